"""A round in the making: tables of rows, byes, and every change of places with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

Why = Literal["repeat", "apart"]


class Swap(NamedTuple):
    """Two who changed places: ``down`` left table ``table`` (an index), ``up`` came to it.

    ``other`` is the table that ``up`` came from, ``None`` for the byes; ``seen`` the round that the table would
    have repeated, 0 where entrants were kept apart.
    """

    why: Why
    table: int
    other: int | None
    down: int
    up: int
    seen: int = 0


@dataclass(slots=True)
class Laid:
    """Tables from table 1 down and byes, by rows (row 0 is the best standing)."""

    tables: list[list[int]]
    byes: list[int]
    swaps: list[Swap] = field(default_factory=list)
    stays: list[int] = field(default_factory=list)
    """Tables that the pass found repeated and left, with nobody to change places with."""
    moved: list[int] = field(default_factory=list)
    """Tables that were laid anew as a whole, to keep entrants apart."""

    def swap(self, why: Why, table: int, down: int, other: int | None, up: int, seen: int = 0) -> None:
        """Let two change places and remember why."""
        there = self.byes if other is None else self.tables[other]
        here = self.tables[table]
        here[here.index(down)] = up
        there[there.index(up)] = down
        self.swaps.append(Swap(why, table, other, down, up, seen))


def lay(rows: Sequence[int], sizes: Sequence[int], byes: Sequence[int]) -> Laid:
    """Fill tables of these sizes with ``rows`` from the top; nobody takes a place at the next table before
    the one above is full (Goldfish Arena, pairing of later rounds)."""
    waiting = iter(rows)
    return Laid([[next(waiting) for _ in range(size)] for size in sizes], list(byes))
