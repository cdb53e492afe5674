"""Cells of a table: how a text is written so that no spreadsheet runs it, and how it is read back.

A spreadsheet takes a cell that begins with ``=``, ``+``, ``-`` or ``@`` for a formula, also behind a tab or a line
break, and in Japanese settings with the wide forms of these letters. An apostrophe in front makes it a text.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

_RUNS = re.compile("'*[=+\\-@\t\r\n\0＝＋－＠]")
_NUMBER = re.compile(r"-[0-9]+(?:/[0-9]+)?")
_QUOTED = re.compile('[",;\t\r\n\0]|^\\s|\\s$')


def escaped(text: str) -> str:
    """A text for a cell of an export: with an apostrophe in front where a spreadsheet would run it.

    What already begins with apostrophes before such a letter gets one more, so that reading takes off exactly one.
    A number below zero runs nothing and stays a number.

    >>> escaped("=1+1"), escaped("O'Neil")
    ("'=1+1", "O'Neil")
    """
    return "'" + text if _RUNS.match(text) and not _NUMBER.fullmatch(text) else text


def unescaped(text: str) -> str:
    """A cell of an own export as the text that was written.

    >>> unescaped("'=1+1"), unescaped("'Aki")
    ('=1+1', "'Aki")
    """
    return text[1:] if text.startswith("'") and _RUNS.match(text) else text


def csv_text(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table as CSV text, a line per row; texts are escaped, numbers stay as they are, None is empty."""
    return "".join(
        ",".join(_cell(value) for value in row) + "\n"
        for row in ([*heads], *rows)  # one kind of line for heads and rows
    )


def _cell(value: object) -> str:
    text = "" if value is None else escaped(value) if isinstance(value, str) else str(value)
    # Python's writer leaves a lone carriage return bare, and every reader then ends the line there.
    return '"' + text.replace('"', '""') + '"' if _QUOTED.search(text) else text


def name_key(name: str) -> str:
    """What two spellings of one name have in common: composed letters, and spaces of any kind and number.

    >>> name_key("山田\u3000 太郎") == name_key("山田 太郎")
    True
    """
    return " ".join(unicodedata.normalize("NFC", name).split())
