"""The trackers at the desk: every table of the round at a glance, opened in one press, corrected with a reason."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any
from urllib.parse import urlencode

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.debug import sensitive_variables
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from headjudge.desk.hand import InHand
from headjudge.desk.naming import names_of
from headjudge.desk.roles import may
from headjudge.desk.trackers import opening
from headjudge.desk.trackers.hand import TableHand
from headjudge.desk.trackers.opening import Bringing, NotOpened, RoundTable
from headjudge.desk.trackers.shown import Reader, TableShown, table_shown
from headjudge.findings import Finding, InputError, Refused
from headjudge.tournament.state import Match
from headjudge.web.access import desk_page
from headjudge.web.acting import STATUS_REFUSED, STATUS_WRONG, command_of
from headjudge.web.card_data import bases
from headjudge.web.deskroom import tables
from headjudge.web.qr import qr_svg
from headjudge.web.reaching import here, is_this_machine_only, link
from headjudge.web.shown import by_place, page
from headjudge.web.tracking.acting import TableOutcome, decision_of, take_at_table
from headjudge.web.tracking.links import make_table_links
from headjudge.web.tracking.words import players_called, table_words, where
from headjudge.web.views.tracker import lines_asked, rules_page
from headjudge.wording import speak

_MADE = "table-links-command"


@desk_page("look")
@require_safe
def overview(request: HttpRequest, hand: InHand) -> HttpResponse:
    """All tables of the round with each player's worldbreaks, and those outside the pairings."""
    return _overview(request, hand)


@desk_page("judge")
@require_POST
def open_all(request: HttpRequest, hand: InHand) -> HttpResponse:
    """Opens the trackers of the round; shows their codes once, and the tables where something is missing."""
    command = command_of(request, request.user.actor)
    if command is None:
        return _overview(request, hand, findings=(_finding("web.form_incomplete"),), status=STATUS_WRONG)
    if _was_sent(request):
        return _overview(request, hand, findings=(_finding("refuse.links_made"),), status=STATUS_REFUSED)
    try:
        made, missing = opening.open_round(hand, tables(), bases(), actor=request.user.actor, command=command)
    except Refused as error:
        return _overview(request, hand, findings=error.findings, status=STATUS_REFUSED)
    codes = _codes(request, made)
    return _overview(request, hand, codes=codes, opened=len(made), missing=missing)


@desk_page("judge")
@require_POST
def new_links(request: HttpRequest, hand: InHand) -> HttpResponse:
    """New codes: for all tables of the round, or for one; the earlier ones are void."""
    if not request.POST.get("command"):
        return _overview(request, hand, findings=(_finding("web.form_incomplete"),), status=STATUS_WRONG)
    if _was_sent(request):
        return _overview(request, hand, findings=(_finding("refuse.links_made"),), status=STATUS_REFUSED)
    wanted = request.POST.get("game", "")
    games = [one.game for one in opening.round_tables(hand, tables()) if one.game is not None]
    if wanted:
        every = (*_of_event(hand), *games)
        games = [next((one for one in every if one.stream == wanted), None)]  # type: ignore[list-item]
        if games == [None]:
            return _overview(request, hand, findings=(_finding("web.form_incomplete"),), status=STATUS_WRONG)
    return _overview(request, hand, codes=_codes(request, games))


def _of_event(hand: InHand) -> tuple[TableHand, ...]:
    """Every game of an event, of whatever round."""
    found = [
        opening.game_at(tables(), hand.stream, played.number, match.table)
        for played in hand.event.rounds
        for match in played.matches
    ]
    return (*opening.casual_tables(hand, tables()), *(one for one in found if one is not None))


def _was_sent(request: HttpRequest) -> bool:
    """Whether this very form was sent before: made anew, codes would make those void that were just printed."""
    sent = request.POST.get("command", "")
    if request.session.get(_MADE) == sent:
        return True
    request.session[_MADE] = sent
    return False


@sensitive_variables("codes")
def _codes(request: HttpRequest, games: Sequence[TableHand]) -> list[dict[str, Any]]:
    codes = make_table_links((one.stream for one in games), request.user)
    words = speak(request.language)
    addresses = [(one, link(request, reverse("table-link", args=[codes[one.stream]]))) for one in games]
    return [
        {"where": where(one, words), "address": to_send, "code": qr_svg(to_send)}
        for one, to_send in addresses
    ]


