"""A small card database for evenings of World Breaker: names, costs and types only, and players who bring them."""

from __future__ import annotations

import re
from pathlib import Path

from headjudge.cards.building import new_database
from headjudge.cards.card import CardSet, Face, MagicCard, Printing, Source
from headjudge.cards.database import CardBase
from headjudge.desk.trackers.opening import Bringing, opened_fact, stream_of
from headjudge.policy.worldbreak_rules import WorldbreakRules, worldbreak_rules
from headjudge.tournament.tracker.events import WorldbreakTableOpened

CARDS = {
    "Zur the Enchanter": ("結界師ズアー", "Legendary Creature — Human Wizard", "{1}{W}{U}{B}"),
    "Alesha, Who Smiles at Death": (
        "死に微笑むもの、アリーシャ",
        "Legendary Creature — Human Warrior",
        "{2}{R}",
    ),
    "Talrand, Sky Summoner": ("空召喚士ターランド", "Legendary Creature — Merfolk Wizard", "{2}{U}{U}"),
    "Kozilek, Butcher of Truth": ("真実の解体者、コジレック", "Legendary Creature — Eldrazi", "{10}"),
    "Worldfire": ("世界火", "Sorcery", "{6}{R}{R}{R}"),
    "Prophet of Kruphix": ("クルフィックスの預言者", "Creature — Human Wizard", "{3}{G}{U}"),
    "Westvale Abbey": ("ウェストヴェイルの修道院", "Land", ""),
    "Upheaval": ("激動", "Sorcery", "{4}{U}{U}"),
    "Griselbrand": ("グリセルブランド", "Legendary Creature — Demon", "{4}{B}{B}{B}{B}"),
    "Tolarian Academy": ("トレイリアのアカデミー", "Legendary Land", ""),
    "Sylvan Primordial": ("森林の始源体", "Creature — Avatar", "{5}{G}{G}"),
    "Gifts Ungiven": ("けちな贈り物", "Instant", "{3}{U}"),
    "Karakas": ("カラカス", "Legendary Land", ""),
    "Primeval Titan": ("原始のタイタン", "Creature — Giant", "{4}{G}{G}"),
    "Balance": ("天秤", "Sorcery", "{1}{W}"),
    "Recurring Nightmare": ("繰り返す悪夢", "Enchantment", "{2}{B}"),
}
FOUR = (
    ("Zur the Enchanter", ("Worldfire", "Prophet of Kruphix", "Westvale Abbey")),
    ("Alesha, Who Smiles at Death", ("Upheaval", "Griselbrand", "Tolarian Academy")),
    ("Talrand, Sky Summoner", ("Sylvan Primordial", "Gifts Ungiven", "Karakas")),
    ("Kozilek, Butcher of Truth", ("Primeval Titan", "Balance", "Recurring Nightmare")),
)
"""What four players bring: the commander and three worldbreaks each."""
NAMES = ("Aki", "Борис", "千尋", "Dana")


def a_database(place: Path) -> Path:
    """The database in a file."""
    place.parent.mkdir(parents=True, exist_ok=True)
    with new_database(place, "test") as building:
        building.add_set(CardSet("TST", "Test Set", "2012-07-13"))
        for number, (name, (japanese, types, cost)) in enumerate(CARDS.items(), 1):
            key = f"00000000-0000-0000-0001-{number:012d}"
            colours = tuple(kind for kind in "WUBRG" if re.search(kind, cost))
            face = Face(name, mana_cost=cost, type_line=types, colours=colours)
            building.add_card(MagicCard(key, name, (face,), colour_identity=colours))
            building.add_name(key, japanese, "ja", 0)
            building.add_printing(key, Printing("TST", str(number), "2012-07-13", "rare", ("paper",)))
        building.finish(Source("mtg", "scryfall", "small.json", "2026-11-01", "given", "20261101" * 8))
    return place


def bringing(ids: tuple[str, ...] = ("1", "2", "3", "4"), names: tuple[str, ...] = NAMES) -> list[Bringing]:
    """Players by id with what ``FOUR`` says."""
    return [
        Bringing(one, name, (commander,), cards)
        for one, name, (commander, cards) in zip(ids, names, FOUR, strict=False)
    ]


def a_table(
    base: CardBase,
    event: str = "friday",
    number: int = 0,
    table: int = 1,
    *,
    rules: WorldbreakRules | None = None,
    players: list[Bringing] | None = None,
) -> tuple[str, WorldbreakTableOpened]:
    """The stream and the opening of a table of four."""
    players = bringing() if players is None else players
    fact = opened_fact(event, number, table, players, rules or worldbreak_rules(), base)
    return stream_of(event, number, table), fact
