# Несколько турниров как серия, и призы.

tie-best_place = лучшее место
tie-places = места, начиная с лучшего
tie-event_wins = победы в турнирах
tie-match_wins = победы в матчах
tie-match_points = матчевые очки
tie-events_played = число турниров
tie-latest_event = последний турнир
tie-head_to_head = личные встречи

series-syntax = Это не TOML; исправьте строку или найдите перед ней пропущенную кавычку или скобку.
series-missing_key = Нет ключа «{ $key }»; добавьте его.
series-unknown_key = Ключ «{ $key }» здесь неизвестен; уберите его или исправьте написание.
series-value = «{ $found }» здесь не подходит; { $expected ->
    [integer] напишите целое число.
    [fraction] напишите целое число или дробь в кавычках, например «"1/2"».
    [text] напишите текст в кавычках.
    [text_not_empty] напишите непустой текст.
    [text_shorter] напишите текст не длиннее { $limit } знаков.
    [list] напишите список.
    [list_not_empty] напишите список хотя бы с одной записью.
    [table] напишите таблицу.
    [choice] возможно: { $allowed }.
    [at_least] напишите число не меньше { $limit }.
    [at_most] напишите число не больше { $limit }.
   *[other] смотрите описание файлов серий.
}
series-file_twice = Файл «{ $file }» уже есть в серии; укажите каждый турнир один раз.
series-event_twice = Два турнира называются «{ $event }»; дайте одному из них свой номер.
series-no_points = Ни один турнир не даёт очков; задайте очки за место, за матчевые очки или за участие.
series-best_beyond = Считаются лучшие турниры ({ $best }), но их всего { $events }; считаются все.
series-row_order = Строка кончается местом { $last } раньше, чем начинается местом { $first }; исправьте одно из них.
series-row_overlap = Место { $first } уже есть в строке выше; начните с { $expected }.
series-row_gap = Между строкой выше и местом { $first } есть места без очков или призов; может быть, { $expected }?
series-no_prizes = Список призов пуст; добавьте призы за место или за результат либо уберите его.
series-record_twice = Приз за число побед { $wins } указан дважды; оставьте один.
series-tie_twice = «{ LABEL($key, of: "tie") }» дважды стоит среди критериев; оставьте первый.
series-person_twice = «{ $id }» указан дважды; объедините записи.
series-unknown_event = В серии нет турнира «{ $event }»; возможно: { $known }.
series-unknown_entrant = В турнире «{ $event }» нет участника «{ $id }».
series-entrant_twice = Участник «{ $id }» турнира «{ $event }» уже принадлежит другому человеку.
series-without_id = { $count ->
    [one] В «{ $event }» у { $count } участника нет «{ $key }»: { $ids }. Добавьте его там или укажите человека в разделе «people».
    [few] В «{ $event }» у { $count } участников нет «{ $key }»: { $ids }. Добавьте его там или укажите людей в разделе «people».
   *[many] В «{ $event }» у { $count } участников нет «{ $key }»: { $ids }. Добавьте его там или укажите людей в разделе «people».
}
series-same_person = В «{ $event }» участники «{ $first }» и «{ $second }» оба оказались бы «{ $id }»; различите их в разделе «people».
series-event_not_begun = В «{ $event }» нет завершённых раундов; турнир пока ничего не даёт.
series-event_running = «{ $event }» не окончен; взято положение после раунда { $round }.

series_of-head = { $best ->
    [0] { $name }: положение в серии, турниров: { $events }
   *[other] { $name }: положение в серии, турниров: { $events }, считаются лучшие { $best }
}
series_of-points = Очки
series_of-score = { $points } ({ $place })
series_of-legend = По каждому турниру: очки и в скобках место; что целиком в скобках, не считается.
series_of-prizes = Призы
series_of-prize = { GIVEN($event) ->
    [yes] { $event }, { $name }, { $why ->
        [record] побед: { $wins }
       *[place] место { $place }
    }: { $prize }{ GIVEN($amount) ->
        [yes] {" "}({ $amount }{ $shared ->
            [1] )
           *[other] , делят { $shared })
        }
       *[no] {""}
    }
   *[no] { $name }, { $why ->
        [record] побед: { $wins }
       *[place] место { $place }
    }: { $prize }{ GIVEN($amount) ->
        [yes] {" "}({ $amount }{ $shared ->
            [1] )
           *[other] , делят { $shared })
        }
       *[no] {""}
    }
}
prizes-cannot_share = «{ $prize }» нельзя разделить между теми, кто делит место { $place }: { $names }. Укажите количество или раздавайте по порядку.
