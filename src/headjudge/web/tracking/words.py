"""A table's page in the reader's words: players as the event calls them, cards as the reader's language has them."""

from __future__ import annotations

from functools import lru_cache

from django.http import HttpRequest

from headjudge.cards.database import CardBase
from headjudge.desk.hand import InHand
from headjudge.desk.naming import names_of
from headjudge.desk.trackers.hand import TableHand
from headjudge.desk.trackers.shown import TableShown
from headjudge.web.card_data import bases
from headjudge.web.models import Account
from headjudge.web.whose import STAFF
from headjudge.wording import Wording, speak
from headjudge.wording.trackers import TableWords


def players_called(game: TableHand, hand: InHand) -> dict[str, str]:
    """What the players of a table are called: as the event has them, or as the table was typed."""
    names = names_of(hand) if game.opened.round else {}
    return {one.id: names.get(one.id) or one.name or one.id for one in game.opened.players}


def table_words(request: HttpRequest, shown: TableShown, hand: InHand) -> TableWords:
    """The words for what a reader sees of a table."""
    words = speak(request.language)
    names = players_called(shown.hand, hand)
    actors = {line.line.actor for line in shown.history}
    base = bases().get("mtg")

    def card_name(name: str) -> str:
        return name if base is None or words.language == "en" else _named(base, name, words.language)

    return TableWords(shown, words, names, _who(actors, names, words), card_name)


def where(game: TableHand, words: Wording) -> str:
    """Which table it is, in words."""
    opened = game.opened
    if not opened.round:
        return words.say("tracker.casual", table=opened.table)
    return words.say("tracker.table_of", round=opened.round, table=opened.table)


def _who(actors: set[str], names: dict[str, str], words: Wording) -> dict[str, str]:
    """Players by name; whoever of the staff it was, the table reads that it was the staff's name."""
    found: dict[str, str] = {}
    keys = [actor.removeprefix(STAFF) for actor in actors if actor.startswith(STAFF)]
    numbers = [int(key) for key in keys if key.isdigit() and len(key) < 18]
    accounts = dict(Account.objects.filter(pk__in=numbers).values_list("pk", "name")) if numbers else {}
    for actor in actors:
        kind, _, key = actor.partition("/")
        if kind in ("seat", "player"):
            found[actor] = names.get(key, key)
        elif actor.startswith(STAFF) and key.isdigit():
            found[actor] = words.say("tracker.staff", name=accounts.get(int(key[:18]), ""))
    return found


@lru_cache(maxsize=8192)
def _named(base: CardBase, name: str, language: str) -> str:
    """A card's name in a language, the strongest that the card data has; the English one where it has none."""
    meant = base.find(name)
    if len(meant) != 1:
        return name
    return next((told for told, own in base.names(meant[0].id) if own == language), name)
