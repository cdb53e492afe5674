"""What has been changed of a round that everybody can see: for everybody to read."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain

from headjudge.desk.hand import InHand


@dataclass(frozen=True, slots=True)
class Change:
    """A published round was changed: at which tables (and which are no more), and when (UTC)."""

    round: int
    tables: tuple[int, ...]
    removed: tuple[int, ...]
    at: str


def changes_of(hand: InHand) -> tuple[Change, ...]:
    """What has been changed of the last round since the players could see it, oldest first; for everybody to read.

    Reasons are not part of it: they may name people. Cost: linear in the steps of the log.
    """
    repairs = iter(hand.hall.repairs)
    number = 0
    found: list[Change] = []
    for step in hand.steps:
        for name in step.names:
            if name == "round-paired":
                number, found = number + 1, []
            elif name == "pairing-taken-back":
                number, found = number - 1, []
            elif name == "round-repaired":
                fact = next(repairs)
                if fact.kept:
                    tables = tuple(sorted(match.table for match in fact.matches))
                    found.append(Change(fact.number, tables, tuple(sorted(fact.removed)), step.time))
    return tuple(found)


def changed_tables(hand: InHand) -> frozenset[int]:
    """The tables of the last round at which others sit now than when it was published."""
    return frozenset(chain.from_iterable(change.tables for change in changes_of(hand)))
