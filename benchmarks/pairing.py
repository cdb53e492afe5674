"""Pairing round 8 beside other packages: seconds, and how good the rounds are.

    python benchmarks/pairing.py [--sizes 64 512 2048 10000] [--seeds 3] [--linear 20000 50000 100000]

Every engine gets the same states: events of 9 planned rounds with random results and 3 % draws, seven rounds
played. Timed is the call that pairs: for headjudge arrays in, table order, notes and bye out; for the others
their own objects, made beforehand, in, and whatever they give out. Peers: swisspair and cardarena (Python
packages, group ``bench``) and tournament-pairings (npm, in benchmarks/peers: ``npm install``; left out where
it is not installed, and above 512 entrants, where a round takes longer than a minute).
"""

from __future__ import annotations

import argparse
import json
import platform
import shutil
import statistics
import subprocess
import time
from collections.abc import Callable, Iterable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import NamedTuple, TypeVar

import numpy as np

from headjudge.pairing import Field, pair

ROUND = 8
PLANNED = 9
WIN, DRAW = 3, 1
PEERS = Path(__file__).parent / "peers"
NPM_LIMIT = 512
Pairs = list[tuple[int, int | None]]
Answer = TypeVar("Answer")


class State(NamedTuple):
    """What round 8 is paired from, and the seven rounds before: winners first, with whether it was a draw."""

    field: Field
    history: list[list[tuple[int, int | None, bool]]]


class Timed(NamedTuple):
    """Seconds of the pairing call, and the pairs it gave."""

    seconds: float
    pairs: Pairs


def play(n: int, seed: int) -> State:
    """An event up to round 8."""
    rng = np.random.default_rng(seed)
    points, byes = np.zeros((2, n), dtype=np.int64)
    met = np.full((n, ROUND - 1), -1, dtype=np.int32)
    history: list[list[tuple[int, int | None, bool]]] = []
    for number in range(1, ROUND + 1):
        keys = rng.integers(0, 1 << 63, n, dtype=np.uint64)
        order = np.empty(n, dtype=np.int64)
        order[np.lexsort((rng.permutation(n), -points))] = np.arange(n)
        field = Field(
            points.copy(), order, met[:, : number - 1], byes.copy(), keys, rounds_left=PLANNED - number
        )
        if number == ROUND:
            break
        paired = pair(field)
        first, second = paired.pairs.T
        met[first, number - 1], met[second, number - 1] = second, first
        chance = rng.random(len(first))
        drawn, wins = chance < 0.03, chance < 0.515
        winner, loser = np.where(wins, first, second), np.where(wins, second, first)
        points[winner] += np.where(drawn, DRAW, WIN)
        points[loser] += np.where(drawn, DRAW, 0)
        points[paired.byes] += WIN
        byes[paired.byes] += 1
        played = zip(winner.tolist(), loser.tolist(), drawn.tolist(), strict=True)
        history.append([*played, *((row, None, False) for row in paired.byes.tolist())])
    return State(field, history)


def median_of(times: int, call: Callable[[], Answer]) -> tuple[float, Answer]:
    """Seconds of a call, the median of several, and its last answer."""
    seconds = []
    for _ in range(times):
        start = time.perf_counter()
        answer = call()
        seconds.append(time.perf_counter() - start)
    return statistics.median(seconds), answer


def headjudge(state: State) -> Timed:
    """Ours."""
    seconds, paired = median_of(15, lambda: pair(state.field))
    pairs: Pairs = [(a, b) for a, b in paired.pairs.tolist()]
    return Timed(seconds, pairs + [(row, None) for row in paired.byes.tolist()])


def swisspair(state: State) -> Timed:
    """swisspair with its default setting; no rematches, no second bye."""
    from swisspair import Player, create_matches

    field = state.field
    players = []
    for rank, row in enumerate(np.argsort(field.order).tolist(), start=1):
        avoid = {str(other) for other in field.met[row].tolist() if other >= 0}
        players.append(Player(str(row), int(field.points[row]), rank, bool(field.byes[row] == 0), avoid))
    seconds, matches = median_of(3, lambda: create_matches(players))
    return Timed(seconds, [(int(m.p1.id), None if m.is_bye else int(m.p2.id)) for m in matches])


def cardarena(state: State) -> Timed:
    """cardarena-tournament-core, brought to the same state through its own calls."""
    from cardarena_tournament_core.common.models import Matchup, MatchupOutcome, Player, Round
    from cardarena_tournament_core.pairings.swiss import Swiss

    people = [Player(id=str(row), name=str(row)) for row in range(len(state.field))]
    engine = Swiss(people)
    for number, played in enumerate(state.history, start=1):
        matchups = []
        for winner, loser, drawn in played:
            other = None if loser is None else people[loser]
            outcome = MatchupOutcome.DRAW if drawn else MatchupOutcome.PLAYER1_WINS
            matchups.append(Matchup(player1=people[winner], player2=other, outcome=outcome))
        engine.submit_results(Round(round_number=number, matchups=matchups))
    seconds, paired = median_of(3, engine.pair)
    return Timed(
        seconds,
        [(int(m.player1.id), None if m.player2 is None else int(m.player2.id)) for m in paired.matchups],
    )


