"""How a form spells names: programs write cards of several parts differently."""

from __future__ import annotations

from typing import Literal, Protocol

from headjudge.cards.card import Card, MagicCard
from headjudge.decks.decklist import Entry

SplitStyle = Literal["full", "slash", "arena"]
"""How a name of several parts is written: ``full`` is ``A // B`` always; ``slash`` is ``A/B`` for split cards and the
front alone for two-faced and adventure cards (MTGO); ``arena`` is ``A // B`` for split cards and the front alone for
others (Arena, XMage, Forge)."""

_HALVES = frozenset(("split", "aftermath"))
"""Layouts whose halves are both on the front: their name always needs both."""


class CardFacts(Protocol):
    """Anything that gives a card's facts by its key; ``CardBase`` through ``KeyedCards`` does."""

    def of(self, key: str) -> Card | None:
        """The facts of the card with this key, or None."""
        ...


class Spelling:
    """Spells the names of a list for a form; without card data a name stays as the list wrote it."""

    def __init__(self, facts: CardFacts | None = None) -> None:
        self._facts = facts

    def card(self, entry: Entry) -> Card | None:
        """The facts of the card that an entry means, or None where card data or the card is missing."""
        return self._facts.of(entry.card) if self._facts is not None and entry.card is not None else None

    def __call__(self, entry: Entry, style: SplitStyle = "full") -> str:
        """The name of an entry as the form writes it: the English name where the card is known."""
        card = self.card(entry)
        if card is None:
            return _as_written(entry.name, style)
        if not isinstance(card, MagicCard) or " // " not in card.name or style == "full":
            return card.name
        if card.layout not in _HALVES:
            return card.faces[0].name
        return card.name.replace(" // ", "/") if style == "slash" else card.name


def _as_written(name: str, style: SplitStyle) -> str:
    """Without card data ``A // B`` may be split or two-faced: both parts stay, only the slash follows the form."""
    return name.replace(" // ", "/") if style == "slash" else name
