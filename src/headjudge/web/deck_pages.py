"""The public pages of decklists, once they are published; kept like all others (``headjudge.web.published``)."""

from __future__ import annotations

from typing import Any

from headjudge.desk.decklists.shown import shown_deck, shown_lists
from headjudge.desk.shown_to_all import Shown
from headjudge.web.card_data import bases
from headjudge.web.pages import Told, rendered
from headjudge.web.published import HTML, Page
from headjudge.wording import Wording


def _lists(shown: Shown, words: Wording, told: Told) -> str | None:
    found = shown_lists(shown)
    if found is None:
        return None
    return rendered("public/decklists.html", shown, words, "decklists", found=found)


def _deck(shown: Shown, words: Wording, told: Told) -> str | None:
    found = shown_deck(shown, told["entrant"], bases())
    if found is None:
        return None
    return rendered("public/decklist.html", shown, words, "decklists", deck=found)


def _rests_on(shown: Shown, told: Told) -> Any:
    names = tuple((one.id, one.name) for one in shown.event.entrants)
    decks = shown.hall.decks
    lists = tuple((entrant, lists[-1].fact.number) for entrant, lists in decks.lists.items())
    return (shown.event.name, names, decks.published, lists, shown.round, shown.has_bracket)


DECKLISTS = Page("decklists", HTML, _lists, _rests_on)
DECKLIST = Page("decklist", HTML, _deck, _rests_on)
