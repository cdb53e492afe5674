"""Trackers are opened: for the tables of the round, from what each player brings, or for one table as it is typed.

The first row of a table's stream carries everything that the game rests on: what cards and commanders are is looked up
once, now.
"""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from headjudge.cards.card import MagicCard
from headjudge.cards.database import CardBase
from headjudge.decks.reading import Bases
from headjudge.desk.hand import InHand
from headjudge.desk.naming import names_of
from headjudge.desk.trackers.hand import TableDesk, TableHand
from headjudge.desk.worldbreaks.brought import brought_by
from headjudge.desk.worldbreaks.rules import rules_of
from headjudge.findings import Finding, InputError, Refused, StoreError
from headjudge.policy.worldbreak_rules import WorldbreakRules, worldbreak_rules
from headjudge.store.protocol import LONGEST_NAME
from headjudge.tournament.state import Match, Tournament
from headjudge.tournament.tracker.events import (
    TrackedCard,
    TrackedPart,
    TrackedPlayer,
    WorldbreakTableOpened,
)
from headjudge.worldbreaker.card_facts import facts_of
from headjudge.worldbreaker.mana import commander_kinds

MOST_CASUAL: Final = 100
"""Tables of an event outside its pairings."""
MOST_GAMES: Final = 20
"""Games at one table, each begun anew after the one before."""
MOST_PLAYERS: Final = 8
LEAST_PLAYERS: Final = 2
LONGEST: Final = 100
"""Letters of a player's name."""
MOST_COMMANDERS: Final = 2


@dataclass(frozen=True, slots=True)
class Bringing:
    """A player as a table is opened with: the id (an entrant's, or a number), the name where no event knows it, the
    commanders and the worldbreaks by name. ``place``: the row of the form in which it was typed, 0 where none was."""

    id: str
    name: str
    commanders: tuple[str, ...]
    worldbreaks: tuple[str, ...]
    place: int = 0


def stream_of(event: str, number: int, table: int, game: int = 1) -> str:
    """The id of the stream of a table's game: round ``number`` of an event, 0 for those outside its pairings; ``game``
    2 and on where the table began anew.

    No address of an event can have it, for it has strokes in it.

    >>> stream_of("friday", 2, 3), stream_of("friday", 2, 3, 2)
    ('friday/worldbreak/2/3', 'friday/worldbreak/2/3/2')
    """
    end = f"/worldbreak/{number}/{table}" + (f"/{game}" if game > 1 else "")
    return event[: LONGEST_NAME - len(end)] + end


def opened_fact(
    event: str,
    number: int,
    table: int,
    players: Sequence[Bringing],
    rules: WorldbreakRules,
    base: CardBase | None,
) -> WorldbreakTableOpened:
    """What the first row of a table's stream says. Raises InputError with every fault: findings about ``name-1``,
    ``commander-1`` and ``worldbreak-1-2`` (the player's number, the card's number).

    Cost: a look-up for each card; one that is unknown costs a search for cards with a name like it.
    """
    found: list[Finding] = []
    if not LEAST_PLAYERS <= len(players) <= MOST_PLAYERS:
        told = {"least": LEAST_PLAYERS, "most": MOST_PLAYERS}
        raise InputError([Finding("tracker_fault.players", "error", None, told)])
    if base is None:
        raise InputError([Finding("tracker_fault.no_cards", "error", None)])
    seated, cards = [], []
    for seat, one in enumerate(players, 1):
        place = one.place or seat
        if len(one.name) > LONGEST:
            found.append(Finding("form.too_long", "error", f"name-{place}", {"limit": LONGEST}))
        commanders = _commanders(one, place, base, found)
        seated.append(
            TrackedPlayer(
                one.id, tuple(card.name for card in commanders), _kinds(commanders, rules), one.name
            )
        )
        cards += _worldbreaks(one, place, rules, base, found)
    if found:
        raise InputError(found)
    return WorldbreakTableOpened(
        event, number, table, rules.edition, dict(rules.chosen), tuple(seated), tuple(cards)
    )


def _kinds(commanders: Sequence[MagicCard], rules: WorldbreakRules) -> str:
    kinds = commander_kinds(
        commanders,
        with_reminders=rules.says("A11", "with-reminder-text"),
        with_indicators=rules.says("A11", "with-indicator"),
    )
    return "".join(kind for kind in "WUBRGC" if kind in kinds)


