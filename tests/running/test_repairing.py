"""A published round repaired: what is played stays, the rest is as good as it can be, with the fewest changes."""

import json
import random
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from headjudge.findings import Refused
from headjudge.running.next_round import next_round
from headjudge.running.published import published, quality, rank_of
from headjudge.running.repairing import Repair, repair
from headjudge.tournament import commands
from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.events import Entry
from headjudge.tournament.state import Next, Result, Tournament
from tests.running.made_by_hand import after, event, paired, played, reported
from tests.running.test_pods import arena
from tests.running.test_pods import played as arena_played

DRAFT: list[dict[str, Any]] = [{"id": "draft", "kind": "draft", "options": {"rounds": 3}}]


def codes(made: Repair) -> list[str]:
    return [finding.code for finding in made.findings]


def code_of(call: Any, *given_: Any, **named: Any) -> str:
    with pytest.raises(Refused) as caught:
        call(*given_, **named)
    return caught.value.findings[0].code


def turned_round(state: Tournament, number: int, tables: Sequence[int]) -> Tournament:
    """The event after the results of these tables of a round were corrected: the other one had won."""
    for match in state.rounds[number - 1].matches:
        if match.table in tables:
            assert match.result is not None
            first, second = match.seats
            winner = first if match.result.winner == second else second
            state = after(state, commands.Report(number, match.table, Result(winner=winner), None, "slip"))
    return state


def some_played(state: Tournament, tables: Sequence[int]) -> Tournament:
    last = state.rounds[-1]
    for match in last.matches:
        if match.table in tables:
            state = after(state, commands.Report(last.number, match.table, Result(winner=match.seats[0])))
    return state


def seats(state: Tournament) -> dict[int, tuple[str, ...]]:
    return {match.table: match.seats for match in state.rounds[-1].matches}


def everybody(state: Tournament) -> list[str]:
    last = state.rounds[-1]
    return sorted([name for match in last.matches for name in match.seats] + [*last.byes, *last.absent])


def checked(state: Tournament, made: Repair) -> Tournament:
    """The event with the repair; it can be written and read, and nothing is left to mend."""
    changed = made.change.applied(state)
    assert read_event(write_event(changed).encode())[0] == changed
    for match in state.rounds[-1].matches:
        if match.result is not None:
            assert match in changed.rounds[-1].matches
    assert {one.table: one.after for one in made.tables if one.after} == {
        match.table: match.seats for match in made.change.matches
    }
    now = seats(changed)
    assert all(now.get(one.table, ()) == one.after for one in made.tables)
    assert changed.rounds[-1].byes == made.byes_after
    return changed


def best_by_pairing(state: Tournament) -> tuple[Any, ...]:
    """The quality that the pairing proper reaches when all finished tables are settled beforehand."""
    known = published(state)
    done = [match for match in state.rounds[-1].matches if match.result is not None]
    settled = Next(tuple(match.seats for match in done), (), state.rounds[-1].absent)
    drawn = next_round(replace(known.earlier, next=settled))
    return rank_of(known, quality(known, [match.seats for match in drawn.matches], drawn.byes))


