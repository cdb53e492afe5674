"""One table in the browser: what each side says, no-shows, larger tables, teams, the play-off."""

import re

import pytest
from django.test import Client

from headjudge.tournament.hall import commands as hall
from headjudge.tournament.state import Enters, Result, Stage
from tests.desk.making import act, event, pair, play
from tests.web.running import an_example, at, opened, send, type_, words


@pytest.fixture
def keeper(desk, signed_in) -> Client:
    return signed_in("scorekeeper")


class TestReportsOfTheSides:
    def side(self, desk, table, seat, winner):
        match = desk.hand("friday").event.rounds[-1].matches[table - 1]
        act(desk, "friday", hall.ReportSide(1, table, match.seats[seat], Result(winner=match.seats[winner])))

    def test_of_one_side_only_is_loud(self, desk, keeper):
        opened(desk)
        pair(desk, "friday")
        self.side(desk, 2, 0, 0)
        for path in ("", "round/1", "results", "outstanding", "round/1/table/2"):
            page = keeper.get(at(path))
            assert "only one side has reported" in words(page), path
            assert "state loud" in page.text

    def test_that_differ_wait_for_a_person(self, desk, keeper):
        opened(desk)
        pair(desk, "friday")
        self.side(desk, 2, 0, 0)
        self.side(desk, 2, 1, 1)
        assert "the two reports differ" in words(keeper.get(at("")))
        asked = type_(keeper, "2 1")
        assert asked.status_code == 409
        assert words(asked).count("reports") >= 2
        assert desk.hand("friday").event.rounds[0].matches[1].result is None
        page = keeper.get(at("round/1/table/2"))
        still = re.search(r'name="still" value="(\w+)"', page.text)[1]
        assert send(keeper, "round/1/table/2/report", result="side:2", still=still).status_code == 302
        match = desk.hand("friday").event.rounds[0].matches[1]
        assert match.result == Result(winner=match.seats[1])
        assert not desk.hand("friday").hall.reports

    def test_typed_line_after_looking_settles_it(self, desk, keeper):
        opened(desk)
        pair(desk, "friday")
        self.side(desk, 2, 0, 0)
        asked = type_(keeper, "2 2")
        assert asked.status_code == 409
        still = re.search(r'name="still" value="(\w+)"', asked.text)[1]
        assert type_(keeper, "2 2", still=still).status_code == 302
        match = desk.hand("friday").event.rounds[0].matches[1]
        assert match.result == Result(winner=match.seats[1])


class TestATable:
    def still(self, browser, table=1, number=1):
        return re.search(
            r'name="still" value="(\w+)"', browser.get(at(f"round/{number}/table/{table}")).text
        )[1]

    def test_no_shows_and_who_leaves(self, desk, keeper):
        opened(desk)
        pair(desk, "friday")
        first, second = desk.hand("friday").event.rounds[0].matches[0].seats
        still = self.still(keeper)
        answer = send(keeper, "round/1/table/1/report", result="absent:2", still=still, drops=second)
        assert answer.status_code == 302
        hand = desk.hand("friday")
        assert hand.event.rounds[0].matches[0].result == Result(winner=first, how="no_show")
        assert [e.id for e in hand.event.entrants if not e.plays_in(2)] == [second]
        send(keeper, "round/1/table/2/report", result="absent_all", still=self.still(keeper, 2))
        seats = hand.event.rounds[0].matches[1].seats
        assert desk.hand("friday").event.rounds[0].matches[1].result == Result(lost=seats, how="no_show")

    def test_games_and_manner(self, desk, keeper):
        opened(desk)
        pair(desk, "friday")
        games = {"games-1": "1", "games-2": "2", "games-3": ""}
        wrong = send(keeper, "round/1/table/1/report", result="win:1", still=self.still(keeper), **games)
        assert wrong.status_code == 422
        assert 'value="2"' in wrong.text  # what was typed is kept
        right = send(
            keeper, "round/1/table/1/report", result="win:2", still=self.still(keeper), how="time", **games
        )
        assert right.status_code == 302
        match = desk.hand("friday").event.rounds[0].matches[0]
        assert match.result == Result(winner=match.seats[1], games=(1, 2, 0), how="time")

    def test_clearing_needs_a_reason(self, desk, keeper):
        opened(desk)
        pair(desk, "friday")
        type_(keeper, "1 1")
        still = self.still(keeper)
        assert send(keeper, "round/1/table/1/report", result="clear", still=still).status_code == 409
        done = send(keeper, "round/1/table/1/report", result="clear", still=still, reason="wrong table")
        assert done.status_code == 302
        assert desk.hand("friday").event.rounds[0].matches[0].result is None

    def test_a_judge_drops_and_extends_but_reports_nothing(self, desk, signed_in):
        opened(desk)
        pair(desk, "friday")
        judge = signed_in("judge")
        seat = desk.hand("friday").event.rounds[0].matches[0].seats[0]
        assert send(judge, "round/1/table/1/drop", entrant=seat).status_code == 302
        assert not next(e for e in desk.hand("friday").event.entrants if e.id == seat).plays_in(2)
        assert send(judge, "round/1/table/1/report", result="win:1", still="x").status_code == 403
        assert type_(judge, "1 1").status_code == 403
        assert send(judge, "round/1/table/1/drop", entrant="nobody").status_code == 422

    def test_there_is_none_of_that_number(self, desk, keeper):
        opened(desk)
        pair(desk, "friday")
        assert keeper.get(at("round/1/table/99")).status_code == 404
        assert keeper.get(at("round/7")).status_code == 404


