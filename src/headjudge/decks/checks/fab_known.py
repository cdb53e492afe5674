"""What the checks know of the Flesh and Blood cards of a database, kept for as long as the database is open."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from headjudge.cards.card import Card, FabCard
from headjudge.cards.database import CardBase, Known
from headjudge.decks.checks.fab_facts import FabFacts, fab_facts_of
from headjudge.policy.deck_formats import FormatOnDate

_WHOLE_GAME = 4_000
"""Cards in a file that can be the whole of Flesh and Blood; there were 4,682 on 2026-05-16."""


class FabKnown:
    """A card database as the checks ask it."""

    def __init__(self, base: CardBase) -> None:
        self._base = base
        self._facts: dict[str, FabFacts | None] = {}
        self._released: dict[str, str | None] = {}
        self.is_whole_game = base.counts["cards"] >= _WHOLE_GAME
        self.date = base.source.date
        self.kept: dict[tuple[object, ...], Any] = {}
        """What checks keep between lists of one event, under a key of their own."""

    def facts(self, key: str) -> FabFacts | None:
        """The facts of the card with this key; None where the database has none."""
        if key not in self._facts:
            known = self._base.by_key(key)
            card = None if known is None else self._base.card(known.id)
            self._facts[key] = fab_facts_of(card) if isinstance(card, FabCard) else None
        return self._facts[key]

    def of(self, key: str) -> Card | None:
        """The card with this key."""
        facts = self.facts(key)
        return None if facts is None else facts.card

    def heroes(self, name: str) -> tuple[Known, ...]:
        """The heroes that are called so, by their whole name or by their moniker."""
        found = []
        for one in self._base.called(name):
            card = self._base.card(one.id)
            if isinstance(card, FabCard) and "Hero" in card.types and not card.back:
                found.append(one)
        return tuple(found)

    def sets_of(self, key: str) -> frozenset[str]:
        """The codes of the sets that have the card."""
        known = self._base.by_key(key)
        return frozenset(() if known is None else (one.set_code for one in self._base.printings(known.id)))

    def released(self, key: str) -> str | None:
        """The day on which the card came out (ISO); None where not every printing of it has a day."""
        if key not in self._released:
            known = self._base.by_key(key)
            days = [] if known is None else [one.released for one in self._base.printings(known.id)]
            told = [day for day in days if day]
            self._released[key] = min(told) if told and len(told) == len(days) else None
        return self._released[key]

    def has_whole_set(self, code: str) -> bool:
        """Whether the card file is of a day on which the set was out, so that it has all of its cards."""
        found = self._base.card_set(code)
        return found is not None and found.released is not None and found.released <= self.date

    def never_admits(self, asked: FormatOnDate, card: FabCard) -> bool:
        """Whether the card file counts the card neither among the legal cards of the format nor among those that were
        banned: it was never made for the format, whatever the day."""
        key: str | None = asked.values.get("file_key")
        return key is not None and bool(card.legal) and key not in (*card.legal, *card.banned)

    def speaks_of(self, asked: FormatOnDate) -> str | None:
        """The word by which the card file calls the format, if its flags hold on the date: from its own day on."""
        key: str | None = asked.values.get("file_key")
        return key if key is not None and self.date <= asked.on else None


_KNOWN: WeakKeyDictionary[CardBase, FabKnown] = WeakKeyDictionary()


def fab_known(base: CardBase) -> FabKnown:
    """What is known of the cards of a database; the same object as long as it is open."""
    found = _KNOWN.get(base)
    if found is None:
        found = _KNOWN[base] = FabKnown(base)
    return found
