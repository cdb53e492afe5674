"""Values over the opponents at tables of three and more: one term for each opponent of each match.

Opponents who are not there (phantoms, where a policy has them for byes and missing seats) stand after the real
ones. Byes have no other opponents.
"""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np

from headjudge.standings.column import Column, largest, shares, whole
from headjudge.standings.field import Field
from headjudge.standings.formula import Formula, Term, formula_of
from headjudge.standings.metrics.metric import Metric
from headjudge.standings.metrics.pods import (
    POINTS,
    POINTS_RATE,
    SEED,
    WIN_RATE,
    ZERO,
    added_up,
    matches_of,
    meetings,
    met,
    over_opponents,
    phantoms_of,
    pods_of,
    rounds,
    total,
    wins_of,
    won,
)
from headjudge.standings.plain import Plain


def _phantom_rate(source: Plain | Field) -> Fraction:
    phantoms = pods_of(source).rules.opponents.phantoms
    return ZERO if phantoms is None else phantoms.rate


def _phantom_terms(event: Plain, row: int) -> list[Term]:
    count = phantoms_of(pods_of(event))
    return [
        Term(_phantom_rate(event), number, one.outcome)
        for number, one in rounds(event, row)
        for _ in range(int(count(one)))
    ]


# -- the opponents' wins over the opponents' matches ---------------------------------------------------------


def opponents_win_rate(event: Plain, row: int) -> Fraction:
    """All opponents' wins added up, over all opponents' matches added up; 0 (or the floor) with no opponents.

    Goldfish Arena 3.0. One term per meeting; a bye is neither win nor match there. A phantom opponent is one
    match.
    """
    pods = pods_of(event)
    others = [other for _, _, other in meetings(event, row)]
    phantoms = total(event, row, phantoms_of(pods))
    wins = sum((total(event, other, wins_of(pods)) for other in others), ZERO)
    matches = sum((total(event, other, matches_of(pods)) for other in others), ZERO) + phantoms
    value = (wins + phantoms * _phantom_rate(event)) / matches if matches else ZERO
    return value if event.floor is None else max(value, event.floor)


def opponents_win_rate_fast(field: Field) -> Column:
    """The same for every row at once."""
    pods = pods_of(field)
    per_phantom = _phantom_rate(field)
    phantoms = added_up(field, phantoms_of(pods)).numerators
    unit = per_phantom.denominator
    wins = over_opponents(field, added_up(field, wins_of(pods)).numerators * unit)
    matches = over_opponents(field, added_up(field, matches_of(pods)).numerators)
    return shares(wins + phantoms * per_phantom.numerator, matches + phantoms, unit).at_least(field.floor)


def opponents_win_rate_formula(event: Plain, row: int) -> Formula:
    """The same as a formula, opponent by opponent, each with the own rate as a formula."""
    pods = pods_of(event)
    terms, divisors = [], []
    for number, one, other in meetings(event, row):
        wins, matches = (total(event, other, value(pods)) for value in (wins_of, matches_of))
        of = WIN_RATE.formula(event.at(None), other)
        terms.append(Term(wins, number, one.outcome, event.ids[other], of=of))
        divisors.append(matches)
    phantoms = _phantom_terms(event, row)
    return formula_of(
        "opponents_win_rate",
        event.ids[row],
        [*terms, *phantoms],
        [*divisors, *([Fraction(1)] * len(phantoms))],
        event.floor,
        without="nobody_met",
    )


# -- means of the opponents' values --------------------------------------------------------------------------


def mean_over_opponents(key: str, inner: Metric, phantoms: bool) -> Metric:
    """The mean of a value of the opponents, each at least the floor where there is one; phantoms, where they
    count, have the policy's rate, floor or not. The floor (or 0) for who met nobody."""

    def reference(event: Plain, row: int) -> Fraction:
        values = [inner.reference(event, other) for _, _, other in meetings(event, row)]
        if phantoms:
            values += [term.value for term in _phantom_terms(event, row)]
        return sum(values, ZERO) / len(values) if values else event.floor or ZERO

    def fast(field: Field) -> Column:
        column = field.keep(inner.key, inner.fast)
        count = met(field)
        above = over_opponents(field, column.numerators)
        below = column.denominator
        if phantoms:
            per_phantom = _phantom_rate(field)
            added = added_up(field, phantoms_of(pods_of(field))).numerators
            fine = math.lcm(below, per_phantom.denominator)
            numerator = int(per_phantom * fine)
            bound = largest(above) * (fine // below) + largest(added) * numerator
            above = whole(above, bound) * (fine // below) + whole(added, bound) * numerator
            below, count = fine, count + added
        mean = shares(above, count, unit=below)
        return mean if field.floor is None else mean.filled(count == 0, field.floor)

    def formula(event: Plain, row: int) -> Formula:
        terms = []
        for number, one, other in meetings(event, row):
            of = inner.formula(event, other)
            terms.append(Term(of.value, number, one.outcome, event.ids[other], raw=of.raw, of=of))
        if phantoms:
            terms += _phantom_terms(event, row)
        # Each opponent has the floor already, and a phantom's rate stays as it is.
        floor = None if terms else event.floor
        return formula_of(key, event.ids[row], terms, [len(terms)], floor, without="nobody_met")

    return Metric(
        key,
        "high",
        reference,
        fast,
        formula,
        source="customary",
        rate=inner.rate,
        takes_floor=inner.takes_floor,
        pods=True,
    )


# -- opponents beaten ----------------------------------------------------------------------------------------


def opponents_beaten(event: Plain, row: int) -> Fraction:
    """How many opponents sat at the tables that one won."""
    return Fraction(sum(won(one) for _, one, _ in meetings(event, row)))


def opponents_beaten_fast(field: Field) -> Column:
    """The same for every row at once."""
    pods = pods_of(field)
    is_won = np.array([won(one) for one in pods.kinds], dtype=np.bool_)[pods.kind]
    others = (pods.opponents >= 0).sum(axis=2, dtype=np.int64)
    return Column((others * is_won).sum(axis=1, dtype=np.int64), 1)


def opponents_beaten_formula(event: Plain, row: int) -> Formula:
    """The same as a formula, opponent by opponent."""
    terms = [
        Term(Fraction(1), number, one.outcome, event.ids[other])
        for number, one, other in meetings(event, row)
        if won(one)
    ]
    return formula_of("opponents_beaten", event.ids[row], terms)


OPPONENTS_WIN_RATE = Metric(
    key="opponents_win_rate",
    better="high",
    reference=opponents_win_rate,
    fast=opponents_win_rate_fast,
    formula=opponents_win_rate_formula,
    source=SEED,
    rate=True,
    takes_floor=True,
    pods=True,
)
OPPONENTS_WIN_RATE_MEAN = mean_over_opponents("opponents_win_rate_mean", WIN_RATE, phantoms=True)
OPPONENTS_POINTS_RATE_MEAN = mean_over_opponents("opponents_points_rate_mean", POINTS_RATE, phantoms=True)
OPPONENTS_POINTS_MEAN = mean_over_opponents("opponents_points_mean", POINTS, phantoms=False)
OPPONENTS_BEATEN = Metric(
    key="opponents_beaten",
    better="high",
    reference=opponents_beaten,
    fast=opponents_beaten_fast,
    formula=opponents_beaten_formula,
    source="customary",
    pods=True,
)
