"""What can happen to worldbreaks at a table, as scripts and the tracker say it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from headjudge.worldbreaker.game import Phase

Do = Literal[
    "turn",
    "phase",
    "cast",
    "counter",
    "resolve",
    "play-land",
    "put",
    "search",
    "leave",
    "move",
    "draw",
    "put-back",
    "control",
    "look",
    "land",
    "extra-land",
    "leaves-game",
    "together",
]
Range = Literal["library", "top"]


@dataclass(frozen=True, slots=True)
class Happening:
    """One thing that happens.

    ``by`` is the player who does it or whose spell or ability does, ``card`` the id of a worldbreak, ``to`` the place
    that the rules of the game send it to (``library-shuffled``: the library is shuffled). ``pay`` is what is paid as
    mana symbols, ``is_free`` that nothing has to be paid; ``part`` names the part of a split or two-faced card;
    ``has_flash`` says that something lets it be cast or played at any time; ``fizzled`` that a spell leaves the stack
    because nothing it points at is there. ``returns`` would bring a card back that was exiled for a moment; ``keep``:
    its owner leaves it in hand or library. ``parts`` are what happens ``together``.
    """

    do: Do
    by: str | None = None
    card: str | None = None
    to: str = ""
    pay: str | None = None
    is_free: bool = False
    part: str | None = None
    has_flash: bool = False
    fizzled: bool = False
    range: Range | None = None
    returns: bool = False
    keep: bool = False
    player: str | None = None
    phase: Phase | None = None
    parts: tuple[Happening, ...] = ()


PLACES: dict[str, tuple[str, ...]] = {
    "counter": ("graveyard", "exile", "hand", "library", "library-shuffled"),
    "resolve": ("graveyard", "exile", "hand", "library", "library-shuffled"),
    "put": ("battlefield", "graveyard", "exile"),
    "search": ("battlefield", "graveyard", "hand", "library"),
    "leave": ("graveyard", "exile", "hand", "library", "library-shuffled"),
    "put-back": ("library", "library-shuffled"),
    "move": ("hand", "library", "library-shuffled", "exile", "battlefield"),
}
"""Which places each event may name."""


def zone_of(place: str) -> str:
    """The zone of a place: both forms of the library are the library."""
    return "library" if place == "library-shuffled" else place
