"""The cut and the play-off: ``cut`` and ``bracket``."""

from __future__ import annotations

from functools import partial
from typing import Any

import click

from headjudge.cli import files, show
from headjudge.cli.words import Session, argument, command, option, session
from headjudge.running.brackets.bracket import Bracket, bracket_of
from headjudge.running.cutting import CutInHand, cut_of
from headjudge.tournament import commands
from headjudge.tournament.state import Tournament
from headjudge.wording import playoffs
from headjudge.wording.as_json import bracket_json


@command("cut")
@argument("event")
@option("--write", "write", is_flag=True, code="write_cut")
@click.pass_context
def cut(ctx: click.Context, event: str, write: bool) -> None:
    """Show who goes through."""
    here = session(ctx)
    file = files.read(event)
    found = cut_of(file.event)
    if write:
        through = tuple(one.entrant for one in found.through)
        asked = commands.MakeCut(found.after_round, found.order, through)
        files.write(file, files.changed(file, [asked]))
    show.answer(here, lambda: _plain(found, here), lambda: _people(file.event, found, here, write))


def _plain(found: CutInHand, here: Session) -> dict[str, Any]:
    rule = {"top": found.rule.top, "min_points": found.rule.min_points}
    return {
        "after_round": found.after_round,
        "rule": {key: value for key, value in rule.items() if value is not None},
        "through": [{"entrant": one.entrant, "rank": one.rank, "why": one.why} for one in found.through],
        "out": list(found.out),
        "findings": show.findings_json(found.findings, here),
    }


def _people(event: Tournament, found: CutInHand, here: Session, write: bool) -> None:
    names = {entrant.id: entrant.name for entrant in event.entrants}
    show.say(
        here,
        "cli.cut_of",
        name=event.name,
        round=found.after_round,
        top=found.rule.top or 0,
        points=found.rule.min_points or 0,
        count=len(found.through),
    )
    label = here.wording.label
    made = show.table((label("rank"), "right"), (label("entrant"), "left"), ("", "left"))
    for one in found.through:
        made.add(str(one.rank), show.named(names, one.entrant), here.say(f"cut_why.{one.why}"))
    made.print()
    show.say_findings(here, found.findings, names)
    show.say(here, "cli.cut_written" if write or found.is_recorded else "cli.cut_not_written")


@command("bracket")
@argument("event")
@click.pass_context
def bracket(ctx: click.Context, event: str) -> None:
    """Show the play-off."""
    here = session(ctx)
    file = files.read(event)
    found = bracket_of(file.event)
    show.answer(here, lambda: bracket_json(found), lambda: _tree_for_people(file.event, found, here))


def _tree_for_people(event: Tournament, found: Bracket, here: Session) -> None:
    names = {entrant.id: entrant.name for entrant in event.entrants}
    words, called = here.wording, partial(show.named, names)
    label = words.label
    show.say(here, "cli.bracket_of", name=event.name, count=len(found.seeds))
    for level in found.rounds:
        click.echo()
        click.echo(show.strong(playoffs.round_name(level.name, words)))
        most = max(len(match.seats) for match in level.matches)
        heads = [(here.say("cli.seat", seat=place), "left") for place in range(1, most + 1)]
        made = show.table((label("match"), "right"), *heads, (label("result"), "left"), ("", "left"))
        for match in level.matches:
            seats = [playoffs.seat(found, match, place, called, words) for place in range(len(match.seats))]
            seats += [""] * (most - len(seats))
            made.add(
                str(match.number),
                *seats,
                playoffs.state(found, match, called, words),
                playoffs.choice(found, match, called, words),
            )
        made.print()
    if found.filled.champion is not None:
        click.echo()
        show.say(here, "playoff.champion", name=show.named(names, found.filled.champion))
