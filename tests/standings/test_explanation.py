"""Why somebody stands there: the deciding step, the formulas and whom they name."""

import json
from fractions import Fraction
from itertools import pairwise

import pytest

from headjudge.findings import InputError, Refused
from headjudge.policy.model import Scoring, TieBreak
from headjudge.standings import METRICS, Standing, draw_lots, rank, records_of
from headjudge.standings.explanation import explain
from headjudge.standings.formula import Term, formula_of
from headjudge.tournament.state import Cut, Entrant, Tournament
from tests.standings.events import (
    FAB,
    FAB_SCORING,
    MAGIC,
    MAGIC_SCORING,
    SWISS,
    SWISS_SCORING,
    event,
    history_event,
    random_event,
    steps,
)

F = Fraction


def standing_of(
    tournament: Tournament, order: list[TieBreak] = FAB, scoring: Scoring = FAB_SCORING, seed: str = ""
) -> Standing:
    records = records_of(tournament)
    return rank(records, order, scoring, draw_lots(records, seed))


def texts(standing: Standing, entrant: str) -> dict[str, str]:
    (position,) = explain(standing, entrant).positions
    return {formula.metric: formula.text for formula in position.formulas}


FIVE = ("A>B C>D E+", "A>C B>E D+", "C>A D>B E-")


class TestFormulas:
    def test_flesh_and_blood(self) -> None:
        assert texts(standing_of(event(*FIVE)), "A") == {
            "match_points": "1 + 1 + 0 = 2",
            "cmp": "(7 + 6 + 0) / (7 + 6 + 4) = 13/17 ≈ 0.765",
            "mlp": "(0 + 0 + 1) / 3 = 1/3 ≈ 0.333",
            "omlp": "(2/3 + 1/3 + 1/3) / 3 = 4/9 ≈ 0.444",
            "ocmp": "(6/17 + 11/17 + 11/17) / 3 = 28/51 ≈ 0.549",
        }

    def test_a_bye_stands_in_cmp_and_not_in_the_percentages(self) -> None:
        assert texts(standing_of(event(*FIVE)), "E") == {
            "match_points": "1 + 0 + 0 = 1",
            "cmp": "(7 + 0 + 0) / (7 + 6 + 4) = 7/17 ≈ 0.412",
            "mlp": "(1 + 1) / 2 = 1",
            "omlp": "(2/3) / 1 = 2/3 ≈ 0.667",
            "ocmp": "(6/17) / 1 = 6/17 ≈ 0.353",
        }

    def test_magic_with_floor(self) -> None:
        assert texts(standing_of(event(*FIVE), MAGIC, MAGIC_SCORING), "E") == {
            "match_points": "3 + 0 + 0 = 3",
            "omw": "(1/3) / 1 = 1/3 ≈ 0.333",
            "gw": "(6 + 0 + 0) / (6 + 3 + 6) = 2/5 = 0.4",
            "ogw": "(1/3) / 1 = 1/3 ≈ 0.333",
        }
        found = texts(standing_of(event("A>B C>D", "A>C B=D"), MAGIC, MAGIC_SCORING), "D")
        assert found["omw"] == "(1/2 + max(1/6, 1/3)) / 2 = 5/12 ≈ 0.417"
        assert found["gw"] == "max((0 + 1) / (3 + 3), 1/3) = 1/3 ≈ 0.333"

    def test_swiss(self) -> None:
        found = texts(standing_of(event(*FIVE), SWISS, SWISS_SCORING), "A")
        assert found["buchholz"] == "1 + 2 + 2 = 5"
        assert found["median_buchholz"] == "2"
        assert found["head_to_head"] == "0"
        drawn = texts(standing_of(event("A=B C>D", "C>B A>D"), SWISS, SWISS_SCORING), "A")
        assert drawn["match_points"] == "1/2 + 1 = 3/2 = 1.5"
        assert drawn["sonneborn_berger"] == "1/2 × 1/2 + 0 = 1/4 = 0.25"

    def test_head_to_head_shows_the_matches_among_the_tied(self) -> None:
        tournament = event("A>B C>D", "C>A B>D")
        standing = standing_of(tournament, steps("match_points", "head_to_head"), SWISS_SCORING)
        (position,) = explain(standing, "A").positions
        (term,) = position.formulas[1].terms
        assert (term.opponent, term.round, term.value) == ("B", 1, 1)

    @pytest.mark.parametrize(
        ("value", "text"),
        [
            (F(0), "0"),
            (F(7), "7"),
            (F(1, 2), "1/2 = 0.5"),
            (F(1, 8), "1/8 = 0.125"),
            (F(1, 16), "1/16 ≈ 0.062"),
            (F(2, 3), "2/3 ≈ 0.667"),
            (F(-1, 2), "-1/2 = -0.5"),
            (F(1, 100000), "1/100000 ≈ 0.000"),
            (F(99999, 100000), "99999/100000 ≈ 1.000"),
        ],
    )
    def test_decimals_say_whether_they_are_exact(self, value: Fraction, text: str) -> None:
        assert formula_of("m", "A", [Term(value)]).text == text

    def test_nothing_to_average_says_why(self) -> None:
        standing = standing_of(event("A+ B>C"), FAB + steps("gw!", floor=F(1, 3)), MAGIC_SCORING)
        (position,) = explain(standing, "A").positions
        assert {one.metric: (one.empty, one.text) for one in position.formulas} == {
            "match_points": (None, "3"),
            "cmp": (None, "1 / 1 = 1"),
            "mlp": ("nothing_played", "0"),
            "omlp": ("nobody_met", "0"),
            "ocmp": ("nobody_met", "0"),
            "gw": (None, "6 / 6 = 1"),
        }
        absent = standing_of(event("B>C", entrants=(Entrant(id="A", name="A"),)), MAGIC, MAGIC_SCORING)
        (position,) = explain(absent, "A").positions
        told = {one.metric: one.to_json({}) for one in position.formulas}
        assert (told["gw"]["empty"], told["gw"]["text"]) == ("nothing_played", "1/3 ≈ 0.333")
        assert (told["omw"]["empty"], told["omw"]["floor"]) == ("nobody_met", "1/3")

    def test_terms_name_round_outcome_and_opponent(self) -> None:
        (position,) = explain(standing_of(event(*FIVE)), "A").positions
        omlp = position.formulas[3].to_json({"B": "Bea"})
        first = omlp["terms"][0]
        assert {key: first[key] for key in ("value", "round", "outcome", "opponent", "name")} == {
            "value": "2/3",
            "round": 1,
            "outcome": "win",
            "opponent": "B",
            "name": "Bea",
        }
        assert first["of"]["text"] == "(1 + 0 + 1) / 3 = 2/3 ≈ 0.667"
        assert [term["opponent"] for term in first["of"]["terms"]] == ["A", "E", "D"]


