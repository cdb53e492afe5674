"""Who has which role in an event: invite, change, remove; links that were sent out and not used yet."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from django.contrib import messages
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from headjudge.desk.hand import InHand
from headjudge.desk.roles import ROLES, Role
from headjudge.desk.staff import check_change, known_role, may_renew_password
from headjudge.findings import Finding, InputError, Refused
from headjudge.web.access import desk_page
from headjudge.web.acting import STATUS_REFUSED, STATUS_WRONG
from headjudge.web.invitations import invite, link_for, unused
from headjudge.web.links import keep_link, link_was_made, shows_links, take_link
from headjudge.web.models import Account, Membership
from headjudge.web.shown import page
from headjudge.wording import safe, speak


def _staff_of(stream: str) -> list[Membership]:
    found = Membership.objects.filter(stream=stream).select_related("account")
    return sorted(found, key=lambda one: (ROLES.index(one.role), one.account.name.casefold(), one.account.pk))


@desk_page("own")
@shows_links
@require_safe
def staff(request: HttpRequest, hand: InHand) -> HttpResponse:
    """The staff with their roles, and the links that nobody has used yet."""
    return _page(request, hand)


def _page(
    request: HttpRequest, hand: InHand, status: int = 200, findings: tuple[Finding, ...] = ()
) -> HttpResponse:
    staff = _staff_of(hand.stream)
    renewable = _renewable(request.user, [one.account for one in staff])
    return page(
        request,
        "staff.html",
        status=status,
        section="staff",
        hand=hand,
        staff=staff,
        renewable=renewable,
        roles=ROLES,
        invitations=unused().filter(stream=hand.stream).select_related("made_by").order_by("expires_at"),
        link=take_link(request),
        findings=findings,
    )


@desk_page("own")
@shows_links
@require_POST
def invite_staff(request: HttpRequest, hand: InHand) -> HttpResponse:
    """A new one-time link for a role; shown once, as text and QR code."""

    def make() -> None:
        role = known_role(request.POST.get("role", ""))
        if not link_was_made(request):
            code = invite(hand.stream, role, request.user)
            keep_link(request, reverse("invitation", args=[code]), "web.link_for_role", role=role)

    return _done(request, hand, make)


@desk_page("own")
@require_POST
def revoke(request: HttpRequest, hand: InHand, invitation: int) -> HttpResponse:
    """An invitation that nobody has used yet works no longer."""
    unused().filter(stream=hand.stream, pk=invitation).delete()
    return _back(hand)


@desk_page("own")
@require_POST
def change_role(request: HttpRequest, hand: InHand, account: int) -> HttpResponse:
    """Somebody of the staff gets another role."""
    return _done(
        request, hand, lambda: _change(request, hand, account, known_role(request.POST.get("role", "")))
    )


@desk_page("own")
@require_POST
def remove(request: HttpRequest, hand: InHand, account: int) -> HttpResponse:
    """Somebody leaves the staff of this event; the account stays, and so does the name in the log."""
    answer = _done(request, hand, lambda: _change(request, hand, account, None))
    is_gone = answer.status_code == 302 and account == request.user.pk
    return HttpResponseRedirect(reverse("home")) if is_gone else answer


@desk_page("own")
@shows_links
@require_POST
def renew(request: HttpRequest, hand: InHand, account: int) -> HttpResponse:
    """A one-time link with which somebody of the staff sets a new password."""
    person = Account.objects.filter(pk=account, memberships__stream=hand.stream, is_active=True).first()
    if person is None:
        raise Http404

    def make() -> None:
        if not _renewable(request.user, [person]):
            raise Refused([Finding("refuse.may_not_renew", "error", None)])
        if not link_was_made(request):
            code = link_for(person, request.user)
            keep_link(
                request, reverse("invitation", args=[code]), "web.link_for_password", name=safe(person.name)
            )

    return _done(request, hand, make)


def _renewable(by: Any, people: Collection[Account]) -> set[int]:
    """For which of these people somebody may make a link for a new password."""
    owned = set(Membership.objects.filter(account=by, role="owner").values_list("stream", flat=True))
    events: dict[int, set[str]] = {person.pk: set() for person in people}
    for person, stream in Membership.objects.filter(account__in=people).values_list("account", "stream"):
        events[person].add(stream)
    return {
        person.pk
        for person in people
        if person.pk != by.pk
        and may_renew_password(
            by_host=by.is_host, owned=owned, of_host=person.is_host, events=events[person.pk]
        )
    }


def _change(request: HttpRequest, hand: InHand, account: int, to: Role | None) -> None:
    with transaction.atomic():
        # Two owners who take each other's role at the same moment come one after the other.
        rows = list(
            Membership.objects.select_for_update().filter(stream=hand.stream).select_related("account")
        )
        check_change({one.account_id: one.role for one in rows}, account, to)
        changed = next(one for one in rows if one.account_id == account)
        if to is None:
            changed.delete()
        else:
            changed.role = to
            changed.save(update_fields=["role"])
    words = speak(request.language)
    code = "web.staff_left" if to is None else "web.staff_changed"
    values = {"name": safe(changed.account.name)} | ({} if to is None else {"role": to})
    messages.success(request, words.say(code, **values))


def _done(request: HttpRequest, hand: InHand, deed: Callable[[], None]) -> HttpResponse:
    try:
        deed()
    except InputError as error:
        return _page(request, hand, STATUS_WRONG, error.findings)
    except Refused as error:
        return _page(request, hand, STATUS_REFUSED, error.findings)
    return _back(hand)


def _back(hand: InHand) -> HttpResponse:
    return HttpResponseRedirect(reverse("desk-staff", args=[hand.stream]))
