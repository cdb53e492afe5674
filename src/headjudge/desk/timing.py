"""The clocks of an event at the desk: which there are, what they show, and what people press."""

from __future__ import annotations

import datetime
from dataclasses import dataclass

from headjudge.desk.hand import InHand
from headjudge.desk.rounds import check_published, open_tables
from headjudge.findings import Finding, Refused
from headjudge.policy.clock import EndOfRound
from headjudge.running.stages import StageInHand, current, stage_of_round, stages_of
from headjudge.tournament.clocks import MINUTE, commands
from headjudge.tournament.clocks.deciding import decide_clock
from headjudge.tournament.clocks.read_out import Sentence, at_round_start, at_step, at_time, minutes_left
from headjudge.tournament.clocks.round_clock import RoundFace, TableFace, face
from headjudge.tournament.clocks.rules import (
    STEP_RULE,
    ClockRule,
    Step,
    build_steps,
    end_of_round,
    round_minutes,
    round_rule,
)
from headjudge.tournament.events import ClockName
from headjudge.tournament.state import Round
from headjudge.tournament.wire import Happening

SECOND = 1_000
DRAFT = "draft"


@dataclass(frozen=True, slots=True)
class Shown:
    """A clock at a moment: its name, its face, and the minutes that the rules give to it (None: none)."""

    name: ClockName
    face: RoundFace
    minutes: int | None

    @property
    def is_started(self) -> bool:
        """Whether it runs, or stands paused, or its time is over, and nobody has ended it."""
        return self.face.phase not in ("waiting", "ended")


def moment_of(time: str) -> int:
    """Milliseconds since 1970 of a time such as the desk's clock gives.

    >>> moment_of("1970-01-01T00:01:00.500Z")
    60500
    """
    span = datetime.datetime.fromisoformat(time) - datetime.datetime(1970, 1, 1, tzinfo=datetime.UTC)
    return span // datetime.timedelta(milliseconds=1)


def stage_at(hand: InHand, number: int) -> StageInHand | None:
    """The stage of a round that is paired, or of the one to be paired next; None where no round is left."""
    stages = stages_of(hand.event)
    if 1 <= number <= len(hand.event.rounds):
        return stage_of_round(stages, number)
    return current(stages)


def rule_of(hand: InHand, name: ClockName) -> ClockRule:
    """What the face of a clock goes by."""
    stage = None if name.step is not None else stage_at(hand, name.round)
    return STEP_RULE if stage is None else round_rule(stage.policy)


def minutes_of(hand: InHand, number: int) -> int | None:
    """The minutes of a round by its policy, or as the organiser set them; None for an untimed one."""
    stage = stage_at(hand, number)
    return None if stage is None else round_minutes(stage.policy, playoff=stage.kind == "bracket")


def shown(hand: InHand, name: ClockName, now: int) -> Shown:
    """A clock as it stands at ``now``. Cost: linear in its facts."""
    minutes = minutes_of(hand, name.round)
    if name.step is not None:
        minutes = next(
            (step.minutes for step in steps_before(hand, name.round) if step.name == name.step), None
        )
    return Shown(name, face(hand.clocks.timed(name), rule_of(hand, name), now), minutes)


def round_clock(hand: InHand, now: int) -> Shown | None:
    """The clock of the last round that is paired; None before the first."""
    number = len(hand.event.rounds)
    return shown(hand, ClockName(number), now) if number else None


def clock_waits(hand: InHand, now: int) -> bool:
    """Whether the last round has minutes, is published, and nobody has started its clock."""
    clock = round_clock(hand, now)
    return clock is not None and clock.minutes is not None and clock.face.phase == "waiting"


def steps_before(hand: InHand, number: int) -> tuple[Step, ...]:
    """The steps that lead to a round (registration, building …): those of its stage, before its first round.

    A stage that drafts again has them before each draft.
    """
    stage = stage_at(hand, number)
    if stage is None:
        return ()
    first = stage.first
    if stage.rounds and stage.rounds[0].number <= number <= stage.rounds[-1].number:
        first = stage.rounds[0].number
    drafts = {pod.from_round for pod in hand.event.draft_pods if pod.stage == stage.id and pod.from_round}
    if number != first and number not in drafts:
        return ()
    is_draft = stage.kind == DRAFT
    if is_draft and not build_steps(stage.policy, draft=True):
        is_draft = False
    return build_steps(stage.policy, draft=is_draft)


def step_clocks(hand: InHand, number: int, now: int) -> list[Shown]:
    """The clocks of the steps before a round, in their order."""
    return [shown(hand, ClockName(number, step.name), now) for step in steps_before(hand, number)]


def press(hand: InHand, command: commands.TimedCommand, now: int) -> list[Happening]:
    """The fact of what somebody pressed at ``now``; raises Refused.

    The clock of a round starts once the round is published, and never by itself.
    """
    if command.clock.step is None and isinstance(command, commands.StartClock):
        check_published(hand, command.clock.round)
    if command.clock.step is not None:
        known = [step.name for step in steps_before(hand, command.clock.round)]
        if command.clock.step not in known and command.clock not in hand.clocks.facts:
            raise Refused([Finding("refuse.no_such_step", "error", None, {"round": command.clock.round})])
    rule = rule_of(hand, command.clock)
    return list(decide_clock(hand.event, hand.clocks, command, now, rule))


@dataclass(frozen=True, slots=True)
class Outstanding:
    """A table without a result: its face, the time that it was given on top (in milliseconds)."""

    round: int
    table: int
    seats: tuple[str, ...]
    face: TableFace | None


def outstanding(hand: InHand, now: int) -> list[Outstanding]:
    """Every table without a result in rounds that are published, whose time ends first first.

    Tables without a running clock come after those with one; tables that are paused or checked last, as nobody can
    say when they end.
    """
    found = []
    for played in hand.event.rounds:
        if played.number > hand.hall.published:
            continue
        clock = shown(hand, ClockName(played.number), now)
        for match in played.matches:
            if match.result is None:
                at_table = clock.face.table(match.table) if clock.is_started else None
                found.append(Outstanding(played.number, match.table, match.seats, at_table))
    return sorted(found, key=lambda one: (_end(one), one.round, one.table))


def _end(one: Outstanding) -> tuple[int, int]:
    if one.face is None:
        return 1, 0
    return (2, 0) if one.face.ends_at is None else (0, one.face.ends_at)


def given_tables(played: Round, clock: RoundFace) -> tuple[TableFace, ...]:
    """The open tables that have time of their own or are stopped, in order."""
    still = open_tables(played)
    return tuple(one for one in clock.tables if one.table in still and (one.given or one.own_stop))


def read_out(hand: InHand, clock: Shown) -> tuple[Sentence, ...]:
    """What a judge reads out at this moment of a clock: at its start, in between, when time is up."""
    phase = clock.face.phase
    if clock.name.step is not None:
        starts = phase in ("waiting", "ended") and clock.minutes is not None
        return at_step(clock.name.step, clock.minutes) if starts and clock.minutes else ()
    stage = stage_at(hand, clock.name.round)
    if stage is None:
        return ()
    if phase in ("waiting", "starting"):
        minutes = clock.face.minutes or clock.minutes
        start = None if stage.policy.minutes is None else stage.policy.minutes.start_procedure
        return () if minutes is None else at_round_start(clock.name.round, minutes, start)
    if phase == "time_over":
        end: EndOfRound | None = end_of_round(stage.policy)
        return at_time(end, clock.face)
    return (minutes_left(clock.face),) if phase in ("running", "paused") else ()


def minutes_and_seconds(span: int) -> str:
    """Milliseconds as ``m:ss``; a part of a second counts as a whole one.

    >>> minutes_and_seconds(90_001), minutes_and_seconds(0)
    ('1:31', '0:00')
    """
    seconds = -(-span // SECOND)
    return f"{seconds // (MINUTE // SECOND)}:{seconds % (MINUTE // SECOND):02d}"
