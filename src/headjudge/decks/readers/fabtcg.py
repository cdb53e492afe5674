"""The text of a decklist page of fabtcg.com: the hero first, then cards without headings, colours in three letters.

Any Flesh and Blood list without headings is read so.
"""

from __future__ import annotations

import re

from headjudge.decks.decklist import Decklist
from headjudge.decks.fab_lines import (
    FAB_SECTIONS,
    SHORT_WORDS,
    block,
    colour_share,
    coloured,
    marked_part,
    plain_hero,
    read_lines,
    text_of,
)
from headjudge.decks.forms import DeckForm
from headjudge.decks.naming import Names
from headjudge.decks.spelling import Spelling

_SHORT = re.compile(r"\((?:yel|blu)\)[ \t\r]{0,8}$", re.IGNORECASE | re.MULTILINE)


def _likeness(text: str) -> int:
    """Any text may be a Flesh and Blood list; colours behind the names make it likely."""
    text = marked_part(text)
    if "(" not in text and "（" not in text:
        return 1
    share = colour_share(text)
    if _SHORT.search(text):
        return 70
    return 60 if share >= 25 else 20 if share >= 10 else 1


def _read(text: str, names: Names) -> Decklist:
    return read_lines(text, names, "fabtcg")


def _write(deck: Decklist, spelling: Spelling) -> str:
    """Without headings where colours alone tell arena and deck apart, as the pages do; else with headings."""
    hero, arena, cards = plain_hero(deck), deck.of("arena"), deck.of("deck")
    told = all(entry.pitch is None for entry in arena) and all(entry.pitch is not None for entry in cards)
    # A lone copy at the top would be taken for the hero.
    first_is_hero = hero is not None or not arena or arena[0].count > 1
    if told and first_is_hero and (hero is not None or not deck.of("hero")):
        entries = (*deck.of("hero"), *arena, *cards)
        return text_of([f"{entry.count}x {coloured(entry, spelling, SHORT_WORDS)}" for entry in entries])
    lines = block("Hero", deck.of("hero"), spelling, SHORT_WORDS)
    lines += block("Arena cards", arena, spelling, SHORT_WORDS)
    lines += block("Deck cards", cards, spelling, SHORT_WORDS)
    return text_of(lines)


FORM = DeckForm(
    key="fabtcg",
    games=("fab",),
    suffix="txt",
    likeness=_likeness,
    read=_read,
    write=_write,
    sections=FAB_SECTIONS,
    elsewhere={"inventory": "deck"},
    traits=frozenset(("pitch",)),
)
