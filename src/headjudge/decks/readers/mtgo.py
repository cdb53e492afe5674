"""Text lists of Magic Online: ``4 Name``, one blank line, the sideboard - in which a commander or companion sits."""

from __future__ import annotations

import re

from headjudge.decks.blocks import beside_the_deck
from headjudge.decks.body import BodyRules, read_body
from headjudge.decks.decklist import Decklist, copies
from headjudge.decks.forms import DeckForm
from headjudge.decks.looks import beginning
from headjudge.decks.naming import Names
from headjudge.decks.spelling import Spelling

_CARD = re.compile(r"\d{1,4} [^\d\s()\[\]#*^|<>;\"][^()\[\]#*^|<>;\"\t]{0,140}")
_MOST_BLOCKS = 2


def _likeness(text: str) -> int:
    """Nothing but counts and names in one or two blocks."""
    blocks, was_card = 0, False
    for raw in beginning(text).splitlines():
        line = raw.strip()
        if not line or (line.casefold() == "sideboard" and blocks == 1):
            was_card = False
        elif _CARD.fullmatch(line):
            blocks += not was_card
            was_card = True
        else:
            return 0
    return 20 if 1 <= blocks <= _MOST_BLOCKS else 0


def _read(text: str, names: Names) -> Decklist:
    return read_body(text, names, form="mtgo", rules=BodyRules())


def _write(deck: Decklist, spelling: Spelling) -> str:
    return parted_by_a_blank_line(
        deck, [f"{entry.count} {spelling(entry, 'slash')}" for entry in deck.entries]
    )


def parted_by_a_blank_line(deck: Decklist, written: list[str]) -> str:
    """Main deck, a blank line, sideboard. The word ``Sideboard`` stands there where a reader would take the blank line
    for something else: a list of 60 cards in all, a sideboard of more cards than the deck."""
    lines = {section: [] for section in ("main", "sideboard")}  # type: dict[str, list[str]]
    for entry, line in zip(deck.entries, written, strict=True):
        lines[entry.section].append(line)
    main, side = lines["main"], lines["sideboard"]
    if not side:
        return "\n".join([*main, ""])
    sizes = [copies(deck.of("main")), copies(deck.of("sideboard"))]
    plain = bool(main) and beside_the_deck(sizes, "mtg") == (1, "sideboard")
    return "\n".join([*main, "", *([] if plain else ["Sideboard"]), *side, ""])


FORM = DeckForm(
    key="mtgo",
    games=("mtg",),
    suffix="txt",
    likeness=_likeness,
    read=_read,
    write=_write,
    sections=("main", "sideboard"),
    elsewhere={"commander": "sideboard", "companion": "sideboard"},
)
