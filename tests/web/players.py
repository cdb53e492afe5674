"""Browsers of players who have opened their personal link."""

from __future__ import annotations

from django.test import Client
from django.urls import reverse

from headjudge.web.player_links import make_links


def bound(stream: str, entrant: str) -> Client:
    """The browser of a player who has opened the personal link and pressed its button."""
    client = Client(HTTP_ACCEPT_LANGUAGE="en", raise_request_exception=False)
    code = make_links(stream, [entrant])[entrant]
    assert client.post(reverse("player-link", args=[code])).status_code == 302
    return client
