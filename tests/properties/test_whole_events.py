"""Whole events driven by a clumsy organiser: every command in any order, held against a small model.

Each entrant stands at most once in a round; points are conserved; the replay of any prefix and then the rest is the
whole; what a refusal leaves is what was there; the file can be written and read at every step. Two thousand steps in
``make test``, a hundred thousand in ``make nightly``.
"""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from headjudge.findings import InputError, Refused
from headjudge.running.auditing import audit
from headjudge.running.brackets.bracket import bracket_of
from headjudge.running.cutting import cut_of
from headjudge.running.next_round import next_round
from headjudge.running.reporting import check_report
from headjudge.running.stages import stages_of
from headjudge.running.table import standings
from headjudge.tournament import commands, events
from headjudge.tournament.decide import decide
from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.evolve import evolve, replay
from headjudge.tournament.history import history
from headjudge.tournament.state import Result, Tournament
from headjudge.tournament.wire import Happening
from tests.running.made_by_hand import event

SHAPES: list[dict[str, Any]] = [
    {"options": {"rounds": 4}},
    {"options": {"rounds": 9}},
    {
        "stages": [
            {"id": "day1", "kind": "swiss", "options": {"rounds": 2}},
            {"id": "day2", "kind": "swiss", "options": {"rounds": 1}, "enters": {"top": 5, "min_points": 2}},
            {"id": "top", "kind": "bracket", "enters": {"top": 4}},
        ]
    },
    {
        "policy": "fab/sealed",
        "stages": [
            {"id": "day1", "kind": "swiss", "options": {"rounds": 1}},
            {"id": "draft", "kind": "draft", "options": {"rounds": 2}, "enters": {"top": 6}},
            {"id": "top", "kind": "bracket", "enters": {"top": 3}},
        ],
    },
    {"policy": "goldfish-arena", "date": "2026-11-30"},
]
PLACE = st.integers(0, 30)


