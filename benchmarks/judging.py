"""Decklists read and judged: the median of single lists with an open card database, and all lists of a large event.

``python benchmarks/judging.py`` builds a card database of 30,000 made-up cards, 2,000 lists for each format out of
them, and prints the times as a Markdown table. Half of the lists have faults.
"""

from __future__ import annotations

import argparse
import datetime
import platform
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from headjudge import __version__
from headjudge.cards.building import new_database
from headjudge.cards.card import CardSet, Face, MagicCard, Printing, Source
from headjudge.cards.database import CardBase
from headjudge.decks.judging import judge
from headjudge.decks.reading import read_deck
from headjudge.policy.deck_formats import format_on

CARDS = 30_000
IN_USE = 5_000
"""Different cards in all lists of a large event."""
ON = datetime.date(2026, 11, 30)
SIZES = {"brawl": 60, "brawl-100": 100, "commander": 100}
BASICS = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
LEGAL = {"commander": "legal", "standardbrawl": "legal", "brawl": "legal"}
HEAD = (
    "format",
    "cards in a list",
    "read (median)",
    "judged (median)",
    "both (median)",
    "lists",
    "all of them",
)


def made_up_cards(rng: random.Random) -> Iterator[MagicCard]:
    """Basic lands, and cards with names of three words, a colour, a cost, some words of rules text."""
    for name, colour in BASICS.items():
        face = Face(name, "", f"Basic Land — {name}", f"({{T}}: Add {{{colour}}}.)")
        yield MagicCard(f"key {name}", name, (face,), colour_identity=(colour,), legalities=LEGAL)
    syllables = [
        "ba",
        "dor",
        "el",
        "fin",
        "gra",
        "hu",
        "ith",
        "ka",
        "lor",
        "mir",
        "nes",
        "or",
        "pra",
        "quel",
        "ra",
    ]
    for number in range(CARDS):
        colour = rng.choice("WUBRG")
        words = ["".join(rng.choices(syllables, k=rng.randint(2, 4))).capitalize() for _ in range(2)]
        name = f"{words[0]} {words[1]}, the {number}th"
        kind = (
            "Legendary Creature — Human"
            if number % 10 == 0
            else rng.choice(("Creature — Elf", "Instant", "Artifact"))
        )
        text = f"{{1}}{{{colour}}}: Draw a card, then discard a card.\n(Reminder {{W}}.)"
        face = Face(name, f"{{2}}{{{colour}}}", kind, text, (colour,))
        told = LEGAL if number % 50 else LEGAL | {"commander": "banned", "brawl": "banned"}
        yield MagicCard(f"key {number}", name, (face,), colour_identity=(colour,), legalities=told)


def popular(cards: list[MagicCard], many: int, rng: random.Random) -> list[MagicCard]:
    """Different cards, some far more often chosen than others, as players do: the 10th a tenth as often as the 1st."""
    found: dict[int, MagicCard] = {}
    while len(found) < many:
        place = int(len(cards) ** rng.random()) - 1
        found[place] = cards[place]
    return list(found.values())


def lists(cards: list[MagicCard], size: int, many: int, rng: random.Random) -> list[str]:
    """Lists of one colour; every second one has a card twice and some of another colour."""
    leaders = [card for card in cards[: 5 + IN_USE] if "Legendary" in card.type_line]
    in_use = cards[5 : 5 + IN_USE]
    by_colour = {
        colour: [card for card in in_use if colour in card.colour_identity] for colour in BASICS.values()
    }
    texts = []
    for place in range(many):
        (leader,) = popular(leaders, 1, rng)
        colour = leader.colour_identity[0]
        basic = next(name for name, one in BASICS.items() if one == colour)
        chosen = popular(by_colour[colour], size * 3 // 5, rng)
        lines = [f"1 {card.name}" for card in chosen]
        if place % 2:
            lines += [lines[0], *(f"1 {card.name}" for card in rng.sample(in_use, 3))]
        lines.append(f"{size - 1 - len(lines)} {basic}")
        texts.append("\n".join(["Commander", f"1 {leader.name}", "", "Deck", *lines]))
    return texts


def measured(
    format_id: str, base: CardBase, cards: list[MagicCard], many: int, rng: random.Random
) -> list[str]:
    """One row of the table."""
    rules = format_on(format_id, ON)
    texts = lists(cards, SIZES[format_id], many, rng)
    read, judged = [], []
    started = time.perf_counter()
    for text in texts:
        begun = time.perf_counter()
        deck = read_deck(text, {"mtg": base}, game="mtg")
        between = time.perf_counter()
        judge(deck, rules, base)
        read.append(between - begun)
        judged.append(time.perf_counter() - between)
    whole = time.perf_counter() - started
    both = [one + other for one, other in zip(read, judged, strict=True)]
    times = [f"{1000 * statistics.median(one):.2f} ms" for one in (read, judged, both)]
    return [format_id, str(SIZES[format_id]), *times, f"{many:,}", f"{whole:.2f} s"]


def main() -> None:
    """Prints the table in Markdown."""
    options = argparse.ArgumentParser(description="Decklists read and judged.")
    options.add_argument("--lists", type=int, default=2_000, metavar="N")
    chosen = options.parse_args()
    rng = random.Random(7)
    print(f"headjudge {__version__}, Python {platform.python_version()}, {platform.machine()}\n")
    print(f"| {' | '.join(HEAD)} |\n| {' | '.join(['---'] * len(HEAD))} |")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "mtg.sqlite"
        cards = list(made_up_cards(rng))
        with new_database(path, "one") as building:
            building.add_set(CardSet("FDN", "", "2024-11-15"))
            for card in cards:
                building.add_card(card)
                building.add_printing(card.key, Printing("FDN", card.key[4:], "2024-11-15"))
                building.add_printing(card.key, Printing("DSK", card.key[4:], "2024-09-27"))
            building.finish(Source("mtg", "scryfall", "made up", "2026-08-22", "given", "0" * 64))
        base = CardBase.open(path)
        for format_id in SIZES:
            print(f"| {' | '.join(measured(format_id, base, cards, chosen.lists, rng))} |", flush=True)
        base.close()


if __name__ == "__main__":
    main()
