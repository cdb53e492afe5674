"""Events for lists to be read against."""

from collections.abc import Iterable

from headjudge.tournament.commands import Command
from headjudge.tournament.decide import decide
from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.evolve import evolve
from headjudge.tournament.state import Entrant, Tournament


def event(*entrants: Entrant | str, policy: str = "fab/classic-constructed") -> Tournament:
    """An event before its first round; a text is an entrant of that name, numbered in order."""
    made = tuple(
        Entrant(id=str(place), name=one) if isinstance(one, str) else one
        for place, one in enumerate(entrants, 1)
    )
    return Tournament(
        headjudge=1, name="Armory", date="2025-11-30", policy=policy, entrants=made, rounds=(), seed="s"
    )


def after(state: Tournament, asked: Iterable[Command]) -> Tournament:
    """The event after commands, as a file would hold it: what a file refuses is refused here."""
    for command in asked:
        for fact in decide(state, command):
            state = evolve(state, fact)
    return read_event(write_event(state).encode())[0]
