# What the command line says around the findings. Help texts stand in help.ftl.

cli-unknown_language = There is no language “{ $found }”; possible: { $expected }.
cli-not_a_number = { $option } takes a whole number from { $least } on, not “{ $found }”.
cli-not_a_choice = { $option } cannot be “{ $found }”; possible: { $expected }.
cli-not_a_date = { $option } takes a day of the calendar as YYYY-MM-DD, not “{ $found }”.
cli-extra_argument = “{ $found }” is one word too many; put a name of several words in quotes.
cli-no_such_command = There is no command “{ $found }”; { GIVEN($nearest) ->
    [yes] did you mean “{ $nearest }”?
   *[no] the help lists them.
}
cli-no_such_option = There is no option “{ $found }” here; { GIVEN($nearest) ->
    [yes] did you mean “{ $nearest }”?
   *[no] the help of the command lists them.
}
cli-option_needs_value = { $option } needs a value; write it right after the option.
cli-missing_argument = { $name } is missing; the help of the command shows where it goes.
cli-usage_fault = The command was not understood ({ $found }); the help of the command shows its form.
cli-option_form = “{ $found }” is not of the form KEY=VALUE, such as “rounds=5”.
cli-more_ids_than_names = { $ids ->
    [one] There is { $ids } id for { $names } names; give each name at most one id.
   *[other] There are { $ids } ids for { $names } names; give each name at most one id.
}
cli-one_result = Give exactly one of --winner, --draw, --both-lost and --clear, or --chose alone; in a team match --how time alone lets the games so far decide.
cli-games_form = “{ $found }” is not of the form A-B-D: games won by seat 1, games won by seat 2, drawn games, such as 2-1-0.
cli-json_or_csv = Give either --json or --csv, not both.
cli-see_help = More with --help.

cli-failed-refused = The rules or the state of the event do not allow this; nothing was written.
cli-failed-usage = There is a mistake in the command:
cli-failed-input = { $count ->
    [one] { $count } fault was found; nothing was written.
   *[other] { $count } faults were found; nothing was written.
}
cli-failed-store = Reading or writing failed:

cli-pairing = Pairing …
cli-ranking = Computing the standings …
cli-auditing = Auditing …

cli-written = Written: { $file }
cli-entered = { $name } ({ $id }) is entered, from round { $round } on.
cli-entrants_now = { $count ->
    [one] The event has { $count } entrant now.
   *[other] The event has { $count } entrants now.
}
cli-dropped = { $after ->
    [0] { $name } ({ $id }) has dropped before the first round.
   *[other] { $name } ({ $id }) has dropped after round { $after }.
}
cli-re_entered = { $name } ({ $id }) plays again from round { $back } on.
cli-disqualified = { $out ->
    [0] { $name } ({ $id }) is disqualified before the first round.
   *[other] { $name } ({ $id }) is disqualified after round { $out }.
}
cli-absent = { $name } ({ $id }) is noted as absent in the next round.

cli-round_of = { $name }: round { $round }
cli-has_bye = Bye: { $name }
cli-is_absent = Absent: { $name }
cli-round_written = Round { $round } is written to the file.
cli-round_not_written = Round { $round } is only shown; add --write to write it to the file.
cli-result_cleared = Round { $round }, table { $table }: { $first } against { $second } has no result now.
cli-result_winner = Round { $round }, table { $table }: { $first } against { $second }, won by { $winner }.
cli-result_draw = Round { $round }, table { $table }: { $first } against { $second }, a draw.
cli-result_lost = Round { $round }, table { $table }: { $first } and { $second } both lose.
cli-still_open = { $count ->
    [0] The round is finished.
    [one] One match is still open, at table { $tables }.
   *[other] { $count } matches are still open (tables: { $tables }).
}

cli-standings_of = { $round ->
    [0] { $name }: standings before the first round
   *[other] { $name }: standings after round { $round }
}
cli-standings_legend = { $mark } marks the value that puts a row above the next one.
cli-place = place { $place }

cli-cut_of = { $count ->
    [one] { $name }: cut after round { $round }, { $count } entrant goes through
   *[other] { $name }: cut after round { $round }, { $count } entrants go through
} { $top ->
    [0] ({ $points } points or more)
   *[other] { $points ->
        [0] (top { $top })
       *[other] (top { $top } and everybody with { $points } points or more)
    }
}
cli-cut_written = The cut is recorded in the file and stands.
cli-cut_not_written = The cut is only shown; add --write to record it in the file.
cli-bracket_of = { $count ->
    [0] { $name }: play-off, before the cut
    [one] { $name }: play-off of { $count } entrant
   *[other] { $name }: play-off of { $count } entrants
}

cli-audit_of = { $count ->
    [0] { $name }: nothing to remark; rounds audited: { $rounds }
    [one] { $name }: { $count } remark; rounds audited: { $rounds }
   *[other] { $name }: { $count } remarks; rounds audited: { $rounds }
}

cli-command-enter-more = A CSV file needs a header line: name and, if wanted, id, hero, byes, fixed_table. For teams every line is a member: team, seat (A, B, C), name, hero. An entrant without an id gets the next free number.
cli-command-report-more = Where a pairing has already used a result, the old result is kept beside the new one (“was”).

cli-policy = The policies: rules with a date, each value with its source.
cli-policy-list = List the policies and their editions.
cli-policy-show = Show everything a policy says, with sources.

decided-chance = by lot over the next
decided-cut = by the cut
decided-playoff = by the play-off

cut_why-top = by rank
cut_why-record = by record
cut_why-bye = by a bye

playoff-final = Final
playoff-semi-final = Semi-finals
playoff-quarter-final = Quarter-finals
playoff-round_of = Round of { $size }
playoff-seed = rank { $seed }
playoff-nobody = nobody goes on

playoff_state-waiting = waits for earlier matches
playoff_state-ready = can be paired
playoff_state-running = running

structure_of-head = { $policy } (edition of { $edition }), entrants: { $players }
structure_of-rounds = { $cut ->
    [0] Swiss rounds: { $rounds }, no play-off
   *[other] Swiss rounds: { $rounds }, then a play-off of the top { $cut }
}
structure_of-day = { $top ->
    [0] Day { $day }: { $rounds } rounds
   *[other] Day { $day }: { $rounds } rounds; then the top { $top } or everybody with at least { $points } points goes on, whichever is more
}
structure_of-minutes = Time, { $row }: { $minutes } min
structure_of-decklists = Decklists: { $need }
structure_of-source = Source: { $source }

explain-cut = What decides is the standing at the cut after round { $round }: who went through stands above who did not, and within each the order of that time holds.
explain-playoff = What decides is the play-off: { $above } went further than { $below }.
explain-not_yet = “{ $id }” comes into the event in round { $round } and has no place before that.
explain-left_before = “{ $id }” left the event before the first round and has no place in it.

note_short-pair_down = pair-down
note_short-rematch = rematch
note_short-rematch_allowed = rematch (allowed)
note_short-keep_apart_breached = should be kept apart
note_short-locked = settled beforehand
note_short-locked_rematch = settled beforehand (rematch)
note_short-locked_keep_apart = settled beforehand (should be kept apart)
note_short-fixed_table = fixed table
note_short-fixed_table_taken = fixed table taken
note_short-fixed_tables_meet = two fixed tables
note_short-playoff = play-off

note-playoff = A match of the play-off, by the standing at the cut.

label-document = Document
cli-empty_name = A name is empty; give one.
cli-option_twice = The option “{ $option }” stands twice; give it once.
cli-clear_alone = --clear takes a result back and goes with no other result option.
