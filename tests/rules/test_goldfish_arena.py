"""Goldfish Arena 3.0: a class for each sentence of the organiser's text on scoring, standings and time, and one
for each point that the text leaves open (O1 to O17, see the reference of pod options)."""

from dataclasses import replace
from datetime import date
from fractions import Fraction

import pytest

from headjudge.policy.editions import resolve
from headjudge.running.structure import structure
from headjudge.standings import CHANCE, Outcome, draw_lots, rank, records_of
from headjudge.standings.explanation import explain
from headjudge.tournament.pod_results import faults_of_pod_result
from headjudge.tournament.state import Entrant, Result
from tests.standings.pod_events import arena, pod_event, ranked, table, values

F = Fraction
POLICY = resolve("goldfish-arena", date(2026, 11, 30)).policy


def codes(text: str) -> list[str]:
    match = table(text)
    return [fault.code for fault in faults_of_pod_result(match.result, match.seats)]


def orders(text: str, **options) -> dict[str, Fraction]:
    """The orders of elimination of one table."""
    return dict(values(pod_event(text), "elimination_order", arena(**options)))


def points(text: str, **options) -> dict[str, Fraction]:
    """The points of one table."""
    return dict(values(pod_event(text), "points", arena(**options)))


class TestTablesAreOfExactlyFour:
    def test_the_only_size(self):
        assert POLICY.table_sizes == (4,)
        assert POLICY.pods.filling.leftovers == "byes"


class TestOneWinnerTheLastAliveHasFourPointsTheOthersNone:
    def test_points(self):
        assert points("ABCD>C:DAB") == {"A": 0, "B": 0, "C": 4, "D": 0}

    def test_a_win_needs_everybody_else_out(self):
        assert codes("ABCD>C:DAB") == []
        assert codes("ABCD>C:DA") == ["sense.fate_unknown"]
        assert codes("ABCD>C:DABC") == ["sense.winner_out"]

    def test_there_is_no_second_winner(self):
        two = Result(winner="A", draw=True, out=("C", "D"))
        assert "sense.result_contradicts" in [
            fault.code for fault in faults_of_pod_result(two, tuple("ABCD"))
        ]

    def test_who_is_last_in_wins_also_where_the_others_left(self):
        assert codes("ABCD>C:~D~A~B") == []
        assert points("ABCD>C:~D~A~B")["C"] == 4


class TestPointsAndOrderAreKnownAfterEachRound:
    def test_each_round_has_its_standings(self):
        event = pod_event("ABCD>A:DCB", "ABCD>B:ACD", "ABCD=:A")
        sums = []
        for after in (1, 2, 3):
            standing = ranked(event, after=after)
            sums.append(
                [(standing.value(n, "points"), standing.value(n, "elimination_order")) for n in "ABCD"]
            )
        assert sums == [
            [(4, 4), (0, 3), (0, 2), (0, 1)],
            [(4, 5), (4, 7), (0, 4), (0, 4)],
            [(4, 6), (5, 9), (1, 7), (1, 8)],
        ]

    def test_an_unfinished_round_does_not_count(self):
        event = pod_event("ABCD>A:DCB EFGH>E:FGH", "ABCE>B:ACE DFGH?")
        assert ranked(event).records.after == 1


class TestThePlaceDependsOnPoints:
    def test_more_points_stand_higher_whatever_the_orders(self):
        # B has won one table and gone out first twice (4 points, sum 6); C never won (1 point, sum 10).
        event = pod_event("ABCD>B:ADC", "ABCD>A:BDC", "ABCD=:BA")
        standing = ranked(event)
        assert standing.ids[:2] == ("A", "B")
        assert standing.value("B", "elimination_order") < standing.value("C", "elimination_order")
        assert standing.ranks["B"] < standing.ranks["C"]

    def test_the_steps_in_order(self):
        assert [(step.key, step.better, step.floor) for step in POLICY.standings] == [
            ("points", "high", None),
            ("elimination_order", "high", None),
            ("opponents_win_rate", "high", None),
        ]


