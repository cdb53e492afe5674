"""Keeping entrants apart where tables follow the standings: the smallest changes of places that do it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from headjudge.pairing.pods.field import PodHistory
from headjudge.pairing.pods.laid import Laid


class _Change(NamedTuple):
    """A change of places; the smaller tuple is preferred."""

    repeats: bool
    takes_bye: bool
    distance: int
    upward: bool
    stays: int
    """The other one of the pair: the higher standing stays where either could go."""
    down: int
    up: int
    other: int


def breaches(table: list[int], history: PodHistory) -> list[tuple[int, int]]:
    """The pairs at a table who are to be kept apart, higher standing first, rising."""
    ordered = sorted(table)
    return [
        (one, two) for at, one in enumerate(ordered) for two in ordered[at + 1 :] if history.barred(one, two)
    ]


def mend(laid: Laid, history: PodHistory) -> bool:
    """Part those who are to be kept apart, table by table from the top; whether nobody is left together.

    One of the two changes places with the nearest in standing order for whom fewer pairs sit together
    afterwards: rather without making a table of the previous round again, rather without touching the byes,
    of two equally near the lower. Every change leaves fewer pairs together, so it ends. Where no single change
    helps any more, the pair stays. Cost: entrants times tables' seats for each change.
    """
    if not history.apart_pairs():
        return True
    for place in range(len(laid.tables)):
        stuck: set[tuple[int, int]] = set()
        while True:
            open_pairs = [pair for pair in breaches(laid.tables[place], history) if pair not in stuck]
            if not open_pairs:
                break
            best = min(_changes(laid, history, place, open_pairs[0]), default=None)
            if best is None:
                stuck.add(open_pairs[0])
                continue
            other = None if best.other == len(laid.tables) else best.other
            laid.swap("apart", place, best.down, other, best.up)
    return not any(breaches(table, history) for table in laid.tables)


def _changes(laid: Laid, history: PodHistory, place: int, pair: tuple[int, int]) -> Iterator[_Change]:
    here = laid.tables[place]
    groups = [*laid.tables, laid.byes]
    for down, stays in (pair[::-1], pair):
        rest = [row for row in here if row != down]
        left = sum(history.barred(down, row) for row in rest)
        for other, there in enumerate(groups):
            if other == place:
                continue
            takes_bye = other == len(laid.tables)
            for up in there:
                others = [] if takes_bye else [row for row in there if row != up]
                now = sum(history.barred(up, row) for row in rest)
                now += sum(history.barred(down, row) for row in others)
                before = left + sum(history.barred(up, row) for row in others)
                if now >= before:
                    continue
                again = history.repeats([*rest, up]) or (not takes_bye and history.repeats([*others, down]))
                yield _Change(again, takes_bye, abs(down - up), up < down, stays, down, up, other)
