"""The desk: events at hand, commands taken once, and undo one step at a time."""

import pytest

from headjudge.desk.undoing import next_undo, undo
from headjudge.findings import Refused, StoreError
from headjudge.running.next_round import next_round
from headjudge.store.memory import MemoryStore
from headjudge.tournament.commands import MarkAbsent
from headjudge.tournament.hall import commands as hall
from headjudge.tournament.state import Result
from tests.desk.making import a_desk, act, event, pair, play, report


def test_an_event_is_opened_once_and_found_again():
    desk = a_desk()
    opened = desk.open("friday", event(8), actor="staff/1", command="c")
    assert desk.open("friday", event(8), actor="staff/1", command="c") == opened
    with pytest.raises(StoreError):
        desk.open("friday", event(9), actor="staff/1", command="other")
    with pytest.raises(StoreError):
        desk.hand("saturday")
    assert desk.hand("friday").event == event(8)


def test_what_is_folded_bit_by_bit_is_what_the_whole_log_says():
    store = MemoryStore()
    desk = a_desk(store)
    desk.open("friday", event(8), actor="staff/1", command="c")
    for _ in range(2):
        pair(desk, "friday")
        play(desk, "friday")
    act(desk, "friday", hall.CheckIn(("1", "2")))
    assert a_desk(store).hand("friday") == desk.hand("friday")


def undone(desk, first):
    return desk.act("friday", lambda hand: undo(hand, first, "early"), actor="staff/2", command=f"u{first}")


def test_undo_brings_back_each_state_one_step_at_a_time():
    desk = a_desk()
    desk.open("friday", event(8), actor="staff/1", command="c")
    states = [desk.hand("friday")]
    states.append(act(desk, "friday", hall.CheckIn(("3",))))
    states.append(pair(desk, "friday", publish=False))
    states.append(act(desk, "friday", hall.Publish(1)))
    for table in (1, 2, 3, 4):
        match = desk.hand("friday").event.rounds[0].matches[table - 1]
        states.append(report(desk, "friday", table, Result(winner=match.seats[1])))
    for before in reversed(states[:-1]):
        now = undone(desk, next_undo(desk.hand("friday")).first)
        assert now.event == before.event
        assert (now.hall, now.clocks, now.steps) == (before.hall, before.clocks, before.steps)
    assert next_undo(desk.hand("friday")) is None
    with pytest.raises(Refused, match="nothing_to_undo"):
        undo(desk.hand("friday"), 1, None)


def test_undo_of_what_the_players_saw_needs_a_reason_and_the_last_step():
    desk = a_desk()
    desk.open("friday", event(4), actor="staff/1", command="c")
    hand = pair(desk, "friday")
    with pytest.raises(Refused, match="reason_missing"):
        undo(hand, hand.steps[-1].first, " ")
    with pytest.raises(Refused, match="not_the_last_step"):
        undo(hand, hand.steps[-2].first, "why")


def test_a_pairing_taken_back_leaves_what_was_settled_before():
    desk = a_desk()
    desk.open("friday", event(9), actor="staff/1", command="c")
    before = act(desk, "friday", MarkAbsent("4"))
    pair(desk, "friday", publish=False)
    after = act(desk, "friday", hall.TakeBackPairing(1))
    assert after.event == before.event
    assert next_round(after.event).absent == ("4",)


def test_two_sides_agree_or_wait_for_a_person():
    desk = a_desk()
    desk.open("friday", event(4), actor="staff/1", command="c")
    hand = pair(desk, "friday")
    one, two = (match.seats for match in hand.event.rounds[0].matches)
    won = Result(winner=one[0])
    hand = act(desk, "friday", hall.ReportSide(1, 1, one[0], won))
    assert hand.hall.sides(1, 1) == {one[0]: won}
    assert hand.event.rounds[0].matches[0].result is None
    hand = act(desk, "friday", hall.ReportSide(1, 1, one[1], won))
    assert hand.event.rounds[0].matches[0].result == won
    assert hand.hall.sides(1, 1) == {}
    act(desk, "friday", hall.ReportSide(1, 2, two[0], Result(winner=two[0])))
    hand = act(desk, "friday", hall.ReportSide(1, 2, two[1], Result(winner=two[1])))
    assert hand.hall.is_disputed(1, 2)
    assert hand.event.rounds[0].matches[1].result is None
