"""Everything that people can ask of an event; ``headjudge.tournament.decide`` answers with facts or a refusal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from headjudge.tournament.events import Entry, PairedMatch
from headjudge.tournament.state import Announceable, Moment, Result


@dataclass(frozen=True, slots=True)
class Enter:
    """Register entrants; ``entered_in`` of each is the round in which it first plays."""

    entrants: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Drop:
    """An entrant leaves; without ``after``, after the last round that was paired."""

    entrant: str
    after: int | None = None


@dataclass(frozen=True, slots=True)
class ReEnter:
    """A dropped entrant comes back after a round; without ``after``, for the next round to be paired."""

    entrant: str
    after: int | None = None


@dataclass(frozen=True, slots=True)
class Disqualify:
    """Disqualify an entrant; without ``after``, after the last round that was paired."""

    entrant: str
    after: int | None = None


@dataclass(frozen=True, slots=True)
class MarkAbsent:
    """An entrant will be absent from the round to be paired next: a loss without an opponent."""

    entrant: str


@dataclass(frozen=True, slots=True)
class PairRound:
    """Take a pairing as the next round; ``headjudge.running`` makes it, this only checks and records it."""

    stage: str | None
    matches: tuple[PairedMatch, ...]
    byes: tuple[str, ...] = ()
    absent: tuple[str, ...] = ()
    granted: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Report:
    """Set, correct or (with ``result`` None) clear the result of a table."""

    round: int
    table: int
    result: Result | None
    board: Literal["A", "B", "C"] | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class ChooseStarter:
    """An entrant has chosen to start a match of a play-off; a later choice replaces an earlier one."""

    round: int
    table: int
    entrant: str


@dataclass(frozen=True, slots=True)
class Reseat:
    """Put others at a play-off table, because an earlier result was corrected; its result and seats are kept."""

    round: int
    table: int
    seats: tuple[str, ...]
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take a play-off match out of the event, because an earlier one was corrected; it is kept as withdrawn."""

    round: int
    table: int
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class MakeCut:
    """Record a cut: the standing and who goes on."""

    after_round: int
    order: tuple[str, ...]
    through: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SeatPods:
    """Seat the draft pods of a stage that play together from a round on; each pod's entrants in seat order."""

    stage: str
    from_round: int
    pods: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class AnswerQuestionnaire:
    """Take an entrant's answers after a match: question id -> text, choice id or whole number.

    Whether the policy asks this entrant, and whether the answers fit its questions, is checked in
    ``headjudge.tournament.questionnaire``.
    """

    round: int
    table: int
    entrant: str
    answers: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Announce:
    """Note that the players were told of a deviation, and when."""

    what: Announceable
    when: Moment
    stage: str | None = None


Command = (
    Enter
    | Drop
    | ReEnter
    | Disqualify
    | MarkAbsent
    | PairRound
    | Report
    | ChooseStarter
    | Reseat
    | Withdraw
    | MakeCut
    | SeatPods
    | AnswerQuestionnaire
    | Announce
)
