"""Flesh and Blood decks by the clauses of their rules: Tournament Rules and Policy 7.1 to 8.3, 9.3, A.7; Comprehensive
Rules 1.1.3, 2.6.6, 8.3; the lists of banned cards with their dates."""

import json
from pathlib import Path

import pytest

from headjudge.policy.deck_formats import format_on
from tests.decks.fab_sample import (
    EVENTS,
    FILLING,
    LISTS,
    fab_card_base,
    fab_sample,
    filled_base,
    judged,
    list_of,
    made,
    told,
)
from tests.policy.test_deck_formats import day

CC = "fab/classic-constructed"
NAMES = Path(__file__).parents[1] / "data" / "cards" / "fab_listed_names.json"


def cc(hero, cards, *, on="2025-04-18", size=60, base=None, **more):
    return judged(list_of(hero, cards, size=size), base or filled_base(), format=CC, on=on, **more)


def young(format_id, hero, cards, *, on, size=40, copies=1, base=None, **more):
    text = list_of(hero, cards, size=size, copies=copies)
    return judged(text, base or filled_base(), format=format_id, on=on, **more)


def ban(format_id, on, name):
    return [
        (one.kind, one.pitches, one.since) for one in format_on(format_id, day(on)).bans if one.card == name
    ]


class TestRealLists:
    """Ten published lists, on the first and the last day on which their events can have been."""

    @pytest.mark.parametrize("at", [0, 1])
    @pytest.mark.parametrize("number", range(10))
    def test_is_legal_at_its_event(self, number, at):
        one = json.loads(LISTS.read_text("utf-8"))["decks"][number]
        text = "\n".join([one["hero"], *one["lines"]])
        got = judged(text, fab_sample(), format=CC, on=EVENTS[one["event"]][at])
        assert (got.verdict, told(got)) == ("legal", [])

    def test_the_flags_of_a_later_file_do_not_bear_on_them(self):
        one = json.loads(LISTS.read_text("utf-8"))["decks"][3]
        text = "\n".join([one["hero"], *one["lines"]])
        late = judged(text, fab_sample(), format=CC, on="2026-05-16")
        assert told(late) == [
            ("card.banned", "Chart the High Seas (blue)"),
            ("card.banned", "Golden Tipple (red)"),
            ("card.banned", "Golden Tipple (yellow)"),
        ]


class TestClassicConstructed71:
    def test_eighty_cards_and_sixty_in_the_deck(self):
        assert cc("Bravo, Showstopper", {}, size=80).verdict == "legal"
        assert cc("Bravo, Showstopper", {}, size=60).verdict == "legal"

    def test_one_more_than_eighty(self):
        got = cc("Bravo, Showstopper", {}, size=81)
        (one,) = [x for x in got.findings if x.severity == "error"]
        assert (one.code, one.params["expected"], one.params["found"]) == ("deck.pool_size", 80, 81)
        assert (one.rule.document, one.rule.clause) == ("Tournament Rules and Policy", "7.1")

    def test_one_fewer_than_sixty(self):
        got = cc("Bravo, Showstopper", {}, size=59)
        (one,) = [x for x in got.findings if x.severity == "error"]
        assert (one.code, one.params["expected"], one.params["found"]) == ("deck.size", 60, 59)

    def test_arena_cards_are_no_deck_cards(self):
        got = cc("Bravo, Showstopper", {"Anothos": 1, "Ironrot Helm": 1}, size=61)
        assert told(got) == [("deck.size", None)]

    def test_three_copies_of_each_name_and_pitch(self):
        assert cc("Bravo, Showstopper", {"Nimblism (red)": 3, "Nimblism (blue)": 3}).verdict == "legal"
        got = cc("Bravo, Showstopper", {"Nimblism (red)": 4})
        assert told(got) == [("card.too_many_copies", "Nimblism (red)")]

    def test_young_heroes_are_not_legal(self):
        assert (
            told(cc("Bravo", {})) == []
        )  # a moniker means the one hero of the format's age that may be played
        got = cc("Bravo, Flattering Showman", {})
        assert told(got) == [("deck.hero_ineligible", "Bravo, Flattering Showman")]
        assert [one.params["expected"] for one in got.findings] == ["adult"]

    def test_pit_fighters_are_not_legal(self):
        got = cc("Bolfar, Bear Hands", {})
        assert [(x.code, x.params["expected"]) for x in got.findings if x.severity == "error"] == [
            ("deck.hero_ineligible", "not_pit_fighter")
        ]

    def test_a_list_without_hero(self):
        assert told(cc(None, {})) == [("deck.hero_missing", None)]

    def test_two_heroes(self):
        text = list_of("Bravo, Showstopper", {"Rhinar, Reckless Rampage": 1}, size=61)
        assert told(judged(text, filled_base())) == [("deck.hero_count", None)]

    @pytest.mark.parametrize(
        ("hero", "last_free", "first_out"),
        [
            ("Bravo, Star of the Show", "2022-06-23", "2022-06-24"),
            ("Viserai, Rune Blood", "2025-02-27", "2025-02-28"),
            ("Aurora, Shooting Star", "2025-05-08", "2025-05-09"),
        ],
    )
    def test_living_legends_leave(self, hero, last_free, first_out):
        assert told(cc(hero, {}, on=last_free)) == []
        got = cc(hero, {}, on=first_out)
        (one,) = [x for x in got.findings if x.severity == "error"]
        assert (one.code, one.params["kind"], one.params["since"]) == (
            "card.banned",
            "living_legend",
            first_out,
        )


