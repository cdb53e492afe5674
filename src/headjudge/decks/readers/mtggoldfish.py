"""Lists of MTGGoldfish with exact printings: ``4 Name <251> [SET] (F)``, a blank line, the sideboard."""

from __future__ import annotations

import re

from headjudge.decks.body import BodyRules, read_body
from headjudge.decks.decklist import Decklist, Entry
from headjudge.decks.forms import DeckForm
from headjudge.decks.looks import share
from headjudge.decks.naming import Names
from headjudge.decks.readers.mtgo import parted_by_a_blank_line
from headjudge.decks.spelling import Spelling

_CARD = re.compile(
    r"^\d{1,4} [^\[\]<>()\n]{1,150}(?: <[^<>\n]{1,40}>)? \[[A-Z0-9]{2,6}\](?: \([FE]\))? *\r?$", re.MULTILINE
)
_FINISHES = {"foil": " (F)", "etched": " (E)", None: ""}


def _likeness(text: str) -> int:
    if "]" not in text:
        return 0
    cards = share(_CARD, text)
    return 40 + cards // 2 if cards else 0


def _read(text: str, names: Names) -> Decklist:
    return read_body(text, names, form="mtggoldfish", rules=BodyRules(bracket="set"))


def _write(deck: Decklist, spelling: Spelling) -> str:
    return parted_by_a_blank_line(deck, [_line(entry, spelling) for entry in deck.entries])


def _line(entry: Entry, spelling: Spelling) -> str:
    number = f" <{entry.number}>" if entry.number else ""
    code = f" [{entry.set_code}]" if entry.set_code else ""
    return f"{entry.count} {spelling(entry)}{number}{code}{_FINISHES[entry.finish]}"


FORM = DeckForm(
    key="mtggoldfish",
    games=("mtg",),
    suffix="txt",
    likeness=_likeness,
    read=_read,
    write=_write,
    sections=("main", "sideboard"),
    elsewhere={"commander": "sideboard", "companion": "sideboard"},
    traits=frozenset(("set_code", "number", "finish")),
)
