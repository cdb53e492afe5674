"""A clumsy staff at the desk: whatever they press, in whatever order, the log says it all and undo brings it back."""

import random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from headjudge.desk.undoing import next_undo, undo
from headjudge.findings import InputError, Refused
from headjudge.running.next_round import next_round
from headjudge.running.reporting import prepare_reports
from headjudge.store.memory import MemoryStore
from headjudge.tournament import commands
from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.events import Entry
from headjudge.tournament.hall import commands as hall
from headjudge.tournament.state import Next, Result
from tests.desk.making import a_desk, act, event, report

PLACE = st.integers(0, 30)
STREAM = "friday"


class ClumsyStaff(RuleBasedStateMachine):
    """The machine: a desk, and every state that undo should bring back."""

    @initialize(count=st.integers(2, 11), seed=st.integers(0, 999), playoff=st.booleans())
    def begin(self, count: int, seed: int, playoff: bool) -> None:
        stages = {"stages": _STAGES} if playoff else {}
        self.store = MemoryStore()
        self.desk = a_desk(self.store)
        self.desk.open(STREAM, event(count, seed=str(seed), **stages), actor="staff/1", command="open")
        self.rng = random.Random(seed)
        self.before = [self.hand]

    @property
    def hand(self):
        return self.desk.hand(STREAM)

    def ask(self, *asked: object) -> None:
        before = self.hand
        try:
            after = act(self.desk, STREAM, *asked)
        except (Refused, InputError) as refused:
            told = refused.findings
        else:
            if after.version != before.version:
                self.before.append(after)
            return
        assert told
        assert self.hand == before

    def somebody(self, place: int) -> str:
        entrants = self.hand.event.entrants
        return entrants[place % len(entrants)].id if place < 29 else "nobody"

    @rule(place=PLACE)
    def enter_or_wait(self, place: int) -> None:
        entry = Entry(f"N{place}", len(self.hand.event.rounds) + 1, name=f"New {place}")
        self.ask(commands.Enter((entry,)) if place % 3 else hall.Wait((entry,)))

    @rule(place=PLACE)
    def admit(self, place: int) -> None:
        waiting = self.hand.hall.waiting
        self.ask(hall.Admit((waiting[place % len(waiting)].id if waiting else "nobody",)))

    @rule(place=PLACE, here=st.booleans())
    def check(self, place: int, here: bool) -> None:
        self.ask(hall.CheckIn((self.somebody(place),)) if here else hall.CheckOut((self.somebody(place),)))

    @rule(place=PLACE)
    def leave(self, place: int) -> None:
        self.ask((commands.Drop, commands.MarkAbsent, commands.ReEnter)[place % 3](self.somebody(place)))

    @rule(place=PLACE)
    def settle(self, place: int) -> None:
        self.ask(hall.Settle(Next(byes=(self.somebody(place),)) if place % 4 else None))

    @rule()
    def pair(self) -> None:
        try:
            asked = next_round(self.hand.event).commands()
        except Refused:
            return
        self.ask(*asked)

    @rule(back=st.booleans(), reason=st.sampled_from((None, "too early")))
    def publish_or_take_back(self, back: bool, reason: str | None) -> None:
        number = len(self.hand.event.rounds)
        self.ask(hall.TakeBackPairing(number, reason) if back else hall.Publish(number))

    @rule(place=PLACE, kind=st.integers(0, 5))
    def say(self, place: int, kind: int) -> None:
        rounds = self.hand.event.rounds
        if not rounds or not rounds[-1].matches:
            return
        match = rounds[-1].matches[place % len(rounds[-1].matches)]
        result = Result(winner=match.seats[kind % 2]) if kind < 4 else Result(draw=True)
        if place % 2:
            self.ask(hall.ReportSide(rounds[-1].number, match.table, match.seats[kind // 2 % 2], result))
            return
        asked = commands.Report(rounds[-1].number, match.table, result if kind < 5 else None)
        try:
            ready = prepare_reports(self.hand.event, asked)
        except Refused:
            return
        self.ask(*ready.commands)

    @rule()
    def finish(self) -> None:
        hand = self.hand
        for match in hand.event.rounds[-1].matches if hand.event.rounds else ():
            if match.result is None:
                report(self.desk, STREAM, match.table, Result(winner=self.rng.choice(match.seats)))
                self.before.append(self.hand)

    @rule(steps=st.integers(1, 4))
    def go_back(self, steps: int) -> None:
        for _ in range(steps):
            step = next_undo(self.hand)
            if step is None:
                return
            self.before.pop()
            then = self.before[-1]
            now = self.desk.act(
                STREAM,
                lambda hand, step=step: undo(hand, step.first, "a mistake"),
                actor="staff/2",
                command=f"undo {self.hand.version}",
            )
            assert (now.event, now.hall, now.clocks, now.steps) == (
                then.event,
                then.hall,
                then.clocks,
                then.steps,
            )

    @invariant()
    def the_log_alone_says_what_is_in_hand(self) -> None:
        if hasattr(self, "store"):
            assert a_desk(self.store).hand(STREAM) == self.hand

    @invariant()
    def the_event_can_leave_as_a_file(self) -> None:
        if hasattr(self, "store"):
            assert read_event(write_event(self.hand.event).encode())[0] == self.hand.event


_STAGES = read_event(
    b'{"headjudge": 1, "name": "x", "date": "2026-11-27", "policy": "fab/classic-constructed", "seed": "1", '
    b'"entrants": [], "rounds": [], "stages": [{"id": "day", "kind": "swiss", "options": {"rounds": 2}}, '
    b'{"id": "top", "kind": "bracket", "enters": {"top": 2}}]}'
)[0].stages

TestClumsyStaff = ClumsyStaff.TestCase
NIGHTLY = settings.get_profile("nightly")
TestClumsyStaff.settings = settings(
    NIGHTLY if settings.default is NIGHTLY else settings.get_profile("steps"),
    deadline=None,
    stateful_step_count=30,
    suppress_health_check=list(HealthCheck),
)
