"""The public pages of an event: what each is made of, and on what it rests. ``web/published.py`` keeps them."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote

from django.template.loader import render_to_string
from django.urls import NoReverseMatch, reverse
from django.utils import translation

from headjudge.desk.shown_clock import HallClock, hall_clock
from headjudge.desk.shown_event import at_a_glance, event_json
from headjudge.desk.shown_pairings import names_of, pairings_of, seated, table_of
from headjudge.desk.shown_standings import ranked_from, standings_shown, why_shown
from headjudge.desk.shown_to_all import Shown, public_file
from headjudge.findings import Refused
from headjudge.running.brackets.bracket import Bracket, bracket_of
from headjudge.tournament.event_file import write_event
from headjudge.web.card_data import has_cards
from headjudge.web.published import HTML, JSON, Page
from headjudge.wording import Wording, as_json, playoffs, safe
from headjudge.wording.reasons import reasons
from headjudge.wording.shown import decimal

Told = Mapping[str, Any]
TICK = 250
"""Milliseconds for which a page that shows the time is kept: many who ask at once cost four renderings a second, and
no phone's clock is off by more."""


def rendered(template: str, shown: Shown, words: Wording, section: str, **values: Any) -> str:
    """A public page from its template, the same for everybody: it knows no account and no request."""
    base = f"/e/{quote(shown.stream, safe='')}"
    about = {
        "language": words.language,
        "words": words,
        "languages": (("en", "English"), ("ja", "日本語"), ("ru", "Русский")),
        "hide_sign_in": True,
        "has_cards": has_cards(),
        "shown": shown,
        "base": base,
        "section": section,
    }
    with translation.override(words.language):
        return render_to_string(f"headjudge/{template}", about | values)


def as_text(value: Any) -> str:
    """A JSON answer as its text."""
    return json.dumps(value, ensure_ascii=False)


def now() -> int:
    """The time now in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


# -- the event -----------------------------------------------------------------------------------------


def _event(shown: Shown, words: Wording, told: Told) -> str:
    glance = at_a_glance(shown)
    return rendered(
        "public/event.html",
        shown,
        words,
        "event",
        glance=glance,
        policy=glance.policy[words.language],
        status_code=f"shown_status.{shown.status}",
        register=_register(shown, by_themselves=glance.by_themselves),
        texts=[words.say(one.code, **one.params) for one in glance.announced],
        clock=clock_values(hall_clock(shown, now()), words),
    )


def _register(shown: Shown, *, by_themselves: bool) -> str | None:
    """Where people register themselves, if they may and this installation has such a page."""
    if not by_themselves:
        return None
    try:
        return str(reverse("register", args=[shown.stream]))
    except NoReverseMatch:
        return None


def _event_json(shown: Shown, words: Wording, told: Told) -> str:
    return as_text(event_json(shown, more=True))


def _file(shown: Shown, words: Wording, told: Told) -> str:
    return write_event(public_file(shown))


# -- pairings ------------------------------------------------------------------------------------------


def _pairings(shown: Shown, words: Wording, told: Told) -> str | None:
    return pairings_page(shown, words, told.get("number"), by=told.get("by"))


def pairings_page(
    shown: Shown, words: Wording, number: int | None, *, by: str | None = None, asked: str = ""
) -> str | None:
    """The pairings of a round by table or by name, or (``asked``) of those whose name holds what somebody typed."""
    found = pairings_of(shown, number)
    if found is None and number is not None:
        return None
    values: dict[str, Any] = {"found": found, "asked": asked, "by": by, "number": number}
    if found is not None:
        names = {entrant: safe(name) for entrant, name in found.names.items()}
        values["names"] = names
        if asked:
            values["rows"] = found.found(asked)
        elif by == "name":
            values["rows"] = found.by_name()
        else:
            values["tables"] = [
                (row, [(name, names[name], _ended(row.result, name)) for name in row.seats])
                for row in found.tables
            ]
    return rendered("public/pairings.html", shown, words, "pairings", **values)


def _ended(result: Any, name: str) -> str:
    """How a match ended for one who sat there: a word's key, or nothing where that was a loss like any other."""
    if result is None:
        return ""
    if result.winner == name:
        return "win"
    return "draw" if result.draw else ""


