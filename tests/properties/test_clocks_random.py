"""The clocks of rounds and drafts on random facts and commands: what never happens, whatever people press."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from headjudge.findings import Refused
from headjudge.policy.clock import DeckCheckTime, Pauses
from headjudge.tournament import events
from headjudge.tournament.clocks import MINUTE
from headjudge.tournament.clocks import commands as ask
from headjudge.tournament.clocks.deciding import decide_clock
from headjudge.tournament.clocks.kept import Clocks, clock_state
from headjudge.tournament.clocks.round_clock import face
from headjudge.tournament.clocks.rules import SECOND, ClockRule
from headjudge.tournament.events import ClockName
from headjudge.tournament.state import Entrant, Match, Round, Tournament

ROUND = ClockName(1)
TABLES = (1, 2, 3)
RULES = [
    ClockRule(5 * MINUTE, Pauses(longer_than_seconds=60, round_clock=kind), check)
    for kind in ("stands_still", "as_of_a_match")
    for check in (None, DeckCheckTime(extra_minutes=3, most="whole_round"))
]
EVENT = Tournament(
    headjudge=1,
    name="",
    date="2026-11-30",
    policy="swiss",
    entrants=tuple(Entrant(str(number), str(number)) for number in range(6)),
    rounds=(Round(1, tuple(Match(t, (str(2 * t - 2), str(2 * t - 1))) for t in TABLES)),),
)
spans = st.one_of(st.integers(0, 20 * MINUTE), st.sampled_from([0, 1, MINUTE, MINUTE + 1]))
tables = st.sampled_from(TABLES)
facts_at_random = st.lists(
    st.tuples(
        spans,
        st.one_of(
            st.builds(lambda m: lambda at: events.ClockStarted(ROUND, at, m), st.integers(1, 60)),
            st.builds(
                lambda t: lambda at: events.ClockPaused(ROUND, at, t), st.sampled_from([None, *TABLES])
            ),
            st.builds(
                lambda t: lambda at: events.ClockResumed(ROUND, at, t), st.sampled_from([None, *TABLES])
            ),
            st.builds(
                lambda s: lambda at: events.ClockAdjusted(ROUND, at, s),
                st.integers(-1800, 1800),
            ),
            st.builds(
                lambda t, s: lambda at: events.TableExtended(ROUND, at, t, s), tables, st.integers(1, 900)
            ),
            st.builds(lambda t: lambda at: events.DeckCheckBegun(ROUND, at, t), tables),
            st.builds(lambda t: lambda at: events.DeckCheckEnded(ROUND, at, t), tables),
            st.just(lambda at: events.ClockEnded(ROUND, at)),
        ),
    ),
    max_size=14,
)


def dated(made):
    """The facts with their moments; the clock is started first, in most examples."""
    now, facts = 0, [events.ClockStarted(ROUND, 0, 50)]
    for span, build in made:
        now += span
        facts.append(build(now))
    return facts, now


def remaining(facts, rule, now):
    shown = face(facts, rule, now)
    return [shown.time_left, *(shown.table(table).time_left for table in TABLES)]


@settings(max_examples=300, deadline=None, derandomize=True)
@given(facts_at_random, st.sampled_from(RULES), spans, spans)
def test_what_is_left_grows_only_by_what_somebody_gave(made, rule, one, two):
    facts, now = dated(made)
    moments = sorted(
        {*(fact.at for fact in facts), *(max(fact.at - 1, 0) for fact in facts), now + one, now + two}
    )
    before = None
    for moment in moments:
        left = remaining(facts, rule, moment)
        given_now = sum(
            fact.seconds * SECOND
            for fact in facts
            if fact.at == moment
            and isinstance(fact, events.ClockAdjusted | events.TableExtended)
            and fact.seconds > 0
        )
        checks = sum(
            3 * MINUTE for fact in facts if fact.at == moment and isinstance(fact, events.DeckCheckEnded)
        )
        started = any(fact.at == moment and isinstance(fact, events.ClockStarted) for fact in facts)
        if before is not None and not started:
            allowed = given_now + checks
            assert all(new <= old + allowed for new, old in zip(left, before, strict=True))
        before = left


@settings(max_examples=150, deadline=None, derandomize=True)
@given(facts_at_random, st.sampled_from(RULES), spans)
def test_facts_to_come_change_nothing_and_asking_changes_nothing(made, rule, span):
    facts, now = dated(made)
    moment = max(0, now - span)
    shown = face(facts, rule, moment)
    assert shown == face([fact for fact in facts if fact.at <= moment], rule, moment)
    assert shown == face(tuple(facts), rule, moment)
    kept = clock_state(facts[len(facts) // 2 :], clock_state(facts[: len(facts) // 2]))
    assert kept == clock_state(facts)
    assert face(kept.timed(ROUND), rule, moment) == shown


@settings(max_examples=150, deadline=None, derandomize=True)
@given(facts_at_random, st.sampled_from(RULES), spans)
def test_the_end_that_is_shown_is_the_end_that_comes(made, rule, span):
    facts, now = dated(made)
    shown = face(facts, rule, now + span)
    for table in TABLES:
        told = shown.table(table)
        if told.phase == "running":
            assert told.ends_at == now + span + told.time_left
            assert face(facts, rule, told.ends_at - 1).table(table).phase == "running"
            assert face(facts, rule, told.ends_at).table(table).phase == "time_over"
        if told.phase == "time_over":
            assert told.ends_at <= now + span
            assert told.overtime == now + span - told.ends_at
            later = face(facts, rule, now + span + MINUTE).table(table)
            assert (later.phase, later.ends_at) == ("time_over", told.ends_at)
        if told.phase in ("paused", "checking"):
            assert told.ends_at is None
            assert face(facts, rule, now + span + MINUTE).table(table).time_left == told.time_left


def pressed(rng, tables):
    """A command as somebody clumsy would press it."""
    table, anywhere = rng.choice(tables), rng.choice([None, *tables])
    return rng.choice(
        [
            ask.StartClock(ROUND, rng.choice([0, 1, 50])),
            ask.PauseClock(ROUND, anywhere),
            ask.ResumeClock(ROUND, anywhere),
            ask.AdjustClock(ROUND, rng.choice([-600, 0, 600]), rng.choice(["", "why"])),
            ask.EndClock(ROUND),
            ask.ExtendTable(ROUND, table, rng.choice([-1, 0, 60]), "why"),
            ask.BeginDeckCheck(ROUND, table),
            ask.EndDeckCheck(ROUND, table),
        ]
    )


@pytest.mark.parametrize("seed", range(60))
def test_whatever_is_pressed_what_is_taken_shows_and_what_is_refused_changes_nothing(seed):
    rng = random.Random(seed)
    rule, clocks, now, taken = rng.choice(RULES), Clocks(), 0, 0
    for _ in range(60):
        now += rng.choice([0, 1_000, 59_000, 60_000, 61_000, 300_000])
        command = pressed(rng, TABLES)
        before = face(clocks.timed(ROUND), rule, now)
        try:
            made = decide_clock(EVENT, clocks, command, now, rule)
        except Refused:
            continue
        taken += 1
        clocks = clock_state(made, clocks)
        after = face(clocks.timed(ROUND), rule, now)
        if isinstance(command, ask.PauseClock):
            stopped = after if command.table is None else after.table(command.table)
            assert stopped.phase == "paused"
        elif isinstance(command, ask.ResumeClock) and command.table is None:
            assert after.phase != "paused"
        elif isinstance(command, ask.ResumeClock):
            assert not after.table(command.table).own_stop
        elif isinstance(command, ask.BeginDeckCheck):
            assert after.table(command.table).phase == "checking"
        elif isinstance(command, ask.EndDeckCheck):
            assert after.table(command.table).phase != "checking"
        elif isinstance(command, ask.ExtendTable):
            assert after.table(command.table).given == before.table(command.table).given + 60_000
        elif isinstance(command, ask.StartClock):
            assert (after.started, after.minutes) == (now, command.minutes)
        elif isinstance(command, ask.EndClock):
            assert after.phase == "ended"
        else:
            assert after != before
    assert taken >= 3
