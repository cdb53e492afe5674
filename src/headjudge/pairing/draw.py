"""A round drawn from standings: entrants by id in, matches by id out, ``headjudge.pairing.swiss`` between."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from typing import Literal

import numpy as np

from headjudge import chance
from headjudge.findings import Finding
from headjudge.pairing.field import Field, Measure
from headjudge.pairing.swiss import pair
from headjudge.standings.field import Field as Scored
from headjudge.standings.ranking import Standing
from headjudge.standings.records import Outcome


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the round has to respect: settled matches, byes given anyway, pairs apart, kept tables."""

    locked: Sequence[tuple[str, str]] = ()
    granted: Sequence[str] = ()
    apart: Sequence[tuple[str, str]] = ()
    fixed_tables: Mapping[str, int] | None = None
    rounds_left: int = 0
    rematches: Literal["avoid", "allow"] = "avoid"


@dataclass(frozen=True, slots=True)
class DrawnMatch:
    """A match of the round: table, the two entrants (higher standing first), and the notes that say why."""

    table: int
    seats: tuple[str, str]
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A drawn round, by ids; ``scale`` turns the measure's points into match points."""

    matches: tuple[DrawnMatch, ...]
    byes: tuple[tuple[str, str], ...]
    """Who has a bye, and the note that says why."""
    remarks: tuple[Finding, ...]
    measure: Measure
    scale: int
    proven: bool


def draw(standing: Standing, playing: Sequence[str], seed: str, number: int, wishes: Wishes) -> Drawn:
    """Round ``number`` for the entrants in ``playing``, from the standings after the round before.

    Chance is the draw ``pair/<number>`` over ``playing`` and nothing else. Who is not in the standings yet
    (a late entrant) has no points and stands below everybody. Cost: near-linear in entrants and rounds.
    """
    ids = sorted(playing)
    field, scale = field_of(standing, ids, seed, number, wishes)
    paired = pair(field)
    notes = paired.notes()
    matches = tuple(
        DrawnMatch(table, (ids[first], ids[second]), notes[place])
        for place, ((first, second), table) in enumerate(
            zip(paired.pairs.tolist(), paired.tables.tolist(), strict=True)
        )
    )
    why = {row: code for code, rows in paired.bye_notes.items() for row in rows.tolist()}
    byes = tuple((ids[row], why[row]) for row in paired.byes.tolist())
    return Drawn(matches, byes, paired.remarks, paired.measure, scale, paired.proven)


def field_of(
    standing: Standing, ids: Sequence[str], seed: str, number: int, wishes: Wishes
) -> tuple[Field, int]:
    """The columns that pairing reads, rows in the order of ``ids`` (sorted), and the scale of the points."""
    records = standing.records
    count = len(ids)
    row_of = {name: row for row, name in enumerate(ids)}
    known = np.array([records.rows.get(name, -1) for name in ids], dtype=np.int64)
    here = np.full(records.entrants + 1, -1, dtype=np.int64)  # the last place is what nobody (-1) reads
    here[known[known >= 0]] = np.flatnonzero(known >= 0)
    column = Scored(records, standing.scoring).points
    points = np.where(known >= 0, np.append(column.numerators, 0)[known], 0).astype(np.int64)
    met = np.full((count, records.after), -1, dtype=np.int32)
    byes = np.zeros(count, dtype=np.int64)
    if records.after:
        met[known >= 0] = here[records.opponent[known[known >= 0]]]
        byes[known >= 0] = (records.outcome[known[known >= 0]] == Outcome.BYE).sum(axis=1)
    keys = np.frombuffer(chance.key_bytes(seed, f"pair/{number}", count), dtype=">u8").astype(np.uint64)
    fixed = wishes.fixed_tables or {}
    field = Field(
        points=points,
        order=_order(standing, ids, known, keys),
        met=met,
        byes=byes,
        keys=keys,
        apart=_rows(wishes.apart, row_of),
        locked=_rows(wishes.locked, row_of),
        granted=np.array([row_of[name] for name in wishes.granted], dtype=np.int64),
        fixed_table=np.array([fixed.get(name, 0) for name in ids], dtype=np.int64) if fixed else None,
        rounds_left=wishes.rounds_left,
        rematches=wishes.rematches,
    )
    return field, column.denominator


def _order(
    standing: Standing, ids: Sequence[str], known: np.ndarray[tuple[int], np.dtype[np.int64]], keys: object
) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """The place of each entrant in the standings; late entrants follow by their key of this round's draw."""
    place = np.full(standing.records.entrants + 1, 2**40, dtype=np.int64)
    place[standing.places] = np.arange(len(standing.places))
    by = np.lexsort((np.arange(len(ids)), np.asarray(keys), place[known]))
    order = np.empty(len(ids), dtype=np.int64)
    order[by] = np.arange(len(ids))
    return order


def _rows(
    pairs: Sequence[tuple[str, str]], row_of: Mapping[str, int]
) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    inside = [(row_of[a], row_of[b]) for a, b in pairs if a in row_of and b in row_of]
    return np.array(inside, dtype=np.int64).reshape(-1, 2)


