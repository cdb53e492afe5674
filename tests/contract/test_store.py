"""What every store promises: rows that only grow, one answer per command, people apart, streams that may go."""

from dataclasses import replace

import pytest

from headjudge.findings import InvariantBroken, StoreError
from headjudge.store.protocol import Head, Snapshot, StaleVersion, facts, texts_of_person
from headjudge.tournament.evolve import replay
from headjudge.tournament.rows import FIRST, broken_links
from tests.contract.stores import ENTERED, OPENED, TIME, add, fixed, rows_after

START = [OPENED, ENTERED]


def code_of(raised: pytest.ExceptionInfo[StoreError]) -> str:
    return raised.value.findings[0].code


class TestRows:
    def test_a_stream_that_nobody_began_is_empty(self, store):
        assert store.read("s") == ()
        assert store.texts("s") == ()
        assert store.head("s") == Head(0, FIRST)
        assert store.streams() == ()

    def test_what_was_added_is_read_back(self, store):
        rows, beside = rows_after(Head(), "s", START, "c1")
        assert store.append("s", 0, rows, beside, "c1") == tuple(rows)
        assert store.read("s") == tuple(rows)
        assert store.texts("s") == tuple(beside)
        assert store.head("s") == Head(2, rows[-1].digest)
        assert facts(store, "s") == START
        assert broken_links(store.read("s"), store.texts("s")) == []

    def test_reading_after_a_version(self, store):
        add(store, "s", START, "c1")
        added = add(store, "s", [fixed("A", 3), fixed("B", 4)], "c2")
        assert store.read("s", 2) == added
        assert store.read("s", 3) == added[1:]
        assert store.read("s", 9) == ()
        assert {text.id.split("/")[1] for text in store.texts("s", 1)} == {"2"}
        assert facts(store, "s", 3) == [fixed("B", 4)]

    def test_streams_do_not_know_each_other_and_are_sorted_by_letters(self, store):
        for name in ("b", "Z", "é", "a-1", "a"):
            add(store, name, START, "same command")
        assert store.streams() == ("Z", "a", "a-1", "b", "é")
        assert [row.stream for row in store.read("a")] == ["a", "a"]
        assert all(text.id.startswith("a/") for text in store.texts("a"))

    def test_a_long_log_keeps_its_order(self, store):
        add(store, "s", START, "c")
        for number in range(1, 30):
            add(store, "s", [fixed("A", number)] * 5, f"c{number}")
        assert [row.sequence for row in store.read("s")] == list(range(1, 148))
        assert replay(facts(store, "s")).entrants[0].fixed_table == 29

    def test_a_command_that_changed_nothing_leaves_nothing(self, store):
        add(store, "s", START, "c1")
        assert store.append("s", 2, [], [], "c2") == ()
        assert store.head("s").version == 2


class TestVersions:
    def test_who_comes_second_sees_what_stands(self, store):
        add(store, "s", START, "c1")
        head = store.head("s")
        mine, _ = rows_after(head, "s", [fixed("A", 1)], "mine", "aki")
        yours, _ = rows_after(head, "s", [fixed("A", 2)], "yours", "boris")
        first = store.append("s", 2, mine, [], "mine")
        with pytest.raises(StaleVersion) as raised:
            store.append("s", 2, yours, [], "yours")
        assert raised.value.rows == first
        assert raised.value.findings[0].params == {
            "expected": 2, "version": 3, "actor": "aki", "time": TIME,
        }  # fmt: skip
        assert facts(store, "s")[2:] == [fixed("A", 1)]

    def test_a_version_that_has_not_come_yet_is_stale_too(self, store):
        add(store, "s", START, "c1")
        rows, _ = rows_after(Head(5, FIRST), "s", [fixed("A", 1)], "c2")
        with pytest.raises(StaleVersion) as raised:
            store.append("s", 5, rows, [], "c2")
        assert raised.value.rows == ()

    def test_a_repeated_command_is_answered_as_the_first_time(self, store):
        add(store, "s", START, "c1")
        first = add(store, "s", [fixed("A", 1), fixed("B", 2)], "twice")
        add(store, "s", [fixed("A", 7)], "later")
        assert add(store, "s", [fixed("A", 9)], "twice") == first
        rows, _ = rows_after(Head(2, FIRST), "s", [fixed("A", 1)], "twice")
        assert store.append("s", 2, rows, [], "twice") == first
        assert store.head("s").version == 5


