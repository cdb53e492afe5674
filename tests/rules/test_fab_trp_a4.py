"""Flesh and Blood, Tournament Rules and Policy, appendix A.4 (tie-breakers), clause by clause.

The figures are the worked examples of the rules article on the formulas (after the edition of 2023-10-13)
and of the clause itself. Every value is taken from the fast version, the reference version and the formula
at once.
"""

from fractions import Fraction

import pytest

from headjudge.standings import METRICS, Records, draw_lots, rank, records_of, reference_rank
from headjudge.standings.explanation import explain
from headjudge.standings.field import Field
from headjudge.standings.plain import plain
from headjudge.tournament.state import Entrant, Tournament
from tests.standings.events import FAB, FAB_SCORING, event, history_event, opponents_event

F = Fraction


def value(tournament: Tournament, entrant: str, key: str) -> Fraction:
    """The value of one entrant, the same by all three ways."""
    records = records_of(tournament)
    row = records.rows[entrant]
    unit = METRICS[key]
    fast = unit.fast(Field(records, FAB_SCORING))[row]
    assert unit.reference(plain(records, FAB_SCORING), row) == fast
    assert unit.formula(plain(records, FAB_SCORING), row).value == fast
    return fast


def of_history(history: str, key: str) -> Fraction:
    """The value of somebody with this history, W D L, B for a bye, A for absent, . for nothing."""
    return value(history_event(S=history), "S", key)


def table(tournament: Tournament, after: int | None = None) -> list[tuple[str, str | None]]:
    """Who stands in which order, and what decided; the same by the fast and the reference ranking."""
    records = records_of(tournament, after)
    lots = draw_lots(records, tournament.seed)
    rows = rank(records, FAB, FAB_SCORING, lots).rows()
    assert rows == reference_rank(records, FAB, FAB_SCORING, lots)
    return [(row.entrant, row.decided_by) for row in rows]


def above(tournament: Tournament, first: str, second: str) -> str:
    """What puts ``first`` above ``second``; fails where it is not above."""
    records = records_of(tournament)
    standing = rank(records, FAB, FAB_SCORING, draw_lots(records, tournament.seed))
    (comparison,) = explain(standing, first, second).comparisons
    assert (comparison.above, comparison.below) == (first, second)
    return comparison.decided_by


class TestStep1MatchPoints:
    """A.4: win 1, bye 1, draw 0, loss 0; the player with more match points."""

    @pytest.mark.parametrize(
        ("history", "points"), [("W", 1), ("B", 1), ("D", 0), ("L", 0), ("A", 0), (".", 0)]
    )
    def test_points_of_each_result(self, history: str, points: int) -> None:
        assert of_history(history, "match_points") == points

    def test_points_add_up(self) -> None:
        assert of_history("WBDLW", "match_points") == 3

    def test_more_points_stand_higher_whatever_the_rest(self) -> None:
        assert above(history_event(A="LLLWWW", B="WWDDDD"), "A", "B") == "match_points"


