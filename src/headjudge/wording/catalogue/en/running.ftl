# An event in hand: refusals by its policy, remarks on rounds and corrections, and the audit.

refuse-nobody_to_pair = Nobody is left to play round { $round }; register entrants or end the event.
refuse-cut_missing = The rounds after round { $round } have no cut recorded; add it to “cuts”.
refuse-draw_in_playoff = A play-off match cannot end in a draw; report who goes on.
refuse-playoff_result_used = Round { $round } (table { $table }) already builds on this result: “{ $id }” plays there. Clear that match first.

running-rounds_not_planned = Nobody has set the number of rounds and the rules’ table has none for so many entrants; set “rounds”.
running-settled_but_out = “{ $id }” does not play in this stage, so what is settled for the next round is left aside.
running-later_rounds_stand = Round { $round }, table { $table }: the rounds up to { $last } were paired with the earlier result and stay as they are.
running-cut_stands = The cut after round { $after } was made with the earlier result of round { $round } and stays as it is.
cut-dropped_left_out = { $count ->
    [one] One entrant who dropped does not take a place at the cut.
   *[other] { $count } entrants who dropped do not take a place at the cut.
}

audit-more_rounds_than_planned = { $played } rounds were played, but { $planned } were planned; tell the players of the change.
audit-result_changed = Round { $round }, table { $table }: the result was changed after round { $until } had been paired.
audit-without_match = { $count ->
    [one] Round { $round }: one entrant who could have played has no match, no bye and no absence: { $ids }.
   *[other] Round { $round }: { $count } entrants who could have played have no match, no bye and no absence: { $ids }.
}
audit-rematch = { $avoidable ->
    [yes] Round { $round }: { $first } and { $second } met again although a pairing without a rematch existed.
   *[no] Round { $round }: { $first } and { $second } met again; it could not be avoided.
}
audit-kept_apart_met = { $avoidable ->
    [yes] Round { $round }: { $first } and { $second } were to be kept apart, and could have been.
   *[no] Round { $round }: { $first } and { $second } were to be kept apart; it could not be avoided.
}
audit-second_bye = { $avoidable ->
    [yes] Round { $round }: { $id } has a second bye although somebody without one could have had it.
   *[no] Round { $round }: { $id } has a second bye; it could not be avoided.
}
audit-extra_byes = { $count ->
    [one] Round { $round }: one bye more than the number of entrants needs: { $ids }.
   *[other] Round { $round }: { $count } byes more than the number of entrants needs: { $ids }.
}
audit-bye_too_high = Round { $round }: the bye went to somebody with { $bye_found } match points; with { $bye_best } it was possible.
audit-points_apart = Round { $round }: opponents stand further apart than needed (squared differences of match points { $found }, possible { $best }).
audit-tables_out_of_order = { $count ->
    [one] Round { $round }: one table does not follow the standings.
   *[other] Round { $round }: { $count } tables do not follow the standings.
}
audit-other_draw = Round { $round } is not the draw of the event’s seed; it was paired elsewhere or changed by hand.
audit-cut_order_changed = The cut after round { $round } was recorded in another order than the results now give; the recorded one stands.
