"""A decklist in another form."""

from __future__ import annotations

from msgspec import Struct

from headjudge.cards.database import CardBase
from headjudge.decks.decklist import Decklist
from headjudge.decks.forms import DeckForm, held
from headjudge.decks.reading import KeyedCards
from headjudge.decks.spelling import Spelling
from headjudge.findings import Finding, Refused


class Written(Struct, frozen=True):
    """A list in another form: its text, and what the form has no room for."""

    text: str
    findings: tuple[Finding, ...]


def converted(deck: Decklist, form: DeckForm, base: CardBase | None = None) -> Written:
    """Writes a list in a form; what could not be read in it stays told in its findings.

    Raises Refused ``deck.other_game`` where the form belongs to another game.
    """
    if deck.game not in form.games:
        told = {"form": form.key, "game": deck.game}
        raise Refused([Finding("deck.other_game", "error", form.key, told)])
    fitting, findings = held(deck, form)
    if form.warn is not None:
        findings += form.warn(fitting)
    return Written(form.write(fitting, Spelling(None if base is None else KeyedCards(base))), findings)
