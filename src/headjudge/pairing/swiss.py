"""The next round of a two-player Swiss event."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from headjudge.findings import Finding
from headjudge.pairing import reasons
from headjudge.pairing.compromise import mend_at_any_price
from headjudge.pairing.conflicts import Conflicts
from headjudge.pairing.field import Field, Pairing, Rows, checked
from headjudge.pairing.neighbours import conflicting, mend, shuffled, who_sits_out
from headjudge.pairing.tables import lay

SMALL = 24
"""Up to so many entrants the whole field is always searched exactly."""
LARGE = 512
"""Up to so many it is where nothing less proves itself the best: about a second."""


class Round(NamedTuple):
    """Who plays whom before tables are given: matches as consecutive rows, and who has the bye."""

    sequence: Rows
    sits_out: int | None
    proven: bool
    clean: bool
    """Whether no match of it is one to be avoided."""
    remarks: tuple[Finding, ...] = ()


def pair(field: Field) -> Pairing:
    """The best next round, always one where there is one, and random wherever several are equally good.

    Best means, in this order: fewest breaches of keeping apart, fewest rematches, nobody with a second bye,
    the bye on the lowest points, the least sum of squared point differences ("Readings for events" of the
    command line contract; TRP, pairing procedures). With up to 16 entrants, among the best, one that leaves
    the planned rounds playable. An odd number of entrants gives one bye, never more; granted byes and locked
    matches stand as they are.

    Chance comes from ``field.keys`` only: the same field and keys give the same round on every machine, in
    whatever order the entrants were written. Raises ``ValueError`` for a column that is wrong.

    Cost: near-linear in the entrants (a sort and some passes), and an exact search on the few that resist.
    """
    field = checked(field)
    rows = np.ones(len(field), dtype=np.bool_)
    rows[field.locked.ravel()] = False
    rows[field.granted] = False
    conflicts = Conflicts(field)
    chosen = _choose(field, conflicts, np.flatnonzero(rows))
    pairs = chosen.sequence.reshape(-1, 2)
    laid = lay(field, np.concatenate((pairs, field.locked)))
    given = [] if chosen.sits_out is None else [chosen.sits_out]
    locked = np.flatnonzero(laid.origin >= len(pairs))
    suspects = locked if chosen.clean and field.rematches == "avoid" else np.arange(len(laid.pairs))
    said = reasons.explain(field, conflicts, laid, locked, suspects, chosen.sits_out)
    return Pairing(
        pairs=laid.pairs,
        tables=laid.tables,
        byes=np.append(field.granted, np.array(given, dtype=np.int64)),
        match_notes=said.match_notes,
        bye_notes=said.bye_notes,
        remarks=(*said.remarks, *chosen.remarks),
        measure=said.measure,
        proven=chosen.proven,
    )


def _choose(field: Field, conflicts: Conflicts, rows: Rows) -> Round:
    """Pair these rows: neighbours, then windows around what resists, then everything."""
    everybody = shuffled(field, rows)
    if not len(rows):
        return Round(rows, None, proven=True, clean=True)
    if len(rows) <= SMALL:
        return _whole(field, conflicts, everybody)
    sequence, sits_out = everybody.copy(), None
    if len(everybody) % 2:
        place = who_sits_out(field, everybody)
        sits_out = int(everybody[place])
        sequence = np.delete(everybody, place)
    bad = conflicting(conflicts, sequence)
    if len(bad):
        bad = mend(conflicts, sequence, field.points[sequence], bad)
    if not len(bad):
        return Round(sequence, sits_out, proven=True, clean=True)
    from headjudge.pairing import windows

    seated = windows.resettle(field, conflicts, sequence, sits_out, bad)
    if seated is not None:
        return Round(seated.sequence, seated.sits_out, proven=True, clean=True)
    if len(rows) <= LARGE:
        return _whole(field, conflicts, everybody)
    mend_at_any_price(field, conflicts, sequence)
    remarks = (Finding("pair.not_proven", "info"),)
    return Round(sequence, sits_out, proven=False, clean=False, remarks=remarks)


def _whole(field: Field, conflicts: Conflicts, everybody: Rows) -> Round:
    """The whole field exactly, with the rounds left in view."""
    from headjudge.pairing import whole

    settled = whole.settle(field, conflicts, everybody)
    remarks = reasons.of_outlook(settled.outlook, settled.preferred, field.rounds_left)
    return Round(settled.sequence, settled.sits_out, proven=True, clean=False, remarks=remarks)
