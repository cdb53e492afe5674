"""The facts of World Breaker at the desk: the organiser's pool of proxies, and the three that each player has of it.

A deal is a fact with its cards: nothing is ever drawn again, and ``draw`` says by which label it was drawn, so that
anybody with the seed can repeat it (``headjudge.desk.worldbreaks.drawing``). Wire names stand with all others in
``headjudge.tournament.wire``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from headjudge.tournament.events import BESIDE
from headjudge.tournament.state import Id, Ordinal, Text

HowDealt = Literal["dealt", "again", "by_hand"]
"""Drawn for players who had none; drawn again for one, with a reason; given or taken by the staff, with a reason."""


@dataclass(frozen=True, slots=True)
class PooledCard:
    """A card of the pool, and of how many proxies of it there are."""

    card: Text
    copies: Ordinal


@dataclass(frozen=True, slots=True)
class WorldbreakPoolSet:
    """The organiser's pool of worldbreaks: the whole of it from now on, those that players hold included."""

    cards: tuple[PooledCard, ...]


@dataclass(frozen=True, slots=True)
class WorldbreakHand:
    """The worldbreaks that an entrant has from now on; empty: none."""

    entrant: Id
    cards: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class WorldbreaksDealt:
    """Entrants have these worldbreaks from now on; everybody else keeps theirs.

    ``draw``: the label of the draw, None where people chose. ``spoiled``: proxies that leave the pool for good, one
    copy for each time that a card is named.
    """

    how: HowDealt
    hands: tuple[WorldbreakHand, ...]
    draw: Text | None = None
    spoiled: tuple[Text, ...] = ()
    reason: Text | None = field(default=None, metadata=BESIDE)


WorldbreakFact = WorldbreakPoolSet | WorldbreaksDealt
