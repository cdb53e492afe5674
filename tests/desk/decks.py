"""A small card database and lists for an evening of Commander: names, colours and types only."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from headjudge.cards.building import new_database
from headjudge.cards.card import CardSet, Face, MagicCard, Printing, Source
from headjudge.cards.database import CardBase

COMMANDER = "Talrand, Sky Summoner"
CARDS = {
    COMMANDER: ("空召喚士ターランド", "Legendary Creature — Merfolk Wizard", "U"),
    "Island": ("島", "Basic Land — Island", ""),
    "Mountain": ("山", "Basic Land — Mountain", ""),
    "Sol Ring": ("太陽の指輪", "Artifact", ""),
    "Opt": ("選択", "Instant", "U"),
    "Shock": ("ショック", "Instant", "R"),
}
IDENTITY = {"Island": "U", "Mountain": "R"}

LEGAL = f"Commander\n1 {COMMANDER}\n\nDeck\n1 Sol Ring\n1 Opt\n97 Island\n"
JAPANESE = "統率者\n1 空召喚士ターランド\n\nデッキ\n1 太陽の指輪\n1 選択\n97 島\n"
SHORT = f"Commander\n1 {COMMANDER}\n\nDeck\n1 Sol Ring\n97 Island\n"


WORLDBREAKS = {
    "Worldfire": ("世界火", "Sorcery", "R"),
    "Prophet of Kruphix": ("クルフィックスの預言者", "Creature — Human Wizard", "GU"),
    "Westvale Abbey": ("ウェストヴェイルの修道院", "Land", ""),
    "Capsize": ("転覆", "Instant", "U"),
    "Upheaval": ("激動", "Sorcery", "U"),
    "Armageddon": ("ハルマゲドン", "Sorcery", "W"),
    "Biorhythm": ("生命の律動", "Sorcery", "G"),
    "Channel": ("チャネル", "Sorcery", "G"),
    "Balance": ("天秤", "Sorcery", "W"),
}
"""Cards for a pool of worldbreaks, beside those of the lists."""


def a_database(
    place: Path,
    date: str = "2026-11-01",
    *,
    banned: tuple[str, ...] = (),
    more: Mapping[str, tuple[str, str, str]] | None = None,
) -> Path:
    """A database of a few cards with their Japanese names. ``banned``: what its file says of Commander."""
    cards = CARDS | dict(more or {})
    with new_database(place, "test") as building:
        building.add_set(CardSet("TST", "Test Set", "2012-07-13"))
        for number, (name, (japanese, types, colours)) in enumerate(cards.items(), 1):
            key = f"00000000-0000-0000-0000-{number:012d}"
            face = Face(name, type_line=types, colours=tuple(colours))
            legal = {"commander": "banned" if name in banned else "legal"}
            identity = tuple(IDENTITY.get(name, colours))
            building.add_card(MagicCard(key, name, (face,), colour_identity=identity, legalities=legal))
            building.add_name(key, japanese, "ja", 0)
            building.add_printing(key, Printing("TST", str(number), "2012-07-13", "rare", ("paper",)))
        building.finish(Source("mtg", "scryfall", "small.json", date, "given", date.replace("-", "") * 8))
    return place


def opened(place: Path) -> dict[str, CardBase]:
    """The database as the desk has it at hand."""
    return {"mtg": CardBase.open(place)}
