"""FaBrary's table of a collection: the copies that somebody has, read as a list."""

from __future__ import annotations

import csv
import io

from headjudge.decks.body import text_lines
from headjudge.decks.decklist import HIGHEST_COUNT, Decklist, Entry, Line, LineKind
from headjudge.decks.fab_lines import WORDS, one_line
from headjudge.decks.fab_names import PRINTING, identifier
from headjudge.decks.forms import DeckForm
from headjudge.decks.identified import entry_by_identifier
from headjudge.decks.line import PITCH_WORDS
from headjudge.decks.naming import Names
from headjudge.decks.spelling import Spelling
from headjudge.findings import Finding, InputError

COLUMNS = (
    "Identifier", "Name", "Pitch", "Set", "Set number", "Edition", "Foiling", "Treatment", "Have", "Want in trade",
    "Want to buy", "Extra for trade", "Extra to sell",
)  # fmt: skip
_NEEDED = frozenset(("identifier", "name", "have"))
_NO_FOIL = frozenset(("", "-", "none", "no", "standard", "regular", "normal", "non-foil"))
_SEPARATORS = ",;\t"


def _heads(text: str) -> tuple[str, list[str]] | None:
    """The separator and the column names in small letters, where the first line is this form's."""
    first = text.lstrip("\ufeff \t\r\n")[:2_000].splitlines()
    if not first:
        return None
    for separator in _SEPARATORS:
        heads = [head.strip().strip('"').strip().casefold() for head in first[0].split(separator)]
        if set(heads) >= _NEEDED and "pitch" in heads:
            return separator, heads
    return None


def _likeness(text: str) -> int:
    return 97 if _heads(text) is not None else 0


def _read(text: str, names: Names) -> Decklist:  # noqa: ARG001  # names stand in a column of their own
    found = _heads(text)
    if found is None:
        raise InputError(
            [Finding("deck.columns_missing", "error", None, {"columns": sorted(_NEEDED | {"pitch"})}, line=1)]
        )
    separator, heads = found
    entries: list[Entry] = []
    lines: list[Line] = []
    findings: list[Finding] = []
    headed = False
    for number, raw in enumerate(text_lines(text), start=1):
        if not raw.strip("\ufeff \t"):
            lines.append(Line(number, "blank", raw))
            continue
        if not headed:
            headed = True
            lines.append(Line(number, "head", raw))
            continue
        row = _cells(raw, separator, heads)
        entry, fault = _entry(row, number)
        kind: LineKind = "card"
        if fault is not None:
            findings.append(
                Finding("line.unreadable", "error", None, {"text": raw[:200], "why": fault}, line=number)
            )
            kind = "unreadable"
        elif entry is None:
            kind = "comment"
        else:
            entries.append(entry)
        lines.append(Line(number, kind, raw))
    findings.append(Finding("deck.collection", "info", None, {"count": len(entries)}))
    return Decklist(
        game="fab", form="fabrary-csv", entries=tuple(entries), lines=tuple(lines), findings=tuple(findings)
    )


def _cells(raw: str, separator: str, heads: list[str]) -> dict[str, str] | None:
    """The cells of a row by column; None where it cannot be parted. No cell of this form goes over two lines."""
    try:
        cells = next(csv.reader([raw], delimiter=separator, strict=True), [])
    except csv.Error:
        return None
    if len(cells) > len(heads) and any(cell.strip() for cell in cells[len(heads) :]):
        return None
    return dict(zip(heads, (one_line(cell) for cell in cells), strict=False))


def _entry(row: dict[str, str] | None, number: int) -> tuple[Entry | None, str | None]:
    """The entry of a row, or why it is none; no copies at hand is neither."""
    if row is None or "have" not in row:
        return None, "not_a_row"
    have = row["have"] or "0"
    if not have.isascii() or not have.isdigit() or len(have) > 9:
        return None, "count_not_a_number"
    if int(have) > HIGHEST_COUNT:
        return None, "count_too_high"
    if int(have) == 0:
        return None, None
    ident, name = row["identifier"], row["name"]
    if not ident and not name:
        return None, "no_name"
    guessed = entry_by_identifier(ident, int(have), "deck", number) if ident else None
    pitch = PITCH_WORDS.get(row["pitch"].casefold()) if row.get("pitch") else None
    if pitch is None and guessed is not None and not name:
        pitch = guessed.pitch
    set_code, printed = _printing(row)
    return (
        Entry(
            name=name or (guessed.name if guessed else ""),
            count=int(have),
            section="deck",
            line=number,
            pitch=pitch,
            ident=ident or None,
            set_code=set_code,
            number=printed,
            finish=None if row.get("foiling", "").casefold() in _NO_FOIL else "foil",
        ),
        None,
    )


def _printing(row: dict[str, str]) -> tuple[str | None, str | None]:
    """Set code and number: ``Set number`` is ``SDA021`` or the number alone beside a set code."""
    told = row.get("set number", "")
    whole = PRINTING.match(told)
    if whole is not None:
        return whole["set"], whole["number"]
    code = row.get("set", "")
    return (code.upper(), told or None) if code and len(code) <= 5 and code.isalnum() else (None, None)


def _write(deck: Decklist, spelling: Spelling) -> str:
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(COLUMNS)
    for entry in deck.entries:
        card = spelling.card(entry)
        key = card.key if card is not None else entry.ident or identifier(entry.name, entry.pitch)
        pitch = "" if entry.pitch is None else WORDS[entry.pitch]
        cells = [
            key,
            spelling(entry),
            pitch,
            entry.set_code or "",
            entry.number or "",
            "",
            "",
            "",
            str(entry.count),
        ]
        table.writerow([*cells, *[""] * (len(COLUMNS) - len(cells))])
    return out.getvalue()


FORM = DeckForm(
    key="fabrary-csv",
    games=("fab",),
    suffix="csv",
    likeness=_likeness,
    read=_read,
    write=_write,
    sections=("deck",),
    elsewhere={"hero": "deck", "arena": "deck", "inventory": "deck"},
    traits=frozenset(("pitch", "set_code", "number", "ident")),
)
