"""Files of Forge: each oddity of the form."""

from __future__ import annotations

import pytest

from headjudge.decks.converting import converted
from headjudge.decks.decklist import Entry
from headjudge.decks.naming import NO_CARD_DATA
from headjudge.decks.reading import read_deck
from headjudge.decks.registry import forms
from tests.decks.made_by_hand import sample
from tests.decks.making import Knowing

FORGE = forms()["forge"]


def card(line: str, *known: str) -> Entry:
    deck = FORGE.read(f"[Main]\n{line}\n", Knowing(known) if known else NO_CARD_DATA)
    assert not deck.findings
    [entry] = deck.entries
    return entry


def test_the_sample_is_read_whole():
    deck = read_deck(sample("forge"))
    assert [(one.line, one.name, one.count, one.section) for one in deck.entries] == [
        (7, "Golos, Tireless Pilgrim", 1, "commander"),
        (9, "Sol Ring", 1, "main"),
        (10, "Island", 2, "main"),
        (11, "Island", 2, "main"),
        (12, "Fire // Ice", 1, "main"),
        (15, "Wear // Tear", 1, "sideboard"),
        (17, "Academy at Tolaria West", 1, "extras"),
    ]
    assert (deck.entries[0].finish, deck.entries[0].set_code) == ("foil", "M20")
    assert (deck.entries[2].set_code, deck.entries[2].ident, deck.entries[2].number) == (
        "ELD",
        "forge:2",
        "255",
    )
    assert deck.entries[6].pile == "Planes"
    assert (deck.title, deck.format_name) == ("Friday night", "Commander")
    assert deck.comments == ("played twice", "AiHints=AllowRandomSet", "not decided")
    assert not deck.findings


def test_every_line_is_accounted_for():
    deck = read_deck(sample("forge"))
    assert [line.text for line in deck.lines] == sample("forge").splitlines()
    assert [line.kind for line in deck.lines[:7]] == [
        "section",
        "head",
        "head",
        "head",
        "head",
        "section",
        "card",
    ]


def test_a_missing_count_is_one():
    assert card("Island").count == 1


@pytest.mark.parametrize(
    ("line", "seen"),
    [
        ("2 Island|ELD", ("Island", "ELD", None, None, None)),
        ("2 Island|eld|3", ("Island", "ELD", None, "forge:3", None)),
        ("2 Island|ELD|[254★]", ("Island", "ELD", "254★", None, None)),
        ("2 Island|3", ("Island", None, None, "forge:3", None)),
        ("2 Island+|ELD", ("Island", "ELD", None, None, "foil")),
        ("2 Island+", ("Island", None, None, None, "foil")),
        ("2 Island | ELD | 1", ("Island", "ELD", None, "forge:1", None)),
    ],
)
def test_what_stands_behind_the_name(line, seen):
    entry = card(line)
    assert entry.count == 2
    assert (entry.name, entry.set_code, entry.number, entry.ident, entry.finish) == seen


@pytest.mark.parametrize(
    ("line", "name", "count"),
    [
        ("1996 World Champion", "1996 World Champion", 1),
        ("2 +2 Mace|AFR", "+2 Mace", 2),
        ("1 This | That|ELD", "This | That", 1),
        ("1 Name+|ELD", "Name+", 1),
    ],
)
def test_a_name_that_is_known_wins(line, name, count):
    entry = card(line, name)
    assert (entry.name, entry.count, entry.finish) == (name, count, None)


def test_a_name_is_never_taken_apart_otherwise():
    assert card("1 Hazmat Suit (Used)|UST").name == "Hazmat Suit (Used)"
    assert card("1 Erase (Not the Urza's Legacy One)").name == "Erase (Not the Urza's Legacy One)"


def test_flags_behind_a_card_are_told():
    deck = FORGE.read("[Main]\n1 Island|ELD|1|#markedColors=W", NO_CARD_DATA)
    assert [(one.code, one.line, one.params["part"]) for one in deck.findings] == [
        ("deck.part_unknown", 2, "#markedColors=W")
    ]
    assert deck.entries[0].name == "Island"


