"""What a store can do, free of any database: streams of rows that only grow, and the texts beside them.

A stream is one event, or the game of one table beside it; the name of its first row says which. Its rows are numbered
from 1; its version is the number of the last row, and whoever adds rows says on which version they rest. Who comes
second gets :class:`StaleVersion` and sees what stands.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from headjudge.findings import Finding, InvariantBroken, StoreError
from headjudge.tournament.rows import FIRST, BesideText, Row, from_row, texts_told, to_row
from headjudge.tournament.wire import Happening

LONGEST_NAME = 200
"""Letters of a stream's id, a command's id or an actor; far more than any has."""


@dataclass(frozen=True, slots=True)
class Head:
    """Where a stream ends: its version (0 before the first row) and the hash of its last row."""

    version: int = 0
    digest: str = FIRST


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Something computed from a stream up to a version, kept to save time; dropping it loses nothing.

    ``kind`` names what it is and the version of its form, such as ``standings.1``.
    """

    stream: str
    kind: str
    version: int
    data: str


@dataclass(frozen=True, slots=True)
class Tombstone:
    """What is left of an expired stream: how many rows it had, the hash of the last, and when it went."""

    stream: str
    version: int
    digest: str
    time: str


class StaleVersion(StoreError):
    """Somebody else was first: ``rows`` are those that came after ``expected``, and their values stand."""

    def __init__(self, stream: str, expected: int, rows: Sequence[Row]) -> None:
        self.stream = stream
        self.expected = expected
        self.rows = tuple(rows)
        last = self.rows[-1] if self.rows else None
        told = {
            "expected": expected,
            "version": last.sequence if last else 0,
            "actor": last.actor if last else "",
            "time": last.time if last else "",
        }
        super().__init__([Finding("log.stale_version", "error", stream, told)])


class Store(Protocol):
    """A place where events are kept. Every method raises StoreError where the place fails."""

    def append(
        self,
        stream: str,
        expected_version: int,
        rows: Sequence[Row],
        beside: Sequence[BesideText],
        command: str,
    ) -> tuple[Row, ...]:
        """Add the rows of one command, all or none, with the texts beside them; gives the rows that stand.

        When this returns, the rows are on the disk. A command id that the stream has already is answered with
        the rows of the first time, whatever is given now. Raises :class:`StaleVersion` where the stream is not
        at ``expected_version``, StoreError (``log.expired``) where it has gone, InvariantBroken where the rows
        do not continue the stream. Cost: one transaction; with SQLite one flush of the disk.
        """
        ...

    def read(self, stream: str, after: int = 0) -> tuple[Row, ...]:
        """The rows of a stream after a version, in order; none where there is no such stream."""
        ...

    def texts(self, stream: str, after: int = 0) -> tuple[BesideText, ...]:
        """The texts beside the rows after a version, by row; those that were erased are missing."""
        ...

    def head(self, stream: str) -> Head:
        """Where a stream ends."""
        ...

    def streams(self, first: str | None = None) -> tuple[str, ...]:
        """The ids of all streams that have rows, sorted; with ``first`` of those whose first row has this name, such
        as ``event-opened``: not every stream is an event."""
        ...

    def erase(self, stream: str, texts: Collection[str]) -> int:
        """Forget texts beside a stream by their ids, and every snapshot of it; gives how many texts went.

        The rows stay, still replay and still prove everything else. Backups made before still hold the texts.
        """
        ...

    def keep_snapshot(self, snapshot: Snapshot) -> None:
        """Keep a snapshot in place of the one of its stream and kind, unless that one is newer."""
        ...

    def snapshot(self, stream: str, kind: str) -> Snapshot | None:
        """The snapshot of a kind, if there is one."""
        ...

    def drop_snapshots(self, stream: str | None = None) -> None:
        """Drop the snapshots of a stream, or of all."""
        ...

    def expire(self, stream: str, expected_version: int, time: str) -> Tombstone:
        """Let a whole stream go, with texts and snapshots, and leave a tombstone; nothing can follow it.

        ``time`` is UTC with milliseconds. Again for a stream that has gone: its tombstone. Raises
        :class:`StaleVersion` where the stream is not at ``expected_version``.
        """
        ...

    def tombstone(self, stream: str) -> Tombstone | None:
        """What is left of an expired stream; None where it has not expired."""
        ...

    def tombstones(self) -> tuple[Tombstone, ...]:
        """What is left of all expired streams, sorted by id."""
        ...


