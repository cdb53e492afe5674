"""The whole field at once, exactly: small fields, and those in which something cannot be avoided."""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple

import numpy as np

from headjudge.pairing import costs, lookahead
from headjudge.pairing.conflicts import Conflicts
from headjudge.pairing.field import Field, Rows
from headjudge.pairing.lookahead import Budget, Outlook
from headjudge.pairing.matching import Matching, Packed, cheapest, complete, pack, ranked

_EQUALS = 200
"""Equally good pairings that are looked at for the sake of later rounds."""


class Chosen(NamedTuple):
    """Matches as consecutive rows, who has the bye, and how the rounds left look (None: not looked at)."""

    sequence: Rows
    sits_out: int | None
    outlook: Outlook | None
    preferred: bool
    """Whether the outlook decided between equally good pairings."""


def settle(field: Field, conflicts: Conflicts, rows: Rows) -> Chosen:
    """The best pairing of these rows on every criterion; in a small field the rounds left are in view.

    ``rows`` in an order that does not depend on how the field was written (by points and draw). Cost: 0.1 ms
    at 16 entrants, 2 ms at 64, 80 ms at 256, a second at 512.
    """
    part = costs.members(field, conflicts, rows, nobody=len(rows) % 2 == 1)
    rematches = costs.widened(part, part.relations.meetings > 0)
    criteria = (
        costs.widened(part, part.relations.apart),
        rematches if field.rematches == "avoid" else np.zeros_like(rematches),
        costs.second_bye(field, part),
        costs.bye_points(field, part),
        costs.squared_differences(part),
    )
    packed = pack(
        costs.tiers(*criteria),
        costs.tiers(costs.earlier_meetings(part), costs.byes_had(field, part)),
        costs.lot(field, part),
    )
    matching, seen, preferred = _with_rounds_left(field, part, packed)
    sequence = [vertex for pair in matching for vertex in pair if len(rows) not in pair]
    out = [first for first, second in matching if second == len(rows)]
    return Chosen(rows[sequence], int(rows[out[0]]) if out else None, seen, preferred)


def _with_rounds_left(
    field: Field, part: costs.Members, packed: Packed
) -> tuple[Matching, Outlook | None, bool]:
    """Among the best pairings the first by the draw that leaves the most rounds playable."""
    free = _fresh(field, part)
    wanted = field.rounds_left
    least = int(free.sum(axis=1).min(initial=part.size))
    if (
        field.rematches == "allow"
        or wanted < 1
        or part.size > lookahead.LARGEST
        or least - wanted >= (part.size + 1) // 2  # Dirac: whatever is paired now, all rounds can follow
    ):
        return cheapest(part.size, complete(part.size), packed.costs) or [], None, False
    best: tuple[Matching, Outlook] | None = None
    preferred = False
    bound: int | None = None
    budget = Budget()
    for total, matching in islice(ranked(packed), _EQUALS):
        bound = total // packed.fine if bound is None else bound
        if total // packed.fine > bound:
            break
        after = free.copy()
        for first, second in matching:
            after[first, second] = after[second, first] = False
        seen = lookahead.outlook(after, wanted, budget)
        if best is None or seen > best[1]:
            preferred = best is not None
            best = matching, seen
        if seen == Outlook(wanted, True) or not budget.left:
            break
    if best is None:
        return [], None, False
    return best[0], best[1], preferred


def _fresh(field: Field, part: costs.Members) -> np.ndarray[tuple[int, int], np.dtype[np.bool_]]:
    """Who can still meet whom without a fault; nobody's partners are those without a bye so far."""
    free = np.zeros((part.size, part.size), dtype=np.bool_)
    n = len(part.rows)
    free[:n, :n] = ~part.relations.apart & (part.relations.meetings == 0)
    np.fill_diagonal(free, False)
    if part.nobody:
        free[-1, :-1] = free[:-1, -1] = field.byes[part.rows] == 0
    return free
