"""Independent oracles: every pairing of a small field, and one plain matching of a whole larger one."""

from __future__ import annotations

import random
from collections.abc import Iterator

import networkx
import numpy as np
import rustworkx

from headjudge.pairing import Field, Measure, Pairing

Pairs = list[tuple[int, int]]


def every_pairing(rows: list[int]) -> Iterator[tuple[Pairs, int | None]]:
    """All ways to pair up these rows, with one bye where their number is odd."""
    if len(rows) % 2:
        for out in rows:
            for pairs, _ in every_pairing([row for row in rows if row != out]):
                yield pairs, out
    elif not rows:
        yield [], None
    else:
        first, *rest = rows
        for other in rest:
            for pairs, _ in every_pairing([row for row in rest if row != other]):
                yield [(first, other), *pairs], None


def measure_of(field: Field, pairs: Pairs, out: int | None) -> Measure:
    """The measure, word for word from the contract."""
    apart = {frozenset(map(int, pair)) for pair in np.asarray(field.apart).reshape(-1, 2)}
    met = [set(map(int, row)) for row in field.met]
    return Measure(
        sum(frozenset(pair) in apart for pair in pairs),
        sum(b in met[a] for a, b in pairs),
        0 if out is None else int(field.byes[out] > 0),
        0 if out is None else int(field.points[out]),
        sum((int(field.points[a]) - int(field.points[b])) ** 2 for a, b in pairs),
    )


def wanted(field: Field, measure: Measure) -> tuple[int, ...]:
    """What is compared: without rematches where they are allowed."""
    return tuple(measure) if field.rematches == "avoid" else (measure[0], *measure[2:])


def best_measure(field: Field) -> tuple[int, ...]:
    """The least measure of all pairings."""
    rows = list(range(len(field)))
    return min(wanted(field, measure_of(field, pairs, out)) for pairs, out in every_pairing(rows))


def matched_measure(field: Field, library: str = "rustworkx") -> tuple[int, ...]:
    """The least measure by one minimum-cost matching on the complete graph."""
    n = len(field)
    points = [int(value) for value in field.points]
    lowest = min(points)
    spread = max(points) - lowest + 1
    apart = {frozenset(map(int, pair)) for pair in np.asarray(field.apart).reshape(-1, 2)}
    met = [set(map(int, row)) for row in field.met]
    square = spread * spread * n
    costs = {}
    for a in range(n):
        for b in range(a + 1, n):
            rematch = b in met[a] and field.rematches == "avoid"
            high = ((frozenset((a, b)) in apart) * n + rematch) * 2 * spread
            costs[a, b] = high * square + (points[a] - points[b]) ** 2
        if n % 2:
            costs[a, n] = ((int(field.byes[a]) > 0) * spread + points[a] - lowest) * square
    top = max(costs.values())
    if library == "networkx":
        graph = networkx.Graph()
        graph.add_weighted_edges_from((a, b, top - cost) for (a, b), cost in costs.items())
        found = networkx.max_weight_matching(graph, maxcardinality=True)
    else:
        graph = rustworkx.PyGraph()
        graph.add_nodes_from(range(n + n % 2))
        graph.add_edges_from([(a, b, top - cost) for (a, b), cost in costs.items()])
        found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=lambda weight: weight)
    pairs = [(a, b) for a, b in found if n not in (a, b)]
    out = next((min(pair) for pair in found if n in pair), None)
    return wanted(field, measure_of(field, pairs, out))


def check_round(field: Field, pairing: Pairing) -> None:
    """Everybody exactly once, as few byes as can be, and the measure it claims."""
    everybody = sorted([*pairing.pairs.ravel().tolist(), *pairing.byes.tolist()])
    assert everybody == list(range(len(field)))
    chosen = len(field) - len(field.granted)
    assert len(pairing.byes) == len(field.granted) + chosen % 2
    locked = {frozenset(map(int, pair)) for pair in np.asarray(field.locked).reshape(-1, 2)}
    pairs = [(a, b) for a, b in pairing.pairs.tolist()]
    assert locked <= {frozenset(pair) for pair in pairs}
    assert all(field.order[a] < field.order[b] for a, b in pairs)
    assert pairing.tables.tolist() == sorted(set(pairing.tables.tolist()))
    out = int(pairing.byes[-1]) if chosen % 2 else None
    assert pairing.measure == measure_of(field, [p for p in pairs if frozenset(p) not in locked], out)


def random_field(
    seed: int,
    n: int,
    rounds: int | None = None,
    *,
    apart: int = 0,
    step: int = 1,
    levels: int | None = None,
    byes: float = 0.2,
    rematches: str = "avoid",
) -> Field:
    """A field after some rounds paired at random; points are unrelated to the results on purpose."""
    rng = random.Random(seed)
    rounds = rng.randrange(n + 1) if rounds is None else rounds
    met = np.full((n, rounds), -1)
    for column in range(rounds):
        rows = list(range(n))
        rng.shuffle(rows)
        for a, b in zip(rows[0::2], rows[1::2], strict=False):
            if rng.random() < 0.95:
                met[a, column], met[b, column] = b, a
    order = list(range(n))
    rng.shuffle(order)
    teams = [rng.sample(range(n), 2) for _ in range(apart)] if n > 1 else []
    top = rounds + 1 if levels is None else levels
    return Field(
        points=np.array([step * rng.randrange(top) for _ in range(n)], dtype=np.int64),
        order=np.array(order, dtype=np.int64),
        met=met.astype(np.int32),
        byes=np.array([int(rng.random() < byes) for _ in range(n)], dtype=np.int64),
        keys=np.array([rng.getrandbits(64) for _ in range(n)], dtype=np.uint64),
        apart=np.array(teams, dtype=np.int64).reshape(-1, 2),
        rematches=rematches,
    )
