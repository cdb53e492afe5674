"""Whoever guesses at passwords or links has to stop: ten wrong passwords of a name, twenty wrong links."""

from __future__ import annotations

import threading
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import wraps
from http import HTTPStatus
from typing import Any, Final

from django.http import Http404, HttpRequest, HttpResponse

WRONG_LINKS: Final = 20
"""Links that an address may get wrong before it has to wait."""
PAUSE: Final = 15 * 60
"""Seconds that it waits then; counted from the first wrong one."""
ADDRESSES: Final = 10_000
"""Addresses that are remembered; beyond, the one seen longest ago is forgotten."""


def name_tried(request: HttpRequest, credentials: Mapping[str, Any] | None = None) -> str:
    """The sign-in name under which a try counts: as it is looked up, so that ``AKI`` and ``aki`` are one."""
    told = credentials or {}
    name = told.get("username") or told.get("login") or request.POST.get("login") or ""
    return unicodedata.normalize("NFKC", str(name)).casefold()[:255].replace("\0", "")


class Guesses:
    """Wrong guesses by address, in this process. Safe for several threads."""

    def __init__(self, most: int = WRONG_LINKS, pause: int = PAUSE) -> None:
        self.most = most
        self.pause = pause
        self._wrong: OrderedDict[str, tuple[int, float]] = OrderedDict()
        self._lock = threading.Lock()

    def must_wait(self, address: str, now: float) -> bool:
        """Whether an address has guessed wrong too often lately."""
        with self._lock:
            count, since = self._wrong.get(address, (0, now))
            return count >= self.most and now - since < self.pause

    def count(self, address: str, now: float) -> None:
        """One more wrong guess of an address."""
        with self._lock:
            count, since = self._wrong.pop(address, (0, now))
            if now - since >= self.pause:
                count, since = 0, now
            self._wrong[address] = (count + 1, since)
            while len(self._wrong) > ADDRESSES:
                self._wrong.popitem(last=False)

    def forget(self) -> None:
        """Start anew."""
        with self._lock:
            self._wrong.clear()


LINKS = Guesses()
"""Wrong links of all kinds; a page that is not there by its secret address counts as one."""


def not_guessed(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """A page under a secret address: whoever asks for wrong ones too often waits a while, for right ones too."""

    @wraps(view)
    def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        from headjudge.web.shown import page

        address, now = request.META.get("REMOTE_ADDR", ""), time.monotonic()
        if LINKS.must_wait(address, now):
            return page(request, "failed.html", status=429, code="web.too_many_links")
        try:
            answer = view(request, *args, **kwargs)
        except Http404:
            LINKS.count(address, now)
            raise
        if answer.status_code == HTTPStatus.NOT_FOUND:
            LINKS.count(address, now)
        return answer

    return guarded
