"""Quirks of the Flesh and Blood text forms, each by its name."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from headjudge.cards.database import CardBase
from headjudge.decks.decklist import Decklist
from headjudge.decks.naming import NO_CARD_DATA
from headjudge.decks.reading import read_deck
from headjudge.decks.registry import forms, recognised
from tests.decks.fab_cards import fab_base

TEXT = ("fabrary", "fabtcg", "fabdb", "sections", "gem")


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> CardBase:
    return fab_base(Path(tmp_path_factory.mktemp("cards")))


def _told(deck: Decklist) -> list[tuple[str, int, str, int | None]]:
    return [(entry.section, entry.count, entry.name, entry.pitch) for entry in deck.entries]


FABRARY = """Name: Mexico 2026 1st 🇲🇽 🏳️‍🌈
Hero: Puffin, Hightail
Format: Classic Constructed

Arena cards
1x Achilles Accelerator
1x Viziertronic Model i

Deck cards
2x Backup Protocol: RED (red)
1x Skywarden no.161803 (yellow)
3x Teklo Trebuchet 2000 (blue)
10x Copper Cog (blue)

Made with love at the FaBrary
See the full deck @ https://fabrary.net/decks/01KW7YDAFZGGAFKC0QQT0HS55H
"""


class TestFabrary:
    def test_the_whole_list(self) -> None:
        deck = read_deck(FABRARY)
        assert (deck.form, deck.format_name) == ("fabrary", "Classic Constructed")
        assert _told(deck) == [
            ("hero", 1, "Puffin, Hightail", None),
            ("arena", 1, "Achilles Accelerator", None),
            ("arena", 1, "Viziertronic Model i", None),
            ("deck", 2, "Backup Protocol: RED", 1),
            ("deck", 1, "Skywarden no.161803", 2),
            ("deck", 3, "Teklo Trebuchet 2000", 3),
            ("deck", 10, "Copper Cog", 3),
        ]
        assert deck.findings == ()

    def test_emoji_in_the_name_of_a_list_stay_whole(self) -> None:
        assert read_deck(FABRARY).title == "Mexico 2026 1st 🇲🇽 🏳️‍🌈"

    def test_the_footers_are_no_cards(self) -> None:
        assert [line.kind for line in read_deck(FABRARY).lines][-2:] == ["head", "head"]

    def test_the_footer_of_older_lists(self) -> None:
        deck = read_deck("Deck built with ❤️ at the FaBrary\nHero: Dash I/O\n3x Zipper Hit (red)")
        assert _told(deck) == [("hero", 1, "Dash I/O", None), ("deck", 3, "Zipper Hit", 1)]

    def test_windows_line_ends(self) -> None:
        assert _told(read_deck(FABRARY.replace("\n", "\r\n"))) == _told(read_deck(FABRARY))

    def test_a_hero_written_in_leetspeak(self) -> None:
        deck = read_deck("Hero: Arakni, 5L!p3d 7hRu 7h3 cR4X\n\nDeck cards\n3x Infect (blue)")
        assert deck.of("hero")[0].name == "Arakni, 5L!p3d 7hRu 7h3 cR4X"


class TestFabtcg:
    def test_the_hero_is_the_first_plain_line(self) -> None:
        deck = read_deck("1x Lyath Goldmane\n1x Titan's Fist\n2x Mocking Blow (yel)\n2x Booze! (blu)")
        assert _told(deck) == [
            ("hero", 1, "Lyath Goldmane", None),
            ("arena", 1, "Titan's Fist", None),
            ("deck", 2, "Mocking Blow", 2),
            ("deck", 2, "Booze!", 3),
        ]

    def test_a_list_that_begins_with_a_coloured_card_names_no_hero(self) -> None:
        assert read_deck("3x Infect (blu)\n1x Flick Knives\n3x Wax On (yel)").of("hero") == ()

    def test_with_card_data_an_equipment_in_the_first_line_is_no_hero(self, base: CardBase) -> None:
        deck = read_deck("1x Ironrot Helm\n3x Zipper Hit (red)\n1x Dash I/O", {"fab": base})
        assert [(e.section, e.name) for e in deck.entries] == [
            ("arena", "Ironrot Helm"),
            ("deck", "Zipper Hit"),
            ("hero", "Dash I/O"),
        ]

    @pytest.mark.parametrize(
        "written", ["Burn Up||Shock", "Burn Up // Shock", "Burn Up || Shock", "Burn Up//Shock"]
    )
    def test_split_names_with_slashes_or_pipes_are_one_card(self, written: str, base: CardBase) -> None:
        deck = read_deck(f"1x Dash I/O\n3x {written} (red)", {"fab": base})
        assert deck.entries[1].card == "burn-up--shock-red"

    @pytest.mark.parametrize(
        "written", ["Riches of Tropal-Dhani", "RICHES OF TRŌPAL-DHANI", "Ｒｉｃｈｅｓ of Trōpal-Dhani"]
    )
    def test_accents_case_and_width_are_forgotten(self, written: str, base: CardBase) -> None:
        assert (
            read_deck(f"Hero: Dash I/O\n1 {written} (yel)", {"fab": base}).entries[1].card
            == "riches-of-tropal-dhani-yellow"
        )

    def test_purple_is_pitch_four(self) -> None:
        assert read_deck("1x Dash I/O\n2x Some Card (purple)\n1x Wax On (red)").entries[1].pitch == 4

    def test_the_colour_stands_at_the_end_only(self) -> None:
        deck = read_deck("Hero: Dash I/O\n2x Backup Protocol: RED (red)\n1x Red in the Ledger (red)")
        assert [(e.name, e.pitch) for e in deck.of("deck")] == [
            ("Backup Protocol: RED", 1),
            ("Red in the Ledger", 1),
        ]

    @pytest.mark.parametrize(
        "words", [("赤", "黄", "青"), ("красный", "жёлтый", "синий"), ("красная", "желтый", "синяя")]
    )
    def test_colours_in_japanese_and_russian(self, words: tuple[str, str, str]) -> None:
        deck = read_deck("1 Dash I/O\n" + "\n".join(f"3 Zipper Hit ({word})" for word in words))
        assert [entry.pitch for entry in deck.of("deck")] == [1, 2, 3]

    @pytest.mark.parametrize(
        "written",
        ["Zipper Hit [red]", "Zipper Hit - Red", "Zipper Hit, red", "Zipper Hit(RED)", "Zipper Hit (r)"],
    )
    def test_colours_as_people_type_them(self, written: str) -> None:
        deck = read_deck(f"Hero: Dash I/O\n3x {written}\n1x Wax On (red)")
        assert _told(deck)[1] == ("deck", 3, "Zipper Hit", 1)

    def test_a_colour_without_any_sign_needs_card_data(self, base: CardBase) -> None:
        text = "Hero: Dash I/O\n3x Zipper Hit red\n1x Wax On (red)"
        assert read_deck(text, {"fab": base}).entries[1].card == "zipper-hit-red"
        assert read_deck(text).entries[1].name == "Zipper Hit red"


OLD_FABDB = """Deck build - via https://fabdb.net :

