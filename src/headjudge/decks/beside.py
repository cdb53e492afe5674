"""The cards that a house format puts beside a deck: World Breaker's worldbreaks where players choose them."""

from __future__ import annotations

from headjudge.decks.decklist import Decklist, Entry
from headjudge.policy.deck_formats import FormatOnDate


def pile_beside(format_on_date: FormatOnDate) -> str | None:
    """The pile that the format puts beside a deck, by its English word; None for most formats."""
    beside = format_on_date.values.get("beside")
    return None if beside is None else str(beside["pile"])


def entries_beside(deck: Decklist, format_on_date: FormatOnDate) -> tuple[Entry, ...]:
    """The entries of a list that stand beside the deck: those of the format's pile, and those of a sideboard, since
    many programs have no other place for them. Empty where the format has no such pile."""
    pile = pile_beside(format_on_date)
    if pile is None:
        return ()
    return tuple(
        entry
        for entry in deck.entries
        if entry.section == "sideboard" or (entry.section == "extras" and entry.pile == pile)
    )
