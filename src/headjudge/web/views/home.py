"""The first page: running and coming events."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from headjudge.web.access import public
from headjudge.web.models import Membership
from headjudge.web.shown import page
from headjudge.web.summaries import summaries

GROUPS = (("running", ("running",)), ("coming", ("registration", "coming")), ("over", ("over",)))


@public
@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """Running events, then coming ones, then those that are over; to staff also where their desk is."""
    mine = set()
    if request.user.is_authenticated:
        mine = set(Membership.objects.filter(account=request.user).values_list("stream", flat=True))
    found = summaries()
    groups = [
        (f"shown_events.{name}", [one for one in found if one.told["status"] in statuses])
        for name, statuses in GROUPS
    ]
    return page(request, "home.html", groups=[group for group in groups if group[1]], mine=mine)
