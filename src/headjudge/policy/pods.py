"""Tables of three and more: what a policy says about scoring them, filling them, seats, time and the play-off."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from headjudge.policy.model import Model, Natural, Positive, Rational, Rows, Source

SeatsRule = Literal["random", "balanced", "seed", "reverse"]
"""Turn order: by chance; as even as can be over the event; best standing first; best standing last."""
Size = Annotated[int, Field(ge=3, le=10)]


class SizePoints(Model):
    """Points by place at a table of ``size``: the winner (or last alive) first."""

    size: Size
    points: Rows[Rational]


class AlivePoints(Model):
    """Points of each survivor of a draw that ``alive`` entrants survived."""

    alive: Size | Literal[2]
    points: Rational


class TableScoring(Model):
    """Who has which points at a table; what a win, a draw, being out and a bye give stands in ``scoring``.

    With ``placement`` the places give the points instead, also those of the eliminated in a draw; survivors of
    a draw have the draw's points (``draw_by_alive``, where it has a row, before ``scoring.draw``).
    """

    draw_points_to: Literal["alive", "all", "none"]
    """``alive``: the eliminated have the points of a loss; ``all``: the eliminated share in the draw's
    points; ``none``: everybody has the points of a loss."""
    placement: Rows[SizePoints] = ()
    draw_by_alive: Rows[AlivePoints] = ()
    nobody_alive: Literal["draw", "lost"] = "draw"
    """All lose at once: a draw among those who were in at that moment, or a loss for everybody."""
    drawn_with_time_left: Literal["final", "restart"] = "final"
    """Whether a game drawn before time is the result, or a new game is begun."""
    clause: str | None = None


class Orders(Model):
    """The order of elimination: 1 for the first out, up to the size of the table for the winner."""

    simultaneous: Literal["reported", "mean", "best", "worst"]
    """Entrants who went out at once: as the winner named them; or all of them the mean, the highest or the
    lowest of the places they take."""
    draw_survivors: Literal["turn_order", "highest", "mean"]
    """Who survived a draw: who had the earlier turn counts as out earlier; or all of them the table's highest
    order; or the mean of the places they take."""
    no_show: Literal["lowest", "zero"]
    """Who did not come to the table, or was absent without a table: the lowest order, or 0."""
    leaver: Literal["at_that_moment", "first_out"]
    """Who left the event during a match: out where ``out`` has them, or before everybody who played on."""
    short_table: Literal["from_the_top", "from_one"] = "from_the_top"
    """At a table smaller than the largest: the winner has the largest size, or the size of that table."""
    bye: Natural
    """The order that a bye counts as."""
    clause: str | None = None


class Phantoms(Model):
    """Opponents who are not there, for rates: each has ``rate`` (of one match)."""

    per_bye: Natural = 0
    per_missing_seat: Natural = 0
    """For each seat by which a table is smaller than the largest size."""
    rate: Rational
    clause: str | None = None


class Opponents(Model):
    """What the values over opponents count."""

    met_twice: Literal["each_meeting", "once"]
    bye: Literal["nothing", "match", "win"]
    """In rates a bye is nothing; a match played; or a match won."""
    missed_rounds: Literal["nothing", "absent"]
    """Rounds before a late entry: nothing, or as if absent."""
    dropped: Literal["keep", "left_out"]
    """Opponents who dropped: their results count, or they are no opponents any more."""
    phantoms: Phantoms | None = None
    seat_values: Rows[Natural] = ()
    """What a win from each seat (turn) counts in the value ``seat_wins``."""
    clause: str | None = None


class Filling(Model):
    """How tables are filled from the standings, and what happens to whom no full table takes.

    ``table_sizes`` of the policy stand in order of preference.
    """

    leftovers: Literal["byes", "short_tables"]
    short_tables_stand: Literal["bottom", "top"] | None = None
    """Where tables of another than the first size stand."""
    min_active: Positive
    below_minimum: Literal["refuse", "byes"]
    """With fewer active entrants: no pairing, or (literally) a bye for everybody."""
    max_byes: Positive | None = None
    """Byes for one entrant where others have had fewer; without it they fall on the lowest every time."""
    repeat_of: Literal["previous_round", "any_round"]
    """Which earlier tables may not come again with exactly the same entrants."""
    bye_group: Literal["next_table", "apart"]
    """Whether the last full table changes places with the entrants who have byes."""
    last_table: Literal["swap_up", "leave"]
    """The last table repeats and nobody is below: its highest and the lowest above change, or it stays."""
    only_table: Literal["repeat", "refuse"]
    """A single table that repeats with nobody below: it stays and is noted, or no pairing."""
    clause: str | None = None


class SpreadWeights(Model):
    """What the pairing ``spread`` weighs: the square of meetings, and the variance of points at a table."""

    meetings: Natural = 16
    points: Natural = 1
    third_meeting: Positive = 8
    """By how much more a third and every further meeting weighs."""


class Seating(Model):
    """Turn order, by part of the event."""

    swiss: SeatsRule
    playoff: SeatsRule = "seed"
    clause: str | None = None


class TableClock(Model):
    """What is played after time is called, and what turn is too long.

    After the running turn come ``turns`` turns, or one of each living entrant, and ``turns_beyond_two`` more
    for each seat beyond two; without ``finish_turn`` the match ends at once.
    """

    finish_turn: bool = True
    turns: Natural
    each_living: bool = False
    turns_beyond_two: Natural = 0
    extra_turns: Literal["keep", "use_up"] = "keep"
    """An extra turn of one's own: the further turns still belong to the next living, or it is one of them."""
    hard_stop_minutes: Positive | None = None
    """Minutes after time at which a match is over in any case."""
    long_turn_minutes: Positive | None = None
    """A turn, extra turns counted in, of more minutes than this calls for the judge."""
    clause: str | None = None


class CutRound(Model):
    """One round of a play-off: the best ``byes`` go on without playing, the others play at ``tables``."""

    tables: Positive
    byes: Natural = 0


class CutShape(Model):
    """A play-off for the best ``cut``: its rounds until one table is left."""

    cut: Positive
    rounds: Annotated[Rows[CutRound], Field(min_length=1)]


class TablePlayoff(Model):
    """The play-off at tables: its shapes, who sits with whom, and what a drawn elimination does."""

    shapes: Annotated[Rows[CutShape], Field(min_length=1)]
    size: Size = 4
    advance: Positive = 1
    """How many of each table go on."""
    grouping: Literal["snake", "stride"] = "snake"
    """Seeds over two tables: 1 4 5 8 and 2 3 6 7, or 1 3 5 7 and 2 4 6 8."""
    drawn: Literal["best_seed", "replay", "untimed"]
    """A drawn table: the best seed goes on; it is played again; or there is no time limit to draw by."""
    clause: str | None = None

    def shape(self, cut: int) -> CutShape | None:
        """The shape for that many, or ``None``."""
        return next((one for one in self.shapes if one.cut == cut), None)


class Pods(Model):
    """The rules of an event at tables of three or more. Every option that an organiser has is a value here."""

    table: TableScoring
    orders: Orders
    opponents: Opponents
    filling: Filling
    spread: SpreadWeights = SpreadWeights()
    seats: Seating
    clock: TableClock
    playoff: TablePlayoff | None = None
    source: Source | None = None
