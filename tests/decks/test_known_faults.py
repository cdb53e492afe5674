"""Faults that other programs have or had, each with the right answer; the numbers are those of our research."""

import itertools

import pytest

from headjudge.cards.card import Face
from headjudge.cards.folding import folded
from headjudge.decks.checks.facts import facts_of
from headjudge.decks.checks.partners import pair_kind
from headjudge.decks.checks.pool import database_key
from headjudge.decks.judging import unresolved_names
from headjudge.decks.reading import read_deck
from headjudge.policy.deck_formats import format_on
from tests.decks.sample import (
    Made,
    card_base,
    faults,
    filled,
    found,
    judged,
    magic_card,
    sample_base,
    sample_objects,
    text_of,
)
from tests.policy.test_deck_formats import day

CARDS = {card["name"]: facts_of(magic_card(card)) for card in sample_objects()}
TODAY = {"format": "commander", "on": "2026-11-30"}


def edh(commander, main, basic="Wastes", base=None, **asked):
    return judged(filled(commander, main, basic, 100), base or sample_base(), **(TODAY | asked))


def identity_faults(verdict):
    return [one.params["card"] for one in found(verdict, "card.colour_identity")]


def copies(verdict):
    return {one.params["card"]: (one.params["expected"], one.params["found"])
            for one in found(verdict, "card.too_many_copies")}  # fmt: skip


class TestNames:
    def test_01_a_ban_is_spelt_as_its_card_or_fails_loudly(self):
        many = [Made(f"Card {number}") for number in range(20_000)]
        base = card_base(many)
        told = {one.params["name"] for one in unresolved_names(format_on("brawl", day("2020-05-18")), base)}
        assert told == {"Command Tower", "Arcane Signet"} - set(CARDS)
        assert "Sorcerous Spyglass" not in told
        lists = unresolved_names(format_on("commander", day("2020-05-18")), base)
        assert "Ancestral Recall" in {one.params["name"] for one in lists}
        assert {one.severity for one in lists} == {"error"}

    def test_34_a_key_of_card_files_changed_its_meaning(self):
        sixty, hundred = format_on("brawl", day("2026-01-01")), format_on("brawl-100", day("2026-01-01"))
        assert (database_key(sixty, "2024-01-26"), database_key(hundred, "2024-01-26")) == (
            "brawl", "historicbrawl")  # fmt: skip
        assert database_key(sixty, "2024-01-27") == "standardbrawl"
        assert database_key(hundred, "2026-08-22") == "brawl"

    def test_35_case_is_folded_without_a_locale(self):
        assert folded("TITANIA, PROTECTOR OF ARGOTH") == folded("titania, protector of argoth")
        assert "ı" not in folded("IIII")

    def test_36_each_basic_land_is_exempt(self):
        for name in ("Plains", "Island", "Swamp", "Mountain", "Forest", "Wastes", "Snow-Covered Plains",
                     "Snow-Covered Island", "Snow-Covered Swamp", "Snow-Covered Mountain", "Snow-Covered Forest",
                     "Snow-Covered Wastes"):  # fmt: skip
            assert edh("Kenrith, the Returned King", {name: 50}).verdict == "legal", name


class TestColourlessCommanders:
    KARN = "Karn, Scion of Urza"

    def test_02_one_type_in_any_number(self):
        assert judged(filled(self.KARN, {}, "Mountain"), sample_base(), on="2018-06-01").verdict == "legal"

    @pytest.mark.parametrize("other", ["Wastes", "Snow-Covered Islands"[:-1], "Snow-Covered Wastes"])
    def test_03_types_are_counted_not_names(self, other):
        got = judged(filled(self.KARN, {other: 20}, "Island"), sample_base(), on="2018-06-01")
        assert identity_faults(got) == []

    @pytest.mark.parametrize("commander", ["Karn, Silver Golem", "Kozilek, the Great Distortion"])
    def test_04_never_in_commander(self, commander):
        assert identity_faults(edh(commander, {"Island": 20})) == ["Island"]
        assert edh(commander, {"Snow-Covered Wastes": 20}).verdict == "legal"

    def test_05_the_order_of_the_list_decides_nothing(self):
        cards = {"Wastes": 19, "Island": 30, "Snow-Covered Island": 5, "Swamp": 5}
        answers = set()
        for order in itertools.permutations(cards):
            text = text_of(self.KARN, {name: cards[name] for name in order})
            answers.add(tuple(identity_faults(judged(text, sample_base(), on="2018-06-01"))))
        assert answers == {("Swamp",)}


