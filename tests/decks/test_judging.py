"""Verdicts: what is told, in which order of certainty, with which data, and what an organiser may change."""

import pytest

from headjudge.cards.card import Face
from headjudge.decks.decklist import Decklist, Entry
from headjudge.decks.judging import judge, unknown_sets, unresolved_names
from headjudge.decks.reading import read_deck
from headjudge.findings import InputError
from headjudge.policy.deck_formats import format_on
from tests.decks.sample import (
    LATEST,
    Made,
    card_base,
    faults,
    filled,
    found,
    judged,
    sample_base,
    text_of,
)
from tests.policy.test_deck_formats import day

TODAY = {"format": "commander", "on": "2026-11-30"}


def codes(verdict):
    return [one.code for one in verdict.findings]


class TestThreeAnswers:
    def test_legal(self):
        got = judged(filled("Zur the Enchanter", {"Sol Ring": 1}, "Island", 100), sample_base(), **TODAY)
        assert (got.verdict, got.findings) == ("legal", ())

    def test_an_unknown_name_is_never_legal(self):
        got = judged(filled("Zur the Enchanter", {"Sol Rnig": 1}, "Island", 100), sample_base(), **TODAY)
        assert got.verdict == "unchecked"
        (told,) = found(got, "card.unknown")
        assert "Sol Ring" in told.params["expected"]

    def test_an_unknown_name_counts_for_the_size(self):
        got = judged(text_of("Zur the Enchanter", {"Sol Rnig": 1, "Island": 98}), sample_base(), **TODAY)
        assert codes(got) == ["card.unknown"]

    def test_illegal_by_another_fault(self):
        got = judged(text_of("Zur the Enchanter", {"Sol Rnig": 1, "Island": 97}), sample_base(), **TODAY)
        assert got.verdict == "illegal"

    def test_all_faults_at_once(self):
        text = text_of(
            "Drannith Magistrate",
            {"Opt": 2, "Sol Ring": 1, "Oko, Thief of Crowns": 1, "Nonsense": 1, "Island": 30, "Sol Rnig": 1},
            sideboard={"Opt": 1},
        )
        assert sorted(set(codes(judged(text, sample_base())))) == [
            "card.banned",
            "card.colour_identity",
            "card.not_in_pool",
            "card.too_many_copies",
            "card.unknown",
            "deck.commander_ineligible",
            "deck.sideboard",
            "deck.size",
        ]

    def test_one_finding_for_each_fault(self):
        text = filled(
            "Baral, Chief of Compliance", {"Oko, Thief of Crowns": 2, "Lightning Bolt": 1}, "Island"
        )
        assert faults(judged(text, sample_base(), on="2020-05-18")) == [
            ("card.too_many_copies", "Oko, Thief of Crowns"),
            ("card.colour_identity", "Oko, Thief of Crowns"),
            ("card.colour_identity", "Lightning Bolt"),
            ("card.not_in_pool", "Baral, Chief of Compliance"),
            ("card.not_in_pool", "Lightning Bolt"),
            ("card.banned", "Oko, Thief of Crowns"),
        ]

    def test_the_line_of_the_last_copy(self):
        text = "Commander\n1 Niv-Mizzet Reborn\nDeck\n1 Opt\n57 Island\n1 Opt\n"
        (told,) = found(judged(text, sample_base()), "card.too_many_copies")
        assert (told.line, told.params["lines"]) == (6, [4, 6])

    def test_the_edition_and_the_data_are_named(self):
        got = judged(filled("Niv-Mizzet Reborn", {}, "Island"), sample_base())
        assert (got.format.edition, got.format.list_date, got.cards.date) == (
            "2020-04-17",
            "2020-05-18",
            LATEST,
        )

    def test_a_list_of_the_other_game(self):
        deck = Decklist(game="fab", form="plain", entries=())
        got = judge(deck, format_on("brawl", day("2020-05-18")), None)
        assert [one.code for one in got.findings] == ["deck.wrong_game"]
        assert got.verdict == "illegal"


