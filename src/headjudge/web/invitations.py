"""One-time links: 256 random bits in the address, only their hash in the database."""

from __future__ import annotations

import datetime
import hashlib
import secrets
from typing import Any

from django.utils import timezone

from headjudge.desk.roles import Role
from headjudge.web.models import Account, Invitation

LASTS = datetime.timedelta(hours=24)


def invite(
    stream: str = "", role: Role | None = None, by: Any = None, lasts: datetime.timedelta = LASTS
) -> str:
    """A new link's code: for a role in an event, or (without one) for somebody who may make events."""
    code = secrets.token_urlsafe(32)
    Invitation.objects.create(
        code_hash=_hash(code), stream=stream, role=role or "", made_by=by, expires_at=timezone.now() + lasts
    )
    return code


def open_invitation(code: str) -> Invitation | None:
    """The invitation of a code, if it was not used and has not expired."""
    found: Invitation | None = Invitation.objects.filter(
        code_hash=_hash(code), used_at=None, expires_at__gt=timezone.now()
    ).first()
    return found


def use(invitation: Invitation) -> bool:
    """Mark an invitation as used; False where somebody else was quicker."""
    changed = Invitation.objects.filter(pk=invitation.pk, used_at=None).update(used_at=timezone.now())
    return bool(changed == 1)


def needs_first_host() -> bool:
    """Whether nobody can make events yet."""
    return not Account.objects.filter(is_host=True, is_active=True).exists()


def _hash(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
