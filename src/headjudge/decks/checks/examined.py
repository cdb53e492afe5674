"""A deck as the checks look at it: its cards by place, each with its facts, and what the format says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from headjudge.cards.folding import folded
from headjudge.cards.naming import basic_land_names
from headjudge.decks.beside import Beside, Limit
from headjudge.decks.checks.facts import CardFacts
from headjudge.decks.checks.known import KnownCards
from headjudge.decks.decklist import Decklist, Entry
from headjudge.findings import Finding, Rule, Severity
from headjudge.policy.deck_formats import FormatOnDate

ZONES = ("commander", "deck", "companion", "sideboard", "beside")
"""Where a card of a deck stands for the checks. ``beside`` are cards that a house format puts beside the deck."""

BASICS = {folded(name): basic for basic, names in basic_land_names() for name in names}
"""The folded names of basic lands, for lists that are judged without card data; with card data the card decides."""


class Listed(Struct, frozen=True):
    """An entry of the list: where it stands, its facts (None where the card is not known), the name that findings
    give it, the key by which its copies are counted, its line and how many copies that says."""

    entry: Entry
    zone: str
    facts: CardFacts | None
    name: str
    key: str
    line: int
    count: int


class Card(Struct):
    """One card of the deck with all its lines: what most checks speak of. ``last_line`` is that of the last copy,
    ``count`` counts the copies of all lines, ``zones`` are the places where they stand."""

    name: str
    key: str
    facts: CardFacts | None
    lines: list[Listed]
    count: int
    last_line: int
    zones: set[str]

    def is_in(self, *zones: str) -> bool:
        """Whether a copy stands in one of the places."""
        return not self.zones.isdisjoint(zones)


@dataclass
class Examined:
    """A deck under examination. ``pool`` is filled by the check of the card pool: key -> where the card stands."""

    deck: Decklist
    format: FormatOnDate
    known: KnownCards | None
    listed: tuple[Listed, ...]
    additions: Mapping[str, str] = field(default_factory=dict)
    lifted: Mapping[str, str] = field(default_factory=dict)

    @property
    def values(self) -> Mapping[str, Any]:
        """What the format says on the date."""
        return self.format.values

    def in_zone(self, *zones: str) -> tuple[Listed, ...]:
        """The entries at some places, in the order of the list."""
        if len(zones) == 1:
            return self._by_zone.get(zones[0], ())
        return tuple(one for one in self.listed if one.zone in zones)

    @cached_property
    def _by_zone(self) -> Mapping[str, tuple[Listed, ...]]:
        found: dict[str, list[Listed]] = {}
        for one in self.listed:
            found.setdefault(one.zone, []).append(one)
        return {zone: tuple(some) for zone, some in found.items()}

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Commander, deck and companion, card by card, in the order of the list."""
        return gathered(self.in_zone("commander", "deck", "companion"))

    @property
    def commanders(self) -> tuple[Listed, ...]:
        """The commanders, two where they are partners."""
        return self.in_zone("commander")

    def rule(self, part: str) -> Rule:
        """Where a part of the deck rules stands."""
        document, clause = self.values["rules"][part]
        return Rule(document, clause, self.format.edition)

    def fault(
        self,
        code: str,
        part: str | None,
        *,
        card: str | None = None,
        line: int | None = None,
        severity: Severity = "error",
        **told: Any,
    ) -> Finding:
        """A finding about the deck or one of its cards, with the rule of the part."""
        params = told if card is None else {"card": card} | told
        return Finding(code, severity, card, params, None if part is None else self.rule(part), line)


def gathered(listed: Iterable[Listed]) -> tuple[Card, ...]:
    """Entries of the same card together."""
    found: dict[str, Card] = {}
    for one in listed:
        card = found.get(one.key)
        if card is None:
            found[one.key] = Card(one.name, one.key, one.facts, [one], one.count, one.line, {one.zone})
            continue
        card.lines.append(one)
        card.count += one.count
        card.last_line = max(card.last_line, one.line)
        card.zones.add(one.zone)
    return tuple(found.values())


_ZONE_OF = {"commander": "commander", "main": "deck", "companion": "companion"}


def listed_in(deck: Decklist, known: KnownCards | None, beside: str | None) -> Iterator[Listed]:
    """The entries of a list that a format speaks of; cards under consideration, tokens and foreign piles are left out.

    ``beside`` names the pile of a house format whose cards stand beside the deck.
    """
    for entry in deck.entries:
        zone = _ZONE_OF.get(entry.section)
        if entry.section == "sideboard":
            zone = "sideboard"
        elif entry.section == "extras" and entry.pile is not None and entry.pile == beside:
            zone = "beside"
        if zone is None:
            continue
        facts = None if known is None or entry.card is None else known.facts(entry.card)
        name = entry.name if facts is None else facts.name
        key = entry.card or "\0" + folded(name)
        yield Listed(entry, zone, facts, name, key, entry.line, entry.count)


def limited_by(examined: Examined, beside: Beside | None, limit: Limit) -> Examined:
    """The deck as the check of a limit sees it: with the cards beside it where the limit holds for them, too."""
    if beside is None or limit not in beside.limits or not examined.in_zone("beside"):
        return examined
    listed = tuple(replace(one, zone="deck") if one.zone == "beside" else one for one in examined.listed)
    return Examined(
        examined.deck, examined.format, examined.known, listed, examined.additions, examined.lifted
    )


def basic_kind(one: Listed | Card) -> str | None:
    """The basic land that this is: by the card, or without card data by its name; None for any other card."""
    if one.facts is not None:
        return one.facts.name if one.facts.is_basic else None
    entry = one.entry if isinstance(one, Listed) else one.lines[0].entry
    for name in (entry.name, entry.other_name):
        if name is not None and folded(name) in BASICS:
            return BASICS[folded(name)]
    return None
