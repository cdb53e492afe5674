"""Sums of the opponents' match points, as chess federations rank: Buchholz, its median, Sonneborn-Berger.

The opponents' points are their match points as they stand, with their own byes. One's own byes and absences
contribute nothing.
"""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from headjudge.standings.column import Column, largest, whole
from headjudge.standings.field import Field
from headjudge.standings.formula import Formula, Term, formula_of
from headjudge.standings.metrics.metric import Metric
from headjudge.standings.metrics.own import match_points_formula
from headjudge.standings.plain import Plain
from headjudge.standings.records import Outcome

ZERO = Fraction(0)
FACTORS = {Outcome.WIN: Fraction(1), Outcome.DRAW: Fraction(1, 2)}
"""What an opponent's points count in Sonneborn-Berger, by one's own outcome against that opponent."""


def buchholz(event: Plain, row: int) -> Fraction:
    """The sum of the opponents' match points, one term per match."""
    return sum((event.points(opponent) for _, opponent in event.matches(row)), ZERO)


def buchholz_fast(field: Field) -> Column:
    """The same for every row at once."""
    return Column(field.over_opponents(field.points.numerators), field.points.denominator)


def buchholz_formula(event: Plain, row: int) -> Formula:
    """The same as a formula, term by term."""
    return formula_of("buchholz", event.ids[row], _terms(event, row))


def _terms(event: Plain, row: int) -> list[Term]:
    terms = []
    for one, opponent in event.matches(row):
        of = match_points_formula(event, opponent)
        terms.append(Term(of.value, one.round, one.outcome, of.entrant, of=of))
    return terms


def median_buchholz(event: Plain, row: int) -> Fraction:
    """Buchholz without the best and the worst opponent; 0 with two opponents or fewer."""
    points = sorted(event.points(opponent) for _, opponent in event.matches(row))
    return sum(points[1:-1], ZERO)


def median_buchholz_fast(field: Field) -> Column:
    """The same for every row at once."""
    points = field.points.numerators
    size = largest(points)
    total = field.over_opponents(points)
    best = np.full_like(total, -size)
    worst = np.full_like(total, size)
    for column in range(field.records.after):
        opponent = field.records.opponent[:, column]
        best = np.maximum(best, np.append(points, -size)[opponent])
        worst = np.minimum(worst, np.append(points, size)[opponent])
    return Column(np.where(field.met > 2, total - best - worst, 0), field.points.denominator)


def median_buchholz_formula(event: Plain, row: int) -> Formula:
    """The same as a formula, term by term."""
    terms = _terms(event, row)
    order = sorted(range(len(terms)), key=lambda place: (terms[place].value, place))
    kept = set(order[1:-1])
    shown = [
        term
        if place in kept
        else Term(term.value, term.round, term.outcome, term.opponent, of=term.of, counted=False)
        for place, term in enumerate(terms)
    ]
    return formula_of("median_buchholz", event.ids[row], shown)


def sonneborn_berger(event: Plain, row: int) -> Fraction:
    """The points of the opponents one has beaten and half the points of those one has drawn with."""
    return sum(
        (FACTORS.get(one.outcome, ZERO) * event.points(opponent) for one, opponent in event.matches(row)),
        ZERO,
    )


def sonneborn_berger_fast(field: Field) -> Column:
    """The same for every row at once."""
    halves = np.zeros(len(Outcome), dtype=np.int64)
    for outcome, factor in FACTORS.items():
        halves[outcome] = int(2 * factor)
    points = whole(field.points.numerators, 2 * largest(field.points.numerators))
    return Column(field.over_opponents(points, halves), 2 * field.points.denominator)


def sonneborn_berger_formula(event: Plain, row: int) -> Formula:
    """The same as a formula, term by term."""
    terms = []
    for one, opponent in event.matches(row):
        of = match_points_formula(event, opponent)
        factor = FACTORS.get(one.outcome, ZERO)
        terms.append(Term(factor * of.value, one.round, one.outcome, of.entrant, factor=factor, of=of))
    return formula_of("sonneborn_berger", event.ids[row], terms)


BUCHHOLZ = Metric("buchholz", "high", buchholz, buchholz_fast, buchholz_formula, source="customary")
MEDIAN_BUCHHOLZ = Metric(
    "median_buchholz",
    "high",
    median_buchholz,
    median_buchholz_fast,
    median_buchholz_formula,
    source="customary",
)
SONNEBORN_BERGER = Metric(
    "sonneborn_berger",
    "high",
    sonneborn_berger,
    sonneborn_berger_fast,
    sonneborn_berger_formula,
    source="customary",
)
