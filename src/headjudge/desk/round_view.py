"""A round as the desk sees it: who sits where and why, and what each table still lacks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from headjudge.desk.hand import InHand
from headjudge.desk.scoring import seen
from headjudge.desk.telling import Known, known, outcome
from headjudge.running.stages import ranking_policy, stage_of_round, stages_of
from headjudge.running.table import finished, standings
from headjudge.tournament.clocks.round_clock import RoundFace
from headjudge.tournament.state import Match, Result, Round, StageKind

TableState = Literal["open", "one_side", "disputed", "finished"]


@dataclass(frozen=True, slots=True)
class SeatView:
    """Somebody at a table: id, name, points before the round, and whether they leave after it.

    ``said`` is what this side reported, as values of a sentence; None where it did not.
    """

    number: int
    id: str
    name: str
    points: str = ""
    said: Mapping[str, Any] | None = None
    has_dropped: bool = False
    is_winner: bool = False


@dataclass(frozen=True, slots=True)
class TableView:
    """A table: its people, why they sit here (codes of notes), and its state.

    ``outcome`` are the values of the sentence for the result, ``boards`` those for each seat of a team match;
    ``given`` the milliseconds of its own; ``still`` what a form carries of what was seen.
    """

    round: int
    table: int
    seats: tuple[SeatView, ...]
    state: TableState
    outcome: Mapping[str, Any]
    notes: tuple[str, ...] = ()
    pod: int | None = None
    given: int = 0
    still: str = ""
    boards: tuple[tuple[str, Mapping[str, Any]], ...] = ()
    is_fixed: bool = False
    result: Result | None = None

    @property
    def is_pair_down(self) -> bool:
        """Whether its people are on different points."""
        return "pair_down" in self.notes

    @property
    def is_open(self) -> bool:
        """Whether it has no result."""
        return self.state != "finished"


@dataclass(frozen=True, slots=True)
class RoundView:
    """A round; tables in their order, ``loud`` those that only one side reported or whose sides differ."""

    number: int
    kind: StageKind
    is_published: bool
    is_last: bool
    tables: tuple[TableView, ...]
    byes: tuple[SeatView, ...] = ()
    absent: tuple[SeatView, ...] = ()
    granted: frozenset[str] = frozenset()
    most_seats: int = 2
    board_seats: tuple[str, ...] = field(default=())

    @property
    def open(self) -> tuple[TableView, ...]:
        """Tables without a result."""
        return tuple(one for one in self.tables if one.is_open)

    @property
    def loud(self) -> tuple[TableView, ...]:
        """Tables where a person has to look: disputed ones first."""
        waiting = [one for one in self.tables if one.state in ("disputed", "one_side")]
        return tuple(sorted(waiting, key=lambda one: (one.state != "disputed", one.table)))

    @property
    def in_pods(self) -> bool:
        """Whether tables belong to draft pods."""
        return any(one.pod is not None for one in self.tables)

    def table(self, number: int) -> TableView | None:
        """A table by its number."""
        return next((one for one in self.tables if one.table == number), None)


def round_view(hand: InHand, number: int, face: RoundFace | None = None) -> RoundView:
    """Round ``number``, which must be paired. ``face``: its clock, where extensions are to be shown.

    Cost: one ranking of the rounds before it.
    """
    played = hand.event.rounds[number - 1]
    points = points_before(hand, number)
    about = known(hand)
    last = number == len(hand.event.rounds)
    gone = {one.id for one in hand.event.entrants if not one.plays_in(number + 1)} if last else set()
    given = {} if face is None else {one.table: one.given for one in face.tables}
    fixed = {one.fixed_table for one in hand.event.entrants if one.fixed_table is not None}
    tables = tuple(_table(hand, played, match, points, about, gone, given, fixed) for match in played.matches)
    stages = stages_of(hand.event)
    rules = ranking_policy(hand.event, stages).team_match

    def people(names: tuple[str, ...]) -> tuple[SeatView, ...]:
        return tuple(
            SeatView(0, name, about.name(name), points.get(name, ""), has_dropped=name in gone)
            for name in names
        )

    return RoundView(
        number,
        stage_of_round(stages, number).kind,
        number <= hand.hall.published,
        last,
        tables,
        people(played.byes),
        people(played.absent),
        frozenset(played.granted),
        max((len(match.seats) for match in played.matches), default=2),
        () if rules is None else tuple(rules.seats),
    )


def points_before(hand: InHand, number: int) -> dict[str, str]:
    """The points of everybody before a round, by the first value that ranks; nothing while results are missing."""
    if number < 2 or finished(hand.event) < number - 1:
        return {}
    table = standings(hand.event, number - 1)
    key = table.columns[0].key
    return {row.entrant: row.values[key] for row in table.rows}


def _table(
    hand: InHand,
    played: Round,
    match: Match,
    points: Mapping[str, str],
    about: Known,
    gone: set[str],
    given: Mapping[int, int],
    fixed: set[int],
) -> TableView:
    sides = hand.hall.sides(played.number, match.table)
    result = match.result
    seats = tuple(
        SeatView(
            place,
            name,
            about.name(name),
            points.get(name, ""),
            outcome(about, sides[name], played.number, match.table) if name in sides else None,
            name in gone,
            result is not None and result.winner == name,
        )
        for place, name in enumerate(match.seats, 1)
    )
    boards = tuple(
        (board.seat, outcome(about, board.result, played.number, match.table)) for board in match.boards
    )
    return TableView(
        played.number,
        match.table,
        seats,
        _state(hand, played.number, match),
        outcome(about, result, played.number, match.table),
        match.notes,
        match.pod,
        given.get(match.table, 0),
        seen(hand, played.number, match),
        boards,
        match.table in fixed,
        result,
    )


def _state(hand: InHand, number: int, match: Match) -> TableState:
    if match.result is not None:
        return "finished"
    if hand.hall.is_disputed(number, match.table):
        return "disputed"
    return "one_side" if hand.hall.sides(number, match.table) else "open"
