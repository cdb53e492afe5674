"""Pages for what went wrong: a wrong address, an old form, a bug of ours."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse

from headjudge.web.middleware import COOKIE, language_of
from headjudge.web.shown import page


def _said(request: HttpRequest, code: str, status: int) -> HttpResponse:
    if not hasattr(request, "language"):  # it went wrong before the language was known
        request.language = language_of(
            None, request.COOKIES.get(COOKIE), None, request.headers.get("Accept-Language")
        )
    return page(request, "failed.html", status=status, code=code)


def bad_request(request: HttpRequest, exception: Any = None) -> HttpResponse:
    """400."""
    return _said(request, "web.bad_request", 400)


def not_found(request: HttpRequest, exception: Any = None) -> HttpResponse:
    """404."""
    return _said(request, "web.not_found", 404)


def our_bug(request: HttpRequest) -> HttpResponse:
    """500: never shown as the reader's fault."""
    return _said(request, "web.our_bug", 500)


def stale_form(request: HttpRequest, reason: str = "") -> HttpResponse:
    """403 for a form that was not ours or is too old."""
    return _said(request, "web.stale_form", 403)
