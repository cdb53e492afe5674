"""Names that look like what was written."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import islice

from msgspec import Struct
from rapidfuzz import fuzz, process

_LIKE_ENOUGH = 70
"""Of 100. Two letters wrong in a short name stay above it; words that merely share an ending fall below."""
_SHORT, _LIKE_ENOUGH_IF_SHORT = 4, 60
"""A name of three letters with one wrong is only two thirds the same."""
_SHORTEST_START = 2
_AT_ONCE = 16_384
"""Names compared in one go, about 2 milliseconds: no other thread of a process gets a turn meanwhile."""


class Near(Struct, frozen=True):
    """A card that may have been meant: key, English name, pitch value, likeness from 0 to 100."""

    key: str
    name: str
    pitch: int | None
    likeness: int


class NearNames:
    """All folded names of a database, sorted, ready to be compared with one that is unknown."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._parts = [names[at : at + _AT_ONCE] for at in range(0, len(names), _AT_ONCE)]

    def like(self, text: str, limit: int) -> list[tuple[str, int]]:
        """Folded names like the folded text with their likeness (0 to 100): those that begin with it, then the likest.

        The start of a longer name counts as like it, because people shorten: 瞬唱 for 瞬唱の魔道士.
        """
        enough = _LIKE_ENOUGH_IF_SHORT if len(text) <= _SHORT else _LIKE_ENOUGH
        found: dict[str, int] = {}
        for names in self._parts:
            like = process.extract(
                text, names, scorer=fuzz.ratio, processor=None, score_cutoff=enough, limit=limit
            )
            found.update((name, round(score)) for name, score, _ in like)
        if len(text) >= _SHORTEST_START:
            at = bisect_left(self._names, text)
            for name in self._names[at : at + limit]:
                if not name.startswith(text):
                    break
                found.setdefault(name, _LIKE_ENOUGH)
        if len(found) < limit and len(text) >= _SHORTEST_START and not text.isascii():
            # In Japanese people say the name behind the title: オーコ for 王冠泥棒、オーコ.
            within = (name for name in self._names if text in name and name not in found)
            found.update((name, _LIKE_ENOUGH) for name in islice(within, limit - len(found)))
        # What somebody began to write comes before what merely looks like it.
        return sorted(found.items(), key=lambda one: (not one[0].startswith(text), -one[1], one[0]))[:limit]
