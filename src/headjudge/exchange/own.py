"""The own forms of entrants as tables: the documented list for registration, and an exported standings table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from headjudge.exchange.cells import unescaped
from headjudge.exchange.forms import OWN, own_column
from headjudge.exchange.people import Person
from headjudge.exchange.sheet import Line, sheet
from headjudge.exchange.teams import faults_of_team_row, teams
from headjudge.findings import Finding, InputError

LARGEST = 1_000_000
"""The largest number of byes or of a table that an event holds."""
_LONGEST_NUMBER = 7


def number(cell: str) -> int | None:
    """A whole number from 0 to a million in digits of any script; None for everything else."""
    if not cell.isdecimal() or len(cell) > _LONGEST_NUMBER or int(cell) > LARGEST:
        return None
    return int(cell)


def entrants(text: str, source: str | None = None) -> list[Person]:
    """The persons of a table with a head line: ``name`` and, as far as known, id, hero, byes, fixed_table, gem.

    With a column ``team`` every row is a member: ``name`` is the member's, ``seat`` A, B or C. Raises InputError with
    every fault, each with its line.
    """
    found = sheet(text, source)
    heads = [own_column(head) for head in found.heads]
    faults = [
        Finding("csv.unknown_column", "error", source, {"column": head, "known": OWN}, line=1)
        for head in heads
        if head and head not in OWN and not head.startswith("external.")
    ]
    faults += [
        Finding("lists.column_twice", "error", source, {"column": head}, line=1)
        for head in dict.fromkeys(heads)
        if head and heads.count(head) > 1
    ]
    if "name" not in heads:
        faults.append(Finding("csv.no_names", "error", source, {"known": OWN}, line=1))
    if faults:
        raise InputError(faults)
    rows = [(line, _cells(line, heads)) for line in found.rows]
    in_teams = "team" in heads
    for line, cells in rows:
        faults += _faults(line, cells, heads, source)
    if found.broken is not None:
        faults.append(found.broken)
    if faults:
        raise InputError(faults)
    people = [_person(line, cells) for line, cells in rows]
    if not in_teams:
        return people
    return teams(people, [cells["team"] for _, cells in rows], [cells.get("seat", "") for _, cells in rows])


def standings(text: str, source: str | None = None) -> list[Person]:
    """The persons of a standings table that headjudge exported: ids and names, in the order of the table.

    Raises InputError with every row that names nobody.
    """
    found = sheet(text, source)
    heads = [head.lower() for head in found.heads]
    places = [heads.index(head) if head in heads else None for head in ("name", "entrant")]
    rows = [[unescaped(line.cell(place)) for place in places] for line in found.rows]
    people = [
        Person(line.number, name or entrant, entrant)  # who has no name is called by the id
        for line, (name, entrant) in zip(found.rows, rows, strict=True)
    ]
    faults = [
        Finding("csv.row", "error", source, {"columns": len(heads)}, line=one.line)
        for one in people
        if not one.name
    ]
    if found.broken is not None:
        faults.append(found.broken)
    if faults:
        raise InputError(faults)
    return people


def _cells(line: Line, heads: list[str]) -> Mapping[str, str]:
    return {head: unescaped(line.cell(place)) for place, head in enumerate(heads)}


def _faults(line: Line, cells: Mapping[str, str], heads: list[str], source: str | None) -> Iterator[Finding]:
    named = cells["name"] or cells.get("team")
    if not named or any(line.cells[len(heads) :]):
        yield Finding("csv.row", "error", source, {"columns": len(heads)}, line=line.number)
        return
    for key in ("byes", "fixed_table"):
        cell = cells.get(key, "")
        if cell and (number(cell) is None or (key == "fixed_table" and not number(cell))):
            told = {"column": key, "found": cell}
            yield Finding("csv.not_a_number", "error", source, told, line=line.number)
    if "team" in heads:
        yield from faults_of_team_row(cells, source, line.number)


def _person(line: Line, cells: Mapping[str, str]) -> Person:
    external = {
        head.removeprefix("external."): cell
        for head, cell in cells.items()
        if head.startswith("external.") and cell
    }
    return Person(
        line=line.number,
        name=cells["name"],
        id=cells.get("id", ""),
        hero=cells.get("hero") or None,
        byes=number(cells.get("byes", "")) or 0,
        fixed_table=number(cells.get("fixed_table", "")),
        external=external,
    )
