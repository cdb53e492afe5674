# Что командная строка говорит вокруг замечаний. Справка — в help.ftl.

label-seat_1 = Место 1
label-seat_2 = Место 2

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
cli-one_result = Укажите ровно одно из --winner, --draw, --both-lost и --clear.
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
cli-re_entered = { $name } ({ $id }): возвращение с раунда { $round }.
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
