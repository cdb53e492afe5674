"""One-time links: 256 random bits in the address, only their hash in the database."""

from __future__ import annotations

import datetime
import hashlib
import secrets
from typing import Any

from django.db.models import QuerySet
from django.utils import timezone

from headjudge.desk.roles import Role
from headjudge.web.models import Account, Invitation

LASTS = datetime.timedelta(hours=24)


def invite(
    stream: str = "", role: Role | None = None, by: Any = None, lasts: datetime.timedelta = LASTS
) -> str:
    """A new link's code: for a role in an event, or (without one) for somebody who may make events."""
    return _made(lasts, stream=stream, role=role or "", made_by=by)


def link_for(
    account: Account, by: Any = None, *, signs_in: bool = False, lasts: datetime.timedelta = LASTS
) -> str:
    """A new link's code with which somebody sets a new password or (``signs_in``) signs in once without one.

    Earlier links of that person's stop working.
    """
    unused().filter(account=account).delete()
    return _made(lasts, account=account, signs_in=signs_in, made_by=by)


def _made(lasts: datetime.timedelta, **values: Any) -> str:
    code = secrets.token_urlsafe(32)
    Invitation.objects.create(code_hash=_hash(code), expires_at=timezone.now() + lasts, **values)
    return code


def unused() -> QuerySet[Invitation]:
    """All links that still work."""
    return Invitation.objects.filter(used_at=None, expires_at__gt=timezone.now())


def open_invitation(code: str) -> Invitation | None:
    """The invitation of a code, if it was not used and has not expired."""
    found: Invitation | None = unused().filter(code_hash=_hash(code)).select_related("account").first()
    return found


def use(invitation: Invitation) -> bool:
    """Mark an invitation as used; False where somebody else was quicker."""
    changed = unused().filter(pk=invitation.pk).update(used_at=timezone.now())
    return bool(changed == 1)


def needs_first_host() -> bool:
    """Whether nobody can make events yet."""
    return not Account.objects.filter(is_host=True, is_active=True).exists()


def _hash(code: str) -> str:
    return hashlib.sha256(code.encode(errors="replace")).hexdigest()
