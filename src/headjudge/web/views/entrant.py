"""One entrant: who it is, and every step about them with what it means said before."""

from __future__ import annotations

from collections.abc import Iterable

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from headjudge.desk import entrants as deeds
from headjudge.desk.desk import Decision
from headjudge.desk.hand import InHand
from headjudge.desk.naming import by_name, names_of
from headjudge.desk.rounds import check_next
from headjudge.desk.who_plays import person
from headjudge.findings import Finding, InputError
from headjudge.tournament.wire import Happening
from headjudge.web.access import desk_page
from headjudge.web.acting import STATUS_WRONG, Outcome, take
from headjudge.web.deskroom import desk
from headjudge.web.shown import by_place, page
from headjudge.wording import speak


@desk_page("look")
@require_safe
def entrant(request: HttpRequest, hand: InHand, name: str) -> HttpResponse:
    """One entrant's page."""
    return _page(request, hand, name)


def _page(request: HttpRequest, hand: InHand, name: str, outcome: Outcome | None = None) -> HttpResponse:
    try:
        found = person(hand, name)
    except InputError:
        raise Http404(name) from None
    findings = () if outcome is None else by_name(outcome.findings, names_of(hand))
    one = found.row.entrant
    typed = request.POST if outcome is not None and request.POST.get("do") == "write" else {}
    ids = "\n".join(f"{system} = {number}" for system, number in one.external.items())
    values = {
        "name": typed.get("name", one.name),
        "hero": typed.get("hero", one.hero or ""),
        "byes": typed.get("byes", str(one.byes) if one.byes else ""),
        "table": typed.get("table", "" if one.fixed_table is None else str(one.fixed_table)),
        "ids": typed.get("ids", ids),
    }
    return page(
        request,
        "entrant.html",
        status=200 if outcome is None else outcome.status,
        section="entrants",
        hand=hand,
        found=found,
        one=one,
        values=values,
        findings=findings,
        wrong=by_place(findings),
    )


def _done(
    request: HttpRequest, hand: InHand, name: str, decision: Decision | None, said: str | None
) -> HttpResponse:
    """Take it and lead back to the page, or show the page with why not."""
    if decision is None:
        wrong = Outcome(None, (Finding("web.form_incomplete", "error", None),), STATUS_WRONG)
        return _page(request, hand, name, wrong)
    sent = request.POST.get("next_round")

    def still(now: InHand) -> Iterable[Happening]:
        check_next(now, sent)
        return decision(now)

    outcome = take(request, hand, still)
    if outcome.hand is None:
        hand = desk().hand(hand.stream)
        return _page(request, hand, name, outcome)
    if said is not None:
        now = person(outcome.hand, name).row.entrant
        words = speak(request.language)
        messages.success(request, words.say(said, name=now.name, round=len(outcome.hand.event.rounds) + 1))
    return HttpResponseRedirect(reverse("desk-entrant", args=[hand.stream, name]))


@desk_page("organise")
@require_POST
def change(request: HttpRequest, hand: InHand, name: str) -> HttpResponse:
    """Write the entrant differently, keep two apart, let somebody come back, disqualify."""
    _known(hand, name)
    given = request.POST
    decisions: dict[str, tuple[Decision, str | None]] = {
        "write": (lambda now: deeds.rewritten(now, name, given, given.get("seen", "")), "entrants.written"),
        "apart": (lambda now: deeds.kept_apart(now, name, given.get("other", ""), apart=True), None),
        "not_apart": (lambda now: deeds.kept_apart(now, name, given.get("other", ""), apart=False), None),
        "back": (lambda now: deeds.back_again(now, name), "entrants.back_now"),
        "disqualify": (lambda now: deeds.disqualified(now, name), "entrants.disqualified_now"),
    }
    return _done(request, hand, name, *decisions.get(given.get("do", ""), (None, None)))


@desk_page("judge")
@require_POST
def drop(request: HttpRequest, hand: InHand, name: str) -> HttpResponse:
    """An entrant leaves; told at a table, a judge may note it."""
    _known(hand, name)
    return _done(request, hand, name, lambda now: deeds.dropped(now, name), "entrants.dropped_now")


@desk_page("score")
@require_POST
def settle(request: HttpRequest, hand: InHand, name: str) -> HttpResponse:
    """The next round of an entrant: a bye, an absence, or nothing settled."""
    _known(hand, name)
    decisions: dict[str, tuple[Decision, str | None]] = {
        "bye": (lambda now: deeds.bye_next(now, name), "entrants.bye_now"),
        "absent": (lambda now: deeds.absent_next(now, name), "entrants.absent_now"),
        "nothing": (lambda now: deeds.nothing_next(now, name), "entrants.paired_now"),
    }
    return _done(request, hand, name, *decisions.get(request.POST.get("do", ""), (None, None)))


def _known(hand: InHand, name: str) -> None:
    try:
        person(hand, name)
    except InputError:
        raise Http404(name) from None
