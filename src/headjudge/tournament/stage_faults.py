"""What cannot be about the stages of an event and their draft pods, and the policy that a stage takes by itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from headjudge.json_text import Fault
from headjudge.policy.policy import Policy
from headjudge.tournament.state import Stage, Tournament

PLAYOFF_OPTIONS = ("elimination", "playoff", "playoff_drawn", "playoff_seats", "playoff_grouping")
"""Options that say something of a play-off only."""


def reference_of(event: Tournament, stage: Stage, main: Policy | None) -> Any | None:
    """The policy that a stage names, or the one that its kind takes in a limited event; None for the event's own.

    A draft stage of a limited event that names no policy has the format that the rules' table of several days
    gives for its place (TRP A.2: sealed first, then booster draft).
    """
    if stage.policy is not None:
        return stage.policy
    if stage.kind != "draft" or main is None or main.category != "limited":
        return None
    table = main.structure.multi_day_limited
    scoring = [one.id for one in event.stages if one.kind != "bracket"]
    day = scoring.index(stage.id)
    if table is None or not table.formats or day == 0:
        return None
    return table.formats[min(day, len(table.formats) - 1)]


def draft_pod_size(policy: Policy) -> int | None:
    """How many entrants draft at one table (teams in a team event); None where the policy has no draft."""
    if policy.team_match is not None:
        return policy.team_match.draft_teams or None
    return policy.pairing.draft_pod


def faults_of_stage(stage: Stage, policy: Policy, main: Policy | None, several: bool) -> Iterator[Fault]:
    """A stage held against its own policy and the event's, by which all rounds are ranked; keys of the stage."""
    for name in PLAYOFF_OPTIONS:
        if name in stage.options and stage.kind != "bracket":
            yield Fault(("options", name), "sense.playoff_option", {"option": name, "id": stage.id})
    if stage.kind == "draft" and (draft_pod_size(policy) is None or policy.pods is not None):
        yield Fault(("kind",), "sense.no_draft_pod", {"id": stage.id, "policy": policy.id})
    if stage.kind == "pods" and policy.pods is None:
        yield Fault(("kind",), "sense.stage_without_tables", {"id": stage.id, "policy": policy.id})
    if stage.kind == "bracket" or main is None:
        return
    told = {"id": stage.id, "policy": policy.id, "main": main.id}
    if (policy.pods is None) is not (main.pods is None):
        yield Fault(("policy",), "sense.stage_mixes_tables", told)
    elif policy.entrants != main.entrants:
        yield Fault(("policy",), "sense.stage_mixes_teams", told)
    elif several and _points(policy) != _points(main):
        yield Fault(("policy",), "sense.stage_points_differ", told)


def _points(policy: Policy) -> tuple[Any, ...]:
    """What one round is worth under a policy: only equal worths can be added up to one standing."""
    scoring = policy.scoring.model_copy(update={"source": None})
    if policy.pods is None:
        return (scoring,)
    return (scoring, policy.pods.orders, policy.pods.table, policy.pods.opponents)


def faults_of_draft_pods(event: Tournament, known: Mapping[str, None]) -> Iterator[Fault]:
    """Pods of stages that draft, each number and each entrant once a draft, from a round that can be theirs.

    That every entrant is known is checked elsewhere; here only the known ones are looked at.
    """
    stages = {stage.id: stage for stage in event.stages}
    only = event.stages[0].id if len(event.stages) == 1 else None
    numbers: set[tuple[str, int, int]] = set()
    seated: set[tuple[str, int, str]] = set()
    for index, pod in enumerate(event.draft_pods):
        at = ("draft_pods", index)
        if pod.stage not in stages:
            yield Fault((*at, "stage"), "sense.unknown_stage", {"id": pod.stage})
            continue
        if not _drafts(event, stages[pod.stage]):
            yield Fault((*at, "stage"), "sense.pod_without_draft", {"id": pod.stage})
            continue
        rounds = [one.number for one in event.rounds if (one.stage or only) == pod.stage]
        first = rounds[0] if rounds else len(event.rounds) + 1
        last = rounds[-1] + 1 if rounds else None
        start = pod.from_round or first
        if start < first or (last is not None and start > last):
            told = {"first": first, "last": last or 0, "found": start}
            yield Fault((*at, "from_round"), "sense.pod_round", told)
        if (pod.stage, start, pod.pod) in numbers:
            yield Fault((*at, "pod"), "sense.pod_twice", {"pod": pod.pod, "id": pod.stage})
        numbers.add((pod.stage, start, pod.pod))
        if not pod.seats:
            yield Fault((*at, "seats"), "sense.pod_empty", {"pod": pod.pod})
        for seat, name in enumerate(pod.seats):
            if name in known and (pod.stage, start, name) in seated:
                yield Fault((*at, "seats", seat), "sense.twice_in_pods", {"id": name})
            seated.add((pod.stage, start, name))


def _drafts(event: Tournament, stage: Stage) -> bool:
    """Whether a stage has draft pods: a draft, or a play-off that is one."""
    is_draft = {**event.options, **stage.options}.get("playoff") == "draft"
    return stage.kind == "draft" or (stage.kind == "bracket" and is_draft)


def faults_of_pod_numbers(event: Tournament) -> Iterator[Fault]:
    """Matches of a draft stage that name a pod which was never seated; paths of the event."""
    pods = {(pod.stage, pod.pod) for pod in event.draft_pods}
    drafts = {stage.id for stage in event.stages if stage.kind == "draft"}
    only = event.stages[0].id if len(event.stages) == 1 else None
    for index, played in enumerate(event.rounds):
        stage = played.stage or only
        if stage not in drafts:
            continue
        for order, match in enumerate(played.matches):
            if match.pod is not None and (stage, match.pod) not in pods:
                told = {"pod": match.pod, "id": stage}
                yield Fault(("rounds", index, "matches", order, "pod"), "sense.no_such_pod", told)
