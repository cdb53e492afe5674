# Командная строка: справка, заголовки, ответы.

cli-headjudge = headjudge проводит турниры по коллекционным карточным играм по правилам, действующим на дату турнира: паринги, точные стендинги с объяснением, отсечения. Команды работают с файлом турнира; подробнее: КОМАНДА --help.
cli-usage = Использование: { $line }
cli-usage_options = [КЛЮЧИ]
cli-usage_command = КОМАНДА
cli-commands = Команды
cli-options = Ключи
cli-see_help = «--help» после команды показывает, как её вызывать.

cli-command-new = Создать файл турнира.
cli-command-enter = Зарегистрировать участников по именам или из файла CSV.
cli-command-enter-more = В файле CSV нужна строка заголовка: «name» и, если известно, «id», «hero», «byes», «fixed_table». Без идентификатора даётся следующий свободный номер.
cli-command-drop = Снять участника; сыгранные матчи остаются.
cli-command-re-enter = Вернуть снявшегося участника.
cli-command-disqualify = Дисквалифицировать участника и убрать из стендингов.
cli-command-absent = Отметить неявку в раунде, который будет составлен следующим: поражение без соперника.
cli-command-pair = Составить следующий раунд; без --write ничего не записывается.
cli-command-report = Внести, исправить или убрать результат за столом.
cli-command-report-more = Результат, по которому уже составлен более поздний раунд, сохраняется рядом с новым («was»).
cli-command-standings = Показать стендинги со всеми тайбрейками и тем, что решило.
cli-command-explain = Объяснить место участника или почему он выше другого: каждое значение формулой.
cli-command-cut = Показать, кто проходит на следующий этап; без --write ничего не записывается.
cli-command-bracket = Показать плей-офф: кто с кем играет и кто победил.
cli-command-audit = Проверить всё, что произошло, по правилам и начальному числу.
cli-command-structure = Показать раунды, отсечение, время и регистрацию колод, которые рекомендуют правила.
cli-command-policy = Регламенты: правила как датированные данные.
cli-command-convert = Вывести турнир в другом формате.
cli-policy = Регламенты: датированные правила, у каждого значения есть источник.
cli-policy-list = Показать список регламентов и их редакций.
cli-policy-show = Показать всё, что говорит регламент, с источниками.

cli-option-json = Вывести один объект JSON и ничего больше.
cli-option-lang = Язык; иначе решает локаль.
cli-option-help = Показать эту справку.
cli-option-policy = Регламент: идентификатор (см. «policy list») или файл TOML.
cli-option-name = Название турнира.
cli-option-date = День (ГГГГ-ММ-ДД), по которому выбирается редакция; иначе сегодня.
cli-option-option = Настройка, которую регламент оставляет организатору, например «rounds=5»; можно повторять.
cli-option-seed = Начальное число всех жеребьёвок; иначе случайное.
cli-option-id = Идентификатор участника (иначе следующий свободный номер); по одному на имя, в том же порядке.
cli-option-entrants_csv = Файл CSV со столбцом «name» и, если нужно, «id», «hero», «byes», «fixed_table».
cli-option-after_round = Последний раунд до этого; иначе последний составленный.
cli-option-after = Стендинги после этого раунда; иначе после последнего завершённого.
cli-option-csv = Вывести таблицу в CSV.
cli-option-write_round = Записать раунд в файл турнира.
cli-option-write_cut = Записать отсечение в файл турнира.
cli-option-round = Номер раунда.
cli-option-table = Номер стола.
cli-option-winner = Идентификатор победителя.
cli-option-draw = Ничья.
cli-option-both_lost = Поражение всех за столом.
cli-option-clear = Убрать результат.
cli-option-out = Выбывший; повторяется в порядке выбытия (за столами, где больше двух игроков).
cli-option-games = Партии, выигранные местом 1, местом 2 и ничьи, например 2-1-0.
cli-option-how = Как получен результат.
cli-option-board = Место в команде, к которому относится партия.
cli-option-reason = Почему исправляется результат; хранится вместе с ним.
cli-option-players = Число игроков (с --teams — команд).
cli-option-teams = Участники — команды.
cli-option-days = Число дней.
cli-option-limited = Силед или драфт.
cli-option-draft_playoff = Плей-офф в виде бустер-драфта.
cli-option-level = Уровень соблюдения правил.
cli-option-programme = Программа турниров, например «Calling».
cli-option-world_premiere = Турнир мировой премьеры.
cli-option-to = Формат, в который перевести.

