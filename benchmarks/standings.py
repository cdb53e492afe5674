"""Exact standings, timed beside cardarena-tournament-core in the same run.

``python benchmarks/standings.py`` prints a table in Markdown; all times are processor time.

Every field plays random rounds (a winner in each match, an even number of entrants), so that both programs
must give the same rates; a difference ends the run. ``--largest-peer N`` leaves the peer out above N
entrants (it needs a minute and more at 2,048).
"""

from __future__ import annotations

import argparse
import platform
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from importlib.metadata import version
from typing import Any

import numpy as np

from headjudge import __version__
from headjudge.policy.model import Scoring, TieBreak
from headjudge.standings import NOBODY, Outcome, Records, draw_lots, rank, records_of
from headjudge.tournament.state import Entrant, Match, Result, Round, Tournament

PEER = "cardarena-tournament-core"
SIZES = ((64, 9), (512, 9), (2_048, 9), (10_000, 9), (100_000, 15))
"""Entrants and rounds."""
HEAD = (
    "entrants",
    "rounds",
    "Flesh and Blood, exact",
    "Magic, exact",
    "points, OMW, OOMW, exact",
    "from an event to its table",
    f"{PEER} (points, OWP, OOWP in floats)",
    "ratio to Flesh and Blood",
    "ratio, same values",
)

ONE_POINT = Scoring(win=Fraction(1), draw=Fraction(0), loss=Fraction(0), bye=Fraction(1))
THREE_POINTS = Scoring(
    win=Fraction(3),
    draw=Fraction(1),
    loss=Fraction(0),
    bye=Fraction(3),
    game_win=Fraction(3),
    game_draw=Fraction(1),
    bye_games=(2, 0, 0),
    unreported_win_games=(1, 0, 0),
    unreported_draw_games=(0, 0, 1),
    double_loss_games=(0, 2, 0),
)


def _steps(*keys: str, floor: Fraction | None = None) -> list[TieBreak]:
    return [
        TieBreak(
            key=key,
            better="low" if key in ("mlp", "omlp") else "high",
            floor=None if key == "match_points" else floor,
        )
        for key in keys
    ]


FAB = _steps("match_points", "cmp", "mlp", "omlp", "ocmp")
MAGIC = _steps("match_points", "omw", "gw", "ogw", floor=Fraction(1, 3))
LIKE_THE_PEER = _steps("match_points", "omw", "oomw")


@dataclass(frozen=True)
class Event:
    """One event in every form that is measured."""

    records: Records
    tournament: Tournament | None
    peer_rounds: list[Any] | None


