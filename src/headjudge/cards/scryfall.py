"""Scryfall's bulk files: ``oracle_cards``, ``default_cards``, ``all_cards``, or any list of card objects in that form.

One object is one printing in one language. The English name and the rules text are the same in all of them; names in
other languages stand only in the objects of those languages, so only ``all_cards`` has all of them.
"""

from __future__ import annotations

import datetime
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from decimal import Decimal
from fractions import Fraction

from msgspec import Struct, structs

from headjudge.cards.building import Building
from headjudge.cards.card import CardSet, Face, MagicCard, Printing
from headjudge.cards.naming import add_faces, add_names_in_language
from headjudge.cards.objects import Faults, Place
from headjudge.cards.schema import FLAVOUR

NOT_FOR_DECKS = frozenset(
    ("token", "double_faced_token", "emblem", "art_series", "planar", "scheme", "vanguard")
)
"""Layouts of objects that no deck and no sideboard can hold."""
COLOURS = "WUBRG"
_HIGHEST_MANA_VALUE = 10_000_000
"""Ten times the dearest card that was ever printed; what is above it is no mana value."""
_MOST_DECIMALS = 4


class ScryfallFace(Struct, gc=False):
    """What is read of a face; Scryfall's field names."""

    name: str | None = None
    oracle_id: str | None = None
    mana_cost: str | None = None
    cmc: Decimal | None = None
    type_line: str | None = None
    oracle_text: str | None = None
    colors: list[str] | None = None
    color_indicator: list[str] | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    printed_name: str | None = None
    flavor_name: str | None = None


class ScryfallPart(Struct, gc=False):
    """An object that goes with a card."""

    component: str | None = None
    name: str | None = None


class ScryfallObject(ScryfallFace, gc=False):
    """What is read of a card object; Scryfall's field names. A card without faces is a face itself."""

    object: str | None = None
    lang: str = "en"
    layout: str = "normal"
    color_identity: list[str] | None = None
    keywords: list[str] | None = None
    produced_mana: list[str] | None = None
    legalities: dict[str, str] | None = None
    security_stamp: str | None = None
    set: str | None = None
    set_name: str | None = None
    released_at: datetime.date | None = None
    collector_number: str | None = None
    rarity: str | None = None
    games: list[str] | None = None
    card_faces: list[ScryfallFace] | None = None
    all_parts: list[ScryfallPart] | None = None


