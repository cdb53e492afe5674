"""A round of a draft: paired inside each pod, its bye inside the pod, tables numbered on from pod to pod."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from headjudge.findings import Finding, Refused
from headjudge.pairing.draw import Drawn, DrawnMatch, Wishes, draw
from headjudge.running.draft import Drafting
from headjudge.running.stages import StageInHand, ranking_policy
from headjudge.running.table import ranked, swiss_part
from headjudge.tournament.events import PairedMatch
from headjudge.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class DraftRound:
    """The matches of all pods in table order, the byes with the note that says why, and remarks."""

    matches: tuple[PairedMatch, ...]
    byes: tuple[tuple[str, str], ...]
    remarks: tuple[Finding, ...]


def draw_in_pods(
    event: Tournament,
    stages: Sequence[StageInHand],
    number: int,
    drafting: Drafting,
    playing: Sequence[str],
    locked: Sequence[tuple[str, ...]],
    granted: Sequence[str],
    rematches: Literal["avoid", "allow"],
) -> DraftRound:
    """Round ``number`` for ``playing``, each pod by itself; chance is the draw ``pair/<number>/<pod>``.

    Who sits in no pod (entered or came back after the pods were made) cannot be paired, and is named. Raises Refused
    for a settled match between two pods. Rule: draft rounds are paired only inside the pod (Pairings and Tiebreaker
    Policy). Cost: one ranking and a small search per pod.
    """
    pod_of = drafting.pod_of
    _refuse_across(locked, pod_of)
    standing = ranked(swiss_part(event, stages), ranking_policy(event, stages))
    last = drafting.last if drafting.last is not None else number
    wishes = Wishes(apart=event.keep_apart, rounds_left=max(last - number, 0), rematches=rematches)
    drawn: list[tuple[int, Drawn]] = []
    for pod in drafting.pods:
        here = set(pod.seats)
        names = [name for name in playing if name in here]
        if not names:
            continue
        own = replace(
            wishes,
            pod=pod.pod,
            locked=[(a, b) for a, b in locked if a in here],
            granted=[name for name in granted if name in here],
        )
        drawn.append((pod.pod, draw(standing, names, event.seed, number, own)))
    fixed = {one.id: one.fixed_table for one in event.entrants if one.fixed_table is not None}
    matches = _laid([(pod, match) for pod, one in drawn for match in one.matches], fixed)
    remarks = [
        replace(remark, params={**remark.params, "pod": pod}) for pod, one in drawn for remark in one.remarks
    ]
    outside = [name for name in playing if name not in pod_of]
    remarks += [Finding("draft.in_no_pod", "warning", name, {"id": name}) for name in outside]
    byes = tuple(bye for _, one in drawn for bye in one.byes)
    return DraftRound(matches, byes, tuple(remarks))


def _refuse_across(locked: Iterable[tuple[str, ...]], pod_of: Mapping[str, int]) -> None:
    across = [pair for pair in locked if len({pod_of.get(name) for name in pair}) > 1]
    if across:
        raise Refused(
            [
                Finding(
                    "refuse.pair_across_pods", "error", "/next/pairs", {"first": pair[0], "second": pair[1]}
                )
                for pair in across
            ]
        )


def _laid(matches: Sequence[tuple[int, DrawnMatch]], fixed: Mapping[str, int]) -> tuple[PairedMatch, ...]:
    """Tables counted on through the pods; a match of somebody with a fixed table is played there."""
    kept: dict[int, int] = {}
    notes: dict[int, list[str]] = {}
    for place, (_, match) in enumerate(matches):
        wanted = sorted({fixed[name] for name in match.seats if name in fixed})
        free = [table for table in wanted if table not in kept.values()]
        if free:
            kept[place] = free[0]
            notes.setdefault(place, []).append("fixed_table")
        if wanted and (not free or free[0] != wanted[0]):
            notes.setdefault(place, []).append("fixed_table_taken")
        elif len(wanted) == 2:
            notes.setdefault(place, []).append("fixed_tables_meet")
    here = {name for _, match in matches for name in match.seats}
    reserved = {table for name, table in fixed.items() if name in here}
    numbers = (number for number in range(1, len(matches) + len(reserved) + 1) if number not in reserved)
    laid = [
        PairedMatch(
            kept[place] if place in kept else next(numbers),
            match.seats,
            (*match.notes, *notes.get(place, ())),
            None,
            pod,
        )
        for place, (pod, match) in enumerate(matches)
    ]
    return tuple(sorted(laid, key=lambda match: match.table))
