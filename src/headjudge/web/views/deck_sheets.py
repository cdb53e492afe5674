"""Decks on paper: PDF of one list, of all, an empty one, and a player's own."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence

from django.http import Http404, HttpRequest, HttpResponse
from django.utils.http import content_disposition_header
from django.views.decorators.http import require_safe

from headjudge.decks.sheet import DeckSheet, Kind, minute
from headjudge.desk.decklists.exporting import plain_name
from headjudge.desk.decklists.sheet import blank_sheet, every_sheet, parts_of, sheet_of
from headjudge.desk.hand import InHand
from headjudge.findings import InputError
from headjudge.web.access import desk_page, player_page
from headjudge.web.bounds import Bound
from headjudge.web.card_data import bases
from headjudge.web.deskroom import now
from headjudge.web.shown import page
from headjudge.wording import speak

OWN_OFTEN = Bound(times=20, seconds=600)
"""Sheets of one player: each costs some 50 milliseconds of one processor, and nobody prints more."""
STATUS_TOO_MANY = 429
_LONGEST_NUMBER = 6


def _of_one(kind: Kind, ending: str) -> Callable[..., HttpResponse]:
    @desk_page("judge")
    @require_safe
    def of_one(request: HttpRequest, hand: InHand, name: str) -> HttpResponse:
        """A player's list on a sheet; an empty one with the name where nothing is handed in."""
        return _pdf(request, (_one(hand, name, kind),), f"{name} {ending}")

    return of_one


def _of_all(kind: Kind, ending: str) -> Callable[..., HttpResponse]:
    @desk_page("judge")
    @require_safe
    def of_all(request: HttpRequest, hand: InHand) -> HttpResponse:
        """Everybody's list, a sheet each, by name; 404 while nobody has handed one in.

        Of many lists a page names the parts, each with an address of its own (``?part=2``): one file of thousands
        would take minutes of a printer and gigabytes of the server.
        """
        parts = parts_of(hand)
        told = request.GET.get("part", "")
        if not told and len(parts) > 1:
            return page(request, "deck_parts.html", section="decklists", hand=hand, parts=parts, kind=kind)
        number = int(told) if told.isascii() and told.isdigit() and len(told) < _LONGEST_NUMBER else 0
        wanted = next((one for one in parts if one.number == (number if told else 1)), None)
        if wanted is None:
            raise Http404(hand.stream)
        sheets = every_sheet(hand, bases(), _printed_at(), kind, wanted.number)
        suffix = f" {wanted.number} of {len(parts)}" if len(parts) > 1 else ""
        return _pdf(request, sheets, f"{hand.stream} {ending}{suffix}")

    return of_all


sheet = _of_one("registration", "decklist")
checklist = _of_one("check", "deck check")
every = _of_all("registration", "decklists")
every_checklist = _of_all("check", "deck checks")


@desk_page("judge")
@require_safe
def empty(request: HttpRequest, hand: InHand) -> HttpResponse:
    """An empty sheet for lists on paper."""
    return _pdf(request, (blank_sheet(hand, _printed_at()),), f"{hand.stream} empty decklist")


@player_page
@require_safe
def own(request: HttpRequest, hand: InHand, entrant: str) -> HttpResponse:
    """A player's own list on a sheet; an empty one with the name where nothing is handed in."""
    if not OWN_OFTEN.allows(f"{hand.stream} {entrant}"):
        said = speak(request.language).say("sheet.often")
        return HttpResponse(said, status=STATUS_TOO_MANY, content_type="text/plain; charset=utf-8")
    return _pdf(request, (_one(hand, entrant, "registration"),), f"{hand.stream} decklist")


def _one(hand: InHand, entrant: str, kind: Kind) -> DeckSheet:
    try:
        return sheet_of(hand, entrant, bases(), _printed_at(), kind)
    except InputError:
        raise Http404(entrant) from None


def _printed_at() -> str:
    return minute(datetime.datetime.fromisoformat(now()))


def _pdf(request: HttpRequest, sheets: Sequence[DeckSheet], name: str) -> HttpResponse:
    # Typst is loaded by the first sheet and not at the start of the server.
    from headjudge.printing.deck_sheets import deck_sheets

    answer = HttpResponse(deck_sheets(sheets, speak(request.language)), content_type="application/pdf")
    answer["Content-Disposition"] = content_disposition_header(True, plain_name(name) + ".pdf")
    return answer
