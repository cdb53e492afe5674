"""Whatever a verdict finds can be said in every language."""

import pytest
from hypothesis import given

from headjudge.decks.judging import judge
from headjudge.findings import Finding, Rule
from headjudge.policy.deck_formats import format_on
from headjudge.wording import LANGUAGES, speak
from tests.decks.sample import Made, card_base, filled, judged, sample_base
from tests.decks.test_planted_faults import BASE, LISTS
from tests.properties.test_decks_judged import DAYS, FORMATS, lists

OF_READING = ("card.unknown", "card.ambiguous", "line.unreadable", "deck.sideboard_assumed")
"""Said by the reading of lists, which has its sentences in a part of its own."""


def said(finding: Finding, language: str) -> str:
    return speak(language).finding(finding)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_planted_faults(language):
    told = set()
    for rules, commander, cards, basic, over, behind, _ in LISTS:
        size = (60 if rules["format"] == "brawl" else 100) + over
        for one in judged(filled(commander, cards, basic, size) + behind, BASE, **rules).findings:
            told.add(one.code)
            words = said(one, language)
            assert not words.endswith((" ", "：", ":")), words
            if one.params.get("card"):
                assert one.params["card"] in words
    assert len(told) > 10


@pytest.mark.parametrize("language", LANGUAGES)
@given(deck=lists(), format_id=FORMATS, on=DAYS)
def test_any_list_with_and_without_card_data(language, deck, format_id, on):
    rules = format_on(format_id, on)
    for base in (BASE, None):
        for one in judge(deck, rules, base).findings:
            if one.code not in OF_READING:
                assert said(one, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Commander\n1 Clara Oswald\nDeck\n1 Opt\n98 Wastes\n", "deck.colour_not_chosen"),
        ("Commander\n1 Karn, Silver Golem [colour: U]\nDeck\n99 Wastes\n", "deck.colour_not_asked"),
        ("1 Zur the Enchanter\n99 Island\n", "deck.commander_assumed"),
        (
            "Commander\n1 Zur the Enchanter\nDeck\n99 Island\nAttractions\n1 Zur the Enchanter\n",
            "deck.pile_unchecked",
        ),
        ("Commander\n1 Thin Card\nDeck\n99 Island\n", "card.data_thin"),
        (
            "Commander\n1 Zur the Enchanter\nCompanion\n1 New Friend\nDeck\n99 Island\n",
            "deck.companion_unchecked",
        ),
        ("Commander\n1 Zur the Enchanter\nCompanion\n2 Sol Ring\nDeck\n99 Island\n", "deck.companion_count"),
        ("Commander\n1 Kenrith, the Returned King\nDeck\n1 Odd Bear\n98 Island\n", "cards.identity_differs"),
    ],
)
def test_rare_findings(language, text, code):
    made = [
        Made("Thin Card", ""),
        Made(
            "New Friend",
            "Legendary Creature — Cat",
            identity="",
            cost="",
            keywords=["Companion"],
            text="Companion — Odd.",
        ),
        Made("Odd Bear", cost="{B}", identity="G"),
    ]
    got = judged(text, card_base(made), format="commander", on="2026-11-30")
    (one,) = [one for one in got.findings if one.code == code]
    assert said(one, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_organiser_changed(language):
    text = filled("Niv-Mizzet Reborn", {"Oko, Thief of Crowns": 1, "Opt": 1}, "Island")
    got = judged(text, sample_base(), additions={"Opt": "理由"}, lifted={"Oko, Thief of Crowns": "причина"})
    words = [said(one, language) for one in got.findings]
    assert any("理由" in one for one in words)
    assert any("причина" in one for one in words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ban_names_its_document_and_both_days(language):
    told = {
        "card": "Oko",
        "kind": "banned",
        "since": "2019-11-22",
        "announced": "2019-11-18",
        "expected": 0,
        "found": 1,
    }
    rule = Rule("Banned and Restricted Announcement", "Brawl", "2019-11-22")
    words = said(Finding("card.banned", "error", "Oko", told, rule, 5), language)
    assert "2019-11-22" in words
    assert "2019-11-18" in words
    assert "Banned and Restricted Announcement" in words
