"""Personal links of players: 128 random bits in the address, only their hash in the database.

Opening a link and pressing its button puts a signed cookie into the browser that names the link, for one event. The
link is looked up at every page, so that a browser which was bound by a link that is void sees nothing any more.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from typing import Any
from urllib.parse import quote

from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.utils import timezone

from headjudge.web.models import PlayerLink
from headjudge.web.reaching import here

LASTS = 7 * 24 * 3600
"""Seconds that a browser stays bound to a player: longer than an event."""
_SALT = "headjudge.player"
_AT_ONCE = 500


def make_links(stream: str, entrants: Iterable[str], by: Any = None) -> dict[str, str]:
    """New links' codes by entrant; their earlier links are void. They can be shown now and never again."""
    codes = {entrant: secrets.token_urlsafe(16) for entrant in entrants}
    with transaction.atomic():
        revoke_links(stream, codes)
        PlayerLink.objects.bulk_create(
            [
                PlayerLink(code_hash=_hash(code), stream=stream, entrant=entrant, made_by=by)
                for entrant, code in codes.items()
            ],
            batch_size=_AT_ONCE,
        )
    return codes


def revoke_links(stream: str, entrants: Iterable[str]) -> int:
    """Links stop working, and browsers that were bound by them; gives how many there were."""
    wanted = list(entrants)
    gone = 0
    for begin in range(0, len(wanted), _AT_ONCE):
        some = wanted[begin : begin + _AT_ONCE]
        gone += PlayerLink.objects.filter(stream=stream, entrant__in=some).delete()[0]
    return gone


def links_of(stream: str) -> dict[str, PlayerLink]:
    """The links that work, by entrant."""
    return {one.entrant: one for one in PlayerLink.objects.filter(stream=stream)}


def link_of(code: str) -> PlayerLink | None:
    """The link of a code, if it works."""
    found: PlayerLink | None = PlayerLink.objects.filter(code_hash=_hash(code)).first()
    return found


def bind(answer: HttpResponse, link: PlayerLink) -> None:
    """Bind the browser that gets this answer to the link's player, for the link's event alone."""
    PlayerLink.objects.filter(pk=link.pk, opened_at=None).update(opened_at=timezone.now())
    answer.set_signed_cookie(
        cookie_of(link.stream),
        link.code_hash,
        salt=_SALT + link.stream,
        max_age=LASTS,
        path=f"/e/{quote(link.stream, safe='')}/",
        httponly=True,
        samesite="Lax",
        secure=here().https,
    )


def bound_player(request: HttpRequest, stream: str) -> str | None:
    """The entrant whom this browser is bound to in an event; None for none, and where the link is void by now."""
    told = request.get_signed_cookie(cookie_of(stream), default=None, salt=_SALT + stream, max_age=LASTS)
    if told is None:
        return None
    return PlayerLink.objects.filter(stream=stream, code_hash=told).values_list("entrant", flat=True).first()


def cookie_of(stream: str) -> str:
    """The name of an event's cookie; one for each event, so that a browser can be somebody in several."""
    return "player-" + hashlib.sha256(stream.encode(errors="replace")).hexdigest()[:16]


def _hash(code: str) -> str:
    return hashlib.sha256(code.encode(errors="replace")).hexdigest()
