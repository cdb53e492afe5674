"""The worldbreaks of an event as they stand: the pool, who has which, and what is left to be dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from headjudge.tournament.hall import worldbreak_events as events


@dataclass(frozen=True, slots=True)
class Worldbreaks:
    """``pool``: copies of each card, by name, those that players hold included; ``hands``: what each entrant has;
    ``draws``: how many draws count so far."""

    pool: Mapping[str, int] = field(default_factory=dict)
    hands: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    draws: int = 0

    def of(self, entrant: str) -> tuple[str, ...]:
        """The worldbreaks dealt to an entrant, in their order; empty where none were."""
        return self.hands.get(entrant, ())

    def left(self) -> Mapping[str, int]:
        """The copies of each card that nobody holds, by name; cards of which none is left are not in it.

        >>> Worldbreaks({"Worldfire": 2, "Upheaval": 1}, {"1": ("Worldfire", "Upheaval")}).left()
        {'Worldfire': 1}
        """
        held = Counter(card for cards in self.hands.values() for card in cards)
        return {card: copies - held[card] for card, copies in self.pool.items() if copies > held[card]}

    def with_fact(self, fact: events.WorldbreakFact) -> Worldbreaks:
        """What stands after one more fact. Cost: linear in the pool and in the players."""
        match fact:
            case events.WorldbreakPoolSet():
                return replace(self, pool={one.card: one.copies for one in fact.cards})
            case events.WorldbreaksDealt():
                hands = {**self.hands, **{one.entrant: one.cards for one in fact.hands}}
                gone = Counter(fact.spoiled)
                pool = {card: left for card, copies in self.pool.items() if (left := copies - gone[card]) > 0}
                return Worldbreaks(
                    pool,
                    {entrant: cards for entrant, cards in hands.items() if cards},
                    self.draws + (fact.draw is not None),
                )
