# What is worth knowing about an event in hand.

running-rounds_not_planned = { GIVEN($stage) ->
    [yes] No number of rounds is planned for the stage “{ $stage }”, and the policy recommends none for this field; set the option “rounds”.
   *[no] No number of rounds is planned, and the policy recommends none for this field; set the option “rounds”.
}
cut-dropped_left_out = { $count ->
    [one] { $count } entrant would have gone through but dropped; the next ones moved up.
   *[other] { $count } entrants would have gone through but dropped; the next ones moved up.
}
running-settled_but_out = “{ $id }” is named in “next” but does not play in this stage; the wish was left out.
running-later_rounds_stand = Round { $round }, table { $table }, is corrected; the pairings up to round { $last } stand as they are.
running-cut_stands = A result of round { $round } is corrected; the cut after round { $after } stands as it was made.

cut_why-top = by rank
cut_why-record = by record
cut_why-bye = by bye

decided-chance = by lot
decided-cut = by the cut
decided-playoff = by the play-off

playoff-final = Final
playoff-semi-final = Semi-finals
playoff-quarter-final = Quarter-finals
playoff-round_of = Round of { $size }
playoff-winner_of = winner of match { $match }
playoff-seed = seed { $seed }
playoff-done = won by { $name }
playoff-nobody = nobody goes on
playoff_state-waiting = waiting for the match before
playoff_state-ready = can be played
playoff_state-running = being played

note_short-pair_down = pair-down
note_short-rematch = rematch
note_short-rematch_allowed = rematch (allowed)
note_short-keep_apart_breached = should be kept apart
note_short-locked = settled beforehand
note_short-locked_rematch = settled beforehand, rematch
note_short-locked_keep_apart = settled beforehand, should be kept apart
note_short-fixed_table = fixed table
note_short-fixed_table_taken = fixed table already taken
note_short-fixed_tables_meet = two fixed tables, the smaller one
note_short-playoff = play-off
