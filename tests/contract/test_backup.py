"""Backups of each database, restored into each."""

import contextlib
import sqlite3
import threading

import pytest

from headjudge.findings import StoreError
from headjudge.store.backup import backup, is_backup, restore
from headjudge.store.checking import check_store
from headjudge.store.connecting import connect
from headjudge.store.protocol import Snapshot, StaleVersion, texts_of_person
from headjudge.tournament.rows import broken_links
from tests.contract.databases import fresh_url
from tests.contract.stores import ENTERED, OPENED, TIME, add, fixed


def code_of(raised):
    finding = raised.value.findings[0]
    return finding.code, finding.params.get("reason")


def everything(store):
    return (
        {stream: (store.read(stream), store.texts(stream)) for stream in store.streams()},
        store.tombstones(),
        store.snapshot("s", "k.1"),
    )


@pytest.fixture
def filled(database_store):
    for stream in ("s", "t", "gone"):
        add(database_store, stream, [OPENED, ENTERED], "c")
    for number in range(1, 20):
        add(database_store, "s", [fixed("A", number)] * 40, f"c{number}")
    database_store.erase("t", texts_of_person(database_store.read("t"), "A"))
    database_store.expire("gone", 2, TIME)
    database_store.keep_snapshot(Snapshot("s", "k.1", 5, "x"))
    return database_store


@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
def test_what_was_backed_up_is_restored_whole(filled, into, request, tmp_path):
    to = tmp_path / "copy.backup"
    backup(filled, to, "m")
    with contextlib.closing(connect(fresh_url(into, request, tmp_path), alias="other")) as other:
        restore(other, to, "m")
        assert everything(other) == everything(filled)
        assert check_store(other) == []
        add(other, "s", [fixed("A", 1)], "goes on")
        other.keep_snapshot(Snapshot("t", "k.1", 1, "its key is free"))


def test_a_backup_is_one_private_file_that_can_be_used_as_it_is(filled, tmp_path):
    folder = tmp_path / "backups"
    folder.mkdir()
    to = folder / "copy.sqlite3"
    backup(filled, to, "m")
    assert [path.name for path in folder.iterdir()] == ["copy.sqlite3"]
    assert to.stat().st_mode & 0o077 == 0
    with contextlib.closing(connect(f"sqlite:///{to}", alias="other")) as other:
        assert everything(other) == everything(filled)
        assert check_store(other) == []


def test_an_earlier_backup_is_replaced_and_nothing_else_is(filled, tmp_path):
    to, letter = tmp_path / "copy.backup", tmp_path / "letter.txt"
    backup(filled, to, "m")
    add(filled, "s", [fixed("A", 1)], "more")
    backup(filled, to, "m")
    assert sqlite3.connect(to).execute("SELECT count(*) FROM log_row").fetchone() == (765,)
    letter.write_text("dear")
    with pytest.raises(StoreError) as raised:
        backup(filled, letter, "m")
    assert code_of(raised)[0] == "store.not_replaced"
    assert letter.read_text() == "dear"


def test_the_database_itself_is_no_place_for_its_backup(filled, tmp_path):
    if filled.connection.vendor != "sqlite":
        return
    with pytest.raises(StoreError) as raised:
        backup(filled, type(tmp_path)(filled.connection.settings_dict["NAME"]), "m")
    assert code_of(raised)[0] == "store.backup_onto_itself"


def test_a_folder_that_is_not_there(filled, tmp_path):
    with pytest.raises(StoreError) as raised:
        backup(filled, tmp_path / "nowhere" / "copy", "m")
    assert code_of(raised) == ("store.database", "no_folder")


def test_writers_go_on_and_the_backup_is_of_one_moment(filled, tmp_path):
    stop = threading.Event()
    written = []

    def write():
        try:
            while not stop.is_set():
                with contextlib.suppress(StaleVersion):
                    add(filled, "t", [fixed("A", 1), fixed("B", 2)], f"w{len(written)}")
                    written.append(1)
        finally:
            filled.close()

    writer = threading.Thread(target=write)
    writer.start()
    try:
        for number in range(5):
            seen = len(written)
            to = tmp_path / f"copy {number}"
            backup(filled, to, "m")
            with contextlib.closing(connect(f"sqlite:///{to}", alias="other")) as other:
                rows = other.read("t")
                assert broken_links(rows, other.texts("t")) == []
                assert len(rows) % 2 == 0
                assert len(rows) >= 2 + 2 * seen
    finally:
        stop.set()
        writer.join(30)
    assert len(written) > 5


class TestRestore:
    def test_only_into_an_empty_database(self, filled, tmp_path):
        to = tmp_path / "copy.backup"
        backup(filled, to, "m")
        before = everything(filled)
        with pytest.raises(StoreError) as raised:
            restore(filled, to, "m")
        assert code_of(raised)[0] == "store.not_empty"
        assert everything(filled) == before

    @pytest.mark.parametrize(
        "content", [None, b"", b"no database at all", b"SQLite format 3\0" + b"\xff" * 200]
    )
    def test_only_from_a_backup(self, database_store, tmp_path, content):
        source = tmp_path / "some file"
        if content is not None:
            source.write_bytes(content)
        assert not is_backup(source)
        with pytest.raises(StoreError) as raised:
            restore(database_store, source, "m")
        assert code_of(raised)[0] == "store.no_backup"

    def test_a_backup_that_breaks_off_leaves_the_database_empty(self, filled, request, tmp_path):
        to = tmp_path / "copy.backup"
        backup(filled, to, "m")
        whole = to.read_bytes()
        to.write_bytes(whole[: len(whole) * 2 // 3])
        with contextlib.closing(connect(fresh_url("sqlite", request, tmp_path), alias="other")) as other:
            with pytest.raises(StoreError) as raised:
                restore(other, to, "m")
            assert code_of(raised) in (("store.database", "damaged"), ("store.no_backup", None))
            assert other.streams() == ()

    def test_the_backup_is_only_read(self, filled, request, tmp_path):
        to = tmp_path / "copy.backup"
        backup(filled, to, "m")
        before = to.read_bytes()
        to.chmod(0o400)
        with contextlib.closing(connect(fresh_url("sqlite", request, tmp_path), alias="other")) as other:
            restore(other, to, "m")
        assert to.read_bytes() == before
