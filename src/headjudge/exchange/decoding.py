"""Bytes of a file from somebody else's spreadsheet -> text.

UTF-8 and UTF-16 are recognised for certain. Japanese, Russian and Western spreadsheets still write the code pages
of their systems, which nothing in the file names: each is tried, and the one in which the letters look like words of
its language is taken and told.
"""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass

from headjudge.findings import Finding, InputError

_CYRILLIC = "А-яЁёІіЇїЄєҐґЎў"
_ODD = {
    # Letters that no such text has, and neighbours that no word has: each counts against the reading.
    "cp1251": (
        re.compile(f"[^\x00-\x7f{_CYRILLIC}«»„“”‘’–—…№\xa0]"),
        re.compile(f"(?<=[A-Za-z])[{_CYRILLIC}]|[{_CYRILLIC}](?=[A-Za-z])|[а-яё](?=[А-ЯЁ])"),
    ),
    "cp932": (
        re.compile("[^\x00-\x7f\u3000-\u30ff\u4e00-\u9fff\uff01-\uff9f①-⑳‘’“”…―※]"),
        re.compile(
            # An accented letter and the one behind it make a kanji: Nazgûl. An x may stand before one: 4x島.
            "(?<=[A-WYZa-wyz])[\u4e00-\u9fff]|(?<=[A-Za-z])[\uff61-\uff9f]"
            "|[\uff61-\uff9f](?=[A-Za-z\u4e00-\u9fff])|(?<=[\u4e00-\u9fff])[\uff61-\uff9f]"
        ),
    ),
    "cp1252": (
        re.compile("[^\x00-\x7fÀ-ÖØ-öø-ÿŒœŠšŽžŸ«»„“”‘’–—…·°ªº€\xa0]"),
        re.compile("(?<=[À-ÿ])[À-ÿ]"),
    ),
}
_NAMES = {"cp932": "Shift_JIS", "cp1251": "windows-1251", "cp1252": "windows-1252"}


@dataclass(frozen=True, slots=True)
class Decoded:
    """The text of a file, the encoding it was read with, and a remark where that was a guess."""

    text: str
    encoding: str
    findings: tuple[Finding, ...] = ()


def decoded(data: bytes, source: str | None = None) -> Decoded:
    """The text of a file, whatever wrote it: UTF-8 or UTF-16 with or without a mark, Shift_JIS (code page 932),
    windows-1251, windows-1252.

    A code page is a guess from the letters and comes with the remark ``lists.encoding``. Raises InputError with the
    line where no reading makes sense. Cost: linear in the bytes.
    """
    for mark, name in (
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
    ):
        if data.startswith(mark):
            return _strictly(data[len(mark) :], name, source)
    if data.count(0) * 4 > len(data):
        # Latin text in UTF-16 is every other byte zero.
        little = data[1::2].count(0) >= data[::2].count(0)
        return _strictly(data, "utf-16-le" if little else "utf-16-be", source)
    try:
        return Decoded(data.decode("utf-8"), "utf-8")
    except UnicodeDecodeError as error:
        at = error.start
    scored = []
    for name, odd in _ODD.items():
        try:
            text = data.decode(name)
        except UnicodeDecodeError:
            continue
        foreign = sum(1 for letter in text if letter > "\x7f")
        scored.append((sum(len(kind.findall(text)) for kind in odd), foreign, name, text))
    best = min(scored, key=lambda one: one[0], default=None)
    if best is None or best[0] * 4 > best[1]:
        raise _unreadable(data.count(b"\n", 0, at) + 1, source)
    told = Finding("lists.encoding", "info", source, {"encoding": _NAMES[best[2]]})
    return Decoded(best[3], best[2], (told,))


def _strictly(data: bytes, name: str, source: str | None) -> Decoded:
    try:
        return Decoded(data.decode(name), name)
    except UnicodeDecodeError as error:
        before = data[: error.start].decode(name, "replace")
        raise _unreadable(before.count("\n") + 1, source) from None


def _unreadable(line: int, source: str | None) -> InputError:
    return InputError([Finding("form.encoding", "error", source, {}, line=line)])
