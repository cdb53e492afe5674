"""Headings over the groups of registration (TRP A.5), as official sheets and people in three languages write them."""

import pytest

from headjudge.decks.fab_lines import pitch_heading
from headjudge.decks.reading import read_deck
from headjudge.decks.words import heading


@pytest.mark.parametrize(
    "text",
    [
        "Hero / Weapon / Equipment",
        "HERO / WEAPON / EQUIPMENT:",
        "Hero, Weapons & Equipment",
        "Arena cards (hero, equipment, weapons)",
        "武器と装備品",
        "ヒーロー・武器・装備",
        "闘技場カード（ヒーロー、武器、装備品等）",
        "Оружие и экипировка",
        "Герой, оружие и экипировка",
    ],
)
def test_arena_cards_stand_under_several_words_at_once(text):
    found = heading(text)
    assert found is not None
    assert (found.kind, found.section) == ("section", "arena")


def test_a_joined_heading_may_carry_its_count():
    found = heading("Hero/Weapon/Equipment (12)")
    assert found is not None
    assert (found.section, found.count) == ("arena", 12)


@pytest.mark.parametrize(
    "text", ["Deck / Sideboard", "Head / Deck", "Arms and Armor", "1 Head / Chest", "Weapon of Choice"]
)
def test_other_words_are_no_heading_of_arena_cards(text):
    assert heading(text) is None


@pytest.mark.parametrize(
    ("text", "pitch"),
    [
        ("ピッチ値が1（赤）かピッチ値を持たない（真珠色）デッキカード", 1),
        ("ピッチ値が2（黄）のデッキカード", 2),
        ("ピッチ値が3（青）のデッキカード", 3),
        ("Deck-cards pitch 1 (red) and deck-cards without pitch (pearl)", 1),
        ("Deck cards with a pitch value of 2", 2),
        ("Карты колоды с питчем 3 (синие)", 3),
        ("赤のカード", 1),
        ("黄色", 2),
        ("青のデッキカード (12)", 3),
        ("Красные", 1),
        ("Жёлтые карты", 2),
        ("Синие карты (12)", 3),
    ],
)
def test_a_group_says_the_pitch_of_its_cards(text, pitch):
    assert pitch_heading(text) == (pitch,)


@pytest.mark.parametrize("text", ["Pitch 1 of 3 cards", "Redirect", "3 Blue", "Синица", "赤鬼のカード"])
def test_other_lines_say_no_pitch(text):
    assert pitch_heading(text) is None


SHEETS = {
    "en": ("Hero / Weapon / Equipment", "Red cards", "Yellow cards", "Blue cards"),
    "ja": (
        "闘技場カード（ヒーロー、武器、装備品等）",
        "ピッチ値が1（赤）かピッチ値を持たない（真珠色）デッキカード",
        "ピッチ値が2（黄）のデッキカード",
        "ピッチ値が3（青）のデッキカード",
    ),
    "ru": ("Герой, оружие и экипировка", "Красные карты", "Жёлтые карты", "Синие карты"),
}


@pytest.mark.parametrize("language", SHEETS)
def test_a_sheet_in_four_groups_is_read_without_colours_on_its_lines(language):
    arena, red, yellow, blue = SHEETS[language]
    text = f"{arena}\n1 Bravo, Showstopper\n1 Anothos\n\n{red}\n3 Pummel\n\n{yellow}\n2 Pummel\n\n{blue}\n1 Pummel\n"
    deck = read_deck(text, {}, game="fab")
    assert [(one.name, one.count, one.pitch, one.section) for one in deck.entries] == [
        ("Bravo, Showstopper", 1, None, "arena"),
        ("Anothos", 1, None, "arena"),
        ("Pummel", 3, 1, "deck"),
        ("Pummel", 2, 2, "deck"),
        ("Pummel", 1, 3, "deck"),
    ]
    assert deck.findings == ()
