"""Registration: open or closed, how many places, who waits, and the code that people scan to register."""

from __future__ import annotations

from urllib.parse import urlsplit

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from headjudge.desk.hand import InHand
from headjudge.desk.naming import by_name, names_of
from headjudge.desk.registering import admitted, no_longer_waiting, set_registration
from headjudge.desk.who_plays import free_places, taken_places
from headjudge.findings import Finding
from headjudge.web.access import desk_page
from headjudge.web.acting import STATUS_WRONG, Outcome, take
from headjudge.web.qr import qr_svg
from headjudge.web.reaching import is_this_machine_only, link
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
    findings = () if outcome is None else by_name(outcome.findings, names_of(hand))
    typed = request.POST if outcome is not None and request.POST.get("do") == "set" else {}
    stands = hand.hall.registration
    who = "closed" if not stands.open else "themselves" if stands.by_themselves else "desk"
    address = link(request, reverse("register", args=[hand.stream]))
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
        code=qr_svg(address) if who == "themselves" else "",
        is_local=is_this_machine_only(urlsplit(address).hostname or ""),
        is_begun=bool(hand.event.rounds),
    )