class TestThreeWrongResults:
    @pytest.mark.parametrize("count", [63, 64])
    @pytest.mark.parametrize("seed", range(4))
    def test_finished_tables_stay_and_the_rest_is_as_good_as_a_new_pairing(
        self, count: int, seed: int
    ) -> None:
        state = paired(played(event(count, options={"rounds": 6}), 4, seed=seed))
        state = some_played(state, [2, 5, 9, 20, 30])
        state = turned_round(state, 4, [1, 8, 21])
        made = repair(state)
        changed = checked(state, made)
        known = published(state)
        assert rank_of(known, made.after) == best_by_pairing(state)
        assert rank_of(known, made.after) <= rank_of(known, made.before)
        assert rank_of(known, made.anew) <= rank_of(known, made.after)
        assert everybody(changed) == everybody(state)
        assert made.is_smallest
        # Three results move six entrants, and each needs an opponent of its new points.
        assert len(made.tables) <= 14
        assert made.swaps < len(made.tables)
        assert codes(repair(changed))[-1] == "repair.nothing_to_mend"

    def test_everybody_who_stays_at_a_table_keeps_the_seat(self) -> None:
        state = turned_round(paired(played(event(64), 4)), 4, [2, 7, 29])
        made = repair(state)
        assert made.tables
        for one in made.tables:
            both = {*one.before} & {*one.after}
            assert len(both) == 1
            for name in both:
                assert one.before.index(name) == one.after.index(name)

    def test_the_order_of_registration_changes_nothing(self) -> None:
        state = turned_round(paired(played(event(40), 4)), 4, [2, 7])
        entrants = list(state.entrants)
        random.Random(1).shuffle(entrants)
        assert repair(replace(state, entrants=tuple(entrants))) == repair(state)

    def test_a_round_that_is_fit_has_nothing_to_mend(self) -> None:
        made = repair(paired(played(event(30), 3)))
        assert codes(made) == ["repair.nothing_to_mend"]
        assert not made.tables
        assert made.swaps == 0
        assert made.before == made.after == made.anew


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(4, 22), st.integers(1, 4))
def test_a_repair_is_never_worse_and_never_touches_what_is_played(seed: int, count: int, rounds: int) -> None:
    rng = random.Random(seed)
    state = paired(played(event(count, seed=str(seed), options={"rounds": rounds + 1}), rounds, seed=seed))
    tables = [match.table for match in state.rounds[-1].matches]
    state = some_played(state, rng.sample(tables, rng.randrange(len(tables))))
    last = [match.table for match in state.rounds[-2].matches]
    state = turned_round(state, rounds, rng.sample(last, min(len(last), rng.randrange(1, 4))))
    state = replace(state, keep_apart=(tuple(rng.sample([e.id for e in state.entrants], 2)),))
    made = repair(state)
    known = published(state)
    assert rank_of(known, made.after) <= rank_of(known, made.before)
    assert rank_of(known, made.after) == best_by_pairing(state)
    changed = checked(state, made)
    assert everybody(changed) == everybody(state)
    chosen = rng.sample([match.table for match in state.rounds[-1].matches if match.result is None], 1)
    part = repair(state, chosen)
    assert {one.table for one in part.tables} <= {*chosen}


class TestChosenTables:
    def test_only_these_change_and_what_would_be_needed_is_said(self) -> None:
        state = turned_round(paired(played(event(32), 3)), 3, [1, 2])
        whole = repair(state)
        needed = [one.table for one in whole.tables]
        assert len(needed) > 2
        made = repair(state, needed[:2])
        assert {one.table for one in made.tables} <= {*needed[:2]}
        said = [finding for finding in made.findings if finding.code == "repair.tables_needed"]
        assert said[0].params["tables"] == tuple(needed)
        full = repair(state, needed, byes=True)
        assert full.after == whole.after
        assert "repair.tables_needed" not in codes(full)

    def test_tables_that_are_finished_or_unknown_are_refused(self) -> None:
        state = some_played(paired(event(8)), [1])
        assert code_of(repair, state, [1]) == "repair.table_finished"
        assert code_of(repair, state, [9]) == "repair.no_such_table"


