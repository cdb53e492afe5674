"""Results of larger tables: every impossible one is refused, with what is wrong and where, in files and reports."""

import datetime
import json
import random
from dataclasses import replace
from typing import Any

import pytest

from headjudge.findings import InputError
from headjudge.policy.editions import resolve
from headjudge.policy.show import show
from headjudge.tournament import commands, events
from headjudge.tournament.decide import decide
from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.results import faults_of_result
from headjudge.tournament.rows import chained, from_row
from headjudge.tournament.state import Result
from headjudge.wording import LANGUAGES, speak
from tests.standings.pod_events import pod_event, random_pod_event

SEATS = ("A", "B", "C", "D")

POSSIBLE = [
    {"winner": "C", "out": ["D", "A", "B"]},
    {"winner": "C", "out": ["D", "A", "B"], "together": [["A", "D"]]},
    {"winner": "C", "out": ["D", "A", "B"], "together": [["D", "A", "B"]], "how": "played"},
    {"winner": "C", "out": ["D", "A", "B"], "no_show": ["D"], "how": "no_show"},
    {"winner": "C", "out": ["D", "A", "B"], "no_show": ["A", "D"], "left": ["B"]},
    {"winner": "C", "out": ["D", "A", "B"], "through": ["C", "A"]},
    {"draw": True, "through": ["C"]},
    {"draw": True},
    {"draw": True, "how": "agreed"},
    {"draw": True, "out": ["A"]},
    {"draw": True, "out": ["B", "A"], "together": [["A", "B"]]},
    {"draw": True, "out": ["D", "A", "B", "C"], "together": [["A", "B", "C"]]},
    {"draw": True, "out": ["D", "A", "B", "C"], "together": [["D", "A"], ["C", "B"]]},
]

IMPOSSIBLE = [
    ({}, [("", "sense.table_undecided")]),
    ({"out": ["A"]}, [("", "sense.table_undecided")]),
    ({"winner": "C"}, [("/out", "sense.fate_unknown")]),
    ({"winner": "C", "out": ["D", "A"]}, [("/out", "sense.fate_unknown")]),
    ({"winner": "C", "out": ["D", "A", "B", "C"]}, [("/out/3", "sense.winner_out")]),
    (
        {"winner": "C", "out": ["D", "A", "C"]},
        [("/out/2", "sense.winner_out"), ("/out", "sense.fate_unknown")],
    ),
    (
        {"winner": "C", "out": ["D", "A", "A"]},
        [("/out/2", "sense.named_twice"), ("/out", "sense.fate_unknown")],
    ),
    ({"winner": "C", "out": ["D", "A", "B", "D"]}, [("/out/3", "sense.named_twice")]),
    (
        {"winner": "C", "out": ["D", "A", "X"]},
        [("/out/2", "sense.winner_not_seated"), ("/out", "sense.fate_unknown")],
    ),
    ({"winner": "X", "out": ["D", "A", "B"]}, [("/winner", "sense.winner_not_seated")]),
    ({"winner": "C", "draw": True, "out": ["D", "A", "B"]}, [("", "sense.result_contradicts")]),
    ({"draw": True, "out": ["D", "A", "B"]}, [("/draw", "sense.draw_one_alive")]),
    ({"draw": True, "out": ["D", "A", "B", "C"]}, [("/together", "sense.draw_nobody_alive")]),
    (
        {"draw": True, "out": ["D", "A", "B", "C"], "together": [["D", "A", "B"]]},
        [("/together", "sense.draw_nobody_alive")],
    ),
    (
        {"draw": True, "out": ["D", "A", "B", "C"], "together": [["C"]]},
        [("/together", "sense.draw_nobody_alive"), ("/together/0", "sense.together")],
    ),
    ({"lost": ["A", "B", "C", "D"]}, [("/lost", "sense.lost_at_table")]),
    ({"winner": "C", "out": ["D", "A", "B"], "games": [2, 1, 0]}, [("/games", "sense.games_at_table")]),
    ({"winner": "C", "out": ["D", "A", "B"], "together": [["D", "B"]]}, [("/together/0", "sense.together")]),
    ({"winner": "C", "out": ["D", "A", "B"], "together": [["D"]]}, [("/together/0", "sense.together")]),
    ({"winner": "C", "out": ["D", "A", "B"], "together": [["B", "C"]]}, [("/together/0", "sense.together")]),
    ({"winner": "C", "out": ["D", "A", "B"], "together": [["D", "D"]]}, [("/together/0", "sense.together")]),
    (
        {"winner": "C", "out": ["D", "A", "B"], "together": [["D", "A"], ["A", "B"]]},
        [("/together/1", "sense.together")],
    ),
    ({"winner": "C", "out": ["D", "A", "B"], "no_show": ["A"]}, [("/no_show/0", "sense.no_show_first")]),
    ({"winner": "C", "out": ["D", "A", "B"], "no_show": ["D", "B"]}, [("/no_show/1", "sense.no_show_first")]),
    ({"draw": True, "no_show": ["D"]}, [("/no_show/0", "sense.no_show_first")]),
    ({"draw": True, "left": ["D"]}, [("/left/0", "sense.left_not_out")]),
    (
        {"winner": "C", "out": ["D", "A", "B"], "no_show": ["D"], "left": ["D"]},
        [("/left/0", "sense.left_and_no_show")],
    ),
    ({"winner": "C", "out": ["D", "A", "B"], "through": ["A"]}, [("/through", "sense.winner_not_through")]),
    ({"draw": True, "through": ["A", "A"]}, [("/through/1", "sense.named_twice")]),
    ({"draw": True, "through": ["X"]}, [("/through/0", "sense.winner_not_seated")]),
]


