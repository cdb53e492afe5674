"""Cases that systems for tables of four get wrong, with the answers of Goldfish Arena's rules.

Those that are a sentence of the rules stand in ``tests/rules/test_goldfish_pairing.py``.
"""

import random

import pytest

from headjudge.pairing.pods import PodField, pair_pods
from tests.pairing.pods.events import event


def tables(made):
    return ["".join(sorted(pod.seats)) for pod in made.pods]


def test_players_tied_on_everything_stand_by_lot_and_the_swap_follows_that():
    keys = dict.fromkeys("ABCDEFGH", 0)
    one = PodField(tuple("ABCDEFGH"), keys, points=(1,) * 8, earlier=((tuple("ABCD"), tuple("EFGH")),))
    other = PodField(tuple("DCBAHGFE"), keys, points=(1,) * 8, earlier=one.earlier)
    assert tables(pair_pods(one)) == ["ABCE", "DFGH"]
    assert tables(pair_pods(other)) == ["BCDH", "AEFG"]
    assert pair_pods(one) == pair_pods(one)


def test_seven_in_round_one_have_seats_and_byes_by_the_draw():
    ids = tuple("ABCDEFG")
    rng = random.Random("seven")
    out, first = set(), set()
    for _ in range(60):
        made = pair_pods(PodField(ids, {name: rng.getrandbits(64) for name in ids}, first_round=True))
        assert [len(pod.seats) for pod in made.pods] == [4]
        assert {bye.notes for bye in made.byes} == {("pod_bye_drawn",)}
        out |= {bye.id for bye in made.byes}
        first.add(made.pods[0].seats[0])
    assert out == first == set(ids)


@pytest.mark.parametrize(("count", "byes"), [(6, 2), (7, 3)])
def test_one_table_of_four_never_the_same_twice_running(count, byes):
    for number in range(20):
        played = event(count, number)
        for _ in range(5):
            made = played.play(pair_pods)
            assert len(made.byes) == byes
            assert made.measure.repeated_tables == 0
        assert sum(played.byes.values()) == 5 * byes


def test_with_a_limit_byes_go_round_and_nobody_has_two_before_all_had_one():
    for count in (6, 7, 9, 10, 11, 14, 15):
        for number in range(10):
            played = event(count, number)
            for _ in range(5):
                played.play(lambda given: pair_pods(given, max_byes=1, bye_group="apart"))
                had = [played.byes.get(name, 0) for name in played.ids]
                assert max(had) <= 1 or min(had) >= 1


def test_who_drops_leaves_the_tables_of_the_rest_in_order():
    played = event(13, 2)
    played.play(pair_pods)
    gone = played.ids.pop(3)
    made = played.play(pair_pods)
    assert len(made.pods) == 3
    assert gone not in {name for pod in made.pods for name in pod.seats}


def test_no_earlier_round_comes_again_where_that_is_set():
    again = 0
    for number in range(60):
        played = event(8 + number % 13, number)
        for _ in range(6):
            made = played.play(lambda given: pair_pods(given, repeat_of="any_round"))
            assert made.measure.repeated_tables == 0
            earlier = {frozenset(t) for tables_ in played.earlier[:-1] for t in tables_}
            assert not any(frozenset(pod.seats) in earlier for pod in made.pods)
            again += any("repeat" in told.code for told in made.remarks)
    assert again > 20


def test_a_single_table_of_the_spread_parts_two_by_the_bye():
    field = PodField(tuple("ABCDE"), dict.fromkeys("ABCDE", 0), apart=(("A", "B"),))
    made = pair_pods(field, strategy="spread")
    assert (tables(made), made.byes[0].id) == (["ACDE"], "B")


def test_a_round_of_two_thousand_comes_out_whole():
    played = event(2003, 1)
    for _ in range(2):
        made = played.play(lambda given: pair_pods(given, seats="balanced"))
        assert len(made.pods) == 500
        assert len(made.byes) == 3
