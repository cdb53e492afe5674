"""A decklist as GEM, the official event manager, shows it: four groups by pitch, each with its total.

GEM's groups are those of the Tournament Rules and Policy, A.5: arena cards, pitch 1 with cards without pitch, pitch 2,
pitch 3. Its list of heroes is a list of entrants and belongs to ``headjudge.exchange.gem``.
"""

from __future__ import annotations

import re

from headjudge.decks.decklist import Decklist, Entry
from headjudge.decks.fab_lines import (
    CAPITAL_WORDS,
    FAB_SECTIONS,
    NO_PITCH,
    about,
    coloured,
    marked_part,
    plain_hero,
    read_lines,
    text_of,
)
from headjudge.decks.forms import DeckForm
from headjudge.decks.naming import Names
from headjudge.decks.spelling import Spelling

_GROUP = re.compile(
    r"^[ \t]{0,8}pitch[ \t]{1,4}(?:0[ \t]?/[ \t]?1|[1-4])[ \t]{0,4}(?:\(\w{3,6}\)[ \t]{0,4})?\r?$",
    re.IGNORECASE | re.MULTILINE,
)
_TOTAL = re.compile(
    r"^[ \t]{0,8}\d{1,4}[ \t]{1,4}total[ \t]{1,4}(?:weapon|pitch)", re.IGNORECASE | re.MULTILINE
)
_HEADINGS = {
    1: ("Pitch 0/1 (Red)", "Pitch 0/1"),
    2: ("Pitch 2 (Yellow)", "Pitch 2"),
    3: ("Pitch 3 (Blue)", "Pitch 3"),
    4: ("Pitch 4 (Purple)", "Pitch 4"),
}
"""Heading and name of the total by pitch value; pitch 4 is newer than the lists that were seen."""


def _likeness(text: str) -> int:
    text = marked_part(text)
    if "/" not in text and "itch" not in text.casefold():
        return 0
    if _TOTAL.search(text):
        return 93
    return 91 if _GROUP.search(text) else 0


def _read(text: str, names: Names) -> Decklist:
    return read_lines(text, names, "gem")


def _write(deck: Decklist, spelling: Spelling) -> str:
    lines = about(deck, spelling)
    if plain_hero(deck) is None and deck.of("hero"):
        lines += ["Hero", *(_line(entry, spelling, None) for entry in deck.of("hero"))]
    lines += _group("Weapon / Equipment", "Weapon / Equipment", list(deck.of("arena")), None, spelling)
    for pitch, (name, total) in _HEADINGS.items():
        cards = [entry for entry in deck.of("deck") if (entry.pitch or 1) == pitch]
        lines += _group(name, total, cards, pitch, spelling)
    return text_of(lines)


def _group(name: str, total: str, entries: list[Entry], pitch: int | None, spelling: Spelling) -> list[str]:
    if not entries:
        return []
    count = sum(entry.count for entry in entries)
    return [name, *(_line(entry, spelling, pitch) for entry in entries), f"{count} Total {total}"]


def _line(entry: Entry, spelling: Spelling, pitch: int | None) -> str:
    """The name alone where the group says its pitch."""
    if entry.pitch == pitch:
        return f"{entry.count} {spelling(entry)}"
    if entry.pitch is None:
        return f"{entry.count} {spelling(entry)} {NO_PITCH}"
    return f"{entry.count} {coloured(entry, spelling, CAPITAL_WORDS)}"


FORM = DeckForm(
    key="gem",
    games=("fab",),
    suffix="txt",
    likeness=_likeness,
    read=_read,
    write=_write,
    sections=FAB_SECTIONS,
    elsewhere={"inventory": "deck"},
    traits=frozenset(("pitch", "title", "format_name")),
)
