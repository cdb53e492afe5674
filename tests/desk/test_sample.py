"""The sample: the same for a seed, whatever the hour, and with everything in it that a newcomer should see."""

import datetime
import itertools

import pytest

from headjudge.desk.sample import AT_TABLES, IN_PLAY, OVER, SAMPLES, sample_events, sample_name
from headjudge.findings import Refused
from headjudge.running.auditing import audit
from headjudge.running.next_round import next_round
from headjudge.running.stages import policy_in_force
from headjudge.store.memory import MemoryStore
from headjudge.tournament.clocks.round_clock import face
from headjudge.tournament.clocks.rules import round_rule
from headjudge.tournament.events import ClockName
from headjudge.tournament.rows import broken_links
from tests.desk.making import a_desk

NOW = datetime.datetime(2026, 11, 27, 20, 0, tzinfo=datetime.UTC)


def made(seed="1", now=NOW):
    store, salts = MemoryStore(), itertools.count()
    sample_events(
        store, seed=seed, now=now, day=now.date(), actor="staff/1", new_salt=lambda: f"salt {next(salts)}"
    )
    return store


@pytest.fixture(scope="module")
def store():
    return made()


def test_it_is_the_same_for_a_seed_at_any_hour(store):
    later = a_desk(made(now=NOW + datetime.timedelta(hours=1, seconds=7)))
    other = a_desk(made("2"))
    here = a_desk(store)
    for name in SAMPLES:
        assert later.hand(name).event == here.hand(name).event
        assert later.hand(name).hall == here.hand(name).hall
    assert other.hand(IN_PLAY).event.rounds != here.hand(IN_PLAY).event.rounds


def test_every_log_is_sound_and_what_the_rules_would_give(store):
    for name in SAMPLES:
        assert broken_links(store.read(name), store.texts(name)) == []
        assert [one.code for one in audit(a_desk(store).hand(name).event) if one.severity == "error"] == []


def test_round_three_is_in_play(store):
    hand = a_desk(store).hand(IN_PLAY)
    assert (len(hand.event.rounds), hand.hall.published) == (3, 3)
    last = hand.event.rounds[-1].matches
    open_tables = [match.table for match in last if match.result is None]
    assert 10 < len(open_tables) < len(last) - 5
    assert [table for table in open_tables if hand.hall.is_disputed(3, table)] == [2]
    assert [table for table in open_tables if len(hand.hall.sides(3, table)) == 1] == [4]
    late = {entrant.id for entrant in hand.event.entrants} - hand.hall.present
    assert late == {"65"}
    assert [one.id for one in hand.hall.waiting] == ["66"]
    rule = round_rule(policy_in_force(hand.event.policy, hand.event.date))
    shown = face(hand.clocks.facts[ClockName(3)], rule, int(NOW.timestamp() * 1000))
    assert shown.phase == "running"
    assert hand.changed < "2026-11-27T20:00:00.000Z"


def test_one_event_is_over_and_one_is_at_tables_of_four(store):
    desk = a_desk(store)
    over = desk.hand(OVER).event
    assert all(match.result for played in over.rounds for match in played.matches)
    with pytest.raises(Refused):
        next_round(over)
    tables = desk.hand(AT_TABLES).event.rounds
    assert {len(match.seats) for played in tables for match in played.matches} <= {3, 4}
    assert [sum(match.result is None for match in played.matches) > 0 for played in tables] == [False, True]


def test_it_is_made_once(store):
    before = [store.head(name) for name in SAMPLES]
    salts = itertools.repeat("s")
    sample_events(store, seed="3", now=NOW, day=NOW.date(), actor="staff/1", new_salt=salts.__next__)
    assert [store.head(name) for name in SAMPLES] == before


def test_names_differ():
    assert len({sample_name(place) for place in range(66)}) == 66
