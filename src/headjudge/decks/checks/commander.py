"""The commander: whether there is one, whether it may be one, and whether two may be it together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from headjudge.decks.checks.examined import Examined, Listed
from headjudge.decks.checks.facts import CardFacts
from headjudge.decks.checks.partners import pair_kind
from headjudge.findings import Finding

MOST_COMMANDERS = 2

KINDS: Mapping[str, Callable[[CardFacts], bool]] = {
    # A card that is a creature everywhere but on the battlefield (Grist) is a creature card in the list.
    "legendary_creature": lambda card: (
        card.is_legendary and ("Creature" in card.types or card.is_creature_elsewhere)
    ),
    "legendary_planeswalker": lambda card: card.is_legendary and "Planeswalker" in card.types,
    "says_so": lambda card: card.says_commander,
    "legendary_vehicle": lambda card: card.is_legendary and "Vehicle" in card.subtypes,
    "legendary_spacecraft": lambda card: (
        card.is_legendary and "Spacecraft" in card.subtypes and card.card.faces[0].power is not None
    ),
}
"""What makes a card a commander, by the words that format files use. The front of a card decides."""


def may_command(card: CardFacts, kinds: Sequence[str]) -> bool:
    """Whether a card may be the only commander of a deck where these kinds may."""
    return not card.is_thin and any(KINDS[kind](card) for kind in kinds)


def check(examined: Examined) -> Iterator[Finding]:
    """``deck.commander_missing``, ``deck.commander_ineligible`` for each card that may not be one,
    ``deck.commander_pair`` for two that may not be it together or more than two, ``deck.commander_unchecked`` where the
    card file says too little."""
    found = examined.commanders
    if not found:
        yield examined.fault("deck.commander_missing", "commander", expected=1, found=0)
        return
    if any(one.facts is None for one in found):
        # Without card data the deck says so as a whole; a name that is not known has been told by the reading.
        if len(found) > MOST_COMMANDERS:
            yield _pair(examined, found)
        return
    known = [one.facts for one in found if one.facts is not None]
    allowed = _standing(examined, found, known)
    for one, is_allowed in zip(found, allowed, strict=True):
        if one.facts is not None and one.facts.is_thin:
            yield examined.fault(
                "card.data_thin", None, card=one.name, line=one.line, severity="unchecked", what="types"
            )
        elif not is_allowed:
            told: dict[str, Any] = {
                "expected": list(examined.values["commander"]),
                "allowed": _allowed(examined.values["commander"]),
                "found": one.facts.card.type_line if one.facts is not None else "",
            }
            yield examined.fault(
                "deck.commander_ineligible", "commander", card=one.name, line=one.line, **told
            )
    # A commander that is there twice is a copy too many, which the check of copies tells.
    cards = list({one.key: one.facts for one in found if one.facts is not None}.values())
    is_pair = len(cards) == MOST_COMMANDERS and pair_kind(*cards) is not None
    if len(cards) > 1 and all(allowed) and not is_pair:
        yield _pair(examined, found)


def _standing(examined: Examined, found: Sequence[Listed], known: Sequence[CardFacts]) -> list[bool]:
    """For each commander whether it may be one; a Background beside another card is judged as a pair."""
    kinds = examined.values["commander"]
    return [may_command(card, kinds) or (len(found) > 1 and card.partners.is_background) for card in known]


def _allowed(kinds: Sequence[str]) -> str:
    """Which sentence says what may be a commander."""
    walkers = "_or_planeswalker" if "legendary_planeswalker" in kinds else ""
    return ("vehicle" if "legendary_vehicle" in kinds else "creature") + walkers


def _pair(examined: Examined, found: Sequence[Listed]) -> Finding:
    names = [one.name for one in found for _ in range(min(one.count, 4))]
    told: dict[str, Any] = {"found": names, "expected": 1}
    return examined.fault("deck.commander_pair", "pair", line=found[-1].line, **told)
