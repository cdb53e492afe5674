"""A result as a form has it: one outcome, games, how it came; at larger tables who went out when, and who left.

Fields: ``outcome`` is ``1``, ``2``, … (the seat that won), ``draw``, ``both_lost`` or ``none``; ``games`` such as
``2-1`` or ``2-1-1`` (won by seat 1, won by seat 2, drawn); ``how``. At tables of three and more ``out-N`` has the
order in which seat N went out (the same number: at the same moment), and ``no_show-N``, ``left-N`` and ``through-N``
are set or not.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, cast, get_args

from headjudge.findings import Finding, InputError
from headjudge.tournament.results import faults_of_result
from headjudge.tournament.state import How, Result

HOW: Final = get_args(How)
NONE: Final = "none"
_GAMES = re.compile(r"\s*(\d{1,4})\s*[-:–]\s*(\d{1,4})(?:\s*[-:–]\s*(\d{1,4}))?\s*")
_BEFORE_ALL = 0


@dataclass(frozen=True, slots=True)
class SeatFields:
    """The fields of one seat of a larger table."""

    number: int
    entrant: str
    out: str = ""
    no_show: bool = False
    left: bool = False
    through: bool = False


@dataclass(frozen=True, slots=True)
class ResultFields:
    """What a form shows of a result; ``seats`` in seat order."""

    outcome: str
    games: str
    how: str
    seats: tuple[SeatFields, ...]

    @property
    def is_larger(self) -> bool:
        """Whether three or more sit there."""
        return len(self.seats) > 2


def fields_of(result: Result | None, seats: tuple[str, ...]) -> ResultFields:
    """The fields that say a result."""
    if result is None:
        return ResultFields("", "", "", tuple(SeatFields(n, name) for n, name in enumerate(seats, 1)))
    outcome = "draw" if result.draw else "both_lost"
    if result.winner in seats:
        outcome = str(seats.index(result.winner) + 1)
    games = result.games
    written = "" if games is None else "-".join(map(str, games if games[2] else games[:2]))
    order = _order(result)
    return ResultFields(
        outcome,
        written,
        result.how or "",
        tuple(
            SeatFields(
                number,
                name,
                str(order[name]) if name in order else "",
                name in result.no_show,
                name in result.left,
                name in result.through,
            )
            for number, name in enumerate(seats, 1)
        ),
    )


def _order(result: Result) -> dict[str, int]:
    """When everybody went out, who fell together with the same number."""
    found: dict[str, int] = {}
    for name in result.out:
        group = next((one for one in result.together if name in one), ())
        same = [found[other] for other in group if other in found]
        found[name] = same[0] if same else max(found.values(), default=0) + 1
    return found


def sent_fields(sent: Mapping[str, str], seats: tuple[str, ...]) -> ResultFields:
    """The fields as somebody sent them, to be shown again as they were."""
    return ResultFields(
        sent.get("outcome", ""),
        sent.get("games", ""),
        sent.get("how", ""),
        tuple(
            SeatFields(
                number,
                name,
                sent.get(f"out-{number}", ""),
                bool(sent.get(f"no_show-{number}")),
                bool(sent.get(f"left-{number}")),
                bool(sent.get(f"through-{number}")),
            )
            for number, name in enumerate(seats, 1)
        ),
    )


def typed_result(sent: Mapping[str, str], seats: tuple[str, ...]) -> Result | None:
    """The result that a form says; None to clear it. Raises InputError with every fault, each with its field."""
    fields = sent_fields(sent, seats)
    if fields.outcome == NONE:
        return None
    faults: list[Finding] = []
    games = _games(fields, faults)
    how = fields.how if fields.how in HOW else None
    names = [str(number) for number in range(1, len(seats) + 1)]
    if fields.outcome not in (*names, "draw", "both_lost"):
        faults.append(Finding("mend.no_outcome", "error", "outcome"))
    winner = seats[int(fields.outcome) - 1] if fields.outcome in names else None
    known: dict[str, Any] = {"winner": winner, "draw": fields.outcome == "draw", "games": games}
    known["how"] = cast("How | None", how)
    if fields.outcome == "both_lost":
        known["lost"] = seats
    if fields.is_larger:
        known |= _fates(fields, winner, faults)
    if faults:
        raise InputError(faults)
    result = Result(**known)
    wrong = list(faults_of_result(result, seats))
    if wrong:
        raise InputError([fault.finding() for fault in wrong])
    return result


def _games(fields: ResultFields, faults: list[Finding]) -> tuple[int, int, int] | None:
    if not fields.games.strip() or fields.is_larger:
        return None
    found = _GAMES.fullmatch(fields.games)
    if found is None:
        faults.append(Finding("mend.games_form", "error", "games", {"found": fields.games}))
        return None
    first, second, drawn = found.groups(default="0")
    return int(first), int(second), int(drawn)


def _fates(fields: ResultFields, winner: str | None, faults: list[Finding]) -> dict[str, Any]:
    """Who went out when; who did not come went first, and with a winner the only one left over went last."""
    when: dict[str, int] = {}
    for seat in fields.seats:
        text = seat.out.strip()
        if text:
            if not text.isascii() or not text.isdigit() or not 1 <= int(text[:4]) <= 99:
                faults.append(Finding("mend.out_number", "error", f"out-{seat.number}", {"found": seat.out}))
                continue
            when[seat.entrant] = int(text[:4])
        elif seat.no_show:
            when[seat.entrant] = _BEFORE_ALL
    alive = [seat.entrant for seat in fields.seats if seat.entrant not in when and seat.entrant != winner]
    if winner is not None and len(alive) == 1:
        when[alive[0]] = max(when.values(), default=0) + 1
    out = tuple(sorted(when, key=lambda name: when[name]))  # equal numbers stay in seat order
    groups = [
        tuple(n for n in out if when[n] == number) for number in sorted({*when.values()} - {_BEFORE_ALL})
    ]
    return {
        "out": out,
        "together": tuple(group for group in groups if len(group) > 1),
        "no_show": tuple(one for one in out if any(s.entrant == one and s.no_show for s in fields.seats)),
        "left": tuple(seat.entrant for seat in fields.seats if seat.left),
        "through": tuple(seat.entrant for seat in fields.seats if seat.through),
    }
