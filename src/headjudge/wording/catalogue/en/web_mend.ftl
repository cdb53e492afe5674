# The desk in the browser: corrections, repairs, late players, cuts, brackets, drafts, mirror mode.

mend-nav_mend = Corrections
mend-mend = Corrections and repairs
mend-mend_correct = Correct a result
mend-mend_repair = Repair round { $round }
mend-mend_swap = Swap two players
mend-mend_late = Late or missing
mend-mend_cut = Cut
mend-mend_bracket = Play-off
mend-mend_draft = Draft pods
mend-mend_mirror = From another system

# Finding people, saying results.
mend-nobody_named = Say who is meant.
mend-nobody_of_that_name = Nobody in the event is called “{ $found }”; write the name or the ID as in the list.
mend-several_of_that_name = “{ $found }” could be any of { $count }: { $ids }. Write more of the name, or the ID.
mend-no_outcome = Choose how the match ended.
mend-games_form = “{ $found }” is no number of games; write it as 2-1 (or 2-1-1 with one game drawn).
mend-out_number = “{ $found }” is no place in the order; write 1 for the first who went out, 2 for the next, and so on.
mend-same_result = This is the result that stands; nothing would change.
mend-result_none = no result
mend-result_won = { $name } won
mend-result_draw = Draw
mend-result_lost = Both lost
mend-result_out = out in this order: { $names }
mend-result_through = through: { $names }
mend-result_clear = No result (clear it)
mend-outcome = Result of the match
mend-seat_won = { $seat }. { $name } won
mend-games = Games
mend-games_hint = Won by the first, won by the second, drawn: 2-1 or 2-1-1. May stay empty.
mend-how = How it ended
mend-fates = Who went out when
mend-fates_hint = 1 for the first who went out; the same number for those who went out together; empty for who was still in. The last one may stay empty if there is a winner.
mend-out_when = Out as number
mend-out_no_show = Did not come
mend-out_left = Left the event
mend-out_through = Goes on
mend-reason = Reason
mend-reason_hint = Kept in the log; may stay empty.
mend-reason_needed = It is kept in the log with your name and the time.
refuse-changed_meanwhile = Something has happened since this page was shown, so nothing was changed. Look at it as it is now, then do it again.

# Corrections.
mend-find_table = Table number or name
mend-find = Find
mend-no_table_found = No table fits “{ $text }”. Give a table number or part of a name.
mend-nothing_played = No round is published yet, so there is nothing to correct.
mend-was_corrected = was corrected
mend-round_and_table = Round { $round }, table { $table }
mend-stands = As it stands:
mend-stands_on_board = Game of seat { $seat }, as it stands:
mend-would_be = If corrected:
mend-moved = { $count ->
    [one] { $count } entrant moves in the standings after round { $round }
   *[other] { $count } entrants move in the standings after round { $round }
}
mend-by_how_much = Moves
mend-moves_up = { $count } up
mend-moves_down = { $count } down
mend-stays = same place
mend-moved_by_others = because others move
mend-values = Values
mend-whole_standings = The whole standings, before and after
mend-rank_after = After
mend-rank_before = Before
mend-take_correction = Correct the result
mend-corrected = Round { $round }, table { $table }: the result is corrected.
mend-new_result = The right result
mend-which_game = Which game
mend-whole_match = The match as a whole
mend-seat_letter = Seat { $seat }
mend-look_what_changes = Show what would change
mend-earlier = What stood here before
mend-sat_here = Here sat: { $names }

# Repairs.
mend-not_published_yet = Round { $round } is not published yet. Nobody has seen it, so taking the pairing back and pairing again costs nothing.
mend-round_changed = { $count ->
    [0] Round { $round } was changed.
    [one] Round { $round }: table { $tables } was changed.
   *[other] Round { $round }: tables { $tables } were changed.
} { GIVEN($removed) ->
    [yes] No longer played: { $removed }.
   *[no] { "" }
}
mend-changed_here = changed
mend-then_there = Sits there then
mend-because = Why
mend-comes = new here
mend-instead_of = instead of { $name }
mend-table_goes = the table goes
mend-repair_consequence = { $count ->
    [one] { $count } table has to be told; { $kept } other open tables stay as they are. Everybody sees which tables were changed.
   *[other] { $count } tables have to be told; { $kept } other open tables stay as they are. Everybody sees which tables were changed.
}
mend-take_repair = { $count ->
    [one] Change { $count } table
   *[other] Change { $count } tables
}
mend-repaired = Round { $round } is repaired. Tell the tables that changed.
mend-what_it_costs = What it is worth, and what pairing anew would cost
mend-costs_caption = All with the results as they stand now; less is better.
mend-as_it_is = As it is
mend-as_repaired = Repaired
mend-as_anew = Paired anew
mend-tables_that_change = Tables that change
mend-finished_lost = Finished or begun matches lost
mend-quality-kept_apart = Meetings that should be avoided
mend-quality-met_again = Rematches
mend-quality-second_byes = Second byes
mend-quality-pair_downs = Tables on different points
mend-quality-squared_difference = Point differences, squared
mend-quality-repeated_tables = Tables that were one before
mend-choose_tables = Choose the tables yourself
mend-choose_tables_hint = { $done ->
    [0] Only ticked tables may change.
    [one] Only ticked tables may change; { $done } table is finished or has begun.
   *[other] Only ticked tables may change; { $done } tables are finished or have begun.
}
mend-may_change = May change
mend-table_number = Table { $table }
mend-points_of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mend-points_moved = points corrected
mend-stays_finished = finished, stays
mend-one_side_reported = one side has reported
mend-open_table = open
mend-look_again = Propose with these tables
mend-propose_itself = Propose automatically