New deck

Class: Brute
Hero: Rhinar, Reckless Rampage
Weapons: Mandible Claw, Hexagore, the Death Hydra
Equipment: Barkbone Strapping, Scabskin Leathers

(3) Alpha Rampage (red)
(1) The Librarian

See the full deck at: https://fabdb.net/decks/PJQgxKbm/
"""


class TestFabdb:
    def test_the_older_list(self) -> None:
        deck = read_deck(OLD_FABDB)
        assert (deck.form, deck.title) == ("fabdb", "New deck")
        assert _told(deck)[:6] == [
            ("hero", 1, "Rhinar, Reckless Rampage", None),
            ("arena", 1, "Mandible Claw", None),
            ("arena", 1, "Hexagore, the Death Hydra", None),
            ("arena", 1, "Barkbone Strapping", None),
            ("arena", 1, "Scabskin Leathers", None),
            ("deck", 3, "Alpha Rampage", 1),
        ]

    def test_a_card_without_pitch_among_them_is_a_deck_card_with_card_data(self, base: CardBase) -> None:
        assert read_deck(OLD_FABDB, {"fab": base}).of("deck")[-1].card == "the-librarian"

    def test_name_and_hero_in_one_line(self) -> None:
        deck = read_deck(
            "Deck build - via https://fabdb.net :\n\nMy (best) deck (Dash I/O)\n\n[3] Zipper Hit (Red)\n"
        )
        assert deck.title == "My (best) deck"
        assert _told(deck) == [("hero", 1, "Dash I/O", None), ("deck", 3, "Zipper Hit", 1)]

    @pytest.mark.parametrize(
        "line", ["NaN[3] Zipper Hit (Red)", "NaN3] Zipper Hit (Red)", "NaN [3] Zipper Hit (Red)"]
    )
    def test_the_nan_before_a_count(self, line: str) -> None:
        deck = read_deck(f"Deck build - via https://fabdb.net :\n\nX (Dash I/O)\n\n{line}\n")
        assert _told(deck)[1:] == [("deck", 3, "Zipper Hit", 1)]

    def test_names_with_commas_are_parted_by_card_data(self, base: CardBase) -> None:
        deck = read_deck(
            "Weapons: Hexagore, the Death Hydra, Titan's Fist\nEquipment: Ironrot Helm, Twelve Petal Kasaya\n"
            "[1] Copper Cog (Blue)",
            {"fab": base},
        )
        assert [e.card for e in deck.of("arena")] == [
            "hexagore-the-death-hydra",
            "titans-fist",
            "ironrot-helm",
            "twelve-petal-kasaya",
        ]
        assert deck.findings == ()

    def test_without_card_data_the_best_division_is_told(self) -> None:
        deck = read_deck(
            "Weapons: Summit, the Unforgiving, Grom, the Unheard\n[1] Copper Cog (Blue)\nEquipment: A, B"
        )
        assert [e.name for e in deck.of("arena")] == [
            "Summit, the Unforgiving",
            "Grom, the Unheard",
            "A",
            "B",
        ]
        assert [f.params["names"] for f in deck.findings if f.code == "deck.names_parted"] == [
            ["Summit, the Unforgiving", "Grom, the Unheard"],
            ["A", "B"],
        ]

    def test_the_known_names_with_commas_need_no_remark(self) -> None:
        deck = read_deck("Weapons: Jubeel, Spellbane\nHero: Dash I/O\n[1] Copper Cog (Blue)")
        assert [e.name for e in deck.of("arena")] == ["Jubeel, Spellbane"]
        assert deck.findings == ()


class TestSections:
    TEXT = """# my list
