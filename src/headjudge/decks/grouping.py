"""Where the cards of a Flesh and Blood list belong by what they are, whatever heading they stand under.

Comprehensive Rules 1.3.2: heroes, weapons, equipment and companions are arena cards; a card that is also an action or
an instant (the Evos) is a deck card. Tournament Rules and Policy, A.5: a list is registered in four groups.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, Protocol

from msgspec.structs import replace

from headjudge.cards.card import Card, FabCard
from headjudge.decks.decklist import Decklist, Entry, Section

Place = Literal["hero", "arena", "deck"]
RegistrationGroup = Literal["arena", "red", "yellow", "blue", "purple"]
"""The groups of A.5: arena cards with the hero; pitch 1 and cards without pitch; pitch 2; pitch 3. Pitch 4 is newer
than the rule and stands behind them."""

REGISTRATION_GROUPS: tuple[RegistrationGroup, ...] = ("arena", "red", "yellow", "blue", "purple")
_GROUP_OF_PITCH: dict[int | None, RegistrationGroup] = {
    None: "red",
    1: "red",
    2: "yellow",
    3: "blue",
    4: "purple",
}
_ARENA = frozenset(("weapon", "equipment", "companion"))
_DECK = frozenset(("action", "attackreaction", "block", "defensereaction", "instant", "mentor", "resource"))
_REGROUPED: frozenset[Section] = frozenset(("hero", "arena", "deck"))


class CardFacts(Protocol):
    """Anything that gives a card's facts by its key."""

    def of(self, key: str) -> Card | None:
        """The facts of the card with this key, or None."""
        ...


def place_of(card: FabCard) -> Place:
    """Where a card belongs by its types: the hero, an arena card, or a card of the deck.

    An equipment or weapon that has a pitch value or is an action, instant or the like, too, is a deck card.
    """
    types = {"".join(letter for letter in one.casefold() if letter.isalpha()) for one in card.types}
    if "hero" in types:
        return "hero"
    if types & _ARENA and not types & _DECK and card.pitch is None:
        return "arena"
    return "deck"


def regrouped(deck: Decklist, facts: CardFacts) -> Decklist:
    """The list with every known card of hero, arena and deck in the section where its types put it.

    The inventory stays: it says which cards of the pool are not in the starting deck; so do cards that are only
    considered, and cards that card data does not know. The order of the entries is kept. A list of another game comes
    back as it is. Cost: one look at the facts of each card.
    """
    if deck.game != "fab":
        return deck
    return replace(deck, entries=tuple(_placed(entry, facts) for entry in deck.entries))


def _placed(entry: Entry, facts: CardFacts) -> Entry:
    card = _facts(entry, facts)
    if card is None or (entry.section not in _REGROUPED and not _is_hero_aside(entry, card)):
        return entry
    return replace(entry, section=place_of(card))


def _is_hero_aside(entry: Entry, card: FabCard) -> bool:
    return entry.section == "inventory" and place_of(card) == "hero"


def _facts(entry: Entry, facts: CardFacts) -> FabCard | None:
    card = None if entry.card is None else facts.of(entry.card)
    return card if isinstance(card, FabCard) else None


def registration_groups(
    entries: Iterable[Entry], facts: CardFacts | None = None
) -> dict[RegistrationGroup, tuple[Entry, ...]]:
    """The card-pool in the groups of A.5, each in the order of the list; groups without cards are empty.

    Hero, arena, deck and inventory are the pool; what is only considered and tokens are left out. A card whose facts
    are not at hand stands where its list has it: hero and arena cards in the first group, others by their pitch value.
    """
    found: dict[RegistrationGroup, list[Entry]] = {group: [] for group in REGISTRATION_GROUPS}
    for entry in entries:
        if entry.section in ("maybeboard", "tokens"):
            continue
        card = None if facts is None else _facts(entry, facts)
        place = entry.section if card is None else place_of(card)
        pitch = entry.pitch if card is None else card.pitch
        found["arena" if place in ("hero", "arena") else _GROUP_OF_PITCH[pitch]].append(entry)
    return {group: tuple(some) for group, some in found.items()}
