"""A decklist as it was read: every line accounted for, every card with its count, place and what was said about it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from headjudge.cards.card import Game
from headjudge.findings import Finding

Section = Literal[
    "commander",
    "companion",
    "main",
    "sideboard",
    "maybeboard",
    "tokens",
    "extras",
    "hero",
    "arena",
    "deck",
    "inventory",
]
"""Where a card of a list belongs. Magic: commander (and partners), companion, main, sideboard, maybeboard (not in the
deck), tokens, extras (attractions, stickers, planes and other piles, named by ``Entry.pile``). Flesh and Blood: hero,
arena (weapons, equipment), deck, inventory."""

SECTIONS: dict[Game, tuple[Section, ...]] = {
    "mtg": ("commander", "companion", "main", "sideboard", "maybeboard", "tokens", "extras"),
    "fab": ("hero", "arena", "deck", "inventory", "maybeboard", "tokens"),
}

Finish = Literal["foil", "etched"]

LineKind = Literal["card", "section", "head", "comment", "blank", "unreadable"]
"""What a line of a list turned out to be: cards, the name of a section, something about the list (its name, its format,
where it was made), a comment, nothing, or something that cannot be read (it has a finding then)."""

HIGHEST_COUNT = 9_999
"""A count above it is no count that a list can mean."""


class Entry(Struct, frozen=True, kw_only=True):
    """Some copies of one card in one section, as one line of a list says.

    ``name`` is what the list writes, without count and marks; ``line`` counts from 1. ``set_code`` is in capitals;
    ``number`` the collector number; ``finish`` foil or etched; ``pitch`` 1 to 4 where the list names a colour;
    ``groups`` the list's own categories; ``tags`` its own marks; ``label`` the coloured label of an Archidekt list
    (``Have,#37d67a``); ``comment`` words behind the card; ``colour`` a colour that the player chose for a commander
    (a letter of WUBRG); ``ident`` the card's number in another program, with the program in front (``mtgo:46451``);
    ``pile`` names the pile of an extra card; ``other_name`` the same card's name in another language where the list
    gives both; ``card`` is the key in the card database once the name is resolved.
    """

    name: str
    count: int
    section: Section
    line: int
    set_code: str | None = None
    number: str | None = None
    finish: Finish | None = None
    pitch: int | None = None
    groups: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    label: str | None = None
    comment: str | None = None
    colour: str | None = None
    ident: str | None = None
    other_name: str | None = None
    pile: str | None = None
    card: str | None = None


class Line(Struct, frozen=True):
    """One line of a list: its number from 1, what it is, and its text as it came."""

    number: int
    kind: LineKind
    text: str


class Decklist(Struct, frozen=True, kw_only=True):
    """A list as it was read.

    ``form`` is the key of the form (``arena``, ``cod`` ...); ``entries`` stand in the order of the list; ``lines``
    account for every line of the text, for XML and JSON for every element; ``title``, ``format_name`` and
    ``comments`` are what the list says about itself. ``findings`` hold what could not be read and what was assumed.
    """

    game: Game
    form: str
    entries: tuple[Entry, ...]
    lines: tuple[Line, ...] = ()
    title: str | None = None
    format_name: str | None = None
    comments: tuple[str, ...] = ()
    findings: tuple[Finding, ...] = ()

    def of(self, section: Section) -> tuple[Entry, ...]:
        """The entries of a section in the order of the list."""
        return tuple(entry for entry in self.entries if entry.section == section)

    def sections(self) -> tuple[Section, ...]:
        """The sections that hold cards, in the order in which a list shows them."""
        present = {entry.section for entry in self.entries}
        return tuple(section for section in SECTIONS[self.game] if section in present)

    def count(self, *sections: Section) -> int:
        """How many cards, copies counted, the sections hold; all sections where none is named."""
        return copies(entry for entry in self.entries if not sections or entry.section in sections)


def copies(entries: Iterable[Entry]) -> int:
    """How many cards these are, copies counted."""
    return sum(entry.count for entry in entries)
