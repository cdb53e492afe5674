"""What rows about decklists say, in words; ``headjudge.desk.telling`` takes them from here."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from headjudge.tournament.hall import deck_events as decks

if TYPE_CHECKING:
    from headjudge.desk.telling import Known, Told


def in_utc(at: int) -> str:
    """A moment as people read it where no page makes it their own time.

    >>> in_utc(1_764_496_800_000)
    '2025-11-30 10:00 UTC'
    """
    return f"{datetime.datetime.fromtimestamp(at / 1000, datetime.UTC):%Y-%m-%d %H:%M} UTC"


def _set(_: Known, fact: decks.DecklistsSet) -> Told:
    deadline = "" if fact.deadline is None else in_utc(fact.deadline)
    return "log_row.decklists_set", {"deadline": deadline, "audience": fact.audience}


def _handed_in(about: Known, fact: decks.DecklistHandedIn) -> Told:
    values = {
        "name": about.name(fact.entrant),
        "number": fact.number,
        "by": fact.by,
        "late": "late" if fact.late else "in_time",
        "verdict": fact.judged.verdict,
        "reason": fact.reason or "",
    }
    return "log_row.decklist_handed_in", values


def _judged(about: Known, fact: decks.DecklistsJudged) -> Told:
    illegal = about.all(one.entrant for one in fact.lists if one.judged.verdict == "illegal")
    return "log_row.decklists_judged", {"count": len(fact.lists), "illegal": illegal or ""}


def _locked(_: Known, __: decks.DecklistsLocked) -> Told:
    return "log_row.decklists_locked", {}


def _unlocked(_: Known, fact: decks.DecklistsUnlocked) -> Told:
    return "log_row.decklists_unlocked", {"reason": fact.reason or ""}


def _published(_: Known, fact: decks.DecklistsPublished) -> Told:
    return ("log_row.decklists_published" if fact.shown else "log_row.decklists_hidden"), {}


def _ruled(_: Known, fact: decks.CardRuled) -> Told:
    return "log_row.card_ruled", {"card": fact.card, "ruling": fact.ruling, "reason": fact.reason or ""}


TOLD: Mapping[str, Callable[[Known, Any], Told]] = {
    "decklists-set": _set,
    "decklist-handed-in": _handed_in,
    "decklists-judged": _judged,
    "decklists-locked": _locked,
    "decklists-unlocked": _unlocked,
    "decklists-published": _published,
    "card-ruled": _ruled,
}
"""Wire name -> the sentence of a fact about decklists."""
