"""A table's game as its log has it: what stands, what happened, what could be taken back or done again.

Replay decides nothing: where a card is stands in the facts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from headjudge.findings import InvariantBroken
from headjudge.tournament.tracker.events import (
    CardNow,
    TableFact,
    TurnNow,
    WorldbreakHappened,
    WorldbreakRedone,
    WorldbreakSeatTaken,
    WorldbreakTableOpened,
    WorldbreakUndone,
)
from headjudge.tournament.wire import Happening


@dataclass(frozen=True, slots=True)
class Standing:
    """Where every worldbreak is, whose turn it is, who has left."""

    cards: Mapping[str, CardNow]
    turn: TurnNow = field(default_factory=TurnNow)
    left: frozenset[str] = frozenset()

    def after(self, fact: WorldbreakHappened) -> Standing:
        """What stands once something has happened; the cards of those who have left are gone with them."""
        return Standing(
            {**self.cards, **{one.id: one for one in fact.cards}}, fact.turn, frozenset(fact.left)
        )


@dataclass(frozen=True, slots=True)
class Done:
    """Something that happened: the number of its row, the fact, and what stood before and after it."""

    row: int
    fact: WorldbreakHappened
    before: Standing
    after: Standing


@dataclass(frozen=True, slots=True)
class TableState:
    """A table's game. ``done``: what happened and counts, oldest first; ``undone``: what was taken back and could be
    done again, what goes first last; ``seats``: for each player the row by which a phone took the seat; ``ever``:
    everything that ever happened, by its row."""

    opened: WorldbreakTableOpened
    start: Standing
    done: tuple[Done, ...] = ()
    undone: tuple[Done, ...] = ()
    seats: Mapping[str, int] = field(default_factory=dict)
    ever: Mapping[int, Done] = field(default_factory=dict)

    @property
    def stands(self) -> Standing:
        """What stands."""
        return self.done[-1].after if self.done else self.start


def evolve_table(state: TableState | None, row: int, fact: Happening) -> TableState:
    """The game once the fact of a row of its log has happened; raises InvariantBroken where it cannot have.

    Cost: a copy of the list of what happened.
    """
    if isinstance(fact, WorldbreakTableOpened):
        if state is not None:
            raise InvariantBroken("a table is opened once")
        return TableState(fact, Standing({one.id: CardNow(one.id, "ready") for one in fact.cards}))
    if state is None:
        raise InvariantBroken("the first fact of a table opens it")
    match fact:
        case WorldbreakHappened():
            _check(state, fact)
            done = Done(row, fact, state.stands, state.stands.after(fact))
            return replace(state, done=(*state.done, done), undone=(), ever={**state.ever, row: done})
        case WorldbreakUndone():
            if not state.done or state.done[-1].row != fact.row:
                raise InvariantBroken("only what happened last is taken back")
            return replace(state, done=state.done[:-1], undone=(*state.undone, state.done[-1]))
        case WorldbreakRedone():
            if not state.undone or state.undone[-1].row != fact.row:
                raise InvariantBroken("only what was taken back last is done again")
            return replace(state, done=(*state.done, state.undone[-1]), undone=state.undone[:-1])
        case WorldbreakSeatTaken():
            if all(one.id != fact.player for one in state.opened.players):
                raise InvariantBroken("nobody of that id sits at the table")
            return replace(state, seats={**state.seats, fact.player: row})
    raise InvariantBroken(f"{type(fact).__name__} is no fact of a table")


def _check(state: TableState, fact: WorldbreakHappened) -> None:
    """A fact speaks of the cards and players of its table."""
    players = {one.id for one in state.opened.players}
    named = {fact.event.by, fact.event.player, fact.turn.player, *fact.left, *fact.turn.extra}
    cards = {one.id for one in fact.cards} | {fact.event.card}
    if not named - {None} <= players or not cards - {None} <= state.start.cards.keys():
        raise InvariantBroken("a fact names a card or a player that is not at the table")


def replay_table(facts: Iterable[TableFact]) -> TableState:
    """The game after all facts of a table's log."""
    state: TableState | None = None
    for row, fact in enumerate(facts, 1):
        state = evolve_table(state, row, fact)
    if state is None:
        raise InvariantBroken("a log without rows has no table")
    return state