class TestLivingLegend72:
    def test_heroes_that_have_left_are_legal(self):
        text = list_of("Viserai, Rune Blood", {})
        assert judged(text, filled_base(), format="fab/living-legend", on="2026-01-10").verdict == "legal"

    def test_a_restricted_card(self):
        cards = {"Crippling Crush (red)": 2}
        got = judged(
            list_of("Bravo, Showstopper", cards), filled_base(), format="fab/living-legend", on="2024-01-10"
        )
        (one,) = [x for x in got.findings if x.severity == "error"]
        assert (one.code, one.params["expected"], one.params["found"]) == ("card.restricted", 1, 2)

    def test_young_heroes_are_not(self):
        got = judged(
            list_of("Ira, Crimson Haze", {}), filled_base(), format="fab/living-legend", on="2026-01-10"
        )
        assert told(got) == [("deck.hero_ineligible", "Ira, Crimson Haze")]


class TestBlitz73:
    def test_one_copy_since_2026(self):
        cards = {"Nimblism (red)": 2}
        assert told(young("fab/blitz", "Rhinar", cards, on="2026-01-01")) == [
            ("card.too_many_copies", "Nimblism (red)")
        ]
        assert told(young("fab/blitz", "Bravo", cards, on="2025-12-31")) == []

    def test_no_list_since_2026(self):
        cards = {"Drone of Brutality (red)": 1}
        assert told(young("fab/blitz", "Rhinar", cards, on="2026-01-01")) == []
        assert told(young("fab/blitz", "Rhinar", cards, on="2025-12-31")) == [
            ("card.banned", "Rhinar"),
            ("card.banned", "Drone of Brutality (red)"),
        ]

    @pytest.mark.parametrize(("on", "most"), [("2022-12-01", 51), ("2024-01-01", 52), ("2026-07-01", 52)])
    def test_the_pool(self, on, most):
        assert told(young("fab/blitz", "Bravo", {}, on=on, size=most)) == []
        assert told(young("fab/blitz", "Bravo", {}, on=on, size=most + 1)) == [("deck.pool_size", None)]

    def test_adults_are_not_legal(self):
        got = young("fab/blitz", "Bravo, Showstopper", {}, on="2026-07-01")
        assert [x.params["expected"] for x in got.findings if x.severity == "error"] == ["young"]

    def test_a_deck_that_is_divided_has_exactly_forty(self):
        text = list_of("Bravo", {}, size=41, copies=1).replace("Hero: Bravo", "Hero: Bravo\nDeck")
        text += "\nInventory\n1x Nimblism (blue)\n"
        got = judged(text, filled_base(), format="fab/blitz", on="2026-07-01")
        (one,) = [x for x in got.findings if x.severity == "error"]
        assert (one.code, one.params["expected"], one.params["found"]) == ("deck.size", 40, 41)


