"""The cut, the play-off and the draft at the desk."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from headjudge.desk import cutting
from headjudge.desk.called import called
from headjudge.desk.hand import InHand
from headjudge.desk.naming import by_name
from headjudge.findings import Finding, Refused
from headjudge.web.access import desk_page
from headjudge.web.acting import take
from headjudge.web.said import say_done
from headjudge.web.shown import page
from headjudge.web.views.correcting import about

T = TypeVar("T")


@desk_page("organise")
@require_http_methods(["GET", "POST"])
def cut(request: HttpRequest, hand: InHand) -> HttpResponse:
    """Who goes through and why; a cut is recorded with the pairing that follows, or here."""
    findings: tuple[Finding, ...] = ()
    status = 200
    if request.method == "POST":
        mark = request.POST.get("mark", "")
        done = take(request, hand, lambda now: cutting.make_cut(now, mark))
        if done.is_done:
            say_done(request, "mend.cut_made")
            return HttpResponseRedirect(reverse("desk-cut", args=[hand.stream]))
        findings, status = done.findings, done.status
    view, findings = _view_or_why_not(cutting.cut_view, hand, findings)
    names = called(hand.event)
    told = by_name(view.cut.findings, names) if view is not None else ()
    shown = by_name(findings, names)
    return page(
        request,
        "desk_cut.html",
        status=status,
        view=view,
        told=told,
        findings=shown,
        **about(hand, "cut", findings),
    )


@desk_page("score")
@require_http_methods(["GET", "POST"])
def bracket(request: HttpRequest, hand: InHand) -> HttpResponse:
    """The play-off by rounds, with results to enter or correct, and who chose to start."""
    findings: tuple[Finding, ...] = ()
    status = 200
    if request.method == "POST":
        number, table = _number(request, "round"), _number(request, "table")
        entrant = request.POST.get("entrant", "")
        done = take(request, hand, lambda now: cutting.choose_starter(now, number, table, entrant))
        if done.hand is not None:
            names = called(hand.event)
            say_done(request, "playoff.chose", name=names.get(entrant, entrant))
            for one in by_name(cutting.starter_findings(done.hand, number, table, entrant), names):
                say_done(request, one.code, **one.params)
            return HttpResponseRedirect(reverse("desk-bracket", args=[hand.stream]))
        findings, status = done.findings, done.status
    view, findings = _view_or_why_not(cutting.bracket_view, hand, findings)
    shown = by_name(findings, called(hand.event))
    return page(
        request,
        "desk_bracket.html",
        status=status,
        view=view,
        findings=shown,
        **about(hand, "bracket", findings),
    )


def _view_or_why_not(
    look: Callable[[InHand], T], hand: InHand, findings: tuple[Finding, ...]
) -> tuple[T | None, tuple[Finding, ...]]:
    """What a page shows; where there is nothing to show, why, unless a form of the page has something to say."""
    try:
        return look(hand), findings
    except Refused as error:
        return None, findings or error.findings


def _number(request: HttpRequest, field: str) -> int:
    text = request.POST.get(field, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else 0


@desk_page("score")
@require_http_methods(["GET", "POST"])
def draft(request: HttpRequest, hand: InHand) -> HttpResponse:
    """Pods and seats, to be read out or printed; seated here or with the pairing of the first round."""
    findings: tuple[Finding, ...] = ()
    status = 200
    if request.method == "POST":
        mark = request.POST.get("mark", "")
        done = take(request, hand, lambda now: cutting.seat_draft(now, mark))
        if done.is_done:
            say_done(request, "mend.pods_seated")
            return HttpResponseRedirect(reverse("desk-draft", args=[hand.stream]))
        findings, status = done.findings, done.status
    view, findings = _view_or_why_not(cutting.draft_view, hand, findings)
    names = called(hand.event)
    told = by_name(view.draft.findings, names) if view is not None else ()
    shown = by_name(findings, names)
    return page(
        request,
        "desk_draft.html",
        status=status,
        view=view,
        told=told,
        findings=shown,
        **about(hand, "draft", findings),
    )
