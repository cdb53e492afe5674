"""World Breaker at the desk: who has which worldbreaks, the pool, dealing, a player's three changed."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from headjudge.desk.desk import Decision
from headjudge.desk.hand import InHand
from headjudge.desk.who_plays import entrant_of, status_of
from headjudge.desk.worldbreaks.brought import named
from headjudge.desk.worldbreaks.dealing import (
    changed_by_hand,
    choices_for,
    dealt,
    dealt_again,
    taken_back,
)
from headjudge.desk.worldbreaks.pool import PoolRead, pool_copies, pool_mark, pool_read, pool_set, pool_text
from headjudge.desk.worldbreaks.rules import is_dealt, rules_of
from headjudge.desk.worldbreaks.shown import dealt_worldbreaks
from headjudge.findings import Finding, InputError, Refused
from headjudge.policy.worldbreak_rules import WorldbreakRules
from headjudge.web.access import desk_page
from headjudge.web.acting import STATUS_WRONG, Outcome, take
from headjudge.web.card_data import bases
from headjudge.web.deskroom import desk
from headjudge.web.shown import by_place, page
from headjudge.web.views.decklist_form import text_of, with_taken_name
from headjudge.web.worldbreak_cards import shown_worldbreaks
from headjudge.wording import speak

INCOMPLETE = Outcome(None, (Finding("web.form_incomplete", "error", None),), STATUS_WRONG)


@desk_page("judge")
@require_safe
def worldbreaks(request: HttpRequest, hand: InHand) -> HttpResponse:
    """Who has which worldbreaks, and what is left of the pool."""
    return _page(request, hand)


@desk_page("organise")
@require_POST
def deal(request: HttpRequest, hand: InHand) -> HttpResponse:
    """Deal to everybody who has none."""
    seen, at_hand = request.POST.get("pool", ""), bases()
    outcome = take(request, hand, lambda stands: dealt(stands, at_hand, seen))
    if outcome.hand is None:
        return _page(request, desk().hand(hand.stream), outcome)
    before, after = hand.hall.worldbreaks.hands, outcome.hand.hall.worldbreaks.hands
    count = sum(1 for entrant in after if entrant not in before)
    messages.success(request, speak(request.language).say("worldbreaks.was_dealt", count=count))
    return HttpResponseRedirect(reverse("desk-worldbreaks", args=[hand.stream]))


def _page(request: HttpRequest, hand: InHand, outcome: Outcome | None = None) -> HttpResponse:
    rules = rules_of(hand.event)
    status = 200 if outcome is None else outcome.status
    told: dict[str, Any] = {"section": "worldbreaks", "hand": hand}
    told["findings"] = () if outcome is None else outcome.findings
    if rules is None or not is_dealt(rules):
        return page(request, "desk_worldbreaks_none.html", status=status, rules=rules, **told)
    search, at_hand = request.GET.get("q", ""), bases()
    found = dealt_worldbreaks(hand, at_hand, rules, search)
    rows = [(one, shown_worldbreaks(one.cards, at_hand, request.language)) for one in found.rows]
    playing = [one for one in hand.event.entrants if status_of(hand.event, one) in ("active", "later")]
    have = sum(1 for one in playing if hand.hall.worldbreaks.of(one.id))
    return page(
        request,
        "desk_worldbreaks.html",
        status=status,
        found=found,
        rows=rows,
        players=len(playing),
        have=have,
        search=search,
        **told,
    )


def _rules_or_404(hand: InHand) -> WorldbreakRules:
    rules = rules_of(hand.event)
    if rules is None or not is_dealt(rules):
        raise Http404(hand.stream)
    return rules


@desk_page("organise")
@require_http_methods(["GET", "HEAD", "POST"])
def pool(request: HttpRequest, hand: InHand) -> HttpResponse:
    """The pool as a list that can be changed: pasted, checked, a name chosen, saved."""
    _rules_or_404(hand)
    if request.method != "POST":
        return _pool(request, hand, pool_text(hand.hall.worldbreaks), pool_mark(hand))
    text, seen = text_of(request), request.POST.get("pool", "")
    as_written = request.POST.get("as_written") == "yes"
    if request.POST.get("do") != "save" or "take" in request.POST:
        return _checked(request, hand, text, seen, as_written=as_written)
    at_hand = bases()
    outcome = take(request, hand, lambda stands: pool_set(stands, text, at_hand, seen, as_written=as_written))
    if outcome.is_done:
        messages.success(request, speak(request.language).say("worldbreaks.pool_saved"))
        return HttpResponseRedirect(reverse("desk-worldbreaks", args=[hand.stream]))
    hand = desk().hand(hand.stream)
    read = _read(hand, text, as_written=as_written)
    return _pool(request, hand, text, pool_mark(hand), read, outcome.findings, outcome.status, as_written)


def _checked(request: HttpRequest, hand: InHand, text: str, seen: str, *, as_written: bool) -> HttpResponse:
    """What the form holds, with a name put in the place of an unknown one where somebody tapped it."""
    read = _read(hand, text, as_written=as_written)
    taken = request.POST.get("take")
    if read is not None and taken is not None:
        try:
            text = with_taken_name(text, read.checked, taken)
        except InputError as error:
            return _pool(request, hand, text, seen, read, error.findings, STATUS_WRONG, as_written)
        read = _read(hand, text, as_written=as_written)
    return _pool(request, hand, text, seen, read, (), 200, as_written)


def _read(hand: InHand, text: str, *, as_written: bool) -> PoolRead | None:
    if not text.strip():
        return None
    try:
        return pool_read(hand, text, bases(), as_written=as_written)
    except Refused:
        return None  # the event has changed meanwhile, and the step says so


def _pool(
    request: HttpRequest,
    hand: InHand,
    text: str,
    seen: str,
    read: PoolRead | None = None,
    findings: tuple[Finding, ...] = (),
    status: int = 200,
    as_written: bool = False,
) -> HttpResponse:
    at_hand = bases()
    copies, left = pool_copies(hand.hall.worldbreaks)
    return page(
        request,
        "desk_worldbreak_pool.html",
        status=status,
        section="worldbreaks",
        hand=hand,
        text=text,
        mark=seen,
        read=read,
        found=[] if read is None else [(one, read.checked.choice(one)) for one in read.findings],
        faults=0
        if read is None
        else sum(1 for one in read.findings if one.severity in ("error", "unchecked")),
        as_written=as_written,
        asks_as_written=as_written or (read is not None and read.has_doubts),
        findings=findings,
        wrong=by_place(findings),
        copies=copies,
        left=left,
        base=at_hand.get("mtg"),
    )


@desk_page("judge")
@require_safe
def of_player(request: HttpRequest, hand: InHand, name: str) -> HttpResponse:
    """One player's worldbreaks, and what can be done with them."""
    return _player(request, hand, name)


