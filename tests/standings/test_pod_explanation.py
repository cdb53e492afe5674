"""Explanations at larger tables: formulas, what decided, and what can be said of both in three languages."""

from fractions import Fraction

import pytest

from headjudge.findings import InputError
from headjudge.policy.model import TieBreak
from headjudge.policy.pods import AlivePoints, Phantoms, SizePoints
from headjudge.standings import POD_METRICS, draw_lots, metric, rank, records_of, reference_rank
from headjudge.standings.explanation import explain
from headjudge.standings.plain import plain
from headjudge.wording import LANGUAGES, speak
from tests.standings.events import FAB, FAB_SCORING, event
from tests.standings.pod_events import arena, pod_event, ranked, values

F = Fraction
EVENT = pod_event("ABCD>A:DCB EFGH=:G I+", "ABEF>E:FBA CDGI=: H-")


def formula(name: str, key: str, policy=None):
    policy = policy or arena()
    records = records_of(EVENT, None, policy)
    return metric(key).formula(plain(records, policy.scoring), records.rows[name])


@pytest.mark.parametrize(
    ("name", "key", "text"),
    [
        ("A", "points", "4 + 0 = 4"),
        ("E", "points", "1 + 4 = 5"),
        ("I", "points", "1 + 1 = 2"),
        ("H", "points", "1 + 0 = 1"),
        ("A", "elimination_order", "4 + 3 = 7"),
        ("I", "elimination_order", "4 + 4 = 8"),
        ("H", "elimination_order", "4 + 1 = 5"),
        ("A", "opponents_win_rate", "(0 + 0 + 0 + 0 + 1 + 0) / (2 + 2 + 2 + 2 + 2 + 2) = 1/12 ≈ 0.083"),
        ("I", "opponents_win_rate", "(0 + 0 + 0) / (2 + 2 + 2) = 0"),
        ("A", "win_rate", "(1 + 0) / (1 + 1) = 1/2 = 0.5"),
        ("I", "win_rate", "0 / 1 = 0"),
        ("A", "opponents_win_rate_mean", "(0 + 0 + 0 + 0 + 1/2 + 0) / 6 = 1/12 ≈ 0.083"),
        ("E", "points_rate", "(1 + 4) / (4 + 4) = 5/8 = 0.625"),
        ("I", "points_rate", "1 / 4 = 1/4 = 0.25"),
        ("I", "opponents_points_mean", "(1 + 1 + 1) / 3 = 1"),
        ("I", "matches_played", "0 + 1 = 1"),
        ("A", "opponents_beaten", "1 + 1 + 1 = 3"),
        ("E", "mean_seat", "(1 + 3) / 2 = 2"),
    ],
)
def test_formulas(name, key, text):
    assert formula(name, key).text == text


def test_a_formula_names_opponents_in_the_order_of_meeting():
    terms = formula("A", "opponents_win_rate").terms
    assert [(term.round, term.opponent) for term in terms] == [
        (1, "B"), (1, "C"), (1, "D"), (2, "B"), (2, "E"), (2, "F"),
    ]  # fmt: skip
    assert terms[4].of.text == "(0 + 1) / (1 + 1) = 1/2 = 0.5"
    told = formula("A", "opponents_win_rate").to_json({"E": "Eva"})
    assert told["terms"][4]["name"] == "Eva"


def test_seats_that_count_differently():
    pods = arena().pods
    pods = pods.model_copy(
        update={"opponents": pods.opponents.model_copy(update={"seat_values": (0, 1, 3, 4)})}
    )
    policy = arena().model_copy(update={"pods": pods})
    found = values(
        pod_event("ABCD>C:DAB", "ABCD>B:DAC", "BACD>B:DAC"), "seat_wins", with_step(policy, "seat_wins")
    )
    assert found == {"A": 0, "B": 1 + 0, "C": 3, "D": 0}


def with_step(policy, key, floor=None):
    return policy.model_copy(update={"standings": (TieBreak(key=key, better="high", floor=floor),)})


def with_pods(policy, **parts):
    pods = policy.pods
    changed = {name: getattr(pods, name).model_copy(update=one) for name, one in parts.items()}
    return policy.model_copy(update={"pods": pods.model_copy(update=changed)})


class TestPhantoms:
    POLICY = with_pods(arena(), opponents={"phantoms": Phantoms(per_bye=3, per_missing_seat=1, rate=F(1, 5))})
    EVENT = pod_event("ABCD>A:BCD EFG>E:FG H+")

    def test_a_bye_adds_three(self):
        found = values(
            self.EVENT, "opponents_win_rate_mean", with_step(self.POLICY, "opponents_win_rate_mean")
        )
        assert found["H"] == F(1, 5)

    def test_a_missing_seat_adds_one(self):
        found = values(
            self.EVENT, "opponents_win_rate_mean", with_step(self.POLICY, "opponents_win_rate_mean")
        )
        assert found["F"] == (1 + 0 + F(1, 5)) / 3
        assert found["B"] == F(1, 3)

    def test_each_missing_seat_adds_one(self):
        policy = self.POLICY.model_copy(update={"table_sizes": (5, 3)})
        key = "opponents_win_rate_mean"
        found = values(pod_event("EFG>E:FG"), key, with_step(policy, key))
        assert found["F"] == (1 + 0 + 2 * F(1, 5)) / 4

    def test_in_a_rate_of_sums_each_is_one_match(self):
        found = values(self.EVENT, "opponents_win_rate", with_step(self.POLICY, "opponents_win_rate"))
        assert found["F"] == (1 + F(1, 5)) / 3

    def test_a_floor_lifts_each_real_opponent(self):
        key = "opponents_win_rate_mean"
        found = values(self.EVENT, key, with_step(self.POLICY, key, F(1, 4)))
        assert found["F"] == (1 + F(1, 4) + F(1, 5)) / 3
        assert found["H"] == F(1, 5)


