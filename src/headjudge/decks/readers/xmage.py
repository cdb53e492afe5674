"""A .dck file of XMage: cards as ``1 [SET:number] Name``, the sideboard behind ``SB:``."""

from __future__ import annotations

import re

from headjudge.decks.body import BodyRules, Reading, read_body
from headjudge.decks.decklist import Decklist, Entry, LineKind
from headjudge.decks.exact import counted
from headjudge.decks.forms import DeckForm
from headjudge.decks.line import LONGEST_LINE, Peeled
from headjudge.decks.naming import Names
from headjudge.decks.spelling import Spelling
from headjudge.findings import Finding

_CARD = re.compile(
    r"^(?P<side>SB:)?\s*(?P<count>-?\d*)\s*\[(?P<set>[^\[\]:]*):(?P<number>[^\[\]:]*)\]\s*(?P<name>.*)$",
    re.IGNORECASE,
)
_BARE = re.compile(r"^(?P<side>SB:)?\s*(?P<count>-?\d+)\s+(?P<name>\S.*)$", re.IGNORECASE)
_HEAD = re.compile(r"^(NAME|AUTHOR|LAYOUT MAIN|LAYOUT SIDEBOARD):\s*(.*)$", re.IGNORECASE)
_AUTHOR = re.compile(r"^Author: (\S.*)$")
_COMMENT = re.compile(r"^(?://|#)\s*")
_LOOKED_AT = 4_000


def _likeness(text: str) -> int:
    text = text[:_LOOKED_AT]
    if "[" not in text and "LAYOUT" not in text:
        return 0
    lines = [line.strip("\ufeff \t\r") for line in text.split("\n")]
    if any(line.startswith(("LAYOUT MAIN:(", "LAYOUT SIDEBOARD:(")) for line in lines):
        return 98
    cards = [line for line in lines if line and not _HEAD.match(line) and not _COMMENT.match(line)]
    printed = sum(1 for line in cards if _CARD.match(line))
    if 2 * printed > len(cards):
        return 95
    return 60 if printed and any(line.startswith(("NAME:", "AUTHOR:")) for line in lines) else 0


def _read(text: str, names: Names) -> Decklist:
    return read_body(text, names, form="xmage", rules=BodyRules(blank_parts=False, own=_own))


def _own(line: str, reading: Reading) -> LineKind | None:
    if head := _HEAD.match(line):
        return _head(head[1].upper(), head[2].strip(), reading)
    if comment := _COMMENT.match(line):
        # XMage passes over every line that begins so, whatever it says.
        if rest := line[comment.end() :].strip():
            reading.comments.append(rest)
        return "comment"
    if len(line) > LONGEST_LINE:
        reading.take(Peeled(line, fault="too_long"))
        return "card"
    found = _CARD.match(line)
    if found is None:
        if reading.names.knows(line) or (found := _BARE.match(line)) is None:
            return None
        _take(found["side"], found["count"], found["name"], reading)
        return "card"
    _take(found["side"], found["count"] or None, found["name"], reading, found["set"], found["number"])
    return "card"


def _head(key: str, value: str, reading: Reading) -> LineKind:
    if key == "NAME":
        reading.title = value or reading.title
    elif key == "AUTHOR" and value:
        reading.comments.append(f"Author: {value}")
    # The layout only says how the cards lie in the editor.
    return "head"


def _take(
    side: str | None, count: str | None, name: str, reading: Reading, set_code: str = "", number: str = ""
) -> None:
    part = counted(count, name)
    part.section = "sideboard" if side else None
    part.set_code = set_code.strip().upper() or None
    part.number = number.strip() or None
    reading.take(part)


def _write(deck: Decklist, spelling: Spelling) -> str:
    parts = [] if not deck.title else [f"NAME:{deck.title}"]
    parts += [_remark(comment) for comment in deck.comments]
    parts += [_line(entry, spelling) for entry in deck.entries]
    return "\n".join([*parts, ""])


def _remark(comment: str) -> str:
    author = _AUTHOR.match(comment)
    return f"# {comment}" if author is None else f"AUTHOR:{author[1]}"


def _line(entry: Entry, spelling: Spelling) -> str:
    side = "SB: " if entry.section == "sideboard" else ""
    # What is not known stays empty: a hole that a person sees and can fill.
    return f"{side}{entry.count} [{entry.set_code or ''}:{entry.number or ''}] {spelling(entry, 'arena')}"


def _warn(deck: Decklist) -> tuple[Finding, ...]:
    """XMage finds cards by set and number alone."""
    lacking = [entry.name for entry in deck.entries if not (entry.set_code and entry.number)]
    if not lacking:
        return ()
    told = {"program": "XMage", "count": len(lacking), "names": lacking}
    return (Finding("deck.printing_missing", "warning", FORM.key, told),)


FORM = DeckForm(
    key="xmage",
    games=("mtg",),
    suffix="dck",
    likeness=_likeness,
    read=_read,
    write=_write,
    sections=("main", "sideboard"),
    elsewhere={"commander": "sideboard", "companion": "sideboard"},
    traits=frozenset(("set_code", "number", "title", "comments")),
    warn=_warn,
)
