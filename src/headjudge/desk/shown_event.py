"""An event at a glance: its structure, what players are told of it, and whether they may still enter."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from headjudge.desk.shown_to_all import Shown
from headjudge.running.announcing import Announcement, announcements
from headjudge.running.stages import StageInHand, in_the_event
from headjudge.tournament.clocks.rules import round_minutes


@dataclass(frozen=True, slots=True)
class StageLine:
    """A stage: its kind, the rounds it plans and has had, minutes of a round, and who goes on into it."""

    id: str | None
    kind: str
    planned: int | None
    played: int
    minutes: int | None
    top: int | None
    min_points: int | None


@dataclass(frozen=True, slots=True)
class AtAGlance:
    """An event at a glance. ``left`` is how many places are left, None where any number may enter."""

    policy: Mapping[str, str]
    entrants: int
    waiting: int
    stages: tuple[StageLine, ...]
    announced: tuple[Announcement, ...]
    is_open: bool
    by_themselves: bool
    capacity: int | None

    @property
    def left(self) -> int | None:
        """Places that are left."""
        return None if self.capacity is None else max(self.capacity - self.entrants, 0)


def at_a_glance(shown: Shown) -> AtAGlance:
    """What the event's first page says. Cost: that of the recommended structure."""
    event, registration = shown.event, shown.hall.registration
    policy = shown.stages[0].policy
    is_open = registration.open and shown.status != "over"
    return AtAGlance(
        {language: policy.names.within(language) for language in ("en", "ja", "ru")},
        in_the_event(event),
        len(shown.hall.waiting),
        tuple(_stage(stage) for stage in shown.stages),
        announcements(event),
        is_open,
        is_open and registration.by_themselves,
        registration.capacity,
    )


def _stage(stage: StageInHand) -> StageLine:
    own = stage.options.get("minutes")
    enters = stage.enters
    return StageLine(
        stage.id,
        stage.kind,
        stage.planned,
        len(stage.rounds),
        own if isinstance(own, int) else round_minutes(stage.policy, playoff=stage.kind == "bracket"),
        None if enters is None else enters.top,
        None if enters is None else enters.min_points,
    )


def event_json(shown: Shown, *, more: bool = False) -> dict[str, Any]:
    """An event in lists of events; with ``more`` its stages and registration too."""
    event = shown.event
    told: dict[str, Any] = {
        "slug": shown.stream,
        "name": event.name,
        "date": event.date,
        "status": shown.status,
        "round": shown.round,
    }
    if not more:
        return told
    glance = at_a_glance(shown)
    return told | {
        "policy": shown.stages[0].policy.id,
        "entrants": glance.entrants,
        "format": event.format,
        "stages": [
            {"id": one.id, "kind": one.kind, "planned": one.planned, "played": one.played, "top": one.top}
            for one in glance.stages
        ],
        "registration": {
            "open": glance.is_open,
            "by_themselves": glance.by_themselves,
            "capacity": glance.capacity,
            "waiting": glance.waiting,
        },
        "version": shown.version,
    }
