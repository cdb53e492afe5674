"""Which cards there were on the date: sets that came out later, and in a limited event cards of other sets."""

from __future__ import annotations

from collections.abc import Iterator

from headjudge.decks.checks.fab_examined import FabExamined, PoolCard
from headjudge.findings import Finding

_ANY_NUMBER = "Basic"
"""Cards of basic rarity (Cracked Bauble) fill a limited deck whatever set they come from (TRP 8.1, A.5)."""


def check(examined: FabExamined) -> Iterator[Finding]:
    """``card.not_in_pool`` for a card that came out after the date, with the day in ``released``, and in a limited
    event for a card that the set has not, with its sets in ``found``; ``card.pool_unchecked`` where the card file is
    older than the set.

    Only a card of which every printing has a day is called too new: promotional cards have none, and they may come
    before their set. A limited event may be a pre-release, so only its set is asked.
    """
    if examined.known is None:
        return
    for card in examined.cards:
        if card.facts is None or card.key in examined.additions or card.facts.outside:
            continue
        faults = _of_set(examined, card) if "limited" in examined.values else _too_new(examined, card)
        for fault in faults:
            if card.key in examined.lifted:
                reason = examined.lifted[card.key]
                yield examined.fault("card.allowed_here", None, card=card, severity="info", reason=reason)
            else:
                yield fault


def _too_new(examined: FabExamined, card: PoolCard) -> Iterator[Finding]:
    assert examined.known is not None
    released = examined.known.released(card.key)
    if released is not None and released > examined.format.on:
        yield examined.fault(
            "card.not_in_pool", "legality", card=card, expected=examined.format.id, found=card.count, released=released
        )  # fmt: skip


def _of_set(examined: FabExamined, card: PoolCard) -> Iterator[Finding]:
    """The hero has a fault of his own (``deck.hero_ineligible``)."""
    if examined.set_rules is None or examined.known is None or card.facts is None:
        return
    if card.facts.place == "hero" or _ANY_NUMBER in card.facts.card.rarities:
        return
    code = examined.set_rules.code
    sets = examined.known.sets_of(card.key)
    if not sets or code in sets:
        return
    if examined.known.has_whole_set(code):
        yield examined.fault(
            "card.not_in_pool", "set", card=card, expected=code, found=", ".join(sorted(sets)), released=None
        )
    else:
        yield examined.fault("card.pool_unchecked", "set", card=card, severity="unchecked", sets=code)
