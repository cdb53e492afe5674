"""Personal links of the players: made for one or for all, shown once to be printed or sent, taken back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.debug import sensitive_variables
from django.views.decorators.http import require_http_methods

from headjudge.desk.called import folded
from headjudge.desk.hand import InHand
from headjudge.desk.who_plays import status_of
from headjudge.findings import Finding
from headjudge.tournament.state import Entrant
from headjudge.web.access import desk_page
from headjudge.web.acting import STATUS_REFUSED, STATUS_WRONG
from headjudge.web.player_links import links_of, make_links, revoke_links
from headjudge.web.qr import qr_svg
from headjudge.web.reaching import here, is_this_machine_only, link
from headjudge.web.shown import page
from headjudge.wording import speak

_MADE = "player-links-command"


@desk_page("organise")
@require_http_methods(["GET", "HEAD", "POST"])
def links(request: HttpRequest, hand: InHand) -> HttpResponse:
    """Who has a personal link; new ones are shown on the answer to the form, and never again."""
    if request.method != "POST":
        return _page(request, hand)
    sent = request.POST.get("command", "")
    if not sent:
        return _page(request, hand, findings=(_finding("web.form_incomplete"),), status=STATUS_WRONG)
    if request.session.get(_MADE) == sent:
        # Made anew, they would make those void that were just printed.
        return _page(request, hand, findings=(_finding("refuse.links_made"),), status=STATUS_REFUSED)
    return _asked(request, hand, sent)


def _asked(request: HttpRequest, hand: InHand, sent: str) -> HttpResponse:
    chosen = request.POST.get("entrant", "")
    playing = _playing(hand)
    match request.POST.get("do"):
        case "one":
            wanted = [one for one in hand.event.entrants if one.id == chosen]
        case "missing":
            there = links_of(hand.stream)
            wanted = [one for one in playing if one.id not in there]
        case "all":
            wanted = playing
        case "revoke" | "revoke_all" as which:
            gone = [chosen] if which == "revoke" else [one.id for one in hand.event.entrants]
            count = revoke_links(hand.stream, gone)
            messages.success(request, speak(request.language).say("player_links.revoked", count=count))
            return HttpResponseRedirect(reverse("desk-player-links", args=[hand.stream]))
        case _:
            return _page(request, hand, findings=(_finding("web.form_incomplete"),), status=STATUS_WRONG)
    request.session[_MADE] = sent
    return _page(request, hand, made=_made(request, hand, wanted))


@sensitive_variables("codes")
def _made(request: HttpRequest, hand: InHand, wanted: Iterable[Entrant]) -> list[dict[str, Any]]:
    people = sorted(wanted, key=lambda one: (folded(one.name), one.id))
    codes = make_links(hand.stream, (one.id for one in people), request.user)
    addresses = [(one, link(request, reverse("player-link", args=[codes[one.id]]))) for one in people]
    return [{"one": one, "address": address, "code": qr_svg(address)} for one, address in addresses]


def _playing(hand: InHand) -> list[Entrant]:
    return [one for one in hand.event.entrants if status_of(hand.event, one) in ("active", "later")]


def _finding(code: str) -> Finding:
    return Finding(code, "error", None)


def _page(
    request: HttpRequest,
    hand: InHand,
    *,
    made: list[dict[str, Any]] | None = None,
    findings: tuple[Finding, ...] = (),
    status: int = 200,
) -> HttpResponse:
    there = links_of(hand.stream)
    people = sorted(_playing(hand), key=lambda one: (folded(one.name), one.id))
    host = request.get_host().rpartition(":")[0] or request.get_host()
    return page(
        request,
        "desk_player_links.html",
        status=status,
        section="decklists",
        hand=hand,
        findings=findings,
        made=made or [],
        rows=[(one, there.get(one.id)) for one in people],
        missing=sum(1 for one in people if one.id not in there),
        only_here=is_this_machine_only(host) and not here().in_network,
    )
