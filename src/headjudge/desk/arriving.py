"""Check-in: who is here, found by a few letters or a number."""

from __future__ import annotations

from headjudge.desk.asking import decided
from headjudge.desk.called import folded
from headjudge.desk.hand import InHand
from headjudge.desk.who_plays import Row, field_of
from headjudge.findings import Finding, Refused
from headjudge.tournament.hall import commands as hall
from headjudge.tournament.wire import Happening


def found(hand: InHand, search: str) -> tuple[Row, ...]:
    """Those in the event whom a search means: by the whole id or name alone where that is somebody, else by any part.

    Cost: linear in entrants.
    """
    rows = [row for row in field_of(hand, search).rows if row.status in ("active", "later")]
    wanted = folded(search)
    exact = tuple(row for row in rows if wanted in (folded(row.entrant.id), folded(row.entrant.name)))
    return exact if len(exact) == 1 else tuple(rows)


def missing(hand: InHand) -> tuple[Row, ...]:
    """Who plays in the next round and is not here."""
    return field_of(hand, wanted="not_here").rows


def here(hand: InHand, names: tuple[str, ...]) -> tuple[Happening, ...]:
    """Entrants are here."""
    return decided(hand, hall.CheckIn(names)).facts


def not_here(hand: InHand, names: tuple[str, ...]) -> tuple[Happening, ...]:
    """Entrants are not here after all."""
    return decided(hand, hall.CheckOut(names)).facts


def arrived(hand: InHand, search: str) -> str:
    """The id of the one whom a search means and who is not here yet.

    Raises Refused where nobody is meant, or several are (``refuse.several_found``: choose by hand).
    """
    rows = found(hand, search)
    if not search.strip() or not rows:
        raise Refused([Finding("refuse.nobody_found", "error", "q", {"found": search[:60]})])
    open_rows = [row for row in rows if not row.is_here]
    if len(rows) > 1 and len(open_rows) != 1:
        told = {"found": search[:60], "count": len(rows)}
        raise Refused([Finding("refuse.several_found", "error", "q", told)])
    return (open_rows or list(rows))[0].entrant.id
