"""Cards by their types, whatever heading they stand under; the four groups of registration (TRP A.5)."""

from __future__ import annotations

from pathlib import Path

import pytest

from headjudge.cards.card import FabCard
from headjudge.cards.database import CardBase
from headjudge.decks.grouping import place_of, registration_groups, regrouped
from headjudge.decks.reading import KeyedCards, read_deck
from tests.decks.fab_cards import fab_base


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> CardBase:
    return fab_base(Path(tmp_path_factory.mktemp("cards")))


@pytest.mark.parametrize(
    ("types", "pitch", "place"),
    [
        (("Hero",), None, "hero"),
        (("Weapon",), None, "arena"),
        (("Equipment", "Weapon"), None, "arena"),
        (("Companion",), None, "arena"),
        (("Action", "Equipment"), 3, "deck"),
        (("Equipment", "Instant"), 1, "deck"),
        (("Equipment",), 3, "deck"),
        (("AttackReaction",), None, "deck"),
        (("Mentor",), None, "deck"),
        (("Resource",), 3, "deck"),
    ],
)
def test_where_a_card_belongs(types: tuple[str, ...], pitch: int | None, place: str) -> None:
    assert place_of(FabCard("x", "X", pitch, types=types)) == place


def test_headings_are_only_labels(base: CardBase) -> None:
    text = (
        "Deck cards\n1x Dash I/O\n1x Ironrot Helm\n3x Zipper Hit (red)\nArena cards\n1x Evo Beta Base Head (blue)\n"
        "1x Nobody Knows\nInventory\n1x Titan's Fist\n1x Prism, Awakener of Sol\nMaybe\n1x Mandible Claw"
    )
    deck = read_deck(text, {"fab": base}, game="fab")
    assert [e.section for e in deck.entries][:3] == ["deck", "deck", "deck"]
    found = regrouped(deck, KeyedCards(base))
    assert [(e.section, e.name) for e in found.entries] == [
        ("hero", "Dash I/O"),
        ("arena", "Ironrot Helm"),
        ("deck", "Zipper Hit"),
        ("deck", "Evo Beta Base Head"),
        ("arena", "Nobody Knows"),
        ("inventory", "Titan's Fist"),
        ("hero", "Prism, Awakener of Sol"),
        ("maybeboard", "Mandible Claw"),
    ]


def test_the_four_groups_of_registration(base: CardBase) -> None:
    text = (
        "Hero: Dash I/O\nArena cards\n1x Ironrot Helm\n1x Evo Beta Base Head (blue)\nDeck cards\n3x Zipper Hit (blue)\n"
        "1x The Librarian\n2x Zipper Hit (red)\n2x Skywarden no.161803 (yellow)\nInventory\n1x Titan's Fist"
    )
    deck = read_deck(text, {"fab": base})
    groups = registration_groups(deck.entries, KeyedCards(base))
    assert {group: [e.name for e in some] for group, some in groups.items()} == {
        "arena": ["Dash I/O", "Ironrot Helm", "Titan's Fist"],
        "red": ["The Librarian", "Zipper Hit"],
        "yellow": ["Skywarden no.161803"],
        "blue": ["Evo Beta Base Head", "Zipper Hit"],
        "purple": [],
    }


def test_without_card_data_the_list_says_it() -> None:
    deck = read_deck("1x Dash I/O\n1x Ironrot Helm\n3x Zipper Hit (blu)\n1x Wax On (pur)")
    groups = registration_groups(deck.entries)
    assert [len(some) for some in groups.values()] == [2, 0, 0, 1, 1]
