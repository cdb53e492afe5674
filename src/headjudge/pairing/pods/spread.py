"""Tables on which few meet again and points lie close: changes of places under a cost for every pair."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from headjudge.pairing.pods.apart import breaches
from headjudge.pairing.pods.field import PodField, PodHistory
from headjudge.pairing.pods.laid import Laid
from headjudge.pairing.pods.search import Costs, Draws, Search, improve

BUDGET = 1200
"""Changes of places that are tried for a round unless the caller says otherwise."""

STRETCH = 512
"""Larger fields are searched in stretches of at most so many entrants who follow each other in points; few
who are far apart in points would share a table anyway."""

MOST = 1 << 59
"""What the cost of all tables together must stay below, so that 64 bits hold every sum of a few such costs."""


SEATS = 4
"""Squared differences over all pairs of a table of so many add up to so many times the sum of squares about the
mean; ``Weights`` are in terms of the latter."""


class Weights(NamedTuple):
    """What the search makes small, summed over all tables.

    ``meetings``: for each pair at a table, times the square of how often the two have met before; a third
    meeting and every further one weighs ``third_meeting`` times as much again. ``points``: times the sum of
    squared distances from the table's mean points (of a table of four; a smaller or larger table counts by
    its pairs). A pair to be kept apart costs more than everything else together.
    """

    meetings: int = 16
    points: int = 1
    third_meeting: int = 8

    def met(self, times: int) -> int:
        """The cost of a pair that has met so often, on the scale of squared differences of two."""
        return SEATS * self.meetings * times**2 * (self.third_meeting if times > 1 else 1)


WEIGHTS = Weights()
"""The weights that hold unless the caller says otherwise."""


def spread_out(laid: Laid, field: PodField, history: PodHistory, weights: Weights, budget: int) -> None:
    """Lay the tables anew so that their cost by ``weights`` is small.

    The search begins in order of points, equal points in the order of the draw, and uses at most ``budget``
    changes of places (per stretch of the field); it takes no time into account, so it ends at the same tables
    everywhere. Tables of one size stand in the order of their best standing. Cost: per change of places
    N times the seats of two tables, and N squared comparisons, N up to ``STRETCH``.
    """
    keys = [field.keys[name] for name in field.ids]
    rows = [row for table in laid.tables for row in table]
    rows.sort(key=lambda row: (-field.points[row], keys[row], field.ids[row]))
    seats = iter(rows)
    begun = [[next(seats) for _ in table] for table in laid.tables]
    found: list[list[int]] = []
    for tables in _stretches(begun):
        found += _searched(tables, field, history, weights, budget, keys)
    laid.tables = _in_standing_order(found, [len(table) for table in laid.tables])


def part(laid: Laid, history: PodHistory, keys: Sequence[int], budget: int) -> None:
    """Lay tables in standing order anew, as near to that order as can be, with fewer to be kept apart together.

    For when changing the places of two at a time no longer helps. The byes stay; tables that could not be
    improved stay as they were. ``laid.moved`` names the tables that are others now.
    """
    place = 0
    for tables in list(_stretches(laid.tables)):
        where = range(place, place + len(tables))
        place += len(tables)
        before = sum(len(breaches(table, history)) for table in tables)
        if not before:
            continue
        rows = sorted(row for table in tables for row in table)
        at = np.array(rows, dtype=np.int64)
        cost = (at[:, None] - at) ** 2
        found = _run(rows, cost, tables, history, budget, Draws(min(keys[row] for row in rows)))
        if sum(len(breaches(table, history)) for table in found) >= before:
            continue
        placed = _in_standing_order(found, [len(table) for table in tables])
        laid.moved += [n for n, old, new in zip(where, tables, placed, strict=True) if set(old) != set(new)]
        laid.tables[where.start : where.stop] = placed


def _stretches(tables: Sequence[list[int]]) -> Iterator[list[list[int]]]:
    """Runs of consecutive tables with at most ``STRETCH`` entrants, of nearly equal length."""
    entrants = sum(len(table) for table in tables)
    parts = max(1, -(-entrants // STRETCH))
    begin = 0
    for part_ in range(1, parts + 1):
        end = len(tables) * part_ // parts
        if end > begin:
            yield list(tables[begin:end])
        begin = end


def _searched(
    tables: list[list[int]],
    field: PodField,
    history: PodHistory,
    weights: Weights,
    budget: int,
    keys: Sequence[int],
) -> list[list[int]]:
    rows = sorted(row for table in tables for row in table)
    points = [field.points[row] for row in rows]
    if min(weights) < 0:
        raise ValueError("weights: expected whole numbers of 0 or more")
    often = max(history.met.values(), default=0)
    widest = (max(points) - min(points)) ** 2 * weights.points + weights.met(often) * field.scale**2
    if widest * len(rows) ** 2 >= MOST:
        raise ValueError("points, weights: too large to be added up exactly")
    column = np.array(points, dtype=np.int64)
    cost = weights.points * (column[:, None] - column) ** 2
    at = {row: place for place, row in enumerate(rows)}
    met = [
        (at[one], at[other], weights.met(times) * field.scale**2)
        for (one, other), times in history.met.items()
        if one in at and other in at
    ]
    for one, other, weight in met:
        cost[one, other] += weight
        cost[other, one] += weight
    return _run(rows, cost, tables, history, budget, Draws(min(keys[row] for row in rows)))


def _run(
    rows: list[int], cost: Costs, tables: list[list[int]], history: PodHistory, budget: int, draws: Draws
) -> list[list[int]]:
    """Search the tables of these rows, with the pairs to be kept apart above everything else."""
    at = {row: place for place, row in enumerate(rows)}
    barred = [(at[a], at[b]) for a, b in history.apart_pairs() if a in at and b in at]
    pairs = sum(len(table) * (len(table) - 1) // 2 for table in tables)
    breach = int(cost.max(initial=0)) * pairs + 1
    if breach * (len(barred) + 1) >= MOST:
        raise ValueError("apart: too many pairs for the search to add up exactly")
    for one, other in barred:
        cost[one, other] += breach
        cost[other, one] += breach
    search = Search(cost, [[at[row] for row in table] for table in tables])
    improve(search, budget, draws)
    return [[rows[place] for place in table] for table in search.members]


def _in_standing_order(tables: Sequence[list[int]], sizes: Sequence[int]) -> list[list[int]]:
    """The tables on places of these sizes, those of one size in the order of their best standing."""
    by_size: dict[int, Iterator[list[int]]] = {
        size: iter(sorted((sorted(table) for table in tables if len(table) == size), key=lambda t: t[0]))
        for size in dict.fromkeys(sizes)
    }
    return [next(by_size[size]) for size in sizes]
