"""Lists of Archidekt: ``1x Name (set) 123 *F* [Category{top}] ^Label,#hex^``; categories say the section."""

from __future__ import annotations

import re

from headjudge.decks.body import BodyRules, read_body
from headjudge.decks.decklist import Decklist, Entry, Section
from headjudge.decks.forms import DeckForm
from headjudge.decks.looks import share
from headjudge.decks.naming import Names
from headjudge.decks.spelling import Spelling

_CATEGORIES: dict[Section, str] = {
    "commander": "Commander{top}",
    "companion": "Companion",
    "sideboard": "Sideboard",
    "maybeboard": "Maybeboard{noDeck}{noPrice}",
    "tokens": "Tokens & Extras{noDeck}{noPrice}",
}
_STARS = {"foil": " *F*", "etched": " *E*", None: ""}
_CARD = re.compile(
    r"^\d{1,4}x [^()\[\]\n]{1,150}(?: \([a-z0-9]{2,6}\)(?: [^\s()]{1,12})?)?"
    r"(?: \*[FE]\*)?(?: \[[^\[\]\n]*\])?(?: \^[^^\n]*\^)?\r?$",
    re.MULTILINE,
)
# Colours in parentheses are those of Flesh and Blood; no set has such a code.
_SET = r"\((?!(?:red|yellow|yel|blue|blu|purple|pur)\))[a-z0-9]{2,6}\)"
_OWN = re.compile(rf"\{{(?:top|noDeck|noPrice)\}}|\]\s*\^[^^\n]*\^|\d{{1,4}}x [^()\n]{{1,150}} {_SET}")


def _likeness(text: str) -> int:
    if "x " not in text:
        return 0
    cards = share(_CARD, text)
    if not cards:
        return 0
    return 90 * cards // 100 if _OWN.search(text, 0, 6_000) else 30 * cards // 100 if "[" in text else 5


def _read(text: str, names: Names) -> Decklist:
    return read_body(text, names, form="archidekt", rules=BodyRules(bracket="group"))


def _write(deck: Decklist, spelling: Spelling) -> str:
    return "".join(f"{_line(entry, spelling)}\n" for entry in deck.entries)


def _line(entry: Entry, spelling: Spelling) -> str:
    code = f" ({entry.set_code.lower()})" if entry.set_code else ""
    number = f" {entry.number}" if code and entry.number else ""
    groups = list(entry.groups)
    # A category of the list's own that is not in the deck says already where the card is.
    aside = entry.section == "maybeboard" and bool(groups) and "{nodeck}" in groups[0].casefold()
    if entry.section in _CATEGORIES and not aside:
        groups.insert(0, _CATEGORIES[entry.section])
    shown = f" [{','.join(groups)}]" if groups else ""
    label = f" ^{entry.label}^" if entry.label else ""
    return f"{entry.count}x {spelling(entry)}{code}{number}{_STARS[entry.finish]}{shown}{label}"


FORM = DeckForm(
    key="archidekt",
    games=("mtg",),
    suffix="txt",
    likeness=_likeness,
    read=_read,
    write=_write,
    sections=("commander", "companion", "main", "sideboard", "maybeboard", "tokens"),
    traits=frozenset(("set_code", "number", "finish", "groups", "label")),
)
