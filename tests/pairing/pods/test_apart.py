"""Keeping entrants apart."""

import itertools
import random

import pytest

from headjudge.pairing.pods import PodField, pair_pods

KEYS = {name: at for at, name in enumerate("ABCDEFGHIJKLMNOP")}


def field(ids, *apart, **more):
    return PodField(tuple(ids), KEYS, apart=tuple((a, b) for a, b in apart), **more)


def tables(made):
    return ["".join(sorted(pod.seats)) for pod in made.pods]


def test_the_lower_one_changes_places_with_the_nearest():
    made = pair_pods(field("ABCDEFGH", "BC"))
    # C is the lower one; E is the nearest below it, D sits at the same table.
    assert tables(made) == ["ABDE", "CFGH"]
    assert [pod.notes for pod in made.pods] == [("pod_apart_swapped",)] * 2
    assert made.remarks[0].code == "pair.pod_apart_swapped"
    assert made.remarks[0].params == {"table": 1, "other": 2, "down": "C", "up": "E"}


def test_who_is_apart_already_stays():
    assert tables(pair_pods(field("ABCDEFGH", "AE", "DH"))) == ["ABCD", "EFGH"]


def test_of_two_equally_near_the_lower_one_comes():
    # G for I and F for D are two places each; the change downward is preferred.
    assert tables(pair_pods(field("ABCDEFGHIJKL", "FG"))) == ["ABCD", "EFHI", "GJKL"]


def test_tables_passed_already_are_looked_at_once_more():
    # A change lower down left a pair at a table above that only the bye can part.
    made = pair_pods(field("ABCDEFGHIJ", "DH", "FG", "DJ", "FH", "CH", "BJ", "EH", "DE", "DF"))
    assert made.measure.breaches == 0
    assert [told.code for told in made.remarks] == [
        "pair.pod_apart_swapped",
        "pair.pod_apart_swapped",
        "pair.pod_apart_bye",
    ]


def test_a_bye_is_taken_only_where_nothing_else_helps():
    made = pair_pods(field("ABCDEFGHI", "HG"))
    assert tables(made) == ["ABCG", "DEFH"]
    assert [bye.id for bye in made.byes] == ["I"]
    made = pair_pods(field("ABCDE", "AB"))
    assert (tables(made), [bye.id for bye in made.byes]) == (["ACDE"], ["B"])
    assert made.byes[0].notes == ("pod_bye_swapped",)
    assert made.remarks[0].code == "pair.pod_apart_bye"


def test_no_table_of_the_previous_round_comes_back_by_it():
    made = pair_pods(field("ABCDEFGH", "DC", earlier=((tuple("ABCE"), tuple("DFGH")),)))
    assert made.measure.breaches == 0
    assert made.measure.repeated_tables == 0


def test_what_cannot_be_parted_is_noted():
    made = pair_pods(field("ABCD", "AB", "CD"))
    assert made.pods[0].notes == ("pod_apart_together",)
    assert made.remarks[-1].code == "pair.pod_apart_together"
    assert made.remarks[-1].params == {"count": 2}


def test_a_settled_table_is_left_and_says_so():
    made = pair_pods(field("ABCDEFGH", "AB", locked=(tuple("ABGH"),)))
    assert tables(made) == ["ABGH", "CDEF"]
    assert made.pods[0].notes == ("pod_locked", "pod_locked_apart")


def test_pairs_with_somebody_who_does_not_play_say_nothing():
    assert tables(pair_pods(field("ABCDEFGH", "AZ"))) == ["ABCD", "EFGH"]


def partitions(names):
    """All ways to sit at tables of four."""
    if not names:
        yield []
        return
    for mates in itertools.combinations(names[1:], 3):
        table = (names[0], *mates)
        for rest in partitions([name for name in names if name not in table]):
            yield [table, *rest]


@pytest.mark.parametrize("strategy", ["standings", "spread"])
def test_never_more_together_than_need_be(strategy):
    """Against all ways to sit: a change of two at a time may be stuck, the search after it is not."""
    rng = random.Random("apart")
    ids = "ABCDEFGHIJKL"
    ways = list(partitions(list(ids)))
    stuck = 0
    for _ in range(20):
        pairs = rng.sample(list(itertools.combinations(ids, 2)), rng.randint(8, 26))
        barred = set(pairs)
        at_table = {
            table: sum(pair in barred for pair in itertools.combinations(table, 2))
            for table in itertools.combinations(ids, 4)
        }

        def together(way, at_table=at_table):
            return sum(at_table[table] for table in way)

        made = pair_pods(field(ids, *pairs), strategy=strategy)
        assert made.measure.breaches == min(together(way) for way in ways)
        stuck += any(told.code == "pair.pod_apart_laid_anew" for told in made.remarks)
    if strategy == "standings":
        assert stuck > 0
