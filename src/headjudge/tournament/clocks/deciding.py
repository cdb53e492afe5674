"""Clock, command and moment -> facts, or a refusal that says what would be right.

``now`` is the moment at which somebody pressed the button; it stands in the fact. A moment before the last fact
of the same clock is refused: the device's time is wrong, and a guess would cost somebody time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from headjudge.findings import Finding, Refused
from headjudge.tournament import events
from headjudge.tournament.clocks import MINUTE, Moment, commands
from headjudge.tournament.clocks.kept import ClockFact, Clocks, TimedFact
from headjudge.tournament.clocks.round_clock import RoundFace, face
from headjudge.tournament.clocks.rules import SECOND, STEP_RULE, ClockRule
from headjudge.tournament.events import ClockName
from headjudge.tournament.state import Match, Tournament

_LONGEST = 1_000_000


@dataclass(frozen=True, slots=True)
class _Asked:
    """What a decision looks at."""

    event: Tournament
    clocks: Clocks
    moment: Moment
    face: RoundFace
    facts: tuple[TimedFact, ...]


def decide_clock(
    event: Tournament, clocks: Clocks, command: commands.TimedCommand, now: Moment, rule: ClockRule
) -> list[ClockFact]:
    """The fact that a command brings about for the clock of a round or a step; raises Refused.

    ``rule`` as for the face. Cost: one face of the clock.
    """
    in_time(clocks, command.clock, now)
    facts = clocks.timed(command.clock)
    asked = _Asked(event, clocks, now, face(facts, rule, now), facts)
    return [_DECISIONS[type(command)](asked, command)]


def in_time(clocks: Clocks, clock: ClockName, now: Moment) -> None:
    """Refuses a moment before the last fact of a clock."""
    last = clocks.last(clock)
    if last is not None and now < last:
        behind = -((now - last) // SECOND)
        raise refusal("refuse.clock_time_went_back", clock, seconds=behind)


def refusal(code: str, clock: ClockName, **params: Any) -> Refused:
    """A refusal that concerns a clock."""
    subject = f"/clocks/{clock.round}" + ("" if clock.step is None else f"/{clock.step}")
    return Refused([Finding(code, "error", subject, {"round": clock.round, **params})])


def _start(asked: _Asked, command: commands.StartClock) -> ClockFact:
    clock = command.clock
    paired = len(asked.event.rounds)
    if clock.step is None and not 1 <= clock.round <= paired:
        raise refusal("refuse.no_such_round", clock, paired=paired)
    if asked.face.phase not in ("waiting", "ended"):
        raise refusal("refuse.clock_started", clock)
    if not 1 <= command.minutes <= _LONGEST:
        raise refusal("refuse.clock_minutes", clock, minutes=command.minutes)
    for name in sorted(asked.clocks.facts, key=lambda name: (name.round, name.step or "", name.pod or 0)):
        is_before = name.round == clock.round and name.step is not None and name != clock
        if is_before and (clock.step is None or name.pod == clock.pod) and _is_open(asked, name):
            raise refusal("refuse.clock_step_open", clock, step=name.step)
    return events.ClockStarted(clock, asked.moment, command.minutes)


def _is_open(asked: _Asked, name: ClockName) -> bool:
    """Whether a step's clock still has time, or a draft has begun and not ended."""
    draft = asked.clocks.draft(name)
    if draft:
        return not any(isinstance(fact, events.DraftEnded) for fact in draft)
    return face(asked.clocks.timed(name), STEP_RULE, asked.moment).phase in ("starting", "running", "paused")


def _running(asked: _Asked, clock: ClockName) -> None:
    if asked.face.phase == "waiting":
        raise refusal("refuse.clock_not_started", clock)
    if asked.face.phase == "ended":
        raise refusal("refuse.clock_ended", clock)


def _match(asked: _Asked, clock: ClockName, table: int) -> Match:
    """The match of a table, which must not be over."""
    if clock.step is not None:
        raise refusal("refuse.clock_step_tables", clock, step=clock.step)
    if not 1 <= clock.round <= len(asked.event.rounds):
        raise refusal("refuse.no_such_round", clock, paired=len(asked.event.rounds))
    matches = asked.event.rounds[clock.round - 1].matches
    match = next((match for match in matches if match.table == table), None)
    if match is None:
        tables = [match.table for match in matches]
        told = {"table": table, "first": min(tables, default=0), "last": max(tables, default=0)}
        raise refusal("refuse.no_such_match", clock, **told)
    if match.result is not None:
        raise refusal("refuse.clock_table_done", clock, table=table)
    return match


