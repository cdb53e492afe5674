"""Published pages: each rendered once per version of its event and language, kept compressed, sent as bytes.

A page names what it rests on (the seats of a round, say). A new version of the event in which that is the same gets the
bytes that are there; only what has changed is rendered again. Of many who ask at once one renders, the others wait for
it. What is kept is bounded in bytes; what was not asked for longest goes first.

Whoever writes in this process tells the new version before the writer is answered (``deskroom.FOLLOWERS``), so nobody
who was told that something stands is shown less. What other processes write is seen by ``headjudge.web.watching``.
"""

from __future__ import annotations

import gzip
import hashlib
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from headjudge.desk.desk import Desk
from headjudge.desk.shown_to_all import Shown, shown_to_all
from headjudge.tournament.rows import Row
from headjudge.web import measuring
from headjudge.web.deskroom import FOLLOWERS, desk
from headjudge.wording import Wording, speak
from headjudge.wording.language import Language

ROOM: Final = 64 * 1024 * 1024
"""Bytes of pages that are kept."""
KEPT_OPEN: Final = 16
"""Events whose public side is kept ready between two renderings."""
IDLE: Final = 60
"""Seconds after which an event that nobody asks for is watched no longer."""
HTML: Final = "text/html; charset=utf-8"
JSON: Final = "application/json; charset=utf-8"

Params = tuple[tuple[str, Any], ...]
Key = tuple[str, str, str, Params]


@dataclass(frozen=True, slots=True)
class Page:
    """A kind of page: how it is made of an event, and what of the event it rests on.

    ``make`` gives the text, or None where there is no such page; ``rests_on`` a value that is equal for two versions
    which show the same. ``lasts``: milliseconds after which it is made again, for pages that show the time.
    ``views``: what ``?by=`` may ask for.
    """

    name: str
    kind: str
    make: Callable[[Shown, Wording, Mapping[str, Any]], str | None]
    rests_on: Callable[[Shown, Mapping[str, Any]], Any]
    lasts: int | None = None
    views: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """A page as it is sent: compressed bytes and the hash of its content."""

    packed: bytes
    digest: str
    kind: str
    language: str
    version: int
    rests_on: Any
    until: float | None

    @classmethod
    def of(
        cls,
        data: bytes,
        kind: str,
        language: str,
        version: int = 0,
        rests_on: Any = None,
        until: float | None = None,
    ) -> Entry:
        """The entry of a page's bytes."""
        digest = hashlib.sha256(data).hexdigest()[:32]
        return cls(gzip.compress(data, 6, mtime=0), digest, kind, language, version, rests_on, until)

    @property
    def plain(self) -> bytes:
        """The bytes for a reader that takes no compressed ones."""
        return gzip.decompress(self.packed)


