"""Events for tests of ``running``, through the event file as everybody else gets them."""

import json
import random
from typing import Any

from headjudge.running.next_round import next_round
from headjudge.tournament import commands
from headjudge.tournament.decide import decide
from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.evolve import evolve
from headjudge.tournament.state import Result, Tournament


def event(count: int, **changes: Any) -> Tournament:
    """A Classic Constructed event of ``count`` entrants before its first round."""
    plain: dict[str, Any] = {
        "headjudge": 1,
        "name": "E",
        "date": "2025-11-30",
        "policy": "fab/classic-constructed",
        "seed": "seed",
        "entrants": [{"id": f"E{place:03d}", "name": f"Name {place}"} for place in range(count)],
        "rounds": [],
    }
    plain.update(changes)
    return read_event(json.dumps(plain).encode())[0]


def after(state: Tournament, *asked: commands.Command) -> Tournament:
    """The state after commands."""
    for command in asked:
        for fact in decide(state, command):
            state = evolve(state, fact)
    return state


def paired(state: Tournament) -> Tournament:
    """The state once the next round is paired; it can be written and read."""
    state = after(state, *next_round(state).commands())
    assert read_event(write_event(state).encode())[0] == state
    return state


def reported(state: Tournament, rng: random.Random, draws: float = 0.03) -> Tournament:
    """Every open table of the last round gets a random result."""
    last = state.rounds[-1]
    for match in last.matches:
        if match.result is None:
            draw = rng.random() < draws
            winner = None if draw else rng.choice(match.seats)
            state = after(state, commands.Report(last.number, match.table, Result(winner=winner, draw=draw)))
    return state


def played(state: Tournament, rounds: int, seed: int = 1, draws: float = 0.03) -> Tournament:
    """The state after so many more rounds."""
    rng = random.Random(seed)
    for _ in range(rounds):
        state = reported(paired(state), rng, draws)
    return state
