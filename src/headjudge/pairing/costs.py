"""What each possible match costs, criterion by criterion, for the exact search on a part of the field."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from headjudge.pairing.conflicts import Conflicts, Flags, Relations
from headjudge.pairing.field import Field, Ints, Rows, step
from headjudge.pairing.matching import Tier

Matrix = NDArray[np.int64]


class Members(NamedTuple):
    """A part of the field for the exact search; ``nobody`` adds a vertex, whose partner has the bye."""

    rows: Rows
    nobody: bool
    relations: Relations
    behind: Ints
    """Steps of points behind the highest of them; the unit divides every difference."""
    unit: int

    @property
    def size(self) -> int:
        """How many vertices the search has."""
        return len(self.rows) + self.nobody


def members(
    field: Field, conflicts: Conflicts, rows: Rows, nobody: bool, others: Ints | None = None
) -> Members:
    """Look up everything about these rows once; ``others`` are further points that the unit has to divide."""
    points = field.points[rows]
    unit = step(points if others is None else np.concatenate((points, others)))
    highest = points.max() if len(rows) else 0
    return Members(rows, nobody, conflicts.among(rows), (highest - points) // unit, unit)


def squared_differences(part: Members) -> Matrix:
    """Squared point differences; a bye costs nothing here."""
    differences = part.behind[:, None] - part.behind[None, :]
    return widened(part, differences * differences)


def widened(part: Members, matrix: Matrix | Flags) -> Matrix:
    """The matrix with a row and a column of zeros for nobody, where nobody takes part."""
    return np.pad(matrix.astype(np.int64), (0, int(part.nobody)))


def of_bye(part: Members, per_entrant: Ints) -> Matrix:
    """A cost for having the bye, nothing for matches."""
    matrix = np.zeros((part.size, part.size), dtype=np.int64)
    if part.nobody:
        matrix[-1, :-1] = matrix[:-1, -1] = per_entrant
    return matrix


def second_bye(field: Field, part: Members) -> Matrix:
    """One where a bye would be the entrant's second."""
    return of_bye(part, (field.byes[part.rows] > 0).astype(np.int64))


def bye_points(field: Field, part: Members) -> Matrix:
    """The rank of the entrant's points among those that occur, lowest 0: their order is all that counts."""
    return of_bye(part, np.unique(field.points[part.rows], return_inverse=True)[1].astype(np.int64))


def byes_had(field: Field, part: Members) -> Matrix:
    """Byes had, as a rank: among equals who had one before, the one with fewer."""
    return of_bye(part, np.unique(field.byes[part.rows], return_inverse=True)[1].astype(np.int64))


def earlier_meetings(part: Members) -> Matrix:
    """Meetings before the last one: where a rematch is forced, rather one of those who met once."""
    return widened(part, np.maximum(part.relations.meetings - 1, 0))


def lot(field: Field, part: Members) -> NDArray[np.uint64]:
    """A random number per pair, from the two keys, whichever comes first."""
    keys = np.append(field.keys[part.rows], np.uint64(0))[: part.size]
    mixed = keys[:, None] + keys[None, :] + np.uint64(0x9E3779B97F4A7C15)
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        mixed = (mixed ^ (mixed >> np.uint64(shift))) * np.uint64(factor)
    return np.asarray(mixed ^ (mixed >> np.uint64(31)))


def tiers(*matrices: Matrix) -> list[Tier]:
    """Criteria in their order."""
    return [Tier(matrix) for matrix in matrices]