class Published:
    """The pages that are kept. Safe for several threads."""

    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self.size = 0
        self._lock = threading.Lock()
        self._entries: OrderedDict[Key, Entry] = OrderedDict()
        self._versions: dict[str, int] = {}
        self._asked: dict[str, float] = {}
        self._flights: dict[tuple[Key, int | None], Future[Entry | None]] = {}
        self._shown: OrderedDict[str, tuple[Any, Shown]] = OrderedDict()

    # -- versions ------------------------------------------------------------------------------------

    def follow(self, stream: str, rows: Sequence[Row]) -> None:
        """Something was written to an event in this process; without rows: read it anew."""
        with self._lock:
            if rows:
                self._versions[stream] = rows[-1].sequence
            else:
                self._drop(stream)

    def saw(self, stream: str, version: int) -> None:
        """The version of an event that somebody read in the store."""
        with self._lock:
            self._versions[stream] = version

    def version(self, stream: str) -> int | None:
        """The version of an event, as far as this process knows."""
        return self._versions.get(stream)

    def streams(self) -> list[tuple[str, int]]:
        """The events whose version is known, and the versions; what nobody asked for of late is known no longer."""
        since = time.monotonic() - IDLE
        with self._lock:
            for stream in [one for one in self._versions if self._asked.get(one, 0.0) < since]:
                # Its pages stay; the next reader looks at the store and finds them as they should be, or not.
                del self._versions[stream]
                self._asked.pop(stream, None)
            return list(self._versions.items())

    def _drop(self, stream: str) -> None:
        self._versions.pop(stream, None)
        self._asked.pop(stream, None)
        self._shown.pop(stream, None)
        for key in [key for key in self._entries if key[1] == stream]:
            self.size -= len(self._entries.pop(key).packed)

    # -- pages ---------------------------------------------------------------------------------------

    def peek(self, page: Page, stream: str, language: str, params: Params) -> Entry | None:
        """The page if it is there and of the version that is known: no disk, no rendering."""
        key = (page.name, stream, language, params)
        with self._lock:
            if stream in self._versions:
                self._asked[stream] = time.monotonic()
            entry = self._entries.get(key)
            if entry is None or entry.version != self._versions.get(stream):
                return None
            if entry.until is not None and time.time() >= entry.until:
                return None
            self._entries.move_to_end(key)
            return entry

    def get(self, page: Page, stream: str, language: Language, params: Params) -> Entry | None:
        """The page as of now, rendered if it has to be; None where there is no such page.

        Raises Http404 for an event that is not there, StoreError where the store fails. Whoever asks while another
        renders the same version waits for that; a version that became known meanwhile is rendered for itself.
        """
        found = self.peek(page, stream, language, params)
        if found is not None:
            return found
        flight_key = ((page.name, stream, language, params), self._versions.get(stream))
        with self._lock:
            flight = self._flights.get(flight_key)
            is_mine = flight is None
            if flight is None:
                flight = self._flights[flight_key] = Future()
        if not is_mine:
            return flight.result()
        try:
            entry = self._made(page, stream, language, params)
        except BaseException as error:
            with self._lock:
                self._flights.pop(flight_key, None)
            flight.set_exception(error)
            raise
        with self._lock:
            self._flights.pop(flight_key, None)
        flight.set_result(entry)
        return entry

    def shown(self, stream: str) -> Shown:
        """The public side of an event as it stands; raises Http404 where there is none."""
        from headjudge.web.access import hand_or_404

        hand = hand_or_404(stream)
        with self._lock:
            known = self._shown.get(stream)
        if known is not None and known[0] is hand:
            return known[1]
        shown = shown_to_all(hand)
        with self._lock:
            self._shown[stream] = (hand, shown)
            self._shown.move_to_end(stream)
            while len(self._shown) > KEPT_OPEN:
                self._shown.popitem(last=False)
            self._asked[stream] = time.monotonic()
            # A writer may have told a later one meanwhile.
            self._versions[stream] = max(shown.version, self._versions.get(stream, 0))
        return shown

    def _made(self, page: Page, stream: str, language: Language, params: Params) -> Entry | None:
        shown = self.shown(stream)
        key, told = (page.name, stream, language, params), dict(params)
        rests_on = page.rests_on(shown, told)
        with self._lock:
            before = self._entries.get(key)
        if before is not None and before.until is None and before.rests_on == rests_on:
            entry = replace(before, version=shown.version, rests_on=rests_on)
        else:
            with measuring.rendering(page.name):
                text = page.make(shown, speak(language), told)
            if text is None:
                return None
            until = None if page.lasts is None else time.time() + page.lasts / 1000
            data = text.encode("utf-8", "replace")
            entry = Entry.of(data, page.kind, language, shown.version, rests_on, until)
        self._keep(key, entry)
        return entry

    def _keep(self, key: Key, entry: Entry) -> None:
        with self._lock:
            before = self._entries.pop(key, None)
            self.size += len(entry.packed) - (len(before.packed) if before is not None else 0)
            self._entries[key] = entry
            while self.size > self.room and len(self._entries) > 1:
                _, gone = self._entries.popitem(last=False)
                self.size -= len(gone.packed)


@lru_cache(maxsize=1)
def _kept(desk: Desk) -> Published:
    return Published()


def published() -> Published:
    """The published pages of this process, over its desk; they follow what is written in it."""
    return _kept(desk())


def _follow(stream: str, rows: Sequence[Row]) -> None:
    published().follow(stream, rows)


FOLLOWERS.append(_follow)
