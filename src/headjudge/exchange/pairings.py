"""Mirror mode: the rounds that another program paired, taken as rounds of the event, and its results with them."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from headjudge.exchange.cells import name_key
from headjudge.exchange.forms import Form
from headjudge.exchange.results import NoResult, is_open, result_of
from headjudge.exchange.seating import Named, Seated, Seating, seating
from headjudge.findings import Finding, InputError, Refused
from headjudge.running.stages import StageInHand, current, cut_after, cut_before, stages_of
from headjudge.tournament import commands
from headjudge.tournament.events import PairedMatch
from headjudge.tournament.results import faults_of_result
from headjudge.tournament.state import Entrant, Match, Next, Result, Tournament

IMPORTED = "imported"
"""The note of a match that another program paired."""
_NEAR = 20
"""So many unknown names get a nearest one each; a list of another event would take minutes."""


@dataclass(frozen=True, slots=True)
class PairingList:
    """A round as another program paired it: what to ask of the event, in this order, and what to know.

    ``missing`` are those of the event whom the list does not name; they are absent only where that was asked for.
    """

    form: Form
    round: int
    pair: commands.PairRound
    reports: tuple[commands.Report, ...]
    missing: tuple[str, ...]
    findings: tuple[Finding, ...]

    @property
    def commands(self) -> tuple[commands.Command, ...]:
        """The round, and the results that stand in the list already."""
        return (self.pair, *self.reports)


@dataclass(frozen=True, slots=True)
class ResultList:
    """Results of a round from another program's list: the reports that change something, and what to know."""

    form: Form
    round: int
    reports: tuple[commands.Report, ...]
    findings: tuple[Finding, ...]


def read_pairings(
    text: str,
    event: Tournament,
    *,
    form: Form | None = None,
    missing: Literal["warn", "absent"] = "warn",
    source: str | None = None,
) -> PairingList:
    """The next round of the event from a list of pairings: GEM's export, or ``table,seat1,seat2[,…]`` by id or name.

    Tables, byes and absences are taken as they stand; every match carries the note ``imported``. Who is in the event
    and not in the list is warned of, and is absent with ``missing="absent"`` or where that was settled beforehand.

    Raises InputError with every fault at once, each with its line: unknown players, a player or a table twice, a
    player who has left. Raises Refused while the last round has open matches, before a cut that is not made, and in a
    play-off, whose matches follow from its tree. Cost: linear in rows and entrants.
    """
    number = len(event.rounds) + 1
    stage = _stage(event)
    field = _field(event, stage, number)
    reading = _Reading(event, number, source)
    listed = seating(text, number, reading.by_id, form, source)
    reading.faults += listed.faults
    matches, byes, absent = reading.seats(listed, field)
    reports = [] if reading.faults else reading.reports(matches)
    if reading.faults:
        raise InputError(reading.faults)
    settled = event.next or Next()
    gone = [name for name in field if name not in reading.seen]
    for name in gone:
        if missing == "absent" or name in settled.absent:
            absent.append(name)
        else:
            told = {"name": reading.by_id[name].name, "id": name, "round": number}
            reading.findings.append(Finding("lists.missing", "warning", source, told))
    paired = [
        PairedMatch(row.table, seats, (IMPORTED,), pod=row.pod)
        for row, seats in matches
        if row.table is not None
    ]
    paired.sort(key=lambda match: match.table)
    granted = tuple(name for name in byes if name in settled.byes)
    pair = commands.PairRound(stage.id, tuple(paired), tuple(byes), tuple(absent), granted)
    return PairingList(listed.form, number, pair, tuple(reports), tuple(gone), tuple(reading.findings))


