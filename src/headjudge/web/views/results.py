"""Results from the keyboard alone: table number, result, Enter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.http import urlencode
from django.views.decorators.http import require_http_methods

from headjudge.desk import scoring
from headjudge.desk.hand import InHand
from headjudge.desk.naming import by_name, names_of
from headjudge.desk.round_view import RoundView, TableView, round_view
from headjudge.desk.rounds import next_step, seated
from headjudge.desk.telling import known, outcome
from headjudge.desk.timing import moment_of, round_clock
from headjudge.desk.typed_results import read_line, result_of
from headjudge.desk.undoing import next_undo
from headjudge.findings import Finding, InputError, Refused
from headjudge.tournament.commands import Report
from headjudge.web.access import desk_page
from headjudge.web.acting import STATUS_REFUSED, STATUS_WRONG, take
from headjudge.web.deskroom import desk, now
from headjudge.web.shown import page
from headjudge.web.views.undo import last_steps
from headjudge.web.whose import actor_names

ASKED_WITH_REASON = {
    "refuse.result_needs_reason",
    "refuse.sides_differ",
    "refuse.table_changed",
    "refuse.seated_anew",
}

ROWS = 30
"""Tables with buttons below the line; the page is sent anew after each result."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line as it was understood."""

    line: str
    asked: Report
    at_time: bool


@desk_page("score")
@require_http_methods(["GET", "POST"])
def enter(request: HttpRequest, hand: InHand) -> HttpResponse:
    """The line to type results in, and the tables that are still out."""
    if request.method == "POST":
        return _entered(request, hand)
    return _page(request, hand)


def _entered(request: HttpRequest, hand: InHand) -> HttpResponse:
    line = request.POST.get("line", "")
    try:
        entry = _read(request, hand, line)
    except InputError as error:
        return _page(request, hand, error.findings, STATUS_WRONG, line=line)
    except Refused as error:
        return _page(request, hand, error.findings, STATUS_REFUSED, line=line)
    still = request.POST.get("still") or None
    sat = request.POST.get("sat")
    cascade = request.POST.get("cascade") == "yes"
    done = take(
        request,
        hand,
        lambda stands: scoring.report(
            stands, entry.asked, still=still, sat=sat, at_time=entry.at_time, cascade=cascade
        ),
    )
    if done.hand is not None:
        same = "yes" if done.hand.version == hand.version else ""
        told = urlencode({"taken": entry.asked.table, "round": entry.asked.round, "same": same})
        return HttpResponseRedirect(f"{reverse('desk-results', args=[hand.stream])}?{told}")
    asks = any(finding.code in ASKED_WITH_REASON for finding in done.findings)
    falls = any(finding.code == "refuse.playoff_result_used" for finding in done.findings)
    return _page(
        request,
        hand,
        done.findings,
        done.status,
        line=line,
        asks=entry if asks or falls else None,
        falls=falls,
    )


def _read(request: HttpRequest, hand: InHand, line: str) -> Entry:
    """What a line asks of the round whose page it was typed in; raises InputError or Refused."""
    typed = read_line(line)
    here = scoring.round_to_score(hand)
    sent = request.POST.get("round", "")
    number = int(sent) if sent.isdecimal() and len(sent) < 7 else (here.number if here else 0)
    match = scoring.table_of(hand, number, typed.table)
    reason = request.POST.get("reason", "").strip() or None
    asked = Report(number, typed.table, result_of(typed, match.seats), typed.board, reason)
    return Entry(line, asked, typed.at_time)


def _page(
    request: HttpRequest,
    hand: InHand,
    findings: tuple[Finding, ...] = (),
    status: int = 200,
    *,
    line: str = "",
    asks: Entry | None = None,
    falls: bool = False,
) -> HttpResponse:
    hand = desk().hand(hand.stream)
    here = scoring.round_to_score(hand)
    view = None
    if here is not None:
        clock = round_clock(hand, moment_of(now()))
        is_last = here.number == len(hand.event.rounds)
        view = round_view(hand, here.number, clock.face if clock is not None and is_last else None)
    said = [one for one in findings if one.code != "refuse.result_needs_reason" or asks is None]
    taken = _taken(request, view) if not findings else None
    last = last_steps(hand, 1)[0] if next_undo(hand) is not None else None
    same = bool(request.GET.get("same"))
    return page(
        request,
        "running/results.html",
        status,
        hand=hand,
        section="results",
        view=view,
        sat=None if view is None else seated(hand, view.number),
        rows=() if view is None else view.open if request.GET.get("all") else view.open[:ROWS],
        findings=by_name(said, names_of(hand)),
        line="" if asks is not None else line,
        question=None if asks is None else _question(request, hand, asks, falls),
        taken=taken,
        same=same,
        last=last,
        over=next_step(hand).kind == "over",
        undoes_taken=not same and _is_of(last, taken),
    )


def _is_of(last: dict[str, Any] | None, taken: TableView | None) -> bool:
    """Whether the last step is the result that was taken: undo stands beside what it undoes, and nothing else."""
    if last is None or taken is None or last["needs_reason"]:
        return False
    places = [(values.get("round"), values.get("table")) for _, values in last["told"]]
    return (taken.round, taken.table) in places


def _taken(request: HttpRequest, view: RoundView | None) -> TableView | None:
    """The table that the address says was taken, as it stands now."""
    sent, number = request.GET.get("taken", ""), request.GET.get("round", "")
    if view is None or not (sent.isdecimal() and len(sent) < 7) or number != str(view.number):
        return None
    return view.table(int(sent))


def _question(request: HttpRequest, hand: InHand, entry: Entry, falls: bool) -> dict[str, object] | None:
    """What stands at the table, whose word that is, and what was typed: both side by side, to choose."""
    number, table = entry.asked.round, entry.asked.table
    view = round_view(hand, number).table(table)
    if view is None:
        return None
    said = scoring.said_by(desk().store, hand, number, table) if view.result is not None else None
    return {
        "line": entry.line,
        "round": number,
        "table": view,
        "board": entry.asked.board,
        "board_stands": dict(view.boards).get(entry.asked.board or ""),
        "at_time": entry.at_time,
        "new": outcome(known(hand), entry.asked.result, number, table),
        "said": said,
        "actor": "" if said is None else actor_names([said.actor], hand)[said.actor],
        "needs_reason": scoring.replaces(hand, entry.asked),
        "falls": falls,
        "reason": request.POST.get("reason", ""),
    }
