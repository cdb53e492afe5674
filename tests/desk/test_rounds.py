"""Rounds and results at the desk, without a browser."""

import pytest

from headjudge.desk import rounds, scoring
from headjudge.desk.chosen_results import chosen_result
from headjudge.desk.round_view import round_view
from headjudge.desk.rounds import NextStep, next_step
from headjudge.findings import InputError, Refused
from headjudge.tournament.commands import Drop, Report
from headjudge.tournament.hall import commands as hall
from headjudge.tournament.state import Match, Result
from tests.desk.making import a_desk, act, event, pair, play, report


def desk_with(count=8, policy="fab/classic-constructed", **more):
    desk = a_desk()
    desk.open("friday", event(count, policy, **more), actor="staff/1", command="c")
    return desk


def test_the_next_step_goes_round_until_the_event_is_over():
    desk = desk_with(4)
    seen = []
    for number in (1, 2):
        seen.append(next_step(desk.hand("friday")))
        pair(desk, "friday", publish=False)
        seen.append(next_step(desk.hand("friday")))
        act(desk, "friday", hall.Publish(number))
        seen.append(next_step(desk.hand("friday"), clock_waits=True))
        report(desk, "friday", 1, Result(winner=desk.hand("friday").event.rounds[-1].matches[0].seats[0]))
        seen.append(next_step(desk.hand("friday")))
        play(desk, "friday")
    assert [step.kind for step in seen] == ["pair", "publish", "start_clock", "results"] * 2
    assert seen[3] == NextStep("results", 1, (2,))


def test_nobody_entered_is_said():
    assert next_step(desk_with(1).hand("friday")).kind == "enter"


def test_pairing_names_the_round_that_is_meant():
    desk = desk_with()
    with pytest.raises(Refused, match="no_such_round"):
        rounds.pair(desk.hand("friday"), 2)
    hand = pair(desk, "friday")
    with pytest.raises(Refused, match="already_paired"):
        rounds.pair(hand, 1)


def test_why_a_bye_is_told_while_the_pairing_can_be_repeated():
    desk = desk_with(7)
    hand = pair(desk, "friday", publish=False)
    assert [one.code for one in rounds.why_paired(hand)] == ["note.bye"]
    hand = act(desk, "friday", Drop(hand.event.rounds[0].matches[0].seats[0]))
    assert [one.code for one in rounds.why_paired(hand)] == [
        "note.bye"
    ]  # leaving after the round changes nothing
    hand = act(desk, "friday", hall.Publish(1))
    hand = report(desk, "friday", 1, Result(draw=True))
    assert rounds.why_paired(hand) == ()


def test_a_round_shows_points_states_and_who_leaves():
    desk = desk_with(8)
    pair(desk, "friday")
    play(desk, "friday")
    pair(desk, "friday")
    hand = desk.hand("friday")
    first = hand.event.rounds[1].matches[0]
    act(desk, "friday", hall.ReportSide(2, 1, first.seats[0], Result(draw=True)))
    act(desk, "friday", hall.ReportSide(2, 1, first.seats[1], Result(winner=first.seats[1])))
    act(desk, "friday", hall.ReportSide(2, 2, hand.event.rounds[1].matches[1].seats[0], Result(draw=True)))
    hand = act(desk, "friday", Drop(first.seats[0]))
    view = round_view(hand, 2)
    assert [one.state for one in view.tables] == ["disputed", "one_side", "open", "open"]
    assert [one.table for one in view.loud] == [1, 2]
    assert [seat.points for seat in view.tables[0].seats] == ["1", "1"]
    assert [seat.points for seat in view.tables[3].seats] == ["0", "0"]
    assert [seat.has_dropped for seat in view.tables[0].seats] == [True, False]
    assert view.tables[0].seats[0].said["outcome"] == "draw"
    assert [one.state for one in round_view(hand, 1).tables] == ["finished"] * 4


