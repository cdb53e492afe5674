"""Lists with planted faults, by the command and the card file as they are used: the whole answer, field by field."""

import datetime
import io
import json
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from headjudge.cards.importing import CardFile, import_cards
from headjudge.cli.deck_check import check_deck
from headjudge.cli.words import Session
from headjudge.wording import speak
from tests.decks.sample import SAMPLE

PLANTED = Path(__file__).parents[1] / "data" / "decks" / "planted"
LISTS = {
    f"{path.stem} {one['id']}": one
    for path in sorted(PLANTED.glob("*.json"))
    for one in json.loads(path.read_text(encoding="utf-8"))
}


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sample's card file, imported as of the day on which the answers were written."""
    day = datetime.date(2026, 11, 30)
    into = tmp_path_factory.mktemp("cards")
    imported = import_cards([CardFile(SAMPLE, day)], into, token="planted", given_date=day)
    assert imported.path is not None
    return imported.path


def answer(cards: Path, path: Path, one: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    """The exit status and the JSON of the command on a list."""
    path.write_bytes(one["text"].encode())
    options = [word for key, value in one.get("options", {}).items() for word in (f"--{key}", str(value))]
    words = ["--format", one["format"], "--date", one["date"], "--cards", str(cards), *options]
    out = io.StringIO()
    with redirect_stdout(out):
        status = check_deck.main(
            [str(path), *words], "headjudge deck check", standalone_mode=False, obj=Session(speak("en"), True)
        )
    return status, json.loads(out.getvalue())


FIELDS = ("code", "severity", "card", "line", "expected", "found")


@pytest.mark.parametrize("name", LISTS)
def test_the_whole_answer(cards: Path, tmp_path: Path, name: str) -> None:
    one = LISTS[name]
    status, told = answer(cards, tmp_path / "list.txt", one)
    assert [[finding[field] for field in FIELDS] for finding in told["findings"]] == one["findings"]
    assert (told["verdict"], status) == (one["verdict"], 0 if one["verdict"] == "legal" else 1)
    if "game" in one:
        assert told["game"] == one["game"]
    if "deck" in one:
        deck = {section: [[e["name"], e["count"]] for e in held] for section, held in told["deck"].items()}
        assert {section: held for section, held in deck.items() if held} == one["deck"]


def test_every_kind_of_fault_is_among_them() -> None:
    codes = {finding[0] for one in LISTS.values() for finding in one["findings"]}
    assert codes >= {
        "deck.size", "deck.sideboard", "deck.commander_missing", "deck.commander_ineligible", "deck.commander_pair",
        "deck.commander_assumed", "deck.companion_condition", "card.unknown", "card.banned", "card.not_in_pool",
        "card.pool_unchecked", "card.too_many_copies", "card.colour_identity", "line.unreadable",
    }  # fmt: skip


def test_how_the_day_of_a_card_file_was_found_is_no_fault_of_the_list(tmp_path: Path) -> None:
    told = {
        "text": "Commander\n1 Zur the Enchanter\nDeck\n99 Island\n",
        "format": "commander",
        "date": "2026-11-30",
    }
    status, found = answer(SAMPLE, tmp_path / "list.txt", told)
    assert (status, found["verdict"], found["findings"]) == (0, "legal", [])
    assert found["cards"]["dated_by"] == "file_time"
