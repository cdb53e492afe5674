"""The desk: events at hand, and one way for whatever people ask to enter their logs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from headjudge.desk.hand import InHand, continued_by, in_hand
from headjudge.desk.log_desk import LogDesk
from headjudge.findings import Finding, Refused
from headjudge.policy.show import show
from headjudge.running.stages import policy_in_force
from headjudge.tournament.events import EventOpened
from headjudge.tournament.history import history
from headjudge.tournament.rows import BesideText, Row
from headjudge.tournament.state import Tournament
from headjudge.tournament.wire import EVENT_OPENED, Happening

Decision = Callable[[InHand], Iterable[Happening]]


class Desk(LogDesk[InHand]):
    """Events of one store, and what people do with them; see :class:`headjudge.desk.log_desk.LogDesk`."""

    FIRST = EVENT_OPENED

    def folded(self, stream: str, rows: Sequence[Row], texts: Sequence[BesideText]) -> InHand:
        """The event of a whole log."""
        return in_hand(stream, rows, texts)

    def followed(self, hand: InHand, rows: Sequence[Row], texts: Sequence[BesideText]) -> InHand | None:
        """The event after further rows; None where one of them undoes something."""
        return continued_by(hand, rows, texts)

    def was_taken(self, hand: InHand, command: str) -> bool:
        """Whether an event has a command already; raises Refused (``refuse.undone_since``) where it was undone."""
        if command in hand.undos or any(step.command == command for step in reversed(hand.steps)):
            return True
        if command in hand.undone:
            raise Refused([Finding("refuse.undone_since", "error", None)])
        return False

    def open(self, stream: str, event: Tournament, *, actor: str, command: str) -> InHand:
        """A new event (or one that comes as a file). Raises StoreError (``log.exists``) where the id is taken."""
        resolved = show(policy_in_force(event.policy, event.date))
        facts = list(history(event, resolved))
        assert isinstance(facts[0], EventOpened)
        return self._begin(stream, facts, actor=actor, command=command)
