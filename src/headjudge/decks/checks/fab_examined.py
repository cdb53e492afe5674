"""A Flesh and Blood deck as the checks look at it: its cards by place, its hero, and what the format says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from msgspec import Struct

from headjudge.cards.card import COLOUR_OF_PITCH
from headjudge.cards.folding import folded
from headjudge.decks.checks.fab_facts import FabFacts, HeroRules, hero_rules
from headjudge.decks.checks.fab_known import FabKnown
from headjudge.decks.decklist import Decklist, Entry
from headjudge.findings import Finding, Rule, Severity
from headjudge.policy.deck_formats import FormatOnDate
from headjudge.policy.limited_sets import LimitedSet

POOL = ("arena", "deck", "inventory")
"""The sections of a card-pool; the hero stands beside it."""


class PoolCard(Struct):
    """One unique card of a list, by name and pitch (CR 1.3.4), with all its lines.

    ``name`` is bare, ``written`` has the colour; ``sections`` are those of its lines; ``last_line`` that of the last
    copy.
    """

    name: str
    written: str
    key: str
    pitch: int | None
    facts: FabFacts | None
    entries: list[Entry]
    count: int = 0
    last_line: int = 0

    @property
    def sections(self) -> frozenset[str]:
        """Where its copies stand."""
        return frozenset(entry.section for entry in self.entries)

    @property
    def folded_name(self) -> str:
        """The bare name as names are compared."""
        return folded(self.name) if self.facts is None else self.facts.folded_name

    @property
    def lines(self) -> list[int]:
        """The lines that have copies."""
        return sorted({entry.line for entry in self.entries})

    @property
    def is_arena_card(self) -> bool:
        """Whether this is an arena card, by its types or, where these are not known, by its section."""
        return self.sections == {"arena"} if self.facts is None else self.facts.place == "arena"


@dataclass
class FabExamined:
    """A deck under examination. ``set_rules`` are those of the set of a limited event."""

    deck: Decklist
    format: FormatOnDate
    known: FabKnown | None
    set_rules: LimitedSet | None = None
    additions: Mapping[str, str] = field(default_factory=dict)
    lifted: Mapping[str, str] = field(default_factory=dict)

    @property
    def values(self) -> Mapping[str, Any]:
        """What the format says on the date."""
        return self.format.values

    @cached_property
    def heroes(self) -> tuple[PoolCard, ...]:
        """What stands as hero."""
        return self._gathered(self.deck.of("hero"))

    @cached_property
    def hero(self) -> FabFacts | None:
        """The one hero, where its card is known."""
        facts = self.heroes[0].facts if len(self.heroes) == 1 else None
        return facts if facts is not None and facts.place == "hero" else None

    @cached_property
    def hero_rules(self) -> HeroRules | None:
        """What the hero says about decks."""
        return None if self.hero is None else hero_rules(self.hero.card)

    @cached_property
    def pool(self) -> tuple[PoolCard, ...]:
        """The card-pool without the hero, card by card, in the order of the list."""
        return self._gathered(entry for entry in self.deck.entries if entry.section in POOL)

    @cached_property
    def cards(self) -> tuple[PoolCard, ...]:
        """Hero and card-pool."""
        return (*self.heroes, *self.pool)

    @cached_property
    def divides(self) -> bool:
        """Whether the list says which cards of the pool do not start the game in the deck."""
        return any(entry.section == "inventory" for entry in self.deck.entries)

    def _gathered(self, entries: Iterable[Entry]) -> tuple[PoolCard, ...]:
        found: dict[str, PoolCard] = {}
        for entry in entries:
            facts = None if self.known is None or entry.card is None else self.known.facts(entry.card)
            name = entry.name if facts is None else facts.card.name
            pitch = entry.pitch if facts is None else facts.card.pitch
            key = entry.card or f"\0{folded(name)}\0{pitch}"
            written = name if pitch is None else f"{name} ({COLOUR_OF_PITCH[pitch]})"
            card = found.setdefault(key, PoolCard(name, written, key, pitch, facts, []))
            card.entries.append(entry)
            card.count += entry.count
            card.last_line = max(card.last_line, entry.line)
        return tuple(found.values())

    def rule(self, part: str) -> Rule:
        """Where a part of the deck rules stands; what a set says, in the edition of the policy that was used."""
        document, clause = self.values["rules"][part]
        edition = self.format.edition
        if self.set_rules is not None and clause == "A.7":
            edition = self.set_rules.edition
        return Rule(document, clause, edition)

    def fault(
        self,
        code: str,
        part: str | None,
        *,
        card: PoolCard | None = None,
        line: int | None = None,
        severity: Severity = "error",
        **told: Any,
    ) -> Finding:
        """A finding about the deck or one of its cards, with the rule of the part: ``card`` as a list writes it,
        ``name`` bare."""
        if card is not None:
            told = {"card": card.written, "name": card.name} | told
            line = card.last_line if line is None else line
        rule = None if part is None else self.rule(part)
        return Finding(code, severity, None if card is None else card.name, told, rule, line)
