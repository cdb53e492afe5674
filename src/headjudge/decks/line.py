"""One line of a list taken apart: count, name, and the marks around it.

The whole remaining text is looked up as a name first; only then a count is peeled from the front and marks from the
back, one at a time, looking up what remains each time. So ``1996 World Champion`` is one card and not 1,996, and
``Hazmat Suit (Used)`` keeps its end. Without card data everything that looks like a count or a mark is one.
"""

from __future__ import annotations

import re
import unicodedata

from headjudge.cards.card import Game
from headjudge.decks.decklist import HIGHEST_COUNT, Section
from headjudge.decks.marks import PITCH_WORDS, BracketMeaning, Peeled, known_beginning, peel_marks
from headjudge.decks.naming import NO_CARD_DATA, Names, both_names, unwrapped

__all__ = ["LONGEST_LINE", "PITCH_WORDS", "BracketMeaning", "Peeled", "has_words", "peeled", "tidy"]

LONGEST_LINE = 2_000
"""Letters in a line of a list. The longest card name has 141; no program writes more than a few hundred."""

_UNSEEN = str.maketrans(
    {
        **dict.fromkeys(
            "\u200b\u200c\u200d\u2060\ufeff\u00ad\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufe0f"
        ),
        "’": "'",
        "‘": "'",
        "′": "'",
        # NFKC would make a space and an accent of it.
        "´": "'",
    }
)  # fmt: skip


def tidy(text: str) -> str:
    """A line as it is read: full-width letters and digits made plain (NFKC), unseen characters and outer space gone."""
    if text.isascii() or len(text) > LONGEST_LINE:
        return text.strip()
    return unicodedata.normalize("NFKC", text.translate(_UNSEEN)).translate(_UNSEEN).strip()


_BULLET = re.compile(r"^(?:[-*+–—]\s+|[•●◦‣∙▪■□◆◇★☆※✓✔➤→·・]\s*)")
_COUNT = re.compile(
    r"^(?:(?P<plain>\d{1,20})(?:\s?[x×*](?=[\s\[《「『【〈\"]|[^\x00-\x7f])|\s?х(?=[\s\[《「『【〈\"«„])|×(?=\w)"
    r"|(?-i:[xх](?=[A-ZА-ЯЁ]))|(?-i:X(?=[A-Z]))|(?=[\s《「『【〈:=«„]|枚|шт|장|张|張)|(?-i:(?=[A-Z][a-z])))"
    r"|[x×х]\s?(?P<after_x>\d{1,20})(?=\s)|\[(?P<square>\d{1,20})\]|\((?P<round>\d{1,20})\)(?=\s))"
    r"\s*(?:枚の?|шт(?:ук[аи]?)?\b\.?|장|张|張)?\s*(?:[:=]\s*|[-–—]+\s+)?(?P<rest>.*)$",
    re.IGNORECASE,
)
_COUNT_IN_CELL = re.compile(
    r'^(?:"(?P<quoted>\d{1,20})"|(?P<bare>\d{1,20}))\s*[,;\t]\s*(?!\d)(?P<rest>\S.*)$'
)
_COUNTERS = "枚|шт(?:ук[аи]?)?\\.?|장|张|張"
_COUNT_BEHIND = re.compile(
    r"^(?P<rest>.*[^\s:=.,…–—×・-])(?<!\s[xXхХ])(?:\s*[:=]\s*|\s+[-–—]+\s*|\s*(?:\.{2,}|・{2,})\s*|\s*,\s*|\s+[x×х]\s?|\s*×\s?|\s+|(?<!\d)(?=\d+\s?(?:枚|장|张|張)))"
    rf"(?P<count>\d{{1,9}})\s?(?P<word>{_COUNTERS}|x|×|х)?$",
    re.IGNORECASE,
)
_BEHIND_SURE = re.compile(
    rf"(?:\s[x×х]\s?\d+|×\s?\d+|\d\s?(?:{_COUNTERS})|\s\d+\s?[x×х]|[:=]\s*\d+|\s[-–—]+\s*\d+|(?:\.\.|・・)\s*\d+|\t\s*\d+"
    r"|,\s*\d+)$",
    re.IGNORECASE,
)
_BEHIND_IN_PARENTHESES = re.compile(
    r"^(?P<rest>.*\S)\s*\(\s*(?:[x×х]\s?(?P<one>\d{1,20})|(?P<two>\d{1,20})\s?[x×х枚])\s*\)$", re.IGNORECASE
)
_BARE_COUNT = re.compile(r"^[x×х]?\s?\d{1,20}\s?[x×х.):]?$", re.IGNORECASE)
_NEGATIVE = re.compile(r"^[-−]\d+\s*[x×х]?\s")
_GLUED = re.compile(r"^(\d{1,4})([^\W\d].*)$")
_GLUED_BEHIND = re.compile(r"^(.*(?:[^\W\d]|[》」』】〉]))(\d{1,4})$")
_SIDE_BEFORE = re.compile(r"^sb\s*:\s*", re.IGNORECASE)


