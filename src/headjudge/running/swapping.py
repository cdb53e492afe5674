"""Two entrants of a published round change places by hand, and what comes of it; why each table is as it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from headjudge.findings import Finding, Refused
from headjudge.running.consequences import of_bye, of_byes, of_table
from headjudge.running.published import (
    Published,
    Quality,
    RoundChange,
    drawn_byes,
    is_open,
    published,
    quality,
    settled_entrants,
)
from headjudge.tournament.events import PairedMatch
from headjudge.tournament.state import Match, Tournament


@dataclass(frozen=True, slots=True)
class SwappedTable:
    """A table before and after, with the notes that it has then."""

    table: int
    before: tuple[str, ...]
    after: tuple[str, ...]
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Swap:
    """A swap by hand: the tables and byes that change, its consequences, and the round before and after."""

    change: RoundChange
    tables: tuple[SwappedTable, ...]
    byes_before: tuple[str, ...]
    byes_after: tuple[str, ...]
    before: Quality
    after: Quality
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class FitTable:
    """A table of the round: who sits there with how many points, why, how far apart, and what is unfit.

    ``points`` are those at the pairing by today's results, seat by seat; ``met_in`` the last round in which two of
    the table met before; ``moved`` whose points the pairing had not known.
    """

    table: int
    seats: tuple[str, ...]
    notes: tuple[str, ...]
    points: tuple[Fraction, ...]
    difference: Fraction
    met_in: int | None
    moved: tuple[str, ...]
    is_open: bool
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class FitBye:
    """A bye of the round: whose, on how many points, how many before, whether settled beforehand."""

    entrant: str
    points: Fraction
    had: int
    is_granted: bool
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class Fit:
    """The last round of an event, table by table, and its byes."""

    number: int
    tables: tuple[FitTable, ...]
    byes: tuple[FitBye, ...]
    quality: Quality


def swap(event: Tournament, one: str, other: str) -> Swap:
    """Two entrants of the last round change places: seats at open tables, a bye, or an absence.

    Nothing is refused for being unwise; each consequence is a finding (a rematch with its round, points apart,
    people to be kept apart, another bye, a fixed table lost, a draft pod left). Raises Refused where one of the two
    is not in the round or sits at a table that has a result, where both sit out alike, and in a play-off. Cost: one
    or two rankings.
    """
    known = published(event)
    played = known.played
    faults: list[Finding] = []
    where = [_place(known, name) for name in (one, other)]
    for name, place in zip((one, other), where, strict=True):
        match = known.match_of.get(name)
        if place is None:
            faults.append(Finding("repair.not_in_round", "error", name, {"id": name, "round": played.number}))
        elif match is not None and not is_open(match):
            told = {"round": played.number, "table": match.table}
            faults.append(Finding("repair.table_finished", "error", name, told))
    if not faults and (one == other or (where[0] == where[1] and one not in known.match_of)):
        faults.append(Finding("repair.same_place", "error", one, {"first": one, "second": other}))
    if faults:
        raise Refused(faults)
    trade = {one: other, other: one}
    matches = [match for match in played.matches if {one, other} & {*match.seats}]
    tables = [
        _swapped(known, match, tuple(trade.get(name, name) for name in match.seats)) for match in matches
    ]
    byes = tuple(trade.get(name, name) for name in played.byes)
    change = RoundChange(
        played.number,
        tuple(
            PairedMatch(new.table, new.after, new.notes, match.number, match.pod)
            for new, match in zip(tables, matches, strict=True)
        ),
        (),
        byes,
        tuple(trade.get(name, name) for name in played.absent),
        tuple(name for name in played.granted if name not in trade),
    )
    return _judged(known, change, tuple(tables))


def _place(known: Published, name: str) -> str | None:
    """Where an entrant stands in the round."""
    if name in known.match_of:
        return "table"
    if name in known.played.byes:
        return "bye"
    return "absent" if name in known.played.absent else None


def _swapped(known: Published, match: Match, after: tuple[str, ...]) -> SwappedTable:
    return SwappedTable(match.table, match.seats, after, notes_of(known, match.table, after))


def notes_of(known: Published, table: int, seats: Sequence[str]) -> tuple[str, ...]:
    """The notes of a table that is seated by hand, as a pairing gives them."""
    if known.at_tables:
        from headjudge.running.repairing_tables import seat_notes

        return seat_notes(known, table, seats)
    from headjudge.running.repairing_pairs import pair_notes

    fixed = {known.fixed[name] for name in seats if name in known.fixed}
    at_fixed = ("fixed_table",) if table in fixed else ()
    return (*pair_notes(known, seats), *at_fixed)


def _judged(known: Published, change: RoundChange, tables: tuple[SwappedTable, ...]) -> Swap:
    played = known.played
    findings = [finding for new in tables for finding in of_table(known, new.table, new.after)]
    if change.byes != played.byes:
        findings += of_byes(known, [name for name in change.byes if name not in played.byes])
    after = change.applied(known.event).rounds[-1]
    drawn = [name for name in change.byes if name not in played.byes or name in drawn_byes(known)]
    settled = settled_entrants(known)
    kept = [name for name in settled if known.match_of[name].table not in {new.table for new in tables}]
    return Swap(
        change,
        tables,
        played.byes,
        change.byes,
        quality(known, [match.seats for match in played.matches], drawn_byes(known), locked=settled),
        quality(known, [match.seats for match in after.matches], drawn, locked=kept),
        tuple(findings),
    )


def fit(event: Tournament) -> Fit:
    """Why each table of the last round is as it is, and what is unfit of it by today's results.

    Raises Refused as ``headjudge.running.published.published`` does. Cost: one or two rankings.
    """
    known = published(event)
    tables = []
    for match in known.played.matches:
        findings = tuple(of_table(known, match.table, match.seats))
        rounds = [found.params["round"] for found in findings if found.code == "repair.meets_again"]
        tables.append(
            FitTable(
                match.table,
                match.seats,
                match.notes,
                tuple(known.score(name) for name in match.seats),
                known.spread(match.seats),
                max(rounds, default=None),
                tuple(name for name in match.seats if known.moved(name)),
                is_open(match),
                findings,
            )
        )
    drawn = drawn_byes(known)
    everybody = [*known.match_of, *known.played.byes]
    byes = tuple(
        FitBye(
            name,
            known.score(name),
            known.byes_had.get(name, 0),
            name not in drawn,
            tuple(of_bye(known, name, everybody)) if name in drawn else (),
        )
        for name in known.played.byes
    )
    settled = settled_entrants(known)
    whole = quality(known, [match.seats for match in known.played.matches], drawn, locked=settled)
    return Fit(known.number, tuple(tables), byes, whole)
