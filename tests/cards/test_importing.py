"""Imports: dates, faults, several files, our own form, and what a crash leaves."""

import datetime
import json
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from headjudge.cards.building import new_database
from headjudge.cards.card import Card, FabCard, Printing
from headjudge.cards.database import CardBase
from headjudge.cards.importing import CardFile, import_cards, open_cards
from headjudge.cards.own_form import EXAMPLE
from headjudge.cards.own_form import written as own_form
from headjudge.findings import InputError, StoreError
from tests.cards.making import ATOMIC, DAY, ENGLISH, LOCALISED, one, only, opened, written


def imported(tmp_path, *paths, **fields):
    return import_cards([CardFile(path, DAY) for path in paths], tmp_path / "kept", "token", **fields)


def told(error):
    return [(one.code, one.severity, dict(one.params), one.line) for one in error.value.findings]


class TestTheDayOfTheData:
    def day(self, tmp_path, name, given=None, source=ENGLISH):
        path = tmp_path / name
        path.write_bytes(source.read_bytes())
        made = imported(tmp_path, path, given_date=given)
        return made.source.date, made.source.dated_by, [(one.code, one.severity) for one in made.findings]

    @pytest.mark.parametrize(
        ("name", "date"),
        [
            ("oracle-cards-20260822210303.json", "2026-08-22"),
            ("default-cards-20260822090512.json.gz", "2026-08-22"),
            ("cards-2026-08-22.json", "2026-08-22"),
            ("cards20260822", "2026-08-22"),
            ("x-20269999-20260822.json", "2026-08-22"),
        ],
    )
    def test_in_the_name_of_the_file(self, tmp_path, name, date):
        assert self.day(tmp_path, name) == (date, "name", [("cards.date_assumed", "info")])

    @pytest.mark.parametrize(
        "name", ["cards.json", "all-cards-1234567.json", "20261399.json", "120260822.json"]
    )
    def test_else_the_file_time(self, tmp_path, name):
        assert self.day(tmp_path, name) == ("2026-11-30", "file_time", [("cards.date_assumed", "warning")])

    def test_inside_wins_over_the_name_and_what_a_person_says_over_all(self, tmp_path):
        name = "AtomicCards-20200101000000.json"
        assert self.day(tmp_path, name, source=ATOMIC) == ("2026-11-30", "file", [])
        given = datetime.date(2025, 1, 2)
        assert self.day(tmp_path, name, given, ATOMIC) == ("2025-01-02", "given", [])
        assert self.day(tmp_path, "a-20200101000000.json", given) == ("2025-01-02", "given", [])


class TestFaults:
    def test_faulty_objects_are_left_out_with_their_places(self, tmp_path):
        objects = [
            one("Good"),
            one("A", name=None),
            one("B", cmc=-1.0),
            one("C", cmc="many"),
            one("D", released_at="2020-02-31"),
            one("E", oracle_id=None),
            one("F", card_faces=[{"name": "F"}, {"name": 6}]),
            one("G", legalities=[]),
            one("H", card_faces=[{"type_line": "Land"}]),
            one("Last"),
        ]
        base, findings = open_cards([CardFile(written(tmp_path / "cards.json", objects), DAY)])
        assert base.counts["cards"] == 2
        assert [(one.code, one.params["field"], one.line, one.params["number"]) for one in findings[1:]] == [
            ("cards.missing_field", "name", 3, 2),
            ("cards.wrong_value", "cmc", 4, 3),
            ("cards.wrong_value", "cmc", 5, 4),
            ("cards.wrong_value", "released_at", 6, 5),
            ("cards.missing_field", "oracle_id", 7, 6),
            ("cards.wrong_type", "card_faces[1].name", 8, 7),
            ("cards.wrong_type", "legalities", 9, 8),
            ("cards.missing_field", "card_faces.name", 10, 9),
        ]
        assert {one.severity for one in findings} == {"warning"}
        assert findings[6].params["expected"] == "text"
        assert findings[6].params["found"] == "integer"

    @pytest.mark.parametrize("layout", ["one line", "pretty", "json lines over lines"])
    def test_without_lines_the_number_says_where(self, tmp_path, layout):
        objects = [one("Good"), one("A", cmc={}), one("Last")]
        base, findings = open_cards([CardFile(written(tmp_path / "cards", objects, layout), DAY)])
        assert base.counts["cards"] == 2
        assert [(one.code, one.line, one.params["number"]) for one in findings[1:]] == [
            ("cards.wrong_type", None, 2)
        ]

    @pytest.mark.parametrize("value", ["1e999999999", "1e-999999999", "99999999", "0.00001"])
    def test_numbers_that_are_no_mana_value(self, tmp_path, value):
        path = tmp_path / "cards.json"
        path.write_text(
            "[" + json.dumps(one("A", cmc=7.5)).replace("7.5", value) + ",\n" + json.dumps(one()) + "]"
        )
        _, findings = open_cards([CardFile(path, DAY)])
        assert [one.code for one in findings[1:]] == ["cards.wrong_value"]

    def test_many_faults_are_counted(self, tmp_path):
        objects = [one("Good"), *(one(str(number), name=7) for number in range(80))]
        _, findings = open_cards([CardFile(written(tmp_path / "cards", objects), DAY)])
        assert len(findings) == 52
        assert (findings[-1].code, findings[-1].params) == ("cards.more_faults", {"count": 30})

    def test_only_faulty_objects_are_no_cards(self, tmp_path):
        path = written(tmp_path / "cards", [one(name=7)])
        with pytest.raises(InputError) as caught:
            imported(tmp_path, path)
        assert [code for code, *_ in told(caught)] == ["cards.no_cards", "cards.wrong_type"]

    def test_of_several_files_every_faulty_one_is_named(self, tmp_path):
        (tmp_path / "a").write_bytes(b"hello")
        with pytest.raises(InputError) as caught:
            imported(tmp_path, ENGLISH, tmp_path / "a", tmp_path / "b")
        assert [(one.code, Path(one.subject).name) for one in caught.value.findings] == [
            ("cards.unknown_form", "a"),
            ("cards.unreadable", "b"),
        ]

    def test_the_other_game(self, tmp_path):
        with pytest.raises(InputError) as caught:
            imported(tmp_path, ENGLISH, game="fab")
        assert told(caught) == [("cards.other_game", "error", {"found": "mtg", "expected": "fab"}, None)]
        made = imported(tmp_path, ENGLISH)
        with pytest.raises(InputError) as caught:
            open_cards([CardFile(made.path, DAY)], game="fab")
        assert told(caught)[0][0] == "cards.other_game"


