"""Rows of the log: facts as canonical JSON in a chain of hashes, with everything personal kept beside.

A row's hash covers its stream, number, name, version, data, time, actor, command and the hash of the row before.
Fields marked ``beside`` (names, contacts, free texts) stand in the row only as an id and the SHA-256 of salt and
text, so that a person can be erased and the log still replays and still proves the rest.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import Any

from pydantic import TypeAdapter

from headjudge.findings import InvariantBroken
from headjudge.tournament.wire import WIRE, Happening

_NAMES = {kind: key for key, kind in WIRE.items()}
FIRST = "0" * 64
"""What stands as the hash before the first row."""


@dataclass(frozen=True, slots=True)
class BesideText:
    """A text that lives beside the log: its id, a salt, and the text as JSON."""

    id: str
    salt: str
    text: str

    @property
    def digest(self) -> str:
        """What the hashed row holds of it."""
        return hashlib.sha256(f"{self.salt}\0{self.text}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a stream; (stream, sequence) is its key."""

    stream: str
    sequence: int
    name: str
    version: int
    data: str
    time: str
    actor: str
    command: str
    before: str

    @property
    def digest(self) -> str:
        """The hash that the next row carries as ``before``."""
        parts = [
            self.stream,
            self.sequence,
            self.name,
            self.version,
            self.data,
            self.time,
            self.actor,
            self.command,
            self.before,
        ]
        return hashlib.sha256(canonical(parts).encode()).hexdigest()


def canonical(value: Any) -> str:
    """JSON with sorted keys and no spaces; a float is a bug of ours.

    >>> canonical({"b": "13/17", "a": [1]})
    '{"a":[1],"b":"13/17"}'
    """
    _no_floats(value)
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def _no_floats(value: Any) -> None:
    if isinstance(value, float):
        raise InvariantBroken("a float in the log")
    for inner in (
        value.values() if isinstance(value, Mapping) else value if isinstance(value, list | tuple) else ()
    ):
        _no_floats(inner)


def to_row(
    fact: Happening,
    *,
    stream: str,
    sequence: int,
    before: str,
    time: str,
    actor: str,
    command: str,
    new_salt: Callable[[], str],
) -> tuple[Row, tuple[BesideText, ...]]:
    """A fact as a row and the texts that live beside it.

    ``time`` is UTC with milliseconds; ``new_salt`` gives a fresh random text per call (chance is an argument).
    """
    name, version = _NAMES[type(fact)]
    beside: list[BesideText] = []

    def put_beside(value: Any) -> dict[str, str]:
        text = BesideText(f"{stream}/{sequence}/{len(beside)}", new_salt(), canonical(_flat(value)))
        beside.append(text)
        return {"beside": text.id, "sha256": text.digest}

    data = canonical(_encoded(fact, put_beside))
    return Row(stream, sequence, name, version, data, time, actor, command, before), tuple(beside)


def _flat(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {str(key): _flat(inner) for key, inner in value.items()}
    return [_flat(inner) for inner in value] if isinstance(value, list | tuple) else value


def _encoded(value: Any, put_beside: Callable[[Any], Any]) -> Any:
    if is_dataclass(value) and not isinstance(value, type):
        made: dict[str, Any] = {}
        for item in fields(value):
            inner = getattr(value, item.name)
            default = item.default_factory() if callable(item.default_factory) else item.default
            if item.metadata.get("later") and inner == default:
                continue  # a key that came after the first rows were written leaves those as they are
            apart = item.metadata.get("beside") and inner not in (None, "", {})
            made[item.name] = put_beside(inner) if apart else _encoded(inner, put_beside)
        return made
    if isinstance(value, list | tuple):
        return [_encoded(inner, put_beside) for inner in value]
    return _flat(value)


@cache
def _reader(name: str, version: int) -> TypeAdapter[Happening]:
    if (name, version) not in WIRE:
        raise InvariantBroken(f"no fact is called {name} {version}")
    return TypeAdapter(WIRE[name, version])


def from_row(row: Row, texts: Mapping[str, str]) -> Happening:
    """The fact in a row; ``texts`` holds the texts beside the log by id, an erased one comes back empty."""
    return _reader(row.name, row.version).validate_python(_decoded(json.loads(row.data), texts))


def _decoded(value: Any, texts: Mapping[str, str]) -> Any:
    if isinstance(value, dict):
        if value.keys() == {"beside", "sha256"}:
            text = texts.get(value["beside"])
            return _ERASED if text is None else json.loads(text)
        made = {key: _decoded(inner, texts) for key, inner in value.items()}
        return {key: inner for key, inner in made.items() if inner is not _ERASED}
    return [_decoded(inner, texts) for inner in value] if isinstance(value, list) else value


_ERASED = object()


def chained(
    facts: Iterable[Happening],
    *,
    stream: str,
    time: str,
    actor: str,
    command: str,
    new_salt: Callable[[], str],
) -> Iterator[tuple[Row, tuple[BesideText, ...]]]:
    """Facts as the first rows of a new stream, each carrying the hash of the one before."""
    before = FIRST
    for sequence, fact in enumerate(facts, 1):
        row, beside = to_row(
            fact,
            stream=stream,
            sequence=sequence,
            before=before,
            time=time,
            actor=actor,
            command=command,
            new_salt=new_salt,
        )
        before = row.digest
        yield row, beside


def broken_links(rows: Iterable[Row], beside: Iterable[BesideText] = ()) -> list[int]:
    """The sequence numbers of rows that do not follow from the row before or whose texts were changed.

    An erased text is no fault; a changed one is.
    """
    digests = {text.id: text.digest for text in beside}
    faults: list[int] = []
    before = FIRST
    for expected, row in enumerate(rows, 1):
        told = dict(texts_told(json.loads(row.data)))
        changed = any(digests[name] != digest for name, digest in told.items() if name in digests)
        if row.before != before or row.sequence != expected or changed:
            faults.append(row.sequence)
        before = row.digest
    return faults


def texts_told(value: Any) -> Iterator[tuple[str, str]]:
    """The texts beside the log that the data of a row tells of: id and hash of each."""
    if isinstance(value, dict):
        if value.keys() == {"beside", "sha256"}:
            yield value["beside"], value["sha256"]
            return
        value = list(value.values())
    for inner in value if isinstance(value, list) else ():
        yield from texts_told(inner)
