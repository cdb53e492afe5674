"""What the checks know of the cards of a database, kept for as long as the database is open: decks of an event share
most of their cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any
from weakref import WeakKeyDictionary

from msgspec import Struct

from headjudge.cards.card import MagicCard
from headjudge.cards.database import CardBase
from headjudge.cards.folding import folded
from headjudge.decks.checks.facts import CardFacts, facts_of
from headjudge.policy.card_pools import named_sets

_WHOLE_GAME = 20_000
"""Cards in a file that can be the whole of Magic; there were more than 25,000 in 2023."""


class Printed(Struct, frozen=True):
    """Where a card was printed as far as the card file says: set codes, and the first day on paper and on Arena."""

    sets: frozenset[str]
    on_paper: str | None
    on_arena: str | None
    """None: nowhere, or the file does not say when."""


class KnownCards:
    """A card database as the checks ask it."""

    def __init__(self, base: CardBase) -> None:
        self._base = base
        self._facts: dict[str, CardFacts | None] = {}
        self._printed: dict[str, Printed] = {}
        counts = base.counts
        # A file with one printing for each card (Scryfall's oracle_cards) does not say in which sets a card is.
        self.has_every_printing = (
            counts["cards"] >= _WHOLE_GAME and counts["printings"] * 10 >= counts["cards"] * 13
        )
        self.is_whole_game = counts["cards"] >= _WHOLE_GAME
        self.kept: dict[tuple[object, ...], Any] = {}
        """What checks keep between lists of one event, under a key of their own."""
        self.date = base.source.date

    def facts(self, key: str) -> CardFacts | None:
        """The facts of the card with this key; None where the database has none or it is no card of Magic."""
        if key not in self._facts:
            known = self._base.by_key(key)
            card = None if known is None else self._base.card(known.id)
            self._facts[key] = facts_of(card) if isinstance(card, MagicCard) else None
        return self._facts[key]

    def printed(self, key: str) -> Printed:
        """Where the card was printed as far as the file says."""
        if key not in self._printed:
            known = self._base.by_key(key)
            printings = [] if known is None else self._base.printings(known.id)
            paper = [one.released for one in printings if one.released and _on(one.games, "paper")]
            arena = [one.released for one in printings if one.released and "arena" in one.games]
            self._printed[key] = Printed(
                frozenset(one.set_code for one in printings),
                min(paper, default=None),
                min(arena, default=None),
            )
        return self._printed[key]

    def covers(self, set_code: str, entered: str) -> bool:
        """Whether the file surely has every card of a set that came out on the day."""
        return self.has_every_printing and self.date >= entered and self._base.card_set(set_code) is not None

    def keys_of(self, name: str) -> frozenset[str]:
        """The keys of the cards that a name of a rule document means."""
        return frozenset(one.key for one in self._base.find(name))


def _on(games: tuple[str, ...], game: str) -> bool:
    """A file that does not say where a printing exists means paper."""
    return game in games or not games


_KNOWN: WeakKeyDictionary[CardBase, KnownCards] = WeakKeyDictionary()


def known_cards(base: CardBase) -> KnownCards:
    """What is known of the cards of a database; the same object as long as it is open."""
    found = _KNOWN.get(base)
    if found is None:
        found = _KNOWN[base] = KnownCards(base)
    return found


@cache
def names_of_sets(game: str, files: tuple[str, ...]) -> Mapping[str, frozenset[str]]:
    """Folded card name -> the sets that have it, of those sets whose names are known without a card file."""
    found: dict[str, set[str]] = {}
    for code, names in named_sets(game, files).items():
        for name in names:
            found.setdefault(folded(name), set()).add(code)
    return {name: frozenset(codes) for name, codes in found.items()}
