"""Teams from a CSV file: a row per member, the rows of a team gathered to one entrant."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from headjudge.findings import Finding
from headjudge.tournament.events import Entry

SEATS = ("A", "B", "C")


def faults_of_team_row(cells: Mapping[str, str], name: str, line: int) -> Iterator[Finding]:
    """A row of a member names its team, and a seat A, B or C or none."""
    if not cells.get("team"):
        yield Finding("csv.no_team", "error", name, {}, line=line)
    seat = cells.get("seat", "")
    if seat and seat.upper() not in SEATS:
        yield Finding("csv.seat", "error", name, {"found": seat, "expected": SEATS}, line=line)


def team_entries(rows: Sequence[Mapping[str, str]], taken: set[str], number: int) -> list[Entry]:
    """Teams in the order in which they first stand in the file; ids are counted on, members are ``<team>-<seat>``.

    A row may carry the team's ``id``, ``byes`` and ``fixed_table``; the first row of the team that has one counts.
    Who has no seat takes the first that is free.
    """
    teams: dict[str, list[Mapping[str, str]]] = {}
    for row in rows:
        teams.setdefault(row["team"], []).append(row)
    entries = []
    for name, members in teams.items():
        chosen = _first(members, "id") or _free(taken)
        taken.add(chosen)
        entries.append(_entry(chosen, name, members, number))
    return entries


def _entry(chosen: str, name: str, rows: Sequence[Mapping[str, str]], number: int) -> Entry:
    given = [row.get("seat", "").upper() for row in rows]
    free = iter([seat for seat in SEATS if seat not in given])
    seats: list[tuple[str, str | None]] = []
    told: dict[str, dict[str, Any]] = {"names": {}, "heroes": {}}
    for place, row in enumerate(rows):
        seat: str | None = given[place] or next(free, None)
        member = f"{chosen}-{seat}" if seat is not None and (f"{chosen}-{seat}", seat) not in seats else None
        member = member or f"{chosen}-{place + 1}"
        seats.append((member, seat))
        told["names"][member] = row["name"]
        if row.get("hero"):
            told["heroes"][member] = row["hero"]
    table = _first(rows, "fixed_table")
    return Entry(
        id=chosen,
        name=name,
        entered_in=number,
        byes=int(_first(rows, "byes") or 0),
        fixed_table=int(table) if table else None,
        member_seats=tuple(seats),
        member_names=told["names"],
        member_heroes=told["heroes"],
    )


def _first(rows: Sequence[Mapping[str, str]], key: str) -> str:
    return next((row[key] for row in rows if row.get(key)), "")


def _free(taken: set[str]) -> str:
    number = len(taken) + 1
    while str(number) in taken:
        number += 1
    return str(number)
