"""Reading scripts: every fault at once, each with its place; notes are warnings, slips are faults."""

import json

import pytest

from headjudge.findings import InputError
from headjudge.worldbreaker.script import read_script, replay
from tests.cards.making import ENGLISH, LOCALISED, opened
from tests.decks.sample import sample_base

GOOD = {
    "headjudge": 1,
    "policy": "world-breaker",
    "players": [
        {
            "id": "P1",
            "commander": ["Zur the Enchanter"],
            "worldbreaks": [
                {"id": "w1", "card": "Worldfire"},
                {"id": "w2", "card": "Prophet of Kruphix"},
                {"id": "w3", "card": "Westvale Abbey"},
            ],
        }
    ],
    "events": [{"do": "turn", "player": "P1"}],
}


def read(**changes):
    return read_script(json.dumps({**GOOD, **changes}).encode())


def faults(data):
    with pytest.raises(InputError) as told:
        read_script(data if isinstance(data, bytes) else json.dumps(data).encode())
    return [(one.code, one.subject) for one in told.value.findings]


def with_events(*events):
    return {**GOOD, "events": list(events)}


def test_a_good_script_has_nothing_to_remark():
    assert read().findings == ()


def test_every_fault_at_once():
    script = {
        "headjudge": 2,
        "policy": "commander",
        "options": {"A9": "sometimes", "A77": "x"},
        "date": "2026-13-01",
        "players": [
            {"id": "P1", "commander": "Zur", "worldbreaks": [{"id": "w1", "card": ""}]},
            {"id": "P1", "commander": [7], "worldbreaks": [{"id": "w1", "card": "Opt"}, 3]},
        ],
        "events": [
            {"do": "explode"},
            {"do": "cast", "by": "P9", "card": "w9", "free": 1},
            {"do": "counter", "card": "w1"},
            {"do": "leave", "card": "w1", "to": "battlefield"},
            {"do": "phase", "phase": "dusk"},
            {"do": "cast", "by": "P1", "card": "w1", "fre": True},
            "cast",
            {"do": "together", "events": [{"do": "turn", "player": "P1"}]},
        ],
    }
    assert sorted(faults(script)) == sorted(
        [
            ("form.version", "/headjudge"),
            ("form.wrong_value", "/policy"),
            ("form.wrong_type", "/players/0/commander"),
            ("form.too_short", "/players/0/worldbreaks/0/card"),
            ("wb.id_twice", "/players/1/id"),
            ("form.wrong_type", "/players/1/commander/0"),
            ("wb.id_twice", "/players/1/worldbreaks/0/id"),
            ("form.wrong_type", "/players/1/worldbreaks/1"),
            ("form.wrong_value", "/events/0/do"),
            ("form.wrong_type", "/events/1/free"),
            ("wb.player_unknown", "/events/1/by"),
            ("wb.card_not_in_script", "/events/1/card"),
            ("form.missing_key", "/events/2/to"),
            ("form.wrong_value", "/events/3/to"),
            ("form.wrong_value", "/events/4/phase"),
            ("form.unknown_key", "/events/5/fre"),
            ("form.wrong_type", "/events/6"),
            ("form.wrong_value", "/events/7/events/0/do"),
            ("form.date", "/date"),
            ("wb.option_value", "/options/A9"),
            ("wb.option_unknown", "/options/A77"),
        ]
    )


@pytest.mark.parametrize("data", [b"", b"[]", b"{", b"\xff\xfe", b'"x"', b"null", b"[" * 5000])
def test_what_is_no_script_is_told(data):
    assert faults(data)


def test_nested_beyond_reason_is_told():
    deep = {"do": "turn", "player": "P1"}
    for _ in range(60):
        deep = {"do": "together", "events": [deep]}
    assert faults(with_events(deep)) == [("form.too_deep", "")]


def test_a_note_is_a_warning_and_a_slip_is_a_fault():
    event = {"do": "turn", "player": "P1", "why": "P1 won the roll"}
    found = read(events=[event], author="me").findings
    assert [(one.code, one.severity, one.subject) for one in found] == [
        ("wb.key_not_read", "warning", "/author"),
        ("wb.key_not_of_event", "warning", "/events/0/why"),
    ]
    slip = {"do": "leave", "card": "w2", "to": "exile", "retrun": True}
    assert faults(with_events(slip)) == [("form.unknown_key", "/events/0/retrun")]


def test_a_spell_without_targets_goes_to_the_graveyard_only():
    event = {"do": "counter", "card": "w1", "to": "hand", "fizzled": True}
    assert faults(with_events(event)) == [("form.wrong_value", "/events/0/to")]
    assert read(events=[{**event, "to": "graveyard"}]).events[0].fizzled


def test_another_number_of_worldbreaks_is_a_warning():
    players = [{**GOOD["players"][0], "worldbreaks": GOOD["players"][0]["worldbreaks"][:2]}]
    (found,) = read(players=players).findings
    assert (found.code, found.severity, found.params["found"]) == ("wb.not_three", "warning", 2)


def test_cards_that_are_not_known_are_told_at_once_with_what_is_meant():
    players = [
        {
            "id": "P1",
            "commander": ["Zur the Enchantress"],
            "worldbreaks": [{"id": "w1", "card": "Wordlfire"}],
        },
    ]
    with pytest.raises(InputError) as told:
        replay(read(players=players), sample_base())
    assert [(one.subject, one.params["near"][0]) for one in told.value.findings] == [
        ("/players/0/commander/0", "Zur the Enchanter"),
        ("/players/0/worldbreaks/0/card", "Worldfire"),
    ]


def test_cards_are_called_in_any_language_and_by_a_face():
    players = [
        {
            "id": "P1",
            "commander": ["結界師ズアー"],
            "worldbreaks": [{"id": "w1", "card": "世界火"}, {"id": "w3", "card": "Westvale Abbey"}],
        }
    ]
    done = replay(read(players=players), opened(ENGLISH, LOCALISED))
    assert [card.card.name for card in done.game.cards.values()] == [
        "Worldfire",
        "Westvale Abbey // Ormendahl, Profane Prince",
    ]