def continued(
    head: Head,
    happened: Iterable[Happening],
    *,
    stream: str,
    time: str,
    actor: str,
    command: str,
    new_salt: Callable[[], str],
) -> tuple[list[Row], list[BesideText]]:
    """Facts as the rows that follow the end of a stream, and the texts beside them: what ``append`` takes.

    ``time`` is UTC with milliseconds; ``new_salt`` gives a fresh random text per call (chance is an argument).
    """
    rows: list[Row] = []
    beside: list[BesideText] = []
    before = head.digest
    for sequence, fact in enumerate(happened, head.version + 1):
        row, texts = to_row(
            fact,
            stream=stream,
            sequence=sequence,
            before=before,
            time=time,
            actor=actor,
            command=command,
            new_salt=new_salt,
        )
        rows.append(row)
        beside += texts
        before = row.digest
    return rows, beside


def facts(store: Store, stream: str, after: int = 0) -> list[Happening]:
    """The facts of a stream after a version; an erased text comes back empty."""
    rows = store.read(stream, after)
    texts = {text.id: text.text for text in store.texts(stream, after)}
    return [from_row(row, texts) for row in rows]


def texts_of_person(rows: Sequence[Row], entrant: str) -> tuple[str, ...]:
    """The ids of the texts beside rows that concern an entrant: name, hero, contacts, members, answers.

    For :meth:`Store.erase`. A free text of somebody else (the reason of a correction, say) may name the person
    too; which those are only a reader can tell.
    """
    return tuple(name for row in rows for name in _of_person(json.loads(row.data), entrant))


def _of_person(value: Any, entrant: str) -> Iterator[str]:
    if isinstance(value, Mapping):
        if entrant in (value.get("id"), value.get("entrant")):
            yield from (name for name, _ in texts_told(value))
            return
        value = list(value.values())
    for inner in value if isinstance(value, list) else ():
        yield from _of_person(inner, entrant)


def check_rows(
    stream: str, head: Head, rows: Sequence[Row], beside: Sequence[BesideText], command: str
) -> None:
    """Stop where rows do not continue a stream as one command: a bug of whoever made them."""
    check_names(stream, command)
    before = head.digest
    told: dict[str, str] = {}
    for expected, row in enumerate(rows, head.version + 1):
        if (row.stream, row.sequence, row.before, row.command) != (stream, expected, before, command):
            raise InvariantBroken(f"row {row.sequence} does not continue {stream} at {expected}")
        check_names(row.actor, row.time)
        told.update(texts_told(json.loads(row.data)))
        before = row.digest
    check_names(*(text.salt for text in beside))
    if told != {text.id: text.digest for text in beside} or len(told) != len(beside):
        raise InvariantBroken("the texts are not those of the rows")


def is_name(name: str) -> bool:
    """Whether a text can be the id of a stream or a command, or an actor: visible letters, 1 to 200 of them.

    PostgreSQL holds no NUL, and a lone surrogate has no bytes.

    >>> [is_name(text) for text in ("friday-1", "", "a\\0b")]
    [True, False, False]
    """
    return 0 < len(name) <= LONGEST_NAME and name.isprintable()


def check_names(*names: str) -> None:
    """Stop at a text that is no name: a bug of whoever passed it on."""
    for name in names:
        if not is_name(name):
            raise InvariantBroken(f"{name!r} is no stream, command, actor, time or salt")
