"""Pages for what went wrong: a wrong address, an old form, a bug of ours."""

from __future__ import annotations

import sys
from typing import Any

from django.contrib.auth.models import AnonymousUser
from django.db import DataError, Error, IntegrityError, ProgrammingError, connection
from django.http import HttpRequest, HttpResponse, JsonResponse

from headjudge.findings import StoreError
from headjudge.store.failures import failure, place, reason
from headjudge.web.middleware import COOKIE, language_of
from headjudge.web.shown import page
from headjudge.wording import speak


def _said(request: HttpRequest, code: str, status: int) -> HttpResponse:
    _know_the_language(request)
    return page(request, "failed.html", status=status, code=code)


def _know_the_language(request: HttpRequest) -> None:
    if not hasattr(request, "language"):  # it went wrong before the language was known
        request.language = language_of(
            None, request.COOKIES.get(COOKIE), None, request.headers.get("Accept-Language")
        )


def store_fails(request: HttpRequest, error: BaseException | None) -> HttpResponse | None:
    """503 in words for a database that fails, wherever it does (log, account, session); None for the rest.

    The page itself needs no database: nobody's name stands on it, no message and no session is read or kept. What the
    log refuses was not saved; what else was sent may have been saved in part (a link used, say), so it says to look.
    """
    if not isinstance(error, Error | StoreError) or _is_our_bug(error):
        return None
    is_of_log = isinstance(error, StoreError)
    told = error if isinstance(error, StoreError) else failure(error, place(connection))
    _know_the_language(request)
    if request.path.startswith("/api/"):
        said = " ".join(map(speak(request.language).sentence, told.findings))
        return JsonResponse({"error": {"code": "store.database", "message": said}}, status=503)
    request.user, request.role = AnonymousUser(), None
    if hasattr(request, "_messages"):
        del request._messages
    if hasattr(request, "session"):
        request.session.modified = False
    return page(
        request,
        "store_fails.html",
        status=503,
        findings=told.findings,
        more="web.store_fails_more" if is_of_log else "web.store_fails_look",
        hide_sign_in=True,
    )


def _is_our_bug(error: Exception) -> bool:
    """Whether the database is sound and was asked for something that cannot be."""
    return isinstance(error, DataError | IntegrityError | ProgrammingError) and reason(error) == "other"


def bad_request(request: HttpRequest, exception: Any = None) -> HttpResponse:
    """400."""
    return _said(request, "web.bad_request", 400)


def not_found(request: HttpRequest, exception: Any = None) -> HttpResponse:
    """404."""
    return _said(request, "web.not_found", 404)


def our_bug(request: HttpRequest) -> HttpResponse:
    """500: never shown as the reader's fault. 503 where a database failed outside the view (a session)."""
    return store_fails(request, sys.exc_info()[1]) or _said(request, "web.our_bug", 500)


def stale_form(request: HttpRequest, reason: str = "") -> HttpResponse:
    """403 for a form that was not ours or is too old."""
    return _said(request, "web.stale_form", 403)
