"""Repairing a published round at the desk: what is unfit of it, and the fewest changes that mend it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from fractions import Fraction

from headjudge.desk.asking import facts_of_commands
from headjudge.desk.hand import InHand
from headjudge.desk.marks import check_mark, check_reason, mark_of
from headjudge.findings import Finding, Refused
from headjudge.running.next_round import next_round
from headjudge.running.published import RoundChange
from headjudge.running.repairing import ChangedTable, Repair, repair
from headjudge.running.swapping import Fit, FitTable, fit
from headjudge.tournament.hall import commands as hall
from headjudge.tournament.state import Next, Result
from headjudge.tournament.wire import Happening

_SETTLED = frozenset({"locked", "pod_locked"})


def check_round(hand: InHand, number: int) -> None:
    """Refused where a round is not the last one that is paired: only that can still be seated anew."""
    if not hand.event.rounds or hand.event.rounds[-1].number != number:
        told = {"round": number, "last": len(hand.event.rounds)}
        raise Refused([Finding("refuse.not_last_round", "error", None, told)])


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table of the round on the page of repairs.

    ``state``: ``done`` (a result stands), ``begun`` (one side has reported, or a seat of a team has), ``open``.
    ``chosen``: it may change. ``changed``: what the proposal makes of it.
    """

    fit: FitTable
    state: str
    result: Result | None
    chosen: bool
    changed: ChangedTable | None

    @property
    def may_be_chosen(self) -> bool:
        """Whether the table can be chosen at all."""
        return self.fit.is_open

    @property
    def people(self) -> tuple[tuple[str, int | Fraction], ...]:
        """Who sits there, with the points at the pairing by today's results."""
        points = [int(one) if one.denominator == 1 else one for one in self.fit.points]
        return tuple(zip(self.fit.seats, points, strict=True))

    @property
    def is_unfit(self) -> bool:
        """Whether something is to be mended: corrected points set them apart, or people meet who should not."""
        return bool(self.fit.moved and self.fit.difference) or any(
            one.severity != "info" for one in self.fit.findings
        )


@dataclass(frozen=True, slots=True)
class Proposal:
    """A repair as it is shown: the round as it is, the proposal, and what it costs beside pairing the round again.

    ``anew_tables`` are the tables that would change where the whole round were paired again, ``anew_done`` those of
    them that are finished or have begun and would be lost; both None where the round cannot be paired again.
    """

    number: int
    is_published: bool
    fit: Fit
    rows: tuple[TableRow, ...]
    repair: Repair
    mark: str
    chosen_by_hand: bool
    anew_tables: int | None
    anew_done: int | None

    @property
    def changes(self) -> bool:
        """Whether the proposal changes anything."""
        return bool(self.repair.tables) or self.repair.byes_before != self.repair.byes_after

    @property
    def kept_open(self) -> int:
        """How many open tables stay as they are."""
        changed = {one.table for one in self.repair.tables}
        return sum(1 for row in self.rows if row.fit.is_open and row.fit.table not in changed)

    @property
    def done(self) -> int:
        """How many tables are finished or have begun."""
        return sum(1 for row in self.rows if row.state != "open")


def propose(hand: InHand, number: int, tables: Collection[int] | None = None) -> Proposal:
    """How to mend the last round: by itself, or with only these tables.

    By itself no table changes at which a side has reported already, nor a match that was settled beforehand. Raises
    Refused as ``headjudge.running.repairing.repair`` does. Cost: see there; twice where tables are chosen.
    """
    check_round(hand, number)
    chosen = tables if tables is not None else _by_itself(hand)
    found = repair(hand.event, chosen, byes=None if tables is not None else True)
    stands = fit(hand.event)
    changed = {one.table: one for one in found.tables}
    ticked = {*changed} if tables is None else {*tables}
    results = {match.table: match.result for match in hand.event.rounds[-1].matches}
    rows = [
        TableRow(
            one,
            _state(hand, one),
            results[one.table],
            one.table in ticked,
            changed.pop(one.table, None),
        )
        for one in stands.tables
    ]
    anew = _paired_again(hand)
    return Proposal(
        number,
        hand.hall.published >= number,
        stands,
        tuple(rows),
        found,
        mark_of(found.change, _reported(hand)),
        tables is not None,
        None if anew is None else sum(1 for row in rows if frozenset(row.fit.seats) not in anew),
        None
        if anew is None
        else sum(1 for row in rows if row.state != "open" and frozenset(row.fit.seats) not in anew),
    )


def _paired_again(hand: InHand) -> set[frozenset[str]] | None:
    """Who would meet where the whole round were paired again by today's results, with what had been settled."""
    last = hand.event.rounds[-1]
    settled = Next(
        tuple(match.seats for match in last.matches if _SETTLED & {*match.notes}), last.granted, last.absent
    )
    cuts = tuple(cut for cut in hand.event.cuts if cut.after_round < last.number)
    before = replace(hand.event, rounds=hand.event.rounds[:-1], cuts=cuts, next=settled)
    try:
        return {frozenset(match.seats) for match in next_round(before).matches}
    except Refused:
        return None


def _state(hand: InHand, one: FitTable) -> str:
    if not one.is_open:
        return "done"
    return "begun" if hand.hall.sides(len(hand.event.rounds), one.table) else "open"


def _reported(hand: InHand) -> list[int]:
    """Tables of the last round at which only one side has reported."""
    number = len(hand.event.rounds)
    return sorted(table for round_, table in hand.hall.reports if round_ == number)


def _by_itself(hand: InHand) -> list[int] | None:
    """The tables that may change without being chosen; None where that is every open one."""
    reported = _reported(hand)
    if not reported:
        return None
    matches = hand.event.rounds[-1].matches
    return [
        match.table
        for match in matches
        if match.result is None
        and not match.boards
        and match.table not in reported
        and not _SETTLED & {*match.notes}
    ]


def mend(
    hand: InHand, number: int, tables: Collection[int] | None, mark: str, reason: str | None
) -> list[Happening]:
    """The facts of a repair as it was shown; ``mark`` is that of the proposal.

    Raises Refused where a result has come in that changes the proposal, without a reason for a published round, and
    where nothing is to be mended.
    """
    found = propose(hand, number, tables)
    check_mark(mark, found.mark)
    if not found.changes:
        raise Refused([Finding("repair.nothing_to_mend", "error", None)])
    return facts_of_commands(hand, [recorded(hand, found.repair.change, reason)])


def recorded(hand: InHand, change: RoundChange, reason: str | None) -> hall.RepairRound:
    """The command that records a change of the last round; Refused without a reason where it is published."""
    why = check_reason(reason, needed=hand.hall.published >= change.number)
    return hall.RepairRound(
        change.number,
        change.matches,
        change.removed,
        change.byes,
        change.absent,
        change.granted,
        change.entered,
        why,
    )
