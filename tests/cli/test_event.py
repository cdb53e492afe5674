"""A whole event from ``new`` to final standings, on the command line alone."""

import csv
import io
import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.cli.run import ask, call


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """An event of nine entrants before its first round."""
    file = tmp_path / "armory.json"
    ask(
        "new",
        file,
        "--policy",
        "fab/classic-constructed",
        "--name",
        "Armory",
        "--date",
        "2025-11-30",
        "--seed",
        "s",
    )
    ask("enter", file, *["Aki", "Boris", "Chihiro", "Dana", "Emi", "Fyodor", "Goro", "Hana", "Ivan"])
    return file


def play(file: Path, rng: random.Random) -> Any:
    """Pair a round and report every table."""
    drawn = ask("pair", file, "--write")
    for match in drawn["matches"]:
        ask(
            "report",
            file,
            "--round",
            drawn["round"],
            "--table",
            match["table"],
            "--winner",
            rng.choice(match["seats"]),
        )
    return drawn


def test_new_to_final_standings(event: Path) -> None:
    rng = random.Random(1)
    for number in range(1, 6):
        drawn = play(event, rng)
        assert drawn["round"] == number
        assert len(drawn["matches"]) == 4
        assert len(drawn["byes"]) == 1
    refused = call("pair", event, "--json")
    assert refused.status == 1
    assert refused.json["error"]["code"] == "refused"
    table = ask("standings", event)
    assert table["policy"] == "fab/classic-constructed"
    assert table["edition"] == "2025-09-26"
    assert table["after_round"] == 5
    assert [column["key"] for column in table["columns"]] == ["match_points", "cmp", "mlp", "omlp", "ocmp"]
    assert [column["better"] for column in table["columns"]] == ["high", "high", "low", "low", "high"]
    assert [row["rank"] for row in table["standings"]] == list(range(1, 10))
    assert table["standings"][-1]["decided_by"] is None
    assert ask("audit", event)["findings"] == [] or all(
        f["severity"] == "info" for f in ask("audit", event)["findings"]
    )
    cut = ask("cut", event)
    assert [one["rank"] for one in cut["through"]] == [1, 2, 3, 4]


def test_pairing_writes_only_when_asked_and_is_the_same_each_time(event: Path) -> None:
    before = event.read_bytes()
    first = call("pair", event, "--json")
    assert call("pair", event, "--json").out == first.out
    assert event.read_bytes() == before
    assert ask("pair", event, "--write")["matches"] == first.json["matches"]
    assert event.read_bytes() != before


def test_the_same_event_gives_the_same_bytes(tmp_path: Path) -> None:
    files = []
    for name in ("a.json", "b.json"):
        file = tmp_path / name
        ask("new", file, "--policy", "fab/blitz", "--name", "X", "--date", "2025-11-30", "--seed", "s")
        ask("enter", file, *[f"Player {place}" for place in range(12)])
        for _ in range(3):
            play(file, random.Random(4))
        files.append(file.read_bytes())
    assert files[0] == files[1]


def test_a_seed_is_random_unless_it_is_given(tmp_path: Path) -> None:
    seeds = set()
    for place in range(3):
        told = ask("new", tmp_path / f"{place}.json", "--policy", "swiss", "--name", "X")
        seeds.add(told["seed"])
        assert len(told["seed"]) == 32
    assert len(seeds) == 3


