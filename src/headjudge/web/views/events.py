"""Making an event: a few answers, and the structure that the rules recommend for them."""

from __future__ import annotations

import contextlib
import datetime
import re
import secrets
from collections.abc import Iterator, Mapping
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_http_methods

from headjudge.desk.planning import LEVELS
from headjudge.desk.setting_up import Game, deck_formats, games, new_event, slugs
from headjudge.desk.structure import set_up
from headjudge.findings import Finding, InputError, StoreError
from headjudge.policy.model import Level
from headjudge.tournament.hall.kept import Hall
from headjudge.tournament.state import Tournament
from headjudge.web.access import host_only
from headjudge.web.acting import STATUS_WRONG, command_of
from headjudge.web.deskroom import desk
from headjudge.web.models import Membership
from headjudge.web.shown import by_place, page
from headjudge.wording import speak
from headjudge.wording.language import Language

EXPECTED = 8
MOST_EXPECTED = 100_000
GAMES = {"fab": "Flesh and Blood", "mtg": "Magic: The Gathering"}
"""Names of games, which are the same in every language."""


@host_only
@require_http_methods(["GET", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    """A form with game, programme and day; "show" tells the structure, the other button makes the event."""
    given = request.POST if request.method == "POST" else request.GET
    if request.method == "POST" and request.POST.get("do") != "show":
        return _made(request)
    return _form(request, given, asked=bool(given.get("policy")))


def _made(request: HttpRequest) -> HttpResponse:
    command = command_of(request, request.user.actor)
    if command is None:
        return _form(request, request.POST, (Finding("web.form_incomplete", "error", None),), asked=False)
    try:
        event = _event(request.POST)
    except InputError as error:
        return _form(request, request.POST, error.findings, asked=False)
    stream = _opened(event, request.user.actor, command)
    Membership.objects.update_or_create(account=request.user, stream=stream, defaults={"role": "owner"})
    return HttpResponseRedirect(
        reverse("desk-setup", args=[stream]) + f"?players={_players(request.POST) or EXPECTED}"
    )


def _opened(event: Tournament, actor: str, command: str) -> str:
    """The event under the first address that is free; the same form sent twice makes one event."""
    for stream in slugs(event.name, event.date):
        try:
            desk().open(stream, event, actor=actor, command=command)
        except StoreError as error:
            if any(one.code in ("log.exists", "log.expired") for one in error.findings):
                continue
            raise
        return stream
    raise AssertionError("addresses never end")


def _event(given: Mapping[str, str]) -> Tournament:
    level: Level | None = next((one for one in LEVELS if one == given.get("level")), None)
    return new_event(
        given.get("name", ""),
        given.get("date", ""),
        given.get("policy", ""),
        seed=secrets.token_hex(16),
        programme=given.get("programme", "").strip() or None,
        level=level,
        deck_format=given.get("format"),
    )


def _players(given: Mapping[str, str]) -> int | None:
    text = given.get("players", "").strip()
    return min(int(text), MOST_EXPECTED) if text.isdecimal() and len(text) < 8 else None


def _form(
    request: HttpRequest, given: Mapping[str, str], findings: tuple[Finding, ...] = (), *, asked: bool
) -> HttpResponse:
    today = timezone.localdate()
    day = today
    with contextlib.suppress(ValueError):
        day = datetime.date.fromisoformat(given.get("date", ""))
    shown: Any = None
    if asked:
        try:
            event = _event({**dict(given.items()), "name": given.get("name") or "-"})
            shown = set_up(event, Hall(), _players(given) or EXPECTED)
        except InputError as error:
            findings = error.findings
    there = games(day)
    values = {
        "name": given.get("name", ""),
        "date": given.get("date") or today.isoformat(),
        "policy": given.get("policy", ""),
        "programme": given.get("programme", ""),
        "level": given.get("level", ""),
        "format": given.get("format", ""),
        "players": given.get("players", str(EXPECTED)),
    }
    return page(
        request,
        "event_new.html",
        status=STATUS_WRONG if findings else 200,
        findings=findings,
        wrong=by_place(findings),
        values=values,
        games=formats(there, request.language),
        deck_formats=deck_choices(day, request.language),
        programmes=programmes(there, request.language),
        levels=LEVELS,
        shown=shown,
    )


def formats(there: tuple[Game, ...], language: Language) -> list[tuple[str, list[tuple[str, str]]]]:
    """The policies to choose from: for each game its name, and id and name of each policy."""
    return [
        (_called(game, language), [(policy.id, policy.names.within(language)) for policy in game.policies])
        for game in there
    ]


def deck_choices(day: datetime.date, language: Language) -> list[tuple[str, list[tuple[str, str]]]]:
    """The deck formats to choose from, by game: id and name of each."""
    found: dict[str, list[tuple[str, str]]] = {}
    for form in deck_formats(day):
        name = form.names.get(language) or form.names["en"]
        found.setdefault(GAMES.get(form.game, form.game), []).append((form.id, name))
    return list(found.items())


def programmes(there: tuple[Game, ...], language: Language) -> list[tuple[str, list[tuple[str, str]]]]:
    """The organised-play programmes by game, each once: id and name; one of several days without its day."""
    return [(_called(game, language), list(_programmes(game, language))) for game in there]


def _called(game: Game, language: Language) -> str:
    return GAMES.get(game.key) or speak(language).say("setup.any_game")


def _programmes(game: Game, language: Language) -> Iterator[tuple[str, str]]:
    found: dict[str, str] = {}
    for policy in game.policies:
        for row in policy.programmes.rows if policy.programmes is not None else ():
            name = row.names.within(language)
            found.setdefault(row.event or row.id, re.split(r"\s*[(（]", name)[0] if row.event else name)
    yield from found.items()
