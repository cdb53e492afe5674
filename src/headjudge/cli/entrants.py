"""Setting up an event and who is in it: ``new``, ``enter``, ``drop``, ``re-enter``, ``disqualify``, ``absent``."""

from __future__ import annotations

import csv
import datetime
import io
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from headjudge.cli import files, show
from headjudge.cli.teams import faults_of_team_row, team_entries
from headjudge.cli.words import LEVELS, Day, OneOf, WholeNumber, argument, command, option, session, usage
from headjudge.findings import Finding, InputError
from headjudge.tournament import commands
from headjudge.tournament.event_file import policy_of
from headjudge.tournament.events import Entry
from headjudge.tournament.state import Entrant, Tournament


@command("new")
@argument("file")
@option("--policy", "policy", required=True, code="policy")
@option("--name", "name", required=True, code="name")
@option("--date", "date", type=Day(), code="date")
@option("--option", "options", multiple=True, metavar="KEY=VALUE", code="option")
@option("--programme", "programme", metavar="NAME", code="programme")
@option("--level", "level", type=OneOf(LEVELS), code="level")
@option("--seed", "seed", code="seed")
@click.pass_context
def new(
    ctx: click.Context,
    file: str,
    policy: str,
    name: str,
    date: datetime.date | None,
    options: Sequence[str],
    programme: str | None,
    level: Any,
    seed: str | None,
) -> None:
    """Make an event file."""
    from headjudge.cli.policies import for_new_event

    here = session(ctx)
    if not name.strip():
        usage("cli.empty_name")
    day = (date or datetime.date.today()).isoformat()
    reference, findings = for_new_event(policy, day)
    event = Tournament(
        headjudge=1,
        name=name,
        date=day,
        policy=reference,
        entrants=(),
        rounds=(),
        options=_as_asked(_options(options), reference, day),
        # 128 bits from the system: nobody can know the draws before, nobody can choose them.
        seed=secrets.token_hex(16) if seed is None else seed,
        draw=1,
        programme=programme,
        level=level,
    )
    files.create(Path(file), event)
    plain = {"file": file, "name": name, "date": day, "policy": policy, "seed": event.seed}
    told = findings if event.seed else [*findings, Finding("sense.no_seed", "warning", "/seed")]

    def people() -> None:
        show.say(here, "cli.written", file=file)
        show.say_findings(here, told)

    show.answer(here, lambda: {**plain, "findings": show.findings_json(told, here)}, people)


