"""A table's tracker in words: buttons, what comes of them, the history, who did it. Hidden cards stay hidden."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from headjudge.desk.trackers.shown import CardShown, LineShown, TableShown, kind_of
from headjudge.tournament.tracker.events import WorldbreakSeatTaken, WorldbreakUndone
from headjudge.wording.shown import safe
from headjudge.wording.speech import Wording
from headjudge.wording.worldbreak import Called, refusal_sentence, step_sentence
from headjudge.worldbreaker.game import Worldbreak
from headjudge.worldbreaker.needs import Refusal
from headjudge.worldbreaker.offers import Offer


@dataclass(frozen=True)
class TableWords:
    """The words for a table as a reader sees it.

    ``names``: what players are called, by id; ``card_name`` gives a card's name in the reader's language; ``actors``
    what those are called who did something, by the log's word for them.
    """

    shown: TableShown
    words: Wording
    names: Mapping[str, str]
    actors: Mapping[str, str]
    card_name: Callable[[str], str] = str

    @cached_property
    def called(self) -> Called:
        """How players and cards are called for this reader."""
        return Called(self.player, self._card, self._is_hidden)

    def player(self, name: str) -> str:
        """What a player is called."""
        return safe(self.names.get(name, name))

    def _is_hidden(self, card: Worldbreak) -> bool:
        """As the game stands now: what was shown and taken back again is hidden again."""
        now = self.shown.game.cards.get(card.id)
        if now is None:  # it left with its owner
            return not (self.shown.reader.sees_all or card.is_known or card.owner == self.shown.reader.player)
        return not self.shown.reader.may_see(self.shown.game, now)

    def _card(self, card: Worldbreak) -> str:
        if self._is_hidden(card):
            return self.words.say("tracker.hidden", player=self.player(card.owner))
        return self.card_name(card.card.name)

    def card(self, card: CardShown) -> str:
        """What a card is called: its name, or that it is a worldbreak."""
        return (
            self.words.say("tracker.worldbreak") if card.card is None else self.card_name(card.card.card.name)
        )

    def state(self, card: CardShown) -> str:
        """Where a card is, in a word or two."""
        return self.words.say(f"tracker_state.{card.state}")

    # -- buttons -------------------------------------------------------------------------------------

    def button(self, offer: Offer, card: CardShown) -> str:
        """What a button says: what happens to the card."""
        told = offer.happening
        assert card.card is not None
        kind = kind_of(offer, card.card)
        who = told.by if told.do in ("control", "put", "move") else None
        values: dict[str, Any] = {
            "pay": told.pay or "{0}",
            "part": told.part or "",
            "player": "" if who is None else self.player(who),
            "free": "yes" if told.is_free else "no",
        }
        return self.words.say(f"tracker_do.{kind}", **values)

    def comes(self, offer: Offer) -> str:
        """Where the card would be then, in a word or two."""
        card = offer.step.card
        return "" if card is None else self.words.say(f"tracker_state.{card.state}")

    def of_game(self, offer: Offer) -> str:
        """What a button for the game says: whose turn, which phase, a land, who leaves."""
        told = offer.happening
        values = {
            "player": self.player(told.player or told.by or ""),
            "phase": told.phase or "",
            "own": "yes" if (told.player or told.by) == self.shown.reader.player else "no",
        }
        return self.words.say(f"tracker_do.{told.do}", **values)

    def turn(self) -> str:
        """Whose turn it is."""
        turn = self.shown.turn
        if turn.player is None:
            return self.words.say("tracker.no_turn")
        return self.words.say("tracker.turn", player=self.player(turn.player), phase=turn.phase or "")

    # -- what happened -------------------------------------------------------------------------------

    def line(self, told: LineShown) -> str:
        """A line of the history in a sentence."""
        match told.kind:
            case "happened":
                return self.happened(told)
            case "undone":
                assert isinstance(told.line.fact, WorldbreakUndone)
                reason = told.line.fact.reason or ""
                return self.words.say("tracker.undone", what=self.happened(told), reason=reason)
            case "redone":
                return self.words.say("tracker.redone", what=self.happened(told))
            case "seat":
                assert isinstance(told.line.fact, WorldbreakSeatTaken)
                again = "yes" if told.line.fact.again else "no"
                return self.words.say(
                    "tracker.seat_taken", player=self.player(told.line.fact.player), again=again
                )
        return self.words.say("tracker.opened", count=len(self.shown.hand.players))

    def happened(self, told: LineShown) -> str:
        """What happened, in a sentence."""
        assert told.step is not None
        return step_sentence(told.step, self.words, self.called)

    def who(self, told: LineShown) -> str:
        """Who told it."""
        return safe(self.actors.get(told.line.actor, told.line.actor))

    def not_now(self, card: CardShown) -> str:
        """Why the reader cannot cast or play the own card at this moment, in a few words where there are some."""
        assert card.not_now is not None
        short = f"tracker_not_now.{card.not_now.told.get('reason', '')}"
        if card.not_now.code in ("wb.timing", "wb.land_drop") and self.words.has(short):
            active = card.not_now.told.get("active") or ""
            return self.words.say(short, player=self.player(active) if active else "")
        return self.refused(card.not_now, card.card)

    def refused(self, refusal: Refusal, card: Worldbreak | None) -> str:
        """Why something is not possible; for a card that the reader may not see nothing is told of it."""
        if card is not None and self._is_hidden(card):
            return self.words.say("refuse.tracker_not_offered")
        return refusal_sentence(refusal, card, self.words, self.called)
