# Faults of the form and of the sense of an event file, and refusals of what people ask of an event.
# The caller shows the place (line, JSON pointer); a sentence says what is wrong and what would be right.

kind-object = an object
kind-list = a list
kind-text = a text
kind-integer = a whole number
kind-number = a number
kind-boolean = true or false
kind-null = null
kind-date = a date

form-syntax = This is not JSON from column { $column } on; look for a missing comma, quote or bracket just before it.
form-duplicate_key = The key “{ $key }” stands twice in the same object; keep one of them.
form-not_a_number = NaN and Infinity are not JSON numbers; write a number or leave the key out.
form-number_too_large = The number is far beyond anything an event counts; write the number that is meant.
form-too_deep = Lists and objects are nested deeper than in any event file; remove the extra levels.
form-encoding = The file is not UTF-8; save it again with the encoding UTF-8.
form-lone_surrogate = The text holds half of a character (a lone surrogate); write the whole character.
form-missing_key = The key “{ $key }” is missing; add it.
form-unknown_key = The key “{ $key }” is not known here; { $nearest ->
    [null] remove it or correct its name.
   *[other] did you mean “{ $nearest }”?
}
form-wrong_type = This must be { LABEL($expected, of: "kind") }, but it is { LABEL($found, of: "kind") }.
form-out_of_range = The number must be { $expected }, but it is { $found }.
form-wrong_value = “{ $found }” is not possible here; possible: { $expected }.
form-too_long = { $limit ->
    [one] This is too long; at most { $limit } character or item is allowed.
   *[other] This is too long; at most { $limit } characters or items are allowed.
}
form-too_short = { $limit ->
    [one] This is too short; at least { $limit } character or item is needed.
   *[other] This is too short; at least { $limit } characters or items are needed.
}
form-version = This file has version “{ $found }” of the form, but this headjudge reads version { $expected }; update headjudge or export the event again.
form-not_yet = A stage of kind “{ LABEL($kind, of: "stage_kind") }” cannot be played yet; use a kind that this version knows.
form-date = “{ $found }” is not a date; write a day of the calendar as YYYY-MM-DD, such as 2025-11-30.
form-unreadable = { $reason ->
    [missing] There is no such file; check its name.
    [folder] This is a folder; name the event file in it.
    [permission] You have no permission to read this file; ask its owner or change its permissions.
   *[other] The file cannot be read; check the disk and the file’s name.
}
form-empty = The file is empty; an event file holds one JSON object.

