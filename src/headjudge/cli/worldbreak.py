"""``worldbreak``: the rules of World Breaker on the screen, the rule sheet of a table, backs for proxies (PDF)."""

from __future__ import annotations

import base64
import datetime
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from headjudge.cli import files, show
from headjudge.cli.words import (
    Day,
    Group,
    OneOf,
    Session,
    WholeNumber,
    command,
    common,
    option,
    session,
    usage,
)
from headjudge.findings import Finding
from headjudge.policy.worldbreak_rules import Transition, WorldbreakRules, worldbreak_rules
from headjudge.policy.worldbreak_ways import rows_in_play
from headjudge.printing.worldbreak_sheet import PAPERS
from headjudge.wording import worldbreak_rules as worded

SUBCOMMANDS = {
    "pay": "headjudge.cli.worldbreak_pay:pay",
    "rules": "headjudge.cli.worldbreak:show_rules",
    "sheet": "headjudge.cli.worldbreak:rule_sheet_of_table",
    "backs": "headjudge.cli.worldbreak:backs_of_proxies",
}


@click.command("worldbreak", cls=Group, code="cli.worldbreak", lazy=SUBCOMMANDS, invoke_without_command=True)
@common
@click.pass_context
def worldbreak(ctx: click.Context) -> None:
    """The group of World Breaker's commands."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@command("rules", code="cli.worldbreak.rules")
@option("--option", "options", multiple=True, metavar="KEY=VALUE", code="wb_option")
@option("--date", "date", type=Day(), code="wb_date")
@click.pass_context
def show_rules(ctx: click.Context, options: tuple[str, ...], date: datetime.date | None) -> None:
    """Show the rules."""
    here = session(ctx)
    rules = worldbreak_rules(date, chosen_options(options))
    rows = rows_in_play(rules)

    findings = _before_first(rules, date)

    def plain() -> dict[str, Any]:
        told = worded.rules_json(rules, rows, here.wording)
        return {**told, "findings": show.findings_json(findings, here)}

    def people() -> None:
        _people(rules, rows, here)
        show.say_findings(here, findings, aside=True)

    show.answer(here, plain, people)


def _people(rules: WorldbreakRules, rows: tuple[Transition, ...], here: Session) -> None:
    words = here.wording

    def headline(code: str, **params: Any) -> None:
        click.echo(show.strong(here.say(code, **params)))

    headline("wb.list.rules_of", document=rules.document, edition=rules.edition)
    click.echo()
    headline("wb.list.sentences")
    for one in rules.sentences:
        click.echo(f"{one:>6}  {worded.sentence(one, words)}")
    click.echo()
    headline("wb.list.transitions")
    heads = ("rule", "happens", "from", "to", "who", "ends", "rests")
    made = show.table(*((here.say(f"wb.list.{head}"), "left") for head in heads))
    for row in rows:
        made.add(
            row.rule or "",
            worded.happening(row, words),
            worded.origins(row, words),
            worded.places(row, words),
            here.say(f"wb.who.{row.who}"),
            worded.ending(row, words),
            worded.clauses(row, words),
        )
    made.print()
    click.echo()
    headline("wb.list.options")
    for option_ in rules.options:
        value = rules.chosen[option_.key]
        shown = (
            value
            if value == option_.default
            else show.strong(here.say("wb.list.changed", value=value, default=option_.default))
        )
        click.echo(f"{option_.key:>6}  {worded.question(option_, words)} ({option_.name})")
        click.echo(f"        {worded.played(option_, value, words)}")
        values = words.listed(list(option_.values))
        colon = here.say("wording.colon")
        click.echo(
            f"        {here.say('wb.list.played')}{colon}{shown}  {here.say('wb.list.values')}{colon}{values}"
        )


@command("sheet", code="cli.worldbreak.sheet")
@option("--option", "options", multiple=True, metavar="KEY=VALUE", code="wb_option")
@option("--date", "date", type=Day(), code="wb_date")
@option("--paper", "paper", type=OneOf(PAPERS), default="a4", code="wb_paper")
@option("--out", "out", metavar="FILE", code="sheet_out")
@click.pass_context
def rule_sheet_of_table(
    ctx: click.Context, options: tuple[str, ...], date: datetime.date | None, paper: Any, out: str | None
) -> None:
    """Make the rule sheet."""
    from headjudge.printing.worldbreak_sheet import rule_sheet

    here = session(ctx)
    _may_write(here, out)
    rules = worldbreak_rules(date, chosen_options(options))
    pdf = rule_sheet(rules, here.wording, paper=paper)
    told = {"edition": rules.edition, "changed": rules.changed(), "paper": paper}
    _give(here, pdf, out, told, _before_first(rules, date))


@command("backs", code="cli.worldbreak.backs")
@option("--owner", "owners", multiple=True, metavar="NAME", code="wb_owner")
@option("--count", "count", type=WholeNumber(1), code="wb_count")
@option("--paper", "paper", type=OneOf(PAPERS), default="a4", code="wb_paper")
@option("--out", "out", metavar="FILE", code="sheet_out")
@click.pass_context
def backs_of_proxies(
    ctx: click.Context, owners: tuple[str, ...], count: int | None, paper: Any, out: str | None
) -> None:
    """Make backs."""
    from headjudge.printing.worldbreak_backs import MOST, ON_A_PAGE, card_backs

    here = session(ctx)
    _may_write(here, out)
    each = count or (worldbreak_rules().cards_each if owners else ON_A_PAGE)
    whole = each * max(len(owners), 1)
    if whole > MOST:
        usage("cli.wb_too_many_backs", count=whole, most=MOST)
    pdf = card_backs([owner for owner in owners or ("",) for _ in range(each)], here.wording, paper=paper)
    _give(here, pdf, out, {"backs": whole, "owners": list(owners), "paper": paper})


def chosen_options(texts: Sequence[str]) -> dict[str, str]:
    """``KEY=VALUE`` as a table of options; anything else is a fault of the call."""
    found: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals or not key:
            usage("cli.wb_option_form", found=text)
        if key in found:
            usage("cli.option_twice", option=key)
        found[key] = value
    return found


def _before_first(rules: WorldbreakRules, date: datetime.date | None) -> list[Finding]:
    if date is None or date.isoformat() >= rules.edition:
        return []
    told = {"on": date.isoformat(), "first": rules.edition}
    return [Finding("format.before_first", "info", None, told)]


def _may_write(here: Session, out: str | None) -> None:
    if out is None and not here.is_json and sys.stdout.isatty():
        usage("cli.sheet_to_terminal")


def _give(
    here: Session, pdf: bytes, out: str | None, told: dict[str, Any], findings: Sequence[Finding] = ()
) -> None:
    """The PDF into its new file, onto standard output, or into the JSON object."""
    if out is not None:
        files.create_file(Path(out), pdf)

    def plain() -> dict[str, Any]:
        shown = base64.b64encode(pdf).decode() if out is None else None
        return {**told, "out": out, "pdf": shown, "findings": show.findings_json(findings, here)}

    def people() -> None:
        if out is None:
            sys.stdout.buffer.write(pdf)
            sys.stdout.buffer.flush()
        else:
            show.say(here, "cli.written", file=out)
        show.say_findings(here, findings, aside=True)

    show.answer(here, plain, people)
