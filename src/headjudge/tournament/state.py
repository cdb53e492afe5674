"""The state of an event: what is known, as plain frozen values.

The classes carry their form (closed keys, ranges) for the event file; sense (who may stand where) is checked in
``headjudge.tournament.sense``. Everything shown to people follows from these facts and the policy.
"""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, ConfigDict, Field, Strict, StringConstraints
from pydantic_core import PydanticCustomError

CLOSED = ConfigDict(extra="forbid")

Id = Annotated[str, Strict(), StringConstraints(min_length=1, max_length=64)]
Text = Annotated[str, Strict()]
Flag = Annotated[bool, Strict()]
Count = Annotated[int, Strict(), Field(ge=0, le=1_000_000)]
Ordinal = Annotated[int, Strict(), Field(ge=1, le=1_000_000)]
How = Literal["played", "time", "agreed", "concession", "no_show", "penalty"]
StageKind = Literal["swiss", "draft", "bracket", "pods"]
Level = Literal["casual", "competitive", "professional"]
Announceable = Literal[
    "rounds", "cut", "advance", "minutes", "decklists", "called_draft", "lists_shared", "rematches"
]
"""What of an event may differ from what its rules recommend, and then is to be announced."""
Moment = Literal["advertising", "registration", "start", "later"]
"""When something was told: in the event's announcement, at registration, before the start, later."""


def _as_list(value: Any) -> Any:
    """``dropped_after`` and ``re_entered_in`` may be one number, none, or a rising list of numbers."""
    if value is None:
        return ()
    return (value,) if isinstance(value, int) and not isinstance(value, bool) else value


Moments = Annotated[tuple[Count, ...], BeforeValidator(_as_list)]


def _policy(value: Any) -> Any:
    if isinstance(value, str | dict):
        return value
    raise PydanticCustomError("wrong_type", "{expected}", {"expected": "text_or_object"})


def _day(value: str) -> str:
    try:
        if len(value) != 10:
            raise ValueError
        datetime.date.fromisoformat(value)
    except ValueError:
        raise PydanticCustomError("date", "a day such as 2026-11-30") from None
    return value


def _given(value: Any) -> Any:
    if isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    raise PydanticCustomError("wrong_type", "{expected}", {"expected": "text_or_integer"})


Given = Annotated[Any, BeforeValidator(_given)]
"""An answer to a question: a text, a choice's id, or a whole number."""


def _whole(value: Any) -> Any:
    """A version is a number and nothing that merely equals one (``true``, ``1.0``)."""
    if type(value) is not int:
        raise PydanticCustomError("wrong_type", "{expected}", {"expected": "integer"})
    return value


Version = Annotated[Literal[1], BeforeValidator(_whole)]
PolicyRef = Annotated[Any, BeforeValidator(_policy)]
"""A policy's id, or the whole policy as an object."""
Day = Annotated[Text, AfterValidator(_day)]
"""A day as ``YYYY-MM-DD``."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: a winner, a draw, or a loss for everybody in ``lost``.

    At tables of three and more ``out`` has the eliminated, first out first; ``together`` which of them went out
    at the same moment; ``no_show`` who did not come (first in ``out``); ``left`` who left the event or was
    disqualified during the match (in ``out`` where that happened). A draw that nobody survived has everybody in
    ``out`` and those who fell last in ``together``.
    """

    winner: Id | None = None
    draw: Flag = False
    lost: tuple[Id, ...] = ()
    out: tuple[Id, ...] = ()
    through: tuple[Id, ...] = ()
    games: tuple[Count, Count, Count] | None = None
    """Games won by seat 1, won by seat 2, drawn."""
    how: How | None = None
    together: tuple[tuple[Id, ...], ...] = field(default=(), metadata={"later": True})
    no_show: tuple[Id, ...] = field(default=(), metadata={"later": True})
    left: tuple[Id, ...] = field(default=(), metadata={"later": True})

    __pydantic_config__ = CLOSED


@dataclass(frozen=True, slots=True)
class Superseded:
    """What a correction replaced: the result that stood, until which round had been paired, and why it went.

    ``seats`` is set where others sat there: a play-off match whose earlier match was corrected.
    """

    result: Result | None = None
    until_round: Count | None = None
    reason: Text | None = None
    seats: tuple[Id, ...] = ()

    __pydantic_config__ = CLOSED


@dataclass(frozen=True, slots=True)
class Board:
    """One seat's game of a team match."""

    seat: Literal["A", "B", "C"]
    result: Result | None = None

    __pydantic_config__ = CLOSED


@dataclass(frozen=True, slots=True)
class Answered:
    """What one entrant answered to the questionnaire after a match: question id -> answer."""

    entrant: Id
    given: Mapping[Id, Given] = field(default_factory=dict)

    __pydantic_config__ = CLOSED


