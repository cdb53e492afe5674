"""A one-time link that was just made, until the page after the form shows it: once, and to its maker only."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.utils.safestring import SafeString

from headjudge.web.qr import qr_svg
from headjudge.web.reaching import here, is_this_machine_only, link
from headjudge.wording import speak

COOKIE = "new-link"
MINUTE = 60
_KEPT = "new_link"
_MADE = "new-link-command"


@dataclass(frozen=True, slots=True)
class NewLink:
    """The link as a page shows it: what it is for in words, its address, its QR code.

    ``only_here``: it works on this machine only, because the desk listens to no other.
    """

    said: str
    address: str
    picture: SafeString
    only_here: bool


def keep_link(request: HttpRequest, path: str, code: str, **values: str) -> None:
    """Keep a link for the next page; ``code`` says what it is for."""
    setattr(request, _KEPT, {"path": path, "code": code, "values": values})
    request.session[_MADE] = request.POST.get("command", "")


def shows_links(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """A page that shows a link that was just made, or a form that makes one.

    On the way between both the link is in a cookie of its maker's browser, signed and for a minute: it must not get
    into the database, nor into a backup of it.
    """

    @wraps(view)
    def carrying(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        answer = view(request, *args, **kwargs)
        kept = getattr(request, _KEPT, None)
        if kept is not None:
            answer.set_signed_cookie(
                COOKIE,
                json.dumps(kept),
                salt=COOKIE,
                max_age=MINUTE,
                httponly=True,
                samesite="Strict",
                secure=here().https,
            )
        elif request.method == "GET" and COOKIE in request.COOKIES:
            answer.delete_cookie(COOKIE, samesite="Strict")
        return answer

    return carrying


def link_was_made(request: HttpRequest) -> bool:
    """Whether this very form was sent before (a button pressed twice)."""
    sent = request.POST.get("command", "")
    return bool(sent) and request.session.get(_MADE) == sent


def take_link(request: HttpRequest) -> NewLink | None:
    """The link that was just made, if there is one; it is forgotten then."""
    told = request.get_signed_cookie(COOKIE, default=None, salt=COOKIE, max_age=MINUTE)
    if told is None or request.method != "GET":
        return None
    kept: dict[str, Any] = json.loads(told)
    address = link(request, kept["path"])
    host = address.partition("://")[2].rpartition(":")[0] or address.partition("://")[2]
    said = speak(request.language).say(kept["code"], **kept["values"])
    only_here = is_this_machine_only(host.partition("/")[0]) and not here().in_network
    return NewLink(said, address, qr_svg(address), only_here)
