"""What is seen of a table, and by whom; every button; seats; how tables are opened."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest

from headjudge.desk.trackers.deciding import take_seat, undo
from headjudge.desk.trackers.hand import game_of
from headjudge.desk.trackers.opening import (
    MOST_CASUAL,
    Bringing,
    casual_tables,
    game_at,
    next_casual,
    open_table,
    opened_fact,
    stream_of,
    typed,
)
from headjudge.desk.trackers.shown import Reader, kind_of, table_shown
from headjudge.findings import InputError, Refused
from headjudge.policy.worldbreak_rules import State, worldbreak_rules
from headjudge.tournament.tracker.events import Did
from headjudge.tournament.tracker.state import replay_table
from headjudge.wording import LANGUAGES, speak
from headjudge.worldbreaker.game import Turn
from headjudge.worldbreaker.happenings import Do, Happening
from headjudge.worldbreaker.machine import happen
from headjudge.worldbreaker.offers import offers
from tests.desk.making import a_desk, event
from tests.desk.tables import CAST, STREAM, TURN, do, tables_of, tell
from tests.desk.worldbreak_cards import a_table, bringing


class TestWhatIsSeen:
    def cards_seen(self, hand, reader):
        shown = table_shown(hand, reader)
        return {card.id for seat in shown.seats for card in seat.cards if card.card is not None}

    def test_each_sees_the_own_cards_until_one_was_used(self, tables):
        hand = tell(tables, "1", TURN)
        assert self.cards_seen(hand, Reader("2")) == {"2-1", "2-2", "2-3"}
        assert self.cards_seen(hand, Reader()) == set()
        assert len(self.cards_seen(hand, Reader(sees_all=True))) == 12
        tell(tables, "1", CAST)
        hand = tell(tables, "2", Happening("counter", card="1-1", to="hand"))
        assert self.cards_seen(hand, Reader("2")) == {"2-1", "2-2", "2-3", "1-1"}
        assert self.cards_seen(hand, Reader()) == {"1-1"}
        do(tables, lambda stands: undo(stands, "4", None))
        hand = do(tables, lambda stands: undo(stands, "3", None))
        assert self.cards_seen(hand, Reader()) == set()

    def test_options_of_the_table_hold(self, base):
        tables = tables_of()
        for number, value in enumerate(("everyone", "owner"), 1):
            stream, fact = a_table(base, table=number, rules=worldbreak_rules(None, {"A3": value}))
            hand = tables.open(stream, fact, actor="s", command="o")
            assert len(self.cards_seen(hand, Reader())) == (12 if value == "everyone" else 0)
        stream = stream_of("friday", 0, 2)
        tell(tables, "1", TURN, stream=stream)
        tell(tables, "1", CAST, stream=stream)
        hand = tell(tables, "2", Happening("counter", card="1-1", to="graveyard"), stream=stream)
        assert self.cards_seen(hand, Reader("2")) == {"2-1", "2-2", "2-3"}

    def test_only_what_can_be_told_is_offered(self, tables):
        hand = tell(tables, "1", TURN)
        for reader in (Reader(), Reader(sees_all=True)):
            assert not any(card.has_offers for seat in table_shown(hand, reader).seats for card in seat.cards)
        shown = table_shown(hand, Reader("2"))
        assert [seat.player for seat in shown.seats] == ["2", "3", "4", "1"]
        assert [card.id for seat in shown.seats for card in seat.cards if card.has_offers] == [
            "2-1",
            "2-2",
            "2-3",
        ]
        tell(tables, "1", CAST)
        shown = table_shown(tables.hand(STREAM), Reader("3"))
        worldfire = shown.seats[2].cards[0]
        assert [one.happening.do for one in worldfire.first] == ["resolve", "counter"]
        game = shown.game
        for offer in (*worldfire.first, *worldfire.more):
            assert happen(game, offer.happening)[1].is_accepted

    def test_who_left_takes_the_cards_along(self, tables):
        tell(tables, "1", TURN)
        tell(tables, "1", Happening("put", by="1", card="1-2", to="battlefield"))
        tell(tables, "2", Happening("control", by="2", card="1-2"))
        hand = tell(tables, "1", Happening("leaves-game", player="1"))
        shown = table_shown(hand, Reader("2"))
        gone = next(seat for seat in shown.seats if seat.player == "1")
        assert (gone.is_in, gone.cards) == (False, ())
        assert shown.history[0].step.happening.do == "leaves-game"
        with pytest.raises(Refused):
            tell(tables, "1", TURN)


class TestEveryOffer:
    """Whatever the rules could offer has its button in three languages, and its place in the log."""

    def test_the_log_knows_every_event(self):
        assert set(get_args(Did)) == set(get_args(Do)) - {"look", "together"}

    def test_every_offer_has_a_button(self, base):
        _, fact = a_table(base)
        game = game_of(fact, replay_table([fact]).start)
        kinds = set()
        for options in ({}, {"A12": "exile"}):
            for state in get_args(State):
                for card in game.cards.values():
                    moved = replace(card, state=state, is_known=True, under=card.owner)
                    for turn in (Turn(), Turn(card.owner, "main")):
                        rules = worldbreak_rules(None, options)
                        stands = replace(game.with_cards([moved]), rules=rules, turn=turn)
                        for player in game.seats:
                            kinds |= {kind_of(one, moved) for one in offers(stands, moved, player)}
        assert len(kinds) > 30
        for language in LANGUAGES:
            words = speak(language)
            assert [kind for kind in kinds if not words.has(f"tracker_do.{kind}")] == []
            assert [state for state in get_args(State) if not words.has(f"tracker_state.{state}")] == []


class TestSeats:
    def test_a_taken_seat_asks_and_is_told(self, tables):
        hand = do(tables, lambda stands: take_seat(stands, "2", is_used=False, anyway=False))
        assert hand.state.seats == {"2": 2}
        with pytest.raises(Refused) as told:
            do(tables, lambda stands: take_seat(stands, "2", is_used=False, anyway=False))
        assert told.value.findings[0].code == "refuse.seat_taken"
        hand = do(tables, lambda stands: take_seat(stands, "2", is_used=False, anyway=True))
        assert hand.state.seats == {"2": 3}
        assert hand.lines[-1].fact.again
        with pytest.raises(Refused):
            do(tables, lambda stands: take_seat(stands, "3", is_used=True, anyway=False))
        with pytest.raises(InputError):
            do(tables, lambda stands: take_seat(stands, "9", is_used=False, anyway=True))


class TestOpening:
    def test_every_fault_at_once_by_its_field(self, base):
        players = [
            Bringing("1", "x" * 101, (), ("Worldfire", "No Such Card", "")),
            Bringing("2", "B", ("Zur the Enchanter", "Worldfir"), ("Upheaval", "Balance", "Karakas")),
        ]
        with pytest.raises(InputError) as told:
            opened_fact("friday", 0, 1, players, worldbreak_rules(), base)
        found = {one.subject: one for one in told.value.findings}
        assert set(found) == {"name-1", "commander-1", "worldbreak-1-2", "worldbreak-1-3", "commander-2"}
        assert found["commander-2"].params["near"] == ["Worldfire"]

    def test_a_row_that_is_left_empty_keeps_the_others_in_place(self, base):
        given = {"name-1": "A", "commander-1": "Zur the Enchanter", "name-3": "C", "commander-3": "Nobody"}
        given |= {
            f"worldbreak-{row}-{number}": card
            for row in (1, 3)
            for number, card in ((1, "Upheaval"), (2, "Balance"), (3, "Karakas"))
        }
        players = typed(given, (), 3)
        assert [one.id for one in players] == ["1", "3"]
        with pytest.raises(InputError) as told:
            opened_fact("friday", 0, 1, players, worldbreak_rules(), base)
        assert [one.subject for one in told.value.findings] == ["commander-3"]

    def test_without_card_data_or_with_one_player(self, base):
        for players, cards, code in (
            (bringing(), None, "tracker_fault.no_cards"),
            (bringing()[:1], base, "tracker_fault.players"),
        ):
            with pytest.raises(InputError) as told:
                opened_fact("friday", 0, 1, players, worldbreak_rules(), cards)
            assert told.value.findings[0].code == code

    def test_any_language_names_a_card(self, base):
        players = [
            Bringing("1", "A", ("結界師ズアー",), ("世界火", "激動", "天秤")),
            Bringing("2", "B", ("Alesha, Who Smiles at Death",), ("Upheaval", "Balance", "Karakas")),
        ]
        fact = opened_fact("friday", 0, 1, players, worldbreak_rules(), base)
        assert [card.card for card in fact.cards[:3]] == ["Worldfire", "Upheaval", "Balance"]
        assert [one.kinds for one in fact.players] == ["WUB", "R"]

    def test_a_table_is_opened_once(self, tables, base):
        _, fact = a_table(base)
        assert open_table(tables, fact, actor="staff/1", command="open").version == 1
        with pytest.raises(Refused) as told:
            open_table(tables, fact, actor="staff/1", command="another")
        assert told.value.findings[0].code == "refuse.tracker_open"

    def test_casual_tables_are_numbered_and_bounded(self, tables, base):
        desk = a_desk(tables.store)
        hand = desk.open("friday", event(4), actor="s", command="o")
        for number in range(2, MOST_CASUAL + 1):
            assert next_casual(hand, tables) == number
            stream, fact = a_table(base, table=number)
            tables.open(stream, fact, actor="s", command="o")
        assert len(casual_tables(hand, tables)) == MOST_CASUAL
        with pytest.raises(Refused):
            next_casual(hand, tables)

    def test_tables_of_events_with_long_ids_keep_apart(self, base):
        tables = tables_of()
        long = "x" * 200
        stream, fact = a_table(base, long[:199] + "a")
        assert len(stream) == 200
        tables.open(stream, fact, actor="s", command="o")
        assert game_at(tables, long[:199] + "a", 0, 1) is not None
        assert game_at(tables, long[:199] + "b", 0, 1) is None
