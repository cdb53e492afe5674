"""A plain list: a count and a name on each line, headings and comments where somebody put them."""

from __future__ import annotations

from headjudge.decks.body import BodyRules, read_body
from headjudge.decks.decklist import Decklist, Entry, Section
from headjudge.decks.forms import DeckForm
from headjudge.decks.naming import Names
from headjudge.decks.spelling import Spelling

_HEADINGS: dict[Section, str] = {
    "commander": "Commander",
    "companion": "Companion",
    "main": "Deck",
    "sideboard": "Sideboard",
    "maybeboard": "Maybeboard",
    "tokens": "Tokens",
}


def _likeness(_text: str) -> int:
    """Any text may be a plain list; whatever knows it better wins."""
    return 1


def _read(text: str, names: Names) -> Decklist:
    return read_body(text, names, form="plain", rules=BodyRules())


def _write(deck: Decklist, spelling: Spelling) -> str:
    parts = []
    if deck.title:
        parts.append(f"Name: {deck.title}\n")
    parts += [
        "\n".join([_HEADINGS[section], *(_line(entry, spelling) for entry in deck.of(section)), ""])
        for section in deck.sections()
    ]
    return "\n".join(parts)


def _line(entry: Entry, spelling: Spelling) -> str:
    printed = "" if entry.set_code is None else f" ({entry.set_code})"
    number = f" {entry.number}" if printed and entry.number else ""
    return f"{entry.count} {spelling(entry)}{printed}{number}"


FORM = DeckForm(
    key="plain",
    games=("mtg",),
    suffix="txt",
    likeness=_likeness,
    read=_read,
    write=_write,
    sections=tuple(_HEADINGS),
    elsewhere={},
    traits=frozenset(("set_code", "number", "title")),
)