class ScryfallReader:
    """Takes card objects into a database; ``skipped`` counts what belongs into no deck by its layout."""

    def __init__(self, building: Building, faults: Faults) -> None:
        self._building = building
        self._faults = faults
        self.skipped: Counter[str] = Counter()
        self.taken = 0
        self._weak: set[str] = set()
        self._acorn: set[str] = set()
        self._sets: set[tuple[str, str | None]] = set()

    def read(self, objects: Iterable[tuple[Place, ScryfallObject]]) -> None:
        """Takes all objects in; faulty ones are left out and told."""
        for place, one in objects:
            if one.object not in (None, "card"):
                self.skipped[one.object or ""] += 1
            elif one.layout in NOT_FOR_DECKS:
                self.skipped[one.layout] += 1
            elif _is_no_card(one):
                self.skipped["helper"] += 1
            elif self._is_whole(one, place):
                self.taken += 1
                if one.layout == "reversible_card":
                    for key, faces in _sides(one).items():
                        self._take(one, key, faces, is_weak=True)
                else:
                    faces = one.card_faces or [one]
                    self._take(one, one.oracle_id or faces[0].oracle_id or "", faces)
        if self._acorn:
            self._building.change_cards(
                sorted(self._acorn), MagicCard, lambda card: structs.replace(card, acorn=True)
            )

    def _is_whole(self, one: ScryfallObject, place: Place) -> bool:
        faces = one.card_faces or [one]
        if not one.name:
            self._faults.leave_out(place, "cards.missing_field", field="name")
        elif any(not face.name for face in faces):
            self._faults.leave_out(place, "cards.missing_field", field="card_faces.name")
        elif not one.oracle_id and not all(face.oracle_id for face in faces):
            self._faults.leave_out(place, "cards.missing_field", field="oracle_id")
        elif not (is_mana_value(one.cmc) and is_mana_value(faces[0].cmc)):
            self._faults.leave_out(place, "cards.wrong_value", field="cmc")
        else:
            return True
        return False

    def _take(
        self, one: ScryfallObject, key: str, faces: Sequence[ScryfallFace], *, is_weak: bool = False
    ) -> None:
        building = self._building
        if key not in building:
            card = magic_card(one, key, faces)
            building.add_card(card)
            add_faces(building, card)
            if is_weak:
                self._weak.add(key)
        elif not is_weak and key in self._weak:
            # Sides that were printed back to back told less of the card than this object does.
            self._weak.discard(key)
            card = magic_card(one, key, faces)
            building.replace_card(card)
            add_faces(building, card)
        if one.security_stamp == "acorn":
            self._acorn.add(key)
        self._names(one, key, faces)
        if one.set is not None:
            self._printing(one, key, one.set.upper())

    def _names(self, one: ScryfallObject, key: str, faces: Sequence[ScryfallFace]) -> None:
        building, language = self._building, one.lang
        if language == "en":
            # An English card that prints another name than its own is a reskin.
            for face in (one, *faces):
                if face.printed_name and face.printed_name not in (one.name, face.name):
                    building.add_name(key, face.printed_name, language, FLAVOUR)
        else:
            whole = one.printed_name if one.layout != "reversible_card" else None
            printed = [face.printed_name for face in faces] if one.card_faces else []
            add_names_in_language(building, key, language, whole, printed)
        for face in (one, *faces):
            if face.flavor_name:
                building.add_name(key, face.flavor_name, language, FLAVOUR)
        reskins = [face.flavor_name for face in faces if face.flavor_name]
        if one.card_faces and len(reskins) == len(faces) > 1:
            building.add_name(key, " // ".join(reskins), language, FLAVOUR)

    def _printing(self, one: ScryfallObject, key: str, code: str) -> None:
        released = None if one.released_at is None else one.released_at.isoformat()
        printing = Printing(
            code, one.collector_number or "", released, one.rarity or "", tuple(one.games or ())
        )
        self._building.add_printing(key, printing)
        if (code, released) not in self._sets:
            self._sets.add((code, released))
            self._building.add_set(CardSet(code, one.set_name or "", released))


def _is_no_card(one: ScryfallObject) -> bool:
    """Front cards of themed packs, stand-ins for two-faced cards and the like say just ``Card`` where types stand;
    some tokens come under an ordinary layout."""
    lines = [face.type_line or "" for face in one.card_faces or [one]]
    return all(line == "Card" or line.startswith("Token ") for line in lines)


def _sides(one: ScryfallObject) -> dict[str, list[ScryfallFace]]:
    """The cards of a reversible printing: a side each, mostly of the same card, which then counts once."""
    sides: dict[str, list[ScryfallFace]] = {}
    for face in one.card_faces or [one]:
        known = sides.setdefault(face.oracle_id or one.oracle_id or "", [])
        if all(face.name != other.name for other in known):
            known.append(face)
    return sides


