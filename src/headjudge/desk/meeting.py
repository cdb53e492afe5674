"""The player meeting: everybody has a seat, by name from A to Z."""

from __future__ import annotations

from dataclasses import dataclass

from headjudge.desk.asking import decided
from headjudge.desk.called import folded
from headjudge.desk.hand import InHand
from headjudge.findings import Finding, Refused
from headjudge.tournament.hall import commands as hall
from headjudge.tournament.state import Entrant
from headjudge.tournament.wire import Happening

SIZES = (2, 4)
"""How many may sit at a table of the meeting."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Somebody's seat at the meeting."""

    name: str
    entrant: str
    table: int


def in_order(entrants: list[Entrant]) -> list[Entrant]:
    """Entrants from A to Z: by the letters' numbers in the standard, capitals as small ones, then by id.

    Latin names stand before Cyrillic, those before kana, those before kanji; kana sort by sound, kanji do not.
    """
    return sorted(entrants, key=lambda one: (folded(one.name), one.id))


def seated(hand: InHand, size: int, *, only_here: bool = False) -> tuple[Happening, ...]:
    """Seat everybody who plays in the next round (or only who is checked in), ``size`` to a table from table 1 on.

    Whoever keeps a table sits there; the places beside are filled as all others. Raises Refused for no players.
    """
    number = len(hand.event.rounds) + 1
    playing = [one for one in hand.event.entrants if one.plays_in(number)]
    if only_here:
        playing = [one for one in playing if one.id in hand.hall.present]
    if not playing:
        raise Refused([Finding("refuse.nobody_to_seat", "error", None)])
    fixed: dict[int, int] = {}
    for one in playing:
        if one.fixed_table is not None:
            fixed[one.fixed_table] = fixed.get(one.fixed_table, 0) + 1
    table, there = 1, fixed.get(1, 0)
    seats: list[tuple[str, int]] = []
    for one in in_order(playing):
        if one.fixed_table is not None:
            seats.append((one.id, one.fixed_table))
            continue
        while there >= size:
            table += 1
            there = fixed.get(table, 0)
        seats.append((one.id, table))
        there += 1
    return decided(hand, hall.SeatMeeting(tuple(seats))).facts


def ended(hand: InHand) -> tuple[Happening, ...]:
    """Nobody has a seat at a meeting any more."""
    return decided(hand, hall.SeatMeeting(())).facts


def seats_of(hand: InHand, search: str = "") -> tuple[Seat, ...]:
    """The seats of the meeting in the order of the names, those of a search only. Who has left has none."""
    known = {one.id: one for one in hand.event.entrants}
    number = len(hand.event.rounds) + 1
    wanted = folded(search)
    return tuple(
        Seat(known[name].name, name, table)
        for name, table in hand.hall.meeting
        if known[name].plays_in(number) and wanted in folded(known[name].name)
    )
