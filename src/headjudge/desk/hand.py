"""An event as the desk has it in hand: everything that its log says, folded, and what could be undone next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from headjudge.findings import InvariantBroken
from headjudge.store.protocol import Head
from headjudge.tournament.clocks.kept import Clocks, clock_state
from headjudge.tournament.evolve import evolve, in_force
from headjudge.tournament.hall.events import CommandUndone
from headjudge.tournament.hall.kept import Hall, hall_state
from headjudge.tournament.rows import BesideText, Row, from_row
from headjudge.tournament.state import Tournament
from headjudge.tournament.wire import Happening

UNDONE = "command-undone"


@dataclass(frozen=True, slots=True)
class Step:
    """A command that counts: its rows (``first`` to ``last``), their names, who gave it and when."""

    command: str
    first: int
    last: int
    names: tuple[str, ...]
    actor: str
    time: str


@dataclass(frozen=True, slots=True)
class InHand:
    """An event in hand at one version of its log.

    ``steps`` are the commands that count, oldest first; ``undone`` the ids of those that were taken back, ``undos`` of
    those that did it; ``opened`` the moment of the first row, ``changed`` that of
    the last (UTC with milliseconds).
    """

    stream: str
    head: Head
    event: Tournament
    hall: Hall
    clocks: Clocks
    steps: tuple[Step, ...]
    undone: frozenset[str]
    undos: frozenset[str]
    opened: str
    changed: str

    @property
    def version(self) -> int:
        """The number of the last row: what is shown is shown as of this."""
        return self.head.version

    @property
    def is_published(self) -> bool:
        """Whether everybody may see the last round that is paired (also where none is)."""
        return self.hall.published >= len(self.event.rounds)


def in_hand(stream: str, rows: Sequence[Row], texts: Sequence[BesideText]) -> InHand:
    """The event of a whole log. Cost: linear in the log; 0.1 s for 500 players and nine rounds."""
    told = {text.id: text.text for text in texts}
    counts = in_force([from_row(row, told) for row in rows])
    facts = [fact for _, fact in counts]
    event: Tournament | None = None
    for fact in facts:
        event = evolve(event, fact)
    if event is None:
        raise InvariantBroken(f"{stream} has no rows")
    steps: tuple[Step, ...] = ()
    for number, _ in counts:
        steps = _with(steps, rows[number - 1])
    undos = frozenset(row.command for row in rows if row.name == UNDONE)
    last = rows[-1]
    return InHand(
        stream,
        Head(last.sequence, last.digest),
        event,
        hall_state(facts),
        clock_state(facts),
        steps,
        frozenset(row.command for row in rows).difference(undos, (step.command for step in steps)),
        undos,
        rows[0].time,
        last.time,
    )


def continued_by(hand: InHand, rows: Sequence[Row], texts: Sequence[BesideText]) -> InHand | None:
    """The event after further rows; None where one of them undoes something, and the log has to be read whole."""
    told = {text.id: text.text for text in texts}
    facts: list[Happening] = [from_row(row, told) for row in rows]
    if any(isinstance(fact, CommandUndone) for fact in facts):
        return None
    event, steps = hand.event, hand.steps
    for fact in facts:
        event = evolve(event, fact)
    for row in rows:
        steps = _with(steps, row)
    last = rows[-1]
    return InHand(
        hand.stream,
        Head(last.sequence, last.digest),
        event,
        hall_state(facts, hand.hall),
        clock_state(facts, hand.clocks),
        steps,
        hand.undone,
        hand.undos,
        hand.opened,
        last.time,
    )


def _with(steps: tuple[Step, ...], row: Row) -> tuple[Step, ...]:
    if steps and steps[-1].command == row.command:
        last = steps[-1]
        names = (*last.names, row.name)
        return (*steps[:-1], Step(last.command, last.first, row.sequence, names, row.actor, row.time))
    return (*steps, Step(row.command, row.sequence, row.sequence, (row.name,), row.actor, row.time))
