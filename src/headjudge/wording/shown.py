"""Values from outside as text that is safe to show: nothing in a name may move the cursor or turn the line.

Names, ids and keys are written by anybody. A terminal obeys escape sequences, and bidirectional controls
reorder the rest of a line, so these characters are shown by their number instead of being passed on.
"""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from headjudge.findings import InvariantBroken

LONGEST = 2_000
"""Characters of one value in a sentence; what is longer ends in an ellipsis (the JSON form has it all)."""

_EXACT_BITS = 256

# Controls, line breaks, bidirectional controls and other invisible characters, halves of surrogate pairs and
# non-characters. Written out rather than asked from ``unicodedata``, whose answer changes with the version.
# Joiners (200C, 200D) stay: names and emoji need them.
_UNSAFE = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164"
    "\ufeff\uffa0\ufff9-\ufffb\ufffe\uffff\ud800-\udfff\U000e0000-\U000e007f]"
)


def safe(text: str) -> str:
    r"""``text`` with every control, line break and invisible character shown by its number.

    >>> safe("Aki\x1b[2J\u202e")
    'Aki\\u{1b}[2J\\u{202e}'
    """
    return _UNSAFE.sub(lambda found: f"\\u{{{ord(found[0]):x}}}", text)


def _clipped(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def shown(value: Any, comma: str = ", ") -> str:
    """A value as it stands in a sentence: fractions in lowest terms, numbers ungrouped, lists by commas.

    Whatever JSON can hold is shown as JSON writes it, text without its quotes. Raises
    :class:`InvariantBroken` for a value that no finding should carry.

    >>> from fractions import Fraction
    >>> shown([Fraction(26, 34), 10000, "Aki"])
    '13/17, 10000, Aki'
    """
    if isinstance(value, str):
        return _clipped(safe(value[: LONGEST + 1]))
    if value is None or isinstance(value, bool | float):
        return json.dumps(value)
    if isinstance(value, int | Fraction):
        # A number of thousands of digits is no information, and Python refuses to write it.
        size = value.bit_length() if isinstance(value, int) else value.numerator.bit_length()
        return str(value) if size <= _EXACT_BITS else f"{'-' if value < 0 else ''}2^{size - 1}…"
    if isinstance(value, datetime.date):
        return value.isoformat()
    if isinstance(value, list | tuple):
        return _clipped(comma.join(shown(item, comma) for item in value[:LONGEST]))
    if isinstance(value, Mapping):
        pairs = (f"{shown(key, comma)}: {shown(item, comma)}" for key, item in list(value.items())[:LONGEST])
        return _clipped("{" + comma.join(pairs) + "}")
    raise InvariantBroken(f"no finding carries a {type(value).__name__}")


def decimal(value: str) -> str:
    """A fraction as a decimal of three places, for reading only; whole numbers stay as they are.

    >>> decimal("13/17"), decimal("2")
    ('0.765', '2')
    """
    if "/" not in value:
        return value
    thousandths = round(Fraction(value) * 1000)
    return f"{thousandths // 1000}.{thousandths % 1000:03d}"
