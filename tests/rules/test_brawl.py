"""Brawl: the Comprehensive Rules 903.12 clause by clause, and each dated change."""

import pytest

from tests.decks.sample import card_base, faults, filled, found, judged, sample_base, text_of

EVERY_PRINTING = card_base(every_printing=True)


def said(text, **asked):
    return faults(judged(text, sample_base(), **asked))


def verdict_of(text, **asked):
    return judged(text, sample_base(), **asked).verdict


class TestRule90312aRulesOfCommander:
    def test_singleton_by_name(self):
        assert said(filled("Niv-Mizzet Reborn", {"Opt": 2}, "Island")) == [("card.too_many_copies", "Opt")]

    def test_basic_lands_are_free(self):
        assert verdict_of(filled("Niv-Mizzet Reborn", {"Forest": 20}, "Island")) == "legal"

    @pytest.mark.parametrize("basic", ["Snow-Covered Forest", "Wastes", "Snow-Covered Wastes"])
    def test_basic_lands_by_supertype_and_not_by_a_list_of_names(self, basic):
        codes = [code for code, _ in said(filled("Niv-Mizzet Reborn", {basic: 20}, "Island"))]
        assert codes == ["card.not_in_pool"]

    @pytest.mark.parametrize(
        ("card", "count", "on", "verdict"),
        [
            ("Rat Colony", 30, "2018-05-10", "legal"),
            ("Persistent Petitioners", 30, "2020-05-18", "legal"),
            ("Seven Dwarves", 7, "2020-05-18", "legal"),
            ("Seven Dwarves", 8, "2020-05-18", "illegal"),
        ],
    )
    def test_a_card_that_states_a_limit_follows_it(self, card, count, on, verdict):
        commander = "Nicol Bolas, the Ravager" if on > "2018-07" else "Golos, Tireless Pilgrim"
        text = filled(commander, {card: count}, "Swamp")
        got = judged(text, sample_base(), on=on)
        wrong = found(got, "card.too_many_copies")
        assert bool(wrong) == (verdict == "illegal")
        if wrong:
            assert (wrong[0].params["expected"], wrong[0].params["found"]) == (7, 8)

    def test_copies_are_counted_over_commander_deck_and_companion(self):
        text = "Commander\n1 Kenrith, the Returned King\n\nCompanion\n1 Jegantha, the Wellspring\n\nDeck\n"
        text += "1 Jegantha, the Wellspring\n1 Kenrith, the Returned King\n57 Island\n"
        got = judged(text, sample_base())
        lines = {one.params["card"]: one.params["lines"] for one in found(got, "card.too_many_copies")}
        assert lines == {"Kenrith, the Returned King": [2, 9], "Jegantha, the Wellspring": [5, 8]}

    def test_partners_are_allowed(self):
        text = filled(["Pir, Imaginative Rascal", "Toothy, Imaginary Friend"], {}, "Island")
        got = judged(text, sample_base())
        assert not found(got, "deck.commander_pair")
        assert not found(got, "card.colour_identity")


