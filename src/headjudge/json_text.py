"""JSON text of people's own files -> plain values, with the faults of the text itself and their places.

What a file means is for those who read it: ``headjudge.tournament.form`` for events,
``headjudge.worldbreaker.script`` for World Breaker scripts.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from headjudge.findings import Finding, InputError

Path = tuple[str | int, ...]

LONGEST_NUMBER = 15
"""Digits of the longest whole number that a file may hold; more is a slip of the hand or an attack."""
DEEPEST = 40
"""Levels of nesting inside the free parts of a file (options, an embedded policy)."""

_SURROGATE_ESCAPE = re.compile(rb"\\u[dD][89a-fA-F]")


def pointer(path: Iterable[str | int]) -> str:
    """A path as a JSON pointer (RFC 6901).

    >>> pointer(("rounds", 2, "matches", 5, "a/b"))
    '/rounds/2/matches/5/a~1b'
    """
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in path)


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault with its path still as steps, so that faults can be put in the order of the file."""

    path: Path
    code: str
    params: Mapping[str, Any] = field(default_factory=dict)
    severity: Any = "error"

    def finding(self) -> Finding:
        """The fault as a finding whose subject is a JSON pointer."""
        return Finding(self.code, self.severity, pointer(self.path), self.params)


class _Doubled(dict[str, Any]):
    """An object that named a key twice; remembers which."""

    keys_twice: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _NoNumber:
    """Stands where JSON text had NaN, an infinity, or a number of absurd length."""

    code: str
    text: str


def load(data: bytes) -> tuple[Any, list[Fault]]:
    """JSON bytes -> plain values and the faults of the text itself that have a place in it.

    Raises InputError where the text cannot be read at all: not UTF-8, a syntax error (with its line),
    nesting too deep, nothing there.
    """
    if data.startswith(b"\xef\xbb\xbf"):
        data = data[3:]
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise InputError([Finding("form.encoding", "error", "", line=line)]) from None
    if not text.strip():
        raise InputError([Finding("form.empty", "error", "", line=1)])
    odd = _Odd()
    try:
        raw = json.loads(
            text,
            object_pairs_hook=odd.object,
            parse_constant=odd.no_number,
            parse_int=odd.whole,
            parse_float=odd.broken,
        )
    except json.JSONDecodeError as error:
        told = {"line": error.lineno, "column": error.colno}
        raise InputError([Finding("form.syntax", "error", "", told, line=error.lineno)]) from None
    except RecursionError:
        raise InputError([Finding("form.too_deep", "error", "", {"limit": DEEPEST})]) from None
    if not odd.found and _SURROGATE_ESCAPE.search(data) is None:
        return raw, []
    return raw, list(_faults_of_text(raw, ()))


class _Odd:
    """The hooks of the JSON reader; ``found`` says whether anything odd went by."""

    def __init__(self) -> None:
        self.found = False

    def object(self, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        made = dict(pairs)
        if len(made) == len(pairs):
            return made
        self.found = True
        doubled = _Doubled(made)
        names = [name for name, _ in pairs]
        doubled.keys_twice = tuple(dict.fromkeys(name for name in names if names.count(name) > 1))
        return doubled

    def no_number(self, text: str) -> _NoNumber:
        self.found = True
        return _NoNumber("form.not_a_number", text)

    def whole(self, text: str) -> int | _NoNumber:
        return int(text) if len(text) <= LONGEST_NUMBER else self._too_large(text)

    def broken(self, text: str) -> float | _NoNumber:
        value = float(text)
        return self._too_large(text) if value in (float("inf"), float("-inf")) else value

    def _too_large(self, text: str) -> _NoNumber:
        self.found = True
        return _NoNumber("form.number_too_large", text[:24])


def _lone(text: str) -> bool:
    return any("\ud800" <= letter <= "\udfff" for letter in text)


def _faults_of_text(value: Any, path: Path) -> Iterable[Fault]:
    if isinstance(value, _NoNumber):
        yield Fault(path, value.code, {"found": value.text})
    elif isinstance(value, str):
        if _lone(value):
            yield Fault(path, "form.lone_surrogate")
    elif isinstance(value, dict):
        if isinstance(value, _Doubled):
            for key in value.keys_twice:
                yield Fault((*path, key), "form.duplicate_key", {"key": key})
        for key, inner in value.items():
            if _lone(key):
                yield Fault(path, "form.lone_surrogate")
            yield from _faults_of_text(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _faults_of_text(inner, (*path, index))


def is_too_deep(value: Any) -> bool:
    """Whether lists and objects are nested beyond ``DEEPEST``; level by level, so that no depth is a danger."""
    level = [value]
    for _ in range(DEEPEST):
        level = [
            inner
            for outer in level
            if isinstance(outer, dict | list)
            for inner in (outer.values() if isinstance(outer, dict) else outer)
        ]
        if not level:
            return False
    return True


def kind_of(value: Any) -> str:
    """A value's kind as messages name it: integer, number, text, list, object, null, boolean."""
    match value:
        case None:
            return "null"
        case bool():
            return "boolean"
        case int():
            return "integer"
        case float() | _NoNumber():
            return "number"
        case str():
            return "text"
        case dict():
            return "object"
    return "list"


def shown(value: Any) -> str:
    """A found value, short enough for a message."""
    if isinstance(value, _NoNumber):
        return value.text
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=True, default=repr)
    return text if len(text) <= 40 else text[:37] + "..."
