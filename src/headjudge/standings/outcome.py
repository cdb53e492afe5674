"""What a round was for one entrant."""

from __future__ import annotations

from enum import IntEnum


class Outcome(IntEnum):
    """What a round was for one entrant.

    ``ABSENT`` is a round played and lost without an opponent; ``BOTH_LOST`` a match that both lost;
    ``NOTHING`` a round in which the entrant had no match, neither played nor lost.
    """

    NOTHING = 0
    WIN = 1
    DRAW = 2
    LOSS = 3
    BYE = 4
    ABSENT = 5
    BOTH_LOST = 6
