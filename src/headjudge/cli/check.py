"""``audit``: what happened in an event, held against its rules and its seed."""

from __future__ import annotations

import click

from headjudge.cli import files, show
from headjudge.cli.app import DONE, REFUSED
from headjudge.cli.duties import say_duties
from headjudge.cli.words import argument, command, session
from headjudge.running.auditing import audit as audit_of
from headjudge.running.duties import duties_of


@command("audit")
@argument("event")
@click.pass_context
def audit(ctx: click.Context, event: str) -> int:
    """Audit an event."""
    here = session(ctx)
    file = files.read(event)
    with show.working(here, "cli.auditing"):
        findings = audit_of(file.event)
    duty = duties_of(file.event)

    names = {entrant.id: entrant.name for entrant in file.event.entrants}

    def people() -> None:
        show.say(
            here, "cli.audit_of", name=file.event.name, rounds=len(file.event.rounds), count=len(findings)
        )
        show.say_findings(here, findings, names)
        say_duties(here, duty)

    show.answer(
        here,
        lambda: {"findings": show.findings_json(findings, here), "duties": duty.plain()},
        people,
    )
    return REFUSED if any(finding.severity == "error" for finding in findings) else DONE
