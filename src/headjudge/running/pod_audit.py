"""The audit of a round at tables of three and more: repeats, byes, and tables that the standings did not give."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from headjudge.findings import Finding, Refused
from headjudge.pairing.draw import levels
from headjudge.pairing.pods import PodRound, measure_pods
from headjudge.running.pod_round import draw_pods, field_of, rules_of
from headjudge.running.stages import StageInHand, ranking_policy, stages_of
from headjudge.running.table import ranked, swiss_part
from headjudge.standings.ranking import Standing
from headjudge.tournament.state import Match, Round, Tournament


def audit_pods(
    event: Tournament, earlier: Tournament, stage: StageInHand, played: Round
) -> Iterator[Finding]:
    """What a round at tables has that its rules would not have given; ``earlier`` is the event as it stood then.

    An error is a table of the previous round that could have been avoided, or people who could have been kept
    apart; a warning is a bye too many, a second bye that others could have had (where byes go round), and tables
    that do not follow the standings; a table seen in an older round and another draw are information.
    """
    number, where = played.number, f"/rounds/{played.number - 1}"
    earlier_stages = stages_of(earlier)
    playing = [name for match in played.matches for name in match.seats] + list(played.byes)
    settled = [match.seats for match in played.matches if _was_settled(match)]
    earned = {e.id for e in event.entrants if e.byes >= number}
    granted = [name for name in played.byes if name in earned or name in played.granted]
    standing = ranked(swiss_part(earlier, earlier_stages), ranking_policy(earlier, earlier_stages))
    field = field_of(earlier, stage.policy, standing, number, playing)
    repeat_of = rules_of(stage.policy).filling.repeat_of
    actual = measure_pods(field, [match.seats for match in played.matches], repeat_of)
    now = replace(stage, rounds=stage.rounds[: number - stage.first])
    try:
        drawn = draw_pods(earlier, earlier_stages, now, number, playing, settled, granted)
    except Refused:
        return
    if actual.repeated_tables:
        avoidable = actual.repeated_tables > drawn.measure.repeated_tables
        told = {"round": number, "count": actual.repeated_tables, "avoidable": "yes" if avoidable else "no"}
        yield Finding("audit.pod_repeat", "error" if avoidable else "info", where, told)
    if actual.breaches:
        avoidable = actual.breaches > drawn.measure.breaches
        told = {"round": number, "count": actual.breaches, "avoidable": "yes" if avoidable else "no"}
        yield Finding("audit.pods_kept_apart_met", "error" if avoidable else "info", where, told)
    extra = len(played.byes) - len(drawn.byes)
    if extra > 0:
        told_byes: dict[str, object] = {"round": number, "ids": played.byes, "count": extra}
        yield Finding("audit.extra_byes", "warning", where, told_byes)
    if (
        stage.policy.pairing.method != "spread"
        and number > 1
        and _profile(standing, played) != _drawn(standing, drawn)
    ):
        yield Finding("audit.pods_out_of_order", "warning", where, {"round": number})
    if [m.seats for m in played.matches] != [pod.seats for pod in drawn.pods]:
        yield Finding("audit.other_draw", "info", where, {"round": number})


def _was_settled(match: Match) -> bool:
    return "pod_locked" in match.notes


def _profile(standing: Standing, played: Round) -> list[list[int]]:
    return _levels(standing, [match.seats for match in played.matches])


def _drawn(standing: Standing, drawn: PodRound) -> list[list[int]]:
    return _levels(standing, [pod.seats for pod in drawn.pods])


def _levels(standing: Standing, tables: Sequence[Sequence[str]]) -> list[list[int]]:
    """Each table as the places of its entrants by values alone: whom only the lot separates may change places."""
    level = levels(standing)
    last = len(standing.places)
    return [sorted(level.get(name, last) for name in table) for table in tables]
