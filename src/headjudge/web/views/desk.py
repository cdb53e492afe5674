"""The desk's first page: what is to be done next."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from headjudge.desk.hand import InHand
from headjudge.web.access import desk_page
from headjudge.web.shown import page


@desk_page("look")
@require_safe
def overview(request: HttpRequest, hand: InHand) -> HttpResponse:
    """What is still missing, and the next step."""
    return page(request, "desk.html", hand=hand)
