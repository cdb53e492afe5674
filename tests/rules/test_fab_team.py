"""The team format: a match to two wins, missing members, the result at time, heroes and seats of a team."""

import json
import random
from typing import Any

import pytest

from headjudge.findings import InputError, Refused
from headjudge.running.next_round import next_round
from headjudge.running.reporting import check_report, reports_of
from headjudge.running.stages import policy_in_force
from headjudge.running.table import standings
from headjudge.tournament import commands
from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.evolve import replay
from headjudge.tournament.history import history
from headjudge.tournament.state import Board, Result, Tournament
from headjudge.tournament.team_match import result_of_boards
from tests.running.made_by_hand import after, event, paired

RULES = policy_in_force("fab/team", "2026-07-01").team_match
assert RULES is not None
X, Y = Result(winner="X"), Result(winner="Y")
DRAWN, BOTH = Result(draw=True), Result(lost=("X", "Y"))
NO_X, NO_Y = Result(winner="Y", how="no_show"), Result(winner="X", how="no_show")
NEITHER = Result(lost=("X", "Y"), how="no_show")


def comes_to(*results: Result | None, at_time: bool = False) -> Any:
    """Winner, ``draw``, ``both`` or ``open`` of a match whose seats A, B, C came to this."""
    boards = [Board(seat, r) for seat, r in zip("ABC", results, strict=False) if r is not None]  # type: ignore[arg-type]
    assert RULES is not None
    found = result_of_boards(boards, ("X", "Y"), RULES, at_time=at_time)
    if found is None:
        return "open"
    return found.winner or ("draw" if found.draw else "both")


class TestMatchToTwoWins:
    def test_it_ends_with_the_second_win(self) -> None:
        assert comes_to(X, X) == "X"
        assert comes_to(X, None, X) == "X"
        assert comes_to(X, Y) == "open"
        assert comes_to(X, Y, Y) == "Y"
        assert comes_to() == "open"

    def test_with_every_seat_done_more_wins_take_it_else_a_draw(self) -> None:
        assert comes_to(X, DRAWN, DRAWN) == "X"
        assert comes_to(X, Y, DRAWN) == "draw"
        assert comes_to(X, Y, BOTH) == "draw"
        assert comes_to(DRAWN, DRAWN, DRAWN) == "draw"
        assert comes_to(X, BOTH, BOTH) == "X"
        assert comes_to(BOTH, BOTH, BOTH) == "both"

    def test_at_time_more_wins_take_it_else_a_draw(self) -> None:
        assert comes_to(X, at_time=True) == "X"
        assert comes_to(X, Y, at_time=True) == "draw"
        assert comes_to(at_time=True) == "draw"


class TestMissingMembers:
    def test_one_forfeits_that_seat_only(self) -> None:
        assert comes_to(NO_X) == "open"
        assert comes_to(NO_X, X, X) == "X"
        assert comes_to(NO_X, X, Y) == "Y"

    def test_two_forfeit_the_match(self) -> None:
        assert comes_to(NO_X, NO_X) == "Y"
        assert comes_to(NO_X, NO_Y, X) == "X"
        assert comes_to(NO_X, NEITHER, X) == "Y"
        assert comes_to(NEITHER, NEITHER) == "both"


def teams(count: int, **changes: Any) -> Tournament:
    """A team event of ``count`` teams before its first round."""
    entrants = [
        {
            "id": f"T{place}",
            "name": f"Team {place}",
            "members": [
                {"id": f"T{place}-{seat}", "name": f"{seat} {place}", "seat": seat, "hero": f"Hero {seat}"}
                for seat in "ABC"
            ],
        }
        for place in range(count)
    ]
    return event(0, policy="fab/team", date="2026-07-01", entrants=entrants, **changes)


def report(state: Tournament, table: int, board: Any, result: Result | None, **more: Any) -> Tournament:
    """The state once a seat (or, at time, the match) is reported in the last round."""
    asked = commands.Report(state.rounds[-1].number, table, result, board)
    found = reports_of(state, asked, **more)
    for one in found:
        check_report(state, one)
    state = after(state, *found)
    assert read_event(write_event(state).encode())[0] == state
    return state


