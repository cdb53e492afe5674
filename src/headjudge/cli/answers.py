"""``answer``: the questionnaire after a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from headjudge.cli import files, show
from headjudge.cli.words import Session, WholeNumber, argument, command, option, session, usage
from headjudge.running.questionnaires import check_questionnaire, owed, questions
from headjudge.running.stages import stages_of
from headjudge.tournament import commands
from headjudge.tournament.state import Tournament


@command("answer")
@argument("event")
@argument("given", nargs=-1, metavar="[KEY=VALUE]...")
@option("--round", "number", type=WholeNumber(1), metavar="N", code="round")
@option("--table", "table", type=WholeNumber(1), metavar="T", code="table")
@option("--entrant", "entrant", metavar="ID", code="entrant")
@click.pass_context
def answer(
    ctx: click.Context,
    event: str,
    given: Sequence[str],
    number: int | None,
    table: int | None,
    entrant: str | None,
) -> None:
    """Take the answers of an entrant, or show the questions and who still owes answers."""
    here = session(ctx)
    file = files.read(event)
    after = file.event
    if given:
        for name, value in (("--round", number), ("--table", table), ("--entrant", entrant)):
            if value is None:
                usage("cli.missing_argument", name=name)
        asked = commands.AnswerQuestionnaire(number or 0, table or 0, entrant or "", _answers(given))
        check_questionnaire(file.event, asked)
        after = files.changed(file, [asked])
        if after != file.event:
            files.write(file, after)
    show.answer(here, lambda: _plain(after, here), lambda: _people(after, here))


def _answers(given: Sequence[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals or not key:
            usage("cli.answer_form", found=text)
        found[key] = int(value) if value.isascii() and value.isdigit() and len(value) < 10 else value
    return found


def _asked(event: Tournament, here: Session) -> list[dict[str, Any]]:
    return questions(stages_of(event)[-1].policy, here.wording.language)


def _plain(event: Tournament, here: Session) -> dict[str, Any]:
    waiting = [{"round": one.round, "table": one.table, "entrant": one.entrant} for one in owed(event)]
    return {"questions": _asked(event, here), "owed": waiting, "findings": []}


def _people(event: Tournament, here: Session) -> None:
    names = {entrant.id: entrant.name for entrant in event.entrants}
    for question in _asked(event, here):
        choices = here.wording.listed([f"{one['id']}: {one['name']}" for one in question.get("choices", ())])
        click.echo(f"{question['id']}: {question['asks']}" + (f" ({choices})" if choices else ""))
    waiting = owed(event)
    show.say(here, "cli.answers_owed", count=len(waiting))
    for one in waiting:
        told = {"round": one.round, "table": one.table, "name": show.named(names, one.entrant)}
        click.echo("  " + here.say("cli.answer_owed", **told))
