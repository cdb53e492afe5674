"""Worldbreaks in decklists: read in every ordinary form, judged by who chooses them (A1) and what limits them (A2)."""

import json

import pytest

from headjudge.decks.converting import converted
from headjudge.decks.reading import read_deck
from headjudge.decks.registry import forms
from headjudge.decks.shown import deck_json
from headjudge.findings import InputError
from tests.decks.sample import faults, filled, found, judged, sample_base

THREE = ("Worldfire", "Prophet of Kruphix", "Westvale Abbey")
DECK = filled("Zur the Enchanter", {"Sol Ring": 1}, "Island", 100)
WB = {"format": "world-breaker", "on": "2016-05-31"}


def beside(text, base=None):
    """The names that a list has in the pile of worldbreaks, with their counts."""
    deck = read_deck(text, {} if base is None else {"mtg": base}, game="mtg")
    return [(one.count, one.name) for one in deck.entries if one.pile == "Worldbreaks"], deck


class TestReading:
    @pytest.mark.parametrize(
        "heading",
        [
            "Worldbreaks", "worldbreak", "WORLDBREAKS:", "World breaks", "World Breaks (3)", "WB", "WB:",
            "// Worldbreaks", "//WB", "[Worldbreaks]", "== Worldbreaks (3) ==", "# Worldbreaks", "~~ WB ~~",
            "【ワールドブレイク】", "ワールドブレイク", "ワールドブレイク 3枚", "禁止領域", "worldbreakカード",
            "Ворлдбрейки", "ворлдбрейки:", "Карты worldbreak",
        ],
    )  # fmt: skip
    @pytest.mark.parametrize("base", [None, "sample"])
    def test_under_a_heading(self, heading, base):
        deck_part = "Commander\n1 Zur the Enchanter\n\nDeck\n99 Island\n"
        text = f"{deck_part}\n{heading}\n1 Worldfire\n1 Prophet of Kruphix\nWestvale Abbey\n"
        got, deck = beside(text, sample_base() if base else None)
        assert got == [(1, name) for name in THREE]
        assert deck.count("main") == 99

    def test_before_the_deck(self):
        got, deck = beside("WB\n1 Worldfire\n\nCommander\n1 Zur the Enchanter\n\nDeck\n99 Island\n")
        assert (got, deck.count("main")) == ([(1, "Worldfire")], 99)

    @pytest.mark.parametrize(
        "lines",
        [
            "WB: 1 Worldfire\nWB: 1 Prophet of Kruphix\nWB: 1x Westvale Abbey",
            "Worldbreak: Worldfire\nWorldbreak: Prophet of Kruphix\nWorldbreak: Westvale Abbey",
            "Worldbreaks: Worldfire, Prophet of Kruphix, Westvale Abbey",
            "Worldbreaks: 1 Worldfire, 1 Prophet of Kruphix, 1 Westvale Abbey",
            "ワールドブレイク：Worldfire、Prophet of Kruphix、Westvale Abbey",
            "Ворлдбрейки: Worldfire; Prophet of Kruphix; Westvale Abbey",
            "1 Worldfire [Worldbreak]\n1 Prophet of Kruphix [WB]\n1 Westvale Abbey (WB)",
        ],
    )
    def test_on_the_lines_themselves(self, lines):
        text = f"1 Zur the Enchanter [Commander]\n99 Island\n{lines}\n"
        got, deck = beside(text, sample_base())
        assert got == [(1, name) for name in THREE]
        assert deck.count("main") == 99

    def test_a_comma_in_a_name_parts_nothing(self):
        got, _ = beside("99 Island\nWorldbreaks: Lutri, the Spellchaser\n", sample_base())
        assert got == [(1, "Lutri, the Spellchaser")]

    def test_as_a_category_of_archidekt(self):
        text = (
            "1x Zur the Enchanter (csp) 140 [Commander{top}]\n97x Island (2xm) 375 [Land]\n"
            "1x Worldfire (m13) 158 [Worldbreaks{noDeck}{noPrice},Burn]\n"
        )
        got, deck = beside(text, sample_base())
        assert (deck.form, got) == ("archidekt", [(1, "Worldfire")])

    def test_in_a_column_of_a_table(self):
        text = "Count,Name,Section\n1,Zur the Enchanter,Commander\n99,Island,\n1,Worldfire,WB\n2,Opt,ワールドブレイク\n"
        got, deck = beside(text)
        assert (deck.form, got) == ("table", [(1, "Worldfire"), (2, "Opt")])
        assert deck.count("main") == 99

    def test_the_card_of_that_name_is_a_card(self):
        for text in ("World Breaker\n99 Island\n", "1 World Breaker\n99 Island\n"):
            deck = read_deck(text, {"mtg": sample_base()}, game="mtg")
            assert [one.name for one in deck.of("main")] == ["World Breaker", "Island"]

    @pytest.mark.parametrize("form", ["plain", "moxfield", "cod", "o8d", "forge", "json"])
    def test_written_and_read_again(self, form):
        deck = read_deck(DECK + "\nWorldbreaks\n1 Worldfire\n2 Capsize\n", {"mtg": sample_base()}, game="mtg")
        text = converted(deck, forms()[form], sample_base()).text
        got, _ = beside(text)
        assert got == [(1, "Worldfire"), (2, "Capsize")]


