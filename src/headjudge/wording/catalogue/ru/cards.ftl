# Файлы карт, база карт и ошибки в них.

cards-unreadable = { $reason ->
    [missing] Такого файла нет; проверьте имя.
    [folder] Это папка; укажите файл карт в ней.
    [permission] Нет прав на чтение этого файла; обратитесь к владельцу или измените права.
   *[other] Прочитать файл не удаётся; проверьте диск и имя файла.
}
cards-empty = Файл пуст; в файле карт должен быть список карт.
cards-truncated = Файл обрывается на середине; скачайте его ещё раз.
cards-damaged = Файл сжат, но распаковать его не удаётся: он повреждён или закрыт паролем; скачайте его ещё раз.
cards-too_large = При распаковке выходит больше { $limit } ГБ; таких больших файлов карт не бывает.
cards-zip_of_many = { $count ->
    [0] В архиве нет файла JSON; нужен файл карт.
   *[other] В архиве несколько файлов JSON ({ $names }); распакуйте его и укажите один из них.
}
cards-syntax = { $number ->
    [0] Это не JSON уже с первого объекта; скачайте файл ещё раз.
    [one] После { $number } объекта это уже не JSON; скачайте файл ещё раз.
   *[other] После { $number } объектов это уже не JSON; скачайте файл ещё раз.
}
cards-object_too_large = Один объект файла занимает больше { $limit } МБ; таких больших карт не бывает.
cards-too_deep = Списки и объекты вложены глубже { $limit } уровней; это не файл карт.
cards-is_a_database = Это уже база данных; для импорта нужен файл карт, из которого она сделана.
cards-unknown_form = Такой файл карт headjudge не знает; подойдут: сводный файл «Scryfall», «AtomicCards» от «MTGJSON», пакет «@flesh-and-blood/cards», собственная форма headjudge.
cards-other_objects = В файле не карты, а объекты вида «{ $found }»; скачайте сводный файл с картами, например «default_cards».
cards-other_mtgjson = Это другой файл «MTGJSON»; скачайте «AtomicCards».
cards-other_game = В файле карты другой игры ({ LABEL($found, of: "card_game") }); нужна { LABEL($expected, of: "card_game") }.
cards-no_cards = В файле нет ни одной карты; скачайте сводный файл с картами, например «default_cards».
cards-own_head = В первой строке должен быть заголовок собственной формы headjudge, например «{ $example }».
cards-own_version = В этом файле версия { $found } собственной формы headjudge, а эта программа читает версию { $expected }; преобразуйте карты ещё раз.
cards-missing_field = В объекте { $number } нет «{ $field }», поэтому он пропущен.
cards-wrong_type = Объект { $number } пропущен: в «{ $field }» должно быть: { LABEL($expected, of: "kind") }, а стоит: { LABEL($found, of: "kind") }.
cards-wrong_value = Объект { $number } пропущен: в «{ $field }» стоит значение, которого там быть не может.
cards-more_faults = { $count ->
    [one] Пропущен ещё { $count } объект.
    [few] Пропущено ещё { $count } объекта.
   *[many] Пропущено ещё { $count } объектов.
}
cards-date_assumed = { $by ->
    [name] Дата данных, { $date }, взята из имени файла; если она неверна, укажите её через --date.
   *[other] В файле не сказано, какого дня данные; взята дата файла, { $date }; верную укажите через --date.
}
cards-unknown_language = { $count ->
    [one] Для языка «{ $language }» здесь нет кода; название { $count } карты сохранено под именем языка.
   *[other] Для языка «{ $language }» здесь нет кода; названия { $count } карт сохранены под именем языка.
}
cards-not_a_database = Это не база карт headjudge; загрузите файл карт командой «headjudge cards import».
cards-database_damaged = База карт повреждена и не читается; загрузите файл карт ещё раз, а если база скопирована — скопируйте её заново.
cards-other_form = У этой базы карт версия формы { $found }, а эта программа читает версию { $expected }; загрузите файл карт ещё раз.
cards-none = Базы карт здесь ещё нет; создайте её командой «headjudge cards import».


cli-command-cards = База карт: названия на всех языках, сведения, издания.
cli-cards = База карт: названия на всех языках, сведения, издания.
cli-cards-import = Создать базу карт из файла, который у вас есть.
cli-cards-import-more = Читаются сводные файлы «Scryfall» («oracle_cards», «default_cards»; названия на всех языках — в «all_cards»), «AtomicCards» от «MTGJSON», пакет «@flesh-and-blood/cards» и собственная форма headjudge, в том числе сжатые («gzip», «zip»). Несколько файлов — один список: следующие добавляют названия и издания. Прежняя база остаётся, пока новая не готова целиком.
cli-cards-info = Показать, какие базы карт есть и какого дня их данные.
cli-cards-find = Показать карту по названию на любом языке.
cli-cards-export = Вывести базу карт в собственной форме headjudge на стандартный вывод.
cli-option-cards_game = Игра, если файл должен быть именно для неё.
cli-option-cards_date = Дата данных (ГГГГ-ММ-ДД); по умолчанию из файла, из его имени или дата самого файла.
cli-option-cards_folder = Папка баз карт; по умолчанию «cards» в вашей папке данных.
cli-option-cards_files = Файл карт или база, где искать; можно повторять.
cli-option-cards_of = Игра, карты которой вывести.

cli-cards_read = Читается файл карт: { $done } из { $total } МБ ({ $percent } %)
cli-cards_imported = { LABEL($game, of: "card_game") }: данные от { $date }; карт: { $cards }, названий: { $names }, изданий: { $printings }, выпусков: { $sets }
cli-cards_source = Источник: { $name }, SHA-256: { $sha256 }
cli-cards_at = База: { $path }
cli-cards_skipped = Пропущено, потому что в колоды не входит: { $skipped }
cli-cards_unknown = Карты «{ $name }» нет.
cli-cards_near = Может быть, одна из этих?
cli-cards_several = { $count ->
    [one] «{ $name }»: подходит { $count } карта.
    [few] «{ $name }»: подходят { $count } карты.
   *[many] «{ $name }»: подходит { $count } карт.
}

card_shown-types = типы: { $value }
card_shown-cost = стоимость: { $value }
card_shown-mana_value = мана-эквивалент: { $value }
card_shown-colour_identity = цветовая принадлежность: { $value }
card_shown-classes = классы и таланты: { $value }
card_shown-rarities = редкость: { $value }
card_shown-legal = разрешена: { $value }
card_shown-restricted = ограничена: { $value }
card_shown-banned = запрещена: { $value }
card_shown-names = названия: { $value }
card_shown-sets = выпуски: { $value }
card_shown-key = ID: { $value }

