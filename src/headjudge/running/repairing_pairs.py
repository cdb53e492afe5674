"""Two at a table: a published round repaired by an exact matching, in draft pods each pod by itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from headjudge.pairing.draw import Wishes, field_of
from headjudge.pairing.field import Field
from headjudge.pairing.kept_tables import keep_tables
from headjudge.pairing.repairing import mend
from headjudge.pairing.swiss import pair
from headjudge.running.next_round import rematches_of
from headjudge.running.published import (
    Published,
    Quality,
    drawn_byes,
    granted_byes,
    quality,
    settled_entrants,
)
from headjudge.running.repairing import Outcome, Wanted, may_change
from headjudge.tournament.events import PairedMatch
from headjudge.tournament.state import Match

Seats = tuple[str, str]


@dataclass(frozen=True, slots=True)
class _Part:
    """What is paired by itself: the whole round, or a draft pod; ``free`` are matches that may change."""

    pod: int | None
    free: tuple[Seats, ...]
    kept: tuple[Seats, ...]
    free_byes: tuple[str, ...]
    kept_byes: tuple[str, ...]
    loose: tuple[str, ...]
    """Who is to be placed: has just come, or lost an opponent."""


def mend_pairs(known: Published, wanted: Wanted) -> Outcome:
    """Who meets whom after the repair, at which tables."""
    matches = {match.table: match for match in known.played.matches}
    found: list[Seats] = []
    pod_of: dict[str, int | None] = {}
    byes: list[str] = []
    is_smallest = True
    for part in _parts(known, wanted):
        ids, field = _field(known, part)
        row = {name: at for at, name in enumerate(ids)}
        mended = mend(
            field,
            np.array([(row[a], row[b]) for a, b in part.free], dtype=np.int64).reshape(-1, 2),
            np.array([row[name] for name in part.free_byes], dtype=np.int64),
        )
        found += [(ids[a], ids[b]) for a, b in mended.pairs.tolist()]
        pod_of |= dict.fromkeys(ids, part.pod)
        byes += [] if mended.sits_out is None else [ids[mended.sits_out]]
        byes += [name for name in part.kept_byes if name in drawn_byes(known)]
        is_smallest = is_smallest and mended.is_smallest
    free = {table: _two(match) for table, match in matches.items() if may_change(wanted, match)}
    taken = [
        *(table for table in matches if table not in free),
        *(w.match.table for w in known.played.withdrawn),
    ]
    kept = keep_tables(free, found, known.place, known.fixed, taken)
    tables = {
        table: PairedMatch(match.table, match.seats, match.notes, match.number, match.pod)
        for table, match in matches.items()
        if table not in free or kept.seats.get(table) == match.seats
    }
    for table, seats in kept.seats.items():
        if table not in tables:
            notes = (*pair_notes(known, seats), *kept.notes.get(table, _stays_fixed(known, table, seats)))
            tables[table] = PairedMatch(table, seats, notes, None, pod_of[seats[0]])
    return Outcome(dict(sorted(tables.items())), tuple(byes), is_smallest)


def _stays_fixed(known: Published, table: int, seats: Seats) -> tuple[str, ...]:
    return ("fixed_table",) if table in {known.fixed.get(name) for name in seats} else ()


def pairs_anew(known: Published, wanted: Wanted) -> Quality:
    """The quality of the round if it were paired from the beginning."""
    tables: list[Seats] = []
    byes: list[str] = []
    settled = settled_entrants(known)
    for part in _parts(known, wanted):
        everybody = [*part.free, *part.kept]
        anew = _Part(
            part.pod,
            (),
            tuple(seats for seats in everybody if seats[0] in settled),
            (),
            tuple(name for name in part.kept_byes if name in granted_byes(known)),
            tuple(
                name
                for name in [
                    *(n for seats in everybody for n in seats),
                    *part.free_byes,
                    *part.loose,
                    *part.kept_byes,
                ]
                if name not in settled
            ),
        )
        ids, field = _field(known, anew)
        drawn = pair(field)
        tables += [(ids[a], ids[b]) for a, b in drawn.pairs.tolist()]
        byes += [ids[row] for row in drawn.byes.tolist() if ids[row] not in anew.kept_byes]
    return quality(known, tables, byes, locked=settled)


def pair_notes(known: Published, seats: Sequence[str]) -> tuple[str, ...]:
    """The notes of a match of two, as a pairing gives them."""
    one, other = seats
    notes = []
    if known.score(one) != known.score(other):
        notes.append("pair_down")
    if known.met(one, other) is not None:
        notes.append("rematch" if rematches_of(known.stage) == "avoid" else "rematch_allowed")
    if frozenset(seats) in known.apart:
        notes.append("keep_apart_breached")
    return tuple(notes)


def _two(match: Match) -> Seats:
    first, second = match.seats
    return first, second


def _parts(known: Published, wanted: Wanted) -> Iterator[_Part]:
    """The round as one, or the pods of a draft, each with what may change in it."""
    pod_of = known.pod_of
    for pod in sorted({*pod_of.values()}) if pod_of else [None]:
        matches = [m for m in known.played.matches if pod is None or pod_of.get(m.seats[0]) == pod]
        free = [match for match in matches if may_change(wanted, match)]
        whole = [match for match in free if not _left(match, wanted)]
        byes = [
            name
            for name in known.played.byes
            if name not in wanted.absent and (pod is None or pod_of.get(name) == pod)
        ]
        movable = [name for name in byes if wanted.byes and name not in granted_byes(known)]
        loose = [n for match in free if _left(match, wanted) for n in match.seats if n not in wanted.absent]
        loose += [name for name in wanted.joining if pod is None or pod_of.get(name) == pod]
        yield _Part(
            pod,
            tuple(map(_two, whole)),
            tuple(_two(match) for match in matches if match not in free),
            tuple(movable),
            tuple(name for name in byes if name not in movable),
            tuple(loose),
        )


def _left(match: Match, wanted: Wanted) -> bool:
    return any(name in wanted.absent for name in match.seats)


def _field(known: Published, part: _Part) -> tuple[list[str], Field]:
    """The columns that pairing reads, with all that stays taken as settled."""
    names: Mapping[str, None] = dict.fromkeys(
        [
            *(name for seats in (*part.free, *part.kept) for name in seats),
            *part.free_byes,
            *part.kept_byes,
            *part.loose,
        ]
    )
    ids = sorted(names)
    wishes = Wishes(
        locked=part.kept,
        granted=part.kept_byes,
        apart=known.event.keep_apart,
        rematches=rematches_of(known.stage),
        pod=part.pod,
    )
    return ids, field_of(known.standing, ids, known.event.seed, known.number, wishes)[0]