def magic_card(one: ScryfallObject, key: str, faces: Sequence[ScryfallFace]) -> MagicCard:
    """A card of the rules from one of its objects; what the faces lack stands at the root, and the other way round."""
    is_reversible = one.layout == "reversible_card"
    layout = one.layout
    if is_reversible:
        layout = "normal" if len(faces) == 1 else "transform"
    name = " // ".join(face.name or "" for face in faces) if is_reversible else one.name or ""
    value = one.cmc if one.cmc is not None and not is_reversible else faces[0].cmc
    parts = one.all_parts or ()
    return MagicCard(
        key=key,
        name=name,
        faces=tuple(_face(one, face, place, len(faces)) for place, face in enumerate(faces)),
        layout=layout,
        mana_value=mana_value_of(faces[0].mana_cost or one.mana_cost or "")
        if value is None
        else exact(value),
        colour_identity=in_order(one.color_identity or ()),
        keywords=tuple(one.keywords or ()),
        produced_mana=in_order(one.produced_mana or ()),
        legalities=one.legalities,
        meld_result=any(part.component == "meld_result" and part.name == one.name for part in parts),
        acorn=one.security_stamp == "acorn",
    )


def _face(one: ScryfallObject, face: ScryfallFace, place: int, many: int) -> Face:
    first = face if place or one.layout == "reversible_card" else one
    cost = face.mana_cost
    if cost is None and one.mana_cost is not None:
        costs = one.mana_cost.split(" // ")
        cost = costs[place] if place < len(costs) and (place == 0 or len(costs) == many) else None
    return Face(
        name=face.name or "",
        mana_cost=cost or "",
        type_line=face.type_line or _part_of(one.type_line, place, many),
        text=face.oracle_text or (one.oracle_text or "" if many == 1 else ""),
        colours=_colours(one, face, cost or "", many),
        colour_indicator=in_order(face.color_indicator or first.color_indicator or ()),
        power=face.power if face.power is not None else first.power,
        toughness=face.toughness if face.toughness is not None else first.toughness,
        loyalty=face.loyalty if face.loyalty is not None else first.loyalty,
        defense=face.defense if face.defense is not None else first.defense,
    )


def _part_of(line: str | None, place: int, many: int) -> str:
    if many == 1:
        return line or ""
    parts = (line or "").split(" // ")
    return parts[place] if len(parts) == many else ""


def _colours(one: ScryfallObject, face: ScryfallFace, cost: str, many: int) -> tuple[str, ...]:
    """Of a face that says none itself: the root's for a flip card, whose halves share one cost (CR 710.1c); otherwise
    those of the root that stand in the face's own cost, so that a rule such as devoid keeps its effect."""
    if face.colors is not None:
        return in_order(face.colors)
    whole = one.colors or ()
    if many == 1 or one.layout == "flip":
        return in_order(whole)
    shown = {*cost, *(face.color_indicator or ())}
    return in_order([colour for colour in whole if colour in shown])


def in_order(colours: Iterable[str]) -> tuple[str, ...]:
    """Letters of colours in the order white, blue, black, red, green; other letters (C) behind them."""
    return tuple(sorted(colours, key=lambda one: (COLOURS.find(one) % 9, one)))


def is_mana_value(value: Decimal | None) -> bool:
    """Whether a number can be one: not below zero, and short enough to be written out."""
    if value is None:
        return True
    exponent = value.as_tuple().exponent
    return isinstance(exponent, int) and exponent >= -_MOST_DECIMALS and 0 <= value <= _HIGHEST_MANA_VALUE


def exact(value: Decimal) -> str:
    """A mana value as text, exact: ``"3"``, ``"1/2"``."""
    return str(Fraction(value))


_SYMBOL = re.compile(r"\{([^{}]*)\}")


def mana_value_of(cost: str) -> str:
    """The mana value of a cost as written (CR 202.3), for objects that do not say it.

    >>> mana_value_of("{X}{2/W}{G/P}{HR}{10}")
    '27/2'
    """
    total = Fraction(0)
    for symbol in _SYMBOL.findall(cost):
        if symbol in ("X", "Y", "Z"):
            continue
        if symbol.startswith("H") or symbol == "½":
            total += Fraction(1, 2)
        else:
            first = symbol.split("/")[0]
            total += int(first) if first.isascii() and first.isdigit() and len(first) < 9 else 1
    return str(total)
