"""The marks behind a name: printing, finish, categories, tags, labels, remarks, as every program writes them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

from headjudge.cards.card import Game
from headjudge.decks.decklist import Finish, Section
from headjudge.decks.naming import Names
from headjudge.decks.words import pile_marked, section_marked

BracketMeaning = Literal["set", "group", "either"]
"""What ``[...]`` behind a name means: a set code, the list's own categories, or whichever it looks like."""

PITCH_WORDS = {
    **dict.fromkeys(("red", "r", "赤", "赤色", "красный", "красная", "красное", "красные", "1"), 1),
    **dict.fromkeys(
        (
            *("yellow", "yel", "y", "黄", "黄色", "жёлтый", "жёлтая", "жёлтое", "жёлтые"),
            *("желтый", "желтая", "желтое", "желтые", "2"),
        ),
        2,
    ),
    **dict.fromkeys(
        (
            *("blue", "blu", "b", "青", "青色", "синий", "синяя", "синее", "синие"),
            *("голубой", "голубая", "голубое", "голубые", "3"),
        ),
        3,
    ),
    **dict.fromkeys(
        ("purple", "pur", "紫", "紫色", "фиолетовый", "фиолетовая", "фиолетовое", "фиолетовые", "4"), 4
    ),
}
"""The words behind a Flesh and Blood name that say its pitch value."""


@dataclass(slots=True)
class Peeled:
    """What a line says of a card; see ``Entry`` for the fields. ``fault`` is why the line cannot be read."""

    name: str
    count: int = 1
    game: Game = "mtg"
    other_name: str | None = None
    section: Section | None = None
    pile: str | None = None
    set_code: str | None = None
    number: str | None = None
    finish: Finish | None = None
    pitch: int | None = None
    groups: list[str] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)
    label: str | None = None
    comment: str | None = None
    colour: str | None = None
    aside: bool = False
    counted_behind: bool = False
    fault: str | None = None


_SET_BEFORE = re.compile(r"^\[(?P<set>[A-Za-z0-9_]{2,8})(?:[:#](?P<number>[^\]\s]+))?\]\s+(?P<rest>\S.*)$")
_LABEL = re.compile(r"\s*\^([^^]*)\^$")
_BRACKET = re.compile(r"\s*\[([^\[\]]*)\]$")
_STARS = re.compile(r"(?:\A|\s+)\*([^*\s]+)\*$")
_CODE_AND_NUMBER = re.compile(
    r"\s*(?:\((?P<set>[A-Za-z0-9_]{2,8})\)(?:\s+(?P<number>[^\s()\[\]#*^]*\d[^\s()\[\]#*^]*|[★†]+))?"
    r"|\((?P<set_inside>[A-Za-z0-9_]{2,8})[\s:#]+(?P<inside>[^\s()\[\]#*^]*\d[^\s()\[\]#*^]*)\)"
    r"|\[(?P<set_square>[A-Z0-9_]{2,8})\]\s+(?P<square>[^\s()\[\]#*^]*\d[^\s()\[\]#*^]*))$"
)
_WORD = re.compile(r"\s*\(([^()]{1,12})\)$")
_PIPES = re.compile(r"\s*(?<!\|)\|(?!\|)\s*(?P<set>[A-Za-z0-9_]{2,8})\s*(?:\|\s*(?P<number>[^|\s]+)\s*)?$")
_ANGLE = re.compile(r"\s*<([^<>]*)>$")
_SET_CODE = re.compile(r"^[A-Z0-9_]{2,8}$")
_CHOSEN_COLOUR = re.compile(r"^colou?r\s*:\s*([WUBRG])$", re.IGNORECASE)
COLOUR_BEHIND = re.compile(r"\s*\[\s*colou?r\s*:\s*([WUBRG])\s*\]$", re.IGNORECASE)
"""``[colour: U]`` behind a name, for forms whose programs have no such mark."""
_MARKS: dict[str, Section] = {
    "commander": "commander",
    "cmdr": "commander",
    "companion": "companion",
    "general": "commander",
}


_MARK_BEGINS = re.compile(r"\s*[(\[*#^|<]")
_MOST_CUTS = 12
_A_NAME = "\0"
"""Stands for a name that is known while the marks behind it are read."""


def peel_marks(found: Peeled, names: Names, *, bracket: BracketMeaning, sharp: bool) -> None:
    """Takes the marks off the name: behind the longest beginning that is a known name, or else all of them."""
    before = _SET_BEFORE.match(found.name) if found.name.startswith("[") else None
    if before and not names.knows(found.name):
        found.set_code, found.number = before["set"].upper(), before["number"]
        found.name = before["rest"]
    whole = found.name
    known = known_beginning(whole, names)
    if known is not None and holds_cards(whole[len(known) :], names):
        # Another card behind the first is no remark: the line is told as it stands rather than half of it taken.
        known = None
    if known is None:
        _peel_all(found, bracket, sharp)
    elif known != whole:
        found.name = _A_NAME + whole[len(known) :]
        _peel_all(found, bracket, sharp)
        # Words behind a name that are no mark of any program are the writer's own remark.
        if remark := found.name[1:].strip():
            found.comment = remark if found.comment is None else f"{remark} {found.comment}"
        found.name = known