class TestPointsByPlace:
    POLICY = with_pods(
        arena().model_copy(update={"table_sizes": (4, 3)}),
        table={
            "placement": (
                SizePoints(size=4, points=(F(5), F(3), F(2), F(1))),
                SizePoints(size=3, points=(F(5), F(3), F(2))),
            )
        },
    )

    def test_places_give_points(self):
        found = values(pod_event("ABCD>C:DAB EFG>G:EF"), "points", self.POLICY)
        assert found == {"C": 5, "B": 3, "A": 2, "D": 1, "G": 5, "F": 3, "E": 2}

    def test_survivors_of_a_draw_have_the_draws_points(self):
        assert values(pod_event("ABCD=:DA"), "points", self.POLICY) == {"A": 2, "B": 1, "C": 1, "D": 1}

    def test_where_nobody_won_nobody_has_a_place(self):
        lost = with_pods(self.POLICY, table={"nobody_alive": "lost"})
        assert set(values(pod_event("ABCD=:A(BCD)"), "points", lost).values()) == {0}
        assert values(pod_event("ABCD=:A(BCD)"), "points", self.POLICY) == {"A": 1, "B": 1, "C": 1, "D": 1}

    def test_points_of_a_draw_by_how_many_survived(self):
        rows = (AlivePoints(alive=2, points=F(3)), AlivePoints(alive=3, points=F(2)))
        policy = with_pods(self.POLICY, table={"draw_by_alive": rows})
        assert values(pod_event("ABCD=:DA"), "points", policy) == {"A": 2, "B": 3, "C": 3, "D": 1}
        assert values(pod_event("ABCD=:D"), "points", policy) == {"A": 2, "B": 2, "C": 2, "D": 1}
        assert set(values(pod_event("ABCD=:"), "points", policy).values()) == {1}

    def test_who_did_not_come_has_no_place(self):
        assert values(pod_event("ABCD>C:!DAB"), "points", self.POLICY)["D"] == 0

    def test_the_winner_of_a_table_of_three_has_the_highest_order(self):
        event = pod_event("EFG>G:EF")
        assert values(event, "elimination_order", self.POLICY) == {"E": 2, "F": 3, "G": 4}
        own = with_pods(self.POLICY, orders={"short_table": "from_one"})
        assert values(event, "elimination_order", own) == {"E": 1, "F": 2, "G": 3}


@pytest.mark.parametrize(
    ("to", "found"),
    [
        ("alive", {"A": 0, "B": 1, "C": 1, "D": 1}),
        ("all", dict.fromkeys("ABCD", 1)),
        ("none", dict.fromkeys("ABCD", 0)),
    ],
)
def test_who_has_the_points_of_a_draw(to, found):
    policy = with_pods(arena(), table={"draw_points_to": to})
    assert values(pod_event("ABCD=:A"), "points", policy) == found


class TestOrders:
    def test_values_of_matches_between_two_are_refused_at_tables_and_the_other_way_round(self):
        pods = records_of(EVENT, None, arena())
        two = records_of(event("A>B"))
        for ranking in (rank, reference_rank):
            for records, order, scoring in ((pods, FAB, FAB_SCORING), (two, arena().standings, FAB_SCORING)):
                with pytest.raises(InputError) as caught:
                    ranking(records, order, scoring, draw_lots(records, ""))
                assert {one.code for one in caught.value.findings} == {"standings.metric_of_other_tables"}
                for language in LANGUAGES:
                    assert "{" not in speak(language).finding(caught.value.findings[0])

    def test_an_unknown_value_is_told_with_those_that_tables_have(self):
        records = records_of(EVENT, None, arena())
        with pytest.raises(InputError) as caught:
            rank(records, [TieBreak(key="x", better="high")], arena().scoring, draw_lots(records, ""))
        assert caught.value.findings[0].params["known"] == sorted(POD_METRICS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_has_a_name_and_a_long_name(language):
    wording = speak(language)
    names = [wording.say(f"metric.{key}{form}") for key in POD_METRICS for form in ("", "-long")]
    assert all(names)
    short = [wording.say(f"metric.{key}") for key in POD_METRICS]
    assert len(set(short)) == len(short)


def test_no_rounds_and_nobody():
    empty = pod_event("ABCD?")
    standing = ranked(empty)
    assert standing.records.after == 0
    assert {row.values["points"] for row in standing.rows()} == {"0"}
    assert {row.values["opponents_win_rate"] for row in standing.rows()} == {"0"}
    told = explain(standing, standing.ids[0]).positions[0].formulas
    assert [one.empty for one in told] == [None, None, "nobody_met"]
    assert ranked(pod_event()).ids == ()
