"""Mirror mode: the official system's pairings and results, pasted or as a file."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from headjudge.desk import mirroring
from headjudge.desk.called import called
from headjudge.desk.hand import InHand
from headjudge.desk.naming import by_name
from headjudge.findings import Finding, InputError, Refused
from headjudge.web.access import desk_page
from headjudge.web.acting import STATUS_REFUSED, STATUS_WRONG, Outcome, take
from headjudge.web.said import say_done
from headjudge.web.shown import by_place, page
from headjudge.web.views.correcting import about


@desk_page("score")
@require_http_methods(["GET", "POST"])
def mirror(request: HttpRequest, hand: InHand) -> HttpResponse:
    """A list of pairings (or, while a round is open, of results): looked at, then taken."""
    sent = request.POST
    what = "results" if sent.get("what", mirroring.what_is_next(hand)) == "results" else "pairings"
    missing: mirroring.Missing = "absent" if sent.get("missing") == "absent" else "warn"
    text = sent.get("list", "")
    read_as: tuple[Finding, ...] = ()
    looked: Any = None
    findings: tuple[Finding, ...] = ()
    status = 200
    if request.method == "POST":
        try:
            upload = request.FILES.get("file")
            text, read_as = mirroring.text_of(text, upload.read(mirroring.LONGEST * 4) if upload else None)
            if sent.get("action") == "take":
                done = _take(request, hand, what, text, missing)
                if done.hand is not None:
                    return _taken(request, done.hand, what)
                findings, status = done.findings, done.status
            look = mirroring.look_at_results if what == "results" else _look(missing)
            looked = look(hand, text)
        except (InputError, Refused) as error:
            if not findings:
                findings = error.findings
                status = STATUS_WRONG if isinstance(error, InputError) else STATUS_REFUSED
    names = called(hand.event)
    shown = by_name(findings, names)
    return page(
        request,
        "desk_mirror.html",
        status=status,
        what=what,
        missing=missing,
        text=text,
        looked=looked,
        told=(*read_as, *by_name(looked.read.findings if looked is not None else (), names)),
        findings=shown,
        faults=by_place(shown),
        **about(hand, "mirror", findings),
    )


def _look(missing: mirroring.Missing) -> Any:
    return lambda hand, text: mirroring.look_at_pairings(hand, text, missing)


def _take(request: HttpRequest, hand: InHand, what: str, text: str, missing: mirroring.Missing) -> Outcome:
    mark = request.POST.get("mark", "")
    if what == "results":
        return take(request, hand, lambda now: mirroring.take_results(now, text, mark))
    with_results = request.POST.get("with_results") == "yes"
    return take(
        request,
        hand,
        lambda now: mirroring.take_pairings(now, text, missing, mark, with_results=with_results),
    )


def _taken(request: HttpRequest, hand: InHand, what: str) -> HttpResponse:
    number = len(hand.event.rounds)
    code = "mend.mirrored_results" if what == "results" else "mend.mirrored_pairings"
    say_done(request, code, round=number)
    # What follows a round is to look at it and to publish it.
    goes_to = reverse("desk-mirror", args=[hand.stream])
    if what == "pairings":
        goes_to = reverse("desk-round", args=[hand.stream, number])
    return HttpResponseRedirect(goes_to)
