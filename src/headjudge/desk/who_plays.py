"""Who plays in an event: the list as the desk sees it, found by part of a name or number, and one entrant's page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from headjudge.desk import marks
from headjudge.desk.called import folded
from headjudge.desk.hand import InHand
from headjudge.findings import Finding, InputError, Refused
from headjudge.running.stages import current, stages_of
from headjudge.tournament.state import Entrant, Match, Tournament

Status = Literal["active", "later", "dropped", "disqualified"]
Filter = Literal["all", "active", "here", "not_here", "out", "fixed"]
FILTERS: tuple[Filter, ...] = ("all", "active", "here", "not_here", "out", "fixed")


@dataclass(frozen=True, slots=True)
class Row:
    """An entrant in the list. ``is_here``: checked in; ``is_absent``, ``has_bye``: settled for the next round."""

    entrant: Entrant
    status: Status
    is_here: bool
    is_absent: bool
    has_bye: bool


@dataclass(frozen=True, slots=True)
class Field:
    """The list: the rows that were asked for, and how many there are of each kind."""

    rows: tuple[Row, ...]
    counts: Mapping[Filter, int]
    next_round: int
    taken: int
    places: int | None
    free: int | None
    waiting: int

    @property
    def is_queue(self) -> bool:
        """Whether somebody who comes now has to wait: no place is free, or others wait for those that are."""
        return self.free is not None and (self.free == 0 or self.waiting > 0)


def status_of(event: Tournament, entrant: Entrant) -> Status:
    """Whether somebody plays in the next round, will later, left, or was disqualified."""
    if entrant.disqualified_after is not None:
        return "disqualified"
    if entrant.plays_in(len(event.rounds) + 1):
        return "active"
    still_out = len(entrant.dropped_after) > len(entrant.re_entered_in)
    return "dropped" if still_out else "later"


def taken_places(event: Tournament) -> int:
    """How many places are taken: by everybody who is in the event and has not left it."""
    return sum(1 for entrant in event.entrants if status_of(event, entrant) in ("active", "later"))


def free_places(hand: InHand) -> int | None:
    """How many places are free; None where any number may come."""
    capacity = hand.hall.registration.capacity
    return None if capacity is None else max(0, capacity - taken_places(hand.event))


def field_of(hand: InHand, search: str = "", wanted: Filter = "all", *, by_name: bool = False) -> Field:
    """The list of entrants by part of a name or an id, in order of registration or ``by_name`` from A to Z.

    Cost: linear in entrants, and a sort.
    """
    event = hand.event
    rows = [_row(hand, entrant) for entrant in event.entrants]
    counts: dict[Filter, int] = {one: sum(1 for row in rows if _is(row, one)) for one in FILTERS}
    shown = tuple(row for row in rows if _is(row, wanted) and matches(row.entrant, search))
    if by_name:
        shown = tuple(sorted(shown, key=lambda row: (folded(row.entrant.name), row.entrant.id)))
    places = hand.hall.registration.capacity
    return Field(
        rows=shown,
        counts=counts,
        next_round=len(event.rounds) + 1,
        taken=taken_places(event),
        places=places,
        free=free_places(hand),
        waiting=len(hand.hall.waiting),
    )


def _row(hand: InHand, entrant: Entrant) -> Row:
    settled = hand.event.next
    return Row(
        entrant,
        status_of(hand.event, entrant),
        entrant.id in hand.hall.present,
        settled is not None and entrant.id in settled.absent,
        settled is not None and entrant.id in settled.byes,
    )


def _is(row: Row, wanted: Filter) -> bool:
    match wanted:
        case "active":
            return row.status == "active"
        case "here":
            return row.status == "active" and row.is_here  # who has left counts no more
        case "not_here":
            return row.status == "active" and not row.is_here
        case "out":
            return row.status in ("dropped", "disqualified")
        case "fixed":
            return row.entrant.fixed_table is not None
    return True


def matches(entrant: Entrant, search: str) -> bool:
    """Whether somebody is found: by part of the name or a member's, by the whole id or an id elsewhere.

    >>> matches(Entrant("12", "Sato, Aki"), "aki"), matches(Entrant("12", "Sato, Aki"), "1")
    (True, False)
    """
    wanted = folded(search)
    if not wanted:
        return True
    ids = (entrant.id, *entrant.external.values())
    names = (entrant.name, *(member.name for member in entrant.members))
    return any(folded(one) == wanted for one in ids) or any(wanted in folded(name) for name in names)


@dataclass(frozen=True, slots=True)
class Person:
    """One entrant's page: who it is, what is settled, and what each step would mean.

    ``open_match`` is a match of the last round without a result, in which they sit; ``mark`` changes with what the
    form of the page writes.
    """

    row: Row
    apart: tuple[Entrant, ...]
    others: tuple[Entrant, ...]
    next_round: int
    open_match: Match | None
    is_over: bool
    is_playoff: bool
    mark: str

    @property
    def can_miss(self) -> bool:
        """Whether a bye or an absence can be settled for the next round."""
        settled = self.row.is_absent or self.row.has_bye
        return self.row.status == "active" and not (settled or self.is_over or self.is_playoff)


def entrant_of(event: Tournament, name: str) -> Entrant:
    """The entrant of an id; raises InputError where there is none."""
    for entrant in event.entrants:
        if entrant.id == name:
            return entrant
    raise InputError([Finding("refuse.unknown_entrant", "error", None, {"id": name})])


def person(hand: InHand, name: str) -> Person:
    """The page of one entrant; raises InputError where nobody has the id."""
    event = hand.event
    entrant = entrant_of(event, name)
    stage = current(stages_of(event))
    apart = frozenset(_apart(event, name))
    return Person(
        row=_row(hand, entrant),
        apart=tuple(one for one in event.entrants if one.id in apart),
        others=tuple(one for one in event.entrants if one.id != name and one.id not in apart),
        next_round=len(event.rounds) + 1,
        open_match=_open_match(event, name),
        is_over=stage is None,
        is_playoff=stage is not None and stage.kind == "bracket",
        mark=mark_of(entrant),
    )


def _apart(event: Tournament, name: str) -> Iterator[str]:
    for one, other in event.keep_apart:
        if name in (one, other):
            yield other if name == one else one


def _open_match(event: Tournament, name: str) -> Match | None:
    if not event.rounds:
        return None
    return next(
        (match for match in event.rounds[-1].matches if name in match.seats and match.result is None), None
    )


def mark_of(entrant: Entrant) -> str:
    """A short mark of what is written of an entrant: name, hero, ids elsewhere, byes, table."""
    external = sorted(entrant.external.items())
    return marks.mark_of(entrant.name, entrant.hero, external, entrant.byes, entrant.fixed_table)


def still_so(entrant: Entrant, seen: str) -> None:
    """Raises Refused where somebody else has written the entrant since ``seen``; the newer value stands."""
    if mark_of(entrant) != seen:
        told = {"id": entrant.id, "name": entrant.name}
        raise Refused([Finding("refuse.entrant_changed", "error", None, told)])
