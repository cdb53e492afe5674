"""What a page showed, carried by its form as a short mark, and the reason that a change asks for."""

from __future__ import annotations

import hashlib
from typing import Any

from headjudge.findings import Finding, Refused


def mark_of(*what: Any) -> str:
    """A short mark of what a page showed; whoever takes it sends the mark along.

    >>> mark_of(1, "a") == mark_of(1, "a"), mark_of(1, "a") == mark_of(1, "b")
    (True, False)
    """
    return hashlib.sha256(repr(what).encode()).hexdigest()[:20]


def check_mark(sent: str, stands: str) -> None:
    """Refused where what somebody takes is no longer what they were shown."""
    if sent != stands:
        raise Refused([Finding("refuse.changed_meanwhile", "error", None)])


def check_reason(reason: str | None, *, needed: bool) -> str | None:
    """The reason as it is kept; Refused where one is needed and none is given."""
    reason = (reason or "").strip()
    if needed and not reason:
        raise Refused([Finding("refuse.reason_missing", "error", "reason")])
    return reason or None