class TestJson:
    def test_a_key_of_their_own(self):
        deck = judged(DECK + "\nWB\n1 Worldfire\n1 Prophet of Kruphix\n1 Capsize\n", sample_base(), **WB).deck
        told = deck_json(deck, sample_base())
        assert [(one["name"], one["count"]) for one in told["worldbreaks"]] == [
            ("Worldfire", 1),
            ("Prophet of Kruphix", 1),
            ("Capsize", 1),
        ]
        assert "extras" not in told
        assert "pile" not in told["worldbreaks"][0]
        assert "worldbreaks" not in deck_json(judged(DECK, sample_base(), **WB).deck, sample_base())

    def test_is_read(self):
        text = json.dumps({
            "commander": [{"name": "Zur the Enchanter", "count": 1}],
            "main": [{"name": "Island", "count": 99}],
            "worldbreaks": [{"name": one, "count": 1} for one in THREE],
        })  # fmt: skip
        got, deck = beside(text)
        assert (deck.form, got) == ("json", [(1, name) for name in THREE])

    def test_another_pile_under_that_key_is_a_fault(self):
        with pytest.raises(InputError) as told:
            read_deck('{"worldbreaks": [{"name": "A", "count": 1, "pile": "Planes"}]}', {})
        assert [(one.code, one.subject) for one in told.value.findings] == [
            ("form.wrong_value", "/worldbreaks/0/pile")
        ]

    def test_not_in_a_list_of_another_game(self):
        with pytest.raises(InputError) as told:
            read_deck('{"game": "fab", "hero": [], "worldbreaks": []}', {}, form=forms()["json"])
        assert [one.code for one in told.value.findings] == ["form.unknown_key"]


