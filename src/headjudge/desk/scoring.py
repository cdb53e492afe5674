"""Results at the desk: taken, corrected with a reason, and never laid over what somebody else has just entered."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from headjudge.desk.asking import facts_of_commands
from headjudge.desk.hand import InHand
from headjudge.desk.rounds import check_published, seated
from headjudge.findings import Finding, InputError, Refused
from headjudge.running.reporting import Prepared, match_at, prepare_reports
from headjudge.store.protocol import Store
from headjudge.tournament import commands
from headjudge.tournament.commands import Report
from headjudge.tournament.event_file import plain
from headjudge.tournament.events import (
    BoardCleared,
    MatchReseated,
    ResultCorrected,
    ResultsReported,
)
from headjudge.tournament.hall import commands as hall
from headjudge.tournament.rows import canonical, from_row
from headjudge.tournament.state import Match, Result, Round
from headjudge.tournament.wire import Happening

SEEN_LETTERS = 16


@dataclass(frozen=True, slots=True)
class Said:
    """Whose word a result is: the actor of the row, and when (UTC with milliseconds)."""

    actor: str
    time: str


def round_to_score(hand: InHand) -> Round | None:
    """The round whose results come in: the last one with an open table, else the last one; None before the first."""
    rounds = hand.event.rounds
    return next((one for one in reversed(rounds) if not one.finished), rounds[-1] if rounds else None)


def seen(hand: InHand, number: int, match: Match) -> str:
    """A short text that changes with whatever stands at a table: its result, its seats, what each side said.

    A form carries it as ``still``, so that what its sender did not see is not overwritten.
    """
    sides = {name: plain(result) for name, result in hand.hall.sides(number, match.table).items()}
    shown = canonical({"match": plain(match), "sides": sides})
    return hashlib.sha256(shown.encode()).hexdigest()[:SEEN_LETTERS]


def table_of(hand: InHand, number: int, table: int) -> Match:
    """The match at a table of a round; raises Refused (``refuse.no_table``) where there is none."""
    match = match_at(hand.event, number, table)
    if match is None:
        raise Refused([Finding("refuse.no_table", "error", "line", {"round": number, "table": table})])
    return match


def prepare(hand: InHand, asked: Report, *, at_time: bool = False, cascade: bool = True) -> Prepared:
    """What a report would do: its commands, what to know, the later play-off matches that fall with it.

    Raises Refused before the round is published, for what the rules forbid, and (without ``cascade``) where later
    matches rest on the result that it replaces.
    """
    check_published(hand, asked.round)
    table_of(hand, asked.round, asked.table)
    return prepare_reports(hand.event, asked, at_time=at_time, cascade=cascade)


def replaces(hand: InHand, asked: Report) -> bool:
    """Whether a result stands already that the report would change."""
    match = table_of(hand, asked.round, asked.table)
    if asked.board is None:
        return match.result is not None and match.result != asked.result
    stands = next((board.result for board in match.boards if board.seat == asked.board), None)
    return stands is not None and stands != asked.result


def contradicts_a_side(hand: InHand, asked: Report) -> bool:
    """Whether a side of the table has reported another outcome than this; games and manner do not count."""
    sides = hand.hall.sides(asked.round, asked.table).values()
    mine = asked.result
    return mine is not None and any(_outcome(side) != _outcome(mine) for side in sides)


def _outcome(result: Result) -> tuple[str | None, bool, frozenset[str], tuple[str, ...]]:
    return result.winner, result.draw, frozenset(result.lost), result.out


def report(
    hand: InHand,
    asked: Report,
    *,
    still: str | None = None,
    sat: str | None = None,
    at_time: bool = False,
    cascade: bool = False,
    drops: Sequence[str] = (),
) -> list[Happening]:
    """The facts of a result (or, with ``result`` None, of clearing it), and of those who leave after the round.

    ``still`` is what the sender saw at the table (:func:`seen`); without it the table must be open or say the
    same, and ``sat`` says who sat where in the list that the sender saw (``rounds.seated``). Raises Refused where
    it says something else by now (``refuse.table_changed``, ``refuse.seated_anew``), where a result would change
    without a reason, before the round is published, and for what the rules forbid; InputError for an impossible
    result.
    """
    match = table_of(hand, asked.round, asked.table)
    told = {"round": asked.round, "table": asked.table}
    if still is not None and still != seen(hand, asked.round, match):
        raise Refused([Finding("refuse.table_changed", "error", "still", told)])
    if still is None and sat is not None and sat != seated(hand, asked.round):
        raise Refused([Finding("refuse.seated_anew", "error", "line", told)])
    prepared = prepare(hand, asked, at_time=at_time, cascade=cascade)
    if replaces(hand, asked) and (still is None or not (asked.reason or "").strip()):
        raise Refused([Finding("refuse.result_needs_reason", "error", "reason", told)])
    if still is None and contradicts_a_side(hand, asked):
        raise Refused([Finding("refuse.sides_differ", "error", "line", told)])
    leaving: list[commands.Command] = [commands.Drop(name) for name in dict.fromkeys(drops)]
    return facts_of_commands(hand, [*prepared.commands, *leaving])


def drop(hand: InHand, entrant: str) -> list[Happening]:
    """The fact that somebody leaves after the last round that is paired."""
    return facts_of_commands(hand, [commands.Drop(entrant)])


def withdraw_side(hand: InHand, number: int, table: int, entrant: str) -> list[Happening]:
    """The fact that one side's report is taken back."""
    return facts_of_commands(hand, [hall.ReportSide(number, table, entrant, None)])


def check_seats(match: Match, entrants: Sequence[str]) -> None:
    """Refuses names that do not sit at the table; a form could send any."""
    strangers = [name for name in entrants if name not in match.seats]
    if strangers:
        raise InputError(
            [Finding("refuse.unknown_entrant", "error", name, {"id": name}) for name in strangers]
        )


def said_by(store: Store, hand: InHand, number: int, table: int) -> Said | None:
    """Who entered what stands at a table now; None where nothing does. Cost: one read of the whole log."""
    counting = {sequence for step in hand.steps for sequence in range(step.first, step.last + 1)}
    for row in reversed(store.read(hand.stream)):
        if row.sequence not in counting or row.sequence > hand.version or row.name not in _RESULTS:
            continue
        if _concerns(from_row(row, {}), number, table):
            return Said(row.actor, row.time)
    return None


_RESULTS = {"results-reported", "result-corrected", "match-reseated", "board-cleared"}


def _concerns(fact: Happening, number: int, table: int) -> bool:
    if isinstance(fact, ResultsReported):
        return fact.round == number and any(one.table == table for one in fact.results)
    if isinstance(fact, ResultCorrected | MatchReseated | BoardCleared):
        return (fact.round, fact.table) == (number, table)
    return False
