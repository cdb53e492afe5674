"""Flesh and Blood names as lists write them: identifiers of card programs, names in a row of commas."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal

from msgspec import Struct

from headjudge.cards.card import COLOUR_OF_PITCH
from headjudge.cards.folding import folded
from headjudge.decks.naming import Names

Age = Literal["young", "adult"]


class Sizes(Struct, frozen=True):
    """The smallest deck and the largest pool of a format, hero not counted."""

    deck: int
    pool: int


class FabFacts(Struct, frozen=True):
    """The facts of ``data/fab.toml``: names folded, formats by ``format_key``."""

    comma_names: frozenset[str]
    sizes: Mapping[str, Sizes]
    ages: Mapping[str, Age]


@cache
def fab_facts() -> FabFacts:
    """Names with commas; sizes and ages of heroes by format."""
    told = tomllib.loads(files("headjudge.decks").joinpath("data/fab.toml").read_text("utf-8"))
    ages: dict[str, Age] = dict.fromkeys(told["ages"]["young"], "young")
    ages.update(dict.fromkeys(told["ages"]["adult"], "adult"))
    return FabFacts(
        comma_names=frozenset(folded(name) for name in told["comma_names"]),
        sizes={name: Sizes(**sizes) for name, sizes in told["sizes"].items()},
        ages=ages,
    )


def format_key(name: str | None) -> str:
    """A format's name as the facts list it: ``Classic Constructed`` is ``classicconstructed``."""
    return "".join(letter for letter in (name or "").casefold() if letter.isalnum())


_PITCH_OF_COLOUR = {colour: pitch for pitch, colour in COLOUR_OF_PITCH.items()}
_SMALL_WORDS = frozenset(
    ("of", "the", "and", "a", "an", "in", "on", "to", "at", "for", "from", "with", "by", "or")
)
IDENTIFIER = re.compile(r"^[a-z0-9]+(?:[-_]+[a-z0-9]+)*$")
"""An identifier of card programs: small letters and digits with dashes or underscores."""

PRINTING = re.compile(
    r"^(?P<set>[A-Z0-9]{2}[A-Z]|[A-Z][A-Z0-9]{2})(?P<number>\d{3,4}[a-z]?)(?P<suffix>(?:-[A-Za-z0-9_-]{1,24})?)$"
)
"""A printing as FaBrary writes it: ``SDA021``, ``1HP214``, with a suffix for foil or edition ``WTR001-RF``."""


def identifier(name: str, pitch: int | None) -> str:
    """The identifier that card programs give a card: ``Zipper Hit`` with pitch 1 is ``zipper-hit-red``.

    Signs are left out and accents forgotten, ``//`` becomes two dashes: ``burn-up--shock-red``.
    """
    plain = unicodedata.normalize(
        "NFKD", name.casefold().replace("||", "//").replace("æ", "ae").replace("ð", "d")
    )
    halves = [
        re.sub(r"[^\w\s-]+", "", "".join(c for c in half if not unicodedata.combining(c)))
        for half in plain.split("//")
    ]
    slug = "--".join("-".join(half.replace("_", " ").split()) for half in halves)
    return slug if pitch is None else f"{slug}-{COLOUR_OF_PITCH[pitch]}"


def name_of_identifier(text: str) -> tuple[str, int | None]:
    """What an identifier says of its card: name and pitch; signs and capitals of the name are a guess.

    ``zipper_hit_red`` and ``zipper-hit-red`` are (``Zipper Hit``, 1), ``burn-up--shock-red`` is (``Burn Up // Shock``,
    1).
    """
    slug = text.replace("_", "-")
    head, _, last = slug.rpartition("-")
    pitch = _PITCH_OF_COLOUR.get(last) if head else None
    if pitch is not None:
        slug = head
    halves = [[word for word in half.split("-") if word] for half in slug.split("--")]
    return " // ".join(" ".join(_in_title(words)) for words in halves if words), pitch


def _in_title(words: list[str]) -> list[str]:
    return [
        word if at and word in _SMALL_WORDS else word[:1].upper() + word[1:] for at, word in enumerate(words)
    ]


_COMMA = re.compile(r"\s*[,，、](?!\d)\s*")
_LONGEST_RUN = 4
"""Parts between commas that one name may hold; no name has more than two."""


def parted(text: str, names: Names) -> tuple[list[str], bool]:
    """The names of ``a, b, c, the d`` and whether the division is certain.

    The longest run of parts that is a known name is one; without card data the known names with commas are, and a
    part that goes on in a small letter belongs to the part before it.
    """
    parts = [part for part in _COMMA.split(text) if part]
    found: list[str] = []
    certain = True
    at = 0
    while at < len(parts):
        for run in range(min(_LONGEST_RUN, len(parts) - at), 0, -1):
            name = ", ".join(parts[at : at + run])
            if names.knows(name) or folded(name) in fab_facts().comma_names:
                break
        else:
            run = 1
            while at + run < len(parts) and run < _LONGEST_RUN and parts[at + run][0].islower():
                run += 1
            certain = False
            name = ", ".join(parts[at : at + run])
        found.append(name)
        at += run
    return found, certain or len(parts) == 1
