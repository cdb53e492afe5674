"""Many phones at once, at one table and at many: nothing is lost, whatever the store."""

import threading

import pytest

from headjudge.cards.database import CardBase
from headjudge.findings import Refused
from headjudge.store.checking import check_stream
from headjudge.worldbreaker.happenings import Happening
from tests.desk.tables import TURN, tables_of, tell
from tests.desk.worldbreak_cards import a_database, a_table


@pytest.fixture(scope="module")
def base(tmp_path_factory):
    opened = CardBase.open(a_database(tmp_path_factory.mktemp("cards") / "mtg.sqlite"))
    yield opened
    opened.close()


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
        assert dict(hand.state.stands.turn.extra) == dict.fromkeys("1234", 16)
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
