"""What an entrant brings to a table of World Breaker: the commanders, the worldbreaks, or why there are none.

This is what the table's own page rests on; nothing else needs to know whether they were dealt or registered.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from headjudge.cards.database import CardBase
from headjudge.decks.beside import entries_beside
from headjudge.decks.decklist import Decklist, Entry
from headjudge.decks.reading import Bases
from headjudge.desk.decklists.asked import deck_rules
from headjudge.desk.decklists.checking import check
from headjudge.desk.hand import InHand
from headjudge.desk.who_plays import entrant_of
from headjudge.desk.worldbreaks.rules import is_dealt, rules_of
from headjudge.policy.worldbreak_rules import WorldbreakRules
from headjudge.tournament.state import Entrant

NoCommanders = Literal["no_list", "none_in_list"]
"""Nothing was handed in; the list names no commander, and none can be told from it."""
NoWorldbreaks = Literal["other_format", "not_dealt", "no_list", "none_in_list"]
"""The event is not played by the rules of World Breaker; the organiser deals and has not; where players register
theirs: nothing was handed in, or the list names none."""


@dataclass(frozen=True, slots=True)
class BroughtCard:
    """A card: its name (English where the card data knows it, else as it was written) and its key in the card data."""

    name: str
    key: str | None


@dataclass(frozen=True, slots=True)
class Brought:
    """What an entrant brings. ``worldbreaks`` keep their order; there are as many as the rules say except in a list
    with a fault. ``no_commanders`` and ``no_worldbreaks`` say why there are none, None where there are some.

    Only the entrant and the staff may be shown which cards they are (option A3).
    """

    entrant: Entrant
    rules: WorldbreakRules | None
    commanders: tuple[BroughtCard, ...]
    worldbreaks: tuple[BroughtCard, ...]
    no_commanders: NoCommanders | None
    no_worldbreaks: NoWorldbreaks | None


def brought_by(hand: InHand, entrant: str, bases: Bases) -> Brought:
    """What an entrant brings to the table as of now: commanders from the list that counts (its last, judged by the
    card data at hand), worldbreaks as they were dealt or, where players register theirs (A1), from that list.

    Raises InputError where nobody has the id. Cost: one list read and judged, about two milliseconds.
    """
    one = entrant_of(hand.event, entrant)
    rules = rules_of(hand.event)
    deck = _list_of(hand, entrant, bases)
    base = bases.get("mtg")
    commanders = () if deck is None else _cards(deck.of("commander"), base)
    worldbreaks: tuple[BroughtCard, ...] = ()
    why: NoWorldbreaks | None
    if rules is None:
        why = "other_format"
    elif is_dealt(rules):
        worldbreaks = tuple(named(card, base) for card in hand.hall.worldbreaks.of(entrant))
        why = "not_dealt"
    elif deck is None:
        why = "no_list"
    else:
        form = deck_rules(hand.event).format()
        worldbreaks = () if form is None else _cards(entries_beside(deck, form), base)
        why = "none_in_list"
    return Brought(
        one,
        rules,
        commanders,
        worldbreaks,
        None if commanders else "no_list" if deck is None else "none_in_list",
        None if worldbreaks else why,
    )


def named(name: str, base: CardBase | None) -> BroughtCard:
    """A card of the pool by its name."""
    found = () if base is None else base.find(name)
    return BroughtCard(found[0].name, found[0].key) if len(found) == 1 else BroughtCard(name, None)


def _list_of(hand: InHand, entrant: str, bases: Bases) -> Decklist | None:
    stands = hand.hall.decks.of(entrant)
    if stands is None or not stands.fact.text:
        return None  # nothing handed in, or a list that was erased with its player
    return check(stands.fact.text, deck_rules(hand.event, hand.hall.decks.ruled), bases).deck


def _cards(entries: tuple[Entry, ...], base: CardBase | None) -> tuple[BroughtCard, ...]:
    found = []
    for entry in entries:
        known = None if base is None or entry.card is None else base.by_key(entry.card)
        card = BroughtCard(entry.name, None) if known is None else BroughtCard(known.name, known.key)
        found += [card] * min(entry.count, 10)
    return tuple(found)
