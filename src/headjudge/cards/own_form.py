"""headjudge's own form of a card file: JSON Lines, for card lists that were converted elsewhere.

The first line says what it is: ``{"headjudge_cards": 1, "game": "fab", "date": "2026-11-30"}``. Every further line is
a card with its names and printings, or a set.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec
from msgspec import Struct

from headjudge.cards.building import Building
from headjudge.cards.card import Card, CardSet, FabCard, Game, MagicCard, Printing
from headjudge.cards.database import CardBase
from headjudge.cards.objects import Faults, Place
from headjudge.cards.schema import FACE, FLAVOUR, FULL

VERSION = 1
EXAMPLE = '{"headjudge_cards": 1, "game": "mtg", "date": "2026-11-30"}'
"""A first line as it should be."""
Strength = Literal["full", "face", "flavour"]
_STRENGTHS: dict[Strength, int] = {"full": FULL, "face": FACE, "flavour": FLAVOUR}
_OF_WEAKNESS: dict[int, Strength] = {weakness: name for name, weakness in _STRENGTHS.items()}


class Head(Struct, omit_defaults=True):
    """The first line: the version of the form, the game, the day of the data, where the list comes from."""

    headjudge_cards: int
    game: Game
    date: str = ""
    version: str = ""


class Name(Struct, omit_defaults=True):
    """A name of a card: its language as card files write it, and whether it is the whole name, a face's, a reskin's."""

    name: str
    language: str = "en"
    kind: Strength = "full"


class _Line(Struct, omit_defaults=True):
    names: tuple[Name, ...] = ()
    printings: tuple[Printing, ...] = ()
    set: CardSet | None = None


class MagicLine(_Line, omit_defaults=True):
    """A card of Magic with names and printings, or a set."""

    card: MagicCard | None = None


class FabLine(_Line, omit_defaults=True):
    """A card of Flesh and Blood with names and printings, or a set."""

    card: FabCard | None = None


KINDS: dict[Game, type[MagicLine] | type[FabLine]] = {"mtg": MagicLine, "fab": FabLine}


def read_own(lines: Iterable[tuple[Place, MagicLine | FabLine]], building: Building, faults: Faults) -> int:
    """Takes the lines behind the head into a database and gives how many cards there were."""
    taken = 0
    for place, line in lines:
        card = line.card
        if line.set is not None:
            building.add_set(line.set)
        elif card is None:
            faults.leave_out(place, "cards.missing_field", field="card")
        elif not card.key or not card.name:
            faults.leave_out(place, "cards.missing_field", field="name" if card.key else "key")
        else:
            taken += 1
            building.add_card(card)
            for name in line.names:
                building.add_name(card.key, name.name, name.language, _STRENGTHS[name.kind])
            for printing in line.printings:
                building.add_printing(card.key, printing)
                building.add_set(CardSet(printing.set_code, released=printing.released))
    return taken


def written(base: CardBase) -> Iterator[bytes]:
    """A card database in this form, line by line; reading it back gives the same cards, names, printings and sets."""
    encode = msgspec.json.encode
    source = base.source
    yield encode(Head(VERSION, base.game, source.date, source.version)) + b"\n"
    for one in base.sets():
        yield encode({"set": one}) + b"\n"
    for number in range(1, base.counts["cards"] + 1):
        card: Card = base.card(number)
        names = [
            Name(name, language, _OF_WEAKNESS[weakness - (language != "en")])
            for name, language, weakness in base.weighed_names(number)
        ]
        line = {
            "card": card,
            "names": [
                name for name in names if (name.name, name.language, name.kind) != (card.name, "en", "full")
            ],
            "printings": base.printings(number),
        }
        yield encode(line) + b"\n"