def read_results(
    text: str,
    event: Tournament,
    *,
    number: int | None = None,
    form: Form | None = None,
    source: str | None = None,
) -> ResultList:
    """The results of a round that is paired, by default the last, from a list of pairings with a column of results.

    A result that stands already gives no report; one that differs is a correction, and is told. Who sits in which
    seat does not matter, who sits at which table does.

    Raises InputError with every fault at once, each with its line; Refused where no such round is paired.
    Cost: linear in rows.
    """
    number = len(event.rounds) if number is None else number
    if not 1 <= number <= len(event.rounds):
        told = {"round": number, "paired": len(event.rounds)}
        raise Refused([Finding("refuse.no_such_round", "error", None, told)])
    reading = _Reading(event, number, source)
    listed = seating(text, number, reading.by_id, form, source)
    reading.faults += listed.faults
    tables = {match.table: match for match in event.rounds[number - 1].matches}
    rows: list[tuple[Seated, tuple[str, ...]]] = []
    for row in listed.rows:
        seats = tuple(found for found in (reading.entrant(one, row) for one in row.players) if found)
        if len(seats) == len(row.players) > 1 and row.table and not is_open(row.result):
            rows.append((row, seats))
    reports = reading.reports(rows, tables)
    if reading.faults:
        raise InputError(reading.faults)
    return ResultList(listed.form, number, tuple(reports), tuple(reading.findings))


def _stage(event: Tournament) -> StageInHand:
    """The stage that the next round belongs to; past the planned rounds the last: the other program plans them."""
    if event.rounds:
        last = event.rounds[-1]
        tables = tuple(match.table for match in last.matches if match.result is None)
        if tables:
            told = {"round": last.number, "tables": tables, "count": len(tables)}
            raise Refused([Finding("refuse.open_matches", "error", f"/rounds/{last.number - 1}", told)])
    stages = stages_of(event)
    stage = current(stages) or stages[-1]
    if stage.kind == "bracket":
        told = {"round": len(event.rounds) + 1}
        raise Refused([Finding("lists.playoff", "error", None, told)])
    return stage


def _field(event: Tournament, stage: StageInHand, number: int) -> dict[str, None]:
    """Who may play the round, in the order of registration."""
    playing = {entrant.id: None for entrant in event.entrants if entrant.plays_in(number)}
    last_cut = cut_before(stages_of(event), stage)
    if last_cut is None:
        return playing
    recorded = cut_after(event, last_cut.cut_round)
    if recorded is None:
        raise Refused([Finding("refuse.cut_missing", "error", "/cuts", {"round": last_cut.cut_round})])
    through = set(recorded.through)
    return {name: None for name in playing if name in through}


