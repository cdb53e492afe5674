"""One player's deck at the desk: to be counted at a table, with its findings, and written by the staff."""

from __future__ import annotations

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from headjudge.desk.decklists.asked import deck_rules
from headjudge.desk.decklists.beside import deck_beside
from headjudge.desk.decklists.handing_in import from_staff
from headjudge.desk.hand import InHand
from headjudge.desk.timing import moment_of
from headjudge.desk.who_plays import entrant_of
from headjudge.findings import InputError
from headjudge.web.access import desk_page
from headjudge.web.acting import STATUS_WRONG, take
from headjudge.web.card_data import bases
from headjudge.web.deskroom import desk, now
from headjudge.web.shown import by_place, page
from headjudge.web.views.decklist_form import Typed, fragment, shown_checked, text_of, typed
from headjudge.wording import speak


@desk_page("judge")
@require_safe
def deck(request: HttpRequest, hand: InHand, name: str) -> HttpResponse:
    """The deck beside its findings, in groups to be counted."""
    return _page(request, hand, name)


@desk_page("judge")
@require_POST
def edit(request: HttpRequest, hand: InHand, name: str) -> HttpResponse:
    """Check a list in the form, or write it for the player, with a reason."""
    _known(hand, name)
    rules = deck_rules(hand.event, hand.hall.decks.ruled)
    if request.POST.get("do") != "save" or "take" in request.POST:
        return _page(request, hand, name, typed(request, rules))
    text, reason = text_of(request), request.POST.get("reason", "")
    moment, seen = moment_of(now()), request.POST.get("list", "")
    outcome = take(
        request, hand, lambda stands: from_staff(stands, name, text, reason, bases(), moment, seen)
    )
    if outcome.hand is None:
        again = typed(request, rules)
        sent = Typed(text, again.checked, outcome.findings)
        return _page(request, desk().hand(hand.stream), name, sent, outcome.status)
    stands = outcome.hand.hall.decks.of(name)
    if stands is not None:
        words = speak(request.language)
        messages.success(request, words.say("decklists.written", verdict=stands.judged.verdict))
    return HttpResponseRedirect(reverse("desk-decklist", args=[hand.stream, name]))


@desk_page("judge")
@require_POST
def check_as_typed(request: HttpRequest, hand: InHand, name: str) -> HttpResponse:
    """How the list in the form would be judged; nothing is kept."""
    _known(hand, name)
    return fragment(request, request.user.actor, deck_rules(hand.event, hand.hall.decks.ruled))


def _known(hand: InHand, name: str) -> None:
    try:
        entrant_of(hand.event, name)
    except InputError:
        raise Http404(name) from None


def _page(
    request: HttpRequest, hand: InHand, name: str, sent: Typed | None = None, status: int = 200
) -> HttpResponse:
    _known(hand, name)
    found = deck_beside(hand, name, bases(), moment_of(now()))
    findings = () if sent is None else sent.findings
    return page(
        request,
        "decklist.html",
        status=status if status != 200 or not findings else STATUS_WRONG,
        section="decklists",
        hand=hand,
        deck=found,
        one=found.row.entrant,
        asked=found.asked,
        text=found.text if sent is None else sent.text,
        reason=request.POST.get("reason", ""),
        is_editing=sent is not None,
        findings=findings,
        wrong=by_place(findings),
        check_address=reverse("desk-decklist-check", args=[hand.stream, name]),
        **shown_checked(None if sent is None else sent.checked, found.asked.rules),
    )
