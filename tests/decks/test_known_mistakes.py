"""Mistakes that other readers of decklists made, each with what a tournament official would expect.

Where a mistake was seen stands beside it: a program, with the number of its issue where there is one.
"""

from __future__ import annotations

import pytest

from tests.decks.making import Knowing
from tests.decks.telling import cards, kinds, read, told


class TestMtgParser:
    """mtg-parser 0.0.1a61 leaves these lines out without a word."""

    @pytest.mark.parametrize(
        ("line", "expected"),
        [
            ("1x Sol Ring", "M 1 Sol Ring"),
            ("1 Kraul Whipcracker & Friends", "M 1 Kraul Whipcracker & Friends"),
            ("1 Blow Your House Down!", "M 1 Blow Your House Down!"),
            ("1 Fyndhorn Elves’ Song", "M 1 Fyndhorn Elves' Song"),
            ("1 Sol Ring (CMR) 472 *E*", "M 1 Sol Ring"),
            ("1 Sol Ring (SLD) 331★", "M 1 Sol Ring"),
            ("1 Sol Ring [Ramp]", "M 1 Sol Ring"),
            ("Sol Ring", "M 1 Sol Ring"),
            ("SB: 2 Negate", "S 2 Negate"),
        ],
    )
    def test_no_line_is_left_out(self, line: str, expected: str) -> None:
        assert cards(read(line)) == [expected]

    def test_a_star_belongs_to_the_number(self) -> None:
        (entry,) = read("1 Sol Ring (SLD) 331★").entries
        assert (entry.set_code, entry.number) == ("SLD", "331★")

    @pytest.mark.parametrize("names", [None, Knowing(["Hazmat Suit (Used)"])])
    def test_used_is_no_set(self, names: Knowing | None) -> None:
        deck = read("1 Hazmat Suit (Used)") if names is None else read("1 Hazmat Suit (Used)", names)
        assert (deck.entries[0].name, deck.entries[0].set_code) == ("Hazmat Suit (Used)", None)


class TestXMage:
    def test_a_name_that_begins_with_a_letter_and_a_digit_is_no_count(self) -> None:
        assert cards(read("K-9, Mark I\n1 K-9, Mark I")) == ["M 1 K-9, Mark I", "M 1 K-9, Mark I"]

    def test_plus_two_mace_is_a_card(self) -> None:
        assert cards(read("+2 Mace\n3 +2 Mace\n1x +2 Mace")) == ["M 1 +2 Mace", "M 3 +2 Mace", "M 1 +2 Mace"]

    @pytest.mark.parametrize("count", [100, 101, 250, 999, 1000, 9_999])
    def test_counts_of_a_hundred_and_more_are_counts(self, count: int) -> None:
        assert cards(read(f"{count} Relentless Rats")) == [f"M {count} Relentless Rats"]
        assert cards(read(f"{count}x Relentless Rats (M10) 107")) == [f"M {count} Relentless Rats"]

    @pytest.mark.parametrize(
        "line", ["1 Find/Finality", "1 Find // Finality", "1 Find / Finality", "1 Find /// Finality"]
    )
    def test_find_and_finality_5518(self, line: str) -> None:
        assert cards(read(line)) == ["M 1 Find // Finality"]

    def test_front_and_back_7037(self) -> None:
        text = "1 Delver of Secrets // Insectile Aberration (ISD) 51\n1 Delver of Secrets (ISD) 51"
        assert cards(read(text)) == ["M 1 Delver of Secrets // Insectile Aberration", "M 1 Delver of Secrets"]

    def test_an_old_arena_export_4243_begins_its_sideboard_with_a_blank_line(self) -> None:
        text = "2 Savage Stomp (XLN) 205\n1 Raging Swordtooth (XLN) 226\n\n1 Wakening Sun's Avatar (XLN) 44\n"
        deck = read(text)
        assert cards(deck) == ["M 2 Savage Stomp", "M 1 Raging Swordtooth", "S 1 Wakening Sun's Avatar"]
        assert told(deck) == [("deck.sideboard_assumed", 4)]

    def test_what_stands_behind_a_number_sign_is_kept(self) -> None:
        (entry,) = read("4 Island # from the old deck").entries
        assert (entry.name, entry.comment) == ("Island", "from the old deck")


