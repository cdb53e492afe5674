"""Changed matches at the tables of a published round: who stays keeps the table, and the seat."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

Seats = tuple[str, str]


class Kept(NamedTuple):
    """Table -> seats for every match, and the notes on fixed tables of those that moved."""

    seats: Mapping[int, Seats]
    notes: Mapping[int, tuple[str, ...]]


def keep_tables(
    before: Mapping[int, Seats],
    pairs: Iterable[Seats],
    place: Mapping[str, int],
    fixed: Mapping[str, int],
    taken: Collection[int],
) -> Kept:
    """Give the matches ``pairs`` the tables of ``before``, so that as many entrants as can be stay where they sit.

    ``place`` is everybody's place in the standings (smaller is higher), ``fixed`` the tables kept for somebody,
    ``taken`` the numbers of this round that are not to be given. A match that stays as it was stays at its table,
    unless the table is kept for somebody of another match. One of a changed match stays in the seat where there
    is a way; the other numbers go in standing order, new ones from 1. Cost: near-linear in the matches.
    """
    return _Laying(before, sorted(pairs, key=lambda one: _first(one, place)), place, fixed, taken).run()


def _first(pair: Seats, place: Mapping[str, int]) -> tuple[int, str]:
    return min((place[name], name) for name in pair)


class _Laying:
    def __init__(
        self,
        before: Mapping[int, Seats],
        pairs: Sequence[Seats],
        place: Mapping[str, int],
        fixed: Mapping[str, int],
        taken: Collection[int],
    ) -> None:
        self.before = before
        self.pairs = pairs
        self.place = place
        self.fixed = fixed
        self.taken = set(taken)
        self.sat = {name: table for table, seats in before.items() for name in seats}
        self.given: dict[int, Seats] = {}
        self.notes: dict[int, tuple[str, ...]] = {}
        self.lost: list[Seats] = []

    def run(self) -> Kept:
        changed: list[Seats] = []
        for pair in self.pairs:
            table = self.sat.get(pair[0])
            if table is not None and set(self.before[table]) == set(pair):
                self.given[table] = self.before[table]
            else:
                changed.append(pair)
        waiting = self._at_fixed_tables(changed)
        waiting = self._where_they_sit(waiting)
        numbers = self._numbers(len(waiting))
        for pair in sorted(waiting, key=lambda one: _first(one, self.place)):
            self._give(next(numbers), pair)
        return Kept(dict(sorted(self.given.items())), self.notes)

    def _at_fixed_tables(self, changed: list[Seats]) -> list[Seats]:
        """Changed matches of those with a fixed table; who sat there without one makes room."""
        waiting: list[Seats] = []
        moved: list[Seats] = []
        for pair in changed:
            wanted = sorted({self.fixed[name] for name in pair if name in self.fixed})
            free = [table for table in wanted if self._can_have(table)]
            if not free:
                if wanted:
                    self.lost.append(pair)
                waiting.append(pair)
                continue
            if free[0] in self.given:
                moved.append(self.given.pop(free[0]))
            notes: tuple[str, ...] = ("fixed_table",)
            if free[0] != wanted[0]:
                notes += ("fixed_table_taken",)
            elif len(wanted) == 2:
                notes += ("fixed_tables_meet",)
            self._give(free[0], pair)
            self.notes[free[0]] = notes
        return waiting + moved

    def _can_have(self, table: int) -> bool:
        if table in self.taken:
            return False
        there = self.given.get(table)
        return there is None or all(self.fixed.get(name) != table for name in there)

    def _where_they_sit(self, waiting: Sequence[Seats]) -> list[Seats]:
        """As many as can be stay at a table of one of theirs: first those who have one way only."""
        left = dict.fromkeys(waiting)
        while True:
            ways = {pair: self._ways(pair) for pair in left}
            open_ = [pair for pair, tables in ways.items() if tables]
            if not open_:
                return list(left)
            pair = min(open_, key=lambda one: (len(ways[one]), min(ways[one]), self._seat(one, ways[one])))
            self._give(min(ways[pair]), pair)
            del left[pair]

    def _ways(self, pair: Seats) -> list[int]:
        tables = {self.sat[name] for name in pair if name in self.sat}
        return sorted(table for table in tables if table not in self.given and table not in self.taken)

    def _seat(self, pair: Seats, ways: Sequence[int]) -> int:
        """The seat in which somebody of the match would stay at the first of these tables."""
        return min(self.before[ways[0]].index(name) for name in pair if self.sat.get(name) == ways[0])

    def _give(self, table: int, pair: Seats) -> None:
        first, second = sorted(pair, key=lambda name: (self.place[name], name))
        stays = [name for name in (first, second) if self.sat.get(name) == table]
        if len(stays) == 2:
            first, second = self.before[table]
        elif stays:
            other = second if stays[0] == first else first
            seats = (stays[0], other) if self.before[table].index(stays[0]) == 0 else (other, stays[0])
            first, second = seats
        self.given[table] = (first, second)
        if pair in self.lost:
            self.notes[table] = ("fixed_table_taken",)

    def _numbers(self, count: int) -> Iterator[int]:
        reserved = {self.fixed[name] for pair in self.pairs for name in pair if name in self.fixed}
        old = sorted(table for table in self.before if table not in self.given)
        bar = {*self.taken, *self.given, *reserved, *old}
        most = len(bar) + count + 1
        new = [number for number in range(1, most + 1) if number not in bar]
        return iter([*(t for t in old if t not in reserved), *new, *(t for t in old if t in reserved)])
