"""An import link of FaBrary: one parameter ``cards`` for every copy, a printing or an identifier each.

Drafting programs write such links (``.../decks?tab=import&format=draft&cards=OMN134&cards=...``), some with commas
between the cards; links of other sites with the same query are read, too.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from headjudge.decks.body import text_lines
from headjudge.decks.decklist import HIGHEST_COUNT, Decklist, Entry, Line, LineKind
from headjudge.decks.fab_lines import one_line
from headjudge.decks.fab_names import identifier
from headjudge.decks.forms import DeckForm
from headjudge.decks.identified import entry_by_identifier, is_printing
from headjudge.decks.naming import Names
from headjudge.decks.spelling import Spelling

_LINK = re.compile(r"https?://[^\s<>\"']+")
_CARDS = re.compile(
    r"https?://[^\s<>\"'?]{1,500}\?(?:[^\s<>\"']{0,2000}&(?:amp;)?)?cards(?:\[\]|%5B%5D)?=", re.IGNORECASE
)


_ESCAPED = re.compile(rb"%([0-9A-Fa-f]{2})")
_KEPT = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")


def _decoded(text: str) -> str:
    """A value of a query: ``%C3%A9`` is é, a plus is a space; bytes that are no letters become U+FFFD."""
    raw = text.replace("+", " ").encode("utf-8", "replace")
    return _ESCAPED.sub(lambda found: bytes.fromhex(found[1].decode("ascii")), raw).decode("utf-8", "replace")


def _encoded(text: str) -> str:
    """A text as a value of a query."""
    return "".join(chr(byte) if byte in _KEPT else f"%{byte:02X}" for byte in text.encode("utf-8", "replace"))


def _likeness(text: str) -> int:
    return 98 if _CARDS.search(text) else 0


class _Link:
    """A list while its links are read: equal cards are one entry with as many copies."""

    def __init__(self) -> None:
        self.entries: dict[tuple[str, int], Entry] = {}
        self.counts: dict[tuple[str, int], int] = {}
        self.title: str | None = None
        self.format_name: str | None = None

    def take(self, value: str, copies: int, line: int) -> None:
        """Takes in the value of a parameter ``cards`` that stands there so many times: a copy of each card in it."""
        for word in value.split(","):
            text = one_line(word)
            if not text:
                continue
            key = (text, line)
            if key not in self.entries:
                self.entries[key] = entry_by_identifier(text, 1, "deck", line)
            self.counts[key] = self.counts.get(key, 0) + copies

    def found(self) -> Iterator[Entry]:
        """The entries in the order of their first copies; what is more than one entry can hold fills several."""
        for key, entry in self.entries.items():
            count = self.counts[key]
            while count > 0:
                yield replace(entry, count=min(count, HIGHEST_COUNT))
                count -= HIGHEST_COUNT


def _read(text: str, names: Names) -> Decklist:  # noqa: ARG001  # identifiers are resolved by key, not by name
    found = _Link()
    lines = []
    comments = []
    for number, raw in enumerate(text_lines(text), start=1):
        kind: LineKind = "blank" if not raw.strip() else "comment"
        for link in _LINK.finditer(raw):
            kind = "card" if _read_link(link[0], number, found) else kind
        if kind == "comment":
            comments.append(raw.strip())
        lines.append(Line(number, kind, raw))
    entries = tuple(found.found())
    return Decklist(
        game="fab",
        form="fabrary-link",
        entries=entries,
        lines=tuple(lines),
        title=found.title,
        format_name=found.format_name,
        comments=tuple(comments),
    )


def _read_link(link: str, number: int, found: _Link) -> bool:
    """Reads one link; whether it held cards."""
    _, _, query = link.partition("?")
    held = False
    # A copy a parameter: counted first, each is read once.
    parts = Counter(query.replace("&amp;", "&").split("#", 1)[0].split("&"))
    for part, copies in parts.items():
        name, _, value = part.partition("=")
        name = _decoded(name).removesuffix("[]").casefold()
        if name == "cards":
            found.take(_decoded(value), copies, number)
            held = True
        elif name == "name":
            found.title = one_line(_decoded(value)) or found.title
        elif name == "format":
            found.format_name = one_line(_decoded(value)) or found.format_name
    return held


def _write(deck: Decklist, spelling: Spelling) -> str:
    parts = ["tab=import"]
    if deck.format_name:
        parts.append(f"format={_encoded(one_line(deck.format_name))}")
    if deck.title:
        parts.append(f"name={_encoded(one_line(deck.title))}")
    for entry in deck.entries:
        parts += [f"cards={_encoded(_identifier(entry, spelling))}"] * entry.count
    return f"https://fabrary.net/decks?{'&'.join(parts)}\n"


def _identifier(entry: Entry, spelling: Spelling) -> str:
    """The card's own identifier where it is known, else the one the list had, else the one its name makes."""
    if entry.card is not None and spelling.card(entry) is not None:
        return entry.card
    if is_printing(entry):
        return entry.name
    return (entry.ident or identifier(entry.name, entry.pitch)).replace("_", "-")


FORM = DeckForm(
    key="fabrary-link",
    games=("fab",),
    suffix="url",
    likeness=_likeness,
    read=_read,
    write=_write,
    sections=("deck",),
    elsewhere={"hero": "deck", "arena": "deck", "inventory": "deck"},
    traits=frozenset(("pitch", "title", "format_name", "ident")),
)
