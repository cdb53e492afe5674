"""What of a card counts for its life as a worldbreak: its playable parts, their costs, kinds and timing."""

from __future__ import annotations

import re
from dataclasses import dataclass

from headjudge.cards.card import Face, MagicCard
from headjudge.cards.database import CardBase
from headjudge.findings import Finding

_PERMANENT = frozenset(("Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"))
_FLASH = re.compile(r"(?im)^(?:[a-z][a-z ’'-]*, )*flash(?=\s*(?:[(,]|$))")
_TWO_WAYS = ("modal_dfc", "split", "adventure")
"""Layouts of which a player chooses the part to cast or play."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a card that can be cast or played: printed cost, card types, whether at any time.

    ``exiled`` says that it exiles itself when it resolves (an adventure).
    """

    name: str
    cost: str
    types: tuple[str, ...]
    has_flash: bool = False
    is_exiled: bool = False

    @property
    def is_land(self) -> bool:
        """Whether it is played as a land; such a card cannot be cast."""
        return "Land" in self.types

    @property
    def is_permanent(self) -> bool:
        """Whether it stays on the battlefield."""
        return not _PERMANENT.isdisjoint(self.types)

    @property
    def is_at_any_time(self) -> bool:
        """Whether it can be cast whenever its player has priority."""
        return self.has_flash or "Instant" in self.types


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A card by its full English name and its parts, the front first."""

    name: str
    parts: tuple[Part, ...]

    @property
    def front(self) -> Part:
        """What the card is everywhere but on the stack."""
        return self.parts[0]


def facts_of(card: MagicCard) -> CardFacts:
    """The facts of a card of the database.

    The back of a card that only turns over is no part of its own; of two-faced cards that may be cast either way, of
    split cards and adventures, each part is. Halves of a split card with fuse may be cast together.
    """
    shown = card.faces if card.layout in _TWO_WAYS else card.faces[:1]
    parts = [_part(face, card, number) for number, face in enumerate(shown)]
    if card.layout == "split" and "Fuse" in card.keywords:
        both = tuple(dict.fromkeys(kind for part in parts for kind in part.types))
        cost = "".join(part.cost for part in parts)
        # Together they are at an instant's time only where both are.
        parts.append(
            Part(card.name, cost, both if all(part.is_at_any_time for part in parts) else ("Sorcery",))
        )
    return CardFacts(card.name, tuple(parts))


def card_named(name: str, where: str, base: CardBase, found: list[Finding]) -> MagicCard | None:
    """The card that a name means, in any language; none or several add ``wb.card_unknown`` with what may be meant."""
    meant = base.find(name)
    card = base.card(meant[0].id) if len(meant) == 1 else None
    if isinstance(card, MagicCard):
        return card
    # Cards that all have the name, else cards with a name like it.
    near = [one.name for one in meant or base.near(name)]
    found.append(Finding("wb.card_unknown", "error", where, {"card": name, "near": near[:3]}))
    return None


def _part(face: Face, card: MagicCard, number: int) -> Part:
    types = tuple(face.type_line.replace("–", "—").split("—")[0].split())
    return Part(
        face.name,
        face.mana_cost,
        types,
        _has_flash(face, card, number),
        is_exiled=card.layout == "adventure" and number > 0,
    )


def _has_flash(face: Face, card: MagicCard, number: int) -> bool:
    """Whether the part itself has flash; card files also name the word where a card only gives flash to others."""
    if "flash" in face.text.casefold():
        return _FLASH.search(face.text) is not None
    return "Flash" in card.keywords and number == 0
