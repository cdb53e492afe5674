"""The example events: played again, they come out as they lie in ``examples``, and an audit finds no error."""

import importlib.util
import json
from pathlib import Path

import pytest

from tests.cli.run import ask

EXAMPLES = Path(__file__).parents[2] / "examples"
FILES = ["armory", "proquest", "calling-with-draft", "team-event", "goldfish-1", "goldfish-2", "goldfish-3"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with every example event played into it."""
    spec = importlib.util.spec_from_file_location("play_events", EXAMPLES / "play_events.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    made = tmp_path_factory.mktemp("examples")
    module.everything(made)
    return made


@pytest.mark.parametrize("name", [f"{name}.json" for name in FILES] + ["goldfish-series.toml"])
def test_they_come_out_the_same_every_time(folder: Path, name: str) -> None:
    assert (folder / name).read_text() == (EXAMPLES / name).read_text()


@pytest.mark.parametrize("name", FILES)
def test_they_are_over_and_without_error(name: str) -> None:
    file = EXAMPLES / f"{name}.json"
    assert "error" not in {finding["severity"] for finding in ask("audit", file)["findings"]}
    rows = ask("standings", file)["standings"]
    assert rows[-1]["decided_by"] is None
    if name in ("proquest", "calling-with-draft"):
        assert [row["place"] for row in rows[:8]] == list(range(1, 9))
        states = {match["state"] for level in ask("bracket", file)["rounds"] for match in level["matches"]}
        assert states == {"done"}


def test_what_each_shows() -> None:
    armory = json.loads((EXAMPLES / "armory.json").read_text())
    assert [entrant.get("entered_in", 1) for entrant in armory["entrants"]][-1] == 2
    assert any(played.get("absent") for played in armory["rounds"])
    proquest = json.loads((EXAMPLES / "proquest.json").read_text())
    assert proquest["rounds"][1]["matches"][3]["was"][0]["until_round"] == 3
    calling = json.loads((EXAMPLES / "calling-with-draft.json").read_text())
    assert [len(pod["seats"]) for pod in calling["draft_pods"]] == [8, 8]
    teams = json.loads((EXAMPLES / "team-event.json").read_text())
    assert all(match["boards"] for played in teams["rounds"] for match in played["matches"])
    series = ask("series", EXAMPLES / "goldfish-series.toml")
    assert [row["place"] for row in series["standings"]][:3] == [1, 2, 3]
