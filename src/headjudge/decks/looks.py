"""What a text looks like, for telling forms apart: only its beginning is looked at, so that it costs little."""

from __future__ import annotations

import re

_LOOKED_AT = 6_000
_BEFORE = "\ufeff \t\r\n"
"""What may stand before a list: a mark of byte order, blank lines."""
_A_COLOUR = re.compile(r"\((?:red|yellow|blue)\)", re.IGNORECASE)
"""Behind a name it is the pitch of a Flesh and Blood card, though it looks like a set of Magic."""


def beginning(text: str) -> str:
    """The first lines of a text, whole lines only where there is a line end."""
    start = text[:_LOOKED_AT].lstrip(_BEFORE)
    if len(text) <= _LOOKED_AT:
        return start
    end = start.rfind("\n")
    return start[:end] if end > 0 else start


def share(pattern: re.Pattern[str], text: str) -> int:
    """How many in a hundred of the written lines the pattern of a Magic form fits (for whole lines, with
    ``re.MULTILINE``); none in a Flesh and Blood list."""
    start = beginning(text)
    if _A_COLOUR.search(start):
        return 0
    written = sum(1 for line in start.splitlines() if line.strip())
    return 100 * len(pattern.findall(start)) // written if written else 0