class TestFormats:
    def test_06_two_formats_two_lists(self):
        made = [Made("Force of Will", identity="U", type_line="Instant", sets=("ELD",))]
        base = card_base(made)
        sixty = judged(filled("Niv-Mizzet Reborn", {"Force of Will": 1}, "Island"), base, on="2026-07-01")
        hundred = judged(filled("Niv-Mizzet Reborn", {"Force of Will": 1}, "Island", 100), base,
                         format="brawl-100", on="2026-07-01")  # fmt: skip
        assert not found(sixty, "card.banned")
        assert [one.params["card"] for one in found(hundred, "card.banned")] == ["Force of Will"]

    def test_07_each_has_its_size(self):
        sixty, hundred = (filled("Niv-Mizzet Reborn", {}, "Island", size) for size in (60, 100))
        for format_id, fitting, other in (("brawl", sixty, hundred), ("brawl-100", hundred, sixty)):
            assert not found(judged(fitting, sample_base(), format=format_id, on="2026-07-01"), "deck.size")
            assert found(judged(other, sample_base(), format=format_id, on="2026-07-01"), "deck.size")

    def test_22_eligibility_is_a_matter_of_the_format(self):
        text = filled("Teferi, Time Raveler", {}, "Island")
        assert judged(text, sample_base(), on="2020-05-18").verdict == "legal"
        told = [code for code, _ in faults(edh("Teferi, Time Raveler", {}))]
        assert told == ["deck.commander_ineligible"]

    def test_32_a_set_is_in_from_its_day_and_not_before(self):
        text = filled("Nicol Bolas, the Ravager", {}, "Island")
        assert judged(text, sample_base(), on="2018-07-12").verdict == "illegal"
        assert judged(text, sample_base(), on="2018-07-13").verdict == "legal"
        assert (
            judged(filled("Omnath, Locus of Creation", {}, "Island"), sample_base(), on="2020-09-24").verdict
            == "illegal"
        )

    def test_31_what_exists_on_screens_only_is_in_no_pool_of_paper(self):
        on_screen = Made(
            "Gleemox Two", "Artifact", "{0}", "", games=("mtgo",), legalities={"commander": "not_legal"}
        )
        alchemy = Made("A-Bear", games=("arena",), legalities={"commander": "not_legal"})
        base = card_base([on_screen, alchemy])
        told = edh("Kenrith, the Returned King", {"Gleemox Two": 1, "A-Bear": 1}, base=base)
        assert [one.params["card"] for one in found(told, "card.not_in_pool")] == ["Gleemox Two", "A-Bear"]
        earlier = edh("Kenrith, the Returned King", {"Gleemox Two": 1}, base=base, on="2021-01-01")
        assert [one.params["card"] for one in found(earlier, "card.pool_unchecked")] == ["Gleemox Two"]

    def test_33_the_day_of_the_data_is_told_and_an_organiser_may_allow_a_card(self):
        new = Made("Brand-New Bear", legalities={"commander": "not_legal"})
        base = card_base([new], date="2026-11-01")
        told = edh("Kenrith, the Returned King", {"Brand-New Bear": 1}, base=base)
        assert (told.verdict, told.cards.date) == ("illegal", "2026-11-01")
        allowed = edh("Kenrith, the Returned King", {"Brand-New Bear": 1}, base=base,
                      lifted={"Brand-New Bear": "released on Friday"})  # fmt: skip
        assert allowed.verdict == "legal"
        assert found(allowed, "card.allowed_here")[0].params["reason"] == "released on Friday"


