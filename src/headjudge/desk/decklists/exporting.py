"""All lists out of the event: their texts in one archive with a table of verdicts, or as JSON."""

from __future__ import annotations

import datetime
import io
import zipfile
from collections.abc import Iterator
from typing import Any

from headjudge.desk.decklists.asked import Asked, asked_of
from headjudge.desk.decklists.standing import Row, row_of
from headjudge.desk.hand import InHand
from headjudge.exchange.cells import csv_text

TABLE = "all-decklists.csv"
_HEADS = (
    "id",
    "name",
    "state",
    "late",
    "list",
    "handed_in",
    "by",
    "codes",
    "format",
    "edition",
    "cards",
    "file",
)
_LONGEST = 60
_DAY = (1980, 1, 1, 0, 0, 0)
"""The earliest day that an archive can hold: the same lists give the same bytes."""


def rows_of(hand: InHand, now: int) -> tuple[Asked, tuple[Row, ...]]:
    """Everybody in the event in the order of registration, with the list that counts."""
    asked = asked_of(hand, now)
    return asked, tuple(row_of(hand, one, asked) for one in hand.event.entrants)


def table_csv(hand: InHand, now: int) -> str:
    """Verdicts and codes of everybody's list as CSV, a row per entrant, escaped for spreadsheets."""
    return csv_text(_HEADS, (_cells(row) for row in rows_of(hand, now)[1]))


def _cells(row: Row) -> list[object]:
    entrant, stands = row.entrant, row.list
    if stands is None:
        return [entrant.id, entrant.name, row.state, *([None] * (len(_HEADS) - 3))]
    judged = stands.judged
    return [
        entrant.id,
        entrant.name,
        row.state,
        "late" if row.late else None,
        stands.fact.number,
        _moment(stands.fact.at),
        stands.fact.by,
        " ".join(judged.codes),
        judged.format,
        judged.edition,
        judged.cards_date,
        file_name(row),
    ]


def archive(hand: InHand, now: int) -> bytes:
    """A ZIP with each list as its player wrote it, and ``all-decklists.csv``."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as into:
        for name, text in (*_texts(hand, now), (TABLE, table_csv(hand, now))):
            into.writestr(zipfile.ZipInfo(name, _DAY), text.encode("utf-8", "replace"), zipfile.ZIP_DEFLATED)
    return made.getvalue()


def _texts(hand: InHand, now: int) -> Iterator[tuple[str, str]]:
    for row in rows_of(hand, now)[1]:
        if row.list is not None:
            yield file_name(row), row.list.fact.text


def file_name(row: Row) -> str:
    """The name of a list's file: number and name of the player, of letters that every system takes."""
    return plain_name(f"{row.entrant.id} {row.entrant.name}") + ".txt"


def plain_name(text: str) -> str:
    """A text as the name of a file, without its ending: letters and digits, hyphens for all else, not too long."""
    plain = "".join(letter if letter.isalnum() else "-" for letter in text)
    return "-".join(filter(None, plain.split("-")))[:_LONGEST]


def as_json(hand: InHand, now: int) -> dict[str, Any]:
    """All lists with their texts and how they were judged, for programs."""
    asked, rows = rows_of(hand, now)
    return {
        "event": hand.stream,
        "version": hand.version,
        "format": asked.rules.format_id,
        "locked": asked.is_locked,
        "published": asked.published,
        "lists": [_plain(row) | _dealt(hand, row) for row in rows],
    }


def _dealt(hand: InHand, row: Row) -> dict[str, Any]:
    """The worldbreaks that were dealt to an entrant, where some were."""
    cards = hand.hall.worldbreaks.of(row.entrant.id)
    return {"worldbreaks": list(cards)} if cards else {}


def _plain(row: Row) -> dict[str, Any]:
    plain: dict[str, Any] = {"entrant": row.entrant.id, "name": row.entrant.name, "state": row.state}
    stands = row.list
    if stands is None:
        return plain
    judged = stands.judged
    return plain | {
        "late": row.late,
        "number": stands.fact.number,
        "handed_in": _moment(stands.fact.at),
        "by": stands.fact.by,
        "form": stands.fact.form,
        "text": stands.fact.text,
        "judged": {
            "verdict": judged.verdict,
            "codes": list(judged.codes),
            "format": judged.format,
            "edition": judged.edition,
            "cards": {"date": judged.cards_date, "sha256": judged.cards_sha256},
            "at": _moment(stands.judged_at),
        },
    }


def _moment(at: int) -> str:
    return datetime.datetime.fromtimestamp(at / 1000, datetime.UTC).isoformat(timespec="seconds")
