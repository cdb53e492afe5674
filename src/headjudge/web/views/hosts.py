"""Who may make events here, and under which addresses phones reach this desk."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from headjudge.findings import Finding
from headjudge.web.access import host_only
from headjudge.web.invitations import invite, unused
from headjudge.web.links import keep_link, link_was_made, shows_links, take_link
from headjudge.web.models import Account
from headjudge.web.qr import qr_svg
from headjudge.web.reaching import base_for_phones, bases, choose, chosen_address, here
from headjudge.web.shown import page


@host_only
@shows_links
@require_safe
def hosts(request: HttpRequest) -> HttpResponse:
    """Everybody who may make events, and links for others that nobody has used yet."""
    return page(
        request,
        "hosts.html",
        hosts=Account.objects.filter(is_host=True, is_active=True).order_by("name", "pk"),
        invitations=unused().filter(stream="", account=None).select_related("made_by").order_by("expires_at"),
        link=take_link(request),
    )


@host_only
@shows_links
@require_POST
def invite_host(request: HttpRequest) -> HttpResponse:
    """A one-time link for somebody else who may make events."""
    if not link_was_made(request):
        keep_link(request, reverse("invitation", args=[invite(by=request.user)]), "web.link_for_host")
    return HttpResponseRedirect(reverse("hosts"))


@host_only
@require_POST
def revoke_host(request: HttpRequest, invitation: int) -> HttpResponse:
    """Such a link works no longer."""
    unused().filter(stream="", account=None, pk=invitation).delete()
    return HttpResponseRedirect(reverse("hosts"))


@host_only
@require_http_methods(["GET", "HEAD", "POST"])
def network(request: HttpRequest) -> HttpResponse:
    """This machine's addresses with a QR code each; the one that links and codes carry can be chosen."""
    possible = bases(request) if here().in_network else {}
    findings: tuple[Finding, ...] = ()
    if request.method == "POST":
        address = request.POST.get("address", "")
        if address not in possible:
            raise Http404
        try:
            choose(address)
        except OSError:
            findings = (Finding("store.database", "error", str(here().folder), {"reason": "permission"}),)
        else:
            return HttpResponseRedirect(reverse("network"))
    chosen = chosen_address(tuple(possible))
    shown = [
        {"address": one, "base": base, "picture": qr_svg(base + "/"), "chosen": one == chosen}
        for one, base in possible.items()
    ]
    shown.sort(key=lambda one: not one["chosen"])
    return page(
        request,
        "network.html",
        status=503 if findings else 200,
        findings=findings,
        addresses=shown,
        current=base_for_phones(request),
        in_network=here().in_network,
        is_secure=request.is_secure(),
    )
