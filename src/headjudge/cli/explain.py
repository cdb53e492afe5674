"""``explain``: why somebody stands there, as a worked example in a rules article would print it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import click

from headjudge.cli import files, show
from headjudge.cli.words import Session, WholeNumber, argument, command, option, session
from headjudge.running.reasons import Compared, Why, why
from headjudge.running.table import CUT, PLAYOFF
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


_AT_TABLES = {
    "points": "explain.alone",
    "elimination_order": "explain.order",
    "opponents_win_rate": "explain.phantom",
    "opponents_win_rate_mean": "explain.phantom",
    "opponents_points_rate_mean": "explain.phantom",
}
"""Terms of values at larger tables that have no opponent of their own."""


def _people(name: str, found: Why, names: Mapping[str, str], here: Session) -> None:
    table = found.table
    show.say(here, "cli.standings_of", name=name, round=table.after_round)
    ranks = {row.entrant: row.rank for row in table.rows}
    for one in found.comparisons:
        click.echo()
        _comparison(one, ranks, names, here)
    for position, row in zip(found.positions, found.rows, strict=True):
        click.echo()
        who = show.named(names, position.entrant)
        show.say(
            here, "explain.place", name=who, rank=row.rank, count=len(table.rows), round=table.after_round
        )
        for formula in position.formulas:
            click.echo(
                "  " + here.say("explain.formula", metric=formula.metric, name=who, formula=formula.text)
            )
            for line in _terms(formula, who, names, here):
                click.echo("    " + line)


def _terms(formula: Formula, who: str, names: Mapping[str, str], here: Session) -> list[str]:
    """Where each number comes from: matches under the points, opponents' own values under their averages."""
    if formula.empty:
        return [here.say(f"explain.{formula.empty}", name=who, value=str(formula.value))]
    lines = []
    for term in formula.terms:
        told: dict[str, Any] = {
            "round": term.round or 0,
            "outcome": term.outcome.name.lower() if term.outcome is not None else "nothing",
            "opponent": show.named(names, term.opponent) if term.opponent is not None else "",
        }
        if formula.metric == "opponents_win_rate" and term.of is not None:
            counts = {"wins": str(term.value), "matches": str(sum(term.of.divisors))}
            lines.append(here.say("explain.wins_of_opponent", **told, **counts))
        elif term.of is not None:
            if not term.counted:
                lines.append(here.say("explain.left_out", opponent=told["opponent"], value=term.of.text))
                continue
            lines.append(here.say("explain.opponent", **told, metric=term.of.metric, formula=term.of.text))
            if term.raw is not None:
                lines.append("  " + here.say("explain.floor", raw=str(term.raw), value=str(term.value)))
        elif formula.metric == "match_points" and term.round is not None:
            code = "explain.match" if term.opponent is not None else "explain.alone"
            lines.append(here.say(code, **told, value=str(term.value)))
        elif formula.metric in _AT_TABLES:
            lines.append(here.say(_AT_TABLES[formula.metric], **told, value=str(term.value)))
    if formula.raw is not None:
        lines.append(here.say("explain.floor", raw=str(formula.raw), value=str(formula.value)))
    return lines


def _comparison(one: Compared, ranks: Mapping[str, int], names: Mapping[str, str], here: Session) -> None:
    comparison = one.comparison
    higher, lower = sorted((comparison.above, comparison.below), key=ranks.__getitem__)
    above, below = show.named(names, higher), show.named(names, lower)
    show.say(
        here, "explain.above", above=above, below=below, rank_above=ranks[higher], rank_below=ranks[lower]
    )
    if one.decided_by in (CUT, PLAYOFF):
        click.echo("  " + here.say(f"explain.{one.decided_by}", above=above, below=below, round=one.after))
    if one.decided_by == PLAYOFF or not one.shows_steps:
        return
    for number, step in enumerate(comparison.steps, 1):
        told: dict[str, Any] = {"step": number, "metric": step.key}
        if step.equal:
            click.echo("  " + here.say("explain.equal", **told, value=str(step.above)))
            continue
        values = {"value_above": str(step.above), "value_below": str(step.below)}
        click.echo("  " + here.say("explain.decided", **told, better=step.better, **values))
    if comparison.decided_by == CHANCE:
        lots = {"lot_above": str(comparison.lots[0]), "lot_below": str(comparison.lots[1])}
        click.echo("  " + here.say("explain.chance", round=one.after, **lots))
    running = comparison.running
    if running is not None:
        won = {"won_above": running.above, "won_below": running.below}
        click.echo(
            "  " + here.say("explain.running_total", round=running.round, above=above, below=below, **won)
        )