class TestWhoChooses:
    """A1: dealt by the organiser, or registered by the players."""

    LISTED = "\nWorldbreaks\n1 Worldfire\n1 Prophet of Kruphix\n1 Westvale Abbey\n"

    def test_nobody_said_and_the_list_names_three(self):
        got = judged(DECK + self.LISTED, sample_base(), **WB)
        assert (got.verdict, faults(got)) == ("legal", [])

    def test_nobody_said_and_the_list_names_none(self):
        got = judged(DECK, sample_base(), **WB)
        assert got.verdict == "legal"
        assert [one.severity for one in found(got, "deck.beside_to_be_dealt")] == ["info"]

    @pytest.mark.parametrize("name", ["A1", "chosen_by"])
    def test_registered_and_missing(self, name):
        got = judged(DECK, sample_base(), **WB, options={name: "registered"})
        (told,) = found(got, "deck.beside")
        assert (got.verdict, told.params["expected"], told.params["found"]) == ("illegal", 3, 0)

    def test_registered_in_a_sideboard(self):
        text = DECK + "\nSideboard\n1 Worldfire\n1 Prophet of Kruphix\n1 Capsize\n"
        got = judged(text, sample_base(), **WB, options={"A1": "registered"})
        assert got.verdict == "legal"
        assert {one.pile for one in got.deck.of("extras")} == {"Worldbreaks"}
        assert not got.deck.of("sideboard")

    def test_dealt_and_none_is_missing(self):
        got = judged(DECK, sample_base(), **WB, options={"A1": "dealt"})
        assert (got.verdict, [one.code for one in got.findings]) == ("legal", [])

    def test_dealt_and_the_list_has_its_own(self):
        got = judged(DECK + self.LISTED, sample_base(), **WB, options={"A1": "dealt"})
        (told,) = found(got, "deck.beside_dealt")
        assert (got.verdict, told.severity, told.params["names"]) == ("legal", "warning", list(THREE))

    def test_dealt_and_a_sideboard(self):
        text = DECK + "\nSideboard\n1 Worldfire\n1 Prophet of Kruphix\n1 Capsize\n"
        got = judged(text, sample_base(), **WB, options={"A1": "dealt"})
        assert faults(got) == [("deck.sideboard", None)]

    @pytest.mark.parametrize(("pile", "verdict"), [("Worldbreaks", "unchecked"), ("Sideboard", "unchecked")])
    def test_a_name_that_is_no_card(self, pile, verdict):
        got = judged(DECK + f"\n{pile}\n1 Worldfier\n1 Opt\n1 Capsize\n", sample_base(), **WB)
        assert (got.verdict, [one.code for one in got.findings if one.severity == "unchecked"]) == (
            verdict,
            ["card.unknown"],
        )

    def test_in_another_format_they_are_a_pile_that_is_not_checked(self):
        got = judged(DECK + self.LISTED, sample_base(), format="commander", on="2016-05-31")
        assert [one.params["pile"] for one in found(got, "deck.pile_unchecked")] == ["Worldbreaks"]


CASES = {
    "banned": ("Prophet of Kruphix", "Opt", "Capsize"),
    "outside the identity": ("Budoka Gardener", "Opt", "Capsize"),
    "among the hundred": ("Sol Ring", "Opt", "Capsize"),
    "the commander": ("Zur the Enchanter", "Opt", "Capsize"),
    "twice": ("Opt", "Opt", "Capsize"),
    "a basic land": ("Island", "Opt", "Capsize"),
}
EXPECTED = {
    ("ban-list", "banned"): [("card.banned", "Prophet of Kruphix")],
    ("singleton", "among the hundred"): [("card.too_many_copies", "Sol Ring")],
    ("singleton", "the commander"): [("card.too_many_copies", "Zur the Enchanter")],
    ("singleton", "twice"): [("card.too_many_copies", "Opt")],
    ("identity", "banned"): [("card.colour_identity", "Prophet of Kruphix")],
    ("identity", "outside the identity"): [
        ("card.colour_identity", "Budoka Gardener // Dokai, Weaver of Life")
    ],
}


class TestLimits:
    """A2: what limits the cards that may be worldbreaks. Zur is white, blue and black; Worldfire and Prophet of Kruphix
    were banned on the day."""

    @pytest.mark.parametrize("case", CASES)
    @pytest.mark.parametrize("limit", ["none", "ban-list", "singleton", "identity", "all"])
    def test_each_limit(self, limit, case):
        text = DECK + "\nWB\n" + "".join(f"1 {name}\n" for name in CASES[case])
        got = judged(text, sample_base(), **WB, options={"A1": "registered", "A2": limit})
        limits = ("singleton", "identity", "ban-list") if limit == "all" else (limit,)
        expected = [one for each in limits for one in EXPECTED.get((each, case), [])]
        assert sorted(faults(got)) == sorted(expected)
