"""Streams of a store at hand, and one way for whatever people ask to enter their logs.

What a stream is (an event, the game of a table) says who folds it: :class:`LogDesk` knows only that it has a version,
and which commands it took.
"""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from typing import Generic, Protocol, TypeVar

from headjudge.findings import Finding, StoreError
from headjudge.store.protocol import Head, StaleVersion, Store, continued
from headjudge.tournament.rows import BesideText, Row
from headjudge.tournament.wire import Happening

AT_HAND = 64
"""Streams kept folded in memory; any other is folded anew when somebody asks for it."""
ATTEMPTS = 100
"""How often a command that others overtook is decided again before its sender is told."""


class Moment(Protocol):
    """Gives the time now as UTC with milliseconds, such as ``2026-11-30T19:00:00.000Z``."""

    def __call__(self) -> str:
        """The time now."""
        ...


class AtHand(Protocol):
    """A stream folded up to its end."""

    @property
    def stream(self) -> str:
        """Its id."""
        ...

    @property
    def head(self) -> Head:
        """Where it ends."""
        ...

    @property
    def version(self) -> int:
        """The number of its last row."""
        ...


Hand = TypeVar("Hand", bound=AtHand)


class LogDesk(ABC, Generic[Hand]):
    """Streams of one kind in one store, and what people do with them. Safe for several threads at once.

    ``clock`` and ``new_salt`` are where time and chance come from. ``changed`` is called with a stream's id after each
    append, so that whoever shows or backs it up can follow; without rows where it is to be read anew.
    """

    FIRST: str
    """The name of the first row of such a stream."""
    AT_HAND = AT_HAND

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
        self._hands: OrderedDict[str, Hand] = OrderedDict()
        self._lock = threading.Lock()
        self._turns: dict[str, threading.Lock] = {}

    @abstractmethod
    def folded(self, stream: str, rows: Sequence[Row], texts: Sequence[BesideText]) -> Hand:
        """A whole stream."""

    @abstractmethod
    def followed(self, hand: Hand, rows: Sequence[Row], texts: Sequence[BesideText]) -> Hand | None:
        """A stream after further rows; None where it has to be read whole."""

    @abstractmethod
    def was_taken(self, hand: Hand, command: str) -> bool:
        """Whether a stream has a command already; raises Refused where it was undone since."""

    def hand(self, stream: str) -> Hand:
        """The stream as it stands now; raises StoreError (``log.no_event``, ``log.expired``) where there is none.

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
            if not rows or rows[0].name != self.FIRST:
                raise StoreError([Finding("log.no_event", "error", stream)])
            fresh = self.folded(stream, rows, self.store.texts(stream))
        self._keep(fresh)
        return fresh

    def _follow(self, known: Hand) -> Hand | None:
        rows = self.store.read(known.stream, known.version)
        if not rows or rows[0].before != known.head.digest:
            return None  # another one under the same id: a restored database
        return self.followed(known, rows, self.store.texts(known.stream, known.version))

    def _known(self, stream: str) -> Hand | None:
        with self._lock:
            found = self._hands.get(stream)
            if found is not None:
                self._hands.move_to_end(stream)
            return found

    def _keep(self, hand: Hand) -> None:
        with self._lock:
            stands = self._hands.get(hand.stream)
            if stands is None or stands.version <= hand.version:
                self._hands[hand.stream] = hand
            self._hands.move_to_end(hand.stream)
            while len(self._hands) > self.AT_HAND:
                self._hands.popitem(last=False)

    def forget(self, stream: str) -> None:
        """Fold a stream anew at the next look: after an erasure, or where the database was replaced."""
        with self._lock:
            self._hands.pop(stream, None)
        self._tell(stream, ())

    def _begin(self, stream: str, facts: Iterable[Happening], *, actor: str, command: str) -> Hand:
        """A new stream. Raises StoreError (``log.exists``) where the id is taken."""
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
        decision: Callable[[Hand], Iterable[Happening]],
        *,
        actor: str,
        command: str,
        still: Callable[[Hand], bool] | None = None,
        seen: int | None = None,
    ) -> Hand:
        """Take what somebody asks for: ``decision`` gives the facts for the stream as it stands, or raises Refused.

        The same ``command`` id again changes nothing; where that command was undone since, Refused
        (``refuse.undone_since``). Where somebody else was quicker, the decision is taken again
        on what stands then. ``still`` says of what stands whether the sender's intention holds (the
        table's result is what they saw, say); where it does not, StaleVersion is raised with the rows that came
        after version ``seen``, which is what the sender looked at. Cost: one append; people of one process wait for
        each other, so that nobody is overtaken for ever.
        """
        with self._turn(stream):
            for _ in range(ATTEMPTS):
                hand = self.hand(stream)
                if self.was_taken(hand, command):
                    return hand
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
        self, hand: Hand, facts: Iterable[Happening], actor: str, command: str
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

    def _overtaken(self, hand: Hand, seen: int | None) -> StaleVersion:
        after = hand.version - 1 if seen is None else min(seen, hand.version - 1)
        return StaleVersion(hand.stream, after, self.store.read(hand.stream, after))

    def _tell(self, stream: str, rows: Sequence[Row]) -> None:
        if self._changed is not None:
            self._changed(stream, rows)
