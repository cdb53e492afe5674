"""What a name that somebody types means."""

import json

import pytest

from headjudge.cards.database import CardBase
from headjudge.decks.looking_up import LookUp, facts_json, near_json
from tests.cards.small import SECRET_TEXT, small_database


@pytest.fixture(scope="module")
def magic(tmp_path_factory):
    return LookUp(CardBase.open(small_database(tmp_path_factory.mktemp("cards"), "mtg")))


@pytest.fixture(scope="module")
def fab(tmp_path_factory):
    return LookUp(CardBase.open(small_database(tmp_path_factory.mktemp("cards"), "fab")))


@pytest.mark.parametrize(
    "typed",
    [
        "Lightning Bolt", "lightning  BOLT", "稲妻", "удар молнии", "《稲妻》", "4 Lightning Bolt (M10) 146",
        "4x 稲妻/Lightning Bolt", "Ｌｉｇｈｔｎｉｎｇ　Ｂｏｌｔ",
    ],
)  # fmt: skip
def test_a_card_is_found_by_whatever_people_type(magic, typed):
    (found,) = magic.name(typed).found
    assert found.card.name == "Lightning Bolt"


def test_the_name_of_a_face_finds_the_card(magic):
    assert [one.card.name for one in magic.name("Ice").found] == ["Fire // Ice"]


def test_one_name_for_several_cards_gives_all_of_them(magic):
    assert [one.card.type_line for one in magic.name("Everythingamajig").found] == [
        "Artifact",
        "Artifact Creature — Contraption",
    ]


def test_a_printing_tells_which_of_several_is_meant(magic):
    (found,) = magic.name("Everythingamajig (UST) 147b").found
    assert found.card.type_line == "Artifact Creature — Contraption"


def test_flesh_and_blood_asks_for_the_colour_unless_it_is_said(fab):
    assert [one.card.pitch for one in fab.name("zipper hit").found] == [1, 2, 3]
    assert [one.card.full_name for one in fab.name("2 Zipper Hit (blue)").found] == ["Zipper Hit (blue)"]
    assert [one.card.full_name for one in fab.name("Zipper Hit (赤)").found] == ["Zipper Hit (red)"]
    assert [one.card.full_name for one in fab.name("zipper hit yellow").found] == ["Zipper Hit (yellow)"]
    assert [one.card.full_name for one in fab.name("zipper hit синий").found] == ["Zipper Hit (blue)"]


def test_an_unknown_name_gives_what_looks_like_it(magic):
    told = magic.name("lightnig bollt")
    assert told.found == ()
    assert [one.name for one in told.near] == ["Lightning Bolt"]
    assert near_json(told.near[0]) | {"likeness": 0} == {
        "key": "4457ed35-7c10-48c8-9776-456485fdf070",
        "name": "Lightning Bolt",
        "pitch": None,
        "likeness": 0,
    }


@pytest.mark.parametrize("typed", ["", " ", "\u200b", "\0", "x" * 10_000, "0", "-1 Wastes", "%", "'; --"])
def test_what_is_no_name_finds_nothing(magic, typed):
    assert magic.name(typed).found == ()


def test_printings_stand_together_by_set_the_earliest_first(magic):
    (bolt,) = magic.name("Lightning Bolt").found
    assert [(one.set_code, one.set_name, one.released, one.numbers) for one in bolt.printed] == [
        ("LEA", "Limited Edition Alpha", "1993-08-05", ("161",)),
        ("M10", "Magic 2010", "2009-07-17", ("146",)),
    ]
    (oko,) = magic.name("Oko, Thief of Crowns").found
    assert [(one.set_code, one.numbers) for one in oko.printed] == [("ELD", ("197", "271"))]


def test_a_key_finds_its_card(fab):
    assert [one.card.full_name for one in fab.key("zipper-hit-yellow")] == ["Zipper Hit (yellow)"]
    assert fab.key("nothing") == ()


class TestForPrograms:
    def test_a_magic_card(self, magic):
        (oko,) = magic.name("oko, thief of crowns").found
        assert facts_json(oko) == {
            "game": "mtg",
            "key": "oko",
            "name": "Oko, Thief of Crowns",
            "full_name": "Oko, Thief of Crowns",
            "names": [
                {"language": "ja", "name": "王冠泥棒、オーコ"},
                {"language": "ru", "name": "Око, Похититель Корон"},
            ],
            "type_line": "Legendary Planeswalker — Oko",
            "keywords": [],
            "layout": "normal",
            "mana_value": "3",
            "colour_identity": ["G", "U"],
            "faces": [
                {
                    "name": "Oko, Thief of Crowns",
                    "mana_cost": "{1}{G}{U}",
                    "type_line": "Legendary Planeswalker — Oko",
                    "colours": ["G", "U"],
                    "power": None,
                    "toughness": None,
                    "loyalty": "4",
                    "defense": None,
                }
            ],
            "legalities": {"modern": "banned", "legacy": "banned", "vintage": "legal"},
            "printings": [
                {
                    "set": "ELD",
                    "set_name": "Throne of Eldraine",
                    "released": "2019-10-04",
                    "numbers": ["197", "271"],
                    "rarities": ["mythic"],
                    "games": ["paper", "arena"],
                }
            ],
        }

    def test_a_card_of_flesh_and_blood(self, fab):
        (dash,) = fab.name("Dash I/O").found
        told = facts_json(dash)
        assert (told["hero"], told["banned"], told["legal"], told["pitch"]) == (
            "Dash",
            ["Classic Constructed"],
            ["Living Legend"],
            None,
        )

    def test_texts_of_cards_are_never_told(self, magic):
        for typed in ("Lightning Bolt", "Fire", "Oko, Thief of Crowns", "Grizzly Bears"):
            (found,) = magic.name(typed).found
            assert SECRET_TEXT not in json.dumps(facts_json(found))
