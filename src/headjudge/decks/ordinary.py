"""The short way for the lines that most lists consist of: ``4 Island``, ``1x Sol Ring (C21) 263``.

It gives exactly what the long way in ``headjudge.decks.line`` gives, or nothing.
"""

from __future__ import annotations

import re

from headjudge.decks.decklist import Entry, Section
from headjudge.decks.naming import Names
from headjudge.decks.words import is_marking

_ORDINARY = re.compile(
    r"(\d{1,4})x? (?![xX] )((?:[A-Za-z][A-Za-z'.,-]* )*[A-Za-z](?:[A-Za-z'.,-]*[A-Za-z])?)"
    r"(?: \(([A-Z][A-Z0-9]{2,4}|[a-z][a-z0-9]{2,4})\)(?: (\d{1,4}[a-z]?))?)? *"
)


def ordinary(line: str, names: Names, section: Section, number: int) -> Entry | None:
    """The entry of an ordinary line of a Magic list; None where the line needs the long way.

    Cost: about 2 microseconds.
    """
    found = _ORDINARY.fullmatch(line)
    if found is None:
        return None
    digits, name, code, printed = found.groups()
    count = int(digits)
    # Some names look like a count or a mark; none of them is read before the card data is asked.
    if not count or line.rstrip().lower() in names.odd_names:
        return None
    if code is None:
        return Entry(name=name, count=count, section=section, line=number)
    if is_marking(code) or line[found.start(2) :].rstrip().lower() in names.odd_names:
        return None
    return Entry(name=name, count=count, section=section, line=number, set_code=code.upper(), number=printed)
