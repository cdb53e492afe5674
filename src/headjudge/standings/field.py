"""The field of entrants as the array versions of the metrics read it: counts, points and sums over
opponents."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from headjudge.policy.model import Scoring
from headjudge.standings.column import Column, Whole, largest, shares, whole
from headjudge.standings.records import Outcome, Records
from headjudge.standings.scored import game_points, games_counted_as, points_of

LOST = (Outcome.LOSS, Outcome.ABSENT, Outcome.BOTH_LOST)
WON = (Outcome.WIN, Outcome.BYE)
NOT_PLAYED = (Outcome.NOTHING, Outcome.BYE)


@dataclass(frozen=True, eq=False)
class Field:
    """Records with the scoring that holds, the floor of the step in hand, and who is still tied.

    ``groups[N]``: entrants with the same number are tied on all steps before; -1 for those without a
    place. Only metrics within the group read it. What one metric has computed another may use: columns are
    kept.
    """

    records: Records
    scoring: Scoring
    floor: Fraction | None = None
    groups: NDArray[np.int64] | None = None
    kept: dict[tuple[str, Fraction | None], Column] = field(default_factory=dict, repr=False)

    def at(self, floor: Fraction | None, groups: NDArray[np.int64] | None = None) -> Field:
        """The same field for another step."""
        return replace(self, floor=floor, groups=groups)

    def keep(self, key: str, compute: Callable[[Field], Column]) -> Column:
        """The column of that key at this floor, computed once."""
        place = (key, self.floor)
        if place not in self.kept:
            self.kept[place] = compute(self)
        return self.kept[place]

    def rounds_with(self, outcomes: tuple[Outcome, ...]) -> NDArray[np.int64]:
        """How many rounds of each entrant had one of these outcomes."""
        table = np.zeros(len(Outcome), dtype=np.int64)
        table[list(outcomes)] = 1
        return self.total(table)

    def total(self, table: Whole, weights: Whole | None = None) -> Whole:
        """The sum over the rounds of ``table[outcome]``, each round times its weight."""
        outcome = self.records.outcome
        total = np.zeros(self.records.entrants, dtype=table.dtype if weights is None else weights.dtype)
        for column in range(self.records.after):
            share = table if weights is None else table * weights[column]
            total += share[outcome[:, column]]
        return total

    @cached_property
    def met(self) -> NDArray[np.int64]:
        """How many matches each entrant had against a real opponent; a rematch counts each time."""
        met: NDArray[np.int64] = (self.records.opponent >= 0).sum(axis=1, dtype=np.int64)
        return met

    def over_opponents(self, values: Whole, weights: Whole | None = None) -> Whole:
        """The sum of the opponents' values, one term per match, times ``weights[outcome]`` of the own
        outcome."""
        bound = largest(values) * max(self.records.after, 1)
        if weights is not None:
            bound *= max(largest(weights), 1)
        padded = np.append(whole(values, bound), 0)  # the last place is what NOBODY (-1) reads
        total = np.zeros_like(padded[:-1])
        for column in range(self.records.after):
            terms = padded[self.records.opponent[:, column]]
            if weights is not None:
                terms = terms * weights[self.records.outcome[:, column]]
            total += terms
        return total

    def opponents_mean(self, column: Column, empty: Fraction | None) -> Column:
        """The mean of the opponents' values, one term per match; ``empty`` for who met nobody."""
        mean = shares(self.over_opponents(column.numerators), self.met, unit=column.denominator)
        return mean if empty is None else mean.filled(self.met == 0, empty)

    @cached_property
    def points(self) -> Column:
        """Match points: what the scoring gives for each round."""
        values = {outcome: points_of(self.scoring, outcome) for outcome in Outcome}
        below = math.lcm(*(value.denominator for value in values.values()))
        table = np.array([int(values[outcome] * below) for outcome in Outcome], dtype=object)
        return Column(self.total(whole(table, largest(table) * max(self.records.after, 1))), below)

    @cached_property
    def games(self) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
        """Games won, lost and drawn of each entrant, matches without games counted as the scoring says."""
        table = np.array([games_counted_as(self.scoring, outcome) for outcome in Outcome], dtype=np.int64)
        sums = [self.total(np.ascontiguousarray(table[:, kind])) for kind in range(3)]
        reported: NDArray[Any] | None = self.records.games
        if reported is not None:
            for column in range(self.records.after):
                known = np.flatnonzero(reported[:, column, 0] >= 0)
                assumed = table[self.records.outcome[known, column]]
                for kind in range(3):
                    sums[kind][known] += reported[known, column, kind] - assumed[:, kind]
        return sums[0], sums[1], sums[2]

    @cached_property
    def game_shares(self) -> tuple[Whole, NDArray[np.int64], Fraction]:
        """Game points in units of the scoring, games counted, and the points of a won game in those units."""
        won, lost, drawn = self.games
        per_win, per_draw = game_points(self.scoring)
        below = math.lcm(per_win.denominator, per_draw.denominator)
        parts = won * int(per_win * below) + drawn * int(per_draw * below)
        return parts, won + lost + drawn, per_win * below
