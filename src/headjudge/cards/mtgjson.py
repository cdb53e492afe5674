"""MTGJSON's file AtomicCards: every card once with all its languages, under its English name.

It says less of printings than Scryfall's files do: set codes without dates and numbers.
"""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterator
from decimal import Decimal
from itertools import zip_longest
from typing import Any

import ijson
import msgspec
from msgspec import Struct, field, structs

from headjudge.cards.building import Building
from headjudge.cards.card import CardSet, Face, MagicCard, Printing
from headjudge.cards.naming import add_faces, add_names_in_language
from headjudge.cards.objects import Faults, Fed, Place, told_in_our_words, what_is_wrong
from headjudge.cards.opening import CardText
from headjudge.cards.schema import FACE, FLAVOUR, FULL
from headjudge.cards.scryfall import NOT_FOR_DECKS, exact, in_order, is_mana_value, mana_value_of

LANGUAGES = {
    "Ancient Greek": "grc",
    "Arabic": "ar",
    "Chinese Simplified": "zhs",
    "Chinese Traditional": "zht",
    "English": "en",
    "French": "fr",
    "German": "de",
    "Hebrew": "he",
    "Italian": "it",
    "Japanese": "ja",
    "Korean": "ko",
    "Latin": "la",
    "Phyrexian": "ph",
    "Portuguese (Brazil)": "pt",
    "Quenya": "qya",
    "Russian": "ru",
    "Sanskrit": "sa",
    "Spanish": "es",
}
"""MTGJSON's names of languages, and the codes that Scryfall's files and our names have for them."""


_OWN_COLOURS = ("transform", "modal_dfc", "meld", "reversible_card", "flip")
"""Layouts whose faces each have their own colours, or share one cost (flip)."""


class AtomicForeign(Struct, rename="camel", gc=False):
    """A face in another language."""

    language: str
    name: str | None = None
    face_name: str | None = None


class AtomicIdentifiers(Struct, rename="camel", gc=False):
    """Ids of other programs."""

    scryfall_oracle_id: str | None = None


class AtomicFace(Struct, rename="camel", gc=False):
    """What is read of a face; MTGJSON's field names."""

    name: str
    face_name: str | None = None
    ascii_name: str | None = None
    side: str | None = None
    layout: str = "normal"
    color_identity: list[str] = field(default_factory=list)
    colors: list[str] = field(default_factory=list)
    color_indicator: list[str] | None = None
    mana_cost: str | None = None
    mana_value: Decimal | None = None
    type: str = ""
    text: str = ""
    keywords: list[str] | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    legalities: dict[str, str] | None = None
    printings: list[str] = field(default_factory=list)
    foreign_data: list[AtomicForeign] = field(default_factory=list)
    is_funny: bool = False
    flavor_name: str | None = None
    face_flavor_name: str | None = None
    identifiers: AtomicIdentifiers | None = None


class AtomicMeta(Struct):
    """When the file was made."""

    date: str = ""
    version: str = ""


def meta_of(head: bytes) -> AtomicMeta:
    """Date and version of a file, where they stand at its beginning as MTGJSON writes them; empty otherwise."""
    try:
        for meta in ijson.items(io.BytesIO(head), "meta"):
            return msgspec.convert(meta, AtomicMeta)
    except (ijson.JSONError, UnicodeDecodeError, msgspec.ValidationError):
        pass
    return AtomicMeta()


