"""``import``, ``export``, ``backup``, ``restore`` and ``check`` as a person and as a program calls them."""

import re
import sqlite3
from pathlib import Path

import pytest

from headjudge.cards.database import CardBase
from headjudge.store.connecting import connect
from tests.cli.run import ask, call
from tests.contract.postgres import database
from tests.desk.tables import CAST, TURN, tables_of, tell
from tests.desk.worldbreak_cards import a_database, a_table

EXAMPLES = Path(__file__).parents[2] / "examples"
ARMORY = EXAMPLES / "armory.json"
LANGUAGES = ("en", "ja", "ru")
OWN_LETTERS = {"en": "[a-z]{3}", "ja": "[\u3040-\u309f]", "ru": "[\u0430-\u044f]{3}"}


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/events.sqlite3"


def codes(told):
    return told.json["error"]["code"], [one["code"] for one in told.json["error"]["findings"]]


def test_the_whole_way_of_an_event(url, tmp_path):
    assert ask("import", ARMORY, "--database", url) == {"event": "armory", "rows": 14, "findings": []}
    assert ask("import", ARMORY, "--database", url)["rows"] == 14
    assert ask("import", EXAMPLES / "proquest.json", "--id", "pq", "--database", url)["event"] == "pq"
    wanted = call("convert", ARMORY, "--to", "headjudge").out
    assert call("export", "armory", "--database", url).out == wanted
    assert ask("check", "--database", url) == {"events": 2, "findings": []}
    copy = tmp_path / "copy"
    assert ask("backup", copy, "--database", url) == {"backup": str(copy), "events": 2, "findings": []}
    other = f"sqlite:///{tmp_path}/other.sqlite3"
    assert ask("restore", copy, "--database", other) == {"events": 2, "findings": []}
    assert call("export", "armory", "--database", other).out == wanted


def test_the_same_on_postgresql(postgres, tmp_path):
    url = database(postgres, "cli")
    assert ask("import", ARMORY, "--database", url)["rows"] == 14
    wanted = call("convert", ARMORY, "--to", "headjudge").out
    assert call("export", "armory", "--database", url).out == wanted
    assert ask("backup", tmp_path / "copy", "--database", url)["events"] == 1
    assert ask("check", "--database", f"sqlite:///{tmp_path}/copy")["events"] == 1
    assert codes(call("restore", tmp_path / "copy", "--database", url, "--json")) == (
        "store",
        ["store.not_empty"],
    )


def test_without_a_url_it_is_a_file_in_the_users_folder(tmp_path, monkeypatch):
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: tmp_path / "a" / "headjudge")
    assert codes(call("check", "--json")) == ("store", ["store.database"])
    assert ask("import", ARMORY)["event"] == "armory"
    assert ask("check")["events"] == 1
    assert (tmp_path / "a/headjudge/headjudge.sqlite3").stat().st_mode & 0o077 == 0


def test_another_event_of_the_same_id_is_refused(url):
    call("import", ARMORY, "--database", url)
    told = call("import", EXAMPLES / "proquest.json", "--id", "armory", "--database", url, "--json")
    assert told.status == 4
    assert codes(told) == ("store", ["log.exists"])
    assert told.json["error"]["findings"][0]["subject"] == "armory"


def test_a_wrong_file_is_a_fault_of_the_input_and_makes_no_database(url, tmp_path):
    (tmp_path / "wrong.json").write_text("{}")
    assert call("import", tmp_path / "wrong.json", "--database", url).status == 3
    assert not (tmp_path / "events.sqlite3").exists()


@pytest.mark.parametrize("name", ["a\u202eb", "x" * 201, "a\nb"])
def test_an_id_that_nobody_could_read_is_a_fault_of_the_call(url, name):
    assert call("import", ARMORY, "--id", name, "--database", url).status == 2


@pytest.mark.parametrize("language", LANGUAGES)
class TestWording:
    def said(self, language, *words):
        told = call(*words, "--lang", language)
        text = told.out + told.err
        assert re.search(OWN_LETTERS[language], text), text
        return told.status, text

    def test_what_was_done(self, language, url, tmp_path):
        assert self.said(language, "import", ARMORY, "--database", url)[0] == 0
        assert self.said(language, "backup", tmp_path / "copy", "--database", url)[0] == 0
        other = f"sqlite:///{tmp_path}/other.sqlite3"
        assert self.said(language, "restore", tmp_path / "copy", "--database", other)[0] == 0
        assert self.said(language, "check", "--database", url)[0] == 0

    def test_what_fails(self, language, url, tmp_path):
        for words in (("check",), ("export", "armory"), ("backup", tmp_path / "copy")):
            assert self.said(language, *words, "--database", url)[0] == 4
        status, text = self.said(language, "check", "--database", "mysql://x")
        assert status == 4
        assert "mysql://x" in text
        call("import", ARMORY, "--database", url)
        status, text = self.said(language, "export", "other", "--database", url)
        assert status == 4
        assert "other" in text

    def test_what_is_broken_is_named(self, language, url, tmp_path):
        call("import", ARMORY, "--database", url)
        with sqlite3.connect(tmp_path / "events.sqlite3") as opened:
            opened.execute("DROP TRIGGER log_row_no_update")
            opened.execute("UPDATE log_row SET actor = 'mallory' WHERE sequence = 5")
        status, text = self.said(language, "check", "--database", url)
        assert status == 4
        assert "log_row_no_update" in text
        assert "5" in text
        told = call("check", "--database", url, "--json")
        assert told.status == 4
        assert [one["code"] for one in told.json["findings"]] == [
            "store.triggers_missing",
            "log.chain_broken",
            "log.chain_broken",
        ]

    def test_a_table_that_moved_on_is_told(self, language, url):
        from headjudge.store.protocol import StaleVersion
        from headjudge.wording import speak

        call("import", ARMORY, "--database", url)
        store = connect(url)
        late = StaleVersion("armory", 12, store.read("armory", 12))
        store.close()
        said = speak(language).finding(late.findings[0])
        assert "14" in said
        assert "import" in said


def test_a_tables_game_is_checked_and_carried_but_is_no_event(url, tmp_path):
    call("import", ARMORY, "--database", url)
    base = CardBase.open(a_database(tmp_path / "cards" / "mtg.sqlite"))
    stream, fact = a_table(base, "armory")
    base.close()
    store = connect(url, create=False, alias="tables")
    tables = tables_of(store)
    tables.open(stream, fact, actor="staff/1", command="open")
    tell(tables, "1", TURN, stream=stream)
    tell(tables, "1", CAST, stream=stream)
    stood = tables.hand(stream)
    store.close()
    assert ask("check", "--database", url) == {"events": 1, "findings": []}
    assert call("export", stream, "--database", url).status == 4
    copy, other = tmp_path / "copy", f"sqlite:///{tmp_path}/other.sqlite3"
    assert ask("backup", copy, "--database", url)["events"] == 1
    assert ask("restore", copy, "--database", other)["events"] == 1
    restored = connect(other, create=False, alias="restored")
    assert tables_of(restored).hand(stream) == stood
    restored.close()
    with sqlite3.connect(tmp_path / "other.sqlite3") as opened:
        opened.execute("DROP TRIGGER log_row_no_update")
        opened.execute(
            "UPDATE log_row SET data = replace(data, '1-1', '9-9') WHERE sequence = 3 AND stream = ?",
            [stream],
        )
    codes_found = [one["code"] for one in call("check", "--database", other, "--json").json["findings"]]
    assert codes_found == ["store.triggers_missing", "log.chain_broken", "log.no_replay"]
