"""What a reader asks of card data: whether a text is a name. Lists are read without card data, too."""

from __future__ import annotations

import re
from typing import Protocol

from headjudge.cards.folding import folded
from headjudge.decks.words import words


class Names(Protocol):
    """Anything that knows card names; ``headjudge.cards.database.CardBase`` does.

    ``odd_names`` are the folded names that an ordinary line of a list could be taken for: those that begin with a
    digit (``1996 world champion``) or have one of ``( [ * ^`` in them (``hazmat suit (used)``).
    """

    @property
    def odd_names(self) -> frozenset[str]:
        """The folded names that begin with a digit or have one of ``( [ * ^`` in them."""
        ...

    def knows(self, name: str) -> bool:
        """Whether the whole text is the name of a card in any language."""
        ...


class NoCardData:
    """No card file at hand: only names that look like counts are known."""

    @property
    def odd_names(self) -> frozenset[str]:
        """The names that look like counts."""
        return words().number_names

    def knows(self, name: str) -> bool:
        """True for a name that would otherwise be taken for a count, such as ``1996 World Champion``."""
        return not name[:1].isalpha() and folded(name) in words().number_names


NO_CARD_DATA = NoCardData()

_FOREIGN = re.compile("[\u0400-\u04ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_LATIN = re.compile("[A-Za-z]")
_OPENING, _CLOSING = '《「『【〈"“«„‹', '》」』】〉"”»“›'
_MOST_SLASHES = 12
_IN_PARENTHESES = re.compile(r"^(.*\S)\s*[(（]([^()（）]+)[)）]$")


def unwrapped(name: str) -> str:
    """A name without the brackets or quotation marks around it: 《島》 is 島.

    Quotation marks inside stay, and a name that is nothing but marks stays as it is.
    """
    start, end = 0, len(name)
    while end - start > 1 and name[start] in _OPENING and name[end - 1] in _CLOSING:
        inner, outer = start + 1, end - 1
        while inner < outer and name[inner].isspace():
            inner += 1
        while inner < outer and name[outer - 1].isspace():
            outer -= 1
        if inner == outer:
            break
        start, end = inner, outer
    return name[start:end]


def both_names(text: str, names: Names) -> tuple[str, str | None]:
    """A name written in two languages, as ``(English name, the other)``: ``島/Island``, ``Island（島）``.

    One name alone comes back with None. The parts must be written in different scripts or both be known names;
    ``Fire/Ice`` is one card. Where a part is known to the card data that division wins, so 火/氷/Fire/Ice comes apart
    in the middle.
    """
    if text.count("/") > _MOST_SLASHES:
        return text, None
    if "/" in text:
        for at in [place for place, letter in enumerate(text) if letter == "/"]:
            parts = text[:at].strip(" /"), text[at:].strip(" /")
            if all(parts) and all(names.knows(part) for part in parts) and _FOREIGN.search(text):
                return _ordered(*parts)
        halves = _by_script([part.strip() for part in text.split("/") if part.strip()])
        if halves is not None:
            return halves
    elif (inner := _IN_PARENTHESES.match(text)) and bool(_FOREIGN.search(inner[1])) != bool(
        _FOREIGN.search(inner[2])
    ):
        return _ordered(unwrapped(inner[1]), unwrapped(inner[2]))
    return text, None


def _ordered(one: str, other: str) -> tuple[str, str]:
    return (other, one) if _FOREIGN.search(one) else (one, other)


def _by_script(parts: list[str]) -> tuple[str, str] | None:
    """Parts in one script before parts in the other; None where they mix or are all alike."""
    foreign = [bool(_FOREIGN.search(part)) for part in parts]
    latin = [part for part, other in zip(parts, foreign, strict=True) if not other]
    if not latin or len(latin) == len(parts) or not all(_LATIN.search(part) for part in latin):
        return None
    if foreign not in (sorted(foreign), sorted(foreign, reverse=True)):
        return None
    rest = [part for part, other in zip(parts, foreign, strict=True) if other]
    return " // ".join(latin), " // ".join(rest)