class _Reading:
    """A list on its way: the event's people by every name a list may use, who stood in a row already, the faults."""

    def __init__(self, event: Tournament, number: int, source: str | None) -> None:
        self.number = number
        self.source = source
        self.by_id = {entrant.id: entrant for entrant in event.entrants}
        self.by_gem = {
            entrant.external["gem"]: entrant for entrant in event.entrants if "gem" in entrant.external
        }
        self.by_name: dict[str, list[Entrant]] = {}
        for entrant in event.entrants:
            self.by_name.setdefault(name_key(entrant.name), []).append(entrant)
        self.seen: dict[str, int] = {}
        self.faults: list[Finding] = []
        self.findings: list[Finding] = []
        self.unknown = 0

    def fault(self, code: str, line: int, **told: Any) -> None:
        """Note a fault of a line."""
        self.faults.append(Finding(code, "error", self.source, told, line=line))

    def entrant(self, named: Named, row: Seated) -> str | None:
        """The entrant that a row names: by GEM's id, our id, or the exact name; None is a fault that is noted."""
        if named.gem and named.gem in self.by_gem:
            return self.by_gem[named.gem].id
        if not named.gem and named.own in self.by_id:
            return named.own
        # With an id of GEM's that nobody has, the name may still be that of somebody entered by hand.
        same = [
            one
            for one in self.by_name.get(name_key(named.own), ())
            if not (named.gem and "gem" in one.external)
        ]
        if len(same) == 1:
            return same[0].id
        if same:
            self.fault("lists.ambiguous_name", row.line, name=named.own, ids=tuple(one.id for one in same))
            return None
        shown = f"{named.own} ({named.gem})" if named.gem and named.gem != named.own else named.own
        self.fault("lists.unknown_player", row.line, found=shown, nearest=self._nearest(named.own))
        return None

    def _nearest(self, name: str) -> str | None:
        self.unknown += 1
        if self.unknown > _NEAR or len(name) > 100:
            return None
        near = difflib.get_close_matches(name_key(name), list(self.by_name)[:2000], 1, 0.7)
        return near[0] if near else None

    def seats(
        self, listed: Seating, field: Mapping[str, None]
    ) -> tuple[list[tuple[Seated, tuple[str, ...]]], list[str], list[str]]:
        """Matches with their seats, byes and absences; whoever may not stand there is a fault."""
        matches: list[tuple[Seated, tuple[str, ...]]] = []
        byes: list[str] = []
        absent: list[str] = []
        tables: dict[int, int] = {}
        for row in listed.rows:
            names = [self.entrant(named, row) for named in row.players]
            known = tuple(name for name in names if name is not None)
            for name in known:
                self._stands(name, row, field)
            if row.table is not None and len(row.players) > 1:
                if row.table in tables:
                    self.fault("lists.table_twice", row.line, table=row.table, first=tables[row.table])
                tables.setdefault(row.table, row.line)
            if len(row.players) > 1:
                matches.append((row, known))
            elif row.is_absence:
                absent += known
            else:
                byes += known
        return matches, byes, absent

    def _stands(self, name: str, row: Seated, field: Mapping[str, None]) -> None:
        entrant = self.by_id[name]
        told = {"name": entrant.name, "id": name}
        if name in self.seen:
            self.fault("lists.player_twice", row.line, **told, first=self.seen[name])
        elif name not in field:
            self.fault("lists.not_playing", row.line, **told, round=self.number, why=self._why(entrant))
        self.seen.setdefault(name, row.line)

    def _why(self, entrant: Entrant) -> str:
        if entrant.disqualified_after is not None and entrant.disqualified_after < self.number:
            return "disqualified"
        if self.number < entrant.entered_in:
            return "later"
        return "cut" if entrant.plays_in(self.number) else "dropped"

    def reports(
        self,
        rows: list[tuple[Seated, tuple[str, ...]]],
        tables: Mapping[int, Match] | None = None,
    ) -> list[commands.Report]:
        """The reports of the rows that hold a result; with ``tables``, only what differs from what stands there."""
        found: list[commands.Report] = []
        done: dict[int, int] = {}
        for row, seats in rows:
            result = self._result(row, seats)
            if result is None or row.table is None:
                continue
            if row.table in done:
                self.fault("lists.table_twice", row.line, table=row.table, first=done[row.table])
                continue
            done[row.table] = row.line
            if tables is not None:
                stands = tables.get(row.table)
                if stands is None or set(stands.seats) != set(seats):
                    self.fault("lists.other_seats", row.line, table=row.table, round=self.number)
                    continue
                result = _turned(result, seats, stands)
                if _same(result, stands.result):
                    continue
                if stands.result is not None:
                    told = {"table": row.table, "round": self.number}
                    self.findings.append(
                        Finding("lists.result_differs", "warning", self.source, told, line=row.line)
                    )
            found.append(commands.Report(self.number, row.table, result))
        return found

    def _result(self, row: Seated, seats: tuple[str, ...]) -> Result | None:
        try:
            result = result_of(row.result, seats)
        except NoResult:
            self.fault("lists.result", row.line, found=row.result)
            return None
        if result is not None:
            for fault in faults_of_result(result, seats):
                self.faults.append(Finding(fault.code, "error", self.source, fault.params, line=row.line))
        return result


def _turned(result: Result, seats: tuple[str, ...], stands: Match) -> Result:
    """The result for the seats as they are in the event, where the list has the two the other way round."""
    if seats == stands.seats:
        return result
    games = None if result.games is None else (result.games[1], result.games[0], result.games[2])
    lost = stands.seats if result.lost else ()
    return Result(winner=result.winner, draw=result.draw, lost=lost, games=games)


def _same(told: Result, stands: Result | None) -> bool:
    """Whether a result says nothing new: the same outcome, and no games that were not known."""
    if stands is None:
        return False
    outcome = (told.winner, told.draw, set(told.lost)) == (stands.winner, stands.draw, set(stands.lost))
    return outcome and told.games in (None, stands.games)
