"""All 141 sample cards: their colour identity and who may be a commander, by hand."""

import pytest

from headjudge.decks.checks.commander import may_command
from headjudge.decks.checks.facts import facts_of
from headjudge.policy.deck_formats import format_on
from tests.decks.sample import faults, filled, found, judged, magic_card, sample_base, sample_objects
from tests.policy.test_deck_formats import day

CARDS = {card["name"]: facts_of(magic_card(card)) for card in sample_objects()}

IDENTITY = {
    "": ["Aetherworks Marvel", "Arcane Signet", "Clara Oswald", "Command Tower", "Emrakul, the Promised End",
         "Evolving Wilds", "Field of the Dead", "Hope of Ghirapur", "Karn, Scion of Urza", "Karn, Silver Golem",
         "Kozilek, the Great Distortion", "Pithing Needle", "Smuggler's Copter", "Snow-Covered Wastes", "Sol Ring",
         "Sorcerous Spyglass", "The Eternity Elevator", "The Prismatic Piper", "Traxos, Scourge of Kroog",
         "Ugin, the Ineffable", "Urborg, Tomb of Yawgmoth", "Wastes"],
    "W": ["Bruna, the Fading Light", "Cloudshift", "Drannith Magistrate", "Emeria's Call // Emeria, Shattered Skyclave",
          "Felidar Guardian", "Giant Killer // Chop Down", "Gideon Blackblade", "Gisela, the Broken Blade",
          "Hare Apparent", "Parhelion II", "Plains", "Rest in Peace", "Snow-Covered Plains", "Swords to Plowshares",
          "White Sun's Zenith"],
    "U": ["Ancestral Vision", "Baral, Chief of Compliance", "Blue Sun's Zenith", "Capsize", "Counterspell",
          "Delver of Secrets // Insectile Aberration", "Desertion", "Dissipate", "Gitaxian Probe", "Island", "Memnarch",
          "Memory Lapse", "Opt", "Persistent Petitioners", "Remand", "Show and Tell", "Snapcaster Mage",
          "Snow-Covered Island", "Teferi, Temporal Archmage", "Time Spiral", "Toothy, Imaginary Friend",
          "Will Kenrith"],
    "B": ["Black Sun's Zenith", "Crypt Ghast", "Demonic Tutor", "Entomb", "Murderous Rider // Swift End", "Nazgûl",
          "Rat Colony", "Reanimate", "Relentless Rats", "Shadowborn Apostle", "Snow-Covered Swamp", "Swamp",
          "Westvale Abbey // Ormendahl, Profane Prince"],
    "R": ["Bonecrusher Giant // Stomp", "Bosh, Iron Golem", "Dragon's Approach", "Ghostfire",
          "Kari Zev, Skyship Raider", "Lightning Bolt", "Mountain", "Rampaging Ferocidon", "Ramunap Ruins",
          "Red Sun's Zenith", "Rowan Kenrith", "Seven Dwarves", "Snow-Covered Mountain", "Worldfire"],
    "G": ["Arlinn, Voice of the Pack", "Attune with Aether", "Birds of Paradise",
          "Budoka Gardener // Dokai, Weaver of Life", "Cultivate", "Dryad Arbor", "Forest", "Ghalta, Primal Hunger",
          "Green Sun's Zenith", "Noxious Revival", "Pir, Imaginative Rascal", "Raised by Giants",
          "Slime Against Humanity", "Snow-Covered Forest", "Tarmogoyf", "Wilson, Refined Grizzly", "World Breaker"],
    "WU": ["Shorikai, Genesis Engine", "Teferi, Time Raveler"],
    "WB": ["Lurrus of the Dream-Den", "Tymna the Weaver"],
    "WR": ["Firesong and Sunspeaker", "Winota, Joiner of Forces"],
    "WG": ["Clay Champion", "Kitchen Finks", "Shalai, Voice of Plenty"],
    "UR": ["Civilized Scholar // Homicidal Brute", "Expansion // Explosion", "Fire // Ice", "Lutri, the Spellchaser",
           "The Tenth Doctor"],
    "UG": ["Breeding Pool", "Nadu, Winged Wisdom", "Oko, Thief of Crowns", "Prophet of Kruphix", "Rogue Refiner",
           "Thrasios, Triton Hero"],
    "BR": ["Valki, God of Lies // Tibalt, Cosmic Impostor"],
    "BG": ["Garruk Relentless // Garruk, the Veil-Cursed", "Grist, the Hunger Tide"],
    "RG": ["Bloodbraid Elf"],
    "WUB": ["Zur the Enchanter"],
    "WBR": ["Alesha, Who Smiles at Death"],
    "WBG": ["Murmuring Bosk"],
    "UBR": ["Nicol Bolas, the Ravager // Nicol Bolas, the Arisen"],
    "UBG": ["Leovold, Emissary of Trest"],
    "BRG": ["Hearthhull, the Worldseed"],
    "WURG": ["Omnath, Locus of Creation"],
    "WUBRG": ["Esika, God of the Tree // The Prismatic Bridge", "Golos, Tireless Pilgrim", "Jegantha, the Wellspring",
              "Kenrith, the Returned King", "Niv-Mizzet Reborn", "Reaper King", "Transguild Courier"],
}  # fmt: skip

