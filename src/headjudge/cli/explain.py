"""``explain``: why somebody stands there, as a worked example in a rules article would print it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import click

from headjudge.cli import files, show
from headjudge.cli.words import Session, WholeNumber, argument, command, option, session
from headjudge.running.reasons import Why, why
from headjudge.wording.reasons import Told, reasons


@command("explain")
@argument("event")
@argument("entrant", metavar="A")
@argument("other", required=False, metavar="[B]")
@option("--after", "after", type=WholeNumber(), metavar="N", code="after")
@click.pass_context
def explain(ctx: click.Context, event: str, entrant: str, other: str | None, after: int | None) -> None:
    """Say why."""
    here = session(ctx)
    file = files.read(event)
    found = why(file.event, entrant, other, after)
    names = {one.id: one.name for one in file.event.entrants}
    show.answer(here, found.to_json, lambda: _people(file.event.name, found, names, here))


def _people(name: str, found: Why, names: Mapping[str, str], here: Session) -> None:
    show.say(here, "cli.standings_of", name=name, round=found.table.after_round)
    for told in reasons(found, partial(show.named, names), here.wording):
        click.echo()
        _print(told, "")


def _print(told: Told, pad: str) -> None:
    click.echo(pad + told.text)
    for under in told.under:
        _print(under, pad + "  ")
