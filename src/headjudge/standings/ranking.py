"""Ranking: who stands above whom, and by which value.

Steps are compared one after the other on exact numbers; what is still equal after the last one is decided
by lot.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from headjudge import chance
from headjudge.findings import Finding, InputError, InvariantBroken
from headjudge.policy.model import Scoring, TieBreak
from headjudge.standings.column import LIMIT, Column, Whole
from headjudge.standings.field import Field
from headjudge.standings.metrics import Metric, metric
from headjudge.standings.plain import Plain, plain
from headjudge.standings.records import Records, Status

CHANCE = "chance"
Lots = NDArray[np.uint64]


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the standings.

    ``values`` are rationals in lowest terms; ``decided_by`` is the key of the value that puts this row
    above the next one, ``"chance"`` where only the lot did, ``None`` on the last row.
    """

    rank: int
    entrant: str
    status: Status
    values: Mapping[str, str]
    decided_by: str | None


@dataclass(frozen=True, eq=False)
class Standing:
    """The standings after ``records.after`` rounds.

    ``places`` are rows of the records, best first; ``decided[i]`` is the step that separates place ``i``
    from the next, ``len(order)`` where only the lot does. ``columns`` hold the values by key in the
    records' row order; ``groups`` (for metrics within the group) who was tied when that step was reached.
    """

    records: Records
    order: tuple[TieBreak, ...]
    scoring: Scoring
    lots: Lots
    columns: Mapping[str, Column]
    groups: Mapping[str, NDArray[np.int64]]
    places: NDArray[np.int64]
    decided: NDArray[np.int64]

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """The entrants, best first."""
        names = self.records.ids
        return tuple(names[row] for row in self.places.tolist())

    @cached_property
    def ranks(self) -> Mapping[str, int]:
        """The rank of each entrant that has one, from 1."""
        return {entrant: rank for rank, entrant in enumerate(self.ids, start=1)}

    def value(self, entrant: str, key: str) -> Fraction:
        """One value as a fraction."""
        return self.columns[key][self.records.rows[entrant]]

    def decided_by(self, place: int) -> str | None:
        """What puts the entrant at that place (from 0) above the next; ``None`` for the last."""
        if place >= len(self.places) - 1:
            return None
        step = int(self.decided[place])
        return self.order[step].key if step < len(self.order) else CHANCE

    def rows(self) -> list[Row]:
        """The whole table; some ten milliseconds for 10,000 entrants."""
        places = self.places.tolist()
        keys = [step.key for step in self.order]
        texts = [self.columns[key].texts() for key in keys]
        return [
            Row(
                rank=place + 1,
                entrant=self.records.ids[row],
                status=self.records.status[row],
                values={key: text[row] for key, text in zip(keys, texts, strict=True)},
                decided_by=self.decided_by(place),
            )
            for place, row in enumerate(places)
        ]


def draw_lots(records: Records, seed: str) -> Lots:
    """The lot of each row: 64-bit keys of the draw ``lots/R`` over everybody in the event by then; lower is
    better. The same seed gives the same lots on every machine, and a reload draws nothing anew."""
    drawn = chance.key_bytes(seed, f"lots/{records.after}", records.entrants)
    return np.frombuffer(drawn, dtype=">u8").astype(np.uint64)


def rank(
    records: Records, order: Sequence[TieBreak], scoring: Scoring, lots: Lots | Mapping[str, int]
) -> Standing:
    """The standings by the steps of ``order``, then by lot.

    ``lots`` are one key per row, or by id (see :func:`draw_lots`). Raises ``InputError`` for a step that
    is no metric, stands twice, has a floor that the metric cannot take, or needs game points that the
    scoring lacks. About 50 milliseconds for 100,000 entrants and 15 rounds.
    """
    units = checked(order, pods=records.pods is not None)
    keys = _lots(records, lots)
    sorter = _Sorter(records)
    field = Field(records, scoring)
    columns: dict[str, Column] = {}
    tied: dict[str, NDArray[np.int64]] = {}
    for number, (step, unit) in enumerate(zip(order, units, strict=True)):
        if unit.within_group:
            tied[step.key] = sorter.groups()
            column = unit.fast(field.at(step.floor, tied[step.key]))
        else:
            at_step = field.at(step.floor)
            column = at_step.keep(unit.key, unit.fast)
        columns[step.key] = column
        sorter.refine(column.numerators if step.better == "low" else -column.numerators, number)
    sorter.refine(keys, len(order))
    decided = sorter.decided[:-1]
    decided[decided < 0] = len(order)  # equal lots, one pair in 2**64: the ids decide
    return Standing(records, tuple(order), scoring, keys, columns, tied, sorter.places, decided)


