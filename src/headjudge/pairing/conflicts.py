"""Who may not meet: past opponents and those to be kept apart."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from headjudge.pairing.field import Field, Rows

Flags = NDArray[np.bool_]


class Relations(NamedTuple):
    """Between the members of a part of the field, as symmetric matrices: kept apart, and how often met."""

    apart: Flags
    meetings: NDArray[np.int64]


class Conflicts:
    """Answers who may not meet, for many pairs at once, without a table of all pairs.

    Memory: the pairs to be kept apart, sorted; the past opponents stay where they are.
    """

    def __init__(self, field: Field) -> None:
        self._n = max(len(field), 1)
        self._met = field.met
        self._avoid = field.rematches == "avoid"
        low, high = field.apart.min(axis=1, initial=self._n), field.apart.max(axis=1, initial=-1)
        self._apart = np.unique(low * self._n + high)

    def apart(self, first: Rows, second: Rows) -> Flags:
        """Pair by pair (arrays broadcast): are these two to be kept apart?"""
        shape = np.broadcast_shapes(first.shape, second.shape)
        if not len(self._apart):
            return np.zeros(shape, dtype=np.bool_)
        code = np.minimum(first, second) * self._n + np.maximum(first, second)
        place = np.minimum(np.searchsorted(self._apart, code), len(self._apart) - 1)
        return np.asarray(self._apart[place] == code)

    def met(self, first: Rows, second: Rows) -> Flags:
        """Pair by pair: have these two met before? Cost: one pass over the first ones' opponents."""
        if not self._met.shape[1]:
            return np.zeros(len(first), dtype=np.bool_)
        return np.asarray((self._met[first] == second[:, None]).any(axis=1))

    def barred(self, first: Rows, second: Rows) -> Flags:
        """Pair by pair: is this match to be avoided, as a rematch or because the two are kept apart?"""
        if not self._avoid:
            return self.apart(first, second)
        met = self.met(first, second)
        return met | self.apart(first, second) if len(self._apart) else met

    def bars(self, one: int, other: int) -> bool:
        """For two entrants: is their match to be avoided?"""
        if self._avoid and other in self._met[one].tolist():
            return True
        return len(self._apart) > 0 and bool(self.apart(np.array(one), np.array(other)))

    def barred_for(self, one: int, others: Rows) -> Flags:
        """For one entrant against many: which matches are to be avoided?"""
        if not self._avoid or not self._met.shape[1]:
            return self.apart(np.array(one), others)
        barred = np.asarray((self._met[one][:, None] == others).any(axis=0))
        return barred | self.apart(np.array(one), others) if len(self._apart) else barred

    def among(self, members: Rows) -> Relations:
        """Everything between these members, as matrices in their order."""
        m = len(members)
        place = np.full(self._n + 1, -1, dtype=np.int64)  # the last one is where -1 points to
        place[members] = np.arange(m)
        opponents = place[self._met[members]]
        mine, column = np.nonzero(opponents >= 0)
        meetings = np.zeros((m, m), dtype=np.int64)
        np.add.at(meetings, (mine, opponents[mine, column]), 1)
        return Relations(self.apart(members[:, None], members[None, :]), meetings)
