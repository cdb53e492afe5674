"""The interface for programs: what the public pages show, as JSON, described by OpenAPI.

Answers are those of the command line for the same event; ``docs/reference`` says what each field means. The page that
would show the description loads from another host, so only the description itself is served.
"""

from __future__ import annotations

from typing import Any, Literal

from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse
from ninja import NinjaAPI, Schema
from ninja.errors import ValidationError as RequestFault

from headjudge import __version__
from headjudge.web import pages
from headjudge.web.access import MARK
from headjudge.web.api_cards import router as cards
from headjudge.web.api_faults import Failed
from headjudge.web.published import JSON, Entry
from headjudge.web.summaries import summaries
from headjudge.wording import speak


class Finding(Schema):
    """A remark: its code, how bad it is, and a sentence."""

    code: str
    severity: Literal["error", "warning", "info", "unchecked"]
    message: str


class EventLine(Schema):
    """An event in the list of events; ``round`` is the last published one, 0 before the first."""

    slug: str
    name: str
    date: str
    status: Literal["coming", "registration", "running", "over"]
    round: int


class Events(Schema):
    """All events, the latest day first."""

    items: list[EventLine]


class StageOfEvent(Schema):
    """A stage: rounds planned (null: not known yet) and paired, and how many go on into it."""

    id: str | None
    kind: Literal["swiss", "draft", "bracket", "pods"]
    planned: int | None
    played: int
    top: int | None


class Registration(Schema):
    """Whether people may enter, themselves or at the desk, and how many places there are (null: any number)."""

    open: bool
    by_themselves: bool
    capacity: int | None
    waiting: int


class Event(EventLine):
    """An event; ``version`` is the position in its log that the answer is of."""

    policy: str
    entrants: int
    format: str | None
    stages: list[StageOfEvent]
    registration: Registration
    version: int


class Match(Schema):
    """A table: entrants in the order of their seats, and why they were paired so."""

    table: int
    seats: list[str]
    pod: int | None
    notes: list[str]


class Pairings(Schema):
    """A published round."""

    round: int
    stage: str | None
    matches: list[Match]
    byes: list[str]
    absent: list[str]
    findings: list[Finding]


class Column(Schema):
    """A value that ranks."""

    key: str
    label: str
    better: Literal["high", "low"]


class Row(Schema):
    """A row: exact values as texts such as ``13/17``, and what puts it above the next."""

    rank: int
    entrant: str
    name: str
    status: Literal["active", "dropped", "disqualified"]
    values: dict[str, str]
    decided_by: str | None
    place: int | None = None


class Standings(Schema):
    """The standings after a round."""

    policy: str
    edition: str
    after_round: int
    stage: str | None = None
    columns: list[Column]
    standings: list[Row]
    findings: list[Finding]


class Why(Schema):
    """Why an entrant stands there: see the reference of ``explain``."""

    after_round: int
    stage: str | None
    entrants: int
    positions: list[dict[str, Any]]
    comparisons: list[dict[str, Any]]
    findings: list[Finding]


class BracketMatch(Schema):
    """A match of the tree; seats and seeds are null until they are known."""

    number: int
    seats: list[str | None]
    seeds: list[int | None]
    state: Literal["waiting", "ready", "running", "done"]
    winner: str | None
    side: str
    through: list[str]


class BracketRound(Schema):
    """A round of the tree."""

    name: str
    matches: list[BracketMatch]


class Bracket(Schema):
    """The play-off as it stands."""

    rounds: list[BracketRound]
    findings: list[Finding]


class TableClock(Schema):
    """A table that has other time left than the hall."""

    table: int
    phase: str
    ends_at: int | None
    time_left: int


class Clock(Schema):
    """The clock at ``now``; moments and spans in milliseconds, moments since 1970 (UTC)."""

    round: int
    step: str | None = None
    phase: Literal["waiting", "starting", "running", "paused", "time_over", "ended"]
    minutes: int | None = None
    started: int | None = None
    ends_at: int | None = None
    paused_at: int | None = None
    time_left: int | None = None
    overtime: int | None = None
    tables: tuple[TableClock, ...] = ()
    now: int