def _pairings_json(shown: Shown, words: Wording, told: Told) -> str | None:
    found = pairings_of(shown, told.get("number"))
    if found is None:
        return None
    played = shown.event.rounds[found.number - 1]
    return as_text(
        as_json.round_json(played.number, found.stage, played.matches, played.byes, played.absent, (), words)
    )


def _seats(shown: Shown, told: Told) -> Any:
    """Who sits where, and the names: results that come in change nothing until the round is finished."""
    number = told.get("number") or shown.round
    event = shown.event
    names = tuple((entrant.id, entrant.name) for entrant in event.entrants)
    played = seated(event.rounds[number - 1]) if 1 <= number <= shown.round else None
    return (
        event.name,
        names,
        played,
        shown.changes,
        shown.round,
        shown.status,
        shown.has_bracket,
        shown.stages[0].policy.id,
    )


def _table(shown: Shown, words: Wording, told: Told) -> str | None:
    found = table_of(shown, told["table"])
    if found is None:
        return None
    played, match = found
    names = {entrant: safe(name) for entrant, name in names_of(shown).items()}
    return rendered(
        "public/table.html",
        shown,
        words,
        "table",
        played=played,
        match=match,
        seats=[(name, names[name], _ended(match.result, name)) for name in match.seats],
        winner=names.get(match.result.winner or "", "") if match.result is not None else "",
        clock=clock_values(hall_clock(shown, now()), words, match.table),
    )


# -- standings -----------------------------------------------------------------------------------------


def _standings(shown: Shown, words: Wording, told: Told) -> str | None:
    found = standings_shown(shown, told.get("number"))
    if found is None:
        return None
    keys = [step.key for step in found.table.columns]
    base = f"/e/{quote(shown.stream, safe='')}/why/"
    rows = [
        {
            "row": row,
            "name": safe(found.names[row.entrant]),
            "why": base + quote(row.entrant, safe=""),
            "cells": [
                (value, decimal(value) if "/" in value else "", row.decided_by == key)
                for key, value in zip(keys, map(row.values.__getitem__, keys), strict=True)
            ],
            "remark": _remark(row, words),
        }
        for row in found.table.rows
    ]
    return rendered(
        "public/standings.html",
        shown,
        words,
        "standings",
        found=found,
        heads=[(words.say(f"metric.{key}"), words.say(f"metric.{key}.long")) for key in keys],
        rows=rows,
        decides_word=words.say("shown.decides"),
        earlier=range(1, found.last + 1),
    )


def _remark(row: Any, words: Wording) -> str:
    parts = []
    if row.place is not None:
        parts.append(words.say("cli.place", place=row.place))
    if row.status != "active":
        parts.append(words.say(f"status.{row.status}"))
    if row.decided_by in ("chance", "cut", "playoff"):
        parts.append(words.say(f"decided.{row.decided_by}"))
    return words.listed(parts)


def _standings_json(shown: Shown, words: Wording, told: Told) -> str | None:
    found = standings_shown(shown, told.get("number"))
    return None if found is None else as_text(as_json.standings_json(found.table, words))


def _ranked(shown: Shown, told: Told) -> Any:
    return (ranked_from(shown), shown.has_bracket)


def _why(shown: Shown, words: Wording, told: Told) -> str | None:
    names = names_of(shown)
    entrant = told["entrant"]
    try:
        found = why_shown(shown, entrant)
    except Refused:
        # That somebody left, was disqualified or comes later is said nowhere but in the standings themselves.
        return rendered(
            "public/why.html",
            shown,
            words,
            "standings",
            name=safe(names[entrant]),
            entrant=entrant,
            is_placeless=True,
        )
    if found is None:
        return None
    return rendered(
        "public/why.html",
        shown,
        words,
        "standings",
        name=safe(names[entrant]),
        entrant=entrant,
        row=found.rows[0],
        table=found.table,
        reasons=reasons(found, lambda one: safe(names[one]), words),
    )


def _why_json(shown: Shown, words: Wording, told: Told) -> str | None:
    try:
        found = why_shown(shown, told["entrant"])
    except Refused:
        return None
    return None if found is None else as_text(found.to_json())


# -- the play-off --------------------------------------------------------------------------------------


