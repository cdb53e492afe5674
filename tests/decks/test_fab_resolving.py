"""Names of Flesh and Blood lists against card data: pitch, tokens, monikers; and which game a list belongs to."""

from __future__ import annotations

from pathlib import Path

import pytest

from headjudge.cards.building import new_database
from headjudge.cards.card import Face, MagicCard, Source
from headjudge.cards.database import CardBase
from headjudge.decks.reading import read_deck
from tests.decks.fab_cards import fab_base

MAGIC = ("Sol Ring", "Island", "Snapcaster Mage", "Command Tower", "Opt")


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> CardBase:
    return fab_base(Path(tmp_path_factory.mktemp("cards")))


@pytest.fixture(scope="module")
def magic(tmp_path_factory: pytest.TempPathFactory) -> CardBase:
    path = Path(tmp_path_factory.mktemp("cards")) / "mtg.cards"
    with new_database(path, "one") as building:
        for name in MAGIC:
            building.add_card(MagicCard(name.casefold(), name, (Face(name),)))
        building.finish(Source("mtg", "headjudge", "made for tests", "2026-11-30", "given", "0" * 64))
    return CardBase.open(path)


class TestPitch:
    def test_a_name_with_one_pitch_needs_no_colour(self, base: CardBase) -> None:
        deck = read_deck("Hero: Dash I/O\n10x Copper Cog", {"fab": base})
        assert (deck.entries[1].card, deck.entries[1].pitch) == ("copper-cog-blue", 3)
        assert deck.findings == ()

    def test_a_name_with_several_needs_one(self, base: CardBase) -> None:
        (found,) = read_deck("Hero: Dash I/O\n3x Zipper Hit", {"fab": base}).findings
        assert (found.code, found.severity, found.line) == ("card.ambiguous", "unchecked", 2)
        assert found.params["expected"] == ["Zipper Hit (red)", "Zipper Hit (yellow)", "Zipper Hit (blue)"]

    @pytest.mark.parametrize("name", ["Copper Cog", "Zipper Hit", "Hyper Driver"])
    def test_a_colour_that_is_left_out_takes_no_card_to_the_arena(self, name: str, base: CardBase) -> None:
        deck = read_deck(f"Hero: Dash I/O\n3x {name}\n2x Wax On (red)", {"fab": base})
        assert [entry.section for entry in deck.entries] == ["hero", "deck", "deck"]

    def test_hyper_driver_is_not_taken_for_its_token(self, base: CardBase) -> None:
        (found,) = read_deck("Hero: Dash I/O\n3x Hyper Driver", {"fab": base}).findings
        assert found.params["expected"] == [
            "Hyper Driver (red)",
            "Hyper Driver (yellow)",
            "Hyper Driver (blue)",
        ]
        assert (
            read_deck("Hero: Dash I/O\n3x Hyper Driver (2)", {"fab": base}).entries[1].card
            == "hyper-driver-yellow"
        )

    def test_a_colour_that_the_card_does_not_have_is_told(self, base: CardBase) -> None:
        (found,) = read_deck("Hero: Dash I/O\n3x Copper Cog (red)", {"fab": base}).findings
        assert (found.code, found.params["expected"][0]) == ("card.unknown", "Copper Cog (blue)")


class TestMoniker:
    @pytest.mark.parametrize(
        ("format_name", "card"),
        [("Classic Constructed", "dorinthea-ironsong"), ("Blitz", "dorinthea"), ("silver age", "dorinthea")],
    )
    def test_the_age_of_the_format_says_which_hero_is_meant(
        self, format_name: str, card: str, base: CardBase
    ) -> None:
        deck = read_deck(f"Hero: Rhinar\nFormat: {format_name}\nDeck cards\n1x Wax On (red)", {"fab": base})
        assert deck.of("hero")[0].card == "rhinar-reckless-rampage"
        young = read_deck(f"Hero: Prism\nFormat: {format_name}\nDeck cards\n1x Wax On (red)", {"fab": base})
        assert "card.ambiguous" in [found.code for found in young.findings]
        exact = read_deck(
            f"Hero: {card.replace('-', ' ')}\nFormat: {format_name}\nDeck cards\n1x Wax On (red)",
            {"fab": base},
        )
        assert exact.of("hero")[0].card == card

    def test_a_moniker_of_several_heroes_names_them_all(self, base: CardBase) -> None:
        (found,) = read_deck("Hero: Prism\nDeck cards\n1x Wax On (red)", {"fab": base}).findings
        assert found.params["expected"] == ["Prism, Sculptor of Arc Light", "Prism, Awakener of Sol"]


class TestGame:
    PLAIN_FAB = "1 Dash I/O\n3 Copper Cog\n2 Skywarden no.161803"
    PLAIN_MAGIC = "1 Sol Ring\n4 Opt\n20 Island"

    def test_colours_tell_it_without_card_data(self) -> None:
        assert read_deck("1x Dash I/O\n3x Zipper Hit (red)\n3x Wax On (red)").game == "fab"

    def test_a_hero_line_tells_it(self) -> None:
        assert read_deck("Hero: Dash I/O\n3 Copper Cog\n10 Hyper Scrapper").game == "fab"

    def test_names_tell_it_where_nothing_else_does(self, base: CardBase, magic: CardBase) -> None:
        both = {"fab": base, "mtg": magic}
        assert read_deck(self.PLAIN_FAB, both).game == "fab"
        assert read_deck(self.PLAIN_MAGIC, both).game == "mtg"
        assert read_deck(self.PLAIN_FAB, {"fab": base}).game == "fab"
        assert read_deck(self.PLAIN_MAGIC, {"fab": base}).game == "mtg"

    def test_without_any_mark_or_data_it_is_magic(self) -> None:
        assert read_deck(self.PLAIN_FAB).game == "mtg"
        assert read_deck(self.PLAIN_FAB, game="fab").game == "fab"

    @pytest.mark.parametrize(
        "text",
        [
            "Deck\n4 Opt\n20 Island\n\nSideboard\n1 Sol Ring",
            "Creature (12)\n4 Snapcaster Mage\nEquipment (2)\n1 Sol Ring\nRed (3)\n4 Opt",
            "Commander\n1 Golos, Tireless Pilgrim\nDeck\n1 Sol Ring (C21) 263",
            "1 Plains (331)\n1 Island (2)\n4 Opt (M21) 59",
        ],
    )
    def test_magic_lists_stay_magic(self, text: str) -> None:
        assert read_deck(text).game == "mtg"
