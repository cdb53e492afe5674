"""What happened to a worldbreak, in words and as JSON: one step of a script or of a table's tracker."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from headjudge.wording.speech import Wording
from headjudge.worldbreaker.costs import NotPaid
from headjudge.worldbreaker.game import Game, Worldbreak
from headjudge.worldbreaker.machine import Step
from headjudge.worldbreaker.needs import Refusal, cost_told


@dataclass(frozen=True, slots=True)
class Called:
    """How players and cards are called: a tracker hides a card that its reader may not see, and then also what was
    paid for it and whether it is a land."""

    player: Callable[[str], str] = str
    card: Callable[[Worldbreak], str] = lambda card: card.card.name
    is_hidden: Callable[[Worldbreak], bool] = lambda _: False


def step_sentence(step: Step, words: Wording, called: Called | None = None) -> str:
    """What a step says to people: what happened and where the card is now, or why it is not possible."""
    called = called or Called()
    if step.refusal is not None:
        return refusal_sentence(step.refusal, step.card, words, called)
    return words.say("wording.space").join(_parts(step, words, called))


def refusal_sentence(
    refusal: Refusal, card: Worldbreak | None, words: Wording, called: Called | None = None
) -> str:
    """Why something is not possible, and what would be."""
    called = called or Called()
    told = dict(refusal.told)
    for key in ("owner", "player", "active"):
        if told.get(key):
            told[key] = called.player(told[key])
    told.setdefault("payments", [])
    if card is not None:
        told["card"] = called.card(card)
        told.setdefault("owner", called.player(card.owner))
    return words.say(refusal.code, **told)


def cost_sentence(why: NotPaid, card: str, words: Wording) -> str:
    """Why a payment does not fit, and every one that does."""
    return words.say("wb.cost", card=card, **cost_told(why))


def _parts(step: Step, words: Wording, called: Called) -> Iterator[str]:
    happening = step.happening
    who = happening.by or happening.player
    told: dict[str, Any] = {
        "player": "" if who is None else called.player(who),
        "phase": happening.phase or "",
        "also": [called.card(card) for card in step.also],
        "pay": happening.pay or "{0}",
        "how": "free" if happening.is_free else "fizzled" if happening.fizzled else "paid",
    }
    card = step.card
    if card is not None:
        told |= {"card": called.card(card)}
    if card is not None and happening.do in ("cast", "play-land") and called.is_hidden(card):
        yield words.say("wb.did.hidden", **told)
    else:
        yield words.say(f"wb.did.{happening.do}", **told)
    for inner in step.steps:
        yield step_sentence(inner, words, called)
    if card is not None and happening.do not in ("look", "control"):
        went = {
            "owner": called.player(card.owner),
            "controller": called.player(card.controller),
            "through": step.passed[0] if step.passed else "",
        }
        yield words.say(f"wb.went.{card.state}", **went)
    if happening.returns:
        yield words.say("wb.did.no_return")
    if step.shuffled:
        yield words.say("wb.did.shuffled")
    if step.passed and step.triggers:
        yield words.say("wb.did.waits")


def answer_json(step: Step) -> dict[str, Any]:
    """A step without words: accepted, card, zone, face, what it passed through, controller, rule, code."""
    card = step.card
    return {
        "accepted": step.is_accepted,
        "card": step.happening.card,
        "zone": None if card is None else card.zone,
        "face": None if card is None else card.face,
        "passed_through": list(step.passed),
        "shuffled": step.shuffled,
        # A card that passes through a zone on its way home is not there to be brought back (sentence 19n-b).
        "returned": False,
        "controller": None if card is None else card.controller,
        "rule": step.rule,
        "code": step.code,
    }


def step_json(step: Step, words: Wording) -> dict[str, Any]:
    """A step with its sentence, and what it rests on: the answer of ``replay --json``."""
    told: dict[str, Any] = {
        **answer_json(step),
        "message": step_sentence(step, words),
        "sentences": list(step.sentences),
        "options": list(step.options),
        "triggers": list(step.triggers),
    }
    if step.also:
        told["also"] = {card.id: card_json(card) for card in step.also}
    if step.steps:
        told["steps"] = [step_json(inner, words) for inner in step.steps]
    if step.refusal is not None and step.refusal.cost is not None:
        told["payments"] = [one.text for one in step.refusal.cost.payments]
    return told


def card_json(card: Worldbreak) -> dict[str, Any]:
    """A worldbreak where it is: zone, face, owner, controller, and its card."""
    return {
        "zone": card.zone,
        "face": card.face,
        "owner": card.owner,
        "controller": card.controller,
        "card": card.card.name,
    }


def state_json(game: Game) -> Mapping[str, Any]:
    """Every worldbreak of the game by its id."""
    return {key: card_json(card) for key, card in game.cards.items()}