class TestBugsOfTheCaller:
    @pytest.mark.parametrize(
        "wrong",
        [{"before": "0" * 64}, {"sequence": 4}, {"stream": "t"}, {"command": "other"}, {"actor": ""}],
    )
    def test_rows_that_do_not_continue_the_stream(self, store, wrong):
        add(store, "s", START, "c1")
        rows, _ = rows_after(store.head("s"), "s", [fixed("A", 1)], "c2")
        with pytest.raises(InvariantBroken):
            store.append("s", 2, [replace(rows[0], **wrong)], [], "c2")
        assert store.head("s").version == 2

    @pytest.mark.parametrize("name", ["", "a\0b", "a\nb", "\ud800", "x" * 201])
    def test_names_that_a_database_could_not_hold(self, store, name):
        rows, beside = rows_after(Head(), "s", START, "c1")
        with pytest.raises(InvariantBroken):
            store.append("s", 0, [replace(row, command=name) for row in rows], beside, name)

    def test_texts_that_are_not_those_of_the_rows(self, store):
        rows, beside = rows_after(Head(), "s", START, "c1")
        for wrong in (beside[1:], [*beside, beside[0]], [replace(beside[0], text='"other"'), *beside[1:]]):
            with pytest.raises(InvariantBroken):
                store.append("s", 0, rows, wrong, "c1")
        assert store.read("s") == ()

    @pytest.mark.parametrize("name", ["", "a\0b", "\ud800"])
    def test_asking_for_what_cannot_be_is_asking_for_nothing(self, store, name):
        assert (store.read(name), store.texts(name), store.head(name)) == ((), (), Head())
        assert store.tombstone(name) is None


class TestPeople:
    def test_a_person_can_be_erased_and_the_log_still_replays(self, store):
        add(store, "s", START, "c1")
        before = store.read("s")
        store.keep_snapshot(Snapshot("s", "names.1", 2, "Aki"))
        gone = texts_of_person(before, "A")
        assert len(gone) == 3
        assert store.erase("s", gone) == 3
        assert store.read("s") == before
        assert broken_links(before, store.texts("s")) == []
        after = replay(facts(store, "s")).entrants
        assert [(one.id, one.name, one.hero) for one in after] == [
            ("A", "", None), ("B", "Борис\u202e", None), ("T", "Team", None),
        ]  # fmt: skip
        assert store.snapshot("s", "names.1") is None
        assert store.erase("s", gone) == 0

    def test_erasing_in_one_stream_leaves_the_others(self, store):
        add(store, "s", START, "c1")
        add(store, "t", START, "c1")
        assert store.erase("t", texts_of_person(store.read("s"), "A")) == 0
        assert facts(store, "t") == START

    def test_many_texts_at_once(self, store):
        add(store, "s", START, "c1")
        names = [f"s/9/{number}" for number in range(40_000)]
        assert store.erase("s", [*names, "s/1/0"]) == 1


class TestSnapshots:
    def test_a_newer_one_takes_the_place_of_an_older_one_only(self, store):
        for version in (3, 5, 4):
            store.keep_snapshot(Snapshot("s", "k", version, f"{version}"))
        assert store.snapshot("s", "k") == Snapshot("s", "k", 5, "5")
        assert store.snapshot("s", "other") is None
        assert store.snapshot("t", "k") is None

    def test_they_can_be_dropped_without_loss(self, store):
        for stream in ("s", "t"):
            store.keep_snapshot(Snapshot(stream, "k", 1, "x"))
        store.drop_snapshots("s")
        assert store.snapshot("s", "k") is None
        assert store.snapshot("t", "k") is not None
        store.drop_snapshots()
        assert store.snapshot("t", "k") is None


class TestExpiry:
    def test_a_stream_goes_whole_and_leaves_its_last_hash(self, store):
        add(store, "s", START, "c1")
        add(store, "t", START, "c1")
        store.keep_snapshot(Snapshot("s", "k", 1, "x"))
        head = store.head("s")
        gone = store.expire("s", 2, TIME)
        assert (gone.stream, gone.version, gone.digest, gone.time) == ("s", 2, head.digest, TIME)
        assert store.tombstone("s") == gone
        assert store.tombstones() == (gone,)
        assert (store.read("s"), store.texts("s"), store.snapshot("s", "k")) == ((), (), None)
        assert store.streams() == ("t",)
        assert store.expire("s", 2, "later") == gone
        assert facts(store, "t") == START

    def test_nothing_follows_a_tombstone(self, store):
        add(store, "s", START, "c1")
        store.expire("s", 2, TIME)
        rows, beside = rows_after(Head(), "s", START, "c2")
        with pytest.raises(StoreError) as raised:
            store.append("s", 0, rows, beside, "c2")
        assert code_of(raised) == "log.expired"

    def test_what_somebody_just_added_does_not_go_unseen(self, store):
        add(store, "s", START, "c1")
        with pytest.raises(StaleVersion):
            store.expire("s", 1, TIME)
        assert store.tombstone("s") is None
        with pytest.raises(StoreError) as raised:
            store.expire("nobody", 0, TIME)
        assert code_of(raised) == "log.no_event"
