# Листы бумаги с колодами.

sheet-heading = { $kind ->
    [check] Проверка колоды
    [pool] Пул карт
    [blank] Деклист
   *[registration] Деклист
}
sheet-fact = { $fact ->
    [player] Игрок
    [number] Номер
    [hero] Герой
    [commander] Командир
    [date] Дата
    [format] Формат
    [set] Выпуск
    [cards] Карт
    [verdict] Вердикт
    [card_data] Данные о картах
    [table] Стол
    [judge] Судья
   *[signature] Подпись
}
sheet-format = { $format }, правила от { $edition }
sheet-card_data = { $date } (SHA-256 { $sha256 })
sheet-box = { $box ->
    [first] 1
    [second] 2
    [pool] Пул
   *[played] Колода
}
sheet-pitch = питч { $pitch }
sheet-no_pitch = без питча
sheet-unknown = название неизвестно
sheet-more_remarks = { $count ->
    [one] Ещё { $count } замечание; оно на странице списка.
    [few] Ещё { $count } замечания; они на странице списка.
   *[other] Ещё { $count } замечаний; они на странице списка.
}
sheet-foot = Напечатано { $at } UTC
sheet-foot_of_log = Напечатано { $at } UTC · место в журнале { $version } ({ $digest })
sheet-foot_of_file = Напечатано { $at } UTC · файл списка: SHA-256 { $digest }
sheet-pool_of_fab = Лист пула составляется по данным карт Flesh and Blood, а это данные другой игры.
sheet-no_such_set = В данных о картах нет карт выпуска «{ $subject }» для регистрации. Выпуски: { $expected }
sheet-no_card_data = Для листа пула нужны данные о картах Flesh and Blood; их загружает «headjudge cards import».
sheet-sheet = Лист (PDF)
sheet-checklist = Лист для проверки колоды (PDF)
sheet-all = Все листы (PDF)
sheet-all_checklists = Все листы для проверки колод (PDF)
sheet-empty = Пустой лист (PDF)
sheet-often = Этот лист делали слишком часто; подождите несколько минут.
sheet-paper = На бумаге
cli-deck-sheet = Сделать лист (PDF) со списком: для регистрации, для проверки колоды, для записи от руки или для пула в лимитеде.
cli-deck-sheet-more = FILE — список любой формы; «-» читает стандартный ввод. Без --out PDF выводится в стандартный вывод. С --format список проверяется, и замечания стоят на листе. Для --blank и --pool FILE не нужен.
cli-option-sheet_format = Формат, по которому проверяется список, например «commander».
cli-option-sheet_player = Имя игрока на листе.
cli-option-sheet_event = Название турнира на листе.
cli-option-sheet_blank = Пустой лист для записи от руки; игру задаёт --game или --format.
cli-option-sheet_check = С двумя клетками для отметок у каждой карты, для проверки колоды.
cli-option-sheet_pool = Все карты выпуска «Flesh and Blood» (его код) с клетками для пула и колоды.
cli-option-sheet_out = Записать в новый файл, а не в стандартный вывод.
cli-sheet_one_kind = Выберите что-то одно: FILE (с --check или без него), --blank, --pool.
cli-sheet_no_file = Назовите FILE со списком или укажите --blank либо --pool.
cli-sheet_to_terminal = PDF нельзя показать в терминале; назовите файл с помощью --out.
