"""The player meeting: seats by name, for the desk and for everybody."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from headjudge.desk.hand import InHand
from headjudge.desk.meeting import SIZES, ended, seated, seats_of
from headjudge.desk.who_plays import field_of
from headjudge.findings import Finding
from headjudge.web.access import desk_page, hand_or_404, public
from headjudge.web.acting import STATUS_WRONG, Outcome, take
from headjudge.web.shown import page


@desk_page("look")
@require_safe
def meeting(request: HttpRequest, hand: InHand) -> HttpResponse:
    """Who sits where at the meeting."""
    return _page(request, hand)


def _page(request: HttpRequest, hand: InHand, outcome: Outcome | None = None) -> HttpResponse:
    return page(
        request,
        "meeting_page.html",
        status=200 if outcome is None else outcome.status,
        section="meeting",
        hand=hand,
        findings=() if outcome is None else outcome.findings,
        seats=seats_of(hand),
        sizes=SIZES,
        counts=field_of(hand).counts,
    )


@desk_page("organise")
@require_POST
def seat(request: HttpRequest, hand: InHand) -> HttpResponse:
    """Seat everybody anew, or end the meeting."""
    given = request.POST
    size = next((one for one in SIZES if str(one) == given.get("size")), None)
    if given.get("do") == "end":
        outcome = take(request, hand, ended)
    elif size is not None:
        only_here = given.get("only_here") == "yes"
        outcome = take(request, hand, lambda now: seated(now, size, only_here=only_here))
    else:
        outcome = Outcome(None, (Finding("web.form_incomplete", "error", None),), STATUS_WRONG)
    if not outcome.is_done:
        return _page(request, hand, outcome)
    return HttpResponseRedirect(reverse("desk-meeting", args=[hand.stream]))


@public
@require_safe
def public_meeting(request: HttpRequest, slug: str) -> HttpResponse:
    """Where everybody sits at the meeting, by part of a name."""
    hand = hand_or_404(slug)
    search = request.GET.get("q", "")[:200]
    return page(
        request,
        "public_meeting.html",
        hand=hand,
        seats=seats_of(hand, search),
        search=search,
        is_seated=bool(hand.hall.meeting),
        hide_sign_in=True,
    )
