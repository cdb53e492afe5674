"""A small card database, an event with decklists, and browsers of its players."""

from __future__ import annotations

from pathlib import Path

from django.test import Client
from django.urls import reverse

from headjudge.cards.building import new_database
from headjudge.cards.card import Face, MagicCard, Printing, Source
from headjudge.cards.card import CardSet
from headjudge.web.player_links import make_links

NAMES = {
    "Island": "島",
    "Wastes": "荒地",
    "Shock": "ショック",
    "Lightning Strike": "稲妻の一撃",
    "Sol Ring": "太陽の指輪",
}
TYPES = {"Island": "Basic Land — Island", "Wastes": "Basic Land", "Sol Ring": "Artifact"}


def a_database(folder: Path, date: str = "2026-11-01") -> Path:
    """A database of a few cards with their Japanese names; texts are left out."""
    place = folder / "cards" / "mtg.sqlite"
    with new_database(place) as building:
        building.add_set(CardSet("TST", "Test Set", "2020-01-01"))
        for number, (name, japanese) in enumerate(NAMES.items(), 1):
            face = Face(name, type_line=TYPES.get(name, "Instant"))
            building.add_card(MagicCard(f"key-{number}", name, (face,)))
            building.add_name(f"key-{number}", japanese, "ja", 0)
            building.add_printing(f"key-{number}", Printing("TST", str(number), "2020-01-01"))
        building.finish(Source("mtg", "headjudge", "small.json", date, "given", "ab" * 32))
    return place


def bound(stream: str, entrant: str) -> Client:
    """The browser of a player who has opened the personal link."""
    client = Client(HTTP_ACCEPT_LANGUAGE="en")
    code = make_links(stream, [entrant])[entrant]
    assert client.post(reverse("player-link", args=[code])).status_code == 302
    return client
