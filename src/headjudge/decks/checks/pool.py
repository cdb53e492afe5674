"""The card pool: whether a card could be played in the format on the date at all.

A card file says how things stood on its own day; from then on its word holds. For days before it only dated facts
decide: in which sets a card is, and when those could be played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any, Literal

from msgspec import Struct

from headjudge.cards.folding import folded
from headjudge.cards.naming import english_names
from headjudge.decks.checks.examined import Card, Examined
from headjudge.decks.checks.facts import CardFacts
from headjudge.decks.checks.known import KnownCards, names_of_sets
from headjudge.findings import Finding
from headjudge.policy.card_pools import Window, window_on
from headjudge.policy.deck_formats import FormatOnDate

Where = Literal["inside", "outside", "unknown"]


class Standing(Struct, frozen=True):
    """Where a card stands: in the pool or not, and what the card file says of it where its word holds.

    ``sets`` are the sets of the pool of which nothing is known, where that is the reason for ``unknown``.
    """

    where: Where
    told: str | None = None
    sets: tuple[str, ...] = ()


class Pool:
    """The card pool of a format on a date, as far as a card file and the bundled set lists tell."""

    def __init__(self, format_on_date: FormatOnDate, known: KnownCards | None) -> None:
        self._format = format_on_date
        self._known = known
        self._rule: Mapping[str, Any] = format_on_date.values["pool"]
        self._names = names_of_sets(format_on_date.game, tuple(self._rule["names"]))
        in_every_window = () if self._window is None else self._window.always
        self._always = frozenset(map(folded, (*format_on_date.values["always_legal"], *in_every_window)))
        self._kept: dict[str, Standing] = {}

    def of(self, card: Card) -> Standing:
        """Where a card stands."""
        found = self._kept.get(card.key)
        if found is None:
            found = self._kept[card.key] = self._of(card)
        return found

    def _of(self, card: Card) -> Standing:
        names = folded_names(card)
        if not self._always.isdisjoint(names):
            return Standing("inside")
        if card.facts is not None and not card.facts.is_deck_card:
            return Standing("outside")
        told = None if card.facts is None else self._told(card.facts)
        # A set that has left since the day of the file may have taken the card with it.
        has_left = self._window is not None and self._window.left[-1:] > (self._file_date,)
        if told is not None and told != "not_legal" and not has_left:
            return Standing("inside", told)
        dated = self._by_sets(card, names) if "sets" in self._rule else self._by_printings(card, names)
        if told == "not_legal":
            return Standing(self._after_the_file(dated), told, dated.sets)
        return dated if told is None else Standing(dated.where, told, dated.sets)

    @property
    def _file_date(self) -> str:
        return "" if self._known is None else self._known.date

    def _told(self, facts: CardFacts) -> str | None:
        """What the card file says of the card in this format, where its word holds on the date; else None."""
        if self._known is None or self._known.date > self._format.on or facts.card.legalities is None:
            return None
        key = self.database_key
        if key is None:
            return None
        # A file that has no word on the format leaves the question to the sets.
        return facts.card.legalities.get(key)

    @cached_property
    def database_key(self) -> str | None:
        """Under which key a card file of that day speaks of this format; None where it did not."""
        return database_key(self._format, self._file_date)

    def _after_the_file(self, dated: Standing) -> Where:
        """A card that was not legal on the day of the file is, if a set that began later has it."""
        if self._window is None:
            return "outside"
        later = [one for one in self._window.sets if one.entered > self._file_date]
        if not later:
            return "outside"
        return "inside" if dated.where == "inside" else "unknown"

    @cached_property
    def _window(self) -> Window | None:
        if "sets" not in self._rule:
            return None
        asked = self._format
        return window_on(asked.game, self._rule["sets"], asked.on, asked.platform, asked.region)

    @cached_property
    def _uncovered(self) -> tuple[str, ...]:
        """Sets of the window that neither the bundled lists nor the card file have whole."""
        assert self._window is not None
        bundled = frozenset().union(*self._names.values()) if self._names else frozenset()
        return tuple(
            one.code
            for one in self._window.sets
            if one.code not in bundled
            and (self._known is None or not self._known.covers(one.code, one.entered))
        )

    def _by_sets(self, card: Card, names: tuple[str, ...]) -> Standing:
        """By the sets of a rotating pool: inside where any of its sets has the card."""
        assert self._window is not None
        if _sets_of(names, self._names) & self._window.codes:
            return Standing("inside")
        if card.facts is None or self._known is None:
            return Standing("unknown")
        if self._known.printed(card.key).sets & self._window.codes:
            return Standing("inside")
        if self._window.is_whole and not self._uncovered:
            return Standing("outside")
        return Standing("unknown", sets=self._uncovered)

    def _by_printings(self, card: Card, names: tuple[str, ...]) -> Standing:
        """Any card that had come out by the date: on paper, or on Arena."""
        if card.facts is None or self._known is None:
            return Standing("inside" if _sets_of(names, self._names) else "unknown")
        printed = self._known.printed(card.key)
        first = printed.on_paper if self._rule["printed"] == "paper" else printed.on_arena
        if first is not None and first <= self._format.on:
            legalities = card.facts.card.legalities or {}
            if self._known.date > self._format.on and legalities.get(self.database_key or "") == "not_legal":
                # Printed by then, yet the later file does not admit it: why, and since when, is not known here.
                return Standing("unknown")
            return Standing("inside")
        if self._known.has_every_printing:
            return Standing("outside")
        return Standing("unknown")


def pool_of(format_on_date: FormatOnDate, known: KnownCards | None) -> Pool:
    """The card pool of a format on a date; the same object for every list that is judged by the same card data."""
    if known is None:
        return Pool(format_on_date, None)
    asked = format_on_date
    key = ("pool", asked.id, asked.on, asked.platform, asked.region)
    found: Pool | None = known.kept.get(key)
    if found is None:
        found = known.kept[key] = Pool(format_on_date, known)
    return found


def database_key(format_on_date: FormatOnDate, day: str) -> str | None:
    """The key by which card files of a day (ISO) name the format: names changed their meaning over time."""
    for one in format_on_date.values.get("database_keys", ()):
        since, until = one.get("since"), one.get("until")
        if (since is None or since.isoformat() <= day) and (until is None or day < until.isoformat()):
            found: str = one["key"]
            return found
    return None


def folded_names(card: Card) -> tuple[str, ...]:
    """The folded names of a card by which lists of names know it: the whole, and the front alone."""
    if card.facts is not None:
        return card.facts.folded_names
    entry = card.lines[0].entry
    names = [folded(name) for name in (entry.name, entry.other_name) if name is not None]
    known = english_names()
    return (*names, *(folded(known[name]) for name in names if name in known))


def _sets_of(names: tuple[str, ...], bundled: Mapping[str, frozenset[str]]) -> frozenset[str]:
    return frozenset().union(*(bundled.get(name, frozenset()) for name in names))


def check(examined: Examined, pool: Pool, kept_out: Callable[[Card], bool]) -> Iterator[Finding]:
    """``card.not_in_pool`` for each card outside the pool; ``card.pool_unchecked`` where the data does not reach, with
    the sets of which it has no list.

    Cards that the organiser allows are left to the check of the bans. Where a card is ``kept_out``, by a ban or by the
    organiser, an unknown pool leaves nothing open: it may not be played either way.
    """
    for card in examined.cards:
        if card.facts is None and examined.known is not None:
            continue
        standing = pool.of(card)
        if standing.where == "inside" or card.key in examined.lifted:
            continue
        if standing.where == "outside":
            told: dict[str, Any] = {"expected": examined.format.id, "found": card.count, "released": None}
            yield examined.fault("card.not_in_pool", "pool", card=card.name, line=card.last_line, **told)
        elif card.facts is not None and card.key not in examined.additions and not kept_out(card):
            yield examined.fault(
                "card.pool_unchecked",
                "pool",
                card=card.name,
                line=card.last_line,
                severity="unchecked",
                sets=list(standing.sets),
            )
