"""Sixty lists with faults planted in them: each has exactly those that were planted, and no other."""

import pytest

from tests.decks.sample import card_base, faults, filled, judged

BASE = card_base(every_printing=True)
B2018, B2019, B2020, B2021 = (
    {"format": "brawl", "on": on} for on in ("2018-06-01", "2019-11-01", "2020-05-18", "2020-11-30")
)
EDH = {"format": "commander", "on": "2026-11-30"}
EDH2020 = {"format": "commander", "on": "2020-05-18"}
WB = {"format": "world-breaker", "on": "2016-05-31"}

MANY, IDENTITY, POOL, BANNED = (
    f"card.{what}" for what in ("too_many_copies", "colour_identity", "not_in_pool", "banned")
)
INELIGIBLE, PAIR, SIZE, SIDE = (
    f"deck.{what}" for what in ("commander_ineligible", "commander_pair", "size", "sideboard")
)
NIV, KENRITH, KARN = "Niv-Mizzet Reborn", "Kenrith, the Returned King", "Karn, Scion of Urza"
TYMNA, THRASIOS, ZUR, KOZILEK = (
    "Tymna the Weaver", "Thrasios, Triton Hero", "Zur the Enchanter", "Kozilek, the Great Distortion")  # fmt: skip
COPTER, SPYGLASS, OKO = "Smuggler's Copter", "Sorcerous Spyglass", "Oko, Thief of Crowns"

