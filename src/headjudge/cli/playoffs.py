"""The cut and the play-off: ``cut`` and ``bracket``."""

from __future__ import annotations

from typing import Any

import click

from headjudge.cli import files, show
from headjudge.cli.words import Session, argument, command, option, session
from headjudge.running.bracket import Bracket, BracketMatch, bracket_of
from headjudge.running.cutting import CutInHand, cut_of
from headjudge.tournament import commands
from headjudge.tournament.state import Tournament


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
    show.answer(here, lambda: _tree(found), lambda: _tree_for_people(file.event, found, here))


def _tree(found: Bracket) -> dict[str, Any]:
    rounds = [
        {"name": level.name, "matches": [_match(match) for match in level.matches]} for level in found.rounds
    ]
    return {"rounds": rounds, "findings": []}


def _match(match: BracketMatch) -> dict[str, Any]:
    return {
        "number": match.number,
        "seats": list(match.seats),
        "seeds": list(match.seeds),
        "state": match.state,
        "winner": match.winner,
        "side": "main",
        "from": [{"match": earlier, "place": 1} for earlier in match.came_from],
        "through": [match.winner] if match.winner is not None else [],
    }


def _tree_for_people(event: Tournament, found: Bracket, here: Session) -> None:
    names = {entrant.id: entrant.name for entrant in event.entrants}
    label = here.wording.label
    show.say(here, "cli.bracket_of", name=event.name, count=len(found.seeds))
    for level in found.rounds:
        click.echo()
        key, _, size = level.name.partition("round_of_")
        head = here.say("playoff.round_of", size=int(size)) if size else here.say(f"playoff.{key}")
        click.echo(show.strong(head))
        made = show.table(
            (label("match"), "right"),
            (here.say("cli.seat", seat=1), "left"),
            (here.say("cli.seat", seat=2), "left"),
            (label("result"), "left"),
        )
        for match in level.matches:
            made.add(
                str(match.number),
                *(_seat(match, place, names, here) for place in (0, 1)),
                _state(match, names, here),
            )
        made.print()


def _seat(match: BracketMatch, place: int, names: dict[str, str], here: Session) -> str:
    name, seed = match.seats[place], match.seeds[place]
    if name is not None:
        return f"{seed}. {show.named(names, name)}"
    if match.state == "done":
        return here.wording.label("bye")
    if match.came_from:
        return here.say("playoff.winner_of", match=match.came_from[place])
    return here.say("playoff.seed", seed=seed) if seed is not None else here.wording.label("bye")


def _state(match: BracketMatch, names: dict[str, str], here: Session) -> str:
    if match.state == "done":
        return (
            here.say("playoff.done", name=show.named(names, match.winner))
            if match.winner
            else here.say("playoff.nobody")
        )
    return here.say(f"playoff_state.{match.state}")
