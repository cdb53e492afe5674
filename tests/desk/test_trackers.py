"""The game of a table at the desk: facts that say everything, offers, what is hidden, undo and redo, seats, writers."""

from __future__ import annotations

import itertools
import json
import random
import threading
from dataclasses import replace
from typing import get_args

import pytest

from headjudge.cards.database import CardBase
from headjudge.desk.trackers import deciding
from headjudge.desk.trackers.deciding import CannotNow, happens, mark_for, redo, take_seat, undo
from headjudge.desk.trackers.hand import TableDesk, game_of, happening_of
from headjudge.desk.trackers.opening import (
    MOST_CASUAL,
    Bringing,
    casual_tables,
    game_at,
    next_casual,
    open_table,
    opened_fact,
    stream_of,
)
from headjudge.desk.trackers.saying import heard, said
from headjudge.desk.trackers.shown import Reader, kind_of, table_shown
from headjudge.findings import InputError, InvariantBroken, Refused, StoreError
from headjudge.policy.worldbreak_rules import State, worldbreak_rules
from headjudge.store.carrying import export_event
from headjudge.store.checking import check_stream
from headjudge.store.memory import MemoryStore
from headjudge.tournament.rows import from_row
from headjudge.tournament.tracker.events import Did
from headjudge.tournament.tracker.state import evolve_table, replay_table
from headjudge.tournament.wire import EVENT_OPENED, TABLE_OPENED
from headjudge.wording import LANGUAGES, speak
from headjudge.worldbreaker.game import Turn
from headjudge.worldbreaker.happenings import Do, Happening
from headjudge.worldbreaker.machine import happen
from headjudge.worldbreaker.offers import offers, offers_of_game
from tests.contract.databases import database_store, kind  # noqa: F401  (fixtures)
from tests.desk.making import a_desk, event
from tests.desk.worldbreak_cards import a_database, a_table, bringing

_sent = itertools.count()


@pytest.fixture(scope="module")
def base(tmp_path_factory):
    opened = CardBase.open(a_database(tmp_path_factory.mktemp("cards") / "mtg.sqlite"))
    yield opened
    opened.close()


def tables_of(store=None):
    ticks, salts = itertools.count(), itertools.count()
    return TableDesk(
        store or MemoryStore(),
        clock=lambda: f"2026-11-27T19:00:{next(ticks) % 60:02d}.000Z",
        new_salt=lambda: f"salt {next(salts)}",
    )


@pytest.fixture
def tables(base):
    made = tables_of()
    stream, fact = a_table(base)
    made.open(stream, fact, actor="staff/1", command="open")
    return made


STREAM = stream_of("friday", 0, 1)


def tell(tables, player, happening, *, command=None, mark=None, stream=STREAM):
    """A player's phone tells an event."""
    hand = tables.hand(stream)
    mark = mark_for(hand.game(), happening) if mark is None else mark
    return tables.act(
        stream,
        lambda stands: happens(stands, player, said(happening), mark),
        actor=f"seat/{player}",
        command=command or f"c{next(_sent)}",
    )


def do(tables, decision, command=None):
    return tables.act(STREAM, decision, actor="seat/1", command=command or f"c{next(_sent)}")


def where(hand):
    return {key: one.state for key, one in hand.state.now.cards.items() if one.state != "ready"}


TURN = Happening("turn", player="1")
CAST = Happening("cast", by="1", card="1-1", pay="{6}{W}{W}{W}")


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
        assert replay_table(facts).now == hand.state.now

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
                offered += [
                    one for one in offers_of_game(game, player) if one.happening.do != "leaves-game"
                ]
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
        ["", "x", "do=cast&do=cast", "do=cast&parts=1", "card=1-1", "do=cast&is_free=no", "do=" + "x" * 700, "a=b" * 40],
    )
    def test_a_line_that_no_button_sends(self, tables, line):
        with pytest.raises(InputError):
            do(tables, lambda stands: happens(stands, "1", line, ""))

    @pytest.mark.parametrize(
        "line",
        ["do=explode", "do=cast&card=9-9&by=1", "do=turn&player=9", "do=together", "do=phase&phase=late", "do=look&by=1&card=1-1"],
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
        stood = tell(tables, "2", Happening("counter", card="1-1", to="graveyard")).state.now
        do(tables, lambda stands: undo(stands, "4", "the wrong card"))
        hand = do(tables, lambda stands: undo(stands, "3", None))
        assert where(hand) == {}
        assert not hand.state.now.cards["1-1"].is_known
        do(tables, lambda stands: redo(stands, "3"))
        hand = do(tables, lambda stands: redo(stands, "4"))
        assert hand.state.now == stood
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
        assert [card.id for seat in shown.seats for card in seat.cards if card.has_offers] == ["2-1", "2-2", "2-3"]
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


class TestSixteenWriters:
    def test_nothing_is_lost(self, database_store, base):
        """Sixteen phones at one table tell lands that may be played, each after looking again where it was late."""
        tables = tables_of(database_store)
        stream, fact = a_table(base)
        tables.open(stream, fact, actor="s", command="o")
        tell(tables, "1", TURN)
        waiting, taken = threading.Barrier(16), []

        def phone(number):
            own = tables if number % 2 else tables_of(database_store)  # another process has a desk of its own
            waiting.wait()
            try:
                for turn in range(4):
                    told = Happening("extra-land", by=str(number % 4 + 1))
                    while True:
                        try:
                            tell(own, told.by, told, command=f"{number}.{turn}")
                        except Refused:
                            continue
                        break
                    taken.append(told.by)
            finally:
                database_store.close()

        threads = [threading.Thread(target=phone, args=(number,)) for number in range(16)]
        for one in threads:
            one.start()
        for one in threads:
            one.join(120)
        assert len(taken) == 64
        hand = tables_of(database_store).hand(stream)
        assert hand.version == 2 + 64
        assert dict(hand.state.now.turn.extra) == {player: 16 for player in "1234"}
        assert check_stream(database_store, stream) == []

    def test_many_tables_at_once(self, database_store, base):
        tables = tables_of(database_store)
        streams = []
        for number in range(1, 17):
            stream, fact = a_table(base, table=number)
            tables.open(stream, fact, actor="s", command="o")
            streams.append(stream)
        waiting = threading.Barrier(16)

        def table(stream):
            waiting.wait()
            try:
                for player in "1234":
                    tell(tables, player, Happening("turn", player=player), stream=stream, command=player)
            finally:
                database_store.close()

        threads = [threading.Thread(target=table, args=(stream,)) for stream in streams]
        for one in threads:
            one.start()
        for one in threads:
            one.join(120)
        assert [tables.hand(stream).version for stream in streams] == [5] * 16


def test_an_event_of_the_log_is_the_event_of_the_rules(tables):
    tell(tables, "1", TURN)
    hand = tell(tables, "1", CAST)
    done = hand.state.done[-1]
    assert happening_of(done.fact.event) == CAST
    after, step = happen(game_of(hand.opened, done.before), CAST)
    assert after.cards == game_of(hand.opened, done.after).cards
    assert step.rule == done.fact.rule
