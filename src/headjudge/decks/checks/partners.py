"""Two commanders: which cards may share the place (CR 702.124)."""

from __future__ import annotations

from headjudge.cards.folding import folded
from headjudge.decks.checks.facts import CardFacts, PairKind


def pair_kind(one: CardFacts, other: CardFacts) -> PairKind | None:
    """By which ability two cards may be commanders together, or None. Kinds do not mix.

    "Partner with" counts only where each names the other; a Background only beside a card that chooses one; a Doctor's
    companion only beside a Time Lord Doctor that is nothing else.
    """
    mine, theirs = one.partners, other.partners
    if one.card.key == other.card.key:
        return None
    if mine.any and theirs.any:
        return "partner"
    if _names(one, other) and _names(other, one):
        return "partner_with"
    if mine.group is not None and mine.group == theirs.group:
        return "partner_text"
    if (mine.chooses_background and theirs.is_background) or (
        theirs.chooses_background and mine.is_background
    ):
        return "background"
    if (mine.companion_of_doctor and theirs.is_doctor) or (theirs.companion_of_doctor and mine.is_doctor):
        return "companion_of_doctor"
    return None


def _names(one: CardFacts, other: CardFacts) -> bool:
    named = one.partners.named
    return named is not None and folded(named) in other.folded_names
