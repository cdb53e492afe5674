"""A table as text -> heads and rows with their lines: comma, semicolon or tab, quoted as CSV is."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from dataclasses import dataclass

from headjudge.findings import Finding

_SEPARATORS = (",", ";", "\t")


@dataclass(frozen=True, slots=True)
class Line:
    """One row: the line of the file on which it begins, and its cells without the spaces around them."""

    number: int
    cells: tuple[str, ...]

    def cell(self, place: int | None) -> str:
        """The cell of a column, counted from 0; empty where the row is shorter or there is no such column."""
        return self.cells[place] if place is not None and place < len(self.cells) else ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table: its heads as written, and its rows that hold anything.

    ``broken`` is the fault at which reading stopped: what stands behind a quote that is never closed is no table.
    """

    heads: tuple[str, ...]
    rows: tuple[Line, ...]
    broken: Finding | None = None


def sheet(text: str, source: str | None = None) -> Sheet:
    """Read a table; the separator is the one that the head line has most of.

    A first line ``sep=;``, as some spreadsheets write, is followed. Cost: linear in the text.
    """
    text = text.removeprefix("\ufeff")
    head = next((line for line in io.StringIO(text) if line.strip()), "")
    separator = _separator(head)
    if head.strip().lower() in ("sep=,", "sep=;", "sep="):
        separator = head.rstrip("\r\n")[4:5] or "\t"
    lines: list[Line] = []
    broken = None
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    try:
        for line in _lines(reader):
            if not (not lines and line.cells[0].lower().startswith("sep=")):
                lines.append(line)
    except csv.Error as error:
        told = {"reason": str(error)}
        broken = Finding("csv.unreadable", "error", source, told, line=reader.line_num)
    heads = lines[0].cells if lines else ()
    return Sheet(heads, tuple(lines[1:]), broken)


def _lines(reader: Iterator[list[str]]) -> Iterator[Line]:
    begins = 1
    for row in reader:
        cells = tuple(cell.strip() for cell in row)
        if any(cells):
            yield Line(begins, cells)
        begins = reader.line_num + 1  # type: ignore[attr-defined]


def _separator(head: str) -> str:
    outside = "".join(head.split('"')[::2])
    return max(_SEPARATORS, key=outside.count)
