"""Values of tables of three and more from an entrant's own rounds: points, orders of elimination, win rate."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from fractions import Fraction

import numpy as np

from headjudge.findings import InvariantBroken
from headjudge.standings.column import Column, Whole, largest, shares, whole
from headjudge.standings.field import Field
from headjudge.standings.formula import Formula, Term, formula_of
from headjudge.standings.metrics.metric import Metric
from headjudge.standings.metrics.own import points_of_a_win
from headjudge.standings.outcome import Outcome
from headjudge.standings.plain import Plain
from headjudge.standings.pod_records import NOBODY, PodRecords, played_matches, won_matches
from headjudge.standings.pod_table import PodRound, points_of_round

ZERO = Fraction(0)
SEED = "Goldfish Arena 3.0"
Value = Callable[[PodRound], Fraction | int]


# -- reading the records -------------------------------------------------------------------------------------


def pods_of(source: Plain | Field) -> PodRecords:
    """The arrays of tables of three and more; there must be some."""
    pods = source.pods if isinstance(source, Plain) else source.records.pods
    if pods is None:
        raise InvariantBroken("a value of larger tables is asked of an event between two at a table")
    return pods


def rounds(event: Plain, row: int) -> Iterator[tuple[int, PodRound]]:
    """The rounds of an entrant with their numbers, those without a match too."""
    pods = pods_of(event)
    for number, kind in enumerate(pods.kind[row].tolist(), start=1):
        yield number, pods.kinds[kind]


def meetings(event: Plain, row: int) -> Iterator[tuple[int, PodRound, int]]:
    """Each opponent met: the round, what it was for oneself, the row of the opponent."""
    pods = pods_of(event)
    for number, one in rounds(event, row):
        for other in pods.opponents[row, number - 1].tolist():
            if other != NOBODY:
                yield number, one, other


def added_up(field: Field, value: Value) -> Column:
    """For every row the sum of a value over its rounds."""
    pods = pods_of(field)
    values = [Fraction(value(one)) for one in pods.kinds]
    below = math.lcm(*(one.denominator for one in values))
    table = np.array([int(one * below) for one in values], dtype=object)
    table = whole(table, largest(table) * max(field.records.after, 1))
    total = np.zeros(field.records.entrants, dtype=table.dtype)
    for column in range(field.records.after):
        total += table[pods.kind[:, column]]
    return Column(total, below)


def over_opponents(field: Field, values: Whole) -> Whole:
    """For every row the sum of its opponents' values, one term per meeting."""
    pods = pods_of(field)
    places = pods.opponents.shape[1] * pods.opponents.shape[2]
    padded = np.append(whole(values, largest(values) * max(places, 1)), 0)  # the last is what NOBODY reads
    total = np.zeros_like(padded[:-1])
    for column in range(pods.opponents.shape[1]):
        for place in range(pods.opponents.shape[2]):
            total += padded[pods.opponents[:, column, place]]
    return total


def met(field: Field) -> Whole:
    """For every row how many opponents it met, one for each meeting."""
    count: Whole = (pods_of(field).opponents >= 0).sum(axis=(1, 2), dtype=np.int64)
    return count


# -- what a round counts -------------------------------------------------------------------------------------


def matches_of(pods: PodRecords) -> Value:
    """1 for a round that is a match for rates, else 0 (a bye as the policy says)."""
    return lambda one: played_matches(one.outcome, pods.rules.opponents.bye)


def wins_of(pods: PodRecords) -> Value:
    """1 for a round that is won for rates, else 0 (a bye as the policy says)."""
    return lambda one: won_matches(one.outcome, pods.rules.opponents.bye)


def phantoms_of(pods: PodRecords) -> Value:
    """How many opponents who are not there a round adds: for a bye, for each seat missing at a table."""
    phantoms = pods.rules.opponents.phantoms
    per_bye, per_seat = (0, 0) if phantoms is None else (phantoms.per_bye, phantoms.per_missing_seat)
    return lambda one: (
        per_bye
        if one.outcome is Outcome.BYE
        else per_seat * (pods.largest - one.size)
        if 0 < one.size < pods.largest
        else 0
    )


def total(event: Plain, row: int, value: Value) -> Fraction:
    """The sum of a value over the rounds of one row."""
    return sum((Fraction(value(one)) for _, one in rounds(event, row)), ZERO)


def _floored(value: Fraction, floor: Fraction | None) -> Fraction:
    return value if floor is None else max(value, floor)


