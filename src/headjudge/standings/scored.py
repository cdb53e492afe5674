"""What the scoring of a policy says about one round: its match points, its games."""

from __future__ import annotations

from fractions import Fraction

from headjudge.findings import Finding, InputError
from headjudge.policy.model import Scoring
from headjudge.standings.records import Outcome

Games = tuple[int, int, int]


def points_of(scoring: Scoring, outcome: Outcome) -> Fraction:
    """Match points of one round; an absence and a loss of both are losses, a round without a match gives
    none."""
    if outcome is Outcome.WIN:
        return scoring.win
    if outcome is Outcome.DRAW:
        return scoring.draw
    if outcome is Outcome.BYE:
        return scoring.bye
    return Fraction(0) if outcome is Outcome.NOTHING else scoring.loss


def game_points(scoring: Scoring) -> tuple[Fraction, Fraction]:
    """Game points of a won and of a drawn game.

    Raises ``InputError`` (``standings.games_unscored``) where the policy ranks by games but gives no
    points for them.
    """
    if scoring.game_win is None or scoring.game_draw is None or scoring.game_win <= 0:
        raise InputError([Finding("standings.games_unscored", subject="/scoring/game_win")])
    return scoring.game_win, scoring.game_draw


def games_counted_as(scoring: Scoring, outcome: Outcome) -> Games:
    """Games won, lost and drawn that a round counts as where the match was reported without games.

    A loss is the win seen from the other side. What the policy leaves open counts as no games.
    """
    none = (0, 0, 0)
    if outcome is Outcome.WIN:
        return scoring.unreported_win_games or none
    if outcome is Outcome.LOSS:
        won, lost, drawn = scoring.unreported_win_games or none
        return lost, won, drawn
    if outcome is Outcome.DRAW:
        return scoring.unreported_draw_games or none
    if outcome is Outcome.BYE:
        return scoring.bye_games or none
    if outcome is Outcome.NOTHING:
        return none
    return scoring.double_loss_games or none
