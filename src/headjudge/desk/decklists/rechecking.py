"""All lists judged again, after new card data, a ban or a ruling: whose verdict changed, and the fact that says so."""

from __future__ import annotations

from dataclasses import dataclass

from headjudge.decks.reading import Bases
from headjudge.desk.decklists.asked import deck_rules
from headjudge.desk.decklists.checking import check
from headjudge.desk.hand import InHand
from headjudge.tournament.hall.deck_events import DecklistsJudged, Judged, ListJudged


@dataclass(frozen=True, slots=True)
class Rejudged:
    """A list whose judgement is no longer what it was."""

    entrant: str
    number: int
    before: Judged
    after: Judged

    @property
    def changes_verdict(self) -> bool:
        """Whether legal became illegal, or the like; else only the reasons or the data differ."""
        return self.before.verdict != self.after.verdict


def rejudged(hand: InHand, bases: Bases) -> tuple[Rejudged, ...]:
    """Every list that counts and would be judged otherwise now than it was. Cost: two milliseconds a list."""
    decks = hand.hall.decks
    rules = deck_rules(hand.event, decks.ruled)
    found = []
    for entrant in hand.event.entrants:
        stands = decks.of(entrant.id)
        if stands is None or not stands.fact.text:
            continue  # nothing handed in, or a list that was erased with its player
        judged = check(stands.fact.text, rules, bases).judged
        if judged != stands.judged:
            found.append(Rejudged(entrant.id, stands.fact.number, stands.judged, judged))
    return tuple(found)


def rechecked(hand: InHand, bases: Bases, now: int) -> tuple[DecklistsJudged, ...]:
    """The fact that lists are judged otherwise from now on; nothing where all are judged as they were."""
    found = rejudged(hand, bases)
    if not found:
        return ()
    return (DecklistsJudged(now, tuple(ListJudged(one.entrant, one.number, one.after) for one in found)),)
