"""``convert``: an event in another form, on standard output."""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator

import click

from headjudge.cli import files
from headjudge.cli.words import OneOf, argument, command, option, session, usage
from headjudge.tournament.event_file import write_event
from headjudge.tournament.state import Match, Tournament

FORMS = ("headjudge", "csv")


@command("convert")
@argument("file")
@option("--to", "to", type=OneOf(FORMS), required=True, code="to")
@click.pass_context
def convert(ctx: click.Context, file: str, to: str) -> None:
    """Write an event in another form."""
    here = session(ctx)
    if here.is_json and to == "csv":
        usage("cli.json_or_csv")
    event = files.read(file).event
    if to == "headjudge":
        click.echo(write_event(event), nl=False)
        return
    out = csv.writer(sys.stdout, lineterminator="\n")
    most = max((len(match.seats) for played in event.rounds for match in played.matches), default=2)
    seats = [f"{what}_{place}" for place in range(1, most + 1) for what in ("id", "name")]
    out.writerow(["round", "table", *seats, "result"])
    out.writerows(_rows(event, most))


def _rows(event: Tournament, most: int) -> Iterator[list[object]]:
    """A row per match, bye and absence: what happened, for a spreadsheet."""
    names = {entrant.id: entrant.name for entrant in event.entrants}
    for played in event.rounds:
        for match in played.matches:
            seats = [_cell(text) for name in match.seats for text in (name, names[name])]
            yield [played.number, match.table, *seats, *[""] * (2 * most - len(seats)), _result(match)]
        for name in played.byes:
            yield [played.number, "", _cell(name), _cell(names[name]), *[""] * (2 * most - 2), "bye"]
        for name in played.absent:
            yield [played.number, "", _cell(name), _cell(names[name]), *[""] * (2 * most - 2), "absent"]


def _cell(text: str) -> str:
    # A leading sign would make a spreadsheet run the text as a formula.
    return "'" + text if text[:1] in ("=", "+", "-", "@", "\t", "\r") else text


def _result(match: Match) -> str:
    result = match.result
    if result is None:
        return ""
    if result.draw:
        return "draw"
    if result.winner is None:
        return "both_lost"
    return str(match.seats.index(result.winner) + 1)
