"""Lists of Moxfield: ``1 Name (SET) 123 *F* #tag``, the sideboard below ``SIDEBOARD:``."""

from __future__ import annotations

import re

from headjudge.decks.body import BodyRules, read_body
from headjudge.decks.decklist import Decklist, Entry, Section
from headjudge.decks.forms import DeckForm
from headjudge.decks.looks import beginning, share
from headjudge.decks.naming import Names
from headjudge.decks.spelling import Spelling

_HEADINGS: dict[Section, str] = {
    "commander": "COMMANDER:",
    "companion": "COMPANION:",
    "main": "MAINBOARD:",
    "sideboard": "SIDEBOARD:",
    "maybeboard": "MAYBEBOARD:",
    "tokens": "TOKENS:",
}
_STARS = {"foil": " *F*", "etched": " *E*", None: ""}
_CARD = re.compile(
    r"^\d{1,4} [^()\n]{1,150} (?:\([A-Z0-9]{2,6}\) [^\s()]{1,12}|\[[A-Z0-9]{2,6}\])(?: \*[FE]\*)?(?: #[^\n]*)?\r?$",
    re.MULTILINE,
)
_OWN = re.compile(r"^SIDEBOARD:\r?$| \*[FE]\*(?: #[^\n]*)?\r?$", re.MULTILINE)


def _likeness(text: str) -> int:
    if ":" not in text and " *" not in text and " #" not in text:
        return 0
    start = beginning(text)
    if "{" in start or "//" in start.replace(" // ", " ") or "^" in start:
        return 0
    own = _OWN.search(start) is not None
    return (70 if own else 25) * share(_CARD, text) // 100 + (5 if own else 0)


def _read(text: str, names: Names) -> Decklist:
    return read_body(text, names, form="moxfield", rules=BodyRules())


def _write(deck: Decklist, spelling: Spelling) -> str:
    """The main deck stands without a heading where no other section is before it."""
    parts: list[str] = []
    for section in deck.sections():
        piles = list(dict.fromkeys(entry.pile for entry in deck.of(section)))
        for pile in piles:
            heading = f"{pile.upper()}:" if pile else _HEADINGS.get(section, "MAINBOARD:")
            cards = [_line(entry, spelling) for entry in deck.of(section) if entry.pile == pile]
            bare = section == "main" and not parts
            parts.append("\n".join([*([] if bare else [heading]), *cards, ""]))
    return "\n".join(parts)


def _line(entry: Entry, spelling: Spelling) -> str:
    code = f" ({entry.set_code})" if entry.set_code else ""
    number = f" {entry.number}" if code and entry.number else ""
    tags = "".join(f" #{tag}" for tag in entry.tags)
    return f"{entry.count} {spelling(entry)}{code}{number}{_STARS[entry.finish]}{tags}"


FORM = DeckForm(
    key="moxfield",
    games=("mtg",),
    suffix="txt",
    likeness=_likeness,
    read=_read,
    write=_write,
    sections=(*_HEADINGS, "extras"),
    traits=frozenset(("set_code", "number", "finish", "tags", "pile")),
)
