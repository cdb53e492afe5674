"""Goldfish Arena, pairing and byes: a class for each sentence of the rules that says who sits with whom.

The sentences are told in our own words; the rules are Russian ("паринги").
"""

from collections import Counter

import pytest

from headjudge.findings import Refused
from headjudge.pairing.pods import PodField, pair_pods

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def field(count, previous=(), **more):
    """A to …, best standing first; ``previous`` are the tables of the previous round as words."""
    ids = tuple(LETTERS[:count])
    given = {"earlier": (tuple(tuple(table) for table in previous),) if previous else ()} | more
    return PodField(ids, {name: ord(name) * 7919 % 101 for name in ids}, **given)


def tables(made):
    return ["".join(sorted(pod.seats)) for pod in made.pods]


def byes(made):
    return "".join(bye.id for bye in made.byes)


class TestEveryTableSeatsExactlyFour:
    @pytest.mark.parametrize("count", range(4, 27))
    def test_four_at_each(self, count):
        made = pair_pods(field(count))
        assert {len(pod.seats) for pod in made.pods} == {4}
        assert len(made.pods) == count // 4
        assert [pod.table for pod in made.pods] == list(range(1, count // 4 + 1))

    @pytest.mark.parametrize("count", [0, 1, 2, 3])
    def test_fewer_than_four_are_refused_and_never_all_given_byes(self, count):
        with pytest.raises(Refused) as refusal:
            pair_pods(field(count))
        (finding,) = refusal.value.findings
        assert finding.code == "pair.pod_too_few"
        assert (finding.params["count"], finding.params["least"]) == (count, 4)

    def test_byes_granted_may_leave_too_few(self):
        with pytest.raises(Refused):
            pair_pods(field(6, granted=("A", "B", "C")))

    def test_or_literally_all_have_byes_where_that_is_set(self):
        made = pair_pods(field(3), below_minimum="byes")
        assert (made.pods, byes(made)) == ((), "ABC")
        assert {bye.notes for bye in made.byes} == {("pod_bye_no_table",)}

    def test_the_least_number_can_be_set_higher(self):
        with pytest.raises(Refused) as refusal:
            pair_pods(field(7), least=8)
        assert refusal.value.findings[0].params["least"] == 8
        assert len(pair_pods(field(8), least=8).pods) == 2


class TestTheFirstRoundIsRandom:
    def test_the_standings_do_not_matter(self):
        one = field(11, first_round=True)
        other = PodField(one.ids[::-1], one.keys, first_round=True)
        assert pair_pods(one) == pair_pods(other)

    def test_another_draw_gives_other_tables_and_byes(self):
        seen, out = set(), set()
        for number in range(40):
            keys = {name: (ord(name) * 104729 * (number + 3)) % 1009 for name in LETTERS[:9]}
            made = pair_pods(PodField(tuple(LETTERS[:9]), keys, first_round=True))
            seen.add(tuple(tables(made)))
            out.add(byes(made))
        assert len(seen) > 30
        assert len(out) >= 7

    def test_the_order_is_that_of_the_draw(self):
        keys = dict(zip("ABCDE", [40, 10, 30, 50, 20], strict=True))
        made = pair_pods(PodField(tuple("ABCDE"), keys, first_round=True))
        assert made.pods[0].seats == ("B", "E", "C", "A")
        assert byes(made) == "D"
        assert made.byes[0].notes == ("pod_bye_drawn",)


class TestLaterRoundsFillTablesFromTheTopOfTheStandings:
    def test_the_next_table_begins_when_the_one_before_is_full(self):
        assert tables(pair_pods(field(12))) == ["ABCD", "EFGH", "IJKL"]

    def test_points_do_not_matter_only_places_do(self):
        points = (9, 8, 8, 8, 8, 1, 0, 0)
        assert tables(pair_pods(field(8, points=points))) == ["ABCD", "EFGH"]


class TestATableOfThePreviousRoundChangesOnePlayerWithTheNext:
    def test_its_lowest_goes_and_the_highest_of_the_next_comes(self):
        made = pair_pods(field(12, ["ABCD", "EFGI", "HJKL"]))
        assert tables(made) == ["ABCE", "DFGH", "IJKL"]
        assert made.pods[0].notes == ("pod_repeat_swapped",)
        assert made.pods[1].notes == ("pod_repeat_neighbour",)
        assert made.pods[2].notes == ()
        (told,) = made.remarks
        assert told.code == "pair.pod_repeat_swapped"
        assert told.params == {"table": 1, "other": 2, "down": "D", "up": "E", "round": 1}

    def test_seats_and_table_numbers_of_the_previous_round_do_not_matter(self):
        made = pair_pods(field(12, ["HJKL", "IGFE", "CADB"]))
        assert tables(made) == ["ABCE", "DFGH", "IJKL"]

    def test_three_of_four_again_are_no_repeat(self):
        made = pair_pods(field(8, ["ABCE", "DFGH"]))
        assert tables(made) == ["ABCD", "EFGH"]
        assert made.remarks == ()

    def test_each_table_is_tested_after_the_swap_above_it(self):
        # Both tables are the old ones; after the first swap the second is new and stays.
        made = pair_pods(field(8, ["ABCD", "EFGH"]))
        assert tables(made) == ["ABCE", "DFGH"]
        assert [told.code for told in made.remarks] == ["pair.pod_repeat_swapped"]

    def test_tables_further_down_are_tested_too(self):
        made = pair_pods(field(16, ["ABCE", "DFGH", "IJKL", "MNOP"]))
        assert tables(made) == ["ABCD", "EFGH", "IJKM", "LNOP"]

    def test_two_repeats_apart_from_each_other_are_both_cured(self):
        made = pair_pods(field(16, ["ABCD", "EFGI", "HJKL", "MNOP"]))
        # M N O P is last with nobody below: its highest goes up for the lowest of the table above.
        assert tables(made) == ["ABCE", "DFGH", "IJKM", "LNOP"]
        assert [told.code for told in made.remarks] == ["pair.pod_repeat_swapped", "pair.pod_repeat_upward"]

    def test_table_numbers_stay(self):
        made = pair_pods(field(12, ["EFGH", "ABCI", "DJKL"]))
        assert [(pod.table, "".join(sorted(pod.seats))) for pod in made.pods] == [
            (1, "ABCD"), (2, "EFGI"), (3, "HJKL"),
        ]  # fmt: skip

    def test_only_the_previous_round_counts_and_an_older_one_is_told(self):
        older = (tuple("ABCD"), tuple("EFGH"))
        previous = (tuple("ABEF"), tuple("CDGH"))
        made = pair_pods(field(8, earlier=(older, previous)))
        assert tables(made) == ["ABCD", "EFGH"]
        assert [pod.notes for pod in made.pods] == [("pod_seen_before",)] * 2
        assert made.remarks == ()

    def test_unless_no_earlier_round_may_come_again(self):
        older = (tuple("ABCD"), tuple("EFGH"))
        previous = (tuple("ABCE"), tuple("DFGH"))
        made = pair_pods(field(8, earlier=(older, previous)), repeat_of="any_round")
        # D for E would be the previous round's table, so F comes for D.
        assert tables(made) == ["ABCF", "DEGH"]
        assert made.remarks[0].params == {"table": 1, "other": 2, "down": "D", "up": "F", "round": 1}

    def test_everybody_has_met_everybody_is_no_reason_to_swap(self):
        older, previous = (tuple("ABCD"), tuple("EFGH")), (tuple("AECG"), tuple("BFDH"))
        earlier = (older, older, older, previous)
        assert tables(pair_pods(field(8, earlier=earlier))) == ["ABCD", "EFGH"]

    def test_who_has_left_the_event_may_stand_in_the_previous_round(self):
        made = pair_pods(field(8, ["ABCZ", "EFGH", "DWXY"]))
        # E F G H is last, nobody below: its highest, E, changes places with D.
        assert tables(made) == ["ABCE", "DFGH"]


class TestTheByesAreTheTableAfterTheLastFullOne:
    def test_the_lowest_gets_the_bye_and_the_highest_of_the_byes_plays(self):
        made = pair_pods(field(7, ["ABCD"]))
        assert tables(made) == ["ABCE"]
        assert byes(made) == "DFG"
        assert made.byes[0].notes == ("pod_bye_swapped",)
        assert made.byes[1].notes == ("pod_bye_lowest",)
        assert made.remarks[0].code == "pair.pod_repeat_bye"
        assert made.remarks[0].params == {"table": 1, "down": "D", "up": "E", "round": 1}

    def test_or_they_are_no_table_where_that_is_set(self):
        made = pair_pods(field(11, ["ABCE", "DFGH"]), bye_group="apart")
        assert (tables(made), byes(made)) == (["ABCD", "EFGH"], "IJK")
        made = pair_pods(field(11, ["EFGH", "ABCI"]), bye_group="apart")
        assert (tables(made), byes(made)) == (["ABCE", "DFGH"], "IJK")
        made = pair_pods(field(7, ["ABCD"]), bye_group="apart")
        assert (tables(made), byes(made)) == (["ABCD"], "EFG")

    def test_five_after_a_draw_of_four_nobody_has_two_byes_running(self):
        made = pair_pods(field(5, ["ABCD"], byes={"E": 1}))
        assert (tables(made), byes(made)) == (["ABCE"], "D")


class TestTheLastTableRepeatsAndNobodyIsBelow:
    def test_its_highest_changes_places_with_the_lowest_of_the_table_above(self):
        made = pair_pods(field(12, ["ABCE", "DFGH", "IJKL"]))
        assert tables(made) == ["ABCD", "EFGI", "HJKL"]
        assert made.remarks[0].code == "pair.pod_repeat_upward"
        assert made.remarks[0].params == {"table": 3, "other": 2, "down": "I", "up": "H", "round": 1}

    def test_or_it_stays_where_that_is_set(self):
        made = pair_pods(field(12, ["ABCE", "DFGH", "IJKL"]), last_repeats="leave")
        assert tables(made) == ["ABCD", "EFGH", "IJKL"]
        assert made.pods[2].notes == ("pod_repeat_stays",)

    def test_leave_is_for_the_last_table_only(self):
        made = pair_pods(field(8, ["ABCD", "EFGH"]), last_repeats="leave")
        assert tables(made) == ["ABCE", "DFGH"]

    def test_a_single_table_stays_and_is_noted(self):
        made = pair_pods(field(4, ["ABCD"]))
        assert tables(made) == ["ABCD"]
        assert made.pods[0].notes == ("pod_repeat_stays",)
        assert [told.code for told in made.remarks] == ["pair.pod_repeat_stays"]
        assert made.measure.repeated_tables == 1

    def test_or_no_round_is_made_where_that_is_set(self):
        with pytest.raises(Refused) as refusal:
            pair_pods(field(4, ["ABCD"]), only_table="refuse")
        assert refusal.value.findings[0].code == "pair.pod_only_table"
        assert tables(pair_pods(field(5, ["ABCD"]), only_table="refuse")) == ["ABCE"]


class TestWhoCannotFillATableHasABye:
    @pytest.mark.parametrize(
        ("count", "out"), [(5, "E"), (6, "EF"), (7, "EFG"), (8, ""), (9, "I"), (11, "IJK")]
    )
    def test_the_last_one_to_three(self, count, out):
        assert byes(pair_pods(field(count))) == out

    def test_again_and_again_the_lowest(self):
        made = pair_pods(field(10, byes={"I": 3, "J": 4}))
        assert byes(made) == "IJ"
        assert [(told.code, told.params["count"]) for told in made.remarks] == [
            ("pair.pod_bye_again", 4),
            ("pair.pod_bye_again", 5),
        ]

    def test_with_a_limit_those_who_reached_it_are_passed_over(self):
        made = pair_pods(field(10, byes={"I": 1, "J": 1}), max_byes=1)
        assert (tables(made), byes(made)) == (["ABCD", "EFIJ"], "GH")
        assert [bye.notes for bye in made.byes] == [("pod_bye_fewest",)] * 2

    def test_below_the_limit_the_lowest_has_another(self):
        assert byes(pair_pods(field(10, byes={"I": 1, "J": 1}), max_byes=2)) == "IJ"

    def test_where_all_have_reached_the_limit_the_fewest_byes_go_first(self):
        had = dict.fromkeys("ABCDEFGHIJ", 2) | {"C": 1, "J": 3}
        made = pair_pods(field(10, byes=had), max_byes=1)
        assert byes(made) == "CI"
        assert [bye.notes for bye in made.byes] == [("pod_bye_beyond",)] * 2

    def test_a_swap_with_the_byes_spares_who_has_reached_the_limit(self):
        made = pair_pods(field(5, ["ABCD"], byes={"D": 1}), max_byes=1)
        assert (tables(made), byes(made)) == (["ABDE"], "C")


class TestTurnOrderIsRandomUnlessSet:
    def test_everybody_goes_first_about_as_often(self):
        first = Counter()
        for number in range(400):
            keys = {name: hash((number, place)) % 100_003 for place, name in enumerate("ABCD")}
            first[pair_pods(PodField(tuple("ABCD"), keys)).pods[0].seats[0]] += 1
        assert min(first.values()) > 60

    def test_it_is_settled_after_all_swaps(self):
        made = pair_pods(field(8, ["ABCD", "EFGH"]), seats="seed")
        assert [pod.seats for pod in made.pods] == [tuple("ABCE"), tuple("DFGH")]
