"""What can happen next to a card: every event that the rules would accept now, for a tracker that offers only those."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from headjudge.worldbreaker.costs import Payment, payments
from headjudge.worldbreaker.game import PHASES, Game, Worldbreak
from headjudge.worldbreaker.happenings import PLACES, Happening
from headjudge.worldbreaker.machine import Step, happen
from headjudge.worldbreaker.needs import has_main_phase


@dataclass(frozen=True, slots=True)
class Offer:
    """An event that would be accepted, and what it would do; ``payment`` is how a card would be paid for."""

    happening: Happening
    step: Step
    payment: Payment | None = None


def offers(game: Game, card: Worldbreak, player: str) -> tuple[Offer, ...]:
    """What a player may say of a card now: what they do with it, and what happens to it.

    In the forbidden zone a card is only its owner's; anywhere else everybody at the table sees what happens to it. Of
    the ways to pay, each is an offer; out of its time a card is offered as one that something lets its player cast at
    any time. Cost: each candidate is tried, up to some fifty of them; about a millisecond a card.
    """
    found = []
    for happening, payment in _candidates(game, card, player):
        _, step = happen(game, happening)
        if step.is_accepted:
            found.append(Offer(happening, step, payment))
    return tuple(found)


def offers_of_game(game: Game, player: str) -> tuple[Offer, ...]:
    """What may be said of the game itself: whose turn begins, the phase, lands, who leaves."""
    others = [seat.id for seat in game.seats.values() if seat.is_in]
    tried = [
        *(Happening("turn", player=one) for one in others),
        *(
            Happening("phase", phase=phase)
            for phase in PHASES
            if game.turn.player and phase != game.turn.phase
        ),
        Happening("land", by=player),
        Happening("extra-land", by=player),
        Happening("leaves-game", player=player),
    ]
    steps = [(happening, happen(game, happening)[1]) for happening in tried]
    return tuple(Offer(happening, step) for happening, step in steps if step.is_accepted)


def _candidates(game: Game, card: Worldbreak, player: str) -> Iterator[tuple[Happening, Payment | None]]:
    match card.state:
        case "ready" | "hand" | "library":
            yield from _casts(game, card, player)
            yield Happening("play-land", by=player, card=card.id), None
            yield Happening("draw", by=player, card=card.id), None
            for place in PLACES["put-back"]:
                yield Happening("put-back", by=player, card=card.id, to=place), None
            for place in PLACES["put"]:
                yield Happening("put", by=player, card=card.id, to=place), None
            for place in PLACES["search"]:
                yield Happening("search", by=player, card=card.id, to=place, range="library"), None
        case "stack":
            yield Happening("resolve", card=card.id), None
            for place in PLACES["resolve"][1:]:  # the graveyard is where it goes without a word
                yield Happening("resolve", card=card.id, to=place), None
            for place in PLACES["counter"]:
                yield Happening("counter", card=card.id, to=place), None
            yield Happening("counter", card=card.id, to="graveyard", fizzled=True), None
            for other in game.seats:
                yield Happening("put", by=other, card=card.id, to="battlefield"), None
                if other != card.controller:
                    yield Happening("control", by=other, card=card.id), None
        case "battlefield":
            for place in PLACES["leave"]:
                yield Happening("leave", card=card.id, to=place), None
            yield Happening("leave", card=card.id, to="exile", returns=True), None
            for other in game.seats:
                if other != card.controller:
                    yield Happening("control", by=other, card=card.id), None
        case "graveyard" | "exile":
            yield from _casts(game, card, player)
            yield Happening("play-land", by=player, card=card.id), None
            for place in PLACES["move"]:
                if place == "battlefield":
                    for other in game.seats:
                        yield Happening("move", by=other, card=card.id, to=place), None
                    continue
                yield Happening("move", by=player, card=card.id, to=place), None
                if place != "exile" and game.rules.says("A9", "owner-decides"):
                    yield Happening("move", by=player, card=card.id, to=place, keep=True), None


def _casts(game: Game, card: Worldbreak, player: str) -> Iterator[tuple[Happening, Payment | None]]:
    """Each part in each way to pay for it; last without paying, where some effect allows that."""
    parts = [part for part in card.card.parts if not part.is_land]
    for part in parts:
        named = part.name if len(parts) > 1 else None
        for way in payments(part.cost, game.seats[player].kinds, game.rules):
            yield Happening("cast", by=player, card=card.id, pay=way.text, part=named), way
    for part in parts:
        named = part.name if len(parts) > 1 else None
        yield Happening("cast", by=player, card=card.id, is_free=True, part=named), None
    for part in parts:
        if part.is_at_any_time or has_main_phase(game, player):
            continue
        # Outside its time only because something lets its player cast it as though it had flash.
        named = part.name if len(parts) > 1 else None
        for way in payments(part.cost, game.seats[player].kinds, game.rules):
            yield Happening("cast", by=player, card=card.id, pay=way.text, part=named, has_flash=True), way
        yield Happening("cast", by=player, card=card.id, is_free=True, part=named, has_flash=True), None
