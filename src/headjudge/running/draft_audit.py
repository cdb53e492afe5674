"""The audit of a draft round: everybody inside the pod, and each pod held against the best it could have."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from headjudge.findings import Finding
from headjudge.pairing.draw import Wishes, judge
from headjudge.running.draft import Drafting, drafting
from headjudge.running.next_round import rematches_of
from headjudge.running.stages import StageInHand, ranking_policy, stages_of
from headjudge.running.table import ranked, swiss_part
from headjudge.tournament.state import Round, Tournament

AgainstTheBest = Callable[..., Iterator[Finding]]


def audit_draft(
    event: Tournament,
    earlier: Tournament,
    stage: StageInHand,
    played: Round,
    against_the_best: AgainstTheBest,
) -> Iterator[Finding]:
    """What a draft round has that its rules would not have given; ``earlier`` is the event as it stood then.

    An error is a match across pods, somebody without a pod, and what a pairing inside the pod could have avoided;
    pods that are not recorded are a warning; other pods than the standing and the seed give are information.
    """
    number, where = played.number, f"/rounds/{played.number - 1}"
    playing = [name for match in played.matches for name in match.seats] + list(played.byes)
    draft = drafting(earlier, stage, number, [*playing, *played.absent])
    if not draft.is_recorded:
        yield Finding("audit.pods_not_recorded", "warning", where, {"round": number, "stage": stage.id or ""})
        return
    if number == draft.from_round:
        yield from _pods(earlier, stage, draft, where)
    pod_of = draft.pod_of
    across = False
    for order, match in enumerate(played.matches):
        pods = {pod_of.get(name) for name in match.seats}
        told = {"round": number, "table": match.table}
        if None not in pods and len(pods) > 1:
            across = True
            first, second = match.seats[0], match.seats[1]
            yield Finding("audit.across_pods", "error", where, {**told, "first": first, "second": second})
        elif match.pod is not None and pods != {match.pod} and None not in pods:
            yield Finding(
                "audit.pod_number", "warning", f"{where}/matches/{order}", {**told, "pod": match.pod}
            )
    for name in playing:
        if name not in pod_of:
            across = True
            yield Finding("audit.in_no_pod", "error", where, {"round": number, "id": name})
    if across:
        return  # what a pairing inside the pods would have given says nothing about one across them
    yield from _inside(event, earlier, stage, played, draft, against_the_best)


def _inside(
    event: Tournament,
    earlier: Tournament,
    stage: StageInHand,
    played: Round,
    draft: Drafting,
    against_the_best: AgainstTheBest,
) -> Iterator[Finding]:
    number, where = played.number, f"/rounds/{played.number - 1}"
    stages = stages_of(earlier)
    standing = ranked(swiss_part(earlier, stages), ranking_policy(earlier, stages))
    earned = {one.id for one in event.entrants if one.byes >= number}
    out_of_order = 0
    for pod in draft.pods:
        here = set(pod.seats)
        matches = [match for match in played.matches if match.seats[0] in here]
        byes = [name for name in played.byes if name in here]
        if not matches and not byes:
            continue
        wishes = Wishes(
            locked=[(m.seats[0], m.seats[1]) for m in matches if "locked" in m.notes],
            granted=[name for name in byes if name in earned or name in played.granted],
            rematches=rematches_of(stage),
            apart=event.keep_apart,
            pod=pod.pod,
        )
        pairs = [(match.seats[0], match.seats[1]) for match in matches]
        judged = judge(standing, pairs, byes, event.seed, number, wishes)
        yield from against_the_best(judged, number, where, allowed=rematches_of(stage) == "allow")
        out_of_order += judged.out_of_order
    if out_of_order and not any(one.fixed_table is not None for one in event.entrants):
        yield Finding("audit.tables_out_of_order", "info", where, {"round": number, "count": out_of_order})


def _pods(earlier: Tournament, stage: StageInHand, draft: Drafting, where: str) -> Iterator[Finding]:
    """The pods as the standing and the seed give them, held against those that were seated."""
    seated = {name for pod in draft.pods for name in pod.seats}
    others = tuple(
        pod
        for pod in earlier.draft_pods
        if pod.stage != stage.id or (pod.from_round or stage.first) < draft.from_round
    )
    made = drafting(replace(earlier, draft_pods=others), stage, draft.from_round, sorted(seated))
    if [pod.seats for pod in made.pods] != [pod.seats for pod in draft.pods]:
        yield Finding("audit.other_pods", "info", where, {"round": draft.from_round, "by": made.by})