class TestIdentity:
    def test_08_reminder_text_is_ignored(self):
        assert CARDS["Crypt Ghast"].recomputed == "B"
        assert edh("Tymna the Weaver", {"Crypt Ghast": 1}).verdict == "legal"
        mono = Made(
            "Black Legend", "Legendary Creature — Horror", "{B}", "B", legalities={"commander": "legal"}
        )
        assert identity_faults(edh("Black Legend", {"Crypt Ghast": 1}, base=card_base([mono]))) == []

    @pytest.mark.parametrize(
        ("number", "name", "identity"),
        [
            (9, "Esika, God of the Tree // The Prismatic Bridge", "WUBRG"),
            (10, "Garruk Relentless // Garruk, the Veil-Cursed", "BG"),
            (11, "Transguild Courier", "WUBRG"),
            (12, "Ghostfire", "R"),
            (13, "Clay Champion", "WG"),
        ],
    )
    def test_09_to_13_backs_colours_and_texts_count(self, number, name, identity):
        assert CARDS[name].identity == CARDS[name].recomputed == identity
        outside = edh("Kozilek, the Great Distortion", {name.split(" // ")[0]: 1})
        assert identity_faults(outside) == [name]

    def test_14_one_list_leaves_no_trace_in_the_next(self):
        first = edh("Kenrith, the Returned King", {"Opt": 1})
        for _ in range(3):
            assert identity_faults(edh("Kozilek, the Great Distortion", {"Opt": 1})) == ["Opt"]
            assert faults(edh("Kenrith, the Returned King", {"Opt": 1})) == faults(first)

    def test_30_the_whole_list_is_judged_again_when_the_commander_changes(self):
        cards = {"Opt": 1, "Lightning Bolt": 1, "Sol Ring": 1}
        assert identity_faults(edh("Zur the Enchanter", cards)) == ["Lightning Bolt"]
        assert identity_faults(edh("Alesha, Who Smiles at Death", cards)) == ["Opt"]


