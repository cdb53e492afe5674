"""One table of a round: big buttons for its result, both reports side by side, time, who leaves."""

from __future__ import annotations

from typing import Literal, get_args

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from headjudge.desk import scoring
from headjudge.desk.chosen_results import chosen_result
from headjudge.desk.desk import Decision
from headjudge.desk.hand import InHand
from headjudge.desk.naming import by_name, names_of
from headjudge.desk.round_view import TableView, round_view
from headjudge.desk.timing import moment_of, shown
from headjudge.findings import Finding, InputError
from headjudge.running.reporting import match_at
from headjudge.running.stages import ranking_policy, stages_of
from headjudge.tournament.commands import Report
from headjudge.tournament.events import ClockName
from headjudge.tournament.state import How, Match
from headjudge.tournament.wire import Happening
from headjudge.web.access import desk_page
from headjudge.web.acting import STATUS_WRONG, take
from headjudge.web.deskroom import desk, now
from headjudge.web.shown import by_place, page
from headjudge.web.whose import actor_names, address

BOARDS: tuple[Literal["A", "B", "C"], ...] = ("A", "B", "C")
HOWS = tuple(how for how in get_args(How) if how not in ("played", "no_show"))


@desk_page("look")
@require_safe
def show(request: HttpRequest, hand: InHand, number: int, table: int) -> HttpResponse:
    """Who sits at a table, what each said, what stands, and what can be done."""
    return _page(request, hand, number, table)


@desk_page("score")
@require_POST
def report(request: HttpRequest, hand: InHand, number: int, table: int) -> HttpResponse:
    """Takes the result of a table, or clears it; with who leaves after the round."""
    match = _match(hand, number, table)
    chosen = request.POST.get("result", "")
    board = request.POST.get("board", "")
    drops = [name for name in request.POST.getlist("drops") if name in match.seats]
    try:
        sides = hand.hall.sides(number, table)
        result = chosen_result(match, sides, chosen, request.POST.dict())
    except InputError as error:
        return _page(request, hand, number, table, error.findings, STATUS_WRONG)
    asked = Report(
        number,
        table,
        result,
        next((one for one in BOARDS if one == board), None),
        request.POST.get("reason", "").strip() or None,
    )

    def decision(stands: InHand) -> list[Happening]:
        return scoring.report(
            stands,
            asked,
            still=request.POST.get("still", ""),
            at_time=chosen == "time",
            cascade=request.POST.get("cascade") == "yes",
            drops=drops,
        )

    return _answer(request, hand, number, table, decision)


@desk_page("judge")
@require_POST
def drop(request: HttpRequest, hand: InHand, number: int, table: int) -> HttpResponse:
    """Somebody of the table leaves after the round; judges are told that at tables."""
    match = _match(hand, number, table)
    entrant = request.POST.get("entrant", "")

    def decision(stands: InHand) -> list[Happening]:
        scoring.check_seats(match, [entrant])
        return scoring.drop(stands, number, entrant)

    return _answer(request, hand, number, table, decision)


@desk_page("score")
@require_POST
def side(request: HttpRequest, hand: InHand, number: int, table: int) -> HttpResponse:
    """Takes one side's report back, so that it can report anew."""
    entrant = request.POST.get("entrant", "")
    return _answer(
        request, hand, number, table, lambda stands: scoring.withdraw_side(stands, number, table, entrant)
    )


def _answer(request: HttpRequest, hand: InHand, number: int, table: int, decision: Decision) -> HttpResponse:
    outcome = take(request, hand, decision)
    if outcome.is_done:
        return HttpResponseRedirect(reverse("desk-table", args=[hand.stream, number, table]))
    return _page(request, hand, number, table, outcome.findings, outcome.status)


def _match(hand: InHand, number: int, table: int) -> Match:
    match = match_at(hand.event, number, table)
    if match is None:
        raise Http404
    return match


def _page(
    request: HttpRequest,
    hand: InHand,
    number: int,
    table: int,
    findings: tuple[Finding, ...] = (),
    status: int = 200,
) -> HttpResponse:
    hand = desk().hand(hand.stream)
    _match(hand, number, table)
    moment = moment_of(now())
    clock = shown(hand, ClockName(number), moment)
    view = round_view(hand, number, clock.face)
    at = view.table(table)
    assert at is not None
    said = scoring.said_by(desk().store, hand, number, table) if at.result is not None else None
    told = by_name(findings, names_of(hand))
    rules = ranking_policy(hand.event, stages_of(hand.event)).team_match
    return page(
        request,
        "running/table.html",
        status,
        hand=hand,
        section="round",
        view=view,
        at=at,
        clock=clock,
        clock_now=moment,
        face=clock.face.table(table) if clock.is_started else None,
        findings=told,
        faults=by_place(told),
        falls=any(one.code == "refuse.playoff_result_used" for one in findings),
        changed=any(one.code == "refuse.table_changed" for one in findings),
        said=said,
        actor="" if said is None else actor_names([said.actor], hand)[said.actor],
        hows=HOWS,
        boards=() if rules is None else tuple(rules.seats),
        fates=_fates(request, at),
        games=_games(request, at),
        given=request.POST,
        repair=address("desk-repair", hand.stream, number),
        correct=address("desk-correct", hand.stream, number, table),
        neighbours=_neighbours(at, [one.table for one in view.tables]),
    )


def _fates(request: HttpRequest, at: TableView) -> list[dict[str, object]]:
    """For each seat of a larger table what is chosen: as it was sent, else as the result stands."""
    out = at.result.out if at.result is not None else ()
    rows = []
    for seat in at.seats:
        fate = request.POST.get(f"fate-{seat.number}")
        if fate is None and at.result is not None:
            fate = str(out.index(seat.id) + 1) if seat.id in out else "winner" if seat.is_winner else "alive"
        rows.append(
            {
                "seat": seat,
                "field": f"fate-{seat.number}",
                "fate": fate or "",
                "no_show": bool(request.POST.get(f"no_show-{seat.number}"))
                or (at.result is not None and seat.id in at.result.no_show),
                "left": bool(request.POST.get(f"left-{seat.number}"))
                or (at.result is not None and seat.id in at.result.left),
            }
        )
    return rows


def _games(request: HttpRequest, at: TableView) -> list[tuple[str, str, str]]:
    """The fields for games won and drawn: field, whose, what was typed or stands."""
    stands = at.result.games if at.result is not None and at.result.games is not None else ("", "", "")
    whose = [*(seat.name for seat in at.seats[:2]), ""]
    return [
        (f"games-{place}", name, request.POST.get(f"games-{place}", str(value)))
        for place, (name, value) in enumerate(zip(whose, stands, strict=False), 1)
    ]


def _neighbours(at: TableView, tables: list[int]) -> tuple[int | None, int | None]:
    place = tables.index(at.table)
    before = tables[place - 1] if place else None
    return before, tables[place + 1] if place + 1 < len(tables) else None
