"""What a name that somebody types means: the card with its facts, the cards to choose from, or what looks like it."""

from __future__ import annotations

from functools import cached_property, lru_cache

from msgspec import Struct

from headjudge.cards.card import Card, CardSet, FabCard, Game, MagicCard, Source
from headjudge.cards.database import CardBase, Known
from headjudge.cards.near import Near
from headjudge.decks.line import PITCH_WORDS, peeled, tidy

LONGEST_NAME = 200
"""Letters of a name that is looked up; the longest card name has 141."""

_REMEMBERED = 512
"""Unknown names whose near matches are kept: finding them is what costs."""


class PrintedIn(Struct, frozen=True):
    """A card in a set: the code, the set's name and day of release as far as the data says, every collector number,
    every rarity, and where it exists (``paper``, ``mtgo``, ``arena``; empty: the data does not say)."""

    set_code: str
    set_name: str
    released: str | None
    numbers: tuple[str, ...]
    rarities: tuple[str, ...]
    games: tuple[str, ...]


class CardFacts(Struct, frozen=True):
    """Everything that the data tells of a card, without its texts: ``names`` are those beside the full English one,
    each with its language, the strongest first; ``printed`` stands in order of release."""

    game: Game
    card: Card
    names: tuple[tuple[str, str], ...]
    printed: tuple[PrintedIn, ...]


class LookedUp(Struct, frozen=True):
    """What a name means in one game's data: one card, several to choose from, or none and what looks like it."""

    source: Source
    found: tuple[CardFacts, ...]
    near: tuple[Near, ...]


class LookUp:
    """Look-ups in one card database, from several threads."""

    def __init__(self, base: CardBase) -> None:
        self.base = base
        self._near = lru_cache(_REMEMBERED)(base.near)

    def name(self, text: str) -> LookedUp:
        """The cards that a text means (see ``found``); near matches only where there are none."""
        found = self.found(text)
        return LookedUp(self.base.source, found, () if found else self.near(text))

    def found(self, text: str) -> tuple[CardFacts, ...]:
        """The cards that a text means: a name in any language, also as a line of a list writes it (``2 Zipper Hit
        (red)``). Letters beyond ``LONGEST_NAME`` are not looked at. Cost: 0.2 milliseconds for a card with a few dozen
        printings."""
        asked = tidy(text[:LONGEST_NAME])
        known = (self.base.find(asked) or self._in_colour(asked) or self._as_line(asked)) if asked else ()
        return tuple(self.facts(one) for one in known)

    def near(self, text: str) -> tuple[Near, ...]:
        """What looks like a text, the likest first. Cost: every name is compared, up to 60 milliseconds for 300,000
        names; nothing the second time."""
        asked = tidy(text[:LONGEST_NAME])
        return tuple(self._near(asked)) if asked else ()

    def key(self, key: str) -> tuple[CardFacts, ...]:
        """The card with an Oracle id or identifier, if there is one."""
        known = self.base.by_key(key[:LONGEST_NAME])
        return () if known is None else (self.facts(known),)

    def _in_colour(self, text: str) -> tuple[Known, ...]:
        """``zipper hit red``: people who look up leave the brackets out, which no list does."""
        name, _, colour = text.rpartition(" ")
        pitch = PITCH_WORDS.get(colour.casefold()) if self.base.game == "fab" else None
        return () if pitch is None else self.base.find(name, pitch)

    def _as_line(self, text: str) -> tuple[Known, ...]:
        part = peeled(text, self.base, game=self.base.game)
        if part.fault is not None:
            return ()
        found = self.base.find(part.name, part.pitch)
        if not found and part.other_name is not None:
            found = self.base.find(part.other_name, part.pitch)
        if len(found) > 1 and part.set_code is not None and part.number is not None:
            printed = {one.id for one in self.base.by_printing(part.set_code, part.number)}
            found = tuple(one for one in found if one.id in printed) or found
        return found

    def facts(self, known: Known) -> CardFacts:
        """Everything that the data tells of a card."""
        card = self.base.card(known.id)
        names = dict.fromkeys(self.base.names(known.id))
        names.pop((card.name, "en"), None)
        return CardFacts(self.base.game, card, tuple(names), self._printed(known.id))

    @cached_property
    def _sets(self) -> dict[str, CardSet]:
        return {one.code: one for one in self.base.sets()}

    def _printed(self, number: int) -> tuple[PrintedIn, ...]:
        by_set: dict[str, PrintedIn] = {}
        for one in self.base.printings(number):
            known = by_set.get(one.set_code)
            if known is None:
                told = self._sets.get(one.set_code)
                name, released = ("", None) if told is None else (told.name, told.released)
                known = PrintedIn(one.set_code, name, one.released or released, (), (), ())
            by_set[one.set_code] = PrintedIn(
                known.set_code,
                known.set_name,
                known.released,
                _with(known.numbers, one.number),
                _with(known.rarities, one.rarity),
                tuple(dict.fromkeys((*known.games, *one.games))),
            )
        return tuple(
            sorted(by_set.values(), key=lambda one: (one.released is None, one.released or "", one.set_code))
        )


def _with(known: tuple[str, ...], more: str) -> tuple[str, ...]:
    return known if not more or more in known else (*known, more)


def facts_json(facts: CardFacts) -> dict[str, object]:
    """The facts of a card as programs get them: keys and values as ``docs/reference/card-look-up.md`` says."""
    card = facts.card
    told: dict[str, object] = {
        "game": facts.game,
        "key": card.key,
        "name": card.name,
        "full_name": card.full_name,
        "names": [{"language": language, "name": name} for name, language in facts.names],
        "type_line": card.type_line,
        "keywords": list(card.keywords),
    }
    told |= _magic_json(card) if isinstance(card, MagicCard) else _fab_json(card)
    told["printings"] = [
        {
            "set": one.set_code,
            "set_name": one.set_name,
            "released": one.released,
            "numbers": list(one.numbers),
            "rarities": list(one.rarities),
            "games": list(one.games),
        }
        for one in facts.printed
    ]
    return told


def _magic_json(card: MagicCard) -> dict[str, object]:
    return {
        "layout": card.layout,
        "mana_value": card.mana_value,
        "colour_identity": list(card.colour_identity),
        "faces": [
            {
                "name": face.name,
                "mana_cost": face.mana_cost,
                "type_line": face.type_line,
                "colours": list(face.colours),
                "power": face.power,
                "toughness": face.toughness,
                "loyalty": face.loyalty,
                "defense": face.defense,
            }
            for face in card.faces
        ],
        "legalities": card.legalities,
    }


def _fab_json(card: FabCard) -> dict[str, object]:
    return {
        "pitch": card.pitch,
        "types": list(card.types),
        "subtypes": list(card.subtypes),
        "classes": list(card.classes),
        "talents": list(card.talents),
        "hero": card.hero,
        "young": card.young,
        "rarities": list(card.rarities),
        "legal": list(card.legal),
        "banned": list(card.banned),
        "restricted": list(card.restricted),
    }


def near_json(near: Near) -> dict[str, object]:
    """A card that may have been meant, as programs get it."""
    return {"key": near.key, "name": near.name, "pitch": near.pitch, "likeness": near.likeness}
