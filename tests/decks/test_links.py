"""A link in place of a list: no page is opened, and the list says so."""

import pytest

from headjudge.decks.reading import read_deck
from headjudge.wording import LANGUAGES, speak

LINKS = (
    "https://fabrary.net/decks/01KW7YDAFZGGAFKC0QQT0HS55H",
    "https://moxfield.com/decks/abc-DEF_1",
    "  HTTPS://archidekt.com/decks/1234567/a-deck  ",
)


@pytest.mark.parametrize("link", LINKS)
@pytest.mark.parametrize("game", ["fab", "mtg"])
def test_only_a_link_is_told(link, game):
    deck = read_deck(f"My deck:\n\n{link}\n" if "fabrary" in link else link, {}, game=game)
    assert deck.entries == ()
    (told,) = [one for one in deck.findings if one.code == "deck.link_only"]
    assert told.params["found"] == link.strip()
    assert told.line == (3 if "fabrary" in link else 1)
    said = {speak(language).sentence(told) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_a_link_beside_a_list_is_no_remark():
    deck = read_deck("3 Pummel (red)\nSee the full deck @ https://fabrary.net/decks/01KW7Y\n", {}, game="fab")
    assert deck.count("deck") == 3
    assert "deck.link_only" not in {one.code for one in deck.findings}


def test_the_import_link_is_a_list_itself():
    link = "https://fabrary.net/decks?tab=import&format=blitz&name=x&cards=WTR001&cards=WTR002"
    deck = read_deck(link, {})
    assert len(deck.entries) == 2
    assert "deck.link_only" not in {one.code for one in deck.findings}
