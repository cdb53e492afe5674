"""A result as it is chosen with buttons at a table's own page: who won, how, who did not come, who was out when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, get_args

from headjudge.findings import Finding, InputError
from headjudge.tournament.state import How, Match, Result

WON: Final = "win"
ABSENT: Final = "absent"
SIDE: Final = "side"
PLACES: Final = ("winner", "alive")


def chosen_result(
    match: Match, sides: Mapping[str, Result], chosen: str, given: Mapping[str, str]
) -> Result | None:
    """The result that a button and the fields beside it say; None for ``clear`` and for ``time`` in a team match.

    ``chosen`` is ``win:SEAT``, ``draw``, ``lost``, ``absent:SEAT``, ``absent_all``, ``side:SEAT`` (what that side
    reported), ``order`` (fields ``fate-SEAT``), ``clear`` or ``time``. Fields ``how``, ``games-1``, ``games-2``,
    ``games-3``. Raises InputError for anything else.
    """
    kind, _, seat = chosen.partition(":")
    if kind in ("clear", "time") and not seat:
        return None
    if kind == SIDE:
        told = sides.get(_at(match, seat))
        if told is None:
            raise _wrong()
        return told
    if kind == "order":
        return _order(match, given)
    if kind in (ABSENT, "absent_all"):
        return _absent(match, kind, seat)
    result = _between_two(match, kind, seat)
    return replace(result, how=_how(given.get("how", "")), games=_games(given))


def _wrong() -> InputError:
    return InputError([Finding("web.form_incomplete", "error", None)])


def _at(match: Match, seat: str) -> str:
    if not (seat.isdecimal() and len(seat) < 4 and 1 <= int(seat) <= len(match.seats)):
        raise _wrong()
    return match.seats[int(seat) - 1]


def _between_two(match: Match, kind: str, seat: str) -> Result:
    if kind == WON:
        return Result(winner=_at(match, seat))
    if kind == "draw":
        return Result(draw=True)
    if kind == "lost":
        return Result(lost=match.seats)
    raise _wrong()


def _absent(match: Match, kind: str, seat: str) -> Result:
    """A no-show between two: a loss for who is not there, or for both."""
    if kind == "absent_all":
        return Result(lost=match.seats, how="no_show")
    away = _at(match, seat)
    if len(match.seats) != 2:
        raise _wrong()
    return Result(winner=next(name for name in match.seats if name != away), how="no_show")


def _how(text: str) -> How | None:
    if not text:
        return None
    for how in get_args(How):
        if text == how:
            return how  # type: ignore[no-any-return]
    raise _wrong()


def _games(given: Mapping[str, str]) -> tuple[int, int, int] | None:
    texts = [given.get(f"games-{place}", "").strip() for place in (1, 2, 3)]
    if not any(texts):
        return None
    if any(text and not (text.isdecimal() and len(text) < 3) for text in texts):
        raise InputError([Finding("typed.games", "error", "games-1")])
    first, second, drawn = (int(text or 0) for text in texts)
    return first, second, drawn


def _order(match: Match, given: Mapping[str, str]) -> Result:
    """A table of three and more: the fate of each seat, ``winner``, ``alive`` or the number of its going out."""
    fates: list[tuple[str, str]] = [
        (name, given.get(f"fate-{place}", "")) for place, name in enumerate(match.seats, 1)
    ]
    out: dict[int, list[str]] = {}
    for place, (name, fate) in enumerate(fates, 1):
        if fate in PLACES:
            continue
        if not (fate.isdecimal() and len(fate) < 3 and 1 <= int(fate) <= len(match.seats)):
            raise InputError([Finding("typed.fate_missing", "error", f"fate-{place}", {"id": name})])
        out.setdefault(int(fate), []).append(name)
    groups: Sequence[list[str]] = [out[number] for number in sorted(out)]
    winners = [name for name, fate in fates if fate == "winner"]
    if len(winners) > 1:
        raise InputError([Finding("typed.two_winners", "error", None, {"ids": tuple(winners)})])
    flags: dict[str, Any] = {
        key: tuple(name for group in groups for name in group if given.get(f"{key}-{_seat(match, name)}"))
        for key in ("no_show", "left")
    }
    return Result(
        winner=winners[0] if winners else None,
        draw=not winners,
        out=tuple(name for group in groups for name in group),
        together=tuple(tuple(group) for group in groups if len(group) > 1),
        how=_how(given.get("how", "")),
        **flags,
    )


def _seat(match: Match, name: str) -> int:
    return match.seats.index(name) + 1
