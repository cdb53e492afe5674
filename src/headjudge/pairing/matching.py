"""The cheapest way to pair up everybody: matchings on complete graphs. Knows no rules.

The search itself is rustworkx's (Galil's blossom algorithm); its arithmetic is exact on integers of 128 bits,
so costs are kept inside ``COST_BITS``. Its answer is a set in an order that differs from process to process,
so it is sorted here. Where two matchings cost the same, which one comes out depends on the order of the
vertices alone.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
import rustworkx
from numpy.typing import NDArray

COST_BITS = 120
"""Costs above this many bits could overflow inside the library (measured: wrong answers from 126 bits on)."""

Matching = list[tuple[int, int]]


class Tier(NamedTuple):
    """One criterion: a symmetric matrix of costs, none negative. Earlier tiers outweigh all later ones."""

    costs: NDArray[np.int64]

    @property
    def limit(self) -> int:
        """No matching can cost more than this: half the sum of each vertex's dearest edge."""
        return int(self.costs.max(axis=1).sum()) // 2


class Packed(NamedTuple):
    """Several tiers in one integer per edge; ``fine`` is the weight of the coarse part.

    ``total // fine`` of two matchings compares them on all tiers but those packed as fine.
    """

    n: int
    costs: list[int]
    fine: int


def pack(coarse: Sequence[Tier], fine: Sequence[Tier], chance: NDArray[np.uint64]) -> Packed:
    """Lexicographic costs as one integer per edge; the least tier is ``chance``, a matrix of keys.

    The edges of the complete graph on n vertices, row by row (``np.triu_indices``). As many bits of chance
    are used as there is room for, 30 at most. Raises ``OverflowError`` where less than 4 are left.
    """
    n = len(chance)
    upper = np.triu_indices(n, 1)
    used = [tier for tier in (*coarse, *fine) if tier.limit]
    bits = sum(tier.limit.bit_length() for tier in used)
    room = min(30, COST_BITS - bits - (n // 2).bit_length())
    if room < 4:
        raise OverflowError("the costs leave no room for chance")
    drawn = (chance[upper] >> np.uint64(64 - room)).astype(np.int64)
    weight = 1 << (room + (n // 2).bit_length())
    wide = bits + weight.bit_length() > 62
    total = drawn.astype(object) if wide else drawn
    fine_weight = weight
    for tier in reversed((*coarse, *fine)):
        if tier.limit:
            costs = tier.costs[upper]
            total = total + (costs.astype(object) if wide else costs) * weight
            weight <<= tier.limit.bit_length()
        if fine and tier is fine[0]:
            fine_weight = weight
    return Packed(n, total.tolist(), fine_weight)


def cheapest(n: int, edges: Sequence[tuple[int, int]], costs: Sequence[int]) -> Matching | None:
    """The perfect matching of least total cost, pairs and list sorted; None where there is no perfect one.

    Cost: O(n m log n) at worst; 0.1 ms at 16 vertices, 2 ms at 64, 70 ms at 256, complete graphs.

    >>> cheapest(4, [(0, 1), (0, 2), (1, 3), (2, 3)], [1, 5, 5, 1])
    [(0, 1), (2, 3)]
    """
    if not costs:
        return [] if n == 0 else None
    top = max(costs)
    if max(top, top - min(costs)).bit_length() > COST_BITS:
        raise OverflowError("costs beyond the exact range of the matching library")
    graph = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(n))
    graph.add_edges_from([(u, v, top - cost) for (u, v), cost in zip(edges, costs, strict=True)])
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=_itself)
    if 2 * len(found) != n:
        return None
    return sorted((min(pair), max(pair)) for pair in found)


def _itself(weight: int) -> int:
    return weight


def complete(n: int) -> list[tuple[int, int]]:
    """The edges of the complete graph in the order that ``pack`` uses."""
    return [(u, v) for u in range(n) for v in range(u + 1, n)]


def ranked(packed: Packed) -> Iterator[tuple[int, Matching]]:
    """All perfect matchings with their total cost, cheapest first, each once.

    Murty's partition: the matchings other than the best one found are split by the first edge of it that they
    lack. Cost: about n/2 searches per matching that is taken from the iterator.
    """
    edges = complete(packed.n)
    costs = dict(zip(edges, packed.costs, strict=True))
    count = 0
    heap: list[tuple[int, int, Matching, Matching, frozenset[tuple[int, int]]]] = []

    def push(kept: Matching, barred: frozenset[tuple[int, int]]) -> None:
        nonlocal count
        closed = {vertex for pair in kept for vertex in pair}
        place = {v: i for i, v in enumerate(v for v in range(packed.n) if v not in closed)}
        rest = [(u, v) for u, v in edges if u in place and v in place and (u, v) not in barred]
        found = cheapest(len(place), [(place[u], place[v]) for u, v in rest], [costs[pair] for pair in rest])
        if found is None:
            return
        back = list(place)
        matching = sorted(kept + [(back[u], back[v]) for u, v in found])
        count += 1
        heapq.heappush(heap, (sum(costs[pair] for pair in matching), count, matching, kept, barred))

    push([], frozenset())
    while heap:
        total, _, matching, kept, barred = heapq.heappop(heap)
        yield total, matching
        fixed = list(kept)
        for pair in matching:
            if pair not in kept:
                push(list(fixed), barred | {pair})
                fixed.append(pair)