class TestPairs:
    def test_15_a_background_alone(self):
        assert faults(edh("Raised by Giants", {})) == [("deck.commander_ineligible", "Raised by Giants")]
        assert edh(["Wilson, Refined Grizzly", "Raised by Giants"], {}).verdict == "legal"
        assert faults(edh(["Thrasios, Triton Hero", "Raised by Giants"], {})) == [
            ("deck.commander_pair", None)
        ]

    def test_16_partner_with_each_other(self):
        assert edh(["Pir, Imaginative Rascal", "Toothy, Imaginary Friend"], {}).verdict == "legal"
        assert edh(["Rowan Kenrith", "Will Kenrith"], {}).verdict == "legal"

    @pytest.mark.parametrize(
        "pair",
        [
            ("Pir, Imaginative Rascal", "Will Kenrith"),
            ("Pir, Imaginative Rascal", "Thrasios, Triton Hero"),
            ("Rowan Kenrith", "Toothy, Imaginary Friend"),
        ],
    )
    def test_17_partner_with_another_one(self, pair):
        assert faults(edh(pair, {})) == [("deck.commander_pair", None)]

    def test_18_the_pair_is_judged_anew_with_one_changed(self):
        assert edh(["Thrasios, Triton Hero", "Tymna the Weaver"], {}).verdict == "legal"
        assert faults(edh(["Thrasios, Triton Hero", "Zur the Enchanter"], {})) == [
            ("deck.commander_pair", None)
        ]

    def test_a_wrong_pair_still_has_the_colours_of_both(self):
        got = edh(["Thrasios, Triton Hero", "Zur the Enchanter"], {"Lightning Bolt": 1, "Cultivate": 1})
        assert faults(got) == [("deck.commander_pair", None), ("card.colour_identity", "Lightning Bolt")]

    def test_never_three(self):
        got = edh(["Thrasios, Triton Hero", "Tymna the Weaver", "The Prismatic Piper"], {})
        assert ("deck.commander_pair", None) in faults(got)

    def test_one_commander_twice_is_a_copy_too_many_and_no_pair(self):
        text = "Commander\n2 Zur the Enchanter\nDeck\n98 Island\n"
        assert faults(judged(text, sample_base(), **TODAY)) == [("card.too_many_copies", "Zur the Enchanter")]

    def test_every_kind_and_no_mixture(self):
        made = {
            card.name: facts_of(card.card())
            for card in (
                Made("Friend One", "Legendary Creature — Human", text="Partner—Friends forever"),
                Made("Friend Two", "Legendary Creature — Human", text="Friends forever (You may have two.)",
                     keywords=["Friends forever"]),
                Made("Survivor", "Legendary Creature — Human", text="Partner – Survivors", keywords=["Partner"]),
                Made("Changeling Doctor", "Legendary Creature — Time Lord Doctor", keywords=["Changeling"]),
                Made("Doctor and Rogue", "Legendary Creature — Time Lord Doctor Rogue"),
                Made("Two in One", "Legendary Creature — Human", text="Flying\nPartner (You can have two commanders.)",
                     keywords=["Flying", "Partner"]),
            )
        }  # fmt: skip
        cards = CARDS | made
        kinds = {
            ("Friend One", "Friend Two"): "partner_text",
            ("Friend One", "Survivor"): None,
            ("Survivor", "Thrasios, Triton Hero"): None,
            ("Two in One", "Tymna the Weaver"): "partner",
            ("Clara Oswald", "The Tenth Doctor"): "companion_of_doctor",
            ("Clara Oswald", "Changeling Doctor"): None,
            ("Clara Oswald", "Doctor and Rogue"): None,
            ("Clara Oswald", "Thrasios, Triton Hero"): None,
            ("Wilson, Refined Grizzly", "Raised by Giants"): "background",
            ("Wilson, Refined Grizzly", "Thrasios, Triton Hero"): None,
            ("Thrasios, Triton Hero", "Thrasios, Triton Hero"): None,
        }
        assert {pair: pair_kind(cards[pair[0]], cards[pair[1]]) for pair in kinds} == kinds
        assert {pair: pair_kind(cards[pair[1]], cards[pair[0]]) for pair in kinds} == kinds


class TestWhoMayBeTheCommander:
    def test_19_a_creature_everywhere_but_on_the_battlefield(self):
        assert edh("Grist, the Hunger Tide", {}).verdict == "legal"

    @pytest.mark.parametrize(
        ("name", "until", "since"),
        [
            ("Parhelion II", ["Parhelion II"], []),
            ("Hearthhull, the Worldseed", ["Hearthhull, the Worldseed"], []),
            ("The Eternity Elevator", ["The Eternity Elevator"], ["The Eternity Elevator"]),
        ],
    )
    def test_20_vehicles_and_spacecraft_since_2025(self, name, until, since):
        for on, expected in (("2025-07-24", until), ("2025-07-25", since)):
            told = found(edh(name, {}, on=on), "deck.commander_ineligible")
            assert [one.params["card"] for one in told] == expected

    def test_21_a_card_that_says_so_itself_in_every_format(self):
        assert edh("Shorikai, Genesis Engine", {}, on="2023-01-01").verdict == "legal"
        for format_id in ("brawl", "brawl-100"):
            got = judged(
                filled("Shorikai, Genesis Engine", {}, "Island"),
                sample_base(),
                format=format_id,
                on="2022-03-01",
            )
            assert not found(got, "deck.commander_ineligible")


