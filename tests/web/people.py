"""Two events with everything that must not leak between them, and browsers of everybody who could look."""

from __future__ import annotations

from dataclasses import replace

from django.test import Client
from django.urls import reverse

from headjudge.desk.desk import Desk
from headjudge.desk.roles import ROLES
from headjudge.desk.trackers.opening import stream_of
from headjudge.policy.worldbreak_rules import worldbreak_rules
from headjudge.tournament.hall import commands as hall
from headjudge.tournament.state import Entrant
from headjudge.tournament.tracker.events import (
    TrackedCard,
    TrackedPart,
    TrackedPlayer,
    WorldbreakTableOpened,
)
from headjudge.web.deskroom import tables
from headjudge.web.guessing import LINKS
from headjudge.web.invitations import invite, unused
from headjudge.web.models import Account, Membership
from headjudge.web.player_links import make_links
from headjudge.web.tracking.links import make_table_links
from tests.desk.making import act, event, pair

OURS, THEIRS = "friday", "elsewhere"
NAME_OF = {OURS: "Ownevent-4711", THEIRS: "Otherevent-0815"}
PERSON_OF = {OURS: "Ownplayer-4711", THEIRS: "Otherplayer-0815"}
SECRETS = ("seed-of-4711", "external-of-4711", "seed-of-0815", "external-of-0815")
"""What no page for everybody may show."""
BACKEND = "django.contrib.auth.backends.ModelBackend"


def events(desk: Desk) -> None:
    """Both events in their first round, published; ids of entrants differ."""
    for stream, mark in ((OURS, "4711"), (THEIRS, "0815")):
        made = event(8, name=NAME_OF[stream], seed=f"seed-of-{mark}")
        people = tuple(
            Entrant(
                one.id if stream == OURS else f"x{one.id}",
                f"{PERSON_OF[stream]} {one.id}",
                external={"publisher": f"external-of-{mark}"},
            )
            for one in made.entrants
        )
        desk.open(stream, replace(made, entrants=people), actor="staff/1", command="c")
        act(desk, stream, hall.CheckIn(tuple(one.id for one in people)))
        hand = pair(desk, stream)
        a_game(stream, hand.event.rounds[0].matches[0].seats)


def a_game(stream: str, seats: tuple[str, ...]) -> None:
    """The game at table 1 of the first round; its cards are secrets of the event."""
    players = tuple(TrackedPlayer(one, ("Commander",), "W") for one in seats)
    cards = tuple(
        TrackedCard(
            f"{place}-{number}",
            one,
            f"{PERSON_OF[stream]} card",
            (TrackedPart("Card", "{1}{W}", ("Sorcery",)),),
        )
        for place, one in enumerate(seats, 1)
        for number in (1, 2, 3)
    )
    rules = worldbreak_rules()
    fact = WorldbreakTableOpened(stream, 1, 1, rules.edition, dict(rules.chosen), players, cards)
    tables().open(stream_of(stream, 1, 1), fact, actor="staff/1", command="c")


def account(login: str, *, role: str | None = None, stream: str = OURS, host: bool = False) -> Account:
    """Somebody of the staff."""
    made = Account(login=login, name=f"Name of {login}", is_host=host)
    made.set_unusable_password()
    made.save()
    if role is not None:
        Membership.objects.create(account=made, stream=stream, role=role)
    return made


def browser(made: Account | None) -> Client:
    """A browser; signed in where an account is given."""
    client = Client(HTTP_ACCEPT_LANGUAGE="en", raise_request_exception=False)
    if made is not None:
        client.force_login(made, backend=BACKEND)
    return client


def everybody() -> dict[str, Account | None]:
    """One person for each column of the matrix, and an owner of the other event."""
    found: dict[str, Account | None] = {"everybody": None, "player": None, "table": None}
    found["signed_in"] = account("somebody")
    found |= {role: account(role, role=role) for role in ROLES}
    found["host"] = account("host", host=True)
    found["other_owner"] = account("other", role="owner", stream=THEIRS)
    return found


def opener(who: str, made: Account | None) -> Client:
    """The browser of a column: a player's is bound by the personal link of the first entrant, a table's phone watches
    by the link of table 1; nobody is signed in."""
    client = browser(made)
    LINKS.forget()  # whoever walks all addresses guesses at links, too
    if who == "table":
        stream = stream_of(OURS, 1, 1)
        there = client.get(reverse("table-link", args=[make_table_links([stream])[stream]]))
        client.post(there.url, {"seat": "watch"})
    if who == "player":
        code = make_links(OURS, ["1"])["1"]
        client.post(reverse("player-link", args=[code]))
    return client


def an_invitation(stream: str) -> int:
    """The key of an open invitation of an event."""
    invite(stream, "judge")
    return int(unused().filter(stream=stream).latest("pk").pk)
