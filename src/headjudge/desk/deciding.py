"""Several commands at once: each decided on what the ones before it have made of the event."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, cast, get_args

from headjudge.desk.hand import InHand
from headjudge.findings import Finding, Refused
from headjudge.tournament import commands
from headjudge.tournament.decide import decide
from headjudge.tournament.evolve import evolve
from headjudge.tournament.hall.commands import HallCommand
from headjudge.tournament.hall.deciding import decide_hall
from headjudge.tournament.hall.kept import hall_state
from headjudge.tournament.wire import Happening

_HALL = get_args(HallCommand)


def decided(hand: InHand, asked: Iterable[commands.Command | HallCommand]) -> list[Happening]:
    """The facts of commands of the event and of the desk, in order. Raises what each of them raises."""
    event, hall = hand.event, hand.hall
    facts: list[Happening] = []
    for command in asked:
        if isinstance(command, _HALL):
            new = decide_hall(event, hall, cast(HallCommand, command))
        else:
            new = decide(event, cast(commands.Command, command))
        for fact in new:
            event = evolve(event, fact)
        hall = hall_state(new, hall)
        facts += new
    return facts


def seen(*what: Any) -> str:
    """A short mark of what a page showed; whoever takes it sends the mark along.

    >>> seen(1, "a") == seen(1, "a"), seen(1, "a") == seen(1, "b")
    (True, False)
    """
    return hashlib.sha256(repr(what).encode()).hexdigest()[:20]


def check_seen(sent: str, stands: str) -> None:
    """Refused where what somebody takes is no longer what they were shown."""
    if sent != stands:
        raise Refused([Finding("refuse.changed_meanwhile", "error", None)])


def check_reason(reason: str | None, *, needed: bool) -> str | None:
    """The reason as it is kept; Refused where one is needed and none is given."""
    reason = (reason or "").strip()
    if needed and not reason:
        raise Refused([Finding("refuse.reason_missing", "error", "reason")])
    return reason or None
