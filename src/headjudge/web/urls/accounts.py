"""Signing in, invitations, one's own settings, and making events."""

from django.urls import path

from headjudge.web.views import accounts, events

urlpatterns = [
    path("sign-in", accounts.sign_in, name="sign-in"),
    path("sign-out", accounts.sign_out, name="sign-out"),
    path("account", accounts.account, name="account"),
    path("i/<str:code>", accounts.invitation, name="invitation"),
    path("events/new", events.new, name="event-new"),
]
