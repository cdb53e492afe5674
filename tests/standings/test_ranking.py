"""Ranking by any order of steps, its faults, and its edges."""

from fractions import Fraction

import numpy as np
import pytest

from headjudge.findings import InputError, InvariantBroken
from headjudge.standings import METRICS, Outcome, Records, draw_lots, metric, rank, records_of, reference_rank
from headjudge.standings.metrics import register
from headjudge.standings.ranking import _Sorter
from headjudge.tournament.state import Entrant
from tests.standings.events import (
    FAB,
    FAB_SCORING,
    MAGIC,
    MAGIC_SCORING,
    SWISS,
    SWISS_SCORING,
    event,
    random_event,
    steps,
)

F = Fraction


def codes(error: InputError) -> list[tuple[str, str | None]]:
    return [(finding.code, finding.subject) for finding in error.findings]


class TestOrders:
    def test_all_faults_of_an_order_at_once(self) -> None:
        order = [*steps("match_points", "no_such", "cmp", "cmp"), *steps("mlp!", floor=F(1, 3))]
        records = records_of(event("A>B"))
        for ranking in (rank, reference_rank):
            with pytest.raises(InputError) as caught:
                ranking(records, order, FAB_SCORING, draw_lots(records, ""))
            assert codes(caught.value) == [
                ("standings.unknown_metric", "/tie_breaks/1"),
                ("standings.metric_twice", "/tie_breaks/3"),
                ("standings.floor_not_taken", "/tie_breaks/4"),
            ]
            assert caught.value.findings[0].params == {"key": "no_such", "known": sorted(METRICS)}

    def test_games_need_points(self) -> None:
        records = records_of(event("A>B"))
        for ranking in (rank, reference_rank):
            with pytest.raises(InputError) as caught:
                ranking(records, steps("gw"), FAB_SCORING, draw_lots(records, ""))
            assert codes(caught.value) == [("standings.games_unscored", "/scoring/game_win")]

    def test_a_match_win_rate_needs_points_for_a_win(self) -> None:
        scoring = FAB_SCORING.model_copy(update={"win": F(0)})
        records = records_of(event("A>B"))
        with pytest.raises(InputError) as caught:
            rank(records, steps("omw"), scoring, draw_lots(records, ""))
        assert codes(caught.value) == [("standings.win_unscored", "/scoring/win")]

    def test_unknown_metric_by_name(self) -> None:
        assert metric("cmp") is METRICS["cmp"]
        with pytest.raises(InputError):
            metric("ctb")

    def test_a_key_stands_once_in_the_registry(self) -> None:
        with pytest.raises(InvariantBroken):
            register(METRICS["cmp"])

    def test_no_steps_at_all_is_chance(self) -> None:
        records = records_of(event("A>B C>D"))
        rows = rank(records, [], FAB_SCORING, draw_lots(records, "1")).rows()
        assert [row.decided_by for row in rows] == ["chance", "chance", "chance", None]
        assert [dict(row.values) for row in rows] == [{}] * 4

    def test_direction_is_the_policys(self) -> None:
        records = records_of(event("A>B"))
        lots = draw_lots(records, "")
        assert rank(records, steps("match_points"), FAB_SCORING, lots).ids == ("A", "B")
        assert rank(records, steps("match_points<"), FAB_SCORING, lots).ids == ("B", "A")


class TestLots:
    def test_by_id_or_by_row(self) -> None:
        records = records_of(event("A=B C=D"))
        lots = draw_lots(records, "7")
        by_id = dict(zip(records.ids, lots.tolist(), strict=True))
        by_row, by_name = (rank(records, FAB, FAB_SCORING, one) for one in (lots, by_id))
        assert by_row.ids == by_name.ids == tuple(sorted("ABCD", key=by_id.__getitem__))

    def test_keys_of_64_bits_are_not_rounded(self) -> None:
        records = records_of(event("A=B C=D"))
        lots = {"A": 2**64 - 1, "B": 2**64 - 2, "C": 2**63, "D": 0}
        assert rank(records, FAB, FAB_SCORING, lots).ids == ("D", "C", "B", "A")

    def test_equal_lots_go_by_id(self) -> None:
        records = records_of(event("B=A C=D"))
        standing = rank(records, FAB, FAB_SCORING, dict.fromkeys("ABCD", 5))
        assert standing.ids == tuple("ABCD")
        assert [row.decided_by for row in standing.rows()] == ["chance", "chance", "chance", None]

    def test_the_wrong_number_of_lots_is_a_bug(self) -> None:
        with pytest.raises(InvariantBroken):
            rank(records_of(event("A=B")), FAB, FAB_SCORING, np.zeros(3, dtype=np.uint64))


