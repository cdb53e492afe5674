# The command line at tables of three and more.

cli-seat = Seat { $seat }
cli-pod_cleared = Round { $round }, table { $table } ({ $seats }): no result now.
cli-pod_winner = Round { $round }, table { $table } ({ $seats }): won by { $winner }.
cli-pod_draw = Round { $round }, table { $table } ({ $seats }): a draw; still in: { $alive }.
cli-pod_lost = Round { $round }, table { $table } ({ $seats }): everybody loses.
cli-option-together = The ids of those who went out at the same moment, with commas; once per moment (tables of more than two).
cli-option-no_show = The id of somebody who did not come to the table; stands first in --out (tables of more than two).
cli-option-left = The id of somebody who left or was disqualified during the match; stands in --out, too (tables of more than two).


note_short-pod_repeat_swapped = one changed places (same table as before)
note_short-pod_repeat_neighbour = one changed places
note_short-pod_repeat_stays = same table as before
note_short-pod_repeat = same table as before
note_short-pod_seen_before = seen in an earlier round
note_short-pod_met_again = some have met
note_short-pod_apart_swapped = changed places (kept apart)
note_short-pod_apart_together = should be kept apart
note_short-pod_locked = settled beforehand
note_short-pod_locked_repeat = settled beforehand (same table as before)
note_short-pod_locked_apart = settled beforehand (should be kept apart)
note_short-pod_other_size = other size
note_short-pod_fixed_table = fixed table
note_short-pod_fixed_table_taken = fixed table taken
note_short-pod_fixed_tables_meet = several fixed tables

audit-pod_repeat = { $avoidable ->
    [yes] { $count ->
        [one] Round { $round }: one table is exactly a table of the previous round, although a change of places would have avoided it.
       *[other] Round { $round }: { $count } tables are exactly tables of the previous round, although changes of places would have avoided it.
    }
   *[no] { $count ->
        [one] Round { $round }: one table is exactly a table of the previous round; this could not be avoided.
       *[other] Round { $round }: { $count } tables are exactly tables of the previous round; this could not be avoided.
    }
}
audit-pods_kept_apart_met = { $avoidable ->
    [yes] Round { $round }: players who are to be kept apart sat together (pairs: { $count }), although other tables were possible.
   *[no] Round { $round }: players who are to be kept apart sat together (pairs: { $count }); this could not be avoided.
}
audit-pods_out_of_order = Round { $round }: the tables do not follow the standings of the time.

cli-command-answer = The questionnaire after a match: take answers, or show the questions and who still owes some.
cli-option-entrant = id of the entrant
cli-answer_form = Answers are written KEY=VALUE, but “{ $found }” was given.
cli-answers_owed = { $count ->
    [0] Nobody owes a questionnaire.
    [one] One questionnaire is outstanding:
   *[other] { $count } questionnaires are outstanding:
}
cli-answer_owed = Round { $round }, table { $table }: { $name }
cli-two_winners = A table has one winner, but two were given: { $found }; give one.
cli-left_dropped = { $name } left during the match and drops after round { $round }.
