"""Tables of four over five rounds beside another package: who meets again, how far points lie apart, seats, time.

    python benchmarks/pods.py [--sizes 16 20 60 100 200] [--seeds 20] [--peer-seeds 2] [--peer-most 100]

Every engine plays the same kind of event: five rounds, a win worth 4 points, a fifth of the tables drawn with 2
to 4 survivors, a point each. Peer: krcg (group ``bench``), whose seating VTES's archon uses; it gets the rounds
so far and one more round of tables of four, 20,000 steps as archon asks for, and does not look at points. For
reference a greedy that lets nobody meet twice, which several systems do, and pays for it in byes.
Times are CPU time of the one process, so that a busy machine does not count.
"""

from __future__ import annotations

import argparse
import itertools
import platform
import random
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from importlib.metadata import PackageNotFoundError, version

import numpy as np

from headjudge.chance import keys
from headjudge.pairing.pods import PodField, pair_pods

ROUNDS = 5
WIN, DRAW, BYE = 4, 1, 1
DRAWN = 0.2
STEPS = 20_000
Tables = list[tuple[str, ...]]


@dataclass
class Event:
    """Who plays, what they have, and what was played."""

    ids: list[str]
    seed: int
    points: Counter[str] = field(default_factory=Counter)
    orders: Counter[str] = field(default_factory=Counter)
    byes: Counter[str] = field(default_factory=Counter)
    played: list[Tables] = field(default_factory=list)
    spreads: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    def field(self) -> PodField:
        """What the next round is made from."""
        lots = keys(str(self.seed), "lots", self.ids)
        order = sorted(self.ids, key=lambda name: (-self.points[name], -self.orders[name], lots[name]))
        number = len(self.played) + 1
        return PodField(
            ids=tuple(order),
            keys=keys(str(self.seed), f"pair/{number}", order),
            points=tuple(self.points[name] for name in order),
            earlier=tuple(tuple(tables) for tables in self.played),
            byes=dict(self.byes),
            first_round=number == 1,
        )

    def finish(self, tables: Tables, byes: Iterable[str]) -> None:
        """Make up the results of a round."""
        rng = random.Random(f"{self.seed}/{len(self.played)}")
        if self.played:
            self.spreads += [
                max(self.points[name] for name in table) - min(self.points[name] for name in table)
                for table in tables
            ]
        for table in tables:
            seated = rng.sample(table, len(table))
            alive = rng.randint(2, len(seated)) if rng.random() < DRAWN else 1
            for order, name in enumerate(seated, 1):
                self.orders[name] += order
                if order > len(seated) - alive:
                    self.points[name] += WIN if alive == 1 else DRAW
        for name in byes:
            self.points[name] += BYE
            self.orders[name] += 4
            self.byes[name] += 1
        self.played.append(tables)


Engine = Callable[[Event], tuple[Tables, list[str], float]]


def ours(event: Event, *, strategy: str, seats: str) -> tuple[Tables, list[str], float]:
    """headjudge; timed is the call that pairs, arrays and notes included."""
    given = event.field()
    start = time.process_time()
    made = pair_pods(given, strategy=strategy, seats=seats)
    seconds = time.process_time() - start
    return [pod.seats for pod in made.pods], [bye.id for bye in made.byes], seconds


def krcg(event: Event) -> tuple[Tables, list[str], float]:
    """krcg's annealing of one more round; it begins with a random seating and keeps the rounds before."""
    from krcg.seating import Round, optimise

    order = event.field().ids
    full = len(order) - len(order) % 4
    rounds = [Round([list(table) for table in tables]) for tables in event.played]
    rounds.append(Round([list(order[at : at + 4]) for at in range(0, full, 4)]))
    start = time.process_time()
    seated, _ = optimise(rounds, STEPS)
    seconds = time.process_time() - start
    return [tuple(str(name) for name in table) for table in seated[-1]], list(order[full:]), seconds


