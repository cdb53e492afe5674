"""What people can ask of clocks; ``headjudge.tournament.clocks.deciding`` answers with facts or a refusal."""

from __future__ import annotations

from dataclasses import dataclass

from headjudge.tournament.events import ClockName


@dataclass(frozen=True, slots=True)
class StartClock:
    """Start the clock of a round or of a step with so many minutes."""

    clock: ClockName
    minutes: int


@dataclass(frozen=True, slots=True)
class PauseClock:
    """Pause a clock for everybody, or the match of one table."""

    clock: ClockName
    table: int | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class ResumeClock:
    """Let a paused clock, or the match of one table, go on."""

    clock: ClockName
    table: int | None = None


@dataclass(frozen=True, slots=True)
class AdjustClock:
    """Give everybody so many seconds more, or (below zero) less."""

    clock: ClockName
    seconds: int
    reason: str


@dataclass(frozen=True, slots=True)
class EndClock:
    """End a clock: the round or the step is over. An ended clock can be started anew."""

    clock: ClockName


@dataclass(frozen=True, slots=True)
class ExtendTable:
    """Give one table so many seconds more."""

    clock: ClockName
    table: int
    seconds: int
    reason: str


@dataclass(frozen=True, slots=True)
class BeginDeckCheck:
    """Take the decks of a table for a check."""

    clock: ClockName
    table: int


@dataclass(frozen=True, slots=True)
class EndDeckCheck:
    """Give the decks of a table back."""

    clock: ClockName
    table: int


@dataclass(frozen=True, slots=True)
class CallPick:
    """Call a pick, once the pods are checked; ``everybody_done``: the judge saw that all have picked."""

    clock: ClockName
    pack: int
    pick: int
    everybody_done: bool = False


@dataclass(frozen=True, slots=True)
class CallReview:
    """Call the review after a pack."""

    clock: ClockName
    pack: int
    everybody_done: bool = False


@dataclass(frozen=True, slots=True)
class NoteOverrun:
    """Note that an entrant took too long over a pick."""

    clock: ClockName
    pack: int
    pick: int
    entrant: str


@dataclass(frozen=True, slots=True)
class EndDraft:
    """End the draft after the last card of the last pack."""

    clock: ClockName


TimedCommand = (
    StartClock
    | PauseClock
    | ResumeClock
    | AdjustClock
    | EndClock
    | ExtendTable
    | BeginDeckCheck
    | EndDeckCheck
)
DraftCommand = CallPick | CallReview | NoteOverrun | EndDraft
