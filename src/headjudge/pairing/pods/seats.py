"""Turn order at a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

SeatRule = Literal["random", "balanced", "seed", "reverse"]


def seat(
    rows: Sequence[int],
    rule: SeatRule,
    draw: Callable[[int], tuple[int, str]],
    sat: Sequence[Mapping[int, int]],
) -> list[int]:
    """The rows of one table in turn order.

    ``random``: by the draw. ``balanced``: of all orders the one with the least sum of squared position counts,
    over everybody at the table and every position, this round included; of several the one whose first seat
    was drawn first, then its second, and so on. ``seed``: best standing first; ``reverse``: best standing
    last. ``draw`` gives the drawn key of a row, ``sat`` how often each row sat at each position.
    Cost: a sort; for ``balanced`` every set of entrants of the table once (16 for four, 32 for five).

    >>> seat([3, 1, 2], "seed", lambda row: (row, ""), [])
    [1, 2, 3]
    >>> seat([0, 1], "balanced", lambda row: (row, ""), [{0: 1}, {1: 1}])
    [1, 0]
    """
    if rule in ("seed", "reverse"):
        return sorted(rows, reverse=rule == "reverse")
    drawn = sorted(rows, key=draw)
    if rule == "random":
        return drawn
    return _balanced(drawn, sat)


def _balanced(drawn: Sequence[int], sat: Sequence[Mapping[int, int]]) -> list[int]:
    """Of all orders with the least sum of squares the first one in the order of the draw.

    One more turn at a position that was had c times adds 2c + 1 to the sum of squares, so the least sum of
    squares is the least sum of c. ``least[waiting]`` is that sum for the seats that are left when the members
    of the bit set ``waiting`` are not seated yet; seats are filled from the first one on.
    """
    size = len(drawn)
    had = [[sat[row].get(position, 0) for position in range(size)] for row in drawn]
    least = [0] * (1 << size)
    for waiting in range(1, 1 << size):
        position = size - waiting.bit_count()
        least[waiting] = min(
            had[who][position] + least[waiting & ~(1 << who)] for who in range(size) if waiting >> who & 1
        )
    order: list[int] = []
    waiting = (1 << size) - 1
    for position in range(size):
        who = next(
            who
            for who in range(size)
            if waiting >> who & 1 and had[who][position] + least[waiting & ~(1 << who)] == least[waiting]
        )
        order.append(drawn[who])
        waiting &= ~(1 << who)
    return order