class TestUnfit:
    def test_two_who_are_to_be_kept_apart_are_parted_by_one_swap(self) -> None:
        state = paired(event(16))
        first, second = seats(state)[3]
        state = replace(state, keep_apart=((first, second),))
        made = repair(state)
        assert made.swaps == 1
        assert len(made.tables) == 2
        assert made.before.kept_apart == 1
        assert made.after.kept_apart == 0
        assert {one.table: one.why for one in made.tables}[3] == ("kept_apart",)
        assert [one.why for one in made.tables if one.table != 3] == [("for_others",)]

    def test_a_finished_match_that_is_unfit_is_kept_and_named(self) -> None:
        state = some_played(paired(played(event(16), 2)), [1])
        first, second = seats(state)[1]
        state = replace(state, keep_apart=((first, second),))
        made = repair(state)
        assert not made.tables
        assert [f.code for f in made.findings] == ["repair.kept_apart_met", "repair.nothing_to_mend"]
        assert made.findings[0].params == {"table": 1, "first": first, "second": second}

    def test_a_rematch_put_in_by_hand_goes(self) -> None:
        state = paired(played(event(16), 2))
        met = state.rounds[0].matches[0].seats
        where = {name: (m.table, m.seats.index(name)) for m in state.rounds[-1].matches for name in m.seats}
        one, other = met
        table = where[one][0]
        opponent = next(name for name in seats(state)[table] if name != one)
        trade = {opponent: other, other: opponent}
        matches = tuple(
            replace(m, seats=tuple(trade.get(name, name) for name in m.seats))
            for m in state.rounds[-1].matches
        )
        state = replace(state, rounds=(*state.rounds[:-1], replace(state.rounds[-1], matches=matches)))
        made = repair(state)
        assert made.before.met_again == 1
        assert made.after.met_again == 0
        assert "rematch" in {one.table: one.why for one in made.tables}[table]

    def test_the_bye_moves_to_the_lowest(self) -> None:
        state = paired(played(event(9, options={"rounds": 5}), 1))
        holder = state.rounds[-1].byes[0]
        table = next(m.table for m in state.rounds[0].matches if holder in m.seats)
        state = turned_round(state, 1, [table])
        assert published(state).score(holder) == 1
        made = repair(state)
        assert made.byes_before == (holder,)
        assert made.byes_after != (holder,)
        assert published(state).score(made.byes_after[0]) == 0
        assert any("bye" in one.why for one in made.tables)
        kept = repair(state, byes=False)
        assert kept.byes_after == (holder,)


class TestWhoGoesAndComes:
    def test_somebody_gone_leaves_an_opponent_for_whoever_has_the_bye(self) -> None:
        state = paired(played(event(9), 1))
        gone = seats(state)[4][1]
        made = repair(state, absent=[gone])
        changed = checked(state, made)
        assert changed.rounds[-1].absent == (gone,)
        assert not changed.rounds[-1].byes
        assert len(changed.rounds[-1].matches) == 4
        assert made.swaps <= 1

    def test_somebody_gone_from_an_even_field_leaves_a_bye(self) -> None:
        state = paired(played(event(8), 1))
        gone = seats(state)[1][0]
        made = repair(state, absent=[gone])
        changed = checked(state, made)
        assert len(changed.rounds[-1].byes) == 1
        assert len(made.change.removed) == 1
        assert published(state).score(changed.rounds[-1].byes[0]) == 0

    def test_somebody_new_plays_and_enters_in_this_round(self) -> None:
        state = paired(played(event(9), 1))
        entry = commands.Enter((Entry("Z", entered_in=3, name="Zoe"),))
        state = after(state, entry)
        made = repair(state, joining=["Z"])
        assert made.change.entered == ("Z",)
        changed = checked(state, made)
        assert not changed.rounds[-1].byes
        assert any("Z" in one.seats for one in changed.rounds[-1].matches)
        assert changed.entrants[-1].entered_in == 2
        assert [one.why for one in made.tables if "Z" in one.after] == [("joins", "bye")]

    def test_who_is_absent_can_come_back(self) -> None:
        state = after(played(event(9), 1), commands.MarkAbsent("E003"))
        state = paired(state)
        made = repair(state, joining=["E003"])
        changed = checked(state, made)
        assert changed.rounds[-1].absent == ()
        assert len(changed.rounds[-1].byes) == 1

    def test_who_cannot_go_or_come_is_refused(self) -> None:
        state = some_played(paired(event(8)), [1])
        assert code_of(repair, state, absent=[seats(state)[1][0]]) == "repair.cannot_go"
        assert code_of(repair, state, joining=[seats(state)[2][0]]) == "repair.cannot_join"
        assert code_of(repair, state, joining=["nobody"]) == "repair.cannot_join"

    def test_two_byes_too_many_meet(self) -> None:
        state = paired(played(event(10), 1))
        last = state.rounds[-1]
        parted = last.matches[4].seats
        state = replace(state, rounds=(state.rounds[0], replace(last, matches=last.matches[:4], byes=parted)))
        made = repair(state)
        changed = checked(state, made)
        assert not changed.rounds[-1].byes
        assert seats(changed)[5] in (parted, parted[::-1])
        assert [one.table for one in made.tables] == [5]


