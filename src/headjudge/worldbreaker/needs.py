"""What has to hold for an event of the table: the right kind of card, the right time, a land drop, a payment."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from headjudge.policy.worldbreak_rules import Need
from headjudge.worldbreaker.card_facts import Part
from headjudge.worldbreaker.costs import NotPaid, not_paid
from headjudge.worldbreaker.game import Game, Worldbreak
from headjudge.worldbreaker.happenings import Happening


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an event is refused: the code, and the values of its sentence (``reason`` picks the wording)."""

    code: str
    told: Mapping[str, Any] = field(default_factory=dict)
    cost: NotPaid | None = None


def unmet(game: Game, happening: Happening, card: Worldbreak, needs: Sequence[Need]) -> list[Refusal]:
    """Everything of a row's needs that does not hold, in the order in which it is told."""
    if "spell" in needs or "land" in needs:
        return _of_parts(game, happening, card, needs)
    if "permanent" in needs and not _is_permanent(card):
        return [Refusal("wb.type", {"reason": "permanent", "types": _types(card.card.front)})]
    return []


def part_of(game: Game, happening: Happening, card: Worldbreak) -> int:
    """The number of the part that is cast or played: the named one, else the first for which everything holds."""
    wants_land = happening.do == "play-land"
    for number, part in _offered(happening, card):
        if part.is_land == wants_land and (wants_land or not _of_spell(game, happening, part)):
            return number
    return 0


def _is_permanent(card: Worldbreak) -> bool:
    """Whether it can be on the battlefield; a card that is not cast or played is its front."""
    return card.current.is_permanent if card.state == "stack" else card.card.front.is_permanent


def _offered(happening: Happening, card: Worldbreak) -> list[tuple[int, Part]]:
    parts = list(enumerate(card.card.parts))
    if happening.part is None:
        return parts
    return [one for one in parts if one[1].name == happening.part] or parts


def _of_parts(game: Game, happening: Happening, card: Worldbreak, needs: Sequence[Need]) -> list[Refusal]:
    """Of a card of several parts one has to fit; what stands against the first is told."""
    wants_land = "land" in needs
    parts = [part for _, part in _offered(happening, card) if part.is_land == wants_land]
    if not parts:
        kind = "no_land" if wants_land else "no_spell"
        return [Refusal("wb.type", {"reason": kind, "types": _types(card.card.front)})]
    if wants_land:
        assert happening.by is not None
        return land_refusals(game, happening.by, at_any_time=happening.has_flash)
    tried = [_of_spell(game, happening, part) for part in parts]
    # The part that was paid for is the one that was meant.
    paid = (one for one in tried if all(refusal.code != "wb.cost" for refusal in one))
    return next((one for one in tried if not one), next(paid, tried[0]))


def land_refusals(game: Game, player: str, *, at_any_time: bool = False) -> list[Refusal]:
    """What stands against playing a land now: the time, then the land drop (sentence 10)."""
    found = [] if at_any_time else list(_main_phase(game, player, is_land=True))
    if game.lands_left(player) <= 0:
        found.append(Refusal("wb.land_drop", {"reason": "used", "player": player}))
    return found


def _of_spell(game: Game, happening: Happening, part: Part) -> list[Refusal]:
    assert happening.by is not None
    found: list[Refusal] = []
    if not part.is_at_any_time and not happening.has_flash:
        found += _main_phase(game, happening.by, is_land=False)
    found += _cost(game, happening, part)
    return found


def has_main_phase(game: Game, player: str) -> bool:
    """Whether it is the time of a sorcery for a player: the own main phase, nothing on the stack."""
    return not list(_main_phase(game, player, is_land=False))


def _main_phase(game: Game, player: str, *, is_land: bool) -> Iterable[Refusal]:
    """The time of a sorcery: the player's own main phase, nothing on the stack (sentence 7)."""
    told = {"player": player, "is_land": "yes" if is_land else "no"}
    if game.turn.player != player:
        yield Refusal("wb.timing", {"reason": "turn", "active": game.turn.player or "", **told})
    elif game.turn.phase != "main":
        yield Refusal("wb.timing", {"reason": "phase", "phase": game.turn.phase or "", **told})
    elif not game.is_stack_empty:
        yield Refusal("wb.timing", {"reason": "stack", **told})


def _cost(game: Game, happening: Happening, part: Part) -> list[Refusal]:
    assert happening.by is not None
    if happening.is_free:
        if game.rules.says("costs", "mana-cost-only"):
            return [Refusal("wb.cost", {"reason": "free_not_allowed"})]
        return []
    kinds = game.seats[happening.by].kinds
    why = not_paid(happening.pay, part.cost, kinds, game.rules)
    if why is None:
        return []
    return [Refusal("wb.cost", cost_told(why), why)]


def cost_told(why: NotPaid) -> dict[str, Any]:
    """The values of the sentence that says why a payment does not fit."""
    return {
        "reason": why.fault,
        "cost": why.cost,
        "paid": why.paid,
        "kinds": "".join("{" + letter + "}" for letter in why.kinds),
        "payments": [one.text for one in why.payments],
    }


def _types(part: Part) -> str:
    return " ".join(part.types)
