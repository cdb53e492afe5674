"""Flesh and Blood at the desk: a deck in the groups of registration (TRP A.5), for a judge and for everybody."""

import pytest

from headjudge.decks.reading import read_deck
from headjudge.desk.decklists.beside import deck_beside, groups_of
from headjudge.desk.decklists.handing_in import from_staff
from tests.decks.fab_sample import FILLING, fab_card_base, made
from tests.desk.making import a_desk, event

NOW = 1_795_800_000_000
TEXT = """Deck cards
3x Nimblism (blue)
2x Nimblism (yellow)
3x Nimblism (red)
2x Plain Deed
1x Evo Beta Base Head (blue)
1x No Such Card (yellow)

Arena cards
1x Anothos
1x Bravo, Showstopper
"""


@pytest.fixture(scope="module")
def bases():
    anothos = made("Anothos", types=("Weapon",), type_line="Guardian Weapon", classes=("Guardian",))
    return {"fab": fab_card_base([*FILLING, made("Plain Deed"), anothos])}


def shown(groups):
    return [(one.key, one.count, [(card.count, card.name) for card in one.cards]) for one in groups]


ARENA = ("fab_arena", 2, [(1, "Bravo, Showstopper"), (1, "Anothos")])
FOUR = [
    ARENA,
    ("fab_red", 5, [(3, "Nimblism (red)"), (2, "Plain Deed")]),
    ("fab_yellow", 3, [(2, "Nimblism (yellow)"), (1, "No Such Card")]),
    ("fab_blue", 4, [(1, "Evo Beta Base Head (blue)"), (3, "Nimblism (blue)")]),
]


def test_four_groups_the_hero_first_whatever_the_list_writes(bases):
    """Cards without pitch stand with the red ones; an Evo is a deck card; a name that is not known by its colour."""
    assert shown(groups_of(read_deck(TEXT, bases, game="fab"), bases)) == FOUR


def test_a_colour_is_no_other_name(bases):
    """The name as it was written stands beside the card only where it is another one."""
    deck = read_deck("Hero: Bravo Showstopper\n3x nimblism (red)\n", bases, game="fab")
    (red,) = [one for one in groups_of(deck, bases) if one.key == "fab_red"]
    assert [(card.name, card.written) for card in red.cards] == [("Nimblism (red)", "Nimblism (red)")]


def test_without_card_data_the_groups_are_those_of_the_list():
    text = (
        "Hero: Bravo, Showstopper\nArena cards\n1x Anothos\nDeck cards\n3x Nimblism (red)\n1x Pummel (blue)\n"
    )
    assert shown(groups_of(read_deck(text, {}, game="fab"), {})) == [
        ARENA,
        ("fab_red", 3, [(3, "Nimblism")]),
        ("fab_blue", 1, [(1, "Pummel")]),
    ]


def test_each_finding_stands_at_its_card(bases):
    desk = a_desk()
    desk.open("friday", event(2), actor="staff/1", command="open")
    desk.act(
        "friday",
        lambda h: from_staff(h, "1", TEXT, "paper", bases, NOW, "0"),
        actor="staff/1",
        command="hand in",
    )
    beside = deck_beside(desk.hand("friday"), "1", bases, NOW)
    assert shown(beside.groups) == FOUR
    at = {card.name: {one.code for one in card.findings} for group in beside.groups for card in group.cards}
    assert at["No Such Card"] == {"card.unknown"}
    assert at["Nimblism (red)"] == set()
    assert "card.class_mismatch" in at["Evo Beta Base Head (blue)"]
    assert "deck.size" in {one.code for one in beside.about}
