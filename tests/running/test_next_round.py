"""The next round of whole events: who plays, who has a bye, what is refused, and that chance is the seed alone."""

import random
from dataclasses import replace

import pytest

from headjudge.findings import Refused
from headjudge.running.next_round import next_round
from headjudge.tournament import commands
from headjudge.tournament.events import Entry
from headjudge.tournament.state import Next, Tournament
from tests.running.made_by_hand import after, event, paired, played, reported


def code_of(state: Tournament) -> str:
    """The code of the refusal to pair."""
    with pytest.raises(Refused) as caught:
        next_round(state)
    return caught.value.findings[0].code


def met(state: Tournament) -> list[frozenset[str]]:
    """Every match of an event as a set of two."""
    return [frozenset(match.seats) for played_round in state.rounds for match in played_round.matches]


@pytest.mark.parametrize("count", [2, 3, 5, 8, 9, 16, 17, 33])
def test_everybody_stands_once_in_every_round_and_nobody_meets_twice(count: int) -> None:
    state = event(count, options={"rounds": 3} if count > 3 else {"rounds": 1})
    state = played(state, 3 if count > 3 else 1, seed=count)
    for played_round in state.rounds:
        names = [name for match in played_round.matches for name in match.seats] + list(played_round.byes)
        assert sorted(names) == [entrant.id for entrant in state.entrants]
        assert len(played_round.byes) == count % 2
    assert len(set(met(state))) == len(met(state))
    byes = [name for played_round in state.rounds for name in played_round.byes]
    assert len(set(byes)) == len(byes)


def test_one_entrant_has_a_bye_and_none_cannot_be_paired() -> None:
    drawn = next_round(event(1, options={"rounds": 1}))
    assert (drawn.matches, drawn.byes) == ((), ("E000",))
    assert code_of(event(0, options={"rounds": 1})) == "refuse.nobody_to_pair"


def test_six_entrants_play_five_rounds_without_meeting_twice() -> None:
    for seed in range(40):
        state = played(event(6, options={"rounds": 5}, seed=str(seed)), 5, seed=seed, draws=0.2)
        assert len(set(met(state))) == 15


def test_tables_follow_the_standings_and_seat_one_stands_higher() -> None:
    from headjudge.running.table import standings

    state = played(event(40), 4)
    ranks = {row.entrant: row.rank for row in standings(state).rows}
    drawn = next_round(state)
    assert [match.table for match in drawn.matches] == list(range(1, 21))
    heads = [ranks[match.seats[0]] for match in drawn.matches]
    assert heads == sorted(heads)
    assert all(ranks[match.seats[0]] < ranks[match.seats[1]] for match in drawn.matches)


def test_the_order_of_entrants_in_the_file_changes_nothing() -> None:
    state = played(event(31), 3)
    shuffled = list(state.entrants)
    random.Random(5).shuffle(shuffled)
    other = replace(state, entrants=tuple(shuffled))
    assert next_round(other).matches == next_round(state).matches
    assert next_round(other).byes == next_round(state).byes


def test_another_seed_gives_another_round() -> None:
    state = event(40)
    assert next_round(state).matches != next_round(replace(state, seed="other")).matches


class TestSettledBeforehand:
    def test_pairs_byes_and_absences_are_kept(self) -> None:
        settled = Next((("E003", "E000"),), ("E005",), ("E006",))
        drawn = next_round(replace(event(10), next=settled))
        assert ("E000", "E003") in [tuple(sorted(match.seats)) for match in drawn.matches]
        assert drawn.byes == ("E005",)
        assert drawn.absent == ("E006",)
        (locked,) = [match for match in drawn.matches if "locked" in match.notes]
        assert set(locked.seats) == {"E000", "E003"}
        state = paired(replace(event(10), next=settled))
        assert state.next is None

    def test_earned_byes_are_given_in_the_first_rounds_only(self) -> None:
        entrants = [{"id": name, "name": name, "byes": 2 if name == "A" else 0} for name in "ABCDEFGHI"]
        state = played(event(0, entrants=entrants, options={"rounds": 3}), 3)
        assert [("A" in played_round.byes) for played_round in state.rounds] == [True, True, False]
        assert all(len(played_round.byes) == 1 for played_round in state.rounds)

    def test_a_fixed_table_keeps_its_number(self) -> None:
        entrants = [
            {"id": f"E{place}", "name": "n", **({"fixed_table": 7} if place == 4 else {})}
            for place in range(12)
        ]
        state = event(0, entrants=entrants)
        for seed in range(5):
            state = reported(paired(state), random.Random(seed)) if seed < 3 else state
        for played_round in state.rounds:
            (own,) = [match.table for match in played_round.matches if "E4" in match.seats]
            assert own == 7
            assert sorted(match.table for match in played_round.matches) == [1, 2, 3, 4, 5, 7]

    def test_who_is_kept_apart_meets_only_where_nothing_else_is_left(self) -> None:
        for seed in range(20):
            state = event(6, seed=str(seed), keep_apart=[["E000", "E001"]], options={"rounds": 4})
            state = played(state, 4, seed=seed)
            assert frozenset(("E000", "E001")) not in met(state)
        alone = event(2, keep_apart=[["E000", "E001"]], options={"rounds": 1})
        (match,) = next_round(alone).matches
        assert "keep_apart_breached" in match.notes


class TestRefused:
    def test_while_matches_are_open(self) -> None:
        assert code_of(paired(event(4))) == "refuse.open_matches"

    def test_after_the_last_round(self) -> None:
        assert code_of(played(event(8), 3)) == "refuse.all_rounds_played"
        assert code_of(played(event(8, options={"rounds": 1}), 1)) == "refuse.all_rounds_played"

    def test_beyond_the_table_nobody_planned_but_rounds_go_on_with_a_warning(self) -> None:
        drawn = next_round(event(740))
        assert "running.rounds_not_planned" in [finding.code for finding in drawn.findings]


class TestRematches:
    def test_more_rounds_than_opponents_repeat_as_few_as_needed_and_say_so(self) -> None:
        state = played(event(4, options={"rounds": 5}), 3)
        drawn = next_round(state)
        assert all("rematch" in match.notes for match in drawn.matches)
        assert "pair.rematches_unavoidable" in [finding.code for finding in drawn.findings]

    def test_an_organiser_may_allow_them(self) -> None:
        state = played(event(4, options={"rounds": 5, "rematches": "allow"}), 3)
        notes = [
            note for played_round in state.rounds for match in played_round.matches for note in match.notes
        ]
        assert len(set(met(state))) < 6
        assert "rematch_allowed" in notes
        assert "rematch" not in notes

    def test_two_entrants_who_have_met_meet_again(self) -> None:
        state = played(event(2, options={"rounds": 3}), 3)
        assert len(met(state)) == 3


def test_late_entrants_drops_and_re_entries_over_a_whole_event() -> None:
    state = played(event(9, options={"rounds": 6}), 2)
    state = after(
        state,
        commands.Drop("E003"),
        commands.Enter((Entry("L", 3, name="Late"),)),
    )
    state = played(state, 1)
    here = {name for match in state.rounds[2].matches for name in match.seats} | set(state.rounds[2].byes)
    assert "L" in here
    assert "E003" not in here
    state = played(after(state, commands.ReEnter("E003")), 1)
    assert "E003" in {name for match in state.rounds[3].matches for name in match.seats} | set(
        state.rounds[3].byes
    )
    state = played(after(state, commands.Disqualify("E001"), commands.MarkAbsent("E002")), 1)
    assert state.rounds[4].absent == ("E002",)
    assert "E001" not in {name for match in state.rounds[4].matches for name in match.seats}
