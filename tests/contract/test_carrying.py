"""Event files into every store and out again, and checks that find what is broken."""

import json
from pathlib import Path

import pytest

from headjudge.findings import StoreError
from headjudge.store import triggers
from headjudge.store.carrying import export_event, import_event
from headjudge.store.checking import check_store, check_stream
from headjudge.store.protocol import texts_of_person
from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.rows import from_row
from tests.contract.stores import ENTERED, OPENED, TIME, add

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.json"))
SMALL = next(path for path in EXAMPLES if path.name == "armory.json")


def carry_in(store, path, stream="s", command="c"):
    event, _ = read_event(path.read_bytes())
    return import_event(
        store, stream, event, command=command, time=TIME, actor="import", new_salt=lambda: "salt"
    )


def test_there_are_examples():
    assert len(EXAMPLES) >= 7


def test_a_file_comes_out_as_it_went_in(store):
    for path in EXAMPLES:
        carry_in(store, path, path.stem)
    for path in EXAMPLES:
        event, _ = read_event(path.read_bytes())
        first = write_event(export_event(store, path.stem))
        assert first == write_event(event), path.name
        assert check_stream(store, path.stem) == []


def test_the_first_row_holds_the_whole_policy(store):
    rows = carry_in(store, SMALL)
    resolved = from_row(rows[0], {}).resolved
    assert {"id", "scoring", "standings", "edition"} <= set(resolved)


def test_the_same_command_again_is_answered_as_the_first_time(store):
    first = carry_in(store, SMALL)
    assert carry_in(store, SMALL) == first
    with pytest.raises(StoreError) as raised:
        carry_in(store, SMALL, command="other")
    assert raised.value.findings[0].code == "log.exists"
    assert store.read("s") == first


def test_an_event_that_is_not_there_and_one_that_has_gone(store):
    for expected in ("log.no_event", "log.expired"):
        with pytest.raises(StoreError) as raised:
            export_event(store, "s")
        assert raised.value.findings[0].code == expected
        if expected == "log.no_event":
            carry_in(store, SMALL)
            store.expire("s", store.head("s").version, TIME)


def test_an_event_with_everybody_erased_is_still_a_sound_file(store):
    rows = carry_in(store, SMALL)
    before = export_event(store, "s")
    for entrant in before.entrants:
        assert store.erase("s", texts_of_person(rows, entrant.id)) > 0
    after = export_event(store, "s")
    assert check_stream(store, "s") == []
    assert [one.name for one in after.entrants] == [""] * len(before.entrants)
    assert read_event(write_event(after).encode())[0] == after
    assert after.rounds == before.rounds
    assert not [one.name for one in before.entrants if one.name in write_event(after)]


@pytest.fixture
def open_store(database_store):
    """A database whose triggers somebody has taken away."""
    carry_in(database_store, SMALL)
    add(database_store, "t", [OPENED, ENTERED], "c")
    with database_store.connection.schema_editor() as editor:
        triggers.remove(editor)
    return database_store


def run(store, statement, *values):
    with store.connection.cursor() as cursor:
        cursor.execute(statement, values)


def found(store):
    return [(one.code, one.subject, one.params.get("row")) for one in check_store(store)[1:]]


class TestCheck:
    def test_nothing_is_wrong(self, database_store):
        carry_in(database_store, SMALL)
        assert check_store(database_store) == []

    def test_the_missing_triggers_are_named(self, open_store):
        first, *others = check_store(open_store)
        assert first.code == "store.triggers_missing"
        assert "log_row_no_update" in first.params["names"]
        assert others == []

    def test_a_changed_row(self, open_store):
        data = json.loads(open_store.read("s")[2].data)
        data["number"] = 2
        run(open_store, "UPDATE log_row SET data = %s WHERE stream = 's' AND sequence = 3", json.dumps(data))
        assert ("log.chain_broken", "s", 3) in found(open_store)
        assert not [one for one in found(open_store) if one[1] == "t"]

    def test_a_changed_last_row(self, open_store):
        """Nothing follows that would show it; the hash kept with the row does."""
        run(open_store, "UPDATE log_row SET actor = 'x' WHERE stream = 't' AND sequence = 2")
        assert found(open_store) == [("log.chain_broken", "t", 2)]

    def test_a_missing_row(self, open_store):
        run(open_store, "DELETE FROM log_row WHERE stream = 't' AND sequence = 1")
        assert ("log.chain_broken", "s", 4) not in found(open_store)
        run(open_store, "DELETE FROM log_row WHERE stream = 's' AND sequence = 3")
        assert ("log.chain_broken", "s", 4) in found(open_store)

    def test_a_changed_text(self, open_store):
        run(open_store, "UPDATE log_text SET text = '\"Mallory\"' WHERE id = 't/2/0'")
        assert found(open_store) == [("log.text_changed", "t", 2)]

    @pytest.mark.parametrize("data", ["no JSON", "[]", '{"entrants": 5}'])
    def test_a_row_that_cannot_be_read(self, open_store, data):
        run(open_store, "UPDATE log_row SET data = %s WHERE stream = 't' AND sequence = 2", data)
        assert found(open_store) == [("log.chain_broken", "t", 2), ("log.no_replay", "t", 2)]

    def test_rows_after_the_end(self, open_store):
        run(open_store, "INSERT INTO log_tombstone VALUES ('t', 2, '', '')")
        assert ("log.after_the_end", "t", None) in found(open_store)
