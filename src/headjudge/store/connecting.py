"""Opening a store by its URL, and bringing its tables up to date."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import django
from django.conf import settings
from django.db import DatabaseError, OperationalError, connections, transaction

from headjudge.findings import Finding, StoreError
from headjudge.store.failures import place, reason, told
from headjudge.store.settings import APPS, SQLITE, SQLITE_ENGINE, database_settings

if TYPE_CHECKING:
    from headjudge.store.database import DatabaseStore


def connect(
    url: str, *, create: bool = False, alias: str = "default", prepared: bool = True
) -> DatabaseStore:
    """The store at a URL (``sqlite:///PATH`` or ``postgresql://USER@HOST/NAME``).

    With ``create`` a SQLite file that is not there is made and tables are brought up to date; without, a store
    that is missing or of another version is a StoreError. A web project, which has settings of its own, makes
    ``DatabaseStore()`` itself and calls :func:`prepare`. ``alias`` is Django's name for the database, where a
    program has several open; with ``prepared`` False its tables are left as they are. Cost: about
    0.3 s the first time, for Django.
    """
    wanted = database_settings(url)
    if url.startswith(SQLITE) and wanted["NAME"] != ":memory:":
        _check_file(Path(wanted["NAME"]), create)
    configure()
    _use(alias, wanted)
    from headjudge.store.database import DatabaseStore

    store = DatabaseStore(alias)
    if not create and wanted["ENGINE"] == SQLITE_ENGINE and _only_readable(store):
        reading = {"NAME": f"{Path(wanted['NAME']).absolute().as_uri()}?mode=ro&immutable=1"}
        _use(alias, {"ENGINE": SQLITE_ENGINE, **reading, "OPTIONS": {"transaction_mode": "IMMEDIATE"}})
    if prepared:
        prepare(store, create=create)
    return store


def _use(alias: str, wanted: dict[str, Any]) -> None:
    connections.settings[alias] = connections.configure_settings({"default": {}, alias: wanted})[alias]
    if hasattr(connections._connections, alias):
        connections[alias].close()
        del connections[alias]


def _only_readable(store: DatabaseStore) -> bool:
    """Whether a SQLite file lies whole in a folder that may not be written, where its log of writes has no place.

    Then it is read as a file that nobody changes. Where that log lies beside it, it is not whole.
    """
    path = Path(store.connection.settings_dict["NAME"])
    try:
        with store.connection.cursor() as cursor:
            cursor.execute("SELECT count(*) FROM sqlite_master")
    except OperationalError as error:
        store.close()
        refused = reason(error) in ("permission", "unreachable")
        return refused and path.is_file() and not path.with_name(f"{path.name}-wal").exists()
    except DatabaseError:
        store.close()  # what is wrong with it shows where it is used
    return False


def configure() -> None:
    """Set Django up with the store alone, unless somebody has set it up already."""
    if not settings.configured:
        settings.configure(INSTALLED_APPS=APPS, USE_TZ=True)
        django.setup()


def prepare(store: DatabaseStore, *, create: bool) -> None:
    """Bring the tables up to date, or (without ``create``) make sure that they are.

    All steps are one transaction: whoever is killed in the middle leaves the tables as they were, and of several who
    do it at once the others wait. Raises StoreError where a newer headjudge has written the database, or where tables
    are missing.
    """
    from django.core.management import call_command

    with told(store.connection):
        if _is_current(store):
            return
        if not create:
            raise StoreError([Finding("store.no_tables", "error", place(store.connection))])
        # Django itself records a step after its transaction; a kill in between would leave tables it does not know.
        with _one_transaction(store):
            call_command("migrate", database=store.alias, verbosity=0, interactive=False)


@contextmanager
def _one_transaction(store: DatabaseStore) -> Iterator[None]:
    connection = store.connection
    # SQLite rebuilds tables with foreign keys off, which cannot be switched within a transaction.
    connection.disable_constraint_checking()
    try:
        with transaction.atomic(using=store.alias, durable=True):
            if connection.vendor == "postgresql":
                with connection.cursor() as cursor:
                    cursor.execute("SELECT pg_advisory_xact_lock(hashtextextended('headjudge tables', 0))")
            yield
    finally:
        connection.enable_constraint_checking()


def _is_current(store: DatabaseStore) -> bool:
    from django.db.migrations.executor import MigrationExecutor

    executor = MigrationExecutor(store.connection)
    known = set(executor.loader.disk_migrations)
    if any(app == "store" for app, _ in set(executor.loader.applied_migrations) - known):
        raise StoreError([Finding("store.newer", "error", place(store.connection))])
    return not executor.migration_plan(executor.loader.graph.leaf_nodes())


def _check_file(path: Path, create: bool) -> None:
    """Say plainly what SQLite would only call a file that it cannot open."""
    found: str | None = None
    try:
        if path.is_dir():
            found = "folder"
        elif not path.exists() and not create:
            found = "missing"
        elif not path.exists() and not path.absolute().parent.is_dir():
            found = "no_folder"
        elif not path.exists():
            path.touch(mode=0o600)  # names of people will be in it
    except (OSError, ValueError):
        found = "permission"
    if found is not None:
        raise StoreError([Finding("store.database", "error", str(path), {"reason": found})])
