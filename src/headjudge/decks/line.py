"""One line of a list taken apart: count, name, and the marks around it.

The whole remaining text is looked up as a name first; only then a count is peeled from the front and marks from the
back, one at a time, looking up what remains each time. So ``1996 World Champion`` is one card and not 1,996, and
``Hazmat Suit (Used)`` keeps its end. Without card data everything that looks like a count or a mark is one.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from typing import Literal

from headjudge.cards.card import Game
from headjudge.decks.decklist import HIGHEST_COUNT, Finish, Section
from headjudge.decks.naming import Names, both_names, unwrapped
from headjudge.decks.words import words

LONGEST_LINE = 2_000
"""Letters in a line of a list. The longest card name has 141; no program writes more than a few hundred."""

BracketMeaning = Literal["set", "group", "either"]
"""What ``[...]`` behind a name means: a set code, the list's own categories, or whichever it looks like."""

PITCH_WORDS = {
    **dict.fromkeys(("red", "r", "赤", "красный", "красная", "1"), 1),
    **dict.fromkeys(("yellow", "yel", "y", "黄", "жёлтый", "желтый", "жёлтая", "2"), 2),
    **dict.fromkeys(("blue", "blu", "b", "青", "синий", "синяя", "3"), 3),
    **dict.fromkeys(("purple", "pur", "紫", "фиолетовый", "4"), 4),
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
    fault: str | None = None


_UNSEEN = str.maketrans(
    {
        **dict.fromkeys(
            "\u200b\u200c\u200d\u2060\ufeff\u00ad\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufe0f"
        ),
        "’": "'",
        "‘": "'",
        "′": "'",
    }
)  # fmt: skip


def tidy(text: str) -> str:
    """A line as it is read: full-width letters and digits made plain (NFKC), unseen characters and outer space gone."""
    if text.isascii():
        return text.strip()
    return unicodedata.normalize("NFKC", text.translate(_UNSEEN)).translate(_UNSEEN).strip()


_BULLET = re.compile(r"^[-*•●◦‣・–—]\s+")
_COUNT = re.compile(
    r"^(?:(?P<plain>\d{1,9})(?:\s?[x×*](?=[\s\[《「『【〈]|[^\x00-\x7f])|(?=[\s《「『【〈]|枚|шт))"
    r"|[x×](?P<after_x>\d{1,9})(?=\s)|\[(?P<square>\d{1,9})\]|\((?P<round>\d{1,9})\)(?=\s))"
    r"\s*(?:枚|шт\.?)?\s*(?P<rest>.*)$",
    re.IGNORECASE,
)
_COUNT_IN_CELL = re.compile(r'^"?(\d{1,9})"?\s*[,;\t]\s*(?!\d)"?(.+?)"?$')
_COUNT_BEHIND = re.compile(
    r"^(?P<rest>.*\S)(?:\s+[x×]\s?|\s*×\s?|\s+)(?P<count>\d{1,9})\s?(?P<word>枚|шт\.?)?$", re.IGNORECASE
)
_BEHIND_SURE = re.compile(r"(?:\s[x×]\s?\d+|×\s?\d+|\d\s?枚|\d\s?шт\.?)$", re.IGNORECASE)
_BARE_COUNT = re.compile(r"^[x×]?\s?\d{1,9}\s?[x×]?$", re.IGNORECASE)
_NEGATIVE = re.compile(r"^[-−]\d+\s*[x×]?\s")
_SET_BEFORE = re.compile(r"^\[(?P<set>[A-Za-z0-9_]{2,8})(?:[:#](?P<number>[^\]\s]+))?\]\s+(?P<rest>\S.*)$")


def peeled(
    text: str, names: Names, *, game: Game = "mtg", bracket: BracketMeaning = "either", sharp: bool = True
) -> Peeled:
    """Takes a tidied line apart; see the module. ``sharp`` says whether `` #`` begins tags or a comment.

    Cost: about 10 microseconds. Never fails: what cannot be read comes back with ``fault`` set (``too_long``,
    ``count_zero``, ``count_too_high``, ``count_negative``, ``no_name``).
    """
    if len(text) > LONGEST_LINE:
        return Peeled(text, fault="too_long")
    if names.knows(text):
        return Peeled(text)
    if bulleted := _BULLET.match(text):
        text = text[bulleted.end() :]
        if names.knows(text):
            return Peeled(text)
    section: Section | None = None
    if text[:3].casefold() == "sb:":
        section, text = "sideboard", text[3:].lstrip()
    count, rest, sure = _counted(text, names)
    if _NEGATIVE.match(text):
        return Peeled(text, fault="count_negative")
    if not rest or not any(letter.isalnum() or letter in "_?!" for letter in rest):
        return Peeled(text, fault="no_name")
    if not 1 <= count <= HIGHEST_COUNT:
        return Peeled(text, fault="count_zero" if count == 0 else "count_too_high")
    found = Peeled(rest, count, game, section=section)
    _peel(found, names, bracket=bracket, sharp=sharp)
    if not sure and not names.knows(found.name):
        _peel_count_behind(found, names)
    if found.fault is None and not found.name:
        found.fault = "no_name"
    _name_alone(found, names)
    return found


def _counted(text: str, names: Names) -> tuple[int, str, bool]:
    """The count in front, the rest, and whether a count stood there."""
    if _BARE_COUNT.match(text):
        return 1, "", True
    if match := _COUNT.match(text):
        digits = match["plain"] or match["after_x"] or match["square"] or match["round"]
        return int(digits), match["rest"].strip(), True
    if (match := _COUNT_IN_CELL.match(text)) and not names.knows(text):
        return int(match[1]), match[2].replace('""', '"').strip(), True
    return 1, text, False


def _peel_count_behind(found: Peeled, names: Names) -> None:
    """``Island x4``, ``島 4枚``; a bare number behind a name only where the rest is a known name."""
    match = _COUNT_BEHIND.match(found.name)
    if match is None:
        return
    if not (_BEHIND_SURE.search(found.name) or names.knows(match["rest"].strip())):
        return
    count = int(match["count"])
    found.name = match["rest"].strip(" ,;\t")
    if not 1 <= count <= HIGHEST_COUNT:
        found.fault = "count_zero" if count == 0 else "count_too_high"
    found.count = count


def _name_alone(found: Peeled, names: Names) -> None:
    """The name without brackets and without its other language."""
    if found.name.isascii() and found.name[:1] != '"':
        return
    if not names.knows(found.name):
        bare = unwrapped(found.name)
        found.name, found.other_name = (bare, None) if names.knows(bare) else both_names(bare, names)


_LABEL = re.compile(r"\s*\^([^^]*)\^$")
_BRACKET = re.compile(r"\s*\[([^\[\]]*)\]$")
_STARS = re.compile(r"\s+\*([^*\s]+)\*$")
_CODE_AND_NUMBER = re.compile(
    r"\s*\((?P<set>[A-Za-z0-9_]{2,8})\)(?:\s+(?P<number>[^\s()\[\]#*^]*\d[^\s()\[\]#*^]*|[★†]+))?$"
)
_WORD = re.compile(r"\s*\(([^()]{1,12})\)$")
_PIPES = re.compile(r"\s*(?<!\|)\|(?!\|)\s*(?P<set>[A-Za-z0-9_]{2,8})\s*(?:\|\s*(?P<number>[^|\s]+)\s*)?$")
_ANGLE = re.compile(r"\s*<([^<>]*)>$")
_SET_CODE = re.compile(r"^[A-Z0-9_]{2,8}$")
_CHOSEN_COLOUR = re.compile(r"^colou?r\s*:\s*([WUBRG])$", re.IGNORECASE)
_MARKS: dict[str, Section] = {
    "commander": "commander",
    "cmdr": "commander",
    "companion": "companion",
    "general": "commander",
}


_MARK_BEGINS = re.compile(r"\s*[(\[*#^|<]")
_MOST_MARKS = 12
_A_NAME = "\0"
"""Stands for a name that is known while the marks behind it are read."""


def _peel(found: Peeled, names: Names, *, bracket: BracketMeaning, sharp: bool) -> None:
    """Takes the marks off the name: behind the longest beginning that is a known name, or else all of them."""
    before = _SET_BEFORE.match(found.name)
    if before and not names.knows(found.name):
        found.set_code, found.number = before["set"].upper(), before["number"]
        found.name = before["rest"]
    whole = found.name
    known = _known_beginning(whole, names)
    if known is None:
        _peel_marks(found, bracket, sharp)
    elif known != whole:
        found.name = _A_NAME + whole[len(known) :]
        _peel_marks(found, bracket, sharp)
        # Words behind a name that are no mark of any program are the writer's own remark.
        if remark := found.name[1:].strip():
            found.comment = remark if found.comment is None else f"{remark} {found.comment}"
        found.name = known


def _known_beginning(text: str, names: Names) -> str | None:
    """The longest beginning of the text, up to where a mark may begin, that is a known name."""
    if names.knows(text):
        return text
    cuts = [match.start() for match in _MARK_BEGINS.finditer(text)][:_MOST_MARKS]
    for cut in reversed(cuts):
        if cut and names.knows(text[:cut]):
            return text[:cut]
    return None


def _peel_marks(found: Peeled, bracket: BracketMeaning, sharp: bool) -> None:
    """Takes marks off the end, one at a time, until none is left."""
    while True:
        was = found.name
        if sharp and " #" in was:
            _peel_sharp(found)
        elif was.endswith("]"):
            _peel_bracket(found, bracket)
        else:
            for step in (_peel_label, _peel_stars, _peel_word, _peel_set, _peel_pipes, _peel_angle):
                step(found)
                if found.name != was:
                    break
        if found.name == was:
            return


def _peel_sharp(found: Peeled) -> None:
    """``# a comment``, ``# !Commander``, ``#tag #another tag``."""
    name, _, behind = found.name.partition(" #")
    found.name = name.rstrip()
    said = []
    for word in re.split(r"\s#", behind):
        mark = _MARKS.get(word.strip().lstrip("!").casefold()) if "!" in word else None
        if mark:
            found.section = mark
        elif word.strip():
            said.append(word)
    if behind[:1].isspace():
        found.comment = " #".join(said).strip() or found.comment
    else:
        found.tags[:0] = [word.strip() for word in said]


def _peel_label(found: Peeled) -> None:
    if match := _LABEL.search(found.name):
        found.label, found.name = match[1], found.name[: match.start()]


def _peel_stars(found: Peeled) -> None:
    match = _STARS.search(found.name)
    if match is None:
        return
    word = match[1].casefold()
    if word in _MARKS:
        found.section = _MARKS[word]
    elif word in ("f", "foil"):
        found.finish = "foil"
    elif word in ("e", "etched"):
        found.finish = "etched"
    else:
        found.tags.insert(0, match[0].strip())
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
    elif found.number is None and found.set_code is None and word.rstrip("abcs").isdigit():
        found.number = match[1]
    else:
        return
    found.name = found.name[: match.start()]


def _peel_set(found: Peeled) -> None:
    match = _CODE_AND_NUMBER.search(found.name)
    if match is None or found.game == "fab" or found.set_code is not None:
        return
    # A word in parentheses such as (Used) belongs to the name: a code alone is written in capitals.
    if match["number"] is None and not _SET_CODE.match(match["set"]) and not match["set"].islower():
        return
    found.set_code = match["set"].upper()
    found.number = match["number"] or found.number
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
    if match[1][:1].isdigit() and found.number is None:
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
    elif code:
        found.set_code, found.number = code["set"].upper(), code["number"] or found.number
    elif inside:
        _take_groups(found, inside)
    found.name = found.name[: match.start()]


def _take_groups(found: Peeled, inside: str) -> None:
    """Archidekt's categories: ``Commander{top},Ramp,Maybeboard{noDeck}{noPrice}``."""
    groups = []
    for part in inside.split(","):
        category = _CATEGORY.match(part.strip())
        if category is None or not part.strip():
            continue
        if "{nodeck}" in category["flags"].casefold():
            found.aside = True
        heading = words().headings.get(category["name"].strip().casefold())
        if (
            heading is not None
            and heading.kind == "section"
            and heading.section != "main"
            and found.section is None
        ):
            found.section = heading.section
        groups.append(part.strip())
    found.groups = groups + found.groups