def known_beginning(text: str, names: Names) -> str | None:
    """The longest beginning of the text, up to where a mark may begin, that is a known name."""
    if names.knows(text):
        return text
    cuts = [match.start() for match in _MARK_BEGINS.finditer(text)][:_MOST_CUTS]
    for cut in reversed(cuts):
        if cut and names.knows(text[:cut]):
            return text[:cut]
    return None


_ANOTHER_CARD = re.compile(r"(?:^|[\s|/;,+&>(])\d{1,4}\s?[x×х]?\s+([^\W\d].*)$", re.IGNORECASE)
_LONGEST_NAME_IN_WORDS = 10


def holds_cards(remark: str, names: Names) -> bool:
    """Whether a remark behind a name counts another card: ``| 2 Island``, ``(+ 1 Opt)``."""
    at = 0
    for _ in range(_MOST_CUTS):
        found = _ANOTHER_CARD.search(remark, at)
        if found is None:
            return False
        rest = found[1].split()[:_LONGEST_NAME_IN_WORDS]
        if any(names.knows(" ".join(rest[:many]).rstrip(" ,;)|")) for many in range(len(rest), 0, -1)):
            return True
        at = found.start(1)
    return False


_MOST_MARKS = 60
"""Marks that are taken off one name: more than any program writes."""


def _peel_all(found: Peeled, bracket: BracketMeaning, sharp: bool) -> None:
    """Takes marks off the end, one at a time, until none is left."""
    for _ in range(_MOST_MARKS):
        was = found.name
        if was.endswith("*") and (star := _last_stars(was)) and star[1].casefold() in _STAR_WORDS:
            _peel_stars(found)
        elif sharp and "#" in was and _SHARP.search(was):
            _peel_sharp(found)
        elif was.endswith("]"):
            _peel_bracket(found, bracket)
        else:
            for step in _STEPS.get(was[-1:], _OTHER_STEPS):
                step(found)
                if found.name != was:
                    break
        if found.name == was:
            return


_SHARP = re.compile(r"\s#")


def _peel_sharp(found: Peeled) -> None:
    """``# a comment``, ``# !Commander``, ``# !Foil``, ``#tag #another tag``: a space behind the sign begins a comment,
    which goes on to the end."""
    at = _SHARP.search(found.name)
    if at is None:
        return
    behind = found.name[at.end() :]
    found.name = found.name[: at.start()].rstrip()
    tags: list[str] = []
    remark: list[str] = []
    for word in _SHARP.split(behind):
        said = word.strip()
        mark = said[1:].casefold() if said.startswith("!") else ""
        if mark in _MARKS:
            found.section = _MARKS[mark]
        elif mark in ("foil", "etched"):
            found.finish = "foil" if mark == "foil" else "etched"
        elif said.isdigit() and not remark and found.number is None and word[:1].isdigit():
            found.number = said
        elif said and (remark or word[:1].isspace()):
            remark.append(said)
        elif said:
            tags.append(said)
    found.tags[:0] = tags
    if remark:
        found.comment = " #".join(remark)


def _peel_label(found: Peeled) -> None:
    if match := _LABEL.search(found.name):
        found.label, found.name = match[1], found.name[: match.start()]


_STAR_WORDS = frozenset((*_MARKS, "f", "foil", "e", "etched", "f-etch", "f-etched"))


def _last_stars(text: str) -> re.Match[str] | None:
    """The word in stars at the end of a text; looked for there alone, however many stand before it."""
    at = text.rfind("*", 0, -1)
    if at < 0:
        return None
    while at and text[at - 1].isspace():
        at -= 1
    return _STARS.match(text, at)


def _peel_stars(found: Peeled) -> None:
    match = _last_stars(found.name)
    if match is None:
        return
    word = match[1].casefold()
    if word in _MARKS:
        found.section = _MARKS[word]
    elif word in ("f", "foil"):
        found.finish = "foil"
    elif word in ("e", "etched", "f-etch", "f-etched"):
        found.finish = "etched"
    else:
        found.tags.insert(0, match[0].strip())
    found.name = found.name[: match.start()]


_PRICE = re.compile(
    r"\s+[-–—@=:]?\s*\(?((?:[$€£¥₽]\s?\d[\d.,]{0,9}(?:\s?(?:USD|EUR|GBP|JPY|RUB))?)"
    r"|\d[\d.,]{0,9}\s?(?:[$€£¥₽]|円|руб\.?|р\.|tix|USD|EUR|GBP|JPY|RUB))\)?$",
    re.IGNORECASE,
)
_TICKS = re.compile(r"\s*`([^`]*)`$")


def _peel_price(found: Peeled) -> None:
    """``$1.50``, ``2,50 €``, ``300円``: a remark."""
    if match := _PRICE.search(found.name):
        found.comment = match[1] if found.comment is None else f"{match[1]} {found.comment}"
        found.name = found.name[: match.start()]


def _peel_ticks(found: Peeled) -> None:
    """A category in backticks, as some lists for Archidekt write it."""
    if match := _TICKS.search(found.name):
        _take_groups(found, match[1])
        found.name = found.name[: match.start()]


