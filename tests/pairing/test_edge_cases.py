"""Small, exhausted and odd fields, and the notes that say what could not be avoided."""

from dataclasses import replace

import numpy as np
import pytest

from headjudge.pairing import Field, pair
from headjudge.pairing.reasons import BYE_NOTES, MATCH_NOTES, REMARKS
from headjudge.wording import LANGUAGES, speak
from tests.pairing.exhaustive import check_round, random_field


def after(names, rounds, points=None, byes="", **more):
    """The field after rounds written as ``"AB CD"``; ``byes`` names who has had one, each time."""
    row = {name: place for place, name in enumerate(names)}
    n = len(names)
    met = np.full((n, len(rounds)), -1, dtype=np.int32)
    for column, played in enumerate(rounds):
        for a, b in played.split():
            if a in row and b in row:
                met[row[a], column], met[row[b], column] = row[b], row[a]
    had = np.array([byes.count(name) for name in names], dtype=np.int64)
    level = np.zeros(n, dtype=np.int64) if points is None else np.array(points)
    return Field(level, np.arange(n), met, had, np.arange(n, dtype=np.uint64) * 7919, **more)


def told(names, pairing):
    pairs = sorted("".join(sorted(names[row] for row in match)) for match in pairing.pairs.tolist())
    return " ".join(pairs), "".join(names[row] for row in pairing.byes.tolist())


def codes(pairing):
    return [remark.code for remark in pairing.remarks]


class TestFewEntrants:
    def test_nobody(self):
        pairing = pair(after("", []))
        assert (len(pairing.pairs), len(pairing.byes), len(pairing.tables)) == (0, 0, 0)
        assert pairing.measure == (0, 0, 0, 0, 0)

    def test_one_has_a_bye(self):
        assert told("A", pair(after("A", []))) == ("", "A")

    def test_one_has_a_second_bye_and_it_says_so(self):
        pairing = pair(after("A", [""], byes="A"))
        assert told("A", pairing) == ("", "A")
        assert list(pairing.bye_notes) == ["second_bye"]
        assert codes(pairing) == ["pair.second_bye_unavoidable"]

    def test_two_meet_and_meet_again(self):
        assert told("AB", pair(after("AB", []))) == ("AB", "")
        again = pair(after("AB", ["AB"]))
        assert told("AB", again) == ("AB", "")
        assert again.notes() == [("rematch",)]
        assert codes(again) == ["pair.rematches_unavoidable"]

    def test_three(self):
        pairing = pair(after("ABC", ["AB"], byes="C", points=[3, 0, 3]))
        assert told("ABC", pairing) == ("AC", "B")

    def test_three_after_all_pairs(self):
        pairing = pair(after("ABC", ["AB", "AC", "BC"], byes="ABC"))
        assert pairing.measure[:3] == (0, 1, 1)
        assert len(pairing.byes) == 1


class TestExhaustedFields:
    def test_four_after_two_rounds(self):
        assert told("ABCD", pair(after("ABCD", ["AB CD", "AC BD"]))) == ("AD BC", "")

    def test_four_after_all_six_matches(self):
        pairing = pair(after("ABCD", ["AB CD", "AC BD", "AD BC"]))
        assert pairing.measure[:2] == (0, 2)
        assert len(pairing.byes) == 0
        assert [remark.params["count"] for remark in pairing.remarks] == [2]
        assert pairing.notes() == [("rematch",), ("rematch",)]

    def test_six_in_two_triangles(self):
        pairing = pair(after("ABCDEF", ["AD BE CF", "AE BF CD", "AF BD CE"]))
        assert pairing.measure[:2] == (0, 1)
        assert len(pairing.byes) == 0

    def test_a_forced_rematch_is_one_of_those_who_met_least(self):
        rounds = ["AB CD", "AC BD", "AD BC", "AB CD", "AC BD"]
        assert told("ABCD", pair(after("ABCD", rounds))) == ("AD BC", "")

    def test_after_five_points_count_before_how_often_they_met(self):
        rounds = ["AB CD", "AC BD", "AD BC", "AB CD"]
        assert told("ABCD", pair(after("ABCD", rounds, points=[9, 9, 0, 0]))) == ("AB CD", "")

    def test_a_fresh_pairing_is_found_however_far_apart(self):
        """Where weights are added up, both rematches cost less than the distance."""
        pairing = pair(after("ABCD", ["AB CD"], points=[1500, 1400, 100, 0]))
        assert told("ABCD", pairing) == ("AC BD", "")

    def test_more_rounds_than_opponents_keeps_going(self):
        for n in (2, 3, 4, 5, 8):
            field = random_field(n, n, rounds=40)
            check_round(field, pair(field))