def _options(texts: Sequence[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in map(_option, texts):
        if key in found:
            usage("cli.option_twice", option=key)
        found[key] = value
    return found


def _as_asked(options: dict[str, Any], reference: Any, day: str) -> dict[str, Any]:
    """The options as the policy asks for them: a choice such as ``table_sizes=4`` is a word, not a number."""
    policy = policy_of(reference, day)[0]
    known = {} if policy is None else policy.options
    return {
        key: str(value) if key in known and known[key].kind == "choice" else value
        for key, value in options.items()
    }


def _option(text: str) -> tuple[str, Any]:
    key, equals, value = text.partition("=")
    if not equals or not key:
        usage("cli.option_form", found=text)
    return key, int(value) if value.isascii() and value.isdigit() and len(value) < 10 else value


@command("enter")
@argument("event")
@argument("names", nargs=-1, metavar="NAME...")
@option("--id", "ids", multiple=True, metavar="ID", code="id")
@option("--csv", "table", metavar="FILE", code="entrants_csv")
@click.pass_context
def enter(
    ctx: click.Context, event: str, names: Sequence[str], ids: Sequence[str], table: str | None
) -> None:
    """Register entrants."""
    from headjudge.running.coming import check_entry

    here = session(ctx)
    if not names and table is None:
        usage("cli.missing_argument", name="NAME")
    if not all(name.strip() for name in names):
        usage("cli.empty_name")
    if len(ids) > len(names):
        usage("cli.more_ids_than_names", ids=len(ids), names=len(names))
    file = files.read(event)
    taken = {entrant.id for entrant in file.event.entrants}
    number = len(file.event.rounds) + 1
    entries: list[Entry] = []
    rows: list[Mapping[str, str]] = [
        {"name": name, "id": ids[place] if place < len(ids) else ""} for place, name in enumerate(names)
    ]
    if table is not None:
        rows += _rows(table)
    teams = [row for row in rows if row.get("team")]
    for row in rows:
        if row.get("team"):
            continue
        chosen = row.get("id") or _free(taken)
        entries.append(_entry(row, chosen, number))
        taken.add(chosen)
    entries += team_entries(teams, taken, number)
    after = files.changed(file, [commands.Enter(tuple(entries))])
    check_entry(after)
    files.write(file, after)

    def people() -> None:
        for entry in entries:
            show.say(here, "cli.entered", name=entry.name, id=entry.id, round=entry.entered_in)
        show.say(here, "cli.entrants_now", count=len(after.entrants))

    entered = [{"id": e.id, "name": e.name, "entered_in": e.entered_in} for e in entries]
    show.answer(here, lambda: {"entered": entered, "entrants": len(after.entrants), "findings": []}, people)


def _free(taken: set[str]) -> str:
    number = len(taken) + 1
    while str(number) in taken:
        number += 1
    return str(number)


_COLUMNS = ("name", "id", "hero", "byes", "fixed_table", "team", "seat")


def _rows(name: str) -> list[Mapping[str, str]]:
    """The rows of a CSV with a header line: ``name`` and, as far as known, id, hero, byes, fixed_table.

    With a column ``team`` every row is a member: ``name`` is the member's, ``seat`` A, B or C.
    """
    data = files.read_bytes(Path(name))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise InputError([Finding("form.encoding", "error", name, {}, line=line)]) from None
    reader = csv.DictReader(io.StringIO(text, newline=""), strict=True)
    try:
        return list(_checked(reader, name))
    except csv.Error as error:
        raise InputError(
            [Finding("csv.unreadable", "error", name, {"reason": str(error)}, line=reader.line_num)]
        ) from None


def _checked(reader: csv.DictReader[str], name: str) -> Iterator[Mapping[str, str]]:
    heads = [head.strip().lower() for head in reader.fieldnames or ()]
    reader.fieldnames = heads
    unknown = [head for head in heads if head not in _COLUMNS]
    faults = [
        Finding("csv.unknown_column", "error", name, {"column": head, "known": _COLUMNS}, line=1)
        for head in unknown
    ]
    if "name" not in heads:
        faults.append(Finding("csv.no_names", "error", name, {"known": _COLUMNS}, line=1))
    found: list[Mapping[str, str]] = []
    for row in reader if not faults else ():
        line = reader.line_num
        cells = {key: (value or "").strip() for key, value in row.items() if key is not None}
        if None in row or not cells.get("name"):
            faults.append(Finding("csv.row", "error", name, {"columns": len(heads)}, line=line))
            continue
        for key in ("byes", "fixed_table"):
            if cells.get(key) and not cells[key].isdigit():
                told = {"column": key, "found": cells[key]}
                faults.append(Finding("csv.not_a_number", "error", name, told, line=line))
        if "team" in heads:
            faults += faults_of_team_row(cells, name, line)
        found.append(cells)
    if faults:
        raise InputError(faults)
    yield from found


def _entry(row: Mapping[str, str], chosen: str, number: int) -> Entry:
    return Entry(
        id=chosen,
        name=row["name"],
        entered_in=number,
        byes=int(row.get("byes") or 0),
        fixed_table=int(row["fixed_table"]) if row.get("fixed_table") else None,
        hero=row.get("hero") or None,
    )


def _settle(
    ctx: click.Context,
    event: str,
    entrant: str,
    asked: commands.Command,
    code: str,
    check: Callable[[Tournament, str], None] | None = None,
) -> None:
    """Ask one thing about one entrant, write the event, say what now holds."""
    here = session(ctx)
    file = files.read(event)
    after = files.changed(file, [asked])
    if check is not None:
        check(after, entrant)
    files.write(file, after)
    now = next(one for one in after.entrants if one.id == entrant)
    show.answer(
        here,
        lambda: {"entrant": _plain(now), "findings": []},
        lambda: show.say(here, code, name=now.name, id=now.id, **_moments(now, after)),
    )


def _moments(entrant: Entrant, event: Tournament) -> dict[str, Any]:
    return {
        "after": entrant.dropped_after[-1] if entrant.dropped_after else 0,
        "back": entrant.re_entered_in[-1] if entrant.re_entered_in else 0,
        "round": len(event.rounds) + 1,
        "out": entrant.disqualified_after or 0,
    }


def _plain(entrant: Entrant) -> dict[str, Any]:
    return {
        "id": entrant.id,
        "name": entrant.name,
        "dropped_after": list(entrant.dropped_after),
        "re_entered_in": list(entrant.re_entered_in),
        "disqualified_after": entrant.disqualified_after,
    }


@command("drop")
@argument("event")
@argument("entrant", metavar="ID")
@option("--after", "after", type=WholeNumber(), metavar="N", code="after_round")
@click.pass_context
def drop(ctx: click.Context, event: str, entrant: str, after: int | None) -> None:
    """An entrant leaves."""
    _settle(ctx, event, entrant, commands.Drop(entrant, after), "cli.dropped")


@command("re-enter")
@argument("event")
@argument("entrant", metavar="ID")
@option("--after", "after", type=WholeNumber(), metavar="N", code="after_round")
@click.pass_context
def re_enter(ctx: click.Context, event: str, entrant: str, after: int | None) -> None:
    """A dropped entrant comes back."""
    _settle(ctx, event, entrant, commands.ReEnter(entrant, after), "cli.re_entered")


@command("disqualify")
@argument("event")
@argument("entrant", metavar="ID")
@option("--after", "after", type=WholeNumber(), metavar="N", code="after_round")
@click.pass_context
def disqualify(ctx: click.Context, event: str, entrant: str, after: int | None) -> None:
    """An entrant is disqualified."""
    _settle(ctx, event, entrant, commands.Disqualify(entrant, after), "cli.disqualified")


@command("absent")
@argument("event")
@argument("entrant", metavar="ID")
@click.pass_context
def absent(ctx: click.Context, event: str, entrant: str) -> None:
    """An entrant will be absent from the next round."""
    from headjudge.running.coming import check_absence

    _settle(ctx, event, entrant, commands.MarkAbsent(entrant), "cli.absent", check=check_absence)
