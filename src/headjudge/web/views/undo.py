"""Undo, one step at a time: what would be taken back stands there before it is."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from headjudge.desk.hand import InHand, Step
from headjudge.desk.telling import Told, facts_of, known, told
from headjudge.desk.undoing import needs_reason, next_undo, undo
from headjudge.web.access import desk_page
from headjudge.web.acting import take
from headjudge.web.deskroom import desk
from headjudge.web.middleware import safe_next
from headjudge.web.shown import page
from headjudge.web.whose import actor_names


def step_told(hand: InHand, step: Step) -> list[Told]:
    """What a step did: a sentence for each of its facts."""
    about = known(hand)
    return [told(about, name, fact) for name, fact in facts_of(desk().store, hand.stream, step)]


def last_steps(hand: InHand, count: int) -> list[dict[str, Any]]:
    """The last steps that count, the latest first: sentences, who, when, and whether undo needs a reason."""
    steps = list(reversed(hand.steps[-count:]))
    names = actor_names((step.actor for step in steps), hand)
    return [
        {
            "step": step,
            "told": step_told(hand, step),
            "actor": names[step.actor],
            "needs_reason": needs_reason(hand, step),
        }
        for step in steps
    ]


@desk_page("score")
@require_http_methods(["GET", "POST"])
def back(request: HttpRequest, hand: InHand) -> HttpResponse:
    """Shows what undo would take back now, and takes it back."""
    findings: tuple[Any, ...] = ()
    status = 200
    if request.method == "POST":
        first = request.POST.get("first", "")
        row = int(first) if first.isdecimal() and len(first) < 10 else 0
        reason = request.POST.get("reason", "")
        outcome = take(request, hand, lambda stands: undo(stands, row, reason))
        if outcome.is_done:
            otherwise = reverse("desk-undo", args=[hand.stream])
            return HttpResponseRedirect(safe_next(request, request.POST, otherwise))
        findings, status = outcome.findings, outcome.status
        hand = desk().hand(hand.stream)
    step = next_undo(hand)
    shown = last_steps(hand, 1) if step is not None else []
    return page(
        request,
        "running/undo.html",
        status,
        hand=hand,
        section="desk",
        next_step=shown[0] if shown else None,
        findings=findings,
        reason=request.POST.get("reason", ""),
        goes_to=request.POST.get("next", ""),
    )
