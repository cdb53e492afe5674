"""Several commands of the event or the hall as one step: each decided on what those before it left."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from headjudge.desk.hand import InHand
from headjudge.tournament.commands import Command
from headjudge.tournament.decide import decide
from headjudge.tournament.evolve import evolve
from headjudge.tournament.hall.commands import HallCommand
from headjudge.tournament.hall.deciding import decide_hall
from headjudge.tournament.hall.kept import Hall, hall_state
from headjudge.tournament.state import Tournament
from headjudge.tournament.wire import Happening


@dataclass(frozen=True, slots=True)
class Decided:
    """The facts of what was asked, and the event and the hall as they are after them."""

    facts: tuple[Happening, ...]
    event: Tournament
    hall: Hall


def decided(hand: InHand, *asked: Command | HallCommand) -> Decided:
    """What commands bring about, in their order; raises what the first of them that cannot be raises.

    Nothing stands in any log yet; the facts are for ``Desk.act``.
    """
    event, hall = hand.event, hand.hall
    found: list[Happening] = []
    for command in asked:
        new = (
            decide_hall(event, hall, command) if isinstance(command, HallCommand) else decide(event, command)
        )
        for fact in new:
            event = evolve(event, fact)
        hall = hall_state(new, hall)
        found += new
    return Decided(tuple(found), event, hall)


def facts_of_commands(hand: InHand, asked: Iterable[Command | HallCommand]) -> list[Happening]:
    """The facts of commands in their order; raises what the first of them that cannot be raises."""
    return list(decided(hand, *asked).facts)