class TestSilverAge74:
    def test_two_copies_and_fifty_five_cards(self):
        sa = "fab/silver-age"
        assert told(young(sa, "Bravo", {}, on="2026-02-01", size=55, copies=2)) == []
        assert told(young(sa, "Bravo", {}, on="2026-02-01", size=56, copies=2)) == [("deck.pool_size", None)]
        assert told(young(sa, "Bravo", {"Nimblism (red)": 3}, on="2026-02-01")) == [
            ("card.too_many_copies", "Nimblism (red)")
        ]

    def test_a_majestic_is_out(self):
        got = young("fab/silver-age", "Bravo", {"Command and Conquer (red)": 1}, on="2026-02-01")
        assert told(got) == [("card.rarity", "Command and Conquer (red)")]

    @pytest.mark.parametrize(
        ("hero", "on", "out"),
        [
            ("Chane", "2026-02-05", False),
            ("Chane", "2026-02-06", True),
            ("Chane", "2026-05-29", False),
            ("Kano", "2026-05-28", False),
            ("Kano", "2026-05-29", True),
            ("Kano", "2026-09-17", True),
            ("Kano", "2026-09-18", False),
            ("Briar", "2026-09-18", True),
            ("Chane", "2026-09-18", True),
        ],
    )
    def test_benched_heroes(self, hero, on, out):
        got = young("fab/silver-age", hero, {}, on=on, copies=2)
        assert [x.params["kind"] for x in got.findings if x.code == "card.banned"] == (
            ["benched"] if out else []
        )


class TestCommoner:
    def test_deck_cards_are_common_and_arena_cards_common_or_rare(self):
        rare = made("Rare Deed", 1, rarities=("Rare",))
        helm = made(
            "Rare Helm", types=("Equipment",), type_line="Generic Equipment - Head", rarities=("Rare",)
        )
        base = fab_card_base([*FILLING, rare, helm])
        cards = {"Rare Deed (red)": 1, "Rare Helm": 1}
        got = young("fab/commoner", "Bravo", cards, on="2024-07-01", size=41, copies=2, base=base)
        assert told(got) == [("card.rarity", "Rare Deed (red)")]

    def test_it_ended_with_2025(self):
        got = young("fab/commoner", "Bravo", {}, on="2026-01-01", copies=2)
        assert [x.code for x in got.findings] == ["format.retired"]
        assert "format.retired" not in [
            x.code for x in young("fab/commoner", "Bravo", {}, on="2025-12-31", copies=2).findings
        ]


class TestUltimatePitFight93:
    def test_two_copies_and_a_young_hero(self):
        upf = "fab/ultimate-pit-fight"
        assert told(young(upf, "Bravo", {}, on="2026-02-01", copies=2)) == []
        assert told(young(upf, "Bravo, Showstopper", {"Nimblism (red)": 3}, on="2026-02-01")) == [
            ("deck.hero_ineligible", "Bravo, Showstopper"),
            ("card.too_many_copies", "Nimblism (red)"),
        ]

    def test_an_organiser_lets_a_hero_in(self):
        upf, name = "fab/ultimate-pit-fight", "Bravo, Showstopper"
        got = young(upf, name, {}, on="2024-02-01", copies=2, lifted={name: "agreed"})
        assert got.verdict == "legal"


