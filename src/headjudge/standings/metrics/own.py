"""Metrics from an entrant's own results: match points, CMP, MLP, match-win and game-win rates."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from headjudge.findings import Finding, InputError
from headjudge.policy.model import Scoring
from headjudge.standings.column import Column, shares, whole
from headjudge.standings.field import LOST, NOT_PLAYED, WON, Field
from headjudge.standings.formula import Formula, Term, formula_of
from headjudge.standings.metrics.metric import Metric
from headjudge.standings.plain import Plain, Played
from headjudge.standings.records import Outcome
from headjudge.standings.scored import game_points, points_of

ZERO = Fraction(0)


def _term(event: Plain, one: Played, value: Fraction | int) -> Term:
    opponent = None if one.opponent is None else event.ids[one.opponent]
    return Term(Fraction(value), one.round, one.outcome, opponent)


def _floored(value: Fraction, floor: Fraction | None) -> Fraction:
    return value if floor is None else max(value, floor)


# -- match points --------------------------------------------------------------------------------------------


def match_points(event: Plain, row: int) -> Fraction:
    """What the policy's scoring gives for each round (TRP A.4: win 1, bye 1, draw 0, loss 0)."""
    return event.points(row)


def match_points_formula(event: Plain, row: int) -> Formula:
    """The same as a formula, term by term."""
    terms = [_term(event, one, points_of(event.scoring, one.outcome)) for one in event.history[row]]
    return formula_of("match_points", event.ids[row], terms)


# -- cumulative match points ---------------------------------------------------------------------------------


def weight(rounds: int, number: int) -> int:
    """What a win in that round adds to CMP's numerator: 2^R - 2^(r-1)."""
    return int(2**rounds - 2 ** (number - 1))


def cmp(event: Plain, row: int) -> Fraction:
    """TRP A.4: the sum of 2^R - 2^(r-1) over the rounds won (a bye is won), over its sum for all R rounds."""
    won = sum(weight(event.rounds, one.round) for one in event.history[row] if one.won)
    total = sum(weight(event.rounds, number) for number in range(1, event.rounds + 1))
    return Fraction(won, total) if total else ZERO


def cmp_fast(field: Field) -> Column:
    """The same for every row at once."""
    rounds = field.records.after
    total = (rounds - 1) * 2**rounds + 1 if rounds else 1
    weights = whole(np.array([weight(rounds, r) for r in range(1, rounds + 1)], dtype=object), total)
    won = np.zeros(len(Outcome), dtype=weights.dtype)
    won[list(WON)] = 1
    return Column(field.total(won, weights), total)


def cmp_formula(event: Plain, row: int) -> Formula:
    """The same as a formula, term by term."""
    terms = [
        _term(event, one, weight(event.rounds, one.round) if one.won else 0) for one in event.history[row]
    ]
    return formula_of(
        "cmp", event.ids[row], terms, [weight(event.rounds, r + 1) for r in range(event.rounds)]
    )


# -- match loss percentage -----------------------------------------------------------------------------------


def mlp(event: Plain, row: int) -> Fraction:
    """TRP A.4: losses over rounds played; a bye is not played, a draw is played and not lost."""
    played = [one for one in event.history[row] if one.played]
    return Fraction(sum(one.lost for one in played), len(played)) if played else ZERO


def mlp_fast(field: Field) -> Column:
    """The same for every row at once."""
    played = field.records.after - field.rounds_with(NOT_PLAYED)
    return shares(field.rounds_with(LOST), played, unit=1)


def mlp_formula(event: Plain, row: int) -> Formula:
    """The same as a formula, term by term."""
    terms = [_term(event, one, int(one.lost)) for one in event.history[row] if one.played]
    return formula_of("mlp", event.ids[row], terms, [len(terms)])


# -- match-win rate ------------------------------------------------------------------------------------------


def points_of_a_win(scoring: Scoring) -> Fraction:
    """The most that a round can give; a rate needs it above 0 (``standings.win_unscored``)."""
    if scoring.win <= 0:
        raise InputError([Finding("standings.win_unscored", subject="/scoring/win")])
    return scoring.win


def mw(event: Plain, row: int) -> Fraction:
    """MTR appendix C: match points over those possible in the rounds taken part in, at least the floor.

    A bye is a round won; rounds after a drop are no rounds. Without any round: the floor.
    """
    rounds = [one for one in event.history[row] if one.outcome is not Outcome.NOTHING]
    possible = points_of_a_win(event.scoring) * len(rounds)
    return _floored(event.points(row) / possible if rounds else ZERO, event.floor)


def mw_fast(field: Field) -> Column:
    """The same for every row at once."""
    win = points_of_a_win(field.scoring) * field.points.denominator
    rounds = field.records.after - field.rounds_with((Outcome.NOTHING,))
    return shares(field.points.numerators, rounds, unit=int(win)).at_least(field.floor)


def mw_formula(event: Plain, row: int) -> Formula:
    """The same as a formula, term by term."""
    rounds = [one for one in event.history[row] if one.outcome is not Outcome.NOTHING]
    terms = [_term(event, one, points_of(event.scoring, one.outcome)) for one in rounds]
    possible = [points_of_a_win(event.scoring)] * len(rounds)
    return formula_of("mw", event.ids[row], terms, possible, event.floor)


# -- game-win rate -------------------------------------------------------------------------------------------


def gw(event: Plain, row: int) -> Fraction:
    """MTR appendix C: game points over those possible in the games counted, at least the floor.

    A bye counts the games that the scoring gives it. Without any game: the floor.
    """
    per_win, per_draw = game_points(event.scoring)
    gained = sum((won * per_win + drawn * per_draw for won, _, drawn in _games(event, row)), ZERO)
    possible = sum(sum(games) for games in _games(event, row)) * per_win
    return _floored(gained / possible if possible else ZERO, event.floor)


def _games(event: Plain, row: int) -> list[tuple[int, int, int]]:
    return [one.games for one in event.history[row]]


def gw_fast(field: Field) -> Column:
    """The same for every row at once."""
    gained, games, per_win = field.game_shares
    return shares(gained, games, unit=int(per_win)).at_least(field.floor)


def gw_formula(event: Plain, row: int) -> Formula:
    """The same as a formula, term by term."""
    per_win, per_draw = game_points(event.scoring)
    rounds = [one for one in event.history[row] if sum(one.games)]
    terms = [_term(event, one, one.games[0] * per_win + one.games[2] * per_draw) for one in rounds]
    possible = [sum(one.games) * per_win for one in rounds]
    return formula_of("gw", event.ids[row], terms, possible, event.floor)


MATCH_POINTS = Metric(
    key="match_points",
    better="high",
    reference=match_points,
    fast=lambda field: field.points,
    formula=match_points_formula,
    source="TRP A.4; MTR appendix C",
)
CMP = Metric("cmp", "high", cmp, cmp_fast, cmp_formula, source="TRP A.4", rate=True)
MLP = Metric("mlp", "low", mlp, mlp_fast, mlp_formula, source="TRP A.4", rate=True)
MW = Metric("mw", "high", mw, mw_fast, mw_formula, source="MTR appendix C", rate=True, takes_floor=True)
GW = Metric(
    key="gw",
    better="high",
    reference=gw,
    fast=gw_fast,
    formula=gw_formula,
    source="MTR appendix C",
    rate=True,
    takes_floor=True,
    by_games=True,
)
