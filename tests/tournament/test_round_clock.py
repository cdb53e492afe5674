"""The clock of a round or a step: its face at the exact boundaries, and what is refused."""

from dataclasses import replace

import pytest

from headjudge.findings import Refused
from headjudge.policy.clock import DeckCheckTime, Pauses
from headjudge.tournament import events
from headjudge.tournament.clocks import MINUTE
from headjudge.tournament.clocks.commands import (
    AdjustClock,
    BeginDeckCheck,
    EndClock,
    EndDeckCheck,
    ExtendTable,
    PauseClock,
    ResumeClock,
    StartClock,
)
from headjudge.tournament.clocks.deciding import decide_clock
from headjudge.tournament.clocks.kept import Clocks, clock_state
from headjudge.tournament.clocks.round_clock import face
from headjudge.tournament.clocks.rules import STEP_RULE, ClockRule
from headjudge.tournament.events import ClockName
from headjudge.tournament.state import Entrant, Match, Result, Round, Tournament
from headjudge.wording import LANGUAGES, speak

ROUND = ClockName(1)
BUILD = ClockName(1, "sealed_construction")
RULE = ClockRule(
    5 * MINUTE,
    Pauses(longer_than_seconds=60, round_clock="stands_still"),
    DeckCheckTime(extra_minutes=3, most="whole_round"),
)
AS_MATCHES = replace(RULE, pauses=Pauses(longer_than_seconds=60, round_clock="as_of_a_match"))
START = events.ClockStarted(ROUND, 0, 50)
EVENT = Tournament(
    headjudge=1,
    name="",
    date="2026-11-30",
    policy="fab/blitz",
    entrants=tuple(Entrant(str(number), str(number)) for number in range(1, 7)),
    rounds=(
        Round(
            1,
            (Match(1, ("1", "2")), Match(2, ("3", "4"), Result(winner="3")), Match(3, ("5", "6"))),
        ),
    ),
)


def at(minutes):
    return minutes * MINUTE


def shown(*facts, now, rule=RULE):
    return face((START, *facts), rule, now)


class TestHall:
    def test_nothing_starts_by_itself(self):
        waiting = face((), RULE, at(1000))
        assert (waiting.phase, waiting.started, waiting.ends_at, waiting.last_end) == (
            "waiting",
            None,
            None,
            None,
        )

    @pytest.mark.parametrize(
        ("now", "phase", "left", "start_left"),
        [
            (0, "starting", at(50), at(5)),
            (at(5) - 1, "starting", at(45) + 1, 1),
            (at(5), "running", at(45), 0),
            (at(50) - 1, "running", 1, 0),
            (at(50), "time_over", 0, 0),
            (at(51), "time_over", 0, 0),
        ],
    )
    def test_the_boundaries(self, now, phase, left, start_left):
        seen = shown(now=now)
        assert (seen.phase, seen.time_left, seen.start_left) == (phase, left, start_left)
        assert seen.ends_at == at(50)
        assert seen.overtime == max(now - at(50), 0)

    def test_a_device_whose_time_lags_sees_an_earlier_face(self):
        facts = (replace(START, at=at(10)), events.ClockPaused(ROUND, at(20)))
        assert face(facts, RULE, at(10) - 1).phase == "waiting"
        assert face(facts, RULE, at(20) - 1).phase == "running"
        assert face(facts, RULE, at(20)).phase == "paused"

    def test_the_clock_itself_stands_still_while_it_is_paused(self):
        pause = events.ClockPaused(ROUND, at(10))
        seen = shown(pause, now=at(30))
        assert (seen.phase, seen.time_left, seen.ends_at, seen.paused_at) == ("paused", at(40), None, at(10))
        after = shown(pause, events.ClockResumed(ROUND, at(10) + 30_000), now=at(11))
        assert (after.phase, after.ends_at) == ("running", at(50) + 30_000)

    def test_a_rule_may_count_a_pause_of_the_clock_as_one_of_every_match(self):
        pause = events.ClockPaused(ROUND, at(10))
        for lasted, end in ((60_000, at(50)), (60_001, at(50) + 60_001)):
            resumed = events.ClockResumed(ROUND, at(10) + lasted)
            assert shown(pause, resumed, now=at(20), rule=AS_MATCHES).ends_at == end
        short = events.ClockResumed(ROUND, at(10) + 40_000)
        checked = (events.DeckCheckBegun(ROUND, at(9), 1), pause, short)
        assert shown(*checked, now=at(12), rule=AS_MATCHES).table(1).time_left == at(41)

    def test_time_that_is_up_is_not_paused(self):
        late = (events.ClockPaused(ROUND, at(51)), events.ClockResumed(ROUND, at(60)))
        seen = shown(*late, now=at(61))
        assert (seen.phase, seen.ends_at, seen.overtime) == ("time_over", at(50), at(11))

    def test_a_pause_for_a_late_table_leaves_the_end_of_the_others(self):
        facts = (events.TableExtended(ROUND, at(1), 1, 600), events.ClockPaused(ROUND, at(52)))
        seen = shown(*facts, now=at(55))
        assert (seen.phase, seen.ends_at, seen.overtime) == ("paused", at(50), at(5))
        assert (seen.table(1).phase, seen.table(1).time_left) == ("paused", at(8))
        assert seen.last_end is None
        done = shown(*facts, events.ClockResumed(ROUND, at(62)), now=at(71))
        assert (done.table(1).phase, done.table(1).ends_at, done.last_end) == ("time_over", at(70), at(70))

    def test_it_is_adjusted_for_everybody(self):
        seen = shown(events.ClockAdjusted(ROUND, at(2), -900), now=at(2))
        assert (seen.ends_at, seen.phase, seen.minutes) == (at(35), "starting", 50)
        again = shown(events.ClockAdjusted(ROUND, at(55), 600), now=at(56))
        assert (again.phase, again.ends_at, again.overtime) == ("running", at(60), 0)

    def test_it_ends_and_can_be_started_anew(self):
        ended = events.ClockEnded(ROUND, at(3))
        seen = shown(events.TableExtended(ROUND, at(1), 1, 60), ended, now=at(4))
        assert (seen.phase, seen.time_left, seen.table(1).phase) == ("ended", 0, "ended")
        anew = shown(
            events.TableExtended(ROUND, at(1), 1, 60), ended, events.ClockStarted(ROUND, at(5), 55), now=at(6)
        )
        assert (anew.ends_at, anew.tables) == (at(60), ())


