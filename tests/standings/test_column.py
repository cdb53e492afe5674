"""Exact columns, up to and beyond 64 bits."""

from fractions import Fraction

import numpy as np
import pytest

from headjudge.standings.column import LIMIT, Column, largest, shares, whole

F = Fraction


def ints(*values: int) -> np.ndarray:
    return np.array(values, dtype=object)


@pytest.mark.parametrize("bound", [0, LIMIT, LIMIT + 1, 2**80])
def test_whole_numbers_use_a_word_only_where_they_fit(bound: int) -> None:
    values = whole(ints(0, bound, -bound), bound)
    assert (values.dtype == object) == (bound > LIMIT)
    assert values.tolist() == [0, bound, -bound]


def test_largest_is_by_absolute_value() -> None:
    assert largest(ints(-5, 3)) == 5
    assert largest(np.zeros(0, dtype=np.int64)) == 0
    assert largest(np.array([np.iinfo(np.int64).min])) == 2**63


def test_texts_are_in_lowest_terms() -> None:
    assert Column(np.array([6, 0, 12, -3, 18]), 12).texts() == ["1/2", "0", "1", "-1/4", "3/2"]
    assert Column(ints(2**70, 3 * 2**70), 2**71).texts() == ["1/2", "3/2"]
    assert Column(np.zeros(0, dtype=np.int64), 1).texts() == []


@pytest.mark.parametrize("factor", [1, 2, 2**10, 2**62, 2**63, 2**90])
def test_scaling_changes_no_value(factor: int) -> None:
    column = Column(np.array([1, 5, 2**40, -7]), 3)
    scaled = column.scaled(factor)
    assert scaled.denominator == 3 * factor
    assert scaled.fractions() == column.fractions()


def test_a_floor_raises_what_is_below_it() -> None:
    column = Column(np.array([0, 1, 2, 3]), 3).at_least(F(33, 100))
    assert column.fractions() == [F(33, 100), F(1, 3), F(2, 3), F(1)]
    huge = Column(np.array([0, 2**62]), 2**62).at_least(F(1, 3))
    assert huge.fractions() == [F(1, 3), F(1)]


def test_no_floor_changes_nothing() -> None:
    column = Column(np.array([0, 1]), 3)
    assert column.at_least(None) is column


def test_filled_places() -> None:
    column = Column(np.array([1, 2]), 4).filled(np.array([False, True]), F(1, 3))
    assert column.fractions() == [F(1, 4), F(1, 3)]


@pytest.mark.parametrize("size", [1, 2**31, 2**58, 2**61, 2**62, 2**63 - 1])
def test_shares_are_exact(size: int) -> None:
    parts = np.array([size, size, size - 1, 0, size])
    counts = np.array([1, 3, 5, 7, 0])
    values = shares(parts, counts, unit=3).fractions()
    assert values == [F(size, 3), F(size, 9), F(size - 1, 15), 0, 0]


def test_shares_of_nobody() -> None:
    empty = np.zeros(0, dtype=np.int64)
    assert shares(empty, empty, unit=1).fractions() == []