class TestPods:
    def opened(self, desk):
        opened(desk, event(8, "goldfish-arena"))
        return pair(desk, "friday")

    def test_winner_and_order_of_elimination_from_the_keyboard(self, desk, keeper):
        hand = self.opened(desk)
        assert [len(match.seats) for match in hand.event.rounds[0].matches] == [4, 4]
        assert "seat 3 won" in words(keeper.get(at("results")))
        assert type_(keeper, "1 3 2 4 1").status_code == 302
        assert type_(keeper, "2 3 > 1 > 4+2").status_code == 302
        one, two = desk.hand("friday").event.rounds[0].matches
        seat = one.seats
        assert one.result == Result(winner=seat[2], out=(seat[1], seat[3], seat[0]))
        seat = two.seats
        assert two.result == Result(
            winner=seat[2], out=(seat[3], seat[1], seat[0]), together=((seat[3], seat[1]),)
        )

    def test_by_choosing_at_the_table(self, desk, keeper):
        hand = self.opened(desk)
        page = keeper.get(at("round/1/table/1")).text
        still = re.search(r'name="still" value="(\w+)"', page)[1]
        fates = {
            "fate-1": "3",
            "fate-2": "1",
            "fate-3": "winner",
            "fate-4": "2",
            "no_show-2": "yes",
            "left-4": "yes",
        }
        missing = send(
            keeper, "round/1/table/1/report", result="order", still=still, **{**fates, "fate-4": ""}
        )
        assert missing.status_code == 422
        assert "Choose how it ended for" in words(missing)
        assert send(keeper, "round/1/table/1/report", result="order", still=still, **fates).status_code == 302
        seat = hand.event.rounds[0].matches[0].seats
        now = desk.hand("friday")
        assert now.event.rounds[0].matches[0].result == Result(
            winner=seat[2], out=(seat[1], seat[3], seat[0]), no_show=(seat[1],), left=(seat[3],)
        )
        assert not next(e for e in now.event.entrants if e.id == seat[3]).plays_in(2)

    def test_everybody_but_the_winner_has_to_be_named(self, desk, keeper):
        self.opened(desk)
        answer = type_(keeper, "1 3 2")
        assert answer.status_code == 422
        assert desk.hand("friday").event.rounds[0].matches[0].result is None


def test_teams_by_their_seats(desk, keeper):
    opened(desk, an_example("team-event.json", 0))
    pair(desk, "friday")
    assert type_(keeper, "1 A1").status_code == 302
    assert desk.hand("friday").event.rounds[0].matches[0].result is None
    assert type_(keeper, "1 B1").status_code == 302
    match = desk.hand("friday").event.rounds[0].matches[0]
    assert match.result.winner == match.seats[0]
    type_(keeper, "2 C2")
    assert type_(keeper, "2 t").status_code == 302
    match = desk.hand("friday").event.rounds[0].matches[1]
    assert (match.result.winner, match.result.how) == (match.seats[1], "time")


def test_a_play_off_correction_says_what_falls(desk, keeper):
    stages = {"stages": event(8).stages}
    assert stages

    made = event(
        8,
        stages=(
            Stage("swiss", "swiss", options={"rounds": 1}),
            Stage("top4", "bracket", enters=Enters(top=4)),
        ),
    )
    opened(desk, made)
    pair(desk, "friday")
    play(desk, "friday")
    assert "the cut" in words(keeper.get(at("")))
    send(keeper, "round/2/pair")
    send(keeper, "round/2/publish")
    drawn = type_(keeper, "1 d")
    assert drawn.status_code == 409
    type_(keeper, "1 1")
    type_(keeper, "2 1")
    send(keeper, "round/3/pair")
    send(keeper, "round/3/publish")
    asked = type_(keeper, "1 2", round=2)
    assert asked.status_code == 409
    still = re.search(r'name="still" value="(\w+)"', asked.text)[1]
    asked = type_(keeper, "1 2", round=2, still=still, reason="misheard")
    assert "rest on this result" in words(asked)
    done = type_(keeper, "1 2", round=2, still=still, reason="misheard", cascade="yes")
    assert done.status_code == 302
    hand = desk.hand("friday")
    assert hand.event.rounds[1].matches[0].seats[1] in hand.event.rounds[2].matches[0].seats
