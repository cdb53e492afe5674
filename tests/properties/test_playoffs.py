"""Whole play-offs through the commands: any results, any order, any correction, read and replayed at every step."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from headjudge.findings import Refused
from headjudge.running.auditing import audit
from headjudge.running.brackets.bracket import bracket_of
from headjudge.running.brackets.resting import falls
from headjudge.running.next_round import next_round
from headjudge.running.table import standings
from headjudge.tournament import commands
from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.evolve import replay
from headjudge.tournament.history import history
from headjudge.tournament.state import Result, Tournament
from tests.running.brackets.played import at_playoff, by_chance, is_paired_out, open_matches, report
from tests.running.made_by_hand import after

KINDS: list[tuple[str, dict[str, Any], tuple[int, ...]]] = [
    ("fab/classic-constructed", {}, tuple(range(2, 10))),
    ("fab/classic-constructed", {"options": {"elimination": "double"}}, tuple(range(2, 10))),
    ("fab/booster-draft", {"options": {"playoff": "draft"}}, tuple(range(2, 10))),
    ("pods/plain", {}, (4, 7, 10, 13, 16)),
    ("pods/plain", {"options": {"playoff_drawn": "untimed", "playoff_seats": "random"}}, (7, 10)),
]
ORDER = {"done": 3, "running": 2, "ready": 1, "waiting": 0}


def steps_are_sound(state: Tournament) -> None:
    """The file reads back, the facts replay, and each match is where the matches before it lead."""
    assert read_event(write_event(state).encode())[0] == state
    assert replay(history(state, {})) == state
    found = bracket_of(state)
    by_number = {match.number: match for match in found.matches}
    for match in found.matches:
        before = [by_number[source.match].state for source in match.came_from]
        assert (match.state == "waiting") is any(one != "done" for one in before)
        known = [name for name in match.seats if name is not None]
        assert len(set(known)) == len(known)
    assert not found.filled.misfits
    assert not found.filled.strays
    assert [one for one in audit(state) if one.severity == "error"] == []


def result_of(state: Tournament, number: int, table: int) -> Result | None:
    """What stands there."""
    return next(m.result for m in state.rounds[number - 1].matches if m.table == table)


def correct_something(state: Tournament, rng: random.Random) -> Tournament:
    """One played match of the play-off gets another result; what rests on it falls."""
    done = [m for m in bracket_of(state).matches if m.state == "done" and m.round is not None]
    if not done:
        return state
    match = rng.choice(done)
    assert match.round is not None
    assert match.table is not None
    result = None if rng.random() < 0.2 else by_chance(rng)(match)
    reason = rng.choice((None, "slip"))
    falling = falls(state, commands.Report(match.round, match.table, result))
    if not falling:
        return report(state, match.round, match.table, result, reason=reason)
    with pytest.raises(Refused) as caught:
        report(state, match.round, match.table, result)
    first, *others = caught.value.findings
    assert (first.code, first.params["count"]) == ("refuse.playoff_result_used", len(falling))
    assert [one.code for one in others] == [f"running.match_{fall.kind}" for fall in falling]
    had = result_of(state, match.round, match.table)
    changed = report(state, match.round, match.table, result, reason=reason, cascade=True)
    stood = next(m for m in changed.rounds[match.round - 1].matches if m.table == match.table)
    assert stood.was[-1].result == had
    gone = sum(len(r.withdrawn) for r in changed.rounds) - sum(len(r.withdrawn) for r in state.rounds)
    reseated = sum(len(m.was) for r in changed.rounds for m in r.matches) + sum(
        len(w.match.was) for r in changed.rounds for w in r.withdrawn
    )
    before = sum(len(m.was) for r in state.rounds for m in r.matches) + sum(
        len(w.match.was) for r in state.rounds for w in r.withdrawn
    )
    assert gone + reseated - before - 1 == len(others)
    return changed


@pytest.mark.parametrize("kind", range(len(KINDS)))
@settings(max_examples=12, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), corrections=st.integers(0, 4))
def test_a_play_off_with_corrections_comes_to_one_champion(kind: int, seed: int, corrections: int) -> None:
    policy, stage, fields = KINDS[kind]
    rng = random.Random(seed)
    field = rng.choice(fields)
    state = at_playoff(field, policy, entrants=max(8, -(-field // 4) * 4), seed=str(seed), **stage)
    steps_are_sound(state)
    for _ in range(80):
        running = open_matches(state)
        if running:
            match = rng.choice(running)  # any order
            assert match.round is not None
            assert match.table is not None
            state = report(state, match.round, match.table, by_chance(rng)(match))
        elif bracket_of(state).filled.is_over:
            assert is_paired_out(state)
            break
        else:
            state = after(state, *next_round(state).commands())
        steps_are_sound(state)
        if corrections and rng.random() < 0.3:
            corrections -= 1
            state = correct_something(state, rng)
            steps_are_sound(state)
    found = bracket_of(state)
    assert found.filled.is_over
    rows = standings(state).rows
    assert [row.place for row in rows[:field]] == list(range(1, field + 1))
    assert rows[0].entrant == found.filled.champion
    lives = 2 if stage.get("options", {}).get("elimination") == "double" else 1
    for name in found.seeds:
        results = [m for m in found.matches if name in m.players]
        lost = sum(1 for match in results if match.winner != name)
        assert lost == lives or (name == found.filled.champion and lost < lives)


@settings(max_examples=15, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6))
def test_who_leaves_lets_the_others_go_on_and_nobody_moves_up(seed: int) -> None:
    rng = random.Random(seed)
    policy, stage, fields = KINDS[rng.randrange(4)]
    field = rng.choice(fields)
    state = at_playoff(field, policy, entrants=max(8, -(-field // 4) * 4), **stage)
    gone: list[str] = []
    through = state.cuts[0].through
    for _ in range(60):
        running = open_matches(state)
        if running:
            match = running[0]
            assert match.round is not None
            assert match.table is not None
            state = report(state, match.round, match.table, by_chance(rng)(match))
        else:
            leaving = rng.choice(through)
            if rng.random() < 0.4 and leaving not in gone:
                leave = rng.choice((commands.Drop, commands.Disqualify))
                state = after(state, leave(leaving))
                gone.append(leaving)
            if bracket_of(state).filled.is_over:
                assert is_paired_out(state)
                break
            state = after(state, *next_round(state).commands())
        assert read_event(write_event(state).encode())[0] == state
        assert [one for one in audit(state) if one.severity == "error"] == []
        late = {n for r in state.rounds[-1:] for m in r.matches for n in m.seats if m.result is None}
        assert late <= set(through) - set(gone)
    found = bracket_of(state)
    assert found.filled.is_over
    assert state.cuts[0].through == through
