"""Who plays: the list, people added by hand, and lists from elsewhere with a look at them before they are taken."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from headjudge.desk.hand import InHand
from headjudge.desk.registering import added, entered, read_list
from headjudge.desk.who_plays import FILTERS, field_of
from headjudge.exchange.decoding import decoded
from headjudge.exchange.entrants import EntrantList
from headjudge.findings import Finding, InputError
from headjudge.running.stages import current, stages_of
from headjudge.web.access import desk_page
from headjudge.web.acting import STATUS_WRONG, Outcome, take
from headjudge.web.shown import by_place, page
from headjudge.wording import speak

LARGEST_FILE = 4_000_000
"""Bytes of a list; ten thousand people with everything about them are a quarter of that."""


@desk_page("look")
@require_safe
def entrants(request: HttpRequest, hand: InHand) -> HttpResponse:
    """The list of entrants, by part of a name, a number, or what is settled."""
    return _list(request, hand)


def _list(request: HttpRequest, hand: InHand, outcome: Outcome | None = None) -> HttpResponse:
    findings = () if outcome is None else outcome.findings
    search = request.GET.get("q", "")[:200]
    by_name = request.GET.get("sort") == "name"
    wanted = next((one for one in FILTERS if one == request.GET.get("show")), FILTERS[0])
    return page(
        request,
        "entrants_page.html",
        status=200 if outcome is None else outcome.status,
        section="entrants",
        hand=hand,
        found=field_of(hand, search, wanted, by_name=by_name),
        by_name=by_name,
        search=search,
        wanted=wanted,
        findings=findings,
        wrong=by_place(findings),
        is_known=any(one.code == "refuse.same_name" for one in findings),
        typed=request.POST.get("name", "") if findings else "",
        is_late=bool(hand.event.rounds),
        is_over=current(stages_of(hand.event)) is None or bool(hand.event.cuts),
    )


@desk_page("organise")
@require_POST
def add(request: HttpRequest, hand: InHand) -> HttpResponse:
    """Somebody is entered by name; the list comes back with the cursor in the field."""
    other = request.POST.get("other") == "yes"
    beyond = request.POST.get("full") == "enter"
    name = request.POST.get("name", "")
    outcome = take(request, hand, lambda now: added(now, name, other=other, beyond=beyond))
    if outcome.hand is None:
        return _list(request, hand, outcome)
    _tell_added(request, hand, outcome.hand)
    # No fragment: browsers do not put the cursor into the field then.
    return HttpResponseRedirect(reverse("desk-entrants", args=[hand.stream]))


def _tell_added(request: HttpRequest, before: InHand, after: InHand) -> None:
    """Says how many came in and how many wait; a name where it is one."""
    known = {one.id for one in before.event.entrants}
    new = [one for one in after.event.entrants if one.id not in known]
    waiting = len(after.hall.waiting) - len(before.hall.waiting)
    words = speak(request.language)
    if len(new) == 1:
        messages.success(request, words.say("entrants.added", name=new[0].name, id=new[0].id))
    elif new:
        messages.success(request, words.say("entrants.added_many", count=len(new)))
    if waiting > 0:
        messages.warning(request, words.say("entrants.waiting_now", count=waiting))


@desk_page("organise")
@require_http_methods(["GET", "POST"])
def add_list(request: HttpRequest, hand: InHand) -> HttpResponse:
    """A pasted list or a file: first what it would add, then it is taken."""
    if request.method != "POST":
        return _list_form(request, hand)
    try:
        text, notes = _text(request)
        others = _others(request)
        read = read_list(hand, text, others)
    except InputError as error:
        return _list_form(request, hand, error.findings, STATUS_WRONG, text=request.POST.get("text", ""))
    if request.POST.get("do") != "take":
        return _list_form(request, hand, (*notes, *read.findings), 200, text=text, read=read, others=others)
    beyond = request.POST.get("full") == "enter"
    outcome = take(request, hand, lambda now: entered_from(now, text, others, beyond))
    if outcome.hand is None:
        return _list_form(
            request, hand, outcome.findings, outcome.status, text=text, read=read, others=others
        )
    _tell_added(request, hand, outcome.hand)
    return HttpResponseRedirect(reverse("desk-entrants", args=[hand.stream]))


def entered_from(hand: InHand, text: str, others: frozenset[int], beyond: bool) -> tuple[Any, ...]:
    """Everybody new of a list as it is understood on the event that stands now."""
    entries = read_list(hand, text, others).entries
    return entered(hand, entries, beyond=beyond) if entries else ()


def _text(request: HttpRequest) -> tuple[str, tuple[Finding, ...]]:
    """The text that was pasted, or the file's; raises InputError where neither is there or the file is too large."""
    file = request.FILES.get("file")
    if file is None:
        text = request.POST.get("text", "")
        if not text.strip():
            raise InputError([Finding("lists.empty", "error", None)])
        return text, ()
    if file.size > LARGEST_FILE:
        raise InputError(
            [Finding("entrants.file_large", "error", None, {"limit": LARGEST_FILE // 1_000_000})]
        )
    found = decoded(file.read())
    return found.text, found.findings


def _others(request: HttpRequest) -> frozenset[int]:
    """The rows that are somebody else than the one of the same name, as ticked."""
    return frozenset(int(one) for one in request.POST.getlist("other") if one.isdecimal() and len(one) < 8)


def _list_form(
    request: HttpRequest,
    hand: InHand,
    findings: tuple[Finding, ...] = (),
    status: int = 200,
    *,
    text: str = "",
    read: EntrantList | None = None,
    others: frozenset[int] = frozenset(),
) -> HttpResponse:
    return page(
        request,
        "entrants_list.html",
        status=status,
        section="entrants",
        hand=hand,
        findings=findings,
        text=text,
        read=read,
        others=others,
        new=len(read.entries) if read is not None else 0,
        found=field_of(hand),
        is_late=bool(hand.event.rounds),
    )
