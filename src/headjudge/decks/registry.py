"""Every form of decklist by its key, and which one a text has."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from headjudge.cards.card import Game
from headjudge.decks.forms import DeckForm

_MODULES = (
    "archidekt",
    "deckstats",
    "tappedout",
    "moxfield",
    "arena",
    "mtggoldfish",
    "mwdeck",
    "mtgo",
    "table",
    "plain",
    "dek",
    "cod",
    "o8d",
    "forge",
    "xmage",
    "json",
    "fabtcg",
    "fabrary",
    "sections",
    "gem",
    "fabdb",
    "fabrary_link",
    "talishar",
    "fabrary_csv",
)
"""Modules of ``headjudge.decks.readers``; where two forms look equally likely the earlier one is taken."""


@cache
def forms() -> Mapping[str, DeckForm]:
    """Every form by its key."""
    found: dict[str, DeckForm] = {}
    for name in _MODULES:
        form = import_module(f"headjudge.decks.readers.{name}").FORM
        if form.key in found:
            raise ValueError(f"two forms are called {form.key}")
        found[form.key] = form
    return found


def looked_at(text: str) -> str:
    """A text as its form is told by it: without mark of byte order, blank lines around it and line ends of Windows."""
    return text.strip("\ufeff \t\r\n").replace("\r\n", "\n")


def recognised(text: str, game: Game | None = None) -> DeckForm:
    """The form that a text looks most like, by its content alone; ``game`` leaves only the forms of one game."""
    fitting = [form for form in forms().values() if game is None or game in form.games]
    text = looked_at(text)
    return max(fitting, key=lambda form: form.likeness(text))
