# An event in hand: refusals by its policy, remarks on rounds and corrections, and the audit.

running-rounds_not_planned = Nobody has set the number of rounds and the rules’ table has none for so many entrants; set “rounds”.
running-settled_but_out = “{ $id }” does not play in this stage, so what is settled for the next round is left aside.
running-later_rounds_stand = Round { $round }, table { $table }: the rounds up to { $last } were paired with the earlier result and stay as they are.
running-cut_stands = The cut after round { $after } was made with the earlier result of round { $round } and stays as it is.
cut-dropped_left_out = { $count ->
    [one] One entrant who dropped does not take a place at the cut.
   *[other] { $count } entrants who dropped do not take a place at the cut.
}
