"""Each store in turn, empty; the fixtures of the tests that need one."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

from headjudge.store.connecting import connect
from headjudge.store.database import DatabaseStore
from headjudge.store.memory import MemoryStore
from headjudge.store.protocol import Store
from tests.contract.postgres import database

PREPARED: dict[str, Path | str] = {}
"""A database of each kind with its tables, from which the others are copied; migrating each anew is slow."""


def empty_url(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    """The URL of a database of a kind that has no tables yet."""
    if kind == "sqlite":
        return f"sqlite:///{folder}/{uuid4().hex}.sqlite3"
    return database(request.getfixturevalue("postgres"), f"t{uuid4().hex}")


def fresh_url(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    """The URL of a database of a kind with tables and no event."""
    if kind not in PREPARED:
        if kind == "sqlite":
            PREPARED[kind] = (
                request.getfixturevalue("tmp_path_factory").mktemp("prepared") / "prepared.sqlite3"
            )
            url = f"sqlite:///{PREPARED[kind]}"
        else:
            PREPARED[kind] = "prepared"
            url = database(request.getfixturevalue("postgres"), "prepared")
        connect(url, create=True, alias="prepared").close()
    if kind == "sqlite":
        to = folder / f"{uuid4().hex}.sqlite3"
        shutil.copy(PREPARED[kind], to)
        return f"sqlite:///{to}"
    return database(request.getfixturevalue("postgres"), f"t{uuid4().hex}", str(PREPARED[kind]))


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    """Each kind of database in turn."""
    return str(request.param)


@pytest.fixture
def database_store(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[DatabaseStore]:
    """A store in each database."""
    store = connect(fresh_url(kind, request, tmp_path))
    yield store
    store.close()


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """Every store."""
    if request.param == "memory":
        yield MemoryStore()
        return
    if request.param == "sqlite":
        made = connect(fresh_url("sqlite", request, tmp_path))
    else:
        made = connect(_emptied(request, tmp_path))
    yield made
    made.close()


def _emptied(request: pytest.FixtureRequest, folder: Path) -> str:
    """One PostgreSQL database for all tests that change no table; as a replica its triggers let it be emptied."""
    if "emptied" not in PREPARED:
        PREPARED["emptied"] = fresh_url("postgresql", request, folder)
    url = str(PREPARED["emptied"])
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("SET session_replication_role = replica")
        connection.execute("TRUNCATE log_row, log_text, log_snapshot, log_tombstone")
    return url
