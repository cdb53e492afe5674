"""Registration: by people themselves or at the desk, so many places, and the waiting list behind them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from headjudge.desk.asking import decided
from headjudge.desk.called import folded
from headjudge.desk.hand import InHand
from headjudge.desk.setting_up import LONGEST_NAME, name_faults
from headjudge.desk.who_plays import free_places
from headjudge.exchange.entrants import EntrantList, read_entrants
from headjudge.exchange.people import free_id
from headjudge.findings import Finding, InputError, Refused
from headjudge.running.coming import check_entry
from headjudge.running.stages import policy_in_force
from headjudge.tournament import commands
from headjudge.tournament.events import Entry
from headjudge.tournament.hall import commands as hall
from headjudge.tournament.wire import Happening

SELF = "self"
"""Who stands in the log where somebody registered without an account."""
Place = Literal["entered", "waits", "gone"]


@dataclass(frozen=True, slots=True)
class Registered:
    """What became of somebody who registered: ``number`` is their id in the event, ``place`` that in the queue."""

    state: Place
    name: str
    number: str
    place: int = 0


def asks_gem(hand: InHand) -> bool:
    """Whether the game has heroes and GEM ids to ask for: Flesh and Blood has."""
    return policy_in_force(hand.event.policy, hand.event.date).game == "fab"


def entry_for(hand: InHand, name: str, hero: str = "", outside: str = "", system: str = "gem") -> Entry:
    """Somebody as an entrant with the next free number, who plays from the next round on.

    Raises InputError with every fault by field (``name``, ``hero``, ``outside``).
    """
    faults = list(name_faults(name))
    for field, text in (("hero", hero), ("outside", outside)):
        if len(text) > LONGEST_NAME:
            faults.append(Finding("setup.name_long", "error", field, {"limit": LONGEST_NAME}))
        elif any("\ud800" <= letter <= "\udfff" for letter in text):
            faults.append(Finding("setup.name_broken", "error", field))
    if faults:
        raise InputError(faults)
    return Entry(
        id=free_id(_spoken_for(hand)),
        name=name.strip(),
        entered_in=len(hand.event.rounds) + 1,
        hero=hero.strip() or None,
        external={system: outside.strip()} if outside.strip() else {},
    )


def _spoken_for(hand: InHand) -> frozenset[str]:
    waiting = (one.id for one in hand.hall.waiting)
    return frozenset((*(entrant.id for entrant in hand.event.entrants), *waiting))


def namesake(hand: InHand, name: str) -> bool:
    """Whether somebody of this name is in the event or waits."""
    wanted = folded(name)
    known = (*(one.name for one in hand.event.entrants), *(one.name for one in hand.hall.waiting))
    return any(folded(one) == wanted for one in known)


def entered(hand: InHand, entries: tuple[Entry, ...], *, beyond: bool = False) -> tuple[Happening, ...]:
    """People enter as far as places are free, the others wait; with ``beyond`` all enter, whatever the places.

    Raises Refused where no round is left that somebody who enters now would play.
    """
    free = None if beyond else free_places(hand)
    # Whoever waits already comes first, so nobody who comes later takes a free place before them.
    if free is not None and hand.hall.waiting:
        free = 0
    first, rest = (entries, ()) if free is None else (entries[:free], entries[free:])
    asked: list[commands.Command | hall.HallCommand] = []
    if first:
        asked.append(commands.Enter(first))
    if rest:
        asked.append(hall.Wait(rest))
    made = decided(hand, *asked)
    if first:
        check_entry(made.event)
    return made.facts


def added(hand: InHand, name: str, *, other: bool, beyond: bool) -> tuple[Happening, ...]:
    """Somebody is entered at the desk by name alone. ``other``: another person than the one of the same name.

    Raises InputError for a name that is none, Refused where the name is known and ``other`` was not said.
    """
    entry = entry_for(hand, name)
    if not other and namesake(hand, name):
        raise Refused([Finding("refuse.same_name", "error", "name", {"name": entry.name})])
    return entered(hand, (entry,), beyond=beyond)


def read_list(hand: InHand, text: str, others: Collection[int] = ()) -> EntrantList:
    """A pasted list or a file's text as it would be taken now. Raises InputError with every fault at once."""
    return read_entrants(text, hand.event, others=others, taken=[one.id for one in hand.hall.waiting])


def taken_list(
    hand: InHand, text: str, others: Collection[int] = (), *, beyond: bool = False
) -> tuple[Happening, ...]:
    """Everybody new of a list enters, or waits where no place is free."""
    entries = read_list(hand, text, others).entries
    return entered(hand, entries, beyond=beyond) if entries else ()


def registered_alone(hand: InHand, entry: Entry, *, other: bool) -> tuple[Happening, ...]:
    """Somebody registers themselves; they wait where every place is taken. ``other``: see ``added``.

    Raises Refused where registration is closed or is for the desk only, and once the first round is paired.
    """
    registration = hand.hall.registration
    if not registration.open or not registration.by_themselves:
        raise Refused([Finding("refuse.registration_closed", "error", None)])
    if hand.event.rounds:
        raise Refused([Finding("refuse.registration_begun", "error", None)])
    if not other and namesake(hand, entry.name):
        raise Refused([Finding("refuse.registered_already", "error", "name")])
    return entered(hand, (entry,))


def registered(hand: InHand, number: str) -> Registered:
    """What became of somebody who registered, by the number that they were given."""
    for entrant in hand.event.entrants:
        if entrant.id == number:
            playing = entrant.plays_in(len(hand.event.rounds) + 1)
            return Registered("entered" if playing else "gone", entrant.name, number)
    for place, one in enumerate(hand.hall.waiting, 1):
        if one.id == number:
            return Registered("waits", one.name, number, place)
    return Registered("gone", "", number)


def set_registration(
    hand: InHand, *, is_open: bool, by_themselves: bool, capacity: str
) -> tuple[Happening, ...]:
    """Registration opens or closes; ``capacity`` as it was typed, empty for any number of places."""
    text = capacity.strip()
    if text and (not text.isdecimal() or len(text) > 6 or int(text) < 1):
        told = {"found": text[:40], "least": 1, "most": 999_999}
        raise InputError([Finding("setup.number", "error", "capacity", told)])
    asked = hall.SetRegistration(is_open, by_themselves, int(text) if text else None)
    return decided(hand, asked).facts


def admitted(hand: InHand, names: tuple[str, ...], *, beyond: bool = False) -> tuple[Happening, ...]:
    """People from the waiting list enter. Raises Refused where not so many places are free, unless ``beyond``."""
    free = free_places(hand)
    if not beyond and free is not None and free < len(names):
        raise Refused([Finding("refuse.no_place", "error", None, {"free": free, "wanted": len(names)})])
    made = decided(hand, hall.Admit(names))
    check_entry(made.event)
    return made.facts


def no_longer_waiting(hand: InHand, names: tuple[str, ...]) -> tuple[Happening, ...]:
    """People leave the waiting list."""
    return decided(hand, hall.LeaveWaiting(names)).facts
