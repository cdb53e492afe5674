"""Head to head: the points scored against each other by those who are still tied."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from headjudge.findings import InvariantBroken
from headjudge.standings.column import Column, largest, whole
from headjudge.standings.field import Field
from headjudge.standings.formula import Formula, Term, formula_of
from headjudge.standings.metrics.metric import Metric
from headjudge.standings.plain import Plain
from headjudge.standings.records import Outcome
from headjudge.standings.scored import points_of

ZERO = Fraction(0)


def everybody_met(event: Plain) -> bool:
    """Whether everybody in the tied group has met everybody else in it."""
    group = set(event.tied)
    return all(group - {row} <= {opponent for _, opponent in event.matches(row)} for row in event.tied)


def head_to_head(event: Plain, row: int) -> Fraction:
    """Match points scored against those still tied, where all of them have met each other; else 0 for all."""
    if not everybody_met(event):
        return ZERO
    return sum(
        (
            points_of(event.scoring, one.outcome)
            for one, opponent in event.matches(row)
            if opponent in event.tied
        ),
        ZERO,
    )


def head_to_head_fast(field: Field) -> Column:
    """The same for every row at once."""
    records, groups = field.records, field.groups
    if groups is None:
        raise InvariantBroken("head to head needs to know who is tied")
    scored = {outcome: points_of(field.scoring, outcome) for outcome in Outcome}
    below = field.points.denominator
    table = np.array([int(scored[outcome] * below) for outcome in Outcome], dtype=object)
    table = whole(table, largest(table) * max(records.after, 1))
    total = np.zeros(records.entrants, dtype=table.dtype)
    size = np.bincount(groups[groups >= 0], minlength=1)
    others = np.where(groups >= 0, size[groups] - 1, 0)
    could = (others > 0) & (others <= records.after)  # nobody can have met more than one a round
    pairs: list[NDArray[np.int64]] = []
    for column in range(records.after):
        opponent = records.opponent[:, column]
        rows = np.flatnonzero(could & (opponent >= 0))
        rows = rows[groups[opponent[rows]] == groups[rows]]
        total[rows] += table[records.outcome[rows, column]]
        pairs.append(rows * records.entrants + opponent[rows])
    met = np.unique(np.concatenate(pairs)) // records.entrants if pairs else np.zeros(0, dtype=np.int64)
    complete = could & (np.bincount(met, minlength=records.entrants) == others)
    whole_group = np.bincount(groups[complete], minlength=len(size)) == size
    return Column(np.where(complete & whole_group[groups], total, 0), below)


def head_to_head_formula(event: Plain, row: int) -> Formula:
    """The same as a formula, term by term."""
    terms = []
    if everybody_met(event):
        for one, opponent in event.matches(row):
            if opponent in event.tied:
                points = points_of(event.scoring, one.outcome)
                terms.append(Term(points, one.round, one.outcome, event.ids[opponent]))
    return formula_of("head_to_head", event.ids[row], terms)


HEAD_TO_HEAD = Metric(
    "head_to_head",
    "high",
    head_to_head,
    head_to_head_fast,
    head_to_head_formula,
    source="customary",
    within_group=True,
)
