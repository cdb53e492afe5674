"""The clock as everybody may see it: the round's, or that of the step before it; tables with time of their own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from headjudge.desk.shown_to_all import Shown
from headjudge.running.stages import stage_of_round
from headjudge.tournament.clocks.kept import TimedFact
from headjudge.tournament.clocks.round_clock import RoundFace, TableFace, face
from headjudge.tournament.clocks.rules import STEP_RULE, ClockRule, round_rule
from headjudge.tournament.events import ClockName, ClockStarted


@dataclass(frozen=True, slots=True)
class HallClock:
    """What the clock shows at a moment (``at``: milliseconds since 1970): which one it is, and its face."""

    round: int
    step: str | None
    face: RoundFace
    at: int

    @property
    def tables(self) -> tuple[TableFace, ...]:
        """The tables that have more or less time than the hall, and still play."""
        return tuple(
            one for one in self.face.tables if one.phase not in ("ended", "waiting") and one.given != 0
        )

    def to_json(self) -> dict[str, Any]:
        """Plain JSON: moments in milliseconds since 1970, spans in milliseconds."""
        shown = self.face
        return {
            "round": self.round,
            "step": self.step,
            "phase": shown.phase,
            "minutes": shown.minutes,
            "started": shown.started,
            "ends_at": shown.ends_at,
            "paused_at": shown.paused_at,
            "time_left": shown.time_left,
            "overtime": shown.overtime,
            "tables": [
                {"table": one.table, "phase": _phase(one), "ends_at": one.ends_at, "time_left": one.time_left}
                for one in self.tables
            ],
            "now": self.at,
        }


def _phase(table: TableFace) -> str:
    """A table's phase; whose decks are checked is nobody's business, the table just waits."""
    return "paused" if table.phase == "checking" else table.phase


def hall_clock(shown: Shown, now: int) -> HallClock | None:
    """The clock to show now: the one that was started last, of the rounds that are published and the steps before
    the next; None where nobody has started one, or it belongs to an earlier round.
    """
    started = {
        name: max(begun)
        for name in shown.clocks.facts
        if _is_shown(name, shown.round)
        and (begun := [fact.at for fact in shown.clocks.timed(name) if isinstance(fact, ClockStarted)])
    }
    if not started:
        return None
    name = max(started, key=lambda name: (started[name], name.round, name.step is None))
    return HallClock(name.round, name.step, face(shown.clocks.timed(name), _rule(shown, name), now), now)


def clock_facts(shown: Shown) -> Mapping[ClockName, tuple[TimedFact, ...]]:
    """The facts that a clock page is made of; equal while nothing has happened to any shown clock."""
    return {name: shown.clocks.timed(name) for name in shown.clocks.facts if _is_shown(name, shown.round)}


def _is_shown(name: ClockName, published: int) -> bool:
    if name.pod is not None:
        return False
    return name.round == published if name.step is None else name.round in (published, published + 1)


def _rule(shown: Shown, name: ClockName) -> ClockRule:
    return STEP_RULE if name.step is not None else round_rule(stage_of_round(shown.stages, name.round).policy)
