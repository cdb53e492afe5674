"""The stages of an event as they stand: which rounds belong to which, how many are planned, who may play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from headjudge.findings import Finding, InvariantBroken
from headjudge.policy.policy import Policy
from headjudge.policy.set_options import with_options
from headjudge.running.structure import Structure, structure
from headjudge.tournament.event_file import policy_of
from headjudge.tournament.stage_faults import reference_of
from headjudge.tournament.state import Cut, Enters, Round, StageKind, Tournament


@dataclass(frozen=True, slots=True)
class StageInHand:
    """One stage: its policy and options, the rounds it has had, the rounds it plans.

    ``first`` is the number of its first round; ``planned`` is None where neither the organiser nor the policy's
    table gives a number, and for a play-off whose field is not known yet.
    """

    id: str | None
    kind: StageKind
    policy: Policy
    options: Mapping[str, Any]
    enters: Enters | None
    rounds: tuple[Round, ...]
    first: int
    planned: int | None

    @property
    def is_complete(self) -> bool:
        """Whether every planned round has been paired."""
        return self.planned is not None and len(self.rounds) >= self.planned

    @property
    def cut_round(self) -> int:
        """The number of the round after which this stage's field is cut."""
        return self.first - 1

    @property
    def is_cut(self) -> bool:
        """Whether only some go on into this stage; without a rule everybody in the event plays on."""
        rule = self.enters
        return self.kind == "bracket" or (
            rule is not None and (rule.top is not None or rule.min_points is not None)
        )


def policy_in_force(reference: Any, date: str) -> Policy:
    """The policy of a checked event; the reader of the file has refused what cannot be resolved."""
    policy, faults = policy_of(reference, date)
    if policy is None:
        raise InvariantBroken(f"a checked event has an unusable policy: {faults}")
    return policy


def in_the_event(event: Tournament) -> int:
    """How many entrants the event has: everybody but those who left before the first round for good."""
    return sum(
        1
        for entrant in event.entrants
        if not (entrant.dropped_after[:1] == (0,) and not entrant.re_entered_in)
    )


def recommended(event: Tournament, policy: Policy, days: int) -> Structure:
    """The structure that the policy's tables recommend for the event as it stands."""
    return structure(
        policy,
        in_the_event(event),
        days=days,
        teams=policy.entrants == "teams",
        level=event.level,
        programme=event.programme,
    )


def stages_of(event: Tournament) -> tuple[StageInHand, ...]:
    """The stages in order; an event without any has one Swiss stage of the event's own policy.

    A play-off that leaves to the rules who enters is none of them where the rules' table has no cut for so many.
    """
    main = policy_in_force(event.policy, event.date)
    if not event.stages:
        planned = event.options.get("rounds")
        if planned is None:
            planned = recommended(event, main, 1).rounds
        policy = with_options(main, event.options)
        return (StageInHand(None, "swiss", policy, event.options, None, event.rounds, 1, planned),)
    swiss = [stage for stage in event.stages if stage.kind != "bracket"]
    only = event.stages[0].id if len(event.stages) == 1 else None
    advice = recommended(event, main, len(swiss)) if len(swiss) > 1 else recommended(event, main, 1)
    found: list[StageInHand] = []
    first = 1
    day = 0
    for stage in event.stages:
        policy = main
        own = reference_of(event, stage, main)
        if own is not None or stage.date is not None:
            policy = policy_in_force(own if own is not None else event.policy, stage.date or event.date)
        rounds = tuple(
            played for played in event.rounds if played.stage == stage.id or (played.stage is None and only)
        )
        # The rounds of an event of several days are those of its days; every other option holds for all of them.
        general = {k: v for k, v in event.options.items() if k != "rounds" or len(swiss) < 2}
        options = {**general, **stage.options}
        enters, planned = stage.enters, options.get("rounds")
        if stage.kind == "bracket":
            if enters is None and advice.cut is not None:
                enters = Enters(top=advice.cut)
            if enters is None and advice.rounds is not None and not rounds:
                continue  # it follows the rules, and they have no play-off for so few
            planned = None
        else:
            enters, planned = _from_advice(advice, day, len(swiss), enters, planned)
            day += 1
        if rounds:
            first = rounds[0].number
        policy = with_options(policy, options)
        made = StageInHand(stage.id, stage.kind, policy, options, enters, rounds, first, planned)
        if stage.kind == "bracket":
            made = replace(made, planned=_bracket_rounds(event, made))
        found.append(made)
        first += max(len(rounds), made.planned or 0)
    return tuple(found)


def _from_advice(
    advice: Structure, day: int, days: int, enters: Enters | None, planned: int | None
) -> tuple[Enters | None, int | None]:
    """What an organiser left open, filled from the recommended structure."""
    if days == 1:
        return enters, planned if planned is not None else advice.rounds
    if day < len(advice.days) and planned is None:
        planned = advice.days[day].rounds
    if day > 0 and enters is None and day - 1 < len(advice.days):
        goes_on = advice.days[day - 1].advance
        if goes_on is not None:
            enters = Enters(top=goes_on.top, min_points=goes_on.min_points)
    return enters, planned


def _bracket_rounds(event: Tournament, stage: StageInHand) -> int | None:
    # A tree is read from its stage, so the room of trees knows this one and comes in late.
    from headjudge.running.brackets.bracket import playoff_rounds

    return playoff_rounds(event, stage)


def ranking_policy(event: Tournament, stages: Sequence[StageInHand]) -> Policy:
    """The policy that ranks all rounds of an event: the event's own, whatever a stage plays.

    The options of a single stage that gives points count as the event's.
    """
    if not event.stages:
        return stages[0].policy
    scoring = [stage for stage in event.stages if stage.kind != "bracket"]
    options = dict(event.options) if len(scoring) > 1 else {**event.options, **scoring[0].options}
    return with_options(policy_in_force(event.policy, event.date), options)


def cut_before(stages: Sequence[StageInHand], stage: StageInHand) -> StageInHand | None:
    """The last stage up to this one whose field was cut; its cut says who plays. None: everybody does."""
    place = next(index for index, other in enumerate(stages) if other.id == stage.id)
    return next((other for other in reversed(stages[1 : place + 1]) if other.is_cut), None)


def cut_after(event: Tournament, after: int) -> Cut | None:
    """The recorded cut after a round, if there is one."""
    return next((cut for cut in event.cuts if cut.after_round == after), None)


def current(stages: tuple[StageInHand, ...]) -> StageInHand | None:
    """The stage that the next round belongs to; None when every planned round of the last stage is paired."""
    for place, stage in enumerate(stages):
        later_begun = any(later.rounds for later in stages[place + 1 :])
        if not stage.is_complete and not later_begun:
            return stage
    return None


def stage_of_round(stages: tuple[StageInHand, ...], number: int) -> StageInHand:
    """The stage in which a round stands."""
    for stage in stages:
        if any(played.number == number for played in stage.rounds):
            return stage
    raise InvariantBroken(f"round {number} stands in no stage")


def unplanned(stage: StageInHand) -> Finding:
    """Said where no number of rounds is planned: the table stops and nobody set one."""
    return Finding("running.rounds_not_planned", "warning", "/options/rounds", {"stage": stage.id or ""})
