"""Very large fields with too many people to keep apart: mended as far as exchanges go, without a proof."""

from __future__ import annotations

import numpy as np

from headjudge.pairing.conflicts import Conflicts
from headjudge.pairing.field import Field, Ints, Rows
from headjudge.pairing.neighbours import conflicting


def mend_at_any_price(field: Field, conflicts: Conflicts, sequence: Rows) -> None:
    """Mend each conflicting match by the cheapest exchange anywhere in the field, in place.

    An exchange has to lower breaches, then rematches, of the two matches. What stays afterwards cannot be
    mended by exchanging two entrants. Cost: one pass over the field per conflicting match.
    """
    partners = np.arange(len(sequence)) ^ 1
    for match in conflicting(conflicts, sequence).tolist():
        stays, moved = 2 * match, 2 * match + 1
        others = sequence[partners]
        was = _faults(field, conflicts, sequence, others)
        one, two = sequence[stays], sequence[moved]
        if not was[stays]:
            continue
        now = _faults(field, conflicts, np.full_like(sequence, one), sequence)
        now = now + _faults(field, conflicts, np.full_like(sequence, two), others)
        gain = was + was[stays] - now
        gain[[stays, moved]] = 0
        if gain.max() <= 0:
            continue
        places = np.flatnonzero(gain == gain.max())
        place = int(places[np.argmin(_rise(field.points, sequence, others, one, two)[places])])
        sequence[moved], sequence[place] = sequence[place], sequence[moved]


def _faults(field: Field, conflicts: Conflicts, first: Rows, second: Rows) -> Ints:
    """Faults of matches: a breach of keeping apart outweighs the rematches of any two matches."""
    faults = 4 * conflicts.apart(first, second).astype(np.int64)
    return faults + conflicts.met(first, second) if field.rematches == "avoid" else faults


def _rise(points: Ints, sequence: Rows, others: Rows, one: int, two: int) -> Ints:
    """By how much the squared differences grow if ``two`` changes places with each of the sequence."""
    behind = points.max() - points
    new = (behind[one] - behind[sequence]) ** 2 + (behind[two] - behind[others]) ** 2
    return np.asarray(new - (behind[sequence] - behind[others]) ** 2)
