"""The desk: events at hand, and one way for whatever people ask to enter their logs."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from headjudge.desk.hand import InHand, continued_by, in_hand
from headjudge.findings import Finding, Refused, StoreError
from headjudge.policy.show import show
from headjudge.running.stages import policy_in_force
from headjudge.store.protocol import Head, StaleVersion, Store, continued
from headjudge.tournament.events import EventOpened
from headjudge.tournament.history import history
from headjudge.tournament.rows import BesideText, Row
from headjudge.tournament.state import Tournament
from headjudge.tournament.wire import Happening

AT_HAND = 64
"""Events kept folded in memory; any other is folded anew when somebody asks for it."""
ATTEMPTS = 100
"""How often a command that others overtook is decided again before its sender is told."""

Decision = Callable[[InHand], Iterable[Happening]]


class Moment(Protocol):
    """Gives the time now as UTC with milliseconds, such as ``2026-11-30T19:00:00.000Z``."""

    def __call__(self) -> str:
        """The time now."""
        ...


class Desk:
    """Events of one store, and what people do with them. Safe for several threads at once.

    ``clock`` and ``new_salt`` are where time and chance come from. ``changed`` is called with a stream's id after each
    append, so that whoever shows or backs up the event can follow; without rows where it is to be read anew.
    """

    def __init__(
        self,
        store: Store,
        *,
        clock: Moment,
        new_salt: Callable[[], str],
        changed: Callable[[str, Sequence[Row]], None] | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self._new_salt = new_salt
        self._changed = changed
        self._hands: OrderedDict[str, InHand] = OrderedDict()
        self._lock = threading.Lock()
        self._turns: dict[str, threading.Lock] = {}

    def hand(self, stream: str) -> InHand:
        """The event as it stands now; raises StoreError (``log.no_event``, ``log.expired``) where there is none.

        Cost: one look at the end of the stream; rows that are new since the last look are folded.
        """
        known = self._known(stream)
        head = self.store.head(stream)
        if known is not None and known.head == head:
            return known
        if head.version == 0:
            code = "log.no_event" if self.store.tombstone(stream) is None else "log.expired"
            raise StoreError([Finding(code, "error", stream)])
        fresh = None
        if known is not None and known.version < head.version:
            fresh = self._follow(known)
        if fresh is None:
            rows = self.store.read(stream)
            fresh = in_hand(stream, rows, self.store.texts(stream))
        self._keep(fresh)
        return fresh

    def _follow(self, known: InHand) -> InHand | None:
        rows = self.store.read(known.stream, known.version)
        if not rows or rows[0].before != known.head.digest:
            return None  # another event under the same id: a restored database
        return continued_by(known, rows, self.store.texts(known.stream, known.version))

    def _known(self, stream: str) -> InHand | None:
        with self._lock:
            found = self._hands.get(stream)
            if found is not None:
                self._hands.move_to_end(stream)
            return found

    def _keep(self, hand: InHand) -> None:
        with self._lock:
            stands = self._hands.get(hand.stream)
            if stands is None or stands.version <= hand.version:
                self._hands[hand.stream] = hand
            self._hands.move_to_end(hand.stream)
            while len(self._hands) > AT_HAND:
                self._hands.popitem(last=False)

    def forget(self, stream: str) -> None:
        """Fold an event anew at the next look: after an erasure, or where the database was replaced."""
        with self._lock:
            self._hands.pop(stream, None)
        self._tell(stream, ())

    def open(self, stream: str, event: Tournament, *, actor: str, command: str) -> InHand:
        """A new event (or one that comes as a file). Raises StoreError (``log.exists``) where the id is taken."""
        resolved = show(policy_in_force(event.policy, event.date))
        facts = list(history(event, resolved))
        assert isinstance(facts[0], EventOpened)
        rows, beside = continued(
            Head(),
            facts,
            stream=stream,
            time=self.clock(),
            actor=actor,
            command=command,
            new_salt=self._new_salt,
        )
        try:
            stand = self.store.append(stream, 0, rows, beside, command)
        except StaleVersion:
            raise StoreError([Finding("log.exists", "error", stream)]) from None
        self._tell(stream, stand)
        return self.hand(stream)

    def act(
        self,
        stream: str,
        decision: Decision,
        *,
        actor: str,
        command: str,
        still: Callable[[InHand], bool] | None = None,
        seen: int | None = None,
    ) -> InHand:
        """Take what somebody asks for: ``decision`` gives the facts for the event as it stands, or raises Refused.

        The same ``command`` id again changes nothing; where that command was undone since, Refused
        (``refuse.undone_since``). Where somebody else was quicker, the decision is taken again
        on what stands then. ``still`` says of the event as it stands whether the sender's intention holds (the
        table's result is what they saw, say); where it does not, StaleVersion is raised with the rows that came
        after version ``seen``, which is what the sender looked at. Cost: one append; people of one process wait for
        each other, so that nobody is overtaken for ever.
        """
        with self._turn(stream):
            for _ in range(ATTEMPTS):
                hand = self.hand(stream)
                if command in hand.undos or any(step.command == command for step in reversed(hand.steps)):
                    return hand
                if command in hand.undone:
                    raise Refused([Finding("refuse.undone_since", "error", None)])
                if still is not None and not still(hand):
                    raise self._overtaken(hand, seen)
                rows, beside = self._rows(hand, decision(hand), actor, command)
                if not rows:
                    return hand
                try:
                    stand = self.store.append(stream, hand.version, rows, beside, command)
                except StaleVersion as stale:
                    last = stale
                    continue
                break
            else:
                raise last
        self._tell(stream, stand)
        return self.hand(stream)

    def _rows(
        self, hand: InHand, facts: Iterable[Happening], actor: str, command: str
    ) -> tuple[list[Row], list[BesideText]]:
        return continued(
            hand.head,
            facts,
            stream=hand.stream,
            time=self.clock(),
            actor=actor,
            command=command,
            new_salt=self._new_salt,
        )

    def _turn(self, stream: str) -> threading.Lock:
        with self._lock:
            return self._turns.setdefault(stream, threading.Lock())

    def _overtaken(self, hand: InHand, seen: int | None) -> StaleVersion:
        after = hand.version - 1 if seen is None else min(seen, hand.version - 1)
        return StaleVersion(hand.stream, after, self.store.read(hand.stream, after))

    def _tell(self, stream: str, rows: Sequence[Row]) -> None:
        if self._changed is not None:
            self._changed(stream, rows)