class TestLimitedA7:
    def test_sizes_of_the_set(self):
        for code, size, wrong in (("SUP", 30, []), ("SUP", 29, ["deck.size"]), ("EVO", 29, ["deck.size"])):
            got = young("fab/sealed", "Bravo", {}, on="2026-07-01", size=size, copies=9, set_code=code)
            assert [x.code for x in got.findings if x.code == "deck.size"] == wrong

    @pytest.mark.parametrize(
        ("code", "size", "wrong"), [("HVY", 36, 0), ("EVO", 40, 0), ("EVO", 41, 1), ("SEA", 31, 1)]
    )
    def test_the_largest_deck(self, code, size, wrong):
        text = list_of("Bravo", {}, size=size, copies=9).replace("Hero: Bravo", "Hero: Bravo\nDeck")
        text += "\nInventory\n1x Snatch (red)\n"
        got = judged(text, filled_base(), format="fab/sealed", on="2026-07-01", set_code=code)
        assert len([x for x in got.findings if x.code == "deck.size"]) == wrong

    def test_the_hero_is_of_the_set(self):
        got = young("fab/sealed", "Bravo", {}, on="2026-07-01", size=30, copies=9, set_code="WTR")
        assert told(got) == []
        got = young("fab/sealed", "Bravo", {}, on="2026-07-01", size=30, copies=9, set_code="MST")
        assert [(x.code, x.params["expected"]) for x in got.findings] == [("deck.hero_ineligible", "set")]

    def test_three_phoenix_flames_of_uprising(self):
        got = young(
            "fab/booster-draft", "Fai", {"Phoenix Flame (red)": 4}, on="2026-07-01", size=30, set_code="UPR"
        )
        (one,) = [x for x in got.findings if x.severity == "error"]
        assert (one.code, one.params["expected"], one.rule.clause) == ("card.too_many_copies", 3, "A.7")

    def test_the_rest_of_the_pool_is_of_every_class(self):
        text = list_of("Bravo", {}, size=30, copies=9).replace("Hero: Bravo", "Hero: Bravo\nDeck")
        text += "\nInventory\n1x Regicide (blue)\n1x Teklo Plasma Pistol\n"
        got = judged(text, filled_base(), format="fab/sealed", on="2026-07-01", set_code="WTR")
        assert "card.class_mismatch" not in [x.code for x in got.findings]

    def test_without_a_set_sizes_are_open(self):
        got = young("fab/sealed", "Bravo", {}, on="2026-07-01", size=30, copies=9)
        assert (got.verdict, told(got)) == ("unchecked", [("deck.set_not_given", None)])


class TestSupertypes113:
    def test_class_and_talent_are_a_subset(self):
        assert (
            cc("Dorinthea Ironsong", {"Agile Windup (red)": 1}).verdict == "legal"
        )  # hybrid: warrior or brute
        assert told(cc("Bravo, Showstopper", {"Agile Windup (red)": 1})) == [
            ("card.class_mismatch", "Agile Windup (red)")
        ]

    def test_a_talent_that_the_hero_lacks(self):
        light = made(
            "Light Deed", 1, classes=("Warrior",), talents=("Light",), type_line="Light Warrior Action"
        )
        base = fab_card_base([*FILLING, light])
        assert told(cc("Ser Boltyn, Breaker of Dawn", {"Light Deed (red)": 1}, base=base)) == []
        got = cc("Dorinthea Ironsong", {"Light Deed (red)": 1}, base=base)
        (one,) = [x for x in got.findings if x.severity == "error"]
        assert (one.code, one.params["expected"], one.params["found"]) == (
            "card.class_mismatch",
            "Warrior",
            "Light Warrior",
        )

    def test_essence_adds_talents(self):
        for talent, wrong in (("Earth", 0), ("Ice", 0), ("Lightning", 0), ("Shadow", 1)):
            card = made("Deed", 1, classes=("NotClassed",), talents=(talent,), type_line=f"{talent} Action")
            got = cc(
                "Bravo, Star of the Show",
                {"Deed (red)": 1},
                on="2022-05-10",
                base=fab_card_base([*FILLING, card]),
            )
            assert len([x for x in got.findings if x.code == "card.class_mismatch"]) == wrong, talent

    def test_both_faces_of_a_split_card_count(self):
        split = made(
            "Deed // Wonder",
            1,
            classes=("Runeblade",),
            talents=("Earth",),
            type_line="Runeblade Action // Earth Instant",
        )
        base = fab_card_base([*FILLING, split])
        got = cc("Viserai, Rune Blood", {"Deed // Wonder (red)": 1}, base=base, on="2025-01-10")
        assert told(got) == [("card.class_mismatch", "Deed // Wonder (red)")]


