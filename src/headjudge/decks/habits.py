"""How the writer of a list writes counts: some lines can only be understood beside the others.

``4. Island`` is four Islands, unless the lines before are ``1.``, ``2.`` and ``3.``; ``Ramp (8)`` is a heading where
every card has its count in front; ``Island 4`` is four Islands where every line ends so.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

_IN_FRONT = re.compile(
    r"^[^\w\[(]{0,4}(?:SB:\s*)?[\[(]?[x×х]?\d{1,4}\s*[\])]?\s*[x×х*]?(?:\s|枚|шт|[《「])", re.IGNORECASE
)
_NUMBERED = re.compile(r"^[^\w]{0,4}(\d{1,4})[.)]\s")
_BEHIND = re.compile(r"[^\W\d][^\d\n]*\s(\d{1,4})\s*$")
_LONGEST = 200


class Habits(Struct, frozen=True):
    """``counted``: most lines begin with a count; ``numbered``: the lines are numbered 1, 2, 3;
    ``behind``: the lines end with their counts."""

    counted: bool
    numbered: bool
    behind: bool


def habits(lines: Sequence[str]) -> Habits:
    """Looks through the tidied lines of a list. Cost: linear, some two microseconds a line."""
    written = [line for line in lines if line and len(line) <= _LONGEST]
    in_front = sum(1 for line in written if _IN_FRONT.match(line))
    numbers = [int(found[1]) for line in written if (found := _NUMBERED.match(line))]
    behind = sum(1 for line in written if _BEHIND.search(line)) if not in_front and not numbers else 0
    return Habits(
        counted=2 * in_front >= len(written) > 1,
        numbered=_count_up(numbers),
        behind=behind > 1 and 5 * behind >= 4 * len(written),
    )


def _count_up(numbers: list[int]) -> bool:
    """Whether the numbers run 1, 2, 3, beginning again here and there."""
    if len(numbers) < 2 or numbers[0] != 1:
        return False
    return all(number in (1, before + 1) for before, number in pairwise(numbers))
