"""Who has handed in what: missing and faulty lists first, then the late ones, then those in order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from headjudge.desk.called import folded
from headjudge.desk.decklists.asked import Asked, asked_of
from headjudge.desk.hand import InHand
from headjudge.desk.who_plays import matches, status_of
from headjudge.tournament.hall.deck_state import ListInHand
from headjudge.tournament.state import Entrant

State = Literal["missing", "illegal", "unchecked", "legal", "none"]
"""``none``: no list, and none is required."""
Wanted = Literal["all", "missing", "illegal", "unchecked", "late", "legal", "changed"]
WANTED: tuple[Wanted, ...] = ("all", "missing", "illegal", "unchecked", "late", "changed", "legal")
_ORDER: tuple[State, ...] = ("missing", "illegal", "unchecked", "legal", "none")


@dataclass(frozen=True, slots=True)
class Row:
    """An entrant and the list that counts. ``changed``: its verdict is another than when it was judged before."""

    entrant: Entrant
    state: State
    list: ListInHand | None
    late: bool
    changed: bool
    lists: int


@dataclass(frozen=True, slots=True)
class Standing:
    """The lists of an event: the rows that were asked for, and how many there are of each kind."""

    asked: Asked
    rows: tuple[Row, ...]
    counts: Mapping[Wanted, int]
    handed_in: int
    players: int

    @property
    def waits_for_check(self) -> bool:
        """Whether the deadline has locked the lists and nobody has judged them since: no clock writes into the log."""
        return self.asked.locked_by in ("deadline", "start") and self.handed_in > 0


def standing(hand: InHand, now: int, search: str = "", wanted: Wanted = "all") -> Standing:
    """The lists of everybody who plays. Cost: linear in entrants, and a sort."""
    asked = asked_of(hand, now)
    playing = [one for one in hand.event.entrants if status_of(hand.event, one) in ("active", "later")]
    rows = [row_of(hand, one, asked) for one in playing]
    counts: dict[Wanted, int] = {one: sum(1 for row in rows if _is(row, one)) for one in WANTED}
    shown = [row for row in rows if _is(row, wanted) and matches(row.entrant, search)]
    shown.sort(key=_place)
    return Standing(
        asked,
        tuple(shown),
        counts,
        sum(1 for row in rows if row.list is not None),
        len(rows),
    )


def row_of(hand: InHand, entrant: Entrant, asked: Asked) -> Row:
    """One entrant's row."""
    lists = hand.hall.decks.lists.get(entrant.id, ())
    stands = lists[-1] if lists else None
    if stands is None:
        state: State = "missing" if asked.need == "required" else "none"
        return Row(entrant, state, None, late=False, changed=False, lists=0)
    changed = stands.before is not None and stands.before.verdict != stands.judged.verdict
    return Row(entrant, stands.judged.verdict, stands, stands.fact.late, changed, len(lists))


def _place(row: Row) -> tuple[int, bool, str, str]:
    return (_ORDER.index(row.state), not row.late, folded(row.entrant.name), row.entrant.id)


def _is(row: Row, wanted: Wanted) -> bool:
    match wanted:
        case "all":
            return True
        case "missing":
            return row.list is None
        case "late":
            return row.late
        case "changed":
            return row.changed
        case _:
            return row.state == wanted
