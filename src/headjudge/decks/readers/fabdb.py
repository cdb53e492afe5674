"""FaB DB's text, which many programs copied: name and hero in one line, weapons and equipment in rows of commas.

Older lists have ``Class:`` and ``Hero:`` lines and counts in round brackets; a fault of the site printed ``NaN`` before
counts. All of them are read.
"""

from __future__ import annotations

import re

from headjudge.cards.card import FabCard
from headjudge.cards.folding import folded
from headjudge.decks.decklist import Decklist, Entry
from headjudge.decks.fab_lines import (
    CAPITAL_WORDS,
    FAB_SECTIONS,
    coloured,
    marked_part,
    one_line,
    plain_hero,
    read_lines,
    text_of,
)
from headjudge.decks.fab_names import fab_facts
from headjudge.decks.forms import DeckForm
from headjudge.decks.naming import Names
from headjudge.decks.spelling import Spelling

_HEADER = "Deck build - via https://fabdb.net :"
_ROWS = re.compile(r"^(?:weapons|equipment)[ \t]?:[ \t]*\S", re.IGNORECASE | re.MULTILINE)
_BRACKETS = re.compile(r"^(?:NaN ?)*[\[(]?\d{1,4}[\])]", re.MULTILINE)


def _likeness(text: str) -> int:
    text = marked_part(text)
    if "fabdb.net" in text.casefold():
        return 95
    if ":" in text and _ROWS.search(text):
        return 82 if _BRACKETS.search(text) else 75
    return 0


def _read(text: str, names: Names) -> Decklist:
    return read_lines(text, names, "fabdb")


def _write(deck: Decklist, spelling: Spelling) -> str:
    hero, arena, cards = plain_hero(deck), deck.of("arena"), deck.of("deck")
    title = one_line(deck.title or "")
    lines = [_HEADER, ""]
    if title or hero is not None:
        lines += [f"{title} ({'' if hero is None else spelling(hero)})".strip(), ""]
    headed = hero is None and bool(deck.of("hero"))
    if headed:
        lines += ["Hero", *(_line(entry, spelling) for entry in deck.of("hero")), ""]
    if all(_fits_in_a_row(entry, spelling) for entry in arena):
        weapons = [entry for entry in arena if _is_weapon(entry, spelling)]
        rows = [("Weapons", weapons), ("Equipment", [entry for entry in arena if entry not in weapons])]
        lines += [
            f"{name}: {', '.join(_in_a_row(entry, spelling) for entry in row)}" for name, row in rows if row
        ]
    else:
        headed = True
        lines += ["Equipment", *(_line(entry, spelling) for entry in arena)]
    if cards:
        # Without a colour a card would be taken for one of the arena where no heading stands above it.
        needs_heading = headed or any(entry.pitch is None for entry in cards)
        lines += [
            "",
            *(["Deck cards"] if needs_heading else []),
            *(_line(entry, spelling) for entry in cards),
        ]
    return text_of(lines)


def _is_weapon(entry: Entry, spelling: Spelling) -> bool:
    card = spelling.card(entry)
    return isinstance(card, FabCard) and "weapon" in (one.casefold() for one in card.types)


def _fits_in_a_row(entry: Entry, spelling: Spelling) -> bool:
    """Whether a name can be told from its neighbours: it has no comma, or one that every reader knows."""
    name = spelling(entry)
    return "," not in name or folded(name) in fab_facts().comma_names


def _in_a_row(entry: Entry, spelling: Spelling) -> str:
    """A row has no room for counts; a second copy is written like in other lists."""
    count = "" if entry.count == 1 else f"{entry.count}x "
    return f"{count}{coloured(entry, spelling, CAPITAL_WORDS)}"


def _line(entry: Entry, spelling: Spelling) -> str:
    return f"[{entry.count}] {coloured(entry, spelling, CAPITAL_WORDS)}"


FORM = DeckForm(
    key="fabdb",
    games=("fab",),
    suffix="txt",
    likeness=_likeness,
    read=_read,
    write=_write,
    sections=FAB_SECTIONS,
    elsewhere={"inventory": "deck"},
    traits=frozenset(("pitch", "title")),
)
