"""The desk over a fresh database for each test, and browsers of everybody's role."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from django.test import Client

from headjudge.desk.desk import Desk
from headjudge.desk.roles import Role
from headjudge.store.connecting import _use, prepare
from headjudge.store.database import DatabaseStore
from headjudge.store.settings import database_settings
from headjudge.web.deskroom import desk as the_desk
from headjudge.web.deskroom import tables
from headjudge.web.guessing import LINKS
from headjudge.web.models import Account, Membership

PASSWORD = "correct horse battery"


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with all tables and nothing in them."""
    path = tmp_path_factory.mktemp("web") / "empty.sqlite3"
    path.touch()
    _use("default", database_settings(f"sqlite:///{path}"))
    store = DatabaseStore()
    prepare(store, create=True)
    with store.connection.cursor() as cursor:
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store.close()
    return path


@pytest.fixture(autouse=True)
def desk(migrated: Path, tmp_path: Path) -> Iterator[Desk]:
    """The desk of the web project over a database of its own."""
    path = tmp_path / "desk.sqlite3"
    shutil.copy(migrated, path)
    _use("default", database_settings(f"sqlite:///{path}"))
    the_desk.cache_clear()
    tables.cache_clear()
    LINKS.forget()
    yield the_desk()
    DatabaseStore().close()


@pytest.fixture
def signed_in(desk: Desk) -> Callable[..., Client]:
    """A browser that is signed in: with a role in an event, or as somebody who may make events."""

    def sign_in(role: Role | None = None, stream: str = "friday", *, host: bool = False) -> Client:
        count = Account.objects.count()
        account = Account(
            login=f"{role or 'nobody'}{count}", name=f"{role or 'nobody'} {count}", is_host=host
        )
        account.set_unusable_password()
        account.save()
        if role is not None:
            Membership.objects.create(account=account, stream=stream, role=role)
        client = Client(HTTP_ACCEPT_LANGUAGE="en")
        client.force_login(account, backend="django.contrib.auth.backends.ModelBackend")
        return client

    return sign_in
