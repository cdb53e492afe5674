# Командная строка за столами от трёх игроков.

cli-seat = Участник { $seat }
cli-pod_cleared = Раунд { $round }, стол { $table } ({ $seats }): результат убран.
cli-pod_winner = Раунд { $round }, стол { $table } ({ $seats }): победитель: { $winner }.
cli-pod_draw = Раунд { $round }, стол { $table } ({ $seats }): ничья, в игре оставались: { $alive }.
cli-pod_lost = Раунд { $round }, стол { $table } ({ $seats }): поражение всех.
cli-option-together = ID выбывших одновременно, через запятую; один раз на каждый такой момент (столы, где больше двух игроков).
cli-option-no_show = ID не явившегося за стол; в --out стоит первым (столы, где больше двух игроков).
cli-option-left = ID того, кто ушёл или дисквалифицирован во время матча; стоит и в --out (столы, где больше двух игроков).

note_short-pod_repeat_swapped = один пересел (состав повторился бы)
note_short-pod_repeat_neighbour = один пересел
note_short-pod_repeat_stays = тот же состав, что раньше
note_short-pod_repeat = тот же состав, что раньше
note_short-pod_seen_before = такой состав уже был
note_short-pod_met_again = есть уже встречавшиеся
note_short-pod_apart_swapped = пересели (нужно разводить)
note_short-pod_apart_together = нужно разводить
note_short-pod_locked = задан заранее
note_short-pod_locked_repeat = задан заранее (тот же состав)
note_short-pod_locked_apart = задан заранее (нужно разводить)
note_short-pod_other_size = другое число игроков
note_short-pod_fixed_table = закреплённый стол
note_short-pod_fixed_table_taken = закреплённый стол занят
note_short-pod_fixed_tables_meet = несколько закреплённых столов

audit-pod_repeat = { $avoidable ->
    [yes] { $count ->
        [one] Раунд { $round }: { $count } стол в точности повторяет состав из предыдущего раунда, хотя пересадкой этого можно было избежать.
        [few] Раунд { $round }: { $count } стола в точности повторяют состав из предыдущего раунда, хотя пересадкой этого можно было избежать.
       *[many] Раунд { $round }: { $count } столов в точности повторяют состав из предыдущего раунда, хотя пересадкой этого можно было избежать.
    }
   *[no] { $count ->
        [one] Раунд { $round }: { $count } стол в точности повторяет состав из предыдущего раунда; избежать этого было нельзя.
        [few] Раунд { $round }: { $count } стола в точности повторяют состав из предыдущего раунда; избежать этого было нельзя.
       *[many] Раунд { $round }: { $count } столов в точности повторяют состав из предыдущего раунда; избежать этого было нельзя.
    }
}
audit-pods_kept_apart_met = { $avoidable ->
    [yes] Раунд { $round }: за одним столом оказались те, кого нужно разводить (пар: { $count }), хотя этого можно было избежать.
   *[no] Раунд { $round }: за одним столом оказались те, кого нужно разводить (пар: { $count }); избежать этого было нельзя.
}
audit-pods_out_of_order = Раунд { $round }: столы не по порядку стендингов на тот момент.

cli-command-answer = Опросник после партии: записать ответы или показать вопросы и тех, кто ещё не ответил.
cli-option-entrant = ID участника
cli-answer_form = Ответы пишутся как КЛЮЧ=ЗНАЧЕНИЕ, а дано «{ $found }».
cli-answers_owed = { $count ->
    [0] Неотвеченных опросников нет.
    [one] Не отвечен { $count } опросник:
    [few] Не отвечены { $count } опросника:
   *[many] Не отвечены { $count } опросников:
}
cli-answer_owed = Раунд { $round }, стол { $table }: { $name }
cli-two_winners = За столом один победитель, а указаны: { $found }. Укажите одного.
cli-left_dropped = { $name }: уход во время партии, дроп после раунда { $round }.