class TestCockatrice:
    @pytest.mark.parametrize("names", [None, Knowing(["1996 World Champion"])])
    def test_1996_world_champion_is_one_card(self, names: Knowing | None) -> None:
        text = "1996 World Champion\n1 1996 World Champion\n4 1996 world champion"
        deck = read(text) if names is None else read(text, names)
        assert [entry.count for entry in deck.entries] == [1, 1, 4]
        assert {entry.name.lower() for entry in deck.entries} == {"1996 world champion"}

    def test_a_line_that_begins_with_plus_is_read(self) -> None:
        assert kinds(read("4 Island\n+2 Mace")) == "cc"

    def test_two_blank_lines_are_one(self) -> None:
        one, two, three = ("4 Island\n" + "\n" * gap + "2 Negate" for gap in (1, 2, 3))
        assert cards(read(one)) == cards(read(two)) == cards(read(three)) == ["M 4 Island", "S 2 Negate"]

    def test_2998_the_first_word_stays(self) -> None:
        assert cards(read("Lightning Bolt\nIsland")) == ["M 1 Lightning Bolt", "M 1 Island"]

    def test_2944_side_and_name_of_a_split_card(self) -> None:
        assert cards(read("1x Wear / Tear *CMDR*")) == ["C 1 Wear // Tear"]

    def test_3064_a_set_behind_a_bar(self) -> None:
        (entry,) = read("4 Island | M21").entries
        assert (entry.name, entry.set_code) == ("Island", "M21")


class TestOthers:
    def test_mtga_pro_tracker_251_a_card_in_main_and_sideboard_is_there_twice(self) -> None:
        text = "Deck\n3 Negate (M20) 69\n\nSideboard\n1 Negate (M20) 69"
        assert cards(read(text)) == ["M 3 Negate", "S 1 Negate"]

    def test_mtga_pro_tracker_495_a_number_in_parentheses_is_a_collector_number(self) -> None:
        (entry,) = read("4 Plains (331)").entries
        assert (entry.name, entry.count, entry.number, entry.set_code) == ("Plains", 4, "331", None)

    def test_a_card_called_so_keeps_its_number(self) -> None:
        assert cards(read("4 Plains (331)", Knowing(["Plains (331)"]))) == ["M 4 Plains (331)"]

    def test_mpc_autofill_203_both_sides_written_out(self) -> None:
        assert cards(read("1x Valki, God of Lies // Tibalt, Cosmic Impostor")) == [
            "M 1 Valki, God of Lies // Tibalt, Cosmic Impostor"
        ]

    def test_penny_dreadful_8629_the_sideboard_may_stand_first(self) -> None:
        text = "1 Lurrus of the Dream-Den\n14 Negate\n\n20 Island\n40 Opt\n"
        deck = read(text)
        assert cards(deck) == ["S 1 Lurrus of the Dream-Den", "S 14 Negate", "M 20 Island", "M 40 Opt"]
        assert told(deck) == [("deck.sideboard_assumed", 1)]

    def test_penny_dreadful_4335_and_5877_a_whole_deck_in_blocks_has_no_sideboard(self) -> None:
        deck = read("40 Relentless Rats\n\n52 Swamp\n\n8 Cabal Ritual\n")
        assert {entry.section for entry in deck.entries} == {"main"}
        assert not deck.findings

    def test_penny_dreadful_7305_a_sideboard_below_slashes(self) -> None:
        assert cards(read("60 Island\n\n// Sideboard\n15 Negate")) == ["M 60 Island", "S 15 Negate"]

    def test_forge_11005_foil_lines_are_cards(self) -> None:
        deck = read("1 Sol Ring (CMR) 472 *F*\n1 Arcane Signet (ELD) 331 *E*")
        assert [(entry.name, entry.finish) for entry in deck.entries] == [
            ("Sol Ring", "foil"),
            ("Arcane Signet", "etched"),
        ]

    def test_forge_9923_the_companion_is_no_commander(self) -> None:
        text = "Commander\n1 Golos, Tireless Pilgrim\nCompanion\n1 Jegantha, the Wellspring\nDeck\n1 Island"
        assert cards(read(text)) == [
            "C 1 Golos, Tireless Pilgrim",
            "K 1 Jegantha, the Wellspring",
            "M 1 Island",
        ]

    def test_moxfield_38_sets_in_square_brackets(self) -> None:
        (entry,) = read("4 Island [M21]").entries
        assert (entry.name, entry.set_code) == ("Island", "M21")

    def test_xmage_35_the_turkish_i_is_an_i(self) -> None:
        deck = read("4 ISLAND\nSİDEBOARD\n2 NEGATE")
        assert cards(deck) == ["M 4 ISLAND", "S 2 NEGATE"]

    @pytest.mark.parametrize(
        "name",
        [
            "SP//dr, Piloted by Peni",
            "Who // What // When // Where // Why",
            "Borrowing 100,000 Arrows",
            "_____",
        ],
    )
    def test_odd_names_stay_whole(self, name: str) -> None:
        assert cards(read(f"1 {name}")) == [f"M 1 {name}"]
