"""Which sets a rotating card pool held on a date, by platform and country, and the card names of sets that are known
without any card file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from headjudge.policy.deck_formats import Platform, read


@dataclass(frozen=True, slots=True)
class SetInPool:
    """A set of the pool: its code and the day (ISO) from which it could be played there."""

    code: str
    entered: str


@dataclass(frozen=True, slots=True)
class Window:
    """The sets of a rotating pool on a date.

    ``is_whole`` says whether every set of that day is known; ``left`` holds the days on which sets have left by then,
    the earliest first; ``always`` names cards that every window has.
    """

    sets: tuple[SetInPool, ...]
    is_whole: bool
    left: tuple[str, ...]
    always: tuple[str, ...] = ()

    @property
    def codes(self) -> frozenset[str]:
        """The codes of the sets."""
        return frozenset(one.code for one in self.sets)


@cache
def window_on(game: str, name: str, on: str, platform: Platform, region: str | None) -> Window:
    """The sets of the file ``name`` that could be played on the day (ISO), which is the day of the event.

    A set may have begun on different days: for a tabletop event the country (ISO 3166) decides where the file names
    countries, and the day that card databases give where no country is told.
    """
    raw = read(game, f"{name}.toml")
    found = []
    left = set()
    for one in raw["sets"]:
        entered = entry_of(one, platform, region)
        leaves = one.get("leave")
        if leaves is not None and leaves.isoformat() <= on:
            left.add(leaves.isoformat())
        elif entered <= on:
            found.append(SetInPool(one["code"], entered))
    is_whole = raw["complete_from"].isoformat() <= on
    return Window(tuple(found), is_whole, tuple(sorted(left)), tuple(raw.get("in_every_window", ())))


def entry_of(one: Mapping[str, Any], platform: Platform, region: str | None) -> str:
    """The day (ISO) from which a set could be played on the platform, for tabletop in the country."""
    if platform == "tabletop" and region is not None:
        for part in one.get("regions", ()):
            if region.upper() in part["countries"]:
                return _day(part["enter"])
        if "elsewhere" in one:
            return _day(one["elsewhere"])
    enter = one["enter"]
    return _day(enter[platform] if isinstance(enter, dict) else enter)


def _day(told: Any) -> str:
    found: str = told.isoformat()
    return found


@cache
def named_sets(game: str, names: tuple[str, ...]) -> Mapping[str, tuple[str, ...]]:
    """Set code -> every card name of the set, of the files ``names`` (as their sources spell them)."""
    found: dict[str, tuple[str, ...]] = {}
    for name in names:
        for code, one in read(game, f"{name}.toml")["sets"].items():
            cards = " ".join(one["cards"].split()).split(";")
            found[code] = tuple(card.strip() for card in cards if card.strip())
    return found
