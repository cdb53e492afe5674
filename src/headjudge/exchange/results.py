"""Results as lists write them -> results: GEM's codes and words, and headjudge's own.

GEM's codes are ``1WIN``, ``2WIN``, ``DRAW`` and ``LOSSALL`` (both lose), its words ``Player 1 Win``, ``Player 2 Win``
and ``Draw``, as public programs that read its round page know them (November 2026).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from headjudge.tournament.state import Result

_OPEN = frozenset(("", "none", "null", "pending", "live", "playing", "noresult"))
_DRAW = frozenset(
    ("draw", "tie", "id", "unentschieden", "引き分け", "引分", "ничья", "égalité", "empate", "patta")
)
_BOTH_LOST = frozenset(
    ("lossall", "bothlost", "bothlose", "doubleloss", "両者敗北", "両負け", "поражениеобоих")
)
_WON = re.compile(
    "(?:player|spieler|joueur|jugador|giocatore|プレイヤー|игрок|seat|席)?([12])(?:win|wins|won|sieg|勝利|勝ち|победа)?"
)
_GAMES = re.compile(r"(\d{1,2})\s*[-:]\s*(\d{1,2})(?:\s*[-:]\s*(\d{1,2}))?")

BYE = "bye"
ABSENT = "absent"
"""What stands in the column of results where nobody met anybody."""


class NoResult(ValueError):
    """A text that says no result that is known."""


def is_open(text: str) -> bool:
    """Whether a cell says that there is no result yet."""
    return _plain(text) in _OPEN


def result_of(text: str, seats: Sequence[str]) -> Result | None:
    """The result of a match between two, as a cell says it; None where there is none yet.

    Raises NoResult for anything else. Games won by seat 1 and seat 2 (and drawn) may stand in its place: ``2-1``.

    >>> result_of("Player 2 Win", ["A", "B"]).winner
    'B'
    """
    plain = _plain(text)
    if plain in _OPEN:
        return None
    if len(seats) != 2:
        raise NoResult(text)  # who was out when is more than one word
    games = _GAMES.fullmatch(text.strip())
    if games is not None:
        won = (int(games[1]), int(games[2]), int(games[3] or 0))
        if won[0] == won[1]:
            return Result(draw=True, games=won)
        return Result(winner=seats[0] if won[0] > won[1] else seats[1], games=won)
    if plain in _DRAW:
        return Result(draw=True)
    if plain in _BOTH_LOST:
        return Result(lost=(seats[0], seats[1]))
    winner = _WON.fullmatch(plain)
    if winner is None:
        raise NoResult(text)
    return Result(winner=seats[int(winner[1]) - 1])


def _plain(text: str) -> str:
    return re.sub(r"[\W_]+", "", unicodedata.normalize("NFKC", text).casefold())
