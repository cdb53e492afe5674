"""Small card databases with the quirks that matter: made-up texts, real names, sets and dates."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from headjudge.cards.building import Building
from headjudge.cards.card import Card, CardSet, FabCard, Face, Game, MagicCard, Printing, Source
from headjudge.cards.schema import FACE, FULL
from headjudge.cards.shelf import place_of

SECRET_TEXT = "Stand-in words of a rule that no page may print."
SHA256 = {"mtg": "5e" * 32, "fab": "fa" * 32}
DATE = {"mtg": "2026-11-28", "fab": "2026-05-16"}

BOLT = MagicCard(
    key="4457ed35-7c10-48c8-9776-456485fdf070",
    name="Lightning Bolt",
    faces=(Face("Lightning Bolt", "{R}", "Instant", SECRET_TEXT, ("R",)),),
    mana_value="1",
    colour_identity=("R",),
    legalities={"standard": "not_legal", "modern": "legal", "vintage": "restricted", "penny": "banned"},
)
FIRE_ICE = MagicCard(
    key="fire-ice",
    name="Fire // Ice",
    faces=(
        Face("Fire", "{1}{R}", "Instant", SECRET_TEXT, ("R",)),
        Face("Ice", "{1}{U}", "Instant", SECRET_TEXT, ("U",)),
    ),
    layout="split",
    mana_value="4",
    colour_identity=("R", "U"),
    legalities={"modern": "legal"},
)
OKO = MagicCard(
    key="oko",
    name="Oko, Thief of Crowns",
    faces=(
        Face(
            "Oko, Thief of Crowns",
            "{1}{G}{U}",
            "Legendary Planeswalker — Oko",
            SECRET_TEXT,
            ("G", "U"),
            loyalty="4",
        ),
    ),
    mana_value="3",
    colour_identity=("G", "U"),
    legalities={"modern": "banned", "legacy": "banned", "vintage": "legal"},
)
SCRYB = MagicCard(
    key="bear",
    name="Grizzly Bears",
    faces=(
        Face("Grizzly Bears", "{1}{G}", "Creature — Bear", SECRET_TEXT, ("G",), power="2", toughness="2"),
    ),
    mana_value="2",
    colour_identity=("G",),
)
WASTES = MagicCard(key="wastes", name="Wastes", faces=(Face("Wastes", "", "Basic Land"),))
TWINS = tuple(
    MagicCard(key=f"twin-{kind}", name="Everythingamajig", faces=(Face("Everythingamajig", "{5}", kind),))
    for kind in ("Artifact", "Artifact Creature — Contraption")
)


def _hit(pitch: int) -> FabCard:
    colour = {1: "red", 2: "yellow", 3: "blue"}[pitch]
    return FabCard(
        key=f"zipper-hit-{colour}",
        name="Zipper Hit",
        pitch=pitch,
        type_line="Mechanologist Action - Attack",
        types=("Action",),
        subtypes=("Attack",),
        classes=("Mechanologist",),
        rarities=("Common",),
        legal=("Classic Constructed", "Blitz"),
    )


HERO = FabCard(
    key="dash-io",
    name="Dash I/O",
    type_line="Mechanologist Hero",
    types=("Hero",),
    classes=("Mechanologist",),
    hero="Dash",
    rarities=("Token",),
    legal=("Living Legend",),
    banned=("Classic Constructed",),
)


def _finish(building: Building, game: Game) -> None:
    kind = {"mtg": "scryfall", "fab": "fab_package"}[game]
    building.finish(Source(game, kind, f"{game}.json", DATE[game], "file", SHA256[game]))


def _magic(building: Building) -> None:
    cards: tuple[Card, ...] = (BOLT, FIRE_ICE, OKO, SCRYB, WASTES, *TWINS)
    for card in cards:
        building.add_card(card)
    for key, name, language in (
        (BOLT.key, "稲妻", "ja"),
        (BOLT.key, "Удар молнии", "ru"),
        (BOLT.key, "闪电击", "zhs"),
        (OKO.key, "王冠泥棒、オーコ", "ja"),
        (OKO.key, "Око, Похититель Корон", "ru"),
    ):
        building.add_name(key, name, language, FULL)
    for face in FIRE_ICE.faces:
        building.add_name(FIRE_ICE.key, face.name, "en", FACE)
    for code, name, released in (
        ("LEA", "Limited Edition Alpha", "1993-08-05"),
        ("M10", "Magic 2010", "2009-07-17"),
        ("ELD", "Throne of Eldraine", "2019-10-04"),
        ("UST", "Unstable", "2017-12-08"),
    ):
        building.add_set(CardSet(code, name, released))
    building.add_printing(BOLT.key, Printing("M10", "146", "2009-07-17", "common", ("paper", "mtgo")))
    building.add_printing(BOLT.key, Printing("LEA", "161", "1993-08-05", "common", ("paper",)))
    building.add_printing(OKO.key, Printing("ELD", "197", "2019-10-04", "mythic", ("paper", "arena")))
    building.add_printing(OKO.key, Printing("ELD", "271", "2019-10-04", "mythic", ("paper", "arena")))
    for number, twin in zip("ab", TWINS, strict=True):
        building.add_printing(twin.key, Printing("UST", f"147{number}", "2017-12-08", "rare", ("paper",)))


def _fab(building: Building) -> None:
    for card in (*(_hit(pitch) for pitch in (1, 2, 3)), HERO):
        building.add_card(card)
        building.add_printing(card.key, Printing("EVO", "101", "2023-10-06"))
    building.add_name(HERO.key, "Dash", "en", FACE)
    building.add_name(HERO.key, "ダッシュ I/O", "ja", FULL)
    building.add_set(CardSet("EVO", "Bright Lights", "2023-10-06"))


def damage(path: Path, *kept: str) -> None:
    """Overwrites a database but for its head and the tables named: as a disk or a copy that broke off leaves it."""
    with closing(sqlite3.connect(path)) as base:
        (size,) = base.execute("PRAGMA page_size").fetchone()
        roots = dict(base.execute("SELECT name, rootpage FROM sqlite_master"))
    data = bytearray(path.read_bytes())
    spared = {1, *(roots[name] for name in kept)}
    for page in set(range(1, len(data) // size + 1)) - spared:
        data[(page - 1) * size : page * size] = b"\xff" * size
    path.write_bytes(data)


def small_database(folder: Path, game: Game) -> Path:
    """A card database in a folder of card databases; one that lies there already is put aside by the new one."""
    folder.mkdir(parents=True, exist_ok=True)
    made = folder / f"{game}.new"
    with closing(sqlite3.connect(made, isolation_level=None)) as connection:
        building = Building(connection)
        connection.execute("BEGIN")
        _magic(building) if game == "mtg" else _fab(building)
        _finish(building, game)
    return made.replace(place_of(folder, game))
