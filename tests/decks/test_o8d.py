"""Files of OCTGN: each oddity of the form."""

from __future__ import annotations

import pytest

from headjudge.decks.converting import converted
from headjudge.decks.naming import NO_CARD_DATA
from headjudge.decks.reading import read_deck
from headjudge.decks.registry import forms
from tests.decks.made_by_hand import sample

O8D = forms()["o8d"]
MAGIC = "a6c8d2e8-7cd8-11dd-8f94-e62b56d89593"


def test_the_sample_is_read_whole():
    deck = read_deck(sample("o8d"))
    assert [(one.line, one.name, one.count, one.section, one.pile) for one in deck.entries] == [
        (4, "Sol Ring", 1, "main", None),
        (5, "Island", 4, "main", None),
        (9, "Golos, Tireless Pilgrim", 1, "commander", None),
        (12, "Academy at Tolaria West", 1, "extras", "Planes/Schemes"),
    ]
    assert deck.entries[0].ident == "octgn:b9f34f53-4d41-4b6b-8a0c-3ea2a3a4e5a1"
    assert not deck.findings


@pytest.mark.parametrize(
    ("name", "section"),
    [("Main", "main"), ("General", "commander"), ("command zone", "commander"), ("Sideboard", "sideboard")],
)
def test_sections(name, section):
    text = f'<deck game="{MAGIC}"><section name="{name}"><card qty="2" id="x">Island</card></section></deck>'
    assert [(one.section, one.count) for one in read_deck(text).entries] == [(section, 2)]


def test_a_missing_quantity_is_one_and_nought_is_told():
    deck = read_deck(
        '<deck><section name="Main">\n<card>Island</card>\n<card qty="0">Swamp</card></section></deck>'
    )
    assert [(one.name, one.count) for one in deck.entries] == [("Island", 1)]
    assert [(one.code, one.line) for one in deck.findings] == [("line.unreadable", 3)]


def test_a_deck_of_another_game_is_told():
    deck = read_deck('<deck game="0f38e453-26df-4c04-9d67-6d43de939c77"><section name="Main"/></deck>')
    assert [one.params["part"] for one in deck.findings] == ['game="0f38e453-26df-4c04-9d67-6d43de939c77"']


def test_the_number_of_the_game_may_stand_in_braces_and_capitals():
    assert not read_deck(f'<deck game="{{{MAGIC.upper()}}}"><section name="Main"/></deck>').findings


def test_a_card_without_id_is_written_and_told():
    written = converted(read_deck("1 Sol Ring"), O8D)
    assert '<card qty="1">Sol Ring</card>' in written.text
    assert [(one.code, one.params["program"], one.params["count"]) for one in written.findings] == [
        ("deck.ident_missing", "OCTGN", 1)
    ]


def test_planes_and_schemes_share_a_section():
    text = (
        "[metadata]\n[Main]\n1 Island\n[Planes]\n1 Naya\n[Attractions]\n1 Bounce Chamber\n"
        "[Schemes]\n1 Every Hope Shall Vanish\n"
    )
    written = converted(read_deck(text), O8D)
    assert written.text.count('<section name="Planes/Schemes">') == 1
    again = O8D.read(written.text, NO_CARD_DATA)
    assert [(one.name, one.pile) for one in again.of("extras")] == [
        ("Naya", "Planes/Schemes"),
        ("Every Hope Shall Vanish", "Planes/Schemes"),
        ("Bounce Chamber", "Attractions"),
    ]


def test_notes_are_comments():
    deck = read_deck(f'<deck game="{MAGIC}"><section name="Main"/><notes><![CDATA[a & b\nc]]></notes></deck>')
    assert deck.comments == ("a & b", "c")
    assert "<notes>a &amp; b\nc</notes>" in converted(deck, O8D).text
