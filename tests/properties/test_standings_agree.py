"""The fast versions and the reference versions give the same standings, on thousands of random events."""

import random
import re
from fractions import Fraction

import pytest

from headjudge.policy.model import Scoring, TieBreak
from headjudge.standings import METRICS, draw_lots, rank, records_of, reference_rank
from headjudge.standings.field import Field
from headjudge.standings.plain import plain
from tests.standings.events import (
    FAB,
    FAB_SCORING,
    MAGIC,
    MAGIC_SCORING,
    SWISS,
    SWISS_SCORING,
    random_event,
)

F = Fraction
SIZES = [(150, 12, 8), (150, 8, 5), (150, 3, 12), (12, 40, 9), (4, 14, 25)]
"""Events per batch, most entrants, most rounds."""

ODD_SCORING = Scoring(
    win=F(7, 3),
    draw=F(1, 2),
    loss=F(-1, 5),
    bye=F(2),
    game_win=F(2),
    game_draw=F(1, 2),
    bye_games=(1, 0, 0),
    unreported_win_games=(2, 1, 0),
    unreported_draw_games=(1, 1, 1),
    double_loss_games=(0, 3, 0),
)


def events(batch: int):
    rng = random.Random(batch)
    for count, entrants, rounds in SIZES:
        for _ in range(count):
            yield random_event(rng.getrandbits(40), rng.randint(0, entrants), rng.randint(0, rounds))


def some_order(rng: random.Random) -> list[TieBreak]:
    """Any metrics in any order, in either direction, with floors where they can stand."""
    keys = rng.sample(sorted(METRICS), rng.randint(1, 5))
    return [
        TieBreak(
            key=key,
            better=rng.choice(("high", "low")),
            floor=rng.choice((None, F(1, 3), F(33, 100))) if METRICS[key].takes_floor else None,
        )
        for key in keys
    ]


@pytest.mark.parametrize("batch", range(10))
def test_fast_and_reference_rank_alike(batch: int) -> None:
    rng = random.Random(batch)
    for tournament in events(batch):
        records = records_of(tournament, rng.choice((None, rng.randint(0, 5))))
        lots = draw_lots(records, tournament.seed)
        order, scoring = rng.choice(
            (
                (FAB, FAB_SCORING),
                (FAB, FAB_SCORING),
                (MAGIC, MAGIC_SCORING),
                (SWISS, SWISS_SCORING),
                (some_order(rng), MAGIC_SCORING),
                (some_order(rng), ODD_SCORING),
            )
        )
        assert rank(records, order, scoring, lots).rows() == reference_rank(records, order, scoring, lots)


@pytest.mark.parametrize("key", sorted(METRICS))
def test_every_value_has_its_formula(key: str) -> None:
    """For everybody, placed or not: fast version, reference and formula give the same value."""
    unit = METRICS[key]
    rng = random.Random(key)
    for _ in range(60):
        records = records_of(random_event(rng.getrandbits(40), rng.randint(0, 10), rng.randint(0, 7)))
        scoring = rng.choice((MAGIC_SCORING, ODD_SCORING))
        floor = rng.choice((None, F(1, 3), F(2, 5))) if unit.takes_floor else None
        everybody = range(records.entrants)
        event = plain(records, scoring).at(floor, everybody)
        groups = records.ranked.astype(int) * 0
        fast = unit.fast(Field(records, scoring, floor, groups)).fractions()
        assert fast == [unit.reference(event, row) for row in everybody]
        for row in everybody:
            formula = unit.formula(event, row)
            assert formula.value == fast[row]
            assert worked_out(formula.text) == fast[row], formula.text


def worked_out(text: str) -> Fraction:
    """What the formula gives when its text is calculated: ``(7 + 6 + 0) / (7 + 6 + 4) = 13/17 ≈ 0.765``."""
    left = text.split(" = ", maxsplit=1)[0].split(" ≈ ", maxsplit=1)[0].replace("×", "*")
    return F(eval(re.sub(r"\d+", r"F(\g<0>)", left), {"F": F, "max": max}))


@pytest.mark.parametrize("rounds", [21, 24, 47, 64, 80])
def test_beyond_64_bits(rounds: int) -> None:
    """Many rounds need numbers that no machine word holds; nothing changes for the one who reads the
    table."""
    for seed in range(3):
        records = records_of(random_event(seed, 7, rounds))
        lots = draw_lots(records, str(seed))
        assert records.after == rounds
        for order, scoring in ((FAB, FAB_SCORING), (MAGIC, MAGIC_SCORING), (SWISS, ODD_SCORING)):
            assert rank(records, order, scoring, lots).rows() == reference_rank(records, order, scoring, lots)
