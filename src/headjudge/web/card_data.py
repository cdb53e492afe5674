"""The card data of this process: its databases, opened once, and look-ups in them that cannot crowd out the desk."""

from __future__ import annotations

import threading
from functools import cache
from pathlib import Path
from typing import Final

from django.conf import settings

from headjudge.cards.card import Game
from headjudge.cards.database import CardBase
from headjudge.cards.near import Near
from headjudge.cards.shelf import Shelf
from headjudge.decks.looking_up import LookUp
from headjudge.findings import Finding

AT_ONCE: Final = 4
"""Searches for near matches at a time: one that runs and three that wait. Every one costs up to 60 milliseconds of one
processor, and a page of the desk must not wait behind a row of them."""


class TooMany(Exception):
    """So many unknown names are being looked up at this moment that another one would hold up the desk."""


class LookUps:
    """Look-ups in whatever card databases lie in some folders."""

    def __init__(self, folders: tuple[Path, ...]) -> None:
        self._shelf = Shelf(folders)
        self._lock = threading.Lock()
        self._known: dict[Game, LookUp] = {}
        self._room = threading.BoundedSemaphore(AT_ONCE)
        self._searching = threading.Lock()

    def at_hand(self) -> tuple[dict[Game, LookUp], tuple[Finding, ...]]:
        """The look-ups of each game that has data now, and what is wrong with the data of others.

        A database that an import has put in another's place is taken from the next look-up on.
        """
        shelved = self._shelf.look()
        with self._lock:
            for game, base in shelved.bases.items():
                if game not in self._known or self._known[game].base is not base:
                    self._known[game] = LookUp(base)
            for game in self._known.keys() - shelved.bases.keys():
                del self._known[game]
            return {game: self._known[game] for game in shelved.bases}, shelved.findings

    def bases(self) -> dict[Game, CardBase]:
        """The card databases themselves, by which decklists are read and judged."""
        return self._shelf.look().bases

    def near(self, look_up: LookUp, text: str) -> tuple[Near, ...]:
        """What looks like a text in one game's data; raises TooMany rather than let a long row wait."""
        if not self._room.acquire(blocking=False):
            raise TooMany
        try:
            with self._searching:
                return look_up.near(text)
        finally:
            self._room.release()


@cache
def _of(folders: tuple[Path, ...]) -> LookUps:
    return LookUps(folders)


def look_ups() -> LookUps:
    """The look-ups of this process; the same for every thread."""
    return _of(settings.HEADJUDGE.cards)


def bases() -> dict[Game, CardBase]:
    """The card databases at hand now, by game. Cost: about 20 microseconds."""
    return look_ups().bases()


def has_cards() -> bool:
    """Whether any card can be looked up here. Cost: about 20 microseconds."""
    return bool(look_ups().at_hand()[0])
