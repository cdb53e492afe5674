"""Flesh and Blood, Tournament Rules and Policy, pairing procedures: one class per rule."""

import numpy as np
import pytest

from headjudge.pairing import Field, pair

WIN = 1


def event(n, seed, rounds, look, fixed=None):
    """A Swiss event of random results; ``look(field, pairing)`` sees every round. Standing: points, then lot."""
    rng = np.random.default_rng(seed)
    points, byes = np.zeros((2, n), dtype=np.int64)
    met = np.full((n, rounds), -1, dtype=np.int32)
    for played in range(rounds):
        order = np.empty(n, dtype=np.int64)
        order[np.lexsort((rng.random(n), -points))] = np.arange(n)
        keys = rng.integers(0, 1 << 63, n, dtype=np.uint64)
        field = Field(
            points.copy(), order, met[:, :played].copy(), byes.copy(), keys, fixed_table=fixed,
            rounds_left=rounds - played - 1,
        )  # fmt: skip
        pairing = pair(field)
        look(field, pairing)
        a, b = pairing.pairs.T
        met[a, played], met[b, played] = b, a
        drawn, first = rng.random(len(a)) < 0.03, rng.random(len(a)) < 0.5
        points[a] += WIN * (first & ~drawn)
        points[b] += WIN * (~first & ~drawn)
        points[pairing.byes] += WIN
        byes[pairing.byes] += 1


SIZES = [(8, 3), (13, 4), (33, 6), (64, 6), (129, 8)]


@pytest.mark.parametrize(("n", "rounds"), SIZES)
class TestWithinAMatchPointGroup:
    def test_only_the_odd_one_of_a_group_is_paired_down(self, n, rounds):
        def look(field, pairing):
            points = field.points[pairing.pairs]
            downs = int((points[:, 0] != points[:, 1]).sum())
            playing = np.delete(field.points, pairing.byes)
            odd, open_ = 0, 0
            for value in sorted(set(playing.tolist()), reverse=True):
                open_ = (int((playing == value).sum()) + open_) % 2
                odd += open_
            if not (set(pairing.match_notes) - {"pair_down"}) and len(field) > 60:
                assert odd <= downs <= odd + 4  # more only where rematches are avoided at the top
            assert downs >= odd

        for seed in range(4):
            event(n, seed, rounds, look)


@pytest.mark.parametrize(("n", "rounds"), SIZES)
class TestNoRematch:
    def test_within_the_recommended_rounds_nobody_meets_twice(self, n, rounds):
        def look(field, pairing):
            assert pairing.measure.rematches == 0

        for seed in range(6):
            event(n, seed, rounds, look)


class TestRematchesOnlyBeyondTheRecommendedRounds:
    def test_only_unavoidable_ones_and_noted(self):
        def look(field, pairing):
            if field.met.shape[1] < 4:
                assert pairing.measure.rematches == 0
            notes = [code for codes in pairing.notes() for code in codes]
            assert notes.count("rematch") == pairing.measure.rematches

        for seed in range(5):
            event(8, seed, 10, look)


@pytest.mark.parametrize(("n", "rounds"), [(7, 3), (33, 6), (129, 8)])
class TestBye:
    def test_lowest_group_to_somebody_without_one(self, n, rounds):
        def look(field, pairing):
            assert len(pairing.byes) == 1
            (row,) = pairing.byes.tolist()
            assert field.byes[row] == 0
            fresh = field.points[field.byes == 0]
            assert field.points[row] == fresh.min()

        for seed in range(6):
            event(n, seed, rounds, look)

    def test_never_in_an_even_field(self, n, rounds):
        def look(field, pairing):
            assert len(pairing.byes) == 0

        event(n + 1, 1, rounds, look)


class TestTablesAndSeats:
    def test_tables_in_standing_order_and_seat_one_to_the_higher_standing(self):
        def look(field, pairing):
            places = field.order[pairing.pairs]
            assert (places[:, 0] < places[:, 1]).all()
            assert places[:, 0].tolist() == sorted(places[:, 0].tolist())
            assert pairing.tables.tolist() == list(range(1, len(places) + 1))

        event(50, 1, 6, look)

    def test_a_fixed_table_keeps_its_number(self):
        fixed = np.zeros(50, dtype=np.int64)
        fixed[17] = 16

        def look(field, pairing):
            (match,) = np.flatnonzero((pairing.pairs == 17).any(axis=1)).tolist()
            assert pairing.tables[match] == 16
            others = np.delete(field.order[pairing.pairs][:, 0], match)
            assert others.tolist() == sorted(others.tolist())

        event(50, 1, 6, look, fixed)
