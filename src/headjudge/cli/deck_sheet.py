"""``deck sheet``: a list on paper (PDF): to register, to check a deck by, to write on, or for a limited pool."""

from __future__ import annotations

import base64
import datetime
import hashlib
import sys
from pathlib import Path
from typing import Any

import click
from msgspec.structs import replace

from headjudge.cards.card import GAMES, Game
from headjudge.cards.database import CardBase
from headjudge.cli import files, show
from headjudge.cli.card_data import card_bases
from headjudge.cli.deck_check import on_day
from headjudge.cli.words import Day, OneOf, argument, command, option, session, usage
from headjudge.decks.sheet import (
    DeckSheet,
    Kind,
    Printed,
    blank_groups,
    cards_of_deck,
    groups_on_paper,
    leaders_of,
    minute,
    pool_groups,
)
from headjudge.findings import Finding, InputError
from headjudge.policy.deck_formats import FormatOnDate
from headjudge.wording.as_json import deck_finding_json


@command("sheet", code="cli.deck.sheet")
@argument("file", required=False)
@option("--format", "format_id", metavar="ID", code="sheet_format")
@option("--date", "date", type=Day(), code="deck_date")
@option("--player", "player", default="", metavar="NAME", code="sheet_player")
@option("--event", "event", default="", metavar="NAME", code="sheet_event")
@option("--check", "check", is_flag=True, code="sheet_check")
@option("--blank", "blank", is_flag=True, code="sheet_blank")
@option("--pool", "pool", metavar="SET", code="sheet_pool")
@option("--game", "game", type=OneOf(GAMES), code="deck_game")
@option("--cards", "cards", multiple=True, metavar="FILE|none", code="card_data")
@option("--out", "out", metavar="FILE", code="sheet_out")
@click.pass_context
def sheet_of_deck(
    ctx: click.Context,
    file: str | None,
    format_id: str | None,
    date: datetime.date | None,
    player: str,
    event: str,
    check: bool,
    blank: bool,
    pool: str | None,
    game: Game | None,
    cards: tuple[str, ...],
    out: str | None,
) -> None:
    """Make a sheet."""
    from headjudge.printing.deck_sheets import deck_sheets

    here = session(ctx)
    kind = _kind(file, check=check, blank=blank, pool=pool)
    if out is None and not here.is_json and sys.stdout.isatty():
        usage("cli.sheet_to_terminal")
    form = None if format_id is None else on_day(format_id, date or datetime.date.today())
    printed = Printed(minute(datetime.datetime.now(datetime.UTC)))
    bases, findings = ({}, ()) if kind == "blank" else card_bases(cards)
    if kind == "blank":
        of_game: Any = game if form is None else form.game
        made = DeckSheet(
            kind=kind, game=of_game, groups=blank_groups(of_game, form), printed=printed, format=form
        )
    elif pool is not None:
        made = _of_pool(pool, bases.get("fab"), printed)
    else:
        made = _of_list(str(file), bases, form, game, printed, kind)
    day = "" if date is None else date.isoformat()
    made = replace(made, player=player, event=event, date=day, findings=(*findings, *made.findings))
    pdf = deck_sheets((made,), here.wording)
    if out is not None:
        files.create_file(Path(out), pdf)

    def plain() -> dict[str, Any]:
        return {
            "kind": kind,
            "verdict": made.verdict,
            "out": out,
            "pdf": base64.b64encode(pdf).decode() if out is None else None,
            "findings": [deck_finding_json(one, here.wording) for one in made.findings],
        }

    def people() -> None:
        if out is None:
            sys.stdout.buffer.write(pdf)
            sys.stdout.buffer.flush()
        else:
            show.say(here, "cli.written", file=out)
        show.say_findings(here, made.findings, aside=True)

    show.answer(here, plain, people)


def _kind(file: str | None, *, check: bool, blank: bool, pool: str | None) -> Kind:
    asked = [file is not None or check, blank, pool is not None]
    if sum(asked) > 1:
        usage("cli.sheet_one_kind")
    if blank:
        return "blank"
    if pool is not None:
        return "pool"
    if file is None:
        usage("cli.sheet_no_file")
    return "check" if check else "registration"


def _of_pool(set_code: str, base: CardBase | None, printed: Printed) -> DeckSheet:
    if base is None:
        raise InputError([Finding("sheet.no_card_data", "error", set_code)])
    groups = pool_groups(base, set_code)
    known = base.card_set(set_code)
    code = set_code.upper()
    named = code if known is None or not known.name else f"{known.name} ({code})"
    return DeckSheet(
        kind="pool", game="fab", groups=groups, printed=printed, cards=base.source, set_name=named
    )


def _of_list(
    file: str,
    bases: dict[Game, CardBase],
    form: FormatOnDate | None,
    game: Game | None,
    printed: Printed,
    kind: Kind,
) -> DeckSheet:
    from headjudge.decks.judging import judge
    from headjudge.decks.reading import read_deck
    from headjudge.exchange.decoding import decoded

    data = sys.stdin.buffer.read() if file == "-" else files.read_bytes(Path(file))
    text = decoded(data, file)
    deck = read_deck(text.text, bases, game=game if form is None else form.game)  # type: ignore[arg-type]
    base = bases.get(deck.game)
    verdict = None if form is None else judge(deck, form, base)
    shown = deck if verdict is None else verdict.deck
    groups = groups_on_paper(shown, base)
    without = (
        ()
        if base is not None
        else (Finding("deck.names_not_checked", "unchecked", None, {"game": deck.game}),)
    )
    found = (*shown.findings, *without) if verdict is None else verdict.findings
    return DeckSheet(
        kind=kind,
        game=deck.game,
        groups=groups,
        printed=replace(printed, digest=hashlib.sha256(data).hexdigest()),
        leaders=leaders_of(shown, base),
        total=cards_of_deck(groups),
        format=form,
        verdict=None if verdict is None else verdict.verdict,
        findings=tuple(sorted((*text.findings, *found), key=lambda one: one.line or 0)),
        cards=None if base is None else base.source,
    )
