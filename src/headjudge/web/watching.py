"""Seeing what other processes write, within a second, so that pages that are kept do not grow old.

SQLite tells by ``PRAGMA data_version`` whether any other connection has committed, for a few microseconds; only then
the ends of the events that pages are kept of are read. PostgreSQL has no such mark: there those ends are read each
time.
"""

from __future__ import annotations

import contextlib
import threading
from typing import Final

from headjudge.findings import StoreError
from headjudge.store.database import DatabaseStore
from headjudge.store.failures import told
from headjudge.web.published import Published

EVERY: Final = 0.5
"""Seconds between two looks."""


class Watch:
    """Looks at the store for the published pages, from a thread of its own."""

    def __init__(self, published: Published) -> None:
        self.published = published
        self._stop = threading.Event()
        self._seen: int | None = None

    def start(self) -> None:
        """Look from now on, until the process ends or ``stop`` is called."""
        threading.Thread(target=self._run, name="watch", daemon=True).start()

    def stop(self) -> None:
        """Look no more."""
        self._stop.set()

    def _run(self) -> None:
        while not self._stop.wait(EVERY):
            # A store that fails is told to whoever asks for something new; what is kept can still be read.
            with contextlib.suppress(StoreError):
                self.look(DatabaseStore())

    def look(self, store: DatabaseStore) -> None:
        """See whether any event that pages are kept of has another version now."""
        if store.connection.vendor == "sqlite":
            with told(store.connection), store.connection.cursor() as cursor:
                cursor.execute("PRAGMA data_version")
                version = cursor.fetchone()[0]
            if version == self._seen:
                return
            self._seen = version
        for stream, known in self.published.streams():
            version = store.head(stream).version
            if version != known and self.published.version(stream) == known:
                self.published.saw(stream, version)
