"""``cards import``, ``cards info``, ``cards find``, ``cards export``: the card database on the organiser's machine."""

from __future__ import annotations

import contextlib
import datetime
import secrets
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import click

from headjudge.cli import show
from headjudge.cli.app import REFUSED
from headjudge.cli.card_data import card_bases, card_file, cards_folder
from headjudge.cli.words import Day, Group, OneOf, Session, argument, command, common, option, session
from headjudge.findings import Finding, InputError
from headjudge.wording import as_json, safe

if TYPE_CHECKING:
    from headjudge.cards.card import Card, Game
    from headjudge.cards.importing import Imported
    from headjudge.decks.looking_up import CardFacts

SUBCOMMANDS = {
    "import": "headjudge.cli.cards:import_file",
    "info": "headjudge.cli.cards:info",
    "find": "headjudge.cli.cards:find",
    "export": "headjudge.cli.cards:export",
}
GAMES = ("mtg", "fab")
_MEGABYTE = 1_000_000
_AT_A_TERMINAL, _ELSEWHERE = 0.5, 5.0
"""Seconds between two words on how far the reading is: on a terminal they stand in one line, elsewhere in many."""


@click.command("cards", cls=Group, code="cli.cards", lazy=SUBCOMMANDS, invoke_without_command=True)
@common
@click.pass_context
def cards(ctx: click.Context) -> None:
    """The group of card commands."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@command("import", code="cli.cards.import")
@argument("names", metavar="FILE...", nargs=-1, required=True)
@option("--game", "game", type=OneOf(GAMES), code="cards_game")
@option("--date", "date", type=Day(), code="cards_date")
@option("--into", "folder", metavar="FOLDER", code="cards_folder")
@click.pass_context
def import_file(
    ctx: click.Context,
    names: tuple[str, ...],
    game: Game | None,
    date: datetime.date | None,
    folder: str | None,
) -> None:
    """Make a card database."""
    from headjudge.cards.database import CardBase
    from headjudge.cards.importing import import_cards
    from headjudge.decks.data_against_rules import against_rules

    here = session(ctx)
    files = [card_file(name) for name in names]
    with _progress(here) as told:
        made = import_cards(
            files, cards_folder(folder), secrets.token_hex(8), game=game, given_date=date, progress=told
        )
    assert made.path is not None, "an import into a folder writes a database"
    base = CardBase.open(made.path)
    findings = [*made.findings, *against_rules(base, datetime.date.today())]
    base.close()
    show.answer(
        here, lambda: _imported_json(made, findings, here), lambda: _say_imported(made, findings, here)
    )


def _imported_json(made: Imported, findings: Sequence[Finding], here: Session) -> dict[str, Any]:
    return {
        "database": str(made.path),
        **_source_json(made.source, made.counts),
        "skipped": made.skipped,
        "findings": show.findings_json(findings, here),
    }


def _source_json(source: Any, counts: dict[str, int]) -> dict[str, Any]:
    fields = ("game", "kind", "name", "date", "dated_by", "version", "sha256")
    return {**{field: getattr(source, field) for field in fields}, **counts}


def _say_imported(made: Imported, findings: Sequence[Finding], here: Session) -> None:
    _say_source(here, made.source, made.counts, str(made.path))
    if made.skipped:
        kinds = [f"{safe(kind)} {count}" for kind, count in made.skipped.items()]
        show.say(here, "cli.cards_skipped", skipped=here.wording.listed(kinds))
    show.say_findings(here, findings)


def _say_source(here: Session, source: Any, counts: dict[str, int], path: str) -> None:
    show.say(here, "cli.cards_imported", game=source.game, date=source.date, **counts)
    show.say(here, "cli.cards_source", name=source.name, sha256=source.sha256)
    show.say(here, "cli.cards_at", path=path)


@contextlib.contextmanager
def _progress(here: Session) -> Iterator[Callable[[int, int], None]]:
    """How far the reading is, on standard error: one line that changes on a terminal, plain lines elsewhere."""
    is_terminal = sys.stderr.isatty()
    said_at = time.monotonic()
    is_open = False

    def tell(done: int, total: int) -> None:
        nonlocal said_at, is_open
        now = time.monotonic()
        if here.is_json or now - said_at < (_AT_A_TERMINAL if is_terminal else _ELSEWHERE):
            return
        said_at, is_open = now, is_terminal
        percent = 100 * done // total if total else 100
        said = here.say(
            "cli.cards_read", done=done // _MEGABYTE, total=total // _MEGABYTE, percent=min(percent, 100)
        )
        click.echo(("\r\x1b[K" if is_terminal else "") + said, err=True, nl=not is_terminal)

    try:
        yield tell
    finally:
        if is_open:
            click.echo("\r\x1b[K", err=True, nl=False)


@command("info", code="cli.cards.info")
@option("--from", "folder", metavar="FOLDER", code="cards_folder")
@click.pass_context
def info(ctx: click.Context, folder: str | None) -> None:
    """Show which card databases there are."""
    from headjudge.decks.data_against_rules import against_rules

    here = session(ctx)
    found = list(card_bases((), folder)[0].values())
    today = datetime.date.today()
    findings = {base.path: against_rules(base, today) for base in found}

    def people() -> None:
        if not found:
            show.say(here, "cards.none")
        for base in found:
            _say_source(here, base.source, base.counts, base.path)
            show.say_findings(here, findings[base.path])

    def plain() -> dict[str, Any]:
        told = [{"database": base.path, **_source_json(base.source, base.counts)} for base in found]
        return {
            "databases": told,
            "findings": show.findings_json([one for some in findings.values() for one in some], here),
        }

    show.answer(here, plain, people)


@command("find", code="cli.cards.find")
@argument("name")
@option("--cards", "files", multiple=True, metavar="FILE", code="cards_files")
@option("--from", "folder", metavar="FOLDER", code="cards_folder")
@click.pass_context
def find(ctx: click.Context, name: str, files: tuple[str, ...], folder: str | None) -> int:
    """Show a card."""
    from headjudge.cards.card import COLOUR_OF_PITCH
    from headjudge.decks.looking_up import LookUp, facts_json

    here = session(ctx)
    bases, told = card_bases(files, folder)
    if not bases:
        raise InputError([Finding("cards.none", "error", str(cards_folder(folder)))])
    # The day stands below the answer, and there is no option here to say another.
    findings = [one for one in told if one.code != "cards.date_assumed"]
    asked = {game: LookUp(base).name(name) for game, base in bases.items()}
    found = [facts for one in asked.values() for facts in one.found]
    near = [] if found else [(game, like) for game, one in asked.items() for like in one.near]
    near.sort(key=lambda one: -one[1].likeness)

    def plain() -> dict[str, Any]:
        return {
            "found": [facts_json(facts) for facts in found],
            "near": [
                {"game": game, "key": one.key, "name": one.name, "pitch": one.pitch, "likeness": one.likeness}
                for game, one in near
            ],
            "sources": [as_json.source_json(base.source) for base in bases.values()],
            "findings": show.findings_json(findings, here),
        }

    def people() -> None:
        if len(found) > 1:
            show.say(here, "cli.cards_several", name=name, count=len(found))
        for facts in found:
            _say_card(here, facts)
        if not found:
            show.say(here, "cli.cards_unknown", name=name)
        if near:
            show.say(here, "cli.cards_near")
            for _, one in near:
                click.echo("  " + safe(one.name) + (f" ({COLOUR_OF_PITCH[one.pitch]})" if one.pitch else ""))
        for base in bases.values():
            show.say(here, "deck.data_of", date=base.source.date, sha256=base.source.sha256[:12])
        show.say_findings(here, findings)

    show.answer(here, plain, people)
    return 0 if found else REFUSED


def _say_card(here: Session, facts: CardFacts) -> None:
    card = facts.card
    click.echo(show.strong(safe(card.full_name)))
    names = [f"{name} ({language})" for name, language in facts.names]
    sets = [one.set_code for one in facts.printed]
    for key, values in [*_facts(here, card), ("names", names), ("sets", sets), ("key", [card.key])]:
        if any(values):
            click.echo("  " + here.say(f"card_shown.{key}", value=here.wording.listed(list(values))))


def _facts(here: Session, card: Card) -> list[tuple[str, Sequence[str]]]:
    """What is said of a card, each with its values."""
    from headjudge.cards.card import MagicCard

    if isinstance(card, MagicCard):
        standing = card.legalities or {}

        def formats(wanted: str) -> list[str]:
            return sorted(_format(here, one) for one, told in standing.items() if told == wanted)

        return [
            ("types", [card.type_line]),
            ("cost", [" // ".join(face.mana_cost for face in card.faces if face.mana_cost)]),
            ("mana_value", [card.mana_value]),
            ("colour_identity", ["".join(card.colour_identity)]),
            *((key, formats(key)) for key in ("legal", "restricted", "banned")),
        ]
    return [
        ("types", [card.type_line]),
        ("classes", (*card.classes, *card.talents)),
        ("rarities", card.rarities),
        *((key, getattr(card, key)) for key in ("legal", "restricted", "banned")),
    ]


def _format(here: Session, key: str) -> str:
    """A format's name; one that card files begin to use some day is shown as it stands."""
    code = f"mtg_format.{key}"
    return here.say(code) if here.wording.has(code) else key


@command("export", code="cli.cards.export")
@option("--game", "game", type=OneOf(GAMES), default="mtg", code="cards_of")
@option("--from", "folder", metavar="FOLDER", code="cards_folder")
@click.pass_context
def export(ctx: click.Context, game: Game, folder: str | None) -> None:
    """Write a card database in headjudge's own form."""
    from headjudge.cards.own_form import written

    base = card_bases((), folder)[0].get(game)
    if base is None:
        raise InputError([Finding("cards.none", "error", str(cards_folder(folder)))])
    for line in written(base):
        click.echo(line.decode(), nl=False)
