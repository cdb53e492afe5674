"""``import``, ``export``, ``backup``, ``restore``, ``check``: events that are kept in a database."""

from __future__ import annotations

import datetime
import hashlib
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from headjudge.cli import files, show
from headjudge.cli.app import STORE
from headjudge.cli.words import Session, argument, command, option, session, usage
from headjudge.findings import Finding, StoreError
from headjudge.tournament.event_file import write_event
from headjudge.tournament.wire import EVENT_OPENED

if TYPE_CHECKING:
    from headjudge.store.database import DatabaseStore

IN_MEMORY = "sqlite:///:memory:"
F = TypeVar("F", bound=Callable[..., object])


def kept_in(function: F) -> F:
    """The option that says which database."""
    return option("--database", "database", metavar="URL", code="database")(function)


@contextmanager
def opened(database: str | None, *, create: bool = False) -> Iterator[DatabaseStore]:
    """The store at a URL; without one, the SQLite file in the user's folder for data."""
    from headjudge.store.connecting import connect
    from headjudge.web.configuration import Configuration
    from headjudge.web.setting_up import configure

    # With the project's tables: a backup carries accounts and roles along.
    configure(Configuration(IN_MEMORY, Path(), key=secrets.token_hex()))
    store = connect(_default(create) if database is None else database, create=create)
    try:
        yield store
    finally:
        store.close()


def _default(create: bool) -> str:
    from platformdirs import user_data_path

    folder = user_data_path("headjudge", appauthor=False)
    if create:
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError:
            told = {"reason": "permission"}
            raise StoreError([Finding("store.database", "error", str(folder), told)]) from None
    return f"sqlite:///{folder / 'headjudge.sqlite3'}"


@command("import")
@argument("file")
@option("--id", "name", metavar="ID", code="event_id")
@kept_in
@click.pass_context
def import_file(ctx: click.Context, file: str, name: str | None, database: str | None) -> None:
    """Take an event file into the database. The same file again changes nothing."""
    from headjudge.store.carrying import import_event
    from headjudge.store.protocol import is_name

    here = session(ctx)
    read = files.read(file)
    stream = name or (Path(file).stem if file != "-" else "")
    if not is_name(stream):
        usage("cli.event_id", found=stream)
    now = datetime.datetime.now(datetime.UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    with opened(database, create=True) as store:
        rows = import_event(
            store,
            stream,
            read.event,
            command=f"import {hashlib.sha256(read.data).hexdigest()}",
            time=now,
            actor="import",
            new_salt=lambda: secrets.token_hex(16),
        )
    plain = {"event": stream, "rows": len(rows), "findings": show.findings_json(read.findings, here)}
    show.answer(here, lambda: plain, lambda: show.say(here, "cli.imported", event=stream, count=len(rows)))
    if not here.is_json:
        show.say_findings(here, read.findings)


@command("export")
@argument("event")
@kept_in
@click.pass_context
def export(ctx: click.Context, event: str, database: str | None) -> None:
    """Write an event of the database as an event file, on standard output."""
    from headjudge.store.carrying import export_event

    with opened(database) as store:
        click.echo(write_event(export_event(store, event)), nl=False)


@command("backup")
@argument("to")
@kept_in
@click.pass_context
def backup(ctx: click.Context, to: str, database: str | None) -> None:
    """Write everything that the database holds into one file, while it is in use."""
    from headjudge.store.backup import backup as write_backup

    here = session(ctx)
    with opened(database) as store, show.working(here, "cli.copying"):
        write_backup(store, Path(to), secrets.token_hex(8))
        count = len(store.streams(EVENT_OPENED))
    _say_count(here, "cli.backed_up", {"backup": to}, count, file=to)


@command("restore")
@argument("source", metavar="FROM")
@kept_in
@click.pass_context
def restore(ctx: click.Context, source: str, database: str | None) -> int:
    """Fill an empty database from a backup."""
    from headjudge.store.backup import restore as read_backup

    here = session(ctx)
    with opened(database, create=True) as store, show.working(here, "cli.copying"):
        read_backup(store, Path(source), secrets.token_hex(8))
        return _check(here, store, "cli.restored")


@command("check")
@kept_in
@click.pass_context
def check(ctx: click.Context, database: str | None) -> int:
    """Whether everything in the database is sound."""
    here = session(ctx)
    with opened(database) as store, show.working(here, "cli.checking"):
        return _check(here, store, "cli.checked")


def _check(here: Session, store: DatabaseStore, said: str) -> int:
    from headjudge.store.checking import check_store

    findings = check_store(store)
    count = len(store.streams(EVENT_OPENED))
    plain = {"events": count, "findings": show.findings_json(findings, here)}
    show.answer(here, lambda: plain, lambda: show.say(here, said, count=count, faults=len(findings)))
    if not here.is_json:
        show.say_findings(here, findings)
    return STORE if findings else 0


def _say_count(here: Session, said: str, plain: dict[str, object], count: int, **params: object) -> None:
    whole = {**plain, "events": count, "findings": []}
    show.answer(here, lambda: whole, lambda: show.say(here, said, count=count, **params))
