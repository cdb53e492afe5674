"""The pairing is the best on its measure: against every pairing, and against one matching of the whole field."""

import random
from collections import Counter
from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest

from headjudge.pairing import Field, pair, swiss, windows
from tests.pairing.exhaustive import (
    best_measure,
    check_round,
    every_pairing,
    matched_measure,
    measure_of,
    random_field,
    wanted,
)


def small_field(seed: int, n: int) -> Field:
    rng = random.Random(seed)
    return random_field(
        seed,
        n,
        apart=rng.choice([0, 0, 1, n]),
        levels=rng.choice([None, 1, 2, 5]),
        byes=rng.choice([0, 0.3, 1]),
        step=rng.choice([1, 2, 6]),
        rematches=rng.choice(["avoid", "avoid", "allow"]),
    )


class TestEveryPairingOfASmallField:
    @pytest.mark.parametrize("n", range(9))
    def test_nothing_is_better(self, n):
        for seed in range(250):
            field = small_field(seed, n)
            pairing = pair(field)
            check_round(field, pairing)
            assert pairing.proven
            assert wanted(field, pairing.measure) == best_measure(field), seed

    @pytest.mark.parametrize("n", [9, 10])
    def test_nothing_is_better_at_nine_and_ten(self, n):
        for seed in range(60):
            field = small_field(seed, n)
            assert wanted(field, pair(field).measure) == best_measure(field), seed

    @pytest.mark.parametrize("n", range(2, 10))
    def test_nor_when_the_way_of_large_fields_is_taken(self, n, monkeypatch):
        monkeypatch.setattr(swiss, "SMALL", 0)
        monkeypatch.setattr(windows, "FIRST", 2)
        for seed in range(80):
            field = small_field(seed, n)
            pairing = pair(field)
            check_round(field, pairing)
            assert wanted(field, pairing.measure) == best_measure(field), seed

    def test_locked_matches_and_granted_byes_leave_the_field(self):
        for seed in range(60):
            whole = small_field(seed, 9)
            locked, granted = np.array([[seed % 9, (seed + 4) % 9]]), np.array([(seed + 1) % 9])
            rest = [row for row in range(9) if row not in (*locked[0], *granted)]
            pairing = pair(replace(whole, locked=locked, granted=granted))
            check_round(replace(whole, locked=locked, granted=granted), pairing)
            best = min(wanted(whole, measure_of(whole, pairs, out)) for pairs, out in every_pairing(rest))
            assert wanted(whole, pairing.measure) == best, seed