def _commanders(one: Bringing, place: int, base: CardBase, found: list[Finding]) -> list[MagicCard]:
    where = f"commander-{place}"
    if not 1 <= len(one.commanders) <= MOST_COMMANDERS:
        found.append(Finding("tracker_fault.commanders", "error", where, {"most": MOST_COMMANDERS}))
        return []
    cards = [_card(name, where, base, found) for name in one.commanders]
    return [card for card in cards if card is not None]


def _worldbreaks(
    one: Bringing, place: int, rules: WorldbreakRules, base: CardBase, found: list[Finding]
) -> list[TrackedCard]:
    cards = []
    for number in range(1, max(rules.cards_each, len(one.worldbreaks)) + 1):
        where = f"worldbreak-{place}-{number}"
        name = one.worldbreaks[number - 1] if number <= len(one.worldbreaks) else ""
        if number > rules.cards_each or not name:
            told = {"expected": rules.cards_each}
            found.append(Finding("tracker_fault.worldbreaks", "error", where, told))
            continue
        card = _card(name, where, base, found)
        if card is not None:
            facts = facts_of(card)
            parts = tuple(
                TrackedPart(part.name, part.cost, part.types, part.has_flash, part.is_exiled)
                for part in facts.parts
            )
            cards.append(TrackedCard(f"{place}-{number}", one.id, facts.name, parts))
    return cards


def _card(name: str, where: str, base: CardBase, found: list[Finding]) -> MagicCard | None:
    meant = base.find(name)
    card = base.card(meant[0].id) if len(meant) == 1 else None
    if isinstance(card, MagicCard):
        return card
    near = [one.name for one in meant or base.near(name)]
    found.append(Finding("wb.card_unknown", "error", where, {"card": name[:LONGEST], "near": near[:3]}))
    return None


def rules_for(event: Tournament) -> WorldbreakRules:
    """The rules of the event; for one of another format those that hold by default on its day."""
    return rules_of(event) or worldbreak_rules(datetime.date.fromisoformat(event.date))


# -- the tables of a round -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundTable:
    """A table of the last published round: the match, and its game where one was opened."""

    match: Match
    game: TableHand | None

    @property
    def is_due(self) -> bool:
        """Whether a game is to be opened: none was, or others sit there since the round was repaired."""
        return self.game is None or set(self.game.players) != set(self.match.seats)


def round_tables(hand: InHand, tables: TableDesk) -> tuple[RoundTable, ...]:
    """The tables of the last published round with their games. Cost: a look at each table's stream."""
    number = hand.hall.published
    if not number or number > len(hand.event.rounds):
        return ()
    return tuple(
        RoundTable(match, game_at(tables, hand.stream, number, match.table))
        for match in hand.event.rounds[number - 1].matches
    )


def casual_tables(hand: InHand, tables: TableDesk) -> tuple[TableHand, ...]:
    """The games of an event outside its pairings, in their order."""
    found = []
    for number in range(1, MOST_CASUAL + 1):
        game = game_at(tables, hand.stream, 0, number)
        if game is None:
            break
        found.append(game)
    return tuple(found)


def game_at(tables: TableDesk, event: str, number: int, table: int) -> TableHand | None:
    """The game of a table, the last where it began anew; None where none was opened (or it has gone)."""
    found = None
    for game in range(1, MOST_GAMES + 1):
        later = _game(tables, event, stream_of(event, number, table, game))
        if later is None:
            break
        found = later
    return found


def _game(tables: TableDesk, event: str, stream: str) -> TableHand | None:
    try:
        game = tables.hand(stream)
    except StoreError as error:
        if any(one.code in ("log.no_event", "log.expired") for one in error.findings):
            return None
        raise
    return game if game.opened.event == event else None


def bringing(hand: InHand, match: Match, bases: Bases) -> tuple[Bringing, ...]:
    """What everybody at a table of the round brings, as far as it is known."""
    found = []
    for entrant in match.seats:
        brought = brought_by(hand, entrant, bases)
        found.append(
            Bringing(
                entrant,
                "",
                tuple(card.name for card in brought.commanders),
                tuple(card.name for card in brought.worldbreaks),
            )
        )
    return tuple(found)


