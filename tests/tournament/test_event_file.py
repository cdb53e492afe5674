"""The event file: read strictly, every fault at once with its place, written the same way each time."""

import json
import random
from typing import Any

import pytest

from headjudge.findings import InputError
from headjudge.tournament.event_file import read_event, write_event
from headjudge.wording import LANGUAGES, speak
from tests.made import random_event


def form(**changes: Any) -> dict[str, Any]:
    """A small sound file, with changes."""
    plain: dict[str, Any] = {
        "headjudge": 1,
        "name": "Armory",
        "date": "2025-11-30",
        "policy": "fab/classic-constructed",
        "options": {"rounds": 5},
        "seed": "9f86d081884c7d65",
        "entrants": [{"id": name, "name": name} for name in "ABCDE"],
        "rounds": [
            {
                "number": 1,
                "matches": [
                    {"table": 1, "seats": ["A", "B"], "result": {"winner": "A"}},
                    {"table": 2, "seats": ["C", "D"], "result": {"draw": True, "how": "agreed"}},
                ],
                "byes": ["E"],
            },
            {"number": 2, "matches": [{"table": 1, "seats": ["A", "C"]}, {"table": 2, "seats": ["E", "B"]}]},
        ],
    }
    plain.update(changes)
    return plain


def faults(value: Any) -> list[tuple[str, str | None]]:
    """The codes and pointers of all errors of a file."""
    data = value if isinstance(value, bytes) else json.dumps(value).encode()
    with pytest.raises(InputError) as caught:
        read_event(data)
    return [(f.code, f.subject) for f in caught.value.findings if f.severity == "error"]


def changed(path: str, value: Any) -> dict[str, Any]:
    """The small file with one place set (``...`` deletes it)."""
    plain = form()
    *way, last = path.strip("/").split("/")
    place: Any = plain
    for step in way:
        place = place[int(step)] if isinstance(place, list) else place[step]
    key: Any = int(last) if isinstance(place, list) else last
    if value is ...:
        del place[key]
    else:
        place[key] = value
    return plain


def test_a_sound_file_has_no_findings() -> None:
    event, findings = read_event(json.dumps(form()).encode())
    assert not findings
    assert event.rounds[0].byes == ("E",)
    assert not event.rounds[1].finished


FORM = [
    ("/name", ..., "form.missing_key", "/name"),
    ("/rounds/0/matches/0/table", ..., "form.missing_key", "/rounds/0/matches/0/table"),
    ("/nmae", "x", "form.unknown_key", "/nmae"),
    ("/rounds/0/matches/1/result/winer", "C", "form.unknown_key", "/rounds/0/matches/1/result/winer"),
    ("/headjudge", 2, "form.version", "/headjudge"),
    ("/date", "2025-02-30", "form.date", "/date"),
    ("/date", "20250228", "form.date", "/date"),
    ("/date", 20250228, "form.wrong_type", "/date"),
    ("/policy", 7, "form.wrong_type", "/policy"),
    ("/draw", 2, "form.wrong_value", "/draw"),
    ("/entrants/0/id", "", "form.too_short", "/entrants/0/id"),
    ("/entrants/0/id", "x" * 65, "form.too_long", "/entrants/0/id"),
    ("/entrants/0/id", 1, "form.wrong_type", "/entrants/0/id"),
    ("/entrants/0/fixed_table", 0, "form.out_of_range", "/entrants/0/fixed_table"),
    ("/entrants/0/fixed_table", True, "form.wrong_type", "/entrants/0/fixed_table"),
    ("/entrants/0/dropped_after", -1, "form.out_of_range", "/entrants/0/dropped_after/0"),
    ("/entrants/0/byes", 1.5, "form.wrong_type", "/entrants/0/byes"),
    ("/entrants", {}, "form.wrong_type", "/entrants"),
    ("/rounds/0/matches/0/seats/1", None, "form.wrong_type", "/rounds/0/matches/0/seats/1"),
    ("/rounds/0/matches/0/result/games", [2, 1], "form.items", "/rounds/0/matches/0/result/games"),
    ("/rounds/0/matches/0/result/games", [2, 1, 0, 0], "form.items", "/rounds/0/matches/0/result/games"),
    ("/rounds/0/matches/0/result/how", "luck", "form.wrong_value", "/rounds/0/matches/0/result/how"),
    ("/rounds/0/matches/0/result/draw", "no", "form.wrong_type", "/rounds/0/matches/0/result/draw"),
    ("/rounds/0/matches/0/table", 10**30, "form.number_too_large", "/rounds/0/matches/0/table"),
    ("/keep_apart", [["A"]], "form.items", "/keep_apart/0"),
    ("/stages", [{"id": "d", "kind": "poods"}], "form.wrong_value", "/stages/0/kind"),
]

