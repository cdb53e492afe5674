"""Games of World Breaker for tests: two players or more, cards of the sample by short names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from headjudge.cards.card import MagicCard
from headjudge.policy.worldbreak_rules import worldbreak_rules
from headjudge.worldbreaker.card_facts import facts_of
from headjudge.worldbreaker.game import Game, Seat, Worldbreak, new_game
from headjudge.worldbreaker.happenings import Happening
from headjudge.worldbreaker.machine import Step, happen
from headjudge.worldbreaker.mana import commander_kinds
from tests.decks.sample import magic_card, sample_objects


@cache
def cards() -> Mapping[str, MagicCard]:
    """The sample cards by name."""
    return {card["name"]: magic_card(card) for card in sample_objects()}


def game(
    mine: Sequence[str] = ("Worldfire", "Prophet of Kruphix", "Westvale Abbey // Ormendahl, Profane Prince"),
    theirs: Sequence[str] = ("Capsize", "Demonic Tutor", "Snapcaster Mage"),
    commander: str | Sequence[str] = "Zur the Enchanter",
    other: str | Sequence[str] = "Alesha, Who Smiles at Death",
    options: Mapping[str, str] | None = None,
    *,
    turn: str | None = "P1",
) -> Game:
    """P1 with the cards w1, w2, … and P2 with v1, v2, …, in P1's main phase."""
    seats, held = [], []
    for player, names, led, letter in (("P1", mine, commander, "w"), ("P2", theirs, other, "v")):
        commanders = (led,) if isinstance(led, str) else tuple(led)
        seats.append(Seat(player, commanders, commander_kinds([cards()[name] for name in commanders])))
        for number, name in enumerate(names, 1):
            held.append(Worldbreak(f"{letter}{number}", facts_of(cards()[name]), player))
    made = new_game(worldbreak_rules(options=options), seats, held)
    return made if turn is None else play(made, say("turn", player=turn))[0]


def say(do: str, **told: Any) -> Happening:
    """An event, short to write."""
    return Happening(do, **told)  # type: ignore[arg-type]


def play(started: Game, *happened: Happening) -> tuple[Game, list[Step]]:
    """The game after several events, and their answers."""
    steps = []
    for one in happened:
        started, step = happen(started, one)
        steps.append(step)
    return started, steps


def cast(card: str, by: str = "P1", pay: str | None = None) -> Happening:
    """A card is cast without paying unless a payment is given."""
    return Happening("cast", by=by, card=card, pay=pay, is_free=pay is None)


def put(card: str, to: str, by: str = "P1") -> Happening:
    """An effect of a player puts a card somewhere."""
    return Happening("put", by=by, card=card, to=to)


def at(step: Step) -> str:
    """Where a step's card is: ``forbidden A``, ``battlefield``; the code in brackets where it was refused."""
    assert step.card is not None
    place = " ".join(part for part in (step.card.zone, step.card.face) if part)
    return place if step.is_accepted else f"{place} [{step.code}]"
