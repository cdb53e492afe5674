# What the command line says around the findings: help, headlines, answers.

cli-headjudge = headjudge runs trading-card-game tournaments: pairings, exact standings with reasons, cuts, by the rules of the event’s date. Commands work on an event file; COMMAND --help says more.
cli-usage = Usage: { $line }
cli-usage_options = [OPTIONS]
cli-usage_command = COMMAND
cli-commands = Commands
cli-options = Options
cli-see_help = “--help” behind a command shows how it is called.

cli-command-new = Make an event file.
cli-command-enter = Register entrants by name, or from a CSV file.
cli-command-enter-more = A CSV file has a header line: name, and as far as known id, hero, byes, fixed_table. Without an id the next free number is given.
cli-command-drop = An entrant leaves the event.
cli-command-re-enter = An entrant who dropped comes back.
cli-command-disqualify = An entrant is disqualified.
cli-command-absent = Note that an entrant will be absent from the round to be paired next: a loss without an opponent.
cli-command-pair = Pair the next round; nothing is written without --write.
cli-command-report = Set, correct or clear the result of a table.
cli-command-report-more = A result that a later pairing has used is kept beside the new one (“was”).
cli-command-standings = Show the standings with every tie-break value and what decided.
cli-command-explain = Say why A stands there, or why A stands above B: every value as a formula.
cli-command-cut = Show who goes through to the next stage; nothing is written without --write.
cli-command-bracket = Show the play-off: who meets whom, who won.
cli-command-audit = Hold everything that happened against the rules and the seed.
cli-command-structure = Show the rounds, cut, minutes and deck registration that the rules recommend.
cli-command-policy = The policies: rules as dated data.
cli-command-convert = Write an event in another form to standard output.
cli-policy = The policies: rules as dated data, each value with its source.
cli-policy-list = List the policies and their editions.
cli-policy-show = Show everything a policy says, with sources.

cli-option-json = print one JSON object and nothing else
cli-option-lang = language of the messages (otherwise the locale’s)
cli-option-help = show this help
cli-option-policy = the policy: an id (see “policy list”) or a TOML file
cli-option-name = name of the event
cli-option-date = day as YYYY-MM-DD (otherwise today); it decides which rules hold
cli-option-option = an option of the policy, such as rounds=5; may stand several times
cli-option-seed = seed of all draws (otherwise a random one)
cli-option-id = id of the entrant (otherwise the next free number); once per name, in order
cli-option-entrants_csv = a CSV file with entrants
cli-option-after_round = after which round (otherwise the last one paired)
cli-option-after = after which round (otherwise the last finished one)
cli-option-csv = print the table as CSV
cli-option-write_round = append the round to the event file
cli-option-write_cut = record the cut in the event file
cli-option-round = number of the round
cli-option-table = number of the table
cli-option-winner = id of the winner
cli-option-draw = the match was a draw
cli-option-both_lost = both lost
cli-option-clear = take the result back
cli-option-out = an eliminated entrant, in order of elimination (pods)
cli-option-games = games won by seat 1, by seat 2, drawn, such as 2-1-0
cli-option-how = how the result came about
cli-option-board = the seat of a team match
cli-option-reason = why a result is corrected; kept with it
cli-option-players = number of players (of teams with --teams)
cli-option-teams = a team event
cli-option-days = days of the event
cli-option-limited = sealed deck or draft
cli-option-draft_playoff = the play-off is a booster draft
cli-option-level = rules enforcement level
cli-option-programme = organised-play programme, such as “Calling”
cli-option-world_premiere = an event of a World Premiere weekend
cli-option-to = the form to write

cli-failed-refused = The rules do not allow this; nothing was written.
cli-failed-usage = The command was not understood.
cli-failed-input = { $count ->
    [one] One fault was found; nothing was written.
   *[other] { $count } faults were found; nothing was written.
}
cli-failed-store = The file was not written.

cli-unknown_language = There is no language “{ $found }”; possible: { $expected }.
cli-no_such_command = There is no command “{ $found }”; { GIVEN($nearest) ->
    [no] “headjudge --help” lists the commands.
   *[yes] did you mean “{ $nearest }”?
}
cli-no_such_option = There is no option “{ $found }” here; { GIVEN($nearest) ->
    [no] --help lists the options.
   *[yes] did you mean “{ $nearest }”?
}
cli-option_needs_value = The option “{ $option }” needs a value behind it.
cli-missing_argument = “{ $name }” is missing; it must be given.
cli-extra_argument = “{ $found }” is too much; the command takes no further word here.
cli-usage_fault = The call cannot be understood: { $found }
cli-not_a_number = “{ $option }” takes a whole number of at least { $least }, but “{ $found }” was given.
cli-not_a_choice = “{ $option }” is one of { $expected }, but “{ $found }” was given.
cli-not_a_date = “{ $option }” takes a day as YYYY-MM-DD, but “{ $found }” was given.
cli-option_form = An option is written KEY=VALUE, such as rounds=5, but “{ $found }” was given.
cli-games_form = Games are written A-B or A-B-D, such as 2-1 or 1-1-1, but “{ $found }” was given.
cli-one_result = Give exactly one of --winner, --draw, --both-lost and --clear.
cli-json_or_csv = --json and CSV are two forms; choose one.
cli-more_ids_than_names = There are more ids ({ $ids }) than names ({ $names }); give at most one id per name.

