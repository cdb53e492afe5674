"""Files of Cockatrice: each oddity of the form."""

from __future__ import annotations

import pytest

from headjudge.decks.converting import converted
from headjudge.decks.decklist import Decklist
from headjudge.decks.naming import NO_CARD_DATA
from headjudge.decks.reading import read_deck
from headjudge.decks.registry import forms
from tests.decks.made_by_hand import sample

COD = forms()["cod"]


def read(*parts: str) -> Decklist:
    return COD.read(
        '<cockatrice_deck version="1">\n' + "\n".join(parts) + "\n</cockatrice_deck>", NO_CARD_DATA
    )


def counts(deck: Decklist) -> list[tuple[str, int, str]]:
    return [(one.name, one.count, one.section) for one in deck.entries]


def test_the_sample_is_read_whole():
    deck = read_deck(sample("cod"))
    assert counts(deck) == [
        ("Sol Ring", 1, "main"),
        ("Fire // Ice", 1, "main"),
        ("Island", 4, "main"),
        ("Golos, Tireless Pilgrim", 1, "sideboard"),
        ("Thopter", 1, "tokens"),
    ]
    ring = deck.entries[0]
    assert (ring.line, ring.set_code, ring.number) == (14, "C21", "263")
    assert ring.ident == "scryfall:0afa0e33-4804-4b00-b625-c2d6b61090fc"
    assert (deck.title, deck.format_name) == ("Friday night", "brawl")
    assert deck.comments == ("played twice", "borrowed from Anna", "Tags: artifacts, slow")
    assert not deck.findings


def test_every_element_is_a_line():
    deck = read_deck(sample("cod"))
    assert len(deck.lines) == sample("cod").count("<") - sample("cod").count("</") - 1  # the declaration
    assert [line.kind for line in deck.lines].count("card") == 5


def test_a_missing_number_is_one():
    assert counts(read('<zone name="main"><card name="Island"/></zone>')) == [("Island", 1, "main")]


def test_a_number_of_nought_is_told():
    deck = read('<zone name="main">', '<card number="0" name="Island"/>', "</zone>")
    assert [(one.code, one.line, one.params["why"]) for one in deck.findings] == [
        ("line.unreadable", 3, "count_zero")
    ]


def test_a_name_may_be_text_and_a_printing_short():
    [entry] = read('<zone name="main"><card number="2" set="eld" num="254">Island</card></zone>').entries
    assert (entry.name, entry.count, entry.set_code, entry.number) == ("Island", 2, "ELD", "254")


@pytest.mark.parametrize(
    ("zone", "section"),
    [
        ("main", "main"), ("side", "sideboard"), ("SIDE", "sideboard"), ("maybeboard", "maybeboard"),
        ("tokens", "tokens"), ("commander", "commander"), ("companion", "companion"),
    ],
)  # fmt: skip
def test_zones_are_sections(zone, section):
    assert read(f'<zone name="{zone}"><card name="Island"/></zone>').entries[0].section == section


def test_an_unknown_zone_is_told_and_its_cards_stay_together():
    deck = read('<zone name="Wish list"><card name="Island"/></zone>')
    assert [(one.section, one.pile) for one in deck.entries] == [("extras", "Wish list")]
    assert [(one.code, one.line, one.params) for one in deck.findings] == [
        ("deck.section_unknown", 2, {"section": "Wish list"})
    ]
    assert '<zone name="Wish list">' in converted(deck, COD).text


def test_a_zone_without_a_name_is_the_deck_and_told():
    deck = read('<zone><card name="Island"/></zone>')
    assert deck.entries[0].section == "main"
    assert [one.code for one in deck.findings] == ["deck.section_unknown"]


def test_a_group_of_types_inside_a_zone_stays_in_it():
    deck = read('<zone name="side"><zone name="Creatures"><card name="Island"/></zone></zone>')
    assert deck.entries[0].section == "sideboard"
    assert not deck.findings


def test_a_mark_of_a_commander_is_one():
    deck = read(
        '<zone name="main"><card name="Golos, Tireless Pilgrim" commander="1"/><card name="Island"/></zone>'
    )
    assert [one.section for one in deck.entries] == ["commander", "main"]


def test_there_is_no_zone_for_a_commander():
    written = converted(read_deck("Commander\n1 Golos, Tireless Pilgrim\n\nDeck\n1 Sol Ring"), COD)
    again = COD.read(written.text, NO_CARD_DATA)
    assert counts(again) == [("Sol Ring", 1, "main"), ("Golos, Tireless Pilgrim", 1, "sideboard")]
    assert [one.code for one in written.findings] == ["deck.section_moved"]


def test_newer_elements_are_known_or_told():
    deck = read(
        '<bannerCard providerId="x">Island</bannerCard>',
        '<playmatCard providerId="" zoom="1.0">Island</playmatCard>',
        "<sideboard_plan><name>against red</name></sideboard_plan>",
        "<tags><tag>slow</tag><mark/></tags>",
    )
    assert [(one.line, one.params["part"]) for one in deck.findings] == [
        (4, "<sideboard_plan>"),
        (4, "<name>against red"),
        (5, "<mark>"),
    ]
    assert deck.comments == ("Tags: slow",)


def test_a_deck_name_of_several_lines_is_one():
    assert read("<deckname> Friday\n night </deckname>").title == "Friday night"


def test_comments_keep_their_lines():
    deck = read("<comments>one\n\n two &amp; three</comments>")
    assert deck.comments == ("one", "two & three")
    assert "<comments>one\ntwo &amp; three</comments>" in converted(deck, COD).text


def test_numbers_of_magic_online_are_no_uuids():
    assert "uuid" not in converted(read_deck(sample("dek")), COD).text
