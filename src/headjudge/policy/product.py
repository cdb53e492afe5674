"""What belongs to products: sets for limited play, their own rules, and approved test prints."""

from __future__ import annotations

from typing import Literal

from headjudge.policy.model import Day, Key, Model, Positive, Rows, Source, Text

Excluded = Literal[
    "cold_foil",
    "legendary_rarity",
    "fabled_rarity",
    "marvel_rarity",
    "extended_art",
    "micro_text",
    "expansion_slot",
]


LimitedKind = Literal["sealed", "draft", "preconstructed", "crack_shuffle_play"]
"""The limited formats: boosters to build from, boosters to draft, a bought deck, boosters shuffled and played."""


class LimitedSet(Model):
    """A set for sealed deck and booster draft.

    ``deck_most`` is missing where the deck has no upper size. ``excluded`` cards are neither in the pool nor
    drafted. ``sure`` says how the row was read: ``printed`` in full, ``span`` restored from a
    cell that reaches over rows, ``inferred`` from the table's last line (the latest sets take the last row).
    """

    id: Key
    names: Text
    code: str
    release: Day
    sealed_packs: Positive
    deck_least: Positive
    deck_most: Positive | None = None
    pack_cards: Positive
    excluded: Rows[Excluded] = ()
    sure: Literal["printed", "span", "inferred"]


class SetRule(Model):
    """A rule that one set has in every limited format."""

    id: Key
    set: Key
    kind: Literal["pool_limit", "macro_each_player", "macro_in_game"]
    card: Text
    most: Positive | None = None


class OpenShufflePlaySet(Model):
    """A set recommended for Crack, Shuffle, Play."""

    id: Key
    names: Text
    arena_cards_removed: bool = False


class NotLimitedSet(Model):
    """A set whose boosters are not made for limited play."""

    id: Key
    names: Text
    code: str | None = None


class Limited(Model):
    """Limited play: boosters, the sets with their numbers, set rules, Crack, Shuffle, Play."""

    booster_cards: Positive
    sets: Rows[LimitedSet]
    later_sets: Key
    """The set whose row holds for every set released after the last row."""
    kept_extended_art: Rows[str] = ()
    """Extended-art cards that stay in the pool although extended art is excluded."""
    rules: Rows[SetRule] = ()
    rules_hold_for: Rows[Key] = ()
    open_shuffle_play: Rows[OpenShufflePlaySet] = ()
    open_shuffle_play_packs: Positive | None = None
    not_limited: Rows[NotLimitedSet] = ()
    source: Source | None = None

    def of(self, key: str) -> LimitedSet | None:
        """The row of a set by its id, code or name; ``None`` for a set that is not in the table."""
        wanted = key.casefold()
        for row in self.sets:
            if wanted in {row.id, row.code.casefold(), row.names.en.casefold(), row.names.ja}:
                return row
        return None


class TestPrint(Model):
    """An approved test print: a printing that may be played, of the card ``card``."""

    __test__ = False

    id: Key
    card: Text
    printed_name: str
    code: str | None = None
    product: Text
    artist: str
    year: Positive
    foil: Literal["non_foil", "cold_foil"]
    look: Literal["black_border_white_back", "borderless_extended_art_double_sided"]


class TestPrints(Model):
    """The approved test prints of an edition."""

    __test__ = False

    rows: Rows[TestPrint]
    source: Source | None = None