class TestFixedTables:
    def test_somebody_with_a_fixed_table_stays_there(self) -> None:
        plain = json.loads(write_event(event(16)))
        plain["entrants"][5]["fixed_table"] = 6
        state = played(read_event(json.dumps(plain).encode())[0], 2)
        state = paired(state)
        assert "E005" in seats(state)[6]
        other = next(name for name in seats(state)[6] if name != "E005")
        state = replace(state, keep_apart=(("E005", other),))
        made = repair(state)
        changed = checked(state, made)
        assert "E005" in seats(changed)[6]
        assert "fixed_table" in next(m.notes for m in changed.rounds[-1].matches if m.table == 6)


class TestDrafts:
    def test_nobody_leaves_the_pod(self) -> None:
        state = paired(played(event(24, policy="fab/booster-draft", stages=DRAFT), 1))
        pod_of = {name: pod.pod for pod in state.draft_pods for name in pod.seats}
        state = turned_round(state, 1, [1, 6, 9])
        made = repair(state)
        changed = checked(state, made)
        assert made.tables
        for match in changed.rounds[-1].matches:
            assert {pod_of[name] for name in match.seats} == {match.pod}
        assert codes(repair(changed)) == ["repair.nothing_to_mend"]

    def test_somebody_of_no_pod_cannot_join(self) -> None:
        state = paired(event(16, policy="fab/booster-draft", stages=DRAFT))
        state = after(state, commands.Enter((Entry("Z", entered_in=2, name="Zoe"),)))
        assert code_of(repair, state, joining=["Z"]) == "draft.in_no_pod"


