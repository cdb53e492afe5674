"""How many cards: the deck with its commander, cards beside it, and a sideboard where the format has none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from headjudge.decks.beside import Beside
from headjudge.decks.checks.examined import Examined
from headjudge.decks.decklist import copies
from headjudge.findings import Finding


def check(examined: Examined, beside: Beside | None = None) -> Iterator[Finding]:
    """``deck.size``: commander and deck together have exactly as many cards as the format says. ``deck.sideboard``: a
    sideboard where there is none. ``deck.beside``: as many cards beside the deck as a house format wants, where its
    players choose them; where the organiser deals, ``deck.beside_dealt`` for those of a list."""
    wanted = examined.values["size"]
    found = sum(one.count for one in examined.in_zone("commander", "deck"))
    if found != wanted:
        yield examined.fault("deck.size", "size", game="mtg", bound="exact", expected=wanted, found=found)
    side = examined.in_zone("sideboard")
    many = sum(one.count for one in side)
    if many > examined.values["sideboard"]:
        told = {"expected": examined.values["sideboard"], "found": many}
        yield examined.fault("deck.sideboard", "sideboard", line=side[0].line, **told)
    if beside is not None:
        yield from _beside(examined, beside)
    known = set() if beside is None else {beside.pile}
    for pile in sorted({one.pile or "" for one in examined.deck.of("extras")} - known):
        told_pile: dict[str, Any] = {
            "pile": pile,
            "found": sum(1 for one in examined.deck.of("extras") if one.pile == pile),
        }
        yield examined.fault("deck.pile_unchecked", None, severity="unchecked", **told_pile)


def _beside(examined: Examined, beside: Beside) -> Iterator[Finding]:
    entries = [one for one in examined.deck.of("extras") if one.pile == beside.pile]
    count = copies(entries)
    line = entries[-1].line if entries else None
    told: dict[str, Any] = {"expected": beside.count, "found": count}
    if beside.is_registered:
        if count != beside.count:
            yield examined.fault("deck.beside", "beside", line=line, **told)
    elif entries:
        names = [one.name for one in entries]
        yield examined.fault(
            "deck.beside_dealt", "beside", line=line, severity="warning", names=names, **told
        )
    elif not beside.is_said:
        yield examined.fault("deck.beside_to_be_dealt", "beside", severity="info", **told)
