"""Locking, unlocking and publishing the lists of an event."""

from __future__ import annotations

from headjudge.decks.reading import Bases
from headjudge.desk.decklists.asked import asked_of
from headjudge.desk.decklists.rechecking import rechecked
from headjudge.desk.hand import InHand
from headjudge.findings import Finding, InputError, Refused
from headjudge.tournament.hall.deck_events import (
    DeckFact,
    DecklistsLocked,
    DecklistsPublished,
    DecklistsUnlocked,
)


def locked(hand: InHand, bases: Bases, now: int) -> tuple[DeckFact, ...]:
    """Players can no longer change their lists, and every list is judged once more as of now."""
    again = rechecked(hand, bases, now)
    if isinstance(hand.hall.decks.locking, DecklistsLocked):
        return again
    return (DecklistsLocked(now), *again)


def unlocked(hand: InHand, reason: str, now: int) -> tuple[DeckFact, ...]:
    """Players can change their lists again until somebody locks them. What comes after the deadline is marked late."""
    if not asked_of(hand, now).is_locked:
        return ()
    why = reason.strip()
    if not why:
        raise InputError([Finding("decklists.reason_missing", "error", "reason")])
    return (DecklistsUnlocked(now, why),)


def published(hand: InHand, now: int, *, shown: bool) -> tuple[DeckFact, ...]:
    """The lists are shown to everybody, or no longer. Raises Refused before they are locked, and where the organiser
    chose that only the staff sees them."""
    asked = asked_of(hand, now)
    if asked.published == shown:
        return ()
    if shown and asked.audience == "staff":
        raise Refused([Finding("refuse.decklists_for_staff", "error", None)])
    if shown and not asked.is_locked:
        raise Refused([Finding("refuse.decklists_not_locked", "error", None)])
    return (DecklistsPublished(shown),)
