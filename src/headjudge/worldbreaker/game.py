"""A game of World Breaker as it stands: whose turn it is, who still plays, and where each worldbreak is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from headjudge.policy.worldbreak_rules import State, WorldbreakRules
from headjudge.worldbreaker.card_facts import CardFacts, Part

Phase = Literal["upkeep", "main", "combat", "end"]
PHASES: tuple[Phase, ...] = ("upkeep", "main", "combat", "end")
Face = Literal["A", "B"]
FORBIDDEN = "forbidden"
"""The name of the forbidden zone in answers."""


@dataclass(frozen=True, slots=True)
class Worldbreak:
    """A worldbreak where it is now.

    ``under`` is the player under whose control it entered stack or battlefield, ``takers`` those who have taken
    control of it since, in order. ``part`` is the part of the card that was cast or played, while it is on the stack
    or battlefield. ``is_known`` says that it was used once, so that everybody has seen its face B.
    """

    id: str
    card: CardFacts
    owner: str
    state: State = "ready"
    under: str | None = None
    takers: tuple[str, ...] = ()
    part: int = 0
    is_known: bool = False

    @property
    def zone(self) -> str:
        """The zone: ``forbidden``, ``stack``, ``battlefield``, ``graveyard``, ``hand``, ``library`` or ``exile``."""
        return FORBIDDEN if self.state in ("ready", "spent") else self.state

    @property
    def face(self) -> Face | None:
        """Which face is up in the forbidden zone; None elsewhere."""
        return {"ready": "A", "spent": "B"}.get(self.state)  # type: ignore[return-value]

    @property
    def controller(self) -> str:
        """Who controls it; its owner everywhere but on the stack and the battlefield."""
        return self.takers[-1] if self.takers else self.under or self.owner

    @property
    def current(self) -> Part:
        """The part that counts now: the one that was cast, else the front."""
        return self.card.parts[self.part if self.state == "stack" else 0]

    def at(self, state: State, *, under: str | None = None, part: int = 0) -> Worldbreak:
        """The card after it moved; what was known of it stays known."""
        return replace(self, state=state, under=under, takers=(), part=part, is_known=True)


@dataclass(frozen=True, slots=True)
class Seat:
    """A player: the kinds of mana that the commanders show (letters of WUBRGC), and whether they still play."""

    id: str
    commanders: tuple[str, ...]
    kinds: frozenset[str]
    is_in: bool = True


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is (None before the first), the phase, how many lands were played and may be played besides."""

    player: str | None = None
    phase: Phase | None = None
    lands: int = 0
    extra: Mapping[str, int] = field(default_factory=dict)


LANDS_A_TURN = 1
"""Land plays of a turn before any effect (Magic Comprehensive Rules 305.2; sentence 10 refers to it)."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game in hand; frozen, so that whoever holds it keeps what they saw."""

    rules: WorldbreakRules
    seats: Mapping[str, Seat]
    cards: Mapping[str, Worldbreak]
    turn: Turn = field(default_factory=Turn)

    @property
    def is_stack_empty(self) -> bool:
        """Whether no worldbreak is on the stack; other spells are the players' own business."""
        return all(card.state != "stack" for card in self.cards.values())

    def is_playing(self, player: str | None) -> bool:
        """Whether a player is still in the game."""
        return player is not None and self.seats[player].is_in

    def lands_left(self, player: str) -> int:
        """How many lands the player may still play this turn."""
        return LANDS_A_TURN + self.turn.extra.get(player, 0) - self.turn.lands

    def may_see(self, player: str, card: Worldbreak) -> bool:
        """Whether a player may look at face B of a card (sentence 4, option A3)."""
        if player == card.owner or card.state in ("stack", "battlefield", "graveyard", "exile"):
            return True
        match self.rules.chosen["A3"]:
            case "everyone":
                return True
            case "owner":
                return False
        return card.is_known

    def with_cards(self, changed: Iterable[Worldbreak]) -> Game:
        """The game with some cards as they are now."""
        return replace(self, cards={**self.cards, **{card.id: card for card in changed}})


def new_game(rules: WorldbreakRules, seats: Iterable[Seat], cards: Iterable[Worldbreak]) -> Game:
    """A game as it starts: every worldbreak ready in its owner's forbidden zone (sentence 3), before the first turn."""
    return Game(rules, {seat.id: seat for seat in seats}, {card.id: card for card in cards})
