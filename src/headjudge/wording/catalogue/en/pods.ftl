# Tables of three and more: rules of a policy, results, the values that standings rank by.

section-pods = the rules of the tables

policy-pods_and_sizes = Tables of { $sizes } and the section “pods” do not go together: a policy for tables of three and more has that section and no size of two, a policy for two at a table has neither.
policy-placement_points = A table of { $size } has { $size } places, but { $found } values are given here; give one value for each place, the winner's first.
policy-placement_sizes = Points by place need exactly one row for tables of { $size }; here there are { $found }.
policy-short_tables = Where tables of other sizes take who is left over, “table_sizes” needs at least two sizes (it has { $sizes }) and “short_tables_stand” says where they stand; set both, or let leftovers have byes.
policy-cut_round = { $players } players do not fill { $tables } tables of { $size } with { $byes } byes; correct the tables or the byes of this round.
policy-cut_end = After the last round of this play-off { $left } players are left; the last round must be a single table.
policy-seat_values = Wins by seat need one value for each of the { $size } seats; here there are { $found }.
