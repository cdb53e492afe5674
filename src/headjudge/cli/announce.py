"""``announce``: the texts that players are to be told of an event, until when, and that they were told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

import click

from headjudge.cli import files, show
from headjudge.cli.words import OneOf, Session, argument, command, option, session, usage
from headjudge.findings import Finding
from headjudge.running.announcing import Announcement, Known, announcements, known_of
from headjudge.tournament import commands
from headjudge.tournament.state import Announceable, Moment, Tournament

MOMENTS: tuple[Moment, ...] = get_args(Moment)


@command("announce")
@argument("event")
@option("--advertised", "advertised", is_flag=True, code="advertised")
@option(
    "--registration", "registration", type=OneOf(("not_open", "open", "closed")), code="registration_state"
)
@option("--told", "told", multiple=True, type=OneOf(get_args(Announceable)), code="told")
@option("--when", "when", type=OneOf(MOMENTS), code="told_when")
@option("--stage", "stage", code="told_stage")
@click.pass_context
def announce(
    ctx: click.Context,
    event: str,
    advertised: bool,
    registration: Any,
    told: Sequence[Any],
    when: Any,
    stage: str | None,
) -> None:
    """Show what players are to be told, or note that they were."""
    here = session(ctx)
    if not told and (when is not None or stage is not None):
        usage("cli.told_missing")
    if told and when is None:
        usage("cli.when_missing", expected=MOMENTS)
    file = files.read(event)
    state = file.event
    if told:
        state = files.changed(file, [commands.Announce(what, when, stage) for what in dict.fromkeys(told)])
        files.write(file, state)
    known = known_of(state, advertised=advertised, registration=registration)
    found = announcements(state, known)
    findings = [finding for one in found if (finding := one.finding()) is not None]
    show.answer(
        here,
        lambda: _plain(found, known, findings, here),
        lambda: _people(state, found, findings, here),
    )


def text_of(one: Announcement, here: Session) -> str:
    """The text for players, which a page or a print can carry as it stands."""
    return here.say(one.code, **one.params)


def _plain(
    found: Sequence[Announcement], known: Known, findings: Sequence[Finding], here: Session
) -> dict[str, Any]:
    return {
        "known": {
            "advertised": known.advertised,
            "registration": known.registration,
            "started": known.started,
        },
        "announcements": [{**one.plain(), "text": text_of(one, here)} for one in found],
        "findings": show.findings_json(findings, here),
    }


def _people(
    event: Tournament, found: Sequence[Announcement], findings: Sequence[Finding], here: Session
) -> None:
    show.say(here, "cli.announcements_of", name=event.name, count=len(found))
    for one in found:
        click.echo(text_of(one, here))
        show.say(here, "announcement.moment", state=one.state, latest=one.latest or "none")
    show.say_findings(here, findings)
