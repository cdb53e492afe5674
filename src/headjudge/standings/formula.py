"""A value as the formula that gives it, term by term: data for explanations, and its plain text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

from headjudge.standings.records import Outcome

PLACES = 3
Empty = Literal["nobody_met", "nothing_played"]
"""Why there is nothing to average: no opponent was met, or no round or game counts."""


@dataclass(frozen=True, slots=True)
class Term:
    """One summand: ``value``, and where it comes from.

    ``round``, ``outcome`` and ``opponent`` (an id) say which match; ``raw`` is the value before a floor
    raised it; ``factor`` what the opponent's value was multiplied by; ``of`` the formula of the opponent's
    value; ``counted`` is false for a term that the metric leaves out (the best and the worst of a median).
    """

    value: Fraction
    round: int | None = None
    outcome: Outcome | None = None
    opponent: str | None = None
    raw: Fraction | None = None
    factor: Fraction | None = None
    of: Formula | None = None
    counted: bool = True

    @property
    def text(self) -> str:
        """How the term stands in the formula: ``2/3``, ``max(1/9, 1/3)``, ``1/2 × 4``."""
        if self.raw is not None:
            return f"max({self.raw}, {self.value})"
        if self.factor is not None and self.factor not in (0, 1) and self.of is not None:
            return f"{self.factor} × {self.of.value}"
        return str(self.value)

    def to_json(self, names: Mapping[str, str]) -> dict[str, Any]:
        """Plain JSON; rationals are strings, what does not apply is left out."""
        data: dict[str, Any] = {"value": str(self.value)}
        if self.round is not None:
            data["round"] = self.round
        if self.outcome is not None:
            data["outcome"] = self.outcome.name.lower()
        if self.opponent is not None:
            data["opponent"] = self.opponent
            data["name"] = names.get(self.opponent, self.opponent)
        if self.raw is not None:
            data["raw"] = str(self.raw)
        if self.factor is not None:
            data["factor"] = str(self.factor)
        if not self.counted:
            data["counted"] = False
        if self.of is not None:
            data["of"] = self.of.to_json(names)
        return data


@dataclass(frozen=True, slots=True)
class Formula:
    """The value of a metric for one entrant: ``sum(terms) / sum(divisors)``, at least ``floor``.

    Without divisors it is the sum alone; ``floor`` stands only where it raised the value. ``empty`` says
    why there was nothing to average: the value is then the floor, or 0.
    """

    metric: str
    entrant: str
    terms: tuple[Term, ...]
    divisors: tuple[Fraction, ...]
    value: Fraction
    floor: Fraction | None = None
    empty: Empty | None = None

    @property
    def raw(self) -> Fraction | None:
        """What the formula gives before the floor raised it; ``None`` where no floor did."""
        if self.floor is None or self.empty:
            return None
        total = sum((term.value for term in self.terms if term.counted), Fraction(0))
        return total / sum(self.divisors)

    @property
    def text(self) -> str:
        """As a worked example in a rules article prints it.

        >>> terms = [Term(Fraction(n)) for n in (7, 6, 0)]
        >>> formula_of("cmp", "A", terms, divisors=(7, 6, 4)).text
        '(7 + 6 + 0) / (7 + 6 + 4) = 13/17 ≈ 0.765'
        """
        left = self._left()
        value = str(self.value)
        parts = [value] if left == value else [left, value]
        return " = ".join(parts) + _decimal(self.value)

    def _left(self) -> str:
        shown = [term.text for term in self.terms if term.counted]
        if self.empty or not shown:
            return str(self.value)
        above = " + ".join(shown)
        if self.divisors:
            below = " + ".join(map(str, self.divisors))
            above = f"({above})" if not above.isdigit() else above
            below = f"({below})" if not below.isdigit() else below
            above = f"{above} / {below}"
        return f"max({above}, {self.floor})" if self.floor is not None else above

    def to_json(self, names: Mapping[str, str]) -> dict[str, Any]:
        """Plain JSON: value, text, terms with round, outcome and opponent, divisors."""
        data: dict[str, Any] = {
            "metric": self.metric,
            "entrant": self.entrant,
            "value": str(self.value),
            "text": self.text,
            "terms": [term.to_json(names) for term in self.terms],
            "divisors": [str(divisor) for divisor in self.divisors],
        }
        if self.floor is not None:
            data["floor"] = str(self.floor)
        if self.empty:
            data["empty"] = self.empty
        return data


def formula_of(
    metric: str,
    entrant: str,
    terms: Iterable[Term],
    divisors: Iterable[Fraction | int] | None = None,
    floor: Fraction | None = None,
    without: Empty = "nothing_played",
) -> Formula:
    """Works the formula out. With divisors that sum to 0 there is nothing to average: the floor, or 0, and
    ``without`` says what was missing."""
    all_terms = tuple(terms)
    total = sum((term.value for term in all_terms if term.counted), Fraction(0))
    if divisors is None:
        return Formula(metric, entrant, all_terms, (), total)
    below = tuple(Fraction(divisor) for divisor in divisors)
    if not sum(below):
        return Formula(metric, entrant, all_terms, (), floor or Fraction(0), floor, empty=without)
    value = total / sum(below)
    if floor is not None and value < floor:
        return Formula(metric, entrant, all_terms, below, floor, floor)
    return Formula(metric, entrant, all_terms, below, value)


def _decimal(value: Fraction) -> str:
    """`` ≈ 0.765``, `` = 0.5`` where three places are exact, nothing for a whole number."""
    if value.denominator == 1:
        return ""
    thousandths = round(abs(value) * 10**PLACES)
    sign = "-" if value < 0 and thousandths else ""
    whole, rest = divmod(thousandths, 10**PLACES)
    digits = f"{rest:0{PLACES}d}"
    exact = abs(value) * 10**PLACES == thousandths
    return f" = {sign}{whole}.{digits.rstrip('0')}" if exact else f" ≈ {sign}{whole}.{digits}"