class TestTables:
    def test_a_table_without_facts_has_what_the_hall_has(self):
        seen = shown(now=at(1)).table(7)
        assert (seen.phase, seen.time_left, seen.ends_at, seen.given) == ("running", at(49), at(50), 0)

    def test_an_extension_is_for_one_table(self):
        seen = shown(events.TableExtended(ROUND, at(1), 1, 240), now=at(52))
        assert (seen.phase, seen.table(1).time_left, seen.table(3).overtime) == ("time_over", at(2), at(2))
        assert seen.last_end == at(54)

    def test_an_extension_after_time_counts_from_the_end_of_the_table(self):
        seen = shown(events.TableExtended(ROUND, at(51), 1, 240), now=at(52)).table(1)
        assert (seen.phase, seen.ends_at) == ("running", at(54))

    @pytest.mark.parametrize(
        ("lasted", "given"), [(59_999, 0), (60_000, 0), (60_001, 60_001), (at(9), at(9))]
    )
    def test_a_pause_is_given_back_when_it_was_longer_than_a_minute(self, lasted, given):
        pause = events.ClockPaused(ROUND, at(10), 1)
        during = shown(pause, now=at(10) + lasted).table(1)
        assert (during.phase, during.time_left, during.stopped_at) == ("paused", at(40), at(10))
        after = shown(pause, events.ClockResumed(ROUND, at(10) + lasted, 1), now=at(20))
        assert (after.table(1).given, after.table(1).ends_at) == (given, at(50) + given)
        assert after.ends_at == at(50)

    def test_time_may_run_out_in_a_short_pause(self):
        facts = (
            events.ClockPaused(ROUND, at(50) - 10_000, 1),
            events.ClockResumed(ROUND, at(50) + 20_000, 1),
        )
        seen = shown(*facts, now=at(51)).table(1)
        assert (seen.phase, seen.ends_at, seen.overtime) == ("time_over", at(50), at(1))

    def test_a_pause_at_the_end_gives_back_what_was_left(self):
        facts = (events.ClockPaused(ROUND, at(46), 1), events.ClockResumed(ROUND, at(52), 1))
        assert shown(*facts, now=at(52)).table(1).time_left == at(4)

    def test_what_the_hall_stood_still_is_not_given_back_twice(self):
        facts = (
            events.ClockPaused(ROUND, at(10), 1),
            events.ClockPaused(ROUND, at(11)),
            events.ClockResumed(ROUND, at(21)),
            events.ClockResumed(ROUND, at(22), 1),
        )
        seen = shown(*facts, now=at(22))
        assert (seen.time_left, seen.table(1).time_left) == (at(38), at(40))
        short = (*facts[:3], events.ClockResumed(ROUND, at(21), 1))
        assert shown(*short, now=at(22)).table(1).time_left == at(38)

    def test_decks_taken_before_the_start_cost_nothing(self):
        before = (events.DeckCheckBegun(ROUND, at(1), 1), events.ClockStarted(ROUND, at(3), 50))
        assert face(before[:1], RULE, at(2)).table(1).phase == "checking"
        seen = face((*before, events.DeckCheckEnded(ROUND, at(8), 1)), RULE, at(8)).table(1)
        assert seen.time_left == at(50)
        early = face((before[0], events.DeckCheckEnded(ROUND, at(2), 1), before[1]), RULE, at(3))
        assert early.tables == ()


