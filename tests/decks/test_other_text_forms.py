"""What each of the other text forms of Magic lists has of its own, and how it is written."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from headjudge.cards.card import Card, Face, MagicCard
from headjudge.decks.decklist import Decklist, Entry, Section
from headjudge.decks.forms import held
from headjudge.decks.naming import NO_CARD_DATA
from headjudge.decks.registry import forms, recognised
from headjudge.decks.spelling import Spelling
from tests.decks.telling import cards, read


def _entry(section: Section, name: str, count: int = 1, **more: Any) -> Entry:
    return replace(Entry(name=name, count=count, section=section, line=1), **more)


def _written(form: str, *entries: Entry, title: str | None = None, spelling: Spelling | None = None) -> str:
    deck = Decklist(game="mtg", form=form, entries=entries, title=title)
    return forms()[form].write(held(deck, forms()[form])[0], spelling or Spelling())


class _Facts:
    """Two cards with two names each: one split, one with two faces."""

    def of(self, key: str) -> Card | None:
        front, back, layout = {
            "s": ("Fire", "Ice", "split"),
            "t": ("Westvale Abbey", "Ormendahl", "transform"),
        }[key]
        return MagicCard(key, f"{front} // {back}", (Face(front), Face(back)), layout)


class TestRecognition:
    @pytest.mark.parametrize(
        ("text", "form"),
        [
            ("1x Golos (m20) 226 *F* [Commander{top}] ^Have,#37d67a^\n", "archidekt"),
            ("1x Sol Ring (c21) 263 [Ramp]\n1x Opt (eld) 59 [Draw,Maybeboard{noDeck}]\n", "archidekt"),
            ("//Main\n1 [M21#59] Opt\n1 Golos # !Commander\n\n//Sideboard\nSB: 1 Negate\n", "deckstats"),
            ("1x Golos *CMDR*\n1x Wear / Tear #removal\n", "tappedout"),
            ("1 Golos (M20) 226 *F*\n1 Opt (ELD) 59\n\nSIDEBOARD:\n1 Negate (M20) 69\n", "moxfield"),
            ("Deck\n4 Opt (ELD) 59\n\nSideboard\n2 Negate (M20) 69\n", "arena"),
            ("4 Opt <59> [ELD]\n1 Golos <promo pack> [M20] (F)\n", "mtggoldfish"),
            ("// Deck file for Magic Workstation\n    4 [ELD] Opt\nSB: 2 [M20] Negate\n", "mwdeck"),
            ("4 Opt\n20 Island\n\n2 Negate\n", "mtgo"),
            ("Ramp:\nSol Ring\n", "plain"),
        ],
    )
    def test_each_by_its_content(self, text: str, form: str) -> None:
        assert recognised(text).key == form


class TestMagicOnline:
    def test_a_slash_without_spaces_and_one_blank_line(self) -> None:
        text = _written("mtgo", _entry("main", "Fire // Ice", 4), _entry("sideboard", "Negate", 2))
        assert text == "4 Fire/Ice\n\n2 Negate\n"
        assert cards(read(text)) == ["M 4 Fire // Ice", "S 2 Negate"]

    def test_the_front_alone_of_two_faces(self) -> None:
        entries = (_entry("main", "x", card="s"), _entry("main", "y", card="t"))
        assert _written("mtgo", *entries, spelling=Spelling(_Facts())) == "1 Fire/Ice\n1 Westvale Abbey\n"

    def test_the_commander_sits_in_the_sideboard_and_is_told(self) -> None:
        deck = Decklist(
            game="mtg", form="plain", entries=(_entry("commander", "Golos"), _entry("main", "Opt", 99))
        )
        fitting, findings = held(deck, forms()["mtgo"])
        assert [(entry.section, entry.name) for entry in fitting.entries] == [
            ("main", "Opt"),
            ("sideboard", "Golos"),
        ]
        assert [(finding.code, finding.params["to"]) for finding in findings] == [
            ("deck.section_moved", "sideboard")
        ]

    def test_where_a_blank_line_would_say_something_else_the_word_stands_there(self) -> None:
        text = _written("mtgo", _entry("main", "Opt", 59), _entry("sideboard", "Negate", 1))
        assert text == "59 Opt\n\nSideboard\n1 Negate\n"
        assert cards(read(text)) == ["M 59 Opt", "S 1 Negate"]


class TestMoxfield:
    def test_marks_and_the_sideboard(self) -> None:
        text = _written(
            "moxfield",
            _entry(
                "main", "Sol Ring", set_code="C21", number="263", finish="foil", tags=("ramp", "mana rock")
            ),
            _entry("main", "Arcane Signet", set_code="PLST", number="MB1-123", finish="etched"),
            _entry("sideboard", "Negate", 2),
        )
        assert text == (
            "1 Sol Ring (C21) 263 *F* #ramp #mana rock\n1 Arcane Signet (PLST) MB1-123 *E*\n\nSIDEBOARD:\n2 Negate\n"
        )
        first, second, third = read(text).entries
        assert (first.finish, first.tags) == ("foil", ("ramp", "mana rock"))
        assert (second.set_code, second.number, second.finish) == ("PLST", "MB1-123", "etched")
        assert third.section == "sideboard"

    def test_a_plain_copy_with_the_commander_first(self) -> None:
        deck = read("1 Golos\n\n99 Island")
        assert cards(deck) == ["M 1 Golos", "M 99 Island"]

    def test_a_plain_copy_with_the_commander_behind_the_last_blank_line(self) -> None:
        assert cards(read("99 Island\n\n1 Golos")) == ["M 99 Island", "C 1 Golos"]

    def test_sets_in_square_brackets_of_old_files(self) -> None:
        (entry,) = forms()["moxfield"].read("1 Sol Ring [C21]", NO_CARD_DATA).entries
        assert (entry.name, entry.set_code) == ("Sol Ring", "C21")

    def test_two_faces_with_one_slash(self) -> None:
        assert cards(read("1 Emeria's Call / Emeria, Shattered Skyclave (ZNR) 12 *F*")) == [
            "M 1 Emeria's Call // Emeria, Shattered Skyclave"
        ]


class TestArchidekt:
    LINES = (
        "1x Golos, Tireless Pilgrim (m20) 226 *F* [Commander{top}] ^Have,#37d67a^\n"
        "1x Sol Ring (c21) 263 [Ramp,Artifact]\n"
        "2x Negate (m20) 69 [Sideboard]\n"
        "1x Opt (eld) 59 [Maybeboard{noDeck}{noPrice},Draw]\n"
        "1x Ponder [Wishes{noDeck}]\n"
        "3x Soldier (tltr) 18 [Tokens & Extras{noDeck}{noPrice}]\n"
    )

    def test_categories_carry_the_section(self) -> None:
        assert cards(read(self.LINES)) == [
            "C 1 Golos, Tireless Pilgrim", "M 1 Sol Ring", "S 2 Negate", "? 1 Opt", "? 1 Ponder", "T 3 Soldier",
        ]  # fmt: skip

    def test_what_is_no_section_is_a_group(self) -> None:
        groups = [entry.groups for entry in read(self.LINES).entries]
        assert groups == [(), ("Ramp", "Artifact"), (), ("Draw",), ("Wishes{noDeck}",), ()]

    def test_labels_and_printings(self) -> None:
        golos = read(self.LINES).entries[0]
        assert (golos.label, golos.set_code, golos.number, golos.finish) == (
            "Have,#37d67a",
            "M20",
            "226",
            "foil",
        )

    def test_it_is_written_as_it_came(self) -> None:
        assert forms()["archidekt"].write(read(self.LINES), Spelling()) == self.LINES

    def test_only_the_first_category_takes_a_card_out_of_the_deck(self) -> None:
        (entry,) = read("1x Opt (eld) 59 [Draw{top},Wishes{noDeck}]").entries
        assert (entry.section, entry.groups) == ("main", ("Draw{top}", "Wishes{noDeck}"))

    def test_a_category_in_backticks(self) -> None:
        assert cards(read("1x Opt `Maybeboard`")) == ["? 1 Opt"]

    def test_a_category_in_capitals_is_no_set(self) -> None:
        (entry,) = read("1x Sol Ring (c21) 263 [RAMP]").entries
        assert (entry.set_code, entry.groups) == ("C21", ("RAMP",))


class TestDeckstats:
    TEXT = (
        "//NAME: Lands from deckstats.net\n\n//Main\n1 Golos # !Commander\n1 [M21#263] Island # !Foil # signed\n\n"
        "//Sideboard\nSB: 2 [M20] Negate\n\n//Maybeboard\n1 Opt # perhaps\n"
    )

    def test_every_mark(self) -> None:
        deck = read(self.TEXT)
        assert (deck.form, deck.title) == ("deckstats", "Lands")
        assert cards(deck) == ["C 1 Golos", "M 1 Island", "S 2 Negate", "? 1 Opt"]
        island = deck.entries[1]
        assert (island.set_code, island.number, island.finish, island.comment) == (
            "M21",
            "263",
            "foil",
            "signed",
        )

    def test_it_is_written_as_it_came(self) -> None:
        assert forms()["deckstats"].write(read(self.TEXT), Spelling()) == self.TEXT

    @pytest.mark.parametrize("mark", ["#!Commander", "# !Commander", "#  !commander"])
    def test_the_commander_however_it_is_spaced(self, mark: str) -> None:
        assert cards(read(f"//Main\n1 Golos {mark}\n1 Opt")) == ["C 1 Golos", "M 1 Opt"]

    def test_headings_of_groups(self) -> None:
        assert cards(read("//Creature (1)\n1 Opt\n//Burn\n1 Shock\n\n//Sideboard\nSB: 1 Negate")) == [
            "M 1 Opt", "M 1 Shock", "S 1 Negate",
        ]  # fmt: skip


class TestTappedOut:
    def test_marks_and_one_slash_with_spaces(self) -> None:
        text = _written(
            "tappedout",
            _entry("commander", "Golos", set_code="M20", number="226"),
            _entry("main", "Wear // Tear", tags=("removal",), finish="foil"),
            _entry("sideboard", "Negate", 2),
        )
        assert text == "1x Golos (M20) 226 *CMDR*\n1x Wear / Tear *F* #removal\n\nSideboard:\n2x Negate\n"
        assert cards(read(text)) == ["C 1 Golos", "M 1 Wear // Tear", "S 2 Negate"]

    def test_sections_with_counts(self) -> None:
        text = "Commander (1)\n1x Golos\n\nCreature (2)\n2x Bear\n\nRamp (1)\n1x Sol Ring\n\nSideboard (2)\n2x Negate"
        assert cards(read(text)) == ["C 1 Golos", "M 2 Bear", "M 1 Sol Ring", "S 2 Negate"]

    def test_etched_foil(self) -> None:
        assert read("1x Opt *f-etch* *CMDR*").entries[0].finish == "etched"


class TestOthers:
    def test_goldfish_with_exact_printings(self) -> None:
        deck = read("4 Opt <59> [ELD]\n1 Golos <promo pack> [M20] (F)\n\n2 Negate [M20] (E)")
        first, second, third = deck.entries
        assert (first.number, first.set_code) == ("59", "ELD")
        assert (second.tags, second.set_code, second.finish) == (("<promo pack>",), "M20", "foil")
        assert (third.section, third.finish) == ("sideboard", "etched")

    def test_magic_workstation(self) -> None:
        text = _written(
            "mwdeck", _entry("main", "Opt", 4, set_code="ELD"), _entry("sideboard", "Negate"), title="Blue"
        )
        assert text == "// NAME : Blue\n    4 [ELD] Opt\n// Sideboard\nSB: 1 Negate\n"
        deck = read(text)
        assert (deck.form, deck.title, cards(deck)) == ("mwdeck", "Blue", ["M 4 Opt", "S 1 Negate"])

    def test_apprentice_keeps_blank_lines_apart_from_sideboards(self) -> None:
        assert cards(read("// Lands\n20 [ELD] Island\n\n// Spells\n4 [ELD] Opt\n")) == [
            "M 20 Island",
            "M 4 Opt",
        ]

    def test_a_plain_list_holds_nearly_everything(self) -> None:
        entry = _entry(
            "commander",
            "Piper",
            set_code="CMR",
            number="1",
            finish="foil",
            colour="U",
            tags=("a",),
            comment="mine",
        )
        text = _written("plain", entry, _entry("extras", "Ferris Wheel", pile="Attractions"), title="T")
        assert text == (
            "Name: T\n\nCommander\n1 Piper (CMR) 1 *F* [colour: U] #a # mine\n\nAttractions\n1 Ferris Wheel\n"
        )
        assert replace(read(text).entries[0], line=1) == entry
