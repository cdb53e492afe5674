"""Tables in standing order on thousands of random events, held against a second reading of the rule."""

import itertools
import random
from dataclasses import replace

import pytest

from headjudge.pairing.pods import PodField, measure_pods, pair_pods
from tests.pairing.pods.events import event


def by_the_rule(order, previous):
    """The rule once more, in sets of names only: tables as sets, and the byes."""
    full = len(order) - len(order) % 4
    groups = [set(order[at : at + 4]) for at in range(0, full, 4)]
    out = set(order[full:])
    place = {name: at for at, name in enumerate(order)}
    ladder = [*groups, out] if out else groups
    for at in range(len(groups)):
        if frozenset(ladder[at]) not in previous or len(ladder) == 1:
            continue
        below = at + 1 < len(ladder)
        other = ladder[at + 1] if below else ladder[at - 1]
        mine = (max if below else min)(ladder[at], key=place.__getitem__)
        theirs = (min if below else max)(other, key=place.__getitem__)
        ladder[at] ^= {mine, theirs}
        other ^= {mine, theirs}
    return groups, out


def check(given, made):
    seated = [name for pod in made.pods for name in pod.seats]
    out = [bye.id for bye in made.byes]
    assert sorted(seated + out) == sorted(given.ids)
    assert {len(pod.seats) for pod in made.pods} == {4}
    assert len(out) == len(given.ids) % 4
    order = list(given.ids)
    if given.first_round:
        order.sort(key=lambda name: given.keys[name])
    previous = {frozenset(table) for table in given.earlier[-1]} if given.earlier else set()
    groups, byes = by_the_rule(order, previous)
    assert [set(pod.seats) for pod in made.pods] == groups
    assert set(out) == byes
    again = [pod for pod in made.pods if frozenset(pod.seats) in previous]
    assert len(again) == made.measure.repeated_tables
    assert not again or len(given.ids) == 4
    swaps = sum("pod_repeat" in told.code and "stays" not in told.code for told in made.remarks)
    noted = sum("pod_repeat_swapped" in pod.notes for pod in made.pods)
    assert swaps == noted


@pytest.mark.parametrize("part", range(4))
def test_every_round_of_two_thousand_events(part):
    rng = random.Random(f"literal/{part}")
    cured = 0
    for number in range(500):
        count = rng.choice([4, 5, 6, 7, 8, 8, 9, 11, 12, 13, 16, 17, 22])
        played = event(count, part * 10_000 + number, draws=rng.choice([0.0, 0.2, 0.6, 1.0]))
        for _ in range(5):
            made = played.play(pair_pods)
            check(played.fields[-1], made)
            cured += any("repeat" in told.code for told in made.remarks)
    assert cured > 100


@pytest.mark.parametrize("count", range(4, 21))
def test_one_pass_suffices_whatever_the_previous_round_was(count):
    """Previous rounds made up so that as many tables as can be repeat."""
    rng = random.Random(count)
    ids = tuple(f"P{at:02}" for at in range(count))
    keys = {name: rng.getrandbits(64) for name in ids}
    full = [ids[at : at + 4] for at in range(0, count - count % 4, 4)]
    for _ in range(60):
        kept = [table for table in full if rng.random() < 0.7]
        rest = [name for name in ids if not any(name in table for table in kept)]
        rng.shuffle(rest)
        others = [tuple(rest[at : at + 4]) for at in range(0, len(rest) - 3, 4)]
        given = PodField(ids, keys, earlier=((*kept, *others),))
        check(given, pair_pods(given))


def test_tables_of_other_sizes_do_not_repeat_either():
    rng = random.Random("sizes")
    for number in range(300):
        played = event(rng.randint(6, 17), number)
        for _ in range(4):
            made = played.play(lambda given: pair_pods(given, sizes=(4, 3, 5)))
            assert not made.byes
            assert made.measure.repeated_tables == 0 or len(made.pods) == 1


def shaken(given, rng):
    """The same field written down in another order."""

    def mixed(items):
        items = list(items)
        rng.shuffle(items)
        return items

    return replace(
        given,
        keys=dict(mixed(given.keys.items())),
        byes=dict(mixed(given.byes.items())),
        earlier=tuple(tuple(mixed(played)) for played in given.earlier),
        apart=tuple(tuple(mixed(pair)) for pair in mixed(given.apart)),
        locked=tuple(tuple(mixed(table)) for table in mixed(given.locked)),
        fixed_tables=dict(mixed(given.fixed_tables.items())),
    )


@pytest.mark.parametrize("strategy", ["standings", "spread"])
def test_only_the_standings_and_the_draw_count_not_how_the_field_is_written(strategy):
    rng = random.Random("written")
    for number in range(40):
        played = event(rng.randint(8, 23), number)
        for _ in range(3):
            order = played.standing()
            names = rng.sample(order, 8)
            wishes = {
                "apart": ((names[0], names[1]), (names[2], names[3])),
                "locked": (tuple(names[4:8]),) if number % 3 == 0 else (),
                "fixed_tables": {names[2]: 2, names[5]: 1},
            }

            def made(given):
                return pair_pods(given, strategy=strategy, seats="balanced", max_byes=1, budget=60)

            first = played.play(made, **wishes)
            assert made(shaken(played.fields[-1], rng)) == first
            if played.fields[-1].first_round:
                ids = list(order)
                rng.shuffle(ids)
                assert made(replace(played.fields[-1], ids=tuple(ids))) == first


def test_wishes_are_kept_and_everybody_stands_once():
    rng = random.Random("wishes")
    for number in range(300):
        count = rng.randint(9, 26)
        played = event(count, number)
        strategy = rng.choice(["standings", "spread"])
        for _ in range(3):
            order = played.standing()
            names = rng.sample(order, 7)
            locked, granted = (tuple(names[:4]),), tuple(names[4 : rng.choice([4, 5])])

            def made(given, strategy=strategy):
                return pair_pods(given, strategy=strategy, seats="balanced", budget=30)

            now = played.play(made, locked=locked, granted=granted, fixed_tables={names[5]: 3})
            seated = [name for pod in now.pods for name in pod.seats]
            assert sorted(seated + [bye.id for bye in now.byes]) == sorted(order)
            assert [bye.id for bye in now.byes][: len(granted)] == list(granted)
            assert len(now.byes) == len(granted) + (count - 4 - len(granted)) % 4
            assert [set(pod.seats) for pod in now.pods if "pod_locked" in pod.notes] == [set(locked[0])]
            numbers = [pod.table for pod in now.pods]
            assert numbers == sorted(set(numbers))
            kept = [pod.table for pod in now.pods if names[5] in pod.seats]
            assert kept in ([], [3])


def test_a_round_measured_afterwards_is_what_was_said():
    for number in range(60):
        played = event(4 + number % 20, number)
        for _ in range(4):
            made = played.play(pair_pods)
            tables = [pod.seats for pod in made.pods]
            assert measure_pods(played.fields[-1], tables) == made.measure
            met = itertools.chain.from_iterable(itertools.combinations(sorted(t), 2) for t in tables)
            before = {
                pair
                for played_ in played.fields[-1].earlier
                for table in played_
                for pair in itertools.combinations(sorted(table), 2)
            }
            assert made.measure.met_again == sum(pair in before for pair in met)
