"""A table's game as JSON for a reader: where every card is, which one it is only where the reader may know."""

from __future__ import annotations

from typing import Any

from headjudge.desk.trackers.shown import CardShown, TableShown
from headjudge.worldbreaker.game import FORBIDDEN


def table_json(shown: TableShown) -> dict[str, Any]:
    """The table as a reader sees it: version, turn, the players in the order of their seats with their cards."""
    turn = shown.turn
    return {
        "version": shown.hand.version,
        "round": shown.hand.opened.round or None,
        "table": shown.hand.opened.table,
        "turn": {"player": turn.player, "phase": turn.phase},
        "players": [
            {
                "id": seat.player,
                "commanders": list(seat.commanders),
                "in_game": seat.is_in,
                "worldbreaks": [_card(card) for card in seat.cards],
            }
            for seat in sorted(shown.seats, key=lambda one: shown.hand.players.index(one.player))
        ],
    }


def _card(card: CardShown) -> dict[str, Any]:
    return {
        "id": card.id,
        "zone": FORBIDDEN if card.state in ("ready", "spent") else card.state,
        "face": {"ready": "A", "spent": "B"}.get(card.state),
        "controller": card.controller,
        "card": None if card.card is None else card.card.card.name,
    }
