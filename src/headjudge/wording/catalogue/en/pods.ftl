# Tables of three and more: rules of a policy, results, the values that standings rank by.

section-pods = the rules of the tables

policy-pods_and_sizes = Tables of { $sizes } and the section “pods” do not go together: a policy for tables of three and more has that section and no size of two, a policy for two at a table has neither.
policy-placement_points = A table of { $size } has { $size } places, but { $found } values are given here; give one value for each place, the winner's first.
policy-placement_sizes = Points by place need exactly one row for tables of { $size }; here there are { $found }.
policy-short_tables = Where tables of other sizes take who is left over, “table_sizes” needs at least two sizes (it has { $sizes }) and “short_tables_stand” says where they stand; set both, or let leftovers have byes.
policy-cut_round = { $players } players do not fill { $tables } tables of { $size } with { $byes } byes; correct the tables or the byes of this round.
policy-cut_end = After the last round of this play-off { $left } players are left; the last round must be a single table.
policy-seat_values = Wins by seat need one value for each of the { $size } seats; here there are { $found }.

# Results of a table.

sense-table_undecided = The result says neither who won nor that it was a draw; give “winner” and everybody else in “out”, or “draw” and in “out” who had been eliminated.
sense-winner_out = “{ $id }” won and yet stands in “out”; the winner is the last one alive, so keep one of the two.
sense-fate_unknown = “{ $winner }” won, but it is not said when these were eliminated: { $ids }; add them to “out”, first out first.
sense-named_twice = “{ $id }” stands twice in “{ $key }”; keep one place.
sense-draw_one_alive = Only “{ $id }” was still alive, so this is no draw but a win; give “winner” “{ $id }”.
sense-draw_nobody_alive = Everybody is in “out” ({ $ids }), so nobody is left to share the draw; say in “together” who fell at the same moment at the end, or take out of “out” who was still alive.
sense-together = “together” has two or more entrants who went out at the same moment and stand side by side in “out”; this group does not fit: { $ids }.
sense-no_show_first = “{ $id }” did not come to the table and so was out before all who played; put no-shows first in “out”.
sense-left_not_out = “{ $id }” left during the match and so was out at that moment; add the id to “out” where it belongs.
sense-left_and_no_show = “{ $id }” cannot have left the match and never have come to it; keep “left” or “no_show”.
sense-lost_at_table = “lost” is for matches between two; at this table give “draw” with those who fell together in “together”.
sense-games_at_table = “games” is for matches between two; remove it.
sense-winner_not_through = “{ $id }” won the table but does not go on; add the id to “through”.

standings-metric_of_other_tables = The value “{ $key }” is for { $pods ->
    [yes] tables of three and more, and this policy seats two at a table; choose another.
   *[no] matches between two, and this policy seats more at a table; choose another.
}

# The values that standings of larger tables rank by.

metric-points = Points
metric-points-long = Points
metric-elimination_order = Elimination order
metric-elimination_order-long = Elimination order (sum over all matches and byes)
metric-opponents_win_rate = Opp. win rate
metric-opponents_win_rate-long = Opponents’ win rate (all their wins over all their matches)
metric-win_rate = Win rate
metric-win_rate-long = Win rate (wins over matches)
metric-opponents_win_rate_mean = OMW
metric-opponents_win_rate_mean-long = Opponents’ mean win rate
metric-points_rate = Points rate
metric-points_rate-long = Points rate (points over the points of as many wins)
metric-opponents_points_rate_mean = Opp. points rate
metric-opponents_points_rate_mean-long = Opponents’ mean points rate
metric-opponents_points_mean = Opp. points
metric-opponents_points_mean-long = Opponents’ mean points
metric-matches_played = Matches
metric-matches_played-long = Matches played
metric-wins = Wins
metric-wins-long = Tables won
metric-opponents_beaten = Beaten
metric-opponents_beaten-long = Opponents beaten (at the tables won)
metric-seat_wins = Seat wins
metric-seat_wins-long = Wins by seat (a later turn counts more)
metric-mean_seat = Mean seat
metric-mean_seat-long = Mean seat (place in the turn order)

explain-phantom = Round { $round }, { LABEL($outcome, of: "outcome") }: an opponent who is not there, with the rate { $value }
explain-wins_of_opponent = Round { $round }, { LABEL($outcome, of: "outcome") } at a table with { $opponent }: wins { $wins }, matches { $matches }
explain-order = Round { $round }, { LABEL($outcome, of: "outcome") }: order of elimination { $value }