class TestRule90312bPool:
    def test_sets_of_standard_on_the_date(self):
        assert verdict_of(filled("Niv-Mizzet Reborn", {"Opt": 1}, "Island"), on="2020-05-18") == "legal"
        assert said(filled("Niv-Mizzet Reborn", {"Counterspell": 1}, "Island"), on="2020-05-18") == [
            ("card.not_in_pool", "Counterspell")
        ]

    def test_a_rotated_card_leaves(self):
        text = filled("Karn, Scion of Urza", {}, "Island")
        assert verdict_of(text, on="2019-10-03") == "legal"
        assert said(text, on="2019-10-04") == [("card.not_in_pool", "Karn, Scion of Urza")]

    def test_a_reprint_counts_though_the_card_file_has_another_printing(self):
        text = filled("Niv-Mizzet Reborn", {"Opt": 1, "Evolving Wilds": 1, "Breeding Pool": 1}, "Island")
        assert judged(text, sample_base(), on="2020-05-18").verdict == "legal"
        assert judged(text, EVERY_PRINTING, on="2020-05-18").verdict == "legal"

    @pytest.mark.parametrize(
        ("on", "where", "verdict"),
        [
            ("2020-04-16", {"platform": "arena"}, "legal"),
            ("2020-04-15", {"platform": "arena"}, "illegal"),
            ("2020-04-18", {"region": "JP"}, "legal"),
            ("2020-04-16", {"region": "JP"}, "illegal"),
            ("2020-04-18", {"region": "DE"}, "illegal"),
            ("2020-05-14", {"region": "DE"}, "illegal"),
            ("2020-05-15", {"region": "DE"}, "legal"),
            ("2020-04-23", {}, "illegal"),
            ("2020-04-24", {}, "legal"),
        ],
    )
    def test_a_set_by_platform_and_country(self, on, where, verdict):
        assert verdict_of(filled("Winota, Joiner of Forces", {}, "Plains"), on=on, **where) == verdict

    def test_buy_a_box_cards_belong_to_their_set(self):
        assert verdict_of(filled("Firesong and Sunspeaker", {}, "Plains"), on="2018-05-10") == "legal"

    def test_beyond_the_known_sets_nothing_is_called_out_of_the_pool(self):
        got = judged(
            filled("Esika, God of the Tree", {"Counterspell": 1}, "Island"), sample_base(), on="2021-03-01"
        )
        assert got.verdict == "unchecked"
        assert found(got, "card.pool_unchecked")[0].params["sets"] == ["KHM"]

    def test_two_cards_stay(self):
        text = filled("Esika, God of the Tree", {"Arcane Signet": 1, "Command Tower": 1}, "Island")
        told = [card for code, card in said(text, on="2022-01-01") if code == "card.pool_unchecked"]
        assert "Arcane Signet" not in told
        assert "Command Tower" not in told


class TestRule90312cCommander:
    def test_a_legendary_planeswalker(self):
        assert verdict_of(filled("Teferi, Time Raveler", {}, "Island"), on="2020-05-18") == "legal"

    def test_a_legendary_creature(self):
        assert verdict_of(filled("Niv-Mizzet Reborn", {}, "Island")) == "legal"

    def test_nothing_else(self):
        assert said(filled("Drannith Magistrate", {}, "Plains"), on="2020-05-17") == [
            ("deck.commander_ineligible", "Drannith Magistrate")
        ]

    def test_no_commander(self):
        got = judged("60 Island\n", sample_base())
        assert faults(got) == [("deck.commander_missing", None)]
        assert found(got, "deck.commander_missing")[0].rule.clause == "903.12c"

    def test_a_legendary_vehicle_since_2025(self):
        told = [found(judged(filled("Parhelion II", {}, "Plains"), sample_base(), on=on), "deck.commander_ineligible")
                for on in ("2025-07-24", "2025-07-25")]  # fmt: skip
        assert [bool(one) for one in told] == [True, False]


class TestRule90312dSize:
    @pytest.mark.parametrize(("islands", "verdict"), [(58, "illegal"), (59, "legal"), (60, "illegal")])
    def test_exactly_sixty_with_the_commander(self, islands, verdict):
        got = judged(text_of("Niv-Mizzet Reborn", {"Island": islands}), sample_base())
        assert got.verdict == verdict
        if verdict == "illegal":
            (size,) = found(got, "deck.size")
            assert (size.params["expected"], size.params["found"]) == (60, islands + 1)
            assert (size.rule.clause, size.rule.edition) == ("903.12d", "2020-04-17")

    def test_two_commanders_count(self):
        text = text_of(["Pir, Imaginative Rascal", "Toothy, Imaginary Friend"], {"Island": 58})
        assert not found(judged(text, sample_base()), "deck.size")

    def test_a_companion_does_not(self):
        text = (
            filled("Kenrith, the Returned King", {}, "Island") + "\nCompanion\n1 Jegantha, the Wellspring\n"
        )
        assert verdict_of(text) == "legal"

    def test_no_sideboard(self):
        text = filled("Niv-Mizzet Reborn", {}, "Island") + "\nSideboard\n2 Opt\n1 Island\n"
        (side,) = found(judged(text, sample_base()), "deck.sideboard")
        assert (side.params["expected"], side.params["found"], side.line) == (0, 3, 8)

    def test_cards_under_consideration_do_not_count(self):
        text = filled("Niv-Mizzet Reborn", {}, "Island") + "\nMaybeboard\n9 Sol Ring\n1 Whatever This Is\n"
        assert verdict_of(text) == "legal"


