"""Worldbreaks as pages show them: the name in the reader's language, cost and types, and where the card's page is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from urllib.parse import urlencode

from headjudge.cards.card import MagicCard
from headjudge.cards.database import CardBase
from headjudge.decks.reading import Bases
from headjudge.desk.worldbreaks.brought import BroughtCard


@dataclass(frozen=True, slots=True)
class ShownWorldbreak:
    """A card: the name in the reader's language, the English one where that is another, cost, types, its page.

    ``key`` is the name under which the pool holds it.
    """

    key: str
    name: str
    english: str
    cost: str
    types: str
    query: str


def shown_worldbreaks(
    cards: Iterable[BroughtCard], bases: Bases, language: str
) -> tuple[ShownWorldbreak, ...]:
    """Cards in the reader's language, as far as the card data knows them. Cost: two looks at it for each."""
    base = bases.get("mtg")
    return tuple(_shown(one, base, language) for one in cards)


def _shown(one: BroughtCard, base: CardBase | None, language: str) -> ShownWorldbreak:
    known = None if base is None or one.key is None else base.by_key(one.key)
    if base is None or known is None:
        return ShownWorldbreak(one.name, one.name, "", "", "", "")
    card = base.card(known.id)
    # Of several names in a language the strongest comes first: the whole one before a face's.
    own = next((name for name, spoken in base.names(known.id) if spoken == language), one.name)
    front = card.faces[0] if isinstance(card, MagicCard) else None
    return ShownWorldbreak(
        key=one.name,
        name=own,
        english="" if own == one.name else one.name,
        cost="" if front is None else front.mana_cost,
        types="" if front is None else front.type_line,
        query=urlencode({"game": base.game, "card": known.key}),
    )