store-no_file = The event came from standard input, so there is no file to write; name a file.
store-changed = The file was changed by somebody else in the meantime; look at it and try again.
store-exists = This file exists already; choose another name.
store-not_written = { $reason ->
    [missing] The folder does not exist; create it or choose another. Nothing was changed.
    [permission] You have no permission to write here; choose another folder or change its permissions. Nothing was changed.
    [full] There is no space left on the disk; free some. The old file is unchanged.
   *[other] The disk refuses the file; check it. The old file is unchanged.
}

csv-unreadable = This is not a CSV file; look for a quote that is not closed, or save it as comma-separated values.
csv-unknown_column = There is no column “{ $column }”; possible: { $known }.
csv-no_names = There is no column “name”; the first line names the columns: { $known }.
csv-row = { $columns ->
    [one] This line has no name or more cells than the one column; each line is one entrant.
   *[other] This line has no name or more cells than the { $columns } columns; each line is one entrant.
}
csv-not_a_number = The column “{ $column }” takes a whole number, but “{ $found }” stands there.

cli-written = Written: { $file }
cli-entered = { $name } has the id { $id } and plays from round { $round } on.
cli-entrants_now = { $count ->
    [one] The event has one entrant.
   *[other] The event has { $count } entrants.
}
cli-dropped = { $after ->
    [0] { $name } ({ $id }) left before the first round.
   *[other] { $name } ({ $id }) dropped after round { $after }.
}
cli-re_entered = { $name } ({ $id }) plays again from round { $round } on.
cli-disqualified = { $name } ({ $id }) is disqualified after round { $out }.
cli-absent = { $name } ({ $id }) will be absent from round { $round }: a loss without an opponent.

cli-pairing = Pairing the round …
cli-ranking = Computing the standings …
cli-auditing = Drawing every round again …
cli-round_of = { $name }, round { $round }
cli-has_bye = Bye: { $name }
cli-is_absent = Absent: { $name }
cli-round_written = Round { $round } is written to the file.
cli-round_not_written = Nothing is written yet; “--write” takes this round.
cli-standings_of = { $round ->
    [0] { $name }, standings before the first round
   *[other] { $name }, standings after round { $round }
}
cli-standings_legend = { $mark } marks the value that puts an entrant above the next one.
cli-place = place { $place }
cli-result_winner = Round { $round }, table { $table }: { $winner } has won ({ $first } against { $second }).
cli-result_draw = Round { $round }, table { $table }: draw ({ $first } against { $second }).
cli-result_lost = Round { $round }, table { $table }: both have lost ({ $first } against { $second }).
cli-result_cleared = Round { $round }, table { $table } is open again ({ $first } against { $second }).
cli-still_open = { $count ->
    [0] All tables of the round are in.
    [one] One table is still open: { $tables }
   *[other] { $count } tables are still open: { $tables }
}
cli-cut_of = { $name }: cut after round { $round }, { $points ->
    [0] top { $top }
   *[other] { $top ->
        [0] everybody with at least { $points } match points
       *[other] top { $top } or everybody with at least { $points } match points, whichever is more
    }
}; { $count } go through
cli-cut_written = The cut is recorded.
cli-cut_not_written = Nothing is written yet; “--write” records this cut.
cli-bracket_of = { $count ->
    [0] { $name }: play-off; the seats follow from the cut
   *[other] { $name }: play-off of { $count }
}
cli-audit_of = { $count ->
    [0] { $name }: nothing found in { $rounds } rounds
    [one] { $name }: one finding in { $rounds } rounds
   *[other] { $name }: { $count } findings in { $rounds } rounds
}

decided-chance = by lot over the next
decided-cut = through the cut
decided-playoff = by the play-off
cut_why-top = by rank
cut_why-record = by record
cut_why-bye = by a bye

playoff-final = Final
playoff-semi-final = Semi-finals
playoff-quarter-final = Quarter-finals
playoff-round_of = Round of { $size }
playoff-winner_of = winner of match { $match }
playoff-seed = rank { $seed }
playoff-done = { $name } goes on
playoff-nobody = nobody goes on
playoff_state-waiting = waiting
playoff_state-ready = can be paired
playoff_state-running = running

structure_of-head = { $policy } ({ $edition }), { $players } entrants
structure_of-rounds = { $cut ->
    [0] Swiss rounds: { $rounds }, no play-off
   *[other] Swiss rounds: { $rounds }, then a play-off of the top { $cut }
}
structure_of-day = { $top ->
    [0] Day { $day }: { $rounds } rounds
   *[other] Day { $day }: { $rounds } rounds; then the top { $top } or everybody with at least { $points } match points goes on, whichever is more
}
structure_of-minutes = Minutes, { $row }: { $minutes }
structure_of-decklists = Deck registration: { $need }
structure_of-source = Source: { $source }

explain-cut = What decides is the cut: who went through stands above who did not, and those who did not stay as they stood then.
explain-playoff = What decides is the play-off: { $above } went further than { $below }, or stood higher at the cut.

note_short-pair_down = pair-down
note_short-rematch = rematch
note_short-rematch_allowed = rematch (allowed)
note_short-keep_apart_breached = should be kept apart
note_short-locked = settled beforehand
note_short-locked_rematch = settled rematch
note_short-locked_keep_apart = settled, kept apart otherwise
note_short-fixed_table = fixed table
note_short-fixed_table_taken = fixed table taken
note_short-fixed_tables_meet = two fixed tables
note_short-playoff = play-off
note-playoff = A match of the play-off, by the standing at the cut.

label-seat_1 = Seat 1
label-seat_2 = Seat 2
label-document = Document
