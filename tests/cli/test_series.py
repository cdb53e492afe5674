"""``headjudge series``: the example of the reference, its forms, and faults of all files at once."""

import csv
import io
import json
import re
import shutil
from pathlib import Path

import pytest

from headjudge.tournament.event_file import write_event
from tests.cli.run import ask, call
from tests.series.events import event

REFERENCE = Path(__file__).parents[2] / "docs/reference/series.md"
LANGUAGES = ("en", "ja", "ru")


@pytest.fixture
def example(tmp_path: Path) -> Path:
    """The series of the reference with three small events beside it."""
    text = re.search(r"```toml\n(.*?)```", REFERENCE.read_text(encoding="utf-8"), re.DOTALL)
    assert text is not None
    (tmp_path / "winter.toml").write_text(text[1], encoding="utf-8")
    for name, order, day in (("november", "1234", 5), ("december", "A234", 15), ("january", "4321", 25)):
        a, b, c, d = order
        rounds = [[(a, d, a), (b, c, b)], [(a, b, a), (c, d, c)]]
        (tmp_path / f"{name}.json").write_text(write_event(event(rounds, order, day)), encoding="utf-8")
    return tmp_path / "winter.toml"


def test_the_example_of_the_reference(example: Path) -> None:
    answer = ask("series", example)
    assert [
        (row["place"], row["entrant"], row["points"], row["decided_by"]) for row in answer["standings"]
    ] == [
        (1, "aki", "24", "points"),
        (2, "4", "17", "best_place"),
        (3, "2", "17", "points"),
        (4, "3", "14", None),
    ]
    aki = next(row for row in answer["standings"] if row["entrant"] == "aki")
    assert [(e["event"], e["place"], e["points"], e["counted"]) for e in aki["events"]] == [
        ("november", 1, "12", True),
        ("december", 1, "12", True),
        ("final", 4, "5", False),
    ]
    assert [one["event"] for one in answer["events"]] == ["november", "december", "final"]
    assert answer["findings"] == []
    by_place = [prize for prize in answer["prizes"] if prize["why"] == "place"]
    assert sum(int(prize["amount"]) for prize in by_place) == 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_it_in_their_language(example: Path, language: str) -> None:
    told = call("series", example, "--lang", language)
    assert (told.status, told.err) == (0, "")
    assert "aki" in told.out
    assert "store credit" in told.out


def test_csv_has_a_column_for_each_event(example: Path) -> None:
    told = call("series", example, "--csv")
    rows = list(csv.reader(io.StringIO(told.out)))
    assert rows[0] == ["place", "entrant", "name", "points", "november", "december", "final", "decided_by"]
    assert rows[1][:7] == ["1", "aki", "Aki", "24", "12", "12", "5"]
    assert call("series", example, "--csv", "--json").status == 2


def test_the_order_of_the_events_changes_nothing(example: Path) -> None:
    before = ask("series", example)
    text = example.read_text(encoding="utf-8")
    blocks = re.findall(r"\[\[events\]\]\n(?:(?!\[).*\n)*", text)
    assert len(blocks) == 3
    for block in blocks:
        text = text.replace(block, "", 1)
    example.write_text(text.replace("[points]", "".join(reversed(blocks)) + "[points]", 1), encoding="utf-8")
    assert ask("series", example) == before


def test_faults_of_all_files_at_once(example: Path) -> None:
    folder = example.parent
    (folder / "december.json").unlink()
    raw = json.loads((folder / "november.json").read_text())
    raw["rounds"][0]["matches"][0]["seats"] = ["1", "1"]
    raw["colour"] = "red"
    (folder / "november.json").write_text(json.dumps(raw))
    example.write_text(example.read_text(encoding="utf-8").replace("best = 2", "best = 0"), encoding="utf-8")
    told = call("series", example, "--json")
    assert told.status == 3
    found = [
        (one["code"], one.get("file") or one.get("pointer") or one.get("subject"))
        for one in told.json["error"]["findings"]
    ]
    assert ("series.value", "/best") in found
    assert ("form.unreadable", "/events/1/file") in found
    assert any(place and place.startswith("november.json#/rounds/0") for _, place in found)
    assert any(place == "november.json#/colour" for _, place in found)


def test_a_missing_or_broken_series_file(tmp_path: Path) -> None:
    assert call("series", tmp_path / "none.toml", "--json").status == 3
    (tmp_path / "s.toml").write_text("series = ")
    (finding,) = call("series", tmp_path / "s.toml", "--json").json["error"]["findings"]
    assert (finding["code"], finding["line"]) == ("series.syntax", 1)


def test_a_formula_in_a_name_is_no_formula_in_the_csv(example: Path) -> None:
    text = example.read_text(encoding="utf-8").replace('name = "Aki"', 'name = "=1+1"')
    example.write_text(text, encoding="utf-8")
    assert "'=1+1" in call("series", example, "--csv").out


def test_a_series_may_stand_elsewhere_than_the_folder_of_the_caller(example: Path, tmp_path: Path) -> None:
    moved = tmp_path / "elsewhere"
    moved.mkdir()
    for file in [*tmp_path.glob("*.json"), example]:
        shutil.copy(file, moved)
    assert ask("series", moved / "winter.toml")["standings"] == ask("series", example)["standings"]
