"""Several things asked at once: each is decided on what the one before it left, all as one step of the log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast, get_args

from headjudge.desk.hand import InHand
from headjudge.tournament.commands import Command
from headjudge.tournament.decide import decide
from headjudge.tournament.evolve import evolve
from headjudge.tournament.hall.commands import HallCommand
from headjudge.tournament.hall.deciding import decide_hall
from headjudge.tournament.hall.kept import Hall, hall_state
from headjudge.tournament.state import Tournament
from headjudge.tournament.wire import Happening

_OF_THE_HALL = get_args(HallCommand)


@dataclass(frozen=True, slots=True)
class Decided:
    """The facts of what was asked, and the event and the hall as they are after them."""

    facts: tuple[Happening, ...]
    event: Tournament
    hall: Hall


def decided(hand: InHand, *asked: Command | HallCommand) -> Decided:
    """The facts that commands of the event and of the hall bring about, one after another. Raises Refused, InputError.

    Nothing stands in any log yet; the facts are for ``Desk.act``.
    """
    facts: list[Happening] = []
    event, hall = hand.event, hand.hall
    for command in asked:
        if isinstance(command, _OF_THE_HALL):
            new = decide_hall(event, hall, cast(HallCommand, command))
        else:
            new = decide(event, cast(Command, command))
        for fact in new:
            event = evolve(event, fact)
        hall = hall_state(new, hall)
        facts += new
    return Decided(tuple(facts), event, hall)
