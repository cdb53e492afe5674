"""What stands on a sheet of paper about a deck: whose it is, its cards in groups with their counts, and its verdict.

Flesh and Blood: Tournament Rules and Policy, A.5 (the four groups of registration) and A.7 (limited: every card of the
pool that is not of basic rarity, and the hero).
"""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from headjudge.cards.card import FabCard, Game, MagicCard, Source
from headjudge.cards.database import CardBase
from headjudge.cards.folding import folded
from headjudge.decks.beside import PILE_KEYS, parts_of
from headjudge.decks.decklist import Decklist, Entry
from headjudge.decks.grouping import REGISTRATION_GROUPS, RegistrationGroup, place_of, registration_groups
from headjudge.decks.reading import KeyedCards
from headjudge.findings import Finding, InputError
from headjudge.policy.deck_formats import FormatOnDate

Kind = Literal["registration", "check", "blank", "pool"]
"""A list as it is registered, the same with boxes for a deck check, one to write on by hand, a set for a pool."""

_BESIDE = ("maybeboard", "tokens")
_BASIC = frozenset(("basic", "b"))
"""How card files write the basic rarity."""
_FAB_LINES: dict[RegistrationGroup, int] = {"arena": 14, "red": 20, "yellow": 16, "blue": 18}
"""Lines to write on: a card-pool of 80 cards with some copies of each, on one page."""
_WITH_COMMANDER = {"commander": 2, "companion": 1, "main": 98}
_WITHOUT_COMMANDER = {"companion": 1, "main": 38, "sideboard": 15}


class SheetRow(Struct, frozen=True):
    """Some copies of a card; ``count`` is None where it is to be written by hand.

    ``name`` is the English name where the card is known, without its pitch; ``written`` what the list writes where that
    is another name (another language); ``pitch`` 1 to 4 or None.
    """

    count: int | None
    name: str
    pitch: int | None = None
    written: str = ""
    is_known: bool = True


class SheetGroup(Struct, frozen=True):
    """Cards under one heading: a section of the list or ``fab_`` and a group of registration; ``total`` with copies,
    None where it is to be written by hand."""

    key: str
    total: int | None
    rows: tuple[SheetRow, ...]


class Printed(Struct, frozen=True):
    """When a sheet is printed (UTC, ``2026-11-27 18:00``) and as of what: the event's log at a version with its hash,
    or, without a log, the hash of the list's file; both empty for a sheet that rests on nothing."""

    at: str
    version: int | None = None
    digest: str = ""


class DeckSheet(Struct, frozen=True, kw_only=True):
    """Everything that a sheet says, without words.

    ``leaders`` are the hero, or the commander and its partner; ``date`` the day of the event (ISO), empty where it is
    to be written; ``verdict`` None where nothing was judged; ``set_name`` the set of a pool.
    """

    kind: Kind
    game: Game | None
    groups: tuple[SheetGroup, ...]
    printed: Printed
    event: str = ""
    date: str = ""
    player: str = ""
    number: str = ""
    leaders: tuple[str, ...] = ()
    total: int | None = None
    format: FormatOnDate | None = None
    verdict: Literal["legal", "illegal", "unchecked"] | None = None
    findings: tuple[Finding, ...] = ()
    cards: Source | None = None
    set_name: str = ""


def minute(moment: datetime.datetime) -> str:
    """A moment as a sheet prints it: day, hour and minute in UTC."""
    return f"{moment.astimezone(datetime.UTC):%Y-%m-%d %H:%M}"


def groups_on_paper(deck: Decklist, base: CardBase | None) -> tuple[SheetGroup, ...]:
    """The cards of a list in the groups of its game, each by name, copies of one card in one row.

    Flesh and Blood has the four groups of A.5 always, also where one is empty, and the hero first; a fifth for pitch 4
    only where there are such cards. Magic has the sections that hold cards. What is only considered and tokens are
    left out. Cost: one look at the card data for each entry.
    """
    if deck.game == "fab":
        piles = registration_groups(deck.entries, None if base is None else KeyedCards(base))
        return tuple(
            _group(f"fab_{group}", some, base) for group, some in piles.items() if some or group != "purple"
        )
    return tuple(_group(key, some, base) for key, some in parts_of(deck) if key not in _BESIDE)


def leaders_of(deck: Decklist, base: CardBase | None) -> tuple[str, ...]:
    """The hero of a list, or its commanders, by their English names where the cards are known."""
    section = "hero" if deck.game == "fab" else "commander"
    found = [_named(entry, base).name for entry in deck.entries if _leads(entry, section, base)]
    return tuple(dict.fromkeys(found))


