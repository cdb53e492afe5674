"""The desk's first page: what is to be done next."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.views.decorators.http import require_safe

from headjudge.desk.hand import InHand
from headjudge.desk.roles import may
from headjudge.desk.round_view import round_view
from headjudge.desk.rounds import next_step
from headjudge.desk.timing import clock_waits, moment_of, outstanding, round_clock
from headjudge.findings import StoreError
from headjudge.web.access import desk_page
from headjudge.web.deskroom import desk, now
from headjudge.web.models import Membership
from headjudge.web.qr import qr_svg
from headjudge.web.reaching import is_this_machine_only, link
from headjudge.web.shown import page
from headjudge.web.views.undo import last_steps
from headjudge.web.whose import address

LAST_STEPS = 5


@desk_page("look")
@require_safe
def overview(request: HttpRequest, hand: InHand) -> HttpResponse:
    """The one next step, what is still missing, where a person has to look, and what was done last."""
    moment = moment_of(now())
    number = len(hand.event.rounds)
    clock = round_clock(hand, moment)
    view = round_view(hand, number, None if clock is None else clock.face) if number else None
    return page(
        request,
        "desk.html",
        hand=hand,
        section="desk",
        step=next_step(hand, clock_waits=clock_waits(hand, moment)),
        view=view,
        clock=clock,
        clock_now=moment,
        still=outstanding(hand, moment)[:8],
        steps=last_steps(hand, LAST_STEPS) if may(request.role, "score") else [],
        others=_others(request, hand, moment),
        players=address("desk-players", hand.stream) or address("desk-entrants", hand.stream),
        standings=address("standings", hand.stream),
        **_for_players(request, hand),
    )


def _for_players(request: HttpRequest, hand: InHand) -> dict[str, Any]:
    """Where the players look: the event's public page as phones reach it, its code, the pairings, the projector."""
    path = reverse("event", args=[hand.stream])
    to_send = link(request, path)
    return {
        "players_page": path,
        "players_link": to_send,
        "players_code": qr_svg(to_send),
        "only_here": is_this_machine_only(urlsplit(to_send).hostname or ""),
        "pairings": reverse("pairings", args=[hand.stream]),
        "screen": reverse("screen", args=[hand.stream]),
    }


def _others(request: HttpRequest, hand: InHand, moment: int) -> list[dict[str, object]]:
    """The other events where this person has a role and something is still to be done, with their next step."""
    streams = Membership.objects.filter(account=request.user).exclude(stream=hand.stream)
    found: list[dict[str, object]] = []
    for stream in streams.order_by("stream").values_list("stream", flat=True):
        try:
            other = desk().hand(stream)
        except StoreError:
            continue  # an event that has expired leaves a membership behind
        step = next_step(other, clock_waits=clock_waits(other, moment))
        if step.kind != "over":
            found.append({"hand": other, "step": step, "clock": round_clock(other, moment)})
    return found