class TestEntrants:
    def test_ids_are_given_or_chosen(self, event: Path) -> None:
        told = ask("enter", event, "Jun", "Kei", "--id", "jun")
        assert [one["id"] for one in told["entered"]] == ["jun", "11"]
        again = call("enter", event, "Jun", "--id", "jun", "--json")
        assert (again.status, again.json["error"]["findings"][0]["code"]) == (1, "refuse.entrant_id_taken")

    def test_from_csv(self, event: Path, tmp_path: Path) -> None:
        table = tmp_path / "list.csv"
        table.write_text(
            '\ufeffname,hero,byes,fixed_table\n千尋,Dash I/O,2,\n"O\'Neil, Pat",,,12\n', encoding="utf-8"
        )
        ask("enter", event, "--csv", table)
        entrants = json.loads(event.read_text())["entrants"]
        assert entrants[-2:] == [
            {"id": "10", "name": "千尋", "byes": 2, "hero": "Dash I/O"},
            {"id": "11", "name": "O'Neil, Pat", "fixed_table": 12},
        ]

    @pytest.mark.parametrize(
        ("text", "codes"),
        [
            ("nmae\nx\n", ["csv.unknown_column", "csv.no_names"]),
            ("name,byes\nA,two\n,1\nB,1,9\n", ["csv.not_a_number", "csv.row", "csv.row"]),
            ('name\n"open\n', ["csv.unreadable"]),
        ],
    )
    def test_a_faulty_csv_changes_nothing(
        self, event: Path, tmp_path: Path, text: str, codes: list[str]
    ) -> None:
        before = event.read_bytes()
        table = tmp_path / "list.csv"
        table.write_text(text)
        told = call("enter", event, "--csv", table, "--json")
        assert told.status == 3
        assert [finding["code"] for finding in told.json["error"]["findings"]] == codes
        assert event.read_bytes() == before

    def test_from_an_old_spreadsheet_and_again(self, event: Path, tmp_path: Path) -> None:
        table = tmp_path / "list.csv"
        table.write_bytes("名前;ヒーロー\n千尋;Dash\nAki;\n千尋;\n".encode("cp932"))
        told = ask("enter", event, "Jun", "--csv", table)
        assert [(one["id"], one["name"]) for one in told["entered"]] == [("10", "Jun"), ("11", "千尋")]
        assert [(one["code"], one.get("line")) for one in told["findings"]] == [
            ("lists.encoding", None),
            ("lists.in_event", 3),
            ("lists.name_twice", 4),
        ]
        before = event.read_bytes()
        again = call("enter", event, "--csv", table, "--lang", "en")
        assert (again.status, event.read_bytes()) == (0, before)
        assert "“千尋” is in the event already with the ID “11”" in again.out

    def test_from_gem(self, event: Path, tmp_path: Path) -> None:
        table = tmp_path / "heroes.csv"
        table.write_text('Player Name,Player ID,Country/Region,Hero\n"Sato, Jun",10000001,JP,Dash I/O\n')
        ask("enter", event, "--csv", table)
        entrant = json.loads(event.read_text())["entrants"][-1]
        assert (entrant["name"], entrant["external"], entrant["hero"]) == (
            "Sato, Jun",
            {"gem": "10000001"},
            "Dash I/O",
        )
        assert ask("enter", event, "--csv", table)["entered"] == []

    def test_drop_re_enter_disqualify_absent(self, event: Path) -> None:
        play(event, random.Random(2))
        assert ask("drop", event, "1")["entrant"]["dropped_after"] == [1]
        assert "1" not in [name for match in ask("pair", event)["matches"] for name in match["seats"]]
        assert ask("re-enter", event, "1")["entrant"]["re_entered_in"] == [2]
        assert ask("disqualify", event, "2")["entrant"]["disqualified_after"] == 1
        ask("absent", event, "3")
        assert ask("pair", event)["absent"] == ["3"]
        ranks = ask("standings", event)["standings"]
        assert "2" not in [row["entrant"] for row in ranks]
        assert call("drop", event, "99").status == 3
        assert call("drop", event, "4", "--after", "0").status == 1


class TestReport:
    def test_a_correction_keeps_what_was(self, event: Path) -> None:
        rng = random.Random(3)
        play(event, rng)
        play(event, rng)
        told = ask(
            "report", event, "--round", 1, "--table", 1, "--draw", "--how", "agreed", "--reason", "slip"
        )
        assert told["match"]["result"] == {"draw": True, "how": "agreed"}
        assert told["match"]["was"][0]["until_round"] == 2
        assert told["match"]["was"][0]["reason"] == "slip"
        assert [finding["code"] for finding in told["findings"]] == ["running.later_rounds_stand"]

    def test_results_of_every_kind(self, event: Path) -> None:
        drawn = ask("pair", event, "--write")
        seats = {match["table"]: match["seats"] for match in drawn["matches"]}
        ask("report", event, "--round", 1, "--table", 1, "--winner", seats[1][1], "--games", "0-2")
        ask("report", event, "--round", 1, "--table", 2, "--both-lost")
        ask("report", event, "--round", 1, "--table", 3, "--draw", "--games", "1-1-1")
        ask("report", event, "--round", 1, "--table", 4, "--winner", seats[4][0], "--how", "no_show")
        matches = json.loads(event.read_text())["rounds"][0]["matches"]
        assert [match["result"] for match in matches] == [
            {"winner": seats[1][1], "games": [0, 2, 0]},
            {"lost": seats[2]},
            {"draw": True, "games": [1, 1, 1]},
            {"winner": seats[4][0], "how": "no_show"},
        ]
        ask("report", event, "--round", 1, "--table", 4, "--clear")
        assert "result" not in json.loads(event.read_text())["rounds"][0]["matches"][3]

    @pytest.mark.parametrize(
        ("words", "status"),
        [
            (["--winner", "zzz"], 3),
            (["--winner", "1", "--draw"], 2),
            ([], 2),
            (["--draw", "--games", "2-1"], 3),
            (["--draw", "--games", "two"], 2),
            (["--draw", "--how", "luck"], 2),
        ],
    )
    def test_impossible_reports_change_nothing(self, event: Path, words: list[str], status: int) -> None:
        ask("pair", event, "--write")
        before = event.read_bytes()
        told = call("report", event, "--round", 1, "--table", 1, *words, "--json")
        assert told.status == status
        assert told.json["error"]["findings"]
        assert event.read_bytes() == before


