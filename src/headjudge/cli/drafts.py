"""``draft``: who drafts with whom, and in which seats."""

from __future__ import annotations

from typing import Any

import click

from headjudge.cli import files, show
from headjudge.cli.words import Session, argument, command, option, session
from headjudge.running.draft import Drafting, team_seats
from headjudge.running.next_round import draft_of
from headjudge.tournament import commands
from headjudge.tournament.state import DraftPod, Tournament


@command("draft")
@argument("event")
@option("--write", "write", is_flag=True, code="write_pods")
@click.pass_context
def draft(ctx: click.Context, event: str, write: bool) -> None:
    """Show the draft pods and their seats."""
    here = session(ctx)
    file = files.read(event)
    found, cut = draft_of(file.event)
    if write:
        asked: list[commands.Command] = []
        if cut is not None:
            through = tuple(one.entrant for one in cut.through)
            asked.append(commands.MakeCut(cut.after_round, cut.order, through))
        asked += found.commands()
        after = files.changed(file, asked)
        if after != file.event:
            files.write(file, after)
    show.answer(
        here, lambda: _plain(file.event, found, here), lambda: _people(file.event, found, here, write)
    )


def _plain(event: Tournament, found: Drafting, here: Session) -> dict[str, Any]:
    return {
        "stage": found.stage.id,
        "from_round": found.from_round,
        "to_round": found.last,
        "by": found.by,
        "recorded": found.is_recorded,
        "pods": [_pod(event, found, pod) for pod in found.pods],
        "findings": show.findings_json(found.findings, here),
    }


def _pod(event: Tournament, found: Drafting, pod: DraftPod) -> dict[str, Any]:
    plain: dict[str, Any] = {"pod": pod.pod, "seats": list(pod.seats)}
    entrants = {one.id: one for one in event.entrants}
    seats = team_seats(found.stage.policy, [entrants[name] for name in pod.seats])
    if seats:
        plain["clockwise"] = [{"team": one.team, "seat": one.seat, "member": one.member} for one in seats]
    return plain


def _people(event: Tournament, found: Drafting, here: Session, write: bool) -> None:
    names = {one.id: one.name for one in event.entrants}
    entrants = {one.id: one for one in event.entrants}
    names |= {member.id: member.name for one in event.entrants for member in one.members}
    label = here.wording.label
    show.say(here, "cli.draft_of", name=event.name, round=found.from_round, by=found.by)
    for pod in found.pods:
        click.echo()
        show.say(here, "cli.draft_pod", pod=pod.pod, count=len(pod.seats))
        made = show.table((label("seat"), "right"), (label("entrant"), "left"))
        teams = team_seats(found.stage.policy, [entrants[name] for name in pod.seats])
        for place, name in enumerate(pod.seats if not teams else (), 1):
            made.add(str(place), show.named(names, name))
        for place, one in enumerate(teams, 1):
            who = show.named(names, one.team)
            if one.member is not None:
                who = f"{show.named(names, one.member)}, {who}"
            made.add(f"{place} {one.seat}", who)
        made.print()
    click.echo()
    show.say_findings(here, found.findings, names)
    show.say(here, "cli.pods_written" if write or found.is_recorded else "cli.pods_not_written")
