"""The order in which those at a play-off table finish: who goes on, and when a match decides nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from headjudge.tournament.state import Result

Drawn = Literal["best_seed", "replay", "untimed"]
"""What a drawn match does: the best standing at the cut goes on; it is played again; there is no draw by time."""


def finished_order(
    result: Result, seats: Sequence[str], ranks: Mapping[str, int], drawn: Drawn, goes_on: int = 1
) -> tuple[str, ...] | None:
    """Everybody at the table, best first, or None where the result decides nothing yet.

    Who ``through`` names comes first; then the winner; then, of a draw, those still in by their standing at the
    cut (TRP: an elimination match that cannot be finished falls to the higher standing); then the eliminated,
    the last out first, those out at the same moment by standing. A loss for everybody is the empty order. With
    ``replay`` and ``untimed`` a draw that does not name ``goes_on`` entrants in ``through`` decides nothing.

    >>> finished_order(Result(draw=True, out=("D",)), "ABCD", {"A": 7, "B": 2, "C": 4, "D": 1}, "best_seed")
    ('B', 'C', 'A', 'D')
    """
    if result.lost:
        return ()
    if result.draw and drawn != "best_seed" and len(result.through) != goes_on:
        return None
    found = list(result.through)
    if result.winner is not None:
        found.append(result.winner)
    last = len(ranks) + 1

    def standing(name: str) -> int:
        return ranks.get(name, last)

    out = list(result.out)
    if len(seats) == 2 and result.winner is not None:
        out = [name for name in seats if name != result.winner]
    alive = [name for name in seats if name not in out]
    groups: list[tuple[str, ...]] = [tuple(alive)]
    while out:
        name = out.pop()
        group = next((group for group in result.together if name in group), (name,))
        out = [other for other in out if other not in group]
        groups.append(group)
    for group in groups:
        found += sorted(group, key=standing)
    return tuple(dict.fromkeys(name for name in found if name in seats))
