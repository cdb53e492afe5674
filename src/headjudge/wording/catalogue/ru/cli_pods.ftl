# Командная строка за столами от трёх игроков.

cli-seat = Место { $seat }
cli-pod_cleared = Раунд { $round }, стол { $table } ({ $seats }): результат убран.
cli-pod_winner = Раунд { $round }, стол { $table } ({ $seats }): победитель — { $winner }.
cli-pod_draw = Раунд { $round }, стол { $table } ({ $seats }): ничья, в игре оставались: { $alive }.
cli-pod_lost = Раунд { $round }, стол { $table } ({ $seats }): поражение у всех.
cli-option-together = кто выбыл одновременно: ID через запятую, по разу на каждый такой момент (поды)
cli-option-no_show = кто не пришёл за стол; в --out стоит первым (поды)
cli-option-left = кто ушёл или был дисквалифицирован во время партии; стоит и в --out (поды)


note_short-pod_repeat_swapped = один пересел (тот же стол, что раньше)
note_short-pod_repeat_neighbour = один пересел
note_short-pod_repeat_stays = тот же стол, что раньше
note_short-pod_repeat = тот же стол, что раньше
note_short-pod_seen_before = такой стол уже был
note_short-pod_met_again = есть уже встречавшиеся
note_short-pod_apart_swapped = пересадка (развести)
note_short-pod_apart_together = просили развести
note_short-pod_locked = задано заранее
note_short-pod_locked_repeat = задано заранее, тот же стол
note_short-pod_locked_apart = задано заранее, просили развести
note_short-pod_other_size = другой размер
note_short-pod_fixed_table = закреплённый стол
note_short-pod_fixed_table_taken = закреплённый стол занят
note_short-pod_fixed_tables_meet = несколько закреплённых столов

audit-pod_repeat = { $avoidable ->
    [yes] { $count ->
        [one] Раунд { $round }: { $count } стол в точности повторяет прошлый раунд, хотя пересадка могла этого избежать.
        [few] Раунд { $round }: { $count } стола в точности повторяют прошлый раунд, хотя пересадки могли этого избежать.
       *[many] Раунд { $round }: { $count } столов в точности повторяют прошлый раунд, хотя пересадки могли этого избежать.
    }
   *[no] { $count ->
        [one] Раунд { $round }: { $count } стол в точности повторяет прошлый раунд; избежать этого было нельзя.
        [few] Раунд { $round }: { $count } стола в точности повторяют прошлый раунд; избежать этого было нельзя.
       *[many] Раунд { $round }: { $count } столов в точности повторяют прошлый раунд; избежать этого было нельзя.
    }
}
audit-pods_kept_apart_met = { $avoidable ->
    [yes] Раунд { $round }: за одним столом оказались те, кого просили развести (пар: { $count }), хотя можно было рассадить иначе.
   *[no] Раунд { $round }: за одним столом оказались те, кого просили развести (пар: { $count }); избежать этого было нельзя.
}
audit-pods_out_of_order = Раунд { $round }: столы не соответствуют стендингам на тот момент.
