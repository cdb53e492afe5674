"""The front before Django: public pages that are in memory are answered from there, everything else goes on.

A published page costs a look into two tables and a write. Where the page is not there (a new version, a new language)
one thread renders it, and everybody who asks meanwhile waits for that one. Requests that depend on who asks (a session
without a chosen language, ``?lang=``, a search) go on to Django, which answers published pages with the same bytes and
headers.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, MutableMapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.http.request import split_domain_port, validate_host
from django.urls import Resolver404, resolve

from headjudge.findings import StoreError
from headjudge.web import deck_pages, measuring, pages
from headjudge.web.middleware import COOKIE, language_of
from headjudge.web.published import Entry, Page, Params, Published
from headjudge.web.sending import answer
from headjudge.wording.language import LANGUAGES, Language

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

RENDERING: Final = 4
"""Threads that render published pages."""
ADDRESSES: Final = 10_000
"""Addresses whose page is known without looking at the table of all addresses."""
LONGEST: Final = 1_000
"""Letters of an address that is remembered; longer ones would fill the memory."""

PAGES: Final[dict[str, Page]] = {
    "event": pages.EVENT,
    "pairings": pages.PAIRINGS,
    "pairings-of": pages.PAIRINGS,
    "pairings-json": pages.PAIRINGS_JSON,
    "pairings-of-json": pages.PAIRINGS_JSON,
    "standings": pages.STANDINGS,
    "standings-of": pages.STANDINGS,
    "standings-json": pages.STANDINGS_JSON,
    "standings-of-json": pages.STANDINGS_JSON,
    "why": pages.WHY,
    "bracket": pages.BRACKET,
    "bracket-json": pages.BRACKET_JSON,
    "clock": pages.CLOCK,
    "clock-json": pages.CLOCK_JSON,
    "table": pages.TABLE,
    "decklists": deck_pages.DECKLISTS,
    "decklist-of": deck_pages.DECKLIST,
    "api:event": pages.EVENT_JSON,
    "api:pairings": pages.PAIRINGS_JSON,
    "api:standings": pages.STANDINGS_JSON,
    "api:why": pages.WHY_JSON,
    "api:bracket": pages.BRACKET_JSON,
    "api:clock": pages.CLOCK_JSON,
    "api:file": pages.FILE,
}
"""The published page of each route that has one."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A published page that an address names: kind, event, parameters."""

    route: str
    page: Page
    stream: str
    params: Params


class Front:
    """The ASGI application: published pages, then ``behind``."""

    def __init__(self, behind: App, published: Published) -> None:
        self.behind = behind
        self.published = published
        self._addresses: OrderedDict[tuple[str, bytes], Asked | None] = OrderedDict()
        self._waiting: dict[Any, asyncio.Future[Entry | None]] = {}
        self._threads = ThreadPoolExecutor(RENDERING, "render")
        self._security: list[tuple[bytes, bytes]] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            asked = self._asked(scope["path"], scope["query_string"])
            if asked is not None and await self._answered(asked, scope, send):
                return
        await self.behind(scope, receive, send)

    def _asked(self, path: str, query: bytes) -> Asked | None:
        key = (path, query)
        if key in self._addresses:
            return self._addresses[key]
        found = _resolved(path, query)
        if len(path) + len(query) > LONGEST:
            return found
        self._addresses[key] = found
        if len(self._addresses) > ADDRESSES:
            self._addresses.popitem(last=False)
        return found

    async def _answered(self, asked: Asked, scope: Scope, send: Send) -> bool:
        """Whether the page could be answered here; else nothing was sent."""
        headers = _Headers(scope["headers"])
        language = headers.language()
        if language is None or not _is_ours(headers.host):
            return False
        entry = self.published.peek(asked.page, asked.stream, language, asked.params)
        if entry is None:
            try:
                entry = await self._rendered(asked, language)
            except (Http404, StoreError):
                return False  # Django says it in words
            if entry is None:
                return False
        told = answer(entry, scope["method"], headers.if_none_match, headers.accept_encoding)
        measuring.count(asked.route, told.status)
        raw = [(name.lower().encode("ascii"), value.encode("latin-1")) for name, value in told.headers]
        await send(
            {
                "type": "http.response.start",
                "status": told.status,
                "headers": raw + self._security_headers(),
            }
        )
        await send({"type": "http.response.body", "body": told.body})
        return True

    async def _rendered(self, asked: Asked, language: Language) -> Entry | None:
        version = self.published.version(asked.stream)
        key = (asked.page.name, asked.stream, language, asked.params, version)
        job = self._waiting.get(key)
        if job is None:
            loop = asyncio.get_running_loop()
            job = self._waiting[key] = loop.run_in_executor(
                self._threads, self.published.get, asked.page, asked.stream, language, asked.params
            )
            job.add_done_callback(lambda _: self._waiting.pop(key, None))
        # A reader who goes away must not take the rendering from the others.
        return await asyncio.shield(job)

    def _security_headers(self) -> list[tuple[bytes, bytes]]:
        if self._security is None:
            self._security = security_headers()
        return self._security


