"""Sheets of decks as PDF: one to register, to check a deck by, to write on, or for a limited pool; and many in one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from headjudge.decks.sheet import DeckSheet, Kind, Printed, SheetGroup, SheetRow
from headjudge.findings import Finding
from headjudge.printing.typesetting import typeset
from headjudge.wording import Wording, safe

TEMPLATE = "deck-sheet"
MOST_REMARKS = 12
"""Remarks in the block above the cards; of more the sheet says how many, and the page of the list shows them."""
LONGEST = 300
"""Letters of a name on paper: twice the longest name of a card."""

_BOXES: dict[Kind, tuple[str, ...]] = {"check": ("first", "second"), "pool": ("pool", "played")}
_BOX_WIDTH: dict[Kind, float] = {"check": 4, "pool": 8}
"""Millimetres: a tick, or a number written by hand."""
_HASH_LETTERS = 12


def deck_sheets(sheets: Sequence[DeckSheet], words: Wording, *, form: str = "pdf") -> bytes:
    """The sheets in one document, each on a new page, in the language of ``words``; ``form`` as in ``typeset``.

    The same sheets give the same bytes. A single sheet can be read aloud by a screen reader; many are for the printer,
    and without that a file of hundreds is a tenth as large. Cost: some 10 milliseconds a sheet.
    """
    return typeset(TEMPLATE, sheets_data(sheets, words), form=form, is_tagged=len(sheets) == 1)


def sheets_data(sheets: Sequence[DeckSheet], words: Wording) -> dict[str, Any]:
    """What the template ``deck-sheet`` is given."""
    first = sheets[0]
    title = words.say("sheet.heading", kind=first.kind)
    return {
        "title": f"{title} – {_plain(first.event)}" if first.event else title,
        "paper": "a4",
        "lang": words.language,
        "sheets": [_sheet(sheet, words) for sheet in sheets],
    }


def _sheet(sheet: DeckSheet, words: Wording) -> dict[str, Any]:
    boxes = _BOXES.get(sheet.kind, ())
    return {
        "heading": words.say("sheet.heading", kind=sheet.kind),
        "event": _plain(sheet.event),
        "facts": _facts(sheet, words),
        "remarks": _remarks(sheet, words),
        "columns": 2,
        "groups": [_group(group, sheet, words) for group in sheet.groups],
        "boxes": [words.say("sheet.box", box=box) for box in boxes],
        "box_width": _BOX_WIDTH.get(sheet.kind, 0),
        "by_hand": sheet.kind == "blank",
        "foot": _foot(sheet.printed, words),
    }


def _facts(sheet: DeckSheet, words: Wording) -> list[dict[str, Any]]:
    """Label and value; an empty value is a line to write on."""

    def fact(key: str, value: str, *, large: bool = False) -> dict[str, Any]:
        return {"label": words.say("sheet.fact", fact=key), "value": value, "large": large}

    is_fab = sheet.game == "fab"
    told = [
        fact("player", _plain(sheet.player), large=True),
        fact("hero" if is_fab else "commander", " / ".join(map(_plain, sheet.leaders)), large=True),
        fact("number", _plain(sheet.number)),
        fact("date", sheet.date),
    ]
    if sheet.set_name:
        told.append(fact("set", _plain(sheet.set_name)))
    elif sheet.format is not None:
        named = sheet.format.names.get(words.language, sheet.format.id)
        told.append(fact("format", words.say("sheet.format", format=named, edition=sheet.format.edition)))
    else:
        told.append(fact("format", ""))
    told.append(fact("cards", "" if sheet.total is None else str(sheet.total)))
    if sheet.verdict is not None:
        told.append(fact("verdict", words.say(f"list_verdict.{sheet.verdict}")))
    if sheet.cards is not None:
        shown = sheet.cards.sha256[:_HASH_LETTERS]
        told.append(fact("card_data", words.say("sheet.card_data", date=sheet.cards.date, sha256=shown)))
    by_hand = {"check": ("table", "judge"), "registration": ()}.get(sheet.kind, ("signature",))
    return [*told, *(fact(key, "") for key in by_hand)]


def _remarks(sheet: DeckSheet, words: Wording) -> list[str]:
    if sheet.kind in ("blank", "pool"):
        return []
    faults = [one for one in sheet.findings if one.severity in ("error", "unchecked")]
    told = [_remark(one, words) for one in faults[:MOST_REMARKS]]
    if len(faults) > MOST_REMARKS:
        told.append(words.say("sheet.more_remarks", count=len(faults) - MOST_REMARKS))
    return told


def _remark(finding: Finding, words: Wording) -> str:
    return (
        words.severity(finding.severity)
        + words.say("wording.colon")
        + _clipped(words.finding(finding), 3 * LONGEST)
    )


def _group(group: SheetGroup, sheet: DeckSheet, words: Wording) -> dict[str, Any]:
    return {
        "label": words.say("decklists.section", section=group.key),
        "total": None if group.total is None else str(group.total),
        # A heading stands again in the next column; there a second box for the total would be in doubt.
        "asks_total": sheet.kind == "blank" and sheet.game == "fab",
        "rows": [
            {
                "count": "" if row.count is None else str(row.count),
                "name": _plain(row.name),
                "also": _plain(row.written),
                "note": _note(row, group, sheet, words),
            }
            for row in group.rows
        ],
    }


def _note(row: SheetRow, group: SheetGroup, sheet: DeckSheet, words: Wording) -> str:
    if not row.name:
        return ""
    if not row.is_known and row.pitch is None:
        return words.say("sheet.unknown") if sheet.cards is not None else ""
    if row.pitch is not None:
        return words.say("sheet.pitch", pitch=row.pitch)
    return words.say("sheet.no_pitch") if group.key == "fab_red" else ""


def _foot(printed: Printed, words: Wording) -> str:
    shown = printed.digest[:_HASH_LETTERS]
    if printed.version is not None:
        return words.say("sheet.foot_of_log", at=printed.at, version=printed.version, digest=shown)
    if shown:
        return words.say("sheet.foot_of_file", at=printed.at, digest=shown)
    return words.say("sheet.foot", at=printed.at)


def _plain(text: str) -> str:
    return _clipped(safe(text))


def _clipped(text: str, most: int = LONGEST) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
