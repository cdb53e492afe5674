"""The turn clock on random games, held against a plain walk through the same games."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from headjudge.policy.pods import TableClock
from headjudge.tournament.clocks import MINUTE
from headjudge.tournament.clocks.turns import Eliminated, TurnBegan, further_turns, table_clock

SEATS = ("A", "B", "C", "D")
UP = 90 * MINUTE


def game(seed):
    """Turns as they are played: (player, start, end, dies at the end, has an extra turn), until well after time."""
    rng = random.Random(seed)
    alive, turns, at, place = list(SEATS), [], UP - rng.randint(0, 60) * MINUTE, rng.randrange(4)
    while at < UP + 200 * MINUTE:
        player = SEATS[place % 4]
        place += 1
        if player not in alive:
            continue
        extra = False
        while True:
            length = rng.randint(1, 25 * MINUTE)
            dies = len(alive) > 2 and rng.randrange(10) == 0
            turns.append((player, at, at + length, dies, extra))
            at += length
            if dies:
                alive.remove(player)
                break
            extra = rng.randrange(4) == 0
            if not extra:
                break
    return turns


def facts_of(turns):
    facts = []
    for player, start, end, dies, extra in turns:
        facts.append(TurnBegan(start, player, extra=extra))
        if dies:
            facts.append(Eliminated(end, player))
    return facts


def after_time(turns, further):
    """The players of the turns after the one in which time was called, and when the last of them is over."""
    active = next(i for i, turn in enumerate(turns) if turn[1] <= UP < turn[2])
    player = turns[active][0]
    left = turns[active + 1 :]
    while left and left[0][0] == player and left[0][4]:
        active, left = active + 1, left[1:]
    if further == 0:
        return [], turns[active][2]
    taken = left[:further]
    assert len(taken) == further
    return [turn[0] for turn in taken], taken[-1][2]


@pytest.mark.parametrize("further", [0, 1, 2, 3])
@pytest.mark.parametrize("seed", range(80))
def test_exactly_so_many_turns_follow_and_the_clock_says_whose(seed, further):
    turns, rule = game(seed), TableClock(turns=further)
    players, over = after_time(turns, further)
    facts = facts_of(turns)
    seen = []
    for player, start, _, _, _ in turns:
        face = table_clock(SEATS, facts, rule, UP, start)
        if start <= UP and face.phase != "time_over":
            assert face.active == player
        if face.phase == "further_turn":
            seen.append(face.active)
            assert face.active == player
    assert seen == players
    assert table_clock(SEATS, facts, rule, UP, over + 1).phase == "time_over"
    before = table_clock(SEATS, facts, rule, UP, over - 1)
    assert before.phase in ("last_turn", "further_turn", "in_time")


@pytest.mark.parametrize("seed", range(80))
def test_the_order_in_which_facts_come_in_and_what_comes_later_change_nothing(seed):
    rng, turns = random.Random(seed), game(seed)
    rule, now = TableClock(turns=1, long_turn_minutes=5), UP + rng.randint(-40, 60) * MINUTE
    facts = [TurnBegan(start, player, extra=extra) for player, start, _, _, extra in turns]
    face = table_clock(SEATS, facts, rule, UP, now)
    past = [fact for fact in facts if fact.at <= now]
    assert table_clock(SEATS, past, rule, UP, now) == face
    rng.shuffle(past)
    assert table_clock(SEATS, past, rule, UP, now) == face
    assert face.call_judge == (face.judge_at is not None and now > face.judge_at)
    assert set(face.living) <= set(SEATS)


@settings(max_examples=100, deadline=None, derandomize=True)
@given(st.integers(2, 4), st.integers(0, 3), st.integers(0, 2), st.booleans())
def test_further_turns_by_players(living, turns, beyond, each):
    rule = TableClock(turns=turns, turns_beyond_two=beyond, each_living=each)
    assert further_turns(rule, living, 4) == turns + 2 * beyond + (living if each else 0)
