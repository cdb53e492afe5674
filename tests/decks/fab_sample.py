"""The sample cards of Flesh and Blood as a card database, and lists made of them."""

from __future__ import annotations

import datetime
import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec

from headjudge.cards.building import Building
from headjudge.cards.card import CardSet, FabCard, Printing, Source
from headjudge.cards.database import CardBase
from headjudge.cards.schema import FACE, FLAVOUR
from headjudge.decks.judging import judge
from headjudge.decks.reading import read_deck
from headjudge.decks.verdict import Verdict
from headjudge.policy.deck_formats import format_on

SAMPLE = Path(__file__).parents[1] / "data" / "cards" / "fab_sample.json"
LISTS = Path(__file__).parents[1] / "data" / "decks" / "fab_cc_2025.json"
LATEST = "2026-05-16"
"""The day of the sample's data."""

TEXTS = {
    "Aurora, Shooting Star": "Essence of Lightning",
    "Bravo, Star of the Show": "Essence of Earth, Ice, and Lightning\n\nDo well.",
    "Brevant, Civic Protector": "You may have any number of Chivalry in your deck.",
    "Emperor, Dracai of Aesir": "You may only have red cards in your deck.",
    "Shiyana, Diamond Gemini": "You may have **specialization** cards of any hero in your deck.",
    "Taylor": "You may have equipment of any class or talent in your inventory. Each equipment in your inventory must "
    "have a different name.",
    "Brutus, Summa Rudis": "You may have cards with **clash** of any class or talent in your deck.",
    "The Librarian, Magister of History": "You may have cards with Tome in their name of any class or talent.",
}
"""Stand-ins for what heroes say about decks."""

EVENTS = {
    "pro-tour-london": ("2025-02-28", "2025-04-24"),
    "pro-tour-singapore-2025": ("2025-06-06", "2025-08-31"),
    "calling-kansas-city-2025": ("2025-01-31", "2025-08-31"),
    "us-national-championship-2025": ("2025-06-06", "2025-08-31"),
}
"""First and last day on which each event can have been, from the sets and heroes of its lists: the day itself is not in
the source."""


@cache
def told_cards() -> tuple[dict[str, Any], ...]:
    """The objects of the sample file."""
    return tuple(json.loads(SAMPLE.read_text("utf-8")))


def card_of(told: dict[str, Any]) -> FabCard:
    """The card of an object."""
    facts = {key: value for key, value in told.items() if key != "sets"}
    name = told["name"]
    faces = name.split(" // ") if " // " in name else ()
    return msgspec.convert(facts | {"text": TEXTS.get(name, ""), "faces": faces}, FabCard)


def fab_card_base(
    made: Iterable[FabCard] = (),
    *,
    date: str = LATEST,
    printed: Mapping[str, Iterable[Printing]] = MappingProxyType({}),
) -> CardBase:
    """A card database of the sample and of cards that a test makes up, with the printings that it gives by name."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    building = Building(connection)
    own = {card.key for card in made}
    for told in told_cards():
        card = card_of(told)
        if card.key in own:
            continue
        building.add_card(card)
        _names(building, card)
        for code in told["sets"]:
            building.add_printing(card.key, Printing(code, f"{card.key}"[:15]))
            building.add_set(CardSet(code))
    for card in made:
        building.add_card(card)
        _names(building, card)
        for printing in printed.get(card.name, ()):
            building.add_printing(card.key, printing)
            building.add_set(CardSet(printing.set_code, printing.set_code, printing.released))
    building.add_name("sawbones-dock-hand-yellow", "Sawbones, Dockhand", "en", FLAVOUR)
    building.finish(Source("fab", "fab_package", "sample", date, "given", "0" * 64))
    return CardBase(connection, ":memory:")


def _names(building: Building, card: FabCard) -> None:
    for face in card.faces:
        building.add_name(card.key, face, "en", FACE)
    for name in dict.fromkeys(one for one in (card.hero, card.hero_id) if one and one != card.name):
        building.add_name(card.key, name, "en", FLAVOUR)


@cache
def fab_sample() -> CardBase:
    """The sample alone, of the day of its data."""
    return fab_card_base()


def made(name: str, pitch: int | None = None, **facts: Any) -> FabCard:
    """A card that a test makes up: a generic action of common rarity unless it says otherwise."""
    known = {
        "types": ("Action",),
        "type_line": "Generic Action",
        "classes": ("Generic",),
        "rarities": ("Common",),
    }
    return FabCard(key=f"made-{name}-{pitch}", name=name, pitch=pitch, **(known | facts))


FILLING = tuple(made(f"Filling {number}", 1) for number in range(60))
"""Generic red common cards, so many that a deck can be made of single copies."""


@cache
def filled_base(date: str = LATEST) -> CardBase:
    """The sample with the filling."""
    return fab_card_base(FILLING, date=date)


def list_of(hero: str | None, cards: dict[str, int], *, size: int = 60, copies: int = 3) -> str:
    """A list with its hero, some cards, and filling up to the size, in at most so many copies."""
    lines = [] if hero is None else [f"Hero: {hero}"]
    lines += [f"{count}x {name}" for name, count in cards.items()]
    left = size - sum(cards.values())
    for number in range(60):
        if left <= 0:
            break
        lines.append(f"{min(copies, left)}x Filling {number} (red)")
        left -= copies
    return "\n".join(lines) + "\n"


SHAPES = {"cc": (60, 3), "ll": (60, 3), "sa": (40, 2), "blitz": (40, 1), "old": (40, 2), "limited": (30, 3)}
"""Deck size and copies, by a short word for the format."""


def judged(
    text: str,
    base: CardBase | None,
    *,
    format: str = "fab/classic-constructed",
    on: str = "2025-04-18",
    **more: Any,
) -> Verdict:
    """The verdict on a list in text; ``base`` None judges without card data."""
    bases = {} if base is None else {"fab": base}
    deck = read_deck(text, bases, game="fab")  # type: ignore[arg-type]
    return judge(deck, format_on(format, datetime.date.fromisoformat(on)), base, **more)


def told(verdict: Verdict, *severities: str) -> list[tuple[str, Any]]:
    """Code and card of the findings of these severities (errors and doubts where none is named), in order."""
    wanted: Sequence[str] = severities or ("error", "unchecked")
    return [
        (one.code, one.params.get("card", one.params.get("name")))
        for one in verdict.findings
        if one.severity in wanted
    ]