def test_explain_says_what_decided(event: Path) -> None:
    rng = random.Random(5)
    for _ in range(3):
        play(event, rng)
    rows = ask("standings", event)["standings"]
    for above, below in pairwise(rows):
        told = ask("explain", event, below["entrant"], above["entrant"])
        (comparison,) = told["comparisons"]
        assert (comparison["above"], comparison["below"]) == (above["entrant"], below["entrant"])
        assert comparison["decided_by"] == above["decided_by"]
        values = {position["entrant"]: position["values"] for position in told["positions"]}
        assert values[above["entrant"]] == above["values"]
    alone = ask("explain", event, rows[4]["entrant"])
    assert [(c["above"], c["below"]) for c in alone["comparisons"]] == [
        (rows[3]["entrant"], rows[4]["entrant"]),
        (rows[4]["entrant"], rows[5]["entrant"]),
    ]
    assert call("explain", event, "99").status == 3
    assert call("explain", event, "1", "1").status == 3


def test_standings_of_an_earlier_round_and_as_csv(event: Path) -> None:
    play(event, random.Random(6))
    first = ask("standings", event)
    play(event, random.Random(7))
    assert ask("standings", event, "--after", 1)["standings"] == first["standings"]
    assert ask("standings", event, "--after", 0)["standings"][0]["values"]["cmp"] == "0"
    assert call("standings", event, "--after", 3).status == 1
    told = list(csv.DictReader(io.StringIO(call("standings", event, "--csv").out)))
    assert [row["entrant"] for row in told] == [
        row["entrant"] for row in ask("standings", event)["standings"]
    ]
    assert call("standings", event, "--csv", "--json").status == 2


def test_convert_is_a_fixed_point(event: Path) -> None:
    play(event, random.Random(8))
    assert call("convert", event, "--to", "headjudge").out == event.read_text()
    rows = list(csv.reader(io.StringIO(call("convert", event, "--to", "csv").out)))
    assert rows[0] == ["round", "table", "id_1", "name_1", "id_2", "name_2", "result"]
    assert len(rows) == 6


def test_structure_and_policies() -> None:
    told = ask(
        "structure",
        "--policy",
        "fab/classic-constructed",
        "--players",
        584,
        "--days",
        2,
        "--date",
        "2025-11-30",
    )
    assert told["days"] == [{"rounds": 8, "advance": {"top": 80, "min_points": 6}}, {"rounds": 5}]
    assert (told["rounds"], told["cut"], told["minutes"]["round"], told["decklists"]) == (
        13,
        8,
        55,
        "required",
    )
    constructed = ["structure", "--policy", "fab/classic-constructed", "--date", "2025-11-30"]
    beyond = ask(*constructed, "--players", 737)
    assert beyond["rounds"] is None
    assert "structure.beyond_table" in [finding["code"] for finding in beyond["findings"]]
    listed = ask("policy", "list")
    assert "fab/classic-constructed" in [one["id"] for one in listed["policies"]]
    shown = ask("policy", "show", "fab/classic-constructed", "--date", "2025-11-30")
    assert shown["policy"]["edition"] == "2025-09-26"
    assert call("policy", "show", "fab/clasic", "--json").status == 3


def test_a_policy_of_ones_own_travels_in_the_file(tmp_path: Path) -> None:
    own = tmp_path / "shop.toml"
    own.write_text(
        'id = "shop"\nextends = "fab/classic-constructed"\n[scoring]\ndraw = "1/2"\n', encoding="utf-8"
    )
    file = tmp_path / "shop.json"
    ask("new", file, "--policy", own, "--name", "Shop", "--date", "2025-11-30", "--option", "rounds=3")
    assert json.loads(file.read_text())["policy"]["scoring"]["draw"] == "1/2"
    ask("enter", file, "A", "B")
    ask("pair", file, "--write")
    ask("report", file, "--round", 1, "--table", 1, "--draw")
    assert [row["values"]["match_points"] for row in ask("standings", file)["standings"]] == ["1/2", "1/2"]


def test_magic_and_plain_swiss(tmp_path: Path) -> None:
    for policy, keys in (
        ("mtg/swiss", ["match_points", "omw", "gw", "ogw"]),
        ("swiss", None),
    ):
        file = tmp_path / f"{policy.replace('/', '-')}.json"
        ask(
            "new",
            file,
            "--policy",
            policy,
            "--name",
            "M",
            "--date",
            "2025-11-30",
            "--option",
            "rounds=3",
            "--seed",
            "s",
        )
        ask("enter", file, *"ABCDEFG")
        for _ in range(3):
            play(file, random.Random(9))
        table = ask("standings", file)
        if keys is not None:
            assert [column["key"] for column in table["columns"]] == keys
        assert len(table["standings"]) == 7
        for row in table["standings"]:
            assert call("explain", file, row["entrant"]).status == 0