def tournament_pairings(state: State) -> Timed:
    """tournament-pairings on Node; the time is taken inside Node around the call."""
    field = state.field
    players = [
        {
            "id": row,
            "score": int(field.points[row]),
            "avoid": [other for other in field.met[row].tolist() if other >= 0],
            "receivedBye": bool(field.byes[row] > 0),
        }
        for row in range(len(field))
    ]
    told = json.dumps({"round": ROUND, "players": players})
    ran = subprocess.run(
        ["node", "tournament_pairings.mjs"], cwd=PEERS, input=told, capture_output=True, text=True, check=True
    )
    answer = json.loads(ran.stdout)
    return Timed(answer["seconds"], [(a, b) for a, b in answer["pairs"]])


def engines(n: int) -> dict[str, Callable[[State], Timed]]:
    """Ours and the peers that are installed and get done in time at this size."""
    found: dict[str, Callable[[State], Timed]] = {"headjudge": headjudge}
    for name, package, call in (
        ("swisspair", "swisspair", swisspair),
        ("cardarena", "cardarena-tournament-core", cardarena),
    ):
        try:
            found[f"{name} {version(package)}"] = call
        except PackageNotFoundError:
            print(f"{package} is not installed: left out")
    if n <= NPM_LIMIT and shutil.which("node") and (PEERS / "node_modules").is_dir():
        told = json.loads(
            (PEERS / "node_modules/tournament-pairings/package.json").read_text(encoding="utf-8")
        )
        found[f"tournament-pairings {told['version']}"] = tournament_pairings
    return found


class Quality(NamedTuple):
    """Rematches, byes too many or repeated, and squared point differences beside their bound."""

    rematches: int
    bad_byes: int
    squares: int
    bound: int


def quality(field: Field, pairs: Pairs) -> Quality:
    """How good a round is; the bound ignores rematches, so it cannot always be reached."""
    seen = sorted(row for match in pairs for row in match if row is not None)
    assert seen == list(range(len(field))), "somebody is missing or paired twice"
    met = [set(row) for row in field.met.tolist()]
    out = [a for a, b in pairs if b is None]
    matches = [(a, b) for a, b in pairs if b is not None]
    ranked = np.sort(np.delete(field.points, out))
    return Quality(
        sum(b in met[a] for a, b in matches),
        len(out) - len(field) % 2 + sum(int(field.byes[row]) for row in out),
        sum(int(field.points[a] - field.points[b]) ** 2 for a, b in matches),
        int(((ranked[1::2] - ranked[0::2]) ** 2).sum()) if len(ranked) % 2 == 0 else 0,
    )


def compare(sizes: Iterable[int], seeds: int) -> None:
    """One markdown table: the same states for every engine, the median over the seeds."""
    print("| entrants | engine | round 8, ms | times ours | rematches | bad byes | squares / bound |")
    print("|---|---|---|---|---|---|---|")
    for n in sizes:
        states = [play(n, seed) for seed in range(seeds)]
        ours = None
        for name, engine in engines(n).items():
            runs = [engine(state) for state in states]
            seconds = statistics.median(run.seconds for run in runs)
            ours = seconds if ours is None else ours
            marks = [quality(state.field, run.pairs) for state, run in zip(states, runs, strict=True)]
            rematches, bad, squares, bound = (sum(column) for column in zip(*marks, strict=True))
            print(
                f"| {n} | {name} | {seconds * 1e3:.2f} | {seconds / ours:.0f} | {rematches} | {bad} "
                f"| {squares} / {bound} |",
                flush=True,
            )


def growth(sizes: Iterable[int]) -> None:
    """Ours alone in large fields: time over entrants should stay level."""
    print("\n| entrants | round 8, ms | microseconds per entrant |")
    print("|---|---|---|")
    for n in sizes:
        seconds = headjudge(play(n, 0)).seconds
        print(f"| {n} | {seconds * 1e3:.1f} | {seconds / n * 1e6:.2f} |", flush=True)


def main() -> None:
    """Run and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sizes", type=int, nargs="*", default=[64, 65, 256, 512, 2048, 2049, 10_000])
    parser.add_argument("--linear", type=int, nargs="*", default=[10_000, 20_000, 50_000, 100_000])
    parser.add_argument("--seeds", type=int, default=3)
    given = parser.parse_args()
    print(f"Python {platform.python_version()}, NumPy {np.__version__}, {platform.machine()}\n")
    compare(given.sizes, given.seeds)
    growth(given.linear)


if __name__ == "__main__":
    main()
