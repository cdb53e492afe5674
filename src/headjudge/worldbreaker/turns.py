"""Events of the game around the worldbreaks: turns, phases, land plays, and players who leave."""

from __future__ import annotations

from dataclasses import replace

from headjudge.worldbreaker.game import Game, Turn, Worldbreak
from headjudge.worldbreaker.happenings import Happening
from headjudge.worldbreaker.needs import Refusal, land_refusals


def of_the_game(game: Game, happening: Happening) -> tuple[Refusal | None, Game]:
    """The game after an event that concerns no single card, or why it cannot be."""
    turn = game.turn
    who = happening.player or happening.by
    if who is not None and not game.is_playing(who):
        return Refusal("wb.zone", {"reason": "player_gone", "player": who}), game
    match happening.do:
        case "turn":
            return None, replace(game, turn=Turn(who, "main"))
        case "phase":
            return None, replace(game, turn=replace(turn, phase=happening.phase))
        case "extra-land":
            assert who is not None
            extra = {**turn.extra, who: turn.extra.get(who, 0) + 1}
            return None, replace(game, turn=replace(turn, extra=extra))
        case "land":
            assert who is not None
            return _land(game, who)
        case "leaves-game":
            assert who is not None
            return None, _without(game, who)
    raise AssertionError(happening.do)


def _land(game: Game, player: str) -> tuple[Refusal | None, Game]:
    against = land_refusals(game, player)
    if against:
        return against[0], game
    return None, replace(game, turn=replace(game.turn, lands=game.turn.lands + 1))


def _without(game: Game, player: str) -> Game:
    """A player leaves, and what they own with them; what they had taken goes back, and what only they ever controlled
    is exiled (Comprehensive Rules 800.4a), so that it ends spent with its owner."""
    seats = {**game.seats, player: replace(game.seats[player], is_in=False)}
    cards = {}
    for key, card in game.cards.items():
        if card.owner != player:
            cards[key] = _given_up(card, player)
    turn = replace(game.turn, player=None) if game.turn.player == player else game.turn
    return replace(game, seats=seats, cards=cards, turn=turn)


def _given_up(card: Worldbreak, player: str) -> Worldbreak:
    if player not in (card.under, *card.takers):
        return card
    left = replace(card, takers=tuple(one for one in card.takers if one != player))
    return left.at("spent") if left.controller == player else left
