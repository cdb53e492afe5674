# Why a match or a bye is as it is (notes), and what could not be avoided in a round.

note-pair_down = The players are on different points: somebody is paired down, as nobody was left to meet on equal points.
note-rematch = The two have met before; without a rematch this round could not be paired.
note-rematch_allowed = The two have met before; rematches are allowed in this event.
note-keep_apart_breached = The two are to be kept apart, but this round could not be paired otherwise.
note-locked = This match was fixed before the round was paired.
note-locked_rematch = The two have met before; the match was fixed before the round was paired.
note-locked_keep_apart = The two are to be kept apart; the match was fixed before the round was paired.
note-fixed_table = The match is at a player’s fixed table, not in standing order.
note-fixed_table_taken = A fixed table of this match already belongs to a match of a higher standing.
note-fixed_tables_meet = Both players have a fixed table: the match is at the smaller number.
note-bye = Bye: lowest points group, no bye so far, drawn by lot among equals.
note-bye_lower_had_one = Bye: everybody on fewer points has had one already.
note-bye_avoids_worse = Bye: with a bye for somebody on fewer points a rematch, or a match of two who are to be kept apart, would have been needed.
note-second_bye = Another bye: nobody without one could have had it.
note-granted_bye = Bye granted before the round was paired.

pair-keep_apart_unavoidable = { $count ->
    [one] { $count } match of two who are to be kept apart could not be avoided; it is noted on the match.
   *[other] { $count } matches of two who are to be kept apart could not be avoided; they are noted on the matches.
}
pair-rematches_unavoidable = { $count ->
    [one] { $count } rematch could not be avoided; it is noted on the match.
   *[other] { $count } rematches could not be avoided; they are noted on the matches.
}
pair-second_bye_unavoidable = A bye for somebody who had one could not be avoided; it is noted on the bye.
pair-looked_ahead = Among equally good pairings one was chosen that leaves the rounds still to come ({ $left }) playable without rematches.
pair-rounds_not_playable = Of the rounds still to come ({ $left }) only { $playable } can be played without a rematch or a second bye; plan fewer rounds, or expect rematches.
pair-not_proven = The field is so large and so many matches are to be avoided that this pairing is not proven to be the best.