class TestRule90312eColourlessCommander:
    KARN = "Karn, Scion of Urza"

    def test_none_until_2018_05_10(self):
        assert said(filled(self.KARN, {"Island": 20}, "Plains"), on="2018-05-09") == [
            ("card.colour_identity", "Island"),
            ("card.colour_identity", "Plains"),
        ]
        assert verdict_of(filled(self.KARN, {}, "Island"), on="2018-05-09") == "illegal"

    def test_any_number_of_one_type_from_then_on(self):
        assert verdict_of(filled(self.KARN, {}, "Island"), on="2018-05-10") == "legal"

    @pytest.mark.parametrize("on", ["2018-05-09", "2018-05-10", "2018-07-13", "2019-01-25", "2019-10-03"])
    def test_two_types_never(self, on):
        assert verdict_of(filled(self.KARN, {"Swamp": 20}, "Island"), on=on) == "illegal"

    def test_the_type_with_most_copies_is_the_chosen_one(self):
        assert said(filled(self.KARN, {"Island": 20}, "Swamp"), on="2018-05-10") == [
            ("card.colour_identity", "Island")
        ]
        for cards in ({"Forest": 29, "Swamp": 29, "Wastes": 1}, {"Swamp": 29, "Forest": 29, "Wastes": 1}):
            alike = said(text_of(self.KARN, cards), on="2018-05-10")
            assert ("card.colour_identity", "Forest") in alike
            assert ("card.colour_identity", "Swamp") not in alike
        text = text_of(self.KARN, {"Forest": 20, "Island": 20, "Snow-Covered Island": 1, "Wastes": 18})
        wrong = [card for code, card in said(text, on="2018-05-10") if code == "card.colour_identity"]
        assert wrong == ["Forest"]

    def test_snow_basics_belong_to_their_type_and_wastes_to_none(self):
        text = text_of(
            self.KARN, {"Wastes": 10, "Snow-Covered Island": 24, "Island": 20, "Snow-Covered Wastes": 5}
        )
        codes = {code for code, _ in said(text, on="2018-05-10")}
        assert codes == {"card.not_in_pool"}

    @pytest.mark.parametrize("on", ["2018-05-09", "2018-05-10"])
    def test_wastes_fail_on_the_pool_only(self, on):
        assert said(filled(self.KARN, {}, "Wastes"), on=on) == [("card.not_in_pool", "Wastes")]

    def test_nonbasic_lands_stay_outside(self):
        text = filled(self.KARN, {"Ramunap Ruins": 1}, "Mountain")
        assert said(text, on="2018-05-10") == [("card.colour_identity", "Ramunap Ruins")]

    def test_a_commander_with_colours_has_no_such_right(self):
        assert said(filled("Baral, Chief of Compliance", {"Plains": 20}, "Island"), on="2018-05-09") == [
            ("card.colour_identity", "Plains")
        ]

    @pytest.mark.parametrize(
        ("on", "rule"),
        [
            ("2018-06-01", ("The Future of Brawl", "article")),
            ("2018-08-01", ("The Future of Brawl", "article")),
            ("2019-02-01", ("Comprehensive Rules", "903.11e")),
        ],
    )
    def test_where_the_rule_stands(self, on, rule):
        got = judged(filled(self.KARN, {"Swamp": 20}, "Island"), sample_base(), on=on)
        (wrong,) = found(got, "card.colour_identity")
        assert (wrong.rule.document, wrong.rule.clause) == rule

    def test_after_the_renumbering(self):
        got = judged(filled("Ugin, the Ineffable", {"Swamp": 20}, "Island"), sample_base(), on="2020-05-18")
        assert [one.rule.clause for one in found(got, "card.colour_identity")] == ["903.12e"]


class TestRule90312fToHGame:
    TEXT = filled("Niv-Mizzet Reborn", {}, "Island")

    @pytest.mark.parametrize(
        ("on", "players", "life", "mulligans"),
        [
            ("2018-05-09", 2, 30, 0),
            ("2018-05-09", 4, 30, 1),
            ("2018-05-10", 2, 20, 0),
            ("2018-07-10", 2, 20, 0),
            ("2018-07-10", 3, 30, 1),
            ("2018-07-11", 2, 25, 1),
            ("2018-07-11", 4, 30, 1),
            ("2020-05-18", 2, 25, 1),
            ("2020-05-18", None, 30, 1),
            ("2026-11-30", 2, 25, 1),
        ],
    )
    def test_life_and_mulligans(self, on, players, life, mulligans):
        game = judged(self.TEXT, sample_base(), on=on, players=players).game
        assert (game["life"], game["free_mulligans"], game["commander_damage"]) == (life, mulligans, None)


