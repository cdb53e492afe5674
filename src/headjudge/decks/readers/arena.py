"""Lists of MTG Arena: ``1 Name (SET) 123`` below the names of sections, which follow the language of the client."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files

from msgspec import Struct
from msgspec.structs import replace

from headjudge.decks.body import BodyRules, read_body
from headjudge.decks.decklist import Decklist, Entry, Section
from headjudge.decks.forms import DeckForm
from headjudge.decks.looks import beginning, share
from headjudge.decks.naming import Names
from headjudge.decks.spelling import Spelling
from headjudge.decks.words import words

_HEADINGS: dict[Section, str] = {
    "commander": "Commander",
    "companion": "Companion",
    "main": "Deck",
    "sideboard": "Sideboard",
}
_CARD = re.compile(r"^\d{1,4} [^()\n]{1,150} \([A-Z0-9]{3,5}\)(?: [^\s()]{1,12})? *\r?$", re.MULTILINE)
_REBALANCED = "A-"


class _Codes(Struct, frozen=True):
    read: dict[str, str]
    written: dict[str, str]


@cache
def _codes() -> _Codes:
    """Arena's set codes -> usual ones when reading, and back when writing."""
    told = tomllib.loads(files("headjudge.decks").joinpath("data/arena_sets.toml").read_text("utf-8"))
    both = told["both_ways"]
    return _Codes(
        read={**both, **told["when_reading"]},
        written={**{usual: arena for arena, usual in both.items()}, **told["when_writing"]},
    )


def _likeness(text: str) -> int:
    if " (" not in text:
        return 0
    cards = share(_CARD, text)
    if not cards:
        return 0
    known = words().headings
    first = next((line.strip() for line in beginning(text).splitlines() if line.strip()), "")
    headed = (found := known.get(first.lower())) is not None and found.kind == "section"
    return (60 if headed or first.lower() in words().heads else 40) + cards // 4


def _read(text: str, names: Names) -> Decklist:
    deck = read_body(text, names, form="arena", rules=BodyRules())
    codes = _codes().read
    return replace(deck, entries=tuple(_usual(entry, codes, names) for entry in deck.entries))


def _usual(entry: Entry, codes: dict[str, str], names: Names) -> Entry:
    """The usual set code; a rebalanced card under its own name where card data knows it, else under the card's."""
    if entry.set_code in codes:
        entry = replace(entry, set_code=codes[entry.set_code])
    name = entry.name
    if name.startswith(_REBALANCED) and not names.knows(name) and names.knows(name.removeprefix(_REBALANCED)):
        entry = replace(entry, name=name.removeprefix(_REBALANCED), tags=(*entry.tags, _REBALANCED))
    return entry


def _write(deck: Decklist, spelling: Spelling) -> str:
    parts = []
    if deck.title:
        parts.append(f"About\nName {deck.title}\n")
    parts += [
        "\n".join([_HEADINGS[section], *(_line(entry, spelling) for entry in deck.of(section)), ""])
        for section in deck.sections()
    ]
    return "\n".join(parts)


def _line(entry: Entry, spelling: Spelling) -> str:
    card = f"{entry.count} {spelling(entry, 'arena')}"
    if entry.set_code is None:
        return card
    code = _codes().written.get(entry.set_code, entry.set_code)
    return f"{card} ({code}) {entry.number}" if entry.number else f"{card} ({code})"


FORM = DeckForm(
    key="arena",
    games=("mtg",),
    suffix="txt",
    likeness=_likeness,
    read=_read,
    write=_write,
    sections=tuple(_HEADINGS),
    traits=frozenset(("set_code", "number", "title")),
)