_WORDY = re.compile(r"[\w?!]")


def has_words(text: str) -> bool:
    """Whether anything in a text could be a name: a letter, a digit, or one of the marks that cards are called by."""
    return _WORDY.search(text) is not None


def peeled(
    text: str,
    names: Names,
    *,
    game: Game = "mtg",
    bracket: BracketMeaning = "either",
    sharp: bool = True,
    behind: bool = False,
) -> Peeled:
    """Takes a tidied line apart; see the module. ``sharp`` says whether `` #`` begins tags or a comment; ``behind``
    that the lines of this list end with their counts.

    Cost: about 10 microseconds. Never fails: what cannot be read comes back with ``fault`` set (``too_long``,
    ``count_zero``, ``count_too_high``, ``count_negative``, ``no_name``).
    """
    if len(text) > LONGEST_LINE:
        return Peeled(text, fault="too_long")
    if names.knows(text) or NO_CARD_DATA.knows(text):
        return Peeled(text)
    if bulleted := _BULLET.match(text):
        text = text[bulleted.end() :]
        if names.knows(text):
            return Peeled(text)
    section: Section | None = None
    if before := _SIDE_BEFORE.match(text):
        section, text = "sideboard", text[before.end() :]
    if text[-1:] in (",", ";", "\\") and not names.knows(text):
        text = text.rstrip(" ,;\\")
    count, rest, sure = _counted(text, names)
    if text[:1] in ("-", "−") and _NEGATIVE.match(text):
        return Peeled(text, fault="count_negative")
    if not has_words(rest):
        return Peeled(text, fault="no_name")
    if not 1 <= count <= HIGHEST_COUNT:
        return Peeled(text, fault="count_zero" if count == 0 else "count_too_high")
    found = Peeled(rest, count, game, section=section)
    if not sure and not names.knows(rest):
        _peel_count_behind(found, names, behind)
    if found.fault is None and not found.counted_behind and "\t" in found.name:
        _peel_cells(found)
    peel_marks(found, names, bracket=bracket, sharp=sharp)
    if not sure and not found.counted_behind and not names.knows(found.name):
        _peel_count_behind(found, names, behind)
    if found.fault is None and not has_words(found.name):
        found.fault = "no_name"
    _name_alone(found, names)
    return found


def _counted(text: str, names: Names) -> tuple[int, str, bool]:
    """The count in front, the rest, and whether a count stood there."""
    if _BARE_COUNT.match(text):
        return 1, "", True
    if (match := _COUNT_IN_CELL.match(text)) and not names.knows(text):
        return int(match["quoted"] or match["bare"]), _cells(match["rest"]), True
    if (match := _COUNT.match(text)) and not _is_numbered_name(text, names):
        digits = match["plain"] or match["after_x"] or match["square"] or match["round"]
        return int(digits), match["rest"].strip(), True
    if (glued := _GLUED.match(text)) and not names.knows(text) and names.knows(glued[2]):
        return int(glued[1]), glued[2], True
    return 1, text, False


def _is_numbered_name(text: str, names: Names) -> bool:
    """Whether a text that begins like a count is a name and marks: ``1996 World Champion *F*``."""
    known = known_beginning(text, names) or known_beginning(text, NO_CARD_DATA)
    return known is not None and known[:1].isdigit() and not known.isdigit()


