"""How many copies of a card: counted over commander, deck and companion together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from headjudge.decks.checks.examined import Card, Examined, basic_kind
from headjudge.findings import Finding, Severity


def check(examined: Examined) -> Iterator[Finding]:
    """``card.too_many_copies`` for each card above its limit, with every line that has a copy; basic lands are free by
    their supertype, and a card that states a limit of its own follows it (CR 903.5b, 100.2a).

    Without card data a limit of a card's own cannot be known: ``card.copies_unchecked``.
    """
    for card in examined.cards:
        limit = examined.values["copies"]
        if card.count <= limit or basic_kind(card) is not None:
            continue
        if card.facts is None:
            yield _found(examined, card, limit, "card.copies_unchecked")
            continue
        own = card.facts.limit
        if own == 0 or (own is not None and card.count <= own):
            continue
        yield _found(examined, card, limit if own is None else own, "card.too_many_copies")


def _found(examined: Examined, card: Card, limit: int, code: str) -> Finding:
    severity: Severity = "unchecked" if card.facts is None else "error"
    told: dict[str, Any] = {
        "expected": limit,
        "found": card.count,
        "lines": sorted({one.line for one in card.lines}),
        "places": list(dict.fromkeys(one.zone for one in card.lines)),
        "is_commander": "yes" if card.is_in("commander") else "no",
    }
    return examined.fault(code, "copies", card=card.name, line=card.last_line, severity=severity, **told)
