"""Making an event."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_http_methods

from headjudge.web.access import host_only
from headjudge.web.shown import page


@host_only
@require_http_methods(["GET", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    """A form with game, programme, day and structure; the set-up page follows it."""
    return page(request, "event_new.html")
