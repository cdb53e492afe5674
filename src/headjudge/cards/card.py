"""What is known of a card: facts that rules and lists ask for, as a card file gave them.

Card texts are kept in the organiser's own database because rules depend on them (own copy limits, partner abilities);
no page prints them.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Game = Literal["mtg", "fab"]
"""Magic: The Gathering or Flesh and Blood."""

GAMES: tuple[Game, ...] = ("mtg", "fab")


class Face(Struct, frozen=True, omit_defaults=True):
    """One face of a Magic card; an ordinary card has one, a split or two-faced card two, some have five.

    Costs and texts as the card file writes them (``{1}{W/U}``); power, toughness, loyalty and defense are texts
    (``"*"``, ``"1+*"``); colours are letters of WUBRG.
    """

    name: str
    mana_cost: str = ""
    type_line: str = ""
    text: str = ""
    colours: tuple[str, ...] = ()
    colour_indicator: tuple[str, ...] = ()
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None


class MagicCard(Struct, frozen=True, omit_defaults=True):
    """A Magic card as one object of the rules, whatever its printings.

    ``key`` is the Oracle id, by which copies are counted. ``name`` is the full English name, ``A // B`` where there
    are several parts. ``mana_value`` is a whole number or a fraction as text (``"3"``, ``"1/2"``). ``legalities``
    are those of the day of the card file: ``legal``, ``not_legal``, ``banned``, ``restricted``; None means that the
    file has none for this card.
    """

    key: str
    name: str
    faces: tuple[Face, ...]
    layout: str = "normal"
    mana_value: str = "0"
    colour_identity: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    produced_mana: tuple[str, ...] = ()
    legalities: dict[str, str] | None = None
    meld_result: bool = False
    acorn: bool = False

    @property
    def pitch(self) -> None:
        """Cards of Magic have no pitch."""
        return None

    @property
    def full_name(self) -> str:
        """The name that a list should write."""
        return self.name

    @property
    def type_line(self) -> str:
        """The types of every face, ``A // B`` where there are several."""
        return " // ".join(face.type_line for face in self.faces if face.type_line)


COLOUR_OF_PITCH = {1: "red", 2: "yellow", 3: "blue", 4: "purple"}
"""The colour of the strip of a Flesh and Blood card by its pitch value."""


class FabCard(Struct, frozen=True, omit_defaults=True):
    """A unique card of Flesh and Blood: a name with its pitch (Comprehensive Rules 1.3.4).

    ``key`` is the identifier that card programs share (``zipper-hit-red``); ``pitch`` is 1 (red), 2 (yellow),
    3 (blue), 4 (purple) or None; ``hero`` is the moniker that specializations name (``Boltyn`` of Ser Boltyn, Breaker
    of Dawn) and ``hero_id`` what ``legal_heroes`` of other cards call the hero (``Starvo`` of Bravo, Star of the
    Show); ``rarities`` are all at which the card was ever printed. ``legal``, ``banned`` and ``restricted`` are
    formats on the day of the card file; a card can be in two of them, and the ban wins.

    ``faces`` are the names on a split card (``Everbloom``, ``Life``); ``back`` says that the card is only the back of
    others, ``other_sides`` are the keys of what is printed behind it. A hybrid card has `` / `` in its ``type_line``,
    a split card `` // ``. Cost, power, defense, life and intellect are texts (``"X"``, ``"*"``), None where the card
    has none.
    """

    key: str
    name: str
    pitch: int | None = None
    type_line: str = ""
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    talents: tuple[str, ...] = ()
    metatypes: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    specializations: tuple[str, ...] = ()
    hero: str | None = None
    hero_id: str | None = None
    young: bool = False
    rarities: tuple[str, ...] = ()
    legal: tuple[str, ...] = ()
    banned: tuple[str, ...] = ()
    restricted: tuple[str, ...] = ()
    legal_heroes: tuple[str, ...] = ()
    faces: tuple[str, ...] = ()
    back: bool = False
    other_sides: tuple[str, ...] = ()
    text: str = ""
    cost: str | None = None
    power: str | None = None
    defense: str | None = None
    life: str | None = None
    intellect: str | None = None

    @property
    def full_name(self) -> str:
        """The name that a list should write: with the colour where the card has a pitch value."""
        return self.name if self.pitch is None else f"{self.name} ({COLOUR_OF_PITCH[self.pitch]})"

    @property
    def outside_pool(self) -> bool:
        """Whether no card-pool may hold the card: tokens, macros, ephemeral cards, Agents of Chaos, mere backs."""
        return (
            self.back
            or not {"Token", "Macro"}.isdisjoint(self.types)
            or "Ephemeral" in self.keywords
            or "Agent of Chaos" in self.traits
        )


Card = MagicCard | FabCard


class Printing(Struct, frozen=True, omit_defaults=True):
    """A card in a set: set code in capitals, collector number as printed, date of release (ISO), where it exists.

    ``games`` holds of ``paper``, ``mtgo``, ``arena``; empty means that the card file does not say.
    """

    set_code: str
    number: str = ""
    released: str | None = None
    rarity: str = ""
    games: tuple[str, ...] = ()


class CardSet(Struct, frozen=True):
    """A set: its code in capitals, its name and its date of release (ISO) as far as the card file says."""

    code: str
    name: str = ""
    released: str | None = None


class Source(Struct, frozen=True):
    """Where a card database comes from; every verdict prints date and hash.

    ``kind`` is the form of the file (``scryfall``, ``mtgjson``, ``fab_package``, ``headjudge``); ``date`` the day of
    the data; ``dated_by`` how it is known: ``file`` (it says so inside), ``name`` (the file's name does), ``given``
    (the person did) or ``file_time``; ``sha256`` the hash of the file as it was read.
    """

    game: Game
    kind: str
    name: str
    date: str
    dated_by: str
    sha256: str
    version: str = ""