def run(*steps, event=EVENT, rule=RULE):
    """Commands one after the other, each a minute after the one before; the clocks after all of them."""
    clocks = Clocks()
    for minute, command in enumerate(steps):
        clocks = clock_state(decide_clock(event, clocks, command, at(minute), rule), clocks)
    return clocks


REFUSED = [
    ("started", [StartClock(ROUND, 50), StartClock(ROUND, 50)]),
    ("started", [StartClock(ROUND, 50), PauseClock(ROUND), StartClock(ROUND, 50)]),
    ("minutes", [StartClock(ROUND, 0)]),
    ("minutes", [StartClock(ROUND, -5)]),
    ("step_open", [StartClock(BUILD, 30), StartClock(ROUND, 50)]),
    ("step_open", [StartClock(BUILD, 30), StartClock(ClockName(1, "sealed_verification"), 10)]),
    ("not_started", [PauseClock(ROUND)]),
    ("not_started", [ResumeClock(ROUND)]),
    ("not_started", [EndClock(ROUND)]),
    ("not_started", [ExtendTable(ROUND, 1, 60, "late")]),
    ("not_started", [AdjustClock(ROUND, 60, "late")]),
    ("ended", [StartClock(ROUND, 50), EndClock(ROUND), PauseClock(ROUND)]),
    ("ended", [StartClock(ROUND, 50), EndClock(ROUND), BeginDeckCheck(ROUND, 1)]),
    ("ended", [StartClock(ROUND, 50), BeginDeckCheck(ROUND, 1), EndClock(ROUND), EndDeckCheck(ROUND, 1)]),
    ("paused", [StartClock(ROUND, 50), PauseClock(ROUND), PauseClock(ROUND)]),
    ("runs", [StartClock(ROUND, 50), ResumeClock(ROUND)]),
    ("table_runs", [StartClock(ROUND, 50), PauseClock(ROUND), ResumeClock(ROUND, 1)]),
    ("table_runs", [StartClock(ROUND, 50), BeginDeckCheck(ROUND, 1), ResumeClock(ROUND, 1)]),
    ("table_paused", [StartClock(ROUND, 50), PauseClock(ROUND, 1), PauseClock(ROUND, 1)]),
    ("table_paused", [StartClock(ROUND, 50), PauseClock(ROUND, 1), BeginDeckCheck(ROUND, 1)]),
    ("checked", [StartClock(ROUND, 50), BeginDeckCheck(ROUND, 1), PauseClock(ROUND, 1)]),
    ("checked", [BeginDeckCheck(ROUND, 1), BeginDeckCheck(ROUND, 1)]),
    ("not_checked", [StartClock(ROUND, 50), EndDeckCheck(ROUND, 1)]),
    ("table_done", [StartClock(ROUND, 50), ExtendTable(ROUND, 2, 60, "late")]),
    ("table_done", [StartClock(ROUND, 50), PauseClock(ROUND, 2)]),
    ("table_done", [BeginDeckCheck(ROUND, 2)]),
    ("table_time_over", [StartClock(ROUND, 1), PauseClock(ROUND, 1)]),
    ("time_over", [StartClock(ROUND, 1), PauseClock(ROUND)]),
    ("extension", [StartClock(ROUND, 50), ExtendTable(ROUND, 1, -60, "late")]),
    ("extension", [StartClock(ROUND, 50), ExtendTable(ROUND, 1, 0, "late")]),
    ("reason", [StartClock(ROUND, 50), ExtendTable(ROUND, 1, 60, " ")]),
    ("reason", [StartClock(ROUND, 50), AdjustClock(ROUND, 60, "")]),
    ("adjusted", [StartClock(ROUND, 50), AdjustClock(ROUND, 0, "late")]),
    ("adjusted", [StartClock(ROUND, 2), AdjustClock(ROUND, -60, "a"), AdjustClock(ROUND, -60, "b")]),
    ("step_tables", [StartClock(BUILD, 30), ExtendTable(BUILD, 1, 60, "late")]),
]