class TestTheFile:
    def test_it_is_a_database_that_opens_again(self, tmp_path):
        made = imported(tmp_path, ENGLISH, LOCALISED)
        assert made.path == tmp_path / "kept" / "mtg.sqlite"
        assert [path.name for path in made.path.parent.iterdir()] == ["mtg.sqlite"]
        base = CardBase.open(made.path)
        assert (base.source, base.counts) == (made.source, made.counts)
        same, findings = open_cards([CardFile(made.path, DAY)])
        assert (same.source, findings) == (base.source, ())
        assert same.card(1) == base.card(1)

    def test_a_database_is_no_card_file(self, tmp_path):
        made = imported(tmp_path, ENGLISH)
        with pytest.raises(InputError) as caught:
            imported(tmp_path, made.path)
        assert told(caught)[0][0] == "cards.is_a_database"

    def test_a_fault_leaves_the_old_database_and_nothing_else(self, tmp_path):
        made = imported(tmp_path, ENGLISH)
        before = made.path.read_bytes()
        broken = tmp_path / "broken.json"
        broken.write_bytes(ENGLISH.read_bytes()[:-300])
        with pytest.raises(InputError):
            imported(tmp_path, broken)
        assert made.path.read_bytes() == before
        assert [path.name for path in made.path.parent.iterdir()] == ["mtg.sqlite"]

    def test_a_folder_that_takes_nothing(self, tmp_path):
        (tmp_path / "kept").write_text("a file")
        with pytest.raises(StoreError) as caught:
            imported(tmp_path, ENGLISH)
        assert told(caught) == [("store.not_written", "error", {"reason": "other"}, None)]

    def test_a_full_disk(self, tmp_path, monkeypatch):
        connect = sqlite3.connect

        def small(*args, **kwargs):
            connection = connect(*args, **kwargs)
            connection.execute("PRAGMA max_page_count = 8")
            return connection

        monkeypatch.setattr("headjudge.cards.building.sqlite3.connect", small)
        with pytest.raises(StoreError) as caught:
            imported(tmp_path, ENGLISH)
        assert told(caught) == [("store.not_written", "error", {"reason": "full"}, None)]
        assert list((tmp_path / "kept").iterdir()) == []

    def test_killed_in_the_middle_the_old_one_stays_and_the_next_clears_up(self, tmp_path):
        made = imported(tmp_path, ENGLISH)
        before = made.path.read_bytes()
        path = written(tmp_path / "cards.json", [one(f"Card {number}") for number in range(5_000)])
        work = (
            "import datetime, os, signal, sys\n"
            "from pathlib import Path\n"
            "from headjudge.cards.importing import CardFile, import_cards\n"
            "def kill(done, total):\n"
            "    if done > total // 2: os.kill(os.getpid(), signal.SIGKILL)\n"
            "files = [CardFile(Path(sys.argv[1]), datetime.date(2026, 1, 1))]\n"
            "import_cards(files, Path(sys.argv[2]), 'other', progress=kill)\n"
        )
        died = subprocess.run([sys.executable, "-c", work, path, made.path.parent], check=False)
        assert died.returncode == -signal.SIGKILL
        assert made.path.read_bytes() == before
        left = [entry.name for entry in made.path.parent.iterdir()]
        assert sorted(left) == [".mtg.sqlite.other.partial", "mtg.sqlite"]
        assert imported(tmp_path, path).counts["cards"] == 5_000
        assert [entry.name for entry in made.path.parent.iterdir()] == ["mtg.sqlite"]

    def test_two_at_a_time_do_not_clear_each_other_away(self, tmp_path):
        path = tmp_path / "kept" / "mtg.sqlite"
        with new_database(path, "long") as building:
            imported(tmp_path, ENGLISH)
            assert CardBase.open(path).counts["cards"] == 141
            building.add_card(only(opened(ENGLISH), "Counterspell"))
            building.finish(opened(ENGLISH).source)
        assert CardBase.open(path).counts["cards"] == 1
        assert [entry.name for entry in path.parent.iterdir()] == ["mtg.sqlite"]


