"""The organiser's own rulings on cards: one is kept out of this event, or allowed, with a reason that players read."""

from __future__ import annotations

from headjudge.decks.reading import Bases, spelled
from headjudge.desk.decklists.asked import deck_rules
from headjudge.desk.hand import InHand
from headjudge.findings import Finding, InputError
from headjudge.tournament.hall.deck_events import CardRuled, Ruling

LONGEST_REASON = 500
MOST_RULED = 200
_RULINGS: tuple[Ruling, ...] = ("kept_out", "allowed", "as_rules")


def ruled(hand: InHand, card: str, ruling: str, reason: str, bases: Bases) -> tuple[CardRuled, ...]:
    """A card is ruled on for the whole event. With card data at hand any of its names will do, and the ruling holds the
    English one; a name that means no card or several is a fault with near matches.

    Raises InputError with every fault by field (``card``, ``ruling``, ``reason``). Lists are judged by the ruling from
    the next check on; ``rechecking.rechecked`` does it for all.
    """
    faults: list[Finding] = []
    chosen = next((one for one in _RULINGS if one == ruling), None)
    if chosen is None:
        faults.append(Finding("setup.choice", "error", "ruling", {"found": ruling[:40]}))
    why = reason.strip()
    if chosen != "as_rules" and not why:
        faults.append(Finding("decklists.reason_missing", "error", "reason"))
    if len(why) > LONGEST_REASON:
        faults.append(Finding("setup.name_long", "error", "reason", {"limit": LONGEST_REASON}))
    name = card.strip()
    if name not in hand.hall.decks.ruled:
        name = _named(hand, name, bases, faults)
        if len(hand.hall.decks.ruled) >= MOST_RULED:
            faults.append(Finding("refuse.decklists_too_many", "error", "card", {"most": MOST_RULED}))
    if faults or chosen is None:
        raise InputError(faults)
    made = CardRuled(name, chosen, why or None)
    stands = hand.hall.decks.ruled.get(name)
    if made == stands or (stands is None and chosen == "as_rules"):
        return ()
    return (made,)


def _named(hand: InHand, name: str, bases: Bases, faults: list[Finding]) -> str:
    if not name or len(name) > LONGEST_REASON:
        faults.append(Finding("decklists.card_missing", "error", "card"))
        return name
    game = deck_rules(hand.event).game
    base = bases.get(game) if game is not None else None
    if base is None:
        return name
    found = base.find(name)
    # A name with several pitch values is one card for a ruling: the deck rules ban by name, too.
    names = tuple(dict.fromkeys(one.name for one in found))
    if len(names) == 1:
        return names[0]
    near = tuple(dict.fromkeys(one.name for one in base.near(name)))
    told = {"name": name, "expected": [spelled(one) for one in found] or list(near)}
    faults.append(Finding("card.ambiguous" if found else "card.unknown", "error", "card", told))
    return name
