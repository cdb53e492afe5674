"""Why somebody stands there: the explanation of a place in the standings of an event in hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from headjudge.findings import Finding, InputError, Refused
from headjudge.running.table import CUT, PLAYOFF, Table, TableRow, standings
from headjudge.standings.explanation import Comparison, Position, explain
from headjudge.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class Why:
    """Positions of those asked about and comparisons with those above and below, in the table's order."""

    table: Table
    positions: tuple[Position, ...]
    rows: tuple[TableRow, ...]
    comparisons: tuple[tuple[Comparison, str], ...]
    """Each with what decided in the table: a value, ``chance``, ``cut`` or ``playoff``."""

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
        for comparison, decided_by in self.comparisons:
            told = comparison.to_json()
            told["decided_by"] = decided_by
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
    placeless = [name for name in asked if name not in at]
    if placeless:
        raise Refused([Finding("standings.not_ranked", "error", name) for name in placeless])
    if other is None:
        place = at[entrant]
        pairs = [
            (table.rows[i], table.rows[i + 1]) for i in (place - 1, place) if 0 <= i < len(table.rows) - 1
        ]
    else:
        first, second = sorted(asked, key=at.__getitem__)
        pairs = [(table.rows[at[first]], table.rows[at[second]])]
    comparisons = tuple(_compared(table, above, below) for above, below in pairs)
    positions = tuple(explain(table.standing, name).positions[0] for name in asked)
    return Why(table, positions, tuple(table.rows[at[name]] for name in asked), comparisons)


def _compared(table: Table, above: TableRow, below: TableRow) -> tuple[Comparison, str]:
    comparison = explain(table.standing, above.entrant, below.entrant).comparisons[0]
    between = {row.decided_by for row in table.rows[above.rank - 1 : below.rank - 1]}
    if PLAYOFF in between:
        return comparison, PLAYOFF
    if CUT in between or comparison.above != above.entrant:
        return comparison, CUT
    return comparison, comparison.decided_by
