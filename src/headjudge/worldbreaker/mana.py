"""Mana symbols as cards print them: costs, payments, and which kinds of mana a commander shows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from headjudge.cards.card import MagicCard

COLOURS = "WUBRG"
COLOURLESS = "C"
KINDS = COLOURS + COLOURLESS
"""The six kinds of mana, in the order in which payments are written."""
LIFE = "P"
"""How the life for a Phyrexian symbol is written in a payment."""

_SYMBOL = re.compile(r"\{([^{}\s]+)\}")
_WHOLE = re.compile(r"(?:\s*\{[^{}\s]+\})*\s*")
_REMINDER = re.compile(r"\([^()]*\)")


def symbols(text: str) -> tuple[str, ...]:
    """The symbols of a text in order, without their braces, in capitals.

    >>> symbols("{6}{R}{R}{R}")
    ('6', 'R', 'R', 'R')
    """
    return tuple(found.upper() for found in _SYMBOL.findall(text))


def is_all_symbols(text: str) -> bool:
    """Whether a text is nothing but symbols (an empty text is).

    >>> is_all_symbols("{3}{G}{U}"), is_all_symbols("3GU")
    (True, False)
    """
    return _WHOLE.fullmatch(text) is not None


def counted(found: Iterable[str]) -> Counter[str]:
    """Symbols by how often they stand there; whole numbers are added up under ``"generic"``, zeros leave nothing.

    >>> sorted(counted(["2", "R", "1"]).items())
    [('R', 1), ('generic', 3)]
    """
    sums: Counter[str] = Counter()
    for symbol in found:
        if symbol.isascii() and symbol.isdigit():
            sums["generic"] += int(symbol[:9])
        else:
            sums[symbol] += 1
    return +sums


def written(amounts: Counter[str]) -> str:
    """Counted symbols as a cost is printed: X, generic, then the kinds of mana, then anything else; ``{0}`` for none.

    >>> written(Counter({"R": 2, "generic": 3}))
    '{3}{R}{R}'
    """
    parts = ["{" + letter + "}" for letter in "XYZ" for _ in range(amounts[letter])]
    if amounts["generic"]:
        parts.append("{" + str(amounts["generic"]) + "}")
    parts += ["{" + kind + "}" for kind in KINDS for _ in range(amounts[kind])]
    rest = sorted(set(amounts) - {*KINDS, *"XYZ", "generic"})
    parts += ["{" + symbol + "}" for symbol in rest for _ in range(amounts[symbol])]
    return "".join(parts) or "{0}"


def kinds_in(symbol: str) -> frozenset[str]:
    """The kinds of mana that a symbol shows: both of a hybrid symbol, the colour of a Phyrexian one.

    >>> sorted(kinds_in("W/B")), sorted(kinds_in("2/R")), sorted(kinds_in("T"))
    (['B', 'W'], ['R'], [])
    """
    # The P of a Phyrexian symbol is no kind of mana.
    return frozenset(half for half in symbol.split("/") if half in KINDS and len(half) == 1)


def commander_kinds(
    commanders: Sequence[MagicCard], *, with_reminders: bool = False, with_indicators: bool = False
) -> frozenset[str]:
    """Which kinds of mana stand as symbols in the mana costs and texts of the commanders (sentence 12), together.

    Of the letters WUBRG and C. Reminder texts and colour indicators do not count unless asked for (option A11). Where
    a card file leaves out a text, the colour identity that it gives fills in, less what only an indicator shows.
    """
    found: set[str] = set()
    for card in commanders:
        shown: set[str] = set()
        indicators: set[str] = set()
        for face in card.faces:
            text = face.text if with_reminders else _REMINDER.sub("", face.text)
            for symbol in (*symbols(face.mana_cost), *symbols(text)):
                shown |= kinds_in(symbol)
            indicators.update(face.colour_indicator)
        shown.update(colour for colour in card.colour_identity if colour not in indicators)
        found |= shown | (indicators if with_indicators else set())
    return frozenset(found)
