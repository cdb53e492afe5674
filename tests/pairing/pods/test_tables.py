"""Table numbers, settled tables, kept tables."""

from headjudge.pairing.pods import PodField, pair_pods

LETTERS = "ABCDEFGHIJKLMNOP"


def made(**more):
    field = PodField(tuple(LETTERS), {name: at for at, name in enumerate(LETTERS)}, **more)
    return [(pod.table, "".join(sorted(pod.seats)), pod.notes) for pod in pair_pods(field).pods]


def test_a_settled_table_stands_where_its_best_standing_puts_it():
    assert made(locked=(tuple("FMNO"),)) == [
        (1, "ABCD", ()),
        (2, "EGHI", ()),
        (3, "FMNO", ("pod_locked",)),
        (4, "JKLP", ()),
    ]
    assert made(locked=(tuple("MNOP"), tuple("AIJK")))[0] == (1, "AIJK", ("pod_locked",))
    assert made(locked=(tuple("MNOP"), tuple("AIJK")))[3] == (4, "MNOP", ("pod_locked",))


def test_a_settled_table_of_the_previous_round_is_left_and_noted():
    assert made(locked=(tuple("ABCD"),), earlier=((tuple("ABCD"),),))[0] == (
        1, "ABCD", ("pod_locked", "pod_locked_repeat"),
    )  # fmt: skip


def test_the_table_comes_to_who_keeps_one():
    assert made(fixed_tables={"F": 9}) == [
        (1, "ABCD", ()),
        (2, "IJKL", ()),
        (3, "MNOP", ()),
        (9, "EFGH", ("pod_fixed_table",)),
    ]
    assert [row[:2] for row in made(fixed_tables={"P": 1})] == [
        (1, "MNOP"), (2, "ABCD"), (3, "EFGH"), (4, "IJKL"),
    ]  # fmt: skip


def test_two_who_keep_tables_meet_at_the_smaller_number():
    rows = made(fixed_tables={"A": 3, "B": 2})
    assert [row[:2] for row in rows] == [(1, "EFGH"), (2, "ABCD"), (4, "IJKL"), (5, "MNOP")]
    assert rows[1][2] == ("pod_fixed_table", "pod_fixed_tables_meet")


def test_a_number_wanted_twice_goes_to_the_higher_table():
    rows = made(fixed_tables={"A": 2, "E": 2})
    assert [row[:2] for row in rows] == [(1, "EFGH"), (2, "ABCD"), (3, "IJKL"), (4, "MNOP")]
    assert rows[0][2] == ("pod_fixed_table_taken",)
    assert rows[1][2] == ("pod_fixed_table",)
