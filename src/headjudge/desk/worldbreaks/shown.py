"""The worldbreaks of an event as its staff see them: the pool, who has which, who still waits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from headjudge.decks.reading import Bases
from headjudge.desk.called import folded
from headjudge.desk.hand import InHand
from headjudge.desk.who_plays import matches, status_of
from headjudge.desk.worldbreaks.brought import BroughtCard, named
from headjudge.desk.worldbreaks.dealing import Waiting, waiting
from headjudge.desk.worldbreaks.pool import pool_copies, pool_mark
from headjudge.policy.worldbreak_rules import WorldbreakRules
from headjudge.tournament.state import Entrant

State = Literal["dealt", "ready", "list", "card_data", "left"]
"""Has them; can be dealt to; waits for a list or for card data; has left the event and still holds some."""


@dataclass(frozen=True, slots=True)
class Row:
    """An entrant and what was dealt."""

    entrant: Entrant
    state: State
    cards: tuple[BroughtCard, ...]


@dataclass(frozen=True, slots=True)
class DealtWorldbreaks:
    """The page of the staff. ``mark`` stands for the pool and who holds what of it; ``wanted`` is how many cards those
    need who can be dealt to now."""

    rules: WorldbreakRules
    rows: tuple[Row, ...]
    cards: int
    copies: int
    left: int
    ready: int
    waits: int
    wanted: int
    mark: str


def dealt_worldbreaks(
    hand: InHand, bases: Bases, rules: WorldbreakRules, search: str = ""
) -> DealtWorldbreaks:
    """Who has which worldbreaks: who has none first, then by name. Cost: linear, with limits by deck (A2) one list
    judged for each who has none."""
    stands = hand.hall.worldbreaks
    base = bases.get("mtg")
    open_ones = waiting(hand, bases)
    rows = []
    for one in hand.event.entrants:
        held = stands.of(one.id)
        state = _state(hand, one, open_ones, bool(held))
        if state is not None and matches(one, search):
            rows.append(Row(one, state, tuple(named(card, base) for card in held)))
    rows.sort(key=lambda row: (bool(row.cards), folded(row.entrant.name), row.entrant.id))
    copies, left = pool_copies(stands)
    ready = len(open_ones.ready)
    return DealtWorldbreaks(
        rules,
        tuple(rows),
        len(stands.pool),
        copies,
        left,
        ready,
        len(open_ones.waits),
        ready * rules.cards_each,
        pool_mark(hand),
    )


def _state(hand: InHand, one: Entrant, open_ones: Waiting, has_some: bool) -> State | None:
    if status_of(hand.event, one) not in ("active", "later"):
        return "left" if has_some else None
    if has_some:
        return "dealt"
    return open_ones.waits.get(one.id, "ready")