class TestByes:
    def test_who_had_the_bye_drops_and_nobody_needs_one(self):
        assert told("ABCD", pair(after("ABCD", ["AB CD"], byes=""))) in [("AC BD", ""), ("AD BC", "")]

    def test_the_lowest_without_one(self):
        pairing = pair(after("ABCDE", [], points=[9, 6, 6, 3, 0], byes="E"))
        assert told("ABCDE", pairing)[1] == "D"
        assert list(pairing.bye_notes) == ["bye_lower_had_one"]

    def test_lowest_group(self):
        pairing = pair(after("ABCDE", [], points=[9, 6, 6, 3, 0]))
        assert told("ABCDE", pairing)[1] == "E"
        assert list(pairing.bye_notes) == ["bye"]

    def test_everybody_but_the_leader(self):
        pairing = pair(after("ABCDE", [], points=[9, 6, 6, 3, 0], byes="BCDE"))
        assert told("ABCDE", pairing)[1] == "A"

    def test_everybody_has_had_one_the_lowest_again(self):
        pairing = pair(after("ABCDE", [], points=[9, 6, 6, 3, 0], byes="ABCDE"))
        assert told("ABCDE", pairing)[1] == "E"
        assert codes(pairing) == ["pair.second_bye_unavoidable"]

    def test_among_equals_who_had_fewer(self):
        for seed in range(20):
            field = after("ABCDE", [], points=[9, 6, 0, 0, 0], byes="ABCCDDE")
            keys = np.random.default_rng(seed).integers(0, 1 << 63, 5, dtype=np.uint64)
            assert told("ABCDE", pair(replace(field, keys=keys)))[1] == "E"

    def test_a_large_odd_field_with_all_byes_used(self):
        field = replace(random_field(1, 101, rounds=4, levels=5), byes=np.full(101, 2))
        byes = field.byes.copy()
        lowest = np.flatnonzero(field.points == 0)
        byes[lowest[3]] = 1
        assert pair(replace(field, byes=byes)).byes.tolist() == [lowest[3]]

    def test_a_bye_higher_up_to_avoid_a_rematch(self):
        pairing = pair(after("ABC", ["AB"], points=[3, 0, 0]))
        assert told("ABC", pairing) == ("AC", "B")
        pairing = pair(after("ABC", ["AB"], points=[3, 3, 0]))
        assert told("ABC", pairing) in [("AC", "B"), ("BC", "A")]
        assert list(pairing.bye_notes) == ["bye_avoids_worse"]

    def test_granted_byes_leave_before_pairing(self):
        pairing = pair(after("ABCDE", [], granted=np.array([0])))
        assert told("ABCDE", pairing)[1] == "A"
        assert list(pairing.bye_notes) == ["granted_bye"]
        pairing = pair(after("ABCDE", [], granted=np.array([1, 0])))
        assert told("ABCDE", pairing)[1][:2] == "BA"
        assert len(pairing.byes) == 3
        assert set(pairing.bye_notes) == {"granted_bye", "bye"}


class TestLockedMatches:
    def test_stand_even_as_rematches_and_say_so(self):
        field = after("ABCD", ["AB CD"], locked=np.array([[1, 0]]), apart=np.array([[0, 1]]))
        pairing = pair(field)
        assert told("ABCD", pairing) == ("AB CD", "")
        notes = dict(zip(map(tuple, pairing.pairs.tolist()), pairing.notes(), strict=True))
        assert set(notes[0, 1]) == {"locked", "locked_rematch", "locked_keep_apart"}
        assert notes[2, 3] == ("rematch",)
        assert pairing.measure[:2] == (0, 1)

    def test_all_locked(self):
        pairing = pair(after("ABCD", [], locked=np.array([[0, 3], [1, 2]]), points=[3, 3, 0, 0]))
        assert told("ABCD", pairing) == ("AD BC", "")
        assert pairing.notes() == [("locked",), ("locked",)]


class TestKeepApart:
    def test_weighs_more_than_a_rematch(self):
        pairing = pair(after("ABCD", ["AB CD", "AC BD"], apart=np.array([[3, 0]])))
        assert pairing.measure[:2] == (0, 2)
        assert "AD" not in told("ABCD", pairing)[0]

    def test_breached_only_where_nothing_else_is_left(self):
        pairing = pair(after("AB", [], apart=np.array([[0, 1]])))
        assert pairing.notes() == [("keep_apart_breached",)]
        assert codes(pairing) == ["pair.keep_apart_unavoidable"]

    def test_the_same_pair_given_twice_counts_once(self):
        pairing = pair(after("AB", [], apart=np.array([[0, 1], [1, 0], [0, 1]])))
        assert pairing.measure.breaches == 1


class TestRematchesAllowed:
    def test_points_come_first_and_the_note_is_no_complaint(self):
        pairing = pair(after("ABCD", ["AB CD"], points=[3, 3, 0, 0], rematches="allow"))
        assert told("ABCD", pairing) == ("AB CD", "")
        assert pairing.notes() == [("rematch_allowed",), ("rematch_allowed",)]
        assert pairing.remarks == ()


class TestNotes:
    def test_pair_down(self):
        pairing = pair(after("ABCD", [], points=[6, 3, 3, 0]))
        assert sorted(pairing.notes()) == [("pair_down",), ("pair_down",)]

    def test_only_known_codes(self):
        for seed in range(80):
            field = random_field(seed, 12, apart=8, byes=0.5)
            pairing = pair(replace(field, fixed_table=np.arange(12) % 5))
            assert set(pairing.match_notes) <= set(MATCH_NOTES)
            assert set(pairing.bye_notes) <= set(BYE_NOTES)
            assert set(codes(pairing)) <= set(REMARKS)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_code_has_its_sentence(self, language):
        wording = speak(language)
        said = [wording.note(code) for code in (*MATCH_NOTES, *BYE_NOTES)]
        said += [wording.say(code, count=2, left=3, playable=1) for code in REMARKS]
        assert len(set(said)) == len(said)
        assert "2" in wording.say("pair.rematches_unavoidable", count=2)

    @pytest.mark.parametrize("n", [40, 41])
    def test_notes_say_what_the_measure_counts(self, n):
        for seed in range(40):
            field = random_field(seed, n, rounds=n // 2, apart=3 * n, levels=6)
            pairing = pair(field)
            notes = [code for codes in pairing.notes() for code in codes]
            assert notes.count("rematch") == pairing.measure.rematches
            assert notes.count("keep_apart_breached") == pairing.measure.breaches
            points = field.points[pairing.pairs]
            assert notes.count("pair_down") == (points[:, 0] != points[:, 1]).sum()
