# Что командная строка говорит вокруг замечаний. Справка — в help.ftl.

cli-unknown_language = Языка «{ $found }» нет; есть: { $expected }.
cli-not_a_number = { $option }: нужно целое число от { $least }, а указано «{ $found }».
cli-not_a_choice = { $option }: значение «{ $found }» невозможно; допустимо: { $expected }.
cli-not_a_date = { $option }: нужна существующая дата в виде ГГГГ-ММ-ДД, а указано «{ $found }».
cli-extra_argument = Слово «{ $found }» лишнее; имя из нескольких слов берите в кавычки.
cli-no_such_command = Команды «{ $found }» нет; { GIVEN($nearest) ->
    [yes] может быть, «{ $nearest }»?
   *[no] список команд есть в справке.
}
cli-no_such_option = Ключа «{ $found }» здесь нет; { GIVEN($nearest) ->
    [yes] может быть, «{ $nearest }»?
   *[no] список ключей есть в справке команды.
}
cli-option_needs_value = { $option }: не указано значение; напишите его сразу после ключа.
cli-missing_argument = Не указано: { $name }; порядок показан в справке команды.
cli-usage_fault = Не удалось разобрать команду ({ $found }); её форма показана в справке команды.
cli-option_form = «{ $found }» не имеет вида KEY=VALUE, например «rounds=5».
cli-more_ids_than_names = ID: { $ids }, а имён: { $names }; на каждое имя не больше одного ID.
cli-one_result = Укажите ровно одно из --winner, --draw, --both-lost и --clear или только --chose; в матче команд одно «--how time» решает матч по сыгранным партиям.
cli-games_form = «{ $found }» не имеет вида A-B-D: партии, выигранные участником 1, участником 2 и сыгранные вничью, например 2-1-0.
cli-json_or_csv = Укажите либо --json, либо --csv, но не оба.
cli-see_help = Подробнее — с ключом --help.

cli-failed-refused = По правилам или в нынешнем состоянии турнира этого сделать нельзя; ничего не записано.
cli-failed-usage = Команда указана неверно:
cli-failed-input = { $count ->
    [one] Найдена { $count } ошибка; ничего не записано.
    [few] Найдены { $count } ошибки; ничего не записано.
   *[many] Найдено { $count } ошибок; ничего не записано.
}
cli-failed-store = Прочитать или записать не удалось:

cli-pairing = Составляются паринги…
cli-ranking = Считаются стендинги…
cli-auditing = Идёт проверка…

cli-written = Записано: { $file }
cli-entered = { $name } ({ $id }): регистрация принята, участие с раунда { $round }.
cli-entrants_now = { $count ->
    [one] Теперь на турнире { $count } участник.
    [few] Теперь на турнире { $count } участника.
   *[many] Теперь на турнире { $count } участников.
}
cli-dropped = { $after ->
    [0] { $name } ({ $id }): дроп до первого раунда.
   *[other] { $name } ({ $id }): дроп после раунда { $after }.
}
cli-re_entered = { $name } ({ $id }): возвращение с раунда { $back }.
cli-disqualified = { $out ->
    [0] { $name } ({ $id }): дисквалификация до первого раунда.
   *[other] { $name } ({ $id }): дисквалификация после раунда { $out }.
}
cli-absent = { $name } ({ $id }): отмечен пропуск следующего раунда.

cli-round_of = { $name }: раунд { $round }
cli-has_bye = Бай: { $name }
cli-is_absent = Пропуск: { $name }
cli-round_written = Паринги раунда { $round } записаны в файл.
cli-round_not_written = Паринги раунда { $round } только показаны; чтобы записать их в файл, добавьте --write.
cli-result_cleared = Раунд { $round }, стол { $table }: { $first } — { $second }, результат убран.
cli-result_winner = Раунд { $round }, стол { $table }: { $first } — { $second }, победитель: { $winner }.
cli-result_draw = Раунд { $round }, стол { $table }: { $first } — { $second }, ничья.
cli-result_lost = Раунд { $round }, стол { $table }: { $first } — { $second }, поражение обоих.
cli-still_open = { $count ->
    [0] Раунд завершён.
    [1] Остался один матч без результата (стол { $tables }).
    [one] Остался { $count } матч без результата (столы: { $tables }).
    [few] Осталось { $count } матча без результата (столы: { $tables }).
   *[many] Осталось { $count } матчей без результата (столы: { $tables }).
}

