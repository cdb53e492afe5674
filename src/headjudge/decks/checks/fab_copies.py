"""How many copies: of each unique card over the whole card-pool, the cards that do not start in the deck included."""

from __future__ import annotations

from collections.abc import Iterator

from headjudge.decks.checks.fab_examined import FabExamined, PoolCard
from headjudge.findings import Finding, Severity


def check(examined: FabExamined) -> Iterator[Finding]:
    """``card.too_many_copies`` for a card above its limit: that of the format, 1 for a legendary card in constructed
    formats, that of a set; an unlimited card and what the hero allows have none.

    Without card data a limit of a card's own cannot be known: ``card.copies_unchecked``.
    """
    for card in examined.pool:
        limit, part = _limit(examined, card)
        if limit is None or card.count <= limit:
            continue
        if card.facts is None and part != "set":
            yield _found(examined, card, limit, part, "card.copies_unchecked", "unchecked")
        else:
            yield _found(examined, card, limit, part, "card.too_many_copies", "error")
    yield from _equipment(examined)


def _limit(examined: FabExamined, card: PoolCard) -> tuple[int | None, str]:
    facts, rules = card.facts, examined.hero_rules
    if examined.set_rules is not None:
        for name, most in examined.set_rules.pool_limits:
            if name == card.name:
                return most, "set"
    if facts is not None and facts.unlimited:
        return None, "copies"
    if rules is not None and facts is not None and rules.any_number == facts.folded_name:
        return None, "copies"
    if facts is not None and facts.legendary and "legendary" in examined.values:
        return examined.values["legendary"], "legendary"
    return examined.values.get("copies"), "copies"


def _equipment(examined: FabExamined) -> Iterator[Finding]:
    """A hero who asks for equipment of different names."""
    if examined.hero_rules is None or not examined.hero_rules.different_equipment:
        return
    for card in examined.pool:
        if card.count > 1 and card.facts is not None and "Equipment" in card.facts.card.types:
            yield _found(examined, card, 1, "own_rule", "card.too_many_copies", "error")


def _found(
    examined: FabExamined, card: PoolCard, limit: int, part: str, code: str, severity: Severity
) -> Finding:
    return examined.fault(
        code,
        part,
        card=card,
        severity=severity,
        expected=limit,
        found=card.count,
        lines=card.lines,
        places=sorted(card.sections),
        is_commander="no",
    )
