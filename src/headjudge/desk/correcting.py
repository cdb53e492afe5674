"""Correcting a result: any table of any round, looked at beforehand, taken with a reason."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from headjudge.desk.asking import facts_of_commands
from headjudge.desk.called import called, folded
from headjudge.desk.hand import InHand
from headjudge.desk.marks import check_mark, check_reason, mark_of
from headjudge.desk.result_form import ResultFields, fields_of, sent_fields, typed_result
from headjudge.findings import Finding, Refused
from headjudge.running.correcting import Correction, Moved, preview
from headjudge.running.reporting import match_at, prepare_reports
from headjudge.running.stages import ranking_policy, stage_of_round, stages_of
from headjudge.running.table import CUT, PLAYOFF
from headjudge.standings.ranking import CHANCE
from headjudge.tournament.commands import Report
from headjudge.tournament.state import Match, Result
from headjudge.tournament.wire import Happening

_NO_VALUE = frozenset({CHANCE, CUT, PLAYOFF})


@dataclass(frozen=True, slots=True)
class Place:
    """A table of a round, to be chosen from a list; ``was_changed`` says that a result was corrected before."""

    round: int
    match: Match
    was_changed: bool


def places(hand: InHand, text: str = "", number: int | None = None) -> tuple[Place, ...]:
    """Tables that everybody has seen, the last round first: those of a number or name; without ``text`` one round's.

    ``number`` is that round, by default the last. Cost: linear in matches.
    """
    names, wanted = called(hand.event), folded(text)
    shown = hand.event.rounds[: hand.hall.published]
    if not wanted:
        shown = shown[-1:] if number is None else shown[number - 1 : number]
    found = []
    for played in reversed(shown):
        for match in played.matches:
            is_wanted = not wanted or wanted == str(match.table)
            if is_wanted or any(wanted in folded(names[name]) for name in match.seats):
                found.append(Place(played.number, match, any(was.result for was in match.was)))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class At:
    """A table whose result is to be corrected. ``boards`` are the seats of a team match, none otherwise;
    ``is_playoff`` says that those who go on from a larger table can be named."""

    round: int
    match: Match
    boards: tuple[str, ...]
    is_playoff: bool
    is_last: bool

    def result(self, board: str | None) -> Result | None:
        """What stands: the match's result, or that of one seat of a team match."""
        if board is None:
            return self.match.result
        return next((one.result for one in self.match.boards if one.seat == board), None)

    def fields(self, sent: Mapping[str, str]) -> ResultFields:
        """What the form shows: what was sent, otherwise what stands."""
        if "outcome" in sent:
            return sent_fields(sent, self.match.seats)
        return fields_of(self.result(self.board(sent)), self.match.seats)

    def board(self, sent: Mapping[str, str]) -> str | None:
        """The seat of a team match that is meant; None for the match itself."""
        return sent["board"] if sent.get("board") in self.boards else None


def table_at(hand: InHand, number: int, table: int) -> At | None:
    """The table of a round that everybody has seen; None where there is none."""
    match = match_at(hand.event, number, table) if number <= hand.hall.published else None
    if match is None:
        return None
    stages = stages_of(hand.event)
    rules = ranking_policy(hand.event, stages).team_match
    is_playoff = stage_of_round(stages, number).kind == "bracket"
    boards = () if rules is None else tuple(rules.seats)
    return At(number, match, boards, is_playoff, number == len(hand.event.rounds))


def report_of(at: At, sent: Mapping[str, str]) -> Report:
    """The report that a form asks for. Raises InputError where it says no result."""
    result = typed_result(sent, at.match.seats)
    reason = sent.get("reason", "").strip() or None
    return Report(at.round, at.match.table, result, cast(Any, at.board(sent)), reason)


@dataclass(frozen=True, slots=True)
class Looked:
    """A correction looked at: what would come of it, and the mark of what was shown."""

    correction: Correction
    mark: str
    needs_reason: bool
    changes: bool
    """Whether anything would change at all."""


def look(hand: InHand, asked: Report) -> Looked:
    """What a correction would do if it were taken now. Raises Refused, InputError as the report itself does.

    Cost: see ``headjudge.running.correcting.preview``.
    """
    found = preview(hand.event, asked)
    return Looked(found, _mark(hand, asked), _needs_reason(hand, asked), found.event != hand.event)


def _mark(hand: InHand, asked: Report) -> str:
    match = match_at(hand.event, asked.round, asked.table)
    falls = prepare_reports(hand.event, asked, cascade=True).falls
    stands = None if match is None else (match.seats, match.result, match.boards)
    return mark_of(stands, asked.result, asked.board, falls, len(hand.event.rounds), len(hand.event.cuts))


def _needs_reason(hand: InHand, asked: Report) -> bool:
    """What stood as a result is not replaced in silence; a result that is missing yet needs no reason."""
    match = match_at(hand.event, asked.round, asked.table)
    if match is None:
        return False
    return match.result is not None or any(one.seat == asked.board for one in match.boards)


def correct(hand: InHand, asked: Report, mark: str) -> list[Happening]:
    """The facts of a correction and of what falls with it; ``mark`` is that of ``look``.

    Raises Refused where something else has happened since to what was shown, without a reason, for a round that is not
    published, and where nothing would change; otherwise what the report raises.
    """
    if asked.round > hand.hall.published:
        raise Refused([Finding("refuse.round_not_published", "error", None, {"round": asked.round})])
    check_mark(mark, _mark(hand, asked))
    check_reason(asked.reason, needed=_needs_reason(hand, asked))
    facts = facts_of_commands(hand, prepare_reports(hand.event, asked, cascade=True).commands)
    if not facts:
        raise Refused([Finding("mend.same_result", "error", "outcome")])
    return facts


@dataclass(frozen=True, slots=True)
class MovedRow:
    """One who moves: rank before and after, by how many places (up is more), and the values that tell why."""

    entrant: str
    before: int
    after: int
    values: tuple[tuple[str, str, str], ...]
    decided_by: str | None

    @property
    def up(self) -> int:
        """Places gained; less than none for places lost."""
        return self.before - self.after


def moved_rows(found: Correction) -> tuple[MovedRow, ...]:
    """Everybody who moves, those who move most first; of the values the points, and what decides now or did before."""
    first = found.after.columns[0].key
    rows = [_moved(one, first) for one in found.moved]
    return tuple(sorted(rows, key=lambda row: (-abs(row.up), row.after)))


def _moved(one: Moved, first: str) -> MovedRow:
    told = {first, *(key for key in one.decided_by if key is not None)} - _NO_VALUE
    values = tuple(value for value in one.values if value[0] in told)
    return MovedRow(one.entrant, one.rank_before, one.rank_after, values or one.values[:1], one.decided_by[1])
