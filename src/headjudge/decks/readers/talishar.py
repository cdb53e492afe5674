"""The JSON of a deck as FaBrary and other sites hand it to Talishar: cards with a total and the copies set aside.

Older payloads (FaB DB's, FaBrary's first ones) count the copies of the inventory within ``total``, newer ones beside
it. What a payload means is told by a key, by its counts, or by the sizes of its format; where none tells it, the newer
reading is taken and said so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from headjudge.cards.card import FabCard
from headjudge.decks.decklist import HIGHEST_COUNT, Decklist, Entry, Line, LineKind, Section
from headjudge.decks.fab_lines import one_line
from headjudge.decks.fab_names import fab_facts, format_key, identifier
from headjudge.decks.forms import DeckForm
from headjudge.decks.identified import entry_by_identifier
from headjudge.decks.line import PITCH_WORDS
from headjudge.decks.naming import Names
from headjudge.decks.spelling import Spelling
from headjudge.findings import Finding, InputError

_KEYS = re.compile(r'"(?:cardIdentifier|sideboardTotal|total|identifier|heroIdentifier)"\s*:')
_LISTS: Mapping[str, Section] = {
    "hero": "hero",
    "heroes": "hero",
    "weapon": "arena",
    "weapons": "arena",
    "equipment": "arena",
    "equipments": "arena",
    "cards": "deck",
    "mainDeck": "deck",
    "main_deck": "deck",
    "deckCards": "deck",
    "inventory": "inventory",
    "sideboard": "inventory",
}
_SEPARATE = "separateSideboardCounts"


def _likeness(text: str) -> int:
    start = text.lstrip()[:1]
    if start not in ("{", "["):
        return 0
    if '"cards"' in text or start == "[":
        return 95 if _KEYS.search(text) else 0
    if '"mainDeck"' in text:
        return 92  # headjudge's own form has no such key
    return 85 if '"hero"' in text else 0


class _Row(Struct, frozen=True):
    """One card of the payload: both counts as they stand, or why they cannot be read."""

    entry: Entry
    total: int
    aside: int
    text: str
    fault: str | None = None


def _read(text: str, names: Names) -> Decklist:  # noqa: ARG001  # identifiers are resolved by key, not by name
    payload = _payload(text)
    lines: list[Line] = []
    rows: list[_Row] = []
    for key, value in payload.items():
        section = _LISTS.get(key)
        if section is None:
            lines.append(Line(len(lines) + 1, "head", f"{key}: {_json(value)}"))
            continue
        for item in value if isinstance(value, list) else [value]:
            number = len(lines) + 1
            row = _row(item, section, number)
            kind: LineKind = "unreadable" if row.fault else "card"
            lines.append(Line(number, kind, row.text))
            rows.append(row)
    if not rows:
        raise InputError([Finding("deck.json_unreadable", "error", None, {"why": "no_cards"})])
    findings = [
        Finding(
            "line.unreadable", "error", None, {"text": row.text[:200], "why": row.fault}, line=row.entry.line
        )
        for row in rows
        if row.fault
    ]
    sound = [row for row in rows if not row.fault]
    told = payload.get("format")
    format_name = one_line(told) or None if isinstance(told, str) else None
    beside = _counts_beside(payload, sound, format_name)
    if beside is None:
        findings.append(_unclear(sound))
    title = payload.get("name")
    return Decklist(
        game="fab",
        form="talishar",
        entries=tuple(_entries(sound, beside is not False)),
        lines=tuple(lines),
        title=one_line(title) or None if isinstance(title, str) else None,
        format_name=format_name,
        findings=tuple(findings),
    )


def _payload(text: str) -> dict[str, Any]:
    try:
        told = msgspec.json.decode(text.lstrip("\ufeff").encode("utf-8", "surrogatepass"))
    except RecursionError:
        raise InputError([Finding("deck.json_unreadable", "error", None, {"why": "too_deep"})]) from None
    except (msgspec.DecodeError, UnicodeError):
        raise InputError([Finding("deck.json_unreadable", "error", None, {"why": "syntax"})]) from None
    for wrapper in ("data", "deck"):
        if isinstance(told, dict) and isinstance(told.get(wrapper), dict):
            told = told[wrapper]
    if isinstance(told, list):
        told = {"cards": told}
    if not isinstance(told, dict):
        raise InputError([Finding("deck.json_unreadable", "error", None, {"why": "no_cards"})])
    return told


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode("utf-8")


def _row(item: object, section: Section, number: int) -> _Row:
    if isinstance(item, str):
        item = {"identifier": item}
    if not isinstance(item, dict):
        nothing = Entry(name="", count=1, section=section, line=number)
        return _Row(nothing, 0, 0, _json(item), "not_a_card")
    entry = _card(item, section, number)
    total, fault = _number(next((item[key] for key in ("total", "quantity", "count") if key in item), 1))
    aside, other = _number(item.get("sideboardTotal", 0) or 0)
    fault = fault or other or (None if entry.name else "no_name")
    if fault is None and total + aside == 0:
        fault = "count_zero"
    told = item.get("section")
    if told in ("hero", "arena", "deck", "inventory"):
        entry = msgspec.structs.replace(entry, section=told)
    return _Row(entry, total, aside, _json(item), fault)


def _number(value: object) -> tuple[int, str | None]:
    """A count, whether it came as a number or as text."""
    if isinstance(value, str) and re.fullmatch(r"\s*\d{1,9}\s*", value):
        value = int(value)
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int):
        return 0, "count_not_a_number"
    if value < 0:
        return 0, "count_negative"
    return (value, None) if value <= HIGHEST_COUNT else (0, "count_too_high")


def _card(item: Mapping[str, Any], section: Section, number: int) -> Entry:
    """The card of a row: by its identifier, by a printing, by its name; a given name wins over a guess."""
    ident = next((text for text in _identifiers(item) if text), "")
    name, pitch = item.get("name"), _pitch(item)
    if ident:
        entry = entry_by_identifier(ident, 1, section, number)
        if isinstance(name, str) and one_line(name):
            found = pitch if "pitch" in item else entry.pitch
            entry = msgspec.structs.replace(entry, name=one_line(name), pitch=found)
        return entry
    return Entry(
        name=one_line(name) if isinstance(name, str) else "",
        count=1,
        section=section,
        line=number,
        pitch=pitch,
    )


def _identifiers(item: Mapping[str, Any]) -> Iterator[str]:
    for key in ("cardIdentifier", "identifier", "card_id", "id"):
        if isinstance(item.get(key), str):
            yield one_line(item[key])
    told = item.get("setIdentifiers")
    if isinstance(told, list) and told and isinstance(told[0], str):
        yield one_line(told[0])
    # FaB DB: {"printings": [{"sku": {"sku": "WTR001-RF"}}]}
    told = item.get("printings")
    if isinstance(told, list) and told and isinstance(told[0], dict):
        sku = told[0].get("sku")
        sku = sku.get("sku") if isinstance(sku, dict) else sku
        if isinstance(sku, str):
            yield one_line(sku)


def _pitch(item: Mapping[str, Any]) -> int | None:
    value = item.get("pitch", item.get("color"))
    return (
        None if value is None or isinstance(value, bool) else PITCH_WORDS.get(str(value).strip().casefold())
    )


def _counts_beside(payload: Mapping[str, Any], rows: list[_Row], format_name: str | None) -> bool | None:
    """Whether ``total`` leaves the copies of the inventory out; None where nothing tells it."""
    if not any(row.aside for row in rows):
        return True
    if isinstance(payload.get(_SEPARATE), bool):
        return bool(payload[_SEPARATE])
    if any(row.aside > row.total for row in rows):
        return True
    if '"sku"' in "".join(row.text for row in rows[:3]):
        # FaB DB's own payloads, which always counted the inventory within.
        return False
    known = fab_facts().sizes
    sizes = known.get(format_key(format_name))
    within = sum(row.total for row in rows)
    aside = sum(row.aside for row in rows)
    if sizes is None:
        # No format has so large a pool; of smaller ones nothing is known.
        largest = max(one.pool for one in known.values()) + 1
        return False if within <= largest < within + aside else None
    if within + aside > sizes.pool + 1:
        return False
    # The hero and the arena cards stand among the rows: less than a deck in all cannot hold one.
    return True if within - aside < sizes.deck else None


def _unclear(rows: list[_Row]) -> Finding:
    within, aside = sum(row.total for row in rows), sum(row.aside for row in rows)
    return Finding(
        "deck.copies_aside_unclear",
        "warning",
        None,
        {"aside": aside, "beside": within + aside, "within": within},
    )


def _entries(rows: list[_Row], beside: bool) -> Iterator[Entry]:
    for row in rows:
        main = row.total if beside else max(0, row.total - row.aside)
        if row.entry.section == "inventory":
            main, aside = 0, main + row.aside
        else:
            aside = row.aside
        if main:
            yield msgspec.structs.replace(row.entry, count=main)
        if aside:
            yield msgspec.structs.replace(row.entry, count=aside, section="inventory")


def _write(deck: Decklist, spelling: Spelling) -> str:
    told: dict[str, Any] = {"name": one_line(deck.title or "")}
    if deck.format_name:
        told["format"] = one_line(deck.format_name)
    told[_SEPARATE] = True
    told["cards"] = [_written(entry, spelling) for entry in deck.entries]
    return msgspec.json.format(msgspec.json.encode(told), indent=1).decode("utf-8") + "\n"


def _written(entry: Entry, spelling: Spelling) -> dict[str, Any]:
    card = spelling.card(entry)
    key = card.key if isinstance(card, FabCard) else entry.ident or identifier(entry.name, entry.pitch)
    aside = entry.section == "inventory"
    told: dict[str, Any] = {"cardIdentifier": key, "name": spelling(entry), "pitch": entry.pitch}
    told |= {"total": 0 if aside else entry.count, "sideboardTotal": entry.count if aside else 0}
    if entry.section in ("hero", "arena"):
        told["section"] = entry.section
    return told


FORM = DeckForm(
    key="talishar",
    games=("fab",),
    suffix="json",
    likeness=_likeness,
    read=_read,
    write=_write,
    sections=("hero", "arena", "deck", "inventory"),
    traits=frozenset(("pitch", "title", "format_name", "ident")),
)
