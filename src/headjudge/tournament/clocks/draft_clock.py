"""The clock of a called draft: which pick is called, what is left for it, what is to be called next.

The judge's announcement, after the pods were checked, starts each pick's timer; it may come early when
everybody has picked. A timer that is up starts nothing: the face waits for the next call. Facts after ``now``
have not happened yet.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from headjudge.findings import Finding, Rule
from headjudge.tournament.clocks import Moment
from headjudge.tournament.clocks.kept import DraftFact
from headjudge.tournament.clocks.rules import SECOND, DraftRule
from headjudge.tournament.events import DraftCalled, DraftEnded, PickOverrun, ReviewBegun

DraftPhase = Literal["waiting", "picking", "last_card", "pick_over", "review", "review_over", "ended"]
"""``waiting``: no pack is open; ``last_card``: a pick without a timer; ``pick_over`` and ``review_over``: the
timer is up and the judge has yet to call what follows."""


@dataclass(frozen=True, slots=True)
class NextCall:
    """What the judge calls next: a pick (the first opens a pack), the review after a pack, or the end."""

    kind: Literal["pick", "review", "end"]
    pack: int
    pick: int = 1


@dataclass(frozen=True, slots=True)
class DraftFace:
    """What the clock of a draft shows at a moment; spans in milliseconds, ``seconds`` as the rule has them.

    ``pack`` and ``pick`` are those of the last call (0 before the first), ``passes`` the way the rest of the
    pack goes. ``time_left`` is None where there is no timer; ``overruns`` counts by entrant, in the order of the
    first of each.
    """

    phase: DraftPhase
    pack: int
    pick: int
    cards_left: int
    passes: str | None
    seconds: int | None
    time_left: int | None
    ends_at: Moment | None
    overtime: int
    next: NextCall | None
    overruns: tuple[tuple[str, int], ...] = ()


def draft_face(facts: Iterable[DraftFact], rule: DraftRule, now: Moment) -> DraftFace:
    """What a draft's clock shows at ``now``; :func:`~headjudge.tournament.clocks.rules.draft_rule` makes the rule.

    Rule: TRP A.3, 8.2.1. Cost: linear in the facts.
    """
    happened = sorted((fact for fact in facts if fact.at <= now), key=lambda fact: fact.at)
    called: DraftCalled | ReviewBegun | None = None
    over = False
    for fact in happened:
        if isinstance(fact, DraftCalled | ReviewBegun):
            called = fact
        over = over or isinstance(fact, DraftEnded)
    counted = tuple((name, len(which)) for name, which in _overruns(happened).items())
    if over or called is None:
        place = (called.pack, rule.cards) if called is not None else (0, 0)
        follows = None if over else NextCall("pick", 1)
        phase: DraftPhase = "ended" if over else "waiting"
        return DraftFace(phase, *place, 0, None, None, None, None, 0, follows, counted)
    return _called(called, rule, now, counted)


def _called(
    called: DraftCalled | ReviewBegun, rule: DraftRule, now: Moment, counted: tuple[tuple[str, int], ...]
) -> DraftFace:
    follows = next_call(rule, called)
    phase: DraftPhase
    if isinstance(called, ReviewBegun):
        pick, cards_left, passes = rule.cards, 0, None
        seconds = rule.draft.review_seconds
        phase = "review"
    else:
        pick, cards_left, passes = called.pick, rule.cards - called.pick + 1, rule.passes(called.pack)
        timer = rule.seconds(called.pick)
        phase = "picking"
        if timer is None:
            return DraftFace(
                "last_card", called.pack, pick, cards_left, passes, None, None, None, 0, follows, counted
            )
        seconds = timer
    end = called.at + seconds * SECOND
    if now >= end:
        phase = "pick_over" if phase == "picking" else "review_over"
    return DraftFace(
        phase=phase,
        pack=called.pack,
        pick=pick,
        cards_left=cards_left,
        passes=passes,
        seconds=seconds,
        time_left=max(end - now, 0),
        ends_at=end,
        overtime=max(now - end, 0),
        next=follows,
        overruns=counted,
    )


def next_call(rule: DraftRule, called: DraftCalled | ReviewBegun | None) -> NextCall:
    """What follows a call: the picks of a pack, a review between packs, the end after the last.

    Rule: TRP 8.2.1.
    """
    if called is None:
        return NextCall("pick", 1)
    if isinstance(called, ReviewBegun):
        return NextCall("pick", called.pack + 1)
    if called.pick < rule.cards:
        return NextCall("pick", called.pack, called.pick + 1)
    return NextCall("review" if called.pack < rule.draft.packs else "end", called.pack)


def _overruns(facts: Iterable[DraftFact]) -> dict[str, list[tuple[int, int]]]:
    found: dict[str, list[tuple[int, int]]] = {}
    for fact in facts:
        if isinstance(fact, PickOverrun):
            found.setdefault(fact.entrant, []).append((fact.pack, fact.pick))
    return found


def repeated_overruns(facts: Iterable[DraftFact], rule: DraftRule) -> list[Finding]:
    """Who took too long more than once, with the picks: a matter for the judge. Rule: TRP A.3."""
    source = rule.draft.source
    cited = None if source is None else Rule(source.document, source.clause or "", source.edition)
    return [
        Finding(
            "pick_clock.overrun_repeated",
            "warning",
            name,
            {"id": name, "count": len(which), "picks": ", ".join(f"{pack}/{pick}" for pack, pick in which)},
            cited,
        )
        for name, which in _overruns(facts).items()
        if len(which) > 1
    ]
