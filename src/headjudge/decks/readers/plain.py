"""A plain list: a count and a name on each line, headings and comments where somebody put them."""

from __future__ import annotations

from headjudge.decks.body import BodyRules, read_body
from headjudge.decks.decklist import Decklist, Entry, Section
from headjudge.decks.forms import DeckForm
from headjudge.decks.naming import Names
from headjudge.decks.spelling import Spelling

_HEADINGS: dict[Section, str] = {
    "commander": "Commander",
    "companion": "Companion",
    "main": "Deck",
    "sideboard": "Sideboard",
    "maybeboard": "Maybeboard",
    "tokens": "Tokens",
}
_STARS = {"foil": " *F*", "etched": " *E*", None: ""}


def _likeness(_text: str) -> int:
    """Any text may be a plain list; whatever knows it better wins."""
    return 2


def _read(text: str, names: Names) -> Decklist:
    return read_body(text, names, form="plain", rules=BodyRules())


def _write(deck: Decklist, spelling: Spelling) -> str:
    head = [f"Name: {deck.title}"] if deck.title else []
    head += [f"Format: {deck.format_name}"] if deck.format_name else []
    head += [f"// {comment}" for comment in deck.comments]
    parts = ["\n".join([*head, ""])] if head else []
    for section in deck.sections():
        for pile in dict.fromkeys(entry.pile for entry in deck.of(section)):
            cards = [_line(entry, spelling) for entry in deck.of(section) if entry.pile == pile]
            parts.append("\n".join([pile or _HEADINGS[section], *cards, ""]))
    return "\n".join(parts)


def _line(entry: Entry, spelling: Spelling) -> str:
    code = f" ({entry.set_code})" if entry.set_code else ""
    number = f" {entry.number}" if code and entry.number else ""
    colour = f" [colour: {entry.colour}]" if entry.colour else ""
    tags = "".join(f" #{tag}" for tag in entry.tags)
    comment = f" # {entry.comment}" if entry.comment else ""
    marks = f"{code}{number}{_STARS[entry.finish]}{colour}{tags}{comment}"
    return f"{entry.count} {spelling(entry)}{marks}"


FORM = DeckForm(
    key="plain",
    games=("mtg",),
    suffix="txt",
    likeness=_likeness,
    read=_read,
    write=_write,
    sections=(*_HEADINGS, "extras"),
    traits=frozenset(
        (
            "set_code",
            "number",
            "finish",
            "tags",
            "comment",
            "colour",
            "pile",
            "title",
            "format_name",
            "comments",
        )
    ),
)