def _tree(shown: Shown) -> Bracket | None:
    if not shown.has_bracket:
        return None
    try:
        return bracket_of(shown.event)
    except Refused:
        return None


def _bracket(shown: Shown, words: Wording, told: Told) -> str | None:
    if not shown.has_bracket:
        return None
    found = _tree(shown)
    names = names_of(shown)

    def called(one: str) -> str:
        return safe(names[one])

    levels: list[Any] = []
    for level in found.rounds if found is not None else ():
        matches = [
            {
                "match": match,
                "seats": [
                    (
                        playoffs.seat(found, match, place, called, words),
                        name is not None and name in match.through,
                    )
                    for place, name in enumerate(match.seats)
                ],
                # Who goes on is marked at the name; said again only where there was no match, or nothing follows.
                "state": playoffs.state(found, match, called, words)
                if match.state != "done" or not match.through or match.without_play
                else "",
                "choice": playoffs.choice(found, match, called, words),
            }
            for match in level.matches
            if found is not None
        ]
        levels.append((playoffs.round_name(level.name, words), matches))
    champion = found.filled.champion if found is not None else None
    return rendered(
        "public/bracket.html",
        shown,
        words,
        "bracket",
        levels=levels,
        champion=None if champion is None else called(champion),
    )


def _bracket_json(shown: Shown, words: Wording, told: Told) -> str | None:
    found = _tree(shown)
    return None if found is None else as_text(as_json.bracket_json(found))


# -- the clock -----------------------------------------------------------------------------------------


def clock_values(clock: HallClock | None, words: Wording, table: int | None = None) -> dict[str, Any] | None:
    """What a template shows of a clock: of the hall, or (``table``) of one table."""
    if clock is None:
        return None
    hall = clock.face
    own = None if table is None else hall.table(table)
    left = hall.time_left if own is None else own.time_left
    ends_at = hall.ends_at if own is None else own.ends_at
    stands = hall.phase == "paused" if own is None else own.phase in ("paused", "checking")
    minutes, seconds = divmod(max(left, 0) // 1000, 60)
    step = None if clock.step is None else clock.step
    return {
        "clock": clock,
        "phase": hall.phase,
        "says": words.say(f"round_clock.{hall.phase}") if clock.step is None else "",
        "step": words.say(f"minutes_row.{step}") if step and words.has(f"minutes_row.{step}") else step,
        "face": f"{minutes}:{seconds:02d}",
        "ends": ends_at,
        "paused_left": left if stands else None,
        "now": clock.at,
        "is_on": hall.phase in ("starting", "running", "paused", "time_over"),
        "tables": [(one.table, round(one.given / 60_000)) for one in clock.tables],
    }


def _clock(shown: Shown, words: Wording, told: Told) -> str:
    return rendered(
        "public/clock.html", shown, words, "clock", clock=clock_values(hall_clock(shown, now()), words)
    )


def _clock_json(shown: Shown, words: Wording, told: Told) -> str:
    at = now()
    clock = hall_clock(shown, at)
    return as_text(
        {"round": shown.round, "phase": "waiting", "now": at} if clock is None else clock.to_json()
    )


def _version(shown: Shown, told: Told) -> Any:
    return shown.version


EVENT = Page("event", HTML, _event, _version, lasts=TICK)
PAIRINGS = Page("pairings", HTML, _pairings, _seats, views=("name",))
PAIRINGS_JSON = Page("pairings-json", JSON, _pairings_json, _seats)
STANDINGS = Page("standings", HTML, _standings, _ranked)
STANDINGS_JSON = Page("standings-json", JSON, _standings_json, _ranked)
WHY = Page("why", HTML, _why, _ranked)
WHY_JSON = Page("why-json", JSON, _why_json, _ranked)
BRACKET = Page("bracket", HTML, _bracket, _version)
BRACKET_JSON = Page("bracket-json", JSON, _bracket_json, _version)
CLOCK = Page("clock", HTML, _clock, _version, lasts=TICK)
CLOCK_JSON = Page("clock-json", JSON, _clock_json, _version, lasts=TICK)
TABLE = Page("table", HTML, _table, _version, lasts=TICK)
EVENT_JSON = Page("event-json", JSON, _event_json, _version)
FILE = Page("file", JSON, _file, _version)