Hero:
1 Dash I/O

Weapons
1x Teklo Plasma Pistol
Equipment
1 Ironrot Helm
Main Deck
3x Zipper Hit (1)
2 Zipper Hit (yellow)
Inventory
1 Zipper Hit (3)
"""

    def test_every_section(self) -> None:
        deck = read_deck(self.TEXT)
        assert deck.form == "sections"
        assert _told(deck) == [
            ("hero", 1, "Dash I/O", None),
            ("arena", 1, "Teklo Plasma Pistol", None),
            ("arena", 1, "Ironrot Helm", None),
            ("deck", 3, "Zipper Hit", 1),
            ("deck", 2, "Zipper Hit", 2),
            ("inventory", 1, "Zipper Hit", 3),
        ]
        assert deck.comments == ("my list",)

    def test_sideboard_is_inventory_and_cards_is_deck(self) -> None:
        deck = read_deck("Hero\n1 Dash I/O\nCards\n3 Zipper Hit (red)\nSideboard\n1 Copper Cog (blue)")
        assert [e.section for e in deck.entries] == ["hero", "deck", "inventory"]

    def test_sections_in_japanese_and_russian(self) -> None:
        japanese = read_deck(
            "ヒーロー\n1 Dash I/O\n武器\n1 Titan's Fist\nデッキカード\n3 Zipper Hit (赤)\nインベントリ\n1 Booze! (青)"
        )
        russian = read_deck(
            "Герой\n1 Dash I/O\nОружие\n1 Titan's Fist\nКарты колоды\n3 Zipper Hit (красный)\n"
            "Инвентарь\n1 Booze! (синий)"
        )
        assert _told(japanese) == _told(russian)
        assert [e.section for e in japanese.entries] == ["hero", "arena", "deck", "inventory"]

    def test_after_the_hero_a_blank_line_ends_its_heading(self) -> None:
        deck = read_deck("Hero\n1 Dash I/O\n\n1 Ironrot Helm\n3 Zipper Hit (red)")
        assert [e.section for e in deck.entries] == ["hero", "arena", "deck"]

    def test_headings_by_colour_give_the_pitch(self) -> None:
        deck = read_deck(
            "Hero: Dash I/O\nRed (4)\n3 Zipper Hit\n1 Wax On (blue)\n\nYellow cards\n2 Zipper Hit\n\n青\n1 Booze!"
        )
        assert [(e.name, e.pitch) for e in deck.of("deck")] == [
            ("Zipper Hit", 1),
            ("Wax On", 3),
            ("Zipper Hit", 2),
            ("Booze!", 3),
        ]


class TestGem:
    TEXT = """Weapon / Equipment
