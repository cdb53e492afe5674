"""The decklists of an event as they stand: every list that was handed in, what is locked, published, ruled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from headjudge.tournament.hall import deck_events as events


@dataclass(frozen=True, slots=True)
class ListInHand:
    """A list as it was handed in, and how it was judged last (``before``: the time before that, if there was one)."""

    fact: events.DecklistHandedIn
    judged: events.Judged
    judged_at: int
    before: events.Judged | None = None


@dataclass(frozen=True, slots=True)
class Decklists:
    """Everything about decklists in an event.

    ``lists``: for each entrant all lists, oldest first. ``locking``: the last fact that locked or unlocked by hand.
    ``ruled``: the organiser's own rulings by card name, in the order in which they were made.
    """

    asked: events.DecklistsSet = field(default_factory=events.DecklistsSet)
    lists: Mapping[str, tuple[ListInHand, ...]] = field(default_factory=dict)
    locking: events.DecklistsLocked | events.DecklistsUnlocked | None = None
    published: bool = False
    ruled: Mapping[str, events.CardRuled] = field(default_factory=dict)

    def of(self, entrant: str) -> ListInHand | None:
        """The list of an entrant that counts; None where none was handed in."""
        told = self.lists.get(entrant, ())
        return told[-1] if told else None

    def with_fact(self, fact: events.DeckFact) -> Decklists:
        """What stands after one more fact. Cost: linear in the entrants who have handed in."""
        match fact:
            case events.DecklistsSet():
                return replace(self, asked=fact)
            case events.DecklistHandedIn():
                told = (*self.lists.get(fact.entrant, ()), ListInHand(fact, fact.judged, fact.at))
                return replace(self, lists={**self.lists, fact.entrant: told})
            case events.DecklistsJudged():
                lists = dict(self.lists)
                for one in fact.lists:
                    lists[one.entrant] = tuple(
                        _judged_anew(earlier, one.judged, fact.at)
                        if earlier.fact.number == one.number
                        else earlier
                        for earlier in lists.get(one.entrant, ())
                    )
                return replace(self, lists=lists)
            case events.DecklistsLocked() | events.DecklistsUnlocked():
                return replace(self, locking=fact)
            case events.DecklistsPublished():
                return replace(self, published=fact.shown)
            case events.CardRuled():
                ruled = {card: one for card, one in self.ruled.items() if card != fact.card}
                return replace(self, ruled=ruled if fact.ruling == "as_rules" else {**ruled, fact.card: fact})


def _judged_anew(one: ListInHand, judged: events.Judged, at: int) -> ListInHand:
    return replace(one, judged=judged, judged_at=at, before=one.judged)