class TestStep2CumulativeMatchPoints:
    """A.4: CMP, between 0 and 1; the player who more recently had more points in total stands higher."""

    @pytest.mark.parametrize(
        ("history", "cmp"),
        [
            ("WWL", F(13, 17)),
            ("WLW", F(11, 17)),
            ("LWW", F(10, 17)),
            ("WLL", F(7, 17)),
            ("LLW", F(4, 17)),
            ("WWW", F(1)),
            ("BWWWWL", F(289, 321)),
            ("LWWWWW", F(258, 321)),
        ],
    )
    def test_worked_examples(self, history: str, cmp: Fraction) -> None:
        assert of_history(history, "cmp") == cmp

    @pytest.mark.parametrize("rounds", [1, 2, 3, 9, 15, 70])
    def test_one_with_every_round_won_and_zero_with_none(self, rounds: int) -> None:
        assert of_history("W" * rounds, "cmp") == 1
        assert of_history("BW" * (rounds // 2) + "W" * (rounds % 2), "cmp") == 1
        assert of_history("LDA."[rounds % 4] * rounds, "cmp") == 0

    def test_a_bye_counts_as_a_win_and_a_draw_as_a_loss(self) -> None:
        assert of_history("BDW", "cmp") == of_history("WLW", "cmp")

    def test_an_earlier_win_is_worth_more(self) -> None:
        values = [of_history(history, "cmp") for history in ("WLLLL", "LWLLL", "LLWLL", "LLLWL", "LLLLW")]
        assert values == sorted(values, reverse=True)
        assert len(set(values)) == 5

    def test_the_example_of_the_article_is_decided_here(self) -> None:
        assert above(history_event(A="WWL", B="WLW"), "A", "B") == "cmp"

    def test_rounds_of_the_event_count_for_who_has_dropped(self) -> None:
        dropped = Entrant(id="S", name="S", dropped_after=(1,))
        tournament = event("S>A B>C", "A>B C+", "A>C B+", entrants=(dropped,))
        assert value(tournament, "S", "cmp") == F(7, 17)

    def test_the_formula_reads_like_a_worked_example(self) -> None:
        records = records_of(history_event(S="WWL"))
        formula = METRICS["cmp"].formula(plain(records, FAB_SCORING), records.rows["S"])
        assert formula.text == "(7 + 6 + 0) / (7 + 6 + 4) = 13/17 ≈ 0.765"


class TestStep3MatchLossPercentage:
    """A.4: MLP, losses over rounds played; a bye is not played, a draw is not lost; the lower stands
    higher."""

    @pytest.mark.parametrize(
        ("history", "mlp"),
        [
            ("WWD", F(0)),
            ("WWL", F(1, 3)),
            ("BWL", F(1, 2)),
            ("BWWWWL", F(1, 5)),
            ("LWWWWW", F(1, 6)),
            ("LLL", F(1)),
        ],
    )
    def test_worked_examples(self, history: str, mlp: Fraction) -> None:
        assert of_history(history, "mlp") == mlp

    @pytest.mark.parametrize("rest", ["L", "WL", "LL", "DLW"])
    def test_with_a_loss_win_and_draw_are_best_then_bye_then_loss(self, rest: str) -> None:
        win, draw, bye, loss = (of_history(first + rest, "mlp") for first in "WDBL")
        assert win == draw
        assert draw < bye
        assert bye < loss or rest in ("L", "LL")  # with losses only, one loss more changes nothing
        assert bye <= loss

    @pytest.mark.parametrize("rest", ["W", "D", "WWD", "BB"])
    def test_without_a_loss_win_draw_and_bye_are_alike(self, rest: str) -> None:
        assert {of_history(first + rest, "mlp") for first in "WDB"} == {F(0)}

    def test_a_draw_beats_a_loss(self) -> None:
        assert above(history_event(A="WWD", B="WWL"), "A", "B") == "mlp"

    def test_a_win_beats_a_bye(self) -> None:
        assert above(history_event(A="WWL", B="BWL"), "A", "B") == "mlp"

    def test_nothing_played_is_zero(self) -> None:
        assert of_history("B", "mlp") == of_history("..", "mlp") == 0

    def test_an_absence_is_played_and_lost(self) -> None:
        assert of_history("WA", "mlp") == F(1, 2)

    def test_a_double_loss_is_a_loss_for_both(self) -> None:
        tournament = event("A*B C+")
        assert value(tournament, "A", "mlp") == value(tournament, "B", "mlp") == 1
        assert value(tournament, "A", "match_points") == 0
        assert value(tournament, "A", "omlp") == 1

    def test_rounds_after_a_drop_are_neither_played_nor_lost(self) -> None:
        dropped = Entrant(id="S", name="S", dropped_after=(2,))
        tournament = event("S>A B>C", "B>S A>C", "A>B C+", entrants=(dropped,))
        assert value(tournament, "S", "mlp") == F(1, 2)


class TestStep4OpponentsMatchLossPercentage:
    """A.4: the mean of the opponents' MLP, one term per match; the lower stands higher."""

    @pytest.mark.parametrize(
        ("opponents", "omlp"),
        [
            (("LWL", "WLW", "WWW"), F(1, 3)),
            (("LWL", "LLW", "WWW"), F(4, 9)),
            (("LLLLWW", "WLLLWL", "WWLLWL", "WWWLWW", "WWWWWW", "WWWWWW"), F(12, 36)),
            (("LWWLLL", "WLWLLL", "WWLLLL", "WWWLWW", "WWWWWW", "WWWWWW"), F(13, 36)),
        ],
    )
    def test_worked_examples(self, opponents: tuple[str, ...], omlp: Fraction) -> None:
        assert value(opponents_event(*opponents), "S", "omlp") == omlp

    def test_who_met_nobody_has_zero(self) -> None:
        tournament = event("A+ B>C", "A- B>C")
        assert value(tournament, "A", "omlp") == value(tournament, "A", "ocmp") == 0

    def test_a_rematch_counts_each_time(self) -> None:
        tournament = event("A>B C>D", "A>B C>D", "A>C B>D")
        assert value(tournament, "A", "omlp") == (F(2, 3) * 2 + F(1, 3)) / 3

    def test_dropped_and_disqualified_opponents_stay_in(self) -> None:
        gone = (
            Entrant(id="B", name="B", dropped_after=(1,)),
            Entrant(id="C", name="C", disqualified_after=2),
        )
        tournament = event("A>B C>D", "A>C D+", "D>A", entrants=gone)
        assert value(tournament, "A", "omlp") == (F(1) + F(1, 2) + F(1, 2)) / 3
        assert [name for name, _ in table(tournament)] == ["A", "D", "B"]

    def test_a_round_one_no_show_counts_as_an_opponent(self) -> None:
        gone = Entrant(id="B", name="B", dropped_after=(1,))
        tournament = event("A>B", "A+", entrants=(gone,))
        assert value(tournament, "A", "omlp") == 1
        assert value(tournament, "B", "mlp") == 1


class TestStep5OpponentsCumulativeMatchPoints:
    """A.4: the mean of the opponents' CMP; the higher stands higher."""

    @pytest.mark.parametrize(
        ("opponents", "ocmp"),
        [
            (("LWW", "WLL", "WWW"), F(34, 51)),
            (("LLW", "WLW", "WWW"), F(32, 51)),
            (("LLLLWW", "WLLLWL", "WWLLWL", "WWWLWW", "WWWWWW", "WWWWWW"), F(1271, 1926)),
            (("LWWLLL", "WLWLLL", "WWLLLL", "WWWLWW", "WWWWWW", "WWWWWW"), F(1277, 1926)),
        ],
    )
    def test_worked_examples(self, opponents: tuple[str, ...], ocmp: Fraction) -> None:
        assert value(opponents_event(*opponents), "S", "ocmp") == ocmp

    def test_the_example_is_a_tie_on_step_4(self) -> None:
        first, second = (("LWW", "WLL", "WWW"), ("LLW", "WLW", "WWW"))
        assert (
            value(opponents_event(*first), "S", "omlp")
            == value(opponents_event(*second), "S", "omlp")
            == F(1, 3)
        )


class TestStep6Chance:
    """A.4: a player chosen at random; here a lot of the event's seed, per entrant and round."""

    def test_only_full_ties_are_decided_by_lot(self) -> None:
        decided = dict(table(event("A>B C>D E>F")))
        assert list(decided.values()) == ["chance", "chance", "match_points", "chance", "chance", None]

    def test_the_lots_follow_from_the_seed_and_the_round(self) -> None:
        tournament = event("A=B C=D E=F", "A=C B=E D=F")
        orders = set()
        for seed in ("1", "2", "3", "4", "5"):
            records = records_of(tournament)
            first, again = (rank(records, FAB, FAB_SCORING, draw_lots(records, seed)).ids for _ in range(2))
            assert first == again
            orders.add(first)
        assert len(orders) > 1
        early, late = (records_of(tournament, after) for after in (1, 2))
        assert draw_lots(early, "1").tolist() != draw_lots(late, "1").tolist()

    def test_a_lower_lot_stands_higher(self) -> None:
        records = records_of(event("A=B"))
        lots = draw_lots(records, "x").tolist()
        best = min(zip(lots, records.ids, strict=True))[1]
        assert rank(records, FAB, FAB_SCORING, draw_lots(records, "x")).ids[0] == best


class TestWhyTheStepsStandInThisOrder:
    """The article's two examples: what would stand higher if steps were swapped."""

    def test_cmp_before_mlp_an_early_bye_and_a_late_loss_beat_a_first_loss(self) -> None:
        tournament = history_event(A="BWWWWL", B="LWWWWW")
        assert above(tournament, "A", "B") == "cmp"
        assert value(tournament, "A", "mlp") > value(tournament, "B", "mlp")

    def test_omlp_before_ocmp_opponents_who_won_more(self) -> None:
        strong = ("LLLLWW", "WLLLWL", "WWLLWL", "WWWLWW", "WWWWWW", "WWWWWW")
        early = ("LWWLLL", "WLWLLL", "WWLLLL", "WWWLWW", "WWWWWW", "WWWWWW")
        a, b = opponents_event(*strong), opponents_event(*early)
        assert value(a, "S", "omlp") < value(b, "S", "omlp")
        assert value(a, "S", "ocmp") < value(b, "S", "ocmp")


class TestStandings:
    """A.4: after each round a ranked list of the players; what the clause leaves open for its edges."""

    def test_nobody(self) -> None:
        assert table(event()) == []

    def test_no_round_yet_every_value_is_zero(self) -> None:
        tournament = event(entrants=(Entrant(id="A", name="A"), Entrant(id="B", name="B")))
        records = records_of(tournament)
        rows = rank(records, FAB, FAB_SCORING, draw_lots(records, "")).rows()
        assert [row.decided_by for row in rows] == ["chance", None]
        assert all(set(row.values.values()) == {"0"} for row in rows)

    def test_only_a_bye(self) -> None:
        records: Records = records_of(event("A+"))
        (row,) = rank(records, FAB, FAB_SCORING, draw_lots(records, "")).rows()
        assert row.values == {"match_points": "1", "cmp": "1", "mlp": "0", "omlp": "0", "ocmp": "0"}

    def test_everybody_dropped(self) -> None:
        gone = tuple(Entrant(id=name, name=name, dropped_after=(1,)) for name in "AB")
        records = records_of(event("A>B", entrants=gone))
        rows = rank(records, FAB, FAB_SCORING, draw_lots(records, "")).rows()
        assert [(row.entrant, row.status) for row in rows] == [("A", "dropped"), ("B", "dropped")]

    def test_exactly_equal_fractions_tie(self) -> None:
        """Means over (1/3, 4/9, 2/3) and (1/3, 2/3, 4/9) are one number; sums of decimals would differ."""
        a, b, c = "LLLWWWWWW", "LLLLWWWWW", "LLLLLLWWW"
        met_in_one_order, met_in_another = (
            value(opponents_event(*order), "S", "omlp") for order in ((a, b, c), (a, c, b))
        )
        assert met_in_one_order == met_in_another == F(13, 27)
        assert 1 / 3 + 4 / 9 + 2 / 3 != 1 / 3 + 2 / 3 + 4 / 9
