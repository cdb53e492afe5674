"""Table numbers: settled tables take their place in standing order, kept tables stay where they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Numbered(NamedTuple):
    """A table of rows with its number, its index among the drawn tables (``None``: settled), and notes."""

    number: int
    rows: list[int]
    drawn: int | None
    notes: tuple[str, ...]


def number(drawn: Sequence[list[int]], locked: Sequence[list[int]], fixed: Sequence[int]) -> list[Numbered]:
    """Every table of the round by its number.

    Drawn tables keep their order; a settled one stands above the first drawn one whose best standing is below
    its own. ``fixed`` has each row's kept table, 0 for none: its table comes to that number and the others
    skip it. Of two such entrants at one table the smaller number holds; of two tables that want one number,
    the higher one has it. Cost: a sort.
    """
    order = _merged(drawn, locked)
    wanted = [sorted({fixed[row] for row in rows if fixed[row]}) for rows, _ in order]
    given, notes = _kept(wanted)
    reserved = {one for numbers in wanted for one in numbers}
    free = (n for n in range(1, len(order) + len(reserved) + 1) if n not in reserved)
    numbered = [
        Numbered(given[at] if at in given else next(free), rows, origin, tuple(notes[at]))
        for at, (rows, origin) in enumerate(order)
    ]
    return sorted(numbered, key=lambda table: table.number)


def _merged(drawn: Sequence[list[int]], locked: Sequence[list[int]]) -> list[tuple[list[int], int | None]]:
    order: list[tuple[list[int], int | None]] = [(rows, at) for at, rows in enumerate(drawn)]
    for rows in sorted(locked, key=min):
        below = (
            at for at, (others, origin) in enumerate(order) if origin is not None and min(others) > min(rows)
        )
        order.insert(next(below, len(order)), (rows, None))
    return order


def _kept(wanted: Sequence[list[int]]) -> tuple[dict[int, int], list[list[str]]]:
    """Table (by index) -> its kept number, and the notes of every table."""
    given: dict[int, int] = {}
    notes: list[list[str]] = [[] for _ in wanted]
    taken: set[int] = set()
    for at, numbers in enumerate(wanted):
        free = [number for number in numbers if number not in taken]
        if free:
            given[at] = free[0]
            taken.add(free[0])
            notes[at].append("pod_fixed_table")
        if numbers and (not free or free[0] != numbers[0]):
            notes[at].append("pod_fixed_table_taken")
        elif len(numbers) > 1:
            notes[at].append("pod_fixed_tables_meet")
    return given, notes
