"""Why somebody stands where they stand: values as formulas, and what decided between two.

Data without language: codes, ids, exact numbers. ``headjudge.wording`` has the sentences (``standings.ftl``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Any, Literal

from headjudge.findings import Finding, InputError, Refused
from headjudge.standings.formula import Formula
from headjudge.standings.metrics import metric
from headjudge.standings.plain import Plain, plain
from headjudge.standings.ranking import CHANCE, Standing
from headjudge.standings.records import Status


@dataclass(frozen=True, slots=True)
class Position:
    """One entrant in the standings: rank, and every value of the order as a formula, and the lot."""

    entrant: str
    rank: int
    status: Status
    formulas: tuple[Formula, ...]
    lot: int

    def to_json(self, names: Mapping[str, str]) -> dict[str, Any]:
        """Plain JSON; the lot is a string, as it does not fit a JSON number everywhere."""
        return {
            "entrant": self.entrant,
            "name": names.get(self.entrant, self.entrant),
            "rank": self.rank,
            "status": self.status,
            "values": {formula.metric: str(formula.value) for formula in self.formulas},
            "formulas": [formula.to_json(names) for formula in self.formulas],
            "lot": str(self.lot),
        }


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the order for two entrants: both values, and whether it decided."""

    key: str
    better: Literal["high", "low"]
    above: Fraction
    below: Fraction

    @property
    def equal(self) -> bool:
        """Whether both have the same value, so that the next step is asked."""
        return self.above == self.below

    def to_json(self) -> dict[str, Any]:
        """Plain JSON."""
        return {
            "key": self.key,
            "better": self.better,
            "above": str(self.above),
            "below": str(self.below),
            "equal": self.equal,
        }


@dataclass(frozen=True, slots=True)
class RunningTotal:
    """Why one CMP is higher: the last round after which the two had won a different number of rounds.

    TRP A.4 in words: of two players on equal points, the one who more recently held the higher running
    total has the higher CMP. ``above`` and ``below`` are rounds won (byes are won) up to and with ``round``.
    """

    round: int
    above: int
    below: int

    def to_json(self) -> dict[str, Any]:
        """Plain JSON."""
        return {"round": self.round, "above": self.above, "below": self.below}


@dataclass(frozen=True, slots=True)
class Comparison:
    """Why ``above`` stands above ``below``.

    ``steps`` are the steps asked, in order: all equal but the last, which decided; all equal where the lot
    did (``decided_by`` is then ``"chance"``). ``running`` stands where CMP decided between equal numbers
    of rounds won.
    """

    above: str
    below: str
    decided_by: str
    steps: tuple[Step, ...]
    lots: tuple[int, int]
    running: RunningTotal | None = None

    def to_json(self) -> dict[str, Any]:
        """Plain JSON; lots only where they decided."""
        data: dict[str, Any] = {
            "above": self.above,
            "below": self.below,
            "decided_by": self.decided_by,
            "steps": [step.to_json() for step in self.steps],
        }
        if self.decided_by == CHANCE:
            data["lots"] = {"above": str(self.lots[0]), "below": str(self.lots[1])}
        if self.running is not None:
            data["running_total"] = self.running.to_json()
        return data


@dataclass(frozen=True, slots=True)
class Explanation:
    """Where the entrants asked about stand, and what decided.

    One entrant: its position and the comparisons with the neighbours above and below. Two: both positions,
    the first asked about first, and their comparison.
    """

    after: int
    entrants: int
    positions: tuple[Position, ...]
    comparisons: tuple[Comparison, ...]

    def to_json(self, names: Mapping[str, str]) -> dict[str, Any]:
        """Plain JSON for ``headjudge explain --json``; ``names`` by id."""
        return {
            "after_round": self.after,
            "entrants": self.entrants,
            "positions": [position.to_json(names) for position in self.positions],
            "comparisons": [comparison.to_json() for comparison in self.comparisons],
        }


def explain(standing: Standing, entrant: str, other: str | None = None) -> Explanation:
    """Why ``entrant`` stands at its rank, or, with ``other``, why the higher of the two stands above the
    other.

    Raises ``InputError`` for an id that is not in the event by then (``standings.unknown_entrant``) or
    twice the same (``standings.same_entrant``), ``Refused`` for one without a place
    (``standings.not_ranked``). The formulas name every opponent with that opponent's own formula: a few
    milliseconds.
    """
    asked = [entrant] if other is None else [entrant, other]
    _check(standing, asked)
    event = plain(standing.records, standing.scoring)
    if other is None:
        place = standing.ranks[entrant] - 1
        beside = standing.ids[max(place - 1, 0) : place + 2]
    else:
        beside = tuple(sorted(asked, key=lambda one: standing.ranks[one]))
    return Explanation(
        after=standing.records.after,
        entrants=len(standing.ids),
        positions=tuple(_position(standing, event, one) for one in asked),
        comparisons=tuple(_compare(standing, event, above, below) for above, below in pairwise(beside)),
    )


def _check(standing: Standing, asked: list[str]) -> None:
    unknown = [one for one in asked if one not in standing.records.rows]
    if unknown:
        raise InputError(
            [Finding("standings.unknown_entrant", subject=one) for one in dict.fromkeys(unknown)]
        )
    if len(set(asked)) < len(asked):
        raise InputError([Finding("standings.same_entrant", subject=asked[0])])
    placeless = [one for one in asked if one not in standing.ranks]
    if placeless:
        raise Refused([Finding("standings.not_ranked", subject=one) for one in placeless])


def _position(standing: Standing, event: Plain, entrant: str) -> Position:
    row = standing.records.rows[entrant]
    formulas = []
    for step in standing.order:
        tied: tuple[int, ...] = ()
        if step.key in standing.groups:
            groups = standing.groups[step.key]
            tied = tuple((groups == groups[row]).nonzero()[0].tolist())
        formulas.append(metric(step.key).formula(event.at(step.floor, tied), row))
    return Position(
        entrant=entrant,
        rank=standing.ranks[entrant],
        status=standing.records.status[row],
        formulas=tuple(formulas),
        lot=int(standing.lots[row]),
    )


def _compare(standing: Standing, event: Plain, above: str, below: str) -> Comparison:
    steps: list[Step] = []
    for step in standing.order:
        steps.append(
            Step(step.key, step.better, standing.value(above, step.key), standing.value(below, step.key))
        )
        if not steps[-1].equal:
            break
    decided_by = CHANCE if all(step.equal for step in steps) else steps[-1].key
    rows = standing.records.rows[above], standing.records.rows[below]
    return Comparison(
        above=above,
        below=below,
        decided_by=decided_by,
        steps=tuple(steps),
        lots=(int(standing.lots[rows[0]]), int(standing.lots[rows[1]])),
        running=running_total(event, *rows) if decided_by == "cmp" else None,
    )


def running_total(event: Plain, above: int, below: int) -> RunningTotal | None:
    """The last round after which two rows had won a different number of rounds; ``None`` where they never
    had, or where the numbers differ at the end (then recency says nothing)."""
    ahead = behind = 0
    last: RunningTotal | None = None
    for one, other in zip(event.history[above], event.history[below], strict=True):
        ahead += one.won
        behind += other.won
        if ahead != behind:
            last = RunningTotal(one.round, ahead, behind)
    return last if ahead == behind else None