class TestWhoWentOutLaterHasPriority:
    def test_from_one_for_the_first_out(self):
        assert orders("ABCD>C:DAB") == {"D": 1, "A": 2, "B": 3, "C": 4}

    def test_it_decides_between_equal_points(self):
        standing = ranked(pod_event("ABCD>C:DAB"))
        assert standing.ids == ("C", "B", "A", "D")
        assert [standing.decided_by(place) for place in range(3)] == ["points", *["elimination_order"] * 2]


class TestWhomOneBeatAtOnceStandAsTheWinnerNamesThem:
    def test_as_named(self):
        assert orders("ABCD>C:(DAB)") == {"D": 1, "A": 2, "B": 3, "C": 4}
        assert orders("ABCD>C:(BAD)") == {"B": 1, "A": 2, "D": 3, "C": 4}

    def test_only_two_of_them_at_once(self):
        assert orders("ABCD>A:D(CB)") == {"D": 1, "C": 2, "B": 3, "A": 4}


class TestSurvivorsOfADrawStandInTurnOrder:
    def test_two_alive(self):
        assert orders("ABCD=:CD") == {"C": 1, "D": 2, "A": 3, "B": 4}

    def test_three_alive(self):
        assert orders("EFGH=:G") == {"G": 1, "E": 2, "F": 3, "H": 4}

    def test_four_alive(self):
        assert orders("DCBA=:") == {"D": 1, "C": 2, "B": 3, "A": 4}


class TestTheOrdersOfAllMatchesAreAddedUp:
    def test_the_sum(self):
        event = pod_event("ABCD>A:BCD", "ABCD=:D", "ABCD>D:CBA")
        assert values(event, "elimination_order") == {
            "A": 4 + 2 + 3,
            "B": 1 + 3 + 2,
            "C": 2 + 4 + 1,
            "D": 3 + 1 + 4,
        }

    def test_the_smaller_sum_stands_lower(self):
        standing = ranked(pod_event("ABCD>A:BCD", "ABCD>D:CBA"))
        assert standing.ids == ("A", "D", "B", "C") or standing.ids == ("D", "A", "B", "C")
        assert standing.value("B", "elimination_order") == standing.value("C", "elimination_order") == 3


class TestOpponentsWinRateDecidesNext:
    def test_the_higher_rate_stands_higher(self):
        # A and E have a win and four as order; A's opponents have won nothing since, F has won a table.
        event = pod_event("ABCD>A:BCD EFGH>E:FGH", "BCDF>F:BCD A+ E+")
        standing = ranked(event)
        assert standing.value("A", "points") == standing.value("E", "points") == 5
        assert standing.value("A", "elimination_order") == standing.value("E", "elimination_order") == 8
        assert standing.value("A", "opponents_win_rate") == 0
        assert standing.value("E", "opponents_win_rate") == F(1, 4)
        assert standing.ranks["E"] < standing.ranks["A"]
        assert standing.decided_by(standing.ranks["E"] - 1) == "opponents_win_rate"


