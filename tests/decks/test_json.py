"""headjudge's own form: strict, every fault at once, with its place."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from headjudge.decks.converting import converted
from headjudge.decks.naming import NO_CARD_DATA
from headjudge.decks.reading import read_deck
from headjudge.decks.registry import forms
from headjudge.decks.spelling import Spelling
from headjudge.findings import InputError
from tests.decks.made_by_hand import sample
from tests.decks.making import FAB, alike, decks

JSON = forms()["json"]


def faults(text: str) -> list[tuple[str, str | None, int | None]]:
    with pytest.raises(InputError) as told:
        JSON.read(text, NO_CARD_DATA)
    return [(one.code, one.subject, one.line) for one in told.value.findings]


def test_the_sample_is_read_whole():
    deck = read_deck(sample("json"))
    assert deck.game == "mtg"
    assert [(one.line, one.name, one.count, one.section) for one in deck.entries] == [
        (5, "Golos, Tireless Pilgrim", 1, "commander"),
        (8, "Sol Ring", 1, "main"),
        (9, "Island", 4, "main"),
        (12, "Academy at Tolaria West", 1, "extras"),
    ]
    assert (deck.entries[0].set_code, deck.entries[0].number, deck.entries[2].finish) == (
        "M20",
        "226",
        "foil",
    )
    assert deck.title == "Friday night"


def test_the_sections_say_which_game_it_is():
    deck = read_deck(sample("json_fab"))
    assert deck.game == "fab"
    assert [(one.name, one.section, one.pitch) for one in deck.entries] == [
        ("Dorinthea Ironsong", "hero", None),
        ("Dawnblade", "arena", None),
        ("Sharpen Steel", "deck", 1),
        ("Sharpen Steel", "deck", 3),
    ]


def test_the_game_may_be_said():
    assert read_deck('{"game": "fab", "tokens": []}').game == "fab"
    assert read_deck('{"game": "mtg", "tokens": []}').game == "mtg"


@given(data=st.data())
def test_a_deck_of_flesh_and_blood_goes_in_and_out(data):
    deck = data.draw(decks(JSON, FAB, "fab"))
    assert alike(JSON.read(JSON.write(deck, Spelling()), NO_CARD_DATA)) == alike(deck)


def test_flesh_and_blood_always_has_its_pitch_value():
    written = json.loads(converted(read_deck(sample("json_fab")), JSON).text)
    assert written == {"game": "fab"} | {
        key: cards for key, cards in json.loads(sample("json_fab")).items() if cards
    }


def test_a_card_of_magic_has_only_the_marks_that_it_has():
    written = json.loads(converted(read_deck("1 Sol Ring\n2 Island (ELD) 254"), JSON).text)
    assert written == {
        "game": "mtg",
        "main": [
            {"name": "Sol Ring", "count": 1},
            {"name": "Island", "count": 2, "set_code": "ELD", "number": "254"},
        ],
    }


def test_every_fault_at_once_with_its_pointer_and_line():
    text = """{
      "game": "mtg", "titel": "x", "title": 5, "comments": ["a", 1],
      "main": [
        {"name": "Island"},
        {"name": 4, "count": "4"},
        {"name": " ", "count": 0, "finish": "gold"},
        "Sol Ring",
        {"name": "Swamp", "count": 10000, "tags": "x", "pile": "Planes", "number": 12, "fiNish": null},
        {"name": "A", "count": true, "pitch": 5, "colour": "P", "count": 2.5}
      ],
      "side/board": {"a": {}},
      "hero": [],
      "sideboard": {"Island": 1},
      "extras": [{"name": "Naya", "count": 1}, {"name": "B", "count": 1, "pile": "Sideboard"}]
    }"""
    assert set(faults(text)) == {
        ("form.unknown_key", "/titel", 1),
        ("form.unknown_key", "/side~1board", 1),
        ("form.unknown_key", "/hero", 1),
        ("form.wrong_type", "/title", 1),
        ("form.wrong_type", "/comments/1", 1),
        ("form.missing_key", "/main/0/count", 4),
        ("form.wrong_type", "/main/1/name", 5),
        ("form.wrong_type", "/main/1/count", 5),
        ("form.too_short", "/main/2/name", 6),
        ("form.out_of_range", "/main/2/count", 6),
        ("form.wrong_value", "/main/2/finish", 6),
        ("form.wrong_type", "/main/3", 1),
        ("form.out_of_range", "/main/4/count", 8),
        ("form.wrong_type", "/main/4/tags", 8),
        ("form.unknown_key", "/main/4/pile", 8),
        ("form.wrong_type", "/main/4/number", 8),
        ("form.unknown_key", "/main/4/fiNish", 8),
        ("form.duplicate_key", "/main/5/count", 9),
        ("form.wrong_type", "/main/5/count", 9),
        ("form.out_of_range", "/main/5/pitch", 9),
        ("form.wrong_value", "/main/5/colour", 9),
        ("form.wrong_type", "/sideboard", 1),
        ("form.missing_key", "/extras/0/pile", 14),
        ("form.wrong_value", "/extras/1/pile", 14),
    }


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ('{"main": [\n{"name": "Island" "count": 1}]}', "form.syntax", 2),
        ('{"main": [', "form.syntax", 1),
        ("[" * 100_000, "form.too_deep", None),
        ('[{"name": "Island"}]', "form.wrong_type", 1),
        ('{"main": [{"name": "Island", "count": ' + "9" * 5000 + "}]}", "form.out_of_range", 1),
        ('{"main": [{"name": "Island", "count": NaN}]}', "form.out_of_range", 1),
        ('{"main": [{"name": "Isl\\ud800and", "count": 1}]}', "form.lone_surrogate", 1),
        ('{"main": [{"name": "' + "x" * 3000 + '", "count": 1}]}', "form.too_long", 1),
        ('{"game": "chess", "main": []}', "form.wrong_value", 1),
    ],
)
def test_what_is_no_deck_is_refused(text, code, line):
    assert [(one[0], one[2]) for one in faults(text)] == [(code, line)]


def test_lines_are_those_of_the_objects_whatever_stands_before():
    text = (
        '{"game": "mtg",\r\n"comments": ["{ } \\" {"],\r\n"main": [\r\n'
        '{"name": "{", "count": 1}, {"name": "}",\r"count": 2}]}'
    )
    deck = JSON.read(text, NO_CARD_DATA)
    assert [(one.name, one.line) for one in deck.entries] == [("{", 4), ("}", 4)]


def test_every_key_and_card_is_a_line():
    deck = read_deck(sample("json"))
    assert [(line.number, line.kind) for line in deck.lines] == [
        (1, "head"), (1, "head"), (1, "section"), (1, "section"), (1, "section"),
        (5, "card"), (8, "card"), (9, "card"), (12, "card"),
    ]  # fmt: skip


def test_no_base_of_another_game_is_asked():
    class Never:
        """Card data of Magic, which a list of Flesh and Blood must not be resolved against."""

        def __getattr__(self, name: str) -> object:
            raise AssertionError(name)

    assert read_deck(sample("json_fab"), {"mtg": Never()}).game == "fab"  # type: ignore[dict-item]


@pytest.mark.parametrize(
    "text", ['[{"name": "Sol Ring", "count": 1}]', '[\n  "4 Island"\n]', '[["Sol Ring", 1]]']
)
def test_a_list_of_another_program_is_refused_and_no_heading(text):
    with pytest.raises(InputError) as caught:
        read_deck(text)
    assert [one.code for one in caught.value.findings] == ["form.wrong_type"]


def test_a_heading_in_brackets_is_no_json():
    assert [entry.name for entry in read_deck("[Ramp]\n1 Sol Ring").entries] == ["Sol Ring"]
