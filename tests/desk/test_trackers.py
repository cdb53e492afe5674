"""The game of a table at the desk: facts that say everything, what can be told, undo and redo."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from headjudge.desk.trackers import deciding
from headjudge.desk.trackers.deciding import CannotNow, happens, mark_for, redo, undo
from headjudge.desk.trackers.hand import game_of, happening_of
from headjudge.desk.trackers.saying import heard, said
from headjudge.findings import InputError, InvariantBroken, Refused, StoreError
from headjudge.store.carrying import export_event
from headjudge.store.checking import check_stream
from headjudge.tournament.rows import from_row
from headjudge.tournament.tracker.state import evolve_table, replay_table
from headjudge.tournament.wire import EVENT_OPENED, TABLE_OPENED
from headjudge.worldbreaker.happenings import Happening
from headjudge.worldbreaker.machine import happen
from headjudge.worldbreaker.offers import offers, offers_of_game
from tests.desk.making import a_desk, event
from tests.desk.tables import CAST, STREAM, TURN, do, tables_of, tell, where


class TestTheLog:
    def test_what_happened_carries_where_everything_is(self, tables):
        tell(tables, "1", TURN)
        hand = tell(tables, "1", CAST)
        row = tables.store.read(STREAM)[-1]
        told = json.loads(row.data)
        assert (row.name, row.version) == ("worldbreak-happened", 1)
        assert told["event"]["pay"] == "{6}{W}{W}{W}"
        assert told["cards"] == [
            {"id": "1-1", "is_known": True, "part": 0, "state": "stack", "takers": [], "under": "1"}
        ]
        assert (told["rule"], told["turn"]["player"]) == ("T1", "1")
        assert where(hand) == {"1-1": "stack"}

    def test_replay_asks_no_rule(self, tables, monkeypatch):
        """A later edition of the rules, or a machine that answers otherwise, changes nothing that was played."""
        tell(tables, "1", TURN)
        tell(tables, "1", CAST)
        hand = tell(tables, "2", Happening("counter", card="1-1", to="hand"))
        facts = [from_row(row, {}) for row in tables.store.read(STREAM)]

        def no(*_):
            raise AssertionError("a rule was asked")

        monkeypatch.setattr("headjudge.worldbreaker.machine.happen", no)
        monkeypatch.setattr("headjudge.policy.worldbreak_rules.worldbreak_rules", no)
        assert replay_table(facts).stands == hand.state.stands

    def test_names_lie_beside(self, tables):
        data = tables.store.read(STREAM)[0].data
        assert "千尋" not in data
        assert {text.text for text in tables.store.texts(STREAM)} == {'"Aki"', '"Борис"', '"千尋"', '"Dana"'}

    def test_a_long_random_game_replays_step_by_step(self, tables):
        """Whatever is offered is taken; a desk that reads the whole log stands where the one that followed it does."""
        chance = random.Random(8)
        for _ in range(150):
            hand = tables.hand(STREAM)
            game = hand.game()
            player = chance.choice([one.id for one in game.seats.values() if one.is_in])
            if hand.state.done and chance.random() < 0.1:
                do(tables, lambda stands: undo(stands, str(stands.state.done[-1].row), None))
            elif hand.state.undone and chance.random() < 0.5:
                do(tables, lambda stands: redo(stands, str(stands.state.undone[-1].row)))
            else:
                offered = [one for card in game.cards.values() for one in offers(game, card, player)]
                offered += [one for one in offers_of_game(game, player) if one.happening.do != "leaves-game"]
                tell(tables, player, chance.choice(offered).happening)
        followed = tables.hand(STREAM)
        fresh = tables_of(tables.store).hand(STREAM)
        assert fresh.state == followed.state
        assert len(fresh.state.ever) > 100
        assert check_stream(tables.store, STREAM) == []

    @pytest.mark.parametrize(("place", "old", "new"), [(2, '"1-1"', '"9-9"'), (3, '"row":3', '"row":77')])
    def test_check_finds_a_row_that_does_not_replay(self, tables, place, old, new):
        tell(tables, "1", TURN)
        tell(tables, "1", CAST)
        do(tables, lambda stands: undo(stands, "3", None))
        rows = tables.store._rows[STREAM]
        assert old in rows[place].data
        rows[place] = replace(rows[place], data=rows[place].data.replace(old, new))
        found = check_stream(tables.store, STREAM)
        assert [one.params["row"] for one in found if one.code == "log.no_replay"] == [place + 1]

    def test_facts_of_events_and_tables_do_not_mix(self, tables):
        opened = from_row(tables.store.read(STREAM)[0], {})
        state = evolve_table(None, 1, opened)
        with pytest.raises(InvariantBroken):
            evolve_table(state, 2, opened)
        desk = a_desk(tables.store)
        desk.open("friday", event(4), actor="staff/1", command="o")
        for broken in (lambda: desk.hand(STREAM), lambda: tables.hand("friday")):
            with pytest.raises(StoreError) as told:
                broken()
            assert told.value.findings[0].code == "log.no_event"
        with pytest.raises(StoreError):
            export_event(tables.store, STREAM)
        assert tables.store.streams(EVENT_OPENED) == ("friday",)
        assert tables.store.streams(TABLE_OPENED) == (STREAM,)
        assert tables.store.streams() == ("friday", STREAM)


class TestTelling:
    def test_only_what_is_offered_is_taken(self, tables):
        with pytest.raises(CannotNow) as told:
            tell(tables, "1", CAST)
        assert told.value.refusal.code == "wb.timing"
        tell(tables, "1", TURN)
        with pytest.raises(CannotNow) as told:
            tell(tables, "1", replace(CAST, pay="{6}{W}{U}{B}"))
        assert told.value.refusal.code == "wb.cost"
        assert tables.hand(STREAM).version == 2

    def test_nobody_speaks_for_anothers_hidden_card(self, tables):
        tell(tables, "1", TURN)
        for player in ("2", "nobody"):
            for happening in (CAST, Happening("put", by="1", card="1-2", to="battlefield")):
                with pytest.raises(Refused) as told:
                    tell(tables, player, happening)
                assert not isinstance(told.value, CannotNow)

    def test_who_looked_at_something_else_changes_nothing(self, tables):
        tell(tables, "1", TURN)
        resolve = Happening("resolve", card="1-1")
        old = mark_for(tell(tables, "1", CAST).game(), resolve)
        tell(tables, "3", resolve)
        with pytest.raises(Refused) as told:
            tell(tables, "4", resolve, mark=old)
        assert told.value.findings[0].code == "refuse.changed_meanwhile"

    def test_the_same_form_twice_is_one_row(self, tables):
        tell(tables, "1", TURN, command="one")
        assert tell(tables, "1", TURN, command="one", mark="x").version == 2

    def test_a_form_that_was_undone_since_is_not_taken_again(self, tables):
        tell(tables, "1", TURN, command="one")
        do(tables, lambda stands: undo(stands, "2", None))
        with pytest.raises(Refused) as told:
            tell(tables, "1", TURN, command="one")
        assert told.value.findings[0].code == "refuse.undone_since"

    @pytest.mark.parametrize(
        "line",
        [
            "",
            "x",
            "do=cast&do=cast",
            "do=cast&parts=1",
            "card=1-1",
            "do=cast&is_free=no",
            "do=" + "x" * 3000,
            "a=b" * 40,
        ],
    )
    def test_a_line_that_no_button_sends(self, tables, line):
        with pytest.raises(InputError):
            do(tables, lambda stands: happens(stands, "1", line, ""))

    @pytest.mark.parametrize(
        "line",
        [
            "do=explode",
            "do=cast&card=9-9&by=1",
            "do=turn&player=9",
            "do=together",
            "do=phase&phase=late",
            "do=look&by=1&card=1-1",
        ],
    )
    def test_a_line_of_nothing_that_there_is(self, tables, line):
        tell(tables, "1", TURN)
        hand = tables.hand(STREAM)
        with pytest.raises((InputError, Refused)):
            do(tables, lambda stands: happens(stands, "1", line, mark_for(hand.game(), heard(line))))
        assert tables.hand(STREAM).version == hand.version

    def test_every_offer_is_said_and_heard_alike(self, tables):
        tell(tables, "1", TURN)
        game = tables.hand(STREAM).game()
        found = [one.happening for card in game.cards.values() for one in offers(game, card, card.owner)]
        assert len(found) > 50
        assert [heard(said(one)) for one in found] == found

    @pytest.mark.parametrize("text", ["a&b=c", "100 %", "千尋", "\ud800", "\n", "+", ""])
    def test_any_id_is_said_and_heard_alike(self, text):
        told = Happening("cast", by=text or None, card="1-1", pay=text)
        assert heard(said(told)) == told

    def test_out_of_its_time_a_card_is_offered_as_by_an_effect(self, tables):
        game = tables.hand(STREAM).game()  # no turn has begun
        casts = [one.happening for one in offers(game, game.cards["1-1"], "1") if one.happening.do == "cast"]
        assert casts
        assert all(one.has_flash for one in casts)
        hand = tell(tables, "1", casts[0])
        assert where(hand) == {"1-1": "stack"}
        tell(tables, "1", Happening("resolve", card="1-1"))
        tell(tables, "1", TURN)
        game = tables.hand(STREAM).game()
        assert not any(one.happening.has_flash for one in offers(game, game.cards["1-2"], "1"))

    def test_a_full_table_takes_nothing_more(self, tables, monkeypatch):
        monkeypatch.setattr(deciding, "MOST_ROWS", 2)
        tell(tables, "1", TURN)
        with pytest.raises(Refused) as told:
            tell(tables, "1", CAST)
        assert told.value.findings[0].code == "refuse.tracker_full"


class TestUndoAndRedo:
    def test_back_and_forth(self, tables):
        tell(tables, "1", TURN)
        tell(tables, "1", CAST)
        stood = tell(tables, "2", Happening("counter", card="1-1", to="graveyard")).state.stands
        do(tables, lambda stands: undo(stands, "4", "the wrong card"))
        hand = do(tables, lambda stands: undo(stands, "3", None))
        assert where(hand) == {}
        assert not hand.state.stands.cards["1-1"].is_known
        do(tables, lambda stands: redo(stands, "3"))
        hand = do(tables, lambda stands: redo(stands, "4"))
        assert hand.state.stands == stood
        assert hand.state.undone == ()

    def test_only_the_last(self, tables):
        tell(tables, "1", TURN)
        tell(tables, "1", CAST)
        for row, code in (("2", "refuse.not_the_last_step"), ("", "refuse.not_the_last_step")):
            with pytest.raises(Refused) as told:
                do(tables, lambda stands, row=row: undo(stands, row, None))
            assert told.value.findings[0].code == code
        with pytest.raises(Refused):
            do(tables, lambda stands: redo(stands, "3"))

    def test_something_new_ends_what_could_be_done_again(self, tables):
        tell(tables, "1", TURN)
        do(tables, lambda stands: undo(stands, "2", None))
        tell(tables, "1", Happening("turn", player="2"))
        with pytest.raises(Refused) as told:
            do(tables, lambda stands: redo(stands, "2"))
        assert told.value.findings[0].code == "refuse.nothing_to_redo"

    def test_staff_says_why(self, tables):
        tell(tables, "1", TURN)
        with pytest.raises(Refused) as told:
            do(tables, lambda stands: undo(stands, "2", " ", needs_reason=True))
        assert told.value.findings[0].code == "refuse.reason_missing"

    def test_nothing_to_take_back(self, tables):
        with pytest.raises(Refused) as told:
            do(tables, lambda stands: undo(stands, "1", None))
        assert told.value.findings[0].code == "refuse.tracker_nothing_to_undo"


def test_an_event_of_the_log_is_the_event_of_the_rules(tables):
    tell(tables, "1", TURN)
    hand = tell(tables, "1", CAST)
    done = hand.state.done[-1]
    assert happening_of(done.fact.event) == CAST
    after, step = happen(game_of(hand.opened, done.before), CAST)
    assert after.cards == game_of(hand.opened, done.after).cards
    assert step.rule == done.fact.rule
