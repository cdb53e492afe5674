"""What a list was read as, short enough to be compared by eye."""

from __future__ import annotations

from headjudge.decks.decklist import Decklist
from headjudge.decks.naming import NO_CARD_DATA, Names
from headjudge.decks.registry import recognised

SHORT = {
    "commander": "C", "companion": "K", "main": "M", "sideboard": "S", "maybeboard": "?", "tokens": "T", "extras": "X",
}  # fmt: skip


def read(text: str, names: Names = NO_CARD_DATA) -> Decklist:
    """The list as whichever Magic form the text looks like most."""
    return recognised(text, "mtg").read(text, names)


def cards(deck: Decklist) -> list[str]:
    """``M 4 Island`` for each entry, in order."""
    return [f"{SHORT[entry.section]} {entry.count} {entry.name}" for entry in deck.entries]


def told(deck: Decklist) -> list[tuple[str, int | None]]:
    """The code and line of each finding."""
    return [(finding.code, finding.line) for finding in deck.findings]


def kinds(deck: Decklist) -> str:
    """The kind of each line by its first letter: ``c`` card, ``s`` section, ``h`` head, ``m`` comment (a remark),
    ``b`` blank, ``u`` unreadable."""
    return "".join("m" if line.kind == "comment" else line.kind[0] for line in deck.lines)
