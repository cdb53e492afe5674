"""Reporting a result in an event in hand: what a policy and a play-off forbid, and what a correction touches."""

from __future__ import annotations

from headjudge.findings import Finding, Refused
from headjudge.running.bracket import bracket_of
from headjudge.running.stages import stages_of
from headjudge.tournament.commands import Report
from headjudge.tournament.state import Tournament


def check_report(event: Tournament, asked: Report) -> list[Finding]:
    """Findings on a report: what later facts rest on the result that it replaces.

    Raises Refused for a draw in a play-off and for a play-off result that a later match has used.
    """
    if not 1 <= asked.round <= len(event.rounds):
        return []  # decide names the round that does not exist
    match = next((m for m in event.rounds[asked.round - 1].matches if m.table == asked.table), None)
    if match is None:
        return []
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