@desk_page("judge")
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest, hand: InHand) -> HttpResponse:
    """One table as it is typed: of the round (``?table=``), with what is known of it, or outside the pairings."""
    match = _match_asked(request, hand)
    if request.method != "POST":
        return _new_page(request, hand, match, _prefilled(hand, match))
    command = command_of(request, request.user.actor)
    ids = () if match is None else match.seats
    rules = opening.rules_for(hand.event)
    players = opening.typed(request.POST.dict(), ids, rules.cards_each)
    if command is None:
        wrong = (_finding("web.form_incomplete"),)
        return _new_page(request, hand, match, players, wrong, STATUS_WRONG)
    if _was_sent(request):
        return _overview(request, hand, findings=(_finding("refuse.links_made"),), status=STATUS_REFUSED)
    try:
        number = 0 if match is None else hand.hall.published
        table = opening.next_casual(hand, tables()) if match is None else match.table
        fact = opening.opened_fact(hand.stream, number, table, players, rules, bases().get("mtg"))
        before = _replaced(request, hand, number, table)
        made = opening.open_table(tables(), fact, before, actor=request.user.actor, command=command)
    except InputError as error:
        del request.session[_MADE]  # nothing was made; the same form is sent again when it is mended
        return _new_page(request, hand, match, players, error.findings, STATUS_WRONG)
    except Refused as error:
        return _overview(request, hand, findings=error.findings, status=STATUS_REFUSED)
    return _overview(request, hand, codes=_codes(request, [made]), opened=1)


def _replaced(request: HttpRequest, hand: InHand, number: int, table: int) -> TableHand | None:
    """The game that a new one takes the place of: the one whose stream the form names."""
    game = opening.game_at(tables(), hand.stream, number, table)
    return game if game is not None and request.POST.get("instead") == game.stream else None


def _match_asked(request: HttpRequest, hand: InHand) -> Match | None:
    asked = request.POST.get("table", request.GET.get("table", ""))
    if not asked:
        return None
    found = [one.match for one in opening.round_tables(hand, tables()) if str(one.match.table) == asked]
    if not found:
        raise Http404(asked)
    return found[0]


def _prefilled(hand: InHand, match: Match | None) -> tuple[Bringing, ...]:
    return () if match is None else opening.bringing(hand, match, bases())


def _new_page(
    request: HttpRequest,
    hand: InHand,
    match: Match | None,
    players: Sequence[Bringing],
    findings: tuple[Finding, ...] = (),
    status: int = 200,
) -> HttpResponse:
    each = opening.rules_for(hand.event).cards_each
    names = names_of(hand)
    game = None if match is None else opening.game_at(tables(), hand.stream, hand.hall.published, match.table)
    seats = opening.MOST_PLAYERS if match is None else len(match.seats)
    given = request.POST
    rows = []
    for place in range(1, seats + 1):
        one = players[place - 1] if place <= len(players) and not given else None
        cards = () if one is None else one.worldbreaks
        rows.append(
            {
                "key": str(place),
                "card_keys": {number: f"worldbreak-{place}-{number}" for number in range(1, each + 1)},
                "place": place,
                "called": "" if match is None else names.get(match.seats[place - 1], ""),
                "name": given.get(f"name-{place}", ""),
                "commander": given.get(
                    f"commander-{place}", "" if one is None else " + ".join(one.commanders)
                ),
                "cards": [
                    (
                        number,
                        given.get(
                            f"worldbreak-{place}-{number}", cards[number - 1] if number <= len(cards) else ""
                        ),
                    )
                    for number in range(1, each + 1)
                ],
            }
        )
    return page(
        request,
        "tracker/desk_new.html",
        status,
        hand=hand,
        section="trackers",
        match=match,
        rows=rows,
        instead=game,
        more_typed=any(row["name"] or row["commander"] for row in rows[4:]),
        findings=findings,
        wrong=by_place(findings),
    )


@desk_page("look")
@require_safe
def show(request: HttpRequest, hand: InHand, number: int, table: int) -> HttpResponse:
    """A table: to judges with every card, to other staff as to everybody; for whom something can be told."""
    return _table_page(request, hand, _game(hand, number, table))


@desk_page("judge")
@require_POST
def tell(request: HttpRequest, hand: InHand, number: int, table: int) -> HttpResponse:
    """Something is told for a player, or taken back with a reason, or done again."""
    game = _game(hand, number, table)
    decision = decision_of(request, _spoken_for(request, game), needs_reason=True)
    outcome = take_at_table(request, game, decision, request.user.actor)
    if outcome.game is None:
        return _table_page(request, hand, tables().hand(game.stream), outcome)
    return HttpResponseRedirect(_with_seat(request, hand, game))


