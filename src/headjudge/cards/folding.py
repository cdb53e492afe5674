"""Names made comparable: what people type and what cards print meet in one folded form.

Folding forgets width and compatibility forms (NFKC), case, accents on Latin letters, the kind of quotation marks and
dashes, the space around a slash and quotation brackets around the whole. It keeps everything else: commas, dots and
marks of Japanese and Russian names, because two names may differ by them.
"""

from __future__ import annotations

import re
import unicodedata

_SAME = str.maketrans(
    {
        **dict.fromkeys("‘’‛ʼʹ`´′＇", "'"),
        **dict.fromkeys("“”„‟″«»", '"'),
        **dict.fromkeys("‐‑‒–—―−﹘﹣", "-"),
        **dict.fromkeys("\u200b\u200c\u200d\u2060\ufeff\u00ad\u200e\u200f\u202a\u202b\u202c\u202d\u202e\ufe0f", None),
        "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "þ": "th", "ı": "i", "ё": "е",
    }
)  # fmt: skip
_ACUTE = " \u0301"
"""What NFKC makes of ´, which keyboards have where others have an apostrophe."""
_SLASHES = re.compile(r"\s*(?:/+|\|\|)\s*")
_BRACKETS = re.compile(r"^[《「『【〈](.*)[》」』】〉]$", re.DOTALL)
_ACCENT_ON_LATIN = re.compile("(?<=[a-z])[\u0300-\u036f]+")


def folded(name: str) -> str:
    """The name as look-ups compare it; two names with the same fold are the same name to a person who types.

    >>> folded("Lim-Dûl’s Vault") == folded("LIM-DUL'S  VAULT")
    True
    >>> folded("《Ｆｉｒｅ／Ｉｃｅ》") == folded("Fire // Ice")
    True

    Cost: linear in the text. Folding twice changes nothing.
    """
    if name.isascii():
        text = name.lower().replace("`", "'")
    else:
        text = unicodedata.normalize("NFKC", name).replace(_ACUTE, "'").translate(_SAME).casefold()
        text = _ACCENT_ON_LATIN.sub("", unicodedata.normalize("NFD", text))
        text = unicodedata.normalize("NFKC", text).translate(_SAME)
        text = text.strip()
        while bracketed := _BRACKETS.match(text):
            text = bracketed[1].strip()
    if "/" in text or "|" in text:
        text = _SLASHES.sub("//", text)
    return " ".join(text.split())
