"""Larger tables: fast and reference versions agree, orders add up, and a plain count of the results gives the same."""

import random
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest

from headjudge.policy.model import TieBreak
from headjudge.policy.names import POD_WITH_FLOOR
from headjudge.policy.pods import AlivePoints, Phantoms, SizePoints
from headjudge.policy.policy import Policy
from headjudge.standings import POD_METRICS, Records, draw_lots, rank, records_of, reference_rank
from headjudge.standings.explanation import explain
from headjudge.standings.field import Field
from headjudge.standings.plain import plain
from headjudge.tournament.pod_results import faults_of_pod_result
from headjudge.tournament.state import Tournament
from tests.properties.test_standings_agree import worked_out
from tests.standings.pod_events import arena, random_pod_event

F = Fraction
SIZES = [(60, 14, 6, (4,)), (60, 12, 5, (4, 3)), (40, 17, 4, (4, 3, 5)), (3, 60, 7, (4,))]
"""Events per batch, most entrants, most rounds, sizes of tables."""


def events(batch: int) -> Iterator[tuple[Tournament, tuple[int, ...]]]:
    rng = random.Random(batch)
    for count, entrants, rounds, sizes in SIZES:
        for _ in range(count):
            seed = rng.getrandbits(40)
            yield random_pod_event(seed, rng.randint(0, entrants), rng.randint(0, rounds), sizes), sizes


def some_policy(rng: random.Random, sizes: tuple[int, ...]) -> Policy:
    """Any values that a policy may have, any steps in any order, with floors where they can stand."""
    options = {
        name: rng.choice(option.choices)
        for name, option in arena().options.items()
        if option.kind == "choice" and name not in ("decklists", "opponents_floor")
    }
    policy = arena(**options)
    keys = rng.sample(sorted(POD_METRICS), rng.randint(1, 5))
    floors = (None, F(1, 3), F(33, 100))
    order = tuple(
        TieBreak(
            key=key,
            better=rng.choice(("high", "low")),
            floor=rng.choice(floors) if POD_WITH_FLOOR.knows(key) else None,
        )
        for key in keys
    )
    pods = policy.pods
    placement = tuple(
        SizePoints(size=size, points=(F(5), F(7, 2), F(2), F(1, 3), F(0))[:size]) for size in sizes
    )
    by_alive = (AlivePoints(alive=2, points=F(3)), AlivePoints(alive=4, points=F(1, 2)))
    phantoms = Phantoms(per_bye=3, per_missing_seat=1, rate=rng.choice((F(1, 5), F(33, 100))))
    pods = replace_in(
        pods,
        table={
            "draw_points_to": rng.choice(("alive", "all", "none")),
            "placement": rng.choice(((), placement)),
            "draw_by_alive": rng.choice(((), by_alive)),
        },
        orders={"short_table": rng.choice(("from_the_top", "from_one"))},
        opponents={"phantoms": rng.choice((None, phantoms)), "seat_values": (0, 1, 3, 4, 5)},
    )
    scoring = policy.scoring.model_copy(
        update=rng.choice(({}, {"win": F(7, 3), "draw": F(1, 2), "loss": F(-1, 5), "bye": F(5)}))
    )
    changed = {"pods": pods, "standings": order, "table_sizes": sizes, "scoring": scoring}
    return policy.model_copy(update=changed)


def replace_in(pods, **parts):
    return pods.model_copy(
        update={name: getattr(pods, name).model_copy(update=values) for name, values in parts.items()}
    )


@pytest.mark.parametrize("batch", range(8))
def test_fast_and_reference_rank_alike(batch: int) -> None:
    rng = random.Random(batch)
    for tournament, sizes in events(batch):
        policy = rng.choice((arena().model_copy(update={"table_sizes": sizes}), some_policy(rng, sizes)))
        records = records_of(tournament, rng.choice((None, None, rng.randint(0, 5))), policy)
        lots = draw_lots(records, tournament.seed)
        fast = rank(records, policy.standings, policy.scoring, lots).rows()
        assert fast == reference_rank(records, policy.standings, policy.scoring, lots)


@pytest.mark.parametrize("key", sorted(POD_METRICS))
def test_every_value_has_its_formula(key: str) -> None:
    """For everybody, placed or not: fast version, reference and formula give the same value."""
    unit = POD_METRICS[key]
    rng = random.Random(key)
    seen = set()
    for _ in range(50):
        sizes = rng.choice(((4,), (4, 3)))
        event = random_pod_event(rng.getrandbits(40), rng.randint(0, 13), rng.randint(0, 5), sizes)
        policy = some_policy(rng, sizes)
        records = records_of(event, None, policy)
        floor = rng.choice((None, F(1, 3), F(2, 5))) if unit.takes_floor else None
        seen |= set(same_three_times(records, policy, unit, floor))
    assert len(seen) > 3


def same_three_times(records: Records, policy: Policy, unit, floor: Fraction | None) -> list[Fraction]:
    event = plain(records, policy.scoring).at(floor)
    fast = unit.fast(Field(records, policy.scoring, floor)).fractions()
    assert fast == [unit.reference(event, row) for row in range(records.entrants)]
    for row, value in enumerate(fast):
        formula = unit.formula(event, row)
        assert formula.value == value
        assert worked_out(formula.text.replace("-1/5", "(0 - 1/5)")) == value, formula.text
    return fast


