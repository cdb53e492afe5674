"""``structure``: rounds, cut, days, minutes and deck registration that the rules recommend."""

from __future__ import annotations

import datetime
from typing import Any

import click

from headjudge.cli import show
from headjudge.cli.duties import say_duties
from headjudge.cli.policies import for_command
from headjudge.cli.words import LEVELS, Day, OneOf, Session, WholeNumber, command, option, session
from headjudge.policy.policy import Policy
from headjudge.running.duties import duties
from headjudge.running.structure import Structure
from headjudge.running.structure import structure as recommended


@command("structure")
@option("--policy", "policy", required=True, code="policy")
@option("--players", "players", type=WholeNumber(), required=True, metavar="N", code="players")
@option("--teams", "teams", is_flag=True, code="teams")
@option("--days", "days", type=WholeNumber(1), default=1, metavar="N", code="days")
@option("--limited", "limited", is_flag=True, code="limited")
@option("--draft-playoff", "draft_playoff", is_flag=True, code="draft_playoff")
@option("--level", "level", type=OneOf(LEVELS), code="level")
@option("--programme", "programme", metavar="NAME", code="programme")
@option("--world-premiere", "world_premiere", is_flag=True, code="world_premiere")
@option("--date", "date", type=Day(), code="date")
@click.pass_context
def structure(
    ctx: click.Context,
    policy: str,
    players: int,
    teams: bool,
    days: int,
    limited: bool,
    draft_playoff: bool,
    level: Any,
    programme: str | None,
    world_premiere: bool,
    date: datetime.date | None,
) -> None:
    """Show the recommended structure."""
    here = session(ctx)
    resolved = for_command(policy, date or datetime.date.today())
    found = recommended(
        resolved.policy,
        players,
        teams=teams,
        days=days,
        limited=True if limited else None,
        draft_playoff=draft_playoff,
        level=level,
        programme=programme,
        world_premiere=world_premiere,
    )
    told = duties(resolved.policy, found, programme)
    own = [*found.findings, *(one for one in told.findings if one not in found.findings)]
    findings = [*own, *(one for one in resolved.findings if one not in own)]

    def people() -> None:
        _people(resolved.policy, players, found, here)
        say_duties(here, told)
        show.say_findings(here, findings)

    show.answer(
        here,
        lambda: {**found.plain(), "duties": told.plain(), "findings": show.findings_json(findings, here)},
        people,
    )


def _people(policy: Policy, players: int, found: Structure, here: Session) -> None:
    name = policy.names.within(here.wording.language)
    show.say(here, "structure_of.head", policy=name, edition=policy.edition, players=players)
    if found.rounds is not None:
        show.say(here, "structure_of.rounds", rounds=found.rounds, cut=found.cut or 0)
    for number, day in enumerate(found.days, 1):
        advance = day.advance
        show.say(
            here,
            "structure_of.day",
            day=number,
            rounds=day.rounds,
            top=advance.top if advance is not None else 0,
            points=advance.min_points if advance is not None else 0,
        )
    for stage in found.stages:
        show.say(here, "structure_of.stage", id=stage.id, kind=stage.kind, policy=stage.policy or "")
    for row, minutes in found.minutes.items():
        if minutes is not None:
            show.say(here, "structure_of.minutes", row=here.say(f"minutes_row.{row}"), minutes=minutes)
    show.say(here, "structure_of.decklists", need=here.say(f"need.{found.decklists}"))
    clauses = dict.fromkeys(
        " ".join(
            filter(
                None,
                (source.title or source.document, source.clause, source.edition and f"({source.edition})"),
            )
        )
        for source in found.source.values()
    )
    for clause in clauses:
        show.say(here, "structure_of.source", source=clause)
