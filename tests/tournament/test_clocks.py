"""The turn clock with the rules of other series: no turn finished, a turn of each of the living, a hard stop."""

import pytest

from headjudge.findings import InvariantBroken
from headjudge.policy.pods import TableClock
from headjudge.tournament.clocks import MINUTE, time_is_up
from headjudge.tournament.clocks.turns import Eliminated, MatchEnded, TurnBegan, TurnEnded, table_clock
from headjudge.wording import LANGUAGES, speak

UP = 60 * MINUTE
STARTED = (TurnBegan(55 * MINUTE, "A"),)


def at(minute):
    return minute * MINUTE


def clock(rule, *facts, now):
    return table_clock("ABCD", facts, rule, UP, now)


def test_time_is_up_after_the_minutes_and_what_was_given_on_top():
    assert time_is_up(1_000, 50) == 1_000 + 50 * MINUTE
    assert time_is_up(1_000, 50, extension=at(3)) == 1_000 + 53 * MINUTE


def test_a_turn_that_begins_as_time_is_called_is_the_last_one():
    face = clock(TableClock(turns=1), *STARTED, TurnBegan(UP, "B"), now=UP + 1)
    assert (face.phase, face.active, face.further_left) == ("last_turn", "B", 1)
    later = clock(TableClock(turns=1), *STARTED, TurnBegan(UP + 1, "B"), now=UP + 1)
    assert (later.phase, later.active) == ("further_turn", "B")


def test_without_a_turn_to_finish_time_ends_the_match():
    face = clock(TableClock(finish_turn=False, turns=0), *STARTED, now=UP)
    assert (face.phase, face.over_since) == ("time_over", UP)


def test_without_a_turn_to_finish_the_further_turns_begin_at_once():
    face = clock(TableClock(finish_turn=False, turns=1), *STARTED, now=UP)
    assert (face.phase, face.active) == ("further_turn", "B")


def test_each_of_the_living_has_a_turn_and_who_goes_out_takes_theirs_along():
    rule = TableClock(turns=0, each_living=True)
    assert clock(rule, *STARTED, now=UP).further_left == 4
    gone = clock(rule, *STARTED, Eliminated(at(61), "C"), now=at(61))
    assert (gone.further_left, gone.next_player) == (3, "B")
    done = [*STARTED, TurnBegan(at(61), "B"), Eliminated(at(62), "D"), TurnBegan(at(63), "C")]
    last = clock(rule, *done, TurnBegan(at(64), "A"), now=at(65))
    assert (last.phase, last.active, last.next_player) == ("further_turn", "A", None)
    assert clock(rule, *done, TurnBegan(at(64), "A"), TurnEnded(at(66)), now=at(66)).phase == "time_over"


def test_who_goes_out_in_their_last_turn_has_no_turn_after_it():
    face = clock(TableClock(turns=0, each_living=True), *STARTED, Eliminated(at(61), "A"), now=at(61))
    assert (face.phase, face.active, face.further_left) == ("further_turn", "B", 2)


def test_fixed_turns_stay_as_many_when_somebody_goes_out():
    rule = TableClock(turns=3, turns_beyond_two=2)
    assert clock(rule, *STARTED, Eliminated(at(61), "C"), now=at(61)).further_left == 7


def test_the_hard_stop_ends_the_match_wherever_it_stands():
    rule = TableClock(turns=9, hard_stop_minutes=20)
    assert clock(rule, *STARTED, now=at(80) - 1).phase == "last_turn"
    assert clock(rule, *STARTED, now=at(80)).phase == "time_over"
    face = clock(rule, *STARTED, TurnBegan(at(85), "B"), now=at(90))
    assert (face.phase, face.over_since, face.active) == ("time_over", at(80), None)


def test_a_table_that_told_nothing_says_whose_turn_it_is_when_time_is_over():
    rule = TableClock(turns=1)
    assert clock(rule, now=0).phase == "waiting"
    assert clock(rule, now=UP).phase == "last_turn"
    face = clock(rule, TurnBegan(at(62), "C"), now=at(62))
    assert (face.phase, face.active, face.next_player) == ("last_turn", "C", "D")


def test_the_dead_take_no_turns_and_go_out_once():
    facts = [*STARTED, Eliminated(at(56), "B"), Eliminated(at(57), "B"), TurnBegan(at(58), "B")]
    face = clock(TableClock(turns=1), *facts, now=at(58))
    assert (face.active, face.living) == ("A", ("A", "C", "D"))


def test_a_result_ends_the_clock_also_after_time_is_over():
    facts = [*STARTED, TurnBegan(at(61), "B"), TurnEnded(at(63)), MatchEnded(at(64))]
    assert clock(TableClock(turns=1), *facts, now=at(63)).phase == "time_over"
    assert clock(TableClock(turns=1), *facts, now=at(64)).phase == "ended"


def test_without_a_limit_nobody_calls_the_judge():
    face = clock(TableClock(turns=1), *STARTED, now=at(1000))
    assert (face.call_judge, face.judge_at) == (False, None)


def test_a_stranger_is_a_bug():
    with pytest.raises(InvariantBroken):
        clock(TableClock(turns=1), TurnBegan(0, "X"), now=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_phase_has_its_words(language):
    for phase in (
        "waiting",
        "in_time",
        "last_turn",
        "further_turn",
        "time_over",
        "ended",
        "last_turn_of_all",
    ):
        assert speak(language).say(f"clock.{phase}", player="Aki", next="Ben")
    assert "Aki" in speak(language).say("clock.further_turn_last", player="Aki")
    assert "5" in speak(language).say("clock.call_judge", minutes=5)
