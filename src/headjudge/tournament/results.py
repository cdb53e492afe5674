"""What a result may be for the seats of its match: the same check for files and for reports."""

from __future__ import annotations

from collections.abc import Iterable

from headjudge.json_text import Fault
from headjudge.tournament.pod_results import faults_of_pod_result
from headjudge.tournament.state import Result

_NOT_BY_PLAY = ("concession", "no_show", "penalty")
_NOT_BY_GAMES = ("time",)


def faults_of_result(result: Result, seats: tuple[str, ...]) -> Iterable[Fault]:
    """Every contradiction in a result; paths are keys of the result. At tables of three and more
    ``headjudge.tournament.pod_results`` judges; between two:

    Exactly one of a winner, a draw, or a loss for both. Games won, where given, agree with it: the winner has
    more than the loser (as many where time decided) and a draw has as many, unless the match ended by concession,
    absence or penalty.
    """
    if len(seats) > 2:
        yield from faults_of_pod_result(result, seats)
        return
    named = [
        name
        for name, is_set in (
            ("winner", result.winner is not None),
            ("draw", result.draw),
            ("lost", bool(result.lost)),
        )
        if is_set
    ]
    if len(named) != 1:
        yield Fault((), "sense.result_contradicts", {"problem": "_and_".join(named[:2]) or "nothing"})
    if result.winner is not None and result.winner not in seats:
        yield Fault(("winner",), "sense.winner_not_seated", {"id": result.winner, "seats": ", ".join(seats)})
    for order, name in enumerate(result.lost):
        if name not in seats:
            yield Fault(("lost", order), "sense.winner_not_seated", {"id": name, "seats": ", ".join(seats)})
    strangers = any(name not in seats for name in result.lost)
    if result.lost and not strangers and set(result.lost) != set(seats):
        yield Fault(("lost",), "sense.lost_not_everybody", {"seats": ", ".join(seats)})
    for key in ("out", "through", "together", "no_show", "left"):
        if getattr(result, key) and len(seats) == 2:
            yield Fault((key,), "sense.only_in_pods", {"key": key})
    if result.games is not None and len(seats) == 2 and result.how not in _NOT_BY_PLAY:
        yield from _faults_of_games(result, seats, result.games)


def _faults_of_games(result: Result, seats: tuple[str, ...], games: tuple[int, int, int]) -> Iterable[Fault]:
    first, second, _ = games
    told = {"games": "-".join(map(str, games))}
    if result.draw and first != second:
        yield Fault(("games",), "sense.games_contradict", {**told, "winner": None})
    elif result.winner in seats:
        own, other = (first, second) if result.winner == seats[0] else (second, first)
        if own < other or (own == other and result.how not in _NOT_BY_GAMES):
            yield Fault(("games",), "sense.games_contradict", {**told, "winner": result.winner})
