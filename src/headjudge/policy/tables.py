"""The tables of a policy: rounds by attendance, minutes, draft timers, who registers a deck, programmes."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from headjudge.policy.model import (
    Key,
    Level,
    Model,
    Natural,
    Notice,
    Positive,
    Rational,
    Rows,
    Source,
    Text,
)

TeamSeat = Literal["A", "B", "C"]
"""A seat of a team."""
DraftSeat = Annotated[str, StringConstraints(pattern=r"^[A-C][1-9]$")]
"""A seat of one of the teams at a draft table."""


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
    kinds: Rows[Literal["swiss", "draft"]] = ()
    """What each day's rounds are, where they are not all Swiss."""
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
    notice: Rows[Notice] = ()
    """By when an announcement is to be made."""


class Draft(Model):
    """How a booster draft runs: timers by cards left, the review, and what starts a timer."""

    packs: Positive
    pod: Positive
    timers: Rows[PickTimer]
    review_seconds: Positive
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


class ByTier(Model):
    """What holds at events of these tiers, but for the programmes named."""

    clause: str
    tiers: Rows[Positive]
    without: Rows[Key] = ()


class ListsShared(Model):
    """At which levels the opponents of a play-off get each other's decklists, for which formats.

    ``notice``: by when another practice must be told.
    """

    clause: str
    levels: Rows[Level]
    categories: Rows[Literal["constructed", "limited"]]
    notice: Rows[Notice] = ()


DeckChecks = Literal["required", "recommended", "optional"]


class DeckCheckRules(Model):
    """Regular deck checks by level, and the share of players that they should reach before the play-off."""

    clause: str
    professional: DeckChecks
    competitive: DeckChecks
    casual: DeckChecks
    share: Rational | None = None


class DutyRules(Model):
    """What falls to organiser and officials by tier and level."""

    officials_may_play: ByTier | None = None
    organiser_may_judge: ByTier | None = None
    lists_shared: ListsShared | None = None
    deck_checks: DeckCheckRules | None = None
    source: Source | None = None


class TeamMatch(Model):
    """How teams play: the seats, the games to win, what missing members cost, who sits where in a draft."""

    seats: Rows[TeamSeat]
    wins: Positive
    """Games that win the match; it ends with the last of them."""
    missing_forfeit: Positive
    """So many missing members of one team forfeit the match; a missing seat forfeits its own game."""
    unique_hero: bool
    at_time: Literal["more_wins"]
    """When time is called the team with more games won takes the match; with as many it is a draw."""
    draft_clockwise: Rows[DraftSeat] = ()
    """Clockwise round a draft table: seat and team (``A1``, ``B2``)."""
    source: Source | None = None

    @property
    def draft_teams(self) -> int:
        """How many teams draft at one table."""
        return len({seat[1] for seat in self.draft_clockwise})


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
