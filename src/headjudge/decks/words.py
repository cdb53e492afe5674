"""Words that lists use for their sections and for themselves, in the languages that clients write."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache, lru_cache
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
    totals: frozenset[str]
    units: frozenset[str]
    columns: frozenset[str]
    marking: frozenset[str]


_MARKING = frozenset(("f", "foil", "e", "etched", "commander", "cmdr", "companion", "general"))
"""Words in brackets behind a name that say something else than a set; the sections' words do so, too."""


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
    return Words(
        headings,
        heads,
        number_names=frozenset(folded(name) for name in told["names"]["like_counts"]),
        totals=frozenset(folded(word) for word in told["totals"]["words"]),
        units=frozenset(folded(word) for word in told["totals"]["units"]),
        marking=_MARKING.union(word for word, found in headings.items() if found.kind == "section"),
        columns=frozenset(folded(word) for word in told["columns"]["words"]),
    )


# A heading may stand in brackets, behind a comment sign, between rules, stars or pictures, with a colon or its count.
_FRAME = re.compile(r"^\W+|\W+$")
_COUNTED = re.compile(
    r"^(.*?[^\s(（\[:：\-–—=])[\s(（\[:：\-–—=]*(\d{1,5})(?:\s*/\s*\d{1,5})?"
    r"\s*(?:cards?|枚|шт|карт[аы]?|장|张|張)?$",
    re.IGNORECASE,
)
_LONGEST_HEADING = 60


def _unframed(text: str) -> str:
    """The words of a heading; underscores only count as a frame on both sides, because a card is called so."""
    inner = _FRAME.sub("", text)
    return inner.strip("_ ") if inner[:1] == inner[-1:] == "_" else inner


_JOINT = re.compile(
    r"\s*[/／,，、・･&＆+()（）]\s*|\s+(?:and|и)\s+|(?<=\w)(?:と|および|及び)(?=\w)", re.IGNORECASE
)
_ETC = re.compile(r"(?:など|等|\s*\betc\.?|\s+и\s+(?:др\.|прочее))$", re.IGNORECASE)


def _joined(text: str) -> Heading | None:
    """The heading of several kinds of arena cards together (TRP A.5: hero, weapons, equipment and the like):
    ``Hero / Weapon / Equipment``, ``闘技場カード（ヒーロー、武器、装備品等）``, ``Оружие и экипировка``."""
    if text[:1].isdigit():
        return None
    parts = [_ETC.sub("", part) for part in _JOINT.split(_ETC.sub("", text)) if part.strip()]
    if len(parts) < 2:
        return None
    known = words().headings
    found = [known.get(folded(part)) for part in parts]
    are_arena = all(one is not None and one.section in ("hero", "arena") for one in found)
    return Heading("section", "arena", "arena") if are_arena else None


def heading(text: str) -> Heading | None:
    """What a line heads, or None where it is no heading: ``Sideboard``, ``SIDEBOARD:``, ``//Main``, ``[Commander]``,
    ``Creature (12)``, ``== Lands (24) ==``, ``サイドボード 15枚``.

    A word with a count before it is a card (``1 Deck``), not a heading.
    """
    if len(text) > _LONGEST_HEADING:
        return None
    known = words().headings
    found = known.get(text.lower())
    if found is not None:
        return found
    inner = _unframed(text)
    found = known.get(folded(inner))
    if found is not None:
        return found
    if (joined := _joined(inner)) is not None:
        return joined
    counted = _COUNTED.match(inner)
    if counted is None:
        return None
    word = _unframed(counted[1])
    found = known.get(folded(word)) or _joined(word)
    if found is None:
        return None
    return Heading(found.kind, found.section, found.name, int(counted[2]))


_SHORTEST_MISSPELT, _LONGEST_MISSPELT = 5, 20
_NEARLY_THE_SAME = 0.8


@lru_cache(1_024)
def misspelt_heading(text: str) -> str | None:
    """The section's word that a line nearly is, or None: ``commander`` for ``Comander``.

    Only offered where a name is unknown, never taken. Cost: half a millisecond, nothing the second time.
    """
    word = folded(_unframed(text))
    if not _SHORTEST_MISSPELT <= len(word) <= _LONGEST_MISSPELT:
        return None
    known = [one for one, found in words().headings.items() if found.kind == "section"]
    return next(iter(get_close_matches(word, known, 1, _NEARLY_THE_SAME)), None)


