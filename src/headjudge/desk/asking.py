"""Several commands of the event or the hall as one step: each decided on what those before it left."""

from __future__ import annotations

from collections.abc import Iterable

from headjudge.desk.hand import InHand
from headjudge.tournament.commands import Command
from headjudge.tournament.decide import decide
from headjudge.tournament.evolve import evolve
from headjudge.tournament.hall.commands import HallCommand
from headjudge.tournament.hall.deciding import decide_hall
from headjudge.tournament.hall.kept import hall_state
from headjudge.tournament.state import Tournament
from headjudge.tournament.wire import Happening


def facts_of_commands(hand: InHand, asked: Iterable[Command | HallCommand]) -> list[Happening]:
    """The facts of commands in their order; raises what the first of them that cannot be raises."""
    event: Tournament = hand.event
    hall = hand.hall
    found: list[Happening] = []
    for command in asked:
        new = (
            decide_hall(event, hall, command) if isinstance(command, HallCommand) else decide(event, command)
        )
        for fact in new:
            event = evolve(event, fact)
        hall = hall_state(new, hall)
        found += new
    return found