sense-duplicate_entrant = The id “{ $id }” belongs to two entrants; give one of them another id.
sense-unknown_entrant = Nobody has the id “{ $id }”; { $nearest ->
    [null] register the entrant or correct the id.
   *[other] did you mean “{ $nearest }”?
}
sense-twice_in_round = “{ $id }” stands more than once in round { $round }; an entrant has one match, one bye or one absence in a round.
sense-seats = A match of this event has { $expected } seats, but this one has { $found }.
sense-same_entrant_twice_in_match = “{ $id }” holds two seats of this match; each seat needs another entrant.
sense-winner_not_seated = “{ $id }” is named in the result but does not sit at this table; name one of the entrants in “seats”.
sense-result_contradicts = { $problem ->
    [nothing] The result says nothing; give “winner”, “draw”: true or “lost”.
    [winner_and_draw] The result has a winner and is a draw; keep one of the two.
    [winner_and_lost] The result has a winner and a loss for everybody; keep one of the two.
    [draw_and_lost] The result is a draw and a loss for everybody; keep one of the two.
    [winner_out] The winner also stands among the eliminated; remove the id from “out” or name another winner.
   *[twice] An id stands twice in the result; keep it once.
}
sense-lost_not_everybody = “lost” must name everybody at the table; for a match with a winner give “winner”.
sense-games_contradict = The games { $games } do not fit the result; { $winner ->
    [null] in a draw both seats have won equally many games.
   *[other] the winner “{ $winner }” must have won more games than the opponent.
}
sense-round_number = The round has number { $found }, but number { $expected } comes next; rounds run on from 1 without a gap.
sense-unfinished_round = Round { $round } has matches without a result, but a later round follows; report its results first.
sense-not_in_event_then = “{ $id }” was not in the event in round { $round }; remove the entrant from the round or correct when the entrant entered, dropped or was disqualified.
sense-drop_order = Drops and re-entries must alternate in rising order: out, in, out; correct their rounds.
sense-re_entry_without_drop = There is a re-entry in round { $round } without a drop before it; add “dropped_after” or remove the re-entry.
sense-table_twice = Table { $table } stands twice in round { $round }; give each match a table of its own.
sense-unknown_policy = There is no policy “{ $id }”; { $nearest ->
    [null] the list of policies has the ids that can be used.
   *[other] did you mean “{ $nearest }”?
}
sense-unknown_option = The policy has no option “{ $key }”; possible: { $allowed }.
sense-option_value = The option “{ $key }” must be { $expected }, but it is “{ $found }”.
sense-unknown_stage = There is no stage “{ $id }”; name one of the stages of this event.
sense-stage_twice = Two stages have the id “{ $id }”; give one of them another id.
sense-cut_after_unknown_round = The cut comes after round { $round }, which this event has not played; correct “after_round”.
sense-cut_not_in_order = “{ $id }” goes through but does not stand in the order of this cut; add the id to “order” or remove it from “through”.
sense-keep_apart_same = “{ $id }” cannot be kept apart from itself; name two entrants.
sense-next_conflict = “{ $id }” stands more than once in what is settled for the next round; keep one match, one bye or one absence.
sense-no_seed = The event has no seed, so everybody can work out its draws in advance; add a random “seed” before the first round.
sense-how_contradicts = “{ $how }” does not fit this result; correct how it came or the result.
sense-chose_not_seated = “{ $id }” is said to have chosen who starts but does not sit at this table; name one of the entrants in “seats”.
sense-external_twice = “{ $id }” has the number “{ $value }” in “{ $system }” that another entrant has too; correct one of them.
sense-fixed_table_twice = Table { $table } is kept for two entrants; give one of them another fixed table.
sense-pod_twice = “{ $id }” sits in two draft pods of the stage; keep one seat.

refuse-open_matches = { $count ->
    [one] Round { $round } has one match without a result, at table { $tables }; report it first.
   *[other] Round { $round } has { $count } matches without a result, at tables { $tables }; report them first.
}
refuse-no_such_round = There is no round { $round }; the last one is round { $last }.
refuse-no_such_match = Round { $round } has no table { $table }; look up the table in the pairings of that round.
refuse-all_rounds_played = { $planned ->
    [one] The event has its one planned round; raise the number of rounds to play on.
   *[other] All { $planned } planned rounds are paired; raise the number of rounds to play on.
}
refuse-unknown_entrant = Nobody in the event has the id “{ $id }”; { $nearest ->
    [null] look it up in the list of entrants.
   *[other] did you mean “{ $nearest }”?
}
refuse-already_dropped = “{ $id }” has already dropped; a re-entry must come before another drop.
refuse-not_dropped = “{ $id }” has not dropped; only an entrant who dropped can re-enter.
refuse-already_disqualified = “{ $id }” is disqualified; nothing can be changed about this entrant’s place in the event.
refuse-entrant_id_taken = The id “{ $id }” belongs to another entrant; choose another id.
refuse-no_pairing = There is no pairing for these entrants: what is settled for the round leaves somebody without an opponent; change it.
refuse-nobody_to_pair = There is nobody to pair; enter at least two entrants.
refuse-event_exists = “{ $file }” exists already; choose another name or delete the file.
refuse-round_paired = Round { $round } is already paired; this can be set for round { $next } or later.
refuse-reason_needed = This changes a result after a later round was paired; say why with a reason.
refuse-nothing_to_clear = Table { $table } of round { $round } has no result that could be cleared.
