"""The tracker of a table on the phones of those who sit there: the table's link, the table, one tap per event."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_variables
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from headjudge.desk.hand import InHand
from headjudge.desk.trackers.deciding import take_seat
from headjudge.desk.trackers.hand import TableHand
from headjudge.desk.trackers.lookup import rows_of_card
from headjudge.desk.trackers.opening import game_at
from headjudge.desk.trackers.shown import AT_A_GLANCE, MOST_LINES, Reader, table_shown
from headjudge.findings import Finding
from headjudge.web.access import hand_or_404, public, table_page
from headjudge.web.deskroom import tables
from headjudge.web.guessing import not_guessed
from headjudge.web.shown import page
from headjudge.web.tracking.acting import TableOutcome, decision_of, take_at_table
from headjudge.web.tracking.links import (
    Sitting,
    own_seat,
    seat_at_table,
    seats_in_use,
    sitting,
    stream_of_code,
)
from headjudge.web.tracking.words import players_called, table_words, where
from headjudge.wording import speak, worldbreak_rules
from headjudge.wording.trackers_json import table_json

WATCH = "watch"


@public
@never_cache
@not_guessed
@require_safe
@sensitive_variables("code")
def link(request: HttpRequest, code: str) -> HttpResponse:
    """A table's link, as its code holds it: leads to the page that asks who one is."""
    stream = stream_of_code(code)
    if stream is None:
        raise Http404
    opened = tables().hand(stream).opened
    return HttpResponseRedirect(
        reverse("tracker-join", args=[opened.event, opened.round, opened.table, code])
    )


@public
@never_cache
@not_guessed
@require_http_methods(["GET", "HEAD", "POST"])
@sensitive_variables("code")
def join(request: HttpRequest, slug: str, number: int, table: int, code: str) -> HttpResponse:
    """Who are you at this table? GET shows buttons (a preview binds nobody), POST binds this browser to the seat.

    A player whom a personal link has bound sits there already.
    """
    game = game_at(tables(), slug, number, table)
    if game is None or stream_of_code(code) != game.stream:
        raise Http404
    there = reverse("tracker", args=[slug, number, table])
    if own_seat(request, game) is not None:
        return HttpResponseRedirect(there)
    if request.method != "POST":
        return _join_page(request, game)
    player = request.POST.get("seat", "")
    if player == WATCH:
        answer = HttpResponseRedirect(there)
        seat_at_table(answer, game, code, None)
        return answer
    sits = sitting(request, game)
    if sits is not None and sits.player == player:
        return HttpResponseRedirect(there)  # this very phone has the seat
    used, anyway = player in seats_in_use(game), request.POST.get("anyway") == "yes"
    outcome = take_at_table(
        request,
        game,
        lambda stands: take_seat(stands, player, is_used=used, anyway=anyway),
        f"seat/{player}"[:100] if player in game.players else "watching",
    )
    if outcome.game is None:
        asks = player if any(one.code == "refuse.seat_taken" for one in outcome.findings) else ""
        return _join_page(request, game, outcome, asks)
    answer = HttpResponseRedirect(there)
    seat_at_table(answer, outcome.game, code, player)
    return answer


def _join_page(
    request: HttpRequest, game: TableHand, outcome: TableOutcome | None = None, asks: str = ""
) -> HttpResponse:
    hand = hand_or_404(game.opened.event)
    names, used = players_called(game, hand), seats_in_use(game)
    return page(
        request,
        "tracker/join.html",
        200 if outcome is None else outcome.status,
        event=hand,
        where=where(game, speak(request.language)),
        seats=[(one, names[one], one in used) for one in game.players],
        findings=() if outcome is None or asks else outcome.findings,
        asks=asks,
        asks_name=names.get(asks, ""),
        watch=WATCH,
        hide_sign_in=True,
    )


@table_page
@require_safe
def show(request: HttpRequest, game: TableHand, sits: Sitting) -> HttpResponse:
    """The table from the browser's seat: the own cards first, what can be told of each, everybody else's, what
    happened."""
    return _page(request, game, sits)


