"""``deck``: decklists read from any form, shown, and written in another."""

from __future__ import annotations

import difflib
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import click

from headjudge.cards.card import GAMES, Game
from headjudge.cards.database import CardBase
from headjudge.cli import files, show
from headjudge.cli.card_data import card_bases
from headjudge.cli.words import Group, OneOf, Session, argument, command, common, option, session, usage
from headjudge.decks.decklist import Decklist
from headjudge.decks.forms import DeckForm
from headjudge.decks.registry import forms
from headjudge.findings import Finding, Refused
from headjudge.wording import as_json, safe

SUBCOMMANDS = {
    "check": "headjudge.cli.deck_check:check_deck",
    "show": "headjudge.cli.decks:show_deck",
    "convert": "headjudge.cli.decks:convert_deck",
    "sheet": "headjudge.cli.deck_sheet:sheet_of_deck",
    "forms": "headjudge.cli.decks:list_forms",
}

F = TypeVar("F", bound=Callable[..., Any])


@click.command("deck", cls=Group, code="cli.deck", lazy=SUBCOMMANDS, invoke_without_command=True)
@common
@click.pass_context
def deck(ctx: click.Context) -> None:
    """The group of commands for decklists."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


class FormKey(click.ParamType[Any]):
    """The key of a form of decklist."""

    name = "form"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> DeckForm:
        """The form, or a usage message that lists them all."""
        known = forms()
        found = known.get(str(value).casefold())
        if found is None:
            near = difflib.get_close_matches(str(value).casefold(), list(known), 1, 0.6)
            usage(
                "cli.no_such_form",
                found=str(value),
                nearest=near[0] if near else None,
                expected=list(known),
            )
        return found


def what_to_read(function: F) -> F:
    """The argument and options that say which list is read, and how."""
    for add in (
        option("--cards", "cards", multiple=True, metavar="FILE|none", code="card_data"),
        option("--game", "game", type=OneOf(GAMES), code="deck_game"),
        option("--from", "source", type=FormKey(), metavar="FORM", code="from_form"),
        argument("file"),
    ):
        function = add(function)
    return function


@dataclass(slots=True)
class Read:
    """A list as it was read, the card data of its game, and everything that has to be said."""

    deck: Decklist
    base: CardBase | None
    findings: tuple[Finding, ...]


def read(file: str, source: DeckForm | None, game: Game | None, cards: tuple[str, ...]) -> Read:
    """Read the list of a file (``-`` is standard input), whatever its form and its encoding.

    Raises InputError for what is no list, and Refused where form and game contradict each other.
    """
    from headjudge.decks.reading import read_deck
    from headjudge.exchange.decoding import decoded

    if source is not None and game is not None and game not in source.games:
        told = {"form": source.key, "game": game}
        raise Refused([Finding("deck.other_game", "error", source.key, told)])
    bases, of_cards = card_bases(cards)
    data = sys.stdin.buffer.read() if file == "-" else files.read_bytes(Path(file))
    text = decoded(data, file)
    found = read_deck(text.text, bases, form=source, game=game)
    base = bases.get(found.game)
    unchecked = () if base is not None else (_unchecked(found.game),)
    return Read(found, base, (*of_cards, *text.findings, *found.findings, *unchecked))


def _unchecked(game: Game) -> Finding:
    return Finding("deck.names_not_checked", "unchecked", None, {"game": game})


@command("convert", code="cli.deck.convert")
@what_to_read
@option("--to", "to", type=FormKey(), required=True, metavar="FORM", code="to_form")
@option("--out", "out", metavar="FILE", code="out_file")
@click.pass_context
def convert_deck(
    ctx: click.Context,
    file: str,
    source: DeckForm | None,
    game: Game | None,
    cards: tuple[str, ...],
    to: DeckForm,
    out: str | None,
) -> None:
    """Write a list in another form."""
    from headjudge.decks.converting import converted
    from headjudge.decks.shown import deck_json

    here = session(ctx)
    found = read(file, source, game, cards)
    written = converted(found.deck, to, found.base)
    if out is not None:
        files.create_file(Path(out), written.text.encode("utf-8", "replace"))
    findings = (*found.findings, *written.findings)

    def people() -> None:
        if out is None:
            click.echo(written.text, nl=not written.text.endswith("\n"))
        else:
            show.say(here, "cli.written", file=out)
        show.say_findings(here, findings, aside=True)

    def plain() -> dict[str, Any]:
        return {
            "form": {"from": found.deck.form, "to": to.key},
            "text": written.text,
            "findings": _findings_json(findings, here),
            "deck": deck_json(found.deck, found.base),
        }

    show.answer(here, plain, people)


@command("show", code="cli.deck.show")
@what_to_read
@click.pass_context
def show_deck(
    ctx: click.Context, file: str, source: DeckForm | None, game: Game | None, cards: tuple[str, ...]
) -> None:
    """Show what was read of a list."""
    from headjudge.decks.shown import deck_json

    here = session(ctx)
    found = read(file, source, game, cards)
    shown = found.deck

    def plain() -> dict[str, Any]:
        return {
            "form": shown.form,
            "game": shown.game,
            "title": shown.title,
            "format": shown.format_name,
            "cards": None if found.base is None else as_json.source_json(found.base.source),
            "deck": deck_json(shown, found.base),
            "findings": _findings_json(found.findings, here),
        }

    show.answer(here, plain, lambda: _people(found, here))


_COLUMNS = (
    ("line", "right"),
    ("copies", "right"),
    ("card", "left"),
    ("written", "left"),
    ("printed", "left"),
)


def _people(found: Read, here: Session) -> None:
    from headjudge.decks.shown import shown_entries

    shown, say = found.deck, here.say
    show.say(
        here,
        "deck.read_as",
        form=say(f"deck_form.{shown.form}"),
        game=shown.game,
        count=shown.count(),
        title=shown.title or "",
    )
    if found.base is not None:
        source = found.base.source
        show.say(here, "deck.data_of", date=source.date, sha256=source.sha256[:12])
    for section in shown.sections():
        head = say("deck.section_head", section=section, count=shown.count(section))
        click.echo("\n" + show.strong(head))
        rows = show.table(*((say(f"deck_column.{head}"), side) for head, side in _COLUMNS))
        for one in shown_entries(shown, section, found.base):
            entry = one.entry
            name = one.name if one.pitch is None else f"{one.name} ({say(f'pitch_colour.{one.pitch}')})"
            printed = " ".join(part for part in (entry.set_code, entry.number) if part)
            written = "" if not one.is_known or entry.name == one.name else entry.name
            rows.add(str(entry.line), str(entry.count), safe(name), safe(written), safe(printed))
        rows.print()
    if found.findings:
        click.echo()
    show.say_findings(here, found.findings)


@command("forms", code="cli.deck.forms")
@click.pass_context
def list_forms(ctx: click.Context) -> None:
    """List every form."""
    here = session(ctx)
    say = here.say

    def named(form: DeckForm) -> str:
        return say(f"deck_form.{form.key}")

    def plain() -> dict[str, Any]:
        return {
            "forms": [
                {
                    "key": form.key,
                    "name": named(form),
                    "games": list(form.games),
                    "suffix": form.suffix,
                    "sections": list(form.sections),
                    "marks": sorted(form.traits),
                }
                for form in forms().values()
            ],
            "findings": [],
        }

    def people() -> None:
        heads = [say(f"deck_column.{head}") for head in ("form", "name", "game", "suffix")]
        rows = show.table(*((head, "left") for head in heads))
        for form in forms().values():
            games = here.wording.listed([say(f"card_game.{game}") for game in form.games])
            rows.add(form.key, named(form), games, f".{form.suffix}")
        rows.print()

    show.answer(here, plain, people)


def _findings_json(findings: tuple[Finding, ...], here: Session) -> list[dict[str, Any]]:
    return [as_json.deck_finding_json(finding, here.wording) for finding in findings]
