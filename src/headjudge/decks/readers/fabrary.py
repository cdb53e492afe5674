"""FaBrary's text: name, hero and format, then arena cards and deck cards; the whole pool without a section of its own
for the cards beside the deck."""

from __future__ import annotations

from headjudge.decks.decklist import Decklist
from headjudge.decks.fab_lines import (
    FAB_SECTIONS,
    about,
    block,
    has_hero_line,
    headings_in,
    marked_part,
    plain_hero,
    read_lines,
    text_of,
)
from headjudge.decks.forms import DeckForm
from headjudge.decks.naming import Names
from headjudge.decks.spelling import Spelling


def _likeness(text: str) -> int:
    text = marked_part(text)
    if "the FaBrary" in text or "fabrary.net/decks/" in text:
        return 94
    named = headings_in(text) & {"arena cards", "deck cards"}
    if named and has_hero_line(text):
        return 90
    return 80 if named else 0


def _read(text: str, names: Names) -> Decklist:
    return read_lines(text, names, "fabrary")


def _write(deck: Decklist, spelling: Spelling) -> str:
    lines = about(deck, spelling)
    if plain_hero(deck) is None:
        lines += block("Hero", deck.of("hero"), spelling)
    lines += block("Arena cards", deck.of("arena"), spelling)
    lines += block("Deck cards", deck.of("deck"), spelling)
    return text_of(lines)


FORM = DeckForm(
    key="fabrary",
    games=("fab",),
    suffix="txt",
    likeness=_likeness,
    read=_read,
    write=_write,
    sections=FAB_SECTIONS,
    elsewhere={"inventory": "deck"},
    traits=frozenset(("pitch", "title", "format_name")),
)