class TestTheRateIsAllWinsOverAllMatches:
    def test_one_round(self):
        rates = values(pod_event("ABCD>A:BCD"), "opponents_win_rate")
        assert rates == {"A": 0, "B": F(1, 3), "C": F(1, 3), "D": F(1, 3)}

    def test_it_is_no_mean_of_rates(self):
        # E was late: B has 1 win in 2 matches, E 1 in 1, C and D 0 in 2; A's opponents: B, C, D, then C, D, E.
        late = Entrant(id="E", name="E", entered_in=2)
        event = pod_event("ABCD>B:ACD", "ACDE>E:ACD B+", entrants=(late,))
        rates = values(event, "opponents_win_rate")
        # B 1/1, C 0/2, D 0/2, C 0/2, D 0/2, E 1/1
        assert rates["A"] == F(1 + 0 + 0 + 0 + 0 + 1, 1 + 2 + 2 + 2 + 2 + 1)

    def test_the_formula_names_the_opponents(self):
        event = pod_event("ABCD>B:ACD", "ABEF>B:AEF CDGH>C:DGH", "EFGH>E:FGH", "ACEG>A:CEG BDFH=:")
        position = explain(ranked(event, after=1), "A").positions[0]
        (formula,) = [one for one in position.formulas if one.metric == "opponents_win_rate"]
        assert formula.text == "(1 + 0 + 0) / (1 + 1 + 1) = 1/3 ≈ 0.333"
        assert [term.opponent for term in formula.terms] == ["B", "C", "D"]
        assert formula.terms[0].of.text == "1 / 1 = 1"

    def test_the_worked_example(self):
        # A met B (2 wins), C (none), D (1 win), who played three matches each.
        event = pod_event(
            "ABCD>B:CDA", "BEFG>B:EFG CHIJ>H:CIJ DKLM>D:KLM A+", "BEFG>E:BFG CHIJ>I:CHJ DKLM>K:DLM A+"
        )
        position = explain(ranked(event), "A").positions[0]
        (formula,) = [one for one in position.formulas if one.metric == "opponents_win_rate"]
        assert formula.text == "(2 + 0 + 1) / (3 + 3 + 3) = 1/3 ≈ 0.333"

    def test_equal_fractions_are_equal(self):
        # Both have no points and went out first and second; 4 of 12 and 1 of 3 are the same, so the lot decides.
        event = pod_event("ABCD>A:BCD EFGH>E:FGH", "ABCD>A:BCD")
        rates = values(event, "opponents_win_rate")
        assert rates["B"] == F(4, 12) == rates["G"] == F(1, 3)
        comparison = explain(ranked(event), "B", "G").comparisons[0]
        assert [step.equal for step in comparison.steps] == [True, True, True]
        assert comparison.decided_by == CHANCE


class TestWhatIsStillEqualIsDecidedByLot:
    def test_by_lot(self):
        event = pod_event("ABCD>A:BCD EFGH>E:FGH")
        standing = ranked(event)
        assert {standing.ids[0], standing.ids[1]} == {"A", "E"}
        assert standing.decided_by(0) == CHANCE

    def test_another_seed_may_decide_otherwise_and_the_same_never(self):
        event = pod_event("ABCD>A:BCD EFGH>E:FGH")
        firsts = {ranked(replace(event, seed=str(number))).ids[0] for number in range(20)}
        assert firsts == {"A", "E"}
        assert {ranked(event).ids for _ in range(3)} == {ranked(event).ids}


class TestAByeIsOnePointAndCountsAsLastOut:
    def test_points_and_order(self):
        event = pod_event("ABCD>A:BCD E+")
        assert values(event, "points")["E"] == 1
        assert values(event, "elimination_order")["E"] == 4


class TestADrawIsOnePointForEachStillAlive:
    @pytest.mark.parametrize(("text", "alive"), [("ABCD=:", "ABCD"), ("ABCD=:C", "ABD"), ("ABCD=:CD", "AB")])
    def test_the_eliminated_have_none(self, text, alive):
        assert points(text) == {name: int(name in alive) for name in "ABCD"}

    def test_whatever_the_cause(self):
        event = pod_event("ABCD=:C")
        for how in ("time", "agreed", "played", "penalty"):
            match = event.rounds[0].matches[0]
            match = replace(match, result=replace(match.result, how=how))
            again = replace(event, rounds=(replace(event.rounds[0], matches=(match,)),))
            assert values(again, "points") == values(event, "points")

    def test_with_one_alive_it_is_a_win(self):
        assert codes("ABCD=:CDB") == ["sense.draw_one_alive"]


class TestRoundsAndTime:
    @pytest.mark.parametrize(("players", "rounds"), [(4, 5), (64, 5), (65, 6), (128, 6), (129, 7), (500, 7)])
    def test_at_least_five_rounds(self, players, rounds):
        """O16: our own table, and it says so."""
        found = structure(POLICY, players)
        assert found.rounds == rounds
        assert "structure.pods_rounds_ours" in [finding.code for finding in found.findings]
        option = POLICY.options["rounds"]
        assert option.least == 5

    def test_no_final(self):
        assert POLICY.playoff is None
        assert POLICY.pods.playoff is None

    def test_ninety_minutes_the_turn_and_one_more(self):
        assert structure(POLICY, 16).minutes == {"round": 90}
        clock = POLICY.pods.clock
        assert (clock.finish_turn, clock.turns, clock.each_living, clock.turns_beyond_two) == (
            True,
            1,
            False,
            0,
        )
        assert clock.extra_turns == "keep"

    def test_a_turn_of_more_than_five_minutes(self):
        assert POLICY.pods.clock.long_turn_minutes == 5