class TestLargerTables:
    @pytest.mark.parametrize("policy", ["standings", "spread"])
    @pytest.mark.parametrize("count", [8, 11, 19, 26])
    def test_a_round_as_it_was_paired_has_nothing_to_mend(self, policy: str, count: int) -> None:
        for rounds in range(1, 5):
            options = {"pairing": policy, "rounds": 6}
            state = arena_played(arena(count, options=options), rounds, seed=count)
            made = repair(after(state, *next_round(state).commands()))
            assert not made.tables
            assert made.byes_before == made.byes_after

    @pytest.mark.parametrize("count", [16, 17, 22, 35])
    @pytest.mark.parametrize("policy", ["standings", "spread"])
    def test_single_changes_of_places_make_it_no_worse(self, count: int, policy: str) -> None:
        state = arena_played(arena(count, options={"pairing": policy}), 3, seed=count)
        state = after(state, *next_round(state).commands())
        match = state.rounds[2].matches[0]
        order = match.seats[::-1]
        state = after(
            state,
            commands.Report(3, match.table, Result(winner=order[0], out=tuple(order[1:])), None, "slip"),
        )
        made = repair(state)
        changed = checked(state, made)
        known = published(state)
        assert policy == "spread" or made.after.repeated_tables == 0
        assert rank_of(known, made.after) <= rank_of(known, made.before)
        assert everybody(changed) == everybody(state)

    def test_a_seat_is_taken_by_who_has_a_bye(self) -> None:
        state = arena_played(arena(17), 2)
        state = after(state, *next_round(state).commands())
        gone = seats(state)[2][1]
        made = repair(state, absent=[gone])
        changed = checked(state, made)
        assert not changed.rounds[-1].byes
        assert changed.rounds[-1].absent == (gone,)
        assert all(len(match.seats) == 4 for match in changed.rounds[-1].matches)

    def test_a_table_without_enough_players_has_byes(self) -> None:
        state = arena_played(arena(16), 2)
        state = after(state, *next_round(state).commands())
        made = repair(state, absent=[seats(state)[2][1]])
        changed = checked(state, made)
        assert len(changed.rounds[-1].byes) == 3
        assert len(changed.rounds[-1].matches) == 3

    @pytest.mark.parametrize("policy", ["pods/edh-matchmaker", "pods/green-gate", "pods/plain"])
    @pytest.mark.parametrize("count", [13, 16, 18, 19])
    def test_with_several_sizes_of_tables_everybody_plays(self, policy: str, count: int) -> None:
        state = arena_played(arena(count, policy=policy, options={"rounds": 4}), 2)
        state = after(state, *next_round(state).commands())
        sizes = published(state).stage.policy.table_sizes
        gone = [match.seats[-1] for match in state.rounds[-1].matches[:2]]
        for made in (repair(state, absent=gone[:1]), repair(state, absent=gone)):
            changed = checked(state, made)
            assert everybody(changed) == everybody(state)
            assert all(len(match.seats) in sizes for match in changed.rounds[-1].matches)
            assert len(changed.rounds[-1].byes) < max(sizes)

    def test_somebody_to_be_kept_apart_changes_places(self) -> None:
        state = arena_played(arena(16), 1)
        state = after(state, *next_round(state).commands())
        first, second = seats(state)[3][:2]
        state = replace(state, keep_apart=((first, second),))
        made = repair(state)
        assert made.before.kept_apart == 1
        assert made.after.kept_apart == 0
        assert any(one.table == 3 and "kept_apart" in one.why for one in made.tables)
        assert not made.is_smallest


class TestRefused:
    def test_what_cannot_be_repaired(self) -> None:
        assert code_of(repair, event(8)) == "repair.no_round"
        state = reported(paired(event(8)), random.Random(1))
        assert code_of(repair, state) == "repair.no_open_table"

    def test_a_play_off_has_its_own_way(self) -> None:
        stages = [
            {"id": "day", "kind": "swiss", "options": {"rounds": 2}},
            {"id": "top", "kind": "bracket", "enters": {"top": 4}},
        ]
        state = paired(played(event(8, stages=stages), 2))
        assert code_of(repair, state) == "repair.in_playoff"

    def test_an_earlier_round_that_was_opened_again(self) -> None:
        state = paired(played(event(8), 1))
        opened = tuple(replace(m, result=None) if m.table == 2 else m for m in state.rounds[0].matches)
        state = replace(state, rounds=(replace(state.rounds[0], matches=opened), state.rounds[1]))
        assert code_of(repair, state) == "repair.earlier_open"


def test_a_match_settled_beforehand_stays_unless_it_is_chosen() -> None:
    state = played(event(12), 1)
    met = state.rounds[0].matches[0].seats
    state = paired(replace(state, next=Next(pairs=(met,))))
    table = next(match.table for match in state.rounds[-1].matches if {*match.seats} == {*met})
    assert codes(repair(state)) == ["repair.nothing_to_mend"]
    open_ = [match.table for match in state.rounds[-1].matches]
    made = repair(state, open_)
    assert table in {one.table for one in made.tables}


def test_quality_is_in_match_points() -> None:
    state = paired(played(event(12), 1, draws=0))
    known = published(state)
    tables = [match.seats for match in state.rounds[-1].matches]
    differences = [abs(known.score(a) - known.score(b)) for a, b in tables]
    found = quality(known, tables, [])
    assert found.difference == sum(differences)
    assert found.squared_difference == sum((d * d for d in differences), Fraction(0))
    assert found.pair_downs == sum(map(bool, differences))