cli-standings_of = { $round ->
    [0] { $name }: стендинги до первого раунда
   *[other] { $name }: стендинги после раунда { $round }
}
cli-standings_legend = { $mark } — показатель, по которому строка стоит выше следующей.
cli-place = итоговое место: { $place }

cli-cut_of = { $count ->
    [one] { $name }: отсечка после раунда { $round }, проходит { $count } участник
    [few] { $name }: отсечка после раунда { $round }, проходят { $count } участника
   *[many] { $name }: отсечка после раунда { $round }, проходят { $count } участников
} { $top ->
    [0] (все, у кого очков не меньше { $points })
   *[other] { $points ->
        [0] (топ-{ $top })
       *[other] (топ-{ $top } и все, у кого очков не меньше { $points })
    }
}
cli-cut_written = Отсечка записана в файл и больше не меняется.
cli-cut_not_written = Отсечка только показана; чтобы записать её в файл, добавьте --write.
cli-bracket_of = { $count ->
    [0] { $name }: плей-офф, до отсечки
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

cli-command-enter-more = В файле CSV нужна строка заголовков: «name» и, если есть, «id», «hero», «byes», «fixed_table». Для команд в каждой строке один игрок: «team», «seat» (A, B, C), «name», «hero». Участник без ID получает следующий свободный номер.
cli-command-report-more = Если по прежнему результату уже составлены паринги, он сохраняется рядом с новым («was»).

cli-policy = Список регламентов и их содержание. Регламент — это правила с датой; у каждого значения есть источник.
cli-policy-list = Показать список регламентов и их редакций.
cli-policy-show = Показать регламент целиком, с источниками.

decided-chance = по жребию
decided-cut = по отсечке
decided-playoff = по плей-офф

cut_why-top = по месту
cut_why-record = по очкам
cut_why-bye = по баю

playoff-final = Финал
playoff-semi-final = Полуфиналы
playoff-quarter-final = Четвертьфиналы
playoff-round_of = Топ-{ $size }
playoff-seed = { $seed }-е место
playoff-nobody = никто не прошёл

playoff_state-waiting = ждёт других матчей
playoff_state-ready = можно составлять
playoff_state-running = идёт

structure_of-head = { $policy } (редакция от { $edition }), участников: { $players }
structure_of-rounds = { $cut ->
    [0] Раундов швейцарки: { $rounds }, без плей-офф
   *[other] Раундов швейцарки: { $rounds }, затем плей-офф (топ-{ $cut })
}
structure_of-day = { $top ->
    [0] День { $day }, раундов: { $rounds }
   *[other] День { $day }, раундов: { $rounds }; дальше проходят топ-{ $top } или все, у кого очков не меньше { $points }, — кого больше
}
structure_of-minutes = Время, { $row }: { $minutes } мин.
structure_of-decklists = Деклисты: { $need }
structure_of-source = Источник: { $source }

explain-cut = Решают места при отсечке после раунда { $round }: прошедшие стоят выше непрошедших, а внутри каждой группы порядок остаётся тем же, что и тогда.
explain-playoff = Решает плей-офф: { $above } дальше по сетке, чем { $below }.
explain-not_yet = Участник «{ $id }» вступает в турнир с раунда { $round }; до этого места у него нет.
explain-left_before = Участник «{ $id }» вышел из турнира до первого раунда, и места в стендингах у него нет.

note_short-pair_down = разные очки
note_short-rematch = повторный матч
note_short-rematch_allowed = повторный матч (разрешён)
note_short-keep_apart_breached = нужно разводить
note_short-locked = задан заранее
note_short-locked_rematch = задан заранее (повторный матч)
note_short-locked_keep_apart = задан заранее (нужно разводить)
note_short-fixed_table = закреплённый стол
note_short-fixed_table_taken = закреплённый стол занят
note_short-fixed_tables_meet = два закреплённых стола
note_short-playoff = плей-офф

note-playoff = Матч плей-офф по местам при отсечке.

label-document = Документ
cli-empty_name = Имя пустое; укажите его.
cli-option_twice = Опция «{ $option }» указана дважды; оставьте одну.
cli-clear_alone = --clear убирает результат и не сочетается с другими опциями результата.
