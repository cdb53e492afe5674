# Faults of the form and of the sense of an event file.
# The caller shows the place (line, JSON pointer); a sentence says what is wrong and what would be right.

kind-object = an object
kind-list = a list
kind-text = a text
kind-integer = a whole number
kind-number = a number with a point or an exponent
kind-boolean = true or false
kind-null = null
kind-text_or_object = a text or an object
kind-text_or_integer = a text or a whole number

form-syntax = This is not JSON from column { $column } on; look for a missing comma, quote or bracket just before it.
form-duplicate_key = The key “{ $key }” stands twice in the same object; keep one of them.
form-not_a_number = “{ $found }” is not a JSON number; write a number or leave the key out.
form-number_too_large = The number { $found } is far beyond anything an event counts; write the number that is meant.
form-too_deep = Lists and objects are nested deeper than { $limit } levels; remove the extra levels.
form-encoding = The file is not UTF-8; save it again with the encoding UTF-8.
form-lone_surrogate = The text holds half of a character (a lone surrogate); write the whole character.
form-missing_key = The key “{ $key }” is missing; add it.
form-unknown_key = The key “{ $key }” is not known here; { GIVEN($nearest) ->
    [yes] did you mean “{ $nearest }”?
   *[no] { GIVEN($allowed) ->
        [yes] possible: { $allowed }.
       *[no] remove it.
    }
}
form-wrong_type = This must be { LABEL($expected, of: "kind") }, but it is { LABEL($found, of: "kind") }.
form-out_of_range = The number must be { $expected }, but it is { $found }.
form-wrong_value = “{ $found }” is not possible here; possible: { $expected }.
form-items = { $expected ->
    [one] The list must have exactly { $expected } item, but it has { $found }.
   *[other] The list must have exactly { $expected } items, but it has { $found }.
}
form-too_long = { $limit ->
    [one] The text is too long; at most { $limit } character is allowed.
   *[other] The text is too long; at most { $limit } characters are allowed.
}
form-too_short = { $limit ->
    [one] The text is too short; at least { $limit } character is needed.
   *[other] The text is too short; at least { $limit } characters are needed.
}
form-version = This file has version “{ $found }” of the form, but this headjudge reads version { $expected }; update headjudge or export the event again.
form-date = “{ $found }” is not a date; write a day of the calendar as YYYY-MM-DD, such as 2025-11-30.
form-unreadable = { $reason ->
    [missing] There is no such file; check its name.
    [folder] This is a folder; name the file in it.
    [permission] You have no permission to read this file; ask its owner or change its permissions.
   *[other] The file cannot be read; check the disk and the file’s name.
}
form-empty = The file is empty; an event file holds one JSON object.

sense-duplicate_entrant = The id “{ $id }” is given twice; give one of the two another id.
sense-unknown_entrant = Nobody has the id “{ $id }”; { GIVEN($nearest) ->
    [yes] did you mean “{ $nearest }”?
   *[no] register the entrant or correct the id.
}
sense-twice_in_round = “{ $id }” stands more than once in round { $round }; an entrant has one match, one bye or one absence in a round.
sense-seats = A match of this event has this many seats: { $expected }; this one has { $found }.
sense-same_entrant_twice_in_match = “{ $id }” holds two seats of one match in round { $round }; each seat needs another entrant.
sense-not_in_event_then = { $why ->
    [late] “{ $id }” plays in round { $round } but entered later; correct the round in “entered_in” or remove the entrant from this round.
   *[out] “{ $id }” plays in round { $round } but had dropped or was disqualified; correct when that was or remove the entrant from this round.
}
sense-drop_order = The rounds in which “{ $id }” drops or re-enters must rise; put them in order.
sense-re_entry_without_drop = “{ $id }” re-enters more often than they drop; add the missing round to “dropped_after” or remove the re-entry.
sense-drop_without_re_entry = “{ $id }” drops again without a re-entry between; add the missing round to “re_entered_in” or remove the drop.
sense-re_entry_round = “{ $id }” re-enters in round { $found }, but dropped after round { $after }; a re-entry comes after its drop and before the next one.
sense-round_number = The round has number { $found }, but number { $expected } comes next; rounds run on from 1 without a gap.
sense-round_needs_stage = Round { $round } must say which stage it belongs to; add “stage”.
sense-unknown_stage = There is no stage “{ $id }”; name one of the stages of this event.
sense-stage_twice = Two stages have the id “{ $id }”; give one of them another id.
sense-stage_order = A round of the stage “{ $id }” follows a round of a later stage; put the rounds in the order of the stages.
sense-first_stage_enters = “{ $id }” is the first stage, so everybody plays it; remove “enters”.
sense-bracket_first = The play-off “{ $id }” has no stage before it that says who plays; put a Swiss stage before it.
sense-unfinished_round = Round { $round } has matches without a result (tables: { $tables }), but a later round follows; report these results first.
sense-table_twice = Table { $table } stands twice in round { $round }; give each match a table of its own.
sense-result_contradicts = { $problem ->
    [nothing] The result says nothing; give a winner, a draw or “lost”.
    [winner_and_draw] The result has a winner and is a draw; keep one of the two.
    [winner_and_lost] The result has a winner and a loss for everybody; keep one of the two.
   *[draw_and_lost] The result is a draw and a loss for everybody; keep one of the two.
}
sense-winner_not_seated = “{ $id }” is named in the result but does not sit at this table; possible: { $seats }.
sense-lost_not_everybody = “lost” must name everybody at the table ({ $seats }); where somebody won, give “winner”.
sense-only_in_pods = “{ $key }” belongs to tables of more than two; remove it.
sense-games_contradict = The games { $games } do not fit the result; { GIVEN($winner) ->
    [yes] the winner “{ $winner }” must have won more games than the opponent.
   *[no] in a draw both seats have won equally many games.
}
sense-chose_not_seated = “{ $id }” is said to have chosen who starts but does not sit at this table; name one of its seats.
sense-until_round = The result stood until round { $found }; that must be a round from { $least } to { $most }; correct “until_round”.
sense-cut_round = The cut after round { $found } is not possible: { $most } rounds are there, and each has one cut at most; correct “after_round”.
sense-twice_in_cut = “{ $id }” stands twice in the same list of this cut; keep one place.
sense-cut_not_in_order = “{ $id }” goes through but does not stand in the order of this cut; add the id to “order” or remove it from “through”.
sense-keep_apart_same = “{ $id }” cannot be kept apart from itself; name two entrants.
sense-no_seed = The event has no seed, so everybody can work out its draws in advance; add a random “seed” before the first round.
sense-granted_no_bye = “{ $id }” is named in “granted” but has no bye in this round; name only entrants in “byes”.