def summed(key: str, value: Callable[[Plain | Field], Value], shown: Callable[[PodRound], bool]) -> Metric:
    """A metric that adds a value of each round up; ``shown`` says which rounds are terms of its formula."""

    def reference(event: Plain, row: int) -> Fraction:
        return total(event, row, value(event))

    def fast(field: Field) -> Column:
        return added_up(field, value(field))

    def formula(event: Plain, row: int) -> Formula:
        of_round = value(event)
        terms = [
            Term(Fraction(of_round(one)), number, one.outcome)
            for number, one in rounds(event, row)
            if shown(one)
        ]
        return formula_of(key, event.ids[row], terms)

    return Metric(key, "high", reference, fast, formula, source=SEED, pods=True)


def _points(source: Plain | Field) -> Value:
    pods = pods_of(source)
    return lambda one: points_of_round(source.scoring, pods.rules, one)


def had_something(one: PodRound) -> bool:
    """Every round but those without a match, a bye or an absence."""
    return one.outcome is not Outcome.NOTHING


def at_a_table(one: PodRound) -> bool:
    """Rounds played at a table."""
    return one.size > 0


def won(one: PodRound) -> bool:
    """Tables won."""
    return one.outcome is Outcome.WIN


# -- rates of one's own --------------------------------------------------------------------------------------


def rate(
    key: str, parts: Callable[[Plain | Field], Value], unit: Callable[[Plain | Field], Fraction]
) -> Metric:
    """A metric ``sum of parts / (unit * matches)``, at least the floor; the floor or 0 without a match."""

    def reference(event: Plain, row: int) -> Fraction:
        below = unit(event) * total(event, row, matches_of(pods_of(event)))
        return _floored(total(event, row, parts(event)) / below if below else ZERO, event.floor)

    def fast(field: Field) -> Column:
        above = added_up(field, parts(field))
        matches = added_up(field, matches_of(pods_of(field)))
        one = unit(field)
        scaled = above.scaled(one.denominator)
        return shares(scaled.numerators, matches.numerators, int(one * scaled.denominator)).at_least(
            field.floor
        )

    def formula(event: Plain, row: int) -> Formula:
        part, is_match = parts(event), matches_of(pods_of(event))
        counted = [(number, one) for number, one in rounds(event, row) if is_match(one)]
        terms = [Term(Fraction(part(one)), number, one.outcome) for number, one in counted]
        return formula_of(key, event.ids[row], terms, [unit(event)] * len(terms), event.floor)

    return Metric(
        key, "high", reference, fast, formula, source="customary", rate=True, takes_floor=True, pods=True
    )


def _wins(source: Plain | Field) -> Value:
    return wins_of(pods_of(source))


def _points_of_matches(source: Plain | Field) -> Value:
    points, is_match = _points(source), matches_of(pods_of(source))
    return lambda one: points(one) if is_match(one) else 0


def _seat_values(source: Plain | Field) -> Value:
    values = pods_of(source).rules.opponents.seat_values
    return lambda one: values[one.seat - 1] if won(one) and one.seat <= len(values) else 0


# -- mean seat -----------------------------------------------------------------------------------------------


def mean_seat(event: Plain, row: int) -> Fraction:
    """The mean of the seats (turns) held: who mostly went late had it harder; 0 without a table."""
    seats = [one.seat for _, one in rounds(event, row) if at_a_table(one)]
    return Fraction(sum(seats), len(seats)) if seats else ZERO


def mean_seat_fast(field: Field) -> Column:
    """The same for every row at once."""
    seats = added_up(field, lambda one: one.seat)
    tables = added_up(field, lambda one: int(at_a_table(one)))
    return shares(seats.numerators, tables.numerators, unit=1)


def mean_seat_formula(event: Plain, row: int) -> Formula:
    """The same as a formula, term by term."""
    terms = [
        Term(Fraction(one.seat), number, one.outcome) for number, one in rounds(event, row) if at_a_table(one)
    ]
    return formula_of("mean_seat", event.ids[row], terms, [len(terms)])


POINTS = summed("points", _points, had_something)
ELIMINATION_ORDER = summed("elimination_order", lambda _: lambda one: one.order, had_something)
MATCHES_PLAYED = summed("matches_played", lambda source: matches_of(pods_of(source)), had_something)
WINS = summed("wins", _wins, had_something)
SEAT_WINS = summed("seat_wins", _seat_values, won)
WIN_RATE = rate("win_rate", _wins, lambda _: Fraction(1))
POINTS_RATE = rate("points_rate", _points_of_matches, lambda source: points_of_a_win(source.scoring))
MEAN_SEAT = Metric(
    "mean_seat", "high", mean_seat, mean_seat_fast, mean_seat_formula, source="customary", pods=True
)
