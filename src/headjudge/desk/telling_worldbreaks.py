"""What rows about worldbreaks say, in words: who got some and why, never which cards (option A3).

``headjudge.desk.telling`` takes them from here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from headjudge.tournament.hall import worldbreak_events as worldbreaks

if TYPE_CHECKING:
    from headjudge.desk.telling import Known, Told

_MOST_NAMED = 8


def _pool_set(_: Known, fact: worldbreaks.WorldbreakPoolSet) -> Told:
    copies = sum(one.copies for one in fact.cards)
    return "log_row.worldbreak_pool_set", {"cards": len(fact.cards), "copies": copies}


def _dealt(about: Known, fact: worldbreaks.WorldbreaksDealt) -> Told:
    named = fact.hands[:_MOST_NAMED]
    values = {
        "how": fact.how if fact.how != "by_hand" or any(one.cards for one in fact.hands) else "taken_back",
        "count": len(fact.hands),
        "names": about.all(one.entrant for one in named),
        "more": len(fact.hands) - len(named),
        "spoiled": len(fact.spoiled),
        "reason": fact.reason or "",
    }
    return "log_row.worldbreaks_dealt", values


TOLD: Mapping[str, Callable[[Known, Any], Told]] = {
    "worldbreak-pool-set": _pool_set,
    "worldbreaks-dealt": _dealt,
}
"""Wire name -> the sentence of a fact about worldbreaks."""
