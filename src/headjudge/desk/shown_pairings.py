"""Where everybody sits: the pairings of a published round by table and by name, and one table of the current one."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from headjudge.desk.changes import Change
from headjudge.desk.shown_to_all import Shown
from headjudge.tournament.state import Match, Result, Round

Place = Literal["table", "bye", "absent"]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table: who sits there in order, whether it is kept for somebody, and how it ended (where that is shown).

    ``is_changed``: others sit there than when the round was published.
    """

    table: int
    seats: tuple[str, ...]
    pod: int | None
    is_fixed: bool
    result: Result | None
    is_changed: bool = False


@dataclass(frozen=True, slots=True)
class NameRow:
    """Somebody and where they sit: a table and who else is there, a bye, or absent."""

    entrant: str
    name: str
    place: Place
    table: int | None = None
    others: tuple[str, ...] = ()
    is_fixed: bool = False
    is_changed: bool = False


@dataclass(frozen=True, slots=True)
class Pairings:
    """A published round. ``names`` tells entrants of one name apart; results stand there once all are in."""

    number: int
    stage: str | None
    stage_kind: str
    is_last: bool
    is_finished: bool
    tables: tuple[TableRow, ...]
    byes: tuple[str, ...]
    absent: tuple[str, ...]
    names: Mapping[str, str]
    changes: tuple[Change, ...] = ()
    """What was changed of the round since it was published, oldest first."""

    @property
    def has_pods(self) -> bool:
        """Whether tables belong to draft pods."""
        return any(row.pod is not None for row in self.tables)

    def by_name(self) -> tuple[NameRow, ...]:
        """Everybody in the round, by name from A to Z."""
        rows = [
            NameRow(
                name,
                self.names[name],
                "table",
                row.table,
                tuple(other for other in row.seats if other != name),
                row.is_fixed,
                row.is_changed,
            )
            for row in self.tables
            for name in row.seats
        ]
        rows += [NameRow(name, self.names[name], "bye") for name in self.byes]
        rows += [NameRow(name, self.names[name], "absent") for name in self.absent]
        return tuple(sorted(rows, key=lambda row: (plain_name(row.name), row.name, row.entrant)))

    def found(self, asked: str) -> tuple[NameRow, ...]:
        """Those whose name (or id) holds what somebody typed; letters' case, width and accents do not matter."""
        wanted = plain_name(asked)
        rows = self.by_name()
        exact = [row for row in rows if row.entrant == asked.strip()]
        return tuple(exact + [row for row in rows if wanted in plain_name(row.name) and row not in exact])


def plain_name(name: str) -> str:
    """A name for comparing and sorting: case, width and accents do not matter.

    >>> plain_name("ＡＫＩ Müller")
    'aki muller'
    """
    apart = unicodedata.normalize("NFKD", name.strip().casefold())
    # The marks of kana and of Cyrillic make other letters; only those of Latin letters are accents.
    return unicodedata.normalize(
        "NFC", "".join(c for c in apart if not "\u0300" <= c <= "\u0304" and c != "\u0308")
    )


def names_of(shown: Shown) -> dict[str, str]:
    """Entrants by id: the name, with the id behind it where two have the same."""
    count = Counter(entrant.name for entrant in shown.event.entrants)
    return {
        one.id: one.name if count[one.name] == 1 and one.name else f"{one.name} ({one.id})".strip()
        for one in shown.event.entrants
    }


def pairings_of(shown: Shown, number: int | None = None) -> Pairings | None:
    """The pairings of a published round (default: the last); None where there is none such."""
    wanted = shown.round if number is None else number
    if not 1 <= wanted <= shown.round:
        return None
    played = shown.event.rounds[wanted - 1]
    stage = next(
        (one for one in shown.stages if any(r.number == wanted for r in one.rounds)), shown.stages[0]
    )
    changes = tuple(change for change in shown.changes if change.round == wanted)
    changed = {table for change in changes for table in change.tables}
    rows = tuple(
        _row(match, with_result=played.finished, is_changed=match.table in changed)
        for match in played.matches
    )
    return Pairings(
        wanted,
        stage.id,
        stage.kind,
        wanted == shown.round,
        played.finished,
        rows,
        played.byes,
        played.absent,
        names_of(shown),
        changes,
    )


def is_fixed(match: Match) -> bool:
    """Whether a table is kept for somebody who sits there, so that its number says nothing of the standing."""
    return any("fixed_table" in note and not note.endswith("taken") for note in match.notes)


def _row(match: Match, *, with_result: bool, is_changed: bool) -> TableRow:
    result = match.result if with_result else None
    return TableRow(match.table, match.seats, match.pod, is_fixed(match), result, is_changed)


def seated(played: Round) -> tuple[object, ...]:
    """What the pairings of a round show: equal for two rounds that show the same, whatever results came in."""
    results = tuple(match.result for match in played.matches) if played.finished else ()
    seats = tuple((m.table, m.seats, m.notes, m.pod) for m in played.matches)
    return (played.number, seats, played.byes, played.absent, results)


def table_of(shown: Shown, table: int) -> tuple[Round, Match] | None:
    """A table of the last published round, with its result if one stands; None where there is none such."""
    if not shown.event.rounds:
        return None
    played = shown.event.rounds[-1]
    found = next((match for match in played.matches if match.table == table), None)
    return None if found is None else (played, found)
