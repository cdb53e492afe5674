"""Turn order."""

import itertools
import random
from collections import Counter
from statistics import mean

import pytest

from headjudge.pairing.pods import PodField, pair_pods, seat
from tests.pairing.pods.events import event


def squares(order, sat):
    """The sum of squared position counts after this round."""
    counts = {(row, at): n for row in order for at, n in sat[row].items()}
    for at, row in enumerate(order):
        counts[row, at] = counts.get((row, at), 0) + 1
    return sum(n * n for n in counts.values())


@pytest.mark.parametrize("size", [2, 3, 4, 5, 6])
def test_balanced_has_the_least_sum_of_squares_and_then_the_draw(size):
    rng = random.Random(size)
    for _ in range(60 if size < 6 else 10):
        sat = [{at: rng.randint(0, 3) for at in range(size)} for _ in range(size)]
        keys = [rng.getrandbits(64) for _ in range(size)]
        orders = list(itertools.permutations(range(size)))
        best = min(orders, key=lambda order: (squares(order, sat), [keys[row] for row in order]))
        assert tuple(seat(range(size), "balanced", lambda row, keys=keys: (keys[row], ""), sat)) == best


def test_random_is_the_order_of_the_draw_and_equal_keys_of_the_ids():
    field = PodField(tuple("ABCD"), {"A": 3, "B": 2, "C": 2, "D": 1})
    assert pair_pods(field).pods[0].seats == tuple("DBCA")


def test_by_seed_and_in_reverse():
    field = PodField(tuple("WXYZ"), dict(zip("WXYZ", [3, 1, 4, 2], strict=True)))
    assert pair_pods(field, seats="seed").pods[0].seats == tuple("WXYZ")
    assert pair_pods(field, seats="reverse").pods[0].seats == tuple("ZYXW")


def test_settled_tables_are_seated_by_the_same_rule():
    field = PodField(tuple("ABCDEFGH"), dict.fromkeys("ABCDEFGH", 0), locked=(tuple("HCAB"),))
    assert [pod.seats for pod in pair_pods(field, seats="seed").pods] == [tuple("ABCH"), tuple("DEFG")]


@pytest.mark.parametrize("count", [20, 60])
def test_five_rounds_are_even(count):
    uneven, never = [], []
    for number in range(10):
        played = event(count, number)
        for _ in range(5):
            played.play(lambda given: pair_pods(given, seats="balanced"))
        sat = {name: Counter() for name in played.ids}
        for table in itertools.chain.from_iterable(played.earlier):
            for at, name in enumerate(table):
                sat[name][at] += 1
        uneven += [max(c[at] for at in range(4)) - min(c[at] for at in range(4)) for c in sat.values()]
        never += [not c[0] for c in sat.values()]
    assert mean(uneven) <= 1.1
    assert mean(never) <= 0.02
