"""Registration: open or closed, how many places, who waits, and the code that people scan to register."""

from __future__ import annotations

import ipaddress

import segno
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.safestring import mark_safe
from django.views.decorators.http import require_http_methods

from headjudge.desk.hand import InHand
from headjudge.desk.registering import admitted, no_longer_waiting, set_registration
from headjudge.desk.who_plays import free_places, taken_places
from headjudge.findings import Finding
from headjudge.web.access import desk_page
from headjudge.web.acting import STATUS_WRONG, Outcome, take
from headjudge.web.shown import by_place, page


@desk_page("organise")
@require_http_methods(["GET", "POST"])
def registration(request: HttpRequest, hand: InHand) -> HttpResponse:
    """Whether and how people register, and the waiting list."""
    if request.method != "POST":
        return _page(request, hand)
    outcome = _asked(request, hand)
    if outcome.is_done:
        return HttpResponseRedirect(reverse("desk-registration", args=[hand.stream]))
    return _page(request, hand, outcome)


def _asked(request: HttpRequest, hand: InHand) -> Outcome:
    given = request.POST
    chosen = tuple(given.getlist("waiting"))
    match given.get("do"):
        case "set":
            who, capacity = given.get("who", ""), given.get("capacity", "")
            return take(
                request,
                hand,
                lambda now: set_registration(
                    now, is_open=who != "closed", by_themselves=who == "themselves", capacity=capacity
                ),
            )
        case "admit":
            return take(request, hand, lambda now: admitted(now, chosen))
        case "admit_beyond":
            return take(request, hand, lambda now: admitted(now, chosen, beyond=True))
        case "leave":
            return take(request, hand, lambda now: no_longer_waiting(now, chosen))
    return Outcome(None, (Finding("web.form_incomplete", "error", None),), STATUS_WRONG)


def _page(request: HttpRequest, hand: InHand, outcome: Outcome | None = None) -> HttpResponse:
    findings = () if outcome is None else outcome.findings
    typed = request.POST if outcome is not None and request.POST.get("do") == "set" else {}
    stands = hand.hall.registration
    who = "closed" if not stands.open else "themselves" if stands.by_themselves else "desk"
    address = request.build_absolute_uri(reverse("register", args=[hand.stream]))
    return page(
        request,
        "registration_page.html",
        status=200 if outcome is None else outcome.status,
        section="registration",
        hand=hand,
        findings=findings,
        wrong=by_place(findings),
        who=typed.get("who", who),
        stands=who,
        capacity=typed.get("capacity", "" if stands.capacity is None else str(stands.capacity)),
        taken=taken_places(hand.event),
        free=free_places(hand),
        waiting=hand.hall.waiting,
        next_ones=hand.hall.waiting[: free_places(hand)],
        address=address,
        code=qr(address) if who == "themselves" else "",
        is_local=is_local(request.get_host()),
        is_begun=bool(hand.event.rounds),
    )


def qr(text: str) -> str:
    """A QR code as inline SVG: black on white, sized by the style sheet."""
    drawn = segno.make(text, error="m", micro=False)
    return mark_safe(  # noqa: S308  (made of numbers by us; the text is only in the pattern)
        drawn.svg_inline(omitsize=True, svgclass="qr", lineclass=None, light="#fff", border=4)
    )


def is_local(host: str) -> bool:
    """Whether a page was asked for by an address that only this machine knows: no phone reaches it."""
    name = host.rsplit(":", 1)[0].strip("[]") if not host.endswith("]") else host.strip("[]")
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False