class TestOurOwnForm:
    def test_a_database_written_and_read_is_the_same(self, tmp_path):
        base = opened(ENGLISH, LOCALISED)
        path = tmp_path / "own.jsonl"
        path.write_bytes(b"".join(own_form(base)))
        same = opened(path)
        assert same.counts == base.counts
        assert (same.source.kind, same.source.date, same.source.dated_by) == (
            "headjudge",
            base.source.date,
            "file",
        )
        for number in range(1, 142):
            assert same.card(number) == base.card(number)
            assert same.weighed_names(number) == base.weighed_names(number)
            assert same.printings(number) == base.printings(number)
        assert same.sets() == base.sets()
        assert b"".join(own_form(same)) == path.read_bytes()

    def test_cards_of_flesh_and_blood(self, tmp_path):
        lines = [
            {"headjudge_cards": 1, "game": "fab", "date": "2026-08-01", "version": "7"},
            {"set": {"code": "WTR", "name": "Welcome to Rathe", "released": "2019-10-11"}},
            {
                "card": {"key": "zip-hit-red", "name": "Zip Hit", "pitch": 1, "classes": ["Ninja"]},
                "names": [{"name": "Удар", "language": "ru"}, {"name": "Slap", "kind": "flavour"}],
                "printings": [{"set_code": "WTR", "number": "WTR001", "released": "2019-10-11"}],
            },
            {"card": {"key": "zip-hit-blue", "name": "Zip Hit", "pitch": 3}},
            {"card": {"key": "", "name": "X"}},
            {"printings": []},
        ]
        path = tmp_path / "fab"
        path.write_text(
            "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines), encoding="utf-8"
        )
        made = imported(tmp_path, path)
        assert [(one.code, one.params["field"], one.line) for one in made.findings] == [
            ("cards.missing_field", "key", 4),
            ("cards.missing_field", "card", 5),
        ]
        base = CardBase.open(tmp_path / "kept" / "fab.sqlite")
        assert (base.game, base.source.version) == ("fab", "7")
        assert base.card(1) == FabCard("zip-hit-red", "Zip Hit", 1, classes=("Ninja",))
        assert [known.pitch for known in base.find("zip hit")] == [1, 3]
        assert [known.key for known in base.find("ZIP HIT", 3)] == ["zip-hit-blue"]
        assert [known.key for known in base.find("удар")] == ["zip-hit-red"]
        assert base.printings(1) == [Printing("WTR", "WTR001", "2019-10-11")]

    @pytest.mark.parametrize(
        ("head", "code"),
        [
            ('{"headjudge_cards": 2, "game": "mtg"}', "cards.own_version"),
            ('{"headjudge_cards": 1, "game": "chess"}', "cards.own_head"),
            ('{"headjudge_cards": 1}', "cards.own_head"),
            ('{"headjudge_cards":\n1}', "cards.own_head"),
            (EXAMPLE, "cards.no_cards"),
        ],
    )
    def test_heads(self, tmp_path, head, code):
        path = tmp_path / "own"
        path.write_text(head + "\n")
        with pytest.raises(InputError) as caught:
            open_cards([CardFile(path, DAY)])
        assert [name for name, *_ in told(caught)] == [code]


def test_cards_compare_by_what_they_say():
    first: Card = FabCard("k", "N")
    assert first == FabCard("k", "N")
    assert first != FabCard("k", "N", 1)
