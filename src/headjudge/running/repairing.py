"""A published round repaired: the fewest tables changed that make it as good as it can be."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from headjudge.findings import Finding, Refused
from headjudge.running.next_round import rematches_of
from headjudge.running.published import (
    Published,
    Quality,
    RoundChange,
    drawn_byes,
    enters_late,
    granted_byes,
    is_open,
    may_join,
    published,
    quality,
    rank_of,
    settled_entrants,
    tables_before,
)
from headjudge.tournament.events import PairedMatch
from headjudge.tournament.state import Match, Tournament

WHY = (
    "gone",
    "joins",
    "bye",
    "kept_apart",
    "rematch",
    "repeated",
    "points_changed",
    "points_apart",
    "for_others",
)
"""Every reason for which a table can change; each is worded as ``repair_why.<code>``."""


@dataclass(frozen=True, slots=True)
class ChangedTable:
    """A table that changes: who sits there before and after (empty: there is no such table), and why.

    ``notes`` are those of the match as it would be paired now, ``why`` codes of ``WHY``.
    """

    table: int
    before: tuple[str, ...]
    after: tuple[str, ...]
    notes: tuple[str, ...]
    why: tuple[str, ...]
    pod: int | None = None


@dataclass(frozen=True, slots=True)
class Repair:
    """A repair that is proposed: what changes, in how many swaps, and what it is worth.

    ``before``, ``after`` and ``anew`` are the quality of the round as published, as repaired, and as the whole round
    paired again would have it, with today's results. ``change`` is what is recorded. ``is_smallest``: no repair
    of this quality changes fewer tables. Without anything to mend there are no tables and nothing changes.
    """

    change: RoundChange
    tables: tuple[ChangedTable, ...]
    byes_before: tuple[str, ...]
    byes_after: tuple[str, ...]
    swaps: int
    before: Quality
    after: Quality
    anew: Quality
    is_smallest: bool
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What may change: the tables chosen (None: every open one), whether byes may, who goes and who joins."""

    tables: frozenset[int] | None
    byes: bool
    absent: tuple[str, ...] = ()
    joining: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who sits where after a repair: all tables of the round with their notes, the drawn byes, whether proven."""

    tables: Mapping[int, PairedMatch]
    byes: tuple[str, ...]
    is_smallest: bool


def repair(
    event: Tournament,
    tables: Collection[int] | None = None,
    *,
    byes: bool | None = None,
    absent: Collection[str] = (),
    joining: Collection[str] = (),
) -> Repair:
    """How to put right the last round of an event, which is published and may have begun.

    Tables with a result stay. Of the pairings of all others the proposal has the best quality by the policy's order
    (kept apart, rematches, second bye, points of the bye, squared point differences, by today's results), and of
    these it changes the fewest tables; below that the draw of the round decides. Matches that were settled
    beforehand and granted byes stay, unless the table is chosen. Who stays at a table keeps the number, and the
    seat.

    ``tables``: only these may change (None: whatever is needed). ``byes``: whether the bye may move; without
    it, only where no tables are chosen, or somebody goes or joins. ``absent``: entrants of the round who are not
    there (a loss without an opponent); ``joining``: entrants who have no match yet and are to have one. Who may not
    play the round any more goes by itself.

    Exact up to 192 entrants at open tables (and in every draft pod); beyond, ``is_smallest`` says whether fewer changes
    are proven impossible, and the quality is that of the pairing proper. At tables of three and more nothing
    is proven: the best single change of places, again and again until none helps, each with a table that needs
    mending or was chosen; the quality is then what no single change of places makes better.

    Raises Refused for a play-off, a round without open tables, a table that is finished or unknown, and for
    entrants who cannot go or join. Cost: 0.1 s at 64 entrants, below 2 s at 2,000.
    """
    known = published(event)
    wanted = _wanted(known, tables, byes, absent, joining)
    outcome = _outcome(known, wanted)
    made = _repair(known, wanted, outcome)
    findings = [*_kept_unfit(known), *_about(made)]
    if wanted.tables is not None:
        everything = Wanted(None, True, wanted.absent, wanted.joining)
        best = _repair(known, everything, _outcome(known, everything))
        if rank_of(known, best.after) < rank_of(known, made.after):
            needed = tuple(one.table for one in best.tables if one.before)
            told = {"tables": needed, "count": len(needed)}
            findings = [one for one in findings if one.code != "repair.nothing_to_mend"]
            findings.append(Finding("repair.tables_needed", "warning", None, told))
    return replace(made, findings=tuple(findings))


def _wanted(
    known: Published,
    tables: Collection[int] | None,
    byes: bool | None,
    absent: Collection[str],
    joining: Collection[str],
) -> Wanted:
    """What was asked, checked; who may not play any more has gone."""
    number = known.number
    matches = {match.table: match for match in known.played.matches}
    faults: list[Finding] = []
    for table in sorted(tables or ()):
        told = {"round": number, "table": table}
        if table not in matches:
            faults.append(Finding("repair.no_such_table", "error", None, told))
        elif not is_open(matches[table]):
            faults.append(Finding("repair.table_finished", "error", None, told))
    entrants = {one.id: one for one in known.event.entrants}
    open_seats = [name for match in known.played.matches if is_open(match) for name in match.seats]
    here = [*open_seats, *known.played.byes]
    standing = {*known.match_of, *known.played.byes}
    for name in absent:
        if name not in here:
            faults.append(Finding("repair.cannot_go", "error", name, {"id": name, "round": number}))
    for name in joining:
        if name in standing or not may_join(known, name):
            faults.append(Finding("repair.cannot_join", "error", name, {"id": name, "round": number}))
        elif known.pod_of and name not in known.pod_of:
            faults.append(Finding("draft.in_no_pod", "error", name, {"id": name}))
    if faults:
        raise Refused(faults)
    out = [n for n in here if n not in absent and not entrants[n].plays_in(number)]
    gone = tuple(sorted({*absent, *out}))
    if not open_seats and not joining and not gone:
        raise Refused([Finding("repair.no_open_table", "error", None, {"round": number})])
    free = tables is None or bool(gone) or bool(joining) if byes is None else byes
    chosen = None if tables is None else frozenset(tables)
    return Wanted(chosen, free, gone, tuple(sorted(set(joining))))


def may_change(wanted: Wanted, match: Match) -> bool:
    """Whether a table may change: open, and chosen, or (where none are) not settled beforehand."""
    if not is_open(match):
        return False
    if any(name in wanted.absent for name in match.seats):
        return True
    if wanted.tables is not None:
        return match.table in wanted.tables
    return not {"locked", "pod_locked"} & {*match.notes}


def _outcome(known: Published, wanted: Wanted) -> Outcome:
    # What mends pairs and larger tables is loaded by the round that needs it.
    if known.at_tables:
        from headjudge.running.repairing_tables import mend_tables

        return mend_tables(known, wanted)
    from headjudge.running.repairing_pairs import mend_pairs

    return mend_pairs(known, wanted)


def _anew(known: Published, wanted: Wanted) -> Quality:
    """The quality of the whole round paired again, with only what had been settled."""
    if known.at_tables:
        from headjudge.running.repairing_tables import tables_anew

        return tables_anew(known, wanted)
    from headjudge.running.repairing_pairs import pairs_anew

    return pairs_anew(known, wanted)


def _repair(known: Published, wanted: Wanted, outcome: Outcome) -> Repair:
    played = known.played
    old = {match.table: match for match in played.matches}
    changed = []
    for table in sorted({*old, *outcome.tables}):
        was = old[table].seats if table in old else ()
        now = outcome.tables.get(table)
        if now is not None and now.seats == was:
            continue
        after = () if now is None else now.seats
        why = _why(known, wanted, outcome, was, after)
        pod = old[table].pod if now is None else now.pod
        changed.append(ChangedTable(table, was, after, () if now is None else now.notes, why, pod))
    granted = [name for name in granted_byes(known) if name not in wanted.absent]
    byes = _in_place(played.byes, {*granted, *outcome.byes}, [*granted, *outcome.byes])
    here = {name for match in outcome.tables.values() for name in match.seats} | {*byes}
    absent = [name for name in played.absent if name not in here]
    entrants = {one.id: one for one in known.event.entrants}
    absent += [name for name in wanted.absent if entrants[name].plays_in(known.number)]
    change = RoundChange(
        known.number,
        tuple(outcome.tables[one.table] for one in changed if one.after),
        tuple(one.table for one in changed if not one.after),
        byes,
        tuple(absent),
        tuple(name for name in played.granted if name in byes),
        enters_late(known, wanted.joining),
    )
    settled = settled_entrants(known)
    return Repair(
        change,
        tuple(changed),
        played.byes,
        byes,
        _swaps(changed, played.byes, byes),
        quality(known, [match.seats for match in played.matches], drawn_byes(known), locked=settled),
        quality(
            known, [m.seats for m in outcome.tables.values()], outcome.byes, locked=_still(settled, outcome)
        ),
        _anew(known, wanted),
        outcome.is_smallest,
        (),
    )


def _still(settled: Collection[str], outcome: Outcome) -> frozenset[str]:
    """Those whose settled match is still there: what a repair makes of it is its own."""
    kept = (match for match in outcome.tables.values() if {"locked", "pod_locked"} & {*match.notes})
    return frozenset(name for match in kept for name in match.seats if name in settled)


def _in_place(old: Sequence[str], now: Collection[str], order: Iterable[str]) -> tuple[str, ...]:
    """The names of ``now``, those that were there before first, in their order."""
    return tuple(dict.fromkeys([*(name for name in old if name in now), *order]))


def _why(
    known: Published, wanted: Wanted, outcome: Outcome, was: Sequence[str], after: Sequence[str]
) -> tuple[str, ...]:
    pairs = [frozenset(pair) for pair in combinations(was, 2)]
    moved = {*was} ^ {*after}
    byes = {*known.played.byes} ^ {*outcome.byes, *granted_byes(known)}
    met = rematches_of(known.stage) == "avoid" and any(pair in known.last_met for pair in pairs)
    found = {
        "gone": any(name in wanted.absent for name in was),
        "joins": any(name in wanted.joining for name in after),
        "bye": bool(moved & byes - {*wanted.absent}),
        "kept_apart": any(pair in known.apart for pair in pairs),
        "rematch": met,
        "repeated": known.at_tables and frozenset(was) in tables_before(known),
        "points_changed": any(known.moved(name) for name in was),
        "points_apart": bool(was) and known.spread(was) != 0,
    }
    return tuple(code for code in WHY if found.get(code)) or ("for_others",)


def _swaps(changed: Sequence[ChangedTable], before: Sequence[str], after: Sequence[str]) -> int:
    """In how many swaps of two entrants the round becomes the other: places that hang together, less one each."""
    bye = 0
    came_from = {name: one.table for one in changed for name in one.before} | dict.fromkeys(before, bye)
    goes_to = {name: one.table for one in changed for name in one.after} | dict.fromkeys(after, bye)
    root: dict[int, int] = {}

    def of(place: int) -> int:
        while root.setdefault(place, place) != place:
            place = root[place]
        return place

    swaps = 0
    for name in sorted(came_from):
        if name in goes_to and of(came_from[name]) != of(goes_to[name]):
            root[of(came_from[name])] = of(goes_to[name])
            swaps += 1
    return swaps


def _kept_unfit(known: Published) -> list[Finding]:
    """Matches that are played and stay, though they would not be paired so now."""
    findings = []
    for match in known.played.matches:
        if is_open(match):
            continue
        for one, other in combinations(match.seats, 2):
            told = {"table": match.table, "first": one, "second": other}
            met = known.met(one, other)
            if met is not None and not known.at_tables and rematches_of(known.stage) == "avoid":
                findings.append(Finding("repair.kept_rematch", "warning", None, {**told, "round": met}))
            if frozenset((one, other)) in known.apart:
                findings.append(Finding("repair.kept_apart_met", "warning", None, told))
        spread = known.spread(match.seats)
        if spread and any(known.moved(name) for name in match.seats):
            told = {"table": match.table, "difference": str(spread)}
            findings.append(Finding("repair.kept_points_apart", "info", None, told))
    return findings


def _about(made: Repair) -> list[Finding]:
    """What to know of the repair as a whole."""
    if not made.tables and made.byes_before == made.byes_after:
        return [Finding("repair.nothing_to_mend", "info")]
    told = {"count": len(made.tables), "swaps": made.swaps}
    findings = [Finding("repair.tables_changed", "info", None, told)]
    if not made.is_smallest:
        findings.append(Finding("repair.not_proven", "info"))
    return findings
