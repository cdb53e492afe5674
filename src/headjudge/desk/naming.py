"""Findings for people: entrants are called by name, not by id."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from headjudge.desk.hand import InHand
from headjudge.findings import Finding

WHO = ("id", "ids", "first", "second", "down", "up", "winner", "now", "left", "seats")
"""Values of findings that name entrants."""


def names_of(hand: InHand) -> dict[str, str]:
    """The name of every entrant and member of a team, by id."""
    names = {member.id: member.name for entrant in hand.event.entrants for member in entrant.members}
    return names | {entrant.id: entrant.name for entrant in hand.event.entrants}


def by_name(findings: Iterable[Finding], names: Mapping[str, str]) -> tuple[Finding, ...]:
    """The findings with names where ids of entrants stand; their places (``subject``) stay.

    >>> by_name([Finding("note.bye", "info", "7", {"id": "7"})], {"7": "Aki"})[0].params
    {'id': 'Aki'}
    """

    def called(value: Any) -> Any:
        if isinstance(value, list | tuple):
            return tuple(map(called, value))
        return names.get(value, value) if isinstance(value, str) else value

    return tuple(
        replace(
            one, params={key: called(value) if key in WHO else value for key, value in one.params.items()}
        )
        for one in findings
    )
