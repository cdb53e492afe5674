"""``standings``: who stands where, and what decided it."""

from __future__ import annotations

import click

from headjudge.cli import files, show
from headjudge.cli.words import Session, WholeNumber, argument, command, option, session, usage
from headjudge.running.table import Table, TableRow, standings
from headjudge.wording.as_json import standings_json
from headjudge.wording.shown import decimal

DECIDES = "◂"
"""Stands behind the value that put a row above the next one."""
ROOM_FOR_FRACTIONS = 110


@command("standings")
@argument("event")
@option("--after", "after", type=WholeNumber(), metavar="N", code="after")
@option("--csv", "as_csv", is_flag=True, code="csv")
@click.pass_context
def show_standings(ctx: click.Context, event: str, after: int | None, as_csv: bool) -> None:
    """Show the standings."""
    here = session(ctx)
    if as_csv and here.is_json:
        usage("cli.json_or_csv")
    file = files.read(event)
    with show.working(here, "cli.ranking"):
        found = standings(file.event, after)
    if as_csv:
        from headjudge.exchange.export import standings_csv

        click.echo(standings_csv(found), nl=False)
    else:
        show.answer(
            here, lambda: standings_json(found, here.wording), lambda: _people(file.event.name, found, here)
        )


def _people(name: str, found: Table, here: Session) -> None:
    label = here.wording.label
    show.say(here, "cli.standings_of", name=name, round=found.after_round)
    keys = [step.key for step in found.columns]
    is_wide = show.width() >= ROOM_FOR_FRACTIONS
    # Behind every value there is room for the mark; a head of several words stands in two lines.
    heads = [(here.say(f"metric.{key}").replace(" ", "\n", 1) + "  ", "right") for key in keys]
    made = show.table((label("rank"), "right"), (label("entrant"), "left"), *heads, ("", "left"))
    for row in found.rows:
        cells = [_cell(row.values[key], row.decided_by == key, is_wide) for key in keys]
        made.add(str(row.rank), show.named({row.entrant: row.name}, row.entrant), *cells, _remark(row, here))
    made.print()
    show.say(here, "cli.standings_legend", mark=DECIDES)
    show.say_findings(here, found.findings)


def _cell(value: str, decides: bool, is_wide: bool) -> str:
    """A value: the fraction with the decimal beside it, or the decimal alone where there is no room."""
    shown = value if is_wide or "/" not in value else decimal(value)
    if is_wide and "/" in value:
        shown += show.dim(f" {decimal(value)}")
    return shown + (show.strong(f" {DECIDES}") if decides else "  ")


def _remark(row: TableRow, here: Session) -> str:
    parts = []
    if row.place is not None:
        parts.append(here.say("cli.place", place=row.place))
    if row.status != "active":
        parts.append(here.say(f"status.{row.status}"))
    if row.decided_by in ("chance", "cut", "playoff"):
        parts.append(here.say(f"decided.{row.decided_by}"))
    return here.wording.listed(parts)
