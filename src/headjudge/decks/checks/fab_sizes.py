"""How many cards: the card-pool without its hero, the deck that starts a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from headjudge.decks.checks.fab_examined import FabExamined
from headjudge.decks.decklist import copies
from headjudge.findings import Finding


def check(examined: FabExamined) -> Iterator[Finding]:
    """``deck.pool_size`` for a pool that is too large; ``deck.size`` for a deck of the wrong size.

    Only the deck that starts a game has an exact size. A list that names its inventory says what that deck is; another
    list is a pool, of which only too few deck cards can be a fault.
    """
    most = examined.values.get("pool_most")
    found = copies(entry for card in examined.pool for entry in card.entries)
    if most is not None and found > most:
        yield examined.fault("deck.pool_size", "pool", expected=most, found=found)
    least, exact = _bounds(examined)
    if least is None:
        return
    sure, doubtful = _deck_cards(examined)
    told: dict[str, Any] = {"game": "fab", "bound": "exact" if exact == least else "least", "expected": least}
    if sure + doubtful < least:
        yield examined.fault("deck.size", "deck", found=sure + doubtful, **told)
    elif sure < least:
        yield examined.fault("deck.size", "deck", severity="unchecked", found=sure, **told)
    elif exact is not None and examined.divides and sure > exact:
        told |= {"bound": "exact" if exact == least else "most", "expected": exact}
        yield examined.fault("deck.size", "deck", found=sure, **told)


def _bounds(examined: FabExamined) -> tuple[int | None, int | None]:
    """The smallest and the largest deck."""
    if examined.set_rules is not None and examined.values.get("limited") == "sets":
        return examined.set_rules.deck_least, examined.set_rules.deck_most
    return examined.values.get("deck_least"), examined.values.get("deck_most")


def _deck_cards(examined: FabExamined) -> tuple[int, int]:
    """How many cards start the game in the deck, or could where the list does not divide its pool: surely, and perhaps.

    Cards without pitch are mostly arena cards, but not all; without card data and without headings that is open. A name
    that the card data does not know counts for the deck.
    """
    counted = ("arena", "deck") if examined.divides else ("arena", "deck", "inventory")
    has_headings = any(line.kind == "section" for line in examined.deck.lines)
    sure = doubtful = 0
    for card in examined.pool:
        many = copies(entry for entry in card.entries if entry.section in counted)
        if card.facts is None and examined.known is None:
            if card.sections != {"arena"}:
                sure += many
            elif not has_headings:
                doubtful += many
        elif card.facts is None or (card.facts.place != "arena" and not card.facts.outside):
            sure += many
    return sure, doubtful
