"""For the operator: whether the desk is alive and able to write, and its figures."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from headjudge.findings import StoreError
from headjudge.store.database import DatabaseStore
from headjudge.tournament.wire import EVENT_OPENED, TABLE_OPENED
from headjudge.web import measuring
from headjudge.web.access import public
from headjudge.web.deskroom import desk
from headjudge.web.published import published


@public
@never_cache
@require_safe
def healthz(request: HttpRequest) -> HttpResponse:
    """200 where something can be written (nothing stays of it), else 503 with the reason in a word."""
    try:
        DatabaseStore().check_writable()
    except StoreError as error:
        reason = next((one.params["reason"] for one in error.findings if "reason" in one.params), "other")
        return JsonResponse({"status": "failing", "reason": reason}, status=503)
    return JsonResponse({"status": "ok"})


@public
@never_cache
@require_safe
def metrics(request: HttpRequest) -> HttpResponse:
    """Figures in Prometheus' form."""
    kept = published()
    measuring.EVENTS.set(len(desk().store.streams(EVENT_OPENED)))
    measuring.TABLES.set(len(desk().store.streams(TABLE_OPENED)))
    measuring.KEPT.set(kept.size)
    return HttpResponse(generate_latest(measuring.REGISTRY), content_type=CONTENT_TYPE_LATEST)
