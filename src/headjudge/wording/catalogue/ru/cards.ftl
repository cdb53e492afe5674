# Файлы карт, база карт и ошибки в них.

cards-other_game = В файле карты другой игры ({ LABEL($found, of: "game") }); нужна { LABEL($expected, of: "game") }.
cards-not_a_database = Это не база карт headjudge; внесите файл карт командой «headjudge cards import».
cards-other_form = У этой базы карт версия формы { $found }, а эта программа читает версию { $expected }; внесите файл карт ещё раз.

game-mtg = игра «Magic»
game-fab = игра «Flesh and Blood»
