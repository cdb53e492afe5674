"""A list of pairings as rows of tables, players as the list names them and results, whatever its form."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass

from headjudge.exchange import gem
from headjudge.exchange.cells import unescaped
from headjudge.exchange.forms import Form, recognised, seat_columns
from headjudge.exchange.own import number
from headjudge.exchange.results import ABSENT
from headjudge.exchange.sheet import Line, Sheet, sheet
from headjudge.findings import Finding, InputError

PAIRINGS: tuple[Form, ...] = ("headjudge_pairings", "gem_pairings")


@dataclass(frozen=True, slots=True)
class Named:
    """A player as a row names one: ``own`` is our id or a name, ``gem`` the id of GEM, where the list has it."""

    own: str
    gem: str = ""


@dataclass(frozen=True, slots=True)
class Seated:
    """One row: the line, the table (None where none is given), who sits there in order, and the result's text."""

    line: int
    table: int | None
    players: tuple[Named, ...]
    result: str = ""
    pod: int | None = None

    @property
    def is_absence(self) -> bool:
        """Whether the row says that a player did not come."""
        return len(self.players) == 1 and self.result.lower() == ABSENT


@dataclass(frozen=True, slots=True)
class Seating:
    """A list of pairings: its form, the rows of one round, and the faults found on the way."""

    form: Form
    rows: tuple[Seated, ...]
    faults: tuple[Finding, ...]


def seating(
    text: str,
    round_number: int,
    known: Container[str],
    form: Form | None = None,
    source: str | None = None,
) -> Seating:
    """The rows of a round. A list without a column of rounds is of that round as a whole.

    ``known`` are ids of the event: an entrant whose id is a word for a missing opponent is an entrant.

    Raises InputError where the list is none of pairings, or has other rounds only. Cost: linear in the text.
    """
    form = recognised(text) if form is None else form
    if form not in PAIRINGS:
        raise InputError([Finding("lists.not_pairings", "error", source, {"form": form})])
    found = sheet(text, source)
    rows = _gem(found, form, source) if form == "gem_pairings" else _own(found, known, source)
    read: list[Seated] = []
    faults: list[Finding] = []
    others: set[int] = set()
    for line, its_round, cells, row in rows:
        if its_round not in (None, round_number):
            others.add(its_round or 0)
            continue
        read.append(row)
        for column, cell, is_needed in cells:
            value = number(cell)
            if not value and (cell or is_needed):
                code = "csv.not_a_number" if cell else "lists.no_table"
                told = {"column": column, "found": cell}
                faults.append(Finding(code, "error", source, told, line=line.number))
        if not row.players:
            faults.append(Finding("lists.no_players", "error", source, line=line.number))
    if found.broken is not None:
        faults.append(found.broken)
    if not read and not faults:
        raise InputError([_nothing(round_number, others, source)])
    return Seating(form, tuple(read), tuple(faults))


def _nothing(wanted: int, others: set[int], source: str | None) -> Finding:
    if not others:
        return Finding("lists.empty", "error", source)
    return Finding("lists.no_round", "error", source, {"round": wanted, "found": tuple(sorted(others))})


Read = tuple[Line, int | None, list[tuple[str, str, bool]], Seated]
"""A row: its line, its round, its cells of numbers (column, text, whether it is needed), and who sits there."""


def _gem(found: Sheet, form: Form, source: str | None) -> Iterator[Read]:
    where = gem.columns(found, form, source)
    for line in found.rows:
        players = tuple(Named(one.name, one.id) for one in gem.players(line, where))
        round_cell, table = line.cell(where.places.get("round")), line.cell(where.places.get("table"))
        if len(players) < 2 and not number(table):
            table = ""  # a bye has no table, or one that is called so
        row = Seated(line.number, number(table), players, line.cell(where.places.get("result")))
        yield (
            line,
            number(round_cell),
            [("round", round_cell, False), ("table", table, len(players) > 1)],
            row,
        )


def _own(found: Sheet, known: Container[str], source: str | None) -> Iterator[Read]:
    heads = [head.strip().lower() for head in found.heads]
    seats = seat_columns(found.heads)
    if not {1, 2} <= set(seats):
        told = {"form": "headjudge_pairings", "found": len(heads)}
        raise InputError([Finding("lists.too_few_columns", "error", source, told, line=1)])
    places = {head: heads.index(head) for head in ("round", "table", "result", "pod") if head in heads}
    met = 0
    for line in found.rows:
        cells = [unescaped(line.cell(place)) for place in seats.values()]
        players = tuple(Named(cell) for cell in cells if cell in known or cell.lower() not in gem.NO_OPPONENT)
        round_cell, table, pod = (line.cell(places.get(key)) for key in ("round", "table", "pod"))
        if len(players) > 1 and "table" not in places:
            met += 1
            table = str(met)
        asked = [("round", round_cell, False), ("table", table, len(players) > 1), ("pod", pod, False)]
        row = Seated(line.number, number(table), players, line.cell(places.get("result")), number(pod))
        yield line, number(round_cell), asked, row
