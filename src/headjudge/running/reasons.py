"""Why somebody stands there: the explanation of a place in the standings of an event in hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from headjudge.findings import Finding, InputError, Refused
from headjudge.running.table import CUT, PLAYOFF, Table, TableRow, standings, standings_at_cut
from headjudge.standings.explanation import Comparison, Position, explain
from headjudge.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class Compared:
    """Two entrants beside each other: the steps, and what decided in the table.

    ``decided_by`` is a value, ``chance``, ``cut`` or ``playoff``; ``after`` the round whose values the steps are (where
    the cut decided, those of the cut); ``shows_steps`` is false where those no longer give the order.
    """

    comparison: Comparison
    decided_by: str
    after: int
    shows_steps: bool = True


@dataclass(frozen=True, slots=True)
class Why:
    """Positions of those asked about and comparisons with those above and below, in the table's order."""

    table: Table
    positions: tuple[Position, ...]
    rows: tuple[TableRow, ...]
    comparisons: tuple[Compared, ...]

    def to_json(self) -> dict[str, Any]:
        """The form that the documentation fixes for ``headjudge explain --json``."""
        names = {row.entrant: row.name for row in self.table.rows}
        positions = []
        for position, row in zip(self.positions, self.rows, strict=True):
            told = position.to_json(names)
            told["rank"] = row.rank
            if row.place is not None:
                told["place"] = row.place
            positions.append(told)
        comparisons = []
        for one in self.comparisons:
            told = one.comparison.to_json()
            told |= {"decided_by": one.decided_by, "after_round": one.after}
            comparisons.append(told)
        return {
            "after_round": self.table.after_round,
            "stage": self.table.stage,
            "entrants": len(self.table.rows),
            "positions": positions,
            "comparisons": comparisons,
            "findings": [],
        }


def why(event: Tournament, entrant: str, other: str | None = None, after: int | None = None) -> Why:
    """Why ``entrant`` stands where it stands, or why the higher of two stands above the other.

    Raises InputError for an id that is not in the event, Refused for somebody without a place.
    """
    table = standings(event, after)
    at = {row.entrant: place for place, row in enumerate(table.rows)}
    asked = [entrant] if other is None else [entrant, other]
    known = {one.id for one in event.entrants}
    unknown = [name for name in asked if name not in known]
    if unknown:
        raise InputError([Finding("refuse.unknown_entrant", "error", name, {"id": name}) for name in unknown])
    if other == entrant:
        raise InputError([Finding("standings.same_entrant", "error", entrant)])
    placeless = [_placeless(event, name) for name in asked if name not in at]
    if placeless:
        raise Refused(placeless)
    if other is None:
        place = at[entrant]
        pairs = [
            (table.rows[i], table.rows[i + 1]) for i in (place - 1, place) if 0 <= i < len(table.rows) - 1
        ]
    else:
        first, second = sorted(asked, key=at.__getitem__)
        pairs = [(table.rows[at[first]], table.rows[at[second]])]
    comparisons = tuple(_compared(event, table, above, below) for above, below in pairs)
    positions = tuple(explain(table.standing, name).positions[0] for name in asked)
    return Why(table, positions, tuple(table.rows[at[name]] for name in asked), comparisons)


def _placeless(event: Tournament, name: str) -> Finding:
    """Why somebody has no row: disqualified, not entered yet, or gone before the first round."""
    entrant = next(one for one in event.entrants if one.id == name)
    if entrant.disqualified_after is not None:
        return Finding("standings.not_ranked", "error", name)
    if entrant.dropped_after[:1] == (0,) and not entrant.re_entered_in:
        return Finding("explain.left_before", "error", name, {"id": name})
    first = max([entrant.entered_in, *entrant.re_entered_in[:1]])
    return Finding("explain.not_yet", "error", name, {"id": name, "round": first})


def _compared(event: Tournament, table: Table, above: TableRow, below: TableRow) -> Compared:
    comparison = explain(table.standing, above.entrant, below.entrant).comparisons[0]
    between = {row.decided_by for row in table.rows[above.rank - 1 : below.rank - 1]}
    after = table.after_round
    if PLAYOFF in between:
        return Compared(comparison, PLAYOFF, after)
    if CUT not in between and comparison.above == above.entrant:
        return Compared(comparison, comparison.decided_by, after)
    # The standing at the cut decides: the steps are those of that time.
    cuts = [
        cut
        for cut in event.cuts
        if {above.entrant, below.entrant} <= set(cut.order) and cut.after_round <= after
    ]
    cut = max(cuts, key=lambda one: one.after_round, default=None)
    if cut is None:
        return Compared(comparison, CUT, after)
    at_cut = standings_at_cut(event, cut)
    same = {row.entrant for row in at_cut.rows} >= {above.entrant, below.entrant}
    earlier = explain(at_cut.standing, above.entrant, below.entrant).comparisons[0] if same else comparison
    holds = same and earlier.above == above.entrant
    return Compared(earlier if holds else comparison, CUT, cut.after_round, shows_steps=holds)