def file(result: dict[str, Any] | None, **changes: Any) -> bytes:
    """A file with one table of four."""
    match = {"table": 1, "seats": list(SEATS)} | ({} if result is None else {"result": result})
    plain = {
        "headjudge": 1,
        "name": "Arena",
        "date": "2026-11-30",
        "policy": "goldfish-arena",
        "seed": "1",
        "entrants": [{"id": name, "name": name} for name in "ABCDE"],
        "rounds": [{"number": 1, "matches": [match], "byes": ["E"]}],
    }
    return json.dumps(plain | changes).encode()


def told_of(result: dict[str, Any]) -> list[tuple[str, str]]:
    with pytest.raises(InputError) as caught:
        read_event(file(result))
    begin = "/rounds/0/matches/0/result"
    assert all(finding.subject.startswith(begin) for finding in caught.value.findings)
    for language in LANGUAGES:
        for finding in caught.value.findings:
            said = speak(language).finding(finding)
            assert "{" not in said
            assert "???" not in said
    return [(finding.subject.removeprefix(begin), finding.code) for finding in caught.value.findings]


@pytest.mark.parametrize("result", POSSIBLE)
def test_possible_results_are_read_and_written_as_they_are(result):
    event, findings = read_event(file(result))
    assert findings == ()
    text = write_event(event)
    assert json.loads(text)["rounds"][0]["matches"][0]["result"] == result
    assert read_event(text.encode())[0] == event


@pytest.mark.parametrize(("result", "expected"), IMPOSSIBLE)
def test_impossible_results_are_refused_with_every_fault(result, expected):
    assert sorted(told_of(result)) == sorted(expected)


def test_two_winners_cannot_be_written():
    assert told_of({"winner": ["A", "B"], "out": ["C", "D"]}) == [("/winner", "form.wrong_type")]


def test_who_is_meant_stands_in_the_message():
    with pytest.raises(InputError) as caught:
        read_event(file({"draw": True, "out": ["D", "A", "B"]}))
    said = speak("en").finding(caught.value.findings[0])
    assert "Only “C” was still alive, so this is no draw but a win" in said
    with pytest.raises(InputError) as caught:
        read_event(file({"winner": "C", "out": ["D"]}))
    assert "A, B" in speak("en").finding(caught.value.findings[0])


@pytest.mark.parametrize("key", ["out", "through", "together", "no_show", "left"])
def test_matches_of_two_have_none_of_this(key):
    value = (("A", "B"),) if key == "together" else ("A",)
    result = replace(Result(winner="A"), **{key: value})
    assert [(fault.path, fault.code) for fault in faults_of_result(result, ("A", "B"))] == [
        ((key,), "sense.only_in_pods")
    ]


@pytest.mark.parametrize("seats", [3, 5])
def test_a_table_of_another_size_is_refused(seats):
    entrants = [{"id": str(name), "name": str(name)} for name in range(seats)]
    match = {"table": 1, "seats": [one["id"] for one in entrants]}
    with pytest.raises(InputError) as caught:
        read_event(file(None, entrants=entrants, rounds=[{"number": 1, "matches": [match]}]))
    (finding,) = caught.value.findings
    assert (finding.code, finding.subject) == ("sense.seats", "/rounds/0/matches/0/seats")
    assert finding.params == {"expected": "4", "found": seats}


def test_the_sizes_that_the_organiser_chose_hold():
    sizes = {"kind": "choice", "choices": ["4", "4-3"], "default": "4"}
    arena = show(resolve("goldfish-arena", datetime.date(2026, 11, 30)).policy)
    own = arena | {"id": "own", "options": arena["options"] | {"table_sizes": sizes}}
    own["pods"]["filling"]["short_tables_stand"] = "bottom"
    matches = [{"table": 1, "seats": list("ABC"), "result": {"winner": "C", "out": ["B", "A"]}}]
    changes = {"policy": own, "rounds": [{"number": 1, "matches": matches, "byes": ["D", "E"]}]}
    with pytest.raises(InputError) as caught:
        read_event(file(None, **changes))
    assert [finding.code for finding in caught.value.findings] == ["sense.seats"]
    event, findings = read_event(file(None, **changes, options={"table_sizes": "4-3"}))
    assert findings == ()
    assert event.rounds[0].finished


class TestReporting:
    EVENT = pod_event("ABCD? EFGH>E:FGH")

    def test_what_is_possible_becomes_a_fact(self):
        result = Result(winner="B", out=("A", "D", "C"), together=(("D", "C"),))
        (fact,) = decide(self.EVENT, commands.Report(1, 1, result))
        assert fact == events.ResultsReported(1, (events.TableResult(1, result),))

    def test_what_is_not_is_refused(self):
        with pytest.raises(InputError) as caught:
            decide(self.EVENT, commands.Report(1, 1, Result(draw=True, out=("A", "B", "C"))))
        assert [finding.code for finding in caught.value.findings] == ["sense.draw_one_alive"]


def test_the_log_carries_results_of_tables():
    rng = random.Random(5)
    for _ in range(20):
        event = random_pod_event(rng.getrandbits(40), 9, 1)
        told = tuple(events.TableResult(match.table, match.result) for match in event.rounds[0].matches)
        fact = events.ResultsReported(1, told)
        ((row, _),) = chained(
            [fact],
            stream="s",
            time="2026-11-30T10:00:00.000Z",
            actor="desk",
            command="c",
            new_salt=lambda: "salt",
        )
        assert from_row(row, {}) == fact


@pytest.mark.parametrize("seed", range(30))
def test_random_events_survive_the_file(seed):
    event = random_pod_event(seed, 13, 3)
    text = write_event(event)
    again, _ = read_event(text.encode())
    assert again == event
    assert write_event(again) == text
