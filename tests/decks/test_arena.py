"""Lists of MTG Arena."""

from __future__ import annotations

import pytest

from headjudge.decks.decklist import Decklist, Entry, Section
from headjudge.decks.naming import NO_CARD_DATA
from headjudge.decks.readers.arena import FORM
from headjudge.decks.registry import recognised
from headjudge.decks.spelling import Spelling
from tests.decks.making import Knowing
from tests.decks.telling import cards, read

WHOLE = """About
Name Friday night

Commander
1 Golos, Tireless Pilgrim (M20) 226

Companion
1 Jegantha, the Wellspring (IKO) 222

Deck
4 Opt (DAR) 60
1 Fire // Ice (MH2) 290

Sideboard
2 Negate (M20) 69
"""


def _deck(*entries: tuple[Section, str, str | None, str | None]) -> Decklist:
    made = [
        Entry(name=name, count=1, section=section, line=1, set_code=code, number=number)
        for section, name, code, number in entries
    ]
    return Decklist(game="mtg", form="arena", entries=tuple(made))


def test_every_heading() -> None:
    deck = read(WHOLE)
    assert (deck.form, deck.title) == ("arena", "Friday night")
    assert cards(deck) == [
        "C 1 Golos, Tireless Pilgrim", "K 1 Jegantha, the Wellspring", "M 4 Opt", "M 1 Fire // Ice", "S 2 Negate",
    ]  # fmt: skip


def test_it_is_written_as_it_came() -> None:
    assert FORM.write(read(WHOLE), Spelling()) == WHOLE


@pytest.mark.parametrize(
    ("commander", "main", "side", "companion"),
    [
        ("Commander", "Deck", "Sideboard", "Companion"),
        ("統率者", "デッキ", "サイドボード", "相棒"),
        ("Командир", "Колода", "Сайдборд", "Компаньон"),
        ("Kommandeur", "Deck", "Sideboard", "Gefährte"),
        ("Commandant", "Deck", "Réserve", "Compagnon"),
        ("Comandante", "Mazo", "Banquillo", "Compañero"),
        ("Comandante", "Mazzo", "Sideboard", "Compagno"),
        ("Comandante", "Baralho", "Reserva", "Companheiro"),
        ("커맨더", "덱", "사이드보드", "단짝"),
        ("指挥官", "套牌", "备牌", "行侣"),
        ("指揮官", "套牌", "備牌", "行侶"),
    ],
)
def test_headings_in_the_language_of_the_client(commander: str, main: str, side: str, companion: str) -> None:
    text = f"{commander}\n1 A (ELD) 1\n\n{companion}\n1 B (ELD) 2\n\n{main}\n4 C (ELD) 3\n\n{side}\n2 D (ELD) 4\n"
    deck = read(text)
    assert (deck.form, cards(deck)) == ("arena", ["C 1 A", "K 1 B", "M 4 C", "S 2 D"])


@pytest.mark.parametrize(("about", "name"), [("情報", "名前"), ("О колоде", "Имя"), ("About", "Name")])
def test_the_name_of_the_deck_in_the_language_of_the_client(about: str, name: str) -> None:
    assert read(f"{about}\n{name} Mono-U 2020\n\nDeck\n4 Opt (ELD) 59").title == "Mono-U 2020"


def test_an_older_export_without_headings() -> None:
    assert cards(read("4 Opt (ELD) 59\n\n2 Negate (M20) 69")) == ["M 4 Opt", "S 2 Negate"]


@pytest.mark.parametrize(
    ("arena", "usual"), [("DAR", "DOM"), ("CONF", "CON"), ("ELD", "ELD"), ("Y22", "Y22")]
)
def test_codes_become_the_usual_ones(arena: str, usual: str) -> None:
    assert [entry.set_code for entry in read(f"Deck\n1 Opt ({arena}) 60").entries] == [usual]


@pytest.mark.parametrize(
    ("usual", "arena"), [("DOM", "DAR"), ("CON", "CON"), ("AJMP", "JMP"), ("YMID", "Y22"), ("YWOE", "Y24")]
)
def test_codes_are_written_as_arena_has_them(usual: str, arena: str) -> None:
    assert FORM.write(_deck(("main", "Opt", usual, "60")), Spelling()) == f"Deck\n1 Opt ({arena}) 60\n"


class TestRebalancedCards:
    LINE = "1 A-Omnath, Locus of Creation (ZNR) A-232"

    def test_a_name_that_card_data_knows_stays(self) -> None:
        names = Knowing(["A-Omnath, Locus of Creation", "Omnath, Locus of Creation"])
        assert cards(FORM.read(self.LINE, names)) == ["M 1 A-Omnath, Locus of Creation"]

    def test_otherwise_the_card_is_meant_and_the_mark_is_kept(self) -> None:
        (entry,) = FORM.read(self.LINE, Knowing(["Omnath, Locus of Creation"])).entries
        assert (entry.name, entry.tags, entry.number) == ("Omnath, Locus of Creation", ("A-",), "A-232")

    def test_without_card_data_nothing_is_changed(self) -> None:
        assert cards(FORM.read(self.LINE, NO_CARD_DATA)) == ["M 1 A-Omnath, Locus of Creation"]


@pytest.mark.parametrize("written", ["Commit // Memory", "Commit /// Memory", "Commit/Memory"])
def test_split_cards_with_both_halves(written: str) -> None:
    assert cards(read(f"Deck\n4 {written} (AKR) 54")) == ["M 4 Commit // Memory"]


def test_a_list_without_printings_is_still_recognised_as_a_list() -> None:
    assert (
        recognised("Deck\n4 Opt\n\nSideboard\n2 Negate").read("Deck\n4 Opt", NO_CARD_DATA).entries[0].count
        == 4
    )
