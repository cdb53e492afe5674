"""The scripts written by hand and the second model, each checking the other."""

import json
from pathlib import Path

import pytest

from tests.worldbreaker.random_games import random_game
from tests.worldbreaker.reference import Reference

DATA = Path(__file__).parents[1] / "data"
CARDS = json.loads((DATA / "cards" / "sample_cards.json").read_text(encoding="utf-8"))
SCRIPTS = [
    one
    for file in sorted((DATA / "worldbreaker" / "scripts").glob("*.json"))
    for one in json.loads(file.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("case", SCRIPTS, ids=lambda case: case["name"])
def test_the_second_model_answers_every_step_as_written(case):
    game = Reference(case["script"], CARDS)
    assert len(case["script"]["events"]) == len(case["steps"])
    for number, (event, expected) in enumerate(zip(case["script"]["events"], case["steps"], strict=True)):
        before = game.state()
        answer = game.event(event)
        stated = {key: value for key, value in expected.items() if key != "unsure"}
        assert {key: answer[key] for key in stated} == stated, (number, event)
        if not answer["accepted"]:
            assert game.state() == before, (number, event)
    assert game.state() == case["state"]


def test_every_transition_and_every_refusal_stands_in_a_script():
    steps = [step for case in SCRIPTS for step in case["steps"]]
    assert {s["rule"] for s in steps} - {None} == {"T3b", *(f"T{n}" for n in range(1, 19))}
    assert {s["code"] for s in steps} - {None} == {
        "wb.spent",
        "wb.not_owner",
        "wb.timing",
        "wb.cost",
        "wb.land_drop",
        "wb.range",
        "wb.zone",
        "wb.type",
    }


def test_random_games_reach_every_transition_and_keep_the_invariants():
    seen = set()
    for number in range(300):
        script, steps, _ = random_game(number, CARDS)
        game, spent = Reference(script, CARDS), set()
        for event, step in zip(script["events"], steps, strict=True):
            before = game.state()
            assert game.event(event) == step  # the same number is the same game
            after = game.state()
            seen |= {step["rule"], step["code"]}
            for ident, card in after.items():
                assert (card["face"] is None) == (card["zone"] != "forbidden")
                assert card["zone"] in ("forbidden", "stack", "battlefield", "graveyard")
                if before[ident]["face"] == "A" and card["zone"] != "forbidden":
                    assert event["by"] == card["owner"]
                if ident in spent:
                    assert card["face"] == "B"
                if card["face"] == "B":
                    spent.add(ident)
    assert seen > {
        "T3b",
        *(f"T{n}" for n in range(1, 19)),
        "wb.cost",
        "wb.land_drop",
        "wb.timing",
        "wb.type",
        "wb.zone",
    }
