"""``format`` of an event file: deck rules of the policy's own game."""

import json

import pytest

from headjudge.findings import InputError
from headjudge.tournament.event_file import read_event


def event(policy, named):
    return json.dumps(
        {
            "headjudge": 1,
            "name": "Evening",
            "date": "2026-11-30",
            "policy": policy,
            "format": named,
            "seed": "s",
            "entrants": [{"id": "A", "name": "A"}],
            "rounds": [],
        }
    ).encode()


@pytest.mark.parametrize(
    ("policy", "named"),
    [
        ("fab/classic-constructed", "commander"),
        ("fab/sealed", "edh"),
        ("mtg/swiss", "fab/blitz"),
        ("goldfish-arena", "fab/ultimate-pit-fight"),
    ],
)
def test_deck_rules_of_another_game_are_a_fault(policy, named):
    with pytest.raises(InputError) as caught:
        read_event(event(policy, named))
    assert [(one.code, one.subject) for one in caught.value.findings] == [
        ("sense.format_of_other_game", "/format")
    ]


def test_it_is_told_with_all_other_faults():
    whole = json.loads(event("mtg/swiss", "fab/blitz")) | {"keep_apart": [["A", "A"]]}
    with pytest.raises(InputError) as caught:
        read_event(json.dumps(whole).encode())
    assert {one.code for one in caught.value.findings} == {
        "sense.format_of_other_game",
        "sense.keep_apart_same",
    }


@pytest.mark.parametrize(
    ("policy", "named"),
    [
        ("mtg/swiss", "brawl"),
        ("pods/plain", "commander"),
        ("swiss", "fab/blitz"),
        ("swiss", "brawl"),
        ("fab/classic-constructed", "fab/living-legend"),
        # A name that this version does not know is no fault: the file may come from a later one.
        ("mtg/swiss", "pauper"),
    ],
)
def test_rules_of_the_own_game_and_unknown_names_stand(policy, named):
    assert read_event(event(policy, named))[0].format == named
