# Что командная строка говорит вокруг замечаний. Справка — в help.ftl.


cli-unknown_language = Языка «{ $found }» нет; допустимо: { $expected }.
cli-not_a_number = { $option } принимает целое число от { $least }, а не «{ $found }».
cli-not_a_choice = { $option } не может быть «{ $found }»; допустимо: { $expected }.
cli-not_a_date = { $option } принимает день календаря в виде ГГГГ-ММ-ДД, а не «{ $found }».
cli-extra_argument = Слово «{ $found }» лишнее; имя из нескольких слов берите в кавычки.
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
cli-usage_fault = Команда не понята ({ $found }); её форма показана в справке команды.
cli-option_form = «{ $found }» не имеет вида KEY=VALUE, например «rounds=5».
cli-more_ids_than_names = Идентификаторов { $ids }, а имён { $names }; на каждое имя не больше одного идентификатора.
cli-one_result = Укажите ровно одно из --winner, --draw, --both-lost и --clear или только --chose.
cli-games_form = «{ $found }» не имеет вида A-B-D: партии, выигранные местом 1, местом 2 и ничьи, например 2-1-0.
cli-json_or_csv = Укажите либо --json, либо --csv, но не оба.
cli-see_help = Подробнее: --help.

cli-failed-refused = Правила или состояние турнира этого не допускают; ничего не записано.
cli-failed-usage = Так команду выполнить нельзя:
cli-failed-input = { $count ->
    [one] Найдена { $count } ошибка; ничего не записано.
    [few] Найдены { $count } ошибки; ничего не записано.
   *[many] Найдено { $count } ошибок; ничего не записано.
}
cli-failed-store = Файл записать не удалось:

cli-pairing = Составляется паринг…
cli-ranking = Считаются стендинги…
cli-auditing = Идёт проверка…

cli-written = Записано: { $file }
cli-entered = { $name } ({ $id }) в турнире с раунда { $round }.
cli-entrants_now = { $count ->
    [one] Теперь на турнире { $count } участник.
    [few] Теперь на турнире { $count } участника.
   *[many] Теперь на турнире { $count } участников.
}
cli-dropped = { $name } ({ $id }): снятие после раунда { $after }.
cli-re_entered = { $name } ({ $id }): возвращение с раунда { $back }.
cli-disqualified = { $name } ({ $id }): дисквалификация после раунда { $out }.
cli-absent = { $name } ({ $id }): отмечена неявка в следующем раунде.

cli-round_of = { $name }: раунд { $round }
cli-has_bye = Бай: { $name }
cli-is_absent = Неявка: { $name }
cli-round_written = Раунд { $round } записан в файл.
cli-round_not_written = Раунд { $round } только показан; в файл его запишет --write.
cli-result_cleared = Раунд { $round }, стол { $table }: { $first } — { $second }, результат убран.
cli-result_winner = Раунд { $round }, стол { $table }: { $first } — { $second }, победитель: { $winner }.
cli-result_draw = Раунд { $round }, стол { $table }: { $first } — { $second }, ничья.
cli-result_lost = Раунд { $round }, стол { $table }: { $first } — { $second }, поражение обоих.
cli-still_open = { $count ->
    [0] Раунд завершён.
    [1] Остался один матч без результата, стол { $tables }.
    [one] Остался { $count } матч без результата (столы: { $tables }).
    [few] Осталось { $count } матча без результата (столы: { $tables }).
   *[many] Осталось { $count } матчей без результата (столы: { $tables }).
}

cli-standings_of = { $round ->
    [0] { $name }: стендинги до первого раунда
   *[other] { $name }: стендинги после раунда { $round }
}
cli-standings_legend = { $mark } отмечает значение, которое ставит строку выше следующей.
cli-place = итоговое место { $place }

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
cli-cut_not_written = Отсечение только показано; в файл его запишет --write.
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

cli-command-enter-more = В файле CSV нужна строка заголовка: «name» и, если известно, «id», «hero», «byes», «fixed_table». Без идентификатора даётся следующий свободный номер.
cli-command-report-more = Результат, по которому уже составлен более поздний раунд, сохраняется рядом с новым («was»).

cli-policy = Регламенты: датированные правила, у каждого значения есть источник.
cli-policy-list = Показать список регламентов и их редакций.
cli-policy-show = Показать всё, что говорит регламент, с источниками.

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
playoff-seed = посев { $seed }
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

label-document = Документ