def _peel_word(found: Peeled) -> None:
    """``(F)``, ``(foil)``, ``(331)`` as a collector number, and the colours of Flesh and Blood."""
    match = _WORD.search(found.name)
    if match is None:
        return
    word = match[1].strip().casefold()
    if found.game == "fab":
        if found.pitch is not None or word not in PITCH_WORDS:
            return
        found.pitch = PITCH_WORDS[word]
    elif word in ("f", "foil"):
        found.finish = "foil"
    elif word in ("e", "etched"):
        found.finish = "etched"
    elif (marked := _MARKS.get(word) or section_marked(word)) is not None:
        found.section = marked
    elif (pile := pile_marked(word)) is not None:
        found.pile = pile
    elif found.number is None and word.rstrip("abcs").isdigit():
        found.number = match[1]
    else:
        return
    found.name = found.name[: match.start()]


def _peel_set(found: Peeled) -> None:
    match = _CODE_AND_NUMBER.search(found.name)
    if match is None or found.game == "fab" or found.set_code is not None:
        return
    code = match["set"] or match["set_inside"] or match["set_square"]
    number = match["number"] or match["inside"] or match["square"]
    # A word in parentheses such as (Used) belongs to the name: a code alone is written in capitals.
    if number is None and not _SET_CODE.match(code) and not code.islower():
        return
    found.set_code = code.upper()
    found.number = number or found.number
    found.name = found.name[: match.start()]


def _peel_pipes(found: Peeled) -> None:
    if found.set_code is None and (match := _PIPES.search(found.name)):
        found.set_code = match["set"].upper()
        found.number = match["number"]
        found.name = found.name[: match.start()]


def _peel_angle(found: Peeled) -> None:
    """``<161>`` is a collector number, other words in angle brackets are marks of the list."""
    match = _ANGLE.search(found.name)
    if match is None:
        return
    if found.number is None and any(letter.isdigit() for letter in match[1]) and " " not in match[1]:
        found.number = match[1]
    else:
        found.tags.insert(0, match[0].strip())
    found.name = found.name[: match.start()]


_SET_AND_NUMBER = re.compile(r"^(?P<set>[A-Z0-9_]{2,8})(?:\s*[:#]\s*(?P<number>\S+))?$")
_CATEGORY = re.compile(r"^(?P<name>.*?)(?P<flags>(?:\{[^{}]*\})*)$")


def _peel_bracket(found: Peeled, bracket: BracketMeaning) -> None:
    match = _BRACKET.search(found.name)
    if match is None:
        return
    inside = match[1].strip()
    chosen = _CHOSEN_COLOUR.match(inside)
    code = _SET_AND_NUMBER.match(inside) if bracket != "group" and found.set_code is None else None
    if bracket == "set" and code is None and chosen is None:
        code = _SET_AND_NUMBER.match(inside.upper()) if found.set_code is None else None
    if chosen:
        found.colour = chosen[1].upper()
    elif (
        bracket != "group" and (marked := _MARKS.get(inside.casefold()) or section_marked(inside)) is not None
    ):
        found.section = marked
    elif bracket != "group" and (pile := pile_marked(inside)) is not None:
        found.pile = pile
    elif code:
        found.set_code, found.number = code["set"].upper(), code["number"] or found.number
    elif inside:
        _take_groups(found, inside)
    found.name = found.name[: match.start()]


_STEPS = {
    "^": (_peel_label,),
    "*": (_peel_stars,),
    ")": (_peel_word, _peel_set, _peel_price),
    ">": (_peel_angle,),
    "`": (_peel_ticks,),
}
"""What may be peeled, by the last letter of what is left."""
_OTHER_STEPS = (_peel_set, _peel_pipes, _peel_price)


def _take_groups(found: Peeled, inside: str) -> None:
    section, pile, aside, groups = categories(inside)
    found.section = found.section or section
    found.pile = found.pile or pile
    found.aside = found.aside or aside
    found.groups[:0] = groups


@lru_cache(4_096)
def categories(inside: str) -> tuple[Section | None, str | None, bool, tuple[str, ...]]:
    """Archidekt's categories ``Commander{top},Ramp`` or ``Maybeboard{noDeck}{noPrice}``: the section that they name,
    the pile, whether they take the card out of the deck, and the groups that are left.

    The first category is the card's own: it alone decides whether the card is in the deck. A category that is the
    name of a section says where the card is and is no group.
    """
    named: Section | None = None
    pile: str | None = None
    aside = False
    groups = []
    for place, part in enumerate(part.strip() for part in inside.split(",")):
        category = _CATEGORY.match(part)
        if category is None or not part:
            continue
        section = section_marked(category["name"].strip())
        if section in ("commander", "companion") or (place == 0 and section not in (None, "main")):
            named = named or section
            continue
        marked = pile_marked(category["name"].strip())
        if marked is not None:
            pile = pile or marked
            continue
        if place == 0 and "{nodeck}" in category["flags"].casefold():
            aside = True
        groups.append(part)
    return named, pile, aside, tuple(groups)
