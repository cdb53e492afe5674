"""Files of XMage: each oddity of the form."""

from __future__ import annotations

import pytest

from headjudge.decks.converting import converted
from headjudge.decks.naming import NO_CARD_DATA
from headjudge.decks.reading import read_deck
from headjudge.decks.registry import forms, recognised
from tests.decks.made_by_hand import sample
from tests.decks.making import Knowing

XMAGE = forms()["xmage"]


def test_the_sample_is_read_whole():
    deck = read_deck(sample("xmage"))
    assert [
        (one.line, one.name, one.count, one.section, one.set_code, one.number) for one in deck.entries
    ] == [
        (5, "Sol Ring", 1, "main", "C21", "263"),
        (6, "Ugin, the Ineffable", 1, "main", "WAR", "2*"),
        (7, "Island", 4, "main", "ELD", "254"),
        (9, "Cephalid Looter", 1, "main", "ODY", "72+"),
        (10, "Golos, Tireless Pilgrim", 1, "sideboard", "M20", "226"),
    ]
    assert deck.title == "Friday night"
    assert deck.comments == ("made by hand", "Author: Anna", "Land")
    assert not deck.findings


def test_every_line_is_accounted_for():
    deck = read_deck(sample("xmage"))
    assert [line.text for line in deck.lines] == sample("xmage").splitlines()
    assert [line.kind for line in deck.lines] == [
        "comment", "head", "head", "blank", "card", "card", "card", "comment", "card", "card", "head", "head",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("line", "seen"),
    [
        ("1 [WAR:2*] Ugin", ("Ugin", 1, "main", "WAR", "2*")),
        ("1 [ODY:72+] Looter", ("Looter", 1, "main", "ODY", "72+")),
        ("SB:1 [ELD:254] Island", ("Island", 1, "sideboard", "ELD", "254")),
        ("sb: 12 [eld:254a] Island", ("Island", 12, "sideboard", "ELD", "254a")),
        ("[ELD:254] Island", ("Island", 1, "main", "ELD", "254")),
        ("1 [PLST:MB1-123] Island", ("Island", 1, "main", "PLST", "MB1-123")),
        ("3 [UST:5] Hazmat Suit (Used)", ("Hazmat Suit (Used)", 3, "main", "UST", "5")),
        ("1 [:] Island", ("Island", 1, "main", None, None)),
        ("2 Island", ("Island", 2, "main", None, None)),
    ],
)
def test_a_card(line, seen):
    deck = XMAGE.read(line, NO_CARD_DATA)
    [one] = deck.entries
    assert (one.name, one.count, one.section, one.set_code, one.number) == seen
    assert not deck.findings


def test_a_name_like_a_count_is_a_name():
    [one] = XMAGE.read("1996 World Champion", Knowing(["1996 World Champion"])).entries
    assert (one.name, one.count) == ("1996 World Champion", 1)


@pytest.mark.parametrize(
    ("line", "why"),
    [("0 [ELD:254] Island", "count_zero"), ("-2 [ELD:254] Island", "count_negative"), ("1 [ELD:254]", "no_name"),
     ("10000 [ELD:254] Island", "count_too_high"), ("1 [ELD:254] " + "x" * 3000, "too_long")],
)  # fmt: skip
def test_a_card_that_is_none_is_told(line, why):
    deck = XMAGE.read("NAME:x\n" + line, NO_CARD_DATA)
    assert [(one.code, one.line, one.params["why"]) for one in deck.findings] == [("line.unreadable", 2, why)]


def test_a_blank_line_starts_no_sideboard():
    deck = XMAGE.read("1 [ELD:254] Island\n\n1 [C21:263] Sol Ring", NO_CARD_DATA)
    assert [one.section for one in deck.entries] == ["main", "main"]


def test_lines_behind_a_sharp_or_slashes_are_comments_whatever_they_say():
    deck = XMAGE.read("1 [ELD:254] Island\n# Sideboard\n// Commander\n1 [C21:263] Sol Ring", NO_CARD_DATA)
    assert [one.section for one in deck.entries] == ["main", "main"]
    assert deck.comments == ("Sideboard", "Commander")


def test_the_commander_goes_to_the_sideboard():
    written = converted(read_deck(sample("forge")), XMAGE)
    assert "\nSB: 1 [M20:] Golos, Tireless Pilgrim\n" in written.text
    assert "deck.section_moved" in [one.code for one in written.findings]


def test_cards_without_set_and_number_are_told():
    written = converted(read_deck(sample("plain")), XMAGE)
    [told] = [one for one in written.findings if one.code == "deck.printing_missing"]
    assert told.params["names"] == ["Sol Ring", "Island", "Golos, Tireless Pilgrim", "Fire // Ice"]
    assert "1 [:] Sol Ring" in written.text
    assert recognised(written.text).key == "xmage"


def test_the_author_goes_back_to_its_line():
    deck = read_deck(sample("xmage"))
    assert "\nAUTHOR:Anna\n" in converted(deck, XMAGE).text
