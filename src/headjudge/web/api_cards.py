"""The interface for programs: the facts of a card by its name in any language."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from django.http import HttpRequest, HttpResponse
from ninja import Query, Router, Schema

from headjudge.cards.card import Game
from headjudge.decks.looking_up import LONGEST_NAME, facts_json, near_json
from headjudge.findings import InputError
from headjudge.web import pages
from headjudge.web.api_faults import Failed
from headjudge.web.card_data import TooMany, look_ups
from headjudge.web.published import JSON, Entry
from headjudge.wording import as_json, speak

router = Router()


class CardName(Schema):
    """A name of a card in a language: ``en``, ``ja``, ``ru``, ``zhs`` …"""

    language: str
    name: str


class CardFace(Schema):
    """A face of a Magic card; costs, power and toughness as texts, colours as letters of WUBRG."""

    name: str
    mana_cost: str
    type_line: str
    colours: list[str]
    power: str | None
    toughness: str | None
    loyalty: str | None
    defense: str | None


class CardPrinting(Schema):
    """A card in a set, the earliest set first."""

    set: str
    set_name: str
    released: str | None
    numbers: list[str]
    rarities: list[str]
    games: list[Literal["paper", "mtgo", "arena"] | str]


class FoundCard(Schema):
    """The facts of a card. Magic has ``layout`` to ``legalities``, Flesh and Blood ``pitch`` to ``restricted``."""

    game: Literal["mtg", "fab"]
    key: str
    name: str
    full_name: str
    names: list[CardName]
    type_line: str
    keywords: list[str]
    printings: list[CardPrinting]
    layout: str | None = None
    mana_value: str | None = None
    colour_identity: list[str] | None = None
    faces: list[CardFace] | None = None
    legalities: dict[str, str] | None = None
    pitch: int | None = None
    types: list[str] | None = None
    subtypes: list[str] | None = None
    classes: list[str] | None = None
    talents: list[str] | None = None
    hero: str | None = None
    young: bool | None = None
    rarities: list[str] | None = None
    legal: list[str] | None = None
    banned: list[str] | None = None
    restricted: list[str] | None = None


class NearCard(Schema):
    """A card whose name looks like the one that was asked for; ``likeness`` goes to 100."""

    key: str
    name: str
    pitch: int | None
    likeness: int


class CardSource(Schema):
    """Where the data comes from: the day it is of, how that is known, and the hash of the file that was imported."""

    game: Literal["mtg", "fab"]
    kind: str
    date: str
    dated_by: str
    sha256: str
    version: str


class FoundCards(Schema):
    """One card where the name is clear, several where it can mean several, none and what looks like it."""

    found: list[FoundCard]
    near: list[NearCard]
    source: CardSource


@router.get("/find", response={200: FoundCards, 404: Failed, 422: Failed, 503: Failed}, url_name="find-card")
def find_card(
    request: HttpRequest,
    name: Annotated[str, Query(min_length=1, max_length=LONGEST_NAME)],
    game: Game | None = None,
) -> HttpResponse:
    """What a name means: a card's name in any language, also as a decklist writes it. 404 where this desk has no card
    data of the game; without ``game`` the first that it has. Near matches come only where nothing is found."""
    from headjudge.web.views.public import sent

    look = look_ups()
    at_hand, _ = look.at_hand()
    wanted = game or next(iter(at_hand), None)
    if wanted is None or wanted not in at_hand:
        words = speak(request.language)
        said = (
            words.say("card_page.none_here")
            if wanted is None
            else words.say("card_page.none_of", game=wanted)
        )
        return _failed(request, "no_card_data", said, 404)
    asked = at_hand[wanted]
    try:
        found = asked.found(name)
        near = () if found else look.near(asked, name)
    except TooMany:
        return _failed(request, "busy", speak(request.language).say("card_page.busy"), 503)
    except InputError as error:  # a database that could be opened and cannot be read to its end
        return _failed(request, "no_card_data", speak(request.language).sentence(error.findings[0]), 404)
    told: dict[str, Any] = {
        "found": [facts_json(one) for one in found],
        "near": [near_json(one) for one in near],
        "source": as_json.source_json(asked.base.source),
    }
    return sent(request, Entry.of(pages.as_text(told).encode("utf-8", "replace"), JSON, request.language))


def _failed(request: HttpRequest, code: str, message: str, status: int) -> HttpResponse:
    from headjudge.web.api import api

    response = api.create_response(request, {"error": {"code": code, "message": message}}, status=status)
    response.headers["Cache-Control"] = "no-store"
    return response