class TestO1ThoseOutAtOnce:
    def test_mean(self):
        assert orders("ABCD>C:(DAB)", simultaneous="mean") == {"D": 2, "A": 2, "B": 2, "C": 4}
        assert orders("ABCD>A:(BC)D", simultaneous="mean") == {"B": F(3, 2), "C": F(3, 2), "D": 3, "A": 4}

    def test_worst_and_best(self):
        assert orders("ABCD>A:(BC)D", simultaneous="worst") == {"B": 1, "C": 1, "D": 3, "A": 4}
        assert orders("ABCD>A:B(CD)", simultaneous="best") == {"B": 1, "C": 3, "D": 3, "A": 4}

    def test_in_a_draw_too(self):
        assert orders("ABCD=:(CA)", simultaneous="mean") == {"C": F(3, 2), "A": F(3, 2), "B": 3, "D": 4}

    def test_halves_rank_exactly(self):
        event = pod_event("ABCD>A:(BC)D EFGH>E:FGH")
        standing = ranked(event, arena(simultaneous="mean"))
        assert standing.ids[2:4] in (("D", "H"), ("H", "D"))
        assert standing.ids[4] == "G"
        assert standing.rows()[-1].values["elimination_order"] == "1"
        assert [row.values["elimination_order"] for row in standing.rows()[5:7]] == ["3/2", "3/2"]


class TestSurvivorsOfADrawOtherwise:
    def test_all_highest(self):
        assert orders("ABCD=:CD", draw_survivors="highest") == {"C": 1, "D": 2, "A": 4, "B": 4}

    def test_mean(self):
        assert orders("ABCD=:C", draw_survivors="mean") == {"C": 1, "A": 3, "B": 3, "D": 3}
        assert orders("ABCD=:", draw_survivors="mean") == dict.fromkeys("ABCD", F(5, 2))


class TestO2NoShow:
    def test_the_absent_hold_the_lowest_orders_and_the_winner_has_four(self):
        assert orders("ABCD>C:!DAB") == {"D": 1, "A": 2, "B": 3, "C": 4}
        assert orders("ABCD>C:!D!AB") == {"D": 1, "A": 2, "B": 3, "C": 4}

    def test_a_no_show_sits_there_and_is_an_opponent(self):
        rates = values(pod_event("ABCD>C:!DAB"), "opponents_win_rate")
        assert rates == {"A": F(1, 3), "B": F(1, 3), "C": 0, "D": F(1, 3)}

    def test_zero(self):
        assert orders("ABCD>C:!DAB", no_show="zero") == {"D": 0, "A": 2, "B": 3, "C": 4}
        assert points("ABCD>C:!DAB", no_show="zero")["D"] == 0

    def test_absent_without_a_table(self):
        event = pod_event("ABCD>A:BCD E-")
        assert values(event, "points")["E"] == 0
        assert values(event, "elimination_order")["E"] == 1
        assert values(event, "elimination_order", arena(no_show="zero"))["E"] == 0
        assert values(event, "opponents_win_rate")["E"] == 0

    def test_an_absence_is_a_match_played_in_the_rate_of_those_met_before(self):
        event = pod_event("ABCD>A:BCD", "BCDE>B:CDE A-")
        # B met A (1 win, 2 matches), C and D (0 of 2 each), then C, D and E (0 of 1).
        assert values(event, "opponents_win_rate")["B"] == F(1, 2 + 2 + 2 + 2 + 2 + 1)


