"""The cards that a house format puts beside a deck: World Breaker's worldbreaks where players choose them.

Whether they choose (A1) and what limits hold for those cards (A2) are options of an event. Where nobody says which, a
list that names worldbreaks is one of a player who chose, and a list that names none is one for an evening on which
the organiser deals.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from headjudge.decks.decklist import Decklist, Entry, Section, copies
from headjudge.decks.words import WORLDBREAKS
from headjudge.policy.deck_formats import FormatOnDate
from headjudge.policy.format_options import rules_in_force

ChosenBy = Literal["dealt", "registered"]
Limit = Literal["ban-list", "singleton", "identity"]
PILE_KEYS: Mapping[str, str] = {WORLDBREAKS: "worldbreaks"}
"""Piles that stand under a key of their own beside the sections, wherever a list is shown; by their English word."""


class Beside(Struct, frozen=True):
    """What a format says of the cards beside a deck: their pile, how many, who chooses them, which limits hold.

    ``is_said``: whether somebody said who chooses; else it is told by the list.
    """

    pile: str
    count: int
    chosen_by: ChosenBy
    is_said: bool
    limits: frozenset[Limit]

    @property
    def is_registered(self) -> bool:
        """Whether they stand in the list."""
        return self.chosen_by == "registered"


_LIMITS: Mapping[str, frozenset[Limit]] = {
    "none": frozenset(),
    "ban-list": frozenset(("ban-list",)),
    "singleton": frozenset(("singleton",)),
    "identity": frozenset(("identity",)),
    "all": frozenset(("ban-list", "singleton", "identity")),
}
MOST_COMMANDERS = 2


def beside_of(deck: Decklist, format_on_date: FormatOnDate, options: Mapping[str, Any]) -> Beside | None:
    """What holds for the cards beside this deck; None where the format has none.

    ``options`` are those of the event (``chosen_by`` or ``A1``, ``deck_limits`` or ``A2`` …), as far as anybody said.
    """
    told = format_on_date.values.get("beside")
    if told is None:
        return None
    rules = rules_in_force(format_on_date.id, date.fromisoformat(format_on_date.on), options)
    if rules is None:
        return None
    by_name = {one.key: one.name for one in rules.options}
    is_said = "A1" in options or by_name["A1"] in options
    chosen: ChosenBy = "registered" if rules.says("A1", "registered") else "dealt"
    if not is_said:
        chosen = "registered" if entries_beside(deck, format_on_date) else "dealt"
    return Beside(told["pile"], rules.cards_each, chosen, is_said, _LIMITS[rules.chosen["A2"]])


def entries_beside(deck: Decklist, format_on_date: FormatOnDate) -> tuple[Entry, ...]:
    """The entries of a list that stand beside the deck: those of the format's pile, and those of a sideboard, since
    many programs have no other place for them. Empty where the format has no such pile."""
    beside = format_on_date.values.get("beside")
    if beside is None:
        return ()
    return tuple(
        entry for entry in deck.entries if entry.section == "sideboard" or _is_in(entry, beside["pile"])
    )


def with_pile(deck: Decklist, beside: Beside | None) -> Decklist:
    """The list with a sideboard read as the pile, where players choose its cards."""
    if beside is None or not beside.is_registered or not deck.of("sideboard"):
        return deck
    moved = (
        replace(entry, section="extras", pile=beside.pile) if entry.section == "sideboard" else entry
        for entry in deck.entries
    )
    return replace(deck, entries=tuple(moved))


def may_hold_commander(deck: Decklist, beside: Beside | None, is_form_without_place: bool) -> bool:
    """Whether the sideboard of a list without a marked commander could be the place of that commander."""
    if beside is None or (beside.is_said and not beside.is_registered):
        return True
    if beside.is_said or any(_is_in(entry, beside.pile) for entry in deck.entries):
        return False
    return is_form_without_place and copies(deck.of("sideboard")) <= MOST_COMMANDERS


def parts_of(deck: Decklist) -> tuple[tuple[str, tuple[Entry, ...]], ...]:
    """The sections that hold cards, in the order in which a list shows them, and behind them the piles with a key of
    their own (``worldbreaks``)."""
    found: list[tuple[str, tuple[Entry, ...]]] = []
    for section in deck.sections():
        found += _parted(section, deck.of(section))
    return tuple(found)


def _parted(section: Section, entries: tuple[Entry, ...]) -> list[tuple[str, tuple[Entry, ...]]]:
    if section != "extras":
        return [(section, entries)]
    piles: dict[str, list[Entry]] = {}
    for entry in entries:
        piles.setdefault(PILE_KEYS.get(entry.pile or "", section), []).append(entry)
    return [(key, tuple(piles[key])) for key in (section, *PILE_KEYS.values()) if key in piles]


def _is_in(entry: Entry, pile: str) -> bool:
    return entry.section == "extras" and entry.pile == pile
