"""Broken series files: every fault at once, each with its place, in three languages."""

import pytest

from headjudge.findings import InputError
from headjudge.series import check_series, parse_series
from headjudge.wording import LANGUAGES, speak
from tests.series.events import loaded, series

BROKEN = """
series = 2
name = ""
best = 0
colour = "red"
ties = ["best_place", "luck"]
[points]
participation = 0.5
match_point = -1
place = [{ first = 0, points = "many" }, { last = 3 }]
[[events]]
file = 7
[[people]]
id = "x"
entrants = "A"
[prizes]
ties = "fight"
place = 3
record = [{ wins = -1, prize = "p" }]
"""


def test_every_fault_of_form_at_once():
    form, _, faults = parse_series(BROKEN.encode(), "s.toml")
    assert form is None
    assert sorted((f.code, f.subject) for f in faults) == sorted(
        [
            ("series.value", "/series"),
            ("series.value", "/name"),
            ("series.value", "/best"),
            ("series.unknown_key", "/colour"),
            ("series.value", "/ties/1"),
            ("series.value", "/points/participation"),
            ("series.value", "/points/match_point"),
            ("series.value", "/points/place/0/first"),
            ("series.value", "/points/place/0/points"),
            ("series.missing_key", "/points/place/1/first"),
            ("series.missing_key", "/points/place/1/points"),
            ("series.value", "/events/0/file"),
            ("series.value", "/people/0/entrants"),
            ("series.value", "/prizes/ties"),
            ("series.value", "/prizes/place"),
            ("series.value", "/prizes/record/0/wins"),
        ]
    )
    expected = {f.subject: f.params["expected"] for f in faults if f.code == "series.value"}
    assert expected == {
        "/series": "choice",
        "/name": "text_not_empty",
        "/best": "at_least",
        "/ties/1": "choice",
        "/points/participation": "fraction",
        "/points/match_point": "at_least",
        "/points/place/0/first": "at_least",
        "/points/place/0/points": "fraction",
        "/events/0/file": "text",
        "/people/0/entrants": "table",
        "/prizes/ties": "choice",
        "/prizes/place": "list",
        "/prizes/record/0/wins": "at_least",
    }


@pytest.mark.parametrize(
    ("data", "code", "line"),
    [
        (b"series = \n", "series.syntax", 1),
        (b'a = 1\nb = "', "series.syntax", 2),
        (b"a\nb\xff", "form.encoding", 2),
    ],
)
def test_what_is_no_toml_has_a_line(data, code, line):
    with pytest.raises(InputError) as caught:
        parse_series(data, "s.toml")
    (finding,) = caught.value.findings
    assert (finding.code, finding.line) == (code, line)


SENSELESS = """best = 5
ties = ["places", "best_place", "places"]
known_by = "gem"
---
[[events]]
file = "e1.json"
[[events]]
file = "other/e2.json"
[[people]]
id = "P"
entrants = { e1 = "A", e9 = "A", e2 = "Z" }
[[people]]
id = "P"
entrants = { e1 = "A" }
[points]
place = [
  { first = 5, last = 2, points = 1 },
  { first = 4, points = 1 },
  { first = 9, points = 1 },
]
[prizes]
record = [{ wins = 1, prize = "p" }, { wins = 1, prize = "q" }]
[event_prizes]
"""


def senseless():
    external = [{"id": n, "name": n, "external": {"gem": g}} for n, g in (("A", "1"), ("B", "2"), ("C", "2"))]
    events = [
        loaded("e1", [[("A", "B", "A")]], day=1),
        loaded("e2", [[("A", "B", "A")]], day=2, entrants=external),
    ]
    return check_series(series(events, SENSELESS), events)


def test_every_fault_of_sense_at_once():
    assert sorted((f.code, f.subject, f.severity) for f in senseless()) == sorted(
        [
            ("series.file_twice", "/events/2/file", "error"),
            ("series.event_twice", "/events/3", "error"),
            ("series.best_beyond", "/best", "warning"),
            ("series.row_order", "/points/place/0/last", "error"),
            ("series.row_overlap", "/points/place/1/first", "error"),
            ("series.row_gap", "/points/place/2/first", "warning"),
            ("series.record_twice", "/prizes/record/1/wins", "error"),
            ("series.no_prizes", "/event_prizes", "error"),
            ("series.tie_twice", "/ties/2", "error"),
            ("series.unknown_event", "/people/0/entrants/e9", "error"),
            ("series.unknown_entrant", "/people/0/entrants/e2", "error"),
            ("series.person_twice", "/people/1/id", "error"),
            ("series.entrant_twice", "/people/1/entrants/e1", "error"),
            ("series.without_id", "/known_by", "error"),
            ("series.same_person", "/people", "error"),
        ]
    )


def test_points_that_nobody_gets():
    events = [loaded("e1", [])]
    codes = [f.code for f in check_series(series(events, "---\n[points]\n"), events)]
    assert codes == ["series.no_points", "series.event_not_begun"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_can_be_said(language):
    _, _, faults = parse_series(BROKEN.encode(), "s.toml")
    for finding in [*faults, *senseless()]:
        assert "{" not in speak(language).finding(finding)
