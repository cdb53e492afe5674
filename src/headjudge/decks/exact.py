"""Cards of files that programs write: count, name and marks stand apart, so nothing is guessed from the name."""

from __future__ import annotations

import re

from headjudge.decks.decklist import HIGHEST_COUNT
from headjudge.decks.line import LONGEST_LINE, Peeled, tidy
from headjudge.decks.marks import COLOUR_BEHIND
from headjudge.decks.naming import Names

_WHOLE = re.compile(r"^[0-9]+$")
_NEGATIVE = re.compile(r"^[-−][0-9]+$")
_LONGEST_COUNT = 9
_HALVES = re.compile(r"(?<=[\w!?.])/(?=\w)")


def one_line(text: str) -> str:
    """A text as one tidy line: full-width letters made plain, unseen letters gone, every run of space one space."""
    return " ".join(tidy(text).split())


def counted(count: str | None, name: str) -> Peeled:
    """The card with this count and this name; a count that is not written is one.

    ``fault`` is set where it is no card: ``no_name``, ``too_long``, ``not_a_number``, ``count_negative``,
    ``count_zero``, ``count_too_high``. The name is kept then, too.
    """
    found = Peeled(one_line(name))
    # No program has a place for the colour that a player chose for a commander, so players write it into the name.
    if found.name.endswith("]") and (chosen := COLOUR_BEHIND.search(found.name)):
        found.name, found.colour = found.name[: chosen.start()], chosen[1].upper()
    digits = "1" if count is None else tidy(count)
    if len(name) > LONGEST_LINE:
        found.fault = "too_long"
    elif not found.name:
        found.fault = "no_name"
    elif _NEGATIVE.match(digits):
        found.fault = "count_negative"
    elif not _WHOLE.match(digits):
        found.fault = "not_a_number"
    else:
        digits = digits.lstrip("0") or "0"
        found.count = int(digits) if len(digits) <= _LONGEST_COUNT else HIGHEST_COUNT + 1
        if found.count == 0:
            found.fault = "count_zero"
        elif found.count > HIGHEST_COUNT:
            found.fault = "count_too_high"
    return found


def halves_apart(name: str, names: Names) -> str:
    """``Fire/Ice`` as ``Fire // Ice``: programs that write split cards with one slash mean the same card.

    A name that has two slashes, or that card data knows only as it stands, stays.
    """
    if "/" not in name or "//" in name:
        return name
    apart = _HALVES.sub(" // ", name)
    return name if names.knows(name) and not names.knows(apart) else apart
