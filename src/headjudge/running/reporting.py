"""Reporting a result in an event in hand: what a policy and a play-off forbid, and what a correction touches."""

from __future__ import annotations

from headjudge.findings import Finding, Refused
from headjudge.policy.tables import TeamMatch
from headjudge.running.bracket import bracket_of
from headjudge.running.stages import ranking_policy, stages_of
from headjudge.tournament.commands import Report
from headjudge.tournament.state import Board, Match, Tournament
from headjudge.tournament.team_match import BY_RULING, missing, result_of_boards


def reports_of(event: Tournament, asked: Report, *, at_time: bool = False) -> list[Report]:
    """The reports that a report brings about: of a team's seat, and of the match once its seats decide it.

    ``at_time``: time has been called and the seats that are in decide (``asked`` has no result of its own).
    Raises Refused for a seat's result where the entrants are no teams. Rule: TRP 9 (team format).
    """
    if asked.board is None and not at_time:
        return [asked]
    match = _match(event, asked)
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


def _match(event: Tournament, asked: Report) -> Match | None:
    if not 1 <= asked.round <= len(event.rounds):
        return None  # decide names the round that does not exist
    return next((m for m in event.rounds[asked.round - 1].matches if m.table == asked.table), None)


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
    if not 1 <= asked.round <= len(event.rounds):
        return []  # decide names the round that does not exist
    match = next((m for m in event.rounds[asked.round - 1].matches if m.table == asked.table), None)
    if match is None:
        return []
    if asked.board is not None:
        return _missed(event, match, Board(asked.board, asked.result))
    stage = next(
        (s for s in stages_of(event) if any(played.number == asked.round for played in s.rounds)), None
    )
    if stage is not None and stage.kind == "bracket":
        if asked.result is not None and asked.result.draw:
            raise Refused([Finding("refuse.draw_in_playoff", "error", None, {"table": asked.table})])
        _refuse_if_used(event, asked, set(match.seats))
    if match.result is None or asked.result == match.result:
        return []
    last = event.rounds[-1].number
    findings = []
    if last > asked.round:
        told = {"round": asked.round, "table": asked.table, "last": last}
        findings.append(Finding("running.later_rounds_stand", "warning", None, told))
    for cut in event.cuts:
        if cut.after_round >= asked.round:
            told = {"round": asked.round, "after": cut.after_round}
            findings.append(Finding("running.cut_stands", "warning", None, told))
    return findings


def _refuse_if_used(event: Tournament, asked: Report, seats: set[str]) -> None:
    """A play-off match that a later one has used cannot change who goes on while that one stands."""
    match = next(m for m in event.rounds[asked.round - 1].matches if m.table == asked.table)
    if match.result is None or (asked.result is not None and asked.result.winner == match.result.winner):
        return
    later = [
        other
        for level in bracket_of(event).rounds
        for other in level.matches
        if other.state in ("running", "done") and other.table is not None and set(other.players) != seats
    ]
    winner = match.result.winner
    for other in later:
        for played in event.rounds[asked.round :]:
            if any(set(m.seats) == set(other.players) and winner in m.seats for m in played.matches):
                told = {"round": played.number, "table": other.table or 0, "id": winner or ""}
                raise Refused([Finding("refuse.playoff_result_used", "error", None, told)])
