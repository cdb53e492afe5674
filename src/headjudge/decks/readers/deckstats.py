"""Lists of Deckstats: ``//Main``, ``1 [SET#123] Name # !Commander``, ``//Sideboard`` with ``SB:`` before each card."""

from __future__ import annotations

import re

from msgspec.structs import replace

from headjudge.decks.body import BodyRules, read_body
from headjudge.decks.decklist import Decklist, Entry, Section
from headjudge.decks.forms import DeckForm
from headjudge.decks.looks import beginning
from headjudge.decks.naming import Names
from headjudge.decks.spelling import Spelling

_HEADINGS: dict[Section, str] = {
    "main": "//Main",
    "sideboard": "//Sideboard",
    "maybeboard": "//Maybeboard",
    "tokens": "//Tokens",
}
_FINISHES = {"foil": " # !Foil", "etched": " # !Etched", None: ""}
_OWN = re.compile(r"^//(?:Main|Sideboard|Maybeboard|NAME:)| # ?!(?:Commander|Companion|Foil)", re.MULTILINE)
_MADE_THERE = " from deckstats.net"


def _likeness(text: str) -> int:
    start = beginning(text)
    if "\n//" not in f"\n{start}" and "# !" not in start and "#!" not in start:
        return 0
    return 85 if _OWN.search(start) else 0


def _read(text: str, names: Names) -> Decklist:
    deck = read_body(text, names, form="deckstats", rules=BodyRules())
    return replace(deck, title=deck.title.removesuffix(_MADE_THERE)) if deck.title else deck


def _write(deck: Decklist, spelling: Spelling) -> str:
    parts = [f"//NAME: {deck.title}{_MADE_THERE}\n"] if deck.title else []
    for section, heading in _HEADINGS.items():
        cards = deck.of(section)
        if section == "main":
            cards = (*deck.of("commander"), *deck.of("companion"), *cards)
        if cards:
            parts.append("\n".join([heading, *(_line(entry, spelling) for entry in cards), ""]))
    return "\n".join(parts)


def _line(entry: Entry, spelling: Spelling) -> str:
    side = "SB: " if entry.section == "sideboard" else ""
    number = f"#{entry.number}" if entry.number else ""
    code = f"[{entry.set_code}{number}] " if entry.set_code else ""
    marked = f" # !{entry.section.title()}" if entry.section in ("commander", "companion") else ""
    comment = f" # {entry.comment}" if entry.comment else ""
    return f"{side}{entry.count} {code}{spelling(entry)}{marked}{_FINISHES[entry.finish]}{comment}"


FORM = DeckForm(
    key="deckstats",
    games=("mtg",),
    suffix="txt",
    likeness=_likeness,
    read=_read,
    write=_write,
    sections=("commander", "companion", *_HEADINGS),
    traits=frozenset(("set_code", "number", "finish", "comment", "title")),
)
