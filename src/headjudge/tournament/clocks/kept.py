"""The clocks of an event as its log has them: the facts of each clock, in the order in which they came.

Clocks are no part of the event's state and of its file, which hold no times; whoever has the log has them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from headjudge.tournament.events import (
    ClockAdjusted,
    ClockEnded,
    ClockName,
    ClockPaused,
    ClockResumed,
    ClockStarted,
    DeckCheckBegun,
    DeckCheckEnded,
    DraftCalled,
    DraftEnded,
    PickOverrun,
    ReviewBegun,
    TableExtended,
)
from headjudge.tournament.wire import Happening

TimedFact = (
    ClockStarted
    | ClockPaused
    | ClockResumed
    | ClockAdjusted
    | ClockEnded
    | TableExtended
    | DeckCheckBegun
    | DeckCheckEnded
)
"""What can happen to the clock of a round or of a step."""

DraftFact = DraftCalled | ReviewBegun | PickOverrun | DraftEnded
"""What can happen to the clock of a draft."""

ClockFact = TimedFact | DraftFact


@dataclass(frozen=True, slots=True)
class Clocks:
    """The facts of every clock of an event."""

    facts: Mapping[ClockName, tuple[ClockFact, ...]] = field(default_factory=dict)

    def timed(self, clock: ClockName) -> tuple[TimedFact, ...]:
        """The facts of the clock of a round or of a step; none for a clock that nobody started."""
        return tuple(fact for fact in self.facts.get(clock, ()) if isinstance(fact, TimedFact))

    def draft(self, clock: ClockName) -> tuple[DraftFact, ...]:
        """The facts of the clock of a draft; none for a draft that has not begun."""
        return tuple(fact for fact in self.facts.get(clock, ()) if isinstance(fact, DraftFact))

    def last(self, clock: ClockName) -> int | None:
        """The moment of the latest fact of a clock."""
        return max((fact.at for fact in self.facts.get(clock, ())), default=None)


def clock_state(facts: Iterable[Happening], before: Clocks | None = None) -> Clocks:
    """The clocks after the facts of a log, or after further facts ``before`` which others came.

    Facts that concern no clock are passed over. Cost: linear in the facts, and in the facts of the clocks that
    these concern.

    >>> name = ClockName(1)
    >>> clocks = clock_state([ClockStarted(name, 0, 55)])
    >>> clock_state([ClockPaused(name, 60_000)], clocks).last(name)
    60000
    """
    kept: dict[ClockName, list[ClockFact]] = {}
    known = {} if before is None else before.facts
    for fact in facts:
        if isinstance(fact, ClockFact):
            kept.setdefault(fact.clock, list(known.get(fact.clock, ()))).append(fact)
    return Clocks({**known, **{name: tuple(told) for name, told in kept.items()}})
