"""Several scorekeepers at one desk and at several: on every store, each result stands as the one who sent it saw it."""

import threading

from headjudge.desk.desk import Desk
from headjudge.running.reporting import match_at, prepare_reports
from headjudge.store.protocol import StaleVersion
from headjudge.tournament.commands import Report
from headjudge.tournament.decide import decide
from headjudge.tournament.hall.commands import CheckIn
from headjudge.tournament.state import Result
from tests.contract.test_writers import WithoutLock, at_once
from tests.desk.making import a_desk, act, event, pair

KEEPERS, TABLES = 16, 50


def send(desk: Desk, table: int, result: Result, keeper: str, saw: Result | None = None) -> None:
    """A scorekeeper's form: the result of a table, on the understanding that ``saw`` stands there."""

    def decision(hand):
        asked = prepare_reports(hand.event, Report(1, table, result)).commands
        return [fact for command in asked for fact in decide(hand.event, command)]

    def still(hand):
        match = match_at(hand.event, 1, table)
        return match is not None and match.result == saw

    desk.act("s", decision, actor=keeper, command=f"{keeper} {table}", still=still)


def opened(store):
    desk = a_desk(store)
    desk.open("s", event(2 * TABLES), actor="staff/1", command="c")
    return pair(desk, "s")


def evening(store, desks):
    """Sixteen scorekeepers report every table once among them; gives (acknowledged, standing in the log)."""
    hand = opened(store)
    winners = {match.table: match.seats[match.table % 2] for match in hand.event.rounds[0].matches}
    waiting, told, raised = threading.Barrier(KEEPERS), [], []

    def keeper(number):
        waiting.wait()
        try:
            for table in range(1 + number, TABLES + 1, KEEPERS):
                send(desks[number % len(desks)], table, Result(winner=winners[table]), f"k{number}")
                told.append(table)
        except Exception as error:
            raised.append(error)
        finally:
            getattr(store, "close", lambda: None)()

    threads = [threading.Thread(target=keeper, args=(number,)) for number in range(KEEPERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert raised == []
    stands = {m.table: m.result.winner for m in a_desk(store).hand("s").event.rounds[0].matches if m.result}
    return sorted(told), {table for table, winner in stands.items() if winner == winners[table]}


def test_sixteen_scorekeepers_on_fifty_tables_lose_nothing(store):
    told, stands = evening(store, [a_desk(store)])
    assert told == sorted(stands) == list(range(1, TABLES + 1))


def test_nor_from_two_processes_with_a_desk_each(database_store):
    told, stands = evening(database_store, [a_desk(database_store), a_desk(database_store)])
    assert told == sorted(stands) == list(range(1, TABLES + 1))


def race(store, desks):
    """Two scorekeepers send different results of one table, both having seen it open."""
    hand = opened(store)
    first, second = hand.event.rounds[0].matches[0].seats

    def one(number):
        try:
            send(desks[number], 1, Result(winner=(first, second)[number]), f"k{number}")
            return number
        finally:
            getattr(store, "close", lambda: None)()

    return at_once(2, one)


def test_of_two_results_for_one_table_one_stands_and_the_other_is_told(store):
    answers = race(store, [a_desk(store), a_desk(store)])
    late = [answer for answer in answers if isinstance(answer, StaleVersion)]
    assert len(late) == 1
    names = [row.name for row in store.read("s")]
    assert names.count("results-reported") == 1
    assert "result-corrected" not in names
    assert late[0].rows[-1].actor == f"k{next(answer for answer in answers if isinstance(answer, int))}"


class SlowHead:
    """A store whose readers see where the stream ends and then take their time, so that two do meet."""

    def __init__(self, store, parties=2):
        self.store = store
        self.meeting = threading.Barrier(parties)

    def __getattr__(self, name):
        return getattr(self.store, name)

    def append(self, *told):
        if told[-1].startswith("k"):
            self.meeting.wait(10)
        return self.store.append(*told)


def test_without_the_lock_the_first_result_is_overwritten_and_nobody_told(database_store):
    """The control: it is the lock that keeps the first result."""
    store = SlowHead(WithoutLock(database_store))
    answers = race(store, [a_desk(store), a_desk(store)])
    assert not any(isinstance(answer, StaleVersion) for answer in answers)
    assert [row.name for row in database_store.read("s")].count("results-reported") == 2


def test_what_touches_another_table_is_no_reason_to_ask_again(store):
    opened(store)
    desk, other = a_desk(store), a_desk(store)
    seats = desk.hand("s").event.rounds[0].matches[0].seats
    act(other, "s", CheckIn(("5",)))
    send(desk, 1, Result(winner=seats[0]), "k1")
    assert desk.hand("s").event.rounds[0].matches[0].result == Result(winner=seats[0])
