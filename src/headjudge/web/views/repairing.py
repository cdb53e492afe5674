"""Repairing the published round, swapping two by hand, late players and who did not come."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from headjudge.desk import late, repairing, swapping
from headjudge.desk.called import called, whom
from headjudge.desk.changes import changes_of
from headjudge.desk.hand import InHand
from headjudge.desk.naming import by_name
from headjudge.findings import Finding, InputError, Refused
from headjudge.web.access import desk_page
from headjudge.web.acting import STATUS_REFUSED, STATUS_WRONG, take
from headjudge.web.said import say_done
from headjudge.web.shown import by_place, page
from headjudge.web.views.correcting import about

Wrong = tuple[tuple[Finding, ...], int]


def _status(error: InputError | Refused) -> int:
    return STATUS_WRONG if isinstance(error, InputError) else STATUS_REFUSED


def _numbers(texts: list[str]) -> list[int]:
    return sorted({int(text) for text in texts if text.isascii() and text.isdigit() and len(text) < 7})


@desk_page("score")
@require_http_methods(["GET", "POST"])
def repair(request: HttpRequest, hand: InHand, number: int) -> HttpResponse:
    """The tables that are touched, the fewest swaps that mend them, what that costs; then taken with a reason."""
    sent = request.POST if request.method == "POST" else request.GET
    tables = _numbers(sent.getlist("t")) if sent.get("chosen") else None
    findings: tuple[Finding, ...] = ()
    status = 200
    if request.method == "POST":
        reason, mark = sent.get("reason", ""), sent.get("mark", "")
        done = take(request, hand, lambda now: repairing.mend(now, number, tables, mark, reason))
        if done.is_done:
            say_done(request, "mend.repaired", round=number)
            return HttpResponseRedirect(reverse("desk-repair", args=[hand.stream, number]))
        findings, status = done.findings, done.status
    proposal = None
    try:
        proposal = repairing.propose(hand, number, tables)
    except (Refused, InputError) as error:
        if not findings:
            findings, status = error.findings, _status(error)
    names = called(hand.event)
    shown = by_name(findings, names)
    return page(
        request,
        "desk_repair.html",
        status=status,
        number=number,
        proposal=proposal,
        told=by_name(proposal.repair.findings, names) if proposal is not None else (),
        unfit=_unfit(proposal, names),
        reason=sent.get("reason", ""),
        changes=changes_of(hand),
        findings=shown,
        faults=by_place(shown),
        **about(hand, "repair", findings),
    )


def _unfit(proposal: repairing.Proposal | None, names: dict[str, str]) -> dict[int, tuple[Finding, ...]]:
    """What is unfit, by table."""
    if proposal is None:
        return {}
    return {one.table: by_name(one.findings, names) for one in proposal.fit.tables}


@desk_page("score")
@require_http_methods(["GET", "POST"])
def swap(request: HttpRequest, hand: InHand, number: int) -> HttpResponse:
    """Two change places; the consequences first."""
    sent = request.POST if request.method == "POST" else request.GET
    first, second = sent.get("first", "")[:200], sent.get("second", "")[:200]
    findings: tuple[Finding, ...] = ()
    status = 200
    if request.method == "POST":
        reason, mark = sent.get("reason", ""), sent.get("mark", "")

        def decision(now: InHand) -> Any:
            one, other = whom(now.event, first, "first"), whom(now.event, second, "second")
            return swapping.take_swap(now, number, one, other, mark, reason)

        done = take(request, hand, decision)
        if done.is_done:
            say_done(request, "mend.swapped", first=_said(hand, first), second=_said(hand, second))
            return HttpResponseRedirect(reverse("desk-swap", args=[hand.stream, number]))
        findings, status = done.findings, done.status
    looked, wrong = _looked_swap(hand, number, first, second)
    if wrong is not None and not findings:
        findings, status = wrong
    names = called(hand.event)
    shown = by_name(findings, names)
    return page(
        request,
        "desk_swap.html",
        status=status,
        number=number,
        first=first,
        second=second,
        people=swapping.in_the_round(hand),
        looked=looked,
        told=by_name(looked.swap.findings, names) if looked is not None else (),
        is_published=hand.hall.published >= number,
        reason=sent.get("reason", ""),
        findings=shown,
        faults=by_place(shown),
        **about(hand, "swap", findings),
    )


def _said(hand: InHand, typed: str) -> str:
    """The name of whoever was typed by name or number."""
    return called(hand.event)[whom(hand.event, typed, "first")]


def _looked_swap(
    hand: InHand, number: int, first: str, second: str
) -> tuple[swapping.LookedSwap | None, Wrong | None]:
    try:
        if not first and not second:
            repairing.check_round(hand, number)
            return None, None
        one, other = whom(hand.event, first, "first"), whom(hand.event, second, "second")
        return swapping.look_at_swap(hand, number, one, other), None
    except (Refused, InputError) as error:
        return None, (error.findings, _status(error))


@desk_page("score")
@require_http_methods(["GET", "POST"])
def come_late(request: HttpRequest, hand: InHand, number: int) -> HttpResponse:
    """Somebody comes late, was forgotten, or is not at the table: the choices, each with what comes of it."""
    sent = request.POST if request.method == "POST" else request.GET
    findings: tuple[Finding, ...] = ()
    status = 200
    if request.method == "POST":
        key, mark, reason = sent.get("choice", ""), sent.get("mark", ""), sent.get("reason", "")
        done = take(
            request,
            hand,
            lambda now: late.take_option(now, number, _asked(now, sent), key, mark, reason),
        )
        if done.is_done:
            say_done(request, "mend.choice_taken", kind=key.partition(" ")[0])
            return HttpResponseRedirect(reverse("desk-late", args=[hand.stream, number]))
        findings, status = done.findings, done.status
    asked = late.Asked()
    options: tuple[late.Option, ...] = ()
    wrong: Wrong | None = None
    try:
        repairing.check_round(hand, number)
        asked = _asked(hand, sent)
        late.check_table(hand, asked)
        options = late.options(hand, number, asked) if asked.is_complete else ()
    except (Refused, InputError) as error:
        wrong = (error.findings, _status(error))
    if wrong is not None and not findings:
        findings, status = wrong
    names = called(late.with_new(hand.event, options))
    shown = by_name(findings, names)
    here = about(hand, "late", findings) | {"names": names}
    return page(
        request,
        "desk_late.html",
        status=status,
        number=number,
        asked=asked,
        sent=sent,
        match=late.open_table(hand, asked.table),
        without_place=late.without_place(hand),
        options=[(one, by_name(one.choice.findings, names)) for one in options],
        findings=shown,
        faults=by_place(shown),
        **here,
    )


def _asked(hand: InHand, sent: Any) -> late.Asked:
    """What the form asks; whoever is named has to be known."""
    table = _numbers([sent.get("table", "")])
    typed = sent.get("late", "").strip()[:200]
    known = {one.id for one in hand.event.entrants}
    return late.Asked(
        late=typed if typed in known else (whom(hand.event, typed, "late") if typed else ""),
        name=sent.get("name", "").strip()[:200],
        table=table[0] if table else None,
        missing=tuple(dict.fromkeys(sent.getlist("missing"))),
    )
