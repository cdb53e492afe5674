"""What everybody may see of an event: a round only once it is published, and nothing that is nobody's business.

Two cuts are made. ``shown_to_all`` gives the event that public pages are computed from: without the last round while
it is not published (and the cut and the pods that were made with it), without what is settled for the next round and
who is kept apart from whom, without ids elsewhere, answers to questionnaires, heroes before the end, and without the
reasons that staff wrote. It still holds the seed, from which the lots follow that have decided already. ``public_file``
is what leaves the house: also without the seed until the event is over.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from headjudge.desk.changes import Change, changes_of
from headjudge.desk.hand import InHand
from headjudge.running.stages import StageInHand, current, stages_of
from headjudge.tournament.clocks.kept import Clocks
from headjudge.tournament.hall.deck_state import Decklists
from headjudge.tournament.hall.kept import Hall
from headjudge.tournament.state import Entrant, Match, Member, Result, Round, Superseded, Tournament

Status = Literal["coming", "registration", "running", "over"]
"""``coming``: before registration or after it has closed, no round shown yet; ``over``: every round is played."""

APART = {
    "keep_apart_breached": None,
    "locked_keep_apart": "locked",
    "pod_apart_swapped": None,
    "pod_apart_together": None,
    "pod_locked_apart": "pod_locked",
}
"""Notes of matches that tell who wished to be kept apart from whom, and what is said in their place."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The public side of an event at one version of its log.

    ``event`` is cut down (see the module) and still holds the seed: compute with it, never send it. ``round`` is the
    last published one, 0 before the first.
    """

    stream: str
    version: int
    event: Tournament
    hall: Hall
    clocks: Clocks
    stages: tuple[StageInHand, ...]
    status: Status
    changed: str
    changes: tuple[Change, ...] = ()
    """What has been changed of the last round since it was published."""

    @property
    def round(self) -> int:
        """The number of the last published round; 0 before the first."""
        return len(self.event.rounds)

    @property
    def has_bracket(self) -> bool:
        """Whether the event has, or is to have, a play-off."""
        return any(stage.kind == "bracket" for stage in self.stages)


def shown_to_all(hand: InHand) -> Shown:
    """The public side of an event in hand. Cost: linear in entrants and matches."""
    event = _published(hand)
    stages = stages_of(event)
    status = _status(hand, event, stages)
    return Shown(
        hand.stream,
        hand.version,
        _without_what_is_private(event, is_over=status == "over"),
        replace(hand.hall, decks=_decks(hand.hall.decks)),
        hand.clocks,
        stages,
        status,
        hand.changed,
        changes_of(hand) if hand.is_published else (),
    )


def _decks(decks: Decklists) -> Decklists:
    """The lists that count once they are published, before that none; how they are asked for is no secret."""
    if not decks.published:
        return Decklists(asked=decks.asked, ruled=decks.ruled)
    lists = {
        entrant: (replace(told[-1], fact=replace(told[-1].fact, reason=None)),)
        for entrant, told in decks.lists.items()
        if told
    }
    return replace(decks, lists=lists, locking=None)


def public_file(shown: Shown) -> Tournament:
    """The event as its public file has it: until it is over without the seed."""
    return shown.event if shown.status == "over" else replace(shown.event, seed="")


def _status(hand: InHand, event: Tournament, stages: tuple[StageInHand, ...]) -> Status:
    if event.rounds:
        is_over = len(event.rounds) == len(hand.event.rounds) and event.rounds[-1].finished
        return "over" if is_over and current(stages) is None else "running"
    return "registration" if hand.hall.registration.open and not hand.event.rounds else "coming"


# -- what is not published -----------------------------------------------------------------------------


def _published(hand: InHand) -> Tournament:
    event = hand.event
    number = hand.hall.published
    if number >= len(event.rounds):
        return event
    last = event.rounds[-1].number
    # Its cut and pods were made with it, where one command did both; those that were made before have been shown.
    step = next((step for step in reversed(hand.steps) if "round-paired" in step.names), None)
    made = step.names if step is not None else ()
    cuts, pods = event.cuts, event.draft_pods
    if "cut-made" in made:
        cuts = tuple(cut for cut in cuts if cut.after_round != last - 1)
    if "pod-seated" in made:
        stage = event.rounds[-1].stage
        opens = all(played.stage != stage for played in event.rounds[:-1])
        pods = tuple(
            pod
            for pod in pods
            if pod.from_round != last and not (pod.from_round is None and pod.stage == stage and opens)
        )
    return replace(
        event,
        rounds=event.rounds[:number],
        cuts=cuts,
        draft_pods=pods,
        entrants=tuple(_until(entrant, number) for entrant in event.entrants),
    )


def _until(entrant: Entrant, number: int) -> Entrant:
    """An entrant whose comings and goings say nothing of the round that is not published."""
    if not _is_later(entrant, number):
        return entrant
    outs: list[int] = []
    backs: list[int] = []
    for place, moment in enumerate(entrant.dropped_after):
        out = min(moment, number)
        if backs and out < backs[-1]:
            backs.pop()  # back and out again, all of it in the round that nobody has seen
        else:
            outs.append(out)
        if place < len(entrant.re_entered_in):
            backs.append(min(entrant.re_entered_in[place], number + 1))
    gone = entrant.disqualified_after
    return replace(
        entrant,
        entered_in=min(entrant.entered_in, number + 1),
        dropped_after=tuple(outs),
        re_entered_in=tuple(backs),
        disqualified_after=None if gone is None else min(gone, number),
    )


def _is_later(entrant: Entrant, number: int) -> bool:
    return (
        entrant.entered_in > number + 1
        or any(moment > number for moment in entrant.dropped_after)
        or any(moment > number + 1 for moment in entrant.re_entered_in)
        or (entrant.disqualified_after or 0) > number
    )


# -- what is nobody's business -------------------------------------------------------------------------


def _without_what_is_private(event: Tournament, *, is_over: bool) -> Tournament:
    return replace(
        event,
        entrants=tuple(_entrant(entrant, is_over) for entrant in event.entrants),
        rounds=tuple(_round(played) for played in event.rounds),
        keep_apart=(),
        next=None,
    )


def _entrant(entrant: Entrant, is_over: bool) -> Entrant:
    hero = entrant.hero if is_over else None
    members = entrant.members if is_over else tuple(_member(member) for member in entrant.members)
    if not entrant.external and hero == entrant.hero and members == entrant.members:
        return entrant
    return replace(entrant, external={}, hero=hero, members=members)


def _member(member: Member) -> Member:
    return member if member.hero is None else replace(member, hero=None)


def _round(played: Round) -> Round:
    matches = tuple(_match(match) for match in played.matches)
    withdrawn = tuple(replace(one, match=_match(one.match), reason=None) for one in played.withdrawn)
    same = all(ours is theirs for ours, theirs in zip(matches, played.matches, strict=True))
    return played if same and not withdrawn else replace(played, matches=matches, withdrawn=withdrawn)


def _match(match: Match) -> Match:
    """A match without reasons, answers, and what tells of a penalty or of who is kept apart."""
    notes = match.notes
    if any(note in APART for note in notes):
        notes = tuple(told for note in notes if (told := APART.get(note, note)) is not None)
    result = _result(match.result)
    if notes is match.notes and result is match.result and not match.was and not match.answers:
        return match
    return replace(
        match, notes=notes, result=result, was=tuple(_superseded(one) for one in match.was), answers=()
    )


def _superseded(one: Superseded) -> Superseded:
    return replace(one, result=_result(one.result), reason=None)


def _result(result: Result | None) -> Result | None:
    """A result; that it came by a penalty is between those at the table and the judges."""
    return replace(result, how=None) if result is not None and result.how == "penalty" else result
