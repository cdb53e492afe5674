"""The numbers that clocks go by, from an event's policy: rounds, steps before them, ends of rounds, drafts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from headjudge.findings import Finding, InputError
from headjudge.policy.clock import DeckCheckTime, EndOfRound, Pauses
from headjudge.policy.model import Level
from headjudge.policy.policy import Policy
from headjudge.policy.tables import Draft, TimeLimit
from headjudge.tournament.clocks import MINUTE, Moment

SECOND = 1_000
"""A second in milliseconds."""


@dataclass(frozen=True, slots=True)
class ClockRule:
    """What the face of a clock needs to know of the rules: spans in milliseconds.

    Without ``pauses`` every pause is given back; without ``deck_check`` a check gives back its own time.
    ``start`` is the start procedure inside the round, 0 where there is none.
    """

    start: int = 0
    pauses: Pauses | None = None
    deck_check: DeckCheckTime | None = None

    @property
    def stands_still(self) -> bool:
        """Whether a pause of the round clock itself costs nothing however short it is."""
        return self.pauses is None or self.pauses.round_clock == "stands_still"

    def gives_back(self, pause: int) -> bool:
        """Whether a pause of a match for so long is given back: one of more than a minute. Rule: TRP 3.2."""
        return self.pauses is None or pause > self.pauses.longer_than_seconds * SECOND

    def for_checking(self, left: int, whole: int) -> int:
        """What a deck check gives beside its own time, with so much left as it began. Rule: TRP 3.2.

        What is left after the check is at most the whole round, and never less than before.
        """
        if self.deck_check is None:
            return 0
        extra = self.deck_check.extra_minutes * MINUTE
        return extra if self.deck_check.most == "uncapped" else max(0, min(extra, whole - left))


def round_rule(policy: Policy) -> ClockRule:
    """The rule of a policy's round clocks. Rule: TRP A.3 (start procedure), 3.2 (pauses, deck checks)."""
    start = None if policy.minutes is None else policy.minutes.start_procedure
    clock = policy.clock
    return ClockRule(
        0 if start is None else start * MINUTE,
        None if clock is None else clock.pauses,
        None if clock is None else clock.deck_check,
    )


STEP_RULE = ClockRule()
"""The rule of the clocks of steps before a round: no start procedure, and a pause costs nothing."""


def round_minutes(policy: Policy, *, playoff: bool = False) -> int | None:
    """The minutes to start a round's clock with; None where the policy states none or the play-off is untimed."""
    if playoff and policy.playoff is not None and not policy.playoff.timed:
        return None
    return None if policy.minutes is None else policy.minutes.round.minutes


def start_minutes(policy: Policy, game: int) -> int | None:
    """The minutes for the start procedure of a match's first, second ... game. Rule: TRP 3.3."""
    if game == 1 or policy.clock is None:
        return None if policy.minutes is None else policy.minutes.start_procedure
    return policy.clock.start_later_games


@dataclass(frozen=True, slots=True)
class Step:
    """A step before a round: its name (a row of the policy's minutes) and its minutes."""

    name: str
    minutes: int


def build_steps(policy: Policy, *, draft: bool = False, world_premiere: bool = False) -> tuple[Step, ...]:
    """Registration, verification and construction in their order, with their minutes.

    ``draft``: those of a booster draft that follows a sealed deck (second day, play-off). World Premiere events
    have more minutes for some. Rule: TRP A.3.
    """
    if policy.minutes is None:
        return ()
    rows: Mapping[str, TimeLimit] = policy.minutes.with_draft if draft else policy.minutes.others
    return tuple(
        Step(name, row.minutes + (row.world_premiere if world_premiere else 0))
        for name, row in rows.items()
        if row.minutes is not None
    )


def end_of_round(policy: Policy) -> EndOfRound | None:
    """What is played when a round's time is up; None where the policy does not say.

    Flesh and Blood: the turn is finished, one more is played, then it is a draw (TRP 3.4); Goldfish Arena: the
    turn is finished and the next living player has one; Magic: five more turns (MTR 2.5).
    """
    if policy.pods is not None:
        return EndOfRound(clause=policy.pods.clock.clause, turns=policy.pods.clock, unfinished="draw")
    return None if policy.clock is None else policy.clock.end


def may_concede(end: EndOfRound | None, time_up: Moment, acted: Moment | None) -> bool:
    """Whether somebody may still concede who last acted (or answered an action) at ``acted``.

    Up to and at the moment when time is up, and after it until the first action. Rule: TRP 3.5.

    >>> from datetime import date
    >>> from headjudge.policy.editions import resolve
    >>> end = end_of_round(resolve("fab/blitz", date(2026, 11, 30)).policy)
    >>> may_concede(end, 35 * MINUTE, 35 * MINUTE), may_concede(end, 35 * MINUTE, 35 * MINUTE + 1)
    (True, False)
    """
    return end is None or end.concede == "any_time" or acted is None or acted <= time_up


@dataclass(frozen=True, slots=True)
class DraftRule:
    """A draft as it is called: the policy's rules, and how many cards of each pack are drafted."""

    draft: Draft
    cards: int

    def seconds(self, pick: int) -> int | None:
        """The seconds of a pick by the cards that are left; None for the last card. Rule: TRP A.3."""
        left = self.cards - pick + 1
        return next(row.seconds for row in self.draft.timers if row.cards == left)

    def passes(self, pack: int) -> str | None:
        """Which way the rest of a pack goes: ``left`` or ``right``. Rule: TRP 8.2.1."""
        return self.draft.passes[pack - 1] if pack <= len(self.draft.passes) else None


def draft_rule(draft: Draft, cards: int) -> DraftRule:
    """The rule for packs of which ``cards`` are drafted; raises InputError where a pick would have no row."""
    most = max(row.cards for row in draft.timers)
    if not 1 <= cards <= most or any(
        all(row.cards != left for row in draft.timers) for left in range(1, cards + 1)
    ):
        raise InputError([Finding("refuse.draft_cards", "error", None, {"cards": cards, "most": most})])
    return DraftRule(draft, cards)


def is_called(draft: Draft, level: Level, announced: bool) -> bool:
    """Whether a draft is called: by the level, or because the organiser said so beforehand. Rule: TRP 8.2.1."""
    if draft.called is None:
        return announced
    said = getattr(draft.called, level)
    return said == "always" or (said == "if_announced" and announced)
