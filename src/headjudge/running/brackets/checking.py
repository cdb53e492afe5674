"""The audit of a play-off: matches that do not follow its tree, and what its rules would have given."""

from __future__ import annotations

from collections.abc import Iterator

from headjudge import chance
from headjudge.findings import Finding, Refused
from headjudge.running.brackets.bracket import Bracket, bracket_in
from headjudge.running.stages import StageInHand, cut_after
from headjudge.tournament.state import Round, Tournament


def audit_playoff(event: Tournament, stage: StageInHand) -> Iterator[Finding]:
    """What a play-off has that its cut, its results and its seed did not give.

    An error is a match in which others sit than should have gone on, one that was paired before that was known,
    one that has no place in the tree, and a bye for somebody who is out; a warning is a match that decided
    nothing, a withdrawn match, and a choice of starter that belonged to the other; other seats than the rule or
    the seed gives are information.
    """
    if not stage.rounds:
        return
    if cut_after(event, stage.cut_round) is None:
        yield Finding("audit.playoff_without_cut", "error", "/cuts", {"round": stage.cut_round})
        return
    try:
        found = bracket_in(event, stage)
    except Refused as refusal:
        yield from refusal.findings
        return
    yield from _misplaced(event, found)
    yield from _byes(event, stage)
    yield from _matches(event, found)
    yield from _draft(event, found)
    for played in stage.rounds:
        yield from _turn_order(event, stage, played)
    for played in stage.rounds:
        for gone in played.withdrawn:
            told = {"round": played.number, "table": gone.match.table, "ids": gone.match.seats}
            yield Finding("audit.match_withdrawn", "warning", f"/rounds/{played.number - 1}", told)


def _pointer(event: Tournament, number: int, table: int) -> str:
    matches = event.rounds[number - 1].matches
    order = next(place for place, match in enumerate(matches) if match.table == table)
    return f"/rounds/{number - 1}/matches/{order}"


def _misplaced(event: Tournament, found: Bracket) -> Iterator[Finding]:
    for misfit in found.filled.misfits:
        match, where = misfit.match, _pointer(event, misfit.round, misfit.match.table)
        told = {"round": misfit.round, "table": match.table, "ids": match.seats}
        if misfit.expected is None:
            yield Finding("audit.playoff_too_early", "error", where, told)
        else:
            expected = {**told, "now": misfit.expected, "count": len(misfit.expected)}
            yield Finding("audit.playoff_wrong_players", "error", where, expected)
    for number, match in found.filled.strays:
        told = {"round": number, "table": match.table, "ids": match.seats}
        yield Finding("audit.playoff_stray", "error", _pointer(event, number, match.table), told)


def _byes(event: Tournament, stage: StageInHand) -> Iterator[Finding]:
    """Whoever has a bye in a play-off went through the cut and is still in when the round is paired."""
    for played in stage.rounds:
        then = bracket_in(event, stage, upto=played.number - 1)
        for name in played.byes:
            place = then.filled.places.get(name, (0,))
            if place[0] == 0 or then.filled.is_over:
                told = {"round": played.number, "id": name}
                yield Finding("audit.playoff_bye", "error", f"/rounds/{played.number - 1}", told)


def _matches(event: Tournament, found: Bracket) -> Iterator[Finding]:
    results = {
        (played.number, match.table): match.result for played in event.rounds for match in played.matches
    }
    for match in found.matches:
        if match.round is None or match.table is None:
            continue
        told = {"round": match.round, "table": match.table}
        where = _pointer(event, match.round, match.table)
        if match.state == "running" and results[match.round, match.table] is not None:
            yield Finding("audit.playoff_undecided", "warning", where, told)
        chooser = found.chooser(match)
        if match.chose is not None and chooser is not None and match.chose != chooser:
            others = {**told, "id": match.chose, "winner": chooser}
            yield Finding("running.choice_of_other", "warning", where, others)


def _draft(event: Tournament, found: Bracket) -> Iterator[Finding]:
    """Seats of a draft play-off that the seed of the event does not give."""
    if not found.draft:
        return
    keys = chance.keys(event.seed, f"seats/{found.stage.id or ''}", found.seeds)
    if list(found.draft) != sorted(found.seeds, key=lambda name: (keys[name], name)):
        yield Finding("audit.playoff_other_seats", "info", "/draft_pods", {"stage": found.stage.id or ""})


def _turn_order(event: Tournament, stage: StageInHand, played: Round) -> Iterator[Finding]:
    """Turn orders at larger tables that the policy's rule for the play-off does not give."""
    if stage.policy.pods is None or stage.policy.pods.seats.playoff == "balanced":
        return
    then = bracket_in(event, stage, upto=played.number - 1)
    expected = {match.number: match.players for match in then.matches if match.state == "ready"}
    for match in played.matches:
        seats = next((s for s in expected.values() if set(s) == set(match.seats)), match.seats)
        if seats != match.seats:
            told = {"round": played.number, "table": match.table}
            yield Finding(
                "audit.playoff_turn_order", "info", _pointer(event, played.number, match.table), told
            )