@dataclass(frozen=True, slots=True)
class NotOpened:
    """A table of the round whose game could not begin: what is missing, by the player's name."""

    table: int
    findings: tuple[Finding, ...]
    names: tuple[str, ...]

    @property
    def by_name(self) -> tuple[tuple[str, Finding], ...]:
        """Each thing that is missing once, with the name of the player it is about; without one where it is about
        all."""
        told: list[tuple[str, Finding]] = []
        for one in self.findings:
            name = self.names[int(one.subject.split("-")[1]) - 1] if one.subject else ""
            if not any(name == who and (one.code, one.params) == (a.code, a.params) for who, a in told):
                told.append((name, one))
        return tuple(told)


def open_round(
    hand: InHand, tables: TableDesk, bases: Bases, *, actor: str, command: str
) -> tuple[list[TableHand], list[NotOpened]]:
    """Open a game at every table of the last published round that has none, or at which others sit by now; gives the
    new ones, and the tables where something is missing.

    Each is a step of its own, so that one table's fault stops no other; the same again opens nothing twice. Raises
    Refused where no round is published.
    """
    number = hand.hall.published
    if not number:
        raise Refused([Finding("refuse.tracker_no_round", "error", None)])
    names = names_of(hand)
    made, missing = [], []
    for one in round_tables(hand, tables):
        if not one.is_due:
            continue
        seats = bringing(hand, one.match, bases)
        try:
            fact = opened_fact(
                hand.stream, number, one.match.table, seats, rules_for(hand.event), bases.get("mtg")
            )
        except InputError as error:
            called = tuple(names.get(entrant, entrant) for entrant in one.match.seats)
            missing.append(NotOpened(one.match.table, error.findings, called))
            continue
        made.append(open_table(tables, fact, one.game, actor=actor, command=command))
    return made, missing


def open_table(
    tables: TableDesk,
    fact: WorldbreakTableOpened,
    before: TableHand | None = None,
    *,
    actor: str,
    command: str,
) -> TableHand:
    """Open one table's game, in place of the one that whoever opens it saw there; that one keeps its log.

    Of two who do it at once the second finds the first's: Refused (``refuse.tracker_open``), as where the table has
    had ``MOST_GAMES``.
    """
    game = 1 if before is None else _number_of(before) + 1
    if game > MOST_GAMES:
        raise Refused([Finding("refuse.tracker_open", "error", None)])
    stream = stream_of(fact.event, fact.round, fact.table, game)
    try:
        return tables.open(stream, fact, actor=actor, command=command)
    except StoreError as error:
        if any(one.code == "log.exists" for one in error.findings):
            raise Refused([Finding("refuse.tracker_open", "error", None)]) from None
        raise


def _number_of(game: TableHand) -> int:
    """Which game of its table it is."""
    opened = game.opened
    streams = [
        stream_of(opened.event, opened.round, opened.table, number) for number in range(1, MOST_GAMES + 1)
    ]
    return streams.index(game.stream) + 1


def next_casual(hand: InHand, tables: TableDesk) -> int:
    """The number of the next table outside the pairings; raises Refused where there are too many."""
    number = len(casual_tables(hand, tables)) + 1
    if number > MOST_CASUAL:
        raise Refused([Finding("refuse.tracker_casual_full", "error", None, {"limit": MOST_CASUAL})])
    return number


def typed(given: Mapping[str, str], ids: Sequence[str], cards_each: int) -> tuple[Bringing, ...]:
    """The players of a table as somebody typed them: ``name-1``, ``commander-1`` (two of them with a ``+`` between),
    ``worldbreak-1-1`` and so on. ``ids``: those who sit there by the pairing; without them everybody in whose row
    something stands plays, by the number of the row."""
    found = []
    for place in range(1, MOST_PLAYERS + 1):
        name = " ".join(given.get(f"name-{place}", "").split())
        commanders = tuple(
            part.strip() for part in given.get(f"commander-{place}", "").split("+") if part.strip()
        )
        cards = tuple(
            given.get(f"worldbreak-{place}-{number}", "").strip() for number in range(1, cards_each + 1)
        )
        if place <= len(ids):
            found.append(Bringing(ids[place - 1], "", commanders, cards, place))
        elif not ids and (name or commanders or any(cards)):
            found.append(Bringing(str(place), name or str(place), commanders, cards, place))
    return tuple(found)
