"""``deck check`` for Flesh and Blood: the answer as people and programs get it."""

import json

import pytest

from headjudge.cards.building import new_database
from headjudge.cards.card import Source
from tests.cli.test_deck_check import check
from tests.decks.fab_sample import FILLING, card_of, list_of, told_cards

CC = ("--format", "fab/classic-constructed")


@pytest.fixture(scope="module")
def cards(tmp_path_factory):
    """The sample cards as a database file."""
    path = tmp_path_factory.mktemp("cards") / "fab.sqlite"
    with new_database(path, "sample") as building:
        for card in (*map(card_of, told_cards()), *FILLING):
            building.add_card(card)
        building.finish(Source("fab", "fab_package", "sample", "2026-05-16", "given", "cd" * 32))
    return path


class TestForPrograms:
    def test_a_legal_list(self, tmp_path, cards):
        text = list_of("Bravo, Showstopper", {"Anothos": 1, "Nimblism (blue)": 2}, size=61)
        told = check(tmp_path, text, *CC, "--date", "2025-04-18", "--cards", cards)
        answer = json.loads(told.out)
        assert (told.status, answer["verdict"]) == (0, "legal")
        assert answer["format"] == "fab/classic-constructed"
        assert answer["game"] == {"life": 40, "intellect": 4}
        assert list(answer["deck"]) == ["hero", "arena", "deck", "inventory", "maybeboard", "tokens"]
        shown = {
            section: [(one["name"], one["count"], one["pitch"]) for one in entries]
            for section, entries in answer["deck"].items()
        }
        assert shown["hero"] == [("Bravo, Showstopper", 1, None)]
        assert shown["arena"] == [("Anothos", 1, None)]
        assert shown["deck"][0] == ("Nimblism", 2, 3)

    def test_a_fault_names_the_bare_card_its_line_and_rule(self, tmp_path, cards):
        text = list_of("Bravo, Showstopper", {"Nimblism (blue)": 4})
        told = check(tmp_path, text, *CC, "--date", "2025-04-18", "--cards", cards)
        (fault,) = json.loads(told.out)["findings"]
        assert told.status == 1
        shown = {key: fault[key] for key in ("code", "severity", "card", "line", "expected", "found")}
        assert shown == {
            "code": "card.too_many_copies",
            "severity": "error",
            "card": "Nimblism",
            "line": 2,
            "expected": 3,
            "found": 4,
        }
        assert fault["rule"]["clause"] == "7.1"
        assert "Nimblism (blue)" in fault["message"]

    def test_without_card_data(self, tmp_path):
        text = list_of("Aurora, Shooting Star", {}).replace("Hero: ", "")
        told = check(tmp_path, text, *CC, "--date", "2025-06-01", "--cards", "none")
        answer = json.loads(told.out)
        assert (answer["verdict"], answer["cards"], answer["game"]) == ("illegal", None, {})
        assert answer["deck"]["hero"][0]["name"] == "Aurora, Shooting Star"
        assert ("card.banned", "Aurora, Shooting Star") in [
            (one["code"], one["card"]) for one in answer["findings"]
        ]

    def test_the_set_of_a_limited_event(self, tmp_path, cards):
        text = list_of("Bravo", {}, size=29)
        told = check(
            tmp_path, text, "--format", "fab/sealed", "--date", "2026-07-01", "--cards", cards, "--set", "sup"
        )
        assert [(one["code"], one["expected"]) for one in json.loads(told.out)["findings"]] == [
            ("deck.size", 30)
        ]


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_for_people_in_every_language(tmp_path, cards, language):
    text = list_of("Bravo, Showstopper", {"Nimblism (blue)": 4})
    told = check(
        tmp_path, text, *CC, "--date", "2025-04-18", "--cards", cards, language=language, is_json=False
    )
    assert told.status == 1
    assert "Nimblism (blue)" in told.out
    assert "40" in told.out