def cards_of_deck(groups: Sequence[SheetGroup]) -> int:
    """How many cards a list has in its groups; worldbreaks are outside the deck and counted apart."""
    return sum(group.total or 0 for group in groups if group.key not in PILE_KEYS.values())


def blank_groups(
    game: Game | None, form: FormatOnDate | None = None, beside: int = 0
) -> tuple[SheetGroup, ...]:
    """Groups of empty lines to write on: as many as a list of the game and format may need, and ``beside`` lines for
    the cards beside the deck that its player chooses."""
    if game == "fab":
        lines = {f"fab_{group}": count for group, count in _FAB_LINES.items()}
    elif form is not None and form.values.get("commander"):
        leading = {key: count for key, count in _WITH_COMMANDER.items() if key != "main"}
        lines = leading | ({"worldbreaks": beside} if beside else {}) | _WITH_COMMANDER
    else:
        lines = _WITHOUT_COMMANDER
    return tuple(SheetGroup(key, None, (SheetRow(None, ""),) * count) for key, count in lines.items())


def pool_groups(base: CardBase, set_code: str) -> tuple[SheetGroup, ...]:
    """Every card of a set that belongs on the list of a limited pool, in the groups of registration, by name.

    Rule: Tournament Rules and Policy, A.5: what is not of basic rarity, and the heroes. Tokens and what else no pool
    may hold are left out. Raises InputError where the card data has no printing in the set. Cost: one look at the card
    data for each printing of the set.
    """
    if base.game != "fab":
        raise InputError([Finding("sheet.pool_of_fab", "error", set_code)])
    found: dict[str, FabCard] = {}
    for known, printing in base.in_set(set_code):
        card = base.card(known.id)
        if isinstance(card, FabCard) and _is_in_pool(card, printing.rarity):
            found[card.key] = card
    if not found:
        told = {"expected": [one.code for one in base.sets()]}
        raise InputError([Finding("sheet.no_such_set", "error", set_code, told)])
    piles: dict[RegistrationGroup, list[FabCard]] = {group: [] for group in REGISTRATION_GROUPS}
    for card in found.values():
        piles[_pile(card)].append(card)
    return tuple(
        SheetGroup(
            f"fab_{group}",
            None,
            tuple(SheetRow(None, card.name, card.pitch) for card in sorted(some, key=_place_in_pool)),
        )
        for group, some in piles.items()
        if some
    )


def _is_in_pool(card: FabCard, rarity: str) -> bool:
    if card.outside_pool:
        return False
    if place_of(card) == "hero":
        return True
    rarities = (rarity,) if rarity else card.rarities
    return not rarities or any(one.casefold() not in _BASIC for one in rarities)


def _pile(card: FabCard) -> RegistrationGroup:
    if place_of(card) != "deck":
        return "arena"
    piles: dict[int | None, RegistrationGroup] = {2: "yellow", 3: "blue", 4: "purple"}
    return piles.get(card.pitch, "red")


def _place_in_pool(card: FabCard) -> tuple[bool, str, int]:
    return (place_of(card) != "hero", card.name.casefold(), card.pitch or 0)


def _leads(entry: Entry, section: str, base: CardBase | None) -> bool:
    card = _facts(entry, base)
    if isinstance(card, FabCard):
        return place_of(card) == "hero" and entry.section not in _BESIDE
    return entry.section == section


def _facts(entry: Entry, base: CardBase | None) -> FabCard | MagicCard | None:
    known = None if base is None or entry.card is None else base.by_key(entry.card)
    return None if base is None or known is None else base.card(known.id)


def _named(entry: Entry, base: CardBase | None) -> SheetRow:
    card = _facts(entry, base)
    if card is None:
        return SheetRow(entry.count, entry.name, entry.pitch, is_known=False)
    is_other = folded(entry.name) not in (folded(card.name), folded(card.full_name))
    return SheetRow(entry.count, card.name, card.pitch, entry.name if is_other else "")


def _group(key: str, entries: Sequence[Entry], base: CardBase | None) -> SheetGroup:
    together: dict[tuple[str, int | None, bool], SheetRow] = {}
    leading = set()
    for entry in entries:
        row = _named(entry, base)
        place = (row.name, row.pitch, row.is_known)
        if _leads(entry, "hero", base):
            leading.add(place)
        before = together.get(place)
        count = entry.count + (0 if before is None or before.count is None else before.count)
        written = row.written if before is None else before.written
        together[place] = SheetRow(count, row.name, row.pitch, written, row.is_known)
    rows = sorted(
        together.items(), key=lambda one: (one[0] not in leading, one[1].name.casefold(), one[1].pitch or 0)
    )
    return SheetGroup(key, sum(entry.count for entry in entries), tuple(row for _, row in rows))
