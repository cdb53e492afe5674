"""How many tables of which size."""

import itertools

import pytest

from headjudge.pairing.pods import table_plan


@pytest.mark.parametrize(
    ("count", "sizes", "laid", "byes"),
    [
        (7, (4,), (4,), 3),
        (3, (4,), (), 3),
        (0, (4,), (), 0),
        (3, (4, 3), (3,), 0),
        (5, (4, 3), (4,), 1),
        (6, (4, 3), (3, 3), 0),
        (7, (4, 3), (4, 3), 0),
        (9, (4, 3), (3, 3, 3), 0),
        (10, (4, 3), (4, 3, 3), 0),
        (11, (4, 3), (4, 4, 3), 0),
        (13, (4, 3), (4, 3, 3, 3), 0),
        (2, (4, 3, 5), (), 2),
        (5, (4, 3, 5), (5,), 0),
        (6, (4, 3, 5), (3, 3), 0),
        (7, (4, 3, 5), (4, 3), 0),
        (9, (4, 3, 5), (3, 3, 3), 0),
        (10, (4, 3, 5), (4, 3, 3), 0),
        (11, (4, 3, 5), (4, 4, 3), 0),
        (9, (4, 5), (4, 5), 0),
        (11, (4, 5), (5, 5), 1),
        (9, (4, 5, 3), (4, 5), 0),
        (17, (5, 4), (5, 4, 4, 4), 0),
    ],
)
def test_tables_of_a_field(count, sizes, laid, byes):
    assert table_plan(count, sizes) == (laid, byes)


def test_other_sizes_at_the_top():
    assert table_plan(11, (4, 3), short_at="top").sizes == (3, 4, 4)
    assert table_plan(18, (4, 3, 5), short_at="top").sizes == (3, 3, 4, 4, 4)
    assert table_plan(12, (4, 3), short_at="top").sizes == (4, 4, 4)


@pytest.mark.parametrize("sizes", [(4,), (4, 3), (4, 3, 5), (4, 5), (5, 4), (3, 4, 5), (6, 4, 5)])
@pytest.mark.parametrize("count", range(41))
def test_it_is_the_best_of_all_ways(count, sizes):
    """Against every number of tables of every size."""
    ways = itertools.product(*(range(count // size + 1) for size in sizes))
    fitting = [way for way in ways if sum(n * size for n, size in zip(way, sizes, strict=True)) <= count]

    def worth(way):
        return count - sum(n * size for n, size in zip(way, sizes, strict=True)), way[:0:-1]

    best = min(fitting, key=worth)
    plan = table_plan(count, sizes)
    assert plan.byes == worth(best)[0]
    assert tuple(plan.sizes.count(size) for size in sizes) == best


@pytest.mark.parametrize("sizes", [(), (1,), (4, 4), (11,)])
def test_sizes_that_no_table_has_are_named(sizes):
    with pytest.raises(ValueError, match="sizes"):
        table_plan(8, sizes)