class TestDatedBans:
    @pytest.mark.parametrize(
        ("card", "on", "is_out"),
        [
            ("Baral, Chief of Compliance", "2018-05-09", False),
            ("Baral, Chief of Compliance", "2018-05-10", True),
            ("Rampaging Ferocidon", "2018-05-09", True),
            ("Rampaging Ferocidon", "2018-05-10", False),
            ("Smuggler's Copter", "2018-03-22", True),
            ("Smuggler's Copter", "2018-05-10", True),
            ("Smuggler's Copter", "2018-10-04", True),
            ("Sorcerous Spyglass", "2018-05-09", False),
            ("Sorcerous Spyglass", "2018-05-10", True),
            ("Sorcerous Spyglass", "2019-10-04", True),
            ("Sorcerous Spyglass", "2020-05-18", True),
            ("Oko, Thief of Crowns", "2019-11-21", False),
            ("Oko, Thief of Crowns", "2019-11-22", True),
            ("Golos, Tireless Pilgrim", "2020-03-09", False),
            ("Golos, Tireless Pilgrim", "2020-03-10", True),
            ("Winota, Joiner of Forces", "2020-05-17", False),
            ("Winota, Joiner of Forces", "2020-05-18", True),
            ("Drannith Magistrate", "2020-05-17", False),
            ("Drannith Magistrate", "2020-05-18", True),
            ("Lutri, the Spellchaser", "2020-05-18", True),
            ("Teferi, Time Raveler", "2020-08-02", False),
            ("Teferi, Time Raveler", "2020-08-03", True),
            ("Omnath, Locus of Creation", "2020-10-11", False),
            ("Omnath, Locus of Creation", "2020-10-12", True),
        ],
    )
    def test_on_its_day_and_on_the_eve(self, card, on, is_out):
        commander = {"2018": "Shalai, Voice of Plenty", "2019": "Niv-Mizzet Reborn"}.get(
            on[:4], "Kenrith, the Returned King"
        )
        got = judged(filled(commander, {card: 1}, "Plains"), sample_base(), on=on)
        assert [one.params["card"] for one in found(got, "card.banned")] == ([card] if is_out else [])
        assert card not in [one.params["card"] for one in found(got, "card.not_in_pool")]

    def test_the_finding_says_since_when_and_what_was_announced(self):
        got = judged(
            filled("Kenrith, the Returned King", {"Oko, Thief of Crowns": 1}, "Island"), sample_base()
        )
        (ban,) = found(got, "card.banned")
        assert (ban.params["since"], ban.params["announced"], ban.params["kind"]) == (
            "2019-11-22", "2019-11-18", "banned")  # fmt: skip
        assert (ban.rule.document, ban.rule.edition, ban.line) == (
            "Banned and Restricted Announcement", "2019-11-22", 5)  # fmt: skip

    def test_banned_and_rotated_out_is_out_of_the_pool(self):
        text = filled("Kenrith, the Returned King", {"Smuggler's Copter": 1}, "Island")
        assert said(text) == [("card.not_in_pool", "Smuggler's Copter")]

    def test_the_six_at_once(self):
        six = ["Sorcerous Spyglass", "Oko, Thief of Crowns", "Golos, Tireless Pilgrim", "Lutri, the Spellchaser",
               "Drannith Magistrate", "Winota, Joiner of Forces"]  # fmt: skip
        text = filled("Niv-Mizzet Reborn", dict.fromkeys(six, 1), "Island")
        assert said(text) == [("card.banned", card) for card in six]

    def test_the_six_in_japanese_as_the_wiki_prints_them(self):
        text = (
            "統率者\n1 《群れの声、アーリン/Arlinn, Voice of the Pack》\nデッキ\n１ 魔術遠眼鏡/Sorcerous Spyglass\n"
            "1 王冠泥棒、オーコ/Oko, Thief of Crowns\n57 森/Forest\n"
        )
        banned = {one.params["card"] for one in found(judged(text, sample_base()), "card.banned")}
        assert banned == {"Sorcerous Spyglass", "Oko, Thief of Crowns"}