@table_page
@require_POST
def tell(request: HttpRequest, game: TableHand, sits: Sitting) -> HttpResponse:
    """Something happened, is taken back, or happened after all. Who only watches tells nothing."""
    if sits.player is None:
        return _page(request, game, sits, TableOutcome(None, (_not_seated(),), 403))
    outcome = take_at_table(request, game, decision_of(request, sits.player), sits.actor)
    if outcome.game is None:
        return _page(request, tables().hand(game.stream), sits, outcome)
    return HttpResponseRedirect(address(game))


def _not_seated() -> Finding:
    return Finding("refuse.tracker_not_seated", "error", None)


@table_page
@require_safe
def state(request: HttpRequest, game: TableHand, sits: Sitting) -> HttpResponse:
    """The table's version, and where every card is, as JSON; 304 where the reader has it."""
    tag = f'"{game.version}"'
    if request.headers.get("If-None-Match") == tag:
        answer = HttpResponse(status=304)
    else:
        answer = JsonResponse(table_json(table_shown(game, Reader(sits.player), most=0, with_offers=False)))
    answer.headers["ETag"] = tag
    return answer


@table_page
@require_safe
def rules(request: HttpRequest, game: TableHand, sits: Sitting, card: str) -> HttpResponse:
    """Which rules apply to a card where it is now, and what each event would do."""
    return rules_page(request, game, Reader(sits.player), card, address(game))


def rules_page(
    request: HttpRequest, game: TableHand, reader: Reader, card: str, back: str, **more: Any
) -> HttpResponse:
    """The rules of a card for a reader; 404 where the table has no such card."""
    stands = game.game()
    if card not in stands.cards:
        raise Http404(card)
    held = stands.cards[card]
    shown = table_shown(game, reader, most=0, with_offers=False)
    words = speak(request.language)
    told = table_words(request, shown, hand_or_404(game.opened.event))
    seen = next(one for seat in shown.seats for one in seat.cards if one.id == card)
    rows = rows_of_card(stands, held, reader)
    numbers = dict.fromkeys(number for row in rows for number in row.sentences)
    options = dict.fromkeys(key for row in rows for key in row.options)
    return page(
        request,
        "tracker/rules.html",
        where=where(game, words),
        back=back,
        name=told.card(seen),
        owner=told.player(held.owner),
        state=told.state(seen),
        rows=[
            {
                "happens": worldbreak_rules.happening(row, words),
                "who": words.say(f"wb.who.{row.who}"),
                "needs": worldbreak_rules.needs(row, words),
                "through": worldbreak_rules.through(row, words),
                "ends": worldbreak_rules.ending(row, words),
                "clauses": worldbreak_rules.clauses(row, words),
            }
            for row in rows
        ],
        sentences=[(number, worldbreak_rules.sentence(number, words)) for number in numbers],
        options=[
            (one.key, worldbreak_rules.played(one, stands.rules.chosen[one.key], words))
            for one in stands.rules.options
            if one.key in options
        ],
        **{"hide_sign_in": True, "event": hand_or_404(game.opened.event), **more},
    )


def address(game: TableHand) -> str:
    """The address of a table's page for those who sit there."""
    opened = game.opened
    return reverse("tracker", args=[opened.event, opened.round, opened.table])


def lines_asked(request: HttpRequest) -> int:
    """How much of the history a page is asked for."""
    return MOST_LINES if "all" in request.GET else AT_A_GLANCE


def _page(
    request: HttpRequest, game: TableHand, sits: Sitting, outcome: TableOutcome | None = None
) -> HttpResponse:
    event: InHand = hand_or_404(game.opened.event)
    shown = table_shown(game, Reader(sits.player), lines_asked(request))
    told = table_words(request, shown, event)
    there = address(game)
    return page(
        request,
        "tracker/table.html",
        200 if outcome is None else outcome.status,
        hand=game,
        event=event,
        where=where(game, told.words),
        shown=shown,
        told=told,
        sits=sits,
        here=there,
        tell_address=f"{there}/tell",
        state_address=f"{there}/state",
        rules_address=f"{there}/rules/",
        findings=() if outcome is None or outcome.cannot is not None else outcome.findings,
        cannot=None
        if outcome is None or outcome.cannot is None
        else told.refused(outcome.cannot.refusal, outcome.cannot.card),
        hide_sign_in=True,
    )
