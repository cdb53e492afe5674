"""What happens around every view: the language, and failures told in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from django.db import Error
from django.http import HttpRequest, HttpResponse
from django.utils import translation

from headjudge.wording.language import LANGUAGES, Language

COOKIE = "lang"
YEAR = 365 * 24 * 3600

Answer = Callable[[HttpRequest], HttpResponse]


def language_of(asked: str | None, cookie: str | None, own: str | None, accepted: str | None) -> Language:
    """The language of a page: ``?lang=``, the browser's cookie, the person's setting, then what the browser accepts.

    >>> language_of(None, None, "", "fr;q=0.9, ru;q=0.8, en;q=0.1")
    'ru'
    """
    for wish in (asked, cookie, own):
        for language in LANGUAGES:
            if wish == language:
                return language
    return _accepted(accepted or "")


def _accepted(header: str) -> Language:
    wishes: list[tuple[float, int, Language]] = []
    for order, part in enumerate(header.split(",")[:20]):
        name, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        for language in LANGUAGES:
            if name.strip().lower().partition("-")[0] == language and weight > 0:
                wishes.append((-weight, order, language))
    return min(wishes)[2] if wishes else "en"


class LanguageMiddleware:
    """Sets ``request.language``; a language chosen by a link stays in a cookie."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """The answer in the reader's language."""
        asked = request.GET.get("lang")
        own = _own_language(request)
        request.language = language_of(
            asked, request.COOKIES.get(COOKIE), own, request.headers.get("Accept-Language")
        )
        with translation.override(request.language):
            response = self.answer(request)
        response.headers.setdefault("Content-Language", request.language)
        if asked == request.language:
            response.set_cookie(COOKIE, asked, max_age=YEAR, httponly=True, samesite="Lax")
        return response


def _own_language(request: HttpRequest) -> str:
    """What the account says; nothing where it cannot be read: pages that need no database are still answered."""
    try:
        return str(request.user.language) if request.user.is_authenticated else ""
    except Error:
        return ""


class FailureMiddleware:
    """A database that fails is told in words, with what still works; nothing is half-written then."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """The answer of the view."""
        return self.answer(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """A page for a failing store; anything else goes on to Django."""
        from headjudge.web.views.failing import store_fails

        return store_fails(request, error)


def safe_next(request: HttpRequest, given: Mapping[str, Any], otherwise: str) -> str:
    """Where to go next: an address of this site that a form names, else the given one."""
    from django.utils.http import url_has_allowed_host_and_scheme

    wanted = str(given.get("next", ""))
    ours = url_has_allowed_host_and_scheme(wanted, {request.get_host()}, require_https=request.is_secure())
    return wanted if wanted and ours else otherwise
