"""Check-in at the door: a few letters or a number, Enter; and who did not come."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.http import urlencode
from django.views.decorators.http import require_http_methods

from headjudge.desk import arriving
from headjudge.desk.entrants import all_dropped
from headjudge.desk.hand import InHand
from headjudge.desk.who_plays import field_of, person
from headjudge.findings import InputError
from headjudge.tournament.wire import Happening
from headjudge.web.access import desk_page
from headjudge.web.acting import Outcome, take
from headjudge.web.shown import page


@desk_page("organise")
@require_http_methods(["GET", "POST"])
def check_in(request: HttpRequest, hand: InHand) -> HttpResponse:
    """Who is here; each arrival can be taken back."""
    if request.method != "POST":
        return _page(request, hand, request.GET.get("q", "")[:200])
    arrived: list[str] = []
    outcome = _asked(request, hand, arrived)
    if not outcome.is_done:
        return _page(request, hand, request.POST.get("q", "")[:200], outcome)
    where = reverse("desk-check-in", args=[hand.stream])
    if request.POST.get("back") == "list":
        where = reverse("desk-entrants", args=[hand.stream])
    elif arrived:
        where += "?" + urlencode({"last": arrived[0]})
    return HttpResponseRedirect(where)


def _asked(request: HttpRequest, hand: InHand, arrived: list[str]) -> Outcome:
    """What the form asks; whoever arrived by it is put into ``arrived``."""
    given = request.POST
    if "here" in given:
        arrived[:] = [given["here"]]
        return take(request, hand, lambda now: arriving.here(now, (given["here"],)))
    if "not_here" in given:
        return take(request, hand, lambda now: arriving.not_here(now, (given["not_here"],)))
    if given.get("do") == "drop_missing":
        seen = tuple(given.getlist("entrant"))
        return take(request, hand, lambda now: all_dropped(now, seen))

    def by_search(now: InHand) -> tuple[Happening, ...]:
        arrived[:] = [arriving.arrived(now, given.get("q", "")[:200])]
        return arriving.here(now, tuple(arrived))

    return take(request, hand, by_search)


def _page(request: HttpRequest, hand: InHand, search: str, outcome: Outcome | None = None) -> HttpResponse:
    findings = () if outcome is None else outcome.findings
    last = None
    try:
        last = person(hand, request.GET.get("last", "")).row
    except InputError:
        last = None
    missing = arriving.missing(hand)
    rows = arriving.found(hand, search) if search.strip() else ()
    return page(
        request,
        "check_in_page.html",
        status=200 if outcome is None else outcome.status,
        section="check_in",
        hand=hand,
        findings=findings,
        search=search,
        rows=rows,
        last=last if last is not None and last.is_here else None,
        missing=missing,
        counts=field_of(hand).counts,
        next_round=len(hand.event.rounds) + 1,
    )
