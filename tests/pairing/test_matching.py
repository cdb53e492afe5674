"""The matching kernel: exact, complete, in a settled order."""

import random

import numpy as np
import pytest

from headjudge.pairing.matching import COST_BITS, Tier, cheapest, complete, pack, ranked
from tests.pairing.exhaustive import every_pairing


def all_matchings(n: int) -> list[list[tuple[int, int]]]:
    return [sorted(tuple(sorted(pair)) for pair in pairs) for pairs, _ in every_pairing(list(range(n)))]


@pytest.mark.parametrize("bits", [1, 30, 64, 100, COST_BITS])
def test_the_cheapest_is_cheapest_up_to_the_limit(bits):
    for seed in range(40):
        rng = random.Random(seed)
        edges = complete(8)
        costs = [rng.getrandbits(bits) for _ in edges]
        by_edge = dict(zip(edges, costs, strict=True))
        found = cheapest(8, edges, costs)
        assert found == sorted(found)
        assert sum(by_edge[edge] for edge in found) == min(
            sum(by_edge[edge] for edge in matching) for matching in all_matchings(8)
        )


def test_costs_that_could_overflow_are_refused():
    with pytest.raises(OverflowError):
        cheapest(2, [(0, 1)], [1 << COST_BITS])


def test_no_perfect_matching():
    assert cheapest(4, [(0, 1), (0, 2), (0, 3)], [1, 1, 1]) is None
    assert cheapest(2, [], []) is None
    assert cheapest(0, [], []) == []


def symmetric(rng: random.Random, n: int, top: int) -> np.ndarray:
    matrix = np.array([[rng.randrange(top) for _ in range(n)] for _ in range(n)], dtype=np.int64)
    matrix = np.triu(matrix, 1)
    return matrix + matrix.T


def test_earlier_tiers_outweigh_all_later_ones():
    for seed in range(40):
        rng = random.Random(seed)
        first, second, third = symmetric(rng, 6, 2), symmetric(rng, 6, 3), symmetric(rng, 6, 1000)
        chance = symmetric(rng, 6, 1 << 62).astype(np.uint64)
        packed = pack([Tier(first), Tier(second)], [Tier(third)], chance)
        costs = dict(zip(complete(6), packed.costs, strict=True))

        def tiers(matching, first=first, second=second, third=third):
            return tuple(sum(int(tier[edge]) for edge in matching) for tier in (first, second, third))

        best = cheapest(6, complete(6), packed.costs)
        assert tiers(best) == min(tiers(matching) for matching in all_matchings(6))
        coarse = {sum(costs[e] for e in m) // packed.fine: tiers(m)[:2] for m in all_matchings(6)}
        assert sorted(coarse.values()) == [coarse[total] for total in sorted(coarse)]


def test_ranked_gives_every_matching_once_cheapest_first():
    for n in (2, 4, 6, 8):
        rng = random.Random(n)
        packed = pack([Tier(symmetric(rng, n, 4))], [], symmetric(rng, n, 1 << 62).astype(np.uint64))
        costs = dict(zip(complete(n), packed.costs, strict=True))
        found = list(ranked(packed))
        assert [total for total, _ in found] == sorted(total for total, _ in found)
        assert all(total == sum(costs[edge] for edge in matching) for total, matching in found)
        assert sorted(matching for _, matching in found) == sorted(all_matchings(n))


def test_chance_keeps_room_or_says_so():
    wide = np.full((4, 4), 1 << 58, dtype=np.int64)
    with pytest.raises(OverflowError):
        pack([Tier(wide), Tier(wide)], [], np.zeros((4, 4), dtype=np.uint64))