class TestWithoutCardData:
    def test_what_can_be_decided_is(self):
        text = text_of(
            "Whoever", {"Oko, Thief of Crowns": 1, "Opt": 2, "Island": 30, "冠雪の島": 20, "Wastes": 5}
        )
        got = judged(text, None)
        assert faults(got) == [
            ("deck.size", None),
            ("card.copies_unchecked", "Opt"),
            ("card.banned", "Oko, Thief of Crowns"),
            ("deck.no_card_data", None),
        ]
        assert found(got, "deck.size")[0].params["found"] == 59

    def test_a_sound_list_is_unchecked(self):
        got = judged(filled("Whoever", {"Opt": 1}, "Island"), None)
        assert got.verdict == "unchecked"
        assert codes(got) == ["deck.no_card_data"]

    def test_names_in_two_languages(self):
        got = judged(
            "統率者\n1 誰か/Whoever\nデッキ\n1 王冠泥棒、オーコ/Oko, Thief of Crowns\n58 島/Island\n", None
        )
        assert [one.params["card"] for one in found(got, "card.banned")] == ["Oko, Thief of Crowns"]
        assert not found(got, "card.copies_unchecked")

    def test_the_first_card_is_read_as_the_commander(self):
        got = judged("1 Whoever\n59 Island\n", None)
        assert [one.name for one in got.deck.of("commander")] == ["Whoever"]
        assert codes(got) == ["deck.commander_assumed", "deck.no_card_data"]

    def test_a_basic_land_is_none(self):
        assert "deck.commander_missing" in codes(judged("1 Forest\n59 Island\n", None))


class TestTheCommanderOfAListWithoutMarks:
    def test_the_first_entry(self):
        got = judged("1 Niv-Mizzet Reborn\n59 Island\n", sample_base())
        assert (got.verdict, codes(got)) == ("legal", ["deck.commander_assumed"])
        assert [one.severity for one in got.findings] == ["info"]

    def test_not_where_it_could_be_none(self):
        got = judged("1 Opt\n1 Niv-Mizzet Reborn\n58 Island\n", sample_base())
        assert codes(got) == ["deck.commander_missing"]

    def test_not_where_one_is_marked(self):
        got = judged("1 Kenrith, the Returned King\n58 Island\n1 Niv-Mizzet Reborn *CMDR*\n", sample_base())
        assert (got.verdict, codes(got)) == ("legal", [])
        assert [one.name for one in got.deck.of("commander")] == ["Niv-Mizzet Reborn"]

    def test_a_single_card_behind_a_blank_line(self):
        got = judged("1 Kenrith, the Returned King\n58 Island\n\n1 Niv-Mizzet Reborn\n", sample_base())
        assert [one.name for one in got.deck.of("commander")] == ["Niv-Mizzet Reborn"]
        assert got.verdict == "legal"

    def test_a_misspelt_first_entry_is_not_called_missing(self):
        got = judged("1 Niv-Mizet Reborn\n59 Island\n", sample_base())
        assert got.verdict == "unchecked"
        assert codes(got) == ["card.unknown", "deck.commander_assumed", "deck.identity_unchecked"]

    @pytest.mark.parametrize("form", ["mtgo", "dek", "cod", "xmage"])
    def test_in_forms_that_keep_it_in_the_sideboard(self, form):
        deck = _listed(form, ("Kenrith, the Returned King", 1, "main"), ("Island", 58, "main"),
                       ("Niv-Mizzet Reborn", 1, "sideboard"))  # fmt: skip
        got = judge(deck, format_on("brawl", day("2020-05-18")), sample_base())
        assert (got.verdict, codes(got)) == ("legal", ["deck.commander_assumed"])
        assert [one.name for one in got.deck.of("commander")] == ["Niv-Mizzet Reborn"]

    def test_with_its_companion_there(self):
        deck = _listed("xmage", ("Island", 59, "main"), ("Niv-Mizzet Reborn", 1, "sideboard"),
                       ("Jegantha, the Wellspring", 1, "sideboard"))  # fmt: skip
        got = judge(deck, format_on("brawl", day("2020-05-18")), sample_base())
        assert (got.verdict, codes(got)) == ("legal", ["deck.commander_assumed", "deck.companion_assumed"])

    def test_where_either_could_be_either_nothing_is_taken(self):
        deck = _listed("xmage", ("Island", 59, "main"), ("Lurrus of the Dream-Den", 1, "sideboard"),
                       ("Jegantha, the Wellspring", 1, "sideboard"))  # fmt: skip
        got = judge(deck, format_on("brawl", day("2020-05-18")), sample_base())
        assert "deck.sideboard" in codes(got)
        assert "deck.commander_missing" in codes(got)

    def test_in_other_forms_a_sideboard_is_a_sideboard(self):
        text = "Deck\n1 Kenrith, the Returned King\n58 Island\nSideboard\n1 Niv-Mizzet Reborn\n"
        got = judged(text, sample_base())
        assert {"deck.sideboard", "deck.commander_assumed", "deck.size"} == set(codes(got))


