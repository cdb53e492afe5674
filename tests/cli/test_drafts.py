"""Drafts and teams on the command line, from the empty file to the last result."""

import csv
import io
import json
from pathlib import Path
from typing import Any

from tests.cli.run import ask, call

STAGES = [
    {"id": "day1", "kind": "swiss", "options": {"rounds": 1}},
    {"id": "day2", "kind": "draft", "options": {"rounds": 2}, "enters": {"top": 16}},
]


def write(file: Path, **changes: Any) -> None:
    """An event file with changes to what stands in it."""
    plain = json.loads(file.read_text())
    plain.update(changes)
    file.write_text(json.dumps(plain))


def sealed(tmp_path: Path) -> Path:
    """A sealed event of 20 with a draft on its second day."""
    file = tmp_path / "event.json"
    ask("new", file, "--policy", "fab/sealed", "--name", "Calling", "--date", "2025-11-30", "--seed", "s")
    write(file, stages=STAGES)
    ask("enter", file, *(f"Player {place}" for place in range(20)))
    return file


def play(file: Path) -> dict[str, Any]:
    """Pair a round and report every table: seat 1 wins."""
    drawn: dict[str, Any] = ask("pair", file, "--write")
    for match in drawn["matches"]:
        ask(
            "report",
            file,
            "--round",
            drawn["round"],
            "--table",
            match["table"],
            "--winner",
            match["seats"][0],
        )
    return drawn


class TestDraft:
    def test_pods_are_shown_written_and_played(self, tmp_path: Path) -> None:
        file = sealed(tmp_path)
        refused = call("draft", file, "--json")
        assert refused.status == 1
        assert json.loads(refused.out)["error"]["findings"][0]["code"] == "refuse.no_draft"
        play(file)
        shown = ask("draft", file)
        assert (shown["stage"], shown["from_round"], shown["to_round"], shown["by"]) == (
            "day2",
            2,
            3,
            "standing",
        )
        assert [len(pod["seats"]) for pod in shown["pods"]] == [8, 8]
        assert not shown["recorded"]
        before = file.read_text()
        assert ask("draft", file) == shown
        assert file.read_text() == before
        written = ask("draft", file, "--write")
        assert written["pods"] == shown["pods"]
        kept = json.loads(file.read_text())
        assert [pod["seats"] for pod in kept["draft_pods"]] == [pod["seats"] for pod in shown["pods"]]
        assert len(kept["cuts"][0]["through"]) == 16
        assert ask("draft", file, "--write")["recorded"]
        drawn = play(file)
        assert [match["pod"] for match in drawn["matches"]] == [1] * 4 + [2] * 4
        play(file)
        codes = [finding["code"] for finding in ask("audit", file)["findings"]]
        assert [code for code in codes if not code.startswith(("deviation.", "announcement."))] == []
        assert call("pair", file).status == 1

    def test_people_see_pods_and_seats_in_three_languages(self, tmp_path: Path) -> None:
        file = sealed(tmp_path)
        play(file)
        for language, word in (("en", "Pod 2, 8 seats"), ("ja", "ポッド2（8席）"), ("ru", "Под 2, 8 мест")):
            told = call("draft", file, "--lang", language)
            assert told.status == 0
            assert word in told.out
        assert "Pod" in call("pair", file, "--lang", "en").out

    def test_convert_has_stage_and_pod(self, tmp_path: Path) -> None:
        file = sealed(tmp_path)
        play(file)
        play(file)
        rows = list(csv.DictReader(io.StringIO(call("convert", file, "--to", "csv").out)))
        assert [row["stage"] for row in rows] == ["day1"] * 10 + ["day2"] * 8
        assert [row["pod"] for row in rows[10:]] == ["1"] * 4 + ["2"] * 4

    def test_the_structure_of_two_days_names_its_stages(self) -> None:
        words = ("structure", "--policy", "fab/sealed", "--players", 500, "--days", 2, "--date", "2025-11-30")
        assert [stage["kind"] for stage in ask(*words)["stages"]] == ["swiss", "draft", "bracket"]
        assert "booster draft (fab/booster-draft)" in call(*words, "--lang", "en").out
        assert "stages" not in ask(
            "structure", "--policy", "fab/sealed", "--players", 50, "--date", "2025-11-30"
        )


