"""A table's game as somebody may see it: every card where it is, what can be told next, what happened.

Which card an opponent's ready worldbreak is stays hidden until it was used (option A3): ``CardShown.card`` is None
then, and nothing else of a card leaves this module.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from headjudge.desk.trackers.deciding import mark_for, mark_of_card, mark_of_turn
from headjudge.desk.trackers.hand import Line, TableHand, step_of
from headjudge.tournament.tracker.events import (
    WorldbreakHappened,
    WorldbreakRedone,
    WorldbreakUndone,
)
from headjudge.worldbreaker.game import Game, Turn, Worldbreak
from headjudge.worldbreaker.happenings import Happening
from headjudge.worldbreaker.machine import Step, happen
from headjudge.worldbreaker.needs import Refusal
from headjudge.worldbreaker.offers import Offer, offers, offers_of_game

AT_A_GLANCE: Final = 12
"""Lines of the history that a page shows; ``?all=`` shows more."""
MOST_LINES: Final = 500
MOST_WAYS: Final = 24
"""Ways to pay that are offered for a card; a card of five colours has thousands."""

_FIRST: Final[dict[str, tuple[str, ...]]] = {
    "ready": ("cast", "play-land"),
    "hand": ("cast", "play-land", "put-battlefield"),
    "library": ("search-battlefield",),
    "stack": ("resolve", "counter-graveyard"),
    "battlefield": ("leave-graveyard", "leave-exile", "leave-hand"),
    "graveyard": ("move-battlefield-own", "move-hand", "move-exile"),
    "exile": ("move-hand",),
}
"""What happens to a card most often, by where it is; the rest stands behind "more"."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who looks: the player (None: nobody who plays), and whether they may see every card, as judges may."""

    player: str | None = None
    sees_all: bool = False

    def may_see(self, game: Game, card: Worldbreak) -> bool:
        """Whether this reader may know which card it is."""
        return self.sees_all or game.may_see(self.player or "", card)


@dataclass(frozen=True, slots=True)
class CardShown:
    """A worldbreak: its place among its owner's (1 to 3), the card (None: hidden), where it is, and what can be told of
    it now: ways to cast it for mana, what is common, what is rare. ``ways_left_out``: ways to pay beyond those;
    ``not_now``: why the reader cannot cast or play the own card at this moment."""

    id: str
    place: int
    card: Worldbreak | None
    state: str
    owner: str
    controller: str
    mark: str
    ways: tuple[Offer, ...] = ()
    first: tuple[Offer, ...] = ()
    more: tuple[Offer, ...] = ()
    ways_left_out: int = 0
    not_now: Refusal | None = None

    @property
    def is_taken(self) -> bool:
        """Whether somebody else than its owner controls it."""
        return self.controller != self.owner

    @property
    def has_offers(self) -> bool:
        """Whether anything can be told of it."""
        return bool(self.ways or self.first or self.more)


@dataclass(frozen=True, slots=True)
class SeatShown:
    """A player: commanders, the kinds of mana that they show, whether still in the game, the cards; and how many of
    them are ready, in play (anywhere but in the forbidden zone) and spent."""

    player: str
    commanders: tuple[str, ...]
    kinds: str
    is_in: bool
    has_turn: bool
    cards: tuple[CardShown, ...]

    @property
    def ready(self) -> int:
        """How many worldbreaks can still be used."""
        return sum(1 for card in self.cards if card.state == "ready")

    @property
    def spent(self) -> int:
        """How many are spent."""
        return sum(1 for card in self.cards if card.state == "spent")

    @property
    def in_play(self) -> int:
        """How many are anywhere else."""
        return len(self.cards) - self.ready - self.spent


@dataclass(frozen=True, slots=True)
class LineShown:
    """A line of the history, the latest first: ``kind`` is ``happened``, ``undone``, ``redone``, ``seat`` or
    ``opened``; ``step`` what happened (or was taken back, or done again); ``counts`` whether it holds now."""

    kind: str
    line: Line
    step: Step | None
    counts: bool


@dataclass(frozen=True, slots=True)
class TableShown:
    """The table as a reader sees it; ``seats`` begin with the reader's own."""

    hand: TableHand
    game: Game
    reader: Reader
    seats: tuple[SeatShown, ...]
    turn: Turn
    turn_mark: str
    turns: tuple[Offer, ...]
    phases: tuple[Offer, ...]
    rest: tuple[Offer, ...]
    history: tuple[LineShown, ...]
    older: int
    undo: LineShown | None
    redo: LineShown | None

    @property
    def on_stack(self) -> tuple[CardShown, ...]:
        """What everybody waits for: the worldbreaks on the stack."""
        return tuple(card for seat in self.seats for card in seat.cards if card.state == "stack")