def counted(event: Tournament) -> dict[str, tuple[int, int, Fraction]]:
    """Points, sum of orders and opponents' win rate of everybody by Goldfish Arena, straight from the results."""
    points, orders, wins, matches, met = {}, {}, {}, {}, {}
    for entrant in event.entrants:
        for tally in (points, orders, wins, matches):
            tally[entrant.id] = 0
        met[entrant.id] = []
    for played in event.rounds:
        for name in played.byes:
            points[name] += 1
            orders[name] += 4
        for name in played.absent:
            orders[name] += 1
            matches[name] += 1
        for match in played.matches:
            result = match.result
            fell_last = next((set(g) for g in result.together if result.out and result.out[-1] in g), set())
            everybody_fell = len(result.out) == 4
            alive = fell_last if everybody_fell else set(match.seats) - set(result.out)
            line = [name for name in result.out if name not in alive]
            line += [name for name in match.seats if name in alive]
            for order, name in enumerate(line, start=1):
                orders[name] += order
                matches[name] += 1
                met[name] += [other for other in match.seats if other != name]
            if result.winner is None:
                for name in match.seats:
                    points[name] += name in alive
            else:
                points[result.winner] += 4
                wins[result.winner] += 1
    rates = {}
    for name, others in met.items():
        below = sum(matches[other] for other in others)
        rates[name] = F(sum(wins[other] for other in others), below) if below else F(0)
    return {name: (points[name], orders[name], rates[name]) for name in points}


@pytest.mark.parametrize("batch", range(4))
def test_a_plain_count_of_the_results_gives_the_same(batch: int) -> None:
    rng = random.Random(batch)
    policy = arena()
    keys = [step.key for step in policy.standings]
    for _ in range(120):
        event = random_pod_event(rng.getrandbits(40), rng.randint(4, 18), rng.randint(1, 6))
        records = records_of(event, None, policy)
        standing = rank(records, policy.standings, policy.scoring, draw_lots(records, event.seed))
        told = counted(event)
        for name in records.ids:
            assert tuple(standing.value(name, key) for key in keys) == told[name]
        lots = dict(zip(records.ids, standing.lots.tolist(), strict=True))
        placed = [name for name in records.ids if records.ranked[records.rows[name]]]
        best_first = sorted(placed, key=lambda name: (*(-value for value in told[name]), lots[name]))
        assert list(standing.ids) == best_first


@pytest.mark.parametrize("batch", range(2))
def test_orders_of_a_table_add_up_to_ten(batch: int) -> None:
    """Whatever shares the places, but for no-shows without an order, best, worst and highest."""
    rng = random.Random(batch)
    for _ in range(300):
        event = random_pod_event(rng.getrandbits(40), 8, 1)
        for match in event.rounds[0].matches:
            for sharing in ("reported", "mean"):
                for survivors in ("turn_order", "mean"):
                    for leaver in ("at_that_moment", "first_out"):
                        policy = arena(simultaneous=sharing, draw_survivors=survivors, leaver=leaver)
                        one = replace(
                            event, rounds=(replace(event.rounds[0], matches=(match,), byes=(), absent=()),)
                        )
                        pods = records_of(one, None, policy).pods
                        total = sum(pods.kinds[kind].order for kind in pods.kind[:, 0].tolist())
                        assert total == 10


def test_random_results_are_possible_ones() -> None:
    rng = random.Random(0)
    kinds = set()
    for _ in range(300):
        event = random_pod_event(rng.getrandbits(40), 9, 2, (4, 3))
        for played in event.rounds:
            for match in played.matches:
                assert list(faults_of_pod_result(match.result, match.seats)) == []
                result = match.result
                kinds.add(
                    (
                        result.draw,
                        len(result.out) == len(match.seats),
                        bool(result.together),
                        bool(result.left),
                    )
                )
    assert len(kinds) >= 9


@pytest.mark.parametrize("seed", range(30))
def test_the_order_of_entrants_and_tables_in_the_file_does_not_matter(seed: int) -> None:
    event = random_pod_event(seed, 17, 4)
    policy = some_policy(random.Random(seed), (4,))
    other = replace(
        event,
        entrants=event.entrants[::-1],
        rounds=tuple(replace(played, matches=played.matches[::-1]) for played in event.rounds),
    )
    tables = []
    for one in (event, other):
        records = records_of(one, None, policy)
        tables.append(rank(records, policy.standings, policy.scoring, draw_lots(records, "s")).rows())
    assert tables[0] == tables[1]


@pytest.mark.parametrize("seed", range(20))
def test_everybody_can_be_explained(seed: int) -> None:
    event = random_pod_event(seed, 12, 4)
    policy = some_policy(random.Random(seed), (4,))
    records = records_of(event, None, policy)
    standing = rank(records, policy.standings, policy.scoring, draw_lots(records, "s"))
    for place, name in enumerate(standing.ids):
        told = explain(standing, name)
        assert told.positions[0].rank == place + 1
        assert told.to_json({})["positions"]
        for comparison in told.comparisons:
            if comparison.above == name:
                assert comparison.decided_by == standing.decided_by(place)
