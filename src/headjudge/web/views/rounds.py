"""A round in four separate steps: pair, look, publish, start the clock; and taking it back."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from headjudge.desk import rounds
from headjudge.desk.desk import Decision
from headjudge.desk.hand import InHand
from headjudge.desk.naming import by_name, names_of
from headjudge.desk.round_view import round_view
from headjudge.desk.timing import moment_of, round_clock
from headjudge.desk.who_plays import field_of
from headjudge.findings import Finding, Refused
from headjudge.running.next_round import NextRound
from headjudge.web.access import desk_page
from headjudge.web.acting import take
from headjudge.web.deskroom import desk, now
from headjudge.web.shown import page
from headjudge.web.whose import address


@desk_page("look")
@require_safe
def current(request: HttpRequest, hand: InHand) -> HttpResponse:
    """Leads to the round that is played, or to the one to be paired first."""
    return HttpResponseRedirect(reverse("desk-round", args=[hand.stream, max(len(hand.event.rounds), 1)]))


@desk_page("look")
@require_safe
def show(request: HttpRequest, hand: InHand, number: int) -> HttpResponse:
    """A round: who sits where and why, and what each table still lacks; before pairing, what pairing would make."""
    return _page(request, hand, number)


@desk_page("score")
@require_POST
def pair(request: HttpRequest, hand: InHand, number: int) -> HttpResponse:
    """Pairs the round; nobody sees it yet."""
    return _taken(request, hand, number, lambda stands: rounds.pair(stands, number))


@desk_page("score")
@require_POST
def publish(request: HttpRequest, hand: InHand, number: int) -> HttpResponse:
    """Shows the round to everybody."""
    return _taken(
        request, hand, number, lambda stands: rounds.publish(stands, number, request.POST.get("sat"))
    )


@desk_page("score")
@require_POST
def take_back(request: HttpRequest, hand: InHand, number: int) -> HttpResponse:
    """Takes the pairing back; a published one with a reason."""
    reason, sat = request.POST.get("reason", ""), request.POST.get("sat")
    return _taken(request, hand, number, lambda stands: rounds.take_back(stands, number, reason, sat))


def _taken(request: HttpRequest, hand: InHand, number: int, decision: Decision) -> HttpResponse:
    outcome = take(request, hand, decision)
    if outcome.is_done:
        return HttpResponseRedirect(reverse("desk-round", args=[hand.stream, number]))
    hand = desk().hand(hand.stream)
    return _page(request, hand, number, outcome.findings, outcome.status)


def _page(
    request: HttpRequest,
    hand: InHand,
    number: int,
    findings: tuple[Finding, ...] = (),
    status: int = 200,
) -> HttpResponse:
    paired = len(hand.event.rounds)
    if not 1 <= number <= paired + 1:
        raise Http404
    names = names_of(hand)
    values = {
        "hand": hand,
        "section": "round",
        "number": number,
        "paired": paired,
        "over": rounds.next_step(hand).kind == "over",
        "findings": by_name(findings, names),
        "reason": request.POST.get("reason", ""),
        "clock_now": moment_of(now()),
    }
    if number > paired:
        return page(request, "running/round_next.html", status, **values, **_preview(hand, names))
    clock = round_clock(hand, values["clock_now"]) if number == paired else None
    view = round_view(hand, number, None if clock is None else clock.face)
    why: tuple[Finding, ...] = ()
    if view.is_last and not view.is_published:
        why = by_name(rounds.why_paired(hand), names)
    return page(
        request,
        "running/round.html",
        status,
        **values,
        view=view,
        sat=rounds.seated(hand, number),
        clock=clock,
        remarks=[one for one in why if not one.code.startswith("note.")],
        bye_notes={one.subject: one for one in why if one.code.startswith("note.")},
        repair=address("desk-repair", hand.stream, number),
        swap=address("desk-swap", hand.stream, number),
        late=address("desk-late", hand.stream, number),
    )


def _preview(hand: InHand, names: dict[str, str]) -> dict[str, object]:
    """What pairing would make, or what stands in its way (with the tables that are open)."""
    made: NextRound | None = None
    barred: tuple[Finding, ...] = ()
    try:
        made = rounds.preview(hand)
    except Refused as error:
        barred = error.findings
    still = rounds.open_tables(hand.event.rounds[-1]) if hand.event.rounds else ()
    return {
        "made": made,
        "barred": by_name(barred, names),
        "open_tables": still,
        "byes": [] if made is None else [names[name] for name in made.byes],
        "absent": [] if made is None else [names[name] for name in made.absent],
        "through": [] if made is None or made.cut is None else [names[o.entrant] for o in made.cut.through],
        "not_here": _not_here(hand),
        "remarks": () if made is None else by_name(made.findings, names),
    }


def _not_here(hand: InHand) -> int:
    """How many would be paired in round 1 without being checked in; 0 where nobody checks in at all."""
    if hand.event.rounds or not hand.hall.present:
        return 0
    return field_of(hand).counts["not_here"]
