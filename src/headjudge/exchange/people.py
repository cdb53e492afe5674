"""A person (or a team) as a list names it, before it is an entrant."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Mate:
    """A member of a team as a list names it: the seat A, B or C, or empty."""

    name: str
    seat: str = ""
    hero: str | None = None


@dataclass(frozen=True, slots=True)
class Person:
    """What a list says of one entrant. ``line`` is where; ``id`` is empty where the list gives none."""

    line: int
    name: str
    id: str = ""
    hero: str | None = None
    byes: int = 0
    fixed_table: int | None = None
    external: Mapping[str, str] = field(default_factory=dict)
    mates: tuple[Mate, ...] = ()


def free_id(taken: Collection[str]) -> str:
    """The short number that the next entrant without an id of their own gets.

    >>> free_id({"1", "2", "aki"})
    '4'
    """
    number = len(taken) + 1
    while str(number) in taken:
        number += 1
    return str(number)
