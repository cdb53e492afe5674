"""The 141 sample cards as a card database, and cards that tests make up beside them."""

from __future__ import annotations

import datetime
import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from headjudge.cards.building import Building
from headjudge.cards.card import CardSet, Face, MagicCard, Printing, Source
from headjudge.cards.database import CardBase
from headjudge.cards.schema import FACE, FULL
from headjudge.decks.judging import judge
from headjudge.decks.reading import read_deck
from headjudge.decks.verdict import Verdict
from headjudge.findings import Finding
from headjudge.policy.deck_formats import Platform, format_on

SAMPLE = Path(__file__).parents[1] / "data" / "cards" / "sample_cards.json"
LATEST = "2026-08-22"
"""The day of the sample's data."""


@cache
def sample_objects() -> tuple[dict[str, Any], ...]:
    """The objects of the sample file as they stand there."""
    return tuple(json.loads(SAMPLE.read_text(encoding="utf-8")))


def magic_card(told: dict[str, Any]) -> MagicCard:
    """A card from an object in the shape of a Scryfall bulk file."""
    parts = told.get("card_faces") or [told]
    root = {key: told[key] for key in ("power", "toughness", "loyalty", "oracle_text") if key in told}
    faces = []
    for place, part in enumerate(parts):
        one = (root if place == 0 else {}) | part
        faces.append(
            Face(
                name=one["name"],
                mana_cost=one.get("mana_cost") or "",
                type_line=one.get("type_line", ""),
                text=one.get("oracle_text") or "",
                colours=tuple(one.get("colors") or ()),
                colour_indicator=tuple(one.get("color_indicator") or ()),
                power=one.get("power"),
                toughness=one.get("toughness"),
                loyalty=one.get("loyalty"),
            )
        )
    value = told.get("cmc", 0)
    return MagicCard(
        key=told["oracle_id"],
        name=told["name"],
        faces=tuple(faces),
        layout=told["layout"],
        mana_value=str(int(value) if value == int(value) else value),
        colour_identity=tuple(told["color_identity"]),
        keywords=tuple(told.get("keywords", ())),
        legalities=told.get("legalities"),
    )


@dataclass
class Made:
    """A card that a test makes up: what it is, and where it was printed."""

    name: str
    type_line: str = "Creature — Bear"
    cost: str = "{1}{G}"
    identity: str = "G"
    text: str = ""
    keywords: Sequence[str] = ()
    mana_value: str = "2"
    power: str | None = None
    sets: Sequence[str] = ("DOM",)
    released: str | None = "2018-04-27"
    legalities: dict[str, str] | None = None
    games: tuple[str, ...] = ()
    acorn: bool = False
    backs: Sequence[Face] = ()
    layout: str = "normal"
    colours: Sequence[str] = ()

    def card(self) -> MagicCard:
        """The card."""
        front = Face(
            self.name, self.cost, self.type_line, self.text, colours=tuple(self.colours), power=self.power
        )
        return MagicCard(
            key=f"id of {self.name}",
            name=" // ".join([self.name, *(back.name for back in self.backs)]),
            faces=(front, *self.backs),
            layout=self.layout,
            mana_value=self.mana_value,
            colour_identity=tuple(self.identity),
            keywords=tuple(self.keywords),
            legalities=self.legalities,
            acorn=self.acorn,
        )


def card_base(
    made: Iterable[Made] = (),
    *,
    date: str = LATEST,
    sample: bool = True,
    every_printing: bool = False,
) -> CardBase:
    """A card database of the sample and of made-up cards, with one printing for each as Scryfall's smaller file has
    them, or with every printing that the sample names."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    building = Building(connection)
    for told in sample_objects() if sample else ():
        card = magic_card(told)
        building.add_card(card)
        for face in card.faces if len(card.faces) > 1 else ():
            building.add_name(card.key, face.name, "en", FACE)
        for language, name in told["x_sample"].get("names", {}).items():
            building.add_name(card.key, name, language, FULL)
        prints = told["x_sample"]["prints"] if every_printing else [told]
        for one in prints:
            code = one["set"].upper()
            building.add_printing(card.key, Printing(code, one["collector_number"], one["released_at"]))
            building.add_set(CardSet(code, "", one["released_at"]))
    for one in made:
        card = one.card()
        building.add_card(card)
        for face in card.faces if len(card.faces) > 1 else ():
            building.add_name(card.key, face.name, "en", FACE)
        for code in one.sets:
            building.add_printing(card.key, Printing(code, "1", one.released, "", one.games))
            building.add_set(CardSet(code, "", one.released))
    building.finish(Source("mtg", "scryfall", "sample", date, "given", "0" * 64))
    return CardBase(connection, ":memory:")


@cache
def sample_base() -> CardBase:
    """The sample alone, of the day of its data."""
    return card_base()


def text_of(commander: Sequence[str] | str, main: dict[str, int], **more: dict[str, int]) -> str:
    """A list with its commanders under their heading, the deck, and further sections by their names."""
    commanders = [commander] if isinstance(commander, str) else list(commander)
    parts = []
    if commanders:
        parts.append("\n".join(["Commander", *(f"1 {name}" for name in commanders)]))
    for head, cards in ({"Deck": main} | {key.capitalize(): value for key, value in more.items()}).items():
        parts.append("\n".join([head, *(f"{count} {name}" for name, count in cards.items())]))
    return "\n\n".join(parts) + "\n"


def filled(commander: Sequence[str] | str, main: dict[str, int], basic: str, size: int = 60) -> str:
    """A list with enough copies of a basic land to have the size."""
    commanders = 1 if isinstance(commander, str) else len(commander)
    return text_of(commander, main | {basic: main.get(basic, 0) + size - commanders - sum(main.values())})


@dataclass
class Asked:
    """How a list is judged."""

    format: str = "brawl"
    on: str = "2020-05-18"
    platform: Platform = "tabletop"
    region: str | None = None
    players: int | None = None
    additions: dict[str, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    lifted: dict[str, str] = field(default_factory=dict)


def judged(text: str, base: CardBase | None, **asked: Any) -> Verdict:
    """The verdict on a list in text; ``base`` None judges without card data."""
    how = Asked(**asked)
    bases = {} if base is None else {"mtg": base}
    on_date = format_on(
        how.format, datetime.date.fromisoformat(how.on), platform=how.platform, region=how.region
    )
    deck = read_deck(text, bases, game="mtg")  # type: ignore[arg-type]
    return judge(
        deck,
        on_date,
        base,
        players=how.players,
        additions=how.additions,
        lifted=how.lifted,
        options=how.options,
    )


def faults(verdict: Verdict) -> list[tuple[str, Any]]:
    """Code and card of everything that is no mere remark, in order."""
    return [
        (one.code, one.params.get("card", one.params.get("name")))
        for one in verdict.findings
        if one.severity in ("error", "unchecked")
    ]


def found(verdict: Verdict, code: str) -> list[Finding]:
    """The findings with a code."""
    return [one for one in verdict.findings if one.code == code]