class TestAResult:
    def asked(self, hand, winner=0, reason=None):
        seats = hand.event.rounds[0].matches[0].seats
        return Report(1, 1, Result(winner=seats[winner]), reason=reason)

    def test_waits_until_the_round_is_published(self):
        desk = desk_with()
        hand = pair(desk, "friday", publish=False)
        with pytest.raises(Refused, match="round_not_published"):
            scoring.report(hand, self.asked(hand))

    def test_that_stands_is_changed_by_those_who_saw_it_and_say_why(self):
        desk = desk_with()
        pair(desk, "friday")
        hand = report(desk, "friday", 1, self.asked(desk.hand("friday")).result)
        match = hand.event.rounds[0].matches[0]
        still = scoring.seen(hand, 1, match)
        with pytest.raises(Refused, match="result_needs_reason"):
            scoring.report(hand, self.asked(hand, 1, "slip"))
        with pytest.raises(Refused, match="result_needs_reason"):
            scoring.report(hand, self.asked(hand, 1), still=still)
        with pytest.raises(Refused, match="table_changed"):
            scoring.report(hand, self.asked(hand, 1, "slip"), still="another")
        (fact,) = scoring.report(hand, self.asked(hand, 1, "slip"), still=still)
        assert (fact.result, fact.reason) == (Result(winner=match.seats[1]), "slip")
        assert scoring.report(hand, self.asked(hand)) == []

    def test_brings_those_who_leave_with_it(self):
        desk = desk_with()
        hand = pair(desk, "friday")
        loser = hand.event.rounds[0].matches[0].seats[1]
        facts = scoring.report(hand, self.asked(hand), drops=[loser, loser])
        assert [type(fact).__name__ for fact in facts] == ["ResultsReported", "EntrantDropped"]

    def test_against_what_a_side_said_is_looked_at_first(self):
        desk = desk_with()
        hand = pair(desk, "friday")
        seats = hand.event.rounds[0].matches[0].seats
        hand = act(desk, "friday", hall.ReportSide(1, 1, seats[1], Result(winner=seats[1], games=(0, 2, 0))))
        with pytest.raises(Refused, match="sides_differ"):
            scoring.report(hand, self.asked(hand))
        assert scoring.report(hand, self.asked(hand, 1))
        still = scoring.seen(hand, 1, hand.event.rounds[0].matches[0])
        assert scoring.report(hand, self.asked(hand), still=still)

    def test_whose_word_it_is(self):
        desk = desk_with()
        hand = pair(desk, "friday")
        assert scoring.said_by(desk.store, hand, 1, 1) is None
        act(desk, "friday", self.asked(hand), actor="staff/7")
        hand = report(desk, "friday", 2, Result(draw=True))
        assert scoring.said_by(desk.store, hand, 1, 1).actor == "staff/7"
        assert scoring.said_by(desk.store, hand, 1, 2).actor == "staff/1"


@pytest.mark.parametrize(
    ("chosen", "given", "result"),
    [
        ("win:2", {}, Result(winner="b")),
        (
            "win:1",
            {"how": "concession", "games-1": "1"},
            Result(winner="a", games=(1, 0, 0), how="concession"),
        ),
        ("draw", {"games-1": "1", "games-2": "1", "games-3": "1"}, Result(draw=True, games=(1, 1, 1))),
        ("absent:1", {}, Result(winner="b", how="no_show")),
        ("absent_all", {}, Result(lost=("a", "b"), how="no_show")),
        ("lost", {"how": "penalty"}, Result(lost=("a", "b"), how="penalty")),
        ("side:1", {}, Result(draw=True)),
        ("clear", {}, None),
    ],
)
def test_chosen_with_buttons(chosen, given, result):
    assert chosen_result(Match(1, ("a", "b")), {"a": Result(draw=True)}, chosen, given) == result


@pytest.mark.parametrize(
    ("chosen", "given"),
    [
        ("", {}),
        ("win:3", {}),
        ("win:x", {}),
        ("side:2", {}),
        ("win:1", {"how": "luck"}),
        ("win:1", {"games-1": "-1"}),
        ("order", {"fate-1": "9"}),
        ("order", {"fate-1": "winner", "fate-2": "winner"}),
    ],
)
def test_no_button_of_ours(chosen, given):
    with pytest.raises(InputError):
        chosen_result(Match(1, ("a", "b")), {"a": Result(draw=True)}, chosen, given)
