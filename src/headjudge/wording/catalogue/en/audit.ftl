# What an audit finds in an event.

audit-more_rounds_than_planned = { GIVEN($stage) ->
    [yes] The stage “{ $stage }” has { $played } rounds, but { $planned } were planned; tell the players, or correct the option “rounds”.
   *[no] The event has { $played } rounds, but { $planned } were planned; tell the players, or correct the option “rounds”.
}
audit-result_changed = The result of round { $round }, table { $table }, was changed after round { $until } had been paired; the pairings made before stand.
audit-without_match = { $count ->
    [one] In round { $round } one entrant who could have played has no match, no bye and no absence: { $ids }. Note the absence or the drop.
   *[other] In round { $round } { $count } entrants who could have played have no match, no bye and no absence: { $ids }. Note the absences or the drops.
}
audit-rematch = { $avoidable ->
    [yes] Round { $round }: “{ $first }” and “{ $second }” met again, although a pairing without this rematch was possible.
   *[no] Round { $round }: “{ $first }” and “{ $second }” met again; this rematch could not be avoided.
}
audit-kept_apart_met = { $avoidable ->
    [yes] Round { $round }: “{ $first }” and “{ $second }” met, although they are to be kept apart and another pairing was possible.
   *[no] Round { $round }: “{ $first }” and “{ $second }” met although they are to be kept apart; this could not be avoided.
}
audit-second_bye = { $avoidable ->
    [yes] Round { $round }: “{ $id }” had another bye, although somebody without one could have had it.
   *[no] Round { $round }: “{ $id }” had another bye; this could not be avoided.
}
audit-extra_byes = { $count ->
    [one] Round { $round } has one bye more than the field needs: { $ids }. Only an odd field needs one.
   *[other] Round { $round } has { $count } byes more than the field needs: { $ids }. Only an odd field needs one.
}
audit-bye_too_high = Round { $round }: the bye went to somebody with { $bye_found } points; { $bye_best } was possible.
audit-points_apart = Round { $round }: opponents are further apart in points than necessary (sum of squared differences { $found }; possible: { $best }).
audit-tables_out_of_order = { $count ->
    [one] Round { $round }: one table is not where the standings put it.
   *[other] Round { $round }: { $count } tables are not where the standings put them.
}
audit-other_draw = Round { $round } is not the one that the seed of the event gives; it was paired elsewhere or by hand.
audit-cut_order_changed = The order of the cut after round { $round } is not that of the standings from today’s results; the cut stands as it was made.
audit-round_imported = Round { $round } was paired by another program and taken over as it stands.
audit-round_repaired = { GIVEN($reason) ->
    [yes] { $count ->
        [0] Round { $round } was repaired by people: byes and absences only. Their reason: “{ $reason }”.
        [one] Round { $round } was repaired by people at table { $tables }. Their reason: “{ $reason }”.
       *[other] Round { $round } was repaired by people at { $count } tables ({ $tables }). Their reason: “{ $reason }”.
    }
   *[no] { $count ->
        [0] Round { $round } was repaired by people: byes and absences only; no reason is kept.
        [one] Round { $round } was repaired by people at table { $tables }; no reason is kept.
       *[other] Round { $round } was repaired by people at { $count } tables ({ $tables }); no reason is kept.
    }
}
