"""One exact value per entrant: whole numerators over one common denominator."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

Whole = NDArray[Any]
"""Whole numbers: 64-bit integers where they fit, Python's own integers (dtype object) where they do not."""

LIMIT = 2**63 - 1


def whole(values: Whole, bound: int) -> Whole:
    """The same whole numbers in an array whose arithmetic is exact up to ``bound``."""
    return values.astype(np.int64, copy=False) if bound <= LIMIT else values.astype(object)


def largest(values: Whole) -> int:
    """The largest absolute value, 0 for none."""
    return max(abs(int(values.max())), abs(int(values.min()))) if len(values) else 0


@dataclass(frozen=True, eq=False)
class Column:
    """The values ``numerators[i] / denominator`` of a metric, in the order of the rows.

    Comparing two values is comparing their numerators, exactly. ``denominator`` is at least 1.
    """

    numerators: Whole
    denominator: int

    def __len__(self) -> int:
        return len(self.numerators)

    def __getitem__(self, row: int) -> Fraction:
        """The value of one row."""
        return Fraction(int(self.numerators[row]), self.denominator)

    def fractions(self) -> list[Fraction]:
        """All values as fractions; for small fields."""
        return [Fraction(numerator, self.denominator) for numerator in self.numerators.tolist()]

    def texts(self) -> list[str]:
        """All values in lowest terms: ``"13/17"``, ``"2"``, ``"0"``. Each distinct value is written once.

        >>> Column(np.array([26, 34, 0]), 34).texts()
        ['13/17', '1', '0']
        """
        distinct, places = np.unique(self.numerators, return_inverse=True)
        written: list[str] = []
        for numerator in distinct.tolist():
            common = math.gcd(numerator, self.denominator)
            below = self.denominator // common
            written.append(f"{numerator // common}" if below == 1 else f"{numerator // common}/{below}")
        return [written[place] for place in places.tolist()]

    def scaled(self, factor: int) -> Column:
        """The same values over a denominator ``factor`` times as large."""
        if factor == 1:
            return self
        bound = largest(self.numerators) * factor
        return Column(whole(self.numerators, bound) * factor, self.denominator * factor)

    def at_least(self, floor: Fraction | None) -> Column:
        """Each value, or the floor where the value is below it."""
        if floor is None:
            return self
        values, lowest, denominator = self._beside(floor)
        return Column(np.maximum(values, lowest), denominator)

    def filled(self, places: NDArray[np.bool_], value: Fraction) -> Column:
        """The same values, with ``value`` at those places."""
        values, constant, denominator = self._beside(value)
        return Column(np.where(places, constant, values), denominator)

    def _beside(self, value: Fraction) -> tuple[Whole, int, int]:
        """The numerators and that of another value, over a denominator that holds both."""
        fine = self.scaled(math.lcm(self.denominator, value.denominator) // self.denominator)
        other = value.numerator * (fine.denominator // value.denominator)
        values = whole(fine.numerators, max(largest(fine.numerators), abs(other)))
        return values, other, fine.denominator


def shares(parts: Whole, counts: NDArray[np.int64], unit: int) -> Column:
    """``parts[i] / (unit * counts[i])`` for every row, exactly; 0 where the count is 0.

    ``unit`` is at least 1. The common denominator holds the least common multiple of the counts that occur.
    """
    occurring = [count for count in np.unique(counts).tolist() if count > 0]
    multiple = math.lcm(*occurring)
    factors = np.zeros(max(occurring, default=0) + 1, dtype=object)
    for count in occurring:
        factors[count] = multiple // count
    bound = max(largest(parts) * multiple, multiple)
    return Column(whole(parts, bound) * whole(factors, bound)[counts], multiple * unit)
