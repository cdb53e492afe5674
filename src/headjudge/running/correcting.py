"""A result of an earlier round corrected, looked at beforehand: who moves, and which later pairings would differ."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from headjudge.findings import Finding, Refused
from headjudge.running.auditing import before
from headjudge.running.brackets.resting import Fall
from headjudge.running.cutting import cut_into, cut_of
from headjudge.running.next_round import NextRound, next_round
from headjudge.running.reporting import match_at, prepare_reports
from headjudge.running.stages import stage_of_round, stages_of
from headjudge.running.table import Table, finished, standings
from headjudge.tournament.commands import Report
from headjudge.tournament.decide import decide
from headjudge.tournament.evolve import evolve
from headjudge.tournament.state import Cut, Match, Next, Round, Tournament


@dataclass(frozen=True, slots=True)
class Moved:
    """An entrant who moves: rank before and after, and the values that change, by key (before, after).

    ``decided_by`` is the step that puts the entrant above the next one, before and after.
    """

    entrant: str
    rank_before: int
    rank_after: int
    values: tuple[tuple[str, str, str], ...]
    decided_by: tuple[str | None, str | None]


@dataclass(frozen=True, slots=True)
class LaterRound:
    """A round that was paired with the old result, held against the one that the new result would have given.

    ``tables`` are those of the published round whose entrants would have met others; ``byes_after`` who would have had
    the byes. Where the published round is not what the seed gives (paired by hand, or repaired), ``by_seed`` is
    False, and the pairing of the old result stands for it: ``tables`` are then its tables.
    """

    number: int
    tables: tuple[int, ...]
    byes_before: tuple[str, ...]
    byes_after: tuple[str, ...]
    by_seed: bool

    @property
    def differs(self) -> bool:
        """Whether the round would have been another."""
        return bool(self.tables) or sorted(self.byes_before) != sorted(self.byes_after)


@dataclass(frozen=True, slots=True)
class LaterCut:
    """A cut that was made with the old result: who would have come in and gone out, and whether its order differs."""

    after_round: int
    comes_in: tuple[str, ...]
    goes_out: tuple[str, ...]
    other_order: bool


@dataclass(frozen=True, slots=True)
class Correction:
    """A correction as it would be: the event after it, the standings of both, and what had rested on the old result.

    ``after_round`` is the round after which the standings are compared; ``moved`` in the new order. ``falls``
    are later play-off matches that fall with it.
    """

    asked: Report
    event: Tournament
    after_round: int
    before: Table
    after: Table
    moved: tuple[Moved, ...]
    rounds: tuple[LaterRound, ...]
    cuts: tuple[LaterCut, ...]
    falls: tuple[Fall, ...]
    findings: tuple[Finding, ...]


def preview(event: Tournament, asked: Report) -> Correction:
    """What a report would do if it were taken now; nothing is recorded.

    Later rounds are paired again from the results as they stood when each was paired, once with the old and once with
    the new result; chance is the same, so that what differs comes from the result. Cuts are made again from
    today's results. Raises what the report itself would raise (Refused, InputError). Cost: two rankings, and two
    pairings per later round.
    """
    prepared = prepare_reports(event, asked, cascade=True)
    after = event
    for command in prepared.commands:
        for fact in decide(after, command):
            after = evolve(after, fact)
    upto = min(finished(event), finished(after))
    old, new = standings(event, upto), standings(after, upto)
    moved = tuple(_moved(old, new))
    rounds = tuple(_rounds(event, after, asked))
    cuts = tuple(_cuts(after, asked))
    findings = [*prepared.findings, *_told(asked, moved, rounds, cuts)]
    return Correction(asked, after, upto, old, new, moved, rounds, cuts, prepared.falls, tuple(findings))


def _moved(old: Table, new: Table) -> Iterator[Moved]:
    """Everybody whose rank changes, or the first value that ranks (the points)."""
    was = {row.entrant: row for row in old.rows}
    first = new.columns[0].key
    for row in new.rows:
        earlier = was.get(row.entrant)
        if earlier is None or (earlier.rank == row.rank and earlier.values[first] == row.values[first]):
            continue
        values = tuple(
            (key, earlier.values[key], value)
            for key, value in row.values.items()
            if earlier.values[key] != value
        )
        decided = (earlier.decided_by, row.decided_by)
        yield Moved(row.entrant, earlier.rank, row.rank, values, decided)


def _rounds(event: Tournament, after: Tournament, asked: Report) -> Iterator[LaterRound]:
    stages = stages_of(event)
    for played in event.rounds[asked.round :]:
        if stage_of_round(stages, played.number).kind == "bracket":
            continue
        stood = before(event, played.number)
        old = _drawn(stood, played)
        new = _drawn(_with_new(stood, after, asked), played)
        if old is None or new is None:
            continue
        by_seed = _same(old, played)
        shown = [(m.table, m.seats) for m in (played.matches if by_seed else old.matches)]
        meet = {frozenset(match.seats) for match in new.matches}
        tables = tuple(table for table, seats in shown if frozenset(seats) not in meet)
        byes = played.byes if by_seed else old.byes
        yield LaterRound(played.number, tables, byes, new.byes, by_seed)


def _with_new(stood: Tournament, after: Tournament, asked: Report) -> Tournament:
    """An event as it stood, but with the new result in place."""
    now = match_at(after, asked.round, asked.table)

    def put(match: Match) -> Match:
        return replace(match, result=now.result) if now is not None and match.table == asked.table else match

    rounds = list(stood.rounds)
    played = rounds[asked.round - 1]
    rounds[asked.round - 1] = replace(played, matches=tuple(map(put, played.matches)))
    return replace(stood, rounds=tuple(rounds))


def _drawn(stood: Tournament, played: Round) -> NextRound | None:
    """The round as the seed gives it from there, with what had been settled; None where it cannot be paired."""
    locked = tuple(m.seats for m in played.matches if {"locked", "pod_locked"} & {*m.notes})
    try:
        return next_round(replace(stood, next=Next(locked, played.granted, played.absent)))
    except Refused:
        return None


def _same(drawn: NextRound, played: Round) -> bool:
    tables = {frozenset(match.seats) for match in played.matches}
    return {frozenset(m.seats) for m in drawn.matches} == tables and sorted(drawn.byes) == sorted(played.byes)


def _cuts(after: Tournament, asked: Report) -> Iterator[LaterCut]:
    for cut in after.cuts:
        if cut.after_round < asked.round or cut.after_round > finished(after):
            continue
        made = _made_again(after, cut)
        if made is None:
            continue
        order, through = made
        comes = tuple(name for name in through if name not in cut.through)
        goes = tuple(name for name in cut.through if name not in through)
        both = {*order} & {*cut.order}
        other = [n for n in order if n in both] != [n for n in cut.order if n in both]
        yield LaterCut(cut.after_round, comes, goes, other)


def _made_again(after: Tournament, cut: Cut) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """The order of a cut and who goes through, from today's results; None where it cannot be made."""
    earlier = tuple(one for one in after.cuts if one.after_round < cut.after_round)
    then = replace(after, rounds=after.rounds[: cut.after_round], cuts=earlier)
    into = next((s for s in stages_of(after) if s.is_cut and s.cut_round == cut.after_round), None)
    try:
        made = cut_of(then) if into is None else cut_into(then, into)
    except Refused:
        return None
    return made.order, tuple(one.entrant for one in made.through)


def _told(
    asked: Report, moved: tuple[Moved, ...], rounds: tuple[LaterRound, ...], cuts: tuple[LaterCut, ...]
) -> list[Finding]:
    where = {"round": asked.round, "table": asked.table}
    findings = []
    if not moved:
        findings.append(Finding("repair.nobody_moves", "info", None, where))
    for later in rounds:
        if later.differs:
            told = {"round": later.number, "count": len(later.tables), "tables": later.tables}
            findings.append(Finding("repair.round_would_differ", "warning", None, told))
        if not later.by_seed:
            findings.append(Finding("repair.not_by_seed", "info", None, {"round": later.number}))
    for cut in cuts:
        for code, ids in (
            ("repair.cut_would_take_in", cut.comes_in),
            ("repair.cut_would_leave_out", cut.goes_out),
        ):
            if ids:
                told = {"round": cut.after_round, "ids": ids, "count": len(ids)}
                findings.append(Finding(code, "warning", None, told))
    return findings