SENSE = [
    ("/entrants", [{"id": n, "name": n} for n in "ABCDEA"], "sense.duplicate_entrant", "/entrants/5/id"),
    ("/rounds/0/matches/1/seats/0", "Z", "sense.unknown_entrant", "/rounds/0/matches/1/seats/0"),
    ("/rounds/0/byes/0", "A", "sense.twice_in_round", "/rounds/0/byes/0"),
    ("/rounds/0/absent", ["C"], "sense.twice_in_round", "/rounds/0/absent/0"),
    (
        "/rounds/0/matches/0/seats",
        ["A", "A"],
        "sense.same_entrant_twice_in_match",
        "/rounds/0/matches/0/seats/1",
    ),
    ("/rounds/0/matches/0/seats", ["A"], "sense.seats", "/rounds/0/matches/0/seats"),
    (
        "/rounds/0/matches/0/result/winner",
        "C",
        "sense.winner_not_seated",
        "/rounds/0/matches/0/result/winner",
    ),
    ("/rounds/0/matches/0/result/draw", True, "sense.result_contradicts", "/rounds/0/matches/0/result"),
    ("/rounds/0/matches/0/result", {}, "sense.result_contradicts", "/rounds/0/matches/0/result"),
    (
        "/rounds/0/matches/0/result",
        {"lost": ["A"]},
        "sense.lost_not_everybody",
        "/rounds/0/matches/0/result/lost",
    ),
    (
        "/rounds/0/matches/0/result/games",
        [0, 2, 0],
        "sense.games_contradict",
        "/rounds/0/matches/0/result/games",
    ),
    ("/rounds/0/matches/0/result/out", ["B"], "sense.only_in_pods", "/rounds/0/matches/0/result/out"),
    ("/rounds/0/matches/0/chose", "C", "sense.chose_not_seated", "/rounds/0/matches/0/chose"),
    ("/rounds/1/number", 3, "sense.round_number", "/rounds/1/number"),
    ("/rounds/0/matches/0/result", None, "sense.unfinished_round", "/rounds/0"),
    ("/rounds/0/matches/1/table", 1, "sense.table_twice", "/rounds/0/matches/1/table"),
    ("/entrants/0/entered_in", 2, "sense.not_in_event_then", "/rounds/0/matches/0/seats/0"),
    ("/entrants/0/dropped_after", 1, "sense.not_in_event_then", "/rounds/1/matches/0/seats/0"),
    ("/entrants/0/disqualified_after", 1, "sense.not_in_event_then", "/rounds/1/matches/0/seats/0"),
    ("/entrants/0/dropped_after", [2, 1], "sense.drop_order", "/entrants/0/dropped_after"),
    ("/entrants/0/re_entered_in", 2, "sense.re_entry_without_drop", "/entrants/0/re_entered_in"),
    ("/policy", "fab/clasic", "policy.unknown", "/policy"),
    ("/options/rounds", 0, "option.value", "/options/rounds"),
    ("/options/rounds", "5", "option.value", "/options/rounds"),
    ("/options/tempo", 1, "option.unknown", "/options/tempo"),
    ("/rounds/0/stage", "day1", "sense.unknown_stage", "/rounds/0/stage"),
    ("/cuts", [{"after_round": 9, "order": [], "through": []}], "sense.cut_round", "/cuts/0/after_round"),
    (
        "/cuts",
        [{"after_round": 1, "order": ["A"], "through": ["B"]}],
        "sense.cut_not_in_order",
        "/cuts/0/through/0",
    ),
    ("/keep_apart", [["A", "A"]], "sense.keep_apart_same", "/keep_apart/0"),
    ("/next", {"pairs": [["A", "B"]], "byes": ["A"]}, "sense.twice_in_round", "/next/byes/0"),
    ("/next", {"absent": ["Q"]}, "sense.unknown_entrant", "/next/absent/0"),
]


@pytest.mark.parametrize(("path", "value", "code", "where"), FORM + SENSE)
def test_a_fault_is_named_once_with_its_place(path: str, value: Any, code: str, where: str) -> None:
    assert faults(changed(path, value)) == [(code, where)]


def test_faults_of_form_and_sense_are_named_together() -> None:
    plain = form()
    plain["optoins"] = {}
    plain["entrants"][1]["fixed_table"] = "3"
    plain["rounds"][0]["matches"][0]["result"]["winner"] = "C"
    plain["rounds"][0]["matches"][1]["table"] = "two"
    plain["rounds"][1]["matches"][0]["seats"][0] = "Z"
    assert set(faults(plain)) == {
        ("form.unknown_key", "/optoins"),
        ("form.wrong_type", "/entrants/1/fixed_table"),
        ("sense.winner_not_seated", "/rounds/0/matches/0/result/winner"),
        ("form.wrong_type", "/rounds/0/matches/1/table"),
        ("sense.unknown_entrant", "/rounds/1/matches/0/seats/0"),
    }


def test_a_broken_record_leaves_the_places_of_the_others_as_they_are() -> None:
    plain = form()
    plain["rounds"][0]["matches"].insert(0, 7)
    plain["rounds"][0]["matches"][2]["result"] = {"winner": "A"}
    assert set(faults(plain)) == {
        ("form.wrong_type", "/rounds/0/matches/0"),
        ("sense.winner_not_seated", "/rounds/0/matches/2/result/winner"),
    }


