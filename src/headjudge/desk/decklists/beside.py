"""One deck for a judge: the cards in groups to be counted, each with what was found about it."""

from __future__ import annotations

from dataclasses import dataclass

from headjudge.cards.card import FabCard
from headjudge.cards.database import CardBase
from headjudge.cards.folding import folded
from headjudge.decks.beside import parts_of
from headjudge.decks.decklist import Decklist, Entry, Section, copies
from headjudge.decks.grouping import place_of, registration_groups
from headjudge.decks.reading import Bases, KeyedCards, spelled
from headjudge.desk.decklists.asked import Asked, asked_of
from headjudge.desk.decklists.checking import Checked, check
from headjudge.desk.decklists.standing import Row, row_of
from headjudge.desk.hand import InHand
from headjudge.desk.who_plays import entrant_of
from headjudge.findings import Finding
from headjudge.tournament.hall.deck_state import ListInHand

_BESIDE: frozenset[Section] = frozenset(("maybeboard", "tokens"))
"""Sections of Flesh and Blood that belong to no group of registration."""


@dataclass(frozen=True, slots=True)
class Card:
    """Some copies of a card: how many, its name as the list should write it, as it is written, what was found.

    ``written`` is the name that the list has, where that is another one; a colour behind a name is no other name.
    """

    count: int
    name: str
    written: str
    line: int
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that are counted together: a key of ``deck_group``, how many there are, the cards by name."""

    key: str
    count: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DeckBeside:
    """An entrant's deck beside its findings; ``checked`` is None where no list was handed in.

    ``about`` are the findings that concern no single card. ``history``: every list of the entrant, newest first.
    """

    row: Row
    asked: Asked
    checked: Checked | None
    groups: tuple[Group, ...]
    about: tuple[Finding, ...]
    history: tuple[ListInHand, ...]
    number: int
    text: str


def deck_beside(hand: InHand, entrant: str, bases: Bases, now: int) -> DeckBeside:
    """The deck of an entrant as it is judged now. Raises InputError where nobody has the id."""
    asked = asked_of(hand, now)
    row = row_of(hand, entrant_of(hand.event, entrant), asked)
    history = tuple(reversed(hand.hall.decks.lists.get(entrant, ())))
    if row.list is None:
        return DeckBeside(row, asked, None, (), (), history, 0, "")
    text = row.list.fact.text
    checked = check(text, asked.rules, bases)
    groups = () if checked.deck is None else groups_of(checked.deck, bases, checked.findings)
    lines = {card.line for group in groups for card in group.cards}
    about = tuple(one for one in checked.findings if one.line not in lines)
    return DeckBeside(row, asked, checked, groups, about, history, row.list.fact.number, text)


def groups_of(deck: Decklist, bases: Bases, findings: tuple[Finding, ...] = ()) -> tuple[Group, ...]:
    """The cards in groups for counting: for Magic by section, for Flesh and Blood the groups of registration.

    Rule: Tournament Rules and Policy, A.5.
    """
    base = bases.get(deck.game)
    if deck.game == "fab":
        piles = registration_groups(deck.entries, None if base is None else KeyedCards(base))
        named: list[tuple[str, tuple[Entry, ...]]] = [
            (f"fab_{group}", some) for group, some in piles.items() if some
        ]
        named += [(one, deck.of(one)) for one in deck.sections() if one in _BESIDE]
    else:
        named = list(parts_of(deck))
    return tuple(Group(key, copies(some), _cards(some, findings, base)) for key, some in named)


def _cards(
    entries: tuple[Entry, ...], findings: tuple[Finding, ...], base: CardBase | None
) -> tuple[Card, ...]:
    found = []
    for entry in entries:
        known = base.by_key(entry.card) if base is not None and entry.card is not None else None
        name = entry.name if known is None else spelled(known)
        said = tuple(one for one in findings if one.line == entry.line)
        is_same = known is not None and folded(known.name) == folded(entry.name)
        card = Card(entry.count, name, name if is_same else entry.name, entry.line, said)
        facts = None if known is None or base is None else base.card(known.id)
        is_hero = place_of(facts) == "hero" if isinstance(facts, FabCard) else entry.section == "hero"
        found.append((not is_hero, name.casefold(), entry.line, card))
    # The hero stands first, as on paper.
    return tuple(one[-1] for one in sorted(found, key=lambda one: one[:-1]))
