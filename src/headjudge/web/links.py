"""A one-time link that was just made, until the page after the form shows it: once, and to its maker only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest
from django.utils.safestring import SafeString

from headjudge.web.qr import qr_svg
from headjudge.web.reaching import here, is_this_machine_only, link
from headjudge.wording import speak

_KEPT = "new-link"
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
    request.session[_KEPT] = {"path": path, "code": code, "values": values}
    request.session[_MADE] = request.POST.get("command", "")


def link_was_made(request: HttpRequest) -> bool:
    """Whether this very form was sent before (a button pressed twice)."""
    sent = request.POST.get("command", "")
    return bool(sent) and request.session.get(_MADE) == sent


def take_link(request: HttpRequest) -> NewLink | None:
    """The link that was just made, if there is one; it is forgotten then."""
    kept: dict[str, Any] | None = request.session.pop(_KEPT, None)
    if kept is None:
        return None
    address = link(request, kept["path"])
    host = address.partition("://")[2].rpartition(":")[0] or address.partition("://")[2]
    said = speak(request.language).say(kept["code"], **kept["values"])
    only_here = is_this_machine_only(host.partition("/")[0]) and not here().in_network
    return NewLink(said, address, qr_svg(address), only_here)
