"""The sheets of an event: a player's list as it is registered, everybody's, and an empty one to write on."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from headjudge.decks.reading import Bases
from headjudge.decks.sheet import (
    DeckSheet,
    Kind,
    Printed,
    SheetGroup,
    SheetRow,
    blank_groups,
    cards_of_deck,
    groups_on_paper,
    leaders_of,
)
from headjudge.desk.called import folded
from headjudge.desk.decklists.asked import deck_rules
from headjudge.desk.decklists.checking import check
from headjudge.desk.hand import InHand
from headjudge.desk.who_plays import entrant_of
from headjudge.desk.worldbreaks.rules import is_dealt, rules_of
from headjudge.tournament.state import Entrant

PART = 200
"""Lists in one file of sheets: the file of thousands took 20 seconds and 2 GB of memory, one of these a tenth."""


@dataclass(frozen=True, slots=True)
class Part:
    """Some of an event's lists by name, for a file of their own: its number from 1, whose list is first and last."""

    number: int
    first: str
    last: str
    count: int


def parts_of(hand: InHand) -> tuple[Part, ...]:
    """The files into which the sheets of all lists are divided; one where there are few, none without lists."""
    there = _handed_in(hand)
    return tuple(
        Part(at // PART + 1, there[at].name, there[at : at + PART][-1].name, len(there[at : at + PART]))
        for at in range(0, len(there), PART)
    )


def sheet_of(
    hand: InHand, entrant: str, bases: Bases, printed_at: str, kind: Kind = "registration"
) -> DeckSheet:
    """The sheet of an entrant's list that counts, judged as of now; an empty one with the name where there is none.

    ``printed_at`` is UTC as the sheet prints it. Raises InputError where nobody has the id.
    """
    return _sheet(hand, entrant_of(hand.event, entrant), bases, printed_at, kind)


def every_sheet(
    hand: InHand, bases: Bases, printed_at: str, kind: Kind = "registration", part: int | None = None
) -> tuple[DeckSheet, ...]:
    """The sheets of all who have handed in a list, by name, or those of a part (from 1; empty where there is none).

    Cost: about two milliseconds a list.
    """
    there = _handed_in(hand)
    if part is not None:
        there = there[(part - 1) * PART : part * PART] if part > 0 else []
    return tuple(_sheet(hand, one, bases, printed_at, kind) for one in there)


def _handed_in(hand: InHand) -> list[Entrant]:
    there = [one for one in hand.event.entrants if hand.hall.decks.of(one.id) is not None]
    return sorted(there, key=lambda one: (folded(one.name), one.id))


def blank_sheet(hand: InHand, printed_at: str, entrant: Entrant | None = None) -> DeckSheet:
    """An empty sheet of the event to write a list on; with an entrant's name where one is given."""
    rules = deck_rules(hand.event, hand.hall.decks.ruled)
    form = rules.format()
    return DeckSheet(
        kind="blank",
        game=rules.game,
        groups=(*blank_groups(rules.game, form, _to_register(hand)), *_dealt(hand, entrant)),
        printed=_printed(hand, printed_at),
        event=hand.event.name,
        date=hand.event.date,
        player="" if entrant is None else entrant.name,
        number="" if entrant is None else entrant.id,
        format=form,
    )


def _sheet(hand: InHand, one: Entrant, bases: Bases, printed_at: str, kind: Kind) -> DeckSheet:
    stands = hand.hall.decks.of(one.id)
    if stands is None:
        return blank_sheet(hand, printed_at, one)
    rules = deck_rules(hand.event, hand.hall.decks.ruled)
    checked = check(stands.fact.text, rules, bases)
    deck = checked.deck
    base = None if deck is None else bases.get(deck.game)
    of_list = () if deck is None else groups_on_paper(deck, base)
    groups = (*of_list, *_dealt(hand, one))
    return DeckSheet(
        kind=kind,
        game=rules.game if deck is None else deck.game,
        groups=groups,
        printed=_printed(hand, printed_at),
        event=hand.event.name,
        date=hand.event.date,
        player=one.name,
        number=one.id,
        leaders=() if deck is None else leaders_of(deck, base),
        total=cards_of_deck(of_list),
        format=rules.format(),
        verdict=checked.verdict,
        findings=checked.findings,
        cards=checked.source,
    )


def _to_register(hand: InHand) -> int:
    """How many worldbreaks a list has to name: none where the organiser deals them, or in another format."""
    rules = rules_of(hand.event)
    return 0 if rules is None or is_dealt(rules) else rules.cards_each


def _dealt(hand: InHand, one: Entrant | None) -> tuple[SheetGroup, ...]:
    """The worldbreaks that were dealt to an entrant: no part of the list, and beside it on the sheet."""
    rules = rules_of(hand.event)
    cards = () if one is None or rules is None or not is_dealt(rules) else hand.hall.worldbreaks.of(one.id)
    if not cards:
        return ()
    rows = tuple(SheetRow(many, card) for card, many in Counter(cards).items())
    return (SheetGroup("worldbreaks_dealt", len(cards), rows),)


def _printed(hand: InHand, at: str) -> Printed:
    return Printed(at, hand.version, hand.head.digest)
