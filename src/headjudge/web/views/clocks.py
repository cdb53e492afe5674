"""The clock of the round and of the steps before it: started by a person, paused, set on, ended; tables' own time."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from headjudge.desk import timing
from headjudge.desk.drafting import draft_clock, press_draft
from headjudge.desk.hand import InHand
from headjudge.desk.naming import by_name, names_of
from headjudge.findings import Finding, InputError
from headjudge.tournament.clocks import commands
from headjudge.tournament.events import ClockName
from headjudge.tournament.wire import Happening
from headjudge.web.access import desk_page
from headjudge.web.acting import take
from headjudge.web.deskroom import desk, now
from headjudge.web.middleware import safe_next
from headjudge.web.shown import page

MINUTE = 60
LONGEST = 7
"""Digits of a number that a form may send."""


@desk_page("look")
@require_safe
def show(request: HttpRequest, hand: InHand) -> HttpResponse:
    """What the clock shows, what is read out now, the tables with time of their own."""
    return _page(request, hand)


@desk_page("look")
@require_safe
def face(request: HttpRequest, hand: InHand) -> HttpResponse:
    """What a page that woke up asks: the server's time and when the round ends (milliseconds since 1970)."""
    moment = timing.moment_of(now())
    clock = timing.round_clock(hand, moment)
    shown = None if clock is None else clock.face
    return JsonResponse(
        {
            "now": moment,
            "version": hand.version,
            "phase": None if shown is None else shown.phase,
            "end": None if shown is None else shown.ends_at,
            "left": None if shown is None else shown.time_left,
        }
    )


@desk_page("score")
@require_POST
def everybody(request: HttpRequest, hand: InHand) -> HttpResponse:
    """Start, pause, resume, adjust or end a clock for everybody."""
    return _pressed(request, hand, _for_everybody)


@desk_page("judge")
@require_POST
def table(request: HttpRequest, hand: InHand) -> HttpResponse:
    """Extend, pause or resume one table; begin or end a check of its decks."""
    return _pressed(request, hand, _for_table)


@desk_page("judge")
@require_POST
def draft(request: HttpRequest, hand: InHand) -> HttpResponse:
    """The judge's next call of a draft, or a note that somebody took too long."""

    def decision(stands: InHand) -> list[Happening]:
        return press_draft(
            stands,
            _number(request, "cards"),
            timing.moment_of(now()),
            kind=request.POST.get("deed", ""),
            pack=_number(request, "pack"),
            pick=_number(request, "pick"),
            everybody_done=request.POST.get("everybody_done") == "yes",
            entrant=request.POST.get("entrant", ""),
        )

    return _taken(request, hand, decision, f"?cards={_number(request, 'cards')}")


def _pressed(
    request: HttpRequest, hand: InHand, asked: Callable[[HttpRequest], commands.TimedCommand]
) -> HttpResponse:
    def decision(stands: InHand) -> list[Happening]:
        return timing.press(stands, asked(request), timing.moment_of(now()))

    return _taken(request, hand, decision)


def _taken(
    request: HttpRequest, hand: InHand, decision: Callable[[InHand], list[Happening]], query: str = ""
) -> HttpResponse:
    outcome = take(request, hand, decision)
    if outcome.is_done:
        otherwise = reverse("desk-clock", args=[hand.stream]) + query
        return HttpResponseRedirect(safe_next(request, request.POST, otherwise))
    return _page(request, hand, outcome.findings, outcome.status)


def _number(request: HttpRequest, field: str) -> int:
    """A whole number of a form; 0 where there is none, which no clock takes."""
    text = request.POST.get(field, "").strip()
    return int(text) if text.isdecimal() and len(text) < LONGEST else 0


def _clock(request: HttpRequest) -> ClockName:
    return ClockName(_number(request, "round"), request.POST.get("step") or None)


def _unknown() -> InputError:
    return InputError([Finding("web.form_incomplete", "error", None)])


def _for_everybody(request: HttpRequest) -> commands.TimedCommand:
    clock, deed = _clock(request), request.POST.get("deed", "")
    reason = request.POST.get("reason", "").strip()
    if deed == "start":
        return commands.StartClock(clock, _number(request, "minutes"))
    if deed == "pause":
        return commands.PauseClock(clock, None, reason or None)
    if deed == "resume":
        return commands.ResumeClock(clock)
    if deed in ("more", "less"):
        seconds = _number(request, "minutes") * MINUTE
        return commands.AdjustClock(clock, seconds if deed == "more" else -seconds, reason)
    if deed == "end":
        return commands.EndClock(clock)
    raise _unknown()


def _for_table(request: HttpRequest) -> commands.TimedCommand:
    clock, deed = _clock(request), request.POST.get("deed", "")
    number = _number(request, "table")
    reason = request.POST.get("reason", "").strip()
    if deed == "extend":
        return commands.ExtendTable(clock, number, _number(request, "minutes") * MINUTE, reason)
    if deed == "pause":
        return commands.PauseClock(clock, number, reason or None)
    if deed == "resume":
        return commands.ResumeClock(clock, number)
    if deed == "check_begin":
        return commands.BeginDeckCheck(clock, number)
    if deed == "check_end":
        return commands.EndDeckCheck(clock, number)
    raise _unknown()


@desk_page("look")
@require_safe
def outstanding(request: HttpRequest, hand: InHand) -> HttpResponse:
    """Every table without a result, whose time ends first first."""
    moment = timing.moment_of(now())
    names = names_of(hand)
    rows = [
        {"row": row, "names": [names[name] for name in row.seats], "sides": _sides(hand, row)}
        for row in timing.outstanding(hand, moment)
    ]
    return page(
        request,
        "running/outstanding.html",
        hand=hand,
        section="results",
        rows=rows,
        clock=timing.round_clock(hand, moment),
        clock_now=moment,
    )


def _sides(hand: InHand, row: timing.Outstanding) -> str:
    if hand.hall.is_disputed(row.round, row.table):
        return "disputed"
    return "one_side" if hand.hall.sides(row.round, row.table) else "open"


def _page(
    request: HttpRequest, hand: InHand, findings: tuple[Finding, ...] = (), status: int = 200
) -> HttpResponse:
    hand = desk().hand(hand.stream)
    moment = timing.moment_of(now())
    number = len(hand.event.rounds)
    clock = timing.round_clock(hand, moment)
    # Steps lead to the round that is about to be played: the next one, or the last one while it has not begun.
    waits = number and (clock is None or clock.face.phase == "waiting")
    steps = timing.step_clocks(hand, number, moment) if waits else []
    ahead = number + 1 if not number or hand.event.rounds[-1].finished else 0
    if not steps and ahead:
        steps = timing.step_clocks(hand, ahead, moment)
    cards = request.POST.get("cards") or request.GET.get("cards", "")
    played = hand.event.rounds[-1] if number else None
    return page(
        request,
        "running/clock.html",
        status,
        hand=hand,
        section="clock",
        clock=clock,
        clock_now=moment,
        steps=[{"clock": one, "says": timing.read_out(hand, one)} for one in steps],
        says=() if clock is None else timing.read_out(hand, clock),
        own=() if clock is None or played is None else timing.given_tables(played, clock.face),
        tables=() if played is None else [one.table for one in played.matches if one.result is None],
        published=hand.is_published,
        draft=draft_clock(hand, int(cards) if cards.isdecimal() and len(cards) < 4 else 0, moment),
        findings=by_name(findings, names_of(hand)),
        given=request.POST,
    )