# Swaps.
mend-swap_in_round = Swap two players of round { $round }
mend-swap_first = One player
mend-swap_second = The other player
mend-swap_hint = Name or ID; whoever has a bye or is absent can be swapped too.
mend-swap_would = After the swap
mend-swap_harmless = Nothing speaks against it.
mend-report_goes = A result that one side has reported goes with it (tables: { $tables }).
mend-take_swap = Swap the two
mend-swapped = Swapped: { $first } and { $second }. Tell their tables.

# Late and missing players.
mend-late_in_round = Late or missing in round { $round }
mend-choices_late = What can be done now
mend-choices_no_show = What can be done about table { $table }
mend-do_this = Do this
mend-enter_result = Enter the result
mend-holds_already = It is so already; nothing has to be done.
mend-late_player = Late or forgotten player
mend-late_known = In the event, without a place in this round
mend-late_new = Or somebody new
mend-late_new_hint = The name; the player is registered with the choice that you take.
mend-show_choices = Show the choices
mend-nobody_there = Somebody is not at the table
mend-which_table = Table number
mend-who_is_missing = Who is missing?
mend-somebody_came = Somebody without a place has just come (may stay empty)

# Cut, play-off, draft.
mend-cut_after = Cut after round { $round }
mend-cut_through = { $count ->
    [one] { $count } entrant goes through.
   *[other] { $count } entrants go through.
}
mend-cut_rule_top = Rule: the top { $top }.
mend-cut_rule_points = Rule: everybody with at least { $points } match points.
mend-cut_rule_both = Rule: the top { $top }, or everybody with at least { $points } match points where that is more.
mend-cut_tied = { $count ->
    [one] { $count } entrant at the line is on equal points: { $names }.
   *[other] { $count } entrants at the line are on equal points: { $names }.
}
mend-cut_decided = The line is drawn by:
mend-why_through = Through
mend-cut_out = not through
mend-cut_is_made = The cut is made and stands; later corrections do not change it.
mend-cut_with_pairing = The cut is recorded with the pairing of the next round; nothing has to be done here.
mend-cut_consequence = Recording it now, without a pairing, closes the event for new entrants and fixes who goes on; undo takes it back.
mend-make_cut = Record the cut now
mend-cut_made = The cut is recorded.
mend-bracket_before_cut = The cut is not made yet, so ranks stand for players.
mend-goes_on = goes on
mend-note_starter = Note the choice
mend-correct_table = Correct table { $table }
mend-enter_table = Enter table { $table }
mend-draft_from = { $by ->
    [standing] The pods from round { $round } on, by the standings ({ $count } in all).
   *[random] The pods from round { $round } on, seated at random ({ $count } in all).
}
mend-pods_stand = seated
mend-pods_consequence = The pods are recorded with the pairing of the first draft round. Seat them now if the draft comes before the pairing; then they stand.
mend-pods_consequence_cut = Seating the pods now also records the cut after round { $round }; then both stand.
mend-seat_pods = Seat the pods
mend-pods_seated = The pods are seated.
mend-pod_of = { $count ->
    [one] Pod { $pod }: { $count } seat
   *[other] Pod { $pod }: { $count } seats
}

# Mirror mode.
mend-mirror_pairings = Take over a round
mend-mirror_results = Take over results of round { $round }
mend-mirror_hint = For events that have to be paired in an official system: paste its list here. Clock, slips, checks and pages then run on it.
mend-mirror_what = What the list holds
mend-mirror_what_pairings = Pairings of the next round
mend-mirror_what_results = Results of the round that is running
mend-mirror_list = The list, with its head line
mend-mirror_file = Or a file
mend-mirror_missing = Whoever is not in the list is absent
mend-mirror_look = Read the list
mend-mirror_would_pairings = Round { $round }: { $count ->
    [one] { $count } table
   *[other] { $count } tables
}, byes: { $byes }, absent: { $absent }
mend-mirror_would_results = { $count ->
    [0] Round { $round }: nothing new
    [one] Round { $round }: { $count } result
   *[other] Round { $round }: { $count } results
}
mend-mirror_with_results = { $count ->
    [one] Take { $count } result of the list as well
   *[other] Take { $count } results of the list as well
}
mend-mirror_consequence = The round is taken as it stands and marked as paired elsewhere. Nobody sees it until it is published.
mend-mirror_consequence_results = Results that stand and differ are corrected; the log keeps both.
mend-take_pairings = Take the round over
mend-take_results = Take the results over
mend-mirrored_pairings = Round { $round } is taken over. Publish it when it is right.
mend-mirrored_results = The results of round { $round } are taken over.
mend-no_list = Paste a list or choose a file.
mend-list_too_long = The list is longer than { $limit } characters; look whether this is the right file.
mend-was_done = Last of all this was done:
mend-choice_taken = Done: { LABEL($kind, of: "repair_choice") }.
