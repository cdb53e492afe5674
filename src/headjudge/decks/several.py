"""Several cards on one line: ``4 Island, 2 Swamp``, two columns of a page, a list that lost its line ends."""

from __future__ import annotations

import re

from headjudge.decks.naming import Names
from headjudge.decks.undressing import without_end_of_tags

_COUNT = r"\d{1,4}(?: ?[x×х])? +[^\W\d]"
_COUNT_OR_CELL = r"\d{1,4}(?: ?[x×х])?\s+[^\W\d]"
_STARTS_WITH_COUNT = re.compile(r"^\d{1,4}\s*[x×х]?\s", re.IGNORECASE)
_COUNT_IN_FRONT = re.compile(r"^\d{1,4}(?:\s?[x×х])?\s+", re.IGNORECASE)
_SURE = re.compile(rf"(?:[,;+]\s+|\s+\|\s+|\t\s*|\s{{2,}})(?={_COUNT})", re.IGNORECASE)
_MAYBE = re.compile(
    rf"(?:\s*(?:[|;,+&]|/{{1,2}})\s*|\s+(?:and|und|et|и|と)\s+|\s+)(?={_COUNT_OR_CELL})", re.IGNORECASE
)
_MARK = re.compile(r"\s*[(\[*#^|<]")
_MOST = 200


def parted(line: str, names: Names) -> list[str]:
    """The cards of a line, each with its count; the line alone where it is one card.

    Commas, columns and bars before another count part for certain; a space, a slash or an ``and`` only where each part
    is a known name then. Cost: linear; names are asked only where another count stands in the line.
    """
    if not _STARTS_WITH_COUNT.match(line) or not _MAYBE.search(line) or names.knows(line):
        return [line]
    parts = [part.strip() for part in _MAYBE.split(line, _MOST)]
    if len(parts) > 1 and all(_is_known(part, names) for part in parts):
        return parts
    whole = _COUNT_IN_FRONT.sub("", line)
    return [line] if names.knows(whole) else [part.strip() for part in _SURE.split(line)]


def _is_known(part: str, names: Names) -> bool:
    name = _COUNT_IN_FRONT.sub("", part).rstrip(" ,;")
    if names.knows(name):
        return True
    mark = _MARK.search(name)
    return mark is not None and names.knows(name[: mark.start()])


def unrolled(line: str) -> list[str]:
    """The lines of a page that stand on one line of its source: ``4 Island<br>2 Swamp``; the line alone otherwise."""
    return without_end_of_tags(line) if "<" in line else [line]
