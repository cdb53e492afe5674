"""The page on which people register themselves: a name, and a number in return."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from headjudge.desk.called import folded
from headjudge.desk.hand import InHand
from headjudge.desk.registering import SELF, Registered, asks_gem, entry_for, registered, registered_alone
from headjudge.findings import Finding, InputError, Refused
from headjudge.store.protocol import StaleVersion
from headjudge.tournament.events import Entry
from headjudge.tournament.wire import Happening
from headjudge.web.access import hand_or_404, public
from headjudge.web.acting import STATUS_REFUSED, STATUS_WRONG, command_of
from headjudge.web.bounds import Bound
from headjudge.web.deskroom import desk
from headjudge.web.shown import by_place, page

SESSION = "registered"
MOST_OF_A_BROWSER = 6
"""People whom one browser may register for one event: a family, not a crowd."""
FROM_ONE_ADDRESS = Bound(times=120, seconds=600)
"""A hall's phones share one address, so the bound lies above what a hall does in ten minutes."""
STATUS_TOO_MANY = 429


@public
@never_cache
@require_http_methods(["GET", "POST"])
def register(request: HttpRequest, slug: str) -> HttpResponse:
    """Register for an event without an account. Nothing of anybody else is shown."""
    hand = hand_or_404(slug)
    if request.method != "POST":
        return _page(request, hand)
    try:
        number = _registered(request, hand)
    except InputError as error:
        return _page(request, hand, error.findings, STATUS_WRONG)
    except (Refused, StaleVersion) as error:
        is_many = any(one.code == "refuse.registered_often" for one in error.findings)
        return _page(request, hand, error.findings, STATUS_TOO_MANY if is_many else STATUS_REFUSED)
    mine: dict[str, Any] = request.session.get(SESSION, {})
    numbers = mine.get(slug, [])
    if number not in numbers:
        mine[slug] = [*numbers, number]
    request.session[SESSION] = mine
    return HttpResponseRedirect(reverse("register", args=[slug]))


def _registered(request: HttpRequest, hand: InHand) -> str:
    """The number of somebody who registers now; the same form sent twice gives the same number."""
    command = command_of(request, SELF)
    if command is None:
        raise InputError([Finding("web.form_incomplete", "error", None)])
    given = request.POST
    is_again = any(step.command == command for step in hand.steps)
    mine = request.session.get(SESSION, {}).get(hand.stream, [])
    often = len(mine) >= MOST_OF_A_BROWSER
    if not is_again and (often or not FROM_ONE_ADDRESS.allows(request.META.get("REMOTE_ADDR", ""))):
        raise Refused([Finding("refuse.registered_often", "error", None)])
    made: list[Entry] = []

    def decision(now: InHand) -> tuple[Happening, ...]:
        entry = entry_for(now, given.get("name", ""), given.get("hero", ""), given.get("outside", ""))
        made[:] = [entry]
        return registered_alone(now, entry, other=given.get("other") == "yes")

    after = desk().act(hand.stream, decision, actor=SELF, command=command)
    if made:
        return made[0].id
    name = folded(given.get("name", ""))
    known = [(one.id, one.name) for one in after.event.entrants]
    known += [(one.id, one.name) for one in after.hall.waiting]
    return next(number for number, known_name in reversed(known) if folded(known_name) == name)


def _page(
    request: HttpRequest, hand: InHand, findings: tuple[Finding, ...] = (), status: int = 200
) -> HttpResponse:
    numbers = request.session.get(SESSION, {}).get(hand.stream, [])
    found = [registered(hand, number) for number in numbers]
    mine: list[Registered] = [one for one in found if one.name]
    stands = hand.hall.registration
    typed = request.POST if findings else {}
    return page(
        request,
        "register_page.html",
        status=status,
        hand=hand,
        findings=findings,
        wrong=by_place(findings),
        mine=mine,
        is_open=stands.open and stands.by_themselves and not hand.event.rounds,
        is_begun=bool(hand.event.rounds),
        is_known=any(one.code == "refuse.registered_already" for one in findings),
        may_more=len(numbers) < MOST_OF_A_BROWSER,
        name=typed.get("name", ""),
        hero=typed.get("hero", ""),
        outside=typed.get("outside", ""),
        asks_gem=asks_gem(hand),
        hide_sign_in=True,
    )
