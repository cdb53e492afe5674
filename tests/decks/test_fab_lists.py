"""Ten published lists in every form: hero, counts and cards are the same again, with and without card data."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from headjudge.cards.database import CardBase
from headjudge.decks.converting import converted
from headjudge.decks.decklist import Decklist
from headjudge.decks.reading import read_deck
from headjudge.decks.registry import forms, recognised
from tests.decks.fab_cards import Published, colour, fab_base, published

LISTS = pytest.mark.parametrize("told", published(), ids=lambda told: told.hero)
TEXT = ("fabrary", "fabtcg", "fabdb", "sections", "gem")
ALL = (*TEXT, "talishar", "fabrary-link", "fabrary-csv")


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> CardBase:
    return fab_base(Path(tmp_path_factory.mktemp("cards")))


def _page(told: Published) -> str:
    return "\n".join([f"1x {told.hero}", *told.lines])


def _pool(deck: Decklist) -> Counter[tuple[str, int | None]]:
    pool: Counter[tuple[str, int | None]] = Counter()
    for entry in deck.entries:
        pool[entry.name, entry.pitch] += entry.count
    return pool


def _right(told: Published) -> Counter[tuple[str, int | None]]:
    pool = Counter({(told.hero, None): 1})
    for count, name, pitch in told.cards:
        pool[name, pitch] += count
    return pool


@LISTS
class TestPublished:
    def test_the_page_as_it_stands_is_read_without_card_data(self, told: Published) -> None:
        deck = read_deck(_page(told))
        assert (deck.game, deck.form) == ("fab", "fabtcg")
        assert [entry.name for entry in deck.of("hero")] == [told.hero]
        assert _pool(deck) == _right(told)
        assert deck.count("arena", "deck") == 80
        assert deck.count("arena") == sum(count for count, _, pitch in told.cards if pitch is None)
        assert deck.findings == ()

    def test_the_page_is_read_with_card_data(self, told: Published, base: CardBase) -> None:
        deck = read_deck(_page(told), {"fab": base})
        assert [entry.name for entry in deck.of("hero")] == [told.hero]
        assert all(entry.card for entry in deck.entries)
        assert _pool(deck) == _right(told)
        assert deck.findings == ()

    @pytest.mark.parametrize("key", ALL)
    def test_written_in_each_form_and_read_again_with_card_data(
        self, told: Published, key: str, base: CardBase
    ) -> None:
        deck = read_deck(_page(told), {"fab": base})
        text = converted(deck, forms()[key], base).text
        again = read_deck(text, {"fab": base})
        assert again.form == key
        assert _pool(again) == _right(told)
        assert {(e.card, e.section) for e in again.entries if e.section == "hero"} == {
            (e.card, e.section) for e in deck.of("hero")
        }
        if key != "gem":
            assert [(e.card, e.count) for e in again.entries if e.section == "deck"] == [
                (e.card, e.count) for e in deck.of("deck")
            ]

    @pytest.mark.parametrize("key", TEXT)
    def test_written_in_each_text_form_and_read_again_without_card_data(
        self, told: Published, key: str
    ) -> None:
        text = converted(read_deck(_page(told)), forms()[key]).text
        assert recognised(text).key == key
        again = read_deck(text)
        assert [entry.name for entry in again.of("hero")] == [told.hero]
        assert _pool(again) == _right(told)
        assert (again.count("arena"), again.count("deck")) == (
            sum(count for count, _, pitch in told.cards if pitch is None),
            sum(count for count, _, pitch in told.cards if pitch is not None),
        )
        assert not [found for found in again.findings if found.severity == "error"]

    def test_colours_in_full_in_capitals_and_as_numbers(self, told: Published, base: CardBase) -> None:
        for spelled in (
            colour,
            lambda pitch: colour(pitch).upper(),
            lambda pitch: "" if pitch is None else f" ({pitch})",
            lambda pitch: "" if pitch is None else f" ({'赤黄青'[pitch - 1]})",
        ):
            text = "\n".join(f"{count} {name}{spelled(pitch)}" for count, name, pitch in told.cards)
            assert _pool(read_deck(f"Hero: {told.hero}\n{text}", {"fab": base})) == _right(told)
