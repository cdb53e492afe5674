# A published round put right: repairs, swaps by hand, late players, no-shows, corrections looked at beforehand.

repair-no_round = No round is paired yet, so there is nothing to put right. Pair the first round.
repair-in_playoff = Round { $round } belongs to the play-off, whose pairings follow from its results. Correct the earlier result there: the matches that rest on it change with it.
repair-earlier_open = Round { $round } has tables without a result ({ $tables }), so the standings for this pairing are not known. Enter these results first.
repair-no_open_table = Round { $round } has no open table left, so its pairings stay as they are.
repair-no_such_table = Round { $round } has no table { $table }. Choose a table of this round.
repair-table_finished = Table { $table } of round { $round } already has a result, so it stays as it is. Choose a table without a result, or clear the result if it is wrong.
repair-cannot_go = “{ $id }” has no open match and no bye in round { $round }, so there is nothing to take “{ $id }” out of.
repair-cannot_join = “{ $id }” cannot play in round { $round }: not in the event then, or already at a table. Choose somebody who is in the event and has no place in this round.
repair-has_place = “{ $id }” already has a match or a bye in round { $round }.
repair-not_in_round = “{ $id }” has no place in round { $round }. Choose two entrants who have a match, a bye or an absence in it.
repair-same_place = “{ $first }” and “{ $second }” sit this round out alike, or are the same entrant; a swap would change nothing.
repair-not_at_table = { GIVEN($id) ->
    [yes] “{ $id }” does not sit at table { $table }. Choose those of this table who did not come.
   *[no] Nobody of table { $table } is named. Choose those of this table who did not come.
}

repair-nothing_to_mend = There is nothing to put right: no other pairing of the open tables would be better.
repair-tables_changed = { $count ->
    [one] { $count } table changes (swaps: { $swaps }).
   *[other] { $count } tables change (swaps: { $swaps }).
}
repair-not_proven = Fewer changes may be possible; this was not proven.
repair-tables_needed = { $count ->
    [one] The chosen tables cannot mend everything. One table would: { $tables }.
   *[other] The chosen tables cannot mend everything. These { $count } tables would: { $tables }.
}
repair-kept_rematch = Table { $table } is already played and stays: “{ $first }” and “{ $second }” had met in round { $round }.
repair-kept_apart_met = Table { $table } is already played and stays: “{ $first }” and “{ $second }” are to be kept apart.
repair-kept_points_apart = Table { $table } is already played and stays: by today’s results the point difference was { $difference }.

repair-meets_again = Table { $table }: “{ $first }” and “{ $second }” have met before, in round { $round }.
repair-meets_kept_apart = Table { $table }: “{ $first }” and “{ $second }” are to be kept apart.
repair-table_again = Table { $table }: the same players sat together in an earlier round.
repair-points_apart = Table { $table }: “{ $first }” and “{ $second }” are apart in points: { $difference }.
repair-fixed_table_lost = “{ $id }” has the fixed table { $fixed }, but would sit at table { $table }.
repair-pod_left = Table { $table }: players of draft pods { $pod } and { $other } would meet, but draft rounds are played inside the pod.
repair-other_bye = { $count ->
    [one] “{ $id }” would have another bye, after { $count } bye before.
   *[other] “{ $id }” would have another bye, after { $count } byes before.
}
repair-bye_too_high = “{ $id }” would have the bye on { $points } points, although somebody on { $lowest } points has had none.
repair-more_byes = { $count ->
    [one] There would be { $count } bye; this field needs { $most } at most.
   *[other] There would be { $count } byes; this field needs { $most } at most.
}

repair-takes_loss = “{ $id }” is absent from round { $round }: a loss without an opponent.
repair-gets_bye = “{ $id }” has a bye in round { $round }.
repair-bye_given_up = { $granted ->
    [yes] “{ $id }” gives up a bye that had been granted, and plays.
   *[no] “{ $id }” gives up the bye and plays.
}
repair-waits = “{ $id }” plays from round { $round } on; rounds that are missed give no points.
repair-wins_by_absence = { $count ->
    [one] “{ $id }” wins table { $table }, as { $ids } did not come.
   *[other] “{ $id }” wins table { $table }, as { $count } players did not come: { $ids }.
}
repair-all_lose = { $count ->
    [one] Nobody came to table { $table }: { $ids } has a loss.
   *[other] Nobody came to table { $table }: all { $count } players have a loss ({ $ids }).
}
repair-plays_on = { $count ->
    [one] Table { $table } plays without { $ids }, who counts as eliminated first. Say so in the result.
   *[other] Table { $table } plays without { $count } players ({ $ids }), who count as eliminated first. Say so in the result.
}

repair-nobody_moves = Nobody’s rank or points change with the new result of round { $round }, table { $table }.
repair-round_would_differ = { $count ->
    [0] Round { $round } would have been paired otherwise: the byes would have gone to others.
    [one] Round { $round } would have been paired otherwise: { $count } table ({ $tables }).
   *[other] Round { $round } would have been paired otherwise: { $count } tables ({ $tables }).
}
repair-not_by_seed = Round { $round } was not paired as the seed gives it; the draws with the old and the new result are compared.
repair-cut_would_take_in = { $count ->
    [one] The cut after round { $round } would have taken in { $count } more: { $ids }.
   *[other] The cut after round { $round } would have taken in { $count } more: { $ids }.
}
repair-cut_would_leave_out = { $count ->
    [one] The cut after round { $round } would have left out { $count } of those who went through: { $ids }.
   *[other] The cut after round { $round } would have left out { $count } of those who went through: { $ids }.
}

# Why a table changes.
repair_why-gone = A player of this table is gone.
repair_why-joins = A player joins the round.
repair_why-bye = The bye moves.
repair_why-kept_apart = The players are to be kept apart.
repair_why-rematch = The players have met before.
repair_why-repeated = The same players sat together before.
repair_why-points_changed = The points of a player have changed.
repair_why-points_apart = The players are on different points.
repair_why-for_others = The table helps to put others right.

# What can be done with a late player, or at a table to which somebody did not come.
repair_choice-loss = Loss for this round
repair_choice-meets_bye = Play those who have a bye
repair_choice-fills_table = Sit down at a smaller table
repair_choice-bye = Bye in this round
repair_choice-next_round = Begin with the next round
repair_choice-win = Win by absence
repair_choice-all_lose = Loss for everybody at the table
repair_choice-all_absent = Everybody absent, no table
repair_choice-opponents_bye = Bye for those who came
repair_choice-opponents_meet_bye = Those who came play somebody who has a bye
repair_choice-opponents_meet_late = Those who came play the late player
repair_choice-fewer_at_table = Smaller table
repair_choice-plays_on = The table plays without them
