"""Tables of a published round made better by single changes of places, the best one each time."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from headjudge.pairing.pods.field import PodField, PodHistory, checked
from headjudge.pairing.pods.rounds import PodRule
from headjudge.pairing.pods.spread import MOST

Whole = NDArray[Any]
"""Whole numbers: of 64 bits where they fit, Python's own where they do not."""


class Swaps:
    """Tables that may change, and the byes as one more place; entrants by the rows of the field.

    What is made small, in this order: pairs to be kept apart; tables that may not come again (``standings``
    only); byes for those who had most (``spread``) or too many, then for those on more points; the policy's
    weights of meetings and points (``spread``) or the squared point differences (``standings``).
    """

    def __init__(
        self,
        field: PodField,
        rule: PodRule,
        tables: Sequence[Sequence[str]],
        byes: Sequence[str],
        stays: Collection[str] = (),
    ) -> None:
        field = checked(field)
        self.history = PodHistory(field, rule.repeat_of)
        self.rule = rule
        self.names = field.ids
        row = self.history.row_of
        self.places = [[row[name] for name in table] for table in tables]
        self.byes = [row[name] for name in byes]
        self.fast = row_costs(field, self.history, rule)
        self.may_move = np.array([name not in stays for name in field.ids], dtype=np.bool_)

    def improve(self, touched: Collection[int]) -> list[int]:
        """Change places until no single change helps; the numbers of the tables that are others now.

        Each change is the best one of all between two entrants of different tables (or a table and a bye), of which
        one sits at a touched table or has a bye; of equal ones the first in standing order. A table that changed
        is touched from then on. Cost: for each change, the entrants of touched tables times all entrants.
        """
        live = set(touched)
        changed: set[int] = set()
        for _ in range(4 * len(self.names) + 4):
            found = self._best(sorted(live))
            if found is None:
                break
            for place in found:
                live.add(place)
                changed.add(place)
        return sorted(place for place in changed if place < len(self.places))

    def _best(self, live: Sequence[int]) -> tuple[int, int] | None:
        """Make the best change, if there is one that helps."""
        groups = [*self.places, self.byes]
        everybody = [row for group in groups for row in group]
        if not everybody:
            return None
        table_of = {row: place for place, group in enumerate(groups) for row in group}
        # Whose bye it is follows from the standings, so the byes are always looked at.
        moving = [r for place in (*live, len(self.places)) for r in groups[place] if self.may_move[r]]
        others = [row for row in everybody if self.may_move[row]]
        if not moving or not others:
            return None
        change = self._changes(moving, others, table_of)
        _, of_bye = self.fast
        repeats = self._repeating()
        order = np.argsort(change, axis=None, kind="stable")
        best: tuple[int, int, int] | None = None
        for flat in order.tolist():
            one, other = moving[flat // len(others)], others[flat % len(others)]
            here, there = table_of[one], table_of[other]
            if here == there:
                continue
            value = int(change.flat[flat])
            if value >= 0 and not repeats:
                break
            if here == len(self.places) and there not in live and of_bye[other] >= of_bye[one]:
                continue  # a bye that is right is no reason to touch a table that is right
            fewer = self._repeats_after(one, other, here, there)
            if fewer > 0 or (fewer == 0 and value >= 0):
                continue
            if best is None or fewer < best[0]:
                best = fewer, one, other
            if fewer < 0 or not repeats:
                break
        if best is None:
            return None
        _, one, other = best
        here, there = table_of[one], table_of[other]
        groups[here][groups[here].index(one)] = other
        groups[there][groups[there].index(other)] = one
        return here, there

    def _changes(self, moving: Sequence[int], others: Sequence[int], table_of: dict[int, int]) -> Whole:
        """By how much all costs grow when one of ``moving`` and one of ``others`` change places."""
        cost, of_bye = self.fast
        bye = len(self.places)
        at_table = np.stack([cost[:, group].sum(axis=1) for group in self.places] + [of_bye], axis=1)
        first, second = np.array(moving), np.array(others)
        here = np.array([table_of[row] for row in moving])
        there = np.array([table_of[row] for row in others])
        pairs = cost[np.ix_(first, second)]
        # At a table the other one is counted although it leaves; who has a bye pays for nobody.
        twice = (here != bye).astype(np.int64)[:, None] + (there != bye).astype(np.int64)[None, :]
        change = at_table[np.ix_(first, there)] + at_table[np.ix_(second, here)].T
        change = change - at_table[first, here][:, None] - at_table[second, there][None, :]
        return np.asarray(change - twice * pairs)

    def _repeating(self) -> bool:
        return self.rule.strategy == "standings" and any(map(self.history.repeats, self.places))

    def _repeats_after(self, one: int, other: int, here: int, there: int) -> int:
        """How many more tables would repeat one."""
        if self.rule.strategy != "standings":
            return 0
        more = 0
        for place, goes, comes in ((here, one, other), (there, other, one)):
            if place < len(self.places):
                table = self.places[place]
                now = [comes if row == goes else row for row in table]
                more += self.history.repeats(now) - self.history.repeats(table)
        return more

    def price(self, name: str, table: Sequence[str]) -> int:
        """What it costs that an entrant sits down with these."""
        cost, _ = self.fast
        row = self.history.row_of
        return int(sum(int(cost[row[name], row[other]]) for other in table))


def row_costs(field: PodField, history: PodHistory, rule: PodRule) -> tuple[Whole, Whole]:
    """What each pair costs at one table, N x N, and what each bye costs, N; exact in one whole number each."""
    n = len(field.ids)
    spread = rule.strategy == "spread"
    weights = rule.weights
    points = field.points or (0,) * n
    weigh = weights.points if spread else 1
    often = max(history.met.values(), default=0)
    met = weights.met(often) * field.scale**2 if spread else 0
    widest = (max(points, default=0) - min(points, default=0)) ** 2 * weigh + met
    seats = max(rule.sizes)
    of_byes = widest * n * seats + 1
    apart = of_byes * (n + 1) * (n + 1) * n + 1
    kind: type[Any] = np.int64 if apart * (n + 1) * seats < MOST else np.object_
    column = np.array(points, dtype=kind)
    cost = weigh * (column[:, None] - column[None, :]) ** 2
    for (one, other), times in history.met.items() if spread else ():
        cost[one, other] += weights.met(times) * field.scale**2
        cost[other, one] += weights.met(times) * field.scale**2
    for one, other in history.apart_pairs():
        cost[one, other] += apart
        cost[other, one] += apart
    ranks = {value: rank for rank, value in enumerate(sorted({*points}))}
    most = rule.max_byes
    had = history.byes if spread else [int(most is not None and count >= most) for count in history.byes]
    order = {count: rank for rank, count in enumerate(sorted({*had}))}
    bye = np.array(
        [of_byes * (order[h] * (n + 1) + ranks[p]) for h, p in zip(had, points, strict=True)], dtype=kind
    )
    return np.asarray(cost), bye
