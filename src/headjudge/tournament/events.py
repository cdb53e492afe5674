"""What can happen to an event and its clocks: the facts of the log.

Each fact is a frozen value; rows of the log carry its wire name and version (``headjudge.tournament.wire``), never a
class name. What happens at the desk around the matches stands in ``headjudge.tournament.hall.events``. Fields marked
``beside`` concern a person or hold free text: they live beside the log, and the hashed row keeps only an id and a
salted hash of them (``headjudge.tournament.rows``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from pydantic import Field, Strict

from headjudge.tournament.state import (
    Announceable,
    Count,
    Day,
    Given,
    Id,
    Level,
    Moment,
    Next,
    Ordinal,
    PolicyRef,
    Result,
    Stage,
    Text,
)

BESIDE: Mapping[str, bool] = {"beside": True}
"""Marks a field that lives beside the log."""
LATER: Mapping[str, bool] = {"later": True}
"""Marks a field that came after the first rows were written; with its default it is not in the row."""
At = Annotated[int, Strict(), Field(ge=0, le=10**14)]
"""A moment: whole milliseconds since 1970 began, UTC."""
Seconds = Annotated[int, Strict(), Field(ge=-1_000_000, le=1_000_000)]


@dataclass(frozen=True, slots=True)
class EventOpened:
    """The event begins: its rules as resolved that day, its options, its seed."""

    date: Day
    policy: PolicyRef
    """As the organiser named it: an id or a whole policy."""
    resolved: Mapping[str, Any]
    """The whole policy as it held on the date; a later edition changes nothing that was played."""
    options: Mapping[str, Any]
    seed: Text
    draw: Literal[1]
    stages: tuple[Stage, ...] = ()
    format: Text | None = None
    name: Text = field(default="", metadata=BESIDE)
    programme: Text | None = field(default=None, metadata=LATER)
    level: Level | None = field(default=None, metadata=LATER)


@dataclass(frozen=True, slots=True)
class Entry:
    """One entrant as registered."""

    id: Id
    entered_in: Ordinal = 1
    fixed_table: Ordinal | None = None
    byes: Count = 0
    member_seats: tuple[tuple[Id, Text | None], ...] = ()
    name: Text = field(default="", metadata=BESIDE)
    hero: Text | None = field(default=None, metadata=BESIDE)
    external: Mapping[Text, Text] = field(default_factory=dict, metadata=BESIDE)
    member_names: Mapping[Text, Text] = field(default_factory=dict, metadata=BESIDE)
    member_heroes: Mapping[Text, Text] = field(default_factory=dict, metadata={**BESIDE, "later": True})


@dataclass(frozen=True, slots=True)
class EntrantsEntered:
    """Entrants join the event, in order of registration."""

    entrants: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class EntrantDropped:
    """An entrant leaves after a round; 0 is before the first."""

    entrant: Id
    after: Count


@dataclass(frozen=True, slots=True)
class EntrantReEntered:
    """A dropped entrant plays again from a round on."""

    entrant: Id
    in_round: Ordinal


@dataclass(frozen=True, slots=True)
class EntrantDisqualified:
    """An entrant is disqualified after a round."""

    entrant: Id
    after: Count


@dataclass(frozen=True, slots=True)
class TableFixed:
    """An entrant keeps a table from now on (accessibility), or no longer does."""

    entrant: Id
    table: Ordinal | None


@dataclass(frozen=True, slots=True)
class PairsKeptApart:
    """Pairs that are paired only where nothing else is left: the whole list, as it stands from now on."""

    pairs: tuple[tuple[Id, Id], ...]


@dataclass(frozen=True, slots=True)
class NextSettled:
    """What is settled for the round to be paired next: the whole of it, as it stands from now on."""

    next: Next | None


@dataclass(frozen=True, slots=True)
class PairedMatch:
    """A match as paired: table, seats in order, and the notes that say why."""

    table: Ordinal
    seats: tuple[Id, ...]
    notes: tuple[Text, ...] = ()
    number: Ordinal | None = None
    pod: Ordinal | None = None


@dataclass(frozen=True, slots=True)
class RoundPaired:
    """A round is paired: facts, never drawn again."""

    number: Ordinal
    stage: Id | None
    matches: tuple[PairedMatch, ...]
    byes: tuple[Id, ...]
    absent: tuple[Id, ...]
    granted: tuple[Id, ...] = field(default=(), metadata={"later": True})
    """Those of the byes that had been settled beforehand."""


@dataclass(frozen=True, slots=True)
class TableResult:
    """A result of one table (of one board, in a team match)."""

    table: Ordinal
    result: Result
    board: Literal["A", "B", "C"] | None = None


@dataclass(frozen=True, slots=True)
class ResultsReported:
    """Results of a round come in, one or many."""

    round: Ordinal
    results: tuple[TableResult, ...]


@dataclass(frozen=True, slots=True)
class ResultCorrected:
    """A result that stood is replaced or cleared; what stood is kept (``until_round``: rounds paired by then)."""

    round: Ordinal
    table: Ordinal
    result: Result | None
    until_round: Count | None
    kept: bool
    """Whether what stood is kept on the match: so for a result that a later pairing has used."""
    reason: Text | None = field(default=None, metadata=BESIDE)


@dataclass(frozen=True, slots=True)
class StarterChosen:
    """Who chose to start a match of a play-off."""

    round: Ordinal
    table: Ordinal
    entrant: Id


@dataclass(frozen=True, slots=True)
class MatchReseated:
    """Others sit at a play-off table, because an earlier result was corrected; what stood there is kept."""

    round: Ordinal
    table: Ordinal
    seats: tuple[Id, ...]
    until_round: Count | None
    reason: Text | None = field(default=None, metadata=BESIDE)


@dataclass(frozen=True, slots=True)
class MatchWithdrawn:
    """A play-off match no longer counts, because an earlier one that it rested on was corrected; it is kept."""

    round: Ordinal
    table: Ordinal
    until_round: Count | None
    reason: Text | None = field(default=None, metadata=BESIDE)


@dataclass(frozen=True, slots=True)
class CutMade:
    """The standing at a cut, and who goes on."""

    after_round: Count
    order: tuple[Id, ...]
    through: tuple[Id, ...]


@dataclass(frozen=True, slots=True)
class PodSeated:
    """A draft pod takes its seats, for a stage or for its rounds from ``from_round`` on."""

    stage: Id
    pod: Ordinal
    seats: tuple[Id, ...]
    from_round: Ordinal | None = field(default=None, metadata={"later": True})


@dataclass(frozen=True, slots=True)
class BoardCleared:
    """The game of one seat of a team match has no result any more."""

    round: Ordinal
    table: Ordinal
    board: Literal["A", "B", "C"]


@dataclass(frozen=True, slots=True)
class QuestionnaireAnswered:
    """An entrant answers the questionnaire after a match; a later answer of the same entrant replaces it."""

    round: Ordinal
    table: Ordinal
    entrant: Id
    answers: Mapping[Text, Given] = field(default_factory=dict, metadata=BESIDE)


@dataclass(frozen=True, slots=True)
class DeviationAnnounced:
    """The players were told of something that differs from the recommendation."""

    what: Announceable
    when: Moment
    stage: Id | None = None


@dataclass(frozen=True, slots=True)
class ClockName:
    """Which clock: that of a round; with ``step`` that of a step which leads to the round (``draft``,
    ``draft_registration``, ``sealed_construction``); with ``pod`` that of one draft pod alone."""

    round: Ordinal
    step: Id | None = None
    pod: Ordinal | None = None


@dataclass(frozen=True, slots=True)
class ClockStarted:
    """Somebody started a clock with so many minutes; no clock ever starts by itself."""

    clock: ClockName
    at: At
    minutes: Ordinal


@dataclass(frozen=True, slots=True)
class ClockPaused:
    """A clock is paused, for everybody or (with ``table``) for the match of one table."""

    clock: ClockName
    at: At
    table: Ordinal | None = None
    reason: Text | None = field(default=None, metadata=BESIDE)


@dataclass(frozen=True, slots=True)
class ClockResumed:
    """A paused clock runs again, for everybody or for the match of one table."""

    clock: ClockName
    at: At
    table: Ordinal | None = None


@dataclass(frozen=True, slots=True)
class ClockAdjusted:
    """The clock is set on or back for everybody by so many seconds."""

    clock: ClockName
    at: At
    seconds: Seconds
    reason: Text | None = field(default=None, metadata=BESIDE)


@dataclass(frozen=True, slots=True)
class ClockEnded:
    """A clock is over and done with."""

    clock: ClockName
    at: At


@dataclass(frozen=True, slots=True)
class TableExtended:
    """A judge gives one table so many seconds on top."""

    clock: ClockName
    at: At
    table: Ordinal
    seconds: Ordinal
    reason: Text | None = field(default=None, metadata=BESIDE)


@dataclass(frozen=True, slots=True)
class DeckCheckBegun:
    """The decks of a table are taken for a check."""

    clock: ClockName
    at: At
    table: Ordinal


@dataclass(frozen=True, slots=True)
class DeckCheckEnded:
    """The decks of a table are given back; the extension follows from the policy."""

    clock: ClockName
    at: At
    table: Ordinal


@dataclass(frozen=True, slots=True)
class DraftCalled:
    """The judge calls a pick of a draft: the packs may be taken up, and the pick's timer starts."""

    clock: ClockName
    at: At
    pack: Ordinal
    pick: Ordinal


@dataclass(frozen=True, slots=True)
class ReviewBegun:
    """The judge calls the review after a pack."""

    clock: ClockName
    at: At
    pack: Ordinal


@dataclass(frozen=True, slots=True)
class PickOverrun:
    """An entrant took longer over a pick than the timer gave."""

    clock: ClockName
    at: At
    pack: Ordinal
    pick: Ordinal
    entrant: Id


@dataclass(frozen=True, slots=True)
class DraftEnded:
    """The draft is over: the last card of the last pack is picked."""

    clock: ClockName
    at: At