@pytest.mark.parametrize(("code", "steps"), REFUSED)
def test_what_cannot_be_is_refused_in_words(code, steps):
    clocks = run(*steps[:-1])
    with pytest.raises(Refused) as raised:
        decide_clock(EVENT, clocks, steps[-1], at(len(steps) - 1), RULE)
    (finding,) = raised.value.findings
    assert finding.code == f"refuse.clock_{code}"
    for language in LANGUAGES:
        assert speak(language).finding(finding)


@pytest.mark.parametrize(
    ("code", "command"),
    [
        ("refuse.no_such_round", StartClock(ClockName(2), 50)),
        ("refuse.no_such_round", BeginDeckCheck(ClockName(2), 1)),
        ("refuse.no_such_match", BeginDeckCheck(ROUND, 9)),
    ],
)
def test_a_round_or_table_that_is_not_there(code, command):
    with pytest.raises(Refused) as raised:
        decide_clock(EVENT, Clocks(), command, 0, RULE)
    assert [finding.code for finding in raised.value.findings] == [code]
    assert all(speak(language).finding(raised.value.findings[0]) for language in LANGUAGES)


def test_a_moment_before_the_last_fact_is_refused_with_the_seconds():
    clocks = clock_state(decide_clock(EVENT, Clocks(), StartClock(ROUND, 50), at(5), RULE))
    with pytest.raises(Refused) as raised:
        decide_clock(EVENT, clocks, PauseClock(ROUND), at(5) - 1_001, RULE)
    (finding,) = raised.value.findings
    assert (finding.code, finding.params["seconds"]) == ("refuse.clock_time_went_back", 2)
    assert decide_clock(EVENT, clocks, PauseClock(ROUND), at(5), RULE) == [events.ClockPaused(ROUND, at(5))]


def test_every_command_brings_one_fact_with_its_moment():
    clocks = run(
        StartClock(BUILD, 30),
        AdjustClock(BUILD, 600, "a late pod"),
        EndClock(BUILD),
        BeginDeckCheck(ROUND, 3),
        StartClock(ROUND, 50),
        PauseClock(ROUND, reason="fire alarm"),
        ResumeClock(ROUND),
        PauseClock(ROUND, 1, "a ruling"),
        ResumeClock(ROUND, 1),
        EndDeckCheck(ROUND, 3),
        ExtendTable(ROUND, 1, 120, "a long walk"),
        EndClock(ROUND),
        StartClock(ROUND, 50),
    )
    assert [fact.at for fact in clocks.timed(BUILD)] == [at(0), at(1), at(2)]
    assert clocks.timed(ROUND)[1:4] == (
        events.ClockStarted(ROUND, at(4), 50),
        events.ClockPaused(ROUND, at(5), None, "fire alarm"),
        events.ClockResumed(ROUND, at(6)),
    )
    assert clocks.timed(ROUND)[7] == events.TableExtended(ROUND, at(10), 1, 120, "a long walk")
    assert clocks.last(ROUND) == at(12)
    assert face(clocks.timed(ROUND), RULE, at(13)).time_left == at(49)


def test_a_step_that_ran_out_holds_up_nothing():
    clocks = run(StartClock(BUILD, 1))
    assert decide_clock(EVENT, clocks, StartClock(ROUND, 50), at(1), RULE)
    with pytest.raises(Refused):
        decide_clock(EVENT, clocks, StartClock(ROUND, 50), at(1) - 1, RULE)


def test_pairing_a_round_starts_no_clock():
    paired = events.RoundPaired(1, None, (events.PairedMatch(1, ("1", "2")),), (), ())
    clocks = clock_state([paired])
    assert clocks.timed(ROUND) == ()
    assert face(clocks.timed(ROUND), RULE, at(500)).phase == "waiting"


def test_a_step_has_no_start_procedure_and_loses_nothing_to_a_pause():
    facts = (
        events.ClockStarted(BUILD, 0, 30),
        events.ClockPaused(BUILD, at(1)),
        events.ClockResumed(BUILD, at(1) + 10_000),
    )
    assert face(facts[:1], STEP_RULE, 0).phase == "running"
    assert face(facts, STEP_RULE, at(2)).ends_at == at(30) + 10_000
