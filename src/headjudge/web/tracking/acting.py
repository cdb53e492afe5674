"""What a form asks of a table's game: taken, or told why not in the sender's words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from django.http import HttpRequest

from headjudge.desk.trackers import deciding
from headjudge.desk.trackers.deciding import CannotNow
from headjudge.desk.trackers.hand import TableHand
from headjudge.findings import Finding, InputError, Refused
from headjudge.store.protocol import StaleVersion
from headjudge.tournament.tracker.events import TableFact
from headjudge.web.acting import STATUS_REFUSED, STATUS_WRONG, command_of
from headjudge.web.bounds import Bound
from headjudge.web.deskroom import tables

OFTEN = Bound(times=240, seconds=60)
"""What one table's phones may ask within a minute."""
STATUS_TOO_MANY = 429


@dataclass(frozen=True, slots=True)
class TableOutcome:
    """What became of it: the game as it stands, or why nothing was done; ``cannot`` where the rules say no."""

    game: TableHand | None
    findings: tuple[Finding, ...] = ()
    status: int = 200
    cannot: CannotNow | None = None


def take_at_table(
    request: HttpRequest, game: TableHand, decision: Callable[[TableHand], Iterable[TableFact]], actor: str
) -> TableOutcome:
    """Ask the table's log for what a form says; the same form twice is one row."""
    command = command_of(request, actor)
    if command is None:
        return TableOutcome(None, (Finding("web.form_incomplete", "error", None),), STATUS_WRONG)
    if not OFTEN.allows(game.stream):
        return TableOutcome(None, (Finding("refuse.tracker_often", "error", None),), STATUS_TOO_MANY)
    try:
        return TableOutcome(tables().act(game.stream, decision, actor=actor, command=command))
    except CannotNow as error:
        return TableOutcome(None, error.findings, STATUS_REFUSED, error)
    except InputError as error:
        return TableOutcome(None, error.findings, STATUS_WRONG)
    except (Refused, StaleVersion) as error:
        return TableOutcome(None, error.findings, STATUS_REFUSED)


def decision_of(
    request: HttpRequest, player: str | None, *, needs_reason: bool = False
) -> Callable[[TableHand], Iterable[TableFact]]:
    """What a form of the table's page asks: to tell an event, to take back, to do again."""
    sent = request.POST
    row = sent.get("row", "")

    def decide(stands: TableHand) -> Iterable[TableFact]:
        match sent.get("do", ""):
            case "undo":
                return deciding.undo(stands, row, sent.get("reason"), needs_reason=needs_reason)
            case "redo":
                return deciding.redo(stands, row)
        if player is None:
            raise Refused([Finding("refuse.tracker_not_offered", "error", None)])
        return deciding.happens(stands, player, sent.get("event", ""), sent.get("mark", ""))

    return decide
