"""Signing in, invitations, one's own settings, and making events."""

from django.urls import path

from headjudge.web.views import accounts, events, hosts

urlpatterns = [
    path("sign-in", accounts.sign_in, name="sign-in"),
    path("sign-out", accounts.sign_out, name="sign-out"),
    path("account", accounts.account, name="account"),
    path("account/password", accounts.password, name="password"),
    path("hosts", hosts.hosts, name="hosts"),
    path("hosts/invite", hosts.invite_host, name="host-invite"),
    path("hosts/invitations/<int:invitation>/revoke", hosts.revoke_host, name="host-revoke"),
    path("network", hosts.network, name="network"),
    path("i/<str:code>", accounts.invitation, name="invitation"),
    path("events/new", events.new, name="event-new"),
]
