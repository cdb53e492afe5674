"""Cards of Flesh and Blood for tests: the names of ten published lists and a few that are easily misread."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

from msgspec import Struct

from headjudge.cards.building import new_database
from headjudge.cards.card import COLOUR_OF_PITCH, FabCard, Printing, Source
from headjudge.cards.database import CardBase
from headjudge.cards.schema import FLAVOUR
from headjudge.decks.fab_names import identifier

LISTS = Path(__file__).parents[1] / "data" / "decks" / "fab_cc_2025.json"
_LINE = re.compile(r"(\d+)x (.*?)(?: \((red|yel|blu)\))?$")
_PITCH = {"red": 1, "yel": 2, "blu": 3}


class Published(Struct, frozen=True):
    """A published list: hero, and (count, name, pitch) of every line in its order; names with // between halves."""

    hero: str
    cards: tuple[tuple[int, str, int | None], ...]
    lines: tuple[str, ...]


@cache
def published() -> tuple[Published, ...]:
    """The lists of the source named in the data file."""
    found = []
    for told in json.loads(LISTS.read_text("utf-8"))["decks"]:
        cards = []
        for line in told["lines"]:
            count, name, colour = _LINE.fullmatch(line).groups()
            cards.append((int(count), name.replace("||", " // "), _PITCH.get(colour)))
        found.append(Published(told["hero"], tuple(cards), tuple(told["lines"])))
    return tuple(found)


def _card(
    name: str,
    pitch: int | None = None,
    types: tuple[str, ...] = ("Action",),
    hero: str | None = None,
    *,
    young: bool = False,
) -> FabCard:
    return FabCard(identifier(name, pitch), name, pitch, types=types, hero=hero, young=young)


MORE = (
    _card("Hyper Driver", None, ("Token",)),
    *(_card("Hyper Driver", pitch) for pitch in (1, 2, 3)),
    *(_card("Zipper Hit", pitch) for pitch in (1, 2, 3)),
    _card("Copper Cog", 3),
    _card("Backup Protocol: RED", 1, ("Instant",)),
    _card("Skywarden no.161803", 2),
    _card("Teklo Trebuchet 2000", 3),
    _card("10,000 Year Reunion", 1),
    _card("Everbloom // Life", 3),
    _card("Evo Beta Base Head", 3, ("Action", "Equipment")),
    _card("Hexagore, the Death Hydra", None, ("Weapon",)),
    _card("Mandible Claw", None, ("Weapon",)),
    _card("Titan's Fist", None, ("Weapon",)),
    _card("Ironrot Helm", None, ("Equipment",)),
    _card("Twelve Petal Kāṣāya", None, ("Equipment",)),
    _card("Polly Cranka", None, ("Companion",)),
    _card("The Librarian", None, ("Mentor",)),
    _card("Booze!", 3),
    _card("Dorinthea Ironsong", None, ("Hero",), "Dorinthea"),
    _card("Dorinthea", None, ("Hero",), "Dorinthea", young=True),
    _card("Prism, Sculptor of Arc Light", None, ("Hero",), "Prism"),
    _card("Prism, Awakener of Sol", None, ("Hero",), "Prism"),
    _card("Rhinar, Reckless Rampage", None, ("Hero",), "Rhinar"),
)
PRINTINGS = {("SDA", "021"): "zipper-hit-red", ("1HP", "214"): "zipper-hit-red", ("EVO", "001"): "dash-io"}


def fab_base(folder: Path) -> CardBase:
    """A database of these cards."""
    path = folder / "fab.cards"
    with new_database(path, "one") as building:
        for card in MORE:
            building.add_card(card)
        for each in published():
            building.add_card(_card(each.hero, None, ("Hero",), each.hero.partition(",")[0]))
            for _, name, pitch in each.cards:
                building.add_card(_card(name, pitch, ("Equipment",) if pitch is None else ("Action",)))
        for card in MORE:
            if card.hero and card.hero != card.name:
                building.add_name(card.key, card.hero, "en", FLAVOUR)
        for (set_code, number), key in PRINTINGS.items():
            building.add_printing(key, Printing(set_code, number))
        building.finish(Source("fab", "headjudge", "made for tests", "2026-11-30", "given", "0" * 64))
    return CardBase.open(path)


def colour(pitch: int | None) -> str:
    """The colour word of a pitch value, empty where there is none."""
    return "" if pitch is None else f" ({COLOUR_OF_PITCH[pitch]})"