@desk_page("judge")
@require_POST
def change(request: HttpRequest, hand: InHand, name: str) -> HttpResponse:
    """Deal again, change by hand, or take back, with a reason."""
    _known(hand, name)
    given, at_hand = request.POST, bases()
    seen, reason = given.get("pool", ""), given.get("reason", "")
    cards, spoiled = given.getlist("card"), given.get("spoiled") == "yes"
    card, into = given.get("card", ""), given.get("into", "")
    decisions: dict[str, Decision] = {
        "again": lambda stands: dealt_again(stands, name, cards, reason, at_hand, seen, spoiled=spoiled),
        "by_hand": lambda stands: changed_by_hand(stands, name, card, into, reason, at_hand, seen),
        "take_back": lambda stands: taken_back(stands, name, reason, seen),
    }
    done = {"again": "was_again", "by_hand": "was_changed", "take_back": "was_taken_back"}
    asked = given.get("do", "")
    outcome = take(request, hand, decisions[asked]) if asked in decisions else INCOMPLETE
    if not outcome.is_done:
        return _player(request, desk().hand(hand.stream), name, outcome)
    messages.success(request, speak(request.language).say(f"worldbreaks.{done[asked]}"))
    return HttpResponseRedirect(reverse("desk-worldbreaks-of", args=[hand.stream, name]))


def _known(hand: InHand, name: str) -> None:
    _rules_or_404(hand)
    try:
        entrant_of(hand.event, name)
    except InputError:
        raise Http404(name) from None


def _player(request: HttpRequest, hand: InHand, name: str, outcome: Outcome | None = None) -> HttpResponse:
    _known(hand, name)
    findings = () if outcome is None else outcome.findings
    at_hand = bases()
    base = at_hand.get("mtg")
    names = {one.id: one.name for one in hand.event.entrants}
    others = [
        (one, shown_worldbreaks([named(one.card, base)], at_hand, request.language)[0])
        for one in choices_for(hand, name)
    ]
    typed: Any = request.POST if outcome is not None else {}
    cards = [named(card, base) for card in hand.hall.worldbreaks.of(name)]
    return page(
        request,
        "desk_worldbreaks_of.html",
        status=200 if outcome is None else outcome.status,
        section="worldbreaks",
        hand=hand,
        one=entrant_of(hand.event, name),
        cards=list(
            zip(
                hand.hall.worldbreaks.of(name),
                shown_worldbreaks(cards, at_hand, request.language),
                strict=True,
            )
        ),
        in_pool=[(one, card) for one, card in others if one.holder is None],
        of_others=[(one, card, names.get(one.holder or "", "")) for one, card in others if one.holder],
        mark=pool_mark(hand),
        do=typed.get("do", ""),
        ticked=request.POST.getlist("card"),
        spoiled=typed.get("spoiled") == "yes",
        into=typed.get("into", ""),
        reason=typed.get("reason", ""),
        findings=findings,
        wrong=by_place(findings),
    )
