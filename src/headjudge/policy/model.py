"""What a policy says, as typed values with closed keys: the rules that hold for an event on its date."""

from __future__ import annotations

import re
from datetime import date
from fractions import Fraction
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, PlainSerializer, StringConstraints
from pydantic_core import PydanticCustomError

_RATIONAL = re.compile(r"-?[0-9]{1,9}(/[0-9]{0,8}[1-9][0-9]{0,8})?")


def _rational(value: Any) -> Any:
    """Whole numbers and strings like ``"1/2"`` are exact; a float never is."""
    if isinstance(value, Fraction):
        return value
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**9:
        return Fraction(value)
    if isinstance(value, str) and _RATIONAL.fullmatch(value):
        return Fraction(value)
    raise PydanticCustomError("not_a_fraction", "a whole number, or a fraction in quotes")


Rational = Annotated[Fraction, BeforeValidator(_rational), PlainSerializer(str, return_type=str)]
"""An exact number: a whole number, or a fraction in quotes."""

T = TypeVar("T")
Rows = Annotated[tuple[T, ...], Field(strict=False)]
"""Rows in order; a list (of TOML or JSON) is taken as it stands."""


def _date(value: Any) -> Any:
    """A day of the calendar: TOML writes it bare, JSON in quotes."""
    if type(value) is date:
        return value.isoformat()
    try:
        if isinstance(value, str) and date.fromisoformat(value).isoformat() == value:
            return value
    except ValueError:
        pass
    raise PydanticCustomError("not_a_date", "a date such as 2025-09-26")


Day = Annotated[str, BeforeValidator(_date)]
"""A date, written ``2025-09-26``."""

Key = Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9_./+-]{0,63}$")]
"""A name for machines: small letters, digits and ``_ . / + -``."""

Positive = Annotated[int, Field(ge=1, le=1_000_000)]
Natural = Annotated[int, Field(ge=0, le=1_000_000)]
Level = Literal["casual", "competitive", "professional"]
Notice = Literal["registration", "start", "advertising"]
"""When a deviation must be told: when players register, before the start, in the event's announcement."""

Games = Annotated[tuple[Natural, Natural, Natural], Field(strict=False)]


class Model(BaseModel):
    """Frozen, with closed keys and no guessing of types."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, arbitrary_types_allowed=True)


class Text(Model):
    """A name in the three languages; English stands in where another is missing."""

    en: Annotated[str, StringConstraints(min_length=1)]
    ja: str | None = None
    ru: str | None = None

    def within(self, language: str) -> str:
        """The name in ``en``, ``ja`` or ``ru``."""
        return {"ja": self.ja, "ru": self.ru}.get(language) or self.en


class Source(Model):
    """Where a rule stands, and which copy of it was read.

    ``edition`` is the edition where these numbers stand; ``carried_by`` a later one that has them unchanged.
    """

    document: Annotated[str, StringConstraints(min_length=1)]
    title: str | None = None
    clause: str | None = None
    edition: Day | None = None
    carried_by: Day | None = None
    issued: Day | None = None
    effective_from: Day | None = None
    effective_until: Day | None = None
    read: str | None = None
    """The copy that was read."""


class Scoring(Model):
    """Match points of each outcome, and how games count where a policy ranks by games."""

    win: Rational
    draw: Rational
    loss: Rational
    bye: Rational
    game_win: Rational | None = None
    game_draw: Rational | None = None
    bye_games: Games | None = None
    """Games won, lost, drawn that a bye counts as in one's own game rate."""
    unreported_win_games: Games | None = None
    unreported_draw_games: Games | None = None
    double_loss_games: Games | None = None
    """What a win, a draw without ``games``, and ``lost`` or ``absent`` count as (won, lost, drawn)."""
    source: Source | None = None


class TieBreak(Model):
    """One step of the order of standings: a metric of the registry, its direction and its floor."""

    key: Key
    better: Literal["high", "low"]
    floor: Rational | None = None
    clause: str | None = None


class Lot(Model):
    """What decides where every step is equal: a lot, drawn for each entrant after each round."""

    drawn: Literal["each_round"] = "each_round"
    clause: str | None = None


class PairingRules(Model):
    """How rounds are paired; ``method`` is a key of the pairing registry."""

    method: Key
    within_group: Literal["random", "standing"] = "random"
    rematches: Literal["avoid", "allow"] = "avoid"
    tables: Literal["standing"] = "standing"
    seat_one: Literal["higher_standing", "seats_rule"] = "higher_standing"
    """``seats_rule``: the turn order follows the rule of ``pods.seats``."""
    draft_pod: Positive | None = None
    """Draft rounds are paired only inside pods of this size."""
    source: Source | None = None


class Playoff(Model):
    """The rounds after the Swiss: who meets whom, who chooses the starter, and the clock."""

    bracket: Key
    starter: Literal["higher_standing", "random"]
    later_games: Literal["loser"] | None = None
    timed: bool = False
    draft_seats: Literal["random"] | None = None
    draft_opponent: Literal["opposite"] | None = None
    """A draft play-off seats at random and plays the seat opposite."""
    source: Source | None = None


class Assumption(Model):
    """What had to be assumed to have a policy for the date: shown with everything it touches."""

    kind: Literal["edition", "before_first", "ended", "section_not_found", "section_differs", "not_stated"]
    edition: Day
    on: Day | None = None
    """The date that was asked for."""
    section: Key | None = None
    """The section, or of what a preset's source does not state the value (``pods.clock.turns``)."""


class IntegerOption(Model):
    """An option whose value is a whole number from ``least`` to ``most``."""

    kind: Literal["integer"]
    least: Natural
    most: Natural
    default: Natural | None = None


class ChoiceOption(Model):
    """An option whose value is one of ``choices``."""

    kind: Literal["choice"]
    choices: Rows[Key]
    default: Key | None = None


Option = Annotated[IntegerOption | ChoiceOption, Field(discriminator="kind")]
