"""Better tables by changes of places, under a cost for every pair at one table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Costs = NDArray[np.int64]

KICK = 3
"""Changes of places made blindly, to get away from where no single change helps."""


class Draws:
    """A row of 64-bit numbers from a start (SplitMix64), the same on every machine and in every version."""

    def __init__(self, start: int) -> None:
        self._state = start % 2**64

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound`` - 1; the bias is below ``bound`` in 2**64."""
        self._state = (self._state + 0x9E3779B97F4A7C15) % 2**64
        mixed = self._state
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB % 2**64
        return (mixed ^ (mixed >> 31)) % bound


class State(NamedTuple):
    """A copy of where a search stands."""

    total: int
    members: list[list[int]]
    table_of: Costs
    at_table: Costs
    change: Costs


class Search:
    """Tables of rows 0 to N-1 and the gain of every change of places, kept up to date.

    ``cost`` is symmetric with an empty diagonal, N x N; the cost of the tables is its sum over all pairs at
    one table, and must stay below 2**59.
    """

    def __init__(self, cost: Costs, tables: Sequence[Sequence[int]]) -> None:
        self.cost = cost
        self.table_of = np.empty(len(cost), dtype=np.int64)
        self.members = [list(table) for table in tables]
        for place, table in enumerate(self.members):
            self.table_of[table] = place
        self.at_table = np.stack([cost[:, table].sum(axis=1) for table in self.members], axis=1)
        """What each row would pay at each table, N x tables."""
        self.total = int(self.at_table[np.arange(len(cost)), self.table_of].sum()) // 2
        self.change = np.empty_like(cost)
        """By how much the total grows when two rows change places, N x N."""
        self._refresh(np.arange(len(cost)))

    def _refresh(self, rows: NDArray[np.int64]) -> None:
        """Work out the changes of these rows with everybody again."""
        own = self.at_table[np.arange(len(self.cost)), self.table_of]
        block = self.at_table[rows][:, self.table_of]
        block += self.at_table[:, self.table_of[rows]].T
        block -= own[rows, None]
        block -= own
        block -= self.cost[rows] << 1
        block[self.table_of[rows, None] == self.table_of] = 0
        self.change[rows] = block
        self.change[:, rows] = block.T

    def swap(self, one: int, two: int) -> None:
        """Let two rows of different tables change places. Cost: N times the seats of the two tables."""
        here, there = int(self.table_of[one]), int(self.table_of[two])
        self.total += int(self.change[one, two])
        difference = self.cost[:, two] - self.cost[:, one]
        self.at_table[:, here] += difference
        self.at_table[:, there] -= difference
        self.table_of[one], self.table_of[two] = there, here
        self.members[here][self.members[here].index(one)] = two
        self.members[there][self.members[there].index(two)] = one
        self._refresh(np.array(self.members[here] + self.members[there], dtype=np.int64))

    def descend(self, steps: int) -> int:
        """Take the best change of places until none helps or ``steps`` are used; the steps that are left."""
        count = len(self.cost)
        while steps > 0:
            one, two = divmod(int(self.change.argmin()), count)
            if self.change[one, two] >= 0:
                break
            self.swap(one, two)
            steps -= 1
        return steps

    def state(self) -> State:
        """What ``restore`` needs to come back here."""
        members = [list(table) for table in self.members]
        return State(self.total, members, self.table_of.copy(), self.at_table.copy(), self.change.copy())

    def restore(self, state: State) -> None:
        """Go back."""
        self.total = state.total
        self.members = [list(table) for table in state.members]
        self.table_of[:], self.at_table[:], self.change[:] = state.table_of, state.at_table, state.change


def improve(search: Search, steps: int, draws: Draws) -> None:
    """Leave the best tables found within ``steps`` changes of places; more steps never give worse ones.

    Descends to where no single change helps, then again and again makes a few blind changes, descends, and
    goes on from the better of the two. Cost: each step as ``Search.swap`` and one look at all changes.
    """
    if len(search.members) < 2:
        return
    left = search.descend(steps)
    best = search.state()
    count = len(search.cost)
    while left > KICK and search.total > 0:
        total = search.total
        for _ in range(KICK):
            one = draws.below(count)
            two = draws.below(count)
            if search.table_of[one] != search.table_of[two]:
                search.swap(one, two)
        left = search.descend(left - KICK)
        if search.total <= total:
            best = search.state()
        else:
            search.restore(best)
