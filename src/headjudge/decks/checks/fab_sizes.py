"""How many cards: the card-pool without its hero, the deck that starts a game."""

from __future__ import annotations

from collections.abc import Iterator

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
    many = _deck_cards(examined)
    bound = "exact" if exact == least else "least"
    if many < least:
        yield examined.fault("deck.size", "deck", game="fab", bound=bound, expected=least, found=many)
    elif exact is not None and examined.divides and many > exact:
        bound = "exact" if exact == least else "most"
        yield examined.fault("deck.size", "deck", game="fab", bound=bound, expected=exact, found=many)


def _bounds(examined: FabExamined) -> tuple[int | None, int | None]:
    """The smallest and the largest deck."""
    if examined.set_rules is not None and examined.values.get("limited") == "sets":
        return examined.set_rules.deck_least, examined.set_rules.deck_most
    return examined.values.get("deck_least"), examined.values.get("deck_most")


def _deck_cards(examined: FabExamined) -> int:
    """How many cards start the game in the deck, or could where the list does not divide its pool."""
    counted = ("arena", "deck") if examined.divides else ("arena", "deck", "inventory")
    return copies(
        entry
        for card in examined.pool
        if not card.is_arena_card and (card.facts is None or not card.facts.outside)
        for entry in card.entries
        if entry.section in counted
    )