1 Ironrot Helm
2 Titan's Fist
3 Total Weapon / Equipment
Pitch 0/1 (Red)
3 Zipper Hit
1 The Librarian
4 Total Pitch 0/1
Pitch 2 (Yellow)
2 Skywarden no.161803
2 Total Pitch 2
Pitch 3 (Blue)
10 Copper Cog
10 Total Pitch 3
"""

    def test_the_groups_give_the_pitch(self) -> None:
        deck = read_deck(self.TEXT)
        assert deck.form == "gem"
        assert _told(deck) == [
            ("arena", 1, "Ironrot Helm", None),
            ("arena", 2, "Titan's Fist", None),
            ("deck", 3, "Zipper Hit", 1),
            ("deck", 1, "The Librarian", 1),
            ("deck", 2, "Skywarden no.161803", 2),
            ("deck", 10, "Copper Cog", 3),
        ]
        assert deck.findings == ()

    def test_with_card_data_a_card_without_pitch_in_the_red_group_has_none(self, base: CardBase) -> None:
        found = read_deck(self.TEXT, {"fab": base}).entries[3]
        assert (found.card, found.pitch) == ("the-librarian", None)

    def test_a_total_that_does_not_agree_is_told(self) -> None:
        deck = read_deck(self.TEXT.replace("2 Titan's Fist\n", ""))
        (found,) = deck.findings
        assert (found.code, found.params, found.line) == (
            "deck.total_differs",
            {"expected": 3, "found": 1},
            3,
        )


class TestFuzz:
    @pytest.mark.parametrize("key", TEXT)
    @given(
        text=st.text(
            st.one_of(
                st.sampled_from("Hero:()[]0123 xNaPitchRedTotal,/#|\n"),
                st.characters(exclude_characters="\0"),
            )
        )
    )
    def test_any_text_is_read_and_every_line_accounted_for(self, key: str, text: str) -> None:
        deck = forms()[key].read(text, NO_CARD_DATA)
        assert [line.number for line in deck.lines] == list(range(1, len(deck.lines) + 1))
        for line in deck.lines:
            if line.kind == "unreadable":
                assert any(f.code == "line.unreadable" and f.line == line.number for f in deck.findings)
        recognised(text)

    @pytest.mark.parametrize(
        "text",
        [
            "Weapons: " + "a, " * 300_000,
            "(red) " * 200_000,
            "NaN" * 300_000,
            "Hero: " + "x" * 1_000_000,
            "1x A (red)\n" * 20_000,
        ],
        ids=["commas", "colours", "nan", "hero", "lines"],
    )
    def test_a_megabyte_in_one_line_is_read(self, text: str) -> None:
        deck = read_deck(text)
        assert deck.lines
        assert all(line.text in text for line in deck.lines[:3])


class TestWordsOfMagic:
    """Sections that only Magic has hold no card of Flesh and Blood."""

    def test_companion_is_a_type_of_cards_and_a_group(self) -> None:
        deck = read_deck(
            "Hero: Gravy Bones, Shipwrecked Looter\nCompanion\n1 Polly Cranka\nDeck\n1 Booze! (blue)",
            game="fab",
        )
        assert [(entry.section, entry.name) for entry in deck.entries] == [
            ("hero", "Gravy Bones, Shipwrecked Looter"),
            ("deck", "Polly Cranka"),
            ("deck", "Booze!"),
        ]

    def test_piles_beside_a_deck_of_magic_are_groups(self) -> None:
        deck = read_deck(
            "Hero: Dash I/O\nPlanes\n1 Booze! (blue)\n1 Zipper Hit (red) [Companion]", game="fab"
        )
        assert [entry.section for entry in deck.entries] == ["hero", "deck", "deck"]

    def test_the_places_of_equipment(self) -> None:
        deck = read_deck(
            "Hero: Dash I/O\nHead: Ironrot Helm\nLegs: Ironrot Legs\n1 Zipper Hit (red)", game="fab"
        )
        assert [(entry.section, entry.name) for entry in deck.entries][1:3] == [
            ("arena", "Ironrot Helm"),
            ("arena", "Ironrot Legs"),
        ]