cli-failed-refused = Правила или состояние турнира этого не допускают; ничего не записано.
cli-failed-usage = Так команду выполнить нельзя:
cli-failed-input = { $count ->
    [one] Найдена { $count } ошибка; ничего не записано.
    [few] Найдены { $count } ошибки; ничего не записано.
   *[many] Найдено { $count } ошибок; ничего не записано.
}
cli-failed-store = Файл записать не удалось:

cli-unknown_language = Языка «{ $found }» нет; допустимо: { $expected }.
cli-no_such_command = Команды «{ $found }» нет; { GIVEN($nearest) ->
    [yes] может быть, «{ $nearest }»?
   *[no] список команд есть в справке.
}
cli-no_such_option = Ключа «{ $found }» здесь нет; { GIVEN($nearest) ->
    [yes] может быть, «{ $nearest }»?
   *[no] список ключей есть в справке команды.
}
cli-option_needs_value = Для { $option } нужно значение; укажите его после ключа.
cli-missing_argument = Не указано: { $name }; порядок показан в справке команды.
cli-extra_argument = Слово «{ $found }» лишнее; имя из нескольких слов берите в кавычки.
cli-usage_fault = Команда не понята ({ $found }); её форма показана в справке команды.
cli-not_a_number = { $option } принимает целое число от { $least }, а не «{ $found }».
cli-not_a_choice = { $option } не может быть «{ $found }»; допустимо: { $expected }.
cli-not_a_date = { $option } принимает день календаря в виде ГГГГ-ММ-ДД, а не «{ $found }».
cli-option_form = «{ $found }» не имеет вида KEY=VALUE, например «rounds=5».
cli-games_form = «{ $found }» не имеет вида A-B-D: партии, выигранные местом 1, местом 2 и ничьи, например 2-1-0.
cli-one_result = Укажите ровно одно из --winner, --draw, --both-lost и --clear.
cli-json_or_csv = Укажите либо --json, либо --csv, но не оба.
cli-more_ids_than_names = Идентификаторов { $ids }, а имён { $names }; на каждое имя не больше одного идентификатора.

store-no_file = Прочитанное со стандартного ввода записать обратно нельзя; укажите файл турнира.
store-changed = За это время файл изменил кто-то другой, и ничего не записано; повторите действие с новым файлом.
store-exists = Файл с таким именем уже есть; выберите другое имя или удалите файл.
store-not_written = { $reason ->
    [missing] Такой папки нет; создайте её или выберите другую. Ничего не изменено.
    [permission] Нет прав на запись сюда; выберите другую папку или измените права. Ничего не изменено.
    [full] На диске нет места; освободите его. Прежний файл не изменён.
   *[other] Записать на диск не удаётся; проверьте его. Прежний файл не изменён.
}

csv-unreadable = Это не файл CSV; проверьте, нет ли незакрытой кавычки, и сохраните его как значения через запятую.
csv-unknown_column = Столбец «{ $column }» неизвестен; допустимо: { $known }.
csv-no_names = В первой строке нет столбца «name»; допустимые столбцы: { $known }.
csv-row = { $columns ->
    [one] В этой строке нужно имя и не больше { $columns } ячейки; исправьте или уберите её.
   *[other] В этой строке нужно имя и не больше { $columns } ячеек; исправьте или уберите её.
}
csv-not_a_number = В столбце «{ $column }» должно быть целое число, а здесь «{ $found }»; исправьте или оставьте пустым.

cli-written = Записано: { $file }
cli-entered = { $name } ({ $id }) в турнире с раунда { $round }.
cli-entrants_now = { $count ->
    [one] Теперь на турнире { $count } участник.
    [few] Теперь на турнире { $count } участника.
   *[many] Теперь на турнире { $count } участников.
}
cli-dropped = { $after ->
    [0] { $name } ({ $id }): снятие до первого раунда.
   *[other] { $name } ({ $id }): снятие после раунда { $after }.
}
cli-re_entered = { $name } ({ $id }): возвращение с раунда { $round }.
cli-disqualified = { $name } ({ $id }): дисквалификация после раунда { $out }.
cli-absent = { $name } ({ $id }): неявка в раунде { $round }, поражение без соперника.

