"""Swapping two by hand in the last round, with the consequences shown before it is done."""

from __future__ import annotations

from dataclasses import dataclass

from headjudge.desk.asking import facts_of_commands
from headjudge.desk.hand import InHand
from headjudge.desk.marks import check_mark, mark_of
from headjudge.desk.repairing import check_round, recorded
from headjudge.running.swapping import Swap, swap
from headjudge.tournament.wire import Happening


@dataclass(frozen=True, slots=True)
class LookedSwap:
    """A swap looked at, and the mark of what was shown."""

    swap: Swap
    mark: str
    reported: tuple[int, ...]
    """Tables of it at which one side has reported a result; the report goes with the swap."""


def in_the_round(hand: InHand) -> tuple[str, ...]:
    """Everybody who can be swapped: at an open table, with a bye, or absent; in the order of the tables."""
    if not hand.event.rounds:
        return ()
    last = hand.event.rounds[-1]
    seated = [n for match in last.matches if match.result is None and not match.boards for n in match.seats]
    return (*seated, *last.byes, *last.absent)


def look_at_swap(hand: InHand, number: int, one: str, other: str) -> LookedSwap:
    """What comes of a swap. Raises Refused as ``headjudge.running.swapping.swap`` does."""
    check_round(hand, number)
    found = swap(hand.event, one, other)
    reported = tuple(new.table for new in found.tables if hand.hall.sides(number, new.table))
    return LookedSwap(found, mark_of(found.change, reported), reported)


def take_swap(
    hand: InHand, number: int, one: str, other: str, mark: str, reason: str | None
) -> list[Happening]:
    """The facts of a swap as it was shown. Raises Refused where it would be another one by now, or lacks its reason."""
    looked = look_at_swap(hand, number, one, other)
    check_mark(mark, looked.mark)
    return facts_of_commands(hand, [recorded(hand, looked.swap.change, reason)])
