"""Inside a points group only the lot decides: every best pairing can come, and none is preferred."""

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from headjudge.pairing import Field, pair, swiss
from tests.pairing.exhaustive import every_pairing, measure_of, random_field, wanted


def level(n, seed, **more):
    keys = np.random.default_rng(seed).integers(0, 1 << 63, n, dtype=np.uint64)
    zero = np.zeros(n, dtype=np.int64)
    return Field(zero, np.arange(n), np.full((n, 0), -1, dtype=np.int32), zero, keys, **more)


def even(counts, draws):
    """Whether counts of equally likely answers look even: the usual sum is within six deviations."""
    expected = draws / len(counts)
    deviation = sum((count - expected) ** 2 / expected for count in counts) - (len(counts) - 1)
    return abs(deviation) < 6 * (2 * (len(counts) - 1)) ** 0.5


@pytest.mark.parametrize("n", [8, 9, 20, 40, 41])
def test_every_opponent_is_equally_likely(n):
    draws = 600
    met = Counter()
    for seed in range(draws):
        pairing = pair(level(n, seed))
        met.update({a: b, b: a}[0] for a, b in pairing.pairs.tolist() if 0 in (a, b))
        met.update(["bye"] * (0 in pairing.byes))
    assert len(met) == n - 1 + n % 2
    assert even(met.values(), draws)


@pytest.mark.parametrize("n", [24, 64])
def test_distance_in_the_standings_is_that_of_chance(n):
    """Among n equals two at random are (n + 1) / 3 places apart on average."""
    distances = [abs(a - b) for seed in range(200) for a, b in pair(level(n, seed)).pairs.tolist()]
    assert abs(np.mean(distances) - (n + 1) / 3) < 0.05 * n / 3


@pytest.mark.parametrize("small", [swiss.SMALL, 0])
def test_every_best_pairing_can_come(small, monkeypatch):
    monkeypatch.setattr(swiss, "SMALL", small)
    for seed in range(6):
        n = 6 + seed % 2
        field = random_field(seed, n, rounds=2, levels=3)
        rounds = {
            (frozenset(map(frozenset, pairs)), out): wanted(field, measure_of(field, pairs, out))
            for pairs, out in every_pairing(list(range(n)))
        }
        best = {found for found, measure in rounds.items() if measure == min(rounds.values())}
        seen = set()
        for draw in range(60 * len(best)):
            keys = np.random.default_rng(draw).integers(0, 1 << 63, n, dtype=np.uint64)
            pairing = pair(replace(field, keys=keys))
            out = int(pairing.byes[0]) if n % 2 else None
            seen.add((frozenset(map(frozenset, pairing.pairs.tolist())), out))
        assert seen == best


def test_who_is_paired_down_is_drawn():
    downs = Counter()
    for seed in range(400):
        field = level(30, seed)
        points = np.where(np.arange(30) < 5, 3, 0)
        pairing = pair(replace(field, points=points))
        downs.update(a for a, b in pairing.pairs.tolist() if points[a] != points[b])
    assert sorted(downs) == [0, 1, 2, 3, 4]
    assert even(downs.values(), 400)
