"""The facts of a table's tracker: who plays with which cards, what happened, what was taken back, who sits where.

A table's game is a stream of its own. Facts, not recipes: ``WorldbreakHappened`` carries what happened and where every
card that changed is then, so replay asks no rule; the opening carries the cards' facts and the options in force, so
that neither a later edition of the rules nor other card data changes what was played. Wire names stand with all others
in ``headjudge.tournament.wire``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from headjudge.policy.worldbreak_rules import State
from headjudge.tournament.events import BESIDE
from headjudge.tournament.state import Count, Day, Flag, Id, Ordinal, Text

Did = Literal[
    "turn",
    "phase",
    "cast",
    "counter",
    "resolve",
    "play-land",
    "put",
    "search",
    "leave",
    "move",
    "draw",
    "put-back",
    "control",
    "land",
    "extra-land",
    "leaves-game",
]
Phase = Literal["upkeep", "main", "combat", "end"]


@dataclass(frozen=True, slots=True)
class TrackedPlayer:
    """A player of the table: the id (that of the entrant at an event's table), the commanders, and the kinds of mana
    that these show (letters of WUBRGC)."""

    id: Id
    commanders: tuple[Text, ...]
    kinds: Text
    name: Text = field(default="", metadata=BESIDE)
    """How the player is called, where no event knows."""


@dataclass(frozen=True, slots=True)
class TrackedPart:
    """A part of a card that can be cast or played: printed cost, card types, whether at any time, whether it exiles
    itself."""

    name: Text
    cost: Text
    types: tuple[Text, ...]
    has_flash: Flag = False
    is_exiled: Flag = False


@dataclass(frozen=True, slots=True)
class TrackedCard:
    """A worldbreak: its id at this table, whose it is, the card's English name and its parts, the front first."""

    id: Id
    owner: Id
    card: Text
    parts: tuple[TrackedPart, ...]


@dataclass(frozen=True, slots=True)
class WorldbreakTableOpened:
    """A game begins: every worldbreak lies ready. ``round`` 0 is a game outside an event's pairings, ``table`` its
    number; ``edition`` and ``options`` (by number, every one) are the rules in force."""

    event: Text
    round: Count
    table: Ordinal
    edition: Day
    options: Mapping[Text, Text]
    players: tuple[TrackedPlayer, ...]
    cards: tuple[TrackedCard, ...]


@dataclass(frozen=True, slots=True)
class TrackedEvent:
    """One thing that happened, as ``headjudge.worldbreaker.happenings.Happening`` says it."""

    do: Did
    by: Id | None = None
    card: Id | None = None
    to: Text = ""
    pay: Text | None = None
    is_free: Flag = False
    part: Text | None = None
    has_flash: Flag = False
    fizzled: Flag = False
    range: Literal["library", "top"] | None = None
    returns: Flag = False
    keep: Flag = False
    player: Id | None = None
    phase: Phase | None = None


@dataclass(frozen=True, slots=True)
class CardNow:
    """Where a worldbreak is from now on, as ``headjudge.worldbreaker.game.Worldbreak`` says it."""

    id: Id
    state: State
    under: Id | None = None
    takers: tuple[Id, ...] = ()
    part: Count = 0
    is_known: Flag = False


@dataclass(frozen=True, slots=True)
class TurnNow:
    """Whose turn it is from now on, the phase, how many lands were played, and who may play more."""

    player: Id | None = None
    phase: Phase | None = None
    lands: Count = 0
    extra: Mapping[Id, Count] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class WorldbreakHappened:
    """Something happened: the event, every card that changed as it is then, the turn, and who has left the game.

    ``passed``: the zones that the event's card went through; ``rule``, ``sentences`` and ``options``: what the answer
    rested on that day; ``triggers``: which kinds of abilities it gave occasion for.
    """

    event: TrackedEvent
    cards: tuple[CardNow, ...]
    turn: TurnNow
    left: tuple[Id, ...] = ()
    passed: tuple[Text, ...] = ()
    shuffled: Flag = False
    rule: Text | None = None
    sentences: tuple[Text, ...] = ()
    options: tuple[Text, ...] = ()
    triggers: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class WorldbreakUndone:
    """What happened last (in the row ``row``) is taken back: everything is as it was before."""

    row: Ordinal
    reason: Text | None = field(default=None, metadata=BESIDE)


@dataclass(frozen=True, slots=True)
class WorldbreakRedone:
    """What was taken back last (of the row ``row``) happened after all."""

    row: Ordinal


@dataclass(frozen=True, slots=True)
class WorldbreakSeatTaken:
    """A phone speaks for a player from now on; ``again``: another one did before, and does no longer."""

    player: Id
    again: Flag = False


TableFact = (
    WorldbreakTableOpened | WorldbreakHappened | WorldbreakUndone | WorldbreakRedone | WorldbreakSeatTaken
)
