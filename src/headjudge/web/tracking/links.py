"""Secret links of tables: 128 random bits in the address, only their hash in the database.

Choosing a seat (or only to watch) puts a signed cookie into the browser, for that table alone. It names the link, which
is looked up at every page, and the row of the table's log by which the seat was taken: whoever takes a seat later takes
it from the one before. A browser that a personal link has bound to a player of the table sits there without any of it.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal
from urllib.parse import quote

from django.db import transaction
from django.http import HttpRequest, HttpResponse

from headjudge.desk.trackers.hand import TableHand
from headjudge.web.models import PlayerLink, TableLink
from headjudge.web.player_links import LASTS, bound_player
from headjudge.web.reaching import here

_SALT = "headjudge.table"


@dataclass(frozen=True, slots=True)
class Sitting:
    """From where a browser looks at a table: as a player (``player``), or only watching; ``how`` it came there:
    by the player's own link or by the table's. ``lost``: the player whose seat another phone has taken since."""

    player: str | None
    how: Literal["own", "table"]
    lost: str | None = None

    @property
    def actor(self) -> str:
        """What stands in the log for it."""
        if self.player is None:
            return "watching"
        return f"player/{self.player}" if self.how == "own" else f"seat/{self.player}"


def make_table_links(streams: Iterable[str], by: Any = None) -> dict[str, str]:
    """New links' codes by stream; the tables' earlier links are void. They can be shown now and never again."""
    codes = {stream: secrets.token_urlsafe(16) for stream in streams}
    with transaction.atomic():
        TableLink.objects.filter(stream__in=list(codes)).delete()
        TableLink.objects.bulk_create(
            [TableLink(code_hash=_hash(code), stream=stream, made_by=by) for stream, code in codes.items()]
        )
    return codes


def stream_of_code(code: str) -> str | None:
    """The stream of the table whose link a code is, if it works."""
    return TableLink.objects.filter(code_hash=_hash(code)).values_list("stream", flat=True).first()


def seat_at_table(answer: HttpResponse, game: TableHand, code: str, player: str | None) -> None:
    """Put the browser that gets this answer into a player's seat, which it has just taken; None: it only watches."""
    row = 0 if player is None else game.state.seats[player]
    opened = game.opened
    answer.set_signed_cookie(
        _cookie_of(game.stream),
        f"{_hash(code)} {row} {player or ''}",
        salt=_SALT + game.stream,
        max_age=LASTS,
        path=f"/e/{quote(opened.event, safe='')}/worldbreak/{opened.round}/{opened.table}",
        httponly=True,
        samesite="Lax",
        secure=here().https,
    )


def sitting(request: HttpRequest, game: TableHand) -> Sitting | None:
    """From where this browser looks at a table; None where it may not look at all."""
    own = own_seat(request, game)
    if own is not None:
        return Sitting(own, "own")
    told = request.get_signed_cookie(
        _cookie_of(game.stream), default=None, salt=_SALT + game.stream, max_age=LASTS
    )
    if told is None:
        return None
    code_hash, row, player = told.split(" ", 2)
    if not TableLink.objects.filter(code_hash=code_hash, stream=game.stream).exists():
        return None
    if not player:
        return Sitting(None, "table")
    if game.state.seats.get(player) != int(row):
        return Sitting(None, "table", player)
    return Sitting(player, "table")


def own_seat(request: HttpRequest, game: TableHand) -> str | None:
    """The player of the table whom a personal link has bound this browser to."""
    if not game.opened.round:
        return None  # its players are nobody of the event's
    entrant = bound_player(request, game.opened.event)
    return entrant if entrant in game.players else None


def seats_in_use(game: TableHand) -> frozenset[str]:
    """The players for whom a phone speaks: one that took the seat, or one that opened the player's own link."""
    used = set(game.state.seats)
    if game.opened.round:
        opened = PlayerLink.objects.filter(
            stream=game.opened.event, entrant__in=game.players, opened_at__isnull=False
        )
        used.update(opened.values_list("entrant", flat=True))
    return frozenset(used)


def _cookie_of(stream: str) -> str:
    return "table-" + hashlib.sha256(stream.encode(errors="replace")).hexdigest()[:16]


def _hash(code: str) -> str:
    return hashlib.sha256(code.encode(errors="replace")).hexdigest()
