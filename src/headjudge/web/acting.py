"""What a form asks of the desk: taken, or told why not, with what was typed kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from django.http import HttpRequest
from django.utils.crypto import salted_hmac

from headjudge.desk.desk import Decision
from headjudge.desk.hand import InHand
from headjudge.findings import Finding, InputError, Refused
from headjudge.store.protocol import StaleVersion, is_name
from headjudge.web.deskroom import desk

STATUS_REFUSED = 409
BESIDE = frozenset({"command", "csrfmiddlewaretoken"})
"""Fields of a form that say nothing about what it asks."""
STATUS_WRONG = 422


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of it: the event as it stands, or the findings that say why nothing was done."""

    hand: InHand | None
    findings: tuple[Finding, ...] = ()
    status: int = 200

    @property
    def is_done(self) -> bool:
        """Whether it was taken (also where it held already)."""
        return self.hand is not None


def command_of(request: HttpRequest, actor: str) -> str | None:
    """The id of what a form asks: the same form with the same content has the same; None where it is incomplete.

    Address and content are part of it: a page that is gone back to and filled in anew asks for something new. So is the
    sender: nobody can be answered with what somebody else asked for.
    """
    sent = request.POST.get("command", "")
    if not is_name(sent):
        return None
    content = sorted((name, values) for name, values in request.POST.lists() if name not in BESIDE)
    # With the key of this installation: nobody finds a name that was erased by trying names against the log.
    digest = salted_hmac("headjudge.form", ascii((request.path, content))).hexdigest()[:16]
    return f"{actor} {digest} {sent}"[:200]


def take(
    request: HttpRequest,
    hand: InHand,
    decision: Decision,
    *,
    still: Callable[[InHand], bool] | None = None,
    actor: str | None = None,
) -> Outcome:
    """Ask the desk for what a form says. The form's ``command`` field makes it safe to send twice
    (:func:`command_of`). ``actor`` is who asks, where that is nobody with an account.

    ``still``: see ``Desk.act``; the field ``seen`` says at which version of the event the sender looked. Refusals come
    back as findings with the status that the page is to have.
    """
    actor = request.user.actor if actor is None else actor
    command = command_of(request, actor)
    if command is None:
        return Outcome(None, (Finding("web.form_incomplete", "error", None),), STATUS_WRONG)
    try:
        seen = hand.version
        sent_at = request.POST.get("seen", "")
        if sent_at.isascii() and sent_at.isdigit():
            seen = min(seen, int(sent_at[:9]))
        return Outcome(
            desk().act(hand.stream, decision, actor=actor, command=command, still=still, seen=seen)
        )
    except InputError as error:
        return Outcome(None, error.findings, STATUS_WRONG)
    except (Refused, StaleVersion) as error:
        return Outcome(None, error.findings, STATUS_REFUSED)
