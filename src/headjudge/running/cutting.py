"""The cut: who goes through to the next stage, and why (TRP A.2: the larger of top N and everybody with X-2)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from headjudge.findings import Finding, Refused
from headjudge.running.stages import StageInHand, current, cut_after, recommended, stages_of
from headjudge.running.table import Table, standings
from headjudge.tournament.state import Enters, Tournament

Why = Literal["top", "record", "bye"]


@dataclass(frozen=True, slots=True)
class Through:
    """Somebody who goes on: the rank at the cut and the part of the rule that lets them."""

    entrant: str
    rank: int
    why: Why


@dataclass(frozen=True, slots=True)
class CutMade:
    """A cut: the rule, who is through in standing order, who is out, and the whole order as it stood."""

    after_round: int
    rule: Enters
    through: tuple[Through, ...]
    out: tuple[str, ...]
    order: tuple[str, ...]
    is_recorded: bool
    table: Table
    findings: tuple[Finding, ...] = ()


def cut_of(event: Tournament) -> CutMade:
    """The cut that comes next in an event (or, once recorded, the last one).

    Without stages the policy's table says where to cut. Raises Refused while rounds of the stage before are
    open or unpaired, and where neither the event nor its policy has a cut.
    """
    stages = stages_of(event)
    if len(stages) == 1:
        return _made(event, stages[0], _recommended_top(event, stages[0]), len(event.rounds))
    recorded = [stage for stage in stages[1:] if cut_after(event, stage.cut_round) is not None]
    now = current(stages)
    ahead = [stage for stage in stages[1:] if cut_after(event, stage.cut_round) is None]
    if ahead and (not recorded or now is None or now.first <= ahead[0].first):
        before = stages[stages.index(ahead[0]) - 1]
        if before.is_complete or not recorded:
            return _made(event, before, _rule(ahead[0]), before.first + len(before.rounds) - 1)
    return _made(event, stages[stages.index(recorded[-1]) - 1], _rule(recorded[-1]), recorded[-1].cut_round)


def cut_into(event: Tournament, stage: StageInHand) -> CutMade:
    """The cut into a stage, recorded or as it would be made now."""
    stages = stages_of(event)
    before = stages[stages.index(stage) - 1]
    return _made(event, before, _rule(stage), stage.cut_round)


def _recommended_top(event: Tournament, stage: StageInHand) -> Enters:
    advice = recommended(event, stage.policy, 1)
    if advice.cut is None:
        raise Refused([Finding("refuse.no_cut", "error", None, {"players": len(event.entrants)})])
    return Enters(top=advice.cut)


def _rule(stage: StageInHand) -> Enters:
    if stage.enters is None or (stage.enters.top is None and stage.enters.min_points is None):
        raise Refused([Finding("refuse.no_cut_rule", "error", "/stages", {"stage": stage.id or ""})])
    return stage.enters


def _made(event: Tournament, before: StageInHand, rule: Enters, after: int) -> CutMade:
    open_tables = [m.table for played in before.rounds for m in played.matches if m.result is None]
    if open_tables:
        told = {"round": before.rounds[-1].number, "tables": tuple(open_tables[:8]), "count": len(open_tables)}
        raise Refused([Finding("refuse.open_matches", "error", None, told)])
    planned = before.planned
    if planned is not None and len(before.rounds) < planned:
        told = {"paired": len(before.rounds), "planned": planned}
        raise Refused([Finding("refuse.rounds_to_play", "error", None, told)])
    table = standings(event, after)
    recorded = cut_after(event, after)
    points_key = before.policy.standings[0].key
    ranks = {row.entrant: row.rank for row in table.rows}
    if recorded is not None:
        chosen = set(recorded.through)
        order = recorded.order
        ranks = {name: place for place, name in enumerate(order, 1)}
        rows = {row.entrant: row for row in table.rows}
        entering = [name for name in recorded.through]
    else:
        order = tuple(row.entrant for row in table.rows)
        rows = {row.entrant: row for row in table.rows}
        playing = [row for row in table.rows if row.status == "active"]
        by_top = {row.entrant for row in playing[: rule.top]} if rule.top is not None else set()
        by_record = {
            row.entrant
            for row in playing
            if rule.min_points is not None and Fraction(row.values[points_key]) >= rule.min_points
        }
        # Standings begin with points, so the larger of the two groups holds the smaller one.
        chosen = by_top | by_record
        entering = [name for name in order if name in chosen]
    top = set(_first_active(table, rule.top))
    through = tuple(
        Through(name, ranks[name], "top" if name in top or rule.min_points is None else "record")
        for name in entering
    )
    out = tuple(name for name in order if name not in chosen)
    findings = _findings(rows_dropped=[row.entrant for row in table.rows if row.status == "dropped"])
    return CutMade(after, rule, through, out, order, recorded is not None, table, findings)


def _first_active(table: Table, top: int | None) -> list[str]:
    return [row.entrant for row in table.rows if row.status != "dropped"][: top or 0]


def _findings(rows_dropped: list[str]) -> tuple[Finding, ...]:
    if not rows_dropped:
        return ()
    return (Finding("cut.dropped_left_out", "info", None, {"count": len(rows_dropped)}),)
