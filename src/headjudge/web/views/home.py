"""The first page: running and coming events."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from headjudge.web.access import public
from headjudge.web.deskroom import desk
from headjudge.web.models import Membership
from headjudge.web.shown import page


@public
@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """Every event, the latest day first; to staff also where their desk is."""
    hands = [desk().hand(stream) for stream in desk().store.streams()]
    hands.sort(key=lambda hand: (hand.event.date, hand.opened), reverse=True)
    mine = set()
    if request.user.is_authenticated:
        mine = set(Membership.objects.filter(account=request.user).values_list("stream", flat=True))
    return page(request, "home.html", hands=hands, mine=mine)
