"""The records in plain Python, as the reference versions of the metrics and the explanations read them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from fractions import Fraction

from headjudge.policy.model import Scoring
from headjudge.standings.records import Outcome, Records
from headjudge.standings.scored import Games, games_counted_as, points_of


@dataclass(frozen=True, slots=True)
class Played:
    """One round of one entrant: what it was, against whom (a row), and the games that count for it."""

    round: int
    outcome: Outcome
    opponent: int | None
    games: Games

    @property
    def won(self) -> bool:
        """Won, or had a bye."""
        return self.outcome in (Outcome.WIN, Outcome.BYE)

    @property
    def lost(self) -> bool:
        """Lost: to an opponent, together with the opponent, or by being absent."""
        return self.outcome in (Outcome.LOSS, Outcome.ABSENT, Outcome.BOTH_LOST)

    @property
    def played(self) -> bool:
        """Whether the round counts as played; a bye does not."""
        return self.outcome not in (Outcome.NOTHING, Outcome.BYE)


@dataclass(frozen=True, eq=False)
class Plain:
    """An event after ``rounds`` rounds: the history of each row, the scoring, the floor of the step in
    hand, and the rows still tied with the one in hand (for metrics within the group)."""

    ids: tuple[str, ...]
    rounds: int
    scoring: Scoring
    history: tuple[tuple[Played, ...], ...]
    floor: Fraction | None = None
    tied: tuple[int, ...] = ()

    def at(self, floor: Fraction | None, tied: Iterable[int] = ()) -> Plain:
        """The same event for another step."""
        return replace(self, floor=floor, tied=tuple(tied))

    def matches(self, row: int) -> list[tuple[Played, int]]:
        """The rounds against a real opponent, with the opponent's row."""
        return [(one, one.opponent) for one in self.history[row] if one.opponent is not None]

    def points(self, row: int) -> Fraction:
        """Match points."""
        return sum((points_of(self.scoring, one.outcome) for one in self.history[row]), Fraction(0))

    def mean(self, row: int, value: Callable[[Plain, int], Fraction], empty: Fraction | None) -> Fraction:
        """The mean of a value of the opponents, one term per match; ``empty`` (or 0) for who met nobody."""
        values = [value(self, opponent) for _, opponent in self.matches(row)]
        return sum(values, Fraction(0)) / len(values) if values else empty or Fraction(0)


def plain(records: Records, scoring: Scoring) -> Plain:
    """The same records in plain Python."""
    outcomes = records.outcome.tolist()
    opponents = records.opponent.tolist()
    games = None if records.games is None else records.games.tolist()

    def played(row: int, column: int) -> Played:
        outcome = Outcome(outcomes[row][column])
        reported = None if games is None or games[row][column][0] < 0 else tuple(games[row][column])
        opponent = opponents[row][column]
        return Played(
            round=column + 1,
            outcome=outcome,
            opponent=opponent if opponent >= 0 else None,
            games=reported or games_counted_as(scoring, outcome),
        )

    history = tuple(
        tuple(played(row, column) for column in range(records.after)) for row in range(records.entrants)
    )
    return Plain(records.ids, records.after, scoring, history)
