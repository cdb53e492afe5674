"""``user``: people let into the desk, or locked out, by whoever runs the machine."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import click

from headjudge.cli import show
from headjudge.cli.kept import opened
from headjudge.cli.serving import PORT
from headjudge.cli.words import Group, OneOf, argument, command, common, option, session, usage
from headjudge.desk.roles import ROLES, Role
from headjudge.findings import Finding, InputError

if TYPE_CHECKING:
    from headjudge.web.models import Account

SUBCOMMANDS = {
    "add": "headjudge.cli.users:add",
    "link": "headjudge.cli.users:link",
    "disable": "headjudge.cli.users:disable",
    "enable": "headjudge.cli.users:enable",
}
F = TypeVar("F", bound=Callable[..., object])


def of_a_desk(function: F) -> F:
    """The options that say which desk."""
    function = option("--folder", "folder", metavar="FOLDER", code="data_folder")(function)
    return option("--database", "database", metavar="URL", code="database")(function)


@click.command("user", cls=Group, code="cli.user", lazy=SUBCOMMANDS, invoke_without_command=True)
@common
@click.pass_context
def user(ctx: click.Context) -> None:
    """The group."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def _url(database: str | None, folder: str | None) -> str | None:
    return f"sqlite:///{folder}/headjudge.sqlite3" if database is None and folder is not None else database


def _account(login: str) -> Account:
    from headjudge.web.models import Account

    try:
        return Account.objects.get_by_natural_key(login)
    except Account.DoesNotExist:
        raise InputError([Finding("user.unknown", "error", None, {"found": login})]) from None


@command("add", code="cli.user.add")
@option("--event", "event", metavar="ID", code="user_event")
@option("--role", "role", type=OneOf(ROLES), code="user_role")
@option("--address", "address", default=f"http://127.0.0.1:{PORT}", metavar="URL", code="user_address")
@of_a_desk
@click.pass_context
def add(
    ctx: click.Context,
    event: str | None,
    role: Role | None,
    address: str,
    database: str | None,
    folder: str | None,
) -> None:
    """A link for a new organiser or for the staff of an event."""
    here = session(ctx)
    if (event is None) != (role is None):
        usage("cli.event_and_role")
    with opened(_url(database, folder)) as store:
        from headjudge.web.invitations import invite

        if event is not None and not store.head(event).version:
            raise InputError([Finding("user.no_event", "error", None, {"found": event})])
        made = f"{address.rstrip('/')}/i/{invite(event or '', role)}"
    name = here.say("cli.link_for", role=role or "host", event=event or "")
    show.answer(here, lambda: {"link": made}, lambda: _say(ctx, name, made))


@command("link", code="cli.user.link")
@argument("login", metavar="NAME")
@option("--address", "address", default=f"http://127.0.0.1:{PORT}", metavar="URL", code="user_address")
@of_a_desk
@click.pass_context
def link(ctx: click.Context, login: str, address: str, database: str | None, folder: str | None) -> None:
    """A link for a new password."""
    here = session(ctx)
    with opened(_url(database, folder)):
        from headjudge.web.invitations import link_for

        person = _account(login)
        made = f"{address.rstrip('/')}/i/{link_for(person)}"
    show.answer(here, lambda: {"link": made}, lambda: _say(ctx, person.name, made))


def _say(ctx: click.Context, name: str, made: str) -> None:
    show.say(session(ctx), "cli.link_of", name=name, address=made)
    show.say(session(ctx), "cli.link_lasts")


@command("disable", code="cli.user.disable")
@argument("login", metavar="NAME")
@of_a_desk
@click.pass_context
def disable(ctx: click.Context, login: str, database: str | None, folder: str | None) -> None:
    """No more signing in."""
    _switch(ctx, login, _url(database, folder), False)


@command("enable", code="cli.user.enable")
@argument("login", metavar="NAME")
@of_a_desk
@click.pass_context
def enable(ctx: click.Context, login: str, database: str | None, folder: str | None) -> None:
    """Signing in again."""
    _switch(ctx, login, _url(database, folder), True)


def _switch(ctx: click.Context, login: str, url: str | None, is_active: bool) -> None:
    here = session(ctx)
    with opened(url):
        person = _account(login)
        person.is_active = is_active
        person.save(update_fields=["is_active"])
    code = "cli.user_enabled" if is_active else "cli.user_disabled"
    show.answer(
        here,
        lambda: {"login": person.login, "active": is_active},
        lambda: show.say(here, code, name=person.name),
    )
