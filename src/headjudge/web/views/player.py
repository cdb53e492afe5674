"""A player's own pages: the personal link that binds a browser, and what it leads to."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from headjudge.desk.decklists.asked import deck_rules
from headjudge.desk.decklists.handing_in import from_player
from headjudge.desk.decklists.own import own_list
from headjudge.desk.hand import InHand
from headjudge.desk.timing import moment_of
from headjudge.desk.trackers.opening import game_at
from headjudge.desk.who_plays import entrant_of
from headjudge.desk.worldbreaks.brought import brought_by
from headjudge.desk.worldbreaks.rules import is_dealt
from headjudge.findings import Finding, InputError
from headjudge.web.access import hand_or_404, player_page, public
from headjudge.web.acting import STATUS_WRONG, Outcome, take
from headjudge.web.card_data import bases
from headjudge.web.deskroom import desk, now, tables
from headjudge.web.guessing import not_guessed
from headjudge.web.player_links import bind, link_of
from headjudge.web.shown import by_place, page
from headjudge.web.views.decklist_form import (
    OFTEN,
    STATUS_TOO_MANY,
    Typed,
    fragment,
    shown_checked,
    text_of,
    typed,
)
from headjudge.web.worldbreak_cards import shown_worldbreaks
from headjudge.wording import speak


@public
@never_cache
@not_guessed
@require_http_methods(["GET", "HEAD", "POST"])
def personal_link(request: HttpRequest, code: str) -> HttpResponse:
    """A personal link: GET shows a button with the name (a preview binds nobody), POST binds this browser."""
    link = link_of(code)
    if link is None:
        return _void(request)
    hand = hand_or_404(link.stream)
    try:
        one = entrant_of(hand.event, link.entrant)
    except InputError:
        return _void(request)
    if request.method != "POST":
        return page(request, "player_link.html", hand=hand, one=one, hide_sign_in=True)
    answer = HttpResponseRedirect(reverse("me", args=[link.stream]))
    bind(answer, link)
    return answer


def _void(request: HttpRequest) -> HttpResponse:
    """A link that was replaced, taken back or never there: all the same page, which says whom to ask."""
    return page(request, "player_link_void.html", status=404, hide_sign_in=True)


@player_page
@require_http_methods(["GET", "HEAD", "POST"])
def me(request: HttpRequest, hand: InHand, entrant: str) -> HttpResponse:
    """Who I am in this event, and my decklist."""
    if request.method != "POST":
        return _page(request, hand, entrant)
    rules = deck_rules(hand.event, hand.hall.decks.ruled)
    if not OFTEN.allows(f"{hand.stream} {entrant}"):
        often = (Finding("refuse.decklists_often", "error", None),)
        return _page(request, hand, entrant, Typed(text_of(request), None, often), STATUS_TOO_MANY)
    if request.POST.get("do") != "save" or "take" in request.POST:
        return _page(request, hand, entrant, typed(request, rules))
    text, moment, seen = text_of(request), moment_of(now()), request.POST.get("list", "")
    outcome = take(
        request,
        hand,
        lambda stands: from_player(stands, entrant, text, bases(), moment, seen),
        actor=f"player/{entrant}",
    )
    if outcome.hand is not None:
        _say_what_stands(request, outcome, entrant)
        return HttpResponseRedirect(reverse("me", args=[hand.stream]))
    again = typed(request, rules)
    hand = desk().hand(hand.stream)
    return _page(request, hand, entrant, Typed(text, again.checked, outcome.findings), outcome.status)


def _say_what_stands(request: HttpRequest, outcome: Outcome, entrant: str) -> None:
    if outcome.hand is None:
        return
    stands = outcome.hand.hall.decks.of(entrant)
    if stands is not None:
        words = speak(request.language)
        messages.success(request, words.say("decklists.handed_in", verdict=stands.judged.verdict))


@player_page
@require_POST
def check_as_typed(request: HttpRequest, hand: InHand, entrant: str) -> HttpResponse:
    """How the list would be judged as it stands in the form; nothing is kept."""
    rules = deck_rules(hand.event, hand.hall.decks.ruled)
    return fragment(request, f"{hand.stream} {entrant}", rules)


def _own_table(hand: InHand, entrant: str) -> str | None:
    """The address of the tracker of the player's table in the last published round, where it has one."""
    number = hand.hall.published
    played = hand.event.rounds[number - 1] if 0 < number <= len(hand.event.rounds) else None
    match = next((one for one in played.matches if entrant in one.seats), None) if played else None
    game = None if match is None else game_at(tables(), hand.stream, number, match.table)
    return (
        None if match is None or game is None else reverse("tracker", args=[hand.stream, number, match.table])
    )


def _page(
    request: HttpRequest, hand: InHand, entrant: str, sent: Typed | None = None, status: int = 200
) -> HttpResponse:
    at_hand = bases()
    own = own_list(hand, entrant, at_hand, moment_of(now()))
    brought = brought_by(hand, entrant, at_hand)
    findings = () if sent is None else sent.findings
    registered = "" if own.registered is None else own.registered.fact.text
    # Where nothing can be changed any more, what stands is shown, and what was sent too late beside it, to be kept.
    too_late = None if sent is None or own.can_change or sent.text == registered else sent.text
    sent = None if sent is None else sent if own.can_change else Typed(registered, own.checked, sent.findings)
    checked = own.checked if sent is None else sent.checked
    return page(
        request,
        "player_page.html",
        status=status if status != 200 or not findings else STATUS_WRONG,
        hand=hand,
        own=own,
        one=own.entrant,
        asked=own.asked,
        text=registered if sent is None else sent.text,
        is_changed=sent is not None and sent.text != registered,
        too_late=too_late,
        findings=findings,
        wrong=by_place(findings),
        ruled=tuple(hand.hall.decks.ruled.values()),
        check_address=reverse("me-check", args=[hand.stream]),
        tracker=_own_table(hand, entrant),
        hide_sign_in=True,
        brought=brought,
        dealt_to=is_dealt(brought.rules) if brought.rules is not None else False,
        worldbreaks=shown_worldbreaks(brought.worldbreaks, at_hand, request.language),
        **shown_checked(checked, own.asked.rules),
    )
