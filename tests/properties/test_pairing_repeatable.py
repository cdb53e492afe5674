"""The same field and draw give the same round: in any order of writing, in any process, every time."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

import headjudge
from headjudge.pairing import pair
from tests.pairing.exhaustive import check_round, random_field

PROGRAM = """
import json, sys
from headjudge.pairing import pair
from tests.pairing.exhaustive import random_field
from dataclasses import replace
import numpy as np
out = []
for seed in range(25):
    n = [5, 12, 16, 40, 65, 150][seed % 6]
    field = random_field(seed, n, rounds=[4, 9][seed % 2], apart=n, levels=[3, 9, 1000][seed % 3])
    paired = pair(replace(field, rounds_left=3, fixed_table=np.arange(n) % 7))
    out.append([paired.pairs.tolist(), paired.tables.tolist(), paired.byes.tolist(), paired.notes()])
print(json.dumps(out))
"""


def test_fresh_processes_with_other_hash_seeds_agree():
    source, root = Path(headjudge.__file__).parents[1], Path(__file__).parents[2]
    answers = set()
    for hash_seed in ("0", "1", "4242"):
        place = {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([str(source), str(root)])}
        ran = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env=os.environ | place,
            capture_output=True,
            text=True,
            check=True,
        )
        answers.add(ran.stdout)
    assert len(answers) == 1
    assert len(json.loads(answers.pop())) == 25


def shuffled(field, order):
    """The same field written in another order of rows."""
    order = np.array(order, dtype=np.int64)
    place = np.append(np.argsort(order), -1)
    fixed = None if field.fixed_table is None else field.fixed_table[order]
    return replace(
        field, points=field.points[order], order=field.order[order], met=place[field.met[order]],
        byes=field.byes[order], keys=field.keys[order], apart=place[field.apart], locked=place[field.locked],
        granted=place[field.granted], fixed_table=fixed,
    )  # fmt: skip


@settings(derandomize=True, deadline=None, max_examples=150)
@given(st.data())
def test_the_order_of_writing_changes_nothing(data):
    n = data.draw(st.integers(0, 45))
    seed = data.draw(st.integers(0, 10**6))
    field = random_field(
        seed, n, rounds=data.draw(st.integers(0, 8)), apart=data.draw(st.integers(0, 20)),
        levels=data.draw(st.sampled_from([1, 3, 8, 500])),
    )  # fmt: skip
    field = replace(
        field, rounds_left=data.draw(st.integers(0, 6)), fixed_table=np.arange(n) % 5,
        locked=np.array([[0, n - 1]]) if n > 1 and seed % 2 else np.empty((0, 2), dtype=np.int64),
    )  # fmt: skip
    order = data.draw(st.permutations(range(n)))
    one, other = pair(field), pair(shuffled(field, order))
    check_round(field, one)
    assert one.pairs.tolist() == [[order[a], order[b]] for a, b in other.pairs.tolist()]
    assert one.tables.tolist() == other.tables.tolist()
    assert one.byes.tolist() == [order[row] for row in other.byes.tolist()]
    assert one.notes() == other.notes()
    assert (one.measure, one.remarks) == (other.measure, other.remarks)


def test_asking_twice_changes_nothing():
    field = random_field(3, 80, rounds=9, apart=40, levels=20)
    before = [np.copy(column) for column in (field.points, field.met, field.byes, field.keys, field.apart)]
    one, other = pair(field), pair(field)
    assert one.pairs.tolist() == other.pairs.tolist()
    after = (field.points, field.met, field.byes, field.keys, field.apart)
    assert all(np.array_equal(a, b) for a, b in zip(before, after, strict=True))


def test_chance_comes_from_the_keys_alone():
    field = random_field(3, 200, rounds=4, levels=4)
    np.random.seed(1)
    one = pair(field).pairs.tolist()
    np.random.seed(2)
    assert pair(field).pairs.tolist() == one
    keys = np.random.default_rng(9).integers(0, 1 << 63, 200, dtype=np.uint64)
    assert pair(replace(field, keys=keys)).pairs.tolist() != one


def test_equal_keys_are_settled_by_row():
    field = random_field(3, 60, rounds=4, levels=4)
    same = replace(field, keys=np.zeros(60, dtype=np.uint64))
    check_round(same, pair(same))
    assert pair(same).pairs.tolist() == pair(same).pairs.tolist()
