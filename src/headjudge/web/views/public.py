"""The public pages as Django answers them; most requests are answered before (``headjudge.web.front``)."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from django.http import Http404, HttpRequest, HttpResponse, HttpResponsePermanentRedirect
from django.views.decorators.http import require_safe

from headjudge.desk.shown_clock import hall_clock
from headjudge.desk.shown_pairings import pairings_of
from headjudge.web import pages
from headjudge.web.access import View, public
from headjudge.web.published import Entry, Page, published
from headjudge.web.qr import qr_svg
from headjudge.web.reaching import link
from headjudge.web.sending import answer
from headjudge.wording import speak

LONGEST_SEARCH = 100


def sent(request: HttpRequest, entry: Entry) -> HttpResponse:
    """A published page as the answer to a request."""
    headers = request.headers
    told = answer(entry, request.method, headers.get("If-None-Match", ""), headers.get("Accept-Encoding", ""))
    response = HttpResponse(told.body, status=told.status)
    del response.headers["Content-Type"]
    for name, value in told.headers:
        response.headers[name] = value
    return response


def page_of(request: HttpRequest, page: Page, slug: str, **params: Any) -> HttpResponse:
    """The answer of a published page; 404 where there is no such event, round, table or entrant."""
    by = request.GET.get("by")
    if by in page.views:
        params["by"] = by
    entry = published().get(page, slug, request.language, tuple(sorted(params.items())))
    if entry is None:
        raise Http404(page.name)
    return sent(request, entry)


def view_of(page: Page) -> View:
    """The view of a published page."""

    @public
    @require_safe
    def view(request: HttpRequest, slug: str, **params: Any) -> HttpResponse:
        return page_of(request, page, slug, **params)

    return view


@public
@require_safe
def pairings(request: HttpRequest, slug: str, number: int | None = None) -> HttpResponse:
    """The pairings by table or by name; with ``?q=`` only those whose name holds what was typed."""
    asked = request.GET.get("q", "").strip()[:LONGEST_SEARCH]
    told = {} if number is None else {"number": number}
    if not asked:
        return page_of(request, pages.PAIRINGS, slug, **told)
    shown = published().shown(slug)
    text = pages.pairings_page(shown, speak(request.language), number, asked=asked)
    if text is None:
        raise Http404(slug)
    return HttpResponse(text, headers={"Cache-Control": "no-store"})


@public
@require_safe
def screen(request: HttpRequest, slug: str) -> HttpResponse:
    """The projector: who sits where in two columns, the clock in view, a code for phones in the corner."""
    shown, words = published().shown(slug), speak(request.language)
    found = pairings_of(shown)
    rows = found.by_name() if found is not None else ()
    roll, seconds = _rolling(len(rows))
    address = link(request, f"/e/{quote(slug, safe='')}/")
    values = {
        "found": found,
        "rows": rows,
        "roll": roll,
        "seconds": seconds,
        "code": qr_svg(address),
        "clock": pages.clock_values(hall_clock(shown, pages.now()), words),
    }
    text = pages.rendered("public/screen.html", shown, words, "screen", **values)
    return HttpResponse(text, headers={"Cache-Control": "no-store"})


FITS = 16
"""Rows that stand on a screen without rolling."""
PACE = 1.2
"""Seconds in which one row of both columns rolls by."""


def _rolling(rows: int) -> tuple[str, int]:
    """The class of the rolling list, and after how many seconds the page is loaded anew: when it has rolled once."""
    if rows <= FITS:
        return "", 20
    needed = rows / 2 * PACE
    seconds = next((one for one in (30, 60, 120, 240, 480, 960) if one >= needed), 960)
    return f"roll-{seconds}", seconds


@public
@require_safe
def to_event(request: HttpRequest, slug: str) -> HttpResponse:
    """The event's address without its last slash."""
    return HttpResponsePermanentRedirect(f"/e/{quote(slug, safe='')}/")