@pytest.mark.parametrize(
    ("header", "section", "pile"),
    [
        ("[Avatar]", "extras", "Avatar"), ("[Planes]", "extras", "Planes"), ("[Schemes]", "extras", "Schemes"),
        ("[Attractions]", "extras", "Attractions"), ("[Contraptions]", "extras", "Contraptions"),
        ("[Dungeon]", "extras", "Dungeon"), ("[Conspiracy]", "extras", "Conspiracy"),
        ("[sideboard]", "sideboard", None), ("[Companion]", "companion", None), ("[Commander]", "commander", None),
    ],
)  # fmt: skip
def test_sections(header, section, pile):
    [entry] = FORGE.read(f"[metadata]\nName=x\n{header}\n1 Island", NO_CARD_DATA).entries
    assert (entry.section, entry.pile) == (section, pile)


def test_a_blank_line_does_not_end_the_commanders():
    deck = FORGE.read("[Commander]\n1 Golos, Tireless Pilgrim\n\n1 Sol Ring\n[Main]\n1 Island", NO_CARD_DATA)
    assert [one.section for one in deck.entries] == ["commander", "commander", "main"]


def test_a_companion_is_kept_apart_and_written_to_the_sideboard():
    deck = read_deck("[metadata]\nName=x\n[Commander]\n1 Golos, Tireless Pilgrim\n[Companion]\n1 Sol Ring\n")
    assert [one.section for one in deck.entries] == ["commander", "companion"]
    written = converted(deck, FORGE)
    assert "[Sideboard]\n1 Sol Ring\n" in written.text
    assert [one.code for one in written.findings] == ["deck.section_moved"]


def test_an_unknown_section_is_told_and_kept_apart():
    deck = FORGE.read("[metadata]\nName=x\n[Sideborad]\n1 Island", NO_CARD_DATA)
    assert [(one.code, one.line, one.params) for one in deck.findings] == [
        ("deck.section_unknown", 3, {"section": "Sideborad"})
    ]
    assert (deck.entries[0].section, deck.entries[0].pile) == ("extras", "Sideborad")


def test_other_keys_are_comments_and_go_back_to_their_place():
    text = "[metadata]\nName=x\nComment=a=b\nTags=slow,red\nNo key at all\n[Main]\n1 Island\n"
    deck = FORGE.read(text, NO_CARD_DATA)
    assert deck.comments == ("a=b", "Tags=slow,red", "No key at all")
    again = converted(deck, FORGE).text
    assert "\nTags=slow,red\n" in again
    assert FORGE.read(again, NO_CARD_DATA).comments == deck.comments


@pytest.mark.parametrize("comment", ["Name=other", "Comment=x", "deck type=y", "= z", "Key="])
def test_a_comment_that_looks_like_a_key_stays_a_comment(comment):
    deck = read_deck(
        f"<cockatrice_deck><deckname>T</deckname><comments>{comment}</comments></cockatrice_deck>"
    )
    again = FORGE.read(converted(deck, FORGE).text, NO_CARD_DATA)
    assert (again.title, again.format_name, again.comments) == ("T", None, (comment,))


@pytest.mark.parametrize(
    ("line", "why"), [("0 Island", "count_zero"), ("-1 Island", "count_negative"), ("5 |ELD", "no_name")]
)
def test_a_card_that_is_none_is_told(line, why):
    deck = FORGE.read(f"[Main]\n{line}", NO_CARD_DATA)
    assert [(one.code, one.line, one.params["why"]) for one in deck.findings] == [("line.unreadable", 2, why)]
    assert deck.lines[1].kind == "unreadable"


def test_etched_has_no_sign_and_is_told():
    deck = read_deck('{"main": [{"name": "Island", "count": 1, "finish": "etched"}]}')
    written = converted(deck, FORGE)
    assert "1 Island\n" in written.text
    assert [(one.code, one.params["mark"]) for one in written.findings] == [("deck.marks_left_out", "finish")]


def test_catids_are_no_art():
    assert "|" not in converted(read_deck(sample("dek")), FORGE).text
