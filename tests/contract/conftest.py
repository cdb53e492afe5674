"""Each store in turn, empty."""

from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from headjudge.store.connecting import connect
from headjudge.store.database import DatabaseStore
from headjudge.store.memory import MemoryStore
from headjudge.store.protocol import Store
from tests.contract.postgres import database


def fresh_url(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    """The URL of an empty database of a kind."""
    if kind == "sqlite":
        return f"sqlite:///{folder}/{uuid4().hex}.sqlite3"
    return database(request.getfixturevalue("postgres"), f"t{uuid4().hex}")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind in turn."""
    return fresh_url(request.param, request, tmp_path)


@pytest.fixture
def database_store(url: str) -> Iterator[DatabaseStore]:
    """A store in each database."""
    store = connect(url, create=True)
    yield store
    store.close()


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """Every store."""
    if request.param == "memory":
        yield MemoryStore()
        return
    made = connect(fresh_url(request.param, request, tmp_path), create=True)
    yield made
    made.close()