def _listed(form, *cards):
    entries = tuple(
        Entry(name=name, count=count, section=section, line=line)
        for line, (name, count, section) in enumerate(cards, start=1)
    )
    return Decklist(game="mtg", form=form, entries=entries)


class TestNamesThatWereNeverLookedUp:
    def test_are_looked_up(self):
        deck = read_deck(filled("Niv-Mizzet Reborn", {"Oko, Thief of Crowns": 1}, "Island"), game="mtg")
        got = judge(deck, format_on("brawl", day("2020-05-18")), sample_base())
        assert faults(got) == [("card.banned", "Oko, Thief of Crowns")]


class TestWhatTheCardFileSays:
    BEAR = Made("Odd Bear", "Legendary Creature — Bear", legalities={"commander": "legal", "standardbrawl": "legal"},
                sets=("FDN",), released="2024-11-15")  # fmt: skip

    def judged(self, told, on, key="standardbrawl", date="2026-08-22", **more):
        bear = Made("Odd Bear", "Legendary Creature — Bear", legalities={key: told}, **more)
        forest = Made("Forest", "Basic Land — Forest", "", "G", legalities={key: "legal"})
        return judged(
            filled("Odd Bear", {}, "Forest"), card_base([bear, forest], date=date, sample=False), on=on
        )

    @pytest.mark.parametrize(
        ("told", "code"),
        [("legal", []), ("banned", ["card.banned"]), ("not_legal", ["card.not_in_pool"]), ("restricted", [])],
    )
    def test_holds_from_its_day_on(self, told, code):
        assert codes(self.judged(told, "2026-08-22", sets=("FDN",), released="2024-11-15")) == code

    def test_does_not_hold_before(self):
        got = self.judged("banned", "2026-08-21", sets=("FDN",), released="2024-11-15")
        assert got.verdict == "legal"

    def test_the_old_key_of_an_old_file(self):
        got = self.judged(
            "banned", "2023-01-01", key="brawl", date="2022-12-01", sets=("DMU",), released="2022-09-09"
        )
        assert codes(got) == ["card.banned"]

    def test_the_old_key_of_a_new_file_means_another_format(self):
        got = self.judged("banned", "2026-11-30", key="brawl", sets=("FDN",), released="2024-11-15")
        assert not found(got, "card.banned")

    def test_a_ban_that_is_younger_than_the_file(self):
        nadu = Made("Zed", legalities={"commander": "legal"})
        base = card_base([nadu], date="2024-09-22")
        deck = filled("Kenrith, the Returned King", {"Nadu, Winged Wisdom": 1}, "Forest", 100)
        assert not found(judged(deck, base, format="commander", on="2024-09-22"), "card.not_in_pool")
        (ban,) = found(judged(deck, base, format="commander", on="2024-09-23"), "card.banned")
        assert ban.rule.edition == "2024-09-23"

    def test_a_card_that_was_freed_since_the_file(self):
        gifts = Made("Gifts Ungiven", "Instant", "{3}{U}", "U", legalities={"commander": "banned"},
                     released="2004-10-01")  # fmt: skip
        base = card_base([gifts], date="2025-01-01")
        deck = filled("Zur the Enchanter", {"Gifts Ungiven": 1}, "Island", 100)
        assert found(judged(deck, base, format="commander", on="2025-04-21"), "card.banned")
        assert judged(deck, base, format="commander", on="2025-04-22").verdict == "legal"

    def test_a_set_that_came_after_the_file(self):
        got = self.judged("not_legal", "2026-10-02", sets=("FRA",), released="2026-10-02")
        assert got.verdict == "legal"
        unsure = self.judged("not_legal", "2026-10-02", sets=("DOM",))
        assert codes(unsure) == ["card.pool_unchecked"]

    def test_a_file_without_a_word_on_the_format(self):
        got = judged(
            filled("Kenrith, the Returned King", {"Opt": 1}, "Forest"),
            card_base(every_printing=True),
            on="2026-11-30",
        )
        assert got.verdict == "unchecked"
        assert ("card.pool_unchecked", "Kenrith, the Returned King") in faults(got)
        assert ("card.pool_unchecked", "Opt") not in faults(got)  # printed in FDN

    def test_a_whole_file_knows_every_set_that_it_has(self):
        many = [Made(f"Card {number}", sets=("DOM", "THB")) for number in range(20_000)]
        many[0].sets = ("ELD", "IKO", "M21", "ZNR", "MID")
        khm = [Made("Snow Bear", sets=("KHM",), released="2021-02-05"), Made("Old Bear", sets=("ICE",))]
        base = card_base([*many, *khm], date="2026-08-22")
        text = filled("Esika, God of the Tree", {"Snow Bear": 1, "Old Bear": 1}, "Forest")
        assert faults(judged(text, base, on="2021-03-01")) == [("card.not_in_pool", "Old Bear")]
        assert unknown_sets(format_on("brawl", day("2021-03-01")), base) == ()
        later = [one.params["set"] for one in unknown_sets(format_on("brawl", day("2022-01-01")), base)]
        assert later == ["AFR", "VOW"]
        assert judged(text, base, on="2022-01-01").verdict == "unchecked"

    def test_a_small_file_is_not_asked_for_every_name(self):
        assert unresolved_names(format_on("commander", day("2026-11-30")), sample_base()) == ()

    def test_the_identity_of_the_file_is_true_and_a_contradiction_is_told(self):
        odd = Made("Two-Faced Bear", legalities={"commander": "legal"}, identity="G",
                   backs=[Face("Bear of Night", "{B}", "Creature — Bear")], layout="modal_dfc")  # fmt: skip
        got = judged(
            filled("Thrasios, Triton Hero", {"Two-Faced Bear": 1}, "Forest", 100), card_base([odd]), **TODAY
        )
        assert got.verdict == "legal"
        (told,) = found(got, "cards.identity_differs")
        assert (told.severity, told.params["expected"], told.params["found"]) == ("warning", "BG", "G")

    def test_a_card_without_types_cannot_be_judged(self):
        thin = Made("Thin Card", "", legalities={"commander": "legal"})
        in_deck = judged(
            filled("Kenrith, the Returned King", {"Thin Card": 1}, "Forest", 100), card_base([thin]), **TODAY
        )
        assert (in_deck.verdict, codes(in_deck)) == ("unchecked", ["card.data_thin"])
        as_commander = judged(filled("Thin Card", {}, "Forest", 100), card_base([thin]), **TODAY)
        assert (as_commander.verdict, codes(as_commander)) == ("unchecked", ["card.data_thin"])

    def test_cards_of_no_deck(self):
        base = card_base([Made("Odd Plot", "Conspiracy", identity=""), Made("Joke", acorn=True)])
        got = judged(
            filled("Kenrith, the Returned King", {"Odd Plot": 1, "Joke": 1}, "Forest", 100), base, **TODAY
        )
        assert faults(got) == [("card.not_in_pool", "Odd Plot"), ("card.not_in_pool", "Joke")]

    def test_not_yet_printed(self):
        text = filled("Kozilek, the Great Distortion", {"Golos, Tireless Pilgrim": 1}, "Wastes", 100)
        told = found(judged(text, sample_base(), format="commander", on="2019-07-01"), "card.pool_unchecked")
        assert [one.params["card"] for one in told] == ["Golos, Tireless Pilgrim"]