def checked(order: Sequence[TieBreak], pods: bool = False) -> list[Metric]:
    """The metrics of the steps; every fault of the order at once. ``pods``: for tables of three and more."""
    findings: list[Finding] = []
    units: list[Metric] = []
    for number, step in enumerate(order):
        place = f"/tie_breaks/{number}"
        try:
            unit = metric(step.key, pods)
        except InputError as error:
            findings += [Finding(one.code, subject=place, params=one.params) for one in error.findings]
            continue
        if unit.pods is not pods:
            told = {"key": step.key, "pods": "yes" if unit.pods else "no"}
            findings.append(Finding("standings.metric_of_other_tables", subject=place, params=told))
        if unit in units:
            findings.append(Finding("standings.metric_twice", subject=place, params={"key": step.key}))
        if step.floor is not None and not unit.takes_floor:
            findings.append(Finding("standings.floor_not_taken", subject=place, params={"key": step.key}))
        units.append(unit)
    if findings:
        raise InputError(findings)
    return units


def _lots(records: Records, lots: Lots | Mapping[str, int]) -> Lots:
    if isinstance(lots, Mapping):
        return np.array([lots[name] for name in records.ids], dtype=np.uint64)
    if lots.shape != (records.entrants,):
        raise InvariantBroken(f"{records.entrants} entrants, but lots of shape {lots.shape}")
    return lots


class _Sorter:
    """Sorts by one value after the other; each step touches only who is still tied.

    ``places`` are the rows best first, ``decided[i]`` the step that separated place ``i`` from ``i + 1``
    (-1: not yet). Tied entrants stand next to each other, so sorting a tied stretch in place keeps
    everything else.
    """

    def __init__(self, records: Records) -> None:
        self.places = np.flatnonzero(records.ranked)
        self.decided = np.full(len(self.places), -1, dtype=np.int64)
        self.entrants = records.entrants

    def groups(self) -> NDArray[np.int64]:
        """A number per row, the same for those still tied; -1 for those without a place."""
        groups = np.full(self.entrants, -1, dtype=np.int64)
        if len(self.places):
            starts = np.append(True, self.decided[:-1] >= 0)
            groups[self.places] = np.cumsum(starts) - 1
        return groups

    def refine(self, values: Whole, step: int) -> None:
        """Sorts those still tied by ``values`` (lower is better) and notes whom that separated."""
        count = len(self.places)
        if count < 2:
            return
        apart = self.decided[:-1] >= 0
        open_above = np.append(False, ~apart)
        stretch = np.flatnonzero(open_above | np.append(~apart, False))
        if not len(stretch):
            return
        rows = self.places[stretch]
        group = np.cumsum(~open_above[stretch])
        own = _comparable(values[rows])
        by = _sorted(group, own)
        self.places[stretch] = rows[by]
        sorted_values = own[by]
        new = (sorted_values[1:] != sorted_values[:-1]) & (group[1:] == group[:-1])
        self.decided[stretch[:-1][new]] = step


def _comparable(values: Whole) -> NDArray[Any]:
    """Numbers as they are; beyond 64 bits, their places among the distinct ones."""
    if values.dtype != object:
        return values
    return np.unique(values, return_inverse=True)[1]


def _sorted(group: NDArray[np.int64], values: NDArray[Any]) -> NDArray[np.int64]:
    """The order by group, then by value, then as it was. One key of 64 bits where both fit."""
    if values.dtype == np.int64:
        lowest = int(values.min())
        span = int(values.max()) - lowest + 1
        if (int(group[-1]) + 1) * span <= LIMIT:
            return np.argsort(group * span + (values - lowest), kind="stable")
    return np.lexsort((values, group))


def reference_rank(
    records: Records, order: Sequence[TieBreak], scoring: Scoring, lots: Lots | Mapping[str, int]
) -> list[Row]:
    """The same standings by the reference versions on fractions: for small fields, and to check
    :func:`rank`."""
    units = checked(order, pods=records.pods is not None)
    keys = _lots(records, lots).tolist()
    event = plain(records, scoring)
    ranked = [row for row in range(records.entrants) if records.ranked[row]]
    rows = list(_reference_rows(event, ranked, list(zip(order, units, strict=True)), keys))
    table = []
    for place, (row, values) in enumerate(rows):
        after = rows[place + 1][1] if place + 1 < len(rows) else None
        table.append(
            Row(
                rank=place + 1,
                entrant=records.ids[row],
                status=records.status[row],
                values={step.key: str(value) for step, value in zip(order, values, strict=True)},
                decided_by=_first_difference(order, values, after),
            )
        )
    return table


def _reference_rows(
    event: Plain, tied: list[int], steps: list[tuple[TieBreak, Metric]], lots: list[int]
) -> Iterator[tuple[int, list[Fraction]]]:
    """Splits those tied by the first step and goes on with the others inside each part, best part first."""
    if not steps:
        for row in sorted(tied, key=lambda one: (lots[one], one)):
            yield row, []
        return
    (step, unit), *rest = steps
    at_step = event.at(step.floor, tied)
    values = {row: unit.reference(at_step, row) for row in tied}
    for value in sorted(set(values.values()), reverse=step.better == "high"):
        part = [row for row in tied if values[row] == value]
        for row, later in _reference_rows(event, part, rest, lots):
            yield row, [value, *later]


def _first_difference(
    order: Sequence[TieBreak], values: list[Fraction], after: list[Fraction] | None
) -> str | None:
    if after is None:
        return None
    for step, own, next_one in zip(order, values, after, strict=True):
        if own != next_one:
            return step.key
    return CHANCE
