"""Figures for the operator, in Prometheus' form: requests, renderings, events. Nothing of any person."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from django.http import HttpRequest, HttpResponse
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
REQUESTS = Counter(
    "headjudge_requests", "Requests by page and status.", ("page", "status"), registry=REGISTRY
)
SECONDS = Histogram(
    "headjudge_request_seconds",
    "Seconds until an answer of Django was ready.",
    registry=REGISTRY,
    buckets=(0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
)
RENDERS = Histogram(
    "headjudge_render_seconds",
    "Seconds to render a published page; its count is how often each was rendered.",
    ("page",),
    registry=REGISTRY,
    buckets=(0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
EVENTS = Gauge("headjudge_events", "Events in the store.", registry=REGISTRY)
TABLES = Gauge("headjudge_tables", "Games of World Breaker in the store.", registry=REGISTRY)
KEPT = Gauge("headjudge_published_bytes", "Bytes of published pages in memory.", registry=REGISTRY)

_children: dict[tuple[str, int], object] = {}


def count(page: str, status: int) -> None:
    """One more request of a page (the name of its route) that was answered so."""
    child = _children.get((page, status))
    if child is None:
        child = _children[page, status] = REQUESTS.labels(page, str(status))
    child.inc()  # type: ignore[attr-defined]


@contextmanager
def rendering(page: str) -> Iterator[None]:
    """Measures a rendering of a published page."""
    started = time.perf_counter()
    try:
        yield
    finally:
        RENDERS.labels(page).observe(time.perf_counter() - started)


def renders(page: str) -> int:
    """How often a page has been rendered in this process."""
    name = "headjudge_render_seconds_count"
    return int(REGISTRY.get_sample_value(name, {"page": page}) or 0)


class MeasuringMiddleware:
    """Counts what Django answers, by the name of the route and the status."""

    def __init__(self, answer: Callable[[HttpRequest], HttpResponse]) -> None:
        self.answer = answer

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """The answer, counted."""
        started = time.perf_counter()
        response = self.answer(request)
        match = getattr(request, "resolver_match", None)
        count(match.view_name or "other" if match is not None else "none", response.status_code)
        SECONDS.observe(time.perf_counter() - started)
        return response
