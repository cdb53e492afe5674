"""The tables of a policy: rounds by attendance, minutes, draft timers, who registers a deck, programmes."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from headjudge.policy.model import Key, Level, Model, Natural, Notice, Positive, Rows, Source, Text


class DraftPlayoff(Model):
    """The other reading of a row: for limited events that play off with a booster draft."""

    rounds: Positive
    cut: Positive


class RoundsRow(Model):
    """From ``least`` to ``most`` entrants (no end without ``most``): Swiss rounds, and the cut if any."""

    least: Natural
    most: Natural | None = None
    rounds: Positive
    cut: Positive | None = None
    draft_playoff: DraftPlayoff | None = None
    printed: str | None = None
    """The range as printed, where it is not the range that is meant."""
    inferred: bool = False
    """Our reading, not a row of the document."""


class RoundsTable(Model):
    """Recommended Swiss rounds of a single-day tournament; ``entrants``: a team counts as a player."""

    counts: Literal["players", "teams", "entrants"]
    printed_counts: Literal["players", "teams"] | None = None
    rows: Annotated[Rows[RoundsRow], Field(min_length=1)]
    source: Source | None = None


class DaysRow(Model):
    """From ``least`` to ``most`` entrants: rounds of each day, and how many go on at least."""

    least: Natural
    most: Natural | None = None
    days: Rows[Positive]
    top: Positive


class DaysTable(Model):
    """Recommended Swiss rounds of a tournament over several days.

    The next day is for the top ``top`` of the row or for everybody with at most ``losses`` rounds not won,
    whichever is more.
    """

    counts: Literal["players", "teams"] = "players"
    losses: Natural
    cut: Positive
    formats: Rows[Key] = ()
    """The policy of each day, where the table fixes it."""
    rows: Annotated[Rows[DaysRow], Field(min_length=1)]
    source: Source | None = None


class StructureTables(Model):
    """The recommended structures; ``notice``: by when another number of rounds must be told."""

    single_day: RoundsTable | None = None
    teams: RoundsTable | None = None
    multi_day_constructed: DaysTable | None = None
    multi_day_limited: DaysTable | None = None
    notice: Rows[Notice] = ()
    source: Source | None = None


class TimeLimit(Model):
    """Minutes of one activity; ``world_premiere`` minutes more at World Premiere events.

    ``minutes`` is missing where no document states it; ``taken_from`` names the row of another format whose
    rules this one follows.
    """

    minutes: Positive | None = None
    world_premiere: Natural = 0
    taken_from: Key | None = None
    names: Text | None = None
    source: Source | None = None


class Minutes(Model):
    """The clock of a round, and of what else the format needs time for."""

    round: TimeLimit
    others: dict[Key, TimeLimit] = Field(default_factory=dict)
    with_draft: dict[Key, TimeLimit] = Field(default_factory=dict)
    """What comes on top where a booster draft follows: on a later day, or as the play-off."""
    start_procedure: Natural | None = None
    """Minutes for the start of a game that are part of the round's minutes."""
    games: Positive = 1
    """The games to win that the round's minutes are meant for."""
    notice: Rows[Notice] = ()
    source: Source | None = None


class PickTimer(Model):
    """Seconds to pick with ``cards`` left in the pack; no timer on the last card."""

    cards: Positive
    seconds: Positive | None = None


class CalledDraft(Model):
    """At which levels the draft is called (timed, in step)."""

    professional: Literal["always", "if_announced", "never"]
    competitive: Literal["always", "if_announced", "never"]
    casual: Literal["always", "if_announced", "never"]


class Draft(Model):
    """How a booster draft runs: timers by cards left, the review, and what starts a timer."""

    packs: Positive
    pod: Positive
    timers: Rows[PickTimer]
    review_seconds: Positive
    passes: Rows[Literal["left", "right"]] = ()
    """Which way the rest of each pack goes, first pack first."""
    timer_starts: Literal["announcement"]
    """The judge's announcement starts the next timer; a timer never starts by itself."""
    early_when_all_picked: bool
    pick_lies: Literal["face_down_on_own_pile"]
    pack_may_be_touched: Literal["after_announcement"]
    overrun: Literal["penalty_if_repeated"]
    called: CalledDraft | None = None
    source: Source | None = None


class RegistrationRow(Model):
    """Whether decks are registered at a level, for a kind of format."""

    level: Level
    category: Literal["constructed", "limited", "welcome_deck"]
    need: Literal["required", "optional", "none"]


class ListGroup(Model):
    """One group of a decklist: a kind of card, and for deck cards their pitch (null: cards without pitch)."""

    id: Key
    cards: Literal["arena", "deck"]
    hero: bool = False
    pitch: Rows[Natural] = ()
    without_pitch: bool = False
    names: Text


class Registration(Model):
    """Who hands in a list, and what stands on it."""

    rows: Annotated[Rows[RegistrationRow], Field(min_length=1)]
    without_level: Level
    """The level that is taken where an event names neither level nor programme, for one day."""
    without_level_several_days: Level
    fields: Rows[Literal["name_en", "pitch", "quantity"]] = ()
    groups: Rows[ListGroup] = ()
    limited_list: Literal["pool_without_basic_rarity_and_hero"] | None = None
    constructed_sheet: Literal["recommended_to_players"] | None = None
    limited_sheet: Literal["recommended_to_organisers"] | None = None
    notice: Rows[Notice] = ()
    source: Source | None = None


class Programme(Model):
    """An organised-play programme, its tier and the level its rules are enforced at."""

    id: Key
    names: Text
    tier: Positive
    level: Level
    event: Key | None = None
    """The event this row is a part of, where its days have rows of their own."""
    day: Positive | None = None
    """From which day on the row holds."""
    world_premiere: bool = False
    """Whether the starred time limits get their extra minutes."""


class Programmes(Model):
    """All programmes of an edition."""

    rows: Annotated[Rows[Programme], Field(min_length=1)]
    source: Source | None = None
