"""``headjudge new --format``: an event whose deck rules are not its policy's own."""

import json

import pytest

from headjudge.wording import LANGUAGES
from tests.cli.run import ask, call


def new(file, policy, *more):
    return call("new", file, "--policy", policy, "--name", "Evening", "--date", "2026-11-30", *more, "--json")


@pytest.mark.parametrize(
    ("policy", "named", "kept"),
    [
        ("mtg/swiss", "brawl", "brawl"),
        ("mtg/swiss", "edh", "commander"),
        ("pods/plain", "world-breaker", "world-breaker"),
        ("fab/team", "fab/silver-age", "fab/silver-age"),
        ("swiss", "fab/commoner", "fab/commoner"),
        ("swiss", "commander", "commander"),
    ],
)
def test_the_file_names_the_deck_rules_by_their_own_id(tmp_path, policy, named, kept):
    file = tmp_path / "event.json"
    assert new(file, policy, "--format", named).status == 0
    assert json.loads(file.read_text(encoding="utf-8"))["format"] == kept
    ask("enter", file, "Aki", "Boris")
    assert json.loads(file.read_text(encoding="utf-8"))["format"] == kept


def test_without_it_the_policy_has_its_own(tmp_path):
    file = tmp_path / "event.json"
    assert new(file, "fab/blitz").status == 0
    assert "format" not in json.loads(file.read_text(encoding="utf-8"))


def test_rules_that_do_not_exist_are_refused_with_those_that_do(tmp_path):
    told = new(tmp_path / "event.json", "mtg/swiss", "--format", "pauper")
    assert told.status != 0
    (fault,) = told.json["error"]["findings"]
    assert fault["code"] == "format.unknown"
    assert "brawl" in fault["message"]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("policy", "named"), [("fab/blitz", "brawl"), ("mtg/swiss", "fab/blitz")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_of_another_game_are_refused(tmp_path, policy, named, language):
    told = new(tmp_path / "event.json", policy, "--format", named, "--lang", language)
    assert told.status == 3
    (fault,) = told.json["error"]["findings"]
    assert (fault["code"], fault["pointer"]) == ("sense.format_of_other_game", "/format")
    assert named in fault["message"]
    assert policy in fault["message"]
    assert list(tmp_path.iterdir()) == []
