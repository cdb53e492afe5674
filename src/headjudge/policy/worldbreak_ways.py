"""Where a worldbreak goes from where, asked of the table of transitions: what a rule sheet shows in a small table.

Source: the transitions of ``worldbreak_rules`` (FCG WORLD BREAKER, 2016-05-31), under the options of an evening.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from headjudge.policy.worldbreak_rules import CardKind, State, Transition, WorldbreakRules

Start = Literal["ready", "spell", "resolving", "battlefield", "graveyard"]
"""What a card is when something would move it: ready, a spell that does not resolve, an instant or sorcery that
resolves, a permanent, a card in the graveyard."""

Place = Literal["battlefield", "graveyard", "exile", "hand", "library"]

STARTS: tuple[Start, ...] = ("ready", "spell", "resolving", "battlefield", "graveyard")
PLACES: tuple[Place, ...] = ("battlefield", "graveyard", "exile", "hand", "library")

_STATE: dict[Start, State] = {"spell": "stack", "resolving": "stack"}
_EVENT: dict[Start, str] = {
    "ready": "put",
    "spell": "counter",
    "resolving": "resolve",
    "battlefield": "leave",
    "graveyard": "move",
}


@dataclass(frozen=True, slots=True)
class Way:
    """Something would move a card from ``start`` to ``place``; ``row`` is the transition, None where nothing does."""

    start: Start
    place: Place
    row: Transition | None


def way(rules: WorldbreakRules, start: Start, place: Place) -> Way:
    """The transition of a card that something would move from ``start`` to ``place``."""
    event = _EVENT[start]
    if start == "ready" and place in ("hand", "library"):
        event = "search"
    elif start == "spell" and place == "battlefield":
        event = "put"
    state: State = _STATE.get(start, start)  # type: ignore[arg-type]
    kind: CardKind | None = "instant_or_sorcery" if start == "resolving" else None
    for row in rules.transitions:
        if (
            state in row.origins
            and row.event == event
            and place in row.to
            and row.of == kind
            and not row.fizzled
        ):
            return Way(start, place, row)
    return Way(start, place, None)


def ways(rules: WorldbreakRules) -> tuple[tuple[Way, ...], ...]:
    """A row for each of ``STARTS``, a cell for each of ``PLACES``."""
    return tuple(tuple(way(rules, start, place) for place in PLACES) for start in STARTS)


def reachable(rules: WorldbreakRules) -> frozenset[State]:
    """The states that a worldbreak can come to under the options: exile only under one of them, for example."""
    found: set[State] = {"ready"}
    while True:
        ends = {end for row in rules.transitions if found & set(row.origins) for end in _ends(row)}
        if ends <= found:
            return frozenset(found)
        found |= ends


def rows_in_play(rules: WorldbreakRules) -> tuple[Transition, ...]:
    """The transitions that can happen under the options, in the order of the table."""
    states = reachable(rules)
    return tuple(row for row in rules.transitions if states & set(row.origins))


def _ends(row: Transition) -> set[State]:
    if row.refuse is not None or row.lands == "stays":
        return set()
    named: set[State] = {place for place in ("hand", "library") if place in row.to}
    if row.lands == "named":
        return named
    return {row.lands, *named} if row.keep == "owner" else {row.lands}
