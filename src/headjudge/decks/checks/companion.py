"""The companion: one card outside the deck, whose condition the whole starting deck meets (CR 702.139)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from headjudge.decks.checks.examined import Card, Examined, gathered
from headjudge.decks.checks.facts import CardFacts
from headjudge.findings import Finding

Meets = Callable[[CardFacts], bool | None]
"""Whether a card of the deck meets a condition; None where its data is too thin."""

_SYMBOL = re.compile(r"\{([^{}]+)\}")
_KAHEERA = frozenset(("Cat", "Elemental", "Nightmare", "Dinosaur", "Beast"))
_BY_KEYWORD = frozenset(
    (
        "adapt", "boast", "craft", "crew", "cycling", "embalm", "encore", "equip", "eternalize", "exhaust", "forecast",
        "fortify", "level up", "monstrosity", "ninjutsu", "outlast", "reconfigure", "reinforce", "saddle", "scavenge",
        "station", "transfigure", "transmute", "unearth",
    )
)  # fmt: skip
"""Keywords that are activated abilities, or whose cards have one (CR 602, 702)."""
_QUOTED = re.compile(r'"[^"]*"|“[^”]*”|\([^()]*\)')


def _even(card: CardFacts) -> bool | None:
    return card.mana_value % 2 == 0


def _odd_or_land(card: CardFacts) -> bool | None:
    return card.is_land or card.mana_value % 2 == 1


def _three_or_land(card: CardFacts) -> bool | None:
    return card.is_land or card.mana_value >= 3


def _small_permanent(card: CardFacts) -> bool | None:
    return not card.is_permanent or card.mana_value <= 2


def _no_symbol_twice(card: CardFacts) -> bool | None:
    """Each half's cost of a split card belongs to its cost in the deck; of other cards the front's alone does."""
    faces = card.card.faces if card.card.layout in ("split", "aftermath") else card.card.faces[:1]
    symbols = [symbol for face in faces for symbol in _SYMBOL.findall(face.mana_cost)]
    return len(symbols) == len(set(symbols))


def _fitting_creature(card: CardFacts) -> bool | None:
    if "Creature" not in card.types:
        return True
    return bool(card.subtypes & _KAHEERA) or "Changeling" in card.card.keywords


def _activated(card: CardFacts) -> bool | None:
    """Whether a permanent card has an activated ability: a cost before a colon, a keyword that is one, or the mana
    ability of a basic land type. A card without a word of text may be one whose text the file leaves out."""
    if not card.is_permanent or card.basic_land_type is not None:
        return True
    faces = card.card.faces[:1]
    if {word.casefold() for word in card.card.keywords} & _BY_KEYWORD:
        return True
    text = "\n".join(_QUOTED.sub("", face.text) for face in faces)
    if ":" in text:
        return True
    return False if text.strip() else None


CONDITIONS: Mapping[str, Meets] = {
    "Gyruda, Doom of Depths": _even,
    "Jegantha, the Wellspring": _no_symbol_twice,
    "Kaheera, the Orphanguard": _fitting_creature,
    "Keruga, the Macrosage": _three_or_land,
    "Lurrus of the Dream-Den": _small_permanent,
    "Obosh, the Preypiercer": _odd_or_land,
    "Zirda, the Dawnwaker": _activated,
}
"""What a companion asks of every card of the starting deck. Three more ask something of the deck as a whole: Lutri
(nonland cards of different names), Umori (nonland cards that share a type), Yorion (twenty cards more than the deck
must have, which a deck of an exact size never has)."""


def check(examined: Examined) -> Iterator[Finding]:
    """``deck.companion_count`` for more than one, ``deck.companion_ineligible`` for a card without the ability,
    ``deck.companion_condition`` with the cards that break its condition, ``deck.companion_unchecked`` where the card
    data is too thin or the companion is a new one.

    The condition covers the starting deck with its commander (702.139b).
    """
    found = examined.in_zone("companion")
    many = sum(one.count for one in found)
    if many > 1:
        yield examined.fault("deck.companion_count", "companion", line=found[-1].line, expected=1, found=many)
    for card in gathered(found):
        if card.facts is None:
            continue
        if not card.facts.has_companion:
            yield examined.fault(
                "deck.companion_ineligible",
                "companion",
                card=card.name,
                line=card.last_line,
                found=card.facts.card.type_line,
            )
        else:
            yield from _condition(examined, card)


def _condition(examined: Examined, companion: Card) -> Iterator[Finding]:
    deck = list(gathered(examined.in_zone("commander", "deck")))
    name = companion.name
    thin: list[str] = []
    if name == "Yorion, Sky Nomad":
        breaking = [name]
    elif name == "Umori, the Collector":
        breaking = _without_a_shared_type(deck)
    elif name == "Lutri, the Spellchaser":
        breaking = [card.name for card in deck if card.count > 1 and card.facts and not card.facts.is_land]
    elif name not in CONDITIONS:
        breaking, thin = [], [name]
    else:
        meets = [(card, None if card.facts is None else CONDITIONS[name](card.facts)) for card in deck]
        breaking = [card.name for card, is_met in meets if is_met is False]
        thin = [card.name for card, is_met in meets if is_met is None and card.facts is not None]
    line = companion.last_line
    if breaking:
        yield examined.fault("deck.companion_condition", "companion", card=name, line=line, found=breaking)
    elif thin:
        yield examined.fault(
            "deck.companion_unchecked", "companion", card=name, line=line, severity="unchecked", found=thin
        )


def _without_a_shared_type(deck: list[Card]) -> list[str]:
    """The nonland cards that lack the type that most nonland cards share; none where one type is on all."""
    cards = [card for card in deck if card.facts is not None and not card.facts.is_land]
    types = sorted(frozenset().union(*(card.facts.types for card in cards if card.facts is not None)))
    if not types:
        return []

    def lacking(kind: str) -> list[str]:
        return [card.name for card in cards if card.facts is not None and kind not in card.facts.types]

    return min((lacking(kind) for kind in types), key=len)