_QUOTED_CELL = re.compile(r'^"((?:[^"]|"")+)"\s*(?:[,;\t]\s*(.*))?$')
_LAST_CELL_A_SET = re.compile(r"^(.*[^\s,]),([A-Z0-9]{3,5})(?:,([0-9]+[a-z]?))?$")


def _cells(text: str) -> str:
    """The cells of a row behind its count, parted by tabs: ``"Jace, the Mind Sculptor",WWK``, ``Island;M20``.

    A comma inside a name parts nothing: only quotation marks or a set code tell where a name ends.
    """
    if quoted := _QUOTED_CELL.match(text):
        behind = [cell.strip(' "') for cell in re.split("[,;\t]", quoted[2] or "")]
        return "\t".join([quoted[1].replace('""', '"').strip(), *filter(None, behind)])
    if coded := _LAST_CELL_A_SET.match(text):
        return "\t".join(filter(None, coded.groups()))
    return text.replace(";", "\t").strip()


_CELL_SET = re.compile(r"^[A-Z0-9]{3,5}$")
_CELL_NUMBER = re.compile(r"^\d{1,4}[a-z★†]?$")


def _peel_cells(found: Peeled) -> None:
    """Cells behind the name: a set code, a collector number, and whatever else as the writer's remark."""
    name, *cells = [cell.strip() for cell in found.name.split("\t")]
    found.name = name
    others = []
    for cell in filter(None, cells):
        if found.set_code is None and _CELL_SET.match(cell) and not cell.isdigit():
            found.set_code = cell
        elif found.number is None and found.set_code is not None and _CELL_NUMBER.match(cell):
            found.number = cell
        else:
            others.append(cell)
    found.comment = " ".join(others) or None


def _peel_count_behind(found: Peeled, names: Names, behind: bool) -> None:
    """``Island x4``, ``島 4枚``, ``Island: 4``; a bare number behind a name only where the rest is a known name, or
    where every line of the list ends so (``behind``)."""
    count: str
    if match := _BEHIND_IN_PARENTHESES.match(found.name):
        count = match["one"] or match["two"]
    else:
        match = _COUNT_BEHIND.match(found.name)
        if match is None:
            _peel_glued_count(found, names)
            return
        sure = _BEHIND_SURE.search(found.name) or (behind and not found.name[0].isdigit())
        if not (sure or _is_name(match["rest"].strip(), names)):
            return
        count = match["count"]
    found.name = match["rest"].strip(" ,;\t")
    if match.groupdict().get("word") == "枚" and not names.knows(found.name):
        found.name = found.name.removesuffix("を")
    found.count, found.counted_behind = int(count), True
    if not 1 <= found.count <= HIGHEST_COUNT:
        found.fault = "count_zero" if found.count == 0 else "count_too_high"


def _is_name(text: str, names: Names) -> bool:
    """Whether a text is a known name, in brackets or in two languages, too: ``森/Forest``, where one side is known."""
    bare = unwrapped(text)
    if names.knows(bare):
        return True
    if "/" not in bare:
        return False
    one, other = both_names(bare, names)
    return other is not None and (names.knows(one) or names.knows(other))


def _peel_glued_count(found: Peeled, names: Names) -> None:
    """``島4``, ``《島》4``: only where what stands before the number is a known name."""
    glued = _GLUED_BEHIND.match(found.name)
    if glued is None or not _is_name(glued[1], names):
        return
    found.name, found.count, found.counted_behind = glued[1], int(glued[2]), True
    if not found.count:
        found.fault = "count_zero"


_ONE_SLASH = re.compile(r"(?<=[^\s/<])\s*(?<!/)(?:/|///)(?!/)\s*(?=[^\s/>])")


def _name_alone(found: Peeled, names: Names) -> None:
    """The name without brackets and without its other language; parts of a card stand beside ``//`` (``Fire/Ice``)."""
    if not (found.name.isascii() and found.name[:1] != '"') and not names.knows(found.name):
        bare = unwrapped(found.name)
        found.name, found.other_name = (bare, None) if names.knows(bare) else both_names(bare, names)
    if found.game == "mtg" and "/" in found.name.strip("/"):
        found.name = _ONE_SLASH.sub(" // ", found.name)
