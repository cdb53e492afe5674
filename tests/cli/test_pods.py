"""A Goldfish Arena event on the command line: tables, results with the order of elimination, standings, why."""

import json
import random
from pathlib import Path

import pytest

from tests.cli.run import ask, call


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """Ten entrants, round 1 paired."""
    file = tmp_path / "arena.json"
    ask("new", file, "--policy", "goldfish-arena", "--name", "Arena", "--date", "2026-11-30", "--seed", "s")
    ask("enter", file, *[f"Player {letter}" for letter in "ABCDEFGHIJ"])
    ask("pair", file, "--write")
    return file


def test_from_tables_to_standings(event: Path) -> None:
    rng = random.Random(1)
    for number in range(1, 6):
        if number > 1:
            drawn = ask("pair", event, "--write")
            assert all(len(match["seats"]) == 4 for match in drawn["matches"])
            assert len(drawn["byes"]) == 2
        for match in json.loads(event.read_text())["rounds"][-1]["matches"]:
            seats = list(match["seats"])
            rng.shuffle(seats)
            out = [word for name in seats[1:] for word in ("--out", name)]
            ask("report", event, "--round", number, "--table", match["table"], "--winner", seats[0], *out)
    table = ask("standings", event)
    keys = ["points", "elimination_order", "opponents_win_rate"]
    assert [column["key"] for column in table["columns"]] == keys
    assert len(table["standings"]) == 10
    assert sum(int(row["values"]["points"]) for row in table["standings"]) == 5 * (2 * 4 + 2 * 1)
    for language in ("en", "ja", "ru"):
        for words in (
            ["standings", event],
            ["audit", event],
            ["explain", event, "1", "2"],
            ["convert", event, "--to", "csv"],
        ):
            told = call(*words, "--lang", language)
            assert (told.status, told.err) == (0, "")
    assert call("pair", event).status == 1


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--winner", 0, "--out", 1, "--out", 2], "sense.fate_unknown"),
        (["--winner", 0, "--out", 1, "--out", 2, "--out", 2], "sense.named_twice"),
        (["--winner", 0, "--out", 0, "--out", 1, "--out", 2], "sense.winner_out"),
        (["--draw", "--out", 0, "--out", 1, "--out", 2], "sense.draw_one_alive"),
        (["--both-lost"], "sense.lost_at_table"),
    ],
)
def test_impossible_reports_are_refused_with_what_is_wrong(
    event: Path, words: list[object], code: str
) -> None:
    seats = json.loads(event.read_text())["rounds"][0]["matches"][0]["seats"]
    given = [seats[word] if isinstance(word, int) else word for word in words]
    before = event.read_bytes()
    told = call("report", event, "--round", 1, "--table", 1, *given, "--json")
    assert told.status == 3
    assert code in [finding["code"] for finding in told.json["error"]["findings"]]
    assert event.read_bytes() == before


def test_a_draw_names_who_was_out(event: Path) -> None:
    seats = json.loads(event.read_text())["rounds"][0]["matches"][0]["seats"]
    told = ask("report", event, "--round", 1, "--table", 1, "--draw", "--out", seats[2])
    assert told["match"]["result"] == {"draw": True, "out": [seats[2]]}
    shown = call(
        "report",
        event,
        "--round",
        1,
        "--table",
        1,
        "--winner",
        seats[0],
        *[w for s in seats[1:] for w in ("--out", s)],
    )
    assert shown.status == 0
    assert "Player" in shown.out


def test_how_the_tables_are_made_can_be_chosen(tmp_path: Path) -> None:
    file = tmp_path / "spread.json"
    options = ["--option", "pairing=spread", "--option", "seats=balanced"]
    ask("new", file, "--policy", "goldfish-arena", "--name", "S", "--date", "2026-11-30", *options)
    ask("enter", file, *[f"P{place}" for place in range(8)])
    assert len(ask("pair", file)["matches"]) == 2
    wrong = call(
        "new",
        tmp_path / "x.json",
        "--policy",
        "goldfish-arena",
        "--name",
        "S",
        "--option",
        "seats=left",
        "--json",
    )
    assert wrong.status == 3
