"""The play-off on the command line: golden trees of each kind, who chose to start, what falls with a correction."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.state import Tournament
from tests.cli.run import ask, call
from tests.running.brackets.played import at_playoff, favourite, finish, open_matches, report
from tests.running.made_by_hand import paired

GOLDEN = Path(__file__).parent.parent / "golden" / "brackets"


def written(tmp_path: Path, state: Tournament) -> Path:
    """The event as a file."""
    file = tmp_path / "event.json"
    file.write_text(write_event(state), encoding="utf-8")
    return file


def half_way(state: Tournament) -> Tournament:
    """The first round of the play-off reported, the second paired with one result."""
    for match in open_matches(state):
        state = report(state, match.round or 0, match.table or 0, favourite(match))
    state = paired(state)
    match = open_matches(state)[0]
    return report(state, match.round or 0, match.table or 0, favourite(match))


TREES: dict[str, Callable[[], Tournament]] = {
    "single_6": lambda: half_way(at_playoff(6)),
    "single_8": lambda: finish(at_playoff(8), favourite),
    "double_6": lambda: half_way(at_playoff(6, options={"elimination": "double"})),
    "draft_8": lambda: half_way(at_playoff(8, "fab/booster-draft", options={"playoff": "draft"})),
    "pods_10": lambda: half_way(at_playoff(10, "pods/plain", entrants=12)),
}


@pytest.mark.parametrize("name", TREES)
def test_golden_tree(name: str, tmp_path: Path) -> None:
    told = ask("bracket", written(tmp_path, TREES[name]()))
    golden = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    assert told == golden


@pytest.mark.parametrize("name", TREES)
def test_the_form_of_a_tree(name: str, tmp_path: Path) -> None:
    told = ask("bracket", written(tmp_path, TREES[name]()))
    keys = ["number", "seats", "seeds", "state", "winner", "side", "from", "through"]
    for level in told["rounds"]:
        assert set(level) == {"name", "matches"}
        for match in level["matches"]:
            assert list(match) == keys
            assert len(match["seats"]) == len(match["seeds"])
            assert match["state"] in ("waiting", "ready", "running", "done")
            assert match["side"] in ("main", "lower")
            assert match["winner"] == (match["through"][0] if match["through"] else None)


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("name", TREES)
def test_people_see_every_round_in_their_language(name: str, language: str, tmp_path: Path) -> None:
    told = call("bracket", written(tmp_path, TREES[name]()), "--lang", language)
    assert told.status == 0
    assert "Name " in told.out
    for code in ("playoff", "{", "???"):
        assert f"{code}." not in told.out


def test_a_whole_play_off_from_cut_to_places(tmp_path: Path) -> None:
    file = tmp_path / "event.json"
    plain: dict[str, Any] = {
        "headjudge": 1,
        "name": "ProQuest",
        "date": "2026-11-30",
        "policy": "fab/classic-constructed",
        "seed": "s",
        "stages": [
            {"id": "swiss", "kind": "swiss", "options": {"rounds": 1}},
            {"id": "top", "kind": "bracket", "enters": {"top": 5}, "options": {"elimination": "double"}},
        ],
        "entrants": [{"id": f"E{place}", "name": f"Name {place}"} for place in range(8)],
        "rounds": [],
    }
    file.write_text(json.dumps(plain), encoding="utf-8")
    rounds = 0
    while True:
        drawn = call("pair", file, "--write", "--json")
        if drawn.status == 1:
            assert drawn.json["error"]["findings"][0]["code"] == "refuse.all_rounds_played"
            break
        rounds += 1
        for match in drawn.json["matches"]:
            ask("report", file, "--round", rounds, "--table", match["table"], "--winner", match["seats"][0])
        if rounds == 1:
            assert len(ask("cut", file, "--write")["through"]) == 5
    table = ask("standings", file)
    assert table["stage"] == "top"
    assert [row.get("place") for row in table["standings"]] == [1, 2, 3, 4, 5, None, None, None]
    codes = {one["code"].split(".")[0] for one in ask("audit", file)["findings"] if one["severity"] != "info"}
    assert codes <= {"deviation", "announcement"}
    first, third = table["standings"][0]["entrant"], table["standings"][2]["entrant"]
    assert ask("explain", file, first, third)["comparisons"][0]["decided_by"] == "playoff"


class TestReport:
    def test_who_chose_to_start(self, tmp_path: Path) -> None:
        state = at_playoff(8)
        file = written(tmp_path, state)
        seats = state.rounds[1].matches[1].seats
        told = ask("report", file, "--round", 2, "--table", 2, "--chose", seats[1])
        assert (told["match"]["chose"], told["findings"]) == (seats[1], [])
        told = ask(
            "report", file, "--round", 2, "--table", 1, "--winner", state.rounds[1].matches[0].seats[0]
        )
        assert "chose" not in told["match"]
        told = ask(
            "report",
            file,
            "--round",
            2,
            "--table",
            2,
            "--winner",
            seats[0],
            "--chose",
            seats[0],
            "--how",
            "time",
        )
        assert told["match"]["result"] == {"winner": seats[0], "how": "time"}
        assert [one["code"] for one in told["findings"]] == ["running.choice_of_other"]
        assert read_event(file.read_bytes())[0].rounds[1].matches[1].chose == seats[0]
        assert call("report", file, "--round", 2, "--table", 2).status == 2
        swiss = call("report", file, "--round", 1, "--table", 1, "--chose", seats[0], "--json")
        assert swiss.json["error"]["findings"][0]["code"] == "refuse.chose_outside_playoff"

    def test_what_falls_is_said_first_and_changed_only_with_cascade(self, tmp_path: Path) -> None:
        state = finish(at_playoff(8), favourite)
        file = written(tmp_path, state)
        before = file.read_bytes()
        eight = state.rounds[1].matches[0].seats[1]
        asked = ("report", file, "--round", 2, "--table", 1, "--winner", eight)
        told = call(*asked, "--json")
        assert told.status == 1
        assert [one["code"] for one in told.json["error"]["findings"]] == [
            "refuse.playoff_result_used",
            "running.match_reseated",
            "running.match_withdrawn",
        ]
        assert file.read_bytes() == before
        for language in ("en", "ja", "ru"):
            people = call(*asked, "--lang", language)
            assert "--cascade" in people.err
            assert state.rounds[3].matches[0].seats[0] in people.err
        done = ask(*asked, "--cascade", "--reason", "slip")
        assert [one["code"] for one in done["findings"]] == [
            "running.match_reseated",
            "running.match_withdrawn",
        ]
        now = read_event(file.read_bytes())[0]
        assert eight in now.rounds[2].matches[0].seats
        assert now.rounds[3].withdrawn[0].reason == "slip"

    def test_a_table_that_two_leave(self, tmp_path: Path) -> None:
        state = at_playoff(10, "pods/plain", entrants=12)
        file = written(tmp_path, state)
        a, b, c, d = state.rounds[1].matches[0].seats
        told = ask("report", file, "--round", 2, "--table", 1, "--draw", "--out", d, "--out", a)
        assert told["match"]["result"]["through"] == [b]
        wrong = ("--draw", "--through", b, "--through", c)
        refused = call("report", file, "--round", 2, "--table", 1, *wrong, "--json")
        assert refused.json["error"]["findings"][0]["code"] == "refuse.through_count"
        told = ask("report", file, "--round", 2, "--table", 1, "--draw", "--through", c)
        assert told["match"]["result"]["through"] == [c]
