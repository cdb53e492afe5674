"""Opening a store: what is made, what is refused, and what the databases are told."""

import contextlib
import os
import subprocess
import sys

import psycopg
import pytest

from headjudge.findings import StoreError
from headjudge.store import triggers
from headjudge.store.checking import check_store
from headjudge.store.connecting import connect
from tests.contract.databases import empty_url, fresh_url
from tests.contract.stores import ENTERED, OPENED, add, fixed


def refusal(url, **options):
    with pytest.raises(StoreError) as raised:
        connect(url, **options)
    finding = raised.value.findings[0]
    return finding.code, finding.params.get("reason")


def test_tables_and_triggers_are_made_when_that_is_wanted_only(kind, request, tmp_path):
    url = empty_url(kind, request, tmp_path)
    assert refusal(url)[0] in ("store.database", "store.no_tables")
    with contextlib.closing(connect(url, create=True)) as store:
        assert triggers.missing(store.connection) == []
        add(store, "s", [OPENED, ENTERED], "c")
    for create in (False, True):
        with contextlib.closing(connect(url, create=create)) as store:
            assert store.streams() == ("s",)


def test_the_tables_are_those_of_the_models(database_store):
    from django.core.management import call_command

    call_command("makemigrations", "store", check=True, dry_run=True, verbosity=0)


def test_a_database_of_a_newer_version_is_left_alone(kind, request, tmp_path):
    url = fresh_url(kind, request, tmp_path)
    with contextlib.closing(connect(url)) as store, store.connection.cursor() as cursor:
        cursor.execute(
            "INSERT INTO django_migrations (app, name, applied) VALUES ('store', '9999_later', '2031-01-01')"
        )
    assert refusal(url) == ("store.newer", None)
    assert refusal(url, create=True) == ("store.newer", None)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are forked here")
def test_several_may_make_the_tables_at_once(kind, request, tmp_path):
    url = empty_url(kind, request, tmp_path)
    children = []
    for number in range(4):
        child = os.fork()
        if child == 0:
            status = 1
            try:
                add(connect(url, create=True), f"s{number}", [OPENED, ENTERED], "c")
                status = 0
            finally:
                os._exit(status)
        children.append(child)
    assert [os.waitpid(child, 0)[1] for child in children] == [0] * 4
    with contextlib.closing(connect(url)) as store:
        assert store.streams() == ("s0", "s1", "s2", "s3")
        assert check_store(store) == []


def test_sqlite_is_told_to_keep_what_it_acknowledged(request, tmp_path):
    with contextlib.closing(connect(fresh_url("sqlite", request, tmp_path))) as store:
        asked = ("journal_mode", "synchronous", "secure_delete", "busy_timeout")
        with store.connection.cursor() as cursor:
            told = [cursor.execute(f"PRAGMA {name}").fetchone()[0] for name in asked]
        assert told == ["wal", 2, 1, 20000]
        assert store.connection.transaction_mode == "IMMEDIATE"


def test_a_new_file_is_private(request, tmp_path):
    url = empty_url("sqlite", request, tmp_path)
    connect(url, create=True).close()
    [path] = tmp_path.iterdir()
    assert path.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    "url",
    [
        "",
        "events.sqlite3",
        "sqlite:///",
        "sqlite:///a\0b",
        "mysql://x/y",
        "postgresql://[",
        "postgres://x/?a=1",
    ],
)
def test_what_is_no_address(url):
    assert refusal(url, create=True) == ("store.database_url", None)


def test_a_missing_driver_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert refusal("postgresql://aki@127.0.0.1:1/x") == ("store.no_driver", None)


def test_a_password_is_never_shown(postgres):
    for url in ("postgresql://aki:secret@127.0.0.1:1/x", "postgresql://aki:secret@/x?nonsense=1"):
        with pytest.raises(StoreError) as raised:
            connect(url)
        assert "secret" not in repr(raised.value.findings)


def test_a_server_that_is_not_there_and_a_database_that_is_not_there(postgres):
    assert refusal("postgresql://aki@127.0.0.1:1/x") == ("store.database", "unreachable")
    assert refusal(postgres.replace("/postgres?", "/nowhere?")) == ("store.database", "missing")


def test_a_server_that_hung_up_is_called_again(postgres, request, tmp_path):
    """The first call tells; the next one, with the same command, is a new connection."""
    with contextlib.closing(connect(fresh_url("postgresql", request, tmp_path))) as store:
        add(store, "s", [OPENED, ENTERED], "c")
        with psycopg.connect(postgres, autocommit=True) as other:
            name = store.connection.settings_dict["NAME"]
            other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
        with pytest.raises(StoreError) as raised:
            store.head("s")
        assert raised.value.findings[0].params["reason"] == "unreachable"
        add(store, "s", [fixed("A", 1)], "c2")
        assert store.head("s").version == 3


def test_files_that_are_not_what_they_should_be(tmp_path):
    (tmp_path / "letter").write_text("dear " * 400)
    assert refusal(f"sqlite:///{tmp_path}/letter") == ("store.database", "damaged")
    assert refusal(f"sqlite:///{tmp_path}") == ("store.database", "folder")
    assert refusal(f"sqlite:///{tmp_path}/none") == ("store.database", "missing")
    assert refusal(f"sqlite:///{tmp_path}/none/none", create=True) == ("store.database", "no_folder")


def test_commands_on_files_do_not_load_django():
    code = (
        "import sys; from headjudge.cli import main; main(['--help']); "
        "assert main(['standings', 'examples/armory.json']) == 0; "
        "sys.exit(any(name.split('.')[0] in ('django', 'psycopg', 'sqlite3') for name in sys.modules))"
    )
    from tests.house.tree import ROOT

    environ = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environ, capture_output=True, check=False
    )
    assert run.returncode == 0, run.stderr
