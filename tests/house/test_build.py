"""The set-up: locks that say everything and nothing more, and a set-up that names what is missing."""

import os
import re
import shutil
import subprocess
import tomllib
from functools import cache
from pathlib import Path

import pytest

from tests.house.tree import ROOT

LOCKS = ("run", "dev", "fuzz", "bench")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@cache
def pins(lock: str) -> dict[str, tuple[str, int]]:
    """Each pin of a lock, by name and marker: its version and how many hashes it has."""
    found = {}
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    for entry in re.split(r"\n(?! )", text.strip()):
        first, *hashes = entry.split(" \\\n")
        match = re.fullmatch(r"([\w.-]+)==(\S+)(?: ; (.+))?", first)
        assert match, f"{lock}: {first!r} is no pin"
        assert all(re.fullmatch(r" +--hash=sha256:[0-9a-f]{64}", line) for line in hashes), first
        found[f"{match[1]} {match[3] or ''}".strip()] = (match[2], len(hashes))
    return found


@pytest.mark.parametrize("lock", LOCKS)
class TestLocks:
    def test_every_pin_has_the_hashes_of_its_files(self, lock):
        assert len(pins(lock)) > 10
        assert all(hashes >= 1 for _, hashes in pins(lock).values())

    def test_versions_agree_with_the_other_locks(self, lock):
        for other in LOCKS:
            shared = pins(lock).keys() & pins(other).keys()
            assert {name: pins(lock)[name] for name in shared} == {name: pins(other)[name] for name in shared}

    def test_holds_what_the_project_asks_for(self, lock):
        groups = PROJECT["dependency-groups"]
        asked = [
            *PROJECT["project"]["dependencies"],
            *groups["build"],
            *(groups[lock] if lock != "run" else ()),
        ]
        names = {normal(re.split(r"[<>=!~ \[;]", text)[0]) for text in asked}
        assert names <= {name.split(" ")[0] for name in pins(lock)}

    def test_names_no_address_and_no_folder(self, lock):
        text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
        assert not re.search(r"https?:|file:|--(extra-)?index|--find-links|#", text)


def test_make_test_runs_every_check():
    make = shutil.which("make")
    assert make, "make is needed"
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    run = subprocess.run(
        [make, "-n", "test"], cwd=ROOT, env=environ, capture_output=True, text=True, check=True
    )
    for check in (
        "ruff format --check",
        "ruff check",
        "mypy",
        "lint-imports",
        "pytest --doctest-modules src",
        "pytest -n 2",
        "readme_commands.py",
    ):
        assert check in run.stdout


def test_what_runs_on_every_change_is_make_test():
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "\nmake test\n" in script.read_text(encoding="utf-8")


def set_up(folder: Path, python: str) -> subprocess.CompletedProcess[str]:
    """Runs the set-up in a folder of its own with a stand-in for Python."""
    (folder / "scripts").mkdir()
    (folder / "requirements").mkdir()
    shutil.copy(ROOT / "scripts" / "setup", folder / "scripts")
    shutil.copy(ROOT / "pyproject.toml", folder)
    shutil.copy(ROOT / "requirements" / "run.txt", folder / "requirements")
    stand_in = folder / "python-stand-in"
    stand_in.write_text(f"#!/bin/sh\n{python}\n", encoding="utf-8")
    stand_in.chmod(0o755)
    return subprocess.run(
        ["sh", "scripts/setup", "run"],
        cwd=folder,
        env={**os.environ, "PYTHON": str(stand_in)},
        capture_output=True,
        text=True,
        check=False,
    )


class TestSetUp:
    def test_an_old_python_is_named(self, tmp_path):
        run = set_up(tmp_path, 'if [ "$1" = --version ]; then echo "Python 3.9.2"; else exit 1; fi')
        assert run.returncode == 1
        assert "Python 3.11 or newer is needed" in run.stderr
        assert "Python 3.9.2" in run.stderr

    def test_a_missing_venv_is_named(self, tmp_path):
        run = set_up(tmp_path, 'case "$2" in *ensurepip*) exit 1 ;; esac')
        assert run.returncode == 1
        assert "apt-get install python3-venv" in run.stderr
        assert not (tmp_path / ".venv").exists()

    def test_packages_that_cannot_be_installed_stop_it_and_leave_no_stamp(self, tmp_path):
        made = 'mkdir -p .venv/bin && echo "exit 1" >.venv/bin/python; chmod +x .venv/bin/python'
        stand_in = f'if [ "$2" = venv ]; then {made}; fi'
        run = set_up(tmp_path, stand_in)
        assert run.returncode == 1
        assert "requirements/run.txt could not be installed" in run.stderr
        assert not (tmp_path / ".venv" / "run.stamp").exists()
