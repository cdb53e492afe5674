"""Flesh and Blood cards from the npm package ``@flesh-and-blood/cards``, whose JavaScript is read and never run.

The package has facts and names in English; other official names and spellings come from ``data/fab_names.toml``.
"""

from __future__ import annotations

import datetime
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from headjudge.cards.building import Building
from headjudge.cards.card import COLOUR_OF_PITCH, CardSet, FabCard, Printing
from headjudge.cards.fab_archive import open_package
from headjudge.cards.fab_fields import CARD_SHAPE, RELEASE_SHAPE, Fields, Told
from headjudge.cards.javascript.values import Script
from headjudge.cards.schema import FACE, FLAVOUR, FULL
from headjudge.findings import Finding, InputError

_IDENTIFIER = re.compile(r"([A-Z0-9]{3})-?([A-Z0-9]\S{0,15})")
"""A printing: the code of its set and its number there (``WTR001``, ``1HP186``)."""


class PackageFacts(Struct, frozen=True):
    """What was read: the version of the package (empty for a bare script), and how much.

    ``date`` is empty: no version of the package says of what day its data is.
    """

    version: str
    cards: int
    printings: int
    sets: int
    dated_sets: int
    date: str = ""


class _Release(Struct, frozen=True):
    """A product: its name, its day, the codes on its cards."""

    name: str
    date: str | None
    codes: tuple[str, ...]


class _Read(Struct, frozen=True):
    """A card with what is known beside its facts."""

    card: FabCard
    other_names: tuple[str, ...]
    printings: tuple[Told, ...]


def read_fab_package(opened: BinaryIO, building: Building) -> PackageFacts:
    """Takes the cards of a package file (``.tgz``, or its ``index.js`` alone) into a database.

    Nothing comes in unless every card can be read. Raises InputError with all faults by card and field:
    ``cards.package_…`` for the archive, ``cards.javascript_…`` for the script, ``cards.fab_…`` for cards.
    Cost: 6 seconds and less than 120 MiB for 4,700 cards.
    """
    package = open_package(opened)
    script = Script(package.script)
    entries = script.exported_list("cards", CARD_SHAPE)
    if entries is None:
        raise InputError([Finding("cards.fab_no_list")])
    fields = Fields()
    read = _with_monikers([one for entry in entries if (one := _card(Told(*entry), fields)) is not None])
    releases = _releases(script, fields)
    _refuse_doubles(read, fields)
    if not read and not fields.faults:
        raise InputError([Finding("cards.fab_no_list")])
    fields.refuse()
    days = {one.name: one.date for one in releases}
    for one in read:
        building.add_card(one.card)
    _add_names(read, building)
    printings = _add_printings(read, days, building)
    sets = _sets(read, releases)
    for card_set in sets:
        building.add_set(card_set)
    dated = sum(1 for card_set in sets if card_set.released)
    return PackageFacts(package.version, len(read), printings, len(sets), dated)


def _card(told: Told, fields: Fields) -> _Read | None:
    if not fields.is_object(told):
        return None
    pitch = fields.number(told, "pitch")
    if pitch is not None and pitch not in COLOUR_OF_PITCH:
        fields.wrong(told, "pitch", "pitch")
        pitch = None
    name = fields.text(told, "name", required=True) or ""
    printings = fields.objects(told, "printings")
    rarities = [fields.text(printing, "rarity") for printing in printings]
    hero_id = fields.text(told, "hero")
    card = FabCard(
        key=fields.text(told, "cardIdentifier", required=True) or "",
        name=name,
        pitch=pitch,
        type_line=fields.text(told, "typeText", required=True) or "",
        types=fields.texts(told, "types", required=True),
        subtypes=fields.texts(told, "subtypes"),
        classes=fields.texts(told, "classes"),
        talents=fields.texts(told, "talents"),
        metatypes=fields.texts(told, "metatypes"),
        traits=fields.texts(told, "traits"),
        keywords=fields.texts(told, "keywords"),
        specializations=fields.texts(told, "specializations"),
        hero=_moniker(name, hero_id) if hero_id else None,
        hero_id=hero_id,
        young=fields.flag(told, "young"),
        rarities=tuple(dict.fromkeys([*fields.texts(told, "rarities"), *(one for one in rarities if one)])),
        legal=fields.texts(told, "legalFormats", required=True),
        banned=fields.texts(told, "bannedFormats"),
        restricted=fields.texts(told, "restrictedFormats"),
        legal_heroes=fields.texts(told, "legalHeroes"),
        faces=tuple(face.strip() for face in name.split(" // ")) if " // " in name else (),
        back=fields.flag(told, "isCardBack"),
        other_sides=fields.texts(told, "oppositeSideCardIdentifiers"),
        text=fields.text(told, "functionalText") or "",
        cost=fields.value(told, "specialCost", "cost"),
        power=fields.value(told, "specialPower", "power"),
        defense=fields.value(told, "specialDefense", "defense"),
        life=fields.value(told, "specialLife", "life"),
        intellect=fields.value(told, "specialIntellect", "intellect"),
    )
    short = fields.text(told, "shortName")
    other = (*fields.texts(told, "nicknames"), *((short,) if short else ()))
    for printing in printings:
        _, identifier = fields.text(printing, "set"), fields.text(printing, "identifier", required=True)
        if identifier is not None and not _IDENTIFIER.fullmatch(identifier.upper()):
            fields.wrong(printing, "identifier", "identifier")
    return _Read(card, other, printings)


def _moniker(name: str, hero_id: str) -> str:
    """The moniker of a hero (CR 2.7.3): the package's word for the hero where it stands in the name, and otherwise,
    because the package tells heroes of one moniker apart by words of its own, the name up to its comma."""
    if re.search(rf"(?<!\w){re.escape(hero_id)}(?!\w)", name):
        return hero_id
    return name.partition(",")[0].strip()


def _with_monikers(read: list[_Read]) -> list[_Read]:
    """Specializations by the moniker of their hero, where the package uses its own word for the hero."""
    monikers: dict[str, set[str]] = defaultdict(set)
    for one in read:
        if one.card.hero_id and one.card.hero:
            monikers[one.card.hero_id].add(one.card.hero)
    sole = {hero_id: next(iter(found)) for hero_id, found in monikers.items() if len(found) == 1}
    changed: list[_Read] = []
    for one in read:
        by_moniker = tuple(sole.get(hero, hero) for hero in one.card.specializations)
        card = one.card
        if by_moniker != card.specializations:
            card = msgspec.structs.replace(card, specializations=by_moniker)
        changed.append(_Read(card, one.other_names, one.printings))
    return changed


def _refuse_doubles(read: list[_Read], fields: Fields) -> None:
    """Two cards under one identifier, or one name and pitch under two, would silently become one."""
    keys: dict[str, FabCard] = {}
    names: dict[tuple[str, int | None], FabCard] = {}
    for one in read:
        card = one.card
        first = keys.setdefault(card.key, card)
        if first is not card:
            fields.faults.append(Finding("cards.fab_twice", params={"card": card.full_name, "key": card.key}))
            continue
        first = names.setdefault((card.name, card.pitch), card)
        if first is not card:
            told = {"card": card.full_name, "key": f"{first.key}, {card.key}"}
            fields.faults.append(Finding("cards.fab_twice", params=told))


def _releases(script: Script, fields: Fields) -> list[_Release]:
    """The products with their days, where the package has them; the earliest day of a product counts."""
    found: list[_Release] = []
    for entry in script.exported_list("releases", RELEASE_SHAPE) or ():
        told = Told(*entry)
        if not fields.is_object(told):
            continue
        name = fields.text(told, "release", required=True) or ""
        day = (fields.text(told, "releaseDate") or "")[:10]
        if day and not _is_day(day):
            fields.wrong(told, "releaseDate", "day")
            day = ""
        codes = tuple(code.upper() for code in fields.texts(told, "setIdentifiers"))
        found.append(_Release(name, day or None, codes))
    return found


def _is_day(text: str) -> bool:
    try:
        return datetime.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _add_names(read: list[_Read], building: Building) -> None:
    keys: dict[str, list[str]] = defaultdict(list)
    for one in read:
        card = one.card
        keys[card.name].append(card.key)
        for face in card.faces:
            building.add_name(card.key, face, "en", FACE)
        weak = [*one.other_names, card.hero, card.hero_id]
        for name in dict.fromkeys(name for name in weak if name and name != card.name):
            building.add_name(card.key, name, "en", FLAVOUR)
    more = _other_names()
    for spelling in more["spellings"]:
        for key in keys.get(spelling["card"], ()):
            building.add_name(key, spelling["name"], "en", FLAVOUR)
    for entry in more["names"]:
        for key in keys.get(entry["card"], ()):
            building.add_name(key, entry["ja"], "ja", FULL)


@cache
def _other_names() -> dict[str, Any]:
    return tomllib.loads((files("headjudge.cards") / "data" / "fab_names.toml").read_text(encoding="utf-8"))


def _add_printings(read: list[_Read], days: dict[str, str | None], building: Building) -> int:
    """The printings of every card once, however many finishes and editions a number has."""
    many = 0
    for one in read:
        seen: set[tuple[str, str]] = set()
        for told in one.printings:
            place = _place(told)
            if place in seen:
                continue
            seen.add(place)
            released = days.get(told.value.get("set", ""))
            rarity = told.value.get("rarity", "")
            building.add_printing(one.card.key, Printing(*place, released=released, rarity=rarity))
        many += len(seen)
    return many


def _place(printing: Told) -> tuple[str, str]:
    found = _IDENTIFIER.fullmatch(printing.value["identifier"].upper())
    return (found[1], found[2]) if found else ("", "")


def _sets(read: list[_Read], releases: Iterable[_Release]) -> list[CardSet]:
    """Every set code of a product or a printing, with the name of the product and its day as far as it is known."""
    found: dict[str, CardSet] = {}
    for code, name, day in _named_codes(read, list(releases)):
        known = found.get(code)
        if known is None or (day and (known.released is None or day < known.released)):
            found[code] = CardSet(code, name, day)
    return [found[code] for code in sorted(found)]


def _named_codes(read: list[_Read], releases: list[_Release]) -> Iterator[tuple[str, str, str | None]]:
    for release in releases:
        for code in release.codes:
            yield code, release.name, release.date
    days = {one.name: one.date for one in releases}
    for one in read:
        for told in one.printings:
            name = told.value.get("set", "")
            yield _place(told)[0], name, days.get(name)
