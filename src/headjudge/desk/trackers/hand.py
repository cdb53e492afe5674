"""A table's game as the desk has it in hand, and how its facts and the rules' own values become one another."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from headjudge.desk.log_desk import LogDesk
from headjudge.findings import Finding, InvariantBroken, Refused
from headjudge.policy.worldbreak_rules import WorldbreakRules, worldbreak_rules
from headjudge.store.protocol import Head
from headjudge.tournament.rows import BesideText, Row, from_row
from headjudge.tournament.tracker.events import (
    CardNow,
    TableFact,
    TrackedEvent,
    TurnNow,
    WorldbreakHappened,
    WorldbreakTableOpened,
)
from headjudge.tournament.tracker.state import Done, Standing, TableState, evolve_table
from headjudge.tournament.wire import TABLE_OPENED
from headjudge.worldbreaker.card_facts import CardFacts, Part
from headjudge.worldbreaker.game import Game, Seat, Turn, Worldbreak
from headjudge.worldbreaker.happenings import Happening
from headjudge.worldbreaker.machine import Step


@dataclass(frozen=True, slots=True)
class Line:
    """A row of the table's log: its number, the fact, who did it and when (UTC with milliseconds)."""

    row: int
    fact: TableFact
    actor: str
    time: str


@dataclass(frozen=True, slots=True)
class TableHand:
    """A table's game at one version of its log. ``commands``: the row that each command began with."""

    stream: str
    head: Head
    state: TableState
    lines: tuple[Line, ...]
    commands: Mapping[str, int]

    @property
    def version(self) -> int:
        """The number of the last row."""
        return self.head.version

    @property
    def opened(self) -> WorldbreakTableOpened:
        """Who plays with what."""
        return self.state.opened

    @property
    def players(self) -> tuple[str, ...]:
        """The ids of those who sit at the table, in the order of their seats."""
        return tuple(one.id for one in self.opened.players)

    @property
    def rules(self) -> WorldbreakRules:
        """The rules that the game is played by."""
        return rules_of_table(self.opened)

    def game(self) -> Game:
        """The game as it stands. Cost: some microseconds a card."""
        return game_of(self.opened, self.state.stands)


class TableDesk(LogDesk[TableHand]):
    """The games of one store; see :class:`headjudge.desk.log_desk.LogDesk`."""

    FIRST = TABLE_OPENED
    AT_HAND = 512

    def folded(self, stream: str, rows: Sequence[Row], texts: Sequence[BesideText]) -> TableHand:
        """The game of a whole log. Cost: linear in the log."""
        return _with(None, stream, rows, texts)

    def followed(self, hand: TableHand, rows: Sequence[Row], texts: Sequence[BesideText]) -> TableHand:
        """The game after further rows."""
        return _with(hand, hand.stream, rows, texts)

    def was_taken(self, hand: TableHand, command: str) -> bool:
        """Whether a game has a command already; raises Refused where what it did was taken back since."""
        row = hand.commands.get(command)
        if row is None:
            return False
        if row in hand.state.ever and all(done.row != row for done in hand.state.done):
            raise Refused([Finding("refuse.undone_since", "error", None)])
        return True

    def open(self, stream: str, fact: WorldbreakTableOpened, *, actor: str, command: str) -> TableHand:
        """A new game. Raises StoreError (``log.exists``) where the table has one."""
        return self._begin(stream, [fact], actor=actor, command=command)


def _with(hand: TableHand | None, stream: str, rows: Sequence[Row], texts: Sequence[BesideText]) -> TableHand:
    told = {text.id: text.text for text in texts}
    state = None if hand is None else hand.state
    lines = [] if hand is None else list(hand.lines)
    commands = {} if hand is None else dict(hand.commands)
    for row in rows:
        fact = from_row(row, told)
        state = evolve_table(state, row.sequence, fact)
        lines.append(Line(row.sequence, fact, row.actor, row.time))  # type: ignore[arg-type]
        commands.setdefault(row.command, row.sequence)
    if state is None:
        raise InvariantBroken(f"{stream} has no rows")
    return TableHand(stream, Head(rows[-1].sequence, rows[-1].digest), state, tuple(lines), commands)


