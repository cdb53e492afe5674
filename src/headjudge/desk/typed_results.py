"""A result as a scorekeeper types it: table number, result, Enter.

The line is one of

====================  ==========================================================
``12 1``              table 12: seat 1 won (``12 2``: seat 2)
``12 2-1``            games; who has more has won (``2-1-1``: one game drawn)
``12 1 1-1 t``        seat 1 won, games 1-1, on time
``12 d``, ``12 =``    draw
``12 0``, ``12 x``    both lost
``12 1n``             seat 1 won, the other did not come (``12 0n``: neither)
``5 A1``              team match: the game of seat A (``5 t``: time is called)
``7 3 2 4 1``         a table of more: seat 3 won, out 2, then 4, then 1
``7 3 > 1 > 4 > 2``   the same, from the winner down to the first who was out
``7 3 2+4 1``         2 and 4 were out at the same moment
``7 3 2n 4 1``        2 did not come (``2l``: left the event)
``7 d 2 4``           draw of the others
====================  ==========================================================

A letter behind the result says how it came: ``t`` on time, ``a`` agreed, ``c`` concession, ``p`` penalty, ``n``
no-show. Full-width letters and digits, and Cyrillic ones of a keyboard that was not switched over, count as the
Latin ones of the same key or form. This module knows no event: seats are numbers.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, cast

from headjudge.findings import Finding, InputError
from headjudge.tournament.state import How, Result

LONGEST: Final = 200
"""Characters of a line; far more than any result has."""

Seat = Literal["A", "B", "C"]

_HOW: Final[dict[str, How]] = {
    "t": "time",
    "a": "agreed",
    "c": "concession",
    "p": "penalty",
    "n": "no_show",
}
# What the same key gives on a Japanese keyboard that is not switched over, where NFKC does not help.
_SIGNS: Final = str.maketrans(
    {"ー": "-", "−": "-", "–": "-", "—": "-", "‐": "-", "、": " ", "。": ".", "ん": "n", "あ": "a", "→": ">"}
)
# Cyrillic by key (ЙЦУКЕН) and by form; those that mean two things are told apart by where they stand.
_CYRILLIC: Final = str.maketrans(
    {
        "ф": "a",
        "а": "a",
        "и": "b",
        "с": "c",
        "ч": "x",
        "х": "x",
        "т": "n",
        "е": "t",
        "з": "p",
        "р": "p",
        "ю": ">",
    }
)
_BOARD: Final = str.maketrans({"в": "b", "д": "d"})
_RESULT: Final = str.maketrans({"в": "d", "д": "d"})
_BEHIND: Final = str.maketrans({"в": "d", "д": "l"})

_LINE = re.compile(r"(?P<table>\d{1,6})\s+(?P<rest>\S.*)")
_TEAM = re.compile(r"(?P<board>[abcвис])\s*(?P<rest>[012xdвдч=].*)")
_TWO = re.compile(r"(?P<kind>[012xd=])?\s*(?P<games>\d{1,2}-\d{1,2}(?:-\d{1,2})?)?\s*(?P<how>[tacpn])?")
_ARROWS = re.compile(r"\d(?:[nl])?(?:\s*[>+]\s*\d(?:[nl])?)+")
_RANKED = re.compile(r"(?P<first>[d=]|\d(?![nl]))(?P<rest>(?:\s*\+?\s*\d[nl]?)+)\s*(?P<how>[tacp])?")
_PLACE = re.compile(r"(?P<with>\+)?\s*(?P<seat>\d)(?P<gone>[nl])?")


@dataclass(frozen=True, slots=True)
class Typed:
    """What a line says, with seats as numbers from 1.

    ``out`` are the eliminated, first out first, those of one moment in one group. ``at_time``: time is called in a
    team match, and the seats that are in decide it.
    """

    table: int
    winner: int | None = None
    draw: bool = False
    lost: bool = False
    board: Seat | None = None
    games: tuple[int, int, int] | None = None
    how: How | None = None
    out: tuple[tuple[int, ...], ...] = ()
    no_show: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    at_time: bool = False


def read_line(text: str) -> Typed:
    """What a line says; raises InputError (``typed.…``) for a line that says nothing, or not one thing.

    >>> read_line("12 2-1")
    Typed(table=12, winner=1, draw=False, lost=False, board=None, games=(2, 1, 0), how=None, out=(), no_show=(), \
left=(), at_time=False)
    >>> read_line("７　３ ＞ １ ＞ ４ ＞ ２").out
    ((2,), (4,), (1,))
    >>> read_line("12 в").draw, read_line("5 ф1").board, read_line("12 1т").how
    (True, 'A', 'no_show')
    """
    line = plain(text)
    if len(line) > LONGEST:
        raise _wrong(text)
    found = _LINE.fullmatch(line)
    if found is None:
        raise _wrong(text, "typed.only_a_table" if line.isdigit() else "typed.not_understood")
    table, rest = int(found["table"]), found["rest"]
    if table < 1:
        raise _wrong(text)
    team = _TEAM.fullmatch(rest)
    if team is not None:
        board = cast(Seat, team["board"].translate(_BOARD).translate(_CYRILLIC).upper())
        return replace(_two(text, table, team["rest"]), board=board)
    if rest == "t":
        return Typed(table, at_time=True)
    if _TWO.fullmatch(_settled(rest)):
        return _two(text, table, rest)
    return _more(text, table, _settled(rest))


def plain(text: str) -> str:
    """A line as the Latin keyboard would have given it, in small letters; Cyrillic of two meanings stays.

    >>> plain("１２　ＡーＢ")
    '12 a-b'
    """
    line = unicodedata.normalize("NFKC", text[: 4 * LONGEST]).translate(_SIGNS).lower().strip()
    return re.sub(r"\s+", " ", line.translate(_CYRILLIC))


def _settled(rest: str) -> str:
    """The letters of two meanings by where they stand: first they say what came out, later how."""
    return rest[:1].translate(_RESULT) + rest[1:].translate(_BEHIND)


def _wrong(text: str, code: str = "typed.not_understood") -> InputError:
    return InputError([Finding(code, "error", "line", {"line": text.strip()[:LONGEST]})])


def _two(text: str, table: int, rest: str) -> Typed:
    found = _TWO.fullmatch(_settled(rest))
    if found is None or not (found["kind"] or found["games"]):
        raise _wrong(text)
    how = _HOW[found["how"]] if found["how"] else None
    games = _games(found["games"])
    kind = found["kind"] or _by_games(games)
    if kind in ("d", "="):
        if how == "no_show":
            raise _wrong(text)
        return Typed(table, draw=True, games=games, how=how)
    if kind in ("0", "x"):
        return Typed(table, lost=True, games=games, how=how)
    return Typed(table, winner=int(kind), games=games, how=how)


def _games(text: str | None) -> tuple[int, int, int] | None:
    if text is None:
        return None
    first, second, drawn = (*map(int, text.split("-")), 0)[:3]
    return first, second, drawn


def _by_games(games: tuple[int, int, int] | None) -> str:
    first, second, _ = games or (0, 0, 0)
    return "d" if first == second else "1" if first > second else "2"


def _more(text: str, table: int, rest: str) -> Typed:
    """A table of three and more: the winner and the order of going out, or a draw and who had gone out."""
    if _ARROWS.fullmatch(rest) and ">" in rest:
        first, *after = (part.strip() for part in rest.split(">"))
        # From the winner down to the first who was out: the other way round than it happened.
        return _ranking(text, table, first, " ".join(reversed(after)), None)
    found = _RANKED.fullmatch(rest)
    if found is None:
        raise _wrong(text)
    return _ranking(text, table, found["first"], found["rest"], found["how"])


def _ranking(text: str, table: int, first: str, rest: str, how: str | None) -> Typed:
    groups: list[list[int]] = []
    gone: dict[str, list[int]] = {"n": [], "l": []}
    for place in _PLACE.finditer(rest):
        seat = int(place["seat"])
        if place["with"] and groups:
            groups[-1].append(seat)
        else:
            groups.append([seat])
        if place["gone"]:
            gone[place["gone"]].append(seat)
    draw = first in ("d", "=")
    if not draw and not first.isdigit():
        raise _wrong(text)
    named = [seat for group in groups for seat in group] + ([] if draw else [int(first)])
    twice = sorted({seat for seat in named if named.count(seat) > 1})
    if twice:
        told = {"line": text.strip()[:LONGEST], "seat": twice[0]}
        raise InputError([Finding("typed.seat_twice", "error", "line", told)])
    if 0 in named:
        raise _wrong(text)
    return Typed(
        table,
        winner=None if draw else int(first),
        draw=draw,
        how=_HOW[how] if how else None,
        out=tuple(tuple(group) for group in groups),
        no_show=tuple(gone["n"]),
        left=tuple(gone["l"]),
    )


def result_of(typed: Typed, seats: Sequence[str]) -> Result | None:
    """The result for the entrants at the table, by seat; None where time is called in a team match.

    Raises InputError for a seat that the table has not. What a result may be is checked where it is decided.

    >>> result_of(read_line("7 3 2+4 1"), ("a", "b", "c", "d"))
    Result(winner='c', draw=False, lost=(), out=('b', 'd', 'a'), through=(), games=None, how=None, \
together=(('b', 'd'),), no_show=(), left=())
    """
    if typed.at_time:
        return None
    named = [seat for group in typed.out for seat in group] + ([typed.winner] if typed.winner else [])
    beyond = [seat for seat in named if seat > len(seats)]
    if beyond:
        told = {"table": typed.table, "seat": beyond[0], "seats": len(seats)}
        raise InputError([Finding("typed.no_such_seat", "error", "line", told)])

    def who(numbers: Sequence[int]) -> tuple[str, ...]:
        return tuple(seats[number - 1] for number in numbers)

    return Result(
        winner=None if typed.winner is None else seats[typed.winner - 1],
        draw=typed.draw,
        lost=tuple(seats) if typed.lost else (),
        out=who([seat for group in typed.out for seat in group]),
        games=typed.games,
        how=typed.how,
        together=tuple(who(group) for group in typed.out if len(group) > 1),
        no_show=who(typed.no_show),
        left=who(typed.left),
    )
