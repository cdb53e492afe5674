# Поиск карт: страница и сведения.

card_page-look_up = Найти карту
card_page-none_here = На этой панели пока нет данных о картах, поэтому поиск не работает.
card_page-none_of = На этой панели нет данных о картах игры { LABEL($game, of: "card_game") }.
card_page-how_to_get = Тот, кто отвечает за этот компьютер, загружает их один раз из файла карт:
card_page-name_in_any_language = Название карты на любом языке
card_page-games = Игры
card_page-every_game = Все
card_page-busy = Сейчас ищут много карт сразу. Попробуйте ещё раз через несколько секунд.
card_page-types = Типы
card_page-cost = Мана-стоимость
card_page-mana_value = Мана-эквивалент
card_page-power_toughness = Сила/выносливость
card_page-loyalty = Верность
card_page-defense = Защита
card_page-keywords = Ключевые слова
card_page-classes = Класс
card_page-talents = Талант
card_page-rarities = Редкости
card_page-pitch_and_colour = { $pitch } ({ LABEL($colour, of: "pitch_colour") })
card_page-names = Другие названия
card_page-formats_on = Форматы на { $date }
card_page-event_decides = Так было на дату данных. На турнире решает дата турнира.
card_page-no_formats = В данных форматы не названы.
card_page-sets = { $count ->
    [one] Издана в { $count } выпуске
    [few] Издана в { $count } выпусках
   *[many] Издана в { $count } выпусках
}
card_page-set = Выпуск
card_page-released = Вышел
card_page-number = Номер
card_page-comma = { ", " }
card_page-which = { $count ->
    [one] Под «{ $name }» подходит { $count } карта
    [few] Под «{ $name }» подходят { $count } карты. Какая нужна?
   *[many] Под «{ $name }» подходят { $count } карт. Какая нужна?
}
card_page-first_in = { GIVEN($date) ->
    [yes] впервые в { $set } ({ $date })
   *[no] впервые в { $set }
}
card_page-unknown = Карты «{ $name }» нет. Чтобы найти карту, хватит нескольких первых букв.
card_page-unknown_key = В текущих данных этой карты нет. Поищите её по названию.
card_page-near = Может быть, одна из этих?
card_page-source = данные на { $date }, источник: { LABEL($kind, of: "card_source") }
card_source-scryfall = файл Scryfall
card_source-mtgjson = файл MTGJSON
card_source-fab_package = пакет карт Flesh and Blood
card_source-headjudge = файл карт headjudge
colour-W = белый
colour-U = синий
colour-B = чёрный
colour-R = красный
colour-G = зелёный
colour-none = бесцветная
legality-banned = запрещена
legality-restricted = ограничена
legality-legal = разрешена
legality-not_legal = не разрешена
card_language-en = английский
card_language-ja = японский
card_language-ru = русский
card_language-de = немецкий
card_language-fr = французский
card_language-it = итальянский
card_language-es = испанский
card_language-pt = португальский
card_language-ko = корейский
card_language-zhs = китайский упрощённый
card_language-zht = китайский традиционный
card_language-he = иврит
card_language-la = латинский
card_language-grc = древнегреческий
card_language-ar = арабский
card_language-sa = санскрит
card_language-ph = фирексийский
mtg_format-standard = Стандарт
mtg_format-future = Будущий Стандарт
mtg_format-historic = Исторический
mtg_format-timeless = Вневременной
mtg_format-gladiator = Гладиатор
mtg_format-pioneer = Пионер
mtg_format-modern = Модерн
mtg_format-legacy = Легаси
mtg_format-pauper = Паупер
mtg_format-vintage = Винтаж
mtg_format-penny = Пенни Дредфул
mtg_format-commander = Командир
mtg_format-oathbreaker = Клятвопреступник
mtg_format-standardbrawl = Стандартный Brawl
mtg_format-brawl = Brawl (100 карт)
mtg_format-competitivebrawl = Соревновательный Brawl
mtg_format-alchemy = Алхимия
mtg_format-paupercommander = Паупер-Командир
mtg_format-duel = Дуэльный Командир
mtg_format-oldschool = Олдскул 93/94
mtg_format-premodern = Премодерн
mtg_format-predh = PreDH (до 2011 года)
mtg_format-tlr = TLR
