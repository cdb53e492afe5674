"""What a blank line parts in a list that names no section: the deck, its sideboard, a commander at an end."""

from __future__ import annotations

from collections.abc import Sequence

from headjudge.cards.card import Game
from headjudge.decks.decklist import Section

_LONGEST_SIDEBOARD = 15
_SMALLEST_DECK = 40
_MOST_COMMANDERS = 2
_WHOLE_DECKS = frozenset((40, 60, 80, 100))
_WITH_COMMANDER = frozenset((60, 100))


def beside_the_deck(sizes: Sequence[int], game: Game) -> tuple[int, Section] | None:
    """Which of the blocks between blank lines is not the main deck, and which section it is; None for none.

    ``sizes`` are the copies in each block, in order. Programs write the sideboard last; Magic Online writes it first
    now and then, where there is a companion. One or two cards that make a deck of exactly 60 or 100 cards whole are
    its commander when they stand last, and perhaps when they stand first: there they are left for a person to say.
    """
    if len(sizes) < 2:
        return None
    last = len(sizes) - 1
    if game == "fab":
        return (last, "inventory") if _is_side(sizes) else None
    before, total = sum(sizes[:-1]), sum(sizes)
    if before in _WHOLE_DECKS and (sizes[-1] < before or before == _SMALLEST_DECK):
        return last, "sideboard"
    if total in _WITH_COMMANDER:
        return (last, "commander") if sizes[-1] <= _MOST_COMMANDERS else None
    if len(sizes) == 2 and _MOST_COMMANDERS < sizes[0] <= _LONGEST_SIDEBOARD and sizes[1] >= _SMALLEST_DECK:
        return 0, "sideboard"
    return (last, "sideboard") if _is_side(sizes) else None


def _is_side(sizes: Sequence[int]) -> bool:
    if sizes[-1] <= _LONGEST_SIDEBOARD:
        return True
    return len(sizes) == 2 and sizes[1] < sizes[0]
