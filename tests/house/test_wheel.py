"""What is built and installed somewhere else runs there: with its templates, pictures, words, tables and rules."""

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from tests.cli.desk_process import Browser, free_port, running
from tests.house.tree import ROOT, SOURCE, tracked_files

WAIT = 60


def call(*words: object, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run a command far from the source, without the paths of this test."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return subprocess.run(
        [*map(str, words)], cwd=cwd, env=environ, capture_output=True, text=True, timeout=WAIT, check=True
    )


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built by the project's own builder."""
    folder = tmp_path_factory.mktemp("built")
    call(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=ROOT)
    (found,) = folder.iterdir()
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of a new environment with the wheel in it; what it needs comes from this one."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, with_pip=False)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    ours = sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)})
    Path(ours, "beside.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    pip = (sys.executable, "-m", "pip", "--python", programs / "python", "--disable-pip-version-check")
    call(*pip, "install", "--no-index", "--no-deps", "--ignore-installed", wheel, cwd=folder)
    return programs


def test_the_wheel_holds_every_file_of_the_package(wheel):
    with zipfile.ZipFile(wheel) as opened:
        inside = set(opened.namelist())
    ours = {path.relative_to(ROOT / "src").as_posix() for path in tracked_files() if SOURCE in path.parents}
    assert ours <= inside
    for kind in (".html", ".css", ".svg", ".ftl", ".toml", "0001_initial.py"):
        assert any(name.endswith(kind) for name in inside), kind


def test_it_runs_from_there(installed):
    where = call(
        installed / "python", "-c", "import headjudge; print(headjudge.__file__)", cwd=installed
    ).stdout
    assert str(installed.parent) in where
    told = call(installed / "headjudge", "--version", cwd=installed).stdout
    assert told.strip() == "0.1.0"


def test_the_sample_runs_from_there(installed, tmp_path):
    environ = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    words = ("demo", "--host", "127.0.0.1", "--port", free_port(), "--no-open")
    with running(
        *words, call=[str(installed / "headjudge")], environ={**environ, "TMPDIR": str(tmp_path)}
    ) as desk:
        browser = Browser()
        assert browser.send(desk.link)[0] == 200
        assert browser.open(desk.address + "/static/headjudge/style.css")[0] == 200
        assert browser.open(desk.address + "/e/friday-night/desk/log?lang=ja")[0] == 200
        assert desk.stop() == 0
