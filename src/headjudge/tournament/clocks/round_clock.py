"""The clock of a round, or of a step before it: what the hall and each table have left at a moment.

A clock runs from the fact that somebody started it. While it is paused it stands as it stood; what the pause
cost is settled when it is over. A table has what the hall has, what judges gave it, and what its pauses and
deck checks gave back. After a table's time is up nothing gives time back but an extension.

Facts after ``now`` have not happened yet, so a device whose time lags sees an earlier face, and before the start
a clock that waits. Facts of one moment hold in the order in which the log has them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from headjudge.tournament.clocks import MINUTE, Moment
from headjudge.tournament.clocks.kept import TimedFact
from headjudge.tournament.clocks.rules import SECOND, ClockRule
from headjudge.tournament.events import (
    ClockAdjusted,
    ClockEnded,
    ClockPaused,
    ClockResumed,
    ClockStarted,
    DeckCheckBegun,
    DeckCheckEnded,
    TableExtended,
)

RoundPhase = Literal["waiting", "starting", "running", "paused", "time_over", "ended"]
"""``waiting``: nobody has started it; ``starting``: the start procedure inside the round; ``time_over``: the
hall's time is up (tables with an extension may play on); ``ended``: somebody has ended it."""

TablePhase = Literal["waiting", "running", "paused", "checking", "time_over", "ended"]
"""``paused``: by a judge, or with the whole hall; ``checking``: its decks are being checked."""


@dataclass(frozen=True, slots=True)
class TableFace:
    """What one table has left; spans in milliseconds.

    ``given`` is its time beyond the hall's. ``ends_at`` is when its time is up, or was; None while that cannot
    be said (it waits, is paused or checked). ``overtime`` is how long ago its time was up.
    """

    table: int
    phase: TablePhase
    time_left: int
    ends_at: Moment | None
    overtime: int
    given: int
    stopped_at: Moment | None = None
    """Since when it is paused or checked."""
    own_stop: bool = False
    """Whether it is stopped itself, and not only with the whole hall."""


@dataclass(frozen=True, slots=True)
class RoundFace:
    """What the clock shows at a moment, for the hall and for the tables that have facts of their own.

    Spans in milliseconds. ``minutes`` and ``started`` are those of the start; ``start_left`` is what is left of
    the start procedure inside the round. ``ends_at`` as of a table; a page counts down to it.
    """

    phase: RoundPhase
    started: Moment | None
    minutes: int
    time_left: int
    ends_at: Moment | None
    paused_at: Moment | None
    start_left: int
    overtime: int
    tables: tuple[TableFace, ...] = ()

    def table(self, number: int) -> TableFace:
        """The face of a table; one without facts of its own has the hall's."""
        for face in self.tables:
            if face.table == number:
                return face
        phase: TablePhase = "running" if self.phase == "starting" else self.phase
        if phase == "paused" and self.ends_at is not None:
            phase = "time_over"  # the hall's time was up when the clock was paused for others
        since = self.paused_at if phase == "paused" else None
        return TableFace(number, phase, self.time_left, self.ends_at, self.overtime, 0, since)

    @property
    def last_end(self) -> Moment | None:
        """When the last table's time is up; None while one is paused or checked, or the clock waits."""
        ends = [self.ends_at, *(face.ends_at for face in self.tables)]
        known = [end for end in ends if end is not None]
        return max(known) if len(known) == len(ends) else None


@dataclass(slots=True)
class _Line:
    """A table's own time: ``given`` beyond the hall's, and the stop it is in."""

    given: int = 0
    stop: Literal["paused", "checking"] | None = None
    since: Moment = 0
    stopped: int = 0
    """For how long the hall's clock has run during the stop."""
    left_before: int = 0
    up: Moment | None = None
    """When its time was up."""