def played(entrants: int, rounds: int, with_objects: bool, with_peer: bool) -> Event:
    """Random rounds: everybody plays, one of two wins (games 2-0 or 2-1)."""
    rng = np.random.default_rng(entrants)
    ids = tuple(f"{row:06d}" for row in range(entrants))
    outcome = np.zeros((rounds, entrants), dtype=np.int8)
    opponent = np.full((rounds, entrants), NOBODY, dtype=np.int32)
    games = np.zeros((rounds, entrants, 3), dtype=np.int32)
    object_rounds, peer_rounds = [], []
    for column in range(rounds):
        seats = rng.permutation(entrants).reshape(2, -1)
        first_wins = rng.random(entrants // 2) < 0.5
        lost_games = rng.integers(0, 2, entrants // 2)
        for own, other, wins in ((seats[0], seats[1], first_wins), (seats[1], seats[0], ~first_wins)):
            outcome[column, own] = np.where(wins, Outcome.WIN, Outcome.LOSS)
            opponent[column, own] = other
            games[column, own, 0] = np.where(wins, 2, lost_games)
            games[column, own, 1] = np.where(wins, lost_games, 2)
        pairs = list(zip(*seats.tolist(), first_wins.tolist(), lost_games.tolist(), strict=True))
        if with_objects:
            object_rounds.append(_object_round(column + 1, pairs, ids))
        if with_peer:
            peer_rounds.append(_peer_round(column + 1, pairs, ids))
    everybody = np.ones(entrants, dtype=np.bool_)
    status = ("active",) * entrants
    records = Records(ids, outcome.T, opponent.T, games.transpose(1, 0, 2), status, everybody)
    tournament = _tournament(ids, object_rounds) if with_objects else None
    return Event(records, tournament, peer_rounds if with_peer else None)


def _object_round(number: int, pairs: list[tuple[int, int, bool, int]], ids: tuple[str, ...]) -> Round:
    matches = []
    for table, (first, second, wins, lost) in enumerate(pairs, start=1):
        result = Result(winner=ids[first if wins else second], games=(2, lost, 0) if wins else (lost, 2, 0))
        matches.append(Match(table=table, seats=(ids[first], ids[second]), result=result))
    return Round(number=number, matches=tuple(matches))


def _peer_round(number: int, pairs: list[tuple[int, int, bool, int]], ids: tuple[str, ...]) -> Any:
    import cardarena_tournament_core as peer

    won, lost = peer.MatchupOutcome.PLAYER1_WINS, peer.MatchupOutcome.PLAYER2_WINS
    people = {one: peer.Player(id=ids[one], name=ids[one]) for pair in pairs for one in pair[:2]}
    matchups = [
        peer.Matchup(player1=people[first], player2=people[second], outcome=won if wins else lost)
        for first, second, wins, _ in pairs
    ]
    return peer.Round(round_number=number, matchups=matchups)


def _tournament(ids: tuple[str, ...], rounds: list[Round]) -> Tournament:
    entrants = tuple(Entrant(id=one, name=one) for one in ids)
    return Tournament(
        1, "Benchmark", "2025-11-30", "fab/classic-constructed", entrants, tuple(rounds), seed="1"
    )


def best_of(times: int, work: Callable[[], object]) -> float:
    """The shortest of several runs, in seconds of processor time: other programs do not count."""
    shortest = float("inf")
    for _ in range(times):
        start = time.process_time()
        work()
        shortest = min(shortest, time.process_time() - start)
    return shortest


def peer_time(event: Event) -> float:
    """The peer's standings of the same event, once; fails where its rates differ from ours."""
    from cardarena_tournament_core import YuGiOh

    start = time.process_time()
    table = YuGiOh().calculate(event.peer_rounds)
    seconds = time.process_time() - start
    ours = rank(event.records, LIKE_THE_PEER, THREE_POINTS, draw_lots(event.records, "1"))
    for line in table:
        for theirs, key in ((line.tiebreakers["owp"], "omw"), (line.tiebreakers["oowp"], "oomw")):
            if abs(theirs - float(ours.value(line.player.id, key))) > 1e-9:
                sys.exit(f"{PEER} and headjudge differ on {key} of {line.player.id}")
    return seconds


def table_time(event: Event) -> float | None:
    """From the event's objects to the rows of the Flesh and Blood table."""
    tournament = event.tournament
    if tournament is None:
        return None

    def whole() -> object:
        records = records_of(tournament)
        return rank(records, FAB, ONE_POINT, draw_lots(records, "1")).rows()

    return best_of(3, whole)


def measured(entrants: int, rounds: int, largest_peer: int) -> list[str]:
    """One row of the table."""
    event = played(entrants, rounds, entrants <= 10_000, entrants <= largest_peer)
    lots = draw_lots(event.records, "1")
    fab = best_of(7, lambda: rank(event.records, FAB, ONE_POINT, lots))
    magic = best_of(7, lambda: rank(event.records, MAGIC, THREE_POINTS, lots))
    alike = best_of(7, lambda: rank(event.records, LIKE_THE_PEER, THREE_POINTS, lots))
    table = table_time(event)
    row = [f"{entrants:,}", str(rounds), *(f"{1000 * one:.2f} ms" for one in (fab, magic, alike))]
    row.append("" if table is None else f"{1000 * table:.1f} ms")
    if event.peer_rounds is None:
        return [*row, "", "", ""]
    peer = peer_time(event)
    return [*row, f"{peer:.2f} s", f"{peer / fab:,.0f}x", f"{peer / alike:,.0f}x"]


def _line(cells: tuple[str, ...] | list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Prints the table in Markdown."""
    options = argparse.ArgumentParser(description="Exact standings beside a peer's.")
    options.add_argument("--largest-peer", type=int, default=2_048, metavar="N")
    options.add_argument("--largest", type=int, default=100_000, metavar="N")
    chosen = options.parse_args()
    versions = f"headjudge {__version__}, {PEER} {version(PEER)}, NumPy {np.__version__}"
    print(f"{versions}, Python {platform.python_version()}, {platform.machine()}\n")
    print(_line(HEAD))
    print(_line(["---"] * len(HEAD)))
    for entrants, rounds in SIZES:
        if entrants <= chosen.largest:
            print(_line(measured(entrants, rounds, chosen.largest_peer)), flush=True)


if __name__ == "__main__":
    main()
