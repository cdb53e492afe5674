"""Who goes on after a day of Swiss rounds, and who meets whom first in a play-off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal


@dataclass(frozen=True, slots=True)
class Through:
    """An entrant who goes on, the rank at the cut, and why: inside the top, or by the record alone."""

    entrant: str
    rank: int
    why: Literal["top", "record"]


def advance(
    order: Sequence[str],
    points: Mapping[str, Fraction | int],
    *,
    top: int | None = None,
    min_points: Fraction | int | None = None,
) -> tuple[Through, ...]:
    """Who goes on: the best ``top`` of the order, or everybody with ``min_points``, whichever is more.

    ``order`` are the entrants still in the event, best first, so the smaller group always lies in the larger
    one. Rule: TRP A.2 (top N, or X-2).

    >>> [one.why for one in advance("ABC", {"A": 7, "B": 6, "C": 6}, top=2, min_points=6)]
    ['top', 'top', 'record']
    """
    by_top = 0 if top is None else top
    by_record = 0
    if min_points is not None:
        by_record = sum(1 for entrant in order if points[entrant] >= min_points)
    size = max(by_top, by_record)
    return tuple(
        Through(entrant, rank, "top" if rank <= by_top else "record")
        for rank, entrant in enumerate(order[:size], start=1)
    )


def playoff_seeding(size: int) -> list[tuple[int, int]]:
    """Who meets whom in the first play-off round, by rank at the cut, in the order of the tables.

    Neighbouring tables meet next. The order for 8 is the rules' (1-8, 5-4, 6-3, 2-7: Pairings and Tiebreaker
    Policy, and the published quarter-finals); the other powers of two follow from the same fold: each
    favourite of the smaller play-off becomes the pair that adds up to ``size + 1``. Raises ``ValueError`` for
    a size that is no power of two.

    >>> playoff_seeding(8)
    [(1, 8), (5, 4), (6, 3), (2, 7)]
    """
    if size < 2 or size.bit_count() != 1:
        raise ValueError("the places of a play-off tree are a power of two")
    seeds = [1]
    while len(seeds) < size:
        total = 2 * len(seeds) + 1
        folded: list[int] = []
        for index, seed in enumerate(seeds):
            pair = (seed, total - seed)
            folded += pair if index.bit_count() % 2 == 0 else pair[::-1]
        seeds = folded
    return list(zip(seeds[::2], seeds[1::2], strict=True))
