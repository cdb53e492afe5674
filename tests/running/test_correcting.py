"""A correction looked at beforehand: who moves, which later pairings and cuts would have been others."""

from dataclasses import replace
from typing import Any

import pytest

from headjudge.findings import Refused
from headjudge.running.correcting import Correction, preview
from headjudge.running.next_round import next_round
from headjudge.running.table import standings
from headjudge.tournament import commands
from headjudge.tournament.commands import Report
from headjudge.tournament.state import Result, Tournament
from tests.running.made_by_hand import after, event, paired, played
from tests.running.test_pods import arena
from tests.running.test_pods import played as arena_played
from tests.running.test_stages import TWO_DAYS


def other_way(state: Tournament, number: int, table: int) -> Report:
    match = next(match for match in state.rounds[number - 1].matches if match.table == table)
    assert match.result is not None
    first, second = match.seats
    winner = first if match.result.winner == second else second
    return Report(number, table, Result(winner=winner), None, "slip")


def codes(made: Correction) -> list[str]:
    return [finding.code for finding in made.findings]


def test_the_ranks_are_those_of_the_corrected_event() -> None:
    state = paired(played(event(16), 3))
    asked = other_way(state, 2, 1)
    made = preview(state, asked)
    corrected = after(state, asked)
    assert made.event == corrected
    assert made.after_round == 3
    before = {row.entrant: row for row in standings(state).rows}
    now = {row.entrant: row for row in standings(corrected).rows}
    assert {one.entrant for one in made.moved} >= {*state.rounds[1].matches[0].seats}
    for one in made.moved:
        assert (one.rank_before, one.rank_after) == (before[one.entrant].rank, now[one.entrant].rank)
        for key, was, is_ in one.values:
            assert (was, is_) == (before[one.entrant].values[key], now[one.entrant].values[key])
    still = {*now} - {one.entrant for one in made.moved}
    assert all(before[name].rank == now[name].rank for name in still)


def test_a_later_round_is_paired_again_from_the_results_as_they_stood() -> None:
    state = paired(played(event(16), 2))
    asked = other_way(state, 2, 3)
    made = preview(state, asked)
    assert [one.number for one in made.rounds] == [3]
    stood = replace(state, rounds=state.rounds[:2])
    drawn = next_round(after(stood, asked))
    meet = {frozenset(match.seats) for match in drawn.matches}
    expected = tuple(m.table for m in state.rounds[2].matches if frozenset(m.seats) not in meet)
    assert made.rounds[0].tables == expected
    assert made.rounds[0].differs is bool(expected)
    assert made.rounds[0].by_seed
    assert ("repair.round_would_differ" in codes(made)) is bool(expected)


def test_every_round_after_the_corrected_one_is_looked_at() -> None:
    state = paired(played(event(16), 3))
    assert [one.number for one in preview(state, other_way(state, 1, 2)).rounds] == [2, 3, 4]


def test_a_round_that_was_paired_by_hand_is_held_against_its_draw() -> None:
    state = paired(played(event(16), 1))
    last = state.rounds[-1]
    one, other = last.matches[0], last.matches[1]
    trade = (
        replace(one, seats=(one.seats[0], other.seats[0])),
        replace(other, seats=(one.seats[1], other.seats[1])),
    )
    state = replace(state, rounds=(state.rounds[0], replace(last, matches=(*trade, *last.matches[2:]))))
    made = preview(state, other_way(state, 1, 5))
    assert not made.rounds[0].by_seed
    assert "repair.not_by_seed" in codes(made)


def test_games_alone_move_nobody_in_points() -> None:
    state = paired(played(event(8), 1, draws=0))
    match = state.rounds[0].matches[0]
    assert match.result is not None
    same = Result(winner=match.result.winner, how="concession")
    made = preview(state, Report(1, 1, same, None, "slip"))
    assert not made.moved
    assert "repair.nobody_moves" in codes(made)
    assert not made.rounds[0].differs


def test_a_cut_that_would_have_been_another() -> None:
    state = played(event(24, stages=TWO_DAYS), 4, seed=3)
    state = paired(state)
    cut = state.cuts[0]
    found: list[Any] = []
    for match in state.rounds[3].matches:
        made = preview(state, other_way(state, 4, match.table))
        later = made.cuts[0]
        again = [row.entrant for row in standings(replace(made.event, cuts=()), 4).rows]
        assert later.other_order is (again != list(cut.order))
        assert {*later.comes_in}.isdisjoint(cut.through)
        assert {*later.goes_out} <= {*cut.through}
        if later.comes_in:
            found.append(made)
    assert found
    assert "repair.cut_would_take_in" in codes(found[0])
    assert any("repair.cut_would_leave_out" in codes(made) for made in found)


def test_an_earlier_cut_is_left_alone() -> None:
    state = paired(played(event(24, stages=TWO_DAYS), 5, seed=3))
    assert preview(state, other_way(state, 5, 1)).cuts == ()


def test_tables_of_four() -> None:
    state = arena_played(arena(20), 2)
    state = after(state, *next_round(state).commands())
    match = state.rounds[1].matches[0]
    order = (
        match.seats[::-1] if match.result is None or match.result.winner != match.seats[-1] else match.seats
    )
    made = preview(state, Report(2, match.table, Result(winner=order[0], out=tuple(order[1:])), None, "slip"))
    assert made.moved
    assert [one.number for one in made.rounds] == [3]


def test_what_the_report_itself_would_refuse() -> None:
    state = paired(played(event(8), 1))
    with pytest.raises(Refused) as caught:
        preview(state, Report(1, 1, None))
    assert caught.value.findings[0].code == "refuse.clear_would_open"
    with pytest.raises(Refused):
        preview(state, commands.Report(9, 1, None))


def test_the_same_is_given_each_time() -> None:
    state = paired(played(event(16), 2))
    asked = other_way(state, 1, 1)
    once, again = preview(state, asked), preview(state, asked)
    assert once.before.rows == again.before.rows
    assert (once.moved, once.rounds, once.findings) == (again.moved, again.rounds, again.findings)
