"""Reporting a result in an event in hand: what a policy and a play-off forbid, and what a correction touches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from headjudge.findings import Finding, Refused, Rule
from headjudge.policy.tables import TeamMatch
from headjudge.running.brackets.bracket import Bracket, bracket_of
from headjudge.running.brackets.chosen import drawn_rule
from headjudge.running.brackets.filled import BracketMatch
from headjudge.running.brackets.order import finished_order
from headjudge.running.brackets.resting import Fall, falls
from headjudge.running.stages import StageInHand, ranking_policy, stages_of
from headjudge.tournament import commands
from headjudge.tournament.commands import Report
from headjudge.tournament.results import faults_of_result
from headjudge.tournament.state import Board, Match, Result, Tournament
from headjudge.tournament.team_match import BY_RULING, missing, result_of_boards


@dataclass(frozen=True, slots=True)
class Prepared:
    """What a report does: its commands in order, what to know, and which later matches fall with it."""

    commands: tuple[commands.Command, ...]
    findings: tuple[Finding, ...] = ()
    falls: tuple[Fall, ...] = ()


def reports_of(event: Tournament, asked: Report, *, at_time: bool = False) -> list[Report]:
    """The reports that a report brings about: of a team's seat, and of the match once its seats decide it.

    ``at_time``: time has been called and the seats that are in decide (``asked`` has no result of its own).
    Raises Refused for a seat's result where the entrants are no teams. Rule: TRP 9 (team format).
    """
    if asked.board is None and not at_time:
        return [asked]
    match = match_at(event, asked.round, asked.table)
    if match is None:
        return [asked]
    rules = ranking_policy(event, stages_of(event)).team_match
    if rules is None:
        raise Refused([Finding("refuse.no_teams", "error", None, {"table": asked.table})])
    boards = match.boards
    if asked.board is not None:
        boards = tuple(board for board in boards if board.seat != asked.board)
        if asked.result is not None:
            boards = (*boards, Board(asked.board, asked.result))
    stands = match.result
    timed = at_time or (stands is not None and stands.how == "time")
    comes_to = result_of_boards(boards, match.seats, rules, at_time=timed)
    found = [] if asked.board is None else [asked]
    if stands is not None and not _follows(match, rules) and (comes_to is None or stands.how in BY_RULING):
        return found  # what was reported for the match itself, or ruled, stands until it is cleared
    if comes_to != match.result:
        found.append(Report(asked.round, asked.table, comes_to, None, asked.reason))
    return found


def _follows(match: Match, rules: TeamMatch) -> bool:
    """Whether a team match's result is the one that its seats give."""
    given = (result_of_boards(match.boards, match.seats, rules, at_time=timed) for timed in (False, True))
    return match.result in tuple(given)


def _missed(event: Tournament, match: Match, board: Board) -> list[Finding]:
    """A team that misses too many seats forfeits the match and leaves the event: the desk is told."""
    rules = ranking_policy(event, stages_of(event)).team_match
    if rules is None or board.result is None:
        return []
    boards = [*(one for one in match.boards if one.seat != board.seat), board]
    results = [one.result for one in boards if one.result is not None]
    return [
        Finding("running.team_forfeits", "warning", team, {"id": team, "missing": rules.missing_forfeit})
        for team in match.seats
        if missing(results, match.seats, team) >= rules.missing_forfeit
    ]


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
    if asked.board is not None:
        return Prepared((asked,), tuple(_missed(event, match, Board(asked.board, asked.result))))
    stage = _stage_of(event, asked.round)
    fallen: tuple[Fall, ...] = ()
    if stage is not None and stage.kind == "bracket":
        asked = _completed(event, stage, match, asked)
        if match.result is not None and asked.result != match.result and _is_possible(asked, match):
            fallen = falls(event, asked)
        if fallen and not cascade:
            raise Refused([_rests(asked, fallen), *(fall.finding() for fall in fallen)])
    todo = (asked, *(fall.command(asked.reason) for fall in fallen))
    findings = [fall.finding() for fall in fallen] or _later(event, asked, match, stage)
    return Prepared(todo, tuple(findings), fallen)


def prepare_reports(
    event: Tournament, asked: Report, *, at_time: bool = False, cascade: bool = False
) -> Prepared:
    """All that a report brings about (``reports_of``), each made ready as ``prepare_report`` does it."""
    ready = [prepare_report(event, one, cascade=cascade) for one in reports_of(event, asked, at_time=at_time)]
    return Prepared(
        tuple(command for one in ready for command in one.commands),
        tuple(finding for one in ready for finding in one.findings),
        tuple(fall for one in ready for fall in one.falls),
    )


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
