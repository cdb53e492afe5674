# Rounds, results, the clock and undo at the desk.

web-run_nav_round = Round
web-run_nav_results = Results
web-run_nav_clock = Clock
web-run_rounds = Rounds
web-run_next = Next step
web-run_next_enter = Nobody is entered yet. Two entrants are enough for a round.
web-run_to_players = Enter players
web-run_next_pair = { $round ->
    [1] Next: pair round 1.
   *[other] All results are in. Next: pair round { $round }.
}
web-run_next_playoff = All results are in. Next: the cut, and round { $round } as the first of the play-off.
web-run_next_publish = Round { $round } is paired. Only the staff sees it.
web-run_next_clock = Round { $round } is published. Its clock has not been started.
web-run_next_results = { $count ->
    [one] Round { $round }: { $count } table is still out.
   *[other] Round { $round }: { $count } tables are still out.
}
web-run_next_over = Every planned round is played. The event is over.
web-run_look_at_round = Go to round { $round }
web-run_look_and_publish = Look at round { $round } and publish it
web-run_to_clock = Clock of round { $round }
web-run_enter_results = Enter results
web-run_outstanding = Tables still out
web-run_all_outstanding = All of them, with their time
web-run_show_all = Show all { $count }
web-run_by_time = in the order of their time
web-run_look_here = Needs your decision
web-run_last_steps = Last steps
web-run_last_step = Last step:
web-run_more_facts = and { $count } more
web-run_other_events = Your other events
web-run_still_out = { $count ->
    [0] all in
   *[other] { $count } still out
}
web-run_not_paired = not paired yet
web-run_not_published = not published
web-run_finished = all results are in
web-run_would_make = { $count ->
    [one] Pairing would make { $count } match.
   *[other] Pairing would make { $count } matches.
}
web-run_cut_made = The cut is made with it; { $count } play on: { $names }
web-run_pair = Pair round { $round }
web-run_pair_hint = Nobody but the staff sees it until you publish it.
web-run_next_round = next
web-run_look_hint = Look through the tables now: nobody but the staff sees them yet. Publishing does not start the clock.
web-run_publish = Publish round { $round }
web-run_take_back = Take the pairing back
web-run_take_back_means = The players have seen round { $round }. If you take it back it disappears from their pages, and everybody is paired anew; write why.
web-run_swap = Swap by hand
web-run_to_table = Table { $table }
web-run_side_back = Take this report back
web-run_late = Late players and no-shows
web-run_repair = Repair tables
web-run_granted = granted beforehand
web-run_reason = Reason
web-run_optional = (may stay empty)
web-run_outcome = { $outcome ->
    [none] no result
    [won] { $winner } won{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [draw] draw{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [pod_won] { $winner } won{ GIVEN($out) ->
        [yes] ; out in this order: { $out }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [pod_draw] draw of { $alive }{ GIVEN($out) ->
        [yes] ; out in this order: { $out }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
   *[lost] both lost{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
}
web-run_state_open = still out
web-run_state_one_side = only one side has reported
web-run_state_disputed = the two reports differ
web-run_results_of = Results of round { $round }
web-run_no_round = No round is paired yet.
web-run_question = To decide
web-run_stands = Stands now
web-run_side_says = { $name } reports
web-run_typed_now = Typed now
web-run_correct = Correct the result
web-run_correct_look = What a correction would change
web-run_take_it = Take it
web-run_leave_it = Leave it as it is
web-run_line = Table number, result, Enter
web-run_line_hint = “12 1”: at table 12 the player of seat 1 won; “12 d”: a draw.
web-run_line_hint_pods = “7 3 2 4 1”: at table 7 seat 3 won; out were 2, then 4, then 1.
web-run_same_already = stood so already
web-run_undo = Undo
web-run_undo_takes = This would be taken back now:
web-run_undo_do = Take it back
web-run_undo_seen = The players have seen it; write why it goes.
web-run_undo_kept = The log keeps both: what was done and that it was undone.
web-run_grammar = What may be typed
web-run_typed = Typed
web-run_means = Means
web-run_g_won = Table 12: seat 1 won (2 for seat 2)
web-run_g_games = Games 2 to 1: who has more has won; a third number is games drawn
web-run_g_draw = Draw
web-run_g_lost = Both lost
web-run_g_no_show = Seat 1 won, the other did not come; neither came
web-run_g_how = A letter behind says how: t on time, a agreed, c concession, p penalty
web-run_g_board = Teams: the game of seat A, won by the team of seat 1
web-run_g_at_time = Teams: time is called, the games so far decide
web-run_g_order = Seat 3 won; out were 2, then 4, then 1
web-run_g_arrows = The same from the top down: the winner, then who lasted longest
web-run_g_together = 2 and 4 went out at the same moment
web-run_g_pod_draw = Draw of those who are left; 2, then 4 had gone out
web-run_g_gone = n: 2 did not come; l: 1 left the event
web-run_g_keyboards = It does not matter whether the keyboard is switched to Latin letters; capital letters are as good as small ones.
web-run_says = says:
web-run_says_nothing = has not reported
web-run_button_won = Table { $table }: { $name } won
web-run_button_draw = Table { $table }: draw
web-run_button_more = Table { $table }: more choices
web-run_table_of_round = Table { $table }, round { $round }
web-run_changed_now = What you see now is what stands; look again and decide anew.
web-run_report = Result of the table
web-run_believe = Take what { $name } reports
web-run_cascade_means = Later matches of the play-off rest on this result: they are seated anew or taken out of the event, as listed above. What stood is kept in the log.
web-run_cascade = Yes, change the later matches too
web-run_board = Which game
web-run_whole_match = the match as a whole
web-run_won = { $name } won
web-run_how_games = Games, and how it ended
web-run_how = How it ended
web-run_how_played = played to the end
web-run_how_hint = Fill this in first, then press who won.
web-run_games = Games won
web-run_games_drawn = drawn
web-run_absent_or_lost = Somebody did not come, or both lost
web-run_absent_hint = Who is not there loses the match, and stays in the event unless ticked below as leaving.
web-run_absent = { $name } did not come
web-run_absent_both = Neither came
web-run_drops_too = Leaves the event after this round
web-run_drop = Drop { $name } after round { $round }
web-run_fate = choose
web-run_fate_winner = won
web-run_fate_out = out as number { $place }
web-run_fate_alive = still in the game (draw)
web-run_fate_hint = The same number for two: they went out at the same moment.
web-run_left = left the event
web-run_boards_at_time = Time is called: the games so far decide
web-run_clear = Clear the result
web-run_time_left = Time left
web-run_time_over = time is up
web-run_paused = paused
web-run_checking = deck check
web-run_none_out = Every result is in.
web-run_clock_of = Clock of round { $round }
web-run_ends_at = Ends at
web-run_sides = What each side reports
web-run_not_there = did not come
web-run_untimed = This round has no time limit.
web-run_minutes = Minutes
web-run_start = Start the clock
web-run_start_anew = Start the clock anew
web-run_pause = Pause for everybody
web-run_resume = Go on
web-run_end = End the clock
web-run_adjust = Give everybody more or less time
web-run_more_time = More time
web-run_less_time = Less time
web-run_sound = Sound at the end
web-run_read_out = Read out now
web-run_read_out_next = Read out at the next call
web-run_own_time = Tables with time of their own
web-run_one_table = Time of one table
web-run_extend = Extend
web-run_pause_table = Pause the table
web-run_resume_table = Table goes on
web-run_check_begin = Deck check begins
web-run_check_end = Deck check ends
web-run_cards = Cards drafted from each pack
web-run_everybody_done = Everybody has picked
web-run_call = Called just now
web-run_overrun = Somebody took too long
web-run_note_overrun = Note it
refuse-table_changed = Table { $table } of round { $round } has changed since you looked; what stands is shown here.
refuse-seated_anew = Tables of round { $round } have been seated anew since you looked. Look who sits at table { $table } now, and at its result.
refuse-result_needs_reason = Table { $table } of round { $round } has a result; to change it, write the reason.
refuse-sides_differ = A side of table { $table } in round { $round } has reported something else; look at both before you decide.
refuse-no_such_step = No step of that name leads to round { $round }.
typed-not_understood = “{ $line }” is no result. Type the table’s number, a space, and the result, as the list below has it.
typed-only_a_table = “{ $line }” is a table without a result; type the result behind it.
typed-seat_twice = In “{ $line }” seat { $seat } stands twice.
typed-no_such_seat = Table { $table } has no seat { $seat }, only 1 to { $seats }.
typed-games = Games are whole numbers of up to two digits.
typed-fate_missing = Choose how it ended for { $id }.
typed-two_winners = A table has one winner; chosen were { $ids }.
web-run_for_players = For the players
web-run_players_code = QR code for phones
web-run_not_checked_in = { $count ->
    [one] { $count } player is not checked in and would be paired all the same.
   *[other] { $count } players are not checked in and would be paired all the same.
}
