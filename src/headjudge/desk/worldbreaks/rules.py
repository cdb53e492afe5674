"""By which rules of World Breaker an event is played; None where it is played by none."""

from __future__ import annotations

import datetime

from headjudge.findings import Finding, Refused
from headjudge.policy.format_options import rules_in_force
from headjudge.policy.worldbreak_rules import WorldbreakRules
from headjudge.tournament.state import Tournament


def rules_of(event: Tournament) -> WorldbreakRules | None:
    """The rules of World Breaker on the event's day under the event's options (A1 to A18); None for another format."""
    return rules_in_force(event.format, datetime.date.fromisoformat(event.date), event.options)


def is_dealt(rules: WorldbreakRules) -> bool:
    """Whether the organiser deals the worldbreaks from a pool (A1), so that no list names any."""
    return rules.says("A1", "dealt")


def dealt_by(event: Tournament) -> WorldbreakRules:
    """The rules of an event whose organiser deals; Refused where it has another format, or players register theirs."""
    rules = rules_of(event)
    if rules is None:
        raise Refused([Finding("refuse.worldbreaks_other_format", "error", None)])
    if not is_dealt(rules):
        raise Refused([Finding("refuse.worldbreaks_registered", "error", None)])
    return rules
