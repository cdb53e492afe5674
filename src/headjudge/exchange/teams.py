"""Teams from a table: a row per member, the rows of a team gathered to one entrant."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from headjudge.exchange.people import Mate, Person
from headjudge.findings import Finding

SEATS = ("A", "B", "C")


def faults_of_team_row(cells: Mapping[str, str], source: str | None, line: int) -> Iterator[Finding]:
    """A row of a member names its team, and a seat A, B or C or none."""
    if not cells.get("team"):
        yield Finding("csv.no_team", "error", source, {}, line=line)
    seat = cells.get("seat", "")
    if seat and seat.upper() not in SEATS:
        yield Finding("csv.seat", "error", source, {"found": seat, "expected": SEATS}, line=line)


def teams(rows: Sequence[Person], names: Sequence[str], seats: Sequence[str]) -> list[Person]:
    """Members gathered to teams, in the order in which the teams first stand in the file.

    ``rows`` are the members, ``names`` the team of each, ``seats`` the seat that the file gives each, or nothing. A
    row may carry the team's id, byes, fixed table and external ids; the first row of the team that has one counts. A
    row without a name only says that there is such a team.
    """
    gathered: dict[str, list[tuple[Person, str]]] = {}
    for row, name, seat in zip(rows, names, seats, strict=True):
        gathered.setdefault(name, []).append((row, seat))
    return [
        Person(
            line=members[0][0].line,
            name=name,
            id=next((row.id for row, _ in members if row.id), ""),
            byes=next((row.byes for row, _ in members if row.byes), 0),
            fixed_table=next((row.fixed_table for row, _ in members if row.fixed_table), None),
            external=next((row.external for row, _ in members if row.external), {}),
            mates=tuple(Mate(row.name, seat.upper(), row.hero) for row, seat in members if row.name),
        )
        for name, members in gathered.items()
    ]


def seated(mates: Sequence[Mate], team: str) -> dict[str, Any]:
    """The members of a team for its entry: ids ``<team>-<seat>``; who has no seat takes the first that is free."""
    free = iter([seat for seat in SEATS if all(mate.seat != seat for mate in mates)])
    seats: list[tuple[str, str | None]] = []
    names: dict[str, str] = {}
    heroes: dict[str, str] = {}
    for place, mate in enumerate(mates):
        seat: str | None = mate.seat or next(free, None)
        member = f"{team}-{seat}"
        if seat is None or (member, seat) in seats:
            member = f"{team}-{place + 1}"
        seats.append((member, seat))
        names[member] = mate.name
        if mate.hero:
            heroes[member] = mate.hero
    return {"member_seats": tuple(seats), "member_names": names, "member_heroes": heroes}