class _Headers:
    """What a published page's answer depends on, picked from a request's headers in one pass."""

    __slots__ = ("accept_encoding", "accept_language", "cookie", "host", "if_none_match")

    def __init__(self, raw: list[tuple[bytes, bytes]]) -> None:
        self.cookie = self.accept_language = self.accept_encoding = self.if_none_match = self.host = ""
        for name, value in raw:
            if name == b"cookie":
                self.cookie = (
                    f"{self.cookie}; {value.decode('latin-1')}" if self.cookie else value.decode("latin-1")
                )
            elif name == b"accept-language":
                self.accept_language = value.decode("latin-1")
            elif name == b"accept-encoding":
                self.accept_encoding = value.decode("latin-1")
            elif name == b"if-none-match":
                self.if_none_match = value.decode("latin-1")
            elif name == b"host":
                self.host = value.decode("latin-1")

    def language(self) -> Language | None:
        """The page's language; None where only an account can tell."""
        if not self.cookie:
            return _accepted(self.accept_language)
        chosen = _cookie(self.cookie, COOKIE)
        if chosen not in LANGUAGES and _cookie(self.cookie, settings.SESSION_COOKIE_NAME):
            return None
        return language_of(None, chosen, None, self.accept_language)


@lru_cache(maxsize=512)
def _accepted(header: str) -> Language:
    return language_of(None, None, None, header)


def _cookie(header: str, name: str) -> str | None:
    for part in header.split(";"):
        key, _, value = part.partition("=")
        if key.strip() == name:
            return value.strip()
    return None


@lru_cache(maxsize=256)
def _is_ours(host: str) -> bool:
    allowed = settings.ALLOWED_HOSTS
    domain, _ = split_domain_port(host)
    return bool(domain) and validate_host(domain, allowed)


def _resolved(path: str, query: bytes) -> Asked | None:
    """The published page of an address; None for every other address."""
    if not path.startswith(("/e/", "/api/")):
        return None
    try:
        match = resolve(path)
    except Resolver404:
        return None
    page = PAGES.get(match.view_name)
    if page is None:
        return None
    told = dict(match.kwargs)
    stream = told.pop("slug")
    if query:
        by = query.decode("latin-1").removeprefix("by=")
        if query != b"by=" + by.encode("latin-1") or by not in page.views:
            return None
        told["by"] = by
    return Asked(match.view_name, page, stream, tuple(sorted(told.items())))


def security_headers() -> list[tuple[bytes, bytes]]:
    """The headers that Django's own middleware puts on every answer, so that both ways send the same."""
    from csp.middleware import CSPMiddleware
    from django.middleware.security import SecurityMiddleware

    request = HttpRequest()
    request.META = {"SERVER_NAME": "localhost", "SERVER_PORT": "80"}
    plain = HttpResponse()
    chain = SecurityMiddleware(CSPMiddleware(lambda _: plain))
    made = chain(request)
    return [
        (name.lower().encode("ascii"), value.encode("latin-1"))
        for name, value in made.headers.items()
        if name != "Content-Type"
    ]