def greedy(event: Event) -> tuple[Tables, list[str], float]:
    """For reference: no two meet twice at any price. From the top, each table takes the next who have met nobody
    of it yet; a leader for whom no table comes together has a bye."""
    order = list(event.field().ids)
    met = {
        frozenset(pair)
        for tables in event.played
        for table in tables
        for pair in itertools.combinations(table, 2)
    }
    start = time.process_time()
    made: Tables = []
    byes = []
    while order:
        table = [order[0]]
        for name in order[1:]:
            if len(table) < 4 and not any(frozenset((name, other)) in met for other in table):
                table.append(name)
        if len(table) == 4:
            made.append(tuple(table))
            order = [name for name in order if name not in table]
        else:
            byes.append(order.pop(0))
    return made, byes, time.process_time() - start


def engines(n: int, peer_most: int) -> dict[str, Engine]:
    """Ours and, where it is installed and gets done in time, the peer."""
    found: dict[str, Engine] = {
        "headjudge standings, random seats": partial(ours, strategy="standings", seats="random"),
        "headjudge standings, balanced seats": partial(ours, strategy="standings", seats="balanced"),
        "headjudge spread, balanced seats": partial(ours, strategy="spread", seats="balanced"),
        "greedy without repeats": greedy,
    }
    if n > peer_most:
        return found
    try:
        found[f"krcg {version('krcg')}"] = krcg
    except PackageNotFoundError:
        print("krcg is not installed: left out")
    return found


def shown(events: list[Event]) -> str:
    """The figures of one engine, as cells of a table."""
    repeated, most, thrice, uneven, never = [], [], 0, [], []
    for event in events:
        tables = list(itertools.chain.from_iterable(event.played))
        met = Counter(pair for table in tables for pair in itertools.combinations(sorted(table), 2))
        repeated.append(sum(met.values()) - len(met))
        most.append(max(met.values()))
        thrice += sum(times > 2 for times in met.values())
        sat = {name: [0] * 4 for table in tables for name in table}
        for table in tables:
            for at, name in enumerate(table):
                sat[name][at] += 1
        uneven += [max(counts) - min(counts) for counts in sat.values()]
        never += [not counts[0] for counts in sat.values()]
    spread = statistics.mean(itertools.chain.from_iterable(event.spreads for event in events))
    byes = statistics.mean(sum(event.byes.values()) for event in events)
    seconds = [one for event in events for one in event.seconds]
    return (
        f"{statistics.mean(repeated):.1f} | {max(most)} | {thrice} | {spread:.2f} | {byes:.0f} "
        f"| {statistics.mean(uneven):.2f} | {100 * statistics.mean(never):.1f} % "
        f"| {1e3 * statistics.median(seconds):.1f} | {1e3 * max(seconds):.0f}"
    )


def compare(sizes: Iterable[int], seeds: int, peer_seeds: int, peer_most: int) -> None:
    """One markdown table; every event is played to its end by one engine."""
    print(
        "| entrants | engine | repeated pairs | most meetings of two | pairs thrice, all events "
        "| points spread, rounds 2-5 | byes | seats max - min | never first | round, CPU ms | slowest, CPU ms |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    for n in sizes:
        for name, engine in engines(n, peer_most).items():
            events = []
            for seed in range(peer_seeds if name.startswith("krcg") else seeds):
                event = Event([f"P{at:04}" for at in range(n)], seed)
                for _ in range(ROUNDS):
                    tables, byes, seconds = engine(event)
                    event.seconds.append(seconds)
                    event.finish(tables, byes)
                events.append(event)
            print(f"| {n} | {name} | {shown(events)} |", flush=True)


def main() -> None:
    """Run and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sizes", type=int, nargs="*", default=[16, 20, 60, 100, 200])
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--peer-seeds", type=int, default=2)
    parser.add_argument("--peer-most", type=int, default=100)
    given = parser.parse_args()
    print(f"Python {platform.python_version()}, NumPy {np.__version__}, {platform.machine()}\n")
    compare(given.sizes, given.seeds, given.peer_seeds, given.peer_most)


if __name__ == "__main__":
    main()
