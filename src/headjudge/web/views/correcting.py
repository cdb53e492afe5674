"""Correcting a result of any round: chosen, looked at, taken with a reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_safe

from headjudge.desk import correcting
from headjudge.desk.called import called
from headjudge.desk.hand import InHand
from headjudge.desk.naming import by_name
from headjudge.desk.result_form import HOW
from headjudge.findings import Finding, InputError, Refused
from headjudge.web.access import desk_page
from headjudge.web.acting import STATUS_REFUSED, STATUS_WRONG, take
from headjudge.web.said import say_done
from headjudge.web.shown import by_place, page
from headjudge.web.views.undo import last_steps


@desk_page("score")
@require_safe
def choose(request: HttpRequest, hand: InHand) -> HttpResponse:
    """Which table? By its number, by a name, or from the list of a round."""
    text = request.GET.get("q", "")[:100]
    asked = request.GET.get("round", "")
    number = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 7 else None
    rounds = range(1, hand.hall.published + 1)
    if number not in rounds:
        number = rounds[-1] if rounds else None
    found = correcting.places(hand, text, number)
    here = {"places": found, "text": text, "rounds": rounds, "number": number}
    return page(request, "desk_corrections.html", **here, **about(hand, "corrections"))


def about(hand: InHand, part: str, findings: Sequence[Finding] = ()) -> dict[str, Any]:
    """What the pages of this part have in common; where somebody was quicker, also who, and with what."""
    was_quicker = any(finding.code == "refuse.changed_meanwhile" for finding in findings)
    last = hand.event.rounds[-1] if hand.event.rounds else None
    kinds = {stage.kind for stage in hand.event.stages}
    in_playoff = any(
        stage.kind == "bracket" and last and stage.id == last.stage for stage in hand.event.stages
    )
    return {
        "hand": hand,
        "section": "mend",
        "part": part,
        "names": called(hand.event),
        "last_round": None if last is None else last.number,
        "since": last_steps(hand, 1) if was_quicker else (),
        "can_repair": last is not None and not in_playoff,
        "has_bracket": "bracket" in kinds,
        "has_draft": "draft" in kinds,
    }


@desk_page("score")
@require_http_methods(["GET", "POST"])
def correct(request: HttpRequest, hand: InHand, number: int, table: int) -> HttpResponse:
    """What another result would change; then taken."""
    at = correcting.table_at(hand, number, table)
    if at is None:
        raise Http404
    sent = (request.POST if request.method == "POST" else request.GET).dict()
    findings: tuple[Finding, ...] = ()
    status = 200
    if request.method == "POST":
        done = take(
            request,
            hand,
            lambda now: correcting.correct(now, _asked(now, number, table, sent), sent.get("mark", "")),
        )
        if done.is_done:
            say_done(request, "mend.corrected", round=number, table=table)
            return HttpResponseRedirect(reverse("desk-correct", args=[hand.stream, number, table]))
        findings, status = done.findings, done.status
    looked, wrong = _looked(hand, at, sent)
    if not findings and wrong:
        findings, status = wrong
    names = called(hand.event)
    rows = correcting.moved_rows(looked.correction) if looked is not None else ()
    shown = by_name(findings, names)
    return page(
        request,
        "desk_correct.html",
        status=status,
        at=at,
        board=at.board(sent),
        stands=at.result(at.board(sent)),
        fields=at.fields(sent),
        sent=sent,
        hows=HOW,
        looked=looked,
        told=by_name(looked.correction.findings, names) if looked is not None else (),
        moved=rows,
        findings=shown,
        faults=by_place(shown),
        ranks_before=_ranks(looked),
        **about(hand, "", findings),
    )


def _ranks(looked: correcting.Looked | None) -> dict[str, int]:
    """Everybody's rank as it is."""
    return {} if looked is None else {row.entrant: row.rank for row in looked.correction.before.rows}


def _asked(hand: InHand, number: int, table: int, sent: dict[str, str]) -> Any:
    at = correcting.table_at(hand, number, table)
    if at is None:
        raise Refused([Finding("refuse.no_table", "error", None, {"round": number, "table": table})])
    return correcting.report_of(at, sent)


def _looked(
    hand: InHand, at: correcting.At, sent: dict[str, str]
) -> tuple[correcting.Looked | None, tuple[tuple[Finding, ...], int] | None]:
    """The correction looked at, where a result was sent; or what is wrong with it, and the status."""
    if "outcome" not in sent and "look" not in sent:
        return None, None
    try:
        return correcting.look(hand, correcting.report_of(at, sent)), None
    except InputError as error:
        return None, (error.findings, STATUS_WRONG)
    except Refused as error:
        return None, (error.findings, STATUS_REFUSED)
