"""Late players and no-shows in a published round: every choice leads to an event that a file may hold."""

import json
from dataclasses import replace
from typing import Any

import pytest

from headjudge.findings import Refused
from headjudge.running.auditing import audit
from headjudge.running.late import Choice, for_late, for_no_show
from headjudge.running.next_round import next_round
from headjudge.tournament import commands
from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.events import Entry
from headjudge.tournament.state import Result, Tournament
from tests.running.made_by_hand import after, event, paired, played
from tests.running.test_pods import arena
from tests.running.test_pods import played as arena_played
from tests.running.test_repairing import DRAFT, code_of, seats
from tests.running.test_stages import TWO_DAYS

ZOE = Entry("Z", name="Zoe")


def kinds(choices: tuple[Choice, ...]) -> list[str]:
    return [one.kind for one in choices]


def codes(choice: Choice) -> list[str]:
    return [finding.code for finding in choice.findings]


def the(choices: tuple[Choice, ...], kind: str) -> Choice:
    return next(one for one in choices if one.kind == kind)


def taken(state: Tournament, choice: Choice) -> Tournament:
    """The event once a choice is taken: it can be written and read, and nobody stands nowhere."""
    state = after(state, *choice.commands)
    if choice.change is not None:
        state = choice.change.applied(state)
    assert read_event(write_event(state).encode())[0] == state
    assert "audit.without_match" not in [finding.code for finding in audit(state)]
    return state


class TestLate:
    def test_a_new_player_in_an_odd_field(self) -> None:
        state = paired(played(event(9), 1))
        bye = state.rounds[-1].byes[0]
        choices = for_late(state, ZOE)
        assert kinds(choices) == ["loss", "meets_bye", "bye", "next_round"]
        lost = taken(state, choices[0])
        assert lost.rounds[-1].absent == ("Z",)
        assert lost.entrants[-1].entered_in == 2
        plays = taken(state, choices[1])
        assert choices[1].who == bye
        assert {*seats(plays)[choices[1].table or 0]} == {bye, "Z"}
        assert not plays.rounds[-1].byes
        assert "repair.bye_given_up" in codes(choices[1])
        both = taken(state, choices[2])
        assert {*both.rounds[-1].byes} == {bye, "Z"}
        assert both.rounds[-1].granted == ("Z",)
        assert "repair.more_byes" in codes(choices[2])
        waits = taken(state, choices[3])
        assert waits.entrants[-1].entered_in == 3
        assert waits.rounds == state.rounds
        assert "Z" in {n for m in next_round(_finished(waits)).matches for n in m.seats}

    def test_a_new_player_in_an_even_field(self) -> None:
        state = paired(event(8))
        assert kinds(for_late(state, ZOE)) == ["loss", "bye", "next_round"]

    def test_somebody_noted_absent_comes_after_all(self) -> None:
        state = paired(after(played(event(8), 1), commands.MarkAbsent("E003")))
        bye = state.rounds[-1].byes[0]
        choices = for_late(state, "E003")
        assert kinds(choices) == ["loss", "meets_bye", "bye"]
        assert choices[0].change is None
        plays = taken(state, choices[1])
        assert plays.rounds[-1].absent == ()
        assert {*plays.rounds[-1].matches[-1].seats} == {"E003", bye}

    def test_a_dropped_player_can_come_back_with_the_next_round(self) -> None:
        state = paired(after(played(event(9), 1), commands.Drop("E003", 1)))
        choices = for_late(state, "E003")
        assert kinds(choices) == ["next_round"]
        assert taken(state, choices[0]).entrants[3].re_entered_in == (3,)

    def test_a_granted_bye_can_be_given_up_and_is_no_longer_granted(self) -> None:
        plain = json.loads(write_event(played(event(9), 1)))
        plain["next"] = {"byes": ["E001"]}
        state = paired(read_event(json.dumps(plain).encode())[0])
        choice = the(for_late(state, ZOE), "meets_bye")
        assert choice.who == "E001"
        assert choice.findings[0].params == {"id": "E001", "granted": "yes"}
        assert taken(state, choice).rounds[-1].granted == ()

    def test_a_fixed_table_is_given(self) -> None:
        state = paired(played(event(9), 1))
        choice = the(for_late(state, replace(ZOE, fixed_table=12)), "meets_bye")
        assert choice.table == 12

    def test_the_last_round_leaves_none_to_wait_for(self) -> None:
        state = paired(event(8, options={"rounds": 1}))
        assert kinds(for_late(state, ZOE)) == ["loss", "bye"]

    def test_who_cannot_come(self) -> None:
        state = paired(event(9))
        assert code_of(for_late, state, "E000") == "repair.has_place"
        assert code_of(for_late, state, "nobody") == "repair.cannot_join"
        assert code_of(for_late, state, Entry("E000")) == "refuse.entrant_id_taken"
        days = paired(played(event(24, stages=TWO_DAYS), 4, seed=3))
        assert code_of(for_late, days, ZOE) == "refuse.enter_after_cut"
        out = next(e.id for e in days.entrants if e.id not in days.cuts[0].through)
        assert code_of(for_late, days, out) == "repair.cannot_join"

    def test_nobody_from_outside_meets_a_draft_pod(self) -> None:
        state = paired(event(9, policy="fab/booster-draft", stages=DRAFT))
        assert "meets_bye" not in kinds(for_late(state, ZOE))

    def test_at_tables_of_four_three_byes_and_a_late_player_are_a_table(self) -> None:
        state = arena_played(arena(19), 1)
        state = after(state, *next_round(state).commands())
        choice = the(for_late(state, ZOE), "meets_bye")
        plays = taken(state, choice)
        assert {*seats(plays)[choice.table or 0]} == {*state.rounds[-1].byes, "Z"}
        assert not plays.rounds[-1].byes

    def test_at_tables_of_four_one_bye_is_not_enough(self) -> None:
        state = arena_played(arena(17), 1)
        state = after(state, *next_round(state).commands())
        assert kinds(for_late(state, ZOE)) == ["loss", "bye", "next_round"]


