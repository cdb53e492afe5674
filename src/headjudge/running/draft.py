"""The draft pods of an event in hand: how many, who sits where, and until which round they play together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from headjudge import chance
from headjudge.findings import Finding, InvariantBroken
from headjudge.policy.model import Level
from headjudge.policy.policy import Policy
from headjudge.running.stages import StageInHand, ranking_policy, stages_of
from headjudge.running.table import ranked, swiss_part
from headjudge.tournament import commands
from headjudge.tournament.stage_faults import draft_pod_size
from headjudge.tournament.state import DraftPod, Entrant, Tournament

ROUNDS = "rounds_per_draft"


@dataclass(frozen=True, slots=True)
class Drafting:
    """The pods of one draft: made ``by`` the standing or at random, playing rounds ``from_round`` to ``last``.

    ``last`` is None where no number of rounds is planned; ``is_recorded`` says whether the pods are facts.
    """

    stage: StageInHand
    from_round: int
    last: int | None
    by: Literal["standing", "random"]
    pods: tuple[DraftPod, ...]
    is_recorded: bool
    findings: tuple[Finding, ...] = ()

    def commands(self) -> list[commands.Command]:
        """What records the pods in the event; nothing where they are recorded."""
        if self.is_recorded:
            return []
        seats = tuple(pod.seats for pod in self.pods)
        return [commands.SeatPods(self.stage.id or "", self.from_round, seats)]

    @property
    def pod_of(self) -> Mapping[str, int]:
        """The pod of each entrant."""
        return {name: pod.pod for pod in self.pods for name in pod.seats}


def pod_sizes(count: int, size: int) -> tuple[int, ...]:
    """How many sit in each pod: full ones, and those left over. Cost: linear in pods.

    Fewer left over than half a pod join the last pod, otherwise they are a smaller pod of their own
    (Pairings and Tiebreaker Policy; as the publisher's system does it).

    >>> pod_sizes(19, 8), pod_sizes(20, 8), pod_sizes(3, 8)
    ((8, 11), (8, 8, 4), (3,))
    """
    full, left = divmod(count, size)
    sizes = [size] * full
    if left and full and 2 * left < size:
        sizes[-1] += left
    elif left:
        sizes.append(left)
    return tuple(sizes)


def drafting(event: Tournament, stage: StageInHand, number: int, playing: Sequence[str]) -> Drafting:
    """The draft that round ``number`` of a stage belongs to: its recorded pods, or pods as they are made now.

    The first draft of an event is seated at random, a later one by the standing: the best eight in pod 1. Seats
    are random within a pod. Chance is the draw ``draft/<stage>`` (the order), ``draft/<stage>/seats`` (the seats),
    for a second draft of the stage with its first round behind the stage. Cost: one ranking.
    """
    first, last = _rounds_of(stage, number)
    recorded = _recorded(event, stage, number)
    by: Literal["standing", "random"] = "random" if first == 1 else "standing"
    if recorded and (recorded[0].from_round or stage.first) >= first:
        return Drafting(stage, recorded[0].from_round or stage.first, last, by, recorded, True)
    size = draft_pod_size(stage.policy)
    if size is None:
        raise InvariantBroken(f"the stage {stage.id} drafts without a size of pods")
    label = f"draft/{stage.id}" if first == stage.first else f"draft/{stage.id}/{first}"
    keys = chance.keys(event.seed, label, playing)
    seat = chance.keys(event.seed, f"{label}/seats", playing)
    ranks = _ranks(event) if by == "standing" else {}
    # Who has no place yet (entered late) stands below everybody, by the draw.
    order = sorted(playing, key=lambda name: (ranks.get(name, len(ranks) + 1), keys[name], name))
    pods = []
    begin = 0
    for place, count in enumerate(pod_sizes(len(order), size), 1):
        here = sorted(order[begin : begin + count], key=lambda name: (seat[name], name))
        pods.append(DraftPod(stage.id or "", place, tuple(here), first))
        begin += count
    return Drafting(stage, first, last, by, tuple(pods), False, tuple(_findings(event, pods, size)))


def _rounds_of(stage: StageInHand, number: int) -> tuple[int, int | None]:
    """First and last round of the draft that a round belongs to."""
    end = None if stage.planned is None else max(stage.first + stage.planned - 1, number)
    per = stage.options.get(ROUNDS)
    if per is None:
        return stage.first, end
    first = number - (number - stage.first) % per
    last = first + per - 1
    return first, last if end is None else min(last, end)


def _recorded(event: Tournament, stage: StageInHand, number: int) -> tuple[DraftPod, ...]:
    """The pods that were last seated for the round, in the order of their numbers."""
    seated = [
        pod for pod in event.draft_pods if pod.stage == stage.id and (pod.from_round or stage.first) <= number
    ]
    latest = max((pod.from_round or stage.first for pod in seated), default=0)
    pods = [pod for pod in seated if (pod.from_round or stage.first) == latest]
    return tuple(sorted(pods, key=lambda pod: pod.pod))


def _ranks(event: Tournament) -> Mapping[str, int]:
    stages = stages_of(event)
    return ranked(swiss_part(event, stages), ranking_policy(event, stages)).ranks


def _findings(event: Tournament, pods: Sequence[DraftPod], size: int) -> list[Finding]:
    other = [pod for pod in pods if len(pod.seats) != size]
    found = [
        Finding(
            "draft.pod_of_another_size",
            "info",
            None,
            {"pod": pod.pod, "found": len(pod.seats), "size": size},
        )
        for pod in other
    ]
    if not event.seed:
        found.append(Finding("sense.no_seed", "warning", "/seed"))
    return found


def is_called(policy: Policy, level: Level, *, announced: bool = False) -> bool:
    """Whether a judge calls the draft, timed and in step, at a rules enforcement level.

    ``announced``: the organiser has said so beforehand. A policy without rules of a draft calls none. Rule: TRP 8.2.1
    (always at professional level, at competitive level if announced, never at casual level).

    >>> from datetime import date
    >>> from headjudge.policy.editions import resolve
    >>> draft = resolve("fab/booster-draft", date(2025, 11, 30)).policy
    >>> is_called(draft, "professional"), is_called(draft, "competitive"), is_called(draft, "casual")
    (True, False, False)
    """
    if policy.draft is None or policy.draft.called is None:
        return False
    rule = {
        "professional": policy.draft.called.professional,
        "competitive": policy.draft.called.competitive,
        "casual": policy.draft.called.casual,
    }[level]
    return rule == "always" or (rule == "if_announced" and announced)


@dataclass(frozen=True, slots=True)
class TeamSeat:
    """A seat at a draft table of teams: the team, its seat letter, and the member there if known."""

    team: str
    seat: str
    member: str | None


def team_seats(policy: Policy, teams: Sequence[Entrant]) -> tuple[TeamSeat, ...]:
    """The seats of a team draft clockwise round the table: A1 B2 C1 A2 B1 C2 (TRP 9, team format).

    ``teams`` are those of one pod in seat order; with a team missing its seats are left out.
    """
    if policy.team_match is None:
        return ()
    seats = []
    for written in policy.team_match.draft_clockwise:
        letter, place = written[0], int(written[1:]) - 1
        if place < len(teams):
            team = teams[place]
            member = next((one.id for one in team.members if one.seat == letter), None)
            seats.append(TeamSeat(team.id, letter, member))
    return tuple(seats)
