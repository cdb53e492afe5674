"""``explain``: why somebody stands there, as a worked example in a rules article would print it."""

from __future__ import annotations

from collections.abc import Mapping

import click

from headjudge.cli import files, show
from headjudge.cli.words import Session, WholeNumber, argument, command, option, session
from headjudge.running.reasons import Why, why
from headjudge.running.table import CUT, PLAYOFF
from headjudge.standings.explanation import Comparison, Position
from headjudge.standings.formula import Formula
from headjudge.standings.ranking import CHANCE


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
    for position, row in zip(found.positions, found.rows, strict=True):
        click.echo()
        _position(position, row.rank, len(found.table.rows), names, here)
    for comparison, decided_by in found.comparisons:
        click.echo()
        _comparison(comparison, decided_by, names, here)


def _position(position: Position, rank: int, of: int, names: Mapping[str, str], here: Session) -> None:
    who = show.named(names, position.entrant)
    show.say(here, "explain.rank", name=who, rank=rank, count=of, status=here.say(f"status.{position.status}"))
    for formula in position.formulas:
        label = here.say(f"metric.{formula.metric}")
        click.echo(f"  {label} = {formula.text}")
        click.echo("    " + here.say(f"metric.{formula.metric}.long"))
        for line in _opponents(formula, names, here):
            click.echo("    " + line)


def _opponents(formula: Formula, names: Mapping[str, str], here: Session) -> list[str]:
    """One line per opponent: the round, the name, and that opponent's own formula."""
    lines = []
    for term in formula.terms:
        if term.opponent is None or term.of is None:
            continue
        told = {
            "round": term.round or 0,
            "name": show.named(names, term.opponent),
            "formula": term.of.text,
            "counted": "yes" if term.counted else "no",
        }
        lines.append(here.say("explain.opponent", **told))
    return lines


def _comparison(comparison: Comparison, decided_by: str, names: Mapping[str, str], here: Session) -> None:
    above, below = show.named(names, comparison.above), show.named(names, comparison.below)
    if decided_by in (CUT, PLAYOFF):
        show.say(here, f"explain.{decided_by}", above=above, below=below)
        return
    show.say(here, "explain.above", above=above, below=below)
    for number, step in enumerate(comparison.steps, 1):
        label = here.say(f"metric.{step.key}")
        told = {"number": number, "label": label, "above": step.above, "below": step.below, "better": step.better}
        show.say(here, "explain.equal" if step.equal else "explain.decides", **told)
    if decided_by == CHANCE:
        number = len(comparison.steps) + 1
        show.say(here, "explain.chance", number=number, above=str(comparison.lots[0]), below=str(comparison.lots[1]))
    if comparison.running is not None:
        running = comparison.running
        show.say(here, "explain.running", name=above, round=running.round, above=running.above, below=running.below)
