"""Why a round of tables is as it is: notes on tables and byes, remarks with their values, the measure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from headjudge.findings import Finding
from headjudge.pairing.pods.apart import breaches
from headjudge.pairing.pods.field import PodField, PodHistory, PodMeasure
from headjudge.pairing.pods.laid import Laid, Swap
from headjudge.pairing.pods.tables import Numbered

POD_NOTES = (
    "pod_repeat_swapped",
    "pod_repeat_neighbour",
    "pod_repeat_stays",
    "pod_repeat",
    "pod_seen_before",
    "pod_met_again",
    "pod_apart_swapped",
    "pod_apart_together",
    "pod_locked",
    "pod_locked_repeat",
    "pod_locked_apart",
    "pod_other_size",
    "pod_fixed_table",
    "pod_fixed_table_taken",
    "pod_fixed_tables_meet",
)
"""Every note that a table can carry; each is worded as ``note.<code>``."""

POD_BYE_NOTES = (
    "pod_bye_lowest",
    "pod_bye_drawn",
    "pod_bye_fewest",
    "pod_bye_beyond",
    "pod_bye_swapped",
    "pod_bye_granted",
    "pod_bye_no_table",
)
"""Every note that a bye can carry."""


def measure(field: PodField, history: PodHistory, tables: Sequence[Sequence[int]]) -> PodMeasure:
    """What these tables (rows) achieve. Cost: one look-up per pair at a table."""
    broken = repeated = again = thrice = squares = 0
    for table in tables:
        repeated += history.repeats(table)
        for at, one in enumerate(table):
            for other in table[at + 1 :]:
                met = history.meetings(one, other)
                broken += history.barred(one, other)
                again += met > 0
                thrice += met > 1
                squares += (field.points[one] - field.points[other]) ** 2
    return PodMeasure(broken, repeated, again, thrice, squares)


def table_notes(
    table: Numbered, laid: Laid, history: PodHistory, *, usual: int, spread: bool
) -> tuple[str, ...]:
    """The notes of one table, what was settled first."""
    notes: list[str] = []
    apart = bool(breaches(table.rows, history))
    if table.drawn is None:
        notes.append("pod_locked")
        notes += ["pod_locked_repeat"] if history.repeats(table.rows) else []
        notes += ["pod_locked_apart"] if apart else []
        return (*notes, *table.notes)
    for swap in laid.swaps:
        if table.drawn in (swap.table, swap.other):
            if swap.why == "apart":
                notes.append("pod_apart_swapped")
            else:
                notes.append("pod_repeat_swapped" if table.drawn == swap.table else "pod_repeat_neighbour")
    if table.drawn in laid.moved:
        notes.append("pod_apart_swapped")
    if history.repeats(table.rows):
        notes.append("pod_repeat_stays" if table.drawn in laid.stays else "pod_repeat")
    elif history.seen(table.rows):
        notes.append("pod_seen_before")
    elif spread and any(history.meetings(a, b) for a in table.rows for b in table.rows if a < b):
        notes.append("pod_met_again")
    if apart:
        notes.append("pod_apart_together")
    if len(table.rows) != usual:
        notes.append("pod_other_size")
    return (*dict.fromkeys(notes), *table.notes)


def bye_note(row: int, laid: Laid, history: PodHistory, field: PodField, max_byes: int | None) -> str:
    """Why this row, which was not granted its bye, has one."""
    if not laid.tables:
        return "pod_bye_no_table"
    if any(swap.other is None and swap.down == row for swap in laid.swaps):
        return "pod_bye_swapped"
    if max_byes is not None and history.byes[row] >= max_byes:
        return "pod_bye_beyond"
    came_up = {swap.up for swap in laid.swaps if swap.other is None}
    if any(other > row and other not in came_up for table in laid.tables for other in table):
        return "pod_bye_fewest"
    return "pod_bye_drawn" if field.first_round else "pod_bye_lowest"


def remarks(
    field: PodField,
    laid: Laid,
    history: PodHistory,
    numbered: Sequence[Numbered],
    result: PodMeasure,
    *,
    spread: bool,
) -> list[Finding]:
    """Each change of places with its values, and what could not be had in this round."""
    at = {table.drawn: table.number for table in numbered if table.drawn is not None}
    told = [_of_swap(swap, field, at) for swap in laid.swaps]
    if laid.moved:
        tables = tuple(sorted(at[place] for place in laid.moved))
        told.append(Finding("pair.pod_apart_laid_anew", "info", params={"tables": tables}))
    for table in numbered:
        if table.drawn is not None and history.repeats(table.rows):
            code = "pair.pod_repeat_stays" if table.drawn in laid.stays else "pair.pod_repeat"
            params = {"table": table.number, "round": history.seen(table.rows)}
            told.append(Finding(code, "warning", params=params))
    for row in laid.byes:
        if history.byes[row]:
            name, count = field.ids[row], history.byes[row] + 1
            told.append(Finding("pair.pod_bye_again", "info", name, {"id": name, "count": count}))
    if result.breaches:
        told.append(Finding("pair.pod_apart_together", "warning", params={"count": result.breaches}))
    if spread and result.met_again:
        told.append(Finding("pair.pod_met_again", "info", params={"count": result.met_again}))
    return told


def _of_swap(swap: Swap, field: PodField, at: Mapping[int, int]) -> Finding:
    down, up = field.ids[swap.down], field.ids[swap.up]
    told: dict[str, object] = {"table": at[swap.table], "down": down, "up": up}
    if swap.other is None:
        if swap.why == "apart":
            return Finding("pair.pod_apart_bye", "info", down, told)
        return Finding("pair.pod_repeat_bye", "info", down, told | {"round": swap.seen})
    told["other"] = at[swap.other]
    if swap.why == "apart":
        return Finding("pair.pod_apart_swapped", "info", down, told)
    code = "pair.pod_repeat_swapped" if swap.other > swap.table else "pair.pod_repeat_upward"
    return Finding(code, "info", down, told | {"round": swap.seen})
