"""The decklists of an event at its desk: who has handed in what, locking, judging again, publishing, taking out."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.http import content_disposition_header
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from headjudge.desk.decklists import exporting
from headjudge.desk.decklists.asked import asked_of, deck_rules, set_asked
from headjudge.desk.decklists.locking import locked, published, unlocked
from headjudge.desk.decklists.rechecking import rechecked, rejudged
from headjudge.desk.decklists.ruling import ruled
from headjudge.desk.decklists.standing import WANTED, Wanted, standing
from headjudge.desk.desk import Decision
from headjudge.desk.hand import InHand
from headjudge.desk.naming import names_of
from headjudge.desk.timing import moment_of
from headjudge.findings import Finding
from headjudge.web.access import desk_page
from headjudge.web.acting import STATUS_WRONG, Outcome, take
from headjudge.web.card_data import bases
from headjudge.web.deskroom import desk, now
from headjudge.web.shown import by_place, page
from headjudge.wording import safe, speak

INCOMPLETE = Outcome(None, (Finding("web.form_incomplete", "error", None),), STATUS_WRONG)


@desk_page("judge")
@require_safe
def decklists(request: HttpRequest, hand: InHand) -> HttpResponse:
    """Everybody's list: missing and faulty ones first, then the late ones."""
    return _page(request, hand)


def _page(request: HttpRequest, hand: InHand, outcome: Outcome | None = None) -> HttpResponse:
    asked_for = request.GET.get("show", "all")
    wanted: Wanted = next((one for one in WANTED if one == asked_for), "all")
    search = request.GET.get("q", "")
    found = standing(hand, moment_of(now()), search, wanted)
    findings = () if outcome is None else outcome.findings
    at_hand = bases()
    return page(
        request,
        "desk_decklists.html",
        status=200 if outcome is None else outcome.status,
        section="decklists",
        hand=hand,
        found=found,
        asked=found.asked,
        wanted=wanted,
        search=search,
        filters=[(one, found.counts[one]) for one in WANTED if one == "all" or found.counts[one]],
        findings=findings,
        wrong=by_place(findings),
        reason=request.POST.get("reason", ""),
        deck_format=found.asked.rules.format(),
        base=at_hand.get(found.asked.rules.game) if found.asked.rules.game else None,
    )


@desk_page("organise")
@require_POST
def deed(request: HttpRequest, hand: InHand) -> HttpResponse:
    """Lock, unlock, publish or hide the lists."""
    moment, reason = moment_of(now()), request.POST.get("reason", "")
    decisions: dict[str, Decision] = {
        "lock": lambda stands: locked(stands, bases(), moment),
        "unlock": lambda stands: unlocked(stands, reason, moment),
        "publish": lambda stands: published(stands, moment, shown=True),
        "hide": lambda stands: published(stands, moment, shown=False),
    }
    decision = decisions.get(request.POST.get("do", ""))
    outcome = INCOMPLETE if decision is None else take(request, hand, decision)
    if outcome.is_done:
        return HttpResponseRedirect(reverse("desk-decklists", args=[hand.stream]))
    return _page(request, desk().hand(hand.stream), outcome)


@desk_page("judge")
@require_http_methods(["GET", "HEAD", "POST"])
def recheck(request: HttpRequest, hand: InHand) -> HttpResponse:
    """Whose verdict would be another with today's card data and rulings; the button writes it down."""
    findings: tuple[Finding, ...] = ()
    status = 200
    if request.method == "POST":
        moment = moment_of(now())
        outcome = take(request, hand, lambda stands: rechecked(stands, bases(), moment))
        if outcome.is_done:
            messages.success(request, speak(request.language).say("decklists.rechecked"))
            return HttpResponseRedirect(reverse("desk-decklists", args=[hand.stream]) + "?show=changed")
        findings, status = outcome.findings, outcome.status
        hand = desk().hand(hand.stream)
    at_hand = bases()
    changed = rejudged(hand, at_hand)
    names = names_of(hand)
    # The card data of the event's game; where that is open, every list may be of another.
    game = deck_rules(hand.event).game
    used = at_hand.values() if game is None else [at_hand[one] for one in at_hand if one == game]
    return page(
        request,
        "decklists_recheck.html",
        status=status,
        section="decklists",
        hand=hand,
        findings=findings,
        changed=[(names.get(one.entrant, one.entrant), one) for one in changed if one.changes_verdict],
        others=sum(1 for one in changed if not one.changes_verdict),
        handed_in=len(hand.hall.decks.lists),
        sources=[base.source for base in used],
    )


