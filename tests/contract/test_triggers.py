"""The databases themselves refuse to change the log."""

import pytest
from django.db import Error

from headjudge.findings import StoreError
from headjudge.store import triggers
from headjudge.store.models import RowRecord, TombstoneRecord
from tests.contract.stores import ENTERED, OPENED, TIME, add

FORBIDDEN = [
    "UPDATE log_row SET data = '{}' WHERE sequence = 1",
    "UPDATE log_row SET sequence = 9 WHERE sequence = 2",
    "DELETE FROM log_row WHERE stream = 's'",
    "UPDATE log_text SET text = '\"x\"'",
    "UPDATE log_tombstone SET digest = ''",
    "DELETE FROM log_tombstone",
    "INSERT INTO log_row SELECT 'gone', 3, name, version, data, time, actor, command, before, digest "
    "FROM log_row WHERE sequence = 1",
]


def run(store, statement):
    with store.connection.cursor() as cursor:
        cursor.execute(statement)


@pytest.fixture
def filled(database_store):
    for stream in ("s", "gone"):
        add(database_store, stream, [OPENED, ENTERED], "c")
    database_store.expire("gone", 2, TIME)
    return database_store


@pytest.mark.parametrize("statement", FORBIDDEN)
def test_what_changes_the_log_is_refused(filled, statement):
    rows, texts = filled.read("s"), filled.texts("s")
    with pytest.raises(Error, match=triggers.REFUSAL):
        run(filled, statement)
    assert (filled.read("s"), filled.texts("s")) == (rows, texts)
    assert len(filled.tombstones()) == 1


def test_emptying_a_whole_table_is_refused(filled):
    if filled.connection.vendor == "sqlite":
        return  # SQLite has no TRUNCATE; its DELETE without a condition is above
    for table in ("log_row", "log_tombstone"):
        with pytest.raises(Error, match=triggers.REFUSAL):
            run(filled, f"TRUNCATE {table}")


def test_without_the_triggers_the_same_statements_pass(filled):
    """The control: it is the triggers that refuse."""
    with filled.connection.schema_editor() as editor:
        triggers.remove(editor)
    assert len(triggers.missing(filled.connection)) >= 6
    for statement in FORBIDDEN[-1:] + FORBIDDEN[:-1]:
        run(filled, statement)
    assert RowRecord.objects.using(filled.alias).filter(stream="s").count() == 0
    assert TombstoneRecord.objects.using(filled.alias).count() == 0


def test_a_missing_trigger_is_named(filled):
    assert triggers.missing(filled.connection) == []
    on = "" if filled.connection.vendor == "sqlite" else " ON log_row"
    run(filled, f"DROP TRIGGER log_row_no_update{on}")
    assert triggers.missing(filled.connection) == ["log_row_no_update"]


def test_a_stream_with_a_tombstone_by_hand_is_closed(filled):
    """Past the store's own check the trigger stands: a store failure, no row."""
    with pytest.raises(StoreError):
        add(filled, "gone", [OPENED], "c9")
    assert filled.read("gone") == ()
