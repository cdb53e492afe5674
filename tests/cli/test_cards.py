"""``cards import``, ``info``, ``find`` and ``export`` as a person and as a program calls them."""

import gzip
import hashlib
import json
import os
import re
from pathlib import Path

import pytest

from headjudge.cards.database import CardBase
from tests.cards.making import ATOMIC, ENGLISH, LOCALISED, one, written
from tests.cli.run import ask, call

LANGUAGES = ("en", "ja", "ru")
OWN_LETTERS = {"en": "[a-z]{3}", "ja": "[\u3040-\u30ff]", "ru": "[\u0430-\u044f]{3}"}


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "cards"


def codes(told):
    return told.json["error"]["code"], [one["code"] for one in told.json["error"]["findings"]]


def test_import_says_what_it_made(folder, tmp_path):
    path = tmp_path / "oracle-cards-20260822210303.json.gz"
    path.write_bytes(gzip.compress(ENGLISH.read_bytes()))
    told = ask("cards", "import", path, "--into", folder)
    findings = told.pop("findings")
    assert told == {
        "database": str(folder / "mtg.sqlite"),
        "game": "mtg",
        "kind": "scryfall",
        "name": path.name,
        "date": "2026-08-22",
        "dated_by": "name",
        "version": "",
        "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
        "cards": 141,
        "names": 209,
        "printings": 141,
        "sets": 73,
        "skipped": {},
    }
    assert [(finding["code"], finding["severity"]) for finding in findings] == [
        ("cards.date_assumed", "info")
    ]
    del told["skipped"]
    assert ask("cards", "info", "--from", folder) == {"databases": [told], "findings": []}


def test_a_given_day_and_several_files(folder):
    told = ask(
        "cards", "import", ENGLISH, LOCALISED, "--into", folder, "--date", "2025-05-06", "--game", "mtg"
    )
    assert (told["date"], told["dated_by"], told["names"], told["findings"]) == (
        "2025-05-06",
        "given",
        209,
        [],
    )


def test_without_a_folder_it_is_the_users(tmp_path, monkeypatch):
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: tmp_path / "a" / "headjudge")
    assert ask("cards", "info") == {"databases": [], "findings": []}
    assert codes(call("cards", "find", "Opt", "--json")) == ("input", ["cards.none"])
    assert codes(call("cards", "export", "--json")) == ("input", ["cards.none"])
    assert ask("cards", "import", ATOMIC)["cards"] == 19
    assert (tmp_path / "a" / "headjudge" / "cards" / "mtg.sqlite").is_file()
    assert [one["cards"] for one in ask("cards", "info")["databases"]] == [19]


def test_the_file_time_is_the_day_where_nothing_else_is(folder, tmp_path):
    path = written(tmp_path / "cards.json", [one()])
    os.utime(path, (0, 1_600_000_000))
    told = ask("cards", "import", path, "--into", folder)
    assert (told["date"], told["dated_by"]) == ("2020-09-13", "file_time")


