"""Events at a desk in memory, made quickly."""

import itertools
from collections.abc import Sequence

from headjudge.desk.desk import Desk
from headjudge.desk.hand import InHand
from headjudge.running.next_round import next_round
from headjudge.running.reporting import prepare_reports
from headjudge.store.memory import MemoryStore
from headjudge.store.protocol import Store
from headjudge.tournament import commands
from headjudge.tournament.decide import decide
from headjudge.tournament.evolve import evolve
from headjudge.tournament.hall import commands as hall
from headjudge.tournament.hall.deciding import decide_hall
from headjudge.tournament.state import Entrant, Result, Tournament
from headjudge.tournament.wire import Happening

NAMES = ("Aki", "Борис", "千尋", "Dana", "Emi", "Fyodor", "Gen", "Hana")


def players(count: int) -> tuple[Entrant, ...]:
    """So many entrants with ids 1, 2, …"""
    return tuple(Entrant(str(n + 1), f"{NAMES[n % len(NAMES)]} {n + 1}") for n in range(count))


def event(count: int = 8, policy: str = "fab/classic-constructed", **more: object) -> Tournament:
    """An event before its first round."""
    made = {"name": "Friday", "date": "2026-11-27", "seed": "7", **more}
    return Tournament(headjudge=1, policy=policy, entrants=players(count), rounds=(), **made)


def a_desk(store: Store | None = None) -> Desk:
    """A desk whose clock shows one second more at each look."""
    ticks, salts = itertools.count(), itertools.count()

    def clock() -> str:
        tick = next(ticks)
        return f"2026-11-27T18:{tick // 60 % 60:02d}:{tick % 60:02d}.000Z"

    return Desk(store or MemoryStore(), clock=clock, new_salt=lambda: f"salt {next(salts)}")


_commands = itertools.count()


def act(desk: Desk, stream: str, *asked: object, actor: str = "staff/1") -> InHand:
    """Ask for commands of the event or the hall, as one step."""

    def decision(hand: InHand) -> list[Happening]:
        facts: list[Happening] = []
        state = hand.event
        for command in asked:
            if type(command).__module__.endswith("hall.commands"):
                new = decide_hall(state, hand.hall, command)
            else:
                new = decide(state, command)
            for fact in new:
                state = evolve(state, fact)
            facts += new
        return facts

    return desk.act(stream, decision, actor=actor, command=f"c{next(_commands)}")


def pair(desk: Desk, stream: str, *, publish: bool = True) -> InHand:
    """Pair the next round, and publish it."""
    hand = act(desk, stream, *next_round(desk.hand(stream).event).commands())
    return act(desk, stream, hall.Publish(len(hand.event.rounds))) if publish else hand


def report(desk: Desk, stream: str, table: int, result: Result) -> InHand:
    """A result of the last round."""
    hand = desk.hand(stream)
    asked = prepare_reports(hand.event, commands.Report(len(hand.event.rounds), table, result))
    return act(desk, stream, *asked.commands)


def play(desk: Desk, stream: str, winners: Sequence[int] = ()) -> InHand:
    """Every open table of the last round gets a result: its lower seat wins, or the seat that ``winners`` says."""
    hand = desk.hand(stream)
    for place, match in enumerate(hand.event.rounds[-1].matches):
        if match.result is None:
            seat = winners[place] if place < len(winners) else 0
            hand = report(desk, stream, match.table, Result(winner=match.seats[seat]))
    return hand
