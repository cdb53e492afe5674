"""How many tables of which size a round has, and how many byes are left over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

SMALLEST, LARGEST = 2, 10
"""Sizes that a table may have."""


class TablePlan(NamedTuple):
    """Sizes of the tables from table 1 down, and the number of byes."""

    sizes: tuple[int, ...]
    byes: int


def table_plan(
    count: int, sizes: Sequence[int] = (4,), *, short_at: Literal["bottom", "top"] = "bottom"
) -> TablePlan:
    """The tables for ``count`` entrants; ``sizes`` in order of preference, the usual size first.

    As few byes as can be; then as few tables as can be of the last size named, then of the one before it, and
    so on: ``(4, 3, 5)`` has fives only where fours and threes do not come out. Tables of another size than the
    first stand at the bottom, or at the top.
    Raises ``ValueError`` for sizes that no table can have. Cost: ``count`` squared at most for three sizes,
    and constant for one.

    >>> table_plan(11, (4, 3))
    TablePlan(sizes=(4, 4, 3), byes=0)
    >>> table_plan(11)
    TablePlan(sizes=(4, 4), byes=3)
    >>> table_plan(5, (4, 3, 5)).sizes, table_plan(9, (4, 3, 5)).sizes
    ((5,), (3, 3, 3))
    """
    if not sizes or len(set(sizes)) != len(sizes) or not all(SMALLEST <= s <= LARGEST for s in sizes):
        raise ValueError(f"sizes: expected different numbers from {SMALLEST} to {LARGEST}")
    best = min(
        ((byes, counts) for byes, counts in _plans(count, tuple(sizes))),
        key=lambda plan: (plan[0], plan[1][:0:-1]),
    )
    laid = [size for size, number in zip(sizes, best[1], strict=True) for _ in range(number)]
    if short_at == "top":
        usual = best[1][0]
        laid = laid[usual:] + laid[:usual]
    return TablePlan(tuple(laid), best[0])


def _plans(count: int, sizes: tuple[int, ...]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Byes and tables per size for every way worth looking at.

    Of a size other than the first never as many as the first size has seats are needed: so many of them seat
    as many as some tables of the first size do.
    """
    usual, *others = sizes

    def rest(left: int, of: tuple[int, ...]) -> Iterator[tuple[int, tuple[int, ...]]]:
        if not of:
            yield left % usual, (left // usual,)
            return
        for number in range(min(left // of[-1], usual - 1) + 1):
            for byes, counts in rest(left - number * of[-1], of[:-1]):
                yield byes, (*counts, number)

    yield from rest(count, tuple(others))
