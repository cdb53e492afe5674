"""A .dck file of Forge: sections in square brackets, cards as ``1 Name|SET|art``."""

from __future__ import annotations

import re

from msgspec.structs import replace

from headjudge.decks.body import BodyRules, Reading, read_body
from headjudge.decks.decklist import Decklist, Entry, LineKind, Section
from headjudge.decks.exact import counted, one_line
from headjudge.decks.filing import number_in
from headjudge.decks.forms import DeckForm
from headjudge.decks.line import LONGEST_LINE, Peeled
from headjudge.decks.markup import cut
from headjudge.decks.naming import Names
from headjudge.decks.spelling import Spelling
from headjudge.decks.words import Heading, heading
from headjudge.findings import Finding

_PROGRAM = "forge"
_ABOUT = ("metadata", "general", "shop", "duel", "quest")
"""Sections that say something about the list instead of holding cards; all but the first are of old versions."""
_TITLE, _FORMAT, _COMMENT = "name", "deck type", "comment"
_HEADER = re.compile(r"^\[([^\[\]]*)\]$")
_CARD = re.compile(r"^(?:(-?\d+)\s+)?(.*)$")
_KEY_AND_VALUE = re.compile(r"^([A-Za-z][A-Za-z ]*)=(.*)$")
_ART = re.compile(r"^\d{1,5}$")
_SET = re.compile(r"^\w{1,9}$")
_COLLECTOR_NUMBER = re.compile(r"^\[(.+)\]$")
_WITH_SET = re.compile(r"^[ \t]*\d+ [^|\n]+\|\w{2,9}(?:[|]|[ \t\r]*$)", re.MULTILINE)
_METADATA = re.compile(r"^[ \t\ufeff]*\[metadata\][ \t\r]*$", re.MULTILINE | re.IGNORECASE)
_MAIN = re.compile(r"^[ \t\ufeff]*\[main\][ \t\r]*$", re.MULTILINE | re.IGNORECASE)
_LOOKED_AT = 20_000
_NAMES: dict[Section, str] = {"commander": "Commander", "main": "Main", "sideboard": "Sideboard"}


def _likeness(text: str) -> int:
    text = text[:_LOOKED_AT]
    if "[" not in text:
        return 0
    if _METADATA.search(text):
        return 95
    if not _MAIN.search(text):
        return 0
    return 90 if _WITH_SET.search(text) else 60


def _read(text: str, names: Names) -> Decklist:
    return read_body(text, names, form="forge", rules=BodyRules(blank_parts=False, own=_Lines().read))


class _Lines:
    """Reads line by line; remembers the section, which a blank line does not end."""

    def __init__(self) -> None:
        self._section: Section | None = None
        self._is_about = False

    def read(self, line: str, reading: Reading) -> LineKind | None:
        """What a line is; None before the first section, where it is read like any list."""
        header = _HEADER.match(line)
        if header is not None:
            self._enter(header[1].strip(), reading)
            return "section"
        if self._is_about:
            return _about(line, reading)
        if self._section is None:
            return None
        if line.startswith(("#", ";")):
            reading.comments += [rest] if (rest := line.lstrip("#; ")) else []
            return "comment"
        reading.section = self._section
        _take(line, reading)
        return "card"

    def _enter(self, name: str, reading: Reading) -> None:
        self._is_about = name.lower() in _ABOUT
        if self._is_about:
            return
        found = heading(name)
        if found is None or found.kind == "group":
            told = {"section": cut(name)}
            reading.findings.append(
                Finding("deck.section_unknown", "warning", None, told, line=reading.number)
            )
            found = Heading("pile", "extras", name)
        reading.enter(found)
        self._section = reading.section


def _about(line: str, reading: Reading) -> LineKind:
    pair = _KEY_AND_VALUE.match(line)
    key, value = ("", line) if pair is None else (pair[1].strip().lower(), pair[2].strip())
    if not value:
        return "head"
    if key == _TITLE:
        reading.title = value
    elif key == _FORMAT:
        reading.format_name = value
    else:
        reading.comments.append(value if key == _COMMENT else line)
    return "head"


def _take(line: str, reading: Reading) -> None:
    """``4 Name+|SET|art|[number]``: everything behind the name may be missing."""
    names = reading.names
    if len(line) > LONGEST_LINE:
        reading.take(Peeled(line, fault="too_long"))
        return
    parts = _CARD.match(line)
    count, request = (None, line) if parts is None or names.knows(line) else (parts[1], parts[2])
    name, behind = _name_and_behind(request, names)
    part = counted(count, name)
    # A plus behind the name is foil, unless the card is called so.
    if part.name.endswith("+") and len(part.name) > 1 and not names.knows(part.name):
        part.name, part.finish = part.name[:-1].rstrip(), "foil"
    art = None
    for word in behind:
        if number := _COLLECTOR_NUMBER.match(word):
            part.number = number[1]
        elif _ART.match(word):
            art = word
        elif _SET.match(word) and part.set_code is None:
            part.set_code = word.upper()
        elif word:
            told = {"part": cut(word)}
            reading.findings.append(Finding("deck.part_unknown", "info", None, told, line=reading.number))
    held = len(reading.entries)
    reading.take(part)
    if art is not None and len(reading.entries) > held:
        reading.entries[-1] = replace(reading.entries[-1], ident=f"{_PROGRAM}:{art}")


def _name_and_behind(request: str, names: Names) -> tuple[str, list[str]]:
    """The name, and the parts behind it; a stroke that belongs to a known name parts nothing."""
    cuts = [at for at, letter in enumerate(request) if letter == "|"][:_MOST_STROKES]
    for at in (len(request), *reversed(cuts)):
        if names.knows(request[:at]) or names.knows(request[:at].removesuffix("+")):
            return request[:at], [word.strip() for word in request[at + 1 :].split("|")]
    name, *behind = request.split("|")
    return name, [word.strip() for word in behind]


_MOST_STROKES = 12


def _write(deck: Decklist, spelling: Spelling) -> str:
    parts = ["[metadata]", f"Name={deck.title or ''}"]
    if deck.format_name:
        parts.append(f"Deck Type={deck.format_name}")
    parts += [_remark(comment) for comment in deck.comments]
    section = None
    for entry in deck.entries:
        name = _NAMES.get(entry.section, entry.pile or "")
        if name != section:
            parts.append(f"[{name}]")
            section = name
        parts.append(_line(entry, spelling))
    return "\n".join([*parts, ""])


def _remark(comment: str) -> str:
    """A comment as Forge keeps it; what the file said under a key of its own goes back there."""
    pair = _KEY_AND_VALUE.match(comment)
    if pair and pair[2].strip() and pair[1].strip().lower() not in (_TITLE, _FORMAT, _COMMENT):
        return comment
    return f"Comment={comment}"


def _line(entry: Entry, spelling: Spelling) -> str:
    words = [f"{entry.count} {spelling(entry, 'arena')}" + "+" * (entry.finish == "foil")]
    if entry.set_code:
        words.append(entry.set_code)
    if art := number_in(_PROGRAM, entry):
        words.append(art)
    if entry.number:
        words.append(f"[{one_line(entry.number)}]")
    return "|".join(words)


FORM = DeckForm(
    key="forge",
    games=("mtg",),
    suffix="dck",
    likeness=_likeness,
    read=_read,
    write=_write,
    sections=("commander", "main", "sideboard", "extras"),
    elsewhere={"companion": "sideboard"},
    traits=frozenset(("set_code", "number", "finish", "ident", "pile", "title", "format_name", "comments")),
    finishes=frozenset(("foil",)),
    numbers=_PROGRAM,
)
