"""What deck rules ask of a Flesh and Blood card, read from its facts once: where it belongs, which heroes may have it,
and what a hero says about decks."""

from __future__ import annotations

import re

from msgspec import Struct

from headjudge.cards.card import FabCard
from headjudge.cards.folding import folded
from headjudge.decks.grouping import Place, place_of

COLOURS = {"red": 1, "yellow": 2, "blue": 3, "purple": 4}

_NO_SUPERTYPE = frozenset(("Generic", "NotClassed"))


class HeroRules(Struct, frozen=True):
    """What a hero changes in the rules of deck building (CR 5.4.3, meta-static abilities).

    ``supertypes`` are classes and talents, those of an Essence included; ``any_number`` is the folded name of a card
    without limit; ``only_pitch`` the one pitch value that deck cards may have. The others say which cards are let in
    whatever their class and talent.
    """

    monikers: frozenset[str]
    supertypes: frozenset[str]
    any_number: str | None = None
    only_pitch: int | None = None
    any_specialization: bool = False
    any_equipment: bool = False
    different_equipment: bool = False
    any_keyword: str | None = None
    any_named: str | None = None


class FabFacts(Struct, frozen=True):
    """What the checks ask of a card.

    ``sides`` are its sets of classes and talents: one, or two where a hybrid card needs only either. ``is_thin`` says
    that the file gives no types, so that nothing can be decided.
    """

    card: FabCard
    place: Place
    sides: tuple[frozenset[str], ...]
    outside: bool
    legendary: bool
    unlimited: bool
    is_thin: bool
    folded_name: str

    @property
    def name(self) -> str:
        """The English name."""
        return self.card.name


def fab_facts_of(card: FabCard) -> FabFacts:
    """The facts that deck rules ask for."""
    # A demi-hero is what a hero becomes in a game; an ally without a type is the back of the card that makes it.
    is_made = "Demi-Hero" in card.types or (not card.types and "Ally" in card.subtypes)
    return FabFacts(
        card=card,
        place=place_of(card),
        sides=supertype_sides(card),
        outside=card.outside_pool or is_made,
        legendary="Legendary" in card.keywords,
        unlimited="Unlimited" in card.keywords,
        is_thin=not card.types and not is_made,
        folded_name=folded(card.name),
    )


def supertype_sides(card: FabCard) -> tuple[frozenset[str], ...]:
    """The sets of classes and talents of a card (CR 1.1.3): generic is the empty set; a hybrid card (``A / B``) has
    two, of which either is enough; a split card (``A // B``) is one card with all that its faces have."""
    every = frozenset((*card.classes, *card.talents)) - _NO_SUPERTYPE
    if " / " not in card.type_line:
        return (every,)
    sides = [side.split(" - ")[0].split() for side in card.type_line.split(" / ")]
    return tuple(dict.fromkeys(every.intersection(words) for words in sides))


_ESSENCE = re.compile(r"\bEssence of ([^.\n*]+)")
_ANY_NUMBER = re.compile(r"any number of (.+?) in your deck", re.IGNORECASE)
_ONLY_COLOUR = re.compile(r"only have (red|yellow|blue|purple) cards in your deck", re.IGNORECASE)
_ANY_SPECIALIZATION = re.compile(r"\bspecialization cards of any hero in your deck", re.IGNORECASE)
_ANY_EQUIPMENT = re.compile(r"equipment of any class or talent in your inventory", re.IGNORECASE)
_DIFFERENT = re.compile(r"each equipment in your [a-z ]*inventory must have a different name", re.IGNORECASE)
_ANY_NAMED = re.compile(r"cards with (.+?) in their name of any class or talent", re.IGNORECASE)
_ANY_KEYWORD = re.compile(r"cards with ([a-z][a-z -]*?) of any class or talent", re.IGNORECASE)


def hero_rules(card: FabCard) -> HeroRules:
    """What a hero says about decks."""
    text = card.text.replace("*", "")
    number, colour = _ANY_NUMBER.search(text), _ONLY_COLOUR.search(text)
    named, keyword = _ANY_NAMED.search(text), _ANY_KEYWORD.search(text)
    # The card file gives some heroes a word of its own beside their moniker (CR 2.7.3).
    monikers = {folded(one) for one in (card.hero, card.hero_id) if one}
    return HeroRules(
        monikers=frozenset(monikers or {folded(card.name.partition(",")[0])}),
        supertypes=(frozenset((*card.classes, *card.talents)) - _NO_SUPERTYPE) | _essence(text),
        any_number=None if number is None else folded(number[1]),
        only_pitch=None if colour is None else COLOURS[colour[1].lower()],
        any_specialization=bool(_ANY_SPECIALIZATION.search(text)),
        any_equipment=bool(_ANY_EQUIPMENT.search(text)),
        different_equipment=bool(_DIFFERENT.search(text)),
        any_keyword=None if keyword is None or named is not None else keyword[1].casefold(),
        any_named=None if named is None else folded(named[1]),
    )


def _essence(text: str) -> frozenset[str]:
    """The talents of ``Essence of Earth, Ice, and Lightning`` (CR 8.3.16)."""
    found = _ESSENCE.search(text)
    if found is None:
        return frozenset()
    return frozenset(word for word in re.split(r",|\s+", found[1]) if word and word != "and")