class TestCopies:
    def test_23_wastes_in_any_number(self):
        got = edh("Kozilek, the Great Distortion", {"Wastes": 50, "Snow-Covered Wastes": 49})
        assert got.verdict == "legal"

    @pytest.mark.parametrize("format_id", ["commander", "brawl", "brawl-100", "world-breaker"])
    def test_24_any_number_by_the_card_s_own_text(self, format_id):
        got = judged(filled("Golos, Tireless Pilgrim", {"Rat Colony": 30}, "Swamp"), sample_base(),
                     format=format_id, on="2026-11-30")  # fmt: skip
        assert copies(got) == {}

    @pytest.mark.parametrize(
        ("card", "most"), [("Seven Dwarves", 7), ("Nazgûl", 9), ("Nazgul", 9), ("Seven Dwarves ", 7)]
    )
    def test_25_seven_dwarves_and_nine_nazgul(self, card, most):
        assert copies(edh("Kenrith, the Returned King", {card: most})) == {}
        told = copies(edh("Kenrith, the Returned King", {card: most + 1}))
        assert list(told.values()) == [(most, most + 1)]

    def test_26_both_places_of_a_commander_that_is_in_the_deck_too(self):
        text = "Commander\n1 Zur the Enchanter\n\nDeck\n98 Island\n1 Zur the Enchanter\n"
        (told,) = found(judged(text, sample_base(), **TODAY), "card.too_many_copies")
        assert told.params["lines"] == [2, 6]
        assert told.params["places"] == ["commander", "deck"]
        assert (told.params["is_commander"], told.line) == ("yes", 6)

    def test_29_commander_and_deck_are_counted_together(self):
        assert edh("Zur the Enchanter", {}).verdict == "legal"
        assert found(
            judged(text_of("Zur the Enchanter", {"Island": 100}), sample_base(), **TODAY), "deck.size"
        )


class TestCompanions:
    def test_27_a_symbol_twice_in_one_cost(self):
        companion = "\nCompanion\n1 Jegantha, the Wellspring\n"
        fine = filled("Niv-Mizzet Reborn", {"Golos, Tireless Pilgrim": 1}, "Island") + companion
        assert judged(fine, sample_base(), on="2020-02-01").verdict == "illegal"  # not yet out
        assert judged(fine, sample_base(), on="2020-05-01").verdict == "illegal"  # Golos
        assert not found(judged(fine, sample_base(), on="2020-05-01"), "deck.companion_condition")
        twice = (
            filled("Niv-Mizzet Reborn", {"Gideon Blackblade": 1, "Expansion // Explosion": 1}, "Island")
            + companion
        )
        (told,) = found(judged(twice, sample_base(), on="2020-05-18"), "deck.companion_condition")
        assert told.params["found"] == ["Gideon Blackblade", "Expansion // Explosion"]

    def test_28_a_commander_with_companion_is_no_companion(self):
        text = filled("Lurrus of the Dream-Den", {"Giant Killer": 1}, "Plains")
        got = judged(text, sample_base(), on="2020-05-18")
        assert got.verdict == "legal"
        assert [one.name for one in got.deck.of("commander")] == ["Lurrus of the Dream-Den"]
        assert got.deck.of("companion") == ()

    def test_banned_as_companion_only(self):
        deck = filled("The Tenth Doctor", {}, "Island", 100)
        as_companion = judged(deck + "\nCompanion\n1 Lutri, the Spellchaser\n", sample_base(), **TODAY)
        (ban,) = found(as_companion, "card.banned")
        assert (ban.params["kind"], ban.params["since"]) == ("banned_as_companion", "2026-02-09")
        assert edh("The Tenth Doctor", {"Lutri, the Spellchaser": 1}).verdict == "legal"
        assert edh("Lutri, the Spellchaser", {}).verdict == "legal"


def test_a_face_that_is_called_like_another_card():
    """A full name wins over a face's (Cockatrice #6834): the ban of one is none of the other."""
    other = Made("Wandering Wizard", identity="U", backs=[Face("Golos, Tireless Pilgrim", "", "Sorcery")],
                 layout="adventure", sets=("ELD",))  # fmt: skip
    base = card_base([other])
    deck = read_deck("1 Golos, Tireless Pilgrim\n", {"mtg": base})
    assert base.by_key(deck.entries[0].card).name == "Golos, Tireless Pilgrim"
    got = judged(filled("Niv-Mizzet Reborn", {"Wandering Wizard": 1}, "Island"), base)
    assert got.verdict == "legal"
