"""How the command line answers: exit statuses, JSON, three languages, hostile names, crashes while writing."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from headjudge.cli.app import COMMANDS, headjudge
from headjudge.cli.words import Group
from tests.cli.run import ask, call

ROOT = Path(__file__).parents[2]
HAMBURG = ROOT / "examples/calling-hamburg-2025.json"
LANGUAGES = ("en", "ja", "ru")


class TestFailures:
    @pytest.mark.parametrize(
        ("words", "status"),
        [
            (["standings"], 2),
            (["standings", "x", "y"], 2),
            (["standngs", "x"], 2),
            (["standings", "x", "--aftr", "1"], 2),
            (["standings", "x", "--after", "-1"], 2),
            (["standings", "x", "--after"], 2),
            (["standings", "x", "--lang", "de"], 2),
            (["structure", "--policy", "fab/blitz", "--players", "many"], 2),
            (["structure", "--policy", "fab/blitz", "--players", "9", "--date", "2025-13-01"], 2),
            (["structure", "--policy", "nothing", "--players", "9"], 3),
            (["standings", "/no/such/file.json"], 3),
            (["standings", "/"], 3),
            (["bracket", str(HAMBURG)], 1),
        ],
    )
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_each_has_its_status_and_a_json_object(
        self, words: list[str], status: int, language: str
    ) -> None:
        extra = [] if "--lang" in words else ["--lang", language]
        told = call(*words, "--json", *extra)
        assert told.status == status
        error = told.json["error"]
        assert error["message"]
        assert all(finding["code"] and finding["message"] for finding in error["findings"])
        people = call(*words, *extra)
        assert (people.status, people.out) == (status, "")
        assert people.err

    def test_every_fault_of_a_file_is_in_the_object(self, tmp_path: Path) -> None:
        file = tmp_path / "bad.json"
        file.write_text(
            '{"headjudge": 1, "name": "x", "date": "x", "policy": "p", "entrants": [{}], "rounds": []}'
        )
        before = file.read_bytes()
        for words in (["standings", file], ["pair", file, "--write"], ["enter", file, "A"]):
            told = call(*words, "--json")
            assert told.status == 3
            pointers = [finding["pointer"] for finding in told.json["error"]["findings"]]
            assert pointers == ["/date", "/entrants/0/id", "/entrants/0/name", "/policy"]
        assert file.read_bytes() == before

    def test_a_syntax_error_has_a_line(self, tmp_path: Path) -> None:
        file = tmp_path / "bad.json"
        file.write_text('{\n"headjudge": 1,\n}')
        (finding,) = call("standings", file, "--json").json["error"]["findings"]
        assert finding["line"] == 3
        assert "pointer" not in finding


def every_command() -> list[list[str]]:
    """The words of headjudge itself, of each command, and of each command inside a group."""
    groups = {name: headjudge.get_command(None, name) for name in COMMANDS}
    inside = [
        [name, word] for name, found in groups.items() if isinstance(found, Group) for word in found.lazy
    ]
    return [[], *[[name] for name in COMMANDS], *inside]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", every_command(), ids=" ".join)
def test_help_speaks_every_language(words: list[str], language: str) -> None:
    told = call(*words, "--help", "--lang", language)
    assert (told.status, told.err) == (0, "")
    assert "--json" in told.out
    letters = {"ja": ("ぁ", "鿿"), "ru": ("а", "я")}.get(language)
    if letters is not None:
        assert any(letters[0] <= letter <= letters[1] for letter in told.out)
        assert "Usage" not in told.out
        assert "Options" not in told.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_speaks_every_language(language: str, tmp_path: Path) -> None:
    file = tmp_path / "event.json"
    answers = [
        call("new", file, "--policy", "fab/blitz", "--name", "E", "--date", "2025-11-30", "--lang", language),
        call("enter", file, *"ABCDE", "--lang", language),
        call("pair", file, "--write", "--lang", language),
        call("absent", file, "1", "--lang", language),
        call("drop", file, "2", "--lang", language),
        call("re-enter", file, "2", "--lang", language),
        call("disqualify", file, "5", "--lang", language),
    ]
    for table in (1, 2):
        answers.append(call("report", file, "--round", 1, "--table", table, "--draw", "--lang", language))
    answers += [call(word, file, "--lang", language) for word in ("standings", "audit")]
    answers += [call("explain", file, name, "--lang", language) for name in "14"]
    answers += [
        call("structure", "--policy", "fab/sealed", "--players", 30, "--world-premiere", "--lang", language),
        call("cut", HAMBURG, "--lang", language),
        call("policy", "list", "--lang", language),
    ]
    for told in answers:
        assert (told.status, told.err) == (0, ""), told
        assert told.out.strip()
        if language == "ja":
            assert any("ぁ" <= letter <= "鿿" for letter in told.out)
        if language == "ru":
            assert any("а" <= letter <= "я" for letter in told.out)


def test_the_locale_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    japanese = call("--help").out
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert call("--help").out != japanese
    assert call("--help", "--lang", "ja").out == japanese


def test_hostile_names_run_nothing_on_a_terminal_or_in_a_spreadsheet(tmp_path: Path) -> None:
    file = tmp_path / "event.json"
    names = ["\x1b[2J\x1b]0;owned\x07", "a\nb", "\u202egnp.exe", "=cmd|' /C calc'!A0", "x\x00y", "山田" * 40]
    ask("new", file, "--policy", "fab/blitz", "--name", "\x1b[31mred", "--date", "2025-11-30")
    ask("enter", file, *names)
    ask("pair", file, "--write")
    for words in (["standings"], ["pair"], ["audit"]):
        told = call(*words, file)
        assert not set("\x1b\x07\x00\u202e") & set(told.out + told.err)
    assert "山田" * 40 in call("standings", file).out
    assert "'=cmd" in call("standings", file, "--csv").out
    rows = ask("standings", file)["standings"]
    assert sorted(row["name"] for row in rows) == sorted(names)


def test_standard_input_is_a_file_too(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "headjudge.cli", "standings", "-", "--json"],
        input=HAMBURG.read_bytes(),
        capture_output=True,
        check=True,
    )
    assert json.loads(told.stdout) == ask("standings", HAMBURG)


def test_a_reader_that_goes_away_is_no_fault() -> None:
    command = f"{sys.executable} -m headjudge.cli standings {HAMBURG} | head -1"
    told = subprocess.run(["bash", "-c", command], capture_output=True, check=True, text=True)
    assert told.stderr == ""


def test_the_same_pairing_under_every_hash_seed() -> None:
    told = {
        subprocess.run(
            [sys.executable, "-m", "headjudge.cli", "pair", HAMBURG, "--json"],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "99")
    }
    assert len(told) == 1


class TestWriting:
    def test_a_kill_at_any_moment_leaves_the_old_file_or_the_new_one(self, tmp_path: Path) -> None:
        old = HAMBURG.read_bytes()
        file = tmp_path / "event.json"
        file.write_bytes(old)
        command = [sys.executable, "-m", "headjudge.cli", "pair", str(file), "--write", "--json"]
        started = time.perf_counter()
        subprocess.run(command, capture_output=True, check=True)
        whole = time.perf_counter() - started
        new = file.read_bytes()
        rng = random.Random(1)
        killed = 0
        for _ in range(24):
            file.write_bytes(old)
            process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(whole * rng.uniform(0.3, 1.0))
            process.send_signal(signal.SIGKILL)
            killed += process.wait() != 0
            assert file.read_bytes() in (old, new)
        assert killed
        file.write_bytes(old)
        subprocess.run(command, capture_output=True, check=True)
        assert file.read_bytes() == new

    def test_a_file_that_changed_meanwhile_is_left_alone(self, tmp_path: Path) -> None:
        from headjudge.cli import files
        from headjudge.findings import StoreError

        file = tmp_path / "event.json"
        ask("new", file, "--policy", "fab/blitz", "--name", "E", "--date", "2025-11-30")
        read = files.read(str(file))
        ask("enter", file, "A")
        now = file.read_bytes()
        with pytest.raises(StoreError) as caught:
            files.write(read, read.event)
        assert caught.value.findings[0].code == "store.changed"
        assert file.read_bytes() == now

    def test_two_scorekeepers_lose_no_result(self, tmp_path: Path) -> None:
        file = tmp_path / "event.json"
        ask("new", file, "--policy", "fab/blitz", "--name", "E", "--date", "2025-11-30")
        ask("enter", file, *[f"P{place}" for place in range(12)])
        ask("pair", file, "--write")
        command = [
            sys.executable,
            "-m",
            "headjudge.cli",
            "report",
            str(file),
            "--round",
            "1",
            "--draw",
            "--table",
        ]
        waiting = [
            subprocess.Popen([*command, str(table)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            for table in range(1, 7)
        ]
        done = [process.wait() for process in waiting]
        matches = json.loads(file.read_text())["rounds"][0]["matches"]
        # Who came second was told so (4) and wrote nothing; who was told "done" is in the file.
        assert [("result" in match) for match in matches] == [status == 0 for status in done]
        assert set(done) <= {0, 4}

    def test_new_never_writes_over_a_file(self, tmp_path: Path) -> None:
        file = tmp_path / "event.json"
        file.write_text("mine")
        told = call("new", file, "--policy", "fab/blitz", "--name", "E", "--json")
        assert (told.status, told.json["error"]["findings"][0]["code"]) == (4, "store.exists")
        assert file.read_text() == "mine"
        assert call("new", tmp_path / "no" / "x.json", "--policy", "fab/blitz", "--name", "E").status == 4

    def test_a_link_and_the_rights_of_a_file_stay(self, tmp_path: Path) -> None:
        file, link = tmp_path / "event.json", tmp_path / "link.json"
        ask("new", file, "--policy", "fab/blitz", "--name", "E", "--date", "2025-11-30")
        file.chmod(0o640)
        link.symlink_to(file)
        ask("enter", link, "A", "B")
        assert link.is_symlink()
        assert file.stat().st_mode & 0o777 == 0o640
        assert len(json.loads(file.read_text())["entrants"]) == 2
        assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []
