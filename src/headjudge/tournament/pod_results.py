"""What a result may be at a table of three and more: everybody's fate said once, and no fate that cannot be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from headjudge.json_text import Fault
from headjudge.tournament.state import Result


def faults_of_pod_result(result: Result, seats: tuple[str, ...]) -> Iterable[Fault]:
    """Every contradiction in the result of a table; paths are keys of the result.

    Either a winner, and everybody else once in ``out``; or a draw, and once in ``out`` who had been eliminated,
    with at least two left. A draw that nobody survived has everybody in ``out``, and in ``together`` the last of
    them, two or more, who fell at the same moment. A draw with one alive is a win and is refused.
    """
    yield from _kind(result)
    yield from _named(result, seats)
    out = [name for name in dict.fromkeys(result.out) if name in seats]
    if result.winner is not None and not result.draw:
        if result.winner in out:
            yield Fault(("out", result.out.index(result.winner)), "sense.winner_out", {"id": result.winner})
        missing = [name for name in dict.fromkeys(seats) if name not in out and name != result.winner]
        if missing and result.winner in seats:
            told = {"ids": ", ".join(missing), "winner": result.winner}
            yield Fault(("out",), "sense.fate_unknown", told)
    elif result.draw and result.winner is None:
        yield from _draw(result, seats, out)
    yield from _together(result)
    yield from _gone(result)


def _kind(result: Result) -> Iterable[Fault]:
    if result.winner is not None and result.draw:
        yield Fault((), "sense.result_contradicts", {"problem": "winner_and_draw"})
    if result.lost:
        yield Fault(("lost",), "sense.lost_at_table")
    elif result.winner is None and not result.draw:
        yield Fault((), "sense.table_undecided")
    if result.games is not None:
        yield Fault(("games",), "sense.games_at_table")


def _named(result: Result, seats: tuple[str, ...]) -> Iterable[Fault]:
    """Whoever is named sits there, and stands once in each list."""
    sitting = ", ".join(seats)
    if result.winner is not None and result.winner not in seats:
        yield Fault(("winner",), "sense.winner_not_seated", {"id": result.winner, "seats": sitting})
    lists = (
        ("out", result.out),
        ("through", result.through),
        ("no_show", result.no_show),
        ("left", result.left),
    )
    for key, names in lists:
        yield from _once(key, names, seats)
    if result.through and result.winner is not None and result.winner not in result.through:
        told = {"id": result.winner}
        yield Fault(("through",), "sense.winner_not_through", told)


def _once(key: str, names: Sequence[str], seats: tuple[str, ...]) -> Iterable[Fault]:
    seen: list[str] = []
    for order, name in enumerate(names):
        if name not in seats:
            told = {"id": name, "seats": ", ".join(seats)}
            yield Fault((key, order), "sense.winner_not_seated", told)
        elif name in seen:
            yield Fault((key, order), "sense.named_twice", {"id": name, "key": key})
        seen.append(name)


def _draw(result: Result, seats: tuple[str, ...], out: Sequence[str]) -> Iterable[Fault]:
    alive = [name for name in dict.fromkeys(seats) if name not in out]
    if len(alive) == 1:
        yield Fault(("draw",), "sense.draw_one_alive", {"id": alive[0]})
    elif not alive and not any(len(group) > 1 and result.out[-1] in group for group in result.together):
        yield Fault(("together",), "sense.draw_nobody_alive", {"ids": ", ".join(result.out)})


def _together(result: Result) -> Iterable[Fault]:
    """Each group is of two or more who stand side by side in ``out``, and nobody is in two groups."""
    seen: list[str] = []
    for index, group in enumerate(result.together):
        places = sorted(result.out.index(name) for name in group if name in result.out)
        beside = len(places) == len(group) > 1 and places[-1] - places[0] == len(group) - 1
        if not beside or any(name in seen for name in group):
            yield Fault(("together", index), "sense.together", {"ids": ", ".join(group)})
        seen += group


def _gone(result: Result) -> Iterable[Fault]:
    """Who did not come stands first in ``out``; who left stands in it somewhere, and came."""
    first = result.out[: len(result.no_show)]
    for order, name in enumerate(result.no_show):
        if name in result.no_show[:order]:
            continue
        if name not in first:
            yield Fault(("no_show", order), "sense.no_show_first", {"id": name})
    for order, name in enumerate(result.left):
        if name not in result.out:
            yield Fault(("left", order), "sense.left_not_out", {"id": name})
        elif name in result.no_show:
            yield Fault(("left", order), "sense.left_and_no_show", {"id": name})
