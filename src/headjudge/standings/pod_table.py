"""One table of three or more, as its result says: each entrant's outcome, order of elimination and award.

Everything that a policy leaves open about a table (who went out at once, survivors of a draw, no-shows, those who
left) is decided here, from the policy's values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from headjudge.findings import InvariantBroken
from headjudge.policy.model import Scoring
from headjudge.policy.pods import Pods
from headjudge.standings.outcome import Outcome
from headjudge.tournament.state import Match, Result


class Award(Enum):
    """What an entrant's points of a round follow from."""

    NOTHING = "nothing"
    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"
    BYE = "bye"
    PLACE = "place"


@dataclass(frozen=True, slots=True)
class PodRound:
    """One round of one entrant.

    ``order`` is the order of elimination (halves where places are shared), ``place`` counts from 1 for the
    winner, ``size`` and ``seat`` (turn) are of the table, ``alive`` how many survived a draw. What has no table
    (bye, absence, no match) has 0 for these four.
    """

    outcome: Outcome
    award: Award
    order: Fraction = Fraction(0)
    place: int = 0
    size: int = 0
    seat: int = 0
    alive: int = 0

    @property
    def played(self) -> bool:
        """Whether the round counts as a match played; a bye does not."""
        return self.outcome not in (Outcome.NOTHING, Outcome.BYE)


NOTHING = PodRound(Outcome.NOTHING, Award.NOTHING)


def bye(rules: Pods) -> PodRound:
    """A bye: its points, and the order that the policy gives it."""
    return PodRound(Outcome.BYE, Award.BYE, Fraction(rules.orders.bye))


def absence(rules: Pods) -> PodRound:
    """A round lost without a table: a match played, nobody's opponent."""
    return PodRound(Outcome.ABSENT, Award.LOSS, Fraction(0 if rules.orders.no_show == "zero" else 1))


def points_of_round(scoring: Scoring, rules: Pods, one: PodRound) -> Fraction:
    """The points of one round (seed of Goldfish Arena: 4 for the winner, 1 for each survivor of a draw and for
    a bye, 0 for the others)."""
    if one.award is Award.WIN:
        return scoring.win
    if one.award is Award.DRAW:
        by_alive = {row.alive: row.points for row in rules.table.draw_by_alive}
        return by_alive.get(one.alive, scoring.draw)
    if one.award is Award.LOSS:
        return scoring.loss
    if one.award is Award.BYE:
        return scoring.bye
    if one.award is Award.PLACE:
        return next(row.points[one.place - 1] for row in rules.table.placement if row.size == one.size)
    return Fraction(0)


@dataclass(frozen=True, slots=True)
class _Ended:
    """A finished table: the eliminated, first out first; who went out at once; who was still in; the winner."""

    out: tuple[str, ...]
    at_once: tuple[frozenset[str], ...]
    alive: tuple[str, ...]
    winner: str | None
    nobody_won: bool


def rounds_of_table(match: Match, rules: Pods, largest: int) -> dict[str, PodRound]:
    """What a finished table was for everybody who sat there, in seat order.

    ``largest`` is the largest size of table that the policy knows. The result has been checked
    (``headjudge.tournament.pod_results``).
    """
    result = match.result
    if result is None:
        raise InvariantBroken("an unfinished table is counted")
    ended = _ended(match.seats, result, rules)
    orders = _orders(ended, result, rules, len(match.seats), largest)
    ranking = (*ended.out, *ended.alive, *(() if ended.winner is None else (ended.winner,)))
    if len(ranking) != len(match.seats):
        raise InvariantBroken(f"the result of table {match.table} does not name everybody")
    found = {}
    for seat, name in enumerate(match.seats, start=1):
        outcome, award = _award(name, ended, result, rules)
        found[name] = PodRound(
            outcome=outcome,
            award=award,
            order=orders[name],
            place=len(ranking) - ranking.index(name),
            size=len(match.seats),
            seat=seat,
            alive=len(ended.alive),
        )
    return found


def _ended(seats: Sequence[str], result: Result, rules: Pods) -> _Ended:
    out = list(result.out)
    at_once = [frozenset(group) for group in result.together]
    if rules.orders.leaver == "first_out" and result.left:
        stayed_away = [name for name in out if name in result.no_show]
        left = [name for name in out if name in result.left and name not in stayed_away]
        out = [*stayed_away, *left, *(name for name in out if name not in stayed_away and name not in left)]
        at_once = [group - frozenset(left) for group in at_once]
    alive = tuple(name for name in seats if name not in out and name != result.winner)
    nobody = result.winner is None and not alive
    if nobody and rules.table.nobody_alive == "draw":
        # They fell at one moment, so they were in until then: a draw among them.
        last = next((group for group in at_once if out[-1] in group), frozenset(out[-1:]))
        alive = tuple(name for name in seats if name in last)
        out = [name for name in out if name not in last]
        nobody = False
    return _Ended(tuple(out), tuple(at_once), alive, result.winner, nobody)


def _award(name: str, ended: _Ended, result: Result, rules: Pods) -> tuple[Outcome, Award]:
    by_place = bool(rules.table.placement)
    if name == ended.winner:
        return Outcome.WIN, Award.PLACE if by_place else Award.WIN
    if name in result.no_show or ended.nobody_won:
        return Outcome.LOSS, Award.LOSS
    if ended.alive:
        shared_by = rules.table.draw_points_to
        if shared_by == "none":
            return (Outcome.DRAW if name in ended.alive else Outcome.LOSS), Award.LOSS
        if name in ended.alive or shared_by == "all":
            return Outcome.DRAW, Award.DRAW
    return Outcome.LOSS, Award.PLACE if by_place else Award.LOSS


def _orders(ended: _Ended, result: Result, rules: Pods, size: int, largest: int) -> Mapping[str, Fraction]:
    """The order of each: 1 for the first out, and so on up to the top, with the policy's sharing."""
    top = max(size, largest) if rules.orders.short_table == "from_the_top" else size
    lowest = top - size + 1
    orders = {name: Fraction(lowest + index) for index, name in enumerate((*ended.out, *ended.alive))}
    if ended.winner is not None:
        orders[ended.winner] = Fraction(top)
    if rules.orders.simultaneous != "reported":
        for group in ended.at_once:
            orders.update(
                _shared(orders, [name for name in ended.out if name in group], rules.orders.simultaneous)
            )
    if rules.orders.draw_survivors != "turn_order":
        kind = "best" if rules.orders.draw_survivors == "highest" else "mean"
        orders.update(_shared(orders, ended.alive, kind))
    if rules.orders.no_show == "zero":
        orders.update(dict.fromkeys(result.no_show, Fraction(0)))
    return orders


def _shared(orders: Mapping[str, Fraction], group: Sequence[str], kind: str) -> dict[str, Fraction]:
    """The same order for a whole group: the mean, the best or the worst of those it takes."""
    taken = [orders[name] for name in group]
    if not taken:
        return {}
    values = {"mean": sum(taken, Fraction(0)) / len(taken), "best": max(taken), "worst": min(taken)}
    return dict.fromkeys(group, values[kind])
