"""What deck rules ask of a Magic card, read from its facts once: types, own copy limit, partner abilities, colours."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from headjudge.cards.card import Face, MagicCard
from headjudge.cards.folding import folded

COLOURS = "WUBRG"
"""The colours in the order in which they are written."""

LAND_TYPES = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
"""Basic land types and the colour that each gives (CR 305.6)."""

_SUPERTYPES = frozenset(("Basic", "Legendary", "Snow", "World", "Ongoing", "Host", "Elite", "Token"))
_NO_DECK_TYPES = frozenset(
    ("Conspiracy", "Plane", "Phenomenon", "Scheme", "Vanguard", "Dungeon", "Emblem", "Stickers", "Token")
)
_NO_DECK_SUBTYPES = frozenset(("Attraction", "Contraption"))
"""What cards stand in no deck, whatever the format: they have piles of their own, or none."""

PairKind = Literal["partner", "partner_with", "partner_text", "background", "companion_of_doctor"]


class Partners(Struct, frozen=True):
    """With whom a commander may share its place (CR 702.124).

    ``any`` is plain partner; ``named`` the card of "partner with"; ``group`` the words behind "partner" ("friends
    forever"); the others are what they say.
    """

    any: bool = False
    named: str | None = None
    group: str | None = None
    chooses_background: bool = False
    is_background: bool = False
    companion_of_doctor: bool = False
    is_doctor: bool = False


class CardFacts(Struct, frozen=True):
    """What the checks ask of a card.

    ``limit`` is the copy limit that the card states itself (0: any number), None where it states none. ``identity`` is
    the card file's, in the order WUBRG; ``recomputed`` what follows from costs, texts, colours and land types.
    ``is_thin`` says that the file gives no types, so that nothing can be decided. ``folded_names`` are the whole name
    and that of the front.
    """

    card: MagicCard
    supertypes: frozenset[str]
    types: frozenset[str]
    subtypes: frozenset[str]
    is_basic: bool
    basic_land_type: str | None
    limit: int | None
    identity: str
    recomputed: str
    partners: Partners
    says_commander: bool
    is_creature_elsewhere: bool
    chooses_colour: bool
    has_companion: bool
    is_thin: bool
    folded_names: tuple[str, ...]

    @property
    def name(self) -> str:
        """The full English name."""
        return self.card.name

    @property
    def front_name(self) -> str:
        """The name of the front."""
        return self.card.faces[0].name if self.card.faces else self.card.name

    @property
    def mana_value(self) -> Fraction:
        """The mana value; half values exist."""
        return Fraction(self.card.mana_value)

    @property
    def is_legendary(self) -> bool:
        """Whether the front is legendary."""
        return "Legendary" in self.supertypes

    @property
    def is_land(self) -> bool:
        """Whether the front is a land."""
        return "Land" in self.types

    @property
    def is_deck_card(self) -> bool:
        """Whether the card can stand in a deck at all."""
        return not (
            (self.types | self.supertypes) & _NO_DECK_TYPES
            or self.subtypes & _NO_DECK_SUBTYPES
            or self.card.meld_result
            or self.card.acorn
        )

    @property
    def is_permanent(self) -> bool:
        """Whether the front is a permanent card."""
        return not self.types & {"Instant", "Sorcery"}


def facts_of(card: MagicCard) -> CardFacts:
    """The facts that deck rules ask for. Cost: some 30 microseconds; keep them."""
    front = card.faces[0] if card.faces else Face(card.name)
    supertypes, types, subtypes = _parted(front.type_line)
    text = front.text
    land_types = [kind for kind in LAND_TYPES if kind in subtypes]
    is_basic = "Basic" in supertypes and "Land" in types
    return CardFacts(
        card=card,
        supertypes=supertypes,
        types=types,
        subtypes=subtypes,
        is_basic=is_basic,
        basic_land_type=land_types[0] if is_basic and land_types else None,
        limit=_limit(text),
        identity=ordered(card.colour_identity),
        recomputed=recomputed_identity(card),
        partners=_partners(text, card, supertypes, subtypes),
        says_commander="can be your commander" in text,
        is_creature_elsewhere="t on the battlefield" in text and bool(_ELSEWHERE.search(text)),
        chooses_colour="is your commander" in text and bool(_CHOOSES.search(text)),
        has_companion="Companion" in card.keywords or ("Companion" in text and bool(_COMPANION.search(text))),
        is_thin=not front.type_line,
        folded_names=tuple(dict.fromkeys((folded(card.name), folded(front.name)))),
    )


def ordered(colours: Iterable[str]) -> str:
    """Colours as letters in the order WUBRG, each once."""
    found = frozenset(colours)
    return "".join(letter for letter in COLOURS if letter in found)


@lru_cache(16_384)
def _parted(type_line: str) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """Supertypes, types and subtypes of one face's type line."""
    # A face is asked for by itself; files that give one line for all faces put the front first.
    line = type_line.split(" // ", maxsplit=1)[0]
    left, _, right = line.replace(" – ", " — ").replace(" - ", " — ").partition(" — ")
    words = left.split()
    return (
        frozenset(word for word in words if word in _SUPERTYPES),
        frozenset(word for word in words if word not in _SUPERTYPES),
        frozenset(right.split()),
    )


_ANY_NUMBER = re.compile(r"\bdeck can have any number of cards named\b", re.IGNORECASE)
_UP_TO = re.compile(r"\bdeck can have (?:up to|no more than) (\w+) cards named\b", re.IGNORECASE)
_ONLY = re.compile(r"\bdeck can have only (\w+) (?:card|copy|copies|cards)\b", re.IGNORECASE)
_NUMBERS = {
    word: number
    for number, word in enumerate(
        ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"), start=1
    )
}  # fmt: skip
_ELSEWHERE = re.compile(r"isn['’]t on the battlefield, it['’]s [^.]*\bcreature\b")
_CHOOSES = re.compile(r"is your commander, choose a colou?r before the game begins", re.IGNORECASE)
_COMPANION = re.compile(r"^Companion\b\s*[—–-]", re.MULTILINE)


def _limit(text: str) -> int | None:
    # Most texts have none of this; a look for a word is a tenth of the time of a pattern.
    if "deck can have" not in text:
        return None
    if _ANY_NUMBER.search(text):
        return 0
    found = _UP_TO.search(text) or _ONLY.search(text)
    if found is None:
        return None
    word = found[1].lower()
    return int(word) if word.isdigit() else _NUMBERS.get(word)


_REMINDER = re.compile(r"\([^()]*\)")
_PARTNER_LINE = re.compile(r"^Partner(?:\s*[—–-]\s*(?P<group>.+)|\s+with\s+(?P<named>.+))?$", re.IGNORECASE)


_OF_PARTNERS = ("artner", "riends forever", "ackground", "octor")


def _partners(text: str, card: MagicCard, supertypes: frozenset[str], subtypes: frozenset[str]) -> Partners:
    if not card.keywords and not any(word in text for word in _OF_PARTNERS) and "Background" not in subtypes:
        return Partners(is_doctor=_is_doctor(card, supertypes, subtypes))
    plain, named, group = False, None, None
    lines = [line.strip() for line in _REMINDER.sub("", text).splitlines()]
    for line in lines:
        found = _PARTNER_LINE.match(line)
        if found is None:
            continue
        named = found["named"].strip() if found["named"] else named
        group = found["group"].strip().casefold() if found["group"] else group
        plain = plain or not (found["named"] or found["group"])
    keywords = {word.casefold() for word in card.keywords}
    # "Friends forever" was an ability of its own before it became a kind of partner.
    if "friends forever" in keywords and group is None:
        group = "friends forever"
    if "partner" in keywords and "partner with" not in keywords and named is None and group is None:
        plain = True
    folded_lines = {line.casefold() for line in lines}
    doctor = "doctor's companion" in {word.replace("’", "'") for word in keywords | folded_lines}
    return Partners(
        any=plain,
        named=named,
        group=group,
        chooses_background="choose a background" in keywords | folded_lines,
        is_background="Background" in subtypes and "Legendary" in supertypes,
        companion_of_doctor=doctor,
        is_doctor=_is_doctor(card, supertypes, subtypes),
    )


def _is_doctor(card: MagicCard, supertypes: frozenset[str], subtypes: frozenset[str]) -> bool:
    """A Time Lord Doctor and nothing else; a changeling is every creature type and so is not."""
    return (
        subtypes == {"Time", "Lord", "Doctor"}
        and "Legendary" in supertypes
        and "Changeling" not in card.keywords
    )


_SYMBOL = re.compile(r"\{([^{}]+)\}")
_COLOURS_OF: dict[str, frozenset[str]] = {letter: frozenset(letter) for letter in COLOURS}


@lru_cache(1_024)
def _colours_of(symbol: str) -> frozenset[str]:
    """The colours of a symbol: ``W/U`` both, ``2/W`` and ``G/P`` one, ``X`` and ``C`` none."""
    return frozenset(part for part in symbol.split("/") if part in _COLOURS_OF)


def recomputed_identity(card: MagicCard) -> str:
    """The colour identity that follows from the card itself (CR 903.4, 903.5d): every coloured symbol in costs and
    rules texts of every face, hybrid and Phyrexian ones for all their colours, reminder texts left out; colours and
    colour indicators; the colours of basic land types."""
    found: set[str] = set()
    for face in card.faces:
        text = _REMINDER.sub("", face.text) if "(" in face.text else face.text
        for symbol in _SYMBOL.findall(face.mana_cost + text):
            found.update(_COLOURS_OF.get(symbol) or _colours_of(symbol))
        found.update(face.colours, face.colour_indicator)
        _, types, subtypes = _parted(face.type_line)
        if "Land" in types:
            found.update(colour for kind, colour in LAND_TYPES.items() if kind in subtypes)
    return ordered(found)
