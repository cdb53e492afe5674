"""The look-up of cards: a name in any language, for judges and players, with or without an account."""

from __future__ import annotations

import unicodedata
from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import translation
from django.views.decorators.http import require_safe

from headjudge.cards.card import Game
from headjudge.decks.looking_up import LONGEST_NAME, CardFacts, LookUp
from headjudge.findings import InputError
from headjudge.web.access import public
from headjudge.web.card_data import LookUps, TooMany, look_ups
from headjudge.web.card_page import ShownCard, choice_of, near_choice, shown_card
from headjudge.web.published import HTML, Entry
from headjudge.web.views.public import sent
from headjudge.wording import Wording, speak

BUSY = 503
WAIT = "2"
"""Seconds after which somebody who came at a busy moment may ask again."""


@public
@require_safe
def to_cards(request: HttpRequest) -> HttpResponse:
    """The address as people type it, without the slash; what they ask comes along."""
    asked = request.GET.urlencode()
    return redirect(reverse("cards") + (f"?{asked}" if asked else ""))


@public
@require_safe
def cards(request: HttpRequest) -> HttpResponse:
    """A field for a name (``?q=``) and what it means, in one game (``?game=``) or all; ``?card=`` names one card.

    The page is the same for everybody: it knows no account. Letters of the name beyond the longest are not looked at.
    """
    look = look_ups()
    at_hand, faults = look.at_hand()
    words = speak(request.language)
    asked = _shown_in_a_field(request.GET.get("q", ""))[:LONGEST_NAME]
    key = request.GET.get("card", "")[:LONGEST_NAME]
    game = request.GET.get("game", "")
    chosen = {name: one for name, one in at_hand.items() if game not in at_hand or name == game}
    query = urlencode(
        [(name, value) for name, value in (("q", asked), ("game", game), ("card", key)) if value]
    )
    values: dict[str, Any] = {
        "asked": asked,
        "game": game if game in at_hand else "",
        "games": list(at_hand),
        "query": f"{query}&" if query else "",
        "tab": urlencode({"q": asked}) if asked else "",
        "faults": faults,
        "sources": [one.base.source for one in chosen.values()],
    }
    status, more = 200, {}
    try:
        values |= _results(look, chosen, asked, key, words)
    except TooMany:
        status, more = BUSY, {"Retry-After": WAIT}
        values["is_busy"] = True
    except InputError as error:  # a database that could be opened and cannot be read to its end
        values["faults"] = (*faults, *error.findings)
    text = rendered(words, values)
    if status == BUSY:
        return HttpResponse(text, status=status, headers=more | {"Cache-Control": "no-store"})
    return sent(request, Entry.of(text.encode("utf-8", "replace"), HTML, request.language))


def _shown_in_a_field(text: str) -> str:
    """What was typed, without the control letters that no page may hold and no name has."""
    return "".join(" " if unicodedata.category(letter) in ("Cc", "Cs") else letter for letter in text).strip()


def _results(
    look: LookUps, chosen: dict[Game, LookUp], asked: str, key: str, words: Wording
) -> dict[str, Any]:
    """What the name means in each game; what looks like it only where it means nothing anywhere."""
    if not asked and not key:
        return {"results": ()}
    found: dict[Game, tuple[CardFacts, ...]] = {
        game: one.key(key) if key else one.found(asked) for game, one in chosen.items()
    }
    results = []
    title = ""
    for game, some in found.items():
        cards = [shown_card(some[0], chosen[game].base.source.date, words)] if len(some) == 1 else []
        choices = [choice_of(one, words) for one in some] if len(some) > 1 else []
        if cards or choices:
            results.append({"game": game, "card": cards[0] if cards else None, "choices": choices})
        title = title or _title(cards)
    near = []
    if asked and not key and not results:
        near = [
            near_choice(game, one, words)
            for game, look_up in chosen.items()
            for one in look.near(look_up, asked)
        ]
        near.sort(key=lambda one: -one.likeness)
    return {"results": results, "near": near, "is_unknown": not results, "title": title}


def _title(cards: list[ShownCard]) -> str:
    return cards[0].name if cards else ""


def rendered(words: Wording, values: dict[str, Any]) -> str:
    """The page from its template."""
    about = {
        "language": words.language,
        "words": words,
        "languages": (("en", "English"), ("ja", "日本語"), ("ru", "Русский")),
        "hide_sign_in": True,
    }
    with translation.override(words.language):
        return render_to_string("headjudge/cards.html", about | values)