class AtomicReader:
    """Takes an AtomicCards file into a database; ``skipped`` counts what belongs into no deck by its layout.

    A card without an Oracle id gets the key ``name:`` and its English name.
    """

    def __init__(self, building: Building, faults: Faults) -> None:
        self._building = building
        self._faults = faults
        self.skipped: Counter[str] = Counter()
        self.taken = 0
        self._number = 0
        self._formats: dict[str, None] = {}
        self._keys: dict[str, None] = {}
        self._unknown_languages: Counter[str] = Counter()

    def read(self, text: CardText) -> None:
        """Takes all cards in; faulty ones are left out and told."""
        fed = Fed(text, text.stream)
        for name, entry in told_in_our_words(self._pairs(fed), text, lambda: self._number):
            fed.another()
            self._number += 1
            place = Place(self._number)
            try:
                faces = msgspec.convert(entry, list[AtomicFace])
            except msgspec.ValidationError as error:
                code, params = what_is_wrong(error)
                self._faults.leave_out(place, code, **params)
                continue
            if not all(is_mana_value(face.mana_value) for face in faces):
                self._faults.leave_out(place, "cards.wrong_value", field="manaValue")
                continue
            self._entry(name, faces)
        self._fill_legalities()

    @staticmethod
    def _pairs(fed: Fed) -> Iterator[tuple[str, Any]]:
        pairs: Iterator[tuple[str, Any]] = ijson.kvitems(fed, "data")
        return pairs

    def _entry(self, name: str, faces: list[AtomicFace]) -> None:
        """One name may stand for several cards (jokes, play-test cards), which their ids tell apart."""
        cards: dict[str, list[AtomicFace]] = {}
        for face in faces:
            own = face.face_name or face.name if face.layout == "meld" else face.name
            ids = face.identifiers
            cards.setdefault((ids and ids.scryfall_oracle_id) or f"name:{own}", []).append(face)
        for key, parts in cards.items():
            if parts[0].layout in NOT_FOR_DECKS:
                self.skipped[parts[0].layout] += 1
                continue
            self.taken += 1
            self._take(key, sorted(parts, key=lambda face: face.side or ""), name)

    def _take(self, key: str, parts: list[AtomicFace], entry: str) -> None:
        building = self._building
        if key not in building:
            card = _card(key, parts)
            building.add_card(card)
            add_faces(building, card)
            if card.legalities is not None:
                self._formats.update(dict.fromkeys(card.legalities))
                self._keys[key] = None
        if parts[0].layout == "meld" and entry != parts[0].face_name:
            building.add_name(key, entry, "en", FACE)
        for part in parts:
            if part.ascii_name:
                building.add_name(key, part.ascii_name, "en", FULL)
            for reskin in (part.flavor_name, part.face_flavor_name):
                if reskin:
                    building.add_name(key, reskin, "en", FLAVOUR)
            for code in part.printings:
                building.add_printing(key, Printing(code.upper()))
                building.add_set(CardSet(code.upper()))
        self._foreign(key, parts)

    def _foreign(self, key: str, parts: list[AtomicFace]) -> None:
        """A card's names in other languages; one language may have several, from several translations."""
        languages = dict.fromkeys(one.language for part in parts for one in part.foreign_data)
        for language in languages:
            code = LANGUAGES.get(language)
            if code is None:
                self._unknown_languages[language] += 1
                code = language.lower()
            told = [[one for one in part.foreign_data if one.language == language] for part in parts]
            if len(parts) == 1:
                for one in told[0]:
                    add_names_in_language(self._building, key, code, one.name or one.face_name, ())
                continue
            for same in zip_longest(*told):
                whole = next((one.name for one in same if one and one.name and " // " in one.name), None)
                faces = [None if one is None else one.face_name or _of_a_face(one.name) for one in same]
                add_names_in_language(self._building, key, code, whole, faces)

    def _fill_legalities(self) -> None:
        """Formats that a card does not list are those where it is not legal; which there are, the whole file shows."""

        def filled(card: MagicCard) -> MagicCard:
            known = card.legalities or {}
            return structs.replace(
                card, legalities={one: known.get(one, "not_legal") for one in self._formats}
            )

        if self._formats:
            self._building.change_cards(self._keys, MagicCard, filled)

    @property
    def unknown_languages(self) -> dict[str, int]:
        """Names of languages that have no code here, with how many cards have them; they are kept as they are."""
        return dict(sorted(self._unknown_languages.items()))


def _of_a_face(name: str | None) -> str | None:
    return None if name is None or " // " in name else name


def _card(key: str, parts: list[AtomicFace]) -> MagicCard:
    first = parts[0]
    names = list(dict.fromkeys(part.face_name or part.name for part in parts))
    is_one = first.layout in ("meld", "reversible_card")
    if first.layout == "reversible_card":
        parts = parts[: len(names)]
    value = first.mana_value
    return MagicCard(
        key=key,
        name=" // ".join(names) if is_one else first.name,
        faces=tuple(_face(part, parts) for part in parts),
        layout="normal" if first.layout == "reversible_card" and len(parts) == 1 else first.layout,
        mana_value=mana_value_of(first.mana_cost or "") if value is None else exact(value),
        colour_identity=in_order(first.color_identity),
        keywords=tuple(dict.fromkeys(word for part in parts for word in part.keywords or ())),
        legalities=None
        if first.legalities is None
        else {one: standing.lower().replace(" ", "_") for one, standing in first.legalities.items()},
        meld_result=first.layout == "meld" and first.side == "b",
        acorn=any(part.is_funny for part in parts),
    )


def _face(part: AtomicFace, parts: list[AtomicFace]) -> Face:
    return Face(
        name=part.face_name or part.name,
        mana_cost=part.mana_cost or "",
        type_line=part.type,
        text=part.text,
        colours=in_order(_colours(part, parts)),
        colour_indicator=in_order(part.color_indicator or ()),
        power=part.power,
        toughness=part.toughness,
        loyalty=part.loyalty,
        defense=part.defense,
    )


def _colours(part: AtomicFace, parts: list[AtomicFace]) -> list[str]:
    """Halves on one side carry the colours of the whole card; a half has those of them that its own cost shows."""
    if len(parts) == 1 or part.layout in _OWN_COLOURS or any(part.colors != other.colors for other in parts):
        return part.colors
    shown = {*(part.mana_cost or ""), *(part.color_indicator or ())}
    return [colour for colour in part.colors if colour in shown]
