# Refusals: what people ask of an event and the facts or rules forbid.

refuse-open_matches = { $count ->
    [one] Round { $round } has one match without a result, at table { $tables }; report it first.
   *[other] Round { $round } has { $count } matches without a result (tables: { $tables }); report them first.
}
refuse-no_such_round = { $paired ->
    [0] There is no round { $round } yet; pair the first round.
   *[other] There is no round { $round } yet; rounds are paired up to { $paired }.
}
refuse-no_such_match = Round { $round } has no table { $table }; its tables run from { $first } to { $last }.
refuse-all_rounds_played = { $ended ->
    [playoff] The play-off has been played to its end, and with it the event.
   *[rounds] { $planned ->
        [one] The one planned round is paired; to play on, raise the number of rounds or add a stage.
       *[other] All { $planned } planned rounds are paired; to play on, raise the number of rounds or add a stage.
    }
}
refuse-unknown_entrant = Nobody in the event has the id “{ $id }”; look it up in the list of entrants.
refuse-entrant_id_taken = The id “{ $id }” belongs to another entrant; choose another id.
refuse-already_dropped = { $after ->
    [0] “{ $id }” dropped before the first round already; only after a re-entry can they drop again.
   *[other] “{ $id }” dropped after round { $after } already; only after a re-entry can they drop again.
}
refuse-not_dropped = “{ $id }” has not dropped; only an entrant who dropped can re-enter.
refuse-already_disqualified = “{ $id }” is disqualified and neither drops nor re-enters.
refuse-plays_later = { $after ->
    [0] “{ $id }” cannot leave before the first round, because they stand in round { $round }; name round { $round } or a later one.
   *[other] “{ $id }” cannot leave after round { $after }, because they stand in round { $round }; name round { $round } or a later one.
}
refuse-round_not_paired = { $paired ->
    [0] Round { $round } is not paired yet; pair the first round.
   *[other] Round { $round } is not paired yet; rounds are paired up to { $paired }.
}
refuse-round_already_paired = Round { $round } is already paired; name a round that is not.
refuse-not_playing = “{ $id }” does not play in round { $round }, so they cannot be absent; only entrants in the event can.
refuse-already_absent = “{ $id }” is already noted as absent in round { $round }; nothing needs to be done.
refuse-already_settled = A match or a bye is already settled for “{ $id }” in round { $round }; remove it from “next” first.
refuse-clear_would_open = The result of round { $round } cannot be cleared, because round { $last } is already paired; correct the result instead.
refuse-cut_made = The cut after round { $round } is already made and stands.
refuse-no_pairing = These entrants cannot be paired: what is settled for the round leaves somebody without an opponent; change it.
refuse-reason_needed = This changes a result after a later round was paired; say why with a reason.
refuse-rounds_to_play = { $planned ->
    [one] The cut comes after { $planned } round, and { $paired } are paired; play it first.
   *[other] The cut comes after { $planned } rounds, and { $paired } are paired; play the others first.
}
refuse-no_cut = { $players ->
    [one] For { $players } entrant no cut is recommended; to make one, add a stage whose “enters” says who goes through.
   *[other] For { $players } entrants no cut is recommended; to make one, add a stage whose “enters” says who goes through.
}
refuse-no_cut_rule = { GIVEN($stage) ->
    [yes] The stage “{ $stage }” does not say who goes through to it; add “enters” with “top” or “min_points”.
   *[no] No stage says who goes through to it; add “enters” with “top” or “min_points”.
}
refuse-no_bracket = The event has no play-off; add a stage of kind “bracket”.
refuse-round_not_finished = { $finished ->
    [0] Standings after round { $round } are not possible: no round is finished; report the results first.
   *[other] Standings after round { $round } are not possible: the last finished round is { $finished }; ask for that one or report the open results.
}
refuse-cut_missing = The cut after round { $round } is not recorded, although its stage has begun; add it to “cuts”.
refuse-nobody_to_pair = There is nobody to pair in round { $round }; enter at least one entrant.
refuse-enter_after_cut = The cut after round { $round } is made, so nobody can enter any more.
refuse-no_round_to_enter = { $left ->
    [cut] All rounds before the cut are paired ({ $round }), so somebody who enters now would play none; raise the number of rounds to let them in.
   *[none] All planned rounds are paired ({ $round }), so somebody who enters now would play none; raise the number of rounds to let them in.
}
refuse-absent_in_no_round = { $left ->
    [playoff] The round to come is a play-off round, and nobody can be marked absent from it: drop “{ $id }”, or report the match as a no-show.
   *[none] All planned rounds are paired, so there is no round from which “{ $id }” could be absent.
}