class TestInAnEvent:
    def state(self) -> Tournament:
        return paired(teams(4, options={"rounds": 2}))

    def test_the_result_follows_from_the_seats(self) -> None:
        state = self.state()
        first, second = state.rounds[0].matches[0].seats
        state = report(state, 1, "A", Result(winner=first))
        assert state.rounds[0].matches[0].result is None
        state = report(state, 1, "B", Result(winner=second))
        state = report(state, 1, "C", Result(draw=True))
        assert state.rounds[0].matches[0].result == Result(draw=True, games=(1, 1, 1))
        state = report(state, 1, "C", Result(winner=second))
        assert state.rounds[0].matches[0].result == Result(winner=second, games=(1, 2, 0))
        state = report(state, 1, "B", None)
        assert [board.seat for board in state.rounds[0].matches[0].boards] == ["A", "C"]
        assert state.rounds[0].matches[0].result is None
        assert replay(history(state, {})) == state

    def test_at_time(self) -> None:
        state = self.state()
        first, _ = state.rounds[0].matches[0].seats
        state = report(state, 1, "B", Result(winner=first))
        state = report(state, 1, None, None, at_time=True)
        assert state.rounds[0].matches[0].result == Result(winner=first, games=(1, 0, 0), how="time")
        state = report(state, 2, None, None, at_time=True)
        assert state.rounds[0].matches[1].result == Result(draw=True, games=(0, 0, 0), how="time")

    def test_a_ruling_on_the_match_stands_above_the_seats(self) -> None:
        state = self.state()
        first, second = state.rounds[0].matches[0].seats
        state = report(state, 1, None, Result(winner=second, how="concession"))
        state = report(state, 1, "A", Result(winner=first))
        state = report(state, 1, "B", Result(winner=first))
        assert state.rounds[0].matches[0].result == Result(winner=second, how="concession")

    def test_two_missing_members_are_told(self) -> None:
        state = self.state()
        first, second = state.rounds[0].matches[0].seats
        missed = Result(winner=second, how="no_show")
        state = report(state, 1, "A", missed)
        found = check_report(state, commands.Report(1, 1, missed, "C"))
        assert [(finding.code, finding.params["id"]) for finding in found] == [
            ("running.team_forfeits", first)
        ]

    def test_players_have_no_seats(self) -> None:
        state = paired(event(4))
        with pytest.raises(Refused) as caught:
            reports_of(state, commands.Report(1, 1, Result(draw=True), "A"))
        assert caught.value.findings[0].code == "refuse.no_teams"

    @pytest.mark.parametrize("seed", range(4))
    def test_a_whole_event_by_seats_and_its_standing(self, seed: int) -> None:
        rng = random.Random(seed)
        state = teams(9, seed=str(seed), options={"rounds": 4})
        for _ in range(4):
            state = paired(state)
            for match in state.rounds[-1].matches:
                for seat in rng.sample("ABC", 3):
                    if state.rounds[-1].matches[match.table - 1].result is not None:
                        break
                    winner = rng.choice((*match.seats, None))
                    state = report(state, match.table, seat, Result(winner=winner, draw=winner is None))
        with pytest.raises(Refused):
            next_round(state)
        assert [step.key for step in standings(state).columns] == [
            "match_points",
            "cmp",
            "mlp",
            "omlp",
            "ocmp",
        ]
        points = sum(int(row.values["match_points"]) for row in standings(state).rows)
        decided = sum(not m.result.draw for r in state.rounds for m in r.matches if m.result is not None)
        assert points == decided + 4
        assert replay(history(state, {})) == state


def faults(change: Any) -> list[tuple[str, str | None]]:
    """The faults of a small team event after a change of its plain form."""
    plain = json.loads(write_event(paired(teams(4, options={"rounds": 2}))))
    change(plain, plain["rounds"][0]["matches"][0])
    try:
        read_event(json.dumps(plain).encode())
    except InputError as error:
        return [(finding.code, finding.subject) for finding in error.findings]
    return []


def board(seat: str, winner: str) -> dict[str, Any]:
    """A board as the file has it."""
    return {"seat": seat, "result": {"winner": winner}}


class TestFile:
    M = "/rounds/0/matches/0"

    def test_boards(self) -> None:
        def two(plain: Any, match: Any) -> None:
            match["boards"] = [board("A", match["seats"][0]), board("A", match["seats"][0])]

        def decided(plain: Any, match: Any) -> None:
            match["boards"] = [board("A", match["seats"][0]), board("B", match["seats"][0])]

        def contradicts(plain: Any, match: Any) -> None:
            decided(plain, match)
            match["result"] = {"winner": match["seats"][1]}

        def ruled(plain: Any, match: Any) -> None:
            contradicts(plain, match)
            match["result"]["how"] = "penalty"

        def stranger(plain: Any, match: Any) -> None:
            match["boards"] = [board("A", "T9")]

        assert faults(two) == [("sense.board_twice", f"{self.M}/boards/1/seat")]
        assert faults(decided) == [("sense.boards_decide", f"{self.M}/boards")]
        assert faults(contradicts) == [("sense.boards_contradict", f"{self.M}/result")]
        assert faults(ruled) == []
        assert faults(stranger) == [("sense.winner_not_seated", f"{self.M}/boards/0/result/winner")]

    def test_members(self) -> None:
        def seat(plain: Any, match: Any) -> None:
            plain["entrants"][1]["members"][2]["seat"] = "A"

        def hero(plain: Any, match: Any) -> None:
            plain["entrants"][1]["members"][2]["hero"] = "Hero A"

        def four(plain: Any, match: Any) -> None:
            plain["entrants"][1]["members"].append({"id": "x", "name": "x"})

        assert faults(seat) == [("sense.team_seat_twice", "/entrants/1/members/2/seat")]
        assert faults(hero) == [("sense.team_hero_twice", "/entrants/1/members/2/hero")]
        assert faults(four) == [("sense.team_size", "/entrants/1/members")]

    def test_players_have_no_boards(self) -> None:
        plain = json.loads(write_event(paired(event(4))))
        plain["rounds"][0]["matches"][0]["boards"] = [
            board("A", plain["rounds"][0]["matches"][0]["seats"][0])
        ]
        with pytest.raises(InputError) as caught:
            read_event(json.dumps(plain).encode())
        assert [f.code for f in caught.value.findings] == ["sense.boards_without_teams"]