class TestO3NobodyAlive:
    TEXT = "ABCD=:C(DBA)"

    def test_a_draw_among_those_who_fell_last(self):
        assert codes(self.TEXT) == []
        assert points(self.TEXT) == {"A": 1, "B": 1, "C": 0, "D": 1}
        assert orders(self.TEXT) == {"C": 1, "A": 2, "B": 3, "D": 4}

    def test_a_loss_for_everybody(self):
        assert set(points(self.TEXT, nobody_alive="lost").values()) == {0}
        assert orders(self.TEXT, nobody_alive="lost") == {"C": 1, "D": 2, "B": 3, "A": 4}
        shared = orders(self.TEXT, nobody_alive="lost", simultaneous="mean")
        assert shared == {"C": 1, "D": 3, "B": 3, "A": 3}

    def test_who_fell_last_must_be_said(self):
        assert codes("ABCD=:CDBA") == ["sense.draw_nobody_alive"]
        assert codes("ABCD=:(CD)BA") == ["sense.draw_nobody_alive"]
        assert codes("ABCD=:CD(BA)") == []


class TestO4WhoLeaves:
    def test_out_at_that_moment(self):
        assert orders("ABCD>C:A~DB") == {"A": 1, "D": 2, "B": 3, "C": 4}

    def test_out_before_everybody_who_played_on(self):
        assert orders("ABCD>C:A~DB", leaver="first_out") == {"D": 1, "A": 2, "B": 3, "C": 4}
        assert orders("ABCD>C:!AB~D", leaver="first_out") == {"A": 1, "D": 2, "B": 3, "C": 4}

    def test_the_others_who_fell_with_them_share_what_is_left(self):
        shared = orders("ABCD>C:(A~DB)", leaver="first_out", simultaneous="mean")
        assert shared == {"D": 1, "A": F(5, 2), "B": F(5, 2), "C": 4}

    def test_each_table_for_itself(self):
        event = pod_event("ABCD>A:D~CB EFGH>E:HGF IJKL>I:L~KJ")
        found = values(event, "elimination_order", arena(leaver="first_out"))
        assert [found[name] for name in "DCB HGF LKJ".replace(" ", "")] == [2, 1, 3, 1, 2, 3, 2, 1, 3]

    def test_what_was_played_before_stays(self):
        gone = Entrant(id="D", name="D", disqualified_after=2)
        event = pod_event("ABCD>D:ABC", "ABCD>A:~DBC", entrants=(gone,))
        standing = ranked(event)
        assert "D" not in standing.ids
        assert standing.value("A", "opponents_win_rate") == F(2, 12)


class TestO10MetTwice:
    EVENT = pod_event("ABCD>A:BCD EFGH>E:FGH", "ABCE>B:ACE DFGH>D:FGH")

    def test_each_meeting_counts(self):
        # D met A (1 of 2), B (1 of 2), C (0), F, G, H; A met B and C twice, D and E once.
        assert values(self.EVENT, "opponents_win_rate")["A"] == F(1 + 0 + 1 + 1 + 0 + 1, 12)

    def test_once(self):
        once = arena(met_twice="once")
        assert values(self.EVENT, "opponents_win_rate", once)["A"] == F(1 + 0 + 1 + 1, 8)
        assert values(self.EVENT, "opponents_win_rate", once)["D"] == F(1 + 1 + 0 + 0 + 0 + 0, 12)


class TestO11AByeInTheRate:
    EVENT = pod_event("ABCD>A:BCD", "BCDE>E:BCD A+")

    def test_neither_win_nor_match_nor_opponents(self):
        rates = values(self.EVENT, "opponents_win_rate")
        assert rates["B"] == F(1 + 0 + 0 + 0 + 0 + 1, 1 + 2 + 2 + 2 + 2 + 1)
        assert values(pod_event("ABCD>A:BCD E+"), "opponents_win_rate")["E"] == 0

    def test_a_match_and_a_win(self):
        matches = values(self.EVENT, "opponents_win_rate", arena(bye_counts_as="match"))
        assert matches["B"] == F(2, 2 + 2 + 2 + 2 + 2 + 1)
        wins = values(self.EVENT, "opponents_win_rate", arena(bye_counts_as="win"))
        assert wins["B"] == F(2 + 0 + 0 + 0 + 0 + 1, 2 + 2 + 2 + 2 + 2 + 1)