def test_an_entrant_without_a_name_is_still_known_by_id() -> None:
    plain = form()
    del plain["entrants"][0]["name"]
    assert faults(plain) == [("form.missing_key", "/entrants/0/name")]


TEXTS = [
    (b"", "form.empty", 1),
    (b" \n ", "form.empty", 1),
    (b'{"headjudge": 1,\n "name": }', "form.syntax", 2),
    (b'{"headjudge": 1,\n "name": "\xff"}', "form.encoding", 2),
    (b'{"a": 1}\n{"b": 2}', "form.syntax", 2),
]


@pytest.mark.parametrize(("data", "code", "line"), TEXTS)
def test_a_text_that_is_no_json_has_a_line(data: bytes, code: str, line: int) -> None:
    with pytest.raises(InputError) as caught:
        read_event(data)
    (finding,) = caught.value.findings
    assert (finding.code, finding.line) == (code, line)


def test_odd_texts_are_named_with_their_place() -> None:
    text = json.dumps(form()).replace('"name": "Armory"', '"name": "Armory", "name": "\\ud800"')
    assert set(faults(text.encode())) == {("form.lone_surrogate", "/name"), ("form.duplicate_key", "/name")}
    text = json.dumps(form()).replace('"table": 1', '"table": NaN', 1)
    assert faults(text.encode()) == [("form.not_a_number", "/rounds/0/matches/0/table")]
    text = json.dumps(form()).replace('"table": 1', '"table": 1e999', 1)
    assert faults(text.encode()) == [("form.number_too_large", "/rounds/0/matches/0/table")]


@pytest.mark.parametrize("value", ["[]", "7", "null", '"x"', "true"])
def test_what_is_no_object_is_said_so(value: str) -> None:
    assert faults(value.encode()) == [("form.wrong_type", "")]


@pytest.mark.parametrize("depth", [60, 900, 200_000])
def test_deep_nesting_is_a_fault_and_no_crash(depth: int) -> None:
    text = json.dumps(form()).replace('"rounds": 5', '"rounds": ' + "[" * depth + "]" * depth)
    assert [code for code, _ in faults(text.encode())] == ["form.too_deep"]


def test_a_byte_order_mark_and_surrogate_pairs_are_accepted() -> None:
    text = json.dumps(form(name="\U0001f0a1 Ace"))
    event, _ = read_event(b"\xef\xbb\xbf" + text.encode())
    assert event.name == "\U0001f0a1 Ace"


def test_without_a_seed_there_is_a_finding_and_no_error() -> None:
    _, findings = read_event(json.dumps(form(seed="")).encode())
    assert [(f.code, f.severity) for f in findings] == [("sense.no_seed", "warning")]


@pytest.mark.parametrize("seed", range(300))
def test_writing_and_reading_back_gives_the_same_event(seed: int) -> None:
    event = random_event(seed)
    text = write_event(event)
    read, _ = read_event(text.encode())
    assert read == event
    assert write_event(read) == text


def test_what_a_writer_may_do_changes_nothing() -> None:
    event = random_event(7)
    plain = json.loads(write_event(event))
    shuffled = dict(reversed(plain.items()))
    assert read_event(json.dumps(shuffled, indent=3).encode())[0] == event


@pytest.mark.parametrize("seed", range(400))
def test_a_damaged_file_is_refused_or_read_and_never_crashes(seed: int) -> None:
    rng = random.Random(seed)
    plain = json.loads(write_event(random_event(seed % 40)))
    for _ in range(rng.randint(1, 4)):
        _damage(rng, plain)
    try:
        event, findings = read_event(json.dumps(plain).encode())
    except InputError as error:
        event, findings = None, error.findings
    assert all(f.code and (f.subject is not None or f.line) for f in findings)
    assert findings or event is not None
    if event is not None:
        assert read_event(write_event(event).encode())[0] == event


def _damage(rng: random.Random, plain: Any) -> None:
    place = plain
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return
        key = rng.choice(keys)
        inner = place[key]
        if isinstance(inner, dict | list) and inner and rng.random() < 0.8:
            place = inner
            continue
        junk = rng.choice([None, True, -1, 0, 3, 1.5, "", "E00", "x", [], {}, [1], {"id": 1}, ["E00", "E01"]])
        if rng.random() < 0.3:
            del place[key]
        else:
            place[key] = junk
        return


@pytest.mark.parametrize("policy", [5, None, ["fab/blitz"], True])
def test_a_policy_of_the_wrong_kind_is_told_in_every_language(policy: Any) -> None:
    with pytest.raises(InputError) as caught:
        read_event(json.dumps(form(policy=policy)).encode())
    found = [finding for finding in caught.value.findings if finding.code == "form.wrong_type"]
    assert [finding.subject for finding in found] == ["/policy"]
    for language in LANGUAGES:
        assert speak(language).finding(found[0])
