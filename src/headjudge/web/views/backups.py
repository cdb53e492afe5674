"""Copies of everything: when the last one was made and where, and one more at a press."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from headjudge.desk.hand import InHand
from headjudge.web.access import desk_page
from headjudge.web.backing import current, round_label
from headjudge.web.shown import page

PATIENCE = 20
"""Seconds that a press waits for its copy, to say what became of it."""


@desk_page("organise")
@require_http_methods(["GET", "HEAD", "POST"])
def backups(request: HttpRequest, hand: InHand) -> HttpResponse:
    """The last copies by folder; a press makes one now."""
    copies = current()
    if request.method == "POST" and copies is not None:
        copies.ask(round_label(hand))
        copies.settle(PATIENCE)
        return HttpResponseRedirect(reverse("desk-backups", args=[hand.stream]))
    return page(
        request,
        "backups.html",
        section="backups",
        hand=hand,
        copies=None if copies is None else copies.state(),
    )
