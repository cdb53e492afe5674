"""Which game a decklist belongs to, and which form it has."""

from __future__ import annotations

from collections.abc import Mapping

from headjudge.cards.card import GAMES, Game
from headjudge.cards.database import CardBase
from headjudge.decks.forms import DeckForm
from headjudge.decks.naming import NO_CARD_DATA
from headjudge.decks.registry import forms, looked_at, recognised

_SURE = 70
"""Marks that only one game's programs write: the names need not be asked."""
_SAMPLE = 1_000
"""Letters of a list from which names are tried: about forty lines."""
_TRIED = 24
_PLAIN: dict[Game, str] = {"mtg": "plain", "fab": "fabtcg"}


def form_of(text: str, bases: Mapping[Game, CardBase], game: Game | None = None) -> DeckForm:
    """The form of a text: of the given game, else of the game whose marks it has or whose cards it names.

    Marks that only one game has decide by themselves. A plain list belongs to the game whose card data knows at least
    half of its first names and more of them than the other's; where card data does not tell it, what it looks most
    like, and Magic where nothing speaks for either. Cost: a millisecond for a plain list, less for a marked one.
    """
    if game is not None:
        return recognised(text, game)
    best = {one: recognised(text, one) for one in GAMES}
    seen = looked_at(text)
    likeness = {one: best[one].likeness(seen) for one in GAMES}
    likely = max(GAMES, key=lambda one: likeness[one])
    # One game's data alone tells nothing where the list looks like that game anyway.
    is_open = len(bases) > 1 or (bases and likely not in bases)
    if likeness[likely] < _SURE and is_open:
        known = {one: _known(text, one, bases[one]) if one in bases else 0 for one in GAMES}
        named = max(GAMES, key=lambda one: known[one])
        if known[named] >= 50 and known[named] > min(known.values()):
            return best[named]
    return best[likely]


def _known(text: str, game: Game, base: CardBase) -> int:
    """How many of a hundred names at the beginning of a list the card data knows."""
    sample = text[:_SAMPLE]
    if len(text) > _SAMPLE and "\n" in sample:
        sample = sample[: sample.rindex("\n")]
    entries = forms()[_PLAIN[game]].read(sample, NO_CARD_DATA).entries[:_TRIED]
    if not entries:
        return 0
    return 100 * sum(base.knows(entry.name) for entry in entries) // len(entries)