class ClumsyOrganiser(RuleBasedStateMachine):
    """The machine: an event, its log, and what the model remembers of it."""

    @initialize(shape=st.integers(0, len(SHAPES) - 1), count=st.integers(0, 13), seed=st.integers(0, 999))
    def begin(self, shape: int, count: int, seed: int) -> None:
        self.state: Tournament = event(count, seed=str(seed), **SHAPES[shape])
        self.log: list[Happening] = list(history(self.state, {}))
        self.rng = random.Random(seed)
        self.registered = count
        self.out: set[str] = set()

    # -- what an organiser does ----------------------------------------------------------------------

    def ask(self, command: commands.Command) -> bool:
        """Ask; a refusal leaves everything as it was."""
        before = self.state
        try:
            facts = decide(before, command)
        except (Refused, InputError) as refused:
            told = refused.findings
        else:
            for fact in facts:
                self.state = evolve(self.state, fact)
                self.log.append(fact)
            return True
        assert told
        assert self.state is before
        return False

    def somebody(self, place: int) -> str:
        entrants = self.state.entrants
        return entrants[place % len(entrants)].id if entrants and place < 29 else "nobody"

    @rule(place=PLACE, late=st.booleans())
    def enter(self, place: int, late: bool) -> None:
        number = len(self.state.rounds) + (1 if not late else 2)
        if self.ask(commands.Enter((events.Entry(f"N{place:02d}", number, name="New"),))):
            self.registered += 1

    @rule(place=PLACE, after=st.one_of(st.none(), st.integers(0, 6)))
    def drop(self, place: int, after: int | None) -> None:
        if self.ask(commands.Drop(self.somebody(place), after)):
            self.out.add(self.somebody(place))

    @rule(place=PLACE)
    def come_back(self, place: int) -> None:
        if self.ask(commands.ReEnter(self.somebody(place))):
            self.out.discard(self.somebody(place))

    @rule(place=PLACE)
    def disqualify(self, place: int) -> None:
        if place % 3 == 0 and self.ask(commands.Disqualify(self.somebody(place))):
            self.out.add(self.somebody(place))

    @rule(place=PLACE)
    def absent(self, place: int) -> None:
        self.ask(commands.MarkAbsent(self.somebody(place)))

    @rule()
    def pair(self) -> None:
        before = self.state
        try:
            drawn = next_round(before)
        except Refused:
            return
        assert self.state is before
        for command in drawn.commands():
            assert self.ask(command)
        paired = self.state.rounds[-1]
        names = Counter([n for m in paired.matches for n in m.seats] + [*paired.byes, *paired.absent])
        assert max(names.values(), default=0) <= 1
        by_id = {entrant.id: entrant for entrant in self.state.entrants}
        assert all(by_id[name].plays_in(paired.number) for name in names)

    @rule(place=PLACE, kind=st.integers(0, 9))
    def report(self, place: int, kind: int) -> None:
        if not self.state.rounds:
            return
        played = self.state.rounds[-1 if kind < 8 else place % len(self.state.rounds)]
        if played.matches:
            match = played.matches[place % len(played.matches)]
            self.told(played.number, match.table, self.result(match.seats, kind))

    @rule()
    def report_all(self) -> None:
        if self.state.rounds:
            last = self.state.rounds[-1]
            for match in last.matches:
                if match.result is None:
                    self.told(last.number, match.table, self.result(match.seats, self.rng.randrange(2, 8)))

    def result(self, seats: tuple[str, ...], kind: int) -> Result | None:
        order = list(seats)
        self.rng.shuffle(order)
        if kind == 0:
            return None
        if kind == 1:
            return Result(draw=True, out=tuple(order[: len(seats) - 2]))
        if kind == 9:
            return Result(winner="nobody")
        return Result(winner=order[-1], out=tuple(order[:-1]) if len(seats) > 2 else ())

    def told(self, number: int, table: int, result: Result | None) -> None:
        asked = commands.Report(number, table, result, reason="slip")
        try:
            check_report(self.state, asked)
        except (Refused, InputError):
            return
        self.ask(asked)

    @rule()
    def cut(self) -> None:
        try:
            cut = cut_of(self.state)
        except Refused:
            return
        if len(self.state.stages) > 1:
            through = tuple(one.entrant for one in cut.through)
            self.ask(commands.MakeCut(cut.after_round, cut.order, through))

    # -- what always holds ---------------------------------------------------------------------------

    @invariant()
    def the_file_can_be_written_and_read(self) -> None:
        assert read_event(write_event(self.state).encode())[0] == self.state

    @invariant()
    def replay_of_a_prefix_and_the_rest_is_the_whole(self) -> None:
        assert len(self.state.entrants) == self.registered
        middle = self.rng.randint(1, len(self.log))
        state = replay(self.log[:middle])
        for fact in self.log[middle:]:
            state = evolve(state, fact)
        assert state == self.state == replay(history(self.state, {}))

    @invariant()
    def points_are_conserved_and_everybody_has_a_row(self) -> None:
        table = standings(self.state)
        stages = stages_of(self.state)
        in_swiss = {r.number for stage in stages if stage.kind != "bracket" for r in stage.rounds}
        counted = [r for r in self.state.rounds if r.number in in_swiss and r.number <= table.after_round]
        names = [row.entrant for row in table.rows]
        assert len(set(names)) == len(names)
        if stages[0].policy.pods is not None or {e.id for e in self.state.entrants} != set(names):
            return
        given = sum(
            len(r.byes) + sum(m.result is not None and m.result.winner is not None for m in r.matches)
            for r in counted
        )
        assert sum(Fraction(row.values["match_points"]) for row in table.rows) == given

    def teardown(self) -> None:
        if hasattr(self, "state"):
            audit(self.state)
            if any(stage.kind == "bracket" for stage in self.state.stages):
                bracket_of(self.state)


TestWholeEvents = ClumsyOrganiser.TestCase
NIGHTLY = settings.get_profile("nightly")
TestWholeEvents.settings = settings(
    NIGHTLY if settings.default is NIGHTLY else settings.get_profile("steps"),
    deadline=None,
    stateful_step_count=50,
    suppress_health_check=list(HealthCheck),
)
