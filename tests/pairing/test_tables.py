"""Tables in standing order, fixed tables kept, the higher standing in seat 1."""

from dataclasses import replace

import numpy as np

from headjudge.pairing import Field, pair


def field(n, fixed=None, locked=None, **more):
    """Entrant i stands in place i; everybody level; i meets i + 1 (locked), so tables are predictable."""
    zero = np.zeros(n, dtype=np.int64)
    pairs = [(i, i + 1) for i in range(0, n - 1, 2)] if locked is None else locked
    tables = None if fixed is None else np.array([fixed.get(i, 0) for i in range(n)])
    keys = np.arange(n, dtype=np.uint64)
    met = np.full((n, 0), -1, dtype=np.int32)
    return Field(zero, np.arange(n), met, zero, keys, locked=np.array(pairs), fixed_table=tables, **more)


def laid(given):
    pairing = pair(given)
    return dict(zip(pairing.tables.tolist(), map(tuple, pairing.pairs.tolist()), strict=True)), {
        code: [tuple(pairing.pairs[match].tolist()) for match in matches]
        for code, matches in pairing.match_notes.items()
        if code.startswith("fixed")
    }


def test_tables_follow_the_standings():
    pairs = [(7, 2), (6, 0), (1, 5), (4, 3)]
    assert laid(field(8, locked=pairs))[0] == {1: (0, 6), 2: (1, 5), 3: (2, 7), 4: (3, 4)}


def test_places_need_not_be_small_numbers():
    given = field(6)
    given = replace(given, order=np.array([10**12, 5, -3, 7, 10**9, 8]))
    assert laid(given)[0] == {1: (2, 3), 2: (1, 0), 3: (5, 4)}


def test_a_fixed_table_is_kept_and_the_others_skip_it():
    tables, notes = laid(field(8, {0: 3}))
    assert tables == {3: (0, 1), 1: (2, 3), 2: (4, 5), 4: (6, 7)}
    assert notes == {"fixed_table": [(0, 1)]}


def test_a_number_beyond_the_matches_is_kept():
    assert laid(field(6, {2: 40}))[0] == {1: (0, 1), 40: (2, 3), 2: (4, 5)}


def test_two_fixed_tables_meet_at_the_smaller_and_the_other_stays_empty():
    tables, notes = laid(field(8, {0: 4, 1: 2}))
    assert tables == {2: (0, 1), 1: (2, 3), 3: (4, 5), 5: (6, 7)}
    assert notes == {"fixed_table": [(0, 1)], "fixed_tables_meet": [(0, 1)]}


def test_the_same_fixed_table_of_one_match_is_no_conflict():
    assert laid(field(4, {0: 2, 1: 2}))[1] == {"fixed_table": [(0, 1)]}


def test_of_two_that_want_one_table_the_higher_standing_has_it():
    tables, notes = laid(field(8, {3: 1, 5: 1}))
    assert tables == {1: (2, 3), 2: (0, 1), 3: (4, 5), 4: (6, 7)}
    assert notes == {"fixed_table": [(2, 3)], "fixed_table_taken": [(4, 5)]}


def test_whose_table_is_taken_goes_to_the_other_fixed_one():
    tables, notes = laid(field(8, {0: 2, 2: 2, 3: 4}))
    assert tables == {2: (0, 1), 4: (2, 3), 1: (4, 5), 3: (6, 7)}
    assert notes == {"fixed_table": [(0, 1), (2, 3)], "fixed_table_taken": [(2, 3)]}


def test_who_has_a_bye_keeps_no_table():
    assert laid(field(5, {4: 1}))[0] == {1: (0, 1), 2: (2, 3)}


def test_locked_and_drawn_matches_mix_by_standing():
    given = replace(field(8, locked=[(2, 3)]), met=np.full((8, 1), -1))
    pairing = pair(given)
    heads = pairing.pairs.min(axis=1).tolist()
    assert heads == sorted(heads)
    assert pairing.tables.tolist() == [1, 2, 3, 4]


def test_many_fixed_tables_never_collide():
    for seed in range(100):
        rng = np.random.default_rng(seed)
        n = int(rng.integers(2, 30))
        wanted = np.where(rng.random(n) < 0.4, rng.integers(1, 20, n), 0)
        given = replace(field(n, locked=[]), locked=np.empty((0, 2)), fixed_table=wanted)
        pairing = pair(given)
        tables = pairing.tables.tolist()
        assert len(set(tables)) == len(tables)
        kept = set(pairing.match_notes.get("fixed_table", np.empty(0)).tolist())
        for match, (a, b) in enumerate(pairing.pairs.tolist()):
            own = {int(wanted[a]), int(wanted[b])} - {0}
            assert (match in kept) == (tables[match] in own)
            assert match in kept or not own or own <= set(tables)
