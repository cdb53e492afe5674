"""``explain`` at larger tables: every number of the formulas with its round, opponents by name."""

from pathlib import Path

import pytest

from headjudge.tournament.event_file import write_event
from tests.cli.run import ask, call
from tests.standings.pod_events import pod_event

EVENT = pod_event("ABCD>C:D(AB) EFGH=:G I+", "CEFG>E:CFG ABHI=:A D-")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The event as a file."""
    place = tmp_path / "arena.json"
    place.write_text(write_event(EVENT), encoding="utf-8")
    return place


def lines(file: Path, *words: str) -> list[str]:
    told = call("explain", file, *words)
    assert (told.status, told.err) == (0, "")
    return [line.strip() for line in told.out.splitlines()]


def test_every_number_is_told(file: Path) -> None:
    said = lines(file, "A", "--lang", "en")
    for line in (
        "Elimination order of A: 2 + 1 = 3",
        "Round 1, loss: order of elimination 2",
        "Opp. win rate of A: (0 + 1 + 0 + 0 + 0 + 0) / (2 + 2 + 2 + 2 + 2 + 1) = 1/11 ≈ 0.091",
        "Round 1, loss at a table with C: wins 1, matches 2",
        "Round 2, loss at a table with I: wins 0, matches 1",
    ):
        assert line in said, line


def test_who_met_nobody(tmp_path: Path) -> None:
    place = tmp_path / "one.json"
    place.write_text(write_event(pod_event("ABCD>A:BCD E+")), encoding="utf-8")
    assert "E has met no opponent, so the value is 0." in lines(place, "E", "--lang", "en")


@pytest.mark.parametrize("language", ["ja", "ru"])
def test_in_the_other_languages(file: Path, language: str) -> None:
    said = " ".join(lines(file, "I", "C", "--lang", language))
    assert "???" not in said
    assert "{" not in said
    assert {"ja": "脱落順", "ru": "порядок выбытия"}[language] in said


def test_as_data(file: Path) -> None:
    position = ask("explain", file, "A")["positions"][0]
    rate = position["formulas"][2]
    assert (rate["metric"], rate["value"]) == ("opponents_win_rate", "1/11")
    assert [term["opponent"] for term in rate["terms"]] == ["B", "C", "D", "B", "H", "I"]
    assert rate["terms"][1]["of"]["text"] == "(1 + 0) / (1 + 1) = 1/2 = 0.5"
