"""The cut: who goes through to the next stage, and why (TRP A.2: the larger of top N and everybody with X-2)."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, replace
from fractions import Fraction

from headjudge.findings import Finding, Refused
from headjudge.running.advancing import Through, advance
from headjudge.running.stages import StageInHand, cut_after, recommended, stages_of
from headjudge.running.table import standings
from headjudge.tournament.state import Cut, Enters, Tournament


@dataclass(frozen=True, slots=True)
class CutInHand:
    """A cut: the rule, who is through in standing order, who is out, and the whole order as it stood."""

    after_round: int
    rule: Enters
    through: tuple[Through, ...]
    out: tuple[str, ...]
    order: tuple[str, ...]
    is_recorded: bool
    findings: tuple[Finding, ...] = ()


def cut_of(event: Tournament) -> CutInHand:
    """The next cut of an event, or the last one where the next cannot be made yet.

    Without stages the policy's table says where to cut. Raises Refused while rounds of the stage before are
    open or unpaired, and where neither the event nor its policy has a cut.
    """
    stages = stages_of(event)
    if len(stages) == 1:
        return _made(event, stages[0], _recommended_top(event, stages[0]), max(len(event.rounds), 0))
    recorded = [
        stage for stage in stages[1:] if stage.is_cut and cut_after(event, stage.cut_round) is not None
    ]
    for before, stage in itertools.pairwise(stages):
        if stage in recorded or not stage.is_cut:
            continue
        if recorded and not _is_over(before):
            break
        return _made(event, before, _rule(stage), before.first + len(before.rounds) - 1)
    if not recorded:
        raise Refused([Finding("refuse.no_cut", "error", None, {"players": len(event.entrants)})])
    return cut_into(event, recorded[-1])


def cut_into(event: Tournament, stage: StageInHand) -> CutInHand:
    """The cut into a stage, recorded or as it would be made now."""
    stages = stages_of(event)
    place = next(index for index, other in enumerate(stages) if other.id == stage.id)
    return _made(event, stages[place - 1], _rule(stage), stage.cut_round)


def _is_over(stage: StageInHand) -> bool:
    return stage.is_complete and all(played.finished for played in stage.rounds)


def _recommended_top(event: Tournament, stage: StageInHand) -> Enters:
    advice = recommended(event, stage.policy, 1)
    if advice.cut is None:
        raise Refused([Finding("refuse.no_cut", "error", None, {"players": len(event.entrants)})])
    return Enters(top=advice.cut)


def _rule(stage: StageInHand) -> Enters:
    if stage.enters is None or (stage.enters.top is None and stage.enters.min_points is None):
        raise Refused([Finding("refuse.no_cut_rule", "error", "/stages", {"stage": stage.id or ""})])
    return stage.enters


def _made(event: Tournament, before: StageInHand, rule: Enters, after: int) -> CutInHand:
    recorded = cut_after(event, after)
    if recorded is not None:
        return _recorded(event, rule, recorded)
    _refuse_unless_played(before)
    table = standings(event, after)
    earlier = [cut for cut in event.cuts if cut.after_round < after]
    # After a cut nobody moves up: who did not go through it cannot go through a later one.
    eligible = set(max(earlier, key=lambda cut: cut.after_round).through) if earlier else None
    playing = [
        row for row in table.rows if row.status == "active" and (eligible is None or row.entrant in eligible)
    ]
    points = {row.entrant: Fraction(row.values[table.policy.standings[0].key]) for row in playing}
    ranks = {row.entrant: row.rank for row in playing}
    through = tuple(
        replace(one, rank=ranks[one.entrant])
        for one in advance([row.entrant for row in playing], points, top=rule.top, min_points=rule.min_points)
    )
    gone = sum(1 for row in table.rows if row.status == "dropped")
    findings = (Finding("cut.dropped_left_out", "info", None, {"count": gone}),) if gone else ()
    return _cut(after, rule, through, tuple(row.entrant for row in table.rows), False, findings)


def _recorded(event: Tournament, rule: Enters, recorded: Cut) -> CutInHand:
    """A cut that was made: its order and its choice are facts; only the reasons are told again."""
    active = [e.id for e in event.entrants if e.plays_in(recorded.after_round + 1)]
    # Who went through was in the event then, whoever has left since.
    still = set(active) | set(recorded.through)
    top = set([name for name in recorded.order if name in still][: rule.top or 0])
    ranks = {name: place for place, name in enumerate(recorded.order, 1)}
    through = tuple(
        Through(name, ranks[name], "top" if name in top or rule.min_points is None else "record")
        for name in recorded.through
    )
    return _cut(recorded.after_round, rule, through, recorded.order, True, ())


def _cut(
    after: int,
    rule: Enters,
    through: tuple[Through, ...],
    order: tuple[str, ...],
    is_recorded: bool,
    findings: tuple[Finding, ...],
) -> CutInHand:
    chosen = {one.entrant for one in through}
    out = tuple(name for name in order if name not in chosen)
    return CutInHand(after, rule, through, out, order, is_recorded, findings)


def _refuse_unless_played(before: StageInHand) -> None:
    tables = tuple(m.table for played in before.rounds for m in played.matches if m.result is None)
    if tables:
        told = {"round": before.rounds[-1].number, "tables": tables, "count": len(tables)}
        raise Refused([Finding("refuse.open_matches", "error", None, told)])
    if before.planned is not None and len(before.rounds) < before.planned:
        told = {"paired": len(before.rounds), "planned": before.planned}
        raise Refused([Finding("refuse.rounds_to_play", "error", None, told)])