TEAMS = """team,seat,name,hero
Owls,A,Aki,Dash
Owls,B,Ben,Bravo
Owls,,Cem,
Foxes,c,Dai,Dash
Foxes,A,Eli,Prism
"""


class TestTeams:
    def event(self, tmp_path: Path, table: str = TEAMS) -> tuple[Path, Path]:
        file, rows = tmp_path / "event.json", tmp_path / "teams.csv"
        words = ("--policy", "fab/team", "--name", "Teams", "--date", "2026-07-01", "--seed", "s")
        ask("new", file, *words, "--option", "rounds=1")
        rows.write_text(table)
        return file, rows

    def test_from_csv_to_the_result_by_seats(self, tmp_path: Path) -> None:
        file, rows = self.event(tmp_path)
        assert [one["name"] for one in ask("enter", file, "--csv", rows)["entered"]] == ["Owls", "Foxes"]
        owls, foxes = json.loads(file.read_text())["entrants"]
        assert owls["members"] == [
            {"id": "1-A", "name": "Aki", "seat": "A", "hero": "Dash"},
            {"id": "1-B", "name": "Ben", "seat": "B", "hero": "Bravo"},
            {"id": "1-C", "name": "Cem", "seat": "C"},
        ]
        assert [member["seat"] for member in foxes["members"]] == ["C", "A"]
        ask("pair", file, "--write")
        report = ("report", file, "--round", 1, "--table", 1)
        first = ask(*report, "--board", "A", "--winner", "1")
        assert "result" not in first["match"]
        second = ask(*report, "--board", "B", "--winner", "1", "--how", "no_show")
        assert second["match"]["result"] == {"winner": "1", "games": second["match"]["result"]["games"]}
        assert sorted(second["match"]["result"]["games"]) == [0, 0, 2]
        assert "seat B: no result now" in call(*report, "--board", "B", "--clear", "--lang", "en").out
        timed = ask(*report, "--how", "time")
        assert (timed["match"]["result"]["winner"], timed["match"]["result"]["how"]) == ("1", "time")
        (row,) = csv.DictReader(io.StringIO(call("convert", file, "--to", "csv").out))
        assert (row["seat_a"], row["seat_b"], row["result"]) == (row["result"], "", row["seat_a"])
        assert ask("standings", file)["standings"][0]["entrant"] == "1"

    def test_broken_rows_are_named(self, tmp_path: Path) -> None:
        file, rows = self.event(tmp_path, "team,seat,name\nOwls,D,Aki\n,A,Ben\n")
        told = call("enter", file, "--csv", rows, "--json")
        found = [(one["code"], one["line"]) for one in json.loads(told.out)["error"]["findings"]]
        assert (told.status, found) == (3, [("csv.seat", 2), ("csv.no_team", 3)])

    def test_a_hero_twice_in_a_team_is_not_written(self, tmp_path: Path) -> None:
        file, rows = self.event(tmp_path, "team,seat,name,hero\nOwls,A,Aki,Dash\nOwls,B,Ben,Dash\n")
        told = call("enter", file, "--csv", rows, "--json")
        assert told.status == 3
        assert json.loads(told.out)["error"]["findings"][0]["code"] == "sense.team_hero_twice"
        assert json.loads(file.read_text())["entrants"] == []

    def test_seats_are_for_teams(self, tmp_path: Path) -> None:
        file = sealed(tmp_path)
        ask("pair", file, "--write")
        report = ("report", file, "--round", 1, "--table", 1, "--json")
        assert call(*report, "--board", "A", "--draw").status == 1
        assert call(*report, "--how", "time").status == 1
        assert call(*report).status == 2
