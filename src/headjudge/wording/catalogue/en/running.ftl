# What is worth knowing about an event in hand.

running-rounds_not_planned = { GIVEN($stage) ->
    [yes] No number of rounds is planned for the stage “{ $stage }”, and the policy recommends none for this field; set the option “rounds”.
   *[no] No number of rounds is planned, and the policy recommends none for this field; set the option “rounds”.
}
cut-dropped_left_out = { $count ->
    [one] { $count } entrant would have gone through but dropped; the next ones moved up.
   *[other] { $count } entrants would have gone through but dropped; the next ones moved up.
}
