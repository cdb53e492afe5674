"""The application that a server runs: published pages from memory, the rest by Django."""

from __future__ import annotations

from typing import Any

WORKERS = 16
"""Threads that answer pages; SQLite has one writer at a time, so more would only wait."""


def application() -> Any:
    """The ASGI application of a project that is set up (``headjudge.web.setting_up``)."""
    from a2wsgi import WSGIMiddleware
    from django.core.wsgi import get_wsgi_application

    from headjudge.web.front import Front
    from headjudge.web.published import published
    from headjudge.web.watching import Watch

    behind: Any = WSGIMiddleware(get_wsgi_application(), workers=WORKERS)
    Watch(published()).start()
    return Front(behind, published())