class TestOneMatchingOfTheWholeField:
    @pytest.mark.parametrize("first", [2, 6, 16])
    def test_nothing_is_better_up_to_a_hundred(self, first, monkeypatch):
        monkeypatch.setattr(windows, "FIRST", first)
        proved = Counter()
        resettle = windows.resettle

        def counted(*given):
            found = resettle(*given)
            proved[found is not None] += 1
            return found

        monkeypatch.setattr(windows, "resettle", counted)
        for seed in range(150):
            rng = random.Random(seed)
            n = rng.randrange(25, 100)
            field = random_field(
                seed,
                n,
                rounds=rng.choice([2, 5, 9, n // 3]),
                apart=rng.choice([0, 0, 1, n, 3 * n]),
                levels=rng.choice([2, 5, 12, n, 1000]),
                byes=rng.choice([0, 0.3, 0.95, 1]),
                step=rng.choice([1, 3]),
                rematches=rng.choice(["avoid", "avoid", "avoid", "allow"]),
            )
            pairing = pair(field)
            check_round(field, pairing)
            assert pairing.proven
            assert wanted(field, pairing.measure) == matched_measure(field), seed
        assert proved[True] >= 40  # the windows were put to the test, not only the way around them

    @pytest.mark.parametrize("n", [128, 191, 255, 256])
    def test_nothing_is_better_up_to_256(self, n):
        for seed in range(4):
            field = random_field(seed, n, rounds=[3, 9, 14, 40][seed], levels=[5, 20, 60, n][seed], apart=n)
            pairing = pair(field)
            check_round(field, pairing)
            assert wanted(field, pairing.measure) == matched_measure(field), seed

    def test_another_library_agrees_on_the_best(self):
        for seed in range(6):
            field = random_field(seed, 21 + seed, rounds=8, levels=9, apart=10)
            assert matched_measure(field, "networkx") == matched_measure(field) == tuple(pair(field).measure)

    @pytest.mark.parametrize(("n", "team"), [(64, 40), (101, 60), (130, 120)])
    def test_a_team_of_more_than_half_meets_as_seldom_as_can_be(self, n, team):
        for levels in (1, 6, n):
            field = random_field(5, n, rounds=3, levels=levels)
            field = replace(field, apart=np.array(list(combinations(range(team), 2))))
            pairing = pair(field)
            assert wanted(field, pairing.measure) == matched_measure(field)
            assert pairing.measure.breaches == (team - (n - team) - n % 2 + 1) // 2

    @pytest.mark.parametrize("n", [30, 99])
    def test_everybody_has_met_everybody(self, n):
        met = np.array([[other for other in range(n) if other != row] for row in range(n)])
        field = replace(random_field(2, n, rounds=1, levels=6), met=met)
        pairing = pair(field)
        assert pairing.measure.rematches == n // 2
        assert wanted(field, pairing.measure) == matched_measure(field)

    def test_points_far_apart_stay_exact(self):
        for seed in range(20):
            field = random_field(seed, 40, rounds=6, levels=1 << 20, apart=20)
            assert wanted(field, pair(field).measure) == matched_measure(field)
            far = replace(field, points=field.points * (1 << 40) + 7)
            assert pair(far).pairs.tolist() == pair(field).pairs.tolist()
            assert pair(far).measure.squared_differences == pair(field).measure.squared_differences << 80


class TestLargeFields:
    def test_a_team_of_forty_in_a_thousand(self):
        team = np.array(list(combinations(range(40), 2)))
        for levels in (1, 9, 1000):
            field = replace(random_field(1, 1000, rounds=5, levels=levels), apart=team)
            pairing = pair(field)
            check_round(field, pairing)
            assert pairing.proven
            assert pairing.measure[:3] == (0, 0, 0)

    def test_a_team_that_has_the_top_to_itself(self):
        field = random_field(2, 1000, rounds=5, levels=8)
        points = field.points.copy()
        points[:40] = 20
        field = replace(field, points=points, apart=np.array(list(combinations(range(40), 2))))
        pairing = pair(field)
        assert pairing.proven
        assert pairing.measure[:2] == (0, 0)
        second = np.sort(points[40:])[::-1][:40]  # each of them meets one of the next forty
        assert pairing.measure.squared_differences >= int(((20 - second) ** 2).sum())

    @pytest.mark.parametrize("n", [4999, 20_000])
    def test_all_on_different_points(self, n):
        field = random_field(3, n, rounds=12, levels=10 * n)
        pairing = pair(field)
        check_round(field, pairing)
        assert pairing.proven
        assert pairing.measure[:3] == (0, 0, 0)

    def test_beyond_proof_there_is_still_a_round_and_it_says_so(self):
        field = random_field(4, 600, rounds=3, levels=5)
        field = replace(field, apart=np.array(list(combinations(range(400), 2))))
        pairing = pair(field)
        check_round(field, pairing)
        assert (
            pairing.measure.breaches == 100
        )  # 400 of whom 200 find somebody else: no exchange helps further
        assert not pairing.proven
        assert "pair.not_proven" in [remark.code for remark in pairing.remarks]


class TestWrongInput:
    def test_points_too_far_apart(self):
        field = random_field(1, 4, rounds=0)
        with pytest.raises(ValueError, match="points"):
            pair(replace(field, points=np.array([0, 1, 2, (1 << 20) + 1])))

    @pytest.mark.parametrize(
        ("column", "value"),
        [
            ("order", np.zeros(3, dtype=np.int64)),
            ("points", np.array([0.5, 1, 2, 3])),
            ("order", np.array([0, 1, 1, 2])),
            ("met", np.array([[4], [-1], [-1], [-1]])),
            ("met", np.zeros((3, 1), dtype=np.int32)),
            ("byes", np.array([0, 0, -1, 0])),
            ("keys", np.zeros(5, dtype=np.uint64)),
            ("apart", np.array([[1, 1]])),
            ("locked", np.array([[0, 4]])),
            ("locked", np.array([[0, 1], [1, 2]])),
            ("granted", np.array([2, 2])),
            ("fixed_table", np.array([1])),
            ("rematches", "never"),
        ],
    )
    def test_is_refused_by_name(self, column, value):
        with pytest.raises(ValueError, match=column):
            pair(replace(random_field(1, 4, rounds=0), **{column: value}))
