"""Lists of TappedOut: ``1x Name (SET) 123 *F* *CMDR* #tag``, split cards with ``Side / Name``."""

from __future__ import annotations

import re

from headjudge.decks.body import BodyRules, read_body
from headjudge.decks.decklist import Decklist, Entry, Section
from headjudge.decks.forms import DeckForm
from headjudge.decks.looks import beginning, share
from headjudge.decks.naming import Names
from headjudge.decks.spelling import Spelling

_HEADINGS: dict[Section, str] = {
    "sideboard": "Sideboard:",
    "maybeboard": "Maybeboard:",
    "tokens": "Tokens:",
}
_STARS = {"foil": " *F*", "etched": " *F-Etch*", None: ""}
_CARD = re.compile(r"^\d{1,4}x [^\[\]{}^\n]{1,200}$", re.MULTILINE)
_OWN = re.compile(r" \*(?:CMDR|cmdr|f-|F-)|^[^\W\d][^\d\n(]{1,40} \(\d{1,3}\)\r?$", re.MULTILINE)


def _likeness(text: str) -> int:
    if "x " not in text and "*CMDR*" not in text:
        return 0
    start = beginning(text)
    cards = share(_CARD, text)
    if "*CMDR*" in start:
        return 60 + cards // 5
    return (50 if " / " in start or _OWN.search(start) else 10) * cards // 100


def _read(text: str, names: Names) -> Decklist:
    return read_body(text, names, form="tappedout", rules=BodyRules())


def _write(deck: Decklist, spelling: Spelling) -> str:
    first = [*deck.of("commander"), *deck.of("main")]
    parts = ["\n".join([*(_line(entry, spelling) for entry in first), ""])] if first else []
    for section, heading in _HEADINGS.items():
        if cards := [_line(entry, spelling) for entry in deck.of(section)]:
            parts.append("\n".join([heading, *cards, ""]))
    return "\n".join(parts)


def _line(entry: Entry, spelling: Spelling) -> str:
    name = spelling(entry).replace(" // ", " / ")
    code = f" ({entry.set_code})" if entry.set_code else ""
    number = f" {entry.number}" if code and entry.number else ""
    commander = " *CMDR*" if entry.section == "commander" else ""
    tags = "".join(f" #{tag}" for tag in entry.tags)
    return f"{entry.count}x {name}{code}{number}{_STARS[entry.finish]}{commander}{tags}"


FORM = DeckForm(
    key="tappedout",
    games=("mtg",),
    suffix="txt",
    likeness=_likeness,
    read=_read,
    write=_write,
    sections=("commander", "main", "sideboard", "maybeboard", "tokens"),
    elsewhere={"companion": "sideboard"},
    traits=frozenset(("set_code", "number", "finish", "tags")),
)
