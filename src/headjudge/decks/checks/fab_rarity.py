"""Rarity: at which a card was ever printed (Silver Age, Commoner)."""

from __future__ import annotations

from collections.abc import Iterator

from headjudge.decks.checks.fab_examined import FabExamined
from headjudge.findings import Finding


def check(examined: FabExamined) -> Iterator[Finding]:
    """``card.rarity`` for a card that was never printed at a rarity of the format; the best place of a card decides,
    not the copy that is played."""
    rarities = examined.values.get("rarities")
    if rarities is None:
        return
    for card in examined.pool:
        if card.facts is None or card.facts.outside or card.key in examined.lifted:
            continue
        allowed = rarities["arena" if card.is_arena_card else "deck"]
        printed = card.facts.card.rarities
        if not printed:
            yield examined.fault("card.data_thin", None, card=card, severity="unchecked", what="rarity")
        elif set(allowed).isdisjoint(printed):
            yield examined.fault(
                "card.rarity", "rarity", card=card, expected=", ".join(allowed), found=", ".join(printed)
            )
