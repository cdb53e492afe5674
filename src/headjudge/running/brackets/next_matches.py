"""What can be played next in a play-off."""

from __future__ import annotations

from dataclasses import dataclass

from headjudge.findings import Finding, Refused
from headjudge.running.brackets.bracket import Bracket, bracket_in
from headjudge.running.stages import StageInHand
from headjudge.tournament.events import PairedMatch
from headjudge.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class ReadyMatches:
    """Matches in table order, who waits for a first match, what to know, and seats that a draft draws now."""

    matches: tuple[PairedMatch, ...]
    byes: tuple[str, ...]
    findings: tuple[Finding, ...]
    draft: tuple[str, ...]


def next_matches(event: Tournament, stage: StageInHand) -> ReadyMatches:
    """The matches of the earliest round of the tree that still has some to play, of both sides together.

    Raises Refused where nothing is ready: matches are open, or the play-off is over.
    """
    found = bracket_in(event, stage)
    ready = [match for match in found.matches if match.state == "ready"]
    if not ready:
        raise Refused([_nothing_ready(event, found)])
    wave = min(match.wave for match in ready)
    now = [match for match in ready if match.wave == wave]
    matches = tuple(
        PairedMatch(place, match.players, ("playoff",), match.number) for place, match in enumerate(now, 1)
    )
    draft = () if any(pod.stage == stage.id for pod in event.draft_pods) else found.draft
    findings = _left(found, wave)
    if draft and not event.seed:
        findings = (*findings, Finding("sense.no_seed", "warning", "/seed"))
    playing = {name for match in matches for name in match.seats}
    return ReadyMatches(matches, _waiting(found, playing), findings, draft)


def _nothing_ready(event: Tournament, found: Bracket) -> Finding:
    running = [match for match in found.matches if match.state == "running"]
    if running:
        number = max(match.round or 0 for match in running)
        tables = tuple(match.table for match in running if match.round == number)
        told = {"round": number, "tables": tables, "count": len(tables)}
        return Finding("refuse.open_matches", "error", f"/rounds/{number - 1}", told)
    return Finding(
        "refuse.all_rounds_played", "error", "/stages", {"planned": len(event.rounds), "ended": "playoff"}
    )


def _waiting(found: Bracket, playing: set[str]) -> tuple[str, ...]:
    """Seeds who have not had a match yet and have none now: the best of a field that does not come out even."""
    had = {name for match in found.matches if match.round is not None for name in match.players}
    return tuple(
        name for name in found.seeds if name not in had and name not in playing and name not in found.gone
    )


def _left(found: Bracket, wave: int) -> tuple[Finding, ...]:
    """Who goes on without playing, because somebody has left: said with the round that follows."""
    return tuple(
        Finding(
            "running.playoff_without_play",
            "info",
            match.winner,
            {"ids": match.through, "left": match.without_play, "count": len(match.through)},
        )
        for match in found.matches
        if match.without_play and match.winner is not None and match.wave in (wave - 1, wave)
    )