@desk_page("organise")
@require_http_methods(["GET", "HEAD", "POST"])
def settings(request: HttpRequest, hand: InHand) -> HttpResponse:
    """Until when lists are handed in, who may see them, and the organiser's own rulings on cards."""
    if request.method != "POST":
        return _settings(request, hand)
    given = request.POST
    outcome = INCOMPLETE
    if given.get("do") == "asked":
        deadline = given.get("deadline", "") if given.get("until") == "moment" else ""
        audience = given.get("audience", "")
        if given.get("until") == "moment" and not deadline.strip():
            told = (Finding("decklists.deadline", "error", "deadline", {"found": ""}),)
            outcome = Outcome(None, told, STATUS_WRONG)
        else:
            outcome = take(
                request, hand, lambda stands: set_asked(stands, deadline=deadline, audience=audience)
            )
    elif given.get("do") in ("kept_out", "allowed", "as_rules"):
        card, ruling, reason = given.get("card", ""), given["do"], given.get("reason", "")
        outcome = take(request, hand, lambda stands: ruled(stands, card, ruling, reason, bases()))
    if outcome.hand is not None:
        if given.get("do") == "asked":
            _tell_saved(request, outcome.hand)
        return HttpResponseRedirect(reverse("desk-decklists-settings", args=[hand.stream]))
    return _settings(request, desk().hand(hand.stream), outcome)


def _tell_saved(request: HttpRequest, hand: InHand) -> None:
    """Says that it is saved, and where the deadline is no longer ahead."""
    words = speak(request.language)
    messages.success(request, words.say("decklists.settings_saved"))
    asked = asked_of(hand, moment_of(now()))
    if asked.deadline is not None and asked.is_due:
        messages.warning(request, words.say("decklists.deadline_passed"))


def _settings(request: HttpRequest, hand: InHand, outcome: Outcome | None = None) -> HttpResponse:
    findings = () if outcome is None else outcome.findings
    typed: Any = request.POST if outcome is not None else {}
    asked = asked_of(hand, moment_of(now()))
    deadline = "" if asked.deadline is None else _field_time(asked.deadline)
    return page(
        request,
        "decklists_settings.html",
        status=200 if outcome is None else outcome.status,
        section="decklists",
        hand=hand,
        asked=asked,
        deadline=typed.get("deadline", deadline),
        until=typed.get("until", "start" if asked.deadline is None else "moment"),
        audience=typed.get("audience", asked.audience),
        card=typed.get("card", ""),
        reason=typed.get("reason", ""),
        ruled=tuple(hand.hall.decks.ruled.values()),
        deck_format=asked.rules.format(),
        findings=findings,
        wrong=by_place(findings),
    )


def _field_time(at: int) -> str:
    import datetime

    return f"{datetime.datetime.fromtimestamp(at / 1000, datetime.UTC):%Y-%m-%dT%H:%M}"


def _file(kind: str, ending: str, made: Callable[[InHand, int], bytes]) -> Callable[..., HttpResponse]:
    @desk_page("judge")
    @require_safe
    def taken_out(request: HttpRequest, hand: InHand) -> HttpResponse:
        """All lists of the event as a file."""
        answer = HttpResponse(made(hand, moment_of(now())), content_type=kind)
        name = safe(hand.stream).replace("\\", "_")
        answer["Content-Disposition"] = content_disposition_header(True, f"{name}-decklists{ending}")
        return answer

    return taken_out


archive = _file("application/zip", ".zip", exporting.archive)
table = _file(
    "text/csv; charset=utf-8",
    ".csv",
    lambda hand, at: exporting.table_csv(hand, at).encode("utf-8", "replace"),
)
as_json = _file(
    "application/json; charset=utf-8",
    ".json",
    lambda hand, at: json.dumps(exporting.as_json(hand, at), ensure_ascii=False).encode("utf-8", "replace"),
)
