"""What a player sees of the own list: what is registered, until when it can be changed, what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass

from headjudge.decks.reading import Bases
from headjudge.desk.decklists.asked import Asked, asked_of
from headjudge.desk.decklists.checking import Checked, check
from headjudge.desk.decklists.handing_in import number_of
from headjudge.desk.hand import InHand
from headjudge.desk.who_plays import entrant_of, status_of
from headjudge.tournament.hall.deck_state import ListInHand
from headjudge.tournament.state import Entrant


@dataclass(frozen=True, slots=True)
class OwnList:
    """A player's page: who it is, what is asked, the list that counts and how it stands now.

    ``number`` is that of the list that counts (0 before the first); ``can_change``: the player may hand one in now.
    """

    entrant: Entrant
    asked: Asked
    registered: ListInHand | None
    checked: Checked | None
    number: int
    can_change: bool


def own_list(hand: InHand, entrant: str, bases: Bases, now: int) -> OwnList:
    """The page of a player. Raises InputError where nobody has the id."""
    one = entrant_of(hand.event, entrant)
    asked = asked_of(hand, now)
    registered = hand.hall.decks.of(entrant)
    checked = None if registered is None else check(registered.fact.text, asked.rules, bases)
    is_in = status_of(hand.event, one) in ("active", "later")
    return OwnList(
        one, asked, registered, checked, number_of(hand, entrant), asked.takes_from_players and is_in
    )
