"""The structure of an event at tables of three and more: who sits where, who has byes, what the cut plays.

Numbers come from the policy; how many must have a second bye follows from them: more byes than players.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from headjudge.findings import Finding, Rule
from headjudge.policy.model import Source
from headjudge.policy.pods import CutRound, Pods
from headjudge.policy.policy import Policy
from headjudge.policy.tables import RoundsRow


@dataclass(frozen=True, slots=True)
class Byes:
    """Byes of an event whose field stays as it is: in each round, over all rounds, and when they must come again.

    ``second_from`` is the first round in which somebody must have a second bye, ``most`` the fewest that the one
    with the most has after all rounds; both follow from counting alone. None and 0 where there are no byes.
    """

    each_round: int
    total: int
    second_from: int | None
    most: int


@dataclass(frozen=True, slots=True)
class PodField:
    """How a field sits: the size of each table from table 1 down, the byes, and the rounds of the play-off."""

    tables: tuple[int, ...]
    byes: Byes
    playoff: tuple[CutRound, ...] = ()

    def plain(self) -> dict[str, Any]:
        """The object ``pods`` of ``headjudge structure --json``."""
        sizes = {str(size): self.tables.count(size) for size in sorted(set(self.tables), reverse=True)}
        plain: dict[str, Any] = {"tables": sizes, "byes": self.byes.each_round}
        plain["second_bye_from"] = self.byes.second_from
        if self.playoff:
            plain["playoff"] = [{"tables": step.tables, "byes": step.byes} for step in self.playoff]
        return plain


def byes_ahead(policy: Policy, players: int, rounds: int) -> Byes:
    """The byes of ``rounds`` rounds with ``players`` active players. The policy must be one of tables.

    >>> from datetime import date
    >>> from headjudge.policy.editions import resolve
    >>> byes_ahead(resolve("goldfish-arena", date(2026, 11, 30)).policy, players=7, rounds=5)
    Byes(each_round=3, total=15, second_from=3, most=3)
    """
    return _byes(_tables(policy, _pods(policy), players)[1], players, rounds)


def _pods(policy: Policy) -> Pods:
    if policy.pods is None:
        raise ValueError(f"{policy.id} has no tables of three and more")
    return policy.pods


def _byes(each: int, players: int, rounds: int) -> Byes:
    if each == 0:
        return Byes(0, 0, None, 0)
    total = each * rounds
    return Byes(each, total, players // each + 1, -(-total // players))


def _tables(policy: Policy, pods: Pods, players: int) -> tuple[tuple[int, ...], int]:
    """Sizes of the tables and the byes of a round; with fewer than the policy pairs, nobody sits anywhere."""
    if players < pods.filling.min_active:
        return (), 0
    # Only an event at larger tables pays for what pairs them.
    from headjudge.pairing.pods.sizes import table_plan

    sizes = policy.table_sizes if pods.filling.leftovers == "short_tables" else policy.table_sizes[:1]
    plan = table_plan(players, sizes, short_at=pods.filling.short_tables_stand or "bottom")
    return plan.sizes, plan.byes


def pod_field(policy: Policy, players: int, rounds: int | None, cut: int | None) -> PodField:
    """How a field of ``players`` sits at the tables of the policy, and what its play-off plays."""
    pods = _pods(policy)
    tables, byes = _tables(policy, pods, players)
    shape = None if cut is None or pods.playoff is None else pods.playoff.shape(cut)
    return PodField(tables, _byes(byes, players, rounds or 0), () if shape is None else tuple(shape.rounds))


def set_up_findings(
    policy: Policy, players: int, rounds: int | None, cut: int | None = None
) -> tuple[Finding, ...]:
    """What an organiser should know before the start: too few players, byes that must come again, short tables.

    ``rounds`` are those that are planned, of the table or of the event's options; options that change the policy
    must be in it already (``headjudge.policy.set_options.with_options``).
    """
    return tuple(_findings(policy, _pods(policy), players, rounds, cut))


def _findings(
    policy: Policy, pods: Pods, players: int, rounds: int | None, cut: int | None
) -> Iterator[Finding]:
    filling = pods.filling
    rule = _rule(pods.source, filling.clause)
    if players < filling.min_active:
        told: dict[str, Any] = {"players": players, "least": filling.min_active}
        yield Finding("structure.pods_too_few", "warning", policy.id, told, rule)
        return
    tables, each = _tables(policy, pods, players)
    if len(set(tables)) > 1:
        told = {"players": players, "tables": ", ".join(map(str, tables[:50]))}
        yield Finding("structure.tables_of_sizes", "info", policy.id, told, rule)
    if each:
        yield from _bye_findings(policy, pods, players, rounds or 0, rule)
    if cut is not None:
        yield from _cut_findings(policy, pods, players, cut)


def _bye_findings(
    policy: Policy, pods: Pods, players: int, rounds: int, rule: Rule | None
) -> Iterator[Finding]:
    byes = byes_ahead(policy, players, rounds)
    sizes = policy.table_sizes if pods.filling.leftovers == "short_tables" else policy.table_sizes[:1]
    told: dict[str, Any] = {
        "players": players,
        "byes": byes.each_round,
        "sizes": ", ".join(map(str, sizes)),
    }
    yield Finding("structure.byes_of_sizes", "info", policy.id, told, rule)
    if pods.filling.max_byes is None:
        yield Finding("structure.byes_fall_low", "info", policy.id, {}, rule)
    if byes.second_from is not None and byes.second_from <= rounds:
        told = {
            "players": players,
            "byes": byes.each_round,
            "from_round": byes.second_from,
            "rounds": rounds,
            "most": byes.most,
        }
        yield Finding("structure.second_bye_certain", "warning", policy.id, told, rule)


def _cut_findings(policy: Policy, pods: Pods, players: int, cut: int) -> Iterator[Finding]:
    playoff = pods.playoff
    rule = None if playoff is None else _rule(pods.source, playoff.clause)
    if cut > players:
        told: dict[str, Any] = {"cut": cut, "players": players}
        yield Finding("structure.cut_beyond_players", "warning", policy.id, told, rule)
    if playoff is None or playoff.shape(cut) is None:
        known = () if playoff is None else tuple(shape.cut for shape in playoff.shapes)
        told = {"cut": cut, "known": ", ".join(map(str, known))}
        yield Finding("structure.cut_without_shape", "warning", policy.id, told, rule)


def rounds_are_ours(policy: Policy, row: RoundsRow, players: int, source: Source | None) -> Finding:
    """Said of a row that no document prints: its rounds are headjudge's proposal."""
    told = {"players": players, "rounds": row.rounds}
    rule = _rule(source, None if source is None else source.clause)
    return Finding("structure.pods_rounds_ours", "info", policy.id, told, rule)


def _rule(source: Source | None, clause: str | None) -> Rule | None:
    if source is None or clause is None:
        return None
    return Rule(source.document, clause, source.edition)
