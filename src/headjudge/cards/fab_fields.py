"""The fields of a card in the package, taken out with their types checked; what is wrong is told by card and field."""

from __future__ import annotations

from decimal import Decimal
from typing import Any, Literal

from msgspec import Struct

from headjudge.cards.javascript.values import Shape, Unread
from headjudge.findings import Finding, InputError

_MOST_FAULTS = 50
"""More are counted, not listed: a package of another form has one fault in each of thousands of cards."""
_ENOUGH_FAULTS = 20_000
"""After so many nothing more is read."""

Expected = Literal["text", "number", "flag", "texts", "objects", "object", "pitch", "identifier", "day"]
"""What a field should have been."""

CARD_SHAPE: Shape = {
    **dict.fromkeys(
        (
            *(
                "cardIdentifier",
                "name",
                "pitch",
                "typeText",
                "types",
                "subtypes",
                "classes",
                "talents",
                "metatypes",
            ),
            *(
                "traits",
                "keywords",
                "specializations",
                "hero",
                "young",
                "rarities",
                "legalFormats",
                "bannedFormats",
            ),
            *(
                "restrictedFormats",
                "legalHeroes",
                "isCardBack",
                "oppositeSideCardIdentifiers",
                "functionalText",
            ),
            *(
                "cost",
                "power",
                "defense",
                "life",
                "intellect",
                "specialCost",
                "specialPower",
                "specialDefense",
            ),
            *("specialLife", "specialIntellect", "shortName", "nicknames"),
        )
    ),
    "printings": dict.fromkeys(("identifier", "rarity", "set")),
}
"""The fields of a card that are read; there may be any others."""

RELEASE_SHAPE: Shape = dict.fromkeys(("release", "releaseDate", "setIdentifiers"))


class Told(Struct, frozen=True):
    """Something of a list in the package: the line where it stands, what was read there, and of which card it is."""

    line: int
    value: Any
    of: str = ""

    @property
    def name(self) -> str:
        """How a fault calls it: by the name of the card or product, or else by its identifier."""
        if self.of:
            return self.of
        known = self.value if isinstance(self.value, dict) else {}
        names = (known.get(field) for field in ("name", "cardIdentifier", "release"))
        return next((name for name in names if isinstance(name, str) and name), "?")


class Fields:
    """Takes fields out of what was read and collects what is wrong with them."""

    def __init__(self) -> None:
        self.faults: list[Finding] = []

    def refuse(self) -> None:
        """Raises InputError with what is wrong, if anything is."""
        if not self.faults:
            return
        listed = self.faults[:_MOST_FAULTS]
        if more := len(self.faults) - len(listed):
            listed.append(Finding("cards.fab_more", params={"count": more}))
        raise InputError(listed)

    def wrong(self, told: Told, field: str, expected: Expected) -> None:
        """Notes that a field is missing or is something else than it should be."""
        params = {"card": told.name, "field": field, "expected": expected}
        self.faults.append(Finding("cards.fab_field", params=params, line=told.line))

    def _unread(self, told: Told, field: str, value: Unread) -> None:
        params = {"card": told.name, "field": field, "found": value.text}
        self.faults.append(Finding("cards.fab_unread", params=params, line=value.line))

    def is_object(self, told: Told) -> bool:
        """Whether an entry of a list has fields at all."""
        if len(self.faults) > _ENOUGH_FAULTS:
            self.refuse()
        if isinstance(told.value, Unread):
            self.faults.append(
                Finding("cards.fab_unread_entry", params={"found": told.value.text}, line=told.value.line)
            )
        elif not isinstance(told.value, dict):
            self.faults.append(Finding("cards.fab_no_object", line=told.line))
        return isinstance(told.value, dict)

    def _of_kind(self, told: Told, field: str, kind: type | tuple[type, ...], expected: Expected) -> Any:
        value = told.value.get(field)
        if value is None:
            return None
        if isinstance(value, Unread):
            self._unread(told, field, value)
            return None
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            self.wrong(told, field, expected)
            return None
        return value

    def text(self, told: Told, field: str, *, required: bool = False) -> str | None:
        """A text; where it is required it may not be empty."""
        found: str | None = self._of_kind(told, field, str, "text")
        if (
            required
            and not found
            and (field not in told.value or found is not None or told.value[field] is None)
        ):
            self.wrong(told, field, "text")
        return found

    def number(self, told: Told, field: str) -> int | None:
        """A whole number."""
        found: int | None = self._of_kind(told, field, int, "number")
        return found

    def value(self, told: Told, special: str, plain: str) -> str | None:
        """A value on a card as text: its special form (``X``) if it has one, or else its number."""
        found = self.text(told, special)
        number = self._of_kind(told, plain, (int, Decimal), "number")
        return found or (str(number) if number is not None else None)

    def flag(self, told: Told, field: str) -> bool:
        """Yes or no; a field that is not there means no."""
        return self._of_kind(told, field, bool, "flag") is True

    def texts(self, told: Told, field: str, *, required: bool = False) -> tuple[str, ...]:
        """A list of texts; a field that is not there means none, unless it is required."""
        found = self._of_kind(told, field, list, "texts")
        if found is None:
            if required and told.value.get(field) is None:
                self.wrong(told, field, "texts")
            return ()
        for value in found:
            if isinstance(value, Unread):
                self._unread(told, field, value)
            elif not isinstance(value, str):
                self.wrong(told, field, "texts")
        return tuple(value for value in found if isinstance(value, str))

    def objects(self, told: Told, field: str) -> tuple[Told, ...]:
        """A list of objects, which faults call by the name of what they belong to."""
        found = self._of_kind(told, field, list, "objects")
        if found is None:
            if told.value.get(field) is None:
                self.wrong(told, field, "objects")
            return ()
        for value in found:
            if isinstance(value, Unread):
                self._unread(told, field, value)
            elif not isinstance(value, dict):
                self.wrong(told, field, "objects")
        return tuple(Told(told.line, value, told.name) for value in found if isinstance(value, dict))
