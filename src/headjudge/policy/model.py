"""What a policy says, as typed values with closed keys: the rules that hold for an event on its date."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, PlainSerializer


def _rational(value: Any) -> Any:
    """Whole numbers and strings like ``"1/2"`` are exact; a float never is."""
    if isinstance(value, bool) or isinstance(value, float):
        raise ValueError("a whole number or a fraction in quotes such as '1/2'")  # noqa: TRY004
    return Fraction(value)


Rational = Annotated[Fraction, BeforeValidator(_rational), PlainSerializer(str, return_type=str)]
"""An exact number: a whole number, or a fraction in quotes."""


class Model(BaseModel):
    """Frozen, with closed keys and no guessing of types."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, arbitrary_types_allowed=True)


class Scoring(Model):
    """Match points of each outcome, and how games count where a policy ranks by games."""

    win: Rational
    draw: Rational
    loss: Rational
    bye: Rational
    game_win: Rational | None = None
    game_draw: Rational | None = None
    bye_games: tuple[int, int, int] | None = None
    """Games won, lost, drawn that a bye counts as in one's own game rate."""
    unreported_win_games: tuple[int, int, int] | None = None
    unreported_draw_games: tuple[int, int, int] | None = None
    double_loss_games: tuple[int, int, int] | None = None
    """What a win, a draw without ``games``, and ``lost`` or ``absent`` count as (won, lost, drawn)."""


class TieBreak(Model):
    """One step of the order of standings: a metric of the registry, its direction and its floor."""

    key: str
    better: Literal["high", "low"]
    floor: Rational | None = None


class PairingRules(Model):
    """How rounds are paired; ``method`` is a key of the pairing registry."""

    method: str
    within_group: Literal["random"] = "random"
    rematches: Literal["avoid", "allow"] = "avoid"
    tables: Literal["standing"] = "standing"
    seat_one: Literal["higher_standing"] = "higher_standing"