def _finished(state: Tournament) -> Tournament:
    last = state.rounds[-1]
    for match in last.matches:
        state = after(state, commands.Report(last.number, match.table, Result(winner=match.seats[0])))
    return state


class TestNoShow:
    def test_of_two_one_comes(self) -> None:
        state = paired(played(event(9), 1))
        bye = state.rounds[-1].byes[0]
        gone, came = seats(state)[2]
        choices = for_no_show(state, 2, [gone])
        assert kinds(choices) == ["win", "opponents_meet_bye", "opponents_bye"]
        won = taken(state, choices[0])
        assert won.rounds[-1].matches[1].result == Result(winner=came, how="no_show")
        meets = taken(state, choices[1])
        assert seats(meets)[2] == (bye, came)
        assert meets.rounds[-1].absent == (gone,)
        assert not meets.rounds[-1].byes
        byes = taken(state, choices[2])
        assert 2 not in seats(byes)
        assert {*byes.rounds[-1].byes} == {bye, came}
        assert "repair.more_byes" in codes(choices[2])

    def test_a_late_player_takes_the_seat(self) -> None:
        state = after(paired(played(event(8), 1)), commands.Enter((Entry("Z", entered_in=3, name="Zoe"),)))
        gone, came = seats(state)[2]
        choice = the(for_no_show(state, 2, [gone], "Z"), "opponents_meet_late")
        plays = taken(state, choice)
        assert seats(plays)[2] == ("Z", came)
        assert plays.entrants[-1].entered_in == 2
        assert choice.change is not None
        assert choice.change.entered == ("Z",)

    def test_nobody_comes(self) -> None:
        state = paired(event(8))
        both = seats(state)[1]
        choices = for_no_show(state, 1, both)
        assert kinds(choices) == ["all_lose", "all_absent"]
        lost = taken(state, choices[0])
        assert lost.rounds[-1].matches[0].result == Result(lost=both, how="no_show")
        gone = taken(state, choices[1])
        assert gone.rounds[-1].absent == both
        assert len(gone.rounds[-1].matches) == 3

    def test_at_a_table_of_four(self) -> None:
        state = arena_played(arena(17), 1)
        state = after(state, *next_round(state).commands())
        table = seats(state)[1]
        choices = for_no_show(state, 1, [table[1]])
        assert kinds(choices) == ["plays_on", "opponents_meet_bye", "opponents_bye"]
        assert choices[0].change is None
        filled = taken(state, choices[1])
        assert seats(filled)[1] == (table[0], state.rounds[-1].byes[0], *table[2:])
        alone = for_no_show(state, 1, table[1:])
        won = taken(state, alone[0])
        assert won.rounds[-1].matches[0].result == Result(winner=table[0], out=table[1:], no_show=table[1:])
        nobody = for_no_show(state, 1, table)
        assert kinds(nobody) == ["all_lose", "all_absent"]
        taken(state, nobody[0])

    def test_a_smaller_table_where_the_rules_know_one(self) -> None:
        state = arena_played(arena(16, policy="pods/edh-matchmaker"), 1)
        state = after(state, *next_round(state).commands())
        table = seats(state)[2]
        choice = the(for_no_show(state, 2, [table[0]]), "fewer_at_table")
        smaller = taken(state, choice)
        assert seats(smaller)[2] == table[1:]
        late = for_late(smaller, ZOE)
        assert "fills_table" in kinds(late)
        full = taken(smaller, the(late, "fills_table"))
        assert seats(full)[2] == (*table[1:], "Z")

    def test_what_is_refused(self) -> None:
        state = after(paired(event(8)), commands.Report(1, 1, Result(winner=_first(paired(event(8))))))
        assert code_of(for_no_show, state, 1, [_first(state)]) == "repair.table_finished"
        assert code_of(for_no_show, state, 9, ["E000"]) == "repair.no_such_table"
        assert code_of(for_no_show, state, 2, [_first(state)]) == "repair.not_at_table"
        assert code_of(for_no_show, state, 2, []) == "repair.not_at_table"


def _first(state: Tournament) -> str:
    return seats(state)[1][0]


@pytest.mark.parametrize("call", [for_late, for_no_show])
def test_a_play_off_goes_its_own_way(call: Any) -> None:
    stages = [
        {"id": "day", "kind": "swiss", "options": {"rounds": 2}},
        {"id": "top", "kind": "bracket", "enters": {"top": 4}},
    ]
    state = paired(played(event(8, stages=stages), 2))
    with pytest.raises(Refused) as caught:
        call(state, *(["E000"] if call is for_late else [1, [_first(state)]]))
    assert caught.value.findings[0].code == "repair.in_playoff"
