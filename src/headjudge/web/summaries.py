"""All events in a line each, for the first page and the list of events; an event is read again only when it changed."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from headjudge.desk.shown_event import event_json
from headjudge.desk.shown_to_all import shown_to_all
from headjudge.findings import StoreError
from headjudge.running.stages import in_the_event
from headjudge.store.protocol import Head
from headjudge.tournament.rows import Row
from headjudge.tournament.wire import EVENT_OPENED
from headjudge.web.deskroom import FOLLOWERS, desk


@dataclass(frozen=True, slots=True)
class Summary:
    """An event in a line: what ``/api/v1/events`` tells, the number of entrants, and when it was made."""

    head: Head
    told: Mapping[str, Any]
    entrants: int
    opened: str


_known: dict[str, Summary] = {}
_lock = threading.Lock()


def summaries() -> list[Summary]:
    """Every event, the latest day first. Cost: a look at each event's end; those that changed are folded."""
    found = []
    for stream in desk().store.streams(EVENT_OPENED):
        one = _summary(stream)
        if one is not None:
            found.append(one)
    return sorted(found, key=lambda one: (one.told["date"], one.opened), reverse=True)


def _summary(stream: str) -> Summary | None:
    head = desk().store.head(stream)
    with _lock:
        known = _known.get(stream)
    if known is not None and known.head == head:
        return known
    try:
        hand = desk().hand(stream)
    except StoreError as error:
        if any(finding.code in ("log.no_event", "log.expired") for finding in error.findings):
            return None  # it went between two looks
        raise
    shown = shown_to_all(hand)
    made = Summary(hand.head, event_json(shown), in_the_event(shown.event), hand.opened)
    with _lock:
        _known[stream] = made
    return made


def _follow(stream: str, rows: Sequence[Row]) -> None:
    """What was erased is forgotten here too; what is new shows by the event's end."""
    if not rows:
        with _lock:
            _known.pop(stream, None)


FOLLOWERS.append(_follow)
