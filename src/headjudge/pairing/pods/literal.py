"""Tables in standing order with one pass against tables of the previous round (Goldfish Arena, pairing)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from headjudge.pairing.pods.field import PodHistory
from headjudge.pairing.pods.laid import Laid


def choose_byes(rows: Sequence[int], count: int, had: Sequence[int], max_byes: int | None) -> list[int]:
    """Who has a bye: the last ``count`` in standing order (the literal rule).

    With ``max_byes`` those who have had so many are passed over while others are left; where nobody else is
    left, those with the fewest go first. ``rows`` are in standing order, and so is the answer. Cost: a sort.

    >>> choose_byes([0, 1, 2, 3, 4], 1, [0, 0, 0, 0, 1], None)
    [4]
    >>> choose_byes([0, 1, 2, 3, 4], 1, [0, 0, 0, 0, 1], 1)
    [3]
    """

    def reluctance(row: int) -> tuple[int, int]:
        beyond = 0 if max_byes is None else max(0, had[row] - max_byes + 1)
        return beyond, -row

    return sorted(sorted(rows, key=reluctance)[:count])


def fewest_byes(rows: Sequence[int], count: int, had: Sequence[int]) -> list[int]:
    """Who has a bye where byes go round: those with the fewest so far, of them the lowest in the standings."""
    return sorted(sorted(rows, key=lambda row: (had[row], -row))[:count])


def swap_repeats(
    laid: Laid,
    history: PodHistory,
    *,
    last_repeats: Literal["swap_up", "leave"] = "swap_up",
    max_byes: int | None = None,
) -> None:
    """One pass from table 1 down, each table tested after the swap above it.

    A table that is exactly a table of the previous round gives its lowest standing to the next table and gets
    that table's highest; the byes count as the table after the last. The last table with nobody below gives
    its highest to the table above and gets that table's lowest (or stays, with ``"leave"``); a single table
    with nobody below stays. One pass is enough: after a swap the table holds all but one of a former table and
    somebody who was not there, and the other table holds one of them without the rest, so neither repeats.
    With ``max_byes`` the lowest who may still have a bye goes, if anybody at the table may. Cost: one look-up
    per table.
    """
    last = len(laid.tables) - 1
    for place, table in enumerate(laid.tables):
        if not history.repeats(table):
            continue
        if place < last:
            laid.swap("repeat", place, max(table), place + 1, min(laid.tables[place + 1]))
        elif laid.byes:
            may = [row for row in table if max_byes is None or history.byes[row] < max_byes]
            laid.swap("repeat", place, max(may or table), None, min(laid.byes))
        elif last > 0 and last_repeats == "swap_up":
            laid.swap("repeat", place, min(table), place - 1, max(laid.tables[place - 1]))
        else:
            laid.stays.append(place)
