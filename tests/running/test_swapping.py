"""Swaps by hand: what changes, and every consequence by its name."""

import json
from dataclasses import replace
from typing import Any

import pytest

from headjudge.findings import Finding, Refused
from headjudge.running.next_round import next_round
from headjudge.running.swapping import Swap, fit, swap
from headjudge.tournament import commands
from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.state import Result, Tournament
from tests.running.made_by_hand import after, event, paired, played
from tests.running.test_pods import arena
from tests.running.test_pods import played as arena_played
from tests.running.test_repairing import DRAFT, code_of, seats


def found(made: Swap, code: str) -> list[Finding]:
    return [finding for finding in made.findings if finding.code == code]


def checked(state: Tournament, made: Swap) -> Tournament:
    changed = made.change.applied(state)
    assert read_event(write_event(changed).encode())[0] == changed
    return changed


def test_two_change_places_and_keep_each_other_s_seat() -> None:
    state = paired(event(8))
    one, other = seats(state)[1][0], seats(state)[3][1]
    made = swap(state, one, other)
    changed = checked(state, made)
    assert seats(changed)[1] == (other, seats(state)[1][1])
    assert seats(changed)[3] == (seats(state)[3][0], one)
    assert [new.table for new in made.tables] == [1, 3]
    assert not made.findings
    assert made.before == made.after


def test_a_rematch_is_named_with_its_round_and_points_with_their_difference() -> None:
    state = paired(played(event(8), 2, draws=0))
    first, second = state.rounds[0].matches[0].seats
    assert all({*match.seats} != {first, second} for match in state.rounds[-1].matches)
    table = next(match for match in state.rounds[-1].matches if first in match.seats)
    opponent = next(name for name in table.seats if name != first)
    made = swap(state, opponent, second)
    told = found(made, "repair.meets_again")
    assert [
        one.params["round"] for one in told if {one.params["first"], one.params["second"]} == {first, second}
    ] == [1]
    assert "rematch" in next(new.notes for new in made.tables if new.table == table.table)
    again = fit(checked(state, made))
    assert next(one.met_in for one in again.tables if one.table == table.table) == 1
    for new in made.tables:
        points = next(one.points for one in again.tables if one.table == new.table)
        apart = [one for one in found(made, "repair.points_apart") if one.params["table"] == new.table]
        assert [one.params["difference"] for one in apart] == (
            [str(abs(points[0] - points[1]))] if points[0] != points[1] else []
        )
        assert ("pair_down" in new.notes) is (points[0] != points[1])


def test_two_who_are_to_be_kept_apart() -> None:
    state = paired(event(8))
    one, other = seats(state)[1][0], seats(state)[2][0]
    state = replace(state, keep_apart=((one, seats(state)[2][1]),))
    made = swap(state, one, other)
    assert [f.params["table"] for f in found(made, "repair.meets_kept_apart")] == [2]
    assert made.after.kept_apart == 1


def test_a_bye_changes_hands_and_another_bye_is_named() -> None:
    state = paired(played(event(9), 2))
    holder = state.rounds[-1].byes[0]
    had = state.rounds[0].byes[0]
    made = swap(state, had, holder)
    changed = checked(state, made)
    assert changed.rounds[-1].byes == (had,)
    assert made.byes_after == (had,)
    assert found(made, "repair.other_bye")[0].params == {"id": had, "count": 1}
    assert made.after.second_byes == 1


def test_a_bye_that_is_too_high_is_named() -> None:
    state = paired(played(event(9), 1, draws=0))
    top = state.rounds[-1].matches[0].seats[0]
    made = swap(state, top, state.rounds[-1].byes[0])
    assert found(made, "repair.bye_too_high")[0].params == {"id": top, "points": "1", "lowest": "0"}


def test_somebody_absent_comes_in_for_another() -> None:
    state = paired(after(event(8), commands.MarkAbsent("E003")))
    bye = state.rounds[-1].byes[0]
    made = swap(state, "E003", bye)
    changed = checked(state, made)
    assert changed.rounds[-1].byes == ("E003",)
    assert changed.rounds[-1].absent == (bye,)


def test_a_fixed_table_that_is_lost_is_named() -> None:
    plain = json.loads(write_event(event(8)))
    plain["entrants"][2]["fixed_table"] = 4
    state = paired(read_event(json.dumps(plain).encode())[0])
    assert "E002" in seats(state)[4]
    made = swap(state, "E002", seats(state)[1][0])
    assert found(made, "repair.fixed_table_lost")[0].params == {"id": "E002", "fixed": 4, "table": 1}


def test_leaving_a_draft_pod_is_an_error() -> None:
    state = paired(event(16, policy="fab/booster-draft", stages=DRAFT))
    pods = {match.pod: match for match in state.rounds[-1].matches}
    made = swap(state, pods[1].seats[0], pods[2].seats[0])
    assert {one.severity for one in found(made, "repair.pod_left")} == {"error"}
    assert len(found(made, "repair.pod_left")) == 2
    inside = [match for match in state.rounds[-1].matches if match.pod == 1]
    assert not found(swap(state, inside[0].seats[0], inside[1].seats[0]), "repair.pod_left")


def test_tables_of_four() -> None:
    state = arena_played(arena(17), 2)
    state = after(state, *next_round(state).commands())
    one, other = seats(state)[1][2], seats(state)[4][0]
    made = swap(state, one, other)
    changed = checked(state, made)
    assert seats(changed)[1][2] == other
    assert seats(changed)[4][0] == one
    assert made.after.squared_difference != made.before.squared_difference
    bye = state.rounds[-1].byes[0]
    assert checked(state, swap(state, bye, one)).rounds[-1].byes == (one,)


def test_what_is_refused() -> None:
    state = paired(event(9))
    first = seats(state)[1][0]
    bye = state.rounds[-1].byes[0]
    assert code_of(swap, state, bye, bye) == "repair.same_place"
    assert code_of(swap, state, first, "nobody") == "repair.not_in_round"
    state = after(state, commands.Report(1, 1, Result(winner=first)))
    assert code_of(swap, state, first, bye) == "repair.table_finished"
    with pytest.raises(Refused):
        swap(event(4), "E000", "E001")


def test_fit_says_of_each_table_why_it_is_so() -> None:
    state = paired(played(event(11), 2, draws=0))
    whole = fit(state)
    assert whole.number == 3
    assert [one.seats for one in whole.tables] == [match.seats for match in state.rounds[-1].matches]
    for one in whole.tables:
        assert ("pair_down" in one.notes) is (one.difference != 0)
        assert one.met_in is None
        assert not one.moved
        assert one.is_open
    assert [one.entrant for one in whole.byes] == list(state.rounds[-1].byes)
    assert whole.quality.pair_downs == sum(one.difference != 0 for one in whole.tables)
    before: Any = state.rounds[1].matches[0]
    loser = next(name for name in before.seats if name != before.result.winner)
    corrected = after(state, commands.Report(2, before.table, Result(winner=loser), None, "slip"))
    moved = {name for one in fit(corrected).tables for name in one.moved}
    assert moved == {*before.seats} - {*state.rounds[-1].byes}
