"""GEM's exports as rows: who stands in a heroes or standings list, and who meets whom in a pairings list."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from headjudge.exchange.cells import name_key
from headjudge.exchange.forms import Columns, Form, gem_columns
from headjudge.exchange.people import Person
from headjudge.exchange.sheet import Line, Sheet
from headjudge.findings import Finding, InputError

NO_OPPONENT = frozenset(("", "bye", "(bye)", "freilos", "不戦勝", "бай"))
"""What stands in the place of an opponent who is not there, in small letters."""
_NO_ID = frozenset(("", "0", "-", "none", "null"))


@dataclass(frozen=True, slots=True)
class GemPlayer:
    """A player as a row names one: name and GEM id, either of which may be empty."""

    name: str
    id: str


def columns(found: Sheet, form: Form, source: str | None = None) -> Columns:
    """Where the columns stand; raises InputError where the table has too few for the form."""
    where = gem_columns(found.heads, form)
    if where is None:
        told = {"form": form, "found": len(found.heads)}
        raise InputError([Finding("lists.too_few_columns", "error", source, told, line=1)])
    return where


def players(line: Line, where: Columns) -> list[GemPlayer]:
    """The players of a row in order; a bye's missing opponent is left out."""
    found = []
    for name_at, id_at in zip(where.names, where.ids, strict=True):
        name, gem = line.cell(name_at), line.cell(id_at)
        gem = "" if gem.lower() in _NO_ID else gem
        if gem or name.lower() not in NO_OPPONENT:
            found.append(GemPlayer(name or gem, gem))
    return found


def persons(found: Sheet, form: Form, source: str | None = None) -> list[Person]:
    """Everybody in a GEM export; in pairings each once, however many rounds the file holds.

    Raises InputError where columns are missing or a row names nobody.
    """
    where = columns(found, form, source)
    people: list[Person] = []
    faults: list[Finding] = []
    seen: set[str] = set()
    for line in found.rows:
        here = players(line, where)
        if not here:
            told = {"columns": len(found.heads)}
            faults.append(Finding("csv.row", "error", source, told, line=line.number))
        for person in _as_people(here, line, where):
            key = person.external.get("gem") or "name " + name_key(person.name)
            if form != "gem_pairings" or key not in seen:
                people.append(person)
            seen.add(key)
    if found.broken is not None:
        faults.append(found.broken)
    if faults:
        raise InputError(faults)
    return people


def _as_people(here: list[GemPlayer], line: Line, where: Columns) -> Iterator[Person]:
    hero = line.cell(where.places.get("hero")) or None
    for player in here:
        external = {"gem": player.id} if player.id else {}
        yield Person(line.number, player.name, hero=hero, external=external)
