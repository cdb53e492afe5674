"""The objects of a JSON file of cards, one after the other, however the file is laid out.

Bulk files have one object a line, which is read at several hundred megabytes a second. A file that turns out to be laid
out otherwise (one endless line, or objects over many lines) is read on by a parser that keeps one object in memory.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Generic, TypeVar

import ijson
import msgspec
from msgspec import Struct

from headjudge.cards.opening import CardText, faulty
from headjudge.findings import Finding

_LONGEST_LINE = 1 << 20
_LARGEST_OBJECT = 32 << 20
"""Bytes after which one object is no card any more."""
_DEEPEST = 200
_FIRST_FAULTS = 50
_PIECE = 65_536
_ONLY_BRACKETS = bytes(set(range(256)) - set(b'[]{}"'))  # sorted by nature: the bytes to leave out
_BETWEEN_CARDS = re.compile(rb'\}\s*,\s*(?=\{\s*"object"\s*:\s*"card"\s*[,}])')
_A_STRING = re.compile(rb'"[^"]*"')

_NOTHING_WHOLE = object()
T = TypeVar("T")


class Place(Struct, frozen=True):
    """Where an object stands: its number in the file from 1, and its line where every object has its own."""

    number: int
    line: int | None = None


class Faults:
    """What is wrong with single objects: the first ones in full, the rest by number."""

    def __init__(self, path: object) -> None:
        self._path = str(path)
        self._first: list[Finding] = []
        self._more: Counter[str] = Counter()

    def leave_out(self, place: Place, code: str, **params: object) -> None:
        """An object is left out, for a reason."""
        if len(self._first) < _FIRST_FAULTS:
            told = {"number": place.number, **params}
            self._first.append(Finding(code, "warning", self._path, told, line=place.line))
        else:
            self._more[code] += 1

    @property
    def findings(self) -> list[Finding]:
        """The faults as findings, the last of which counts those that are not listed."""
        more = sum(self._more.values())
        rest = [Finding("cards.more_faults", "warning", self._path, {"count": more})] if more else []
        return [*self._first, *rest]


class Objects(Generic[T]):
    """The objects of a list in a file as values of one kind; what is not of that kind is a fault and left out.

    ``within`` is where the list stands: ``item`` for a list that is the whole file, ``data.item`` inside an object,
    empty for objects that simply follow each other (JSON Lines). Raises InputError ``cards.truncated`` where the file
    ends too early, ``cards.syntax`` where it is no JSON, ``cards.object_too_large`` and ``cards.too_deep``.
    """

    def __init__(self, text: CardText, kind: type[T], within: str, faults: Faults) -> None:
        self._text = text
        self._kind = kind
        self._within = within
        self._faults = faults
        self._decode = msgspec.json.Decoder(kind).decode
        self._number = 0

    def __iter__(self) -> Iterator[tuple[Place, T]]:
        if self._within == "data.item":
            return self._parsed(self._text.stream, "data.item", b"")
        return self._lines()

    def _lines(self) -> Iterator[tuple[Place, T]]:
        is_list = self._within == "item"
        is_open = False
        stream, line_number = self._text.stream, 0
        while raw := stream.readline(_LONGEST_LINE):
            line_number += 1
            begin = raw.lstrip()
            if is_list:
                if not is_open and begin:
                    is_open, begin = True, begin[1:].lstrip()
                begin = begin.removeprefix(b",")
                line = begin.rstrip().removesuffix(b",")
                if line == b"]":
                    self._nothing_more()
                    return
            else:
                line = begin.rstrip()
            if not line:
                continue
            one = self._decoded(line, line_number)
            if one is _NOTHING_WHOLE:
                # Not an object to itself: the rest of the file is laid out otherwise, or is faulty.
                yield from self._pieces(begin) if is_list else self._parsed(stream, "", raw)
                return
            if one is not None:
                yield Place(self._number, line_number), one
        if is_list:
            raise faulty(self._text.path, "cards.truncated")

    def _decoded(self, text: bytes | memoryview, line: int | None) -> Any:
        """An object from its own text; None where it is one, but not of the kind, and that is told."""
        try:
            one = self._decode(text)
        except msgspec.ValidationError as error:
            try:
                msgspec.json.decode(text)  # the fault was found before the end was seen
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                return _NOTHING_WHOLE
            self._number += 1
            self._wrong(error, Place(self._number, line))
            return None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return _NOTHING_WHOLE
        self._number += 1
        return one

    def _nothing_more(self) -> None:
        while rest := self._text.stream.read(_PIECE):
            if rest.strip():
                raise faulty(self._text.path, "cards.syntax", number=self._number)

    def _pieces(self, left: bytes) -> Iterator[tuple[Place, T]]:
        """A list on one endless line, or one over many lines: cut where an object ends and a card begins.

        A cut inside an object would leave a piece that is none; from there on the slower parser decides.
        """
        stream = self._text.stream
        is_over = False
        while not is_over:
            more = stream.read(_LONGEST_LINE)
            is_over = not more
            left += more
            start = 0
            for cut in _BETWEEN_CARDS.finditer(left):
                one = self._decoded(memoryview(left)[start : cut.start() + 1], None)
                if one is _NOTHING_WHOLE:
                    is_over = True
                    break
                if one is not None:
                    yield Place(self._number), one
                start = cut.end()
            left = left[start:]
            is_over = is_over or len(left) > _LONGEST_LINE
        yield from self._parsed(stream, "item", b"[" + left)

    def _wrong(self, error: msgspec.ValidationError, place: Place) -> None:
        code, params = what_is_wrong(error)
        self._faults.leave_out(place, code, **params)

    def _parsed(self, stream: Any, within: str, begin: bytes) -> Iterator[tuple[Place, T]]:
        fed = Fed(self._text, stream, begin)
        items = ijson.items(fed, within, multiple_values=not within, buf_size=_PIECE)
        for item in told_in_our_words(items, self._text, lambda: self._number):
            fed.another()
            self._number += 1
            place = Place(self._number)
            try:
                yield place, msgspec.convert(item, self._kind)
            except msgspec.ValidationError as error:
                self._wrong(error, place)


def told_in_our_words(items: Iterator[T], text: CardText, number: Any) -> Iterator[T]:
    """What a parser gives, its own faults as ours."""
    try:
        yield from items
    except ijson.JSONError as error:
        if "premature EOF" in str(error) or not str(error):
            raise faulty(text.path, "cards.truncated") from None
        raise faulty(text.path, "cards.syntax", number=number()) from None
    except UnicodeDecodeError:
        raise faulty(text.path, "cards.syntax", number=number()) from None


_EXPECTED = re.compile(r"Expected `([a-z-]+)[^`]*`(?:, got `([a-z-]+)[^`]*`)?")
_FIELD = re.compile(r"`\$\.?([^`]*)`$")
_MISSING = re.compile(r"required field `([^`]*)`")
_WORDS = {
    "str": "text",
    "int": "integer",
    "float": "number",
    "decimal": "number",
    "bool": "boolean",
    "array": "list",
    "object": "object",
    "null": "null",
    "date": "text",
}


def what_is_wrong(error: msgspec.ValidationError) -> tuple[str, dict[str, object]]:
    """Code and values of a fault that the decoder found: which field, what was expected, what stands there."""
    message = str(error)
    at = _FIELD.search(message)
    field = at[1] if at else ""
    if missing := _MISSING.search(message):
        whole = f"{field}.{missing[1]}" if field else missing[1]
        return "cards.missing_field", {"field": whole}
    kinds = _EXPECTED.search(message)
    if kinds and kinds[2] and kinds[1] in _WORDS and kinds[2] in _WORDS:
        return "cards.wrong_type", {"field": field, "expected": _WORDS[kinds[1]], "found": _WORDS[kinds[2]]}
    return "cards.wrong_value", {"field": field}


class Fed:
    """What goes into the parser: never more than one object's worth without an object, never too deep.

    A parser that keeps a path of names for every level would fill the memory with nothing but brackets.
    """

    def __init__(self, text: CardText, stream: Any, begin: bytes = b"") -> None:
        self._text = text
        self._stream = stream
        self._begin = begin
        self._since = 0
        self._depth = 0
        self._in_string = False
        self._backslash = b""

    def another(self) -> None:
        """An object has come out."""
        self._since = 0

    def read(self, size: int = _PIECE) -> bytes:
        """The next bytes."""
        if self._begin:
            piece, self._begin = self._begin[:size], self._begin[size:]
        else:
            piece = self._stream.read(size)
        self._since += len(piece)
        if self._since > _LARGEST_OBJECT:
            raise faulty(self._text.path, "cards.object_too_large", limit=_LARGEST_OBJECT >> 20)
        self._look_at_depth(piece)
        return piece

    def _look_at_depth(self, piece: bytes) -> None:
        """Counts brackets outside of strings; cheap, because everything else falls away first."""
        whole = (self._backslash + piece).replace(b"\\\\", b"")
        self._backslash = whole[-1:] if whole.endswith(b"\\") else b""
        if self._backslash:
            whole = whole[:-1]
        small = whole.replace(b'\\"', b"").translate(None, _ONLY_BRACKETS)
        small = _A_STRING.sub(b"", b'"' + small if self._in_string else small)
        small, quote, _ = small.partition(b'"')
        self._in_string = bool(quote)
        opening = small.count(b"[") + small.count(b"{")
        if self._depth + opening > _DEEPEST:
            depth = self._depth
            for bracket in small:
                depth += 1 if bracket in b"[{" else -1
                if depth > _DEEPEST:
                    raise faulty(self._text.path, "cards.too_deep", limit=_DEEPEST)
        self._depth += opening - (len(small) - opening)
