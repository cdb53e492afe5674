# The values that standings rank by, and why somebody stands where they stand.

metric-match_points = Match points
metric-match_points-long = Match points
metric-cmp = CMP
metric-cmp-long = Cumulative match points (CMP)
metric-mlp = MLP
metric-mlp-long = Match loss percentage (MLP)
metric-omlp = OMLP
metric-omlp-long = Average opponent match loss percentage (OMLP)
metric-ocmp = OCMP
metric-ocmp-long = Average opponent cumulative match points (OCMP)
metric-mw = MW
metric-mw-long = Match-win rate (MW)
metric-gw = GW
metric-gw-long = Game-win rate (GW)
metric-omw = OMW
metric-omw-long = Opponents’ match-win rate (OMW)
metric-ogw = OGW
metric-ogw-long = Opponents’ game-win rate (OGW)
metric-oomw = OOMW
metric-oomw-long = Opponents’ opponents’ match-win rate (OOMW)
metric-buchholz = Buchholz
metric-buchholz-long = Buchholz (sum of the opponents’ points)
metric-median_buchholz = Median Buchholz
metric-median_buchholz-long = Median Buchholz (without the best and the worst opponent)
metric-sonneborn_berger = Sonneborn-Berger
metric-sonneborn_berger-long = Sonneborn-Berger (points of beaten opponents, half of those drawn with)
metric-head_to_head = Head to head
metric-head_to_head-long = Head to head (points among those still tied)
metric-chance = Lot
metric-chance-long = Chance (a lot from the seed of the event)

# TRP A.4, by the number of the step.
step-1 = the player with more match points
step-2 = the player with the higher cumulative match points
step-3 = the player with the lower match loss percentage
step-4 = the player with the lower average opponent match loss percentage
step-5 = the player with the higher average opponent cumulative match points
step-6 = a player chosen at random

outcome-win = win
outcome-draw = draw
outcome-loss = loss
outcome-bye = bye
outcome-absent = absent
outcome-both_lost = both lost
outcome-nothing = no match

explain-place = { $round ->
    [0] { $name } stands at rank { $rank } of { $count } before the first round.
   *[other] { $name } stands at rank { $rank } of { $count } after round { $round }.
}
explain-above = { $above } (rank { $rank_above }) stands above { $below } (rank { $rank_below }).
explain-decided = Step { $step } decides, { LABEL($metric, of: "metric") }: { $better ->
    [low] { $value_above } is lower than { $value_below }; lower is better.
   *[high] { $value_above } is higher than { $value_below }; higher is better.
}
explain-equal = Step { $step }, { LABEL($metric, of: "metric") }: both have { $value }.
explain-chance = { $round ->
    [0] All values are equal, so the lot drawn before the first round decides: { $lot_above } against { $lot_below }; the lower lot stands higher.
   *[other] All values are equal, so the lot drawn after round { $round } decides: { $lot_above } against { $lot_below }; the lower lot stands higher.
}
explain-running_total = After round { $round }, { $above } had won { $won_above ->
    [one] { $won_above } round
   *[other] { $won_above } rounds
} and { $below } had won { $won_below }; since then they caught up with each other. Who more recently held the higher total has the higher CMP.
explain-formula = { LABEL($metric, of: "metric") } of { $name }: { $formula }
explain-match = Round { $round }, { LABEL($outcome, of: "outcome") } against { $opponent }: { $value }
explain-alone = Round { $round }, { LABEL($outcome, of: "outcome") }: { $value }
explain-opponent = Round { $round }, { LABEL($outcome, of: "outcome") } against { $opponent }, whose { LABEL($metric, of: "metric") } is { $formula }
explain-nobody_met = { $name } has met no opponent, so the value is { $value }.
explain-nothing_played = { $name } has played nothing that counts here, so the value is { $value }.
explain-floor = { $raw } is below the floor, so { $value } counts.
explain-left_out = { $opponent } ({ $value }) is left out as the best or the worst opponent.
explain-not_all_met = Not everybody still tied has met everybody else, so head to head decides nothing here.

standings-unknown_metric = There is no value “{ $key }” to rank by; possible: { $known }.
standings-metric_twice = The value “{ $key }” stands twice in the order of the standings; keep it once.
standings-floor_not_taken = The value “{ $key }” takes no floor; remove “floor” from this step.
standings-games_unscored = The order of the standings counts games, but the scoring gives no points for them; set “game_win” above 0, and “game_draw”.
standings-win_unscored = The order of the standings counts match-win rates, but a win gives no points; set “win” above 0.
standings-unknown_entrant = Nobody with the id “{ $subject }” was in the event by this round; check the id or ask after a later round.
standings-same_entrant = “{ $subject }” is named twice; name two different entrants, or one alone.
standings-not_ranked = “{ $subject }” was disqualified and has no place in these standings; ask for standings of an earlier round.