class TestSorter:
    @pytest.mark.parametrize("size", [1, 2**40, 2**60, 2**61, 2**62])
    def test_wide_values_in_many_groups(self, size: int) -> None:
        """Where group and value do not fit one word, two keys are sorted; the result is the same."""
        count = 40
        records = Records(
            tuple(f"{n:02}" for n in range(count)),
            np.zeros((count, 0), dtype=np.int8),
            np.zeros((count, 0), dtype=np.int32),
            None,
            ("active",) * count,
            np.ones(count, dtype=np.bool_),
        )
        rng = np.random.default_rng(5)
        first = rng.integers(0, 7, count)
        second = rng.integers(-2, 3, count) * (size // 2)
        sorter = _Sorter(records)
        sorter.refine(first, 0)
        sorter.refine(second, 1)
        expected = sorted(range(count), key=lambda row: (first[row], second[row], row))
        assert sorter.places.tolist() == expected
        for place in range(count - 1):
            one, two = expected[place], expected[place + 1]
            step = 0 if first[one] != first[two] else 1 if second[one] != second[two] else -1
            assert sorter.decided[place] == step


class TestMagic:
    """Magic Tournament Rules, appendix C, with the floor of the policy."""

    def ranked(self, *rounds: str) -> dict[str, dict[str, str]]:
        records = records_of(event(*rounds))
        lots = draw_lots(records, "")
        rows = rank(records, MAGIC, MAGIC_SCORING, lots).rows()
        assert rows == reference_rank(records, MAGIC, MAGIC_SCORING, lots)
        return {row.entrant: dict(row.values) for row in rows}

    def test_match_points(self) -> None:
        values = self.ranked("A>B C=D E+ F-")
        assert [values[name]["match_points"] for name in "ABCDEF"] == ["3", "0", "1", "1", "3", "0"]

    def test_each_opponents_rate_has_the_floor_before_the_mean(self) -> None:
        values = self.ranked("A>B C>D", "A>C B>D", "A>D C>B")
        # B and D of A's opponents: 1/3, 2/3 and 0 raised to 1/3
        assert values["A"]["omw"] == str((F(1, 3) + F(2, 3) + F(1, 3)) / 3)

    def test_the_floor_is_not_for_zeros_only(self) -> None:
        values = self.ranked("A>B C>D", "C>B A>D", "C=B A>D", "C>B D>A")
        # B: one draw in four rounds, 1/12, raised
        assert values["C"]["omw"] == str((F(1, 3) * 3 + F(1, 3)) / 4)

    def test_who_met_nobody_has_the_floor(self) -> None:
        values = self.ranked("A+ B>C D-")
        assert values["A"] == {"match_points": "3", "omw": "1/3", "gw": "1", "ogw": "1/3"}
        assert values["D"] == {"match_points": "0", "omw": "1/3", "gw": "1/3", "ogw": "1/3"}

    def test_game_points(self) -> None:
        values = self.ranked("A>B:2-0-0 C>D:2-1-0 E>F:2-0-1", "A+ B>C:2-1-0 D=E:1-1-1 F-")
        assert values["A"]["gw"] == "1"
        assert values["B"]["gw"] == str(F(6, 15))
        assert values["C"]["gw"] == str(F(9, 18))
        assert values["D"]["gw"] == str(F(3 + 4, 18))
        assert values["E"]["gw"] == str(F(7 + 4, 18))
        assert values["F"]["gw"] == "1/3"  # 1 of 15 game points

    def test_matches_without_games(self) -> None:
        """A win counts as 1-0, a draw as 0-0-1, a loss of both and an absence as 0-2."""
        values = self.ranked("A>B C=D E*F", "A=C B-", "A=B", "A=B")
        assert values["A"]["gw"] == str(F(3 + 1 + 1 + 1, 12))
        assert values["B"]["gw"] == "1/3"
        records = records_of(event("A>B C=D E*F", "A=C B-", "A=B", "A=B"))
        no_floor = rank(records, steps("gw"), MAGIC_SCORING, draw_lots(records, ""))
        assert no_floor.value("B", "gw") == F(1 + 1, 3 * 5)
        assert no_floor.value("C", "gw") == F(2, 6)
        assert no_floor.value("E", "gw") == 0


class TestSwiss:
    def values(self, *rounds: str) -> dict[str, dict[str, str]]:
        records = records_of(event(*rounds))
        lots = draw_lots(records, "")
        rows = rank(records, SWISS, SWISS_SCORING, lots).rows()
        assert rows == reference_rank(records, SWISS, SWISS_SCORING, lots)
        return {row.entrant: dict(row.values) for row in rows}

    def test_buchholz_median_and_sonneborn_berger(self) -> None:
        values = self.values("A>B C=D E+", "A=C E>B D+", "A>D C>E B+")
        # points: A 5/2, B 1, C 2, D 3/2, E 2
        assert [values[name]["match_points"] for name in "ABCDE"] == ["5/2", "1", "2", "3/2", "2"]
        assert values["A"]["buchholz"] == "9/2"  # 1 + 2 + 3/2
        assert values["A"]["median_buchholz"] == "3/2"  # without 1 and 2
        assert values["A"]["sonneborn_berger"] == "7/2"  # 1 + 2/2 + 3/2
        assert values["B"]["buchholz"] == "9/2"  # 5/2 + 2; the bye gives nothing
        assert values["B"]["median_buchholz"] == "0"
        assert values["B"]["sonneborn_berger"] == "0"

    def test_head_to_head_decides_where_all_tied_have_met(self) -> None:
        records = records_of(event("A>B C>D", "C>A B>D"))
        standing = rank(records, steps("match_points", "head_to_head"), SWISS_SCORING, draw_lots(records, ""))
        assert standing.ids == ("C", "A", "B", "D")
        assert [row.decided_by for row in standing.rows()] == [
            "match_points",
            "head_to_head",
            "match_points",
            None,
        ]

    def test_head_to_head_is_silent_where_two_have_not_met(self) -> None:
        records = records_of(event("A>B C>D", "A>C B>D"))
        order = steps("match_points", "head_to_head")
        # B and C are tied on one point and have not met
        standing = rank(records, order, SWISS_SCORING, draw_lots(records, ""))
        assert standing.decided_by(1) == "chance"

    def test_a_circle_stays_tied(self) -> None:
        records = records_of(event("A>B C+", "B>C A-", "C>A B-"))
        order = steps("head_to_head")
        values = (
            rank(records, order, SWISS_SCORING, draw_lots(records, "")).columns["head_to_head"].fractions()
        )
        assert values == [1, 1, 1]


class TestTable:
    def test_ranks_ids_and_values(self) -> None:
        records = records_of(event("A>B C>D", "A>C B>D"))
        standing = rank(records, FAB, FAB_SCORING, draw_lots(records, ""))
        rows = standing.rows()
        assert [row.rank for row in rows] == [1, 2, 3, 4]
        assert standing.ranks == {row.entrant: row.rank for row in rows}
        assert standing.value("A", "cmp") == 1
        assert list(rows[0].values) == ["match_points", "cmp", "mlp", "omlp", "ocmp"]

    def test_the_disqualified_have_no_place(self) -> None:
        out = Entrant(id="A", name="A", disqualified_after=1)
        records = records_of(event("A>B C>D", entrants=(out,)))
        standing = rank(records, FAB, FAB_SCORING, draw_lots(records, ""))
        assert sorted(standing.ids) == ["B", "C", "D"]
        assert standing.value("B", "omlp") == 0

    def test_everybody_disqualified(self) -> None:
        out = tuple(Entrant(id=name, name=name, disqualified_after=1) for name in "AB")
        records = records_of(event("A>B", entrants=out))
        for order, scoring in ((FAB, FAB_SCORING), (MAGIC, MAGIC_SCORING), (SWISS, SWISS_SCORING)):
            assert rank(records, order, scoring, draw_lots(records, "")).rows() == []

    @pytest.mark.parametrize("key", sorted(METRICS))
    def test_nobody_and_no_rounds(self, key: str) -> None:
        floor = F(1, 3) if METRICS[key].takes_floor else None
        order = steps(key + "!", floor=floor)
        people = (Entrant(id="A", name="A"), Entrant(id="B", name="B"))
        for entrants in ((), people):
            records = records_of(event(entrants=entrants))
            rows = rank(records, order, MAGIC_SCORING, draw_lots(records, "")).rows()
            assert [dict(row.values) for row in rows] == [{key: str(floor or 0)}] * len(entrants)

    def test_outcome_codes_stay(self) -> None:
        """Records may be kept by others; the codes are part of the interface."""
        assert [outcome.name for outcome in Outcome] == [
            "NOTHING",
            "WIN",
            "DRAW",
            "LOSS",
            "BYE",
            "ABSENT",
            "BOTH_LOST",
        ]

    def test_a_big_field_is_ranked_like_a_small_one(self) -> None:
        records = records_of(random_event(11, 300, 7))
        lots = draw_lots(records, "11")
        assert rank(records, FAB, FAB_SCORING, lots).rows() == reference_rank(records, FAB, FAB_SCORING, lots)
