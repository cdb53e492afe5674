"""``replay``: what happened to the special cards of World Breaker at a table, with what the rules answer."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from headjudge.cards.card import Game
from headjudge.cards.database import CardBase
from headjudge.cli import files, show
from headjudge.cli.card_data import card_bases
from headjudge.cli.words import Session, argument, command, option, session
from headjudge.findings import Finding, InputError
from headjudge.wording.worldbreak import state_json, step_json, step_sentence
from headjudge.worldbreaker.costs import payments
from headjudge.worldbreaker.machine import Step
from headjudge.worldbreaker.script import Replayed, Script, read_script
from headjudge.worldbreaker.script import replay as replayed


@command("replay")
@argument("script")
@option("--explain", "explain", is_flag=True, code="replay_explain")
@option("--cards", "cards", multiple=True, metavar="FILE", code="card_data")
@click.pass_context
def replay(ctx: click.Context, script: str, explain: bool, cards: tuple[str, ...]) -> None:
    """Play a script."""
    here = session(ctx)
    data = sys.stdin.buffer.read() if script == "-" else files.read_bytes(Path(script))
    read = read_script(data)
    named = list(cards) or ([] if read.cards is None else [_beside(read.cards, script)])
    bases, of_cards = card_bases(named)
    base = magic_cards(bases)
    done = replayed(read, base)
    findings = (*of_cards, *read.findings)
    show.answer(
        here,
        lambda: _plain(read, done, findings, explain, here),
        lambda: _people(read, done, findings, explain, here),
    )


def magic_cards(bases: Mapping[Game, CardBase]) -> CardBase:
    """The card data of Magic; without it nothing can be said of a worldbreak."""
    if "mtg" not in bases:
        raise InputError([Finding("wb.no_card_data", "error", None)])
    return bases["mtg"]


def _beside(name: str, script: str) -> str:
    """A card file as a script names it: beside the script, otherwise from the current folder."""
    beside = Path(name) if script == "-" else Path(script).parent / name
    return str(beside) if beside.exists() else name


def _plain(
    script: Script, done: Replayed, findings: Sequence[Finding], explain: bool, here: Session
) -> dict[str, Any]:
    told: dict[str, Any] = {
        "steps": [step_json(step, here.wording) for step in done.steps],
        "state": state_json(done.game),
        "edition": script.rules.edition,
        "options": script.rules.changed(),
        "findings": show.findings_json(findings, here),
    }
    if explain:
        for plain, step in zip(told["steps"], done.steps, strict=True):
            plain["explain"] = _explained(step, done, here)
    return told


def _people(
    script: Script, done: Replayed, findings: Sequence[Finding], explain: bool, here: Session
) -> None:
    changed = script.rules.changed()
    if changed:
        show.say(here, "cli.replay_options")
        for k, v in changed.items():
            click.echo("   " + here.say("cli.replay_option", key=k, value=v, text=_option(k, v, here)))
    for number, step in enumerate(done.steps, 1):
        code = "cli.replay_step" if step.is_accepted else "cli.replay_refused"
        show.say(here, code, number=number, message=step_sentence(step, here.wording))
        if explain:
            for line in _explained(step, done, here):
                click.echo("   " + show.dim(line))
    click.echo()
    show.say(here, "cli.replay_end", count=len(done.steps))
    heads = ("card", "owner", "zone", "face", "controller")
    table = show.table(*((here.say(f"cli.replay_head.{head}"), "left") for head in heads))
    for key, card in done.game.cards.items():
        zone = here.say(f"wb.zone.{card.zone}")
        face = "" if card.face is None else here.say(f"wb.state.{card.state}")
        table.add(f"{card.card.name} ({key})", card.owner, zone, face, card.controller)
    table.print()
    show.say_findings(here, findings)


def _explained(step: Step, done: Replayed, here: Session) -> list[str]:
    """The lines under a step, each once: cards that move at the same time rest on the same sentences."""
    return list(dict.fromkeys(_rests_on(step, done, here)))


def _rests_on(step: Step, done: Replayed, here: Session) -> Iterator[str]:
    """The sentences and readings that a step rests on, and what may be paid for a card that is cast.

    Of a card that cannot be cast whatever is paid, payments are left out.
    """
    for sentence in step.sentences:
        text = here.say(f"wb.sentence.{sentence}")
        if step.rule is None:
            yield here.say("cli.replay_sentence", sentence=sentence, text=text)
        else:
            yield here.say("cli.replay_rule", rule=step.rule, sentence=sentence, text=text)
    for key in step.options:
        value = done.game.rules.chosen[key]
        yield here.say("cli.replay_option", key=key, value=value, text=_option(key, value, here))
    happening = step.happening
    if (
        happening.do == "cast"
        and (step.refusal is None or step.refusal.code == "wb.cost")
        and step.card is not None
        and happening.by is not None
        and not happening.is_free
    ):
        kinds = done.game.seats[happening.by].kinds
        for part in step.card.card.parts:
            if not part.is_land:
                ways = [way.text for way in payments(part.cost, kinds, done.game.rules)]
                yield here.say("cli.replay_pays", card=part.name, cost=part.cost or "{0}", payments=ways)
    for inner in step.steps:
        yield from _rests_on(inner, done, here)


def _option(key: str, value: str, here: Session) -> str:
    return here.say(f"wb.option.{key}.{value}")
