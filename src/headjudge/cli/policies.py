"""``policy list`` and ``policy show``; and how every command finds the policy that was named."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Any

import click

from headjudge.cli import files, show
from headjudge.cli.words import Day, Group, Session, argument, command, common, option, session
from headjudge.findings import Finding, InputError
from headjudge.policy import editions
from headjudge.policy import show as shown
from headjudge.policy.editions import Resolved

SUBCOMMANDS = {
    "list": "headjudge.cli.policies:list_policies",
    "show": "headjudge.cli.policies:show_policy",
}


def for_command(named: str, day: datetime.date) -> Resolved:
    """The policy with that id, or in that TOML file, as it holds on a day."""
    if not named.endswith(".toml"):
        return editions.resolve(named, day)
    data = files.read_bytes(Path(named))
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise InputError([Finding("form.encoding", "error", named, {}, line=line)]) from None
    policy = editions.load_file(text, Path(named).name, day)
    return Resolved(policy, tuple(editions.assumed(policy)))


def for_new_event(named: str, day: str) -> tuple[Any, list[Finding]]:
    """What an event file says of its policy: the id, or the whole policy where it comes from a file."""
    resolved = for_command(named, datetime.date.fromisoformat(day))
    findings = list(resolved.findings)
    return (shown.show(resolved.policy) if named.endswith(".toml") else named), findings


@click.command("policy", cls=Group, code="cli.policy", lazy=SUBCOMMANDS, invoke_without_command=True)
@common
@click.pass_context
def policy(ctx: click.Context) -> None:
    """The group of policy commands."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@command("list", code="cli.policy.list")
@option("--date", "date", type=Day(), code="date")
@click.pass_context
def list_policies(ctx: click.Context, date: datetime.date | None) -> None:
    """List the policies."""
    here = session(ctx)
    lines = shown.overview(date or datetime.date.today())
    show.answer(here, lambda: {"policies": lines, "findings": []}, lambda: _people(lines, here))


def _people(lines: list[dict[str, Any]], here: Session) -> None:
    label = here.wording.label
    made = show.table(
        (label("id"), "left"),
        (label("name"), "left"),
        (label("edition"), "left"),
        (label("document"), "left"),
    )
    for line in lines:
        names = line["names"]
        name = names.get(here.wording.language) or names["en"]
        made.add(line["id"], name, line["edition"], line["title"])
    made.print()


@command("show", code="cli.policy.show")
@argument("policy_id", metavar="ID")
@option("--date", "date", type=Day(), code="date")
@click.pass_context
def show_policy(ctx: click.Context, policy_id: str, date: datetime.date | None) -> None:
    """Show one policy."""
    here = session(ctx)
    resolved = for_command(policy_id, date or datetime.date.today())
    plain = shown.show(resolved.policy)
    findings = list(dict.fromkeys([*(f.code for f in resolved.findings)]))
    told = [next(f for f in resolved.findings if f.code == code) for code in findings]

    def people() -> None:
        _tree(plain, 0)
        show.say_findings(here, told)

    show.answer(
        here, lambda: {"policy": plain, "findings": show.findings_json(resolved.findings, here)}, people
    )


def _tree(value: Any, depth: int) -> None:
    """Keys and values indented, rows of a table one a line: the way the TOML of a policy reads."""
    pad = "  " * depth
    for key, inner in value.items():
        if isinstance(inner, dict):
            click.echo(f"{pad}{key}")
            _tree(inner, depth + 1)
        elif isinstance(inner, list) and inner and isinstance(inner[0], dict):
            click.echo(f"{pad}{key}")
            for row in inner:
                click.echo(f"{pad}  - " + ", ".join(f"{name} {_short(cell)}" for name, cell in row.items()))
        else:
            click.echo(f"{pad}{key}: {_short(inner)}")


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} {_short(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return ", ".join(map(_short, value))
    return str(value)
