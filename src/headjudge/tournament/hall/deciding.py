"""Desk, command -> facts, or a refusal that says what would be right."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from headjudge.findings import Finding, InputError, Refused
from headjudge.tournament import commands as asking
from headjudge.tournament.decide import decide
from headjudge.tournament.events import NextSettled, PairsKeptApart, TableFixed
from headjudge.tournament.hall import commands, events
from headjudge.tournament.hall.kept import Hall
from headjudge.tournament.results import faults_of_result
from headjudge.tournament.state import Entrant, Match, Next, Round, Tournament
from headjudge.tournament.wire import Happening


def decide_hall(event: Tournament, hall: Hall, command: commands.HallCommand) -> list[Happening]:
    """The facts that a command at the desk brings about; nothing where it holds already. Raises Refused."""
    return _DECISIONS[type(command)](event, hall, command)


def _refuse(code: str, subject: str | None = None, **params: Any) -> Refused:
    return Refused([Finding(code, "error", subject, params)])


def _known(event: Tournament, names: Iterable[str]) -> None:
    known = {entrant.id for entrant in event.entrants}
    faults = [Finding("refuse.unknown_entrant", "error", n, {"id": n}) for n in names if n not in known]
    if faults:
        raise InputError(faults)


def _revise(event: Tournament, _: Hall, command: commands.Revise) -> list[Happening]:
    begun = {played.stage for played in event.rounds}
    kept = {stage.id: stage.kind for stage in command.stages}
    if event.rounds and (command.policy, command.date) != (event.policy, event.date):
        raise _refuse("refuse.rules_after_start", "/policy", rounds=len(event.rounds))
    if event.rounds and bool(event.stages) != bool(command.stages):
        raise _refuse("refuse.stages_after_start", "/stages", rounds=len(event.rounds))
    for stage in event.stages:
        if (stage.id in begun or (len(event.stages) == 1 and event.rounds)) and kept.get(
            stage.id
        ) != stage.kind:
            raise _refuse("refuse.stage_begun", "/stages", stage=stage.id)
    made = events.EventRevised(
        date=command.date,
        policy=command.policy,
        resolved=command.resolved,
        options=command.options,
        stages=command.stages,
        format=command.format,
        programme=command.programme,
        level=command.level,
        name=command.name,
    )
    same = all(
        getattr(event, name) == getattr(made, name)
        for name in ("date", "policy", "options", "stages", "format", "programme", "level", "name")
    )
    return [] if same else [made]


def _entrant(event: Tournament, name: str) -> Entrant:
    _known(event, [name])
    return next(entrant for entrant in event.entrants if entrant.id == name)


def _revise_entrant(event: Tournament, _: Hall, command: commands.ReviseEntrant) -> list[Happening]:
    entrant = _entrant(event, command.entrant)
    if not command.name.strip():
        raise InputError([Finding("form.empty", "error", "name")])
    stands = (entrant.byes, entrant.name, entrant.hero, dict(entrant.external))
    if stands == (command.byes, command.name, command.hero, dict(command.external)):
        return []
    return [
        events.EntrantRevised(command.entrant, command.byes, command.name, command.hero, command.external)
    ]


def _fix(event: Tournament, _: Hall, command: commands.FixTable) -> list[Happening]:
    entrant = _entrant(event, command.entrant)
    return [] if entrant.fixed_table == command.table else [TableFixed(entrant.id, command.table)]


def _apart(event: Tournament, _: Hall, command: commands.KeepApart) -> list[Happening]:
    _known(event, (name for pair in command.pairs for name in pair))
    return [] if event.keep_apart == command.pairs else [PairsKeptApart(command.pairs)]


def _settle(event: Tournament, _: Hall, command: commands.Settle) -> list[Happening]:
    settled = None if command.next == Next() else command.next
    if settled is not None:
        names = [*(n for pair in settled.pairs for n in pair), *settled.byes, *settled.absent]
        _known(event, names)
        number = len(event.rounds) + 1
        playing = {entrant.id for entrant in event.entrants if entrant.plays_in(number)}
        for name in names:
            if names.count(name) > 1:
                raise _refuse("refuse.already_settled", name, id=name, round=number)
            if name not in playing:
                raise _refuse("refuse.not_playing", name, id=name, round=number)
    return [] if settled == event.next else [NextSettled(settled)]


def _registration(_: Tournament, hall: Hall, command: commands.SetRegistration) -> list[Happening]:
    if command.capacity is not None and command.capacity < 1:
        raise _refuse("refuse.capacity", None, found=command.capacity)
    made = events.RegistrationSet(command.open, command.by_themselves, command.capacity)
    return [] if made == hall.registration else [made]


def _wait(event: Tournament, hall: Hall, command: commands.Wait) -> list[Happening]:
    taken = {entrant.id for entrant in event.entrants} | {one.id for one in hall.waiting}
    for entry in command.entries:
        if entry.id in taken:
            raise _refuse("refuse.entrant_id_taken", entry.id, id=entry.id)
        taken.add(entry.id)
    return [events.WaitingListed(command.entries)]


def _waiting(hall: Hall, names: Iterable[str]) -> None:
    known = {one.id for one in hall.waiting}
    for name in names:
        if name not in known:
            raise _refuse("refuse.not_waiting", name, id=name)


def _leave_waiting(_: Tournament, hall: Hall, command: commands.LeaveWaiting) -> list[Happening]:
    _waiting(hall, command.waiting)
    return [events.WaitingEnded(command.waiting)]


def _admit(event: Tournament, hall: Hall, command: commands.Admit) -> list[Happening]:
    _waiting(hall, command.waiting)
    number = len(event.rounds) + 1
    wanted = set(command.waiting)
    entries = tuple(replace(one, entered_in=number) for one in hall.waiting if one.id in wanted)
    return [*decide(event, asking.Enter(entries)), events.WaitingEnded(command.waiting)]


def _check_in(event: Tournament, hall: Hall, command: commands.CheckIn) -> list[Happening]:
    _known(event, command.entrants)
    new = tuple(name for name in dict.fromkeys(command.entrants) if name not in hall.present)
    return [events.CheckedIn(new)] if new else []


def _check_out(event: Tournament, hall: Hall, command: commands.CheckOut) -> list[Happening]:
    _known(event, command.entrants)
    gone = tuple(name for name in dict.fromkeys(command.entrants) if name in hall.present)
    return [events.CheckedOut(gone)] if gone else []


def _meeting(event: Tournament, hall: Hall, command: commands.SeatMeeting) -> list[Happening]:
    _known(event, (name for name, _ in command.seats))
    return [] if command.seats == hall.meeting else [events.MeetingSeated(command.seats)]


def _last(event: Tournament, number: int) -> Round:
    if not event.rounds or event.rounds[-1].number != number:
        raise _refuse("refuse.not_last_round", None, round=number, last=len(event.rounds))
    return event.rounds[-1]


def _publish(event: Tournament, hall: Hall, command: commands.Publish) -> list[Happening]:
    _last(event, command.number)
    return [] if hall.published >= command.number else [events.RoundPublished(command.number)]


def _take_back(event: Tournament, hall: Hall, command: commands.TakeBackPairing) -> list[Happening]:
    round_ = _last(event, command.number)
    played = [m.table for m in round_.matches if m.result is not None or m.boards]
    played += [table for number, table in hall.reports if number == command.number]
    if played:
        raise _refuse(
            "refuse.round_has_results", None, round=round_.number, tables=tuple(sorted(set(played)))
        )
    if hall.published >= command.number and not (command.reason or "").strip():
        raise _refuse("refuse.reason_missing", None)
    settled = Next(
        tuple(match.seats for match in round_.matches if "locked" in match.notes),
        round_.granted,
        round_.absent,
    )
    return [events.PairingTakenBack(round_.number, None if settled == Next() else settled, command.reason)]


def _repair(event: Tournament, hall: Hall, command: commands.RepairRound) -> list[Happening]:
    round_ = _last(event, command.number)
    published = hall.published >= command.number
    if published and not (command.reason or "").strip():
        raise _refuse("refuse.reason_missing", None)
    stands = {match.table: match for match in round_.matches}
    changed = [*(match.table for match in command.matches), *command.removed]
    done = tuple(table for table in changed if table in stands and _is_played(stands[table]))
    if done:
        raise _refuse("refuse.match_finished", None, round=round_.number, tables=done)
    _known(event, [n for match in command.matches for n in match.seats] + [*command.byes, *command.absent])
    kept = [match.seats for match in round_.matches if match.table not in changed]
    names = [name for seats in (*kept, *(match.seats for match in command.matches)) for name in seats]
    names += [*command.byes, *command.absent]
    twice = sorted({name for name in names if names.count(name) > 1})
    before = {n for match in round_.matches for n in match.seats} | {*round_.byes, *round_.absent}
    lost = sorted(before - set(names))
    if twice or lost:
        faults = [
            Finding("refuse.seated_twice", "error", n, {"id": n, "round": round_.number}) for n in twice
        ]
        faults += [
            Finding("refuse.seated_nowhere", "error", n, {"id": n, "round": round_.number}) for n in lost
        ]
        raise Refused(faults)
    return [
        events.RoundRepaired(
            number=round_.number,
            matches=command.matches,
            removed=command.removed,
            byes=command.byes,
            absent=command.absent,
            granted=command.granted,
            kept=published,
            until_round=round_.number if published else None,
            entered=command.entered,
            reason=command.reason,
        )
    ]


def _is_played(match: Match) -> bool:
    return match.result is not None or bool(match.boards)


def _side(event: Tournament, hall: Hall, command: commands.ReportSide) -> list[Happening]:
    """A side's report; when every side that may differ says the same, it is the result of the table."""
    round_ = _last(event, command.round)
    match = next((one for one in round_.matches if one.table == command.table), None)
    told = {"round": command.round, "table": command.table}
    if match is None:
        raise _refuse("refuse.no_table", None, **told)
    if command.entrant not in match.seats:
        raise _refuse("refuse.side_not_seated", command.entrant, id=command.entrant, **told)
    if match.result is not None:
        raise _refuse("refuse.result_stands", None, **told)
    sides = dict(hall.sides(command.round, command.table))
    if sides.get(command.entrant) == command.result:
        return []
    fact = events.SideReported(command.round, command.table, command.entrant, command.result)
    if command.result is None:
        return [fact]
    faults = list(faults_of_result(command.result, match.seats))
    if faults:
        raise InputError([fault.finding() for fault in faults])
    sides[command.entrant] = command.result
    if len(sides) < 2 or any(other != command.result for other in sides.values()):
        return [fact]
    return [fact, *decide(event, asking.Report(command.round, command.table, command.result))]


_DECISIONS: dict[type, Callable[[Tournament, Hall, Any], list[Happening]]] = {
    commands.Revise: _revise,
    commands.ReviseEntrant: _revise_entrant,
    commands.FixTable: _fix,
    commands.KeepApart: _apart,
    commands.Settle: _settle,
    commands.SetRegistration: _registration,
    commands.Wait: _wait,
    commands.LeaveWaiting: _leave_waiting,
    commands.Admit: _admit,
    commands.CheckIn: _check_in,
    commands.CheckOut: _check_out,
    commands.SeatMeeting: _meeting,
    commands.Publish: _publish,
    commands.TakeBackPairing: _take_back,
    commands.RepairRound: _repair,
    commands.ReportSide: _side,
}
