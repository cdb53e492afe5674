"""The short way for the lines that most lists consist of: ``4 Island``, ``1x Sol Ring (C21) 263 *F*``.

It gives exactly what the long way in ``headjudge.decks.line`` gives, or nothing.
"""

from __future__ import annotations

import re

from headjudge.decks.decklist import Entry, Finish, Section
from headjudge.decks.naming import Names
from headjudge.decks.words import is_marking, words

_ORDINARY = re.compile(
    r"(\d{1,4})x? (?![xX] )((?:[A-Za-z][A-Za-z'.,-]* )*[A-Za-z](?:[A-Za-z'.,-]*[A-Za-z])?)"
    r"(?: \(([A-Z][A-Z0-9]{2,4}|[a-z][a-z0-9]{2,4})\)(?: (\d{1,4}[a-z]?))?)?(?: \*([FE])\*)? *"
)

_LONGEST = 200


def ordinary(line: str, names: Names, section: Section, number: int) -> Entry | None:
    """The entry of an ordinary line of a Magic list; None where the line needs the long way.

    Cost: about 2 microseconds.
    """
    if len(line) > _LONGEST:
        return None
    found = _ORDINARY.fullmatch(line)
    if found is None:
        return None
    digits, name, code, printed, star = found.groups()
    count = int(digits)
    # Some names look like a count or a mark; none of them is read before the card data is asked.
    if not count or line.rstrip().lower() in names.odd_names:
        return None
    finish: Finish | None = None if star is None else "foil" if star == "F" else "etched"
    if code is None:
        if name.partition(" ")[0].lower() in words().units:
            return None
    elif is_marking(code):
        return None
    if code is not None or star is not None:
        rest = line[found.start(2) :].rstrip().lower()
        if rest in names.odd_names or (star is not None and rest[:-4] in names.odd_names):
            return None
        code = None if code is None else code.upper()
    return Entry(
        name=name,
        count=count,
        section=section,
        line=number,
        set_code=code,
        number=printed,
        finish=finish,
    )
