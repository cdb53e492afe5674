"""Setting up an event and who is in it: ``new``, ``enter``, ``drop``, ``re-enter``, ``disqualify``, ``absent``."""

from __future__ import annotations

import datetime
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import click

from headjudge.cli import files, show
from headjudge.cli.words import LEVELS, Day, OneOf, WholeNumber, argument, command, option, session, usage
from headjudge.findings import Finding, InputError
from headjudge.tournament import commands
from headjudge.tournament.event_file import policy_of
from headjudge.tournament.events import Entry
from headjudge.tournament.state import Entrant, Tournament


class _Listed(NamedTuple):
    """Who is new in a file, and what to know about its rows."""

    entries: tuple[Entry, ...]
    findings: tuple[Finding, ...]


@command("new")
@argument("file")
@option("--policy", "policy", required=True, code="policy")
@option("--name", "name", required=True, code="name")
@option("--date", "date", type=Day(), code="date")
@option("--format", "deck_format", metavar="ID", code="format_of_event")
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
    deck_format: str | None,
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
    named = None if deck_format is None else _format(deck_format, reference, day)
    event = Tournament(
        headjudge=1,
        name=name,
        date=day,
        policy=reference,
        entrants=(),
        rounds=(),
        format=named,
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


def _format(named: str, reference: Any, day: str) -> str:
    """A deck format by its id or an alias; raises InputError with all that there are for any other, and for one of
    another game than the policy's."""
    from headjudge.policy.deck_formats import format_on, is_of_other_game

    policy = policy_of(reference, day)[0]
    if policy is not None and is_of_other_game(named, policy.game):
        told = {"format": named, "policy": policy.id}
        raise InputError([Finding("sense.format_of_other_game", "error", "/format", told)])
    return format_on(named, datetime.date.fromisoformat(day)).id


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
    entries = _by_name(file.event, names, ids)
    findings: Sequence[Finding] = ()
    if table is not None:
        listed = _listed(table, file.event, [entry.id for entry in entries])
        entries += listed.entries
        findings = listed.findings
    after = files.changed(file, [commands.Enter(tuple(entries))] if entries else [])
    if entries:
        check_entry(after)
        files.write(file, after)

    def people() -> None:
        for entry in entries:
            show.say(here, "cli.entered", name=entry.name, id=entry.id, round=entry.entered_in)
        show.say(here, "cli.entrants_now", count=len(after.entrants))
        show.say_findings(here, findings)

    entered = [{"id": e.id, "name": e.name, "entered_in": e.entered_in} for e in entries]
    plain = {"entered": entered, "entrants": len(after.entrants)}
    show.answer(here, lambda: {**plain, "findings": show.findings_json(findings, here)}, people)


def _by_name(event: Tournament, names: Sequence[str], ids: Sequence[str]) -> list[Entry]:
    """Entrants by the names on the command line: whoever is named there is somebody new."""
    from headjudge.exchange.people import free_id

    taken = {entrant.id for entrant in event.entrants}
    entries = []
    for place, name in enumerate(names):
        chosen = (ids[place] if place < len(ids) else "") or free_id(taken)
        entries.append(Entry(id=chosen, name=name, entered_in=len(event.rounds) + 1))
        taken.add(chosen)
    return entries


def _listed(name: str, event: Tournament, taken: Sequence[str]) -> _Listed:
    """The new entrants of a file; a file without a head line that is known is held to the documented form."""
    from headjudge.exchange.decoding import decoded
    from headjudge.exchange.entrants import read_entrants
    from headjudge.exchange.forms import recognised

    read = decoded(files.read_bytes(Path(name)), name)
    form = recognised(read.text)
    asked = "headjudge" if form == "names" else form
    listed = read_entrants(read.text, event, form=asked, taken=taken, source=name)
    return _Listed(listed.entries, (*read.findings, *listed.findings))


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