@desk_page("judge")
@require_safe
def rules(request: HttpRequest, hand: InHand, number: int, table: int, card: str) -> HttpResponse:
    """Which rules apply to a card where it is now."""
    game = _game(hand, number, table)
    back = reverse("desk-tracker", args=[hand.stream, number, table])
    return rules_page(request, game, Reader(sees_all=True), card, back, hand=hand)


def _game(hand: InHand, number: int, table: int) -> TableHand:
    game = opening.game_at(tables(), hand.stream, number, table)
    if game is None:
        raise Http404(table)
    return game


def _spoken_for(request: HttpRequest, game: TableHand) -> str | None:
    """The player for whom somebody of the staff tells something."""
    asked = request.POST.get("as", request.GET.get("as", ""))
    return asked if asked in game.players and may(request.role, "judge") else None


def _with_seat(request: HttpRequest, hand: InHand, game: TableHand) -> str:
    there = reverse("desk-tracker", args=[hand.stream, game.opened.round, game.opened.table])
    player = _spoken_for(request, game)
    return there if player is None else f"{there}?{urlencode({'as': player})}"


def _table_page(
    request: HttpRequest, hand: InHand, game: TableHand, outcome: TableOutcome | None = None
) -> HttpResponse:
    player = _spoken_for(request, game)
    shown = table_shown(game, Reader(player, sees_all=may(request.role, "judge")), lines_asked(request))
    told = table_words(request, shown, hand)
    there = reverse("desk-tracker", args=[hand.stream, game.opened.round, game.opened.table])
    return page(
        request,
        "tracker/desk_table.html",
        200 if outcome is None else outcome.status,
        hand=hand,
        section="trackers",
        game=game,
        where=where(game, told.words),
        shown=shown,
        told=told,
        spoken_for=player,
        seats=[(one, told.player(one)) for one in game.players],
        here=there,
        tell_address=f"{there}/tell",
        rules_address=f"{there}/rules/",
        findings=() if outcome is None or outcome.cannot is not None else outcome.findings,
        cannot=None
        if outcome is None or outcome.cannot is None
        else told.refused(outcome.cannot.refusal, outcome.cannot.card),
        reason=request.POST.get("reason", ""),
        wrong=by_place(() if outcome is None else outcome.findings),
    )


# -- every table at a glance ---------------------------------------------------------------------------


def _finding(code: str) -> Finding:
    return Finding(code, "error", None)


def _overview(
    request: HttpRequest,
    hand: InHand,
    *,
    codes: Sequence[dict[str, Any]] = (),
    opened: int = 0,
    missing: Iterable[NotOpened] = (),
    findings: tuple[Finding, ...] = (),
    status: int = 200,
) -> HttpResponse:
    reader = Reader(sees_all=may(request.role, "judge"))
    names = names_of(hand)
    round_tables = opening.round_tables(hand, tables())
    host = request.get_host().rpartition(":")[0] or request.get_host()
    return page(
        request,
        "tracker/desk.html",
        status,
        hand=hand,
        section="trackers",
        findings=findings,
        codes=codes,
        opened=opened,
        missing=tuple(missing),
        number=hand.hall.published,
        rows=[_row(request, hand, one, reader, names) for one in round_tables],
        unopened=sum(1 for one in round_tables if one.is_due),
        casual=[_of_game(request, hand, one, reader) for one in opening.casual_tables(hand, tables())],
        only_here=is_this_machine_only(host) and not here().in_network,
    )


def _row(
    request: HttpRequest, hand: InHand, one: RoundTable, reader: Reader, names: dict[str, str]
) -> dict[str, Any]:
    if one.game is None:
        return {"table": one.match.table, "game": None, "names": [names.get(n, n) for n in one.match.seats]}
    return _of_game(request, hand, one.game, reader) | {"is_due": one.is_due}


def _of_game(request: HttpRequest, hand: InHand, game: TableHand, reader: Reader) -> dict[str, Any]:
    shown: TableShown = table_shown(game, reader, most=1, with_offers=False)
    told = table_words(request, shown, hand)
    called = players_called(game, hand)
    return {
        "table": game.opened.table,
        "game": game,
        "where": where(game, told.words),
        "address": reverse("desk-tracker", args=[hand.stream, game.opened.round, game.opened.table]),
        "seats": [(seat, called[seat.player]) for seat in shown.seats],
        "told": told,
        "last": shown.history[0] if shown.history else None,
    }