@dataclass(slots=True)
class _Running:
    """A clock as it goes through its facts: ``left`` is the hall's, below zero once its time is up."""

    rule: ClockRule
    moment: Moment = 0
    started: Moment | None = None
    minutes: int = 0
    whole: int = 0
    left: int = 0
    paused: Moment | None = None
    up: Moment | None = None
    ended: bool = False
    tables: dict[int, _Line] = field(default_factory=dict)

    def line(self, table: int) -> _Line:
        return self.tables.setdefault(table, _Line(up=self.up))

    def until(self, moment: Moment) -> None:
        """Time passes: the hall's unless it is paused, and stopped tables hold what they have."""
        span, self.moment = moment - self.moment, moment
        if self.started is not None and self.paused is None and not self.ended:
            self._spend(span)
            self._see_who_is_over()

    def _spend(self, span: int) -> None:
        self.left -= span
        for line in self.tables.values():
            if line.stop is not None:
                held = min(span, self.moment - line.since)
                line.given += held
                line.stopped += held

    def _see_who_is_over(self) -> None:
        """Keeps the moments at which time was up; later pauses of the hall do not move them."""
        self.up = self._up(self.up, self.left)
        for line in self.tables.values():
            line.up = self._up(line.up, self.left + line.given)

    def _up(self, before: Moment | None, left: int) -> Moment | None:
        if left > 0:
            return None
        return self.moment + left if before is None else before

    def _later(self, up: Moment | None, span: int) -> Moment | None:
        """An end that has passed moves with what is given after it, as far as now."""
        return None if up is None else min(up + span, self.moment)

    def take(self, fact: TimedFact) -> None:
        """The clock once a fact has happened; one that cannot hold any more changes nothing."""
        self.until(fact.at)
        self._happen(fact)
        if self.started is not None and not self.ended:
            self._see_who_is_over()

    def _happen(self, fact: TimedFact) -> None:
        if isinstance(fact, ClockStarted):
            if self.started is None or self.ended:
                self._start(fact)
        elif self.ended:
            return
        elif isinstance(fact, DeckCheckBegun):
            self._stop(fact.table, "checking")  # decks may be taken before the round's clock is started
        elif isinstance(fact, DeckCheckEnded):
            self._checked(fact.table)
        elif self.started is not None:
            self._in_time(fact)

    def _start(self, fact: ClockStarted) -> None:
        """A start, or a new one of a clock that was ended: what tables were given before is gone."""
        checked = [
            number for number, line in self.tables.items() if self.started is None and line.stop == "checking"
        ]
        self.started, self.minutes, self.ended, self.paused = fact.at, fact.minutes, False, None
        self.whole = self.left = fact.minutes * MINUTE
        self.tables, self.up = {}, None
        for number in checked:
            self._stop(number, "checking")

    def _in_time(self, fact: TimedFact) -> None:
        if isinstance(fact, ClockPaused):
            self._pause(fact.table)
        elif isinstance(fact, ClockResumed):
            self._resume(fact.table)
        elif isinstance(fact, ClockAdjusted):
            span = fact.seconds * SECOND
            self.whole += span
            self.left += span
            self.up = self._later(self.up, span)
            for line in self.tables.values():
                line.up = self._later(line.up, span)
        elif isinstance(fact, TableExtended):
            line = self.line(fact.table)
            line.given += fact.seconds * SECOND
            line.up = self._later(line.up, fact.seconds * SECOND)
        elif isinstance(fact, ClockEnded):
            self.ended = True

    def _pause(self, table: int | None) -> None:
        if table is not None:
            self._stop(table, "paused")
        elif self.paused is None and self._anybody_plays:
            self.paused = self.moment

    @property
    def _anybody_plays(self) -> bool:
        return self.left > 0 or any(self.left + line.given > 0 for line in self.tables.values())

    def _resume(self, table: int | None) -> None:
        if table is not None:
            self._go_on(table)
        elif self.paused is not None:
            lasted = self.moment - self.paused
            self.paused = None
            if not self.rule.stands_still and not self.rule.gives_back(lasted):
                self._spend(lasted)

    def _stop(self, table: int, why: Literal["paused", "checking"]) -> None:
        line = self.line(table)
        left = self.left + line.given
        if line.stop is None and (self.started is None or left > 0):
            line.stop, line.since, line.stopped, line.left_before = why, self.moment, 0, left

    def _go_on(self, table: int) -> None:
        line = self.line(table)
        if line.stop == "paused":
            line.stop = None
            if not self.rule.gives_back(line.stopped):
                line.given -= line.stopped

    def _checked(self, table: int) -> None:
        line = self.line(table)
        if line.stop == "checking":
            line.stop = None
            if self.started is not None:
                line.given += self.rule.for_checking(line.left_before, self.whole)


def face(facts: Iterable[TimedFact], rule: ClockRule, now: Moment) -> RoundFace:
    """What a clock shows at ``now``. Cost: the facts times the tables that have facts of their own.

    >>> from headjudge.tournament.events import ClockName
    >>> started = [ClockStarted(ClockName(1), 0, 55)]
    >>> shown = face(started, ClockRule(start=5 * MINUTE), 50 * MINUTE)
    >>> shown.phase, shown.time_left == 5 * MINUTE, shown.ends_at == 55 * MINUTE
    ('running', True, True)
    """
    clock = _Running(rule)
    for fact in sorted((fact for fact in facts if fact.at <= now), key=lambda fact: fact.at):
        clock.take(fact)
    clock.until(now)
    if clock.started is None or clock.ended:
        phase: Literal["waiting", "ended"] = "ended" if clock.ended else "waiting"
        tables = tuple(
            TableFace(number, _before(line, phase), 0, None, 0, line.given, _since(line))
            for number, line in sorted(clock.tables.items())
        )
        return RoundFace(phase, clock.started, clock.minutes, 0, None, None, 0, 0, tables)
    return RoundFace(
        phase=_phase(clock),
        started=clock.started,
        minutes=clock.minutes,
        time_left=max(clock.left, 0),
        ends_at=_end(clock, clock.left, clock.up),
        paused_at=clock.paused,
        start_left=max(rule.start - (clock.whole - clock.left), 0) if clock.left > 0 else 0,
        overtime=0 if clock.up is None else now - clock.up,
        tables=tuple(_of_table(clock, number, line) for number, line in sorted(clock.tables.items())),
    )


def _phase(clock: _Running) -> RoundPhase:
    if clock.paused is not None:
        return "paused"
    if clock.left <= 0:
        return "time_over"
    return "starting" if clock.whole - clock.left < clock.rule.start else "running"


def _end(clock: _Running, left: int, up: Moment | None) -> Moment | None:
    if up is not None:
        return up
    return None if clock.paused is not None else clock.moment + left


def _before(line: _Line, phase: Literal["waiting", "ended"]) -> TablePhase:
    return "checking" if phase == "waiting" and line.stop == "checking" else phase


def _since(line: _Line) -> Moment | None:
    return None if line.stop is None else line.since


def _of_table(clock: _Running, number: int, line: _Line) -> TableFace:
    left = clock.left + line.given
    if line.up is not None:
        return TableFace(number, "time_over", 0, line.up, clock.moment - line.up, line.given)
    if line.stop is not None:
        return TableFace(number, line.stop, left, None, 0, line.given, line.since, own_stop=True)
    phase: TablePhase = "running" if clock.paused is None else "paused"
    return TableFace(number, phase, left, _end(clock, left, None), 0, line.given, clock.paused)
