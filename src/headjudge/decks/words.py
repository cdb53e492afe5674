"""Words that lists use for their sections and for themselves, in the languages that clients write."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal

from msgspec import Struct

from headjudge.cards.folding import folded
from headjudge.decks.decklist import Section


class Heading(Struct, frozen=True):
    """A line that heads what follows: a section, a pile beside the deck, or a group inside the section."""

    kind: Literal["section", "pile", "group"]
    section: Section | None
    name: str
    count: int | None = None


class Words(Struct, frozen=True):
    """Folded word -> what it says."""

    headings: Mapping[str, Heading]
    heads: Mapping[str, str]
    number_names: frozenset[str]


@cache
def words() -> Words:
    """The words of ``data/words.toml``, folded."""
    told = tomllib.loads(files("headjudge.decks").joinpath("data/words.toml").read_text("utf-8"))
    headings: dict[str, Heading] = {}
    for word in told["groups"]["words"]:
        headings[folded(word)] = Heading("group", None, word)
    for pile, spelled in told["piles"].items():
        headings.update({folded(word): Heading("pile", "extras", pile) for word in spelled})
    for section, spelled in told["sections"].items():
        headings.update({folded(word): Heading("section", section, section) for word in spelled})
    heads = {folded(word): what for what, spelled in told["heads"].items() for word in spelled}
    return Words(headings, heads, frozenset(folded(name) for name in told["names"]["like_counts"]))


# A heading may stand in brackets, behind a comment sign, between rules or stars, with a colon, with its count.
_FRAME = re.compile(r"^(?:[/#=*\-_~>\s]*)\[?\s*([^\[\]]*?)\s*\]?[\s:：=*\-_~]*$")
_COUNTED = re.compile(r"^(.*?\S)\s*[(（\[]?\s*(\d{1,5})\s*(?:cards?|枚|шт\.?|карт[аы]?)?\s*[)）\]]?$")
_LONGEST_HEADING = 60


def heading(text: str) -> Heading | None:
    """What a line heads, or None where it is no heading: ``Sideboard``, ``SIDEBOARD:``, ``//Main``, ``[Commander]``,
    ``Creature (12)``, ``サイドボード 15枚``.

    A word with a count before it is a card (``1 Deck``), not a heading.
    """
    if len(text) > _LONGEST_HEADING:
        return None
    framed = _FRAME.match(text)
    if framed is None or not framed[1]:
        return None
    known = words().headings
    inner = framed[1].rstrip(":： ")
    found = known.get(folded(inner))
    if found is not None:
        return found
    counted = _COUNTED.match(inner)
    if counted is None:
        return None
    found = known.get(folded(counted[1].rstrip(":： ")))
    if found is None:
        return None
    return Heading(found.kind, found.section, found.name, int(counted[2]))


_SAID = re.compile(r"^(?://|#)?\s*([^:：]{1,30}?)\s*[:：]\s*(.*)$")


def said(text: str) -> tuple[str, str] | None:
    """What a line ``Word: value`` says about the list, as ``(what, value)``; None where it is no such line.

    ``what`` is ``title``, ``format_name``, ``hero``, ``author``, ``about`` or ``other``.
    """
    parts = _SAID.match(text)
    if parts is None:
        return None
    what = words().heads.get(folded(parts[1]))
    return None if what is None else (what, parts[2].strip())


def section_before_colon(text: str) -> tuple[Section, str] | None:
    """``Commander: Name`` as the section and the rest; None where no section is named so, or nothing follows."""
    parts = _SAID.match(text)
    if parts is None or not parts[2]:
        return None
    found = words().headings.get(folded(parts[1]))
    if found is None or found.section is None or found.kind != "section":
        return None
    return found.section, parts[2]