cli-pairing = Составляется паринг…
cli-ranking = Считаются стендинги…
cli-auditing = Идёт проверка…
cli-round_of = { $name }: раунд { $round }
cli-has_bye = Бай: { $name }
cli-is_absent = Неявка: { $name }
cli-round_written = Раунд { $round } записан в файл.
cli-round_not_written = Пока ничего не записано; этот раунд запишет «--write».
cli-standings_of = { $round ->
    [0] { $name }: стендинги до первого раунда
   *[other] { $name }: стендинги после раунда { $round }
}
cli-standings_legend = { $mark } отмечает значение, которое ставит строку выше следующей.
cli-place = итоговое место { $place }
cli-result_winner = Раунд { $round }, стол { $table }: { $first } — { $second }, победитель: { $winner }.
cli-result_draw = Раунд { $round }, стол { $table }: { $first } — { $second }, ничья.
cli-result_lost = Раунд { $round }, стол { $table }: { $first } — { $second }, поражение обоих.
cli-result_cleared = Раунд { $round }, стол { $table }: { $first } — { $second }, результат убран.
cli-still_open = { $count ->
    [0] Раунд завершён.
    [1] Остался один матч без результата, стол { $tables }.
    [one] Остался { $count } матч без результата (столы: { $tables }).
    [few] Осталось { $count } матча без результата (столы: { $tables }).
   *[many] Осталось { $count } матчей без результата (столы: { $tables }).
}
cli-cut_of = { $count ->
    [one] { $name }: отсечение после раунда { $round }, проходит { $count } участник
    [few] { $name }: отсечение после раунда { $round }, проходят { $count } участника
   *[many] { $name }: отсечение после раунда { $round }, проходят { $count } участников
} { $top ->
    [0] (очков не меньше { $points })
   *[other] { $points ->
        [0] (топ-{ $top })
       *[other] (топ-{ $top } и все, у кого очков не меньше { $points })
    }
}
cli-cut_written = Отсечение записано в файл и остаётся в силе.
cli-cut_not_written = Пока ничего не записано; это отсечение запишет «--write».
cli-bracket_of = { $count ->
    [0] { $name }: плей-офф, до отсечения
    [one] { $name }: плей-офф, { $count } участник
    [few] { $name }: плей-офф, { $count } участника
   *[many] { $name }: плей-офф, { $count } участников
}
cli-audit_of = { $count ->
    [0] { $name }: замечаний нет; проверено раундов: { $rounds }
    [one] { $name }: { $count } замечание; проверено раундов: { $rounds }
    [few] { $name }: { $count } замечания; проверено раундов: { $rounds }
   *[many] { $name }: { $count } замечаний; проверено раундов: { $rounds }
}

decided-chance = по жребию
decided-cut = по отсечению
decided-playoff = по плей-офф
cut_why-top = по месту
cut_why-record = по результатам
cut_why-bye = по баю

playoff-final = Финал
playoff-semi-final = Полуфиналы
playoff-quarter-final = Четвертьфиналы
playoff-round_of = Топ-{ $size }
playoff-winner_of = победитель матча { $match }
playoff-seed = посев { $seed }
playoff-done = победил { $name }
playoff-nobody = не проходит никто
playoff_state-waiting = ждёт предыдущего матча
playoff_state-ready = можно играть
playoff_state-running = идёт

structure_of-head = { $policy } ({ $edition }), участников: { $players }
structure_of-rounds = { $cut ->
    [0] Раундов швейцарки: { $rounds }, без плей-офф
   *[other] Раундов швейцарки: { $rounds }, затем плей-офф, топ-{ $cut }
}
structure_of-day = { $top ->
    [0] День { $day }, раундов: { $rounds }
   *[other] День { $day }, раундов: { $rounds }; дальше проходят топ-{ $top } или все, у кого очков не меньше { $points }, смотря кого больше
}
structure_of-minutes = Минуты, { $row }: { $minutes }
structure_of-decklists = Регистрация колод: { $need }
structure_of-source = Источник: { $source }

explain-cut = Решает отсечение: прошедшие стоят выше непрошедших, а непрошедшие остаются в том порядке, в каком были тогда.
explain-playoff = Решает плей-офф: { $above } прошёл дальше, чем { $below }, или стоял выше при отсечении.

note_short-pair_down = спуск в группу ниже
note_short-rematch = повторный матч
note_short-rematch_allowed = повторный матч (разрешён)
note_short-keep_apart_breached = следует разводить
note_short-locked = задан заранее
note_short-locked_rematch = задан заранее, повторный матч
note_short-locked_keep_apart = задан заранее, следует разводить
note_short-fixed_table = закреплённый стол
note_short-fixed_table_taken = закреплённый стол уже занят
note_short-fixed_tables_meet = два закреплённых стола, взят меньший
note_short-playoff = плей-офф
note-playoff = Матч плей-офф по местам при отсечении.

label-seat_1 = Место 1
label-seat_2 = Место 2
label-document = Документ
