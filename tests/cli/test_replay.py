"""``replay``: a script on the command line, as JSON and for people, in three languages."""

import io
import json
import re
import shutil

import pytest

from tests.cli.run import ask, call
from tests.decks.sample import SAMPLE
from tests.worldbreaker.test_script import GOOD

EVENTS = [
    {"do": "turn", "player": "P1"},
    {"do": "cast", "by": "P1", "card": "w1", "pay": "{6}{W}{U}{B}"},
    {"do": "cast", "by": "P1", "card": "w1", "pay": "{6}{W}{W}{W}"},
    {"do": "resolve", "card": "w1"},
]


@pytest.fixture
def script(tmp_path):
    shutil.copy(SAMPLE, tmp_path / "sample_cards.json")
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**GOOD, "cards": "sample_cards.json", "events": EVENTS}), encoding="utf-8")
    return path


def test_one_answer_for_each_event(script):
    told = ask("replay", script)
    assert [step["accepted"] for step in told["steps"]] == [True, False, True, True]
    refused, _, resolved = told["steps"][1:]
    assert (refused["code"], refused["zone"], refused["face"]) == ("wb.cost", "forbidden", "A")
    assert "{6}{W}{W}{W}" in refused["payments"]
    assert (resolved["rule"], resolved["passed_through"]) == ("T8", ["graveyard"])
    assert told["state"]["w1"] == {
        "zone": "forbidden",
        "face": "B",
        "owner": "P1",
        "controller": "P1",
        "card": "Worldfire",
    }


@pytest.mark.parametrize(("language", "word"), [("en", "Refused"), ("ja", "不可"), ("ru", "Отказано")])
def test_people_read_what_happened_and_why(script, language, word):
    text = call("replay", script, "--explain", "--lang", language).out
    assert word in text
    assert "T8" in text
    assert len(re.findall(r"^\d+\. ", text, re.M)) == len(EVENTS)


def test_each_line_of_an_explanation_stands_once_and_payments_only_where_they_help(script):
    moved = [{"do": "put", "by": "P1", "card": card, "to": "graveyard"} for card in ("w1", "w2")]
    both = {
        "do": "together",
        "events": [{"do": "move", "card": card, "to": "exile"} for card in ("w1", "w2")],
    }
    events = [*EVENTS[:2], *moved, both, {"do": "cast", "by": "P1", "card": "w1", "pay": "{6}{W}{W}{W}"}]
    script.write_text(json.dumps({**GOOD, "cards": "sample_cards.json", "events": events}), encoding="utf-8")
    steps = ask("replay", script, "--explain")["steps"]
    assert [step["accepted"] for step in steps] == [True, False, True, True, True, False]
    assert "T15" in " ".join(steps[4]["explain"])
    assert all(len(set(step["explain"])) == len(step["explain"]) for step in steps)
    assert ["{6}{W}{W}{W}" in " ".join(step["explain"]) for step in steps][1::4] == [True, False]


def test_what_another_table_plays_is_a_list(script):
    options = {"A3": "owner", "A9": "always"}
    script.write_text(
        json.dumps({**GOOD, "cards": "sample_cards.json", "options": options, "events": EVENTS})
    )
    lines = call("replay", script).out.splitlines()
    assert [line.split(" ")[3] for line in lines[1:3]] == ["A3", "A9"]


def test_a_fault_of_the_whole_file_has_no_empty_place(script):
    script.write_text("[]")
    assert "\n  This must be an object" in call("replay", script).err


def test_a_script_with_faults_is_not_played(script):
    script.write_text(json.dumps({**GOOD, "events": [{"do": "cast"}]}), encoding="utf-8")
    done = call("replay", script)
    assert done.status == 3
    assert "/events/0/by" in done.err


def test_it_reads_standard_input(script, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(script.read_bytes())))
    assert len(ask("replay", "-", "--cards", SAMPLE)["steps"]) == len(EVENTS)


def test_without_card_data_it_says_what_to_do(script):
    script.write_text(json.dumps({**GOOD, "events": EVENTS}), encoding="utf-8")
    done = call("replay", script, "--cards", "none")
    assert done.status == 3
    assert "cards import" in done.err