class TestO12NoFloor:
    def test_none_by_default(self):
        assert values(pod_event("ABCD>A:BCD"), "opponents_win_rate")["A"] == 0

    def test_a_floor_can_be_set(self):
        event = pod_event("ABCD>A:BCD E+")
        rates = values(event, "opponents_win_rate", arena(opponents_floor="1/4"))
        assert rates == {"A": F(1, 4), "B": F(1, 3), "C": F(1, 3), "D": F(1, 3), "E": F(1, 4)}


class TestO13LateEntry:
    EVENT = pod_event("ABCD>A:BCD", "ABCE>E:ABC D+", entrants=(Entrant(id="E", name="E", entered_in=2),))

    def test_nothing_for_rounds_missed(self):
        assert values(self.EVENT, "elimination_order")["E"] == 4
        assert values(self.EVENT, "opponents_win_rate")["A"] == F(
            0 + 0 + 0 + 0 + 0 + 1, 2 + 2 + 1 + 2 + 2 + 1
        )

    def test_as_if_absent(self):
        absent = arena(missed_rounds="absent")
        assert values(self.EVENT, "elimination_order", absent)["E"] == 5
        assert values(self.EVENT, "opponents_win_rate", absent)["A"] == F(1, 2 + 2 + 1 + 2 + 2 + 2)
        records = records_of(self.EVENT, None, absent)
        assert records.outcome[records.rows["E"]].tolist() == [Outcome.ABSENT, Outcome.WIN]

    def test_who_came_back_before_ever_playing_is_late_too(self):
        back = Entrant(id="E", name="E", dropped_after=(0,), re_entered_in=(2,))
        event = pod_event("ABCD>A:BCD", "ABCE>E:ABC D+", entrants=(back,))
        assert values(event, "elimination_order", arena(missed_rounds="absent"))["E"] == 5


class TestO14OpponentsWhoDropped:
    EVENT = pod_event("ABCD>B:ACD", "ACDE>E:ACD", entrants=(Entrant(id="B", name="B", dropped_after=(1,)),))

    def test_they_keep_what_they_played(self):
        assert values(self.EVENT, "opponents_win_rate")["A"] == F(1 + 1, 1 + 2 + 2 + 2 + 2 + 1)
        assert "B" in ranked(self.EVENT).ids

    def test_left_out(self):
        rates = values(self.EVENT, "opponents_win_rate", arena(dropped_opponents="left_out"))
        assert rates["A"] == F(1, 2 + 2 + 2 + 2 + 1)

    def test_who_was_disqualified_too(self):
        gone = Entrant(id="B", name="B", disqualified_after=1)
        event = pod_event("ABCD>B:ACD", "ACDE>E:ACD", entrants=(gone,))
        assert values(event, "opponents_win_rate")["A"] == F(1 + 1, 10)
        assert values(event, "opponents_win_rate", arena(dropped_opponents="left_out"))["A"] == F(1, 9)


class TestEveryOpenPointIsAnOption:
    @pytest.mark.parametrize(
        ("option", "default"),
        [
            ("simultaneous", "reported"),
            ("no_show", "lowest"),
            ("nobody_alive", "draw"),
            ("leaver", "at_that_moment"),
            ("last_table", "swap_up"),
            ("only_table", "repeat"),
            ("seats", "random"),
            ("max_byes", None),
            ("extra_turns", "keep"),
            ("met_twice", "each_meeting"),
            ("bye_counts_as", "nothing"),
            ("opponents_floor", "none"),
            ("missed_rounds", "nothing"),
            ("dropped_opponents", "keep"),
            ("bye_group", "next_table"),
            ("rounds", None),
            ("below_minimum", "refuse"),
        ],
    )
    def test_its_default(self, option, default):
        assert POLICY.options[option].default == default

    def test_the_policy_is_complete_without_any(self):
        assert arena() == POLICY


def test_lots_are_drawn_for_everybody_who_is_in_the_event():
    event = pod_event("ABCD>A:BCD E+")
    records = records_of(event, None, POLICY)
    lots = draw_lots(records, event.seed)
    assert len(lots) == 5
    assert rank(records, POLICY.standings, POLICY.scoring, lots).ids[0] == "A"
