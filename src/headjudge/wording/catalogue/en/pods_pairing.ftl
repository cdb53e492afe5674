# Rounds at tables of more than two: why a table or a bye is as it is (notes), changes of places, what could not be had.

note-pod_repeat_swapped = In standing order the players of an earlier table would have sat here together again; one player changed places to prevent that.
note-pod_repeat_neighbour = One player changed places with a table where the players of an earlier table would have sat together again.
note-pod_repeat_stays = The same players sat together in an earlier round; there was nobody below to change places with.
note-pod_repeat = The same players sat together in an earlier round; no better round was found.
note-pod_seen_before = The same players sat together in a round before the previous one; the rules allow that.
note-pod_met_again = Some players of this table have met before.
note-pod_apart_swapped = Players changed places so that those who are to be kept apart do not sit together.
note-pod_apart_together = Players who are to be kept apart sit together; no change of places was found that parts them.
note-pod_locked = This table was fixed before the round was paired.
note-pod_locked_repeat = The same players sat together in an earlier round; the table was fixed before the round was paired.
note-pod_locked_apart = Players who are to be kept apart sit together; the table was fixed before the round was paired.
note-pod_other_size = This table has another size than most, as the players do not divide evenly.
note-pod_fixed_table = The table is a player’s fixed table, not in standing order.
note-pod_fixed_table_taken = A fixed table of these players already belongs to a table of a higher standing.
note-pod_fixed_tables_meet = Several players of this table have a fixed table: they sit at the smallest number.
note-pod_bye_lowest = Bye: the last in the standings do not fill a table.
note-pod_bye_drawn = Bye: drawn by lot, as the last players do not fill a table.
note-pod_bye_fewest = Bye: those lower in the standings have had as many as they may have, or more than this player.
note-pod_bye_beyond = Bye: everybody had as many byes as are allowed; this player had the fewest, and of those stands lowest.
note-pod_bye_swapped = Bye: this player’s table would have been an earlier table again, or would have held players who are to be kept apart, so the player changed places with somebody who had the bye.
note-pod_bye_no_table = Bye: there are too few players for a table.
note-pod_bye_granted = Bye granted before the round was paired.

pair-pod_repeat_swapped = At table { $table } the players of a table of round { $round } would have sat together again: { $down }, its lowest in the standings, went to table { $other }, and { $up }, the highest there, came.
pair-pod_repeat_upward = At table { $table }, the last one, the players of a table of round { $round } would have sat together again: { $down }, its highest in the standings, went to table { $other }, and { $up }, the lowest there, came.
pair-pod_repeat_bye = At table { $table } the players of a table of round { $round } would have sat together again: { $down } has a bye instead, and { $up }, the highest of those with a bye, plays.
pair-pod_repeat_stays = The players of table { $table } sat together in round { $round }, too; there was nobody below to change places with.
pair-pod_repeat = The players of table { $table } sat together in round { $round }, too; no better round was found.
pair-pod_apart_swapped = To keep players apart, { $down } went from table { $table } to table { $other }, and { $up } came.
pair-pod_apart_bye = To keep players apart, { $down } left table { $table } and has a bye, and { $up } plays.
pair-pod_apart_laid_anew = To keep players apart, these tables were laid anew, as near to standing order as could be: { $tables }.
pair-pod_apart_together = { $count ->
    [one] { $count } pair of players who are to be kept apart sits together; it is noted on the table.
   *[other] { $count } pairs of players who are to be kept apart sit together; they are noted on the tables.
}
pair-pod_met_again = { $count ->
    [one] { $count } pair of players at one table has met before.
   *[other] { $count } pairs of players at one table have met before.
}
pair-pod_bye_again = { $id } has another bye, { $count } in all.
pair-pod_too_few = No table can be filled: { $count ->
    [one] { $count } player is
   *[other] { $count } players are
} to be paired, and a table needs { $least }. End the Swiss rounds here, or take back byes and absences ({ $byes } granted).
pair-pod_only_table = The only table would have the same players as in round { $round }, and the rules of this event do not allow that; end the Swiss rounds here, or allow the repeat.
pair-pod_locked_size = The table fixed for { $players } has { $count ->
    [one] { $count } player
   *[other] { $count } players
}; tables of this event have { $sizes }. Fix it with as many.
