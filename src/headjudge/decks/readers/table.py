"""A table with a heading row, as collections and spreadsheets are exported: ``Count,Name,Set,Number,...``.

The columns are known by their heads, in any order; those that say nothing about a list are left aside.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Mapping

from headjudge.cards.folding import folded
from headjudge.decks.body import text_lines
from headjudge.decks.decklist import HIGHEST_COUNT, Decklist, Entry, Finish, Line, Section
from headjudge.decks.forms import DeckForm
from headjudge.decks.naming import Names
from headjudge.decks.spelling import Spelling
from headjudge.decks.words import words
from headjudge.findings import Finding

_HEADS: Mapping[str, tuple[str, ...]] = {
    "count": ("count", "quantity", "qty", "amount", "枚数", "数量", "количество", "кол-во", "anzahl"),
    "name": ("name", "card name", "card", "カード名", "カード", "название", "карта", "имя карты"),
    "set_code": ("set code", "set", "edition code", "edition", "code", "セット", "сет"),
    "number": ("collector number", "card number", "number", "番号", "номер"),
    "finish": ("finish", "foil", "foiling", "printing", "フォイル", "фойл"),
    "section": ("section", "board", "zone", "セクション", "раздел"),
    "comment": ("comment", "note", "notes", "コメント", "комментарий"),
}
_KINDS = {head: kind for kind, heads in _HEADS.items() for head in heads}
_SEPARATORS = ",;\t"
_FINISHES: Mapping[str, Finish] = {"foil": "foil", "yes": "foil", "true": "foil", "etched": "etched"}
_SEPARATOR_LINE = re.compile(r"^sep=.$")
"""Some spreadsheets are told their separator in a line of its own above the heads."""
_SET_CODE = re.compile(r"^[A-Za-z0-9_]{2,8}$")
_SECTIONS: tuple[Section, ...] = ("commander", "companion", "main", "sideboard", "maybeboard", "tokens")


def _cells(line: str, separator: str) -> list[str]:
    try:
        return next(csv.reader([line], delimiter=separator), [])
    except csv.Error:
        return [line]


def _columns(line: str) -> tuple[str, dict[str, int]] | None:
    """The separator and where the columns stand, where the line heads such a table."""
    if len(line) > 2_000:
        return None
    for separator in _SEPARATORS:
        found: dict[str, int] = {}
        for place, head in enumerate(_cells(line, separator)):
            kind = _KINDS.get(folded(head))
            if kind is not None:
                found.setdefault(kind, place)
        if "count" in found and "name" in found:
            return separator, found
    return None


def _likeness(text: str) -> int:
    first, _, rest = text.lstrip("\ufeff \r\n").partition("\n")
    if _SEPARATOR_LINE.match(first.strip()):
        first = rest.partition("\n")[0]
    return 88 if first.strip() and _columns(first.strip()) is not None else 0


def _read(text: str, names: Names) -> Decklist:  # noqa: ARG001  # names stand in a column of their own
    entries: list[Entry] = []
    lines: list[Line] = []
    findings: list[Finding] = []
    columns: tuple[str, dict[str, int]] | None = None
    for number, raw in enumerate(text_lines(text), start=1):
        line = raw.strip("\ufeff \r")
        if not line.strip():
            lines.append(Line(number, "blank", raw))
        elif columns is None and _SEPARATOR_LINE.match(line.strip()):
            lines.append(Line(number, "head", raw))
        elif columns is None:
            columns = _columns(line) or (",", {"count": 0, "name": 1})
            lines.append(Line(number, "head", raw))
        else:
            found = _entry(line, *columns, number)
            if isinstance(found, Entry):
                entries.append(found)
                lines.append(Line(number, "card", raw))
            else:
                told = {"text": raw[:200], "why": found}
                findings.append(Finding("line.unreadable", "error", None, told, line=number))
                lines.append(Line(number, "unreadable", raw))
    return Decklist(
        game="mtg", form="table", entries=tuple(entries), lines=tuple(lines), findings=tuple(findings)
    )


def _entry(line: str, separator: str, columns: Mapping[str, int], number: int) -> Entry | str:
    """The card of a row, or why the row cannot be read."""
    cells = [cell.strip() for cell in _cells(line, separator)]

    def cell(kind: str) -> str:
        place = columns.get(kind)
        return cells[place] if place is not None and place < len(cells) else ""

    digits, name = cell("count").rstrip("xX×枚 "), cell("name")
    if not name:
        return "no_name"
    if not digits.isdecimal() or len(digits) > 9:
        return "not_a_number"
    if not 1 <= int(digits) <= HIGHEST_COUNT:
        return "count_zero" if int(digits) == 0 else "count_too_high"
    heading = words().headings.get(folded(cell("section"))) if cell("section") else None
    section: Section = "main"
    remark = [cell("comment")]
    pile = None
    if heading is not None and heading.kind == "pile":
        section, pile = "extras", heading.name
    elif heading is not None and heading.section in _SECTIONS:
        section = heading.section
    elif cell("section"):
        remark.insert(0, cell("section"))
    return Entry(
        name=name,
        count=int(digits),
        section=section,
        line=number,
        # A column may give the set's whole name instead of its code.
        set_code=cell("set_code").upper() if _SET_CODE.match(cell("set_code")) else None,
        number=cell("number") or None,
        finish=_FINISHES.get(cell("finish").casefold()),
        comment=" ".join(filter(None, remark)) or None,
        pile=pile,
    )


def _write(deck: Decklist, spelling: Spelling) -> str:
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(("Count", "Name", "Set", "Number", "Finish", "Section", "Comment"))
    for entry in deck.entries:
        rows.writerow(
            (
                entry.count,
                spelling(entry),
                entry.set_code or "",
                entry.number or "",
                entry.finish or "",
                entry.section,
                entry.comment or "",
            )
        )
    return out.getvalue()


FORM = DeckForm(
    key="table",
    games=("mtg",),
    suffix="csv",
    likeness=_likeness,
    read=_read,
    write=_write,
    sections=_SECTIONS,
    traits=frozenset(("set_code", "number", "finish", "comment")),
)
