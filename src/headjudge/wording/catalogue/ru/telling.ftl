# Что говорит строка журнала: по одному предложению на каждый вид событий.

log_row-event_opened = Турнир создан: { $name }, { $date }
log_row-entrants_entered = { $count ->
    [1] Добавлен участник: { $names }
    [one] Добавлен { $count } участник: { $names }
    [few] Добавлены { $count } участника: { $names }
   *[many] Добавлены { $count } участников: { $names }
}
log_row-entrant_dropped = { $after ->
    [0] Дроп до первого раунда: { $name }
   *[other] Дроп после раунда { $after }: { $name }
}
log_row-entrant_re_entered = Снова играет с раунда { $round }: { $name }
log_row-entrant_disqualified = { $after ->
    [0] Дисквалификация до первого раунда: { $name }
   *[other] Дисквалификация после раунда { $after }: { $name }
}
log_row-table_fixed = Закреплённый стол { $table }: { $name }
log_row-table_freed = Стол больше не закреплён: { $name }
log_row-pairs_kept_apart = Пар, которых нужно разводить, всего: { $count }
log_row-next_settled = На следующий раунд задано матчей: { $count }{ GIVEN($byes) ->
    [yes] ; бай: { $byes }
   *[no] {""}
}{ GIVEN($absent) ->
    [yes] ; отсутствует: { $absent }
   *[no] {""}
}
log_row-next_unsettled = На следующий раунд больше ничего не задано
log_row-round_paired = Составлены паринги раунда { $round }, столов: { $count }{ GIVEN($byes) ->
    [yes] ; бай: { $byes }
   *[no] {""}
}{ GIVEN($absent) ->
    [yes] ; отсутствует: { $absent }
   *[no] {""}
}
log_row-results_reported = Раунд { $round }, результаты столов: { $tables } (всего { $count })
log_row-result_reported = Раунд { $round }, стол { $table }{ GIVEN($seats) ->
    [yes] { " " }({ $seats })
   *[no] {""}
}: { $outcome ->
    [none] нет результата
    [won] победитель { $winner }{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [draw] ничья{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [pod_won] победитель { $winner }{ GIVEN($out) ->
        [yes] ; порядок выбытия: { $out }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [pod_draw] ничья: { $alive }{ GIVEN($out) ->
        [yes] ; порядок выбытия: { $out }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
   *[lost] поражение обоих{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
}
log_row-board_reported = Раунд { $round }, стол { $table }, место { $board }{ GIVEN($seats) ->
    [yes] { " " }({ $seats })
   *[no] {""}
}: { $outcome ->
    [none] нет результата
    [won] победитель { $winner }{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [draw] ничья{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [pod_won] победитель { $winner }{ GIVEN($out) ->
        [yes] ; порядок выбытия: { $out }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [pod_draw] ничья: { $alive }{ GIVEN($out) ->
        [yes] ; порядок выбытия: { $out }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
   *[lost] поражение обоих{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
}
log_row-result_corrected = Раунд { $round }, стол { $table }{ GIVEN($seats) ->
    [yes] { " " }({ $seats })
   *[no] {""}
}, исправлено: { $outcome ->
    [none] нет результата
    [won] победитель { $winner }{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [draw] ничья{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [pod_won] победитель { $winner }{ GIVEN($out) ->
        [yes] ; порядок выбытия: { $out }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [pod_draw] ничья: { $alive }{ GIVEN($out) ->
        [yes] ; порядок выбытия: { $out }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
   *[lost] поражение обоих{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
}{ GIVEN($reason) ->
    [yes] { " " }(причина: { $reason })
   *[no] {""}
}
log_row-side_reported = Раунд { $round }, стол { $table }{ GIVEN($seats) ->
    [yes] { " " }({ $seats })
   *[no] {""}
}, сообщает { $name }: { $outcome ->
    [none] сообщение снято
    [won] победитель { $winner }{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [draw] ничья{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [pod_won] победитель { $winner }{ GIVEN($out) ->
        [yes] ; порядок выбытия: { $out }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [pod_draw] ничья: { $alive }{ GIVEN($out) ->
        [yes] ; порядок выбытия: { $out }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
   *[lost] поражение обоих{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
}
log_row-starter_chosen = Раунд { $round }, стол { $table }: первым ходит { $name }
log_row-match_reseated = Раунд { $round }, стол { $table }: теперь сидят { $seats }{ GIVEN($reason) ->
    [yes] { " " }(причина: { $reason })
   *[no] {""}
}
log_row-match_withdrawn = Раунд { $round }, стол { $table }: матч больше не считается{ GIVEN($reason) ->
    [yes] { " " }(причина: { $reason })
   *[no] {""}
}
log_row-cut_made = Отсечка после раунда { $round }; проходят: { $count }
log_row-pod_seated = Драфт-под { $pod }: { $seats }
log_row-board_cleared = Раунд { $round }, стол { $table }, место { $board }: результата больше нет
log_row-questionnaire_answered = Раунд { $round }, стол { $table }: ответ на опросник — { $name }
log_row-deviation_announced = Игрокам сообщено: { LABEL($what, of: "announceable") } ({ LABEL($when, of: "moment") })
log_row-clock_started = { GIVEN($step) ->
    [yes] Время перед раундом { $round }{ " " }({ LABEL($step, of: "minutes_row") })
   *[no] Время раунда { $round }
}{ $pod ->
    [0] {""}
   *[other] , под { $pod }
}: запущено, { $minutes } мин
log_row-clock_paused = { GIVEN($step) ->
    [yes] Время перед раундом { $round }{ " " }({ LABEL($step, of: "minutes_row") })
   *[no] Время раунда { $round }
}{ $pod ->
    [0] {""}
   *[other] , под { $pod }
}{ $table ->
    [0] {""}
   *[other] , стол { $table }
}: пауза{ GIVEN($reason) ->
    [yes] { " " }(причина: { $reason })
   *[no] {""}
}
log_row-clock_resumed = { GIVEN($step) ->
    [yes] Время перед раундом { $round }{ " " }({ LABEL($step, of: "minutes_row") })
   *[no] Время раунда { $round }
}{ $pod ->
    [0] {""}
   *[other] , под { $pod }
}{ $table ->
    [0] {""}
   *[other] , стол { $table }
}: снова идёт
log_row-clock_adjusted = { GIVEN($step) ->
    [yes] Время перед раундом { $round }{ " " }({ LABEL($step, of: "minutes_row") })
   *[no] Время раунда { $round }
}{ $pod ->
    [0] {""}
   *[other] , под { $pod }
}: { $seconds } с для всех{ GIVEN($reason) ->
    [yes] { " " }(причина: { $reason })
   *[no] {""}
}
log_row-clock_ended = { GIVEN($step) ->
    [yes] Время перед раундом { $round }{ " " }({ LABEL($step, of: "minutes_row") })
   *[no] Время раунда { $round }
}{ $pod ->
    [0] {""}
   *[other] , под { $pod }
}: завершено
log_row-table_extended = { GIVEN($step) ->
    [yes] Время перед раундом { $round }{ " " }({ LABEL($step, of: "minutes_row") })
   *[no] Время раунда { $round }
}{ $pod ->
    [0] {""}
   *[other] , под { $pod }
}, стол { $table }: продление { $time }{ GIVEN($reason) ->
    [yes] { " " }(причина: { $reason })
   *[no] {""}
}
log_row-deck_check_begun = Раунд { $round }, стол { $table }: проверка колод начата
log_row-deck_check_ended = Раунд { $round }, стол { $table }: проверка колод закончена
log_row-draft_called = Драфт: объявлен бустер { $pack }, пик { $pick }
log_row-review_begun = Драфт: просмотр после бустера { $pack }
log_row-pick_overrun = Драфт: таймер пика просрочен — { $name } (бустер { $pack }, пик { $pick })
log_row-draft_ended = Драфт перед раундом { $round } окончен
log_row-event_revised = Настройки турнира изменены: { $name }, { $date }
log_row-entrant_revised = Данные участника изменены: { $name }
log_row-registration_set = { $state ->
    [closed] Регистрация закрыта
    [by_themselves] Регистрация открыта, в том числе для самих игроков
   *[at_the_desk] Регистрация открыта за столом организаторов
}{ $capacity ->
    [0] {""}
   *[other] , мест: { $capacity }
}
log_row-waiting_listed = { $count ->
    [1] В листе ожидания: { $names }
    [one] В листе ожидания { $count } человек: { $names }
    [few] В листе ожидания { $count } человека: { $names }
   *[many] В листе ожидания { $count } человек: { $names }
}
log_row-waiting_ended = { $count ->
    [1] Больше не ждёт: { $names }
    [one] Больше не ждёт { $count } человек: { $names }
    [few] Больше не ждут { $count } человека: { $names }
   *[many] Больше не ждут { $count } человек: { $names }
}
log_row-checked_in = { $count ->
    [1] На месте: { $names }
    [one] На месте { $count } участник: { $names }
    [few] На месте { $count } участника: { $names }
   *[many] На месте { $count } участников: { $names }
}
log_row-checked_out = { $count ->
    [1] Отметка о явке снята: { $names }
    [one] Отметка о явке снята у { $count } участника: { $names }
    [few] Отметка о явке снята у { $count } участников: { $names }
   *[many] Отметка о явке снята у { $count } участников: { $names }
}
log_row-meeting_seated = Рассадка на собрание игроков, мест: { $count }
log_row-round_published = Раунд { $round } опубликован
log_row-pairing_taken_back = Паринги раунда { $round } отменены{ GIVEN($reason) ->
    [yes] { " " }(причина: { $reason })
   *[no] {""}
}
log_row-round_repaired = Раунд { $round } исправлен{ $count ->
    [0] {""}
   *[other] , столы { $tables }
}{ GIVEN($reason) ->
    [yes] { " " }(причина: { $reason })
   *[no] {""}
}
log_row-command_undone = Отменено: строки с { $first } по { $last }{ GIVEN($reason) ->
    [yes] { " " }(причина: { $reason })
   *[no] {""}
}
