"""The days of an event of several days, and the stages that its file has for them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from headjudge.policy.tables import DaysTable
from headjudge.tournament.state import StageKind


@dataclass(frozen=True, slots=True)
class Advance:
    """Who goes on after a day: the best ``top`` or everybody with ``min_points``, whichever is more."""

    top: int
    min_points: int | None = None

    def plain(self) -> dict[str, int]:
        """The rule in the form of the event file."""
        plain = {"top": self.top}
        return plain if self.min_points is None else {**plain, "min_points": self.min_points}


@dataclass(frozen=True, slots=True)
class Day:
    """One day's Swiss rounds, and who goes on (nothing on the last day)."""

    rounds: int
    advance: Advance | None = None

    def plain(self) -> dict[str, Any]:
        """The day as ``headjudge structure --json`` has it."""
        plain: dict[str, Any] = {"rounds": self.rounds}
        if self.advance is not None:
            plain["advance"] = self.advance.plain()
        return plain


@dataclass(frozen=True, slots=True)
class PlannedStage:
    """A stage as an event file has it: its kind, its rounds, who enters, and the policy where it is another."""

    id: str
    kind: StageKind
    rounds: int | None = None
    policy: str | None = None
    enters: Advance | None = None

    def plain(self) -> dict[str, Any]:
        """The stage in the form of the event file."""
        plain: dict[str, Any] = {"id": self.id, "kind": self.kind}
        if self.policy is not None:
            plain["policy"] = self.policy
        if self.rounds is not None:
            plain["options"] = {"rounds": self.rounds}
        if self.enters is not None:
            plain["enters"] = self.enters.plain()
        return plain


def stages_of_days(days: Sequence[Day], table: DaysTable, own: str) -> Iterator[PlannedStage]:
    """The days as stages, then the play-off; ``own`` is the event's policy, which a stage need not name."""
    enters: Advance | None = None
    for index, day in enumerate(days):
        kind: StageKind = table.kinds[index] if index < len(table.kinds) else "swiss"
        named = table.formats[index] if index < len(table.formats) else None
        yield PlannedStage(f"day{index + 1}", kind, day.rounds, named if named != own else None, enters)
        enters = day.advance
    yield PlannedStage(f"top{table.cut}", "bracket", None, None, Advance(table.cut))
