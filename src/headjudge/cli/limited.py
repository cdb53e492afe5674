"""``limited``: what holds for a set in a limited format, and the steps to the first round with their minutes."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import Any

import click

from headjudge.cli import show
from headjudge.cli.policies import for_command
from headjudge.cli.words import Day, Session, argument, command, option, session
from headjudge.policy.policy import Policy
from headjudge.running.limited import LimitedPlay, limited_play
from headjudge.running.limited_steps import Step, limited_steps
from headjudge.running.pool import PoolList, pool_list


@command("limited")
@argument("set_name", metavar="SET")
@option("--policy", "policy", default="fab/sealed", code="limited_policy")
@option("--date", "date", type=Day(), code="date")
@option("--released", "released", type=Day(), code="released")
@option("--world-premiere", "world_premiere", is_flag=True, code="world_premiere")
@click.pass_context
def limited(
    ctx: click.Context,
    set_name: str,
    policy: str,
    date: datetime.date | None,
    released: datetime.date | None,
    world_premiere: bool,
) -> None:
    """Show a set's limited rules."""
    here = session(ctx)
    resolved = for_command(policy, date or datetime.date.today())
    day = None if released is None else released.isoformat()
    play = limited_play(resolved.policy, set_name, day)
    steps = limited_steps(resolved.policy, play, world_premiere=world_premiere)
    pool = pool_list(resolved.policy, play)
    findings = [*play.findings, *(one for one in resolved.findings if one not in play.findings)]

    def plain() -> dict[str, Any]:
        return {
            "policy": resolved.policy.id,
            "edition": resolved.policy.edition,
            **play.plain(),
            "registration": None if pool is None else pool.plain(),
            "steps": [step.plain() for step in steps],
            "findings": show.findings_json(findings, here),
        }

    def people() -> None:
        _people(resolved.policy, play, steps, pool, here)
        show.say_findings(here, findings)

    show.answer(here, plain, people)


def _people(
    policy: Policy, play: LimitedPlay, steps: Sequence[Step], pool: PoolList | None, here: Session
) -> None:
    language = here.wording.language
    name = play.asked if play.names is None else play.names.within(language)
    head = policy.names.within(language)
    show.say(here, "limited_of.head", set=name, format=head, edition=policy.edition)
    if play.packs is not None:
        show.say(here, "limited_of.packs", packs=play.packs)
    if play.pack_cards is not None:
        show.say(
            here,
            "limited_of.cards",
            cards=play.pack_cards,
            booster=play.booster_cards or 0,
            extra=play.extra_cards or 0,
        )
    if play.deck_least is not None:
        least, most = play.deck_least, play.deck_most or 0
        show.say(here, "limited_of.deck", least=least, most=0 if most == least else most, exact=most)
    if play.excluded:
        words = [here.say(f"excluded.{key}") for key in play.excluded]
        show.say(here, "limited_of.excluded", cards=here.wording.listed(words))
    if play.kept:
        show.say(here, "limited_of.kept", cards=here.wording.listed(list(play.kept)))
    if play.arena_cards_removed:
        show.say(here, "limited_of.arena_cards_removed")
    for rule in play.rules:
        show.say(here, f"set_rule.{rule.kind}", card=rule.card.within(language), most=rule.most or 0)
    if pool is not None and pool.cards is not None:
        show.say(here, "limited_of.list", expected=pool.expected or 0)
    for step in steps:
        show.say(
            here,
            "limited_of.step",
            step=here.say(f"minutes_row.{step.row}"),
            begins=_clock(step.begins),
            minutes=_clock(step.seconds),
            registered="yes" if step.if_registered else "no",
        )
    if play.source is not None and play.source.clause is not None:
        source = play.source
        told = f"{source.title or source.document} {source.clause} ({source.edition})"
        show.say(here, "structure_of.source", source=told)


def _clock(seconds: int) -> str:
    """Seconds as hours and minutes, such as ``0:45``; seconds behind them only where there are any."""
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02d}" + (f":{rest:02d}" if rest else "")
