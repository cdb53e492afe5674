"""The cut and the play-off: ``cut`` and ``bracket``."""

from __future__ import annotations

from typing import Any

import click

from headjudge.cli import files, show
from headjudge.cli.words import Session, argument, command, option, session
from headjudge.running.brackets.bracket import Bracket, bracket_of
from headjudge.running.brackets.filled import BracketMatch
from headjudge.running.brackets.tree import Seed
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
        "side": match.side,
        "from": [{"match": source.match, "place": source.place} for source in match.came_from],
        "through": list(match.through),
    }


def _tree_for_people(event: Tournament, found: Bracket, here: Session) -> None:
    names = {entrant.id: entrant.name for entrant in event.entrants}
    label = here.wording.label
    show.say(here, "cli.bracket_of", name=event.name, count=len(found.seeds))
    for level in found.rounds:
        click.echo()
        click.echo(show.strong(_round_name(level.name, here)))
        most = max(len(match.seats) for match in level.matches)
        heads = [(here.say("cli.seat", seat=place), "left") for place in range(1, most + 1)]
        made = show.table((label("match"), "right"), *heads, (label("result"), "left"), ("", "left"))
        for match in level.matches:
            seats = [_seat(found, match, place, names, here) for place in range(len(match.seats))]
            seats += [""] * (most - len(seats))
            made.add(
                str(match.number),
                *seats,
                _state(found, match, names, here),
                _choice(found, match, names, here),
            )
        made.print()
    if found.filled.champion is not None:
        click.echo()
        show.say(here, "playoff.champion", name=show.named(names, found.filled.champion))


def _round_name(name: str, here: Session) -> str:
    key, _, size = name.rpartition("_")
    if size.isdigit():
        return here.say(f"playoff.{key}", size=int(size))
    return here.say(f"playoff.{name}")


def _seat(found: Bracket, match: BracketMatch, place: int, names: dict[str, str], here: Session) -> str:
    name, seed = match.seats[place], match.seeds[place]
    if name is not None:
        return f"{seed}. {show.named(names, name)}" if seed is not None else show.named(names, name)
    if match.state == "done":
        return here.say("playoff.empty")
    source = next(node for node in found.tree.nodes if node.number == match.number).sources[place]
    if isinstance(source, Seed):
        return here.say("playoff.seed", seed=source.rank)
    return here.say("playoff.coming", match=source.match, place=source.place)


def _state(found: Bracket, match: BracketMatch, names: dict[str, str], here: Session) -> str:
    if match.state != "done":
        return here.say(f"playoff_state.{match.state}")
    if not match.through:
        return here.say("playoff.nobody")
    through = here.wording.listed([show.named(names, name) for name in match.through])
    code = "playoff.without_play" if match.without_play else "playoff.done"
    if found.filled.is_over and match.number == max(found.filled.matches):
        code = "playoff.wins"
    return here.say(code, name=through, count=len(match.through))


def _choice(found: Bracket, match: BracketMatch, names: dict[str, str], here: Session) -> str:
    """Who chose to start, or whose choice it is while the match can still begin."""
    if match.chose is not None:
        return here.say("playoff.chose", name=show.named(names, match.chose))
    chooser = found.chooser(match) if match.state in ("ready", "running") else None
    return "" if chooser is None else here.say("playoff.chooses", name=show.named(names, chooser))
