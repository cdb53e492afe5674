"""What a round is paired from, and what comes out: columns of integers, one row per entrant."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from headjudge.findings import Finding

Ints = NDArray[np.int64]
Rows = NDArray[np.int64]

MAX_STEPS = 1 << 20
"""The largest distance between two entrants' points, counted in the smallest step between any two of them.

Squares of distances, summed over a field, have to stay exact inside the matching library's 128-bit integers.
"""


def _no_rows() -> Rows:
    return np.empty(0, dtype=np.int64)


def _no_pairs() -> Rows:
    return np.empty((0, 2), dtype=np.int64)


@dataclass(frozen=True, eq=False)
class Field:
    """The entrants to be paired, one row each, in the order of their ids; rows refer to each other by index.

    points: match points scaled to whole numbers, N.
    order: place in the standings, smaller is higher, all different, N; it decides tables and seats only.
    met: past opponents, one column per round played, -1 for none and for those who are not in the field,
        N x R. It is symmetric: whoever stands in my row has me in theirs, as often.
    byes: byes had so far, N.
    keys: the round's draw, N (see ``headjudge.chance``); the only source of chance.
    apart: pairs of rows to be kept apart, K x 2.
    locked: matches settled beforehand, L x 2; taken as they are.
    granted: rows that have a bye in this round anyway.
    fixed_table: a table kept for this entrant, 0 for none, N (or None where nobody has one).
    rounds_left: planned rounds after this one.
    rematches: ``"avoid"``, or ``"allow"`` where the organiser lets people meet again.
    """

    points: Ints
    order: Ints
    met: NDArray[np.int32]
    byes: Ints
    keys: NDArray[np.uint64]
    apart: Rows = field(default_factory=_no_pairs)
    locked: Rows = field(default_factory=_no_pairs)
    granted: Rows = field(default_factory=_no_rows)
    fixed_table: Ints | None = None
    rounds_left: int = 0
    rematches: Literal["avoid", "allow"] = "avoid"

    def __len__(self) -> int:
        return len(self.points)


class Measure(NamedTuple):
    """How good a pairing is; the smaller tuple is the better pairing ("Readings for events").

    Locked matches and granted byes are not counted: nobody chose them here. ``bye_points`` are the scaled
    points of who has the bye (0 without one). With rematches allowed they are counted, but do not matter.
    """

    breaches: int
    rematches: int
    second_byes: int
    bye_points: int
    squared_differences: int


@dataclass(frozen=True, eq=False)
class Pairing:
    """A round: matches in the order of their tables, byes, and why.

    pairs: rows of each match, the higher standing in seat 1, M x 2.
    tables: the table of each match, M, rising.
    byes: rows with a bye: the granted ones in the order given, then the one that the pairing gave.
    match_notes: note code -> the matches (rows of ``pairs``) that carry it, rising.
    bye_notes: note code -> the entrants (rows of the field) whose bye carries it.
    remarks: what concerns the whole round, such as how many rematches could not be avoided.
    measure: what the pairing achieved.
    proven: whether it is known to be the best on that measure. Always true up to 512 entrants; beyond, false
        only where matches to be avoided leave so little room that the proof would take too long (more than
        half of the field to be kept apart from each other, or all neighbours met).
    """

    pairs: Rows
    tables: Ints
    byes: Rows
    match_notes: Mapping[str, Rows]
    bye_notes: Mapping[str, Rows]
    remarks: tuple[Finding, ...]
    measure: Measure
    proven: bool

    def notes(self) -> list[tuple[str, ...]]:
        """The note codes of each match, in the order of ``pairs``."""
        listed: list[list[str]] = [[] for _ in range(len(self.pairs))]
        for code, matches in self.match_notes.items():
            for match in matches.tolist():
                listed[match].append(code)
        return [tuple(codes) for codes in listed]


def checked(given: Field) -> Field:
    """The same field with settled types, or ``ValueError`` naming the column that is wrong.

    Cost: one pass over each column. Not checked: that ``met`` is symmetric.
    """
    n = len(given.points)
    columns: dict[str, Any] = {
        name: _column(name, getattr(given, name), n) for name in ("points", "order", "byes")
    }
    keys = np.asarray(given.keys, dtype=np.uint64)
    if keys.shape != (n,):
        raise ValueError(f"keys: expected {n} of them")
    met = np.asarray(given.met, dtype=np.int32)
    if met.ndim != 2 or met.shape[0] != n:
        raise ValueError(f"met: expected {n} rows")
    if met.size and (met.min() < -1 or met.max() >= n):
        raise ValueError("met: a row outside the field")
    columns["fixed_table"] = (
        None if given.fixed_table is None else _column("fixed_table", given.fixed_table, n)
    )
    for name, shape in (("apart", (-1, 2)), ("locked", (-1, 2)), ("granted", (-1,))):
        columns[name] = _rows(name, getattr(given, name), n, shape)
    settled = np.concatenate((columns["locked"].ravel(), columns["granted"]))
    if not all_different(settled):
        raise ValueError("locked, granted: an entrant stands there twice")
    if given.rematches not in {"avoid", "allow"}:
        raise ValueError("rematches: expected 'avoid' or 'allow'")
    if n and columns["byes"].min() < 0:
        raise ValueError("byes: expected 0 or more")
    if not all_different(columns["order"]):
        raise ValueError("order: two entrants in the same place")
    _check_spread(columns["points"])
    return Field(keys=keys, met=met, rounds_left=given.rounds_left, rematches=given.rematches, **columns)


def _column(name: str, values: Any, n: int) -> Ints:
    column = np.asarray(values)
    if column.shape != (n,) or (n and column.dtype.kind not in "iu"):
        raise ValueError(f"{name}: expected {n} whole numbers")
    return column.astype(np.int64, copy=False)


def _rows(name: str, values: Any, n: int, shape: tuple[int, ...]) -> Rows:
    rows = np.asarray(values, dtype=np.int64).reshape(shape)
    if rows.size and (rows.min() < 0 or rows.max() >= n):
        raise ValueError(f"{name}: a row outside the field")
    if rows.ndim == 2 and (rows[:, 0] == rows[:, 1]).any():
        raise ValueError(f"{name}: an entrant paired with itself")
    return rows


def _check_spread(points: Ints) -> None:
    if not len(points):
        return
    spread = int(points.max()) - int(points.min())
    if spread >= MAX_STEPS and spread // step(points) >= MAX_STEPS:
        raise ValueError(f"points: further apart than {MAX_STEPS} steps")


def all_different(values: Ints) -> bool:
    """Whether no value occurs twice. Cost: one pass where the values lie close together, else a sort."""
    if not len(values):
        return True
    lowest, highest = int(values.min()), int(values.max())
    if highest - lowest > 4 * len(values):
        return len(np.unique(values)) == len(values)
    seen = np.zeros(highest - lowest + 1, dtype=np.bool_)
    seen[values - lowest] = True
    return int(np.count_nonzero(seen)) == len(values)


def step(points: Ints) -> int:
    """The largest whole number that divides every difference of these points (1 where all are equal)."""
    lowest = int(points.min()) if len(points) else 0
    distances = np.unique(points - lowest)
    return int(np.gcd.reduce(distances)) or 1 if len(distances) else 1
