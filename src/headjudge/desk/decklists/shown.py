"""The decklists that everybody may see: once they are published, and not before."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from headjudge.decks.beside import entries_beside
from headjudge.decks.reading import Bases, read_deck
from headjudge.desk.called import folded
from headjudge.desk.decklists.asked import deck_rules
from headjudge.desk.decklists.beside import Group, groups_of
from headjudge.desk.shown_to_all import Shown
from headjudge.desk.worldbreaks.rules import rules_of
from headjudge.findings import InputError
from headjudge.tournament.state import Entrant


@dataclass(frozen=True, slots=True)
class ShownDeck:
    """A published list: whose it is, its cards in groups, and the text as it was handed in (empty where it names cards
    that nobody else may see yet)."""

    entrant: Entrant
    groups: tuple[Group, ...]
    text: str


def shown_lists(shown: Shown) -> tuple[Entrant, ...] | None:
    """Whose lists are shown, by name; None while none are published."""
    decks = shown.hall.decks
    if not decks.published:
        return None
    there = [one for one in shown.event.entrants if _text(shown, one.id)]
    return tuple(sorted(there, key=lambda one: (folded(one.name), one.id)))


def shown_deck(shown: Shown, entrant: str, bases: Bases) -> ShownDeck | None:
    """A published list; None where it is not published, or there is none."""
    one = next((one for one in shown_lists(shown) or () if one.id == entrant), None)
    if one is None:
        return None
    text = _text(shown, entrant)
    try:
        deck = read_deck(text, bases, game=deck_rules(shown.event).game)
    except InputError:
        return ShownDeck(
            one, (), text
        )  # a form that only an earlier version read: the text itself is still there
    form = deck_rules(shown.event).format()
    secret = () if form is None or _is_shown_to_all(shown) else entries_beside(deck, form)
    if not secret:
        return ShownDeck(one, groups_of(deck, bases), text)
    kept = replace(deck, entries=tuple(entry for entry in deck.entries if entry not in secret))
    return ShownDeck(one, groups_of(kept, bases), "")


def _is_shown_to_all(shown: Shown) -> bool:
    """Whether everybody may see worldbreaks before they are used (option A3)."""
    rules = rules_of(shown.event)
    return rules is None or rules.says("A3", "everyone")


def _text(shown: Shown, entrant: str) -> str:
    stands = shown.hall.decks.of(entrant)
    return "" if stands is None else stands.fact.text
