"""``announce``, ``limited`` and the duties in ``structure`` and ``audit``."""

import json
from pathlib import Path

import pytest

from tests.cli.run import ask, call

LANGUAGES = ("en", "ja", "ru")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """An event that differs in rounds and minutes."""
    path = tmp_path / "event.json"
    words = [
        "--option",
        "rounds=4",
        "--option",
        "minutes=50",
        "--programme",
        "proquest",
        "--date",
        "2026-11-30",
    ]
    assert call("new", path, "--policy", "fab/blitz", "--name", "E", "--seed", "7", *words).status == 0
    assert call("enter", path, *"ABCDEFGHIJ").status == 0
    return path


class TestAnnounce:
    def test_what_is_to_be_told_and_until_when(self, file: Path) -> None:
        answer = ask("announce", file)
        assert answer["known"] == {"advertised": False, "registration": "open", "started": False}
        found = {one["what"]: (one["latest"], one["state"]) for one in answer["announcements"]}
        assert found == {"rounds": ("registration", "now"), "minutes": ("start", "open")}
        assert [one["code"] for one in answer["findings"]] == ["announcement.now"]
        closed = ask("announce", file, "--registration", "closed")
        assert {one["what"]: one["state"] for one in closed["announcements"]} == {
            "rounds": "passed",
            "minutes": "now",
        }

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_texts_in_each_language(self, file: Path, language: str) -> None:
        told = call("announce", file, "--lang", language)
        assert (told.status, told.err) == (0, "")
        texts = [one["text"] for one in ask("announce", file, "--lang", language)["announcements"]]
        assert len(texts) == 2
        assert all(text in told.out for text in texts)

    def test_what_was_told_stands_in_the_file(self, file: Path) -> None:
        answer = ask("announce", file, "--told", "rounds", "--told", "minutes", "--when", "registration")
        assert [one["state"] for one in answer["announcements"]] == ["told", "told"]
        assert json.loads(file.read_text())["announced"] == [
            {"what": "rounds", "when": "registration"},
            {"what": "minutes", "when": "registration"},
        ]
        assert ask("announce", file)["announcements"] == answer["announcements"]
        before = file.read_bytes()
        again = call("announce", file, "--told", "rounds", "--when", "start", "--json")
        assert (again.status, again.json["error"]["findings"][0]["code"]) == (1, "refuse.already_announced")
        assert file.read_bytes() == before

    @pytest.mark.parametrize(
        "words",
        [
            ["--told", "rounds"],
            ["--when", "start"],
            ["--told", "weather", "--when", "start"],
            ["--told", "rounds", "--when", "never"],
            ["--registration", "half"],
        ],
    )
    def test_wrong_calls(self, file: Path, words: list[str]) -> None:
        for language in LANGUAGES:
            assert call("announce", file, *words, "--lang", language).status == 2

    def test_an_unknown_stage_is_refused(self, file: Path) -> None:
        told = call("announce", file, "--told", "rounds", "--when", "start", "--stage", "day9", "--json")
        assert (told.status, told.json["error"]["findings"][0]["code"]) == (1, "refuse.no_such_stage")

    def test_faults_of_the_file_are_named(self, file: Path) -> None:
        raw = json.loads(file.read_text())
        raw["announced"] = [
            {"what": "rounds", "when": "start"},
            {"what": "rounds", "when": "later"},
            {"what": "minutes", "when": "soon"},
            {"what": "minutes", "when": "start", "stage": "day9"},
        ]
        raw["level"] = "strict"
        file.write_text(json.dumps(raw))
        found = [
            (f["code"], f["pointer"]) for f in call("announce", file, "--json").json["error"]["findings"]
        ]
        assert sorted(found) == [
            ("form.wrong_value", "/announced/2/when"),
            ("form.wrong_value", "/level"),
            ("sense.announced_twice", "/announced/1/what"),
            ("sense.unknown_stage", "/announced/3/stage"),
        ]


class TestDuties:
    def test_structure_and_audit_show_them(self, file: Path) -> None:
        found = ask("audit", file)
        asked = ask(
            "structure",
            "--policy",
            "fab/blitz",
            "--players",
            10,
            "--programme",
            "proquest",
            "--date",
            "2026-11-30",
        )
        assert found["duties"] == asked["duties"]
        assert (asked["duties"]["tier"], asked["duties"]["officials_may_play"]) == (2, False)
        assert {f["code"] for f in found["findings"]} == {"deviation.rounds", "deviation.minutes"}

    def test_an_audit_warns_of_what_came_too_late(self, file: Path) -> None:
        assert call("pair", file, "--write").status == 0
        codes = [f["code"] for f in ask("audit", file)["findings"]]
        assert codes.count("announcement.passed") == 2

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_people_read_them(self, file: Path, language: str) -> None:
        said = call("audit", file, "--lang", language).out.splitlines()
        asked = call("structure", "--policy", "fab/blitz", "--players", 10, "--programme", "proquest",
                     "--date", "2026-11-30", "--lang", language).out.splitlines()  # fmt: skip
        assert len(set(said) & set(asked)) == 6


class TestLimited:
    def test_a_set(self) -> None:
        found = ask("limited", "SUP", "--date", "2025-11-30")
        assert (found["policy"], found["packs"], found["deck"]) == (
            "fab/sealed",
            8,
            {"least": 30, "most": 30},
        )
        assert found["cards"] == {"booster": 16, "limited": 14, "extra": 2, "pool": 112}
        assert found["registration"]["expected"] == 112
        assert [step["seconds"] for step in found["steps"]] == [1200, 600, 1800]

    def test_world_premiere_and_a_draft(self) -> None:
        found = ask(
            "limited", "UPR", "--policy", "fab/booster-draft", "--date", "2025-11-30", "--world-premiere"
        )
        assert [step["seconds"] for step in found["steps"]] == [1200, 1500, 300, 1200]
        assert [step["begins"] for step in found["steps"]] == [0, 1200, 2700, 3000]
        assert found["rules"] == [
            {"kind": "pool_limit", "card": "Phoenix Flame", "most": 3, "id": "phoenix-flame"}
        ]

    def test_a_set_to_come(self) -> None:
        assert ask("limited", "New", "--date", "2026-11-30")["packs"] is None
        later = ask("limited", "New", "--date", "2026-11-30", "--released", "2027-02-05")
        assert (later["packs"], [f["code"] for f in later["findings"]]) == (8, ["limited.later_set"])

    def test_another_format_is_refused(self) -> None:
        assert call("limited", "UPR", "--policy", "fab/blitz").status == 1
        assert call("limited", "UPR", "--policy", "fab/nothing").status == 3
        assert call("limited").status == 2

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_people_read_it_in_their_language(self, language: str) -> None:
        for asked, policy in (
            ("UPR", "booster-draft"),
            ("EVO", "crack-shuffle-play"),
            ("ROS", "sealed"),
            ("SEA", "blitz-preconstructed"),
            ("Everfest", "sealed"),
            ("IAR", "sealed"),
            ("New", "sealed"),
        ):
            told = call(
                "limited", asked, "--policy", f"fab/{policy}", "--date", "2026-11-30", "--lang", language
            )
            assert (told.status, told.err) == (0, "")
            assert told.out.strip()
