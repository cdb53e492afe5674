"""The clock of a table of several: whose turn it is, what may still be played after time, when to call the judge.

When the round's time is over, the active player finishes the turn, then so many further turns follow as the policy
says (Goldfish Arena: one), one each for the next living players in turn order; then the match is a draw. An extra
turn of the active player uses up nothing of the others', if the policy says so. Who is eliminated in their own
turn ends it, and the further turns still happen. The game leaves no gap: where a turn ends, that of the next
living player begins.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from headjudge.findings import InvariantBroken
from headjudge.policy.pods import TableClock
from headjudge.tournament.clocks import MINUTE, Moment


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A player's turn begins, and whoever had a turn until then has ended it; ``extra``: one that the game gave."""

    at: Moment
    player: str
    extra: bool = False


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """The active player's turn is over; that of the next living player begins."""

    at: Moment


@dataclass(frozen=True, slots=True)
class Eliminated:
    """A player is out of the game. Several at one moment are several facts, in the order of elimination."""

    at: Moment
    player: str


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The table has its result: somebody has won, or the match is drawn."""

    at: Moment


TableFact = TurnBegan | TurnEnded | Eliminated | MatchEnded

Phase = Literal["waiting", "in_time", "last_turn", "further_turn", "time_over", "ended"]
"""``waiting``: nobody has begun; ``last_turn``: time is over, the active player finishes; ``further_turn``: one of
the turns after it; ``time_over``: all of them are played, the match is a draw; ``ended``: a result is
in, or at most one player is alive."""


@dataclass(frozen=True, slots=True)
class ClockFace:
    """What a table's clock shows at a moment; spans in milliseconds.

    ``turn_used`` is the active player's turn with the extra turns in it; ``further_left`` counts further turns
    still to begin, and ``next_player`` has the next turn. ``over_since`` says when the match was over by time.
    """

    phase: Phase
    active: str | None
    next_player: str | None
    living: tuple[str, ...]
    time_left: int
    turn_used: int
    call_judge: bool
    judge_at: Moment | None
    further_left: int
    over_since: Moment | None = None


@dataclass(frozen=True, slots=True)
class _Turns:
    """Where the turns stand: ``took`` says of how many further turns the one in play is the last."""

    seats: tuple[str, ...]
    rule: TableClock
    living: tuple[str, ...]
    active: str | None = None
    began: Moment = 0
    before: tuple[str, Moment, int] | None = None
    """Whose turn was ended so that the present one began of itself; an extra turn may still go on with it."""
    further: int | None = None
    """Further turns that follow the one in which time was called; None while there is time."""
    took: int = 0
    over: Moment | None = None
    ended: bool = False

    def after(self, player: str) -> str | None:
        """The next living player in turn order."""
        place = self.seats.index(player)
        order = (*self.seats[place + 1 :], *self.seats[:place])
        return next((other for other in order if other in self.living), None)


def further_turns(rule: TableClock, living: int, seated: int) -> int:
    """How many turns follow the one in which time is called, with so many living of so many seated.

    >>> further_turns(TableClock(turns=3, turns_beyond_two=2), living=3, seated=4)
    7
    """
    return rule.turns + (living if rule.each_living else 0) + rule.turns_beyond_two * max(seated - 2, 0)


def table_clock(
    seats: Sequence[str],
    facts: Iterable[TableFact],
    rule: TableClock,
    time_up: Moment,
    now: Moment,
) -> ClockFace:
    """What the clock of a table shows at ``now``; facts after ``now`` have not happened yet.

    ``seats`` is the turn order, ``time_up`` the moment at which this table's time is over. A turn that begins at
    that very moment is the last one. Raises InvariantBroken for a player who does not sit at the table.

    >>> rule = TableClock(turns=1, long_turn_minutes=5)
    >>> facts = [TurnBegan(0, "A"), TurnBegan(80 * MINUTE, "B")]
    >>> clock = table_clock("ABCD", facts, rule, time_up=90 * MINUTE, now=91 * MINUTE)
    >>> clock.phase, clock.active, clock.next_player, clock.call_judge
    ('last_turn', 'B', 'C', True)
    """
    turns = _Turns(tuple(seats), rule, tuple(seats))
    happened = sorted((fact for fact in facts if fact.at <= now), key=lambda fact: fact.at)
    for fact in happened:
        if turns.further is None and fact.at > time_up:
            turns = _called(turns, time_up)
        turns = _stopped(turns, time_up, fact.at)
        if turns.ended or turns.over is not None:
            break
        turns = _step(turns, fact)
    if turns.further is None and now >= time_up:
        turns = _called(turns, time_up)
    if any(isinstance(fact, MatchEnded) for fact in happened):
        turns = replace(turns, ended=True)
    return _shown(_stopped(turns, time_up, now), time_up, now)


def _step(turns: _Turns, fact: TableFact) -> _Turns:
    if isinstance(fact, MatchEnded):
        return replace(turns, ended=True)
    if isinstance(fact, TurnEnded):
        return turns if turns.active is None else _passed(turns, fact.at)
    if fact.player not in turns.seats:
        raise InvariantBroken(f"{fact.player} does not sit at the table")
    if isinstance(fact, Eliminated):
        return _eliminated(turns, fact)
    return _began(turns, fact)


def _began(turns: _Turns, fact: TurnBegan) -> _Turns:
    """A turn begins: the next player's, an extra one of the same player, or one that had begun of itself."""
    if fact.player not in turns.living:
        return turns
    if fact.extra and turns.before is not None and turns.before[0] == fact.player:
        player, began, took = turns.before
        return _extra(replace(turns, active=player, began=began, before=None, took=took), fact.at)
    if fact.player == turns.active:
        return _extra(turns, fact.at) if fact.extra else replace(turns, before=None)
    return _taken(turns, fact.player, fact.at, before=None)


