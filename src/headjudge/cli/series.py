"""``series``: the table of several events, what counted of each, and the prizes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from headjudge.cli import files, show
from headjudge.cli.words import Session, argument, command, option, session, usage
from headjudge.findings import Finding, InputError
from headjudge.series import (
    Handed,
    LoadedEvent,
    SeriesFile,
    SeriesRow,
    SeriesTable,
    check_series,
    hand_out_event,
    hand_out_series,
    load,
    parse_series,
    series_table,
)
from headjudge.series.form import EventEntry
from headjudge.series.table import EventScore
from headjudge.tournament.event_file import read_event
from headjudge.wording import safe


@command("series")
@argument("file")
@option("--csv", "as_csv", is_flag=True, code="csv")
@click.pass_context
def series(ctx: click.Context, file: str, as_csv: bool) -> None:
    """Show the table of a series."""
    here = session(ctx)
    if as_csv and here.is_json:
        usage("cli.json_or_csv")
    with show.working(here, "cli.ranking"):
        form, loaded, findings = _read(Path(file))
        table = series_table(form, loaded)
    handed: list[Handed] = []
    if form.event_prizes is not None:
        for one in table.events:
            own, told = hand_out_event(form.event_prizes, one)
            handed, findings = handed + own, findings + told
    if form.prizes is not None:
        own, told = hand_out_series(form.prizes, table)
        handed, findings = handed + own, findings + told
    if as_csv:
        _csv(table)
    else:
        show.answer(
            here,
            lambda: _plain(form, table, handed, findings, here),
            lambda: _people(form, table, handed, findings, here),
        )


def _read(path: Path) -> tuple[SeriesFile, list[LoadedEvent], list[Finding]]:
    """The series and its events; raises InputError with the faults of all files at once."""
    form, raw, faults = parse_series(files.read_bytes(path), path.name)
    loaded: list[LoadedEvent] = []
    entries = raw.get("events")
    for index, entry in enumerate(entries if isinstance(entries, list) else ()):
        name = entry.get("file") if isinstance(entry, Mapping) else None
        if not isinstance(name, str) or not name:
            continue
        try:
            event, _ = read_event(files.read_bytes(path.parent / name))
        except InputError as error:
            faults += [_within(name, index, finding) for finding in error.findings]
            continue
        if form is not None:
            own: EventEntry = form.events[index]
            loaded.append(load(own.key(), own.file, event))
    told = check_series(form, loaded) if form is not None else []
    errors = [*faults, *(finding for finding in told if finding.severity == "error")]
    if form is None or errors:
        raise InputError(errors)
    return form, loaded, told


def _within(name: str, index: int, finding: Finding) -> Finding:
    """A fault of an event file, with the file in front of its place."""
    if finding.code == "form.unreadable":
        return replace(finding, subject=f"/events/{index}/file")
    return replace(finding, subject=f"{name}#{finding.subject or ''}")


def _score(score: EventScore) -> dict[str, Any]:
    return {
        "event": score.event,
        "place": score.place,
        "match_points": str(score.match_points),
        "match_wins": score.match_wins,
        "points": str(score.points),
        "by_place": str(score.by_place),
        "by_match_points": str(score.by_match_points),
        "participation": str(score.participation),
        "counted": score.counted,
    }


def _row(row: SeriesRow) -> dict[str, Any]:
    return {
        "place": row.place,
        "entrant": row.person,
        "name": row.name,
        "points": str(row.points),
        "decided_by": row.decided_by,
        "events": [_score(score) for score in row.scores],
    }


def _prize(one: Handed) -> dict[str, Any]:
    return {
        "event": one.event,
        "entrant": one.id,
        "name": one.name,
        "place": one.place,
        "wins": one.wins,
        "prize": one.prize,
        "amount": None if one.amount is None else str(one.amount),
        "why": one.why,
        "shared": one.shared,
    }


def _plain(
    form: SeriesFile,
    table: SeriesTable,
    handed: Sequence[Handed],
    findings: Sequence[Finding],
    here: Session,
) -> dict[str, Any]:
    return {
        "name": form.name,
        "best": form.best,
        "ties": list(form.ties),
        "events": [
            {
                "event": one.key,
                "file": one.file,
                "name": one.event.name,
                "date": one.event.date,
                "after_round": one.table.after_round,
                "over": one.is_over,
            }
            for one in table.events
        ],
        "standings": [_row(row) for row in table.rows],
        "prizes": [_prize(one) for one in handed],
        "findings": show.findings_json(findings, here),
    }


def _csv(table: SeriesTable) -> None:
    from headjudge.exchange.cells import csv_text

    keys = [one.key for one in table.events]
    rows = []
    for row in table.rows:
        points = {score.event: str(score.points) for score in row.scores}
        cells = [points.get(key, "") for key in keys]
        rows.append([row.place, row.person, row.name, str(row.points), *cells, row.decided_by])
    click.echo(csv_text(["place", "entrant", "name", "points", *keys, "decided_by"], rows), nl=False)


def _people(
    form: SeriesFile,
    table: SeriesTable,
    handed: Sequence[Handed],
    findings: Sequence[Finding],
    here: Session,
) -> None:
    label = here.wording.label
    show.say(here, "series_of.head", name=form.name, events=len(table.events), best=form.best or 0)
    heads = [(safe(one.key), "right") for one in table.events]
    made = show.table(
        (label("rank"), "right"),
        (label("entrant"), "left"),
        (here.say("series_of.points"), "right"),
        *heads,
        ("", "left"),
    )
    for row in table.rows:
        by_event = {score.event: _cell(score, here) for score in row.scores}
        cells = [by_event.get(one.key, "") for one in table.events]
        remark = here.say(f"tie.{row.decided_by}") if row.decided_by not in (None, "points") else ""
        made.add(
            str(row.place),
            show.named({row.person: row.name}, row.person),
            show.strong(str(row.points)),
            *cells,
            remark,
        )
    made.print()
    show.say(here, "series_of.legend")
    if handed:
        click.echo()
        show.say(here, "series_of.prizes")
        for one in handed:
            _say_prize(one, here)
    show.say_findings(here, findings)


def _cell(score: EventScore, here: Session) -> str:
    """Points and place; what does not count stands in brackets."""
    told = here.say("series_of.score", points=str(score.points), place=score.place)
    return told if score.counted else show.dim(f"({told})")


def _say_prize(one: Handed, here: Session) -> None:
    show.say(
        here,
        "series_of.prize",
        event=one.event or "",
        name=show.named({one.id: one.name}, one.id),
        place=one.place,
        wins=one.wins,
        why=one.why,
        prize=one.prize,
        amount="" if one.amount is None else str(one.amount),
        shared=one.shared,
    )
