"""The store on SQLite and PostgreSQL, through Django."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from django.db import IntegrityError, connections, transaction

from headjudge.findings import Finding, StoreError
from headjudge.store.failures import told
from headjudge.store.protocol import Head, Snapshot, StaleVersion, Tombstone, check_names, check_rows, is_name
from headjudge.tournament.rows import BesideText, Row

ROW = ("stream", "sequence", "name", "version", "data", "time", "actor", "command", "before")


class DatabaseStore:
    """The streams in one database, by the name that Django knows it by; safe for several threads and processes.

    See :class:`headjudge.store.protocol.Store` for what each method promises.
    """

    def __init__(self, alias: str = "default") -> None:
        from headjudge.store import models

        self.alias = alias
        self._rows = models.RowRecord.objects.using(alias)
        self._texts = models.TextRecord.objects.using(alias)
        self._snapshots = models.SnapshotRecord.objects.using(alias)
        self._tombstones = models.TombstoneRecord.objects.using(alias)

    @property
    def connection(self) -> Any:
        """This thread's connection."""
        return connections[self.alias]

    def close(self) -> None:
        """Close this thread's connection; the next call opens another."""
        self.connection.close()

    def check_writable(self) -> None:
        """Write as a command would, and leave nothing; raises StoreError where the database takes no writes.

        What is rolled back would never reach the disk, so a full one would go unnoticed. Cost: one transaction, flushed
        to the disk; with SQLite it waits for another writer.
        """
        with told(self.connection), transaction.atomic(using=self.alias, durable=True):
            made = self._snapshots.create(stream="check", kind="writable", version=0, data="")
            made.delete()

    @contextmanager
    def _alone(self, stream: str) -> Iterator[None]:
        """A transaction in which nobody else writes to the stream; it is on the disk when this is left."""
        with transaction.atomic(using=self.alias, durable=True):
            if self.connection.vendor == "postgresql":  # SQLite has one writer at a time anyway
                with self.connection.cursor() as cursor:
                    cursor.execute("SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))", [stream])
            yield

    def append(
        self,
        stream: str,
        expected_version: int,
        rows: Sequence[Row],
        beside: Sequence[BesideText],
        command: str,
    ) -> tuple[Row, ...]:
        """Add the rows of one command, all or none."""
        check_names(stream, command)
        with told(self.connection):
            try:
                with self._alone(stream):
                    return self._append(stream, expected_version, rows, beside, command)
            except IntegrityError:
                # Somebody wrote past the lock of the stream; the key of the rows has kept both apart.
                first_time = self._of_command(stream, command)
                if first_time:
                    return first_time
                self._check_version(stream, expected_version)
                raise

    def _append(
        self,
        stream: str,
        expected_version: int,
        rows: Sequence[Row],
        beside: Sequence[BesideText],
        command: str,
    ) -> tuple[Row, ...]:
        first_time = self._of_command(stream, command)
        if first_time:
            return first_time
        head = self._check_version(stream, expected_version)
        check_rows(stream, head, rows, beside, command)
        make = self._rows.model
        self._rows.bulk_create(
            [make(**{name: getattr(row, name) for name in ROW}, digest=row.digest) for row in rows]
        )
        self._texts.bulk_create(
            [
                self._texts.model(
                    id=text.id,
                    stream=stream,
                    sequence=int(text.id.split("/")[-2]),
                    place=int(text.id.split("/")[-1]),
                    salt=text.salt,
                    text=text.text,
                )
                for text in beside
            ]
        )
        return tuple(rows)

    def _check_version(self, stream: str, expected_version: int) -> Head:
        if self._tombstones.filter(stream=stream).exists():
            raise StoreError([Finding("log.expired", "error", stream)])
        head = self._head(stream)
        if head.version != expected_version:
            raise StaleVersion(stream, expected_version, self._read(stream, expected_version))
        return head

    def _of_command(self, stream: str, command: str) -> tuple[Row, ...]:
        found = self._rows.filter(stream=stream, command=command).order_by("sequence")
        return tuple(Row(*values) for values in found.values_list(*ROW))

    def _read(self, stream: str, after: int) -> tuple[Row, ...]:
        found = self._rows.filter(stream=stream, sequence__gt=after).order_by("sequence")
        return tuple(Row(*values) for values in found.values_list(*ROW))

    def _head(self, stream: str) -> Head:
        found = (
            self._rows.filter(stream=stream).order_by("-sequence").values_list("sequence", "digest").first()
        )
        return Head(*found) if found else Head()

    def read(self, stream: str, after: int = 0) -> tuple[Row, ...]:
        """The rows of a stream after a version, in order."""
        if not is_name(stream):
            return ()
        with told(self.connection):
            return self._read(stream, after)

    def stored_digests(self, stream: str) -> dict[int, str]:
        """The hash of each row as it was when the row was written, by number."""
        with told(self.connection):
            return dict(self._rows.filter(stream=stream).values_list("sequence", "digest"))

    def texts(self, stream: str, after: int = 0) -> tuple[BesideText, ...]:
        """The texts beside the rows after a version, by row."""
        if not is_name(stream):
            return ()
        with told(self.connection):
            found = self._texts.filter(stream=stream, sequence__gt=after).order_by("sequence", "place")
            return tuple(BesideText(*values) for values in found.values_list("id", "salt", "text"))

    def head(self, stream: str) -> Head:
        """Where a stream ends."""
        if not is_name(stream):
            return Head()
        with told(self.connection):
            return self._head(stream)

    def streams(self, first: str | None = None) -> tuple[str, ...]:
        """The ids of all streams that have rows, or of those that begin with a row of a name."""
        named = {} if first is None else {"name": first}
        with told(self.connection):
            # Sorted here: databases differ in how they order letters.
            return tuple(sorted(self._rows.filter(sequence=1, **named).values_list("stream", flat=True)))

    def erase(self, stream: str, texts: Collection[str]) -> int:
        """Forget texts beside a stream, and its snapshots."""
        with told(self.connection), self._alone(stream):
            self._snapshots.filter(stream=stream).delete()
            gone = 0
            wanted = sorted(texts)
            for start in range(0, len(wanted), 500):  # SQLite takes so many values in a question
                gone += self._texts.filter(stream=stream, id__in=wanted[start : start + 500]).delete()[0]
            return gone

    def keep_snapshot(self, snapshot: Snapshot) -> None:
        """Keep a snapshot unless a newer one of its stream and kind is there."""
        with told(self.connection), self._alone(snapshot.stream):
            named = {"stream": snapshot.stream, "kind": snapshot.kind}
            if not self._snapshots.filter(**named, version__gt=snapshot.version).exists():
                told_now = {"version": snapshot.version, "data": snapshot.data}
                self._snapshots.update_or_create(**named, defaults=told_now)

    def snapshot(self, stream: str, kind: str) -> Snapshot | None:
        """The snapshot of a kind, if there is one."""
        with told(self.connection):
            found = self._snapshots.filter(stream=stream, kind=kind).first()
            return found and Snapshot(found.stream, found.kind, found.version, found.data)

    def drop_snapshots(self, stream: str | None = None) -> None:
        """Drop the snapshots of a stream, or of all."""
        with told(self.connection):
            (self._snapshots if stream is None else self._snapshots.filter(stream=stream)).delete()

    def expire(self, stream: str, expected_version: int, time: str) -> Tombstone:
        """Let a whole stream go and leave a tombstone."""
        with told(self.connection), self._alone(stream):
            gone = self._tombstones.filter(stream=stream).first()
            if gone is not None:
                return _tombstone(gone)
            head = self._check_version(stream, expected_version)
            if not head.version:
                raise StoreError([Finding("log.no_event", "error", stream)])
            made = self._tombstones.create(stream=stream, version=head.version, digest=head.digest, time=time)
            self._snapshots.filter(stream=stream).delete()
            self._texts.filter(stream=stream).delete()
            self._rows.filter(stream=stream)._raw_delete(self.alias)
            return _tombstone(made)

    def tombstone(self, stream: str) -> Tombstone | None:
        """What is left of an expired stream."""
        if not is_name(stream):
            return None
        with told(self.connection):
            found = self._tombstones.filter(stream=stream).first()
            return None if found is None else _tombstone(found)

    def tombstones(self) -> tuple[Tombstone, ...]:
        """What is left of all expired streams, sorted by id."""
        with told(self.connection):
            return tuple(sorted(map(_tombstone, self._tombstones.all()), key=lambda gone: gone.stream))


def _tombstone(record: Any) -> Tombstone:
    return Tombstone(record.stream, record.version, record.digest, record.time)
