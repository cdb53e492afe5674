"""The names that data may use are the ones that are built."""

from headjudge.policy.names import BY_GAMES, BY_WINS, METRICS, PAIRINGS, WITH_FLOOR
from headjudge.standings import METRICS as BUILT


def test_metrics():
    assert set(METRICS.all) == set(BUILT)


def test_metrics_with_a_floor():
    assert set(WITH_FLOOR.all) == {key for key, unit in BUILT.items() if unit.takes_floor}


def test_metrics_by_games():
    assert set(BY_GAMES.all) == {key for key, unit in BUILT.items() if unit.by_games}


def test_metrics_by_wins_are_the_other_rates_with_a_floor():
    assert set(BY_WINS.all) == set(WITH_FLOOR.all) - set(BY_GAMES.all)


def test_pairings():
    assert PAIRINGS.all == ("swiss",)
