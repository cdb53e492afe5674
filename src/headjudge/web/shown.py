"""A page as it is sent: its template, its language, and what every page knows."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string

from headjudge.desk.roles import may
from headjudge.desk.worldbreaks.rules import rules_of
from headjudge.findings import Finding
from headjudge.web.card_data import has_cards
from headjudge.wording import speak


def page(request: HttpRequest, template: str, status: int = 200, **values: Any) -> HttpResponse:
    """An answer made from a template of ``templates/headjudge`` with the values that it shows."""
    return HttpResponse(render_to_string(f"headjudge/{template}", values, request), status=status)


def about_the_page(request: HttpRequest) -> dict[str, Any]:
    """What every template may use: the language, its words, the event and the person's role in it."""
    role = getattr(request, "role", None)
    user = getattr(request, "user", None)  # none where it went wrong before accounts were looked at
    return {
        "language": request.language,
        "words": speak(request.language),
        "languages": (("en", "English"), ("ja", "日本語"), ("ru", "Русский")),
        "account": user if user is not None and user.is_authenticated else None,
        "role": role,
        "may_judge": may(role, "judge"),
        "may_score": may(role, "score"),
        "may_organise": may(role, "organise"),
        "may_own": may(role, "own"),
        "has_cards": has_cards(),
        "has_trackers": role is not None and _is_world_breaker(request),
        "backup_findings": _about_backups() if role is not None else (),
    }


def _is_world_breaker(request: HttpRequest) -> bool:
    hand = getattr(request, "event_hand", None)
    return hand is not None and rules_of(hand.event) is not None


def _about_backups() -> tuple[Finding, ...]:
    from headjudge.web.backing import current

    copies = current()
    return () if copies is None else copies.findings()


def by_place(findings: tuple[Finding, ...] | list[Finding]) -> dict[str, list[Finding]]:
    """Findings by the field that they are about (its name as ``subject``); the rest under ``""``."""
    found: dict[str, list[Finding]] = {}
    for finding in findings:
        found.setdefault(finding.subject or "", []).append(finding)
    return found
