# Что стоит знать об идущем турнире.

running-rounds_not_planned = { GIVEN($stage) ->
    [yes] Число раундов этапа «{ $stage }» не задано, и регламент для такого числа участников ничего не рекомендует; задайте настройку «rounds».
   *[no] Число раундов не задано, и регламент для такого числа участников ничего не рекомендует; задайте настройку «rounds».
}
cut-dropped_left_out = { $count ->
    [one] { $count } участник прошёл бы дальше, но снялся; его место занял следующий.
    [few] { $count } участника прошли бы дальше, но снялись; их места заняли следующие.
   *[many] { $count } участников прошли бы дальше, но снялись; их места заняли следующие.
}
running-settled_but_out = «{ $id }» указан в «next», но в этом этапе не играет; пожелание не учтено.
running-later_rounds_stand = Результат раунда { $round }, стол { $table }, исправлен; паринги по раунд { $last } остаются прежними.
running-cut_stands = Результат раунда { $round } исправлен; отсечение после раунда { $after } остаётся таким, каким было сделано.

cut_why-top = по месту
cut_why-record = по результатам
cut_why-bye = по баю

decided-chance = по жребию
decided-cut = по отсечению
decided-playoff = по плей-офф

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