@dataclass(frozen=True, slots=True)
class Match:
    """One table of one round; ``seats`` in seat (turn) order, ``notes`` say why this pairing."""

    table: Ordinal
    seats: tuple[Id, ...]
    result: Result | None = None
    notes: tuple[Text, ...] = ()
    number: Ordinal | None = None
    pod: Ordinal | None = None
    chose: Id | None = None
    boards: tuple[Board, ...] = ()
    was: tuple[Superseded, ...] = ()
    answers: tuple[Answered, ...] = ()
    """Answers to the questionnaire, one entry per entrant, in the order of the seats."""

    __pydantic_config__ = CLOSED

    def seats_before(self) -> tuple[tuple[str, ...], ...]:
        """Who sat here at each correction in ``was``, before it took effect."""
        found = []
        seats = self.seats
        for earlier in reversed(self.was):
            seats = earlier.seats or seats
            found.append(seats)
        return tuple(reversed(found))


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """A play-off match that no longer counts, because an earlier one that it rested on was corrected."""

    match: Match
    until_round: Count | None = None
    reason: Text | None = None

    __pydantic_config__ = CLOSED


@dataclass(frozen=True, slots=True)
class Round:
    """One round: matches in table order, byes, and who was absent (a loss without an opponent)."""

    number: Ordinal
    matches: tuple[Match, ...]
    byes: tuple[Id, ...] = ()
    absent: tuple[Id, ...] = ()
    stage: Id | None = None
    granted: tuple[Id, ...] = field(default=(), metadata={"later": True})
    """Those of the byes that had been settled beforehand; an audit does not hold them against the pairing."""
    withdrawn: tuple[Withdrawn, ...] = ()

    __pydantic_config__ = CLOSED

    @property
    def finished(self) -> bool:
        """Whether every match has a result."""
        return all(match.result is not None for match in self.matches)


@dataclass(frozen=True, slots=True)
class Member:
    """A player of a team and the seat that player holds."""

    id: Id
    name: Text
    seat: Literal["A", "B", "C"] | None = None
    hero: Text | None = None

    __pydantic_config__ = CLOSED


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player (or a team) in the event.

    ``dropped_after`` and ``re_entered_in`` are rising rounds: out, in, out. ``dropped_after`` 0 means never in
    the event. ``byes`` are earned byes for the first rounds. ``fixed_table`` is a table kept for accessibility.
    """

    id: Id
    name: Text
    entered_in: Ordinal = 1
    dropped_after: Moments = ()
    re_entered_in: Moments = ()
    disqualified_after: Count | None = None
    fixed_table: Ordinal | None = None
    byes: Count = 0
    external: Mapping[Text, Text] = field(default_factory=dict)
    hero: Text | None = None
    members: tuple[Member, ...] = ()

    __pydantic_config__ = CLOSED

    def plays_in(self, number: int) -> bool:
        """Whether this entrant could be paired in that round: entered, not out, not disqualified."""
        if number < self.entered_in or (
            self.disqualified_after is not None and number > self.disqualified_after
        ):
            return False
        outs = sum(1 for moment in self.dropped_after if moment < number)
        backs = sum(1 for moment in self.re_entered_in if moment <= number)
        return outs <= backs


@dataclass(frozen=True, slots=True)
class Enters:
    """Who goes on into a stage: the best ``top``, and everybody with at least ``min_points``."""

    top: Ordinal | None = None
    min_points: Count | None = None

    __pydantic_config__ = CLOSED


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of the event with its own kind, and where they differ its own policy, date and options."""

    id: Id
    kind: StageKind
    policy: PolicyRef | None = None
    date: Day | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    enters: Enters | None = None

    __pydantic_config__ = CLOSED


@dataclass(frozen=True, slots=True)
class Cut:
    """The standing at a cut and who went through: a fact, never computed again."""

    after_round: Count
    order: tuple[Id, ...]
    through: tuple[Id, ...]

    __pydantic_config__ = CLOSED


@dataclass(frozen=True, slots=True)
class DraftPod:
    """A draft pod of a stage and its seats in order; ``from_round`` is the first round it plays.

    Without ``from_round`` that is the first round of the stage.
    """

    stage: Id
    pod: Ordinal
    seats: tuple[Id, ...]
    from_round: Ordinal | None = None

    __pydantic_config__ = CLOSED


@dataclass(frozen=True, slots=True)
class Announced:
    """What was told to the players, when, and of which stage where it concerns one."""

    what: Announceable
    when: Moment
    stage: Id | None = None

    __pydantic_config__ = CLOSED


@dataclass(frozen=True, slots=True)
class Next:
    """What is settled for the round to be paired next: fixed matches, byes granted, who is absent."""

    pairs: tuple[tuple[Id, ...], ...] = ()
    byes: tuple[Id, ...] = ()
    absent: tuple[Id, ...] = ()

    __pydantic_config__ = CLOSED


@dataclass(frozen=True, slots=True)
class Tournament:
    """An event as it stands; ``entrants`` in order of registration, ``rounds`` in order of number."""

    headjudge: Version
    name: Text
    date: Day
    policy: PolicyRef
    entrants: tuple[Entrant, ...]
    rounds: tuple[Round, ...]
    format: Text | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: Text = ""
    draw: Version = 1
    keep_apart: tuple[tuple[Id, Id], ...] = ()
    next: Next | None = None
    stages: tuple[Stage, ...] = ()
    cuts: tuple[Cut, ...] = ()
    draft_pods: tuple[DraftPod, ...] = ()
    programme: Text | None = None
    """The organised-play programme that the event belongs to, by its id or name."""
    level: Level | None = None
    """The rules enforcement level, where it is not the programme's own."""
    announced: tuple[Announced, ...] = ()

    __pydantic_config__ = CLOSED
