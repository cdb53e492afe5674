"""Who stays keeps the table and the seat; fixed tables are kept."""

from headjudge.pairing.kept_tables import keep_tables

PLACE = {name: place for place, name in enumerate("ABCDEFGHIJ")}
BEFORE = {1: ("A", "B"), 2: ("C", "D"), 3: ("E", "F"), 7: ("G", "H")}


def test_an_exchange_leaves_one_of_each_table_in_the_seat() -> None:
    kept = keep_tables(BEFORE, [("A", "D"), ("C", "B"), ("F", "E"), ("G", "H")], PLACE, {}, [])
    assert kept.seats == {1: ("A", "D"), 2: ("C", "B"), 3: ("E", "F"), 7: ("G", "H")}
    assert not kept.notes


def test_in_a_round_of_exchanges_every_table_keeps_somebody() -> None:
    pairs = [("B", "C"), ("D", "E"), ("F", "G"), ("H", "A")]
    kept = keep_tables(BEFORE, pairs, PLACE, {}, [])
    assert {table: len({*seats} & {*BEFORE[table]}) for table, seats in kept.seats.items()} == dict.fromkeys(
        BEFORE, 1
    )
    for table, seats in kept.seats.items():
        for seat, name in enumerate(seats):
            assert name not in BEFORE[table] or BEFORE[table][seat] == name


def test_who_comes_new_sits_beside_who_stays_and_new_tables_take_free_numbers() -> None:
    kept = keep_tables(BEFORE, [("I", "B"), ("C", "D"), ("E", "F"), ("G", "H"), ("A", "J")], PLACE, {}, [4])
    assert kept.seats == {1: ("A", "J"), 2: ("C", "D"), 3: ("E", "F"), 5: ("B", "I"), 7: ("G", "H")}


def test_fewer_matches_leave_tables_empty() -> None:
    kept = keep_tables(BEFORE, [("A", "C"), ("E", "F"), ("G", "H")], PLACE, {}, [])
    assert kept.seats == {1: ("A", "C"), 3: ("E", "F"), 7: ("G", "H")}


def test_a_fixed_table_is_kept_and_who_sat_there_makes_room() -> None:
    fixed = {"I": 3, "C": 2}
    kept = keep_tables(BEFORE, [("A", "C"), ("B", "I"), ("E", "F"), ("G", "H")], PLACE, fixed, [])
    assert kept.seats[2] == ("C", "A")
    assert kept.seats[3] == ("B", "I")
    assert set(kept.seats[1]) == {"E", "F"}
    assert kept.notes == {2: ("fixed_table",), 3: ("fixed_table",)}


def test_a_fixed_table_that_is_taken_is_said() -> None:
    kept = keep_tables({1: ("A", "B")}, [("A", "I"), ("B", "J")], PLACE, {"I": 9, "J": 5, "B": 4}, [9])
    assert kept.seats == {1: ("A", "I"), 4: ("B", "J")}
    assert kept.notes == {1: ("fixed_table_taken",), 4: ("fixed_table", "fixed_tables_meet")}
