"""Reporting a result in an event in hand: what a policy and a play-off forbid, and what a correction touches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from headjudge.findings import Finding, Refused, Rule
from headjudge.running.brackets.bracket import Bracket, bracket_of
from headjudge.running.brackets.chosen import drawn_rule
from headjudge.running.brackets.filled import BracketMatch
from headjudge.running.brackets.order import finished_order
from headjudge.running.brackets.resting import Fall, falls
from headjudge.running.stages import StageInHand, stages_of
from headjudge.tournament import commands
from headjudge.tournament.commands import Report
from headjudge.tournament.results import faults_of_result
from headjudge.tournament.state import Match, Result, Tournament


@dataclass(frozen=True, slots=True)
class Prepared:
    """What a report does: its commands in order, what to know, and which later matches fall with it."""

    commands: tuple[commands.Command, ...]
    findings: tuple[Finding, ...] = ()
    falls: tuple[Fall, ...] = ()


def check_report(event: Tournament, asked: Report) -> list[Finding]:
    """Findings on a report: what later facts rest on the result that it replaces.

    Raises Refused for a draw in a play-off and for a play-off result that a later match has used.
    """
    return list(prepare_report(event, asked).findings)


def prepare_report(event: Tournament, asked: Report, *, cascade: bool = False) -> Prepared:
    """A report made ready: as the policy of a play-off completes it, with the later matches that fall.

    Raises Refused for a draw in a play-off that its rule does not resolve, for a wrong number of entrants who go
    on, and, without ``cascade``, for a play-off result that later matches rest on (each is named).
    """
    match = match_at(event, asked.round, asked.table)
    if match is None:
        return Prepared((asked,))  # decide names the round or the table that does not exist
    stage = _stage_of(event, asked.round)
    fallen: tuple[Fall, ...] = ()
    if stage is not None and stage.kind == "bracket" and asked.board is None:
        asked = _completed(event, stage, match, asked)
        if match.result is not None and asked.result != match.result and _is_possible(asked, match):
            fallen = falls(event, asked)
        if fallen and not cascade:
            raise Refused([_rests(asked, fallen), *(fall.finding() for fall in fallen)])
    todo = (asked, *(fall.command(asked.reason) for fall in fallen))
    findings = [fall.finding() for fall in fallen] or _later(event, asked, match, stage)
    return Prepared(todo, tuple(findings), fallen)


def match_at(event: Tournament, number: int, table: int) -> Match | None:
    """The match of a round at a table, or None."""
    if not 1 <= number <= len(event.rounds):
        return None
    return next((match for match in event.rounds[number - 1].matches if match.table == table), None)


def check_starter(event: Tournament, asked: commands.ChooseStarter) -> list[Finding]:
    """Findings on who chose to start a play-off match: the choice may belong to the other one.

    Raises Refused outside a play-off, where nobody chooses. Rule: TRP, Pairings (play-off).
    """
    stage = _stage_of(event, asked.round)
    if stage is None or match_at(event, asked.round, asked.table) is None:
        return []
    if stage.kind != "bracket" or stage.policy.playoff is None:
        told = {"round": asked.round, "table": asked.table}
        raise Refused([Finding("refuse.chose_outside_playoff", "error", None, told)])
    bracket = bracket_of(event)
    match = placed_at(bracket, asked.round, asked.table)
    chooser = bracket.chooser(match) if match is not None else None
    if chooser is None or chooser == asked.entrant:
        return []
    who = {"round": asked.round, "table": asked.table, "id": asked.entrant, "winner": chooser}
    return [Finding("running.choice_of_other", "warning", asked.entrant, who, rule_of_playoff(stage))]


def placed_at(bracket: Bracket, number: int, table: int) -> BracketMatch | None:
    """The match of the tree that was paired for a table of a round, or None."""
    return next((one for one in bracket.matches if (one.round, one.table) == (number, table)), None)


def rule_of_playoff(stage: StageInHand) -> Rule:
    """Where the policy's rules of the play-off stand."""
    playoff = stage.policy.playoff
    source = playoff.source if playoff is not None and playoff.source is not None else stage.policy.source
    return Rule(source.document, source.clause or "", source.edition)


def _stage_of(event: Tournament, number: int) -> StageInHand | None:
    return next((s for s in stages_of(event) if any(played.number == number for played in s.rounds)), None)


def _is_possible(asked: Report, match: Match) -> bool:
    """Whether the result can be of that match at all; what is wrong with it is told by decide."""
    return asked.result is None or not list(faults_of_result(asked.result, match.seats))


def _completed(event: Tournament, stage: StageInHand, match: Match, asked: Report) -> Report:
    """The report with ``through`` where more than the winner is to be said: who goes on from a table."""
    result = asked.result
    if result is None or not _is_possible(asked, match):
        return asked
    bracket = bracket_of(event)
    placed = placed_at(bracket, asked.round, asked.table)
    node = next((n for n in bracket.tree.nodes if placed is not None and n.number == placed.number), None)
    goes_on = 1 if node is None else node.goes_on
    drawn = drawn_rule(stage.policy)
    ranks = {name: rank for rank, name in enumerate(bracket.seeds, 1)}
    if result.through and len(result.through) != goes_on:
        told = {"found": len(result.through), "expected": goes_on, "table": asked.table}
        raise Refused([Finding("refuse.through_count", "error", None, told)])
    if len(match.seats) == 2 and result.draw:
        drawn_match = {
            "table": asked.table,
            "id": min(match.seats, key=lambda n: ranks.get(n, len(ranks) + 1)),
        }
        raise Refused([Finding("refuse.draw_in_playoff", "error", None, drawn_match, rule_of_playoff(stage))])
    order = finished_order(result, match.seats, ranks, drawn, goes_on)
    if order is None:
        drawn_table = {"table": asked.table, "drawn": drawn}
        raise Refused([Finding("refuse.drawn_table", "error", None, drawn_table, rule_of_playoff(stage))])
    if len(match.seats) > 2 and (goes_on > 1 or result.draw):
        return replace(asked, result=replace(result, through=_written(result, order[:goes_on])))
    return asked


def _written(result: Result, through: Sequence[str]) -> tuple[str, ...]:
    return result.through or tuple(through)


def _rests(asked: Report, fallen: Sequence[Fall]) -> Finding:
    ids = tuple(dict.fromkeys(name for fall in fallen for name in (*fall.was, *fall.seats)))
    told = {"round": asked.round, "table": asked.table, "count": len(fallen), "ids": ids}
    return Finding("refuse.playoff_result_used", "error", None, told)


def _later(event: Tournament, asked: Report, match: Match, stage: StageInHand | None) -> list[Finding]:
    """What was paired and cut with the result that is replaced, and stays as it is."""
    if match.result is None or asked.result == match.result:
        return []
    last = event.rounds[-1].number
    findings = []
    if last > asked.round and (stage is None or stage.kind != "bracket"):
        told = {"round": asked.round, "table": asked.table, "last": last}
        findings.append(Finding("running.later_rounds_stand", "warning", None, told))
    for cut in event.cuts:
        if cut.after_round >= asked.round:
            told = {"round": asked.round, "after": cut.after_round}
            findings.append(Finding("running.cut_stands", "warning", None, told))
    return findings