def _in_play(asked: _Asked, clock: ClockName, table: int) -> None:
    """The table plays: it is not stopped, and has time left."""
    _match(asked, clock, table)
    shown = asked.face.table(table)
    if shown.phase == "checking":
        raise refusal("refuse.clock_checked", clock, table=table)
    if shown.own_stop:
        raise refusal("refuse.clock_table_paused", clock, table=table)
    if shown.phase == "time_over":
        raise refusal("refuse.clock_table_time_over", clock, table=table)


def _pause(asked: _Asked, command: commands.PauseClock) -> ClockFact:
    _running(asked, command.clock)
    if command.table is not None:
        _in_play(asked, command.clock, command.table)
    elif asked.face.phase == "paused":
        raise refusal("refuse.clock_paused", command.clock)
    elif asked.face.phase == "time_over" and all(one.phase == "time_over" for one in asked.face.tables):
        raise refusal("refuse.clock_time_over", command.clock)
    return events.ClockPaused(command.clock, asked.moment, command.table, command.reason)


def _resume(asked: _Asked, command: commands.ResumeClock) -> ClockFact:
    _running(asked, command.clock)
    if command.table is not None:
        _match(asked, command.clock, command.table)
        shown = asked.face.table(command.table)
        if not shown.own_stop or shown.phase != "paused":
            raise refusal("refuse.clock_table_runs", command.clock, table=command.table)
    elif asked.face.phase != "paused":
        raise refusal("refuse.clock_runs", command.clock)
    return events.ClockResumed(command.clock, asked.moment, command.table)


def _reason(clock: ClockName, reason: str) -> None:
    if not reason.strip():
        raise refusal("refuse.clock_reason", clock)


def _adjust(asked: _Asked, command: commands.AdjustClock) -> ClockFact:
    _running(asked, command.clock)
    _reason(command.clock, command.reason)
    total = asked.face.minutes * MINUTE // SECOND + command.seconds
    total += sum(fact.seconds for fact in _since_start(asked) if isinstance(fact, events.ClockAdjusted))
    if command.seconds == 0 or not 0 < total <= _LONGEST:
        raise refusal("refuse.clock_adjusted", command.clock, seconds=command.seconds)
    return events.ClockAdjusted(command.clock, asked.moment, command.seconds, command.reason)


def _since_start(asked: _Asked) -> tuple[TimedFact, ...]:
    starts = [place for place, fact in enumerate(asked.facts) if isinstance(fact, events.ClockStarted)]
    return asked.facts[starts[-1] :] if starts else ()


def _end(asked: _Asked, command: commands.EndClock) -> ClockFact:
    _running(asked, command.clock)
    return events.ClockEnded(command.clock, asked.moment)


def _extend(asked: _Asked, command: commands.ExtendTable) -> ClockFact:
    _running(asked, command.clock)
    _match(asked, command.clock, command.table)
    if not 1 <= command.seconds <= _LONGEST:
        raise refusal("refuse.clock_extension", command.clock, table=command.table, seconds=command.seconds)
    _reason(command.clock, command.reason)
    return events.TableExtended(command.clock, asked.moment, command.table, command.seconds, command.reason)


def _begin_check(asked: _Asked, command: commands.BeginDeckCheck) -> ClockFact:
    """Decks may be taken before the clock is started: starting the game may precede it (TRP 3.2)."""
    if asked.face.phase == "ended":
        raise refusal("refuse.clock_ended", command.clock)
    _in_play(asked, command.clock, command.table)
    return events.DeckCheckBegun(command.clock, asked.moment, command.table)


def _end_check(asked: _Asked, command: commands.EndDeckCheck) -> ClockFact:
    if asked.face.phase == "ended":
        raise refusal("refuse.clock_ended", command.clock)
    if asked.face.table(command.table).phase != "checking":
        raise refusal("refuse.clock_not_checked", command.clock, table=command.table)
    return events.DeckCheckEnded(command.clock, asked.moment, command.table)


_DECISIONS: dict[type, Callable[[_Asked, Any], ClockFact]] = {
    commands.StartClock: _start,
    commands.PauseClock: _pause,
    commands.ResumeClock: _resume,
    commands.AdjustClock: _adjust,
    commands.EndClock: _end,
    commands.ExtendTable: _extend,
    commands.BeginDeckCheck: _begin_check,
    commands.EndDeckCheck: _end_check,
}