_NAMED_BY_ITS_FRAME = re.compile(
    r"^(?:={2,}\s*(?P<rules>[^\s=].*?)\s*=*|-{2,}\s*(?P<dashes>[^\s-].*?)\s*-{2,}|\*{2,}\s*(?P<stars>[^\s*].*?)\s*\*{2,}"
    r"|_{2,}\s*(?P<lines>[^\s_].*?)\s*_{2,}|~{2,}\s*(?P<waves>[^\s~].*?)\s*~{2,}|#{2,6}\s+(?P<sharps>\S.*)"
    r"|\[(?P<square>[^\[\]]+)\]|【(?P<corner>[^【】]+)】|(?P<colon>[^:]*[^\s:])\s*:|<(?P<angle>[^<>]+)>)$"
)
_NAMED_BY_ITS_COUNT = re.compile(
    r"^(?P<name>[^\W\d].*?)\s*(?:\(\s*\d{1,3}\s*\)|\[\s*\d{1,3}\s*\]|[:-]\s+\d{1,3})$"
)


def unknown_heading(text: str, counted: bool) -> str | None:
    """The word of a line that stands like a heading but is none that lists are known to have: ``== Removal ==``,
    ``Ramp:``, ``[Draw]``; with ``counted`` (every card has its count in front) ``Ramp (8)``, too. Else None."""
    if len(text) > _LONGEST_HEADING:
        return None
    found = _NAMED_BY_ITS_FRAME.match(text)
    if found is None and counted:
        found = _NAMED_BY_ITS_COUNT.match(text)
    if found is None or found.lastgroup is None:
        return None
    word = found[found.lastgroup].strip()
    return word if word and not word[0].isdigit() else None


_TOTAL = re.compile(
    r"^(?P<before>[^\d:=]{0,20}?)\s*[:=]?\s*\d{1,5}(?:\s*/\s*\d{1,5})?\s*(?P<behind>[^\d]{0,20})$"
)


def is_total(text: str) -> bool:
    """Whether a line only says how many cards there are: ``60 cards``, ``Total: 60``, ``合計60枚``."""
    if len(text) > _LONGEST_HEADING:
        return False
    found = _TOTAL.match(_unframed(text))
    if found is None:
        return False
    known = words()
    before, behind = folded(found["before"]), folded(found["behind"])
    if before in known.totals or (before in known.units and not behind):
        return not behind or behind in known.units or behind in known.totals
    return not before and (behind in known.units or behind in known.totals)


_CELLS = re.compile(r"[,;\t|]")


def is_table_head(text: str) -> bool:
    """Whether a line is the first row of a table: ``Count,Name,Edition``, ``| Qty | Card |``."""
    if len(text) > _LONGEST_TABLE_HEAD or not _CELLS.search(text):
        return False
    cells = [cell.strip(' "') for cell in _CELLS.split(text.strip("| "))]
    return len(cells) > 1 and all(folded(cell) in words().columns or not cell for cell in cells)


_LONGEST_TABLE_HEAD = 500


WORLDBREAKS = "Worldbreaks"
"""The pile of a World Breaker list."""
_MARKED_PILES = frozenset((WORLDBREAKS,))
"""Piles that a mark at a card may name. The words of the others are types of cards, too, and so are categories."""


def pile_marked(word: str) -> str | None:
    """The pile that a word in brackets behind a name puts the card into: ``Worldbreak``, ``WB``; else None."""
    found = words().headings.get(folded(word))
    return found.name if found is not None and found.kind == "pile" and found.name in _MARKED_PILES else None


def section_marked(word: str) -> Section | None:
    """The section that a word in brackets behind a name names: ``Commander``, ``SB``, ``Maybeboard``; else None."""
    found = words().headings.get(folded(word))
    return None if found is None or found.kind != "section" else found.section


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


_SECTION_SAID = re.compile(r"^(?://|#)?\s*([^:：=]{1,30}?)(?:\s*[:：]\s*|\s+[-–—=]\s+)(.*)$")


def place_before_colon(text: str) -> tuple[Heading, str] | None:
    """``Commander: Name``, ``Side - 4 Name``, ``WB: 1 Name`` as the section or pile and the rest; None where none is
    named so, or nothing follows."""
    parts = _SECTION_SAID.match(text)
    if parts is None or not parts[2]:
        return None
    found = words().headings.get(folded(parts[1]))
    if found is None or found.section is None:
        return None
    return found, parts[2]
