"""What a player may not be dealt, where the event limits worldbreaks as it limits the deck (option A2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from headjudge.cards.database import CardBase
from headjudge.decks.checks.known import known_cards
from headjudge.decks.decklist import Decklist
from headjudge.decks.reading import Bases
from headjudge.desk.decklists.asked import deck_rules
from headjudge.desk.decklists.checking import check
from headjudge.desk.hand import InHand
from headjudge.policy.worldbreak_rules import WorldbreakRules

WaitsFor = Literal["list", "card_data"]
"""Why somebody cannot be dealt to yet: the limits look at a list that is not there, or whose cards are not known."""

_BY_DECK = ("singleton", "identity", "all")


def needs_list(rules: WorldbreakRules) -> bool:
    """Whether what a player may be dealt depends on the player's list."""
    return rules.chosen["A2"] in _BY_DECK


def may_not_have(
    hand: InHand, entrant: str, pool: Iterable[str], rules: WorldbreakRules, bases: Bases
) -> frozenset[str] | WaitsFor:
    """The cards of the pool that an entrant may not be dealt by the list that counts, or what that waits for.

    Cost: one list read and judged, a look at the card data for each card of the pool.
    """
    if not needs_list(rules):
        return frozenset()
    stands = hand.hall.decks.of(entrant)
    if stands is None or not stands.fact.text:
        return "list"
    base = bases.get("mtg")
    deck = check(stands.fact.text, deck_rules(hand.event, hand.hall.decks.ruled), bases).deck
    if base is None or deck is None:
        return "card_data"
    kept: set[str] = set()
    keys = {card: found[0].key for card in pool if len(found := base.find(card)) == 1}
    if rules.chosen["A2"] in ("singleton", "all"):
        kept |= _in_the_deck(deck, keys, base)
    if rules.chosen["A2"] in ("identity", "all"):
        outside = _outside_the_identity(deck, keys, base)
        if outside is None:
            return "card_data"
        kept |= outside
    return frozenset(kept)


def _in_the_deck(deck: Decklist, keys: Mapping[str, str], base: CardBase) -> set[str]:
    known = known_cards(base)
    inside = {one.card for one in deck.entries if one.section in ("commander", "main", "companion")}
    return {
        card
        for card, key in keys.items()
        if key in inside and (facts := known.facts(key)) is not None and not facts.is_basic
    }


def _outside_the_identity(deck: Decklist, keys: Mapping[str, str], base: CardBase) -> set[str] | None:
    """The cards outside the commanders' colours; None where a commander is not known."""
    known = known_cards(base)
    allowed: set[str] = set()
    commanders = deck.of("commander")
    for one in commanders:
        facts = None if one.card is None else known.facts(one.card)
        if facts is None:
            return None
        allowed |= set(facts.identity) | ({one.colour} if facts.chooses_colour and one.colour else set())
    if not commanders:
        return None
    return {
        card
        for card, key in keys.items()
        if (facts := known.facts(key)) is not None and not set(facts.identity) <= allowed
    }