api = NinjaAPI(
    title="headjudge",
    version=__version__,
    description="What the public pages of events show, and the facts of cards. Every answer carries an ETag; "
    "send it back to get 304.",
    docs_url=None,
    openapi_url="/openapi.json",
    urls_namespace="api",
)


@api.exception_handler(Http404)
def not_found(request: HttpRequest, error: Http404) -> HttpResponse:
    """404 in words."""
    said = speak(request.language).say("shown.no_such_thing")
    return api.create_response(request, {"error": {"code": "not_found", "message": said}}, status=404)


@api.exception_handler(RequestFault)
def not_understood(request: HttpRequest, error: RequestFault) -> HttpResponse:
    """422: a number that is none, a text that is missing: says which, and where it stands what may be."""
    fields = list(dict.fromkeys(str(one["loc"][-1]) for one in error.errors))
    said = speak(request.language).say("web.bad_values", fields=fields, where=reverse("api:openapi-json"))
    return api.create_response(request, {"error": {"code": "bad_request", "message": said}}, status=422)


def _sent(request: HttpRequest, name: str, slug: str, **params: Any) -> HttpResponse:
    from headjudge.web.front import PAGES
    from headjudge.web.views.public import page_of

    return page_of(request, PAGES[f"api:{name}"], slug, **params)


@api.get("/events", response=Events, url_name="events")
def events(request: HttpRequest) -> HttpResponse:
    """All events, the latest day first."""
    from headjudge.web.views.public import sent

    keys = ("slug", "name", "date", "status", "round")
    text = pages.as_text({"items": [{key: one.told[key] for key in keys} for one in summaries()]})
    data = text.encode("utf-8", "replace")
    return sent(request, Entry.of(data, JSON, request.language))


@api.get("/events/{slug}", response={200: Event, 404: Failed}, url_name="event")
def event(request: HttpRequest, slug: str) -> HttpResponse:
    """An event: stages, registration, how far it is."""
    return _sent(request, "event", slug)


@api.get("/events/{slug}/pairings", response={200: Pairings, 404: Failed}, url_name="pairings")
def pairings(request: HttpRequest, slug: str) -> HttpResponse:
    """The last published round."""
    return _sent(request, "pairings", slug)


@api.get("/events/{slug}/standings", response={200: Standings, 404: Failed}, url_name="standings")
def standings(request: HttpRequest, slug: str) -> HttpResponse:
    """The standings after the last finished round."""
    return _sent(request, "standings", slug)


@api.get("/events/{slug}/why/{path:entrant}", response={200: Why, 404: Failed}, url_name="why")
def why(request: HttpRequest, slug: str, entrant: str) -> HttpResponse:
    """Why an entrant stands there: each value as a formula with its numbers."""
    return _sent(request, "why", slug, entrant=entrant)


@api.get("/events/{slug}/bracket", response={200: Bracket, 404: Failed}, url_name="bracket")
def bracket(request: HttpRequest, slug: str) -> HttpResponse:
    """The play-off; 404 where the event has none."""
    return _sent(request, "bracket", slug)


@api.get("/events/{slug}/clock", response={200: Clock, 404: Failed}, url_name="clock")
def clock(request: HttpRequest, slug: str) -> HttpResponse:
    """The clock of the round, or of the step before it."""
    return _sent(request, "clock", slug)


@api.get("/events/{slug}/file", response={200: dict[str, Any], 404: Failed}, url_name="file")
def file(request: HttpRequest, slug: str) -> HttpResponse:
    """The event file: until the event is over without the seed, never with ids elsewhere."""
    return _sent(request, "file", slug)


api.add_router("/cards", cards)


def marked(urls: tuple[list[Any], str, str]) -> tuple[list[Any], str, str]:
    """The addresses of the interface, each marked as public (``headjudge.web.access``)."""
    for pattern in urls[0]:
        setattr(pattern.callback, MARK, "public")
    return urls
