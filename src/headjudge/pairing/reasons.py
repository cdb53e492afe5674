"""Why a round is as it is: note codes on matches and byes, remarks on the round, and its measure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from headjudge.findings import Finding
from headjudge.pairing.conflicts import Conflicts, Flags
from headjudge.pairing.field import Field, Ints, Measure, Rows
from headjudge.pairing.lookahead import Outlook
from headjudge.pairing.tables import Laid

MATCH_NOTES = (
    "pair_down",
    "rematch",
    "rematch_allowed",
    "keep_apart_breached",
    "locked",
    "locked_rematch",
    "locked_keep_apart",
    "fixed_table",
    "fixed_table_taken",
    "fixed_tables_meet",
)
"""Every note that a match can carry; each is worded as ``note.<code>``."""

BYE_NOTES = ("bye", "bye_lower_had_one", "bye_avoids_worse", "second_bye", "granted_bye")
"""Every note that a bye can carry; worded likewise."""

REMARKS = (
    "pair.keep_apart_unavoidable",
    "pair.rematches_unavoidable",
    "pair.second_bye_unavoidable",
    "pair.rounds_not_playable",
    "pair.looked_ahead",
    "pair.not_proven",
)
"""Every remark on a whole round, with counts where it has any."""


class Said(NamedTuple):
    """Notes by code, remarks, measure."""

    match_notes: Mapping[str, Rows]
    bye_notes: Mapping[str, Rows]
    remarks: tuple[Finding, ...]
    measure: Measure


def explain(
    field: Field, conflicts: Conflicts, laid: Laid, locked: Rows, suspects: Rows, sits_out: int | None
) -> Said:
    """Say why; ``locked`` are the matches of ``laid`` that were settled beforehand.

    Only ``suspects`` can be rematches or breaches of keeping apart; they are looked at again.
    """
    first, second = laid.pairs[:, 0], laid.pairs[:, 1]
    was_locked = np.zeros(len(first), dtype=np.bool_)
    was_locked[locked] = True
    apart, met = np.zeros((2, len(first)), dtype=np.bool_)
    apart[suspects] = conflicts.apart(first[suspects], second[suspects])
    met[suspects] = conflicts.met(first[suspects], second[suspects])
    differences = field.points[first] - field.points[second]
    allowed = field.rematches == "allow"
    flagged = {
        "pair_down": (differences != 0) & ~was_locked,
        "rematch": met & ~was_locked & (not allowed),
        "rematch_allowed": met & ~was_locked & allowed,
        "keep_apart_breached": apart & ~was_locked,
        "locked": was_locked,
        "locked_rematch": met & was_locked,
        "locked_keep_apart": apart & was_locked,
    }
    notes = {code: np.flatnonzero(flags) for code, flags in flagged.items() if flags.any()}
    notes |= {code: np.array(matches, dtype=np.int64) for code, matches in laid.notes.items()}
    second_bye = sits_out is not None and bool(field.byes[sits_out] > 0)
    measure = Measure(
        breaches=int((apart & ~was_locked).sum()),
        rematches=int((met & ~was_locked).sum()),
        second_byes=int(second_bye),
        bye_points=0 if sits_out is None else int(field.points[sits_out]),
        squared_differences=_squares(differences[~was_locked]),
    )
    byes = _of_byes(field, laid, was_locked, sits_out)
    return Said(notes, byes, _remarks(measure, allowed), measure)


def _squares(differences: Ints) -> int:
    """The sum of squares, exactly: as Python integers where 64 bits might not hold it."""
    unequal = differences[differences != 0]
    if len(unequal) and int(np.abs(unequal).max()) ** 2 * len(unequal) >= 1 << 63:
        return sum(value * value for value in unequal.tolist())
    return int((unequal * unequal).sum())


def _of_byes(field: Field, laid: Laid, was_locked: Flags, sits_out: int | None) -> dict[str, Rows]:
    """Why who has a bye has it."""
    notes: dict[str, Rows] = {}
    if len(field.granted):
        notes["granted_bye"] = field.granted
    if sits_out is None:
        return notes
    playing = laid.pairs[~was_locked].ravel()
    lower = playing[field.points[playing] < field.points[sits_out]]
    if field.byes[sits_out] > 0:
        code = "second_bye"
    elif not len(lower):
        code = "bye"
    else:
        code = "bye_lower_had_one" if (field.byes[lower] > 0).all() else "bye_avoids_worse"
    return notes | {code: np.array([sits_out], dtype=np.int64)}


def _remarks(measure: Measure, allowed: bool) -> tuple[Finding, ...]:
    """What could not be avoided in this round."""
    remarks = []
    if measure.breaches:
        remarks.append(Finding("pair.keep_apart_unavoidable", "warning", params={"count": measure.breaches}))
    if measure.rematches and not allowed:
        remarks.append(Finding("pair.rematches_unavoidable", "warning", params={"count": measure.rematches}))
    if measure.second_byes:
        remarks.append(Finding("pair.second_bye_unavoidable", "warning"))
    return tuple(remarks)


def of_outlook(outlook: Outlook | None, preferred: bool, wanted: int) -> tuple[Finding, ...]:
    """What looking ahead to the planned rounds showed."""
    if outlook is None:
        return ()
    if outlook.rounds < wanted and outlook.sure:
        params = {"left": wanted, "playable": outlook.rounds}
        return (Finding("pair.rounds_not_playable", "warning", params=params),)
    if preferred and outlook == Outlook(wanted, True):
        return (Finding("pair.looked_ahead", "info", params={"left": wanted}),)
    return ()
