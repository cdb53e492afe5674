"""Tables in standing order with one pass against tables of the previous round (Goldfish Arena, pairing)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

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


class Pass(NamedTuple):
    """The open points of the pass against repeats; the defaults are Goldfish Arena's (O5, O15, O8)."""

    last_repeats: Literal["swap_up", "leave"] = "swap_up"
    bye_group: Literal["next_table", "apart"] = "next_table"
    max_byes: int | None = None


def swap_repeats(laid: Laid, history: PodHistory, rule: Pass) -> None:
    """One pass from table 1 down, each table tested after the swap above it.

    A table that repeats an earlier one gives its lowest standing to the next table and gets that table's
    highest; the byes count as the table after the last (unless ``bye_group`` is ``"apart"``). The last table
    with nobody below gives its highest to the table above and gets that table's lowest (or stays, with
    ``"leave"``); a single table with nobody below stays. One pass is enough where only the previous round may
    not come again: after a swap the table holds all but one of a former table and somebody who was not there,
    and the other table holds one of them without the rest, so neither repeats. Where no earlier round may, the
    swap can make another old table: then the next highest is tried, and then the next lowest. With
    ``max_byes`` the lowest who may still have a bye goes, if anybody at the table may. Cost: a few look-ups
    per table.
    """
    last = len(laid.tables) - 1
    for place, table in enumerate(laid.tables):
        if not history.repeats(table):
            continue
        rising = sorted(table)
        other: int | None
        if place < last:
            other, downs, ups = place + 1, rising[::-1], sorted(laid.tables[place + 1])
        elif laid.byes and rule.bye_group == "next_table":
            may = [row for row in rising if rule.max_byes is None or history.byes[row] < rule.max_byes]
            other, downs, ups = None, (may or rising)[::-1], sorted(laid.byes)
        elif last > 0 and rule.last_repeats == "swap_up":
            other, downs, ups = place - 1, rising, sorted(laid.tables[place - 1], reverse=True)
        else:
            laid.stays.append(place)
            continue
        # The table below is tested later in the pass, the one above was tested already.
        above = laid.tables[place - 1] if other == place - 1 else None
        found = _first(table, downs, ups, above, history)
        if found is not None:
            laid.swap("repeat", place, found[0], other, found[1], history.seen(table))


def _first(
    table: Sequence[int],
    downs: Sequence[int],
    ups: Sequence[int],
    above: Sequence[int] | None,
    history: PodHistory,
) -> tuple[int, int] | None:
    """The first two, in the order given, after whose swap the table is no repeat, nor is the one above."""
    for down in downs:
        for up in ups:
            if history.repeats([up if row == down else row for row in table]):
                continue
            if above is None or not history.repeats([down if row == up else row for row in above]):
                return down, up
    return None
