"""What people ask for at the desk; ``headjudge.tournament.hall.deciding`` answers with facts or a refusal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from headjudge.tournament.events import Entry, PairedMatch
from headjudge.tournament.state import Level, Next, Result, Stage


@dataclass(frozen=True, slots=True)
class Revise:
    """Set the event up anew: the whole of its name, day, rules and structure."""

    name: str
    date: str
    policy: Any
    resolved: Mapping[str, Any]
    options: Mapping[str, Any] = field(default_factory=dict)
    stages: tuple[Stage, ...] = ()
    format: str | None = None
    programme: str | None = None
    level: Level | None = None


@dataclass(frozen=True, slots=True)
class ReviseEntrant:
    """Write an entrant differently: the whole of name, hero, ids elsewhere and earned byes."""

    entrant: str
    name: str
    hero: str | None = None
    external: Mapping[str, str] = field(default_factory=dict)
    byes: int = 0


@dataclass(frozen=True, slots=True)
class FixTable:
    """Keep a table for an entrant (accessibility), or with None no longer."""

    entrant: str
    table: int | None


@dataclass(frozen=True, slots=True)
class KeepApart:
    """Pairs that are paired only where nothing else is left: the whole list from now on."""

    pairs: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Settle:
    """Settle something for the round to be paired next: the whole of it, as it stands from now on."""

    next: Next | None


@dataclass(frozen=True, slots=True)
class SetRegistration:
    """Open or close registration; who may register; how many places there are (None: any number)."""

    open: bool
    by_themselves: bool = False
    capacity: int | None = None


@dataclass(frozen=True, slots=True)
class Wait:
    """Put people on the waiting list, because every place is taken."""

    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class LeaveWaiting:
    """People on the waiting list go."""

    waiting: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Admit:
    """Enter people from the waiting list."""

    waiting: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CheckIn:
    """Entrants are here."""

    entrants: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CheckOut:
    """Entrants are not here after all."""

    entrants: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SeatMeeting:
    """Seat the player meeting: (entrant, table)."""

    seats: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Publish:
    """Show the round that is paired to everybody."""

    number: int


@dataclass(frozen=True, slots=True)
class TakeBackPairing:
    """Take the last pairing back; nothing may have been played in it."""

    number: int
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class RepairRound:
    """Seat some tables of the last round anew; see ``headjudge.tournament.hall.events.RoundRepaired``."""

    number: int
    matches: tuple[PairedMatch, ...]
    removed: tuple[int, ...]
    byes: tuple[str, ...]
    absent: tuple[str, ...]
    granted: tuple[str, ...] = ()
    entered: tuple[str, ...] = ()
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class ReportSide:
    """One side of a match says how it ended, or (None) takes that back."""

    round: int
    table: int
    entrant: str
    result: Result | None


HallCommand = (
    Revise
    | ReviseEntrant
    | FixTable
    | KeepApart
    | Settle
    | SetRegistration
    | Wait
    | LeaveWaiting
    | Admit
    | CheckIn
    | CheckOut
    | SeatMeeting
    | Publish
    | TakeBackPairing
    | RepairRound
    | ReportSide
)
