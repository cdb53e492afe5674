"""The fast way: everybody sorted by points, random among equals, neighbours paired.

Pairing neighbours of a sorted list has the least possible sum of squared point differences of all pairings
(uncrossing two matches never raises it). What is left is to mend the few matches that must not be: exchanging
an entrant with another one on the same points changes no difference, so as long as such an exchange exists
the round stays as good as that bound, which proves it the best.
"""

from __future__ import annotations

import numpy as np

from headjudge.pairing.conflicts import Conflicts
from headjudge.pairing.field import Field, Ints, Rows

_NEAR = 8
_REACH = (64, 1024)
"""How many places to each side of a match are looked at first, before the whole points group is."""


def shuffled(field: Field, rows: Rows) -> Rows:
    """These rows by points, the highest first; in a points group by the draw (equal keys: by row)."""
    keys = field.keys[rows]
    drawn = np.argsort(keys)
    if (keys[drawn][1:] == keys[drawn][:-1]).any():
        drawn = np.argsort(keys, kind="stable")
    points = field.points[rows[drawn]]
    if not len(points):
        return rows
    behind = points.max() - points
    if behind.max() < 1 << 15:
        behind = behind.astype(np.int16)  # narrow integers are sorted by counting
    return rows[drawn[np.argsort(behind, kind="stable")]]


def who_sits_out(field: Field, sequence: Rows) -> int:
    """The place in ``sequence`` of who has the bye if nothing stands against it.

    Somebody on the lowest points among those who have had none; where everybody has had one, somebody on the
    lowest points, with the fewest byes. Random among equals.
    """
    fresh = np.flatnonzero(field.byes[sequence] == 0)
    if len(fresh):
        return int(fresh[-1])
    points = field.points[sequence]
    lowest = np.flatnonzero(points == points[-1])
    had = field.byes[sequence[lowest]]
    return int(lowest[np.flatnonzero(had == had.min())[-1]])


def conflicting(conflicts: Conflicts, sequence: Rows) -> Ints:
    """The matches (2k, 2k + 1) of the sequence that must not be, as the numbers k, rising."""
    return np.flatnonzero(conflicts.barred(sequence[0::2], sequence[1::2]))


def mend(conflicts: Conflicts, sequence: Rows, points: Ints, bad: Ints) -> Ints:
    """Mend conflicting matches by exchanges between equals, in place; the matches that resisted.

    ``points`` are those of the sequence (falling). Cost: a look at a few neighbours for most matches; a few
    passes over their points group for those where that does not help.
    """
    left = []
    for match in bad.tolist():
        first, second = 2 * match, 2 * match + 1
        if not conflicts.bars(int(sequence[first]), int(sequence[second])):
            continue  # an earlier exchange has mended it
        if not any(
            exchange(conflicts, sequence, points, moved, moved ^ 1)
            for exchange in (_exchange_near, _exchange)
            for moved in (second, first)
        ):
            left.append(match)
    return np.array(left, dtype=np.int64)


def _exchange_near(conflicts: Conflicts, sequence: Rows, points: Ints, moved: int, stays: int) -> bool:
    """Exchange who sits at ``moved`` with an equal in the next matches, so that both matches are fine."""
    low, high = max(0, moved - _NEAR), min(len(sequence), moved + _NEAR + 1)
    rows, score = sequence[low:high].tolist(), points[low:high].tolist()
    mine, partner = rows[moved - low], rows[stays - low]
    for place in sorted(range(low, high), key=lambda place: abs(place - moved)):
        if score[place - low] != score[moved - low] or place in {moved, stays} or not low <= place ^ 1 < high:
            continue
        if not conflicts.bars(partner, rows[place - low]) and not conflicts.bars(
            mine, rows[(place ^ 1) - low]
        ):
            sequence[moved], sequence[place] = sequence[place], sequence[moved]
            return True
    return False


def _exchange(conflicts: Conflicts, sequence: Rows, points: Ints, moved: int, stays: int) -> bool:
    """The same in the whole points group; the nearest place within the first reach that holds one."""
    start, stop = np.searchsorted(-points, [-points[moved], 1 - points[moved]], side="left").tolist()
    seen = 0
    for reach in (*_REACH, len(sequence)):
        low, high = max(start, moved - reach), min(stop, moved + reach + 1)
        if high - low == seen:
            break
        seen = high - low
        places = np.arange(low, high)
        places = places[(places != moved) & (places != stays)]
        fits = ~conflicts.barred_for(int(sequence[stays]), sequence[places])
        fits[fits] = ~conflicts.barred_for(int(sequence[moved]), sequence[places[fits] ^ 1])
        usable = places[fits]
        if len(usable):
            place = usable[np.argmin(np.abs(usable - moved))]
            sequence[moved], sequence[place] = sequence[place], sequence[moved]
            return True
    return False
