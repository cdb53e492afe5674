"""A large JavaScript file cut into parts: its code, and its long lists a piece at a time.

A tree of nine megabytes takes more memory than a judge's laptop should give; the code around the lists is short, and a
list can be read in pieces.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

from headjudge.findings import Finding, InputError

_LONG = 16 * 1024
"""A list of more bytes is taken out of the code."""
_PIECE = 128 * 1024
"""A piece of a list has at least so many bytes, the last one fewer."""
_LARGEST_PIECE = 512 * 1024
_LARGEST_CODE = 512 * 1024
"""Above these a file holds something else than lists of cards, and its tree would not fit into memory."""
_DEEPEST = 100
_MOST_BRACKETS = 5_000_000
"""The package of 2026 has 222,000; a file of nothing else would take minutes."""

_PLAIN = re.compile(
    rb"""(?:[^"'`/\[\](){}]++|"(?:[^"\\\r\n]++|\\(?:\r\n|[\s\S]))*+"|'(?:[^'\\\r\n]++|\\(?:\r\n|[\s\S]))*+')*+"""
)
_TEMPLATE = re.compile(rb"(?:[^`\\$]++|\\[\s\S]|\$(?!\{))*+")
_PATTERN = re.compile(rb"/(?:[^/\\\[\r\n]++|\\[^\r\n]|\[(?:[^\]\\\r\n]++|\\[^\r\n])*+\])++/")
_LINE_COMMENT = re.compile(rb"//[^\r\n]*+")
_BLOCK_COMMENT = re.compile(rb"/\*(?:[^*]++|\*(?!/))*+\*/")
_COMMA = re.compile(rb"(?:\s++|//[^\r\n]*+|/\*(?:[^*]++|\*(?!/))*+\*/)*+,")
_WORD = re.compile(rb"[\w$]+$")
_BEFORE_A_VALUE = frozenset(
    (
        b"return",
        b"typeof",
        b"case",
        b"in",
        b"of",
        b"delete",
        b"void",
        b"throw",
        b"new",
        b"else",
        b"do",
        b"yield",
    )
)
_CLOSES = {b")": b"(", b"]": b"[", b"}": b"{"}


class Piece(Struct, frozen=True):
    """A piece of a long list: where its text stands in the file and the line of its first byte, counted from 1."""

    start: int
    end: int
    line: int


class Cut(Struct, frozen=True):
    """A file cut into parts: the code with its long lists emptied (lines keep their numbers), and each list in pieces
    by the place of its ``[`` in the code."""

    source: bytes
    code: bytes
    lists: dict[int, tuple[Piece, ...]]

    def text(self, piece: Piece) -> bytes:
        """A piece as a list of its own: ``[{...},{...},]``."""
        return b"[" + self.source[piece.start : piece.end] + b"]"


class _Open(Struct):
    """A bracket that is not closed yet: which, where, whether it begins a list, where what stands inside ended."""

    kind: bytes
    at: int
    is_list: bool
    ends: list[int]


class _List(Struct, frozen=True):
    start: int
    end: int
    ends: list[int]


def cut(source: bytes) -> Cut:
    """Cuts a JavaScript file of any length; every byte is in the code or in one piece.

    Raises InputError: ``cards.javascript_syntax`` with the line where a bracket, text or comment is never closed,
    ``cards.javascript_nested`` where brackets stand deeper than any list of cards has them, ``cards.javascript_large``
    where the code or one entry is too long, ``cards.javascript_many`` where brackets have no end. Cost: linear, about
    15 MB a second, and no tree.
    """
    lists = _long_lists(source)
    parts: list[bytes] = []
    by_place: dict[int, tuple[Piece, ...]] = {}
    at = length = 0
    line = 1
    for one in lists:
        parts.append(source[at : one.start + 1])
        length += len(parts[-1])
        line += source.count(b"\n", at, one.start + 1)
        pieces = tuple(_pieces(source, one, line))
        by_place[length - 1] = pieces
        many = source.count(b"\n", one.start + 1, one.end)
        parts.append(b"\n" * many)
        length += many
        line += many
        at = one.end
    parts.append(source[at:])
    if length + len(parts[-1]) > _LARGEST_CODE:
        raise InputError([Finding("cards.javascript_large", params={"kilobytes": _LARGEST_CODE >> 10})])
    return Cut(source, b"".join(parts), by_place)


def _pieces(source: bytes, one: _List, line: int) -> Iterator[Piece]:
    start = one.start + 1
    counted = start
    for end in [*one.ends, one.end]:
        last = end == one.end
        if not last and end - start < _PIECE:
            continue
        if last:
            stop = end
        elif comma := _COMMA.match(source, end, one.end):
            stop = comma.end()
        else:
            continue
        line += source.count(b"\n", counted, start)
        counted = start
        if stop - start > _LARGEST_PIECE:
            told = {"kilobytes": _LARGEST_PIECE >> 10}
            raise InputError([Finding("cards.javascript_large", params=told, line=line)])
        if stop > start:
            yield Piece(start, stop, line)
        start = stop


def _long_lists(source: bytes) -> list[_List]:
    """The outermost lists of more than ``_LONG`` bytes in the order of the file."""
    found: list[_List] = []
    stack: list[_Open] = []
    at = before = 0  # where we are; where the last thing that is no space or comment ended
    for _ in range(_MOST_BRACKETS):
        stop = _PLAIN.match(source, at).end()  # type: ignore[union-attr]  # it matches anywhere
        if source[at:stop].strip():
            before = stop
        if stop == len(source):
            if stack:
                raise _syntax(source, stack[-1].at)
            return found
        mark = source[stop : stop + 1]
        if mark == b"/":
            at, comment = _after_slash(source, stop, before)
            before = before if comment else at
        elif mark == b"`":
            at = before = _after_template(source, stop + 1, stop, stack)
        elif mark in b"([{":
            if len(stack) >= _DEEPEST:
                raise InputError([Finding("cards.javascript_nested", line=_line(source, stop))])
            stack.append(_Open(mark, stop, mark == b"[" and _value_begins(source, before), []))
            at = before = stop + 1
        elif mark in b")]}":
            at = before = _closed(source, stop, stack, found)
        else:
            raise _syntax(source, stop)
    raise InputError([Finding("cards.javascript_many", params={"limit": _MOST_BRACKETS})])


def _closed(source: bytes, at: int, stack: list[_Open], found: list[_List]) -> int:
    """Closes the innermost bracket; gives where reading goes on."""
    mark = source[at : at + 1]
    if not stack or stack[-1].kind not in (_CLOSES[mark], b"`" if mark == b"}" else b""):
        raise _syntax(source, at)
    opened = stack.pop()
    if opened.kind == b"`":
        return _after_template(source, at + 1, opened.at, stack)
    if opened.is_list and at - opened.at > _LONG:
        while found and found[-1].start > opened.at:
            found.pop()
        found.append(_List(opened.at, at, opened.ends))
    if stack and stack[-1].is_list:
        stack[-1].ends.append(at + 1)
    return at + 1


def _after_template(source: bytes, at: int, begun: int, stack: list[_Open]) -> int:
    """Goes on behind a template text, or behind the ``${`` in it, which is then an open bracket."""
    stop = _TEMPLATE.match(source, at).end()  # type: ignore[union-attr]
    mark = source[stop : stop + 1]
    if mark == b"`":
        return stop + 1
    if mark != b"$":
        raise _syntax(source, begun)
    if len(stack) >= _DEEPEST:
        raise InputError([Finding("cards.javascript_nested", line=_line(source, stop))])
    stack.append(_Open(b"`", begun, False, []))
    return stop + 2


def _after_slash(source: bytes, at: int, before: int) -> tuple[int, bool]:
    """Goes on behind a comment, a regular expression or a sign of division; whether it was a comment."""
    if comment := _LINE_COMMENT.match(source, at) or _BLOCK_COMMENT.match(source, at):
        return comment.end(), True
    if source.startswith(b"/*", at):
        raise _syntax(source, at)
    if _value_begins(source, before) and (pattern := _PATTERN.match(source, at)):
        return pattern.end(), False
    return at + 1, False


def _value_begins(source: bytes, before: int) -> bool:
    """Whether a value begins behind what ends here, so that ``[`` opens a list and ``/`` a regular expression."""
    text = source[max(0, before - 16) : before].rstrip()
    if word := _WORD.search(text):
        return word[0] in _BEFORE_A_VALUE
    return not text.endswith((b")", b"]", b"}", b'"', b"'", b"`"))


def _line(source: bytes, at: int) -> int:
    return source.count(b"\n", 0, at) + 1


def _syntax(source: bytes, at: int) -> InputError:
    return InputError([Finding("cards.javascript_syntax", line=_line(source, at))])
