"""Disks that are full, folders that may not be written: a clear reason, nothing by half, and reading goes on."""

import contextlib
import os

import pytest

from headjudge.findings import StoreError
from headjudge.store.backup import backup, is_backup
from headjudge.store.checking import check_store
from headjudge.store.connecting import connect
from tests.contract.databases import fresh_url
from tests.contract.stores import ENTERED, OPENED, add, fixed


def reason_of(raised):
    finding = raised.value.findings[0]
    assert finding.code == "store.database"
    return finding.params["reason"]


@pytest.fixture
def filled(request, tmp_path):
    store = connect(fresh_url("sqlite", request, tmp_path))
    add(store, "s", [OPENED, ENTERED], "c")
    yield store
    store.close()


def set_limit(store, pages):
    with store.connection.cursor() as cursor:
        cursor.execute(f"PRAGMA max_page_count={pages}")


class TestFullDisk:
    """SQLite is given no more pages, which it meets as it meets a full disk (SQLITE_FULL)."""

    def test_nothing_is_written_by_half_and_reading_goes_on(self, filled):
        before = filled.read("s"), filled.texts("s")
        set_limit(filled, 1)  # as many as there are, and none more
        done = 0

        def write():
            nonlocal done
            for done in range(1000):
                add(filled, "s", [fixed("A", 1)] * 50, f"c{done}")

        with pytest.raises(StoreError) as raised:
            write()
        assert reason_of(raised) == "full"
        rows = filled.read("s")
        assert len(rows) == 2 + 50 * done
        assert rows[:2] == before[0]
        assert filled.texts("s") == before[1]
        assert check_store(filled) == []

    def test_it_goes_on_once_there_is_room(self, filled):
        set_limit(filled, 1)
        with pytest.raises(StoreError):
            add(filled, "s", [fixed("A", 1)] * 5000, "big")
        set_limit(filled, 1_000_000)
        assert len(add(filled, "s", [fixed("A", 1)] * 5000, "big")) == 5000
        assert check_store(filled) == []


def as_nobody(do):
    """Run something as somebody whom the permissions of files do bind; gives what it told."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            if os.geteuid() == 0:
                os.setgroups([])
                os.setgid(65534)
                os.setuid(65534)
            try:
                told = str(do())
            except BaseException as error:
                told = repr(error)
            os.write(writing, told.encode())
        finally:
            os._exit(0)
    os.close(writing)
    os.waitpid(child, 0)
    told = os.read(reading, 65536).decode()
    os.close(reading)
    return told


def open_up(path):
    """Let everybody come to a path, through its folders too."""
    for folder in path.parents:
        if "pytest-of-" in str(folder):  # only what the tests made
            folder.chmod(0o755)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="another user's process is forked here")
class TestReadOnly:
    def test_a_folder_that_may_not_be_written(self, tmp_path):
        open_up(tmp_path / "x")
        tmp_path.chmod(0o555)

        def do():
            with pytest.raises(StoreError) as raised:
                connect(f"sqlite:///{tmp_path}/new.sqlite3", create=True)
            return reason_of(raised)

        assert as_nobody(do) == "permission"
        assert list(tmp_path.iterdir()) == []

    def test_a_file_that_may_be_read_only_is_read_and_not_written(self, filled, tmp_path):
        open_up(tmp_path / "x")
        [path] = tmp_path.glob("*.sqlite3")
        filled.close()
        path.chmod(0o444)
        (tmp_path / "open").mkdir()
        (tmp_path / "open").chmod(0o777)
        elsewhere = tmp_path / "open" / "copy"
        tmp_path.chmod(0o555)

        def do():
            store = connect(f"sqlite:///{path}")
            seen = len(store.read("s"))
            with pytest.raises(StoreError) as raised:
                add(store, "s", [fixed("A", 1)], "c2")
            backup(store, elsewhere, "m")
            backup(store, elsewhere, "m")
            return seen, reason_of(raised), is_backup(elsewhere)

        try:
            assert as_nobody(do) == "(2, 'permission', True)"
        finally:
            tmp_path.chmod(0o755)
            path.chmod(0o644)
        assert len(filled.read("s")) == 2

    def test_a_backup_into_a_folder_that_may_not_be_written(self, filled, tmp_path):
        filled.close()
        open_up(tmp_path / "x")
        tmp_path.chmod(0o777)
        for path in tmp_path.iterdir():
            path.chmod(0o666)
        to = tmp_path / "closed"
        to.mkdir(mode=0o555)

        def do():
            with contextlib.closing(connect(filled_url)) as store, pytest.raises(StoreError) as raised:
                backup(store, to / "copy", "m")
            return reason_of(raised)

        filled_url = f"sqlite:///{filled.connection.settings_dict['NAME']}"
        assert as_nobody(do) == "permission"
        assert list(to.iterdir()) == []
