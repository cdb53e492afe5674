"""The records in plain Python, as the reference versions of the metrics and the explanations read them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import repeat

from headjudge.policy.model import Scoring
from headjudge.standings.pod_records import PodRecords
from headjudge.standings.records import NOBODY, UNREPORTED, Outcome, Records
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
    history: History
    floor: Fraction | None = None
    tied: tuple[int, ...] = ()
    pods: PodRecords | None = None

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


class History:
    """The rounds of each row, made when first asked for: an explanation needs a few rows of ten thousand."""

    def __init__(self, records: Records, scoring: Scoring) -> None:
        self._records = records
        self._scoring = scoring
        self._made: dict[int, tuple[Played, ...]] = {}

    def __getitem__(self, row: int) -> tuple[Played, ...]:
        if row not in self._made:
            self._made[row] = tuple(self._rounds(row))
        return self._made[row]

    def _rounds(self, row: int) -> Iterator[Played]:
        records = self._records
        games = repeat((UNREPORTED,)) if records.games is None else records.games[row].tolist()
        numbers = zip(records.outcome[row].tolist(), records.opponent[row].tolist(), games, strict=False)
        for number, (code, opponent, reported) in enumerate(numbers, start=1):
            outcome = Outcome(code)
            yield Played(
                round=number,
                outcome=outcome,
                opponent=None if opponent == NOBODY else opponent,
                games=games_counted_as(self._scoring, outcome)
                if reported[0] == UNREPORTED
                else tuple(reported),
            )


def plain(records: Records, scoring: Scoring) -> Plain:
    """The same records in plain Python."""
    return Plain(records.ids, records.after, scoring, History(records, scoring), pods=records.pods)
