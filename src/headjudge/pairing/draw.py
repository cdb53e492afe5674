"""A round drawn from standings: entrants by id in, matches by id out, ``headjudge.pairing.swiss`` between."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise
from typing import Literal

import numpy as np

from headjudge import chance
from headjudge.findings import Finding
from headjudge.pairing.conflicts import Conflicts
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
    pod: int | None = None
    """The draft pod whose round this is; every pod has a draw of its own."""


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

    Chance is the draw ``pair/<number>`` (in a draft pod ``pair/<number>/<pod>``) over ``playing`` and nothing
    else. Who is not in the standings yet (a late entrant) has no points and stands below everybody. Cost:
    near-linear in entrants and rounds.
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
    label = f"pair/{number}" if wishes.pod is None else f"pair/{number}/{wishes.pod}"
    keys = np.frombuffer(chance.key_bytes(seed, label, count), dtype=">u8").astype(np.uint64)
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


def levels(standing: Standing) -> dict[str, int]:
    """The place of each entrant by values alone: who differs only by lot stands on one level."""
    decided_by_value = np.asarray(standing.decided) < len(standing.order)
    steps = np.concatenate((np.zeros(1, dtype=np.int64), np.cumsum(decided_by_value)))
    return dict(zip(standing.ids, steps.tolist(), strict=False))


@dataclass(frozen=True, slots=True)
class Judged:
    """A round as it was played, held against the best that its rules allowed.

    ``measure`` and ``best`` leave out locked matches and granted byes; ``extra_byes`` are byes beyond the one
    that an odd field needs; ``out_of_order`` counts matches whose table is not in standing order (whom only the lot
    separates may stand either way).
    """

    measure: Measure
    best: Measure
    scale: int
    rematches: tuple[tuple[str, str], ...]
    breaches: tuple[tuple[str, str], ...]
    second_byes: tuple[str, ...]
    extra_byes: tuple[str, ...]
    out_of_order: int

    def points(self, scaled: int, *, squared: bool = False) -> Fraction:
        """Scaled points (or their squares) as match points."""
        return Fraction(scaled, self.scale**2 if squared else self.scale)


def judge(
    standing: Standing,
    pairs: Sequence[tuple[str, str]],
    byes: Sequence[str],
    seed: str,
    number: int,
    wishes: Wishes,
) -> Judged:
    """Hold a round that was played (``pairs`` in table order, ``byes``) against the best pairing of its field.

    ``wishes`` says what had been settled beforehand; byes beyond those granted and the one that an odd field
    needs are counted as granted, and named.
    """
    settled = {name for pair_ in wishes.locked for name in pair_}
    free = [(a, b) for a, b in pairs if a not in settled]
    ids = sorted({name for pair_ in pairs for name in pair_} | set(byes))
    rows = {name: row for row, name in enumerate(ids)}
    drawn_byes = [name for name in byes if name not in wishes.granted]
    field, scale = field_of(standing, ids, seed, number, wishes)
    # The bye of an odd field is the one on the lowest points; what stands beside it was given by somebody.
    drawn_byes.sort(key=lambda name: (int(field.byes[rows[name]] > 0), int(field.points[rows[name]]), name))
    sits_out, extra = (drawn_byes[0], drawn_byes[1:]) if drawn_byes else (None, [])
    field = replace(
        field, granted=np.array([rows[name] for name in [*wishes.granted, *extra]], dtype=np.int64)
    )
    found = pair(field)
    conflicts = Conflicts(field)
    first = np.array([rows[a] for a, _ in free], dtype=np.int64)
    second = np.array([rows[b] for _, b in free], dtype=np.int64)
    apart, met = conflicts.apart(first, second), conflicts.met(first, second)
    had = [name for name in drawn_byes if field.byes[rows[name]] > 0]
    differences = field.points[first] - field.points[second]
    measure = Measure(
        breaches=int(apart.sum()),
        rematches=int(met.sum()),
        second_byes=int(sits_out in had),
        bye_points=0 if sits_out is None else int(field.points[rows[sits_out]]),
        squared_differences=int((differences * differences).sum()),
    )
    level = levels(standing)
    last = len(standing.places)
    # Where the best is not proven, what was played may be better; then nothing better is known.
    best = found.measure if found.proven else min(found.measure, measure)
    heads = [min(level.get(a, last), level.get(b, last)) for a, b in pairs]
    return Judged(
        measure,
        best,
        scale,
        tuple(pair_ for pair_, again in zip(free, met.tolist(), strict=True) if again),
        tuple(pair_ for pair_, barred in zip(free, apart.tolist(), strict=True) if barred),
        tuple(had),
        tuple(extra),
        sum(1 for above, below in pairwise(heads) if above > below),
    )