def _extra(turns: _Turns, at: Moment) -> _Turns:
    """An extra turn goes on with the same player's turn; after time it may use up a further turn.

    In the turn in which time was called it uses up nothing where the policy says so. A further turn is one turn:
    an extra turn in it is one of the further turns itself.
    """
    if turns.further is None or (turns.took == 0 and turns.rule.extra_turns == "keep"):
        return turns
    if turns.took >= turns.further:
        return replace(turns, over=at)
    return replace(turns, took=turns.took + 1)


def _taken(turns: _Turns, player: str, at: Moment, before: tuple[str, Moment, int] | None) -> _Turns:
    if turns.further is None or turns.active is None:
        # A table that told nothing until time says now whose turn it is: the turn in which time was called.
        return replace(turns, active=player, began=at, before=before)
    if turns.took >= turns.further:
        return replace(turns, over=at)
    return replace(turns, active=player, began=at, before=before, took=turns.took + 1)


def _passed(turns: _Turns, at: Moment) -> _Turns:
    """The turn is over and the next living player's begins of itself."""
    if turns.active is None:
        return turns if turns.further != 0 else replace(turns, over=at)
    player = turns.after(turns.active)
    if player is None:
        return turns
    return _taken(turns, player, at, before=(turns.active, turns.began, turns.took))


def _eliminated(turns: _Turns, fact: Eliminated) -> _Turns:
    if fact.player not in turns.living:
        return turns
    lost = _turns_to_come(turns, fact.player)
    living = tuple(name for name in turns.living if name != fact.player)
    turns = replace(turns, living=living, further=None if turns.further is None else turns.further - lost)
    if len(turns.living) <= 1:
        return replace(turns, ended=True)
    return replace(_passed(turns, fact.at), before=None) if fact.player == turns.active else turns


def _turns_to_come(turns: _Turns, player: str) -> int:
    """Further turns that fall away with a player, where each of the living has one."""
    if turns.further is None or turns.active is None or not turns.rule.each_living:
        return 0
    place = turns.seats.index(turns.active)
    order = [name for name in (*turns.seats[place + 1 :], *turns.seats[: place + 1]) if name in turns.living]
    due = turns.further - turns.took
    return sum(1 for step in range(due) if order[step % len(order)] == player)


def _called(turns: _Turns, time_up: Moment) -> _Turns:
    """Time is called: from here on turns are counted. The number is that of the players then alive."""
    further = further_turns(turns.rule, len(turns.living), len(turns.seats))
    turns = replace(turns, further=further)
    return turns if turns.rule.finish_turn else _passed(turns, time_up)


def _stopped(turns: _Turns, time_up: Moment, now: Moment) -> _Turns:
    """The hard stop, where the policy has one, ends the match wherever it stands."""
    minutes = turns.rule.hard_stop_minutes
    if minutes is None or turns.over is not None or now < time_up + minutes * MINUTE:
        return turns
    return replace(turns, over=time_up + minutes * MINUTE)


def _shown(turns: _Turns, time_up: Moment, now: Moment) -> ClockFace:
    over = None if turns.ended else turns.over
    playing = turns.active is not None and not turns.ended and over is None
    limit = turns.rule.long_turn_minutes
    judge_at = turns.began + limit * MINUTE if playing and limit is not None else None
    further_left = 0 if turns.further is None else turns.further - turns.took
    goes_on = playing and turns.active is not None and (turns.further is None or further_left > 0)
    return ClockFace(
        phase=_phase(turns),
        active=turns.active if playing else None,
        next_player=turns.after(turns.active) if goes_on and turns.active is not None else None,
        living=turns.living,
        time_left=max(time_up - now, 0),
        turn_used=now - turns.began if playing else 0,
        call_judge=judge_at is not None and now > judge_at,
        judge_at=judge_at,
        further_left=further_left if playing else 0,
        over_since=over,
    )


def _phase(turns: _Turns) -> Phase:
    if turns.ended:
        return "ended"
    if turns.over is not None:
        return "time_over"
    if turns.further is None:
        return "waiting" if turns.active is None else "in_time"
    return "last_turn" if turns.took == 0 else "further_turn"
