"""From an event to arrays: what counts, who has a row, who has a place."""

import random
from dataclasses import replace

import pytest

from headjudge.findings import InvariantBroken
from headjudge.standings import NOBODY, Outcome, finished_rounds, records_of
from headjudge.standings.records import UNREPORTED
from headjudge.tournament.state import Cut, Entrant, Match, Result, Tournament
from tests.standings.events import event, random_event

O = Outcome  # noqa: E741 - the table below reads better


def rows(tournament: Tournament, after: int | None = None) -> dict[str, tuple[str, bool]]:
    records = records_of(tournament, after)
    return {
        name: (status, bool(ranked))
        for name, status, ranked in zip(records.ids, records.status, records.ranked, strict=True)
    }


class TestResults:
    def test_each_outcome_for_each_side(self) -> None:
        records = records_of(event("A>B C=D E*F G+ H-", "B>A I>C"))
        assert records.ids == tuple("ABCDEFGHI")
        assert records.outcome.T.tolist() == [
            [O.WIN, O.LOSS, O.DRAW, O.DRAW, O.BOTH_LOST, O.BOTH_LOST, O.BYE, O.ABSENT, O.NOTHING],
            [O.LOSS, O.WIN, O.LOSS, *[O.NOTHING] * 5, O.WIN],
        ]
        assert records.opponent.T.tolist() == [
            [1, 0, 3, 2, 5, 4, NOBODY, NOBODY, NOBODY],
            [1, 0, 8, *[NOBODY] * 5, 2],
        ]

    def test_games_from_each_side(self) -> None:
        records = records_of(event("A>B:2-1-0 C=D:1-1-1", "B>A C>D"))
        assert records.games is not None
        none = [UNREPORTED] * 3
        assert records.games.tolist() == [
            [[2, 1, 0], none],
            [[1, 2, 0], none],
            [[1, 1, 1], none],
            [[1, 1, 1], none],
        ]

    def test_no_games_anywhere(self) -> None:
        assert records_of(event("A>B")).games is None

    def test_the_order_of_registration_changes_nothing(self) -> None:
        for seed in range(30):
            tournament = random_event(seed, 9, 5)
            entrants = list(tournament.entrants)
            random.Random(seed).shuffle(entrants)
            first, second = records_of(tournament), records_of(replace(tournament, entrants=tuple(entrants)))
            assert first.ids == second.ids
            assert first.outcome.tolist() == second.outcome.tolist()
            assert first.opponent.tolist() == second.opponent.tolist()
            assert (first.status, first.ranked.tolist()) == (second.status, second.ranked.tolist())

    def test_opponents_are_mutual(self) -> None:
        for seed in range(50):
            records = records_of(random_event(seed, 12, 6))
            for row in range(records.entrants):
                for column in range(records.after):
                    other = records.opponent[row, column]
                    if other != NOBODY:
                        assert records.opponent[other, column] == row

    def test_somebody_who_never_entered_cannot_play(self) -> None:
        tournament = event("A>B", entrants=(Entrant(id="A", name="A", entered_in=5),))
        with pytest.raises(InvariantBroken, match="round 1"):
            records_of(tournament)

    def test_a_result_that_says_nothing_is_refused(self) -> None:
        tournament = event("A>B")
        (one,) = tournament.rounds
        for result in (Result(), Result(lost=("A",))):
            broken = replace(one, matches=(Match(1, ("A", "B"), result),))
            with pytest.raises(InvariantBroken):
                records_of(replace(tournament, rounds=(broken,)))


class TestRoundsThatCount:
    def test_an_open_round_does_not_count(self) -> None:
        tournament = event("A>B C>D", "A>C B?D")
        assert [one.number for one in finished_rounds(tournament)] == [1]
        assert records_of(tournament).after == 1

    def test_up_to_the_round_asked_for(self) -> None:
        tournament = event("A>B", "A>B", "B>A")
        assert [records_of(tournament, after).after for after in (0, 1, 2, 3, 7, None)] == [0, 1, 2, 3, 3, 3]

    def test_a_round_of_byes_alone_is_finished(self) -> None:
        assert records_of(event("A+ B-")).after == 1


class TestWhoHasARow:
    def test_late_entry_shows_from_its_round(self) -> None:
        late = Entrant(id="C", name="C", entered_in=2)
        tournament = event("A>B", "A>B C+", entrants=(late,))
        assert list(rows(tournament, 1)) == ["A", "B"]
        assert list(rows(tournament, 2)) == ["A", "B", "C"]

    def test_before_round_one_those_of_round_one(self) -> None:
        people = (Entrant(id="A", name="A"), Entrant(id="B", name="B", entered_in=2))
        assert list(rows(event(entrants=people))) == ["A"]

    def test_dropped_before_the_event_has_no_row(self) -> None:
        gone = Entrant(id="Z", name="Z", dropped_after=(0,))
        assert list(rows(event("A>B", entrants=(gone,)))) == ["A", "B"]

    def test_unless_back_by_then(self) -> None:
        back = Entrant(id="Z", name="Z", dropped_after=(0,), re_entered_in=(2,))
        tournament = event("A>B", "A>B Z+", entrants=(back,))
        assert [list(rows(tournament, after)) for after in (1, 2)] == [["A", "B"], ["A", "B", "Z"]]

    def test_a_drop_shows_from_its_round_on(self) -> None:
        gone = Entrant(id="A", name="A", dropped_after=(2,))
        tournament = event("A>B", "A>B", "B+", entrants=(gone,))
        assert [rows(tournament, after)["A"][0] for after in (0, 1, 2, 3)] == [
            "active",
            "active",
            "dropped",
            "dropped",
        ]

    def test_re_entry_makes_active_again(self) -> None:
        back = Entrant(id="A", name="A", dropped_after=(1, 3), re_entered_in=(3,))
        tournament = event("A>B", "B+", "A>B", "B+", entrants=(back,))
        statuses = [rows(tournament, after)["A"][0] for after in range(5)]
        assert statuses == ["active", "dropped", "active", "dropped", "dropped"]

    def test_disqualified_leaves_the_places_but_not_the_records(self) -> None:
        out = Entrant(id="A", name="A", disqualified_after=1)
        tournament = event("A>B", "B+", entrants=(out,))
        assert rows(tournament, 0)["A"] == ("active", True)
        assert rows(tournament, 1)["A"] == ("disqualified", False)
        assert rows(tournament, 2)["A"] == ("disqualified", False)

    @pytest.mark.parametrize(
        ("cut_after", "order", "ranked"), [(1, "AB", True), (1, "B", False), (2, "AB", False)]
    )
    def test_after_a_cut_nobody_moves_up(self, cut_after: int, order: str, ranked: bool) -> None:
        out = Entrant(id="A", name="A", disqualified_after=1)
        cut = Cut(after_round=cut_after, order=tuple(order), through=tuple(order))
        tournament = event("A>B", "B+", entrants=(out,), cuts=(cut,))
        assert rows(tournament, 2)["A"] == ("disqualified", ranked)

    def test_disqualified_later_than_the_cut(self) -> None:
        out = Entrant(id="A", name="A", disqualified_after=2)
        cut = Cut(after_round=1, order=("A", "B"), through=("A", "B"))
        assert rows(event("A>B", "B>A", entrants=(out,), cuts=(cut,)))["A"] == ("disqualified", True)