# Rules, commanders, deck, the basic land that fills it, how many cards too many (or too few), what stands behind the
# deck, and the faults.
LISTS = [
    (B2018, KARN, {}, "Island", 0, "", []),
    (B2018, KARN, {SPYGLASS: 1}, "Island", 0, "", [(BANNED, SPYGLASS)]),
    (B2018, KARN, {COPTER: 1}, "Swamp", 0, "", [(BANNED, COPTER)]),
    (B2018, KARN, {"Evolving Wilds": 1, "Hope of Ghirapur": 1}, "Forest", 0, "", []),
    (B2018, KARN, {"Opt": 1}, "Island", 0, "", [(IDENTITY, "Opt")]),
    (B2018, KARN, {"Plains": 10}, "Forest", 0, "", [(IDENTITY, "Plains")]),
    (B2018, KARN, {"Plains": 10, "Swamp": 9}, "Forest", 0, "", [(IDENTITY, "Plains"), (IDENTITY, "Swamp")]),
    (B2018, KARN, {"Traxos, Scourge of Kroog": 2}, "Forest", 0, "", [(MANY, "Traxos, Scourge of Kroog")]),
    (B2018, "Baral, Chief of Compliance", {"Opt": 1}, "Island", 0, "", [(BANNED, "Baral, Chief of Compliance")]),
    (B2018, "Kari Zev, Skyship Raider", {"Rampaging Ferocidon": 1, "Ramunap Ruins": 1}, "Mountain", 0, "", []),
    (B2018, "Firesong and Sunspeaker", {"Felidar Guardian": 1, "Rat Colony": 3}, "Plains", 0, "",
     [(IDENTITY, "Rat Colony")]),
    (B2018, "Shalai, Voice of Plenty", {"Attune with Aether": 1}, "Forest", 1, "", [(SIZE, None)]),
    (B2018, "Ghalta, Primal Hunger", {"Rogue Refiner": 1}, "Forest", -1, "",
     [(SIZE, None), (IDENTITY, "Rogue Refiner")]),
    (B2018, "Aetherworks Marvel", {}, "Wastes", 0, "", [(INELIGIBLE, "Aetherworks Marvel"), (POOL, "Wastes")]),
    (B2018, "Nicol Bolas, the Ravager", {}, "Swamp", 0, "",
     [(POOL, "Nicol Bolas, the Ravager // Nicol Bolas, the Arisen")]),
    (B2019, NIV, {OKO: 1, "Golos, Tireless Pilgrim": 1}, "Swamp", 0, "", []),
    (B2019, NIV, {SPYGLASS: 1}, "Swamp", 0, "", [(BANNED, SPYGLASS)]),
    (B2019, NIV, {COPTER: 1}, "Swamp", 0, "", [(POOL, COPTER)]),
    (B2019, "Murderous Rider", {}, "Swamp", 0, "", [(INELIGIBLE, "Murderous Rider // Swift End")]),
    (B2019, "Gideon Blackblade", {"Giant Killer": 1}, "Plains", 0, "", []),
    (B2019, "Gideon Blackblade", {"Bonecrusher Giant // Stomp": 1}, "Plains", 0, "",
     [(IDENTITY, "Bonecrusher Giant // Stomp")]),
    (B2019, "Ugin, the Ineffable", {"Field of the Dead": 1}, "Forest", 0, "", []),
    (B2019, "Ugin, the Ineffable", {"Breeding Pool": 1}, "Forest", 0, "", [(IDENTITY, "Breeding Pool")]),
    (B2019, "Arlinn, Voice of the Pack", {"Opt": 1, "Sol Ring": 1}, "Forest", 0, "",
     [(IDENTITY, "Opt"), (POOL, "Sol Ring")]),
    (B2020, NIV, {"Expansion // Explosion": 1, "Kenrith, the Returned King": 1}, "Plains", 0, "", []),
    (B2020, NIV, {"Winota, Joiner of Forces": 1}, "Plains", 0, "", [(BANNED, "Winota, Joiner of Forces")]),
    (B2020, "Winota, Joiner of Forces", {}, "Plains", 0, "", [(BANNED, "Winota, Joiner of Forces")]),
    (B2020, "Lutri, the Spellchaser", {"Seven Dwarves": 8}, "Mountain", 0, "",
     [(MANY, "Seven Dwarves"), (BANNED, "Lutri, the Spellchaser")]),
    (B2020, "Lurrus of the Dream-Den", {"Persistent Petitioners": 1}, "Swamp", 0, "",
     [(IDENTITY, "Persistent Petitioners")]),
    (B2020, NIV, {"Persistent Petitioners": 20}, "Plains", 0, "", []),
    (B2020, KENRITH, {}, "Plains", 0, "\nCompanion\n1 Jegantha, the Wellspring\n", []),
    (B2020, KENRITH, {"Gideon Blackblade": 1}, "Plains", 0, "\nCompanion\n1 Jegantha, the Wellspring\n",
     [("deck.companion_condition", "Jegantha, the Wellspring")]),
    (B2020, KENRITH, {}, "Plains", 0, "\nCompanion\n1 Lutri, the Spellchaser\n", [(BANNED, "Lutri, the Spellchaser")]),
    (B2020, KENRITH, {KENRITH: 1}, "Plains", 0, "", [(MANY, KENRITH)]),
    (B2020, KENRITH, {"Snow-Covered Plains": 9}, "Plains", 0, "", [(POOL, "Snow-Covered Plains")]),
    (B2020, KENRITH, {"Opt": 1}, "Island", 0, "\nSideboard\n1 Opt\n", [(SIDE, None)]),
    (B2020, KENRITH, {"Arcane Signet": 1, "Command Tower": 1, "Evolving Wilds": 1}, "Island", 0, "", []),
    (B2021, "Teferi, Time Raveler", {}, "Plains", 0, "", [(POOL, "Teferi, Time Raveler")]),
    (B2021, "Omnath, Locus of Creation", {"Opt": 1}, "Plains", 0, "", [(BANNED, "Omnath, Locus of Creation")]),
    (B2021, KENRITH, {"Emeria's Call": 1, "Cultivate": 1}, "Plains", 2, "", [(SIZE, None)]),
    (EDH, [THRASIOS, TYMNA], {"Sol Ring": 1, "Demonic Tutor": 1, "Counterspell": 1}, "Island", 0, "", []),
    (EDH, [THRASIOS, TYMNA], {"Lightning Bolt": 1}, "Island", 0, "", [(IDENTITY, "Lightning Bolt")]),
    (EDH, [THRASIOS, ZUR], {}, "Island", 0, "", [(PAIR, None)]),
    (EDH, [THRASIOS, TYMNA], {}, "Island", 1, "", [(SIZE, None)]),
    (EDH, ZUR, {"Golos, Tireless Pilgrim": 1}, "Island", 0, "",
     [(IDENTITY, "Golos, Tireless Pilgrim"), (BANNED, "Golos, Tireless Pilgrim")]),
    (EDH, "Leovold, Emissary of Trest", {}, "Island", 0, "", [(BANNED, "Leovold, Emissary of Trest")]),
    (EDH, KENRITH, {"Nadu, Winged Wisdom": 1, "Prophet of Kruphix": 1}, "Island", 0, "",
     [(BANNED, "Nadu, Winged Wisdom"), (BANNED, "Prophet of Kruphix")]),
    (EDH, KENRITH, {"Nazgûl": 10}, "Swamp", 0, "", [(MANY, "Nazgûl")]),
    (EDH, KENRITH, {"Sol Ring": 2, "Shadowborn Apostle": 40}, "Swamp", 0, "", [(MANY, "Sol Ring")]),
    (EDH, KOZILEK, {"Island": 5, "Sol Ring": 1}, "Wastes", 0, "", [(IDENTITY, "Island")]),
    (EDH, KOZILEK, {"Dryad Arbor": 1, "Urborg, Tomb of Yawgmoth": 1}, "Wastes", 0, "", [(IDENTITY, "Dryad Arbor")]),
    (EDH, KARN, {}, "Wastes", 0, "", [(INELIGIBLE, KARN)]),
    (EDH, "Westvale Abbey", {}, "Swamp", 0, "", [(INELIGIBLE, "Westvale Abbey // Ormendahl, Profane Prince")]),
    (EDH, "Budoka Gardener", {}, "Forest", 0, "", [(INELIGIBLE, "Budoka Gardener // Dokai, Weaver of Life")]),
    (EDH, ["Wilson, Refined Grizzly", "Raised by Giants"], {"Crypt Ghast": 1}, "Forest", 0, "",
     [(IDENTITY, "Crypt Ghast")]),
    (EDH, ["Clara Oswald", "The Tenth Doctor"], {"Fire // Ice": 1}, "Island", 0, "", []),
    (EDH2020, "Golos, Tireless Pilgrim", {"Lutri, the Spellchaser": 1}, "Island", 0, "",
     [(BANNED, "Lutri, the Spellchaser")]),
    (EDH2020, "Parhelion II", {}, "Plains", 0, "", [(INELIGIBLE, "Parhelion II")]),
    (WB, ZUR, {"Prophet of Kruphix": 1}, "Island", 0, "\nSideboard\n1 Worldfire\n1 Prophet of Kruphix\n1 Capsize\n",
     [(IDENTITY, "Prophet of Kruphix"), (BANNED, "Prophet of Kruphix")]),
    (WB, ZUR, {}, "Island", 0, "\nSideboard\n1 Worldfire\n", [("deck.beside", None)]),
]  # fmt: skip


def test_there_are_sixty():
    assert len(LISTS) == 60


@pytest.mark.parametrize("place", range(len(LISTS)))
def test_exactly_the_planted_faults(place):
    rules, commander, cards, basic, over, behind, planted = LISTS[place]
    size = (60 if rules["format"] == "brawl" else 100) + over
    got = judged(filled(commander, cards, basic, size) + behind, BASE, **rules)
    assert sorted(faults(got), key=str) == sorted(planted, key=str)
    assert got.verdict == ("illegal" if planted else "legal")