ALWAYS = [
    "Alesha, Who Smiles at Death", "Baral, Chief of Compliance", "Bosh, Iron Golem", "Bruna, the Fading Light",
    "Clara Oswald", "Emrakul, the Promised End", "Esika, God of the Tree // The Prismatic Bridge",
    "Firesong and Sunspeaker", "Ghalta, Primal Hunger", "Gisela, the Broken Blade", "Golos, Tireless Pilgrim",
    "Grist, the Hunger Tide", "Hope of Ghirapur", "Jegantha, the Wellspring", "Kari Zev, Skyship Raider",
    "Karn, Silver Golem", "Kenrith, the Returned King", "Kozilek, the Great Distortion", "Leovold, Emissary of Trest",
    "Lurrus of the Dream-Den", "Lutri, the Spellchaser", "Memnarch", "Nadu, Winged Wisdom",
    "Nicol Bolas, the Ravager // Nicol Bolas, the Arisen", "Niv-Mizzet Reborn", "Omnath, Locus of Creation",
    "Pir, Imaginative Rascal", "Reaper King", "Rowan Kenrith", "Shalai, Voice of Plenty", "Shorikai, Genesis Engine",
    "Teferi, Temporal Archmage", "The Prismatic Piper", "The Tenth Doctor", "Thrasios, Triton Hero",
    "Toothy, Imaginary Friend", "Traxos, Scourge of Kroog", "Tymna the Weaver",
    "Valki, God of Lies // Tibalt, Cosmic Impostor", "Will Kenrith", "Wilson, Refined Grizzly",
    "Winota, Joiner of Forces", "Zur the Enchanter",
]  # fmt: skip
"""Legendary creatures, Grist, and the cards that say so themselves."""
SINCE_2025 = ["Hearthhull, the Worldseed", "Parhelion II"]
IN_BRAWL = [
    "Arlinn, Voice of the Pack", "Garruk Relentless // Garruk, the Veil-Cursed", "Gideon Blackblade",
    "Karn, Scion of Urza", "Oko, Thief of Crowns", "Teferi, Time Raveler", "Ugin, the Ineffable",
]  # fmt: skip


def test_the_table_has_every_card_once():
    assert sorted(name for some in IDENTITY.values() for name in some) == sorted(CARDS)
    assert len(CARDS) == 141


@pytest.mark.parametrize("name", CARDS)
def test_colour_identity(name):
    expected = next(letters for letters, names in IDENTITY.items() if name in names)
    assert CARDS[name].identity == expected
    assert CARDS[name].recomputed == expected


@pytest.mark.parametrize("name", CARDS)
@pytest.mark.parametrize(
    ("format_id", "on", "expected"),
    [
        ("commander", "2020-05-18", ALWAYS),
        ("commander", "2025-07-24", ALWAYS),
        ("commander", "2025-07-25", ALWAYS + SINCE_2025),
        ("brawl", "2018-03-22", ALWAYS + IN_BRAWL),
        ("brawl", "2025-07-24", ALWAYS + IN_BRAWL),
        ("brawl", "2025-07-25", ALWAYS + IN_BRAWL + SINCE_2025),
        ("brawl-100", "2026-11-30", ALWAYS + IN_BRAWL + SINCE_2025),
        ("world-breaker", "2016-05-31", ALWAYS),
    ],
)
def test_who_may_be_the_commander(name, format_id, on, expected):
    kinds = format_on(format_id, day(on)).values["commander"]
    assert may_command(CARDS[name], kinds) == (name in expected)


@pytest.mark.parametrize("name", CARDS)
def test_as_the_commander_of_a_list(name):
    """The same through a whole verdict: only the commander itself is asked about."""
    verdict = judged(filled(name, {}, "Wastes", 100), sample_base(), format="commander", on="2026-11-30")
    ineligible = [one.params["card"] for one in found(verdict, "deck.commander_ineligible")]
    assert ineligible == ([] if name in ALWAYS + SINCE_2025 else [name])
    assert {code for code, _ in faults(verdict)} <= {"deck.commander_ineligible", "card.banned"}


OWN_LIMITS = {
    "Dragon's Approach": 0, "Hare Apparent": 0, "Nazgûl": 9, "Persistent Petitioners": 0, "Rat Colony": 0,
    "Relentless Rats": 0, "Seven Dwarves": 7, "Shadowborn Apostle": 0, "Slime Against Humanity": 0,
}  # fmt: skip


@pytest.mark.parametrize("name", CARDS)
def test_own_copy_limit(name):
    assert CARDS[name].limit == OWN_LIMITS.get(name)


BASICS = {"Plains", "Island", "Swamp", "Mountain", "Forest", "Wastes"}


@pytest.mark.parametrize("name", CARDS)
def test_basic_lands_by_their_supertype(name):
    plain = name.removeprefix("Snow-Covered ")
    assert CARDS[name].is_basic == (plain in BASICS)
    assert CARDS[name].basic_land_type == (plain if plain in BASICS - {"Wastes"} else None)
