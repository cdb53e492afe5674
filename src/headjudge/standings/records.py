"""The results of an event as arrays: one row per entrant, one column per round that counts.

Everything that ranks is computed from here. Rows stand in the order of the entrants' ids, so the order of
registration changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from headjudge.findings import InvariantBroken
from headjudge.policy.pods import Pods
from headjudge.policy.policy import Policy
from headjudge.standings.outcome import Outcome
from headjudge.standings.pod_records import NOBODY, PodRecords, pod_records
from headjudge.tournament.state import Entrant, Match, Round, Tournament

__all__ = [
    "NOBODY",
    "UNREPORTED",
    "Outcome",
    "PodRecords",
    "Records",
    "Status",
    "finished_rounds",
    "records_of",
]

Status = Literal["active", "dropped", "disqualified"]
UNREPORTED = -1


@dataclass(frozen=True, eq=False)
class Records:
    """The results of ``N`` entrants over the first ``R`` finished rounds.

    - ``ids``: the entrants, sorted; row ``i`` of every array is ``ids[i]``.
    - ``outcome[N, R]``: :class:`Outcome` codes.
    - ``opponent[N, R]``: the row of the opponent, or ``NOBODY``. At tables of three and more it is ``NOBODY``
      everywhere, and ``pods`` has the opponents and the orders of elimination; its metrics are others.
    - ``games[N, R, 3]``: games won, lost and drawn from one's own side, ``UNREPORTED`` (three times) where
      the match was reported without games; ``None`` where no match of the event has them.
    - ``status[N]`` as of after round R, and ``ranked[N]``: who has a place in the standings (everybody but
      those disqualified before a cut).

    The arrays are laid out round by round in memory, which is how the metrics read them.
    """

    ids: tuple[str, ...]
    outcome: NDArray[np.int8]
    opponent: NDArray[np.int32]
    games: NDArray[np.int32] | None
    status: tuple[Status, ...]
    ranked: NDArray[np.bool_]
    pods: PodRecords | None = None

    @property
    def entrants(self) -> int:
        """How many rows there are."""
        return len(self.ids)

    @property
    def after(self) -> int:
        """How many rounds count (R)."""
        return int(self.outcome.shape[1])

    @cached_property
    def rows(self) -> Mapping[str, int]:
        """The row of each entrant, by id."""
        return {name: row for row, name in enumerate(self.ids)}


def finished_rounds(tournament: Tournament, after: int | None = None) -> tuple[Round, ...]:
    """The rounds that standings count: finished ones in order, up to the first open one, at most
    ``after``."""
    counted: list[Round] = []
    for played in sorted(tournament.rounds, key=lambda one: one.number):
        if not played.finished or (after is not None and played.number > after):
            break
        counted.append(played)
    return tuple(counted)


def records_of(tournament: Tournament, after: int | None = None, policy: Policy | None = None) -> Records:
    """The records of an event after round ``after`` (``None``: after the last finished round).

    ``policy`` is needed for tables of three and more only, with the event's options in force
    (:func:`headjudge.policy.set_options.with_options`).

    A row for everybody entered by round ``max(after, 1)``, also for those who dropped or were
    disqualified: they stay in their past opponents' averages. What happened after that round does not
    show. Whose result is missing in a round that is counted was not there (nothing). About a millisecond
    per thousand matches.
    """
    rounds = finished_rounds(tournament, after)
    count = len(rounds)
    present = sorted((one for one in tournament.entrants if _was_in(one, count)), key=lambda one: one.id)
    ids = tuple(one.id for one in present)
    if policy is not None and policy.pods is not None:
        return _records_of_pods(tournament, rounds, present, policy.pods, max(policy.table_sizes))
    rows = {name: row for row, name in enumerate(ids)}
    outcome = np.zeros((count, len(ids)), dtype=np.int8)
    opponent = np.full((count, len(ids)), NOBODY, dtype=np.int32)
    games: NDArray[np.int32] | None = None
    for column, played in enumerate(rounds):
        try:
            _fill(played, rows, outcome[column], opponent[column])
        except KeyError as error:
            raise InvariantBroken(f"{error} plays in round {played.number} without having entered") from None
        if any(match.result is not None and match.result.games is not None for match in played.matches):
            if games is None:
                games = np.full((count, len(ids), 3), UNREPORTED, dtype=np.int32)
            _fill_games(played, rows, games[column])
    return Records(
        ids=ids,
        outcome=outcome.T,
        opponent=opponent.T,
        games=None if games is None else games.transpose(1, 0, 2),
        status=tuple(status_of(one, count) for one in present),
        ranked=np.array([_is_ranked(one, count, tournament) for one in present], dtype=np.bool_),
    )


def _records_of_pods(
    tournament: Tournament, rounds: Sequence[Round], present: Sequence[Entrant], rules: Pods, largest: int
) -> Records:
    """The same for tables of three and more."""
    count = len(rounds)
    status = tuple(status_of(one, count) for one in present)
    pods = pod_records(rounds, present, [one != "active" for one in status], rules, largest)
    return Records(
        ids=tuple(one.id for one in present),
        outcome=pods.outcome,
        opponent=np.full((len(present), count), NOBODY, dtype=np.int32),
        games=None,
        status=status,
        ranked=np.array([_is_ranked(one, count, tournament) for one in present], dtype=np.bool_),
        pods=pods,
    )


def _fill(
    played: Round, rows: dict[str, int], outcome: NDArray[np.int8], opponent: NDArray[np.int32]
) -> None:
    """Writes one round; everything is gathered in lists first, which is many times faster than cell by
    cell."""
    codes = list(_codes(played.matches))
    first = [rows[match.seats[0]] for match in played.matches]
    second = [rows[match.seats[1]] for match in played.matches]
    outcome[first] = [code for code, _ in codes]
    outcome[second] = [code for _, code in codes]
    opponent[first] = second
    opponent[second] = first
    outcome[[rows[name] for name in played.byes]] = Outcome.BYE
    outcome[[rows[name] for name in played.absent]] = Outcome.ABSENT


def _fill_games(played: Round, rows: dict[str, int], games: NDArray[np.int32]) -> None:
    """Writes the games of one round, for each seat from its own side."""
    places: list[int] = []
    values: list[tuple[int, int, int]] = []
    for match in played.matches:
        if match.result is not None and match.result.games is not None:
            won, lost, drawn = match.result.games
            first, second = match.seats
            places += (rows[first], rows[second])
            values += ((won, lost, drawn), (lost, won, drawn))
    games[places] = values


_WON = (int(Outcome.WIN), int(Outcome.LOSS))
_LOST = (int(Outcome.LOSS), int(Outcome.WIN))
_DREW = (int(Outcome.DRAW), int(Outcome.DRAW))
_BOTH = (int(Outcome.BOTH_LOST), int(Outcome.BOTH_LOST))


def _codes(matches: Sequence[Match]) -> Iterator[tuple[int, int]]:
    """What each finished match was for its two seats."""
    for match in matches:
        result = match.result
        first, second = match.seats
        if result is None:
            raise InvariantBroken("an unfinished round is counted")
        if result.winner is not None:
            yield _WON if result.winner == first else _LOST
        elif result.draw:
            yield _DREW
        elif first in result.lost and second in result.lost:
            yield _BOTH
        else:
            raise InvariantBroken("a result has neither winner nor draw nor a loss for both")


def _was_in(entrant: Entrant, after: int) -> bool:
    """Entered by round ``max(after, 1)``; ``dropped_after`` 0 means never in the event, unless back by
    then."""
    latest = max(after, 1)
    if entrant.entered_in > latest:
        return False
    never = bool(entrant.dropped_after) and entrant.dropped_after[0] == 0
    return not never or any(back <= latest for back in entrant.re_entered_in)


def status_of(entrant: Entrant, after: int) -> Status:
    """Where an entrant stands as of after a round: in the event, dropped, or disqualified."""
    if entrant.disqualified_after is not None and entrant.disqualified_after <= after:
        return "disqualified"
    return "active" if entrant.plays_in(after + 1) else "dropped"


def _is_ranked(entrant: Entrant, after: int, tournament: Tournament) -> bool:
    """Out when disqualified, but after a cut row and rank stay (nobody moves up)."""
    when = entrant.disqualified_after
    if when is None or when > after:
        return True
    return any(
        cut.after_round < when or (cut.after_round == when and entrant.id in cut.order)
        for cut in tournament.cuts
    )
