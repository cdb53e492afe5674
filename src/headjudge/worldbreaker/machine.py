"""The life of a worldbreak: one thing happens, and the table of transitions says where the card is then, or why not.

The table itself is data (``headjudge.policy.worldbreak_rules``); here it is held against a game. A refused event
changes nothing. Where several things stand against an event, the first of ``ORDER`` is told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from headjudge.policy.worldbreak_rules import Transition
from headjudge.worldbreaker import needs
from headjudge.worldbreaker.game import Game, Worldbreak
from headjudge.worldbreaker.happenings import Happening, zone_of
from headjudge.worldbreaker.needs import Refusal
from headjudge.worldbreaker.turns import of_the_game

ORDER = (
    "wb.spent",
    "wb.not_owner",
    "wb.zone",
    "wb.type",
    "wb.range",
    "wb.timing",
    "wb.land_drop",
    "wb.cost",
)
"""The codes of refusals; of several the first is told."""


@dataclass(frozen=True, slots=True)
class Step:
    """What the rules answer to one event.

    ``card`` is the worldbreak as it is then (None for events of the game, and for a card that has left it);
    ``passed`` the zones it went through on the way; ``rule`` names the transition, ``sentences`` the sentences of the
    page, ``options`` the open points that the answer rests on. ``triggers`` are the kinds of triggered abilities that
    now trigger (``left-battlefield``, ``died``, ``to-graveyard``, ``to-exile``, ``to-hand``, ``to-library``); they wait
    until a player would get priority (option A15). ``refusal`` is None where the event was accepted; ``also`` are
    other cards that moved with it.
    """

    happening: Happening
    card: Worldbreak | None = None
    passed: tuple[str, ...] = ()
    shuffled: bool = False
    rule: str | None = None
    sentences: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    triggers: tuple[str, ...] = ()
    refusal: Refusal | None = None
    also: tuple[Worldbreak, ...] = ()
    steps: tuple[Step, ...] = field(default=())

    @property
    def is_accepted(self) -> bool:
        """Whether it happened."""
        return self.refusal is None

    @property
    def code(self) -> str | None:
        """The code of the refusal."""
        return None if self.refusal is None else self.refusal.code


def happen(game: Game, happening: Happening) -> tuple[Game, Step]:
    """The game after an event, and the answer of the rules; the same game where it is refused.

    Cost: one look through the rows of the table.
    """
    if happening.do == "together":
        return _together(game, happening)
    if happening.card is None:
        return _of_game(game, happening)
    card = game.cards.get(happening.card)
    if card is None:  # it left with its owner
        return game, Step(happening, refusal=Refusal("wb.zone", {"reason": "gone"}))
    if happening.do == "resolve" and not happening.to and card.current.is_exiled:
        happening = replace(happening, to="exile")  # an adventure exiles itself
    if happening.do == "look":
        return game, _look(game, happening, card)
    rows = game.rules.rows(card.state, happening.do)
    against, fits = _held_against(game, happening, card, rows)
    if against:
        refusal, row = min(against, key=lambda one: ORDER.index(one[0].code))
        told = _said_by(row)
        return game, Step(happening, card, (), False, *told, refusal=refusal)
    return _moved(game, happening, card, fits)


def _said_by(row: Transition | None) -> tuple[str | None, tuple[str, ...], tuple[str, ...]]:
    """What a refusal rests on: only rows that rule something out have a name there, not those an option closes."""
    if row is None:
        return None, (), ()
    rules_out = row.event == "*" or row.range is not None
    return (row.rule if rules_out else None), row.sentences, row.options


def _held_against(
    game: Game, happening: Happening, card: Worldbreak, rows: Sequence[Transition]
) -> tuple[list[tuple[Refusal, Transition | None]], Transition]:
    """Everything that stands against the event, with the row that says so, and the row that would hold."""
    against: list[tuple[Refusal, Transition | None]] = []
    if happening.by is not None and not game.is_playing(happening.by):
        against.append((Refusal("wb.not_owner", {"reason": "left", "player": happening.by}), None))
    fits = None
    for row in rows:
        if row.event == "*":
            if row.who != "opponent" or (happening.by is not None and happening.by != card.owner):
                against.append((Refusal(row.refuse or "", _of_row(row, happening, card)), row))
            continue
        if row.range is not None and row.range != happening.range:
            continue
        if row.to and happening.to not in row.to:
            continue
        if row.who == "another" and happening.by == card.controller:
            continue
        if row.refuse is not None:
            against.append((Refusal(row.refuse, _of_row(row, happening, card)), row))
            continue
        if fits is None and row.fizzled == happening.fizzled and _is_of(row, card):
            fits = row
    if fits is None:
        if not any(row.refuse and row.event != "*" for _, row in against if row is not None):
            against.append((_no_row(happening, card, rows), None))
        return against, rows[0] if rows else _NOWHERE
    if fits.who == "owner" and happening.by != card.owner:
        against.append((Refusal("wb.not_owner", {"reason": "owner", "owner": card.owner}), None))
    against += [(refusal, None) for refusal in needs.unmet(game, happening, card, fits.needs)]
    return against, fits


_NOWHERE = Transition("nowhere", (), "")


def _of_row(row: Transition, happening: Happening, card: Worldbreak) -> Mapping[str, Any]:
    """The values of a refusal that a row of the table gives."""
    reason = "opponent" if row.who == "opponent" else "option" if row.options else "row"
    return {"reason": reason, "owner": card.owner, "zone": card.zone, "do": happening.do}


def _is_of(row: Transition, card: Worldbreak) -> bool:
    return row.of is None or (row.of == "permanent") == card.current.is_permanent


def _no_row(happening: Happening, card: Worldbreak, rows: Sequence[Transition]) -> Refusal:
    """Nothing of the kind can happen to the card where it is; or it can, but not to a card of this type."""
    if any(row.to and happening.to in row.to and not _is_of(row, card) for row in rows):
        return Refusal("wb.type", {"reason": "resolves", "types": " ".join(card.current.types)})
    return Refusal("wb.zone", {"reason": "zone", "zone": card.zone, "do": happening.do, "to": happening.to})


def _look(game: Game, happening: Happening, card: Worldbreak) -> Step:
    assert happening.by is not None
    if not game.is_playing(happening.by):
        refusal = Refusal("wb.not_owner", {"reason": "left", "player": happening.by})
    elif game.may_see(happening.by, card):
        return Step(happening, card, sentences=("4",), options=("A3",))
    else:
        until_used = game.rules.says("A3", "owner-until-used")
        refusal = Refusal(
            "wb.not_owner", {"reason": "look" if until_used else "look_ready", "owner": card.owner}
        )
    if card.state == "spent":
        return Step(
            happening, card, rule="T18", sentences=("22",), refusal=Refusal("wb.spent", {"reason": "row"})
        )
    return Step(happening, card, sentences=("4",), options=("A3",), refusal=refusal)


def _moved(game: Game, happening: Happening, card: Worldbreak, row: Transition) -> tuple[Game, Step]:
    """The event happens by a row of the table."""
    place = happening.to or "graveyard"
    passed = (zone_of(place),) if row.passes else ()
    lands = row.lands
    if row.keep == "owner" and happening.keep:
        lands, passed = "named", ()
    now, turn = card, game.turn
    if happening.do == "control":
        now = _taken(card, happening.by or card.owner)
    elif lands == "named":
        now = card.at(zone_of(place))  # type: ignore[arg-type]
    elif lands != "stays":
        part = (
            needs.part_of(game, happening, card)
            if lands == "stack" or happening.do == "play-land"
            else card.part
        )
        under = _under(happening, card) if lands in ("stack", "battlefield") else None
        now = card.at(lands, under=under, part=part)
    if happening.do == "play-land":
        turn = replace(turn, lands=turn.lands + 1)
    step = Step(
        happening,
        now,
        passed,
        happening.to == "library-shuffled",
        row.rule,
        row.sentences,
        row.options,
        _triggers(card, now, passed),
    )
    return replace(game.with_cards([now]), turn=turn), step


def _under(happening: Happening, card: Worldbreak) -> str:
    """Under whose control a card enters: of whoever casts it or puts it there; a spell that resolves, of its caster."""
    return card.controller if happening.do == "resolve" else happening.by or card.owner


def _taken(card: Worldbreak, player: str) -> Worldbreak:
    """A card after a player gained control of it; one who had it before has it back, and later takers lose it."""
    if player == (card.under or card.owner):
        return replace(card, takers=())
    if player in card.takers:
        return replace(card, takers=card.takers[: card.takers.index(player) + 1])
    return replace(card, takers=(*card.takers, player))


def _triggers(before: Worldbreak, after: Worldbreak, passed: tuple[str, ...]) -> tuple[str, ...]:
    """Which kinds of triggered abilities the move gives occasion for (sentences 16 and 19)."""
    arrived = passed or ((after.zone,) if after.zone != before.zone else ())
    found = []
    if before.state == "battlefield" and arrived:
        found.append("left-battlefield")
        if "graveyard" in arrived:
            found.append("died")
    found += [f"to-{zone}" for zone in arrived if zone in ("graveyard", "exile", "hand", "library")]
    if after.state == "battlefield" and before.state != "battlefield":
        found.append("entered")
    if after.state == "stack" and before.state != "stack":
        found.append("cast")
    return tuple(found)


def _of_game(game: Game, happening: Happening) -> tuple[Game, Step]:
    refusal, now = of_the_game(game, happening)
    if refusal is not None:
        return game, Step(happening, refusal=refusal)
    also = tuple(card for key, card in now.cards.items() if game.cards[key] != card)
    return now, Step(happening, also=also)


def _together(game: Game, happening: Happening) -> tuple[Game, Step]:
    """Several things at once: all of them or none (option A14); triggers wait until all cards are home (A15)."""
    now, steps = game, []
    for part in happening.parts:
        now, step = happen(now, part)
        if not step.is_accepted:
            refusal = step.refusal
            return game, Step(happening, step.card, refusal=refusal, rule=step.rule, sentences=step.sentences)
        steps.append(step)
    shuffled = any(step.shuffled for step in steps)
    triggers: tuple[str, ...] = ()
    if game.rules.says("A14", "together"):
        # All pass at the same moment: the libraries are shuffled when all have gone, once.
        steps = [replace(step, shuffled=False) for step in steps]
    if game.rules.says("A15", "all-home"):
        triggers = tuple(kind for step in steps for kind in step.triggers)
        steps = [replace(step, triggers=()) for step in steps]
    return now, Step(
        happening, shuffled=shuffled, triggers=triggers, options=("A14", "A15"), steps=tuple(steps)
    )
