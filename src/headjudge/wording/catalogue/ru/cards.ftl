# Данные о картах: базы карт.

cards-not_a_database = Этот файл не база карт headjudge. Загрузите файл с картами командой «headjudge cards import».
cards-other_form = Эту базу карт записала другая версия headjudge (форма { $found } вместо { $expected }). Загрузите файл с картами ещё раз; больше ничего не пропадёт.
cards-other_game = Это карты игры { LABEL($found, of: "card_game") }, а не { LABEL($expected, of: "card_game") }. Загрузите нужный файл с картами.
cards-data_of = Данные о картах на { $date } (SHA-256 { $sha256 })