class TestTheOrganiser:
    TEXT = filled("Niv-Mizzet Reborn", {"Oko, Thief of Crowns": 1, "Sol Ring": 1, "Opt": 1}, "Island")

    def test_lets_cards_in_with_a_reason(self):
        got = judged(
            self.TEXT, sample_base(), lifted={"王冠泥棒、オーコ": "farewell night", "sol ring": "house rule"}
        )
        assert got.verdict == "legal"
        told = {
            one.params["card"]: (one.severity, one.params["reason"])
            for one in found(got, "card.allowed_here")
        }
        assert told == {
            "Oko, Thief of Crowns": ("info", "farewell night"),
            "Sol Ring": ("info", "house rule"),
        }

    def test_says_nothing_of_what_was_allowed_anyway(self):
        got = judged(
            filled("Niv-Mizzet Reborn", {"Opt": 1}, "Island"), sample_base(), lifted={"Opt": "no matter"}
        )
        assert (got.verdict, got.findings) == ("legal", ())

    def test_keeps_cards_out_with_a_reason(self):
        text = filled("Niv-Mizzet Reborn", {"Opt": 1}, "Island")
        got = judged(text, sample_base(), additions={"Opt": "we are tired of it"})
        assert faults(got) == [("card.banned_here", "Opt")]

    def test_a_name_that_means_no_card_is_refused(self):
        with pytest.raises(InputError) as caught:
            judged(self.TEXT, sample_base(), additions={"Sorcerers' Spyglass": "typed in haste"})
        (told,) = caught.value.findings
        assert told.code == "format.name_unresolved"
        assert "Sorcerous Spyglass" in told.params["expected"]


class TestChosenColours:
    def test_a_colour_joins_the_identity(self):
        text = "Commander\n1 The Prismatic Piper [colour: U]\nDeck\n1 Opt\n1 Lightning Bolt\n97 Island\n"
        assert faults(judged(text, sample_base(), **TODAY)) == [("card.colour_identity", "Lightning Bolt")]

    def test_beside_a_partner(self):
        text = "Commander\n1 The Prismatic Piper [colour: R]\n1 Thrasios, Triton Hero\n"
        text += "Deck\n1 Lightning Bolt\n97 Island\n"
        assert judged(text, sample_base(), **TODAY).verdict == "legal"

    def test_without_a_colour_nothing_is_added(self):
        got = judged(filled("Clara Oswald", {"Opt": 1}, "Wastes", 100), sample_base(), **TODAY)
        assert set(codes(got)) == {"deck.colour_not_chosen", "card.colour_identity"}

    def test_a_colour_for_a_card_that_lets_nobody_choose(self):
        text = "Commander\n1 Karn, Silver Golem [colour: U]\nDeck\n99 Island\n"
        got = judged(text, sample_base(), **TODAY)
        assert set(codes(got)) == {"deck.colour_not_asked", "card.colour_identity"}