# -- facts <-> the values of the rules -----------------------------------------------------------------


@lru_cache(maxsize=64)
def _rules(edition: str, options: tuple[tuple[str, str], ...]) -> WorldbreakRules:
    return worldbreak_rules(datetime.date.fromisoformat(edition), dict(options))


def rules_of_table(opened: WorldbreakTableOpened) -> WorldbreakRules:
    """The rules that a table was opened with."""
    return _rules(opened.edition, tuple(sorted(opened.options.items())))


def game_of(opened: WorldbreakTableOpened, standing: Standing) -> Game:
    """The game that stands, for the rules to say what may come next."""
    seats = {
        one.id: Seat(one.id, one.commanders, frozenset(one.kinds), one.id not in standing.left)
        for one in opened.players
    }
    cards = {}
    for one in opened.cards:
        if one.owner in standing.left:
            continue  # it left with its owner
        now = standing.cards[one.id]
        parts = tuple(
            Part(part.name, part.cost, part.types, part.has_flash, part.is_exiled) for part in one.parts
        )
        cards[one.id] = Worldbreak(
            one.id,
            CardFacts(one.card, parts),
            one.owner,
            now.state,
            now.under,
            now.takers,
            now.part,
            now.is_known,
        )
    turn = standing.turn
    return Game(
        rules_of_table(opened),
        seats,
        cards,
        Turn(turn.player, turn.phase, turn.lands, dict(turn.extra)),
    )


def happened(before: Game, after: Game, step: Step) -> WorldbreakHappened:
    """What the rules answered, as the fact of the log."""
    assert step.is_accepted
    turn = after.turn
    return WorldbreakHappened(
        tracked(step.happening),
        tuple(_card_now(card) for key, card in after.cards.items() if before.cards[key] != card),
        TurnNow(turn.player, turn.phase, turn.lands, dict(turn.extra)),
        tuple(seat.id for seat in after.seats.values() if not seat.is_in),
        step.passed,
        step.shuffled,
        step.rule,
        step.sentences,
        step.options,
        step.triggers,
    )


def _card_now(card: Worldbreak) -> CardNow:
    return CardNow(card.id, card.state, card.under, card.takers, card.part, card.is_known)


def tracked(happening: Happening) -> TrackedEvent:
    """An event as the log has it."""
    return TrackedEvent(
        happening.do,  # type: ignore[arg-type]
        happening.by,
        happening.card,
        happening.to,
        happening.pay,
        happening.is_free,
        happening.part,
        happening.has_flash,
        happening.fizzled,
        happening.range,
        happening.returns,
        happening.keep,
        happening.player,
        happening.phase,
    )


def happening_of(event: TrackedEvent) -> Happening:
    """An event of the log as the rules have it."""
    return Happening(
        event.do,
        event.by,
        event.card,
        event.to,
        event.pay,
        event.is_free,
        event.part,
        event.has_flash,
        event.fizzled,
        event.range,
        event.returns,
        event.keep,
        event.player,
        event.phase,
    )


def step_of(opened: WorldbreakTableOpened, done: Done) -> Step:
    """What happened, as the rules answered it that day: for the history in words."""
    game = game_of(opened, done.after)
    fact = done.fact
    card = None if fact.event.card is None else game.cards.get(fact.event.card)
    return Step(
        happening_of(fact.event),
        card,
        fact.passed,
        fact.shuffled,
        fact.rule,
        fact.sentences,
        fact.options,
        fact.triggers,
        also=tuple(
            game.cards[one.id] for one in fact.cards if one.id != fact.event.card and one.id in game.cards
        ),
    )