def table_shown(
    hand: TableHand, reader: Reader, most: int = AT_A_GLANCE, *, with_offers: bool = True
) -> TableShown:
    """What a reader sees; ``most``: lines of the history. Cost: every offer is tried, some five milliseconds for a
    player of a table of four; without offers under one."""
    game = hand.game()
    teller = reader.player if with_offers else None
    order = _from_own(hand.players, reader.player)
    seats = tuple(_seat(hand, game, reader, teller, player) for player in order)
    plays = teller is not None and game.is_playing(teller)
    of_game = offers_of_game(game, teller) if plays and teller is not None else ()
    turns = [one for one in of_game if one.happening.do == "turn"]
    most = min(most, MOST_LINES)
    done, undone = hand.state.done, hand.state.undone
    return TableShown(
        hand,
        game,
        reader,
        seats,
        game.turn,
        mark_of_turn(game),
        tuple(_next_first(turns, hand.players, game.turn.player)),
        tuple(one for one in of_game if one.happening.do == "phase"),
        tuple(one for one in of_game if one.happening.do not in ("turn", "phase")),
        _history(hand, most),
        max(0, len(hand.lines) - most),
        _shown(hand, hand.lines[done[-1].row - 1], {done[-1].row}) if done else None,
        _shown(hand, hand.lines[undone[-1].row - 1], set()) if undone else None,
    )


def _from_own(players: tuple[str, ...], own: str | None) -> tuple[str, ...]:
    """The seats in the order of play, the reader's own first."""
    if own not in players:
        return players
    place = players.index(own)
    return players[place:] + players[:place]


def _next_first(turns: list[Offer], players: tuple[str, ...], active: str | None) -> list[Offer]:
    """Whose turn can begin, the next player first."""
    order = _from_own(players, active)
    order = order[1:] + order[:1] if active in players else order
    return sorted(turns, key=lambda one: order.index(one.happening.player or ""))


def _seat(hand: TableHand, game: Game, reader: Reader, teller: str | None, player: str) -> SeatShown:
    told = next(one for one in hand.opened.players if one.id == player)
    cards = [game.cards[one.id] for one in hand.opened.cards if one.owner == player and one.id in game.cards]
    return SeatShown(
        player,
        told.commanders,
        told.kinds,
        game.is_playing(player),
        game.turn.player == player,
        tuple(_card(game, reader, teller, card, place) for place, card in enumerate(cards, 1)),
    )


def _card(game: Game, reader: Reader, player: str | None, card: Worldbreak, place: int) -> CardShown:
    seen = reader.may_see(game, card)
    base = CardShown(
        card.id, place, card if seen else None, card.state, card.owner, card.controller, mark_of_card(card)
    )
    if player is None or not game.is_playing(player) or not game.may_see(player, card):
        return base
    found = offers(game, card, player)
    ways = [one for one in found if one.payment is not None and not one.happening.has_flash]
    others = [one for one in found if one.payment is None or one.happening.has_flash]
    wanted = _FIRST.get(card.state, ())
    ranked = sorted(
        (one for one in others if kind_of(one, card) in wanted),
        key=lambda one: wanted.index(kind_of(one, card)),
    )
    rest = [one for one in others if one not in ranked]
    if card.state == "graveyard":  # casting it from there is rare
        rest, ways = [*rest, *ways], []
    return CardShown(
        base.id,
        base.place,
        base.card,
        base.state,
        base.owner,
        base.controller,
        base.mark,
        tuple(ways[:MOST_WAYS]),
        tuple(ranked),
        tuple(rest[:MOST_WAYS]),
        max(0, len(ways) - MOST_WAYS),
        _not_now(game, card, player) if not ways and not ranked else None,
    )


def _not_now(game: Game, card: Worldbreak, player: str) -> Refusal | None:
    """What stands against casting or playing the own ready card."""
    if card.state != "ready" or card.owner != player:
        return None
    front = card.card.front
    if front.is_land:
        return happen(game, Happening("play-land", by=player, card=card.id))[1].refusal
    return happen(game, Happening("cast", by=player, card=card.id, pay=front.cost))[1].refusal


def kind_of(offer: Offer, card: Worldbreak) -> str:
    """Which button an offer is: the event, the place, and what is special about it.

    A card's way back onto the battlefield under its owner is another button than under somebody else.
    """
    told = offer.happening
    if told.do == "cast":
        return "cast-flash" if told.has_flash else "cast-free" if told.is_free else "cast-for"
    parts = [told.do, told.to]
    if told.fizzled:
        parts.append("fizzled")
    if told.returns:
        parts.append("blink")
    if told.keep:
        parts.append("keep")
    if told.do == "move" and told.to == "battlefield" and told.by == card.owner:
        parts.append("own")
    return "-".join(part for part in parts if part)


def _history(hand: TableHand, most: int) -> tuple[LineShown, ...]:
    """The last rows of the log, the latest first."""
    counts = {done.row for done in hand.state.done}
    return tuple(_shown(hand, line, counts) for line in reversed(hand.lines[-most:] if most else ()))


def _shown(hand: TableHand, line: Line, counts: set[int]) -> LineShown:
    match line.fact:
        case WorldbreakHappened():
            return LineShown("happened", line, _step(hand, line.row), line.row in counts)
        case WorldbreakUndone():
            return LineShown("undone", line, _step(hand, line.fact.row), True)
        case WorldbreakRedone():
            return LineShown("redone", line, _step(hand, line.fact.row), True)
    kind = "opened" if line.row == 1 else "seat"
    return LineShown(kind, line, None, True)


def _step(hand: TableHand, row: int) -> Step:
    return step_of(hand.opened, hand.state.ever[row])


def mark(shown: TableShown, offer: Offer) -> str:
    """The mark that the form of an offer carries."""
    return mark_for(shown.game, offer.happening)
