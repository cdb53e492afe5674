"""Which rules apply to a card where it is now: what each event would do, and on which sentences that rests."""

from __future__ import annotations

from headjudge.desk.trackers.shown import Reader
from headjudge.policy.worldbreak_rules import Transition
from headjudge.worldbreaker.game import Game, Worldbreak


def rows_of_card(game: Game, card: Worldbreak, reader: Reader) -> tuple[Transition, ...]:
    """The rows of the table that can come to hold for a card where it is, under the options in force.

    For a reader who may not see the card nothing depends on its kind.
    """
    rows = [row for row in game.rules.transitions if card.state in row.origins]
    if not reader.may_see(game, card):
        return tuple(rows)
    return tuple(row for row in rows if _fits(row, card))


def _fits(row: Transition, card: Worldbreak) -> bool:
    parts = card.card.parts
    if row.of is not None and (row.of == "permanent") != card.current.is_permanent:
        return False
    if "land" in row.needs:
        return any(part.is_land for part in parts)
    if "spell" in row.needs:
        return any(not part.is_land for part in parts)
    return "permanent" not in row.needs or card.current.is_permanent
