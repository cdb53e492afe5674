"""Every form is known by what a file holds, never by its name, and none is taken for another."""

from __future__ import annotations

import pytest

from headjudge.decks.naming import NO_CARD_DATA
from headjudge.decks.reading import read_deck
from headjudge.decks.registry import forms, recognised
from tests.decks.made_by_hand import key_of, samples

SAMPLES = samples()
EACH = pytest.mark.parametrize("name", SAMPLES)
XML = ("dek", "cod", "o8d")


def test_every_form_has_a_sample():
    assert {key_of(name) for name in SAMPLES} == set(forms())


@EACH
class TestASampleOfEachForm:
    def test_is_known_for_what_it_is(self, name: str) -> None:
        assert recognised(SAMPLES[name]).key == key_of(name)

    def test_no_other_form_claims_it_as_strongly(self, name: str) -> None:
        claims = {form.key: form.likeness(SAMPLES[name]) for form in forms().values()}
        own = claims.pop(key_of(name))
        assert all(claim < own for claim in claims.values()), (own, claims)

    @pytest.mark.parametrize(
        "changed",
        [
            pytest.param(lambda text: "\ufeff" + text, id="behind a mark of byte order"),
            pytest.param(lambda text: "\n \n\t\n" + text, id="behind blank lines"),
            pytest.param(lambda text: "\ufeff\r\n" + text, id="behind a mark of byte order and a blank line"),
            pytest.param(lambda text: text.replace("\n", "\r\n"), id="with line ends of Windows"),
        ],
    )
    def test_is_known_and_read_alike(self, name: str, changed) -> None:
        text = changed(SAMPLES[name])
        form = recognised(text)
        assert form.key == key_of(name)
        as_it_is = read_deck(SAMPLES[name])
        seen = read_deck(text)
        assert [(one.name, one.count, one.section) for one in seen.entries] == [
            (one.name, one.count, one.section) for one in as_it_is.entries
        ]
        assert not [finding for finding in seen.findings if finding.code == "line.unreadable"]

    def test_its_lines_stand_where_they_stand(self, name: str) -> None:
        if key_of(name) == "talishar":
            return  # its lines are the cards of the JSON, counted: programs write it on one line
        moved = forms()[key_of(name)].read("\n\n" + SAMPLES[name], NO_CARD_DATA)
        as_it_is = forms()[key_of(name)].read(SAMPLES[name], NO_CARD_DATA)
        assert [one.line for one in moved.entries] == [one.line + 2 for one in as_it_is.entries]


@pytest.mark.parametrize("name", [name for name in SAMPLES if key_of(name) in XML])
class TestXmlBehindComments:
    def test_before_the_declaration(self, name: str) -> None:
        text = "<!-- made\nby hand -->\n" + SAMPLES[name]
        deck = read_deck(text)
        assert deck.form == key_of(name)
        assert "made" in deck.comments
        assert [one.line for one in deck.entries] == [
            one.line + 2 for one in read_deck(SAMPLES[name]).entries
        ]

    def test_of_another_root(self, name: str) -> None:
        text = "<!-- <cockatrice_deck> <Deck> <Cards> -->" + SAMPLES[name]
        assert recognised(text).key == key_of(name)


@pytest.mark.parametrize("name", [name for name in SAMPLES if key_of(name) in ("forge", "xmage")])
def test_comments_before_the_first_line_change_nothing(name: str) -> None:
    text = "# Sol Ring\n//Sideboard\n\n" + SAMPLES[name] if name == "xmage" else "# mine\n\n" + SAMPLES[name]
    deck = read_deck(text)
    assert deck.form == name
    assert [(one.name, one.section) for one in deck.entries] == [
        (one.name, one.section) for one in read_deck(SAMPLES[name]).entries
    ]


def test_colours_of_flesh_and_blood_are_no_set_codes() -> None:
    text = (
        "1x Lyath Goldmane\n1x Titan's Fist\n2x Act of Glory (red)\n2x Mocking Blow (yel)\n2x Booze! (blu)\n"
    )
    assert recognised(text).key == "fabtcg"


def test_a_plain_list_with_counts_of_its_groups_is_no_list_of_flesh_and_blood() -> None:
    text = "Creatures (2)\n2 Bear\n\nSpells (3)\n3 Opt\n\nLands\n20 Island\n\nSideboard (2)\n2 Duress\n"
    deck = read_deck(text)
    assert deck.game == "mtg"
    assert deck.count("main") == 25
    assert deck.count("sideboard") == 2
