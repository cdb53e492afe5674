"""A database's URL as settings of Django; nothing is read from the environment."""

from __future__ import annotations

from typing import Any

from headjudge.findings import Finding, StoreError

SQLITE = "sqlite:///"
SQLITE_ENGINE = "django.db.backends.sqlite3"
POSTGRESQL = ("postgresql://", "postgres://")
WAIT = 20
"""Seconds that a writer waits for another one."""
APPS = ("headjudge.store",)
_START = ("journal_mode=WAL", "synchronous=FULL", "secure_delete=ON")


def database_settings(url: str) -> dict[str, Any]:
    """The entry of ``DATABASES`` for ``sqlite:///PATH`` or ``postgresql://USER@HOST/NAME``.

    SQLite: write-ahead log, every commit flushed to the disk, a writer takes its lock when it begins, what is
    erased is overwritten. Raises StoreError (``store.database_url``) for any other text.

    >>> database_settings("sqlite:///events.sqlite3")["NAME"]
    'events.sqlite3'
    """
    if url.startswith(SQLITE) and "\0" not in url and len(url) > len(SQLITE):
        return {
            "ENGINE": SQLITE_ENGINE,
            "NAME": url.removeprefix(SQLITE),
            "OPTIONS": {
                "timeout": WAIT,
                "transaction_mode": "IMMEDIATE",
                "init_command": "; ".join(f"PRAGMA {pragma}" for pragma in _START),
            },
        }
    if url.startswith(POSTGRESQL):
        return _postgresql(url)
    raise StoreError([Finding("store.database_url", "error", None, {"found": shown(url)})])


def _postgresql(url: str) -> dict[str, Any]:
    try:
        from psycopg import ProgrammingError
        from psycopg.conninfo import conninfo_to_dict
    except ImportError:
        raise StoreError([Finding("store.no_driver", "error", None)]) from None
    try:
        told = conninfo_to_dict(url)
    except ProgrammingError:
        raise StoreError([Finding("store.database_url", "error", None, {"found": shown(url)})]) from None
    named = {ours: str(told.pop(theirs, "")) for ours, theirs in _PARTS.items()}
    options = {"connect_timeout": 10, **{key: str(value) for key, value in told.items()}}
    return {"ENGINE": "django.db.backends.postgresql", **named, "OPTIONS": options}


_PARTS = {"NAME": "dbname", "USER": "user", "PASSWORD": "password", "HOST": "host", "PORT": "port"}


def shown(url: str) -> str:
    """A URL as it may be shown: without its password.

    >>> shown("postgresql://aki:secret@db.example/events")
    'postgresql://aki:…@db.example/events'
    """
    scheme, mark, rest = url.partition("://")
    account, at, place = rest.rpartition("@")
    if not at or ":" not in account:
        return url
    return f"{scheme}{mark}{account.partition(':')[0]}:…@{place}"
