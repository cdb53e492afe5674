"""``worldbreak pay``: what may be paid for a worldbreak, as a list, or whether a payment will do."""

from __future__ import annotations

import datetime
from typing import Any

import click

from headjudge.cli import show
from headjudge.cli.app import DONE, REFUSED
from headjudge.cli.card_data import card_bases
from headjudge.cli.replay import magic_cards
from headjudge.cli.words import Day, Session, argument, command, option, session
from headjudge.cli.worldbreak import chosen_options
from headjudge.findings import Finding, InputError
from headjudge.policy.worldbreak_rules import worldbreak_rules
from headjudge.wording.worldbreak import cost_sentence
from headjudge.worldbreaker.card_facts import Part, card_named, facts_of
from headjudge.worldbreaker.costs import NotPaid, Payment, kinds_under, not_paid, payments
from headjudge.worldbreaker.mana import KINDS


@command("pay", code="cli.worldbreak.pay")
@argument("card")
@option("--commander", "commanders", multiple=True, required=True, metavar="NAME", code="wb_commander")
@option("--pay", "paid", metavar="SYMBOLS", code="wb_pay")
@option("--option", "options", multiple=True, metavar="KEY=VALUE", code="wb_option")
@option("--date", "date", type=Day(), code="wb_date")
@option("--cards", "cards", multiple=True, metavar="FILE", code="card_data")
@click.pass_context
def pay(
    ctx: click.Context,
    card: str,
    commanders: tuple[str, ...],
    paid: str | None,
    options: tuple[str, ...],
    date: datetime.date | None,
    cards: tuple[str, ...],
) -> int:
    """Show what may be paid."""
    here = session(ctx)
    rules = worldbreak_rules(date, chosen_options(options))
    bases, of_cards = card_bases(cards)
    base = magic_cards(bases)
    found: list[Finding] = []
    meant = card_named(card, card, base, found)
    led = [one for name in commanders if (one := card_named(name, name, base, found)) is not None]
    if found or meant is None:
        raise InputError(found)
    facts = facts_of(meant)
    kinds = kinds_under(rules, led)
    parts = [part for part in facts.parts if not part.is_land]
    ways = {part: payments(part.cost, kinds, rules) for part in parts}
    against = [] if paid is None else [not_paid(paid, part.cost, kinds, rules) for part in parts]
    fits = None if paid is None else any(one is None for one in against)

    def plain() -> dict[str, Any]:
        return {
            "card": facts.name,
            "commanders": [one.name for one in led],
            "kinds": [kind for kind in KINDS if kind in kinds],
            "parts": [
                {"name": part.name, "cost": part.cost, "payments": [_way(way) for way in ways[part]]}
                for part in parts
            ],
            "paid": paid,
            "accepted": fits,
            "findings": show.findings_json(of_cards, here),
        }

    def people() -> None:
        if paid is None:
            for part in parts:
                _list(part, ways[part], [one.name for one in led], here)
        elif fits:
            show.say(here, "cli.wb_pay.fits", payment=paid, card=facts.name)
        else:
            for part, why in zip(parts, against, strict=True):
                if isinstance(why, NotPaid):
                    click.echo(cost_sentence(why, part.name, here.wording))
        if not parts:
            show.say(here, "cli.wb_pay.none", card=facts.name)
        show.say_findings(here, of_cards)

    show.answer(here, plain, people)
    return REFUSED if fits is False else DONE


def _way(way: Payment) -> dict[str, Any]:
    return {"pay": way.text, "instead": {printed: kind for printed, kind in way.instead if printed != kind}}


def _list(part: Part, ways: tuple[Payment, ...], commanders: list[str], here: Session) -> None:
    show.say(here, "cli.wb_pay.of", card=f"{part.name} {part.cost}".strip(), commanders=commanders)
    if not ways:
        show.say(here, "cli.wb_pay.none", card=part.name)
    for way in ways:
        if way.is_printed:
            click.echo("  " + here.say("cli.wb_pay.printed", payment=way.text))
            continue
        instead = [
            here.say("cli.wb_pay.instead", printed=f"{{{printed}}}", kind=f"{{{kind}}}")
            for printed, kind in way.instead
            if printed != kind
        ]
        click.echo("  " + here.say("cli.wb_pay.way", payment=way.text, instead=instead))
