"""The next round at tables of three and more: who sits with whom, in which turn order, and who has a bye."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from headjudge import chance
from headjudge.findings import Refused, Rule
from headjudge.pairing.pods import PodField, PodRound, PodRule, Weights, pair_pods
from headjudge.policy.pods import Pods
from headjudge.policy.policy import Policy
from headjudge.running.stages import StageInHand, ranking_policy
from headjudge.running.table import ranked, swiss_part
from headjudge.standings.ranking import Standing
from headjudge.tournament.state import Tournament


def draw_pods(
    event: Tournament,
    stages: Sequence[StageInHand],
    stage: StageInHand,
    number: int,
    playing: Sequence[str],
    locked: Sequence[Sequence[str]],
    granted: Sequence[str],
) -> PodRound:
    """Round ``number`` at tables for ``playing``, by the policy's rule; chance is the draw ``pair/<number>``.

    Raises Refused with fewer active entrants than the policy needs (or gives everybody a bye, where it says so)
    and where a single table may not come again.
    """
    standing = ranked(swiss_part(event, stages), ranking_policy(event, stages))
    field = field_of(event, stage.policy, standing, number, playing, locked, granted)
    try:
        return pair_pods(field, pod_rule(stage.policy))
    except Refused as refused:
        rule = rule_of(stage.policy)
        raise Refused([replace(finding, rule=rule) for finding in refused.findings]) from None


def pod_rule(policy: Policy) -> PodRule:
    """The policy's rules of filling and seating tables, as pairing reads them."""
    rules = rules_of(policy)
    filling, weights = rules.filling, rules.spread
    return PodRule(
        strategy="spread" if policy.pairing.method == "spread" else "standings",
        sizes=policy.table_sizes,
        short_at=filling.short_tables_stand or "bottom",
        seats=rules.seats.swiss,
        least=filling.min_active,
        below_minimum=filling.below_minimum,
        max_byes=filling.max_byes,
        repeat_of=filling.repeat_of,
        bye_group=filling.bye_group,
        last_repeats=filling.last_table,
        only_table=filling.only_table,
        weights=Weights(weights.meetings, weights.points, weights.third_meeting),
    )


def rules_of(policy: Policy) -> Pods:
    """The policy's rules of tables; the caller knows that it has them."""
    assert policy.pods is not None
    return policy.pods


def rule_of(policy: Policy) -> Rule:
    """Where the policy's pairing stands."""
    source = policy.pairing.source or policy.source
    return Rule(source.document, source.clause or "", source.edition)


WIN = 4
"""What a win gives in the points in which the weights of ``spread`` are given (Goldfish Arena's)."""


def win_points(policy: Policy) -> Fraction:
    """The most that one table gives."""
    placed = [row.points[0] for row in rules_of(policy).table.placement if row.points]
    most = max([policy.scoring.win, *placed])
    return most if most > 0 else Fraction(1)


def field_of(
    event: Tournament,
    policy: Policy,
    standing: Standing,
    number: int,
    playing: Sequence[str],
    locked: Sequence[Sequence[str]] = (),
    granted: Sequence[str] = (),
) -> PodField:
    """What tables are made from: the players in standing order (late ones below, by their draw), and the past."""
    keys = chance.keys(event.seed, f"pair/{number}", playing)
    ranks = standing.ranks
    last = len(ranks) + 1
    ids = sorted(playing, key=lambda name: (ranks.get(name, last), keys[name], name))
    column = standing.columns[standing.order[0].key]
    row_of = standing.records.rows
    # Weights are in points of which a win gives ``WIN``, so a series that gives five or a hundred spreads alike.
    win = win_points(policy)
    factor = WIN * win.denominator
    points = tuple(factor * int(column.numerators[row_of[name]]) if name in row_of else 0 for name in ids)
    earlier = event.rounds[: number - 1]
    byes: dict[str, int] = {}
    for played in earlier:
        for name in played.byes:
            byes[name] = byes.get(name, 0) + 1
    fixed: Mapping[str, int] = {e.id: e.fixed_table for e in event.entrants if e.fixed_table is not None}
    return PodField(
        ids=tuple(ids),
        keys=keys,
        points=points,
        scale=column.denominator * win.numerator,
        earlier=tuple(tuple(match.seats for match in played.matches) for played in earlier),
        byes=byes,
        apart=event.keep_apart,
        locked=tuple(tuple(table) for table in locked),
        granted=tuple(granted),
        fixed_tables={name: table for name, table in fixed.items() if name in keys},
        first_round=number == 1,
    )
