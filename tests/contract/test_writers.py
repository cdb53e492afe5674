"""Many writers at once: nothing is lost, and the same measure shows a loss where the lock is taken away."""

import json
import os
import threading
from dataclasses import replace

import pytest

from headjudge.store.protocol import Head, StaleVersion, Store, facts
from headjudge.tournament import events
from headjudge.tournament.evolve import replay
from headjudge.tournament.rows import broken_links
from tests.contract.stores import OPENED, add, fixed, rows_after

WRITERS, TABLES, EACH = 16, 50, 5
TABLE_NAMES = [f"T{number:02}" for number in range(TABLES)]


class WithoutLock:
    """A store that adds rows wherever the stream ends by now: whoever is last wins."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def __getattr__(self, name):
        return getattr(self.store, name)

    def append(self, stream, expected_version, rows, beside, command):
        while True:
            head = self.store.head(stream)
            moved, before = [], head.digest
            for sequence, row in enumerate(rows, head.version + 1):
                moved.append(replace(row, sequence=sequence, before=before))
                before = moved[-1].digest
            try:
                return self.store.append(stream, head.version, moved, beside, command)
            except StaleVersion:
                continue


def value(store, table):
    """What stands at a table, and the end of the log that it was read from."""
    rows = store.read("s")
    told = [json.loads(row.data) for row in rows[2:]]
    found = next((one["table"] for one in reversed(told) if one["entrant"] == table), 0)
    return Head(len(rows), rows[-1].digest), found


def count_up(store, writer, waiting, told):
    """A writer: reads what stands at a table, adds one, writes it; again where somebody was first."""
    waiting.wait()
    try:
        for turn in range(EACH):
            # All writers come to a table together, so that they do meet.
            table = TABLE_NAMES[(turn * 7 + writer // 4) % TABLES]
            while True:
                head, found = value(store, table)
                rows, _ = rows_after(head, "s", [fixed(table, found + 1)], f"{writer}.{turn}", f"w{writer}")
                try:
                    store.append("s", head.version, rows, [], f"{writer}.{turn}")
                except StaleVersion:
                    continue
                break
            told.append(table)
    finally:
        getattr(store, "close", lambda: None)()


def run_writers(store):
    add(store, "s", [OPENED, events.EntrantsEntered(tuple(map(events.Entry, TABLE_NAMES)))], "start")
    waiting, told = threading.Barrier(WRITERS), []
    threads = [
        threading.Thread(target=count_up, args=(store, writer, waiting, told)) for writer in range(WRITERS)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert not any(thread.is_alive() for thread in threads)
    rows = store.read("s")
    assert broken_links(rows) == []
    counted = sum(one.fixed_table or 0 for one in replay(facts(store, "s")).entrants)
    return len(told), counted


class TestSixteenWritersOnFiftyTables:
    def test_no_update_is_lost(self, store):
        acknowledged, counted = run_writers(store)
        assert acknowledged == WRITERS * EACH
        assert counted == acknowledged
        assert store.head("s").version == 2 + acknowledged

    def test_with_the_lock_taken_away_updates_are_lost(self, database_store):
        """The control: the measure above does see a loss."""
        acknowledged, counted = run_writers(WithoutLock(database_store))
        assert acknowledged == WRITERS * EACH
        assert counted < acknowledged


def at_once(count, do):
    """Do something in so many threads at the same moment; gives the answers and what was raised."""
    waiting, answers = threading.Barrier(count), []

    def one(number):
        waiting.wait()
        try:
            answers.append(do(number))
        except StaleVersion as error:
            answers.append(error)

    threads = [threading.Thread(target=one, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(answers) == count
    return answers


def test_a_double_submit_is_one_row_and_one_answer(store):
    add(store, "s", [OPENED], "start")
    head = store.head("s")
    rows, _ = rows_after(head, "s", [fixed("A", 1), fixed("A", 2)], "submit")

    def submit(_):
        try:
            return store.append("s", 1, rows, [], "submit")
        finally:
            getattr(store, "close", lambda: None)()

    answers = at_once(8, submit)
    assert answers == [tuple(rows)] * 8
    assert store.head("s").version == 3


def test_of_two_scorekeepers_the_second_sees_what_the_first_wrote(store):
    add(store, "s", [OPENED], "start")
    head = store.head("s")

    def write(number):
        rows, _ = rows_after(head, "s", [fixed("A", number + 1)], f"c{number}", f"keeper {number}")
        try:
            return store.append("s", 1, rows, [], f"c{number}")
        finally:
            getattr(store, "close", lambda: None)()

    answers = at_once(2, write)
    late = [answer for answer in answers if isinstance(answer, StaleVersion)]
    stands = [answer for answer in answers if not isinstance(answer, StaleVersion)]
    assert len(late) == len(stands) == 1
    assert late[0].rows == stands[0] == store.read("s", 1)
    assert late[0].findings[0].params["actor"] == stands[0][0].actor


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are forked here")
def test_processes_keep_apart_as_threads_do(database_store):
    add(database_store, "s", [OPENED], "start")
    database_store.close()
    children = []
    for number in range(4):
        child = os.fork()
        if child == 0:
            status = 1
            try:
                for turn in range(10):
                    while True:
                        try:
                            add(database_store, "s", [fixed("A", turn + 1)], f"{number}.{turn}")
                        except StaleVersion:
                            continue
                        break
                status = 0
            finally:
                os._exit(status)
        children.append(child)
    assert [os.waitpid(child, 0)[1] for child in children] == [0] * 4
    rows = database_store.read("s")
    assert len(rows) == 41
    assert len({row.command for row in rows}) == 41
    assert broken_links(rows) == []
