# The play-off: trees of every kind, what falls with a correction, and its audit.

playoff-upper-final = Final of the main side
playoff-grand-final = Grand final
playoff-grand-final-reset = Grand final, second match
playoff-lower-final = Final of the lower side
playoff-lower_round = Lower side, round { $size }
playoff-coming = { $place ->
    [1] winner of match { $match }
   *[other] place { $place } of match { $match }
}
playoff-empty = nobody
playoff-done = { $count ->
    [one] { $name } goes on
   *[other] { $name } go on
}
playoff-wins = { $count ->
    [one] { $name } wins
   *[other] { $name } win
}
playoff-without_play = { $count ->
    [one] { $name } goes on without playing
   *[other] { $name } go on without playing
}
playoff-chose = { $name } chose to start
playoff-chooses = { $name } chooses who starts
playoff-champion = { $name } has won the play-off.

cli-chose = Table { $table }: { $name } chose to start.
cli-option-chose = Who chose to start (play-off); alone or with a result.
cli-option-through = who goes on from the table, once per entrant (play-off at larger tables)
cli-option-cascade = Also change the later play-off matches that rest on the result.

refuse-draw_in_playoff = A play-off match (table { $table }) cannot end in a draw; report a winner. Where the match cannot be finished, “{ $id }” wins as the higher standing at the cut: --winner with --how time.
refuse-drawn_table = { $drawn ->
    [replay] A drawn play-off table (table { $table }) is played again; report the new game when somebody has won it.
   *[other] A play-off table (table { $table }) has no time limit and so no draw; play on and report a winner.
}
refuse-through_count = { $expected ->
    [one] One entrant goes on from table { $table }, not { $found }; correct --through.
   *[other] From table { $table } { $expected } entrants go on, not { $found }; correct --through.
}
refuse-playoff_result_used = { $count ->
    [one] A later match rests on the result of round { $round }, table { $table }, and would fall with it (concerned: { $ids }). To change both, repeat this with --cascade and tell the players.
   *[other] { $count } later matches rest on the result of round { $round }, table { $table }, and would fall with it (concerned: { $ids }). To change all, repeat this with --cascade and tell the players.
}
refuse-chose_outside_playoff = Who starts is chosen in a play-off between two only; nothing is to be noted for round { $round }, table { $table }.
refuse-chose_not_seated = “{ $id }” does not sit at table { $table } of round { $round }; name one who does.
refuse-draft_seated = The draft of stage “{ $stage }” already has its seats, and they stand.
sense-playoff_option = The option “{ $option }” of stage “{ $id }” says something of a play-off only; move it to a stage of kind “bracket”.
refuse-draft_is_single = A draft play-off is single elimination; take away “elimination” or “playoff”.
refuse-no_table_playoff = The policy “{ $policy }” has no play-off; give the stage a policy that has one, such as “pods/plain”.
refuse-no_playoff_shape = The rules have no play-off for { $count }; let as many go through as they have one for: { $sizes }.

running-match_reseated = { $played ->
    [yes] Round { $round }, table { $table } ({ $ids }): its result falls; now { $now } sit there and play it again.
   *[no] Round { $round }, table { $table } ({ $ids }): now { $now } sit there.
}
running-match_withdrawn = { $played ->
    [yes] Round { $round }, table { $table } ({ $ids }): the match and its result fall; it is paired again when its entrants are known.
   *[no] Round { $round }, table { $table } ({ $ids }): the match falls; it is paired again when its entrants are known.
}
running-playoff_without_play = { $count ->
    [one] { $ids } goes on without playing, because { $left } left the event; nobody moves up.
   *[other] { $ids } go on without playing, because { $left } left the event; nobody moves up.
}
running-choice_of_other = Round { $round }, table { $table }: “{ $id }” chose to start, but the choice belongs to “{ $winner }”, who stood higher at the cut.

audit-playoff_without_cut = A play-off has begun, but the cut after round { $round } is not recorded; add it to “cuts”.
audit-playoff_too_early = Round { $round }, table { $table }: { $ids } met before the matches that lead there were decided.
audit-playoff_wrong_players = { $count ->
    [one] Round { $round }, table { $table }: { $ids } met, but by the results before only { $now } belongs there.
   *[other] Round { $round }, table { $table }: { $ids } met, but by the results before { $now } belong there.
}
audit-playoff_stray = Round { $round }, table { $table }: the match of { $ids } has no place in the play-off.
audit-playoff_bye = Round { $round }: “{ $id }” has a bye in the play-off without being in it at that time.
audit-playoff_undecided = Round { $round }, table { $table }: the result does not say who goes on; report the winner.
audit-playoff_other_seats = The seats of the draft play-off “{ $stage }” are not those that the seed of the event gives.
audit-playoff_turn_order = Round { $round }, table { $table }: the seats are not in the order that the rules give for the play-off.
audit-match_withdrawn = Round { $round }, table { $table }: the match of { $ids } was withdrawn after an earlier result had been corrected.
