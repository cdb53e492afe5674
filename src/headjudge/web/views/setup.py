"""The set-up of an event: its rules, its structure, its options, and what must be told because it deviates."""

from __future__ import annotations

import contextlib
import datetime
from collections.abc import Mapping
from typing import Any, get_args

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from headjudge.desk.asking import decided
from headjudge.desk.hand import InHand
from headjudge.desk.planning import planned_rules, planned_structure, revise
from headjudge.desk.setting_up import games
from headjudge.desk.structure import Part, SetUp, set_up
from headjudge.findings import Finding
from headjudge.policy.deck_formats import format_ids
from headjudge.tournament.commands import Announce
from headjudge.tournament.state import Announceable, Moment
from headjudge.web.access import desk_page
from headjudge.web.acting import STATUS_WRONG, Outcome, take
from headjudge.web.fields import field_for, point_field
from headjudge.web.shown import by_place, page
from headjudge.web.views.events import MOST_EXPECTED, deck_choices, formats, programmes
from headjudge.wording import speak

MOMENTS: tuple[Moment, ...] = get_args(Moment)


@desk_page("organise")
@require_http_methods(["GET", "POST"])
def setup(request: HttpRequest, hand: InHand) -> HttpResponse:
    """The structure as it will be played, each value the rules' or the organiser's own."""
    if request.method != "POST":
        return _page(request, hand)
    outcome = _asked(request, hand)
    if outcome.is_done:
        where = {"announce": "#told", "rules": "#rules"}.get(request.POST.get("do", ""), "#structure")
        return HttpResponseRedirect(reverse("desk-setup", args=[hand.stream]) + where)
    return _page(request, hand, outcome)


def _asked(request: HttpRequest, hand: InHand) -> Outcome:
    given = request.POST
    seen = given.get("seen", "")
    match given.get("do"):
        case "rules":
            return take(request, hand, lambda now: revise(now, planned_rules(now.event, given), seen))
        case "structure":
            return take(request, hand, lambda now: revise(now, planned_structure(now.event, given), seen))
        case "announce":
            what: Announceable | None = next(
                (one for one in get_args(Announceable) if one == given.get("what")), None
            )
            when: Moment | None = next((one for one in MOMENTS if one == given.get("when")), None)
            if what is not None and when is not None:
                asked = Announce(what, when, given.get("stage") or None)
                return take(request, hand, lambda now: decided(now, asked).facts)
    return Outcome(None, (Finding("web.form_incomplete", "error", None),), STATUS_WRONG)


def _page(request: HttpRequest, hand: InHand, outcome: Outcome | None = None) -> HttpResponse:
    findings = () if outcome is None else outcome.findings
    wrong = by_place(findings)
    typed: Mapping[str, str] = request.POST if outcome is not None else {}
    of_structure = typed if typed.get("do") == "structure" else {}
    of_rules = typed if typed.get("do") == "rules" else {}
    players = request.GET.get("players", "").strip()
    asked = min(int(players), MOST_EXPECTED) if players.isdecimal() and len(players) < 8 else None
    found = set_up(hand.event, hand.hall, asked)
    words = speak(request.language)
    options = [field_for(words, one, of_structure, wrong, f"option.{one.key}") for one in found.options]
    points = [point_field(words, one, of_structure, wrong) for one in found.open_points]
    items = [field_for(words, one, of_structure, wrong) for one in found.items.values()]
    return page(
        request,
        "setup_page.html",
        status=200 if outcome is None else outcome.status,
        section="setup",
        hand=hand,
        findings=findings,
        wrong=wrong,
        found=found,
        asked=asked,
        parts=[_part(request, one, found, of_structure, wrong) for one in found.parts],
        items=items,
        fixed=[
            one.key for one in found.items.values() if one.is_number and one.key not in found.policy.options
        ],
        options=options,
        options_open=any(one.value or one.findings for one in options),
        points=points,
        points_open=any(one.is_own or one.findings for one in points),
        cut=of_structure.get("cut", found.cut),
        cut_own=of_structure.get("cut_own", "" if found.cut_own is None else str(found.cut_own)),
        rules=_rules(request, hand, of_rules),
        announced=[(one, words.say(one.code, **one.params)) for one in found.announced],
        moments=MOMENTS,
        moment=_moment(hand),
        advice=[one for one in found.findings if one.severity != "error"],
        sources=_sources(found),
    )


def _part(
    request: HttpRequest, part: Part, found: SetUp, typed: Mapping[str, str], wrong: Mapping[str, Any]
) -> dict[str, Any]:
    """A stage as its fields."""
    enters, advised = part.enters, part.advised

    def typed_or(name: str, own: Any) -> str:
        return typed.get(name, "" if own is None else str(own))

    return {
        "part": part,
        "rounds": field_for(speak(request.language), part.rounds, typed, wrong),
        "policy": part.policy.names.within(request.language) if part.policy.id != found.policy.id else "",
        "top": typed_or(f"top.{part.id}", enters.top if enters else None),
        "points": typed_or(f"points.{part.id}", enters.min_points if enters else None),
        "top_advised": advised.top if advised else 0,
        "points_advised": (advised.min_points or 0) if advised else 0,
        "date": typed_or(f"date.{part.id}", part.date),
        "wrong": [
            one
            for key in (f"top.{part.id}", f"points.{part.id}", f"date.{part.id}")
            for one in wrong.get(key, ())
        ],
    }


def _rules(request: HttpRequest, hand: InHand, typed: Mapping[str, str]) -> dict[str, Any]:
    """The form of name, day, game and programme; an own policy that came with a file stays under no id."""
    event = hand.event
    day = typed.get("date", event.date)
    shown = datetime.date.fromisoformat(event.date)
    with contextlib.suppress(ValueError):
        shown = datetime.date.fromisoformat(day)
    there = games(shown)
    offered = programmes(there, request.language)
    programme = typed.get("programme", event.programme or "")
    own = "" if isinstance(event.policy, str) else found_name(hand, request.language)
    return {
        "name": typed.get("name", event.name),
        "date": day,
        "policy": typed.get("policy", event.policy if isinstance(event.policy, str) else ""),
        "own": own,
        "programme": programme,
        "programme_unknown": bool(programme)
        and all(programme != value for _, rows in offered for value, _ in rows),
        "games": formats(there, request.language),
        "format": typed.get("format", event.format or ""),
        "format_unknown": bool(event.format) and event.format not in format_ids(),
        "deck_formats": deck_choices(shown, request.language),
        "programmes": offered,
    }


def found_name(hand: InHand, language: str) -> str:
    """The name of the policy that an event carries whole."""
    names: Mapping[str, str] = hand.event.policy.get("names", {})
    return names.get(language) or names.get("en", "")


def _moment(hand: InHand) -> Moment:
    """When something that is told now is told: before registration it goes into the announcement."""
    if hand.event.rounds:
        return "later"
    return "registration" if hand.event.entrants or hand.hall.registration.by_themselves else "advertising"


def _sources(found: SetUp) -> list[str]:
    """Where the recommendation stands: each document and edition once, with its clauses."""
    clauses: dict[tuple[str, str], list[str]] = {}
    for one in found.advice.source.values():
        place = clauses.setdefault((one.title or one.document, one.edition or ""), [])
        if one.clause and one.clause not in place:
            place.append(one.clause)
    return [
        " ".join(filter(None, (title, ", ".join(sorted(place)), f"({edition})" if edition else "")))
        for (title, edition), place in clauses.items()
    ]
