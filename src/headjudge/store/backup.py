"""Backups: one file with everything that a store holds, made while others go on writing.

A backup is a SQLite file, whatever the database, so that any laptop can go on from it: as the database itself, or
restored into another one, also from SQLite to PostgreSQL and back.
"""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from django.apps import apps
from django.core.management.color import no_style
from django.db import connections, transaction

from headjudge.findings import Finding, StoreError
from headjudge.store.connecting import connect, prepare
from headjudge.store.database import DatabaseStore
from headjudge.store.failures import failure, told

BATCH = 500
"""Rows that are carried at once."""


def backup(store: DatabaseStore, to: Path, mark: str) -> None:
    """Write everything as it stands at one moment into the file ``to``, which is replaced in one step.

    Whoever writes meanwhile is not held up. ``mark`` is a fresh word for the name of the unfinished file. Only an
    earlier backup is replaced; any other file there, the database itself too, is a StoreError. Cost: with SQLite a
    copy of the file; with PostgreSQL every row is read.
    """
    _check_target(store, to)
    unfinished = to.with_name(f".{to.name}.{mark}.new")
    try:
        unfinished.touch(mode=0o600, exist_ok=False)  # names of people are in it
        if store.connection.vendor == "sqlite":
            _copy_file(store, unfinished)
        else:
            with _open(f"sqlite:///{unfinished}", f"backup {mark}", create=True) as target:
                _copy_tables(store, target)
        _finish(unfinished)
        unfinished.replace(to)
    except OSError as error:
        raise _refused(to, error) from None
    except sqlite3.Error as error:
        raise failure(error, str(to)) from error
    finally:
        for left in ("", "-wal", "-shm", "-journal"):
            with suppress(OSError):
                unfinished.with_name(unfinished.name + left).unlink(missing_ok=True)


def restore(store: DatabaseStore, source: Path, mark: str) -> None:
    """Fill an empty store from a backup, all or nothing; the backup is only read.

    A backup of an earlier version is brought up to date on the way. Raises StoreError where the store has events
    already, and where the file is no backup. Cost: holds the backup in memory.
    """
    if not is_backup(source):
        raise StoreError([Finding("store.no_backup", "error", str(source))])
    with _open("sqlite:///:memory:", f"restore {mark}", create=False) as copy:
        with told(copy.connection), closing(_read_only(source)) as opened:
            copy.connection.ensure_connection()
            opened.backup(copy.connection.connection)
        prepare(copy, create=True)
        _copy_tables(copy, store)


def is_backup(path: Path) -> bool:
    """Whether a file is a SQLite file with the tables of a store."""
    try:
        if not path.is_file():
            return False
        with closing(_read_only(path)) as opened:
            asked = (
                "SELECT count(*) FROM sqlite_master WHERE name IN ('log_row', 'log_text', 'log_tombstone')"
            )
            return bool(opened.execute(asked).fetchone() == (3,))
    except (sqlite3.Error, OSError, ValueError):
        return False


def _read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def _check_target(store: DatabaseStore, to: Path) -> None:
    try:
        if not to.exists():
            return
        name = str(store.connection.settings_dict["NAME"])
        # One that is only read (``file:``) lies in a folder where nothing can be replaced.
        if store.connection.vendor == "sqlite" and not name.startswith("file:") and to.samefile(name):
            raise StoreError([Finding("store.backup_onto_itself", "error", str(to))])
    except OSError as error:
        raise _refused(to, error) from None
    if not is_backup(to):
        raise StoreError([Finding("store.not_replaced", "error", str(to))])


def _copy_file(store: DatabaseStore, to: Path) -> None:
    with told(store.connection):
        store.connection.ensure_connection()
    with closing(sqlite3.connect(to, isolation_level=None)) as target:
        store.connection.connection.backup(target)


def _finish(path: Path) -> None:
    """Make it one file, without a write-ahead log beside it, and read it through."""
    with closing(sqlite3.connect(path, isolation_level=None)) as opened:
        opened.execute("PRAGMA synchronous=FULL")
        opened.execute("PRAGMA journal_mode=DELETE")
        if opened.execute("PRAGMA quick_check").fetchall() != [("ok",)]:
            raise StoreError([Finding("store.damaged", "error", str(path))])


@contextmanager
def _open(url: str, alias: str, *, create: bool) -> Iterator[DatabaseStore]:
    """A store beside the one in use, for as long as it takes."""
    store = connect(url, create=create, alias=alias, prepared=create)
    try:
        yield store
    finally:
        store.close()
        del connections[alias]
        del connections.settings[alias]


def _copy_tables(source: DatabaseStore, target: DatabaseStore) -> None:
    """Carry every table over in one transaction on each side."""
    tables = [model for model in apps.get_models(include_auto_created=True) if model._meta.managed]
    with told(source.connection), transaction.atomic(using=source.alias):
        if source.connection.vendor == "postgresql":
            with source.connection.cursor() as cursor:
                cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        with told(target.connection), transaction.atomic(using=target.alias, durable=True):
            for model in tables:
                _empty(model, target)
            for model in reversed(tables):  # a tombstone before its rows would close the stream
                _copy_table(model, source.alias, target.alias)
            with target.connection.cursor() as cursor:
                for statement in target.connection.ops.sequence_reset_sql(no_style(), tables):
                    cursor.execute(statement)


def _empty(model: Any, target: DatabaseStore) -> None:
    """What the set-up of the tables may have left goes; the log itself must be empty."""
    there = model._base_manager.using(target.alias)
    if model._meta.app_label == "store":
        if there.exists():
            raise StoreError([Finding("store.not_empty", "error", None)])
        return
    there._raw_delete(target.alias)


def _copy_table(model: Any, source: str, target: str) -> None:
    waiting: list[Any] = []
    for record in model._base_manager.using(source).iterator(chunk_size=BATCH):
        waiting.append(record)
        if len(waiting) == BATCH:
            _write(model, waiting, target)
            waiting = []
    _write(model, waiting, target)


def _write(model: Any, records: list[Any], target: str) -> None:
    """Write records as they are: raw, for ``bulk_create`` would set their times (``auto_now_add``) to now."""
    fields = [field for field in model._meta.concrete_fields if not field.generated]
    at_once = connections[target].ops.bulk_batch_size(fields, records) if records else 1
    for start in range(0, len(records), at_once):
        model._base_manager.using(target)._insert(
            records[start : start + at_once], fields=fields, using=target, raw=True
        )


def _refused(path: Path, error: OSError) -> StoreError:
    known = {
        errno.ENOENT: "no_folder",
        errno.ENOTDIR: "no_folder",
        errno.EACCES: "permission",
        errno.EPERM: "permission",
        errno.EROFS: "permission",
        errno.ENOSPC: "full",
        errno.EDQUOT: "full",
    }
    told_now = {"reason": known.get(error.errno or 0, "other")}
    return StoreError([Finding("store.database", "error", str(path), told_now)])
