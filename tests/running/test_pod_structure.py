"""The structure of events at tables: who sits, byes that must come again, cuts that have a play-off."""

from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from headjudge.policy.editions import resolve
from headjudge.policy.set_options import with_options
from headjudge.running.pod_structure import Byes, byes_ahead, pod_field, set_up_findings
from headjudge.running.structure import structure
from headjudge.wording import LANGUAGES, speak

DAY = date(2026, 11, 30)
ARENA = resolve("goldfish-arena", DAY).policy
PORTUGAL = resolve("pods/portugal", DAY).policy
TOPDECK = resolve("pods/topdeck", DAY).policy


def codes(policy, players, rounds=5, cut=None):
    return {f.code.split(".")[1]: f for f in set_up_findings(policy, players, rounds, cut)}


class TestTooFew:
    """O17: fewer than four active players cannot be paired."""

    @pytest.mark.parametrize("players", [0, 1, 2, 3])
    def test_below_four(self, players):
        found = codes(ARENA, players)
        assert list(found) == ["pods_too_few"]
        assert found["pods_too_few"].params == {"players": players, "least": 4}
        for language in LANGUAGES:
            assert speak(language).finding(found["pods_too_few"])

    def test_four_are_enough_and_three_where_tables_of_three_may_be(self):
        assert codes(ARENA, 4) == {}
        assert codes(PORTUGAL, 3) == {}


class TestByes:
    """Byes are the rest by four; more byes than players make a second bye certain."""

    @pytest.mark.parametrize(
        ("players", "rounds", "byes"),
        [
            (8, 5, Byes(0, 0, None, 0)),
            (5, 5, Byes(1, 5, 6, 1)),
            (5, 6, Byes(1, 6, 6, 2)),
            (6, 5, Byes(2, 10, 4, 2)),
            (7, 5, Byes(3, 15, 3, 3)),
            (10, 5, Byes(2, 10, 6, 1)),
            (11, 5, Byes(3, 15, 4, 2)),
            (14, 7, Byes(2, 14, 8, 1)),
            (15, 7, Byes(3, 21, 6, 2)),
        ],
    )
    def test_counted(self, players, rounds, byes):
        assert byes_ahead(ARENA, players, rounds) == byes
        found = codes(ARENA, players, rounds)
        assert ("second_bye_certain" in found) is (byes.most > 1)
        assert ("byes_of_sizes" in found) is (byes.each_round > 0)

    @settings(max_examples=200, deadline=None, derandomize=True)
    @given(st.integers(4, 300), st.integers(1, 12))
    def test_as_dealt_out_one_after_the_other(self, players, rounds):
        byes = byes_ahead(ARENA, players, rounds)
        had, second = [0] * players, None
        for number in range(1, rounds + 1):
            for _ in range(players % 4):
                had[had.index(min(had))] += 1
            if second is None and max(had) > 1:
                second = number
        assert byes.most == max(had)
        assert (second or rounds + 1) == min(byes.second_from or rounds + 1, rounds + 1)

    def test_the_literal_rule_is_said_and_an_option_changes_it(self):
        assert "byes_fall_low" in codes(ARENA, 10)
        assert "byes_fall_low" not in codes(with_options(ARENA, {"max_byes": 1}), 10)

    def test_what_is_said_names_the_round(self):
        finding = codes(ARENA, 7)["second_bye_certain"]
        assert finding.severity == "warning"
        assert finding.params == {"players": 7, "byes": 3, "from_round": 3, "rounds": 5, "most": 3}
        for language in LANGUAGES:
            assert "3" in speak(language).finding(finding)


class TestSizes:
    """Tables of other sizes take who is left over."""

    def test_tables_of_three(self):
        found = codes(PORTUGAL, 11)
        assert found["tables_of_sizes"].params["tables"] == "4, 4, 3"
        assert "byes_of_sizes" not in found
        assert pod_field(PORTUGAL, 11, 3, None).plain() == {
            "tables": {"4": 2, "3": 1},
            "byes": 0,
            "second_bye_from": None,
        }

    def test_five_players_cannot_all_sit(self):
        assert codes(PORTUGAL, 5)["byes_of_sizes"].params["byes"] == 1

    def test_with_byes_only_the_first_size_is_used(self):
        byes = with_options(PORTUGAL, {"table_sizes": "4"})
        assert pod_field(byes, 11, 3, None).tables == (4, 4)


class TestCut:
    """The cut by players, and its play-off at tables with seeded byes."""

    def test_the_shape_of_the_cut_is_shown(self):
        found = structure(TOPDECK, 50)
        assert found.plain()["pods"]["playoff"] == [{"tables": 2, "byes": 2}, {"tables": 1, "byes": 0}]
        assert found.cut == 10

    def test_a_cut_without_a_shape_or_with_too_many(self):
        assert codes(TOPDECK, 50, cut=7)["cut_without_shape"].params["known"] == "4, 10, 16"
        assert "cut_without_shape" in codes(ARENA, 50, cut=4)
        assert codes(TOPDECK, 12, cut=16)["cut_beyond_players"].params == {"cut": 16, "players": 12}
        assert codes(TOPDECK, 50, cut=10).keys() == {"byes_of_sizes"}


def test_minutes_that_no_document_states_are_asked_for():
    assert "structure.minutes_not_stated" in [f.code for f in structure(TOPDECK, 40).findings]
    assert structure(resolve("pods/mox-masters", DAY).policy, 40).minutes == {"round": 80}


def test_two_player_structures_have_no_tables():
    fab = structure(resolve("fab/classic-constructed", DAY).policy, 40)
    assert fab.pods is None
    assert "pods" not in fab.plain()


def test_a_policy_for_two_has_no_tables_to_count():
    with pytest.raises(ValueError, match="tables of three"):
        byes_ahead(resolve("swiss", DAY).policy, 9, 3)
