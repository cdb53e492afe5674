"""A store that lives as long as the program: for samples and tests, with the promises of the others but one: it is
gone when the program ends."""

from __future__ import annotations

import threading
from collections.abc import Collection, Sequence

from headjudge.findings import Finding, StoreError
from headjudge.store.protocol import Head, Snapshot, StaleVersion, Tombstone, check_rows
from headjudge.tournament.rows import BesideText, Row


class MemoryStore:
    """Streams in memory; safe for several threads."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._rows: dict[str, list[Row]] = {}
        self._texts: dict[str, dict[str, tuple[int, BesideText]]] = {}
        self._snapshots: dict[tuple[str, str], Snapshot] = {}
        self._tombstones: dict[str, Tombstone] = {}

    def append(
        self,
        stream: str,
        expected_version: int,
        rows: Sequence[Row],
        beside: Sequence[BesideText],
        command: str,
    ) -> tuple[Row, ...]:
        """Add the rows of one command; see :class:`headjudge.store.protocol.Store`."""
        with self._lock:
            there = self._rows.get(stream, [])
            first_time = tuple(row for row in there if row.command == command)
            if first_time:
                return first_time
            if stream in self._tombstones:
                raise StoreError([Finding("log.expired", "error", stream)])
            if len(there) != expected_version:
                raise StaleVersion(stream, expected_version, there[expected_version:])
            check_rows(stream, self.head(stream), rows, beside, command)
            if rows:
                self._rows.setdefault(stream, []).extend(rows)
                kept = self._texts.setdefault(stream, {})
                for text in beside:
                    kept[text.id] = (int(text.id.split("/")[-2]), text)
            return tuple(rows)

    def read(self, stream: str, after: int = 0) -> tuple[Row, ...]:
        """The rows of a stream after a version."""
        with self._lock:
            return tuple(self._rows.get(stream, ())[after:])

    def texts(self, stream: str, after: int = 0) -> tuple[BesideText, ...]:
        """The texts beside the rows after a version."""
        with self._lock:
            return tuple(text for row, text in self._texts.get(stream, {}).values() if row > after)

    def head(self, stream: str) -> Head:
        """Where a stream ends."""
        with self._lock:
            rows = self._rows.get(stream)
            return Head(len(rows), rows[-1].digest) if rows else Head()

    def streams(self, first: str | None = None) -> tuple[str, ...]:
        """The ids of all streams that have rows, or of those that begin with a row of a name."""
        with self._lock:
            return tuple(sorted(one for one, rows in self._rows.items() if first in (None, rows[0].name)))

    def erase(self, stream: str, texts: Collection[str]) -> int:
        """Forget texts beside a stream, and its snapshots."""
        with self._lock:
            self.drop_snapshots(stream)
            kept = self._texts.get(stream, {})
            gone = [name for name in kept if name in texts]
            for name in gone:
                del kept[name]
            return len(gone)

    def keep_snapshot(self, snapshot: Snapshot) -> None:
        """Keep a snapshot unless a newer one of its stream and kind is there."""
        with self._lock:
            earlier = self._snapshots.get((snapshot.stream, snapshot.kind))
            if earlier is None or earlier.version <= snapshot.version:
                self._snapshots[snapshot.stream, snapshot.kind] = snapshot

    def snapshot(self, stream: str, kind: str) -> Snapshot | None:
        """The snapshot of a kind, if there is one."""
        return self._snapshots.get((stream, kind))

    def drop_snapshots(self, stream: str | None = None) -> None:
        """Drop the snapshots of a stream, or of all."""
        with self._lock:
            self._snapshots = {
                key: kept
                for key, kept in self._snapshots.items()
                if stream is not None and kept.stream != stream
            }

    def expire(self, stream: str, expected_version: int, time: str) -> Tombstone:
        """Let a whole stream go and leave a tombstone."""
        with self._lock:
            if stream in self._tombstones:
                return self._tombstones[stream]
            head = self.head(stream)
            if head.version != expected_version:
                raise StaleVersion(stream, expected_version, self.read(stream, expected_version))
            if not head.version:
                raise StoreError([Finding("log.no_event", "error", stream)])
            self._tombstones[stream] = Tombstone(stream, head.version, head.digest, time)
            del self._rows[stream], self._texts[stream]
            self.drop_snapshots(stream)
            return self._tombstones[stream]

    def tombstone(self, stream: str) -> Tombstone | None:
        """What is left of an expired stream."""
        return self._tombstones.get(stream)

    def tombstones(self) -> tuple[Tombstone, ...]:
        """What is left of all expired streams."""
        with self._lock:
            return tuple(self._tombstones[name] for name in sorted(self._tombstones))
