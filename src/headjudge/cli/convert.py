"""``convert``: an event in another form, on standard output."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

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
    from headjudge.exchange.cells import csv_text

    most = max((len(match.seats) for played in event.rounds for match in played.matches), default=2)
    seats = [f"{what}_{place}" for place in range(1, most + 1) for what in ("id", "name")]
    more = _more(event)
    click.echo(csv_text(["round", "table", *seats, "result", *more], _rows(event, most, more)), nl=False)


def _more(event: Tournament) -> list[str]:
    """Columns that only some events need, behind the others."""
    matches = [match for played in event.rounds for match in played.matches]
    asked = {
        "stage": bool(event.stages),
        "pod": any(match.pod is not None for match in matches),
        **{f"seat_{seat.lower()}": any(match.boards for match in matches) for seat in "ABC"},
    }
    return [name for name, wanted in asked.items() if wanted]


def _told(match: Match | None, stage: str | None, more: list[str]) -> Iterator[object]:
    for name in more:
        if name == "stage":
            yield stage or ""
        elif name == "pod":
            yield "" if match is None else match.pod or ""
        else:
            boards = () if match is None else match.boards
            seat = name.removeprefix("seat_").upper()
            board = next((one for one in boards if one.seat == seat), None)
            yield "" if match is None or board is None else _result(replace(match, result=board.result))


def _rows(event: Tournament, most: int, more: list[str]) -> Iterator[list[object]]:
    """A row per match, bye and absence: what happened, for a spreadsheet."""
    only = event.stages[0].id if len(event.stages) == 1 else None
    names = {entrant.id: entrant.name for entrant in event.entrants}
    for played in event.rounds:
        for match in played.matches:
            seats = [text for name in match.seats for text in (name, names[name])]
            rest = [
                *[""] * (2 * most - len(seats)),
                _result(match),
                *_told(match, played.stage or only, more),
            ]
            yield [played.number, match.table, *seats, *rest]
        for what, alone in (("bye", played.byes), ("absent", played.absent)):
            for name in alone:
                rest = [*[""] * (2 * most - 2), what, *_told(None, played.stage or only, more)]
                yield [played.number, "", name, names[name], *rest]


def _result(match: Match) -> str:
    result = match.result
    if result is None:
        return ""
    if result.draw:
        return "draw"
    if result.winner is None:
        return "both_lost"
    return str(match.seats.index(result.winner) + 1)
