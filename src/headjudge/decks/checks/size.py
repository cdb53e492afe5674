"""How many cards: the deck with its commander, cards beside it, and a sideboard where the format has none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from headjudge.decks.checks.examined import Examined
from headjudge.findings import Finding


def check(examined: Examined) -> Iterator[Finding]:
    """``deck.size``: commander and deck together have exactly as many cards as the format says. ``deck.sideboard``: a
    sideboard where there is none. ``deck.beside``: as many cards beside the deck as a house format wants."""
    wanted = examined.values["size"]
    found = sum(one.count for one in examined.in_zone("commander", "deck"))
    if found != wanted:
        yield examined.fault("deck.size", "size", game="mtg", bound="exact", expected=wanted, found=found)
    side = examined.in_zone("sideboard")
    many = sum(one.count for one in side)
    if many > examined.values["sideboard"]:
        told = {"expected": examined.values["sideboard"], "found": many}
        yield examined.fault("deck.sideboard", "sideboard", line=side[0].line, **told)
    if "beside" in examined.values:
        beside = examined.in_zone("beside")
        count = sum(one.count for one in beside)
        wanted = examined.values["beside"]["count"]
        if count != wanted:
            line = beside[-1].line if beside else None
            yield examined.fault("deck.beside", "beside", line=line, expected=wanted, found=count)
    for pile in sorted({one.pile or "" for one in examined.deck.of("extras")} - {_pile(examined)}):
        told_pile: dict[str, Any] = {
            "pile": pile,
            "found": sum(1 for one in examined.deck.of("extras") if one.pile == pile),
        }
        yield examined.fault("deck.pile_unchecked", None, severity="unchecked", **told_pile)


def _pile(examined: Examined) -> str | None:
    beside = examined.values.get("beside")
    return None if beside is None else beside["pile"]
