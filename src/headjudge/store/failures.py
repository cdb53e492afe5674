"""What a database says when it fails, as a StoreError that names the reason."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from typing import Any

from django.db import Error, InterfaceError, OperationalError

from headjudge.findings import Finding, StoreError
from headjudge.store.settings import shown

_SQLITE = (
    ("SQLITE_FULL", "full"),
    ("SQLITE_READONLY", "permission"),
    ("SQLITE_PERM", "permission"),
    ("SQLITE_AUTH", "permission"),
    ("SQLITE_CANTOPEN", "unreachable"),
    ("SQLITE_BUSY", "busy"),
    ("SQLITE_LOCKED", "busy"),
    ("SQLITE_CORRUPT", "damaged"),
    ("SQLITE_NOTADB", "damaged"),
)
_POSTGRESQL = (
    ("53100", "full"),
    ("25006", "permission"),
    ("42501", "permission"),
    ("28", "permission"),
    ("53300", "busy"),
    ("55P03", "busy"),
    ("40P01", "busy"),
    ("3D000", "missing"),
    ("57P", "unreachable"),
    ("08", "unreachable"),
)


@contextlib.contextmanager
def told(connection: Any) -> Iterator[None]:
    """Turn what the database raises into a StoreError; a connection that broke is opened anew next time."""
    try:
        yield
    except (Error, sqlite3.Error) as error:
        with contextlib.suppress(Error):
            connection.errors_occurred = True
            connection.close_if_unusable_or_obsolete()
        raise failure(error, place(connection)) from error


def failure(error: Exception, where: str) -> StoreError:
    """The StoreError for what a database raised."""
    return StoreError([Finding("store.database", "error", where, {"reason": reason(error)})])


def place(connection: Any) -> str:
    """Where a connection leads, without password."""
    settings = connection.settings_dict
    if connection.vendor == "sqlite":
        return str(settings["NAME"])
    return shown(f"postgresql://{settings['HOST'] or 'localhost'}/{settings['NAME']}")


def reason(error: Exception) -> str:
    """Why the database failed: full, permission, busy, missing, unreachable, damaged or other."""
    cause = error if isinstance(error, sqlite3.Error) else error.__cause__
    code = getattr(cause, "sqlite_errorname", None) or ""
    for start, found in _SQLITE:
        if code.startswith(start):
            return found
    state = getattr(cause, "sqlstate", None) or ""
    for start, found in _POSTGRESQL:
        if state.startswith(start):
            return found
    if isinstance(error, OperationalError | InterfaceError) and not code and not state:
        return "missing" if "does not exist" in str(error) else "unreachable"
    return "other"
