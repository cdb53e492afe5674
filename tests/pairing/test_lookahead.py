"""Small fields keep the planned rounds playable wherever an equally good pairing does."""

from itertools import combinations

import numpy as np
import pytest

from headjudge.pairing import Field, pair
from headjudge.pairing.lookahead import Budget, Outlook, outlook
from tests.pairing.exhaustive import every_pairing, measure_of


def graph(n, edges):
    free = np.zeros((n, n), dtype=np.bool_)
    for a, b in edges:
        free[a, b] = free[b, a] = True
    return free


def playable(free, wanted):
    """How many rounds fit, by trying every round and every one after it."""
    if not wanted:
        return 0
    best = 0
    for pairs, _ in every_pairing(list(range(len(free)))):
        if all(free[a, b] for a, b in pairs):
            rest = free.copy()
            for a, b in pairs:
                rest[a, b] = rest[b, a] = False
            best = max(best, 1 + playable(rest, wanted - 1))
            if best == wanted:
                break
    return best


def fresh(field):
    """Who can still meet whom; with an odd number the last vertex is the bye."""
    n = len(field)
    free = graph(n + n % 2, combinations(range(n), 2))
    for row, others in enumerate(field.met.tolist()):
        for other in others:
            if other >= 0:
                free[row, other] = False
    if n % 2:
        free[n, :n] = free[:n, n] = field.byes == 0
    return free


class TestOutlook:
    def test_two_triangles_hold_no_round(self):
        triangles = graph(6, [(0, 1), (1, 2), (0, 2), (3, 4), (4, 5), (3, 5)])
        assert outlook(triangles, 2, Budget()) == Outlook(0, True)

    def test_a_ring_of_six_holds_two(self):
        ring = graph(6, [(i, (i + 1) % 6) for i in range(6)])
        assert outlook(ring, 2, Budget()) == Outlook(2, True)

    @pytest.mark.parametrize("n", [4, 6, 8])
    def test_agrees_with_trying_everything(self, n):
        rng = np.random.default_rng(n)
        for _ in range(40):
            free = np.triu(rng.random((n, n)) < 0.6, 1)
            free = free | free.T
            for wanted in (1, 2, 3):
                assert outlook(free, wanted, Budget()) == Outlook(playable(free, wanted), True)

    def test_a_full_round_robin_of_sixteen(self):
        everybody = graph(16, combinations(range(16), 2))
        assert outlook(everybody, 15, Budget()).rounds == 15

    def test_without_steps_the_answer_is_yes_but_not_sure(self):
        ring = graph(6, [(i, (i + 1) % 6) for i in range(6)])
        assert outlook(ring, 2, Budget(1)) == Outlook(2, False)


def results(rng, pairing, points, draws):
    for a, b in pairing.pairs.tolist():
        if rng.random() < draws:
            points[a] += 1
            points[b] += 1
        else:
            points[a if rng.random() < 0.5 else b] += 3
    points[pairing.byes] += 3


def play(n, rounds, seed, draws, look):
    """All rounds of an event; ``look(field, pairing)`` sees each."""
    rng = np.random.default_rng(seed)
    points, byes = np.zeros((2, n), dtype=np.int64)
    met = np.full((n, rounds), -1, dtype=np.int32)
    for played in range(rounds):
        keys = rng.integers(0, 1 << 63, n, dtype=np.uint64)
        field = Field(
            points.copy(), rng.permutation(n), met[:, :played].copy(), byes.copy(), keys,
            rounds_left=rounds - played - 1,
        )  # fmt: skip
        pairing = pair(field)
        look(field, pairing)
        a, b = pairing.pairs.T
        met[a, played], met[b, played] = b, a
        byes[pairing.byes] += 1
        results(rng, pairing, points, draws)


class TestWholeEvents:
    @pytest.mark.parametrize(("n", "rounds"), [(4, 3), (5, 5), (6, 5), (7, 6)])
    def test_no_equally_good_pairing_leaves_more_rounds_playable(self, n, rounds):
        preferred = 0

        def look(field, pairing):
            nonlocal preferred
            free, wanted = fresh(field), field.rounds_left
            chosen = None
            best = 0
            for pairs, out in every_pairing(list(range(n))):
                if measure_of(field, pairs, out) != pairing.measure:
                    continue
                rest = free.copy()
                for a, b in [*pairs, *([] if out is None else [(out, n)])]:
                    rest[a, b] = rest[b, a] = False
                rounds_held = playable(rest, wanted)
                best = max(best, rounds_held)
                if {frozenset(pair) for pair in pairs} == {frozenset(p) for p in pairing.pairs.tolist()}:
                    chosen = rounds_held
            assert chosen == best
            codes = [remark.code for remark in pairing.remarks]
            assert ("pair.rounds_not_playable" in codes) == (best < wanted)
            preferred += "pair.looked_ahead" in codes

        for seed in range(25):
            play(n, rounds, seed, [0, 0.1, 0.4, 1][seed % 4], look)
        assert preferred or n == 4  # with four entrants there is never a choice

    @pytest.mark.parametrize(("n", "rounds"), [(6, 5), (8, 7), (7, 7), (12, 11)])
    def test_all_drawn_every_opponent_is_met_once(self, n, rounds):
        """With everybody level every pairing is equally good, so nothing may go wrong."""

        def look(field, pairing):
            assert pairing.measure[:3] == (0, 0, 0)

        for seed in range(12):
            play(n, rounds, seed, 1, look) if n % 2 == 0 else level(n, rounds, seed, look)

    def test_six_entrants_and_five_rounds(self):
        """A rematch only after a round in which every best pairing left two triangles, and told at once."""
        faulty = 0

        for seed in range(300):
            told = []

            def look(field, pairing, told=told):
                if pairing.measure.rematches:
                    assert "pair.rounds_not_playable" in told
                told += [remark.code for remark in pairing.remarks]

            play(6, 5, seed, 0.1, look)
            faulty += "pair.rematches_unavoidable" in told
        assert faulty < 45


def level(n, rounds, seed, look):
    """Like play, with nobody ever ahead (an odd field has byes, which count nothing here)."""
    rng = np.random.default_rng(seed)
    met = np.full((n, rounds), -1, dtype=np.int32)
    byes = np.zeros(n, dtype=np.int64)
    for played in range(rounds):
        keys = rng.integers(0, 1 << 63, n, dtype=np.uint64)
        field = Field(
            np.zeros(n, dtype=np.int64), rng.permutation(n), met[:, :played].copy(), byes.copy(), keys,
            rounds_left=rounds - played - 1,
        )  # fmt: skip
        pairing = pair(field)
        look(field, pairing)
        a, b = pairing.pairs.T
        met[a, played], met[b, played] = b, a
        byes[pairing.byes] += 1


def test_the_three_good_answers_for_six():
    """After A-B C-D E-F and B-C D-E F-A all level: never A-D B-E C-F, each of the three others sometimes."""
    met = np.array([[1, 5], [0, 2], [3, 1], [2, 4], [5, 3], [4, 0]])
    seen = set()
    for seed in range(60):
        keys = np.random.default_rng(seed).integers(0, 1 << 63, 6, dtype=np.uint64)
        zero = np.zeros(6, dtype=np.int64)
        pairing = pair(Field(zero, np.arange(6), met, zero, keys, rounds_left=2))
        seen.add(tuple(sorted(tuple(sorted(p)) for p in pairing.pairs.tolist())))
    assert seen == {((0, 2), (1, 4), (3, 5)), ((0, 3), (1, 5), (2, 4)), ((0, 4), (1, 3), (2, 5))}
