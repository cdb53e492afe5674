"""``deck check``: whether a decklist is legal in a format on a date."""

from __future__ import annotations

import datetime
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from headjudge.cards.database import CardBase
from headjudge.cli import files, show
from headjudge.cli.app import DONE, REFUSED
from headjudge.cli.card_data import card_bases
from headjudge.cli.words import (
    Day,
    OneOf,
    Session,
    UsageFault,
    WholeNumber,
    argument,
    command,
    option,
    session,
    usage,
)
from headjudge.decks.shown import deck_json
from headjudge.decks.verdict import Verdict
from headjudge.findings import Finding, InputError
from headjudge.policy.deck_formats import FormatOnDate, Platform, format_on
from headjudge.wording.as_json import deck_finding_json

PLATFORMS = ("tabletop", "mtgo", "arena")


class Country(click.ParamType[Any]):
    """A country by the two letters of ISO 3166."""

    name = "country"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The code in capitals, or a usage message."""
        text = str(value)
        if len(text) != 2 or not text.isascii() or not text.isalpha():
            usage("cli.not_a_country", option="--region", found=text)
        return text.upper()


@command("check", code="cli.deck.check")
@argument("file")
@option("--format", "format_id", required=True, metavar="ID", code="deck_format")
@option("--date", "date", type=Day(), code="deck_date")
@option("--players", "players", type=WholeNumber(2), metavar="N", code="deck_players")
@option("--cards", "cards", multiple=True, metavar="FILE|none", code="card_data")
@option("--region", "region", type=Country(), metavar="COUNTRY", code="deck_region")
@option("--platform", "platform", type=OneOf(PLATFORMS), default="tabletop", code="deck_platform")
@option("--set", "set_code", metavar="CODE", code="deck_set")
@option("--allow", "allowed", multiple=True, metavar="CARD=REASON", code="deck_allow")
@option("--ban", "banned", multiple=True, metavar="CARD=REASON", code="deck_ban")
@option("--option", "options", multiple=True, metavar="NAME=VALUE", code="deck_option")
@click.pass_context
def check_deck(
    ctx: click.Context,
    file: str,
    format_id: str,
    date: datetime.date | None,
    players: int | None,
    cards: tuple[str, ...],
    region: str | None,
    platform: Platform,
    set_code: str | None,
    allowed: Sequence[str],
    banned: Sequence[str],
    options: Sequence[str],
) -> int:
    """Judge a list."""
    from headjudge.decks.judging import judge
    from headjudge.decks.reading import read_deck
    from headjudge.exchange.decoding import decoded

    here = session(ctx)
    on_date = on_day(format_id, date or datetime.date.today(), platform, region)
    chosen = _chosen(on_date, options)
    additions, lifted = _reasons("--ban", banned), _reasons("--allow", allowed)
    bases, of_cards = card_bases(cards)
    base = bases.get(on_date.game)  # type: ignore[call-overload]
    data = sys.stdin.buffer.read() if file == "-" else files.read_bytes(Path(file))
    text = decoded(data, file)
    deck = read_deck(text.text, bases, game=on_date.game)  # type: ignore[arg-type]
    try:
        verdict = judge(
            deck,
            on_date,
            base,
            players=players,
            additions=additions,
            lifted=lifted,
            set_code=set_code,
            options=chosen,
        )
    except InputError as error:
        raise UsageFault(error.findings) from None
    findings = (*of_cards, *text.findings, *verdict.findings)
    show.answer(
        here,
        lambda: _plain(verdict, format_id, findings, base, here),
        lambda: _people(verdict, findings, here),
    )
    return DONE if verdict.verdict == "legal" else REFUSED


def on_day(
    format_id: str, day: datetime.date, platform: Platform = "tabletop", region: str | None = None
) -> FormatOnDate:
    """A format as it held on a day; one that nobody knows is a fault of the call."""
    try:
        return format_on(format_id, day, platform=platform, region=region)
    except InputError as error:
        raise UsageFault(error.findings) from None


def _chosen(on_date: FormatOnDate, given: Sequence[str]) -> dict[str, str]:
    """``NAME=VALUE`` as a table, held against the points that the format leaves open."""
    from headjudge.policy.format_options import rules_in_force
    from headjudge.policy.worldbreak_rules import worldbreak_rules

    found: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            usage("cli.deck_option_form", found=text)
        if name.strip() in found:
            usage("cli.option_twice", option=name.strip())
        found[name.strip()] = value.strip()
    day = datetime.date.fromisoformat(on_date.on)
    if found and rules_in_force(on_date.id, day, {}) is None:
        usage("cli.deck_option_none", format=on_date.id)
    try:
        worldbreak_rules(day, found)
    except InputError as error:
        raise UsageFault(error.findings) from None
    return found


def _reasons(name: str, given: Sequence[str]) -> dict[str, str]:
    """``CARD=REASON`` as a table; the first equals sign parts them (no card has one)."""
    found = {}
    for text in given:
        card, equals, reason = text.partition("=")
        if not equals or not card.strip() or not reason.strip():
            usage("cli.card_and_reason", option=name, found=text)
        found[card.strip()] = reason.strip()
    return found


def _plain(
    verdict: Verdict, asked: str, findings: Sequence[Finding], base: CardBase | None, here: Session
) -> dict[str, Any]:
    on_date = verdict.format
    return {
        "verdict": verdict.verdict,
        "format": asked,
        "edition": on_date.edition,
        "date": on_date.on,
        "platform": on_date.platform,
        "region": on_date.region,
        "list_date": on_date.list_date,
        "cards": None
        if (cards := verdict.cards) is None
        else {
            "date": cards.date,
            "dated_by": cards.dated_by,
            "kind": cards.kind,
            "sha256": cards.sha256,
        },
        "game": dict(verdict.game),
        "deck": deck_json(verdict.deck, base),
        # How the day of the card data was found is no matter of the list, and stands with the data.
        "findings": [
            deck_finding_json(one, here.wording) for one in findings if one.code != "cards.date_assumed"
        ],
    }


def _people(verdict: Verdict, findings: Sequence[Finding], here: Session) -> None:
    on_date = verdict.format
    show.say(
        here,
        "cli.deck_verdict",
        verdict=verdict.verdict,
        format=on_date.names[here.wording.language],
        date=on_date.on,
        edition=on_date.edition,
    )
    if verdict.cards is not None:
        show.say(here, "cli.deck_cards_of", date=verdict.cards.date, sha256=verdict.cards.sha256[:12])
    game = verdict.game
    if on_date.game == "mtg":
        show.say(
            here,
            "cli.deck_starts",
            life=game["life"],
            mulligans=game["free_mulligans"],
            damage=game["commander_damage"],
        )
    elif game:
        show.say(here, "cli.deck_hero", life=game.get("life"), intellect=game.get("intellect"))
    show.say_findings(here, sorted(findings, key=lambda one: one.line or 0))
