"""The part that resists: re-paired exactly in a window of the sorted field, with a proof for the whole.

Take an even number of entrants from the top of the sorted field: a cut, at some value of points between them.
A match (a, d) across the cut costs at least as much as two halves, a to the cut and the cut to d, since
(x + y)^2 >= x^2 + y^2; and an even number of matches crosses it. So the field costs at least what its
pieces between cuts cost when each piece may also send entrants to its cuts, an even number to each cut, at
the square of their distance. (Or an odd number to both, with one match through the whole piece; that match
alone costs more than sending another entrant to the other cut.) A piece without conflicts gains nothing by
it: for two it is cheaper to meet than to go to the same cut. So only for a match that must not be the way out
counts, and a window is solved with that as its price. If the best solution pays it nowhere, it is a real
pairing, and pieces and field are the best possible. If it does, the window grows.

The bye of an odd field is a match with nobody, on the points of who has it; any other entrant fit for that bye
changes places with one in the window at no cost, so nobody needs no way out.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from headjudge.pairing import costs
from headjudge.pairing.conflicts import Conflicts
from headjudge.pairing.field import Field, Ints, Rows
from headjudge.pairing.matching import cheapest, complete, pack

FIRST = 16
"""Entrants in a first window; each failed proof doubles it."""
LARGEST = 256
"""Beyond so many the exact search would take longer than a tenth of a second."""


class Window(NamedTuple):
    """Places ``start`` to ``stop`` of the sequence (both even); whether the bye is settled in here."""

    start: int
    stop: int


class Seated(NamedTuple):
    """The sequence (matches at 2k, 2k + 1) with who has the bye, or None where the proof failed."""

    sequence: Rows
    sits_out: int | None


def resettle(
    field: Field, conflicts: Conflicts, sequence: Rows, sits_out: int | None, bad: Ints
) -> Seated | None:
    """Re-pair around the conflicting matches; None where no window up to ``LARGEST`` proves itself."""
    points = field.points[sequence]
    waiting = [_around(2 * match + 1, FIRST, len(sequence)) for match in bad.tolist()]
    done: dict[Window, tuple[Rows, int | None]] = {}
    while waiting:
        windows = _merged(waiting, list(done))
        waiting = []
        for window in windows:
            if window in done:
                continue
            if window.stop - window.start > LARGEST:
                return None
            for other in [old for old in done if old.start < window.stop and window.start < old.stop]:
                del done[other]
            bye_here = _settles_bye(field, points, window, sits_out) and not any(
                settled is not None for _, settled in done.values()
            )
            found = _solve(field, conflicts, sequence, window, sits_out if bye_here else None)
            if found is not None:
                done[window] = found
            elif window.stop - window.start == len(sequence):
                return None
            else:
                size = 2 * (window.stop - window.start)
                waiting.append(_around((window.start + window.stop) // 2, size, len(sequence)))
    result = sequence.copy()
    for window, (rows, settled) in done.items():
        result[window.start : window.stop] = rows
        sits_out = sits_out if settled is None else settled
    return Seated(result, sits_out)


def _around(middle: int, size: int, n: int) -> Window:
    start = max(0, (middle - size // 2) // 2 * 2)
    return Window(start, min(n, start + size))


def _merged(waiting: list[Window], done: list[Window]) -> list[Window]:
    """Windows that overlap or touch become one, so that no two share a cut."""
    merged: list[Window] = []
    for window in sorted(waiting + done):
        if merged and window.start <= merged[-1].stop:
            merged[-1] = Window(merged[-1].start, max(merged[-1].stop, window.stop))
        else:
            merged.append(window)
    return merged


def _settles_bye(field: Field, points: Ints, window: Window, sits_out: int | None) -> bool:
    """Whether somebody in the window is on the points of the bye, so that it might change hands."""
    if sits_out is None:
        return False
    inside = points[window.start : window.stop]
    return bool((inside == field.points[sits_out]).any())


def _solve(
    field: Field, conflicts: Conflicts, sequence: Rows, window: Window, sits_out: int | None
) -> tuple[Rows, int | None] | None:
    """The window's best pairing and bye if it proves itself the best for the field, else None."""
    inside = sequence[window.start : window.stop]
    if sits_out is not None:
        inside = np.append(inside, sits_out)
        inside = inside[np.lexsort((field.keys[inside], -field.points[inside]))]
    outer = [place for place in (window.start - 1, window.stop) if 0 <= place < len(sequence)]
    cuts = field.points[sequence[outer]]
    part = costs.members(field, conflicts, inside, sits_out is not None, cuts)
    n = len(inside)
    escapes = np.zeros((part.size, part.size), dtype=np.bool_)
    escapes[:n, :n] = part.relations.apart
    if field.rematches == "avoid":
        escapes[:n, :n] |= part.relations.meetings > 0
    if sits_out is not None:
        fit = (field.points[inside] == field.points[sits_out]) & (
            (field.byes[inside] > 0) == (field.byes[sits_out] > 0)
        )
        escapes[-1, :-1] = escapes[:-1, -1] = ~fit
    prices = _ways_out(part, cuts, field.points[inside])
    best = np.where(escapes, prices, costs.squared_differences(part))
    np.fill_diagonal(best, 0)
    packed = pack(
        costs.tiers(best, escapes.astype(np.int64)),
        costs.tiers(costs.byes_had(field, part)),
        costs.lot(field, part),
    )
    matching = cheapest(part.size, complete(part.size), packed.costs) or []
    if any(escapes[first, second] for first, second in matching):
        return None
    out = [first for first, second in matching if second == n]
    rows = [vertex for pair in matching if pair[1] != n for vertex in pair]
    return inside[rows], int(inside[out[0]]) if out else None


def _ways_out(part: costs.Members, cuts: Ints, points: Ints) -> costs.Matrix:
    """What two vertices of the window pay at least if both are matched outside of it.

    ``cuts`` are the points just outside, ``points`` those inside. Where there is no way out, and for who has
    the bye, the price is more than any pairing of the window costs.
    """
    n = len(part.rows)
    closed = int(part.behind.max() + 1) ** 2 * (part.size + 1)
    prices = np.full((part.size, part.size), closed, dtype=np.int64)
    for cut in (points.max() - cuts) // part.unit:
        way = np.minimum((part.behind - cut) ** 2, closed)
        np.minimum(prices[:n, :n], way[:, None] + way[None, :], out=prices[:n, :n])
    return prices
