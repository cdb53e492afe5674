"""``serve`` and ``demo``: the desk in the browser, with one's own events or with a sample."""

from __future__ import annotations

import datetime
import gc
import io
import os
import secrets
import sys
import tempfile
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from headjudge.cli import show
from headjudge.cli.words import Session, UsageFault, WholeNumber, command, option, session
from headjudge.findings import InputError, StoreError

if TYPE_CHECKING:
    import socket

    from headjudge.web.configuration import Configuration

PORT = 8000
OTHER_PORTS = range(PORT, PORT + 20)
"""Where the sample looks for a free one, unless it was told which."""
OPEN_TO_THE_HALL = "0.0.0.0"  # noqa: S104  (phones are to get in; --host 127.0.0.1 keeps them out)

F = TypeVar("F", bound=Callable[..., object])


@dataclass(slots=True)
class Door:
    """Where the desk listens, and how: everything that is known before the database is opened."""

    socket: socket.socket
    address: str
    in_network: bool
    certificate: str | None
    key: str | None


def where_to_listen(function: F) -> F:
    """The options that say where and how the desk listens."""
    for add in (
        option("--key", "key", metavar="FILE", code="key"),
        option("--certificate", "certificate", metavar="FILE", code="certificate"),
        option("--port", "port", type=WholeNumber(1), metavar="N", code="port"),
        option("--host", "host", default=OPEN_TO_THE_HALL, metavar="ADDRESS", code="host"),
    ):
        function = add(function)
    return function


@command("serve")
@option("--folder", "folder", metavar="FOLDER", code="data_folder")
@option("--database", "database", metavar="URL", code="database")
@where_to_listen
@option("--backup-folder", "backups", multiple=True, metavar="FOLDER", code="backup_folder")
@option("--open", "opens", is_flag=True, code="open")
@click.pass_context
def serve(
    ctx: click.Context,
    folder: str | None,
    database: str | None,
    host: str,
    port: int | None,
    certificate: str | None,
    key: str | None,
    backups: tuple[str, ...],
    opens: bool,
) -> None:
    """Run the desk in the browser."""
    from platformdirs import user_data_path

    here = session(ctx)
    door = opened_door(host, [port or PORT], certificate, key)
    place = Path(folder) if folder else user_data_path("headjudge", appauthor=False)
    made = _set_up(door, place, database=database, backups=tuple(map(Path, backups)))

    from headjudge.web.invitations import invite, needs_first_host

    path = f"/i/{invite()}" if needs_first_host() else ""
    _run(here, door, made, path, "cli.first_link", opens)


@command("demo")
@where_to_listen
@option("--seed", "seed", default="1", metavar="TEXT", code="sample_seed")
@option("--no-browser", "--no-open", "stays", is_flag=True, code="no_browser")
@click.pass_context
def demo(
    ctx: click.Context,
    host: str,
    port: int | None,
    certificate: str | None,
    key: str | None,
    seed: str,
    stays: bool,
) -> None:
    """Run the desk with a sample event in play."""
    here = session(ctx)
    door = opened_door(host, OTHER_PORTS if port is None else [port], certificate, key)
    with tempfile.TemporaryDirectory(prefix="headjudge-demo-", ignore_cleanup_errors=True) as folder:
        made = _set_up(door, Path(folder))
        with show.working(here, "cli.making_sample"):
            path = f"/i/{_sample(seed)}"
        _run(here, door, made, path, "cli.demo_link", not stays)
    if not here.is_json:
        show.say(here, "cli.demo_gone")


def opened_door(host: str, ports: Any, certificate: str | None, key: str | None) -> Door:
    """Listen at the first of some ports that is free; a usage fault where none is, or the certificate does not fit."""
    gc.enable()  # a server lives long
    from headjudge.web.serving import addresses_of, check_certificate, listening

    last: InputError | None = None
    try:
        check_certificate(certificate, key)
        for port in ports:
            try:
                made = listening(host, port)
            except InputError as error:
                last = error
                continue
            address, in_network = addresses_of(host, port, is_secure=certificate is not None)
            return Door(made, address, in_network, certificate, key)
    except InputError as error:
        last = error
    assert last is not None
    raise UsageFault(last.findings)


def _set_up(door: Door, folder: Path, **more: Any) -> Configuration:
    from headjudge.cli.card_data import cards_folder
    from headjudge.web.configuration import configuration
    from headjudge.web.setting_up import set_up

    try:
        made = configuration(
            folder,
            https=door.certificate is not None,
            in_network=door.in_network,
            cards=(cards_folder(),),
            **more,
        )
        set_up(made)
    except StoreError:
        door.socket.close()
        raise
    return made


def _sample(seed: str) -> str:
    """Make the sample's organiser and events; gives the code of the link that signs in."""
    from headjudge.desk.roles import ROLES
    from headjudge.desk.sample import SAMPLES, sample_events
    from headjudge.web.deskroom import desk
    from headjudge.web.invitations import link_for
    from headjudge.web.models import Account, Membership

    owner = Account(login="demo", name="Demo", is_host=True)
    owner.set_unusable_password()
    owner.save()
    sample_events(
        desk().store,
        seed=seed,
        now=datetime.datetime.now(datetime.UTC),
        day=datetime.date.today(),
        actor=owner.actor,
        new_salt=lambda: secrets.token_hex(16),
    )
    Membership.objects.bulk_create(Membership(account=owner, stream=one, role=ROLES[0]) for one in SAMPLES)
    return link_for(owner, signs_in=True)


def _run(here: Session, door: Door, made: Configuration, path: str, said: str, opens: bool) -> None:
    from headjudge.web.reaching import chosen_address, own_addresses, with_host
    from headjudge.web.serving import serve as run

    phone = chosen_address(own_addresses()) if door.in_network else None
    phones = None if phone is None else with_host(door.address, phone)

    def people() -> None:
        show.say(here, "cli.serving", address=door.address)
        if path:
            show.say(here, said, address=door.address + path)
        if phones is not None:
            show.say(here, "cli.for_phones", address=phones)
            _draw(phones + (path or "/"))
        elif door.in_network:
            show.say(here, "cli.no_network")

    def ready() -> None:
        plain = {"address": door.address, "phones": phones, "link": door.address + path if path else None}
        with suppress(OSError):  # whoever reads this may have gone; the desk goes on
            show.answer(here, lambda: plain, people)
            sys.stdout.flush()
        if opens:
            _open_browser(door.address + path)

    run(made, door.socket, certificate=door.certificate, key=door.key, ready=ready)


def _draw(address: str) -> None:
    """The QR code of an address, where there is a terminal to draw it on."""
    if not sys.stdout.isatty():
        return
    import segno

    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    click.echo(drawn.getvalue())


def _open_browser(address: str) -> None:
    import webbrowser

    has_screen = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    if sys.platform.startswith("linux") and not has_screen:
        return  # a browser for terminals would take this one over

    threading.Thread(target=lambda: webbrowser.open(address), daemon=True).start()
