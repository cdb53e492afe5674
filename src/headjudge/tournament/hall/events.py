"""The facts of the desk: registration, check-in, publishing, each side's own report, repairs, undo.

Those that change the event itself (``EventRevised``, ``EntrantRevised``, ``PairingTakenBack``, ``RoundRepaired``) are
folded by ``headjudge.tournament.evolve``; the others into ``headjudge.tournament.hall.kept.Hall``, which no event file
holds. Wire names stand with all others in ``headjudge.tournament.wire``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from headjudge.tournament.events import BESIDE, Entry, PairedMatch
from headjudge.tournament.state import (
    Count,
    Day,
    Flag,
    Id,
    Level,
    Next,
    Ordinal,
    PolicyRef,
    Result,
    Stage,
    Text,
)


@dataclass(frozen=True, slots=True)
class EventRevised:
    """The event is set up anew: name, rules and structure as they stand from now on, the whole of them."""

    date: Day
    policy: PolicyRef
    resolved: Mapping[str, Any]
    """The whole policy as it holds on the date."""
    options: Mapping[str, Any]
    stages: tuple[Stage, ...] = ()
    format: Text | None = None
    programme: Text | None = None
    level: Level | None = None
    name: Text = field(default="", metadata=BESIDE)


@dataclass(frozen=True, slots=True)
class EntrantRevised:
    """An entrant is written differently from now on: name, hero, ids elsewhere; and has so many earned byes."""

    entrant: Id
    byes: Count = 0
    name: Text = field(default="", metadata=BESIDE)
    hero: Text | None = field(default=None, metadata=BESIDE)
    external: Mapping[Text, Text] = field(default_factory=dict, metadata=BESIDE)


@dataclass(frozen=True, slots=True)
class RegistrationSet:
    """Whether people may register, themselves or at the desk only, and how many places there are."""

    open: Flag
    by_themselves: Flag = False
    capacity: Ordinal | None = None


@dataclass(frozen=True, slots=True)
class WaitingListed:
    """People who found every place taken wait, in this order, behind those who wait already."""

    waiting: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class WaitingEnded:
    """People no longer wait: they were entered, or went."""

    waiting: tuple[Id, ...]


@dataclass(frozen=True, slots=True)
class CheckedIn:
    """Entrants are here."""

    entrants: tuple[Id, ...]


@dataclass(frozen=True, slots=True)
class CheckedOut:
    """Entrants had been checked in by mistake, or have gone."""

    entrants: tuple[Id, ...]


@dataclass(frozen=True, slots=True)
class MeetingSeated:
    """The player meeting: everybody has a seat, by name from A to Z; (entrant, table), in that order."""

    seats: tuple[tuple[Id, Ordinal], ...]


@dataclass(frozen=True, slots=True)
class RoundPublished:
    """A paired round is shown to everybody."""

    number: Ordinal


@dataclass(frozen=True, slots=True)
class PairingTakenBack:
    """The last paired round is taken back before anything was played in it, with the cut and the pods made for it."""

    number: Ordinal
    next: Next | None = None
    """What had been settled for the round before it was paired."""
    reason: Text | None = field(default=None, metadata=BESIDE)


@dataclass(frozen=True, slots=True)
class RoundRepaired:
    """Some tables of a paired round are seated anew; the others, and every finished match, stay.

    ``matches`` are the tables that changed or are new, ``removed`` those that no longer play; byes, absent and granted
    are the whole lists of the round as they stand from now on. ``kept`` says whether who sat there is kept on the
    match: so for a round that had been published.
    """

    number: Ordinal
    matches: tuple[PairedMatch, ...]
    removed: tuple[Ordinal, ...]
    byes: tuple[Id, ...]
    absent: tuple[Id, ...]
    granted: tuple[Id, ...] = ()
    kept: Flag = True
    until_round: Count | None = None
    entered: tuple[Id, ...] = ()
    """Entrants who play from this round on, not from the next: late ones who are seated now."""
    reason: Text | None = field(default=None, metadata=BESIDE)


@dataclass(frozen=True, slots=True)
class SideReported:
    """One side of a match says how it ended; ``result`` None takes it back. It counts once the other side agrees."""

    round: Ordinal
    table: Ordinal
    entrant: Id
    result: Result | None


@dataclass(frozen=True, slots=True)
class CommandUndone:
    """The rows of an earlier command (from ``first`` to ``last``) count no more: the event is as it was before them.

    Only the last command that still counts can be undone, so that nothing rests on what goes.
    """

    first: Ordinal
    last: Ordinal
    reason: Text | None = field(default=None, metadata=BESIDE)