class TestComparisons:
    def test_two_entrants_in_either_order(self) -> None:
        standing = standing_of(event(*FIVE))
        for pair in (("A", "C"), ("C", "A")):
            explained = explain(standing, *pair)
            assert [position.entrant for position in explained.positions] == list(pair)
            (one,) = explained.comparisons
            assert (one.above, one.below, one.decided_by) == ("A", "C", "cmp")
            assert [(step.key, step.equal) for step in one.steps] == [("match_points", True), ("cmp", False)]

    def test_alone_it_is_held_against_both_neighbours(self) -> None:
        standing = standing_of(event(*FIVE))
        assert standing.ids == tuple("ACDEB")
        pairs = {
            name: [(one.above, one.below) for one in explain(standing, name).comparisons] for name in "ADB"
        }
        assert pairs == {"A": [("A", "C")], "D": [("C", "D"), ("D", "E")], "B": [("E", "B")]}

    def test_alone_in_the_event(self) -> None:
        assert explain(standing_of(event("A+")), "A").comparisons == ()

    def test_chance_shows_both_lots(self) -> None:
        standing = standing_of(event("A=B"))
        (one,) = explain(standing, "A", "B").comparisons
        assert one.decided_by == "chance"
        assert all(step.equal for step in one.steps)
        assert one.lots[0] < one.lots[1]
        assert one.to_json()["lots"] == {"above": str(one.lots[0]), "below": str(one.lots[1])}

    def test_the_last_round_in_which_the_running_totals_differed(self) -> None:
        standing = standing_of(history_event(A="WWLLW", B="WLWLW", C="LWWWL"))
        (one,) = explain(standing, "A", "B").comparisons
        assert one.running is not None
        assert one.running.to_json() == {"round": 2, "above": 2, "below": 1}
        (two,) = explain(standing, "A", "C").comparisons
        assert (two.above, two.running and two.running.round) == ("C", 4)

    def test_no_running_total_where_something_else_decides(self) -> None:
        standing = standing_of(history_event(A="WWD", B="WWL"))
        assert explain(standing, "A", "B").comparisons[0].running is None

    def test_the_disqualified_after_a_cut_can_be_explained(self) -> None:
        out = Entrant(id="A", name="A", disqualified_after=2)
        cut = Cut(after_round=1, order=("A", "B"), through=("A", "B"))
        standing = standing_of(event("A>B", "A>B", entrants=(out,), cuts=(cut,)))
        (position,) = explain(standing, "A").positions
        assert (position.rank, position.status) == (1, "disqualified")


class TestWhatCannotBeExplained:
    def test_unknown_same_and_placeless(self) -> None:
        out = Entrant(id="A", name="A", disqualified_after=1)
        standing = standing_of(event("A>B C>D", entrants=(out,)))
        for asked, code, subject in (
            (("Q",), "standings.unknown_entrant", "Q"),
            (("B", "Q"), "standings.unknown_entrant", "Q"),
            (("B", "B"), "standings.same_entrant", "B"),
        ):
            with pytest.raises(InputError) as caught:
                explain(standing, *asked)
            assert [(one.code, one.subject) for one in caught.value.findings] == [(code, subject)]
        with pytest.raises(Refused) as refused:
            explain(standing, "B", "A")
        assert [(one.code, one.subject) for one in refused.value.findings] == [("standings.not_ranked", "A")]


@pytest.mark.parametrize(
    ("order", "scoring"), [(FAB, FAB_SCORING), (MAGIC, MAGIC_SCORING), (SWISS, SWISS_SCORING)]
)
def test_every_neighbour_is_explained_as_the_table_says(order: list[TieBreak], scoring: Scoring) -> None:
    for seed in range(40):
        standing = standing_of(random_event(seed, 9, 5), order, scoring, seed=str(seed))
        rows = standing.rows()
        for row, after in pairwise(rows):
            explained = explain(standing, after.entrant, row.entrant)
            assert explained.comparisons[0].decided_by == row.decided_by
            for position, line in zip(explained.positions, (after, row), strict=True):
                assert {one.metric: str(one.value) for one in position.formulas} == dict(line.values)
                assert position.rank == line.rank
            assert json.loads(json.dumps(explained.to_json({}))) == explained.to_json({})


def test_explaining_all_metrics_together() -> None:
    order = [
        TieBreak(key=key, better=unit.better, floor=F(1, 3) if unit.takes_floor else None)
        for key, unit in METRICS.items()
    ]
    standing = standing_of(event(*FIVE), order, MAGIC_SCORING)
    for name in "ABCDE":
        (position,) = explain(standing, name).positions
        for formula in position.formulas:
            assert formula.value == standing.value(name, formula.metric)
