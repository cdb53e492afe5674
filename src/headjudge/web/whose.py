"""Names of those who act: the log holds an account's or an entrant's id, the page says the name."""

from __future__ import annotations

from collections.abc import Iterable

from django.urls import NoReverseMatch, reverse

from headjudge.desk.hand import InHand
from headjudge.desk.naming import names_of
from headjudge.web.models import Account

STAFF = "staff/"


def actor_names(actors: Iterable[str], hand: InHand) -> dict[str, str]:
    """The name of each actor: staff by account, players by entrant; any other as it stands in the log."""
    wanted = list(dict.fromkeys(actors))
    keys = {actor: actor.removeprefix(STAFF) for actor in wanted if actor.startswith(STAFF)}
    numbers = [int(key) for key in keys.values() if key.isdigit() and len(key) < 18]
    accounts = {
        str(pk): name for pk, name in Account.objects.filter(pk__in=numbers).values_list("pk", "name")
    }
    entrants = names_of(hand)
    return {
        actor: accounts.get(keys.get(actor, ""), "") or entrants.get(actor.partition("/")[2], actor)
        for actor in wanted
    }


def address(name: str, *parts: object) -> str | None:
    """The address of a page by its name; None where this installation has no such page."""
    try:
        return reverse(name, args=parts)
    except NoReverseMatch:
        return None
