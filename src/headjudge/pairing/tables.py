"""Tables and seats: numbered from 1 in the order of the standings, but for tables kept for somebody."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from headjudge.pairing.field import Field, Ints, Rows


class Laid(NamedTuple):
    """Matches in table order with seat 1 first, their tables, and what there is to say about kept tables."""

    pairs: Rows
    tables: Ints
    origin: Rows
    """For each match, its index among the matches that were given."""
    notes: dict[str, list[int]]


def lay(field: Field, pairs: Rows) -> Laid:
    """Give every match its table.

    The higher standing of a match has seat 1 and decides the order of tables. An entrant with a fixed table
    stays there and the match comes to it; the other matches fill the remaining numbers in order, skipping it.
    Two such entrants who meet take the smaller number and leave the other empty; of two matches that want the
    same table, the one of the higher standing has it. Cost: one sort.
    """
    places = field.order[pairs]
    seated = np.where((places[:, 0] <= places[:, 1])[:, None], pairs, pairs[:, ::-1])
    by_standing = _in_order(np.minimum(places[:, 0], places[:, 1]))
    seated = seated[by_standing]
    tables = np.arange(1, len(seated) + 1)
    wanted = None if field.fixed_table is None else field.fixed_table[seated]
    if wanted is None or not wanted.any():
        return Laid(seated, tables, by_standing, {})
    given, notes = _fixed(wanted)
    reserved = np.unique(wanted)
    numbers = np.arange(1, len(seated) + len(reserved) + 1)
    others = np.ones(len(seated), dtype=np.bool_)
    others[list(given)] = False
    tables[list(given)] = list(given.values())
    tables[others] = numbers[~np.isin(numbers, reserved)][: others.sum()]
    final = np.argsort(tables)
    place = np.empty(len(final), dtype=np.int64)
    place[final] = np.arange(len(final))
    moved = {code: sorted(place[matches].tolist()) for code, matches in notes.items()}
    return Laid(seated[final], tables[final], by_standing[final], moved)


def _in_order(places: Ints) -> Rows:
    """Like ``np.argsort`` for different places; one pass where they lie close together, as they should."""
    if not len(places) or places.min() < 0 or places.max() > 8 * len(places):
        return np.argsort(places)
    who = np.full(int(places.max()) + 1, -1, dtype=np.int64)
    who[places] = np.arange(len(places))
    return who[who >= 0]


def _fixed(wanted: Ints) -> tuple[dict[int, int], dict[str, list[int]]]:
    """Match -> kept table, in standing order, and the notes; ``wanted`` has the numbers of both seats."""
    given: dict[int, int] = {}
    notes: dict[str, list[int]] = {}
    taken: set[int] = set()
    for match in np.flatnonzero(wanted.any(axis=1)).tolist():
        numbers = sorted({number for number in wanted[match].tolist() if number})
        free = [number for number in numbers if number not in taken]
        if free:
            given[match] = free[0]
            taken.add(free[0])
            notes.setdefault("fixed_table", []).append(match)
        if not free or free[0] != numbers[0]:
            notes.setdefault("fixed_table_taken", []).append(match)
        elif len(numbers) == 2:
            notes.setdefault("fixed_tables_meet", []).append(match)
    return given, notes
