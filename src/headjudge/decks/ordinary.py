"""The short way for the lines that most lists consist of: ``4 Island``, ``1x Sol Ring (C21) 263 *F*``.

It gives exactly what the long way in ``headjudge.decks.line`` gives, or nothing.
"""

from __future__ import annotations

import re

from headjudge.decks.decklist import Entry, Finish, Section
from headjudge.decks.line import tidy
from headjudge.decks.marks import BracketMeaning, categories
from headjudge.decks.naming import Names
from headjudge.decks.words import words

_ORDINARY = re.compile(
    r"(\d{1,4})x? (?![xX] )((?:[A-Za-z][A-Za-z'.,-]* (?:// )?)*[A-Za-z](?:[A-Za-z'.,-]*[A-Za-z])?)"
    r"(?: \(([A-Z][A-Z0-9]{2,4}|[a-z][a-z0-9]{2,4})\)(?: (\d{1,4}[a-z]?))?)?(?: \*([FE])\*)?"
    r"(?: \[([A-Za-z][^\[\]]*)\])?(?: \^([^^]+)\^)? *"
)
_WITHOUT_MARKS = re.compile(
    r"(\d{1,4})x? ([^\s\d()\[\]{}*#^|<>/\\:;\"“”《》「」『』【】〈〉][^\s()\[\]{}*#^|<>/\\:;\"“”《》「」『』【】〈〉]*"
    r"(?: [^\s()\[\]{}*#^|<>/\\:;\"“”《》「」『』【】〈〉]+)*)"
)
_LONGEST = 200
_FINISHES: dict[str | None, Finish | None] = {"F": "foil", "E": "etched", None: None}


def _folded(text: str) -> str:
    """What folding comes to for the letters of an ordinary line."""
    return text.lower().replace(" // ", "//")


class ShortWay:
    """The short way for one list: what is known of names, and what ``[...]`` behind one means."""

    def __init__(self, names: Names, bracket: BracketMeaning) -> None:
        known = words()
        self._odd = names.odd_names | known.number_names
        self._marking, self._units = known.marking, known.units
        # An odd name is met by few lines: its first word tells the others apart.
        self._odd_starts = frozenset(name.partition(" ")[0] for name in self._odd)
        self._knows = names.knows
        self._grouped = bracket == "group"

    def entry(self, line: str, section: Section, number: int) -> Entry | None:
        """The entry of an ordinary line of a Magic list; None where the line needs the long way.

        Cost: about 2 microseconds.
        """
        if len(line) > _LONGEST:
            return None
        found = _ORDINARY.fullmatch(line)
        if found is None:
            return self._of_known_name(line, section, number)
        digits, name, code, printed, star, inside, label = found.groups()
        count = int(digits)
        # Some names look like a count or a mark; none of them is read before the card data is asked.
        odd, first = self._odd, name.partition(" ")[0].lower()
        if not count or (
            line.partition(" ")[0] in self._odd_starts and _folded(line[: found.end(_NAME)]) in odd
        ):
            return None
        if found.lastindex == _NAME:
            if first in self._units:
                return None
            return Entry(name=name, count=count, section=section, line=number)
        if code is not None:
            if code.lower() in self._marking:
                return None
            code = code.upper()
        at = found.start(_NAME)
        if first in self._odd_starts and any(
            _folded(line[at : found.end(group)]) + _CLOSING[group] in odd
            for group in _CLOSING
            if found[group]
        ):
            return None
        groups: tuple[str, ...] = ()
        if inside is not None:
            # A colon: a colour that the player chose, or a set with its number.
            if not self._grouped or ":" in inside:
                return None
            said, pile, aside, groups = categories(inside)
            if pile is not None:
                return None
            section = said or ("maybeboard" if aside else section)
        return Entry(
            name=name,
            count=count,
            section=section,
            line=number,
            set_code=code,
            number=printed,
            finish=_FINISHES[star],
            groups=groups,
            label=label,
        )

    def _of_known_name(self, line: str, section: Section, number: int) -> Entry | None:
        """The entry of a line with other letters or digits: a count and a name that the card data knows, no mark."""
        found = _WITHOUT_MARKS.fullmatch(line)
        if found is None or line.partition(" ")[0] in self._odd_starts or tidy(line) != line:
            return None
        count, name = int(found[1]), found[2]
        if not count or name.partition(" ")[0].casefold() in self._units or not self._knows(name):
            return None
        return Entry(name=name, count=count, section=section, line=number)


_NAME = 2
_CLOSING = {3: ")", 4: "", 5: "*", 6: "]", 7: "^"}
"""The marks of the pattern by their group, with what closes each."""
