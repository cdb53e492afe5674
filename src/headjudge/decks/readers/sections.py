"""A Flesh and Blood list in sections as several programs take it: hero, weapons, equipment, deck, inventory."""

from __future__ import annotations

from headjudge.cards.card import FabCard
from headjudge.decks.decklist import Decklist, Entry
from headjudge.decks.fab_lines import (
    about,
    block,
    colour_share,
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

_FAB_ALONE = frozenset(("hero", "heroes", "inventory", "weapons", "weapon / equipment"))
"""Headings that no Magic list has; ``Equipment`` is a group in some."""


def _likeness(text: str) -> int:
    text = marked_part(text)
    found = headings_in(text)
    if found and (found & _FAB_ALONE or any(not name.isascii() for name in found)):
        return 76
    if has_hero_line(text):
        return 74
    return 72 if found and colour_share(text) >= 10 else 0


def _read(text: str, names: Names) -> Decklist:
    return read_lines(text, names, "sections")


def _write(deck: Decklist, spelling: Spelling) -> str:
    lines = about(deck, spelling)
    if plain_hero(deck) is None:
        lines += block("Hero", deck.of("hero"), spelling)
    arena = deck.of("arena")
    weapons = tuple(entry for entry in arena if _is_weapon(entry, spelling))
    lines += block("Weapons", weapons, spelling)
    lines += block("Equipment", tuple(entry for entry in arena if entry not in weapons), spelling)
    lines += block("Deck", deck.of("deck"), spelling)
    lines += block("Inventory", deck.of("inventory"), spelling)
    lines += block("Maybeboard", deck.of("maybeboard"), spelling)
    lines += block("Tokens", deck.of("tokens"), spelling)
    return text_of(lines)


def _is_weapon(entry: Entry, spelling: Spelling) -> bool:
    card = spelling.card(entry)
    return isinstance(card, FabCard) and "weapon" in (one.casefold() for one in card.types)


FORM = DeckForm(
    key="sections",
    games=("fab",),
    suffix="txt",
    likeness=_likeness,
    read=_read,
    write=_write,
    sections=("hero", "arena", "deck", "inventory", "maybeboard", "tokens"),
    traits=frozenset(("pitch", "title", "format_name")),
)
