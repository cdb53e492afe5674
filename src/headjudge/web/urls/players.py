"""Players without an account: the personal link, and one's own page."""

from django.urls import path

from headjudge.web.views import deck_sheets, player

urlpatterns = [
    path("p/<str:code>", player.personal_link, name="player-link"),
    path("e/<event:slug>/me", player.me, name="me"),
    path("e/<event:slug>/me/check", player.check_as_typed, name="me-check"),
    path("e/<event:slug>/me/decklist.pdf", deck_sheets.own, name="me-sheet"),
]
