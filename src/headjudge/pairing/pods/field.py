"""What a round of tables of more than two is made from, and what comes out; entrants stand by their ids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from headjudge.findings import Finding

RepeatOf = Literal["previous_round", "any_round"]
"""Which earlier tables may not come again with exactly the same entrants."""

PodTable = tuple[str, ...]
"""Who sits at a table, in turn order."""


@dataclass(frozen=True, slots=True)
class PodField:
    """The entrants of the round, best standing first; the caller has ranked them, lots included.

    ids: the entrants who play this round, in standing order. In a first round any order does.
    keys: the round's draw, a whole number per entrant (see ``headjudge.chance``); the only source of chance.
    points: match points in the order of ``ids``, as whole numbers; empty means nobody has any.
    scale: what one match point counts in ``points`` (1 where they are not scaled); only ``spread`` reads it.
    earlier: the tables of every earlier round, oldest round first, each in turn order; who has left the event
        may stand there. The last one is the previous round; who met whom and who sat where follow from them.
    byes: byes had so far, by id; who is not named had none.
    apart: pairs to be kept apart; a pair with somebody who does not play this round says nothing.
    locked: tables settled beforehand; taken as they are, in any order within.
    granted: who has a bye in this round anyway.
    fixed_tables: a table number, 1 or more, that an entrant keeps.
    first_round: draw the order from ``keys`` instead of taking it from the standings.
    """

    ids: tuple[str, ...]
    keys: Mapping[str, int]
    points: tuple[int, ...] = ()
    scale: int = 1
    earlier: tuple[tuple[PodTable, ...], ...] = ()
    byes: Mapping[str, int] = field(default_factory=dict)
    apart: tuple[tuple[str, str], ...] = ()
    locked: tuple[PodTable, ...] = ()
    granted: tuple[str, ...] = ()
    fixed_tables: Mapping[str, int] = field(default_factory=dict)
    first_round: bool = False


class PodMeasure(NamedTuple):
    """How good a round of tables is; smaller is better in every part.

    Counted over all tables, the settled ones too. ``breaches``: pairs at one table who are to be kept apart.
    ``repeated_tables``: tables with exactly the entrants of a table of the previous round (or of any earlier
    one, where that is asked). ``met_again``: pairs at one table who have met before; ``met_thrice``: those of
    them who meet for the third time or more. ``squared_differences``: over all pairs at one table, in squares
    of a step of ``points``.
    """

    breaches: int
    repeated_tables: int
    met_again: int
    met_thrice: int
    squared_differences: int


@dataclass(frozen=True, slots=True)
class Pod:
    """A table of the round: its number, who sits there in turn order, and the notes that say why."""

    table: int
    seats: PodTable
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PodBye:
    """Who has a bye, and the notes that say why."""

    id: str
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PodRound:
    """A round: tables by number, byes (granted ones first, then in standing order), what to know about it.

    ``remarks`` tell each change of places with its values: which table, who went, who came, and why.
    """

    pods: tuple[Pod, ...]
    byes: tuple[PodBye, ...]
    remarks: tuple[Finding, ...]
    measure: PodMeasure


def checked(given: PodField) -> PodField:
    """The same field in the order that holds for the round, or ``ValueError`` naming what is wrong.

    In a first round that order is drawn: by key, equal keys by id.
    """
    inside = set(given.ids)
    if len(inside) != len(given.ids):
        raise ValueError("ids: an entrant stands there twice")
    points = given.points or (0,) * len(given.ids)
    if len(points) != len(given.ids):
        raise ValueError(f"points: expected {len(given.ids)} of them")
    if given.scale < 1:
        raise ValueError("scale: expected 1 or more")
    if not all(name in given.keys for name in given.ids):
        raise ValueError("keys: an entrant has none")
    settled = [name for table in given.locked for name in table] + list(given.granted)
    if len(set(settled)) != len(settled) or not inside.issuperset(settled):
        raise ValueError("locked, granted: an entrant stands there twice, or is not in the field")
    if any(count < 0 for count in given.byes.values()):
        raise ValueError("byes: expected 0 or more")
    if any(number < 1 for number in given.fixed_tables.values()):
        raise ValueError("fixed_tables: expected 1 or more")
    if any(one == other for one, other in given.apart):
        raise ValueError("apart: an entrant kept apart from itself")
    for played in given.earlier:
        seated = [name for table in played for name in table]
        if len(set(seated)) != len(seated):
            raise ValueError("earlier: an entrant sat at two tables of one round")
    return _in_order(given, points)


def _in_order(given: PodField, points: tuple[int, ...]) -> PodField:
    if not given.first_round:
        return _with(given, given.ids, points)
    drawn = sorted(range(len(given.ids)), key=lambda row: (given.keys[given.ids[row]], given.ids[row]))
    return _with(given, tuple(given.ids[row] for row in drawn), tuple(points[row] for row in drawn))


def _with(given: PodField, ids: tuple[str, ...], points: tuple[int, ...]) -> PodField:
    return PodField(
        ids=ids,
        keys=given.keys,
        points=points,
        scale=given.scale,
        earlier=given.earlier,
        byes=given.byes,
        apart=given.apart,
        locked=given.locked,
        granted=given.granted,
        fixed_tables=given.fixed_tables,
        first_round=given.first_round,
    )


class PodHistory:
    """What earlier rounds mean for the rows of a field (row 0 is the best standing)."""

    def __init__(self, field: PodField, repeat_of: RepeatOf = "previous_round") -> None:
        self.row_of = {name: row for row, name in enumerate(field.ids)}
        self.byes = [field.byes.get(name, 0) for name in field.ids]
        self.met: dict[tuple[int, int], int] = {}
        """How often two rows (lower first) have met; who never did is not in it."""
        self.sat: list[dict[int, int]] = [{} for _ in field.ids]
        """For each row, how often it sat at a position (0 goes first)."""
        self.last_seen: dict[frozenset[str], int] = {}
        """Each table of an earlier round by who sat there, and the latest such round, from 1."""
        self.previous = len(field.earlier)
        """The number of the previous round; 0 before the first."""
        self._any_round = repeat_of == "any_round"
        self._ids = field.ids
        self._apart: set[tuple[int, int]] = set()
        for number, played in enumerate(field.earlier, 1):
            for table in played:
                self.last_seen[frozenset(table)] = number
                self._count(table)
        for one, other in field.apart:
            if one in self.row_of and other in self.row_of:
                self._apart.add(_pair(self.row_of[one], self.row_of[other]))

    def _count(self, table: PodTable) -> None:
        rows = [self.row_of.get(name, -1) for name in table]
        for position, row in enumerate(rows):
            if row < 0:
                continue
            self.sat[row][position] = self.sat[row].get(position, 0) + 1
            for other in rows[position + 1 :]:
                if other >= 0:
                    pair = _pair(row, other)
                    self.met[pair] = self.met.get(pair, 0) + 1

    def apart_pairs(self) -> list[tuple[int, int]]:
        """The pairs to be kept apart, as rows, rising."""
        return sorted(self._apart)

    def barred(self, one: int, other: int) -> bool:
        """Whether these two rows are to be kept apart."""
        return _pair(one, other) in self._apart

    def meetings(self, one: int, other: int) -> int:
        """How often these two rows have met."""
        return self.met.get(_pair(one, other), 0)

    def seen(self, rows: Sequence[int]) -> int:
        """The latest round in which exactly these rows were a table; 0 for none."""
        return self.last_seen.get(frozenset(self._ids[row] for row in rows), 0)

    def repeats(self, rows: Sequence[int]) -> bool:
        """Whether exactly these rows were a table of a round that may not come again."""
        seen = self.seen(rows)
        return seen > 0 and (self._any_round or seen == self.previous)


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)
