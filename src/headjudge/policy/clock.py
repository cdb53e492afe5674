"""What a policy says about its clocks: starting a game, pauses, deck checks, and what follows when time is up."""

from __future__ import annotations

from typing import Literal

from headjudge.policy.model import Model, Natural, Positive, Source
from headjudge.policy.pods import TableClock


class Pauses(Model):
    """What a pause gives back.

    A judge who pauses a match while the round clock runs gives its time back where the pause is longer than
    ``longer_than_seconds``. ``round_clock``: the round clock itself, paused for everybody, stands still and
    loses nothing (``stands_still``), or its pause counts as one of every match (``as_of_a_match``).
    """

    clause: str | None = None
    longer_than_seconds: Natural
    round_clock: Literal["stands_still", "as_of_a_match"]


class DeckCheckTime(Model):
    """What a table gets for a deck check: the time it took and ``extra_minutes`` to shuffle and present.

    ``most``: what is left after it may not be more than the whole round (``whole_round``), or is not capped.
    """

    clause: str | None = None
    extra_minutes: Natural
    most: Literal["whole_round", "uncapped"]


class EndOfRound(Model):
    """What is played when time is up, what becomes of an unfinished game, and until when one may concede."""

    clause: str | None = None
    turns: TableClock
    unfinished: Literal["draw"]
    finished_turn: Literal["complete", "goes_on"] = "goes_on"
    """``complete``: a turn in which nothing is left to decide as time is up counts as over."""
    concede: Literal["any_time", "until_first_action"] = "any_time"
    """``until_first_action``: after time is up nobody may concede once they have acted in the game."""


class ClockRules(Model):
    """The clocks of a policy; minutes of rounds and steps stand in ``minutes``, timers of a draft in ``draft``."""

    start_later_games: Positive | None = None
    """Minutes for the start of a second or third game; those of the first are ``minutes.start_procedure``."""
    pauses: Pauses
    deck_check: DeckCheckTime | None = None
    end: EndOfRound | None = None
    source: Source | None = None
