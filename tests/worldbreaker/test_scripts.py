"""Scripts whose answers were written from the rules alone, and random games against a plain model of the rules."""

import json
import os
from pathlib import Path

import pytest

from headjudge.wording import speak
from headjudge.wording.worldbreak import answer_json, state_json, step_json
from headjudge.worldbreaker.script import read_script, replay
from tests.decks.sample import sample_base, sample_objects
from tests.worldbreaker.random_games import random_game

FOLDER = Path(__file__).parents[1] / "data" / "worldbreaker" / "scripts"
SCRIPTS = [
    pytest.param(one, id=f"{path.stem}-{one['name']}")
    for path in sorted(FOLDER.glob("*.json"))
    for one in json.loads(path.read_text(encoding="utf-8"))
]
GAMES = int(os.environ.get("GAMES", "600"))
"""Random games; ``GAMES=10000`` plays ten thousand."""


def played(script):
    done = replay(read_script(json.dumps(script).encode()), sample_base())
    return [step_json(step, speak("en")) for step in done.steps], state_json(done.game)


@pytest.mark.parametrize("one", SCRIPTS)
def test_every_step_is_answered_as_the_rules_say(one):
    steps, state = played(one["script"])
    assert len(steps) == len(one["steps"])
    for number, (expected, found) in enumerate(zip(one["steps"], steps, strict=True)):
        wanted = {key: value for key, value in expected.items() if key != "unsure"}
        assert {key: found[key] for key in wanted} == wanted, (number, one["script"]["events"][number])
    if "state" in one:
        assert set(one["state"]) == set(state)
        for key, wanted in one["state"].items():
            assert {part: state[key][part] for part in wanted} == wanted


def test_random_games_are_answered_like_the_plain_model():
    cards = list(sample_objects())
    for number in range(GAMES):
        script, expected, end = random_game(number, cards)
        done = replay(read_script(json.dumps(script).encode()), sample_base())
        steps, state = [answer_json(step) for step in done.steps], state_json(done.game)
        for at, (wanted, found) in enumerate(zip(expected, steps, strict=True)):
            assert {key: found[key] for key in wanted} == wanted, (number, at, script["events"][at])
        for key, wanted in end.items():
            assert {part: state[key][part] for part in wanted} == wanted
