"""What the presets of other series give on small events, computed by hand; and every preset on random ones."""

from dataclasses import replace
from datetime import date
from fractions import Fraction
from itertools import pairwise

import pytest

from headjudge.policy.editions import available, resolve
from headjudge.running.table import standings
from headjudge.tournament.event_file import read_event, write_event
from tests.standings.pod_events import pod_event, random_pod_event, ranked, values

DAY = date(2026, 11, 30)
EVENT = pod_event("ABCD>C:DAB EFGH=:G I+")
TWO_ALIVE = pod_event("ABCD=:AD")


def preset(name):
    return resolve(f"pods/{name}", DAY).policy


def points(name, event=EVENT):
    return {who: int(value) for who, value in values(event, "points", preset(name)).items()}


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("topdeck", "A0 B0 C5 D0 E1 F1 G0 H1 I5"),
        ("eminence", "A0 B0 C5 D0 E1 F1 G0 H1 I5"),
        ("edh-matchmaker", "A0 B0 C5 D0 E1 F1 G0 H1 I4"),
        ("full-grip", "A0 B0 C3 D0 E1 F1 G1 H1 I3"),  # the dead share in the draw
        ("satopin", "A0 B0 C3 D0 E0 F0 G0 H0 I3"),  # a draw is a loss for all; the bye is ours
        ("placement", "A2 B3 C5 D1 E1 F1 G1 H1 I5"),
        ("green-gate", "A2 B3 C6 D1 E2 F2 G1 H2 I6"),
    ],
)
def test_points_of_a_win_a_draw_and_a_bye(name, expected):
    assert " ".join(f"{who}{value}" for who, value in sorted(points(name).items())) == expected


def test_a_draw_of_two_gives_more_than_one_of_three_or_four():
    assert points("green-gate", TWO_ALIVE) == {"A": 1, "B": 3, "C": 3, "D": 2}
    assert points("green-gate", pod_event("ABCD=:")) == {"A": 2, "B": 2, "C": 2, "D": 2}


def test_places_at_a_table_of_three():
    assert points("placement", pod_event("ABC>B:CA")) == {"A": 3, "B": 5, "C": 2}


@pytest.mark.parametrize(("name", "rate"), [("topdeck", Fraction(1, 5)), ("eminence", Fraction(33, 100))])
def test_a_bye_adds_three_opponents_who_are_not_there(name, rate):
    event = pod_event("ABCD>C:DAB I+", "ABCI>A:ICB D+")
    found = values(event, "opponents_win_rate_mean", preset(name))
    # I met A (1 of 2), B (0 of 2), C (1 of 2), and three who are not there.
    assert found["I"] == (Fraction(1, 2) + 0 + Fraction(1, 2) + 3 * rate) / 6


def test_a_short_table_counts_as_if_somebody_with_the_floor_sat_there():
    found = values(pod_event("ABC>A:BC"), "opponents_points_rate_mean", preset("portugal"))
    floor = Fraction(1, 5)
    assert found["A"] == floor
    assert found["B"] == (1 + floor + floor) / 3


def test_wins_from_later_seats_break_ties():
    found = values(pod_event("ABCD>C:DAB EFGH>F:EGH"), "seat_wins", preset("satopin"))
    assert (found["C"], found["F"], found["A"]) == (3, 1, 0)


@pytest.mark.parametrize("name", [one for one in available() if one.startswith("pods/")])
def test_every_preset_ranks_any_event_whatever_the_order_of_its_file(name):
    own = resolve(name, DAY).policy
    for seed in range(6):
        event = random_pod_event(seed, 14, 4, sizes=own.table_sizes)
        standing = ranked(event, own)
        turned = ranked(replace(event, entrants=tuple(reversed(event.entrants))), own)
        assert standing.ids == turned.ids
        keys = [step.key for step in own.standings]
        for above, below in pairwise(standing.ids):
            for key, step in zip(keys, own.standings, strict=True):
                one, other = standing.value(above, key), standing.value(below, key)
                if one != other:
                    assert (one > other) is (step.better == "high")
                    break


@pytest.mark.parametrize("name", [one for one in available() if one.startswith("pods/")])
def test_an_event_file_of_every_preset_is_read_and_ranked(name):
    event = replace(EVENT, policy=name)
    assert read_event(write_event(event).encode())[0] == event
    assert len(standings(event).rows) == 9
