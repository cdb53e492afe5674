"""What people ask of a table's game -> facts, or a refusal that says what stands in the way.

Whoever presses a button saw the table as it was a moment ago: each form carries a mark of what it speaks of (the card's
place, the turn, the last step), and where that has changed since, nothing is done.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.desk.marks import check_mark, check_reason, mark_of
from headjudge.desk.trackers.hand import TableHand, happened
from headjudge.desk.trackers.saying import heard
from headjudge.findings import Finding, InputError, Refused
from headjudge.tournament.tracker.events import (
    TableFact,
    WorldbreakRedone,
    WorldbreakSeatTaken,
    WorldbreakUndone,
)
from headjudge.worldbreaker.game import Game, Worldbreak
from headjudge.worldbreaker.happenings import Happening
from headjudge.worldbreaker.machine import happen
from headjudge.worldbreaker.offers import offers, offers_of_game

MOST_ROWS: Final = 3_000
"""Rows of one table: some thirty times what a long game has."""


class CannotNow(Refused):
    """The rules say no: the answer of the machine, for whoever sees the card."""

    def __init__(self, refusal: Any, card: Worldbreak | None) -> None:
        self.refusal = refusal
        self.card = card
        super().__init__([Finding("refuse.tracker_not_offered", "error", None)])


def mark_of_card(card: Worldbreak) -> str:
    """A mark of where a card is; it says nothing of which card it is."""
    return mark_of(card.id, card.state, card.under, card.takers, card.part)


def mark_of_turn(game: Game) -> str:
    """A mark of the turn and of who still plays."""
    turn = game.turn
    playing = [seat.id for seat in game.seats.values() if seat.is_in]
    return mark_of(turn.player, turn.phase, turn.lands, sorted(turn.extra.items()), playing)


def mark_for(game: Game, happening: Happening) -> str:
    """The mark of what an event speaks of; for a land that is played, also of the turn."""
    if happening.card is None or happening.card not in game.cards:
        return mark_of_turn(game)
    return mark_of_card(game.cards[happening.card])


def happens(hand: TableHand, player: str, line: str, mark: str) -> list[TableFact]:
    """The fact of an event that a player tells. Only what is offered to that player can be told.

    Raises InputError for a line that no button sends, Refused where the table has changed since, ``CannotNow`` where
    the rules forbid it.
    """
    asked = heard(line)
    _room(hand)
    game = hand.game()
    check_mark(mark, mark_for(game, asked))
    card = None if asked.card is None else game.cards.get(asked.card)
    if asked.card is None:
        possible = [one.happening for one in offers_of_game(game, player)] if _plays(game, player) else []
    elif card is not None and _plays(game, player) and game.may_see(player, card):
        possible = [one.happening for one in offers(game, card, player)]
    else:
        raise Refused([Finding("refuse.tracker_not_offered", "error", None)])
    if asked not in possible:
        raise _refused(game, asked, card)
    after, step = happen(game, asked)
    return [happened(game, after, step)]


def _plays(game: Game, player: str) -> bool:
    return player in game.seats and game.is_playing(player)


def _refused(game: Game, asked: Happening, card: Worldbreak | None) -> Refused:
    """Why an event is not offered: what the rules say, where they say something of this very event."""
    known = {*game.seats, None}
    if asked.by in known and asked.player in known:
        try:
            _, step = happen(game, asked)
        except (AssertionError, KeyError):
            return InputError([Finding("web.form_incomplete", "error", None)])  # type: ignore[return-value]
        if step.refusal is not None:
            return CannotNow(step.refusal, card)
    return Refused([Finding("refuse.tracker_not_offered", "error", None)])


def _room(hand: TableHand) -> None:
    if hand.version >= MOST_ROWS:
        raise Refused([Finding("refuse.tracker_full", "error", None, {"limit": MOST_ROWS})])


def undo(hand: TableHand, row: str, reason: str | None, *, needs_reason: bool = False) -> list[TableFact]:
    """Take back what happened last, which stood in row ``row`` when its sender looked."""
    _room(hand)
    last = hand.state.done[-1] if hand.state.done else None
    if last is None:
        raise Refused([Finding("refuse.tracker_nothing_to_undo", "error", None)])
    if str(last.row) != row:
        raise Refused([Finding("refuse.not_the_last_step", "error", None)])
    return [WorldbreakUndone(last.row, check_reason(reason, needed=needs_reason))]


def redo(hand: TableHand, row: str) -> list[TableFact]:
    """What was taken back last happened after all."""
    _room(hand)
    last = hand.state.undone[-1] if hand.state.undone else None
    if last is None or str(last.row) != row:
        raise Refused([Finding("refuse.nothing_to_redo", "error", None)])
    return [WorldbreakRedone(last.row)]


def take_seat(hand: TableHand, player: str, *, is_used: bool, anyway: bool) -> list[TableFact]:
    """A phone speaks for a player from now on; where another does (``is_used``), only on purpose, and it is told.

    Raises InputError for nobody of the table, Refused (``refuse.seat_taken``) for a seat that is used.
    """
    if player not in hand.players:
        raise InputError([Finding("web.form_incomplete", "error", None)])
    _room(hand)
    again = is_used or player in hand.state.seats
    if again and not anyway:
        raise Refused([Finding("refuse.seat_taken", "error", None)])
    return [WorldbreakSeatTaken(player, again)]