class TestOwnRulesOfHeroes:
    def test_any_number_of_chivalry(self):
        cards = {"Chivalry (blue)": 9}
        assert told(young("fab/blitz", "Brevant, Civic Protector", cards, on="2026-02-01")) == []
        assert told(young("fab/blitz", "Bravo", cards, on="2026-02-01")) == [
            ("card.too_many_copies", "Chivalry (blue)")
        ]

    def test_red_cards_only(self):
        got = young(
            "fab/blitz",
            "Emperor, Dracai of Aesir",
            {"Nimblism (blue)": 1, "Ironrot Helm": 1},
            on="2026-02-01",
            size=42,
        )
        assert told(got) == [("card.hero_rule", "Nimblism (blue)")]

    def test_specializations_of_any_hero(self):
        got = young("fab/blitz", "Shiyana, Diamond Gemini", {"Lumina Ascension (yellow)": 1}, on="2026-02-01")
        assert told(got) == []

    def test_equipment_of_any_class_with_different_names(self):
        cards = {"Mask of Momentum": 1, "Romping Club": 1, "Ironrot Helm": 2}
        got = young("fab/ultimate-pit-fight", "Taylor", cards, on="2026-02-01", size=44, copies=2)
        assert told(got) == [
            ("card.too_many_copies", "Ironrot Helm"),
            ("card.class_mismatch", "Romping Club"),
        ]

    def test_clash_cards_of_any_class(self):
        card = made("Crowd Deed", 1, classes=("Guardian",), type_line="Guardian Action", keywords=("Clash",))
        base = fab_card_base([*FILLING, card])
        for hero, wrong in (("Brutus, Summa Rudis", 0), ("Dorinthea Ironsong", 1)):
            got = cc(hero, {"Crowd Deed (red)": 1}, base=base)
            assert len([x for x in got.findings if x.code == "card.class_mismatch"]) == wrong

    def test_tomes_of_any_class(self):
        cards = {"Tome of Aetherwind (red)": 1}
        for hero, wrong in (("The Librarian, Magister of History", 0), ("Dorinthea Ironsong", 1)):
            got = cc(hero, cards, on="2024-01-10")
            assert len([x for x in got.findings if x.code == "card.class_mismatch"]) == wrong


class TestSpecialization837:
    @pytest.mark.parametrize(
        ("hero", "card"),
        [
            ("Ser Boltyn, Breaker of Dawn", "Lumina Ascension (yellow)"),
            ("Arakni, Marionette", "Regicide (blue)"),
            ("Arakni, Huntsman", "Regicide (blue)"),
            ("Arakni, 5L!p3d 7hRu 7h3 cR4X", "Mask of Deceit"),
        ],
    )
    def test_goes_by_moniker(self, hero, card):
        assert told(cc(hero, {card: 1}, size=61)) == []

    def test_is_for_that_hero_only(self):
        got = cc("Dorinthea Ironsong", {"Lumina Ascension (yellow)": 1})
        (one,) = [x for x in got.findings if x.severity == "error"]
        assert (one.code, one.params["expected"], one.params["found"]) == (
            "card.specialization",
            "Boltyn",
            "Dorinthea Ironsong",
        )


class TestMetatypes266:
    def test_a_card_of_one_hero(self):
        assert told(cc("Puffin, Hightail", {"Polly Cranka": 1}, on="2025-07-01", size=61)) == []
        got = cc("Scurv, Stowaway", {"Polly Cranka": 1}, on="2025-07-01", size=61)
        assert "card.hero_metatype" in [x.code for x in got.findings]


class TestOutsideThePool:
    @pytest.mark.parametrize(("name", "what"), [("Arakni, Black Widow", "token"), ("Runechant", "token")])
    def test_what_is_made_in_the_game(self, name, what):
        text = list_of("Arakni, Marionette", {}) + f"1x {name}\n"
        got = judged(text, filled_base())
        (one,) = [x for x in got.findings if x.severity == "error"]
        assert (one.code, one.params["what"]) == ("card.outside_pool", what)

    def test_an_ally_that_another_card_becomes(self):
        ally = made(
            "Big Dragon", types=(), subtypes=("Dragon", "Ally"), type_line="Draconic Illusionist Ally"
        )
        text = list_of("Bravo, Showstopper", {}) + "1x Big Dragon\n"
        got = judged(text, fab_card_base([*FILLING, ally]))
        assert told(got) == [("card.outside_pool", "Big Dragon")]

    def test_ephemeral(self):
        card = made("Brief Deed", 1, keywords=("Ephemeral",))
        got = cc("Bravo, Showstopper", {"Brief Deed (red)": 1}, base=fab_card_base([*FILLING, card]), size=61)
        assert [x.params["what"] for x in got.findings] == ["ephemeral"]