class TestFind:
    @pytest.mark.parametrize("name", ["Fire // Ice", "fire/ice", "Ｉｃｅ", "《Fire／Ice》"])
    def test_facts_without_the_words_of_the_card(self, name):
        (card,) = ask("cards", "find", name, "--cards", ENGLISH)["found"]
        assert card["game"] == "mtg"
        assert card["name"] == "Fire // Ice"
        assert [face["mana_cost"] for face in card["faces"]] == ["{1}{R}", "{1}{U}"]
        assert card["names"][0] == {"language": "en", "name": "Fire"}
        assert card["printings"][0]["set"] == "APC"
        assert "text" not in json.dumps(ask("cards", "find", "Relentless Rats", "--cards", ENGLISH))

    def test_in_any_language_from_several_files(self):
        found = ask("cards", "find", "結界師ズアー", "--cards", ENGLISH, "--cards", LOCALISED)["found"]
        assert [card["name"] for card in found] == ["Zur the Enchanter"]

    def test_in_an_imported_database(self, folder):
        ask("cards", "import", ENGLISH, "--into", folder)
        assert len(ask("cards", "find", "opt", "--from", folder)["found"]) == 1
        assert len(ask("cards", "find", "opt", "--cards", folder / "mtg.sqlite")["found"]) == 1

    def test_unknown_is_refused_with_what_is_near(self):
        told = call("cards", "find", "Counterspel", "--cards", ENGLISH, "--json")
        assert (told.status, told.json["found"]) == (1, [])
        near = told.json["near"][0]
        assert (near["name"], near["game"], near["pitch"]) == ("Counterspell", "mtg", None)
        assert near["likeness"] > 90

    def test_ambiguous_gives_all(self, tmp_path):
        objects = [one(name, lang="ja", printed_name="同じ名前") for name in ("First", "Second")]
        path = written(tmp_path / "cards.json", objects)
        assert [card["name"] for card in ask("cards", "find", "同じ名前", "--cards", path)["found"]] == [
            "First",
            "Second",
        ]
        said = call("cards", "find", "同じ名前", "--cards", path).out
        assert said.startswith("“同じ名前” may mean 2 cards.\n")
        assert "\nFirst\n" in said
        assert "\nSecond\n" in said

    def test_the_day_of_the_data_stands_in_the_answer(self, folder):
        ask("cards", "import", ENGLISH, "--into", folder, "--date", "2026-08-22")
        (source,) = ask("cards", "find", "opt", "--from", folder)["sources"]
        assert (source["game"], source["date"], source["dated_by"]) == ("mtg", "2026-08-22", "given")
        for name in ("opt", "optt"):
            said = call("cards", "find", name, "--from", folder).out
            assert f"Card data of 2026-08-22 (SHA-256 {source['sha256'][:12]})" in said

    @pytest.mark.parametrize(
        ("language", "name"), [("en", "Commander"), ("ja", "統率者戦"), ("ru", "Командир")]
    )
    def test_formats_have_their_names(self, language, name):
        assert name in call("cards", "find", "opt", "--cards", ENGLISH, "--lang", language).out

    def test_what_was_left_out_of_the_file_is_said(self, tmp_path):
        path = written(tmp_path / "cards.json", [one("A"), one("B", cmc={})])
        told = ask("cards", "find", "A", "--cards", path)
        assert [finding["code"] for finding in told["findings"]] == ["cards.wrong_type"]


def test_export_goes_back_in(folder, tmp_path):
    ask("cards", "import", ENGLISH, LOCALISED, "--into", folder, "--date", "2026-08-22")
    path = tmp_path / "own.jsonl"
    path.write_text(call("cards", "export", "--from", folder).out, encoding="utf-8")
    told = ask("cards", "import", path, "--into", tmp_path / "other")
    assert (told["kind"], told["dated_by"], told["date"]) == ("headjudge", "file", "2026-08-22")
    first, second = CardBase.open(folder / "mtg.sqlite"), CardBase.open(tmp_path / "other" / "mtg.sqlite")
    assert first.counts == second.counts
    assert codes(call("cards", "export", "--game", "fab", "--from", folder, "--json")) == (
        "input",
        ["cards.none"],
    )


class TestPeople:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_it_all_in_their_language(self, folder, tmp_path, language):
        path = written(tmp_path / "cards.json", [one("A"), one("T", layout="token"), one("B", cmc={})])
        for words, status in {
            ("import", path, "--into", folder): 0,
            ("info", "--from", folder): 0,
            ("find", "A", "--from", folder): 0,
            ("find", "Q", "--from", folder): 1,
            ("import", "--help"): 0,
            (): 0,
            ("import", path, "--game", "fab", "--into", folder): 3,
        }.items():
            told = call("cards", *words, "--lang", language)
            assert told.status == status
            assert re.search(OWN_LETTERS[language], told.out + told.err)
            assert "{" not in (told.out + told.err).replace("{1}{W}", "")

    def test_plain_lines_of_progress_where_it_is_slow(self, folder, monkeypatch):
        monkeypatch.setattr("headjudge.cli.cards._ELSEWHERE", 0.0)
        told = call("cards", "import", ENGLISH, "--into", folder)
        lines = told.err.splitlines()
        assert lines[-1].endswith("(100 %)")
        assert "\x1b" not in told.err
        assert call("cards", "import", ENGLISH, "--into", folder, "--json").err == ""

    def test_faults(self, folder, tmp_path):
        path = Path(tmp_path / "cards.json")
        path.write_bytes(ENGLISH.read_bytes()[:-100])
        told = call("cards", "import", path, "--into", folder)
        assert told.status == 3
        assert told.err.splitlines()[1] == f"  {path}: The file ends in the middle; download it again."
        assert not folder.exists() or not list(folder.iterdir())
        assert call("cards", "import").status == 2
        (tmp_path / "file").write_text("x")
        told = call("cards", "import", ENGLISH, "--into", tmp_path / "file", "--json")
        assert (told.status, codes(told)) == (4, ("store", ["store.not_written"]))
