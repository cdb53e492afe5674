"""Commands: what each brings about, and what the facts refuse."""

import json
from typing import Any

import pytest

from headjudge.findings import InputError, Refused
from headjudge.tournament import commands
from headjudge.tournament.decide import decide
from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.events import Entry, PairedMatch
from headjudge.tournament.evolve import evolve
from headjudge.tournament.state import Result, Tournament


def event(**changes: Any) -> Tournament:
    """Four entrants after a finished round 1 and an open round 2."""
    plain: dict[str, Any] = {
        "headjudge": 1,
        "name": "E",
        "date": "2025-11-30",
        "policy": "fab/classic-constructed",
        "seed": "s",
        "entrants": [{"id": name, "name": name} for name in "ABCD"],
        "rounds": [
            {
                "number": 1,
                "matches": [
                    {"table": 1, "seats": ["A", "B"], "result": {"winner": "A"}},
                    {"table": 2, "seats": ["C", "D"], "result": {"winner": "C"}},
                ],
            },
            {"number": 2, "matches": [{"table": 1, "seats": ["A", "C"]}, {"table": 2, "seats": ["B", "D"]}]},
        ],
    }
    plain.update(changes)
    return read_event(json.dumps(plain).encode())[0]


def after(state: Tournament, *asked: commands.Command) -> Tournament:
    """The state after commands; what comes out can be written and read."""
    for command in asked:
        for fact in decide(state, command):
            state = evolve(state, fact)
    assert read_event(write_event(state).encode())[0] == state
    return state


def refused(state: Tournament, command: commands.Command) -> str:
    """The code of the refusal."""
    with pytest.raises(Refused) as caught:
        decide(state, command)
    return caught.value.findings[0].code


class TestEnter:
    def test_a_late_entrant_plays_from_the_next_round(self) -> None:
        state = after(event(), commands.Enter((Entry("E", 3, name="Eri"),)))
        assert state.entrants[-1].entered_in == 3
        assert not state.entrants[-1].plays_in(2)

    def test_a_taken_id_and_a_paired_round_are_refused(self) -> None:
        assert refused(event(), commands.Enter((Entry("A", 3),))) == "refuse.entrant_id_taken"
        assert refused(event(), commands.Enter((Entry("E", 2),))) == "refuse.round_already_paired"
        assert refused(event(), commands.Enter((Entry("E", 3), Entry("E", 3)))) == "refuse.entrant_id_taken"


class TestDrop:
    def test_a_drop_without_a_round_is_after_the_last_paired_one(self) -> None:
        state = after(event(), commands.Drop("A"))
        assert state.entrants[0].dropped_after == (2,)
        assert state.entrants[0].plays_in(2)
        assert not state.entrants[0].plays_in(3)

    def test_nobody_leaves_before_a_round_they_stand_in(self) -> None:
        assert refused(event(), commands.Drop("A", 1)) == "refuse.plays_later"

    def test_what_cannot_be(self) -> None:
        with pytest.raises(InputError) as caught:
            decide(event(), commands.Drop("Z"))
        assert caught.value.findings[0].code == "refuse.unknown_entrant"
        assert refused(event(), commands.Drop("A", 3)) == "refuse.round_not_paired"
        assert refused(after(event(), commands.Drop("A")), commands.Drop("A")) == "refuse.already_dropped"
        out = after(event(), commands.Disqualify("A"))
        assert refused(out, commands.Drop("A")) == "refuse.already_disqualified"
        assert refused(out, commands.Disqualify("A")) == "refuse.already_disqualified"
        assert refused(out, commands.ReEnter("A")) == "refuse.already_disqualified"

    def test_out_and_in_and_out(self) -> None:
        state = after(event(), commands.Drop("A"), commands.ReEnter("A"))
        assert state.entrants[0].re_entered_in == (3,)
        assert refused(state, commands.Drop("A", 2)) == "refuse.plays_later"
        assert refused(event(), commands.ReEnter("A")) == "refuse.not_dropped"
        assert (
            refused(after(event(), commands.Drop("A")), commands.ReEnter("A", 1))
            == "refuse.round_already_paired"
        )

    def test_a_drop_before_the_first_round_leaves_no_trace(self) -> None:
        state = after(event(rounds=[]), commands.Drop("A"))
        assert state.entrants[0].dropped_after == (0,)


class TestAbsent:
    def test_it_is_settled_for_the_next_round(self) -> None:
        state = after(event(), commands.MarkAbsent("A"))
        assert state.next is not None
        assert state.next.absent == ("A",)
        assert refused(state, commands.MarkAbsent("A")) == "refuse.already_absent"

    def test_only_who_plays_can_be_absent(self) -> None:
        assert refused(after(event(), commands.Drop("A")), commands.MarkAbsent("A")) == "refuse.not_playing"
        settled = event(next={"byes": ["A"], "pairs": [["B", "C"]]})
        assert refused(settled, commands.MarkAbsent("A")) == "refuse.already_settled"
        assert refused(settled, commands.MarkAbsent("B")) == "refuse.already_settled"


class TestReport:
    def test_a_result_is_set_and_replaced_in_the_running_round(self) -> None:
        won = commands.Report(2, 1, Result(winner="A"))
        lost = commands.Report(2, 1, Result(winner="C"))
        match = after(event(), won, lost).rounds[1].matches[0]
        assert match.result == Result(winner="C")
        assert match.was == ()

    def test_an_earlier_result_is_kept_beside_the_correction(self) -> None:
        asked = commands.Report(1, 1, Result(draw=True), reason="slip")
        match = after(event(), asked).rounds[0].matches[0]
        assert match.result == Result(draw=True)
        (was,) = match.was
        assert (was.result, was.until_round, was.reason) == (Result(winner="A"), 2, "slip")

    def test_the_same_result_again_changes_nothing(self) -> None:
        assert decide(event(), commands.Report(1, 1, Result(winner="A"))) == []

    def test_clearing(self) -> None:
        state = after(event(), commands.Report(2, 1, Result(winner="A")), commands.Report(2, 1, None))
        assert state == event()
        assert refused(event(), commands.Report(1, 1, None)) == "refuse.clear_would_open"

    def test_where_nothing_is_to_be_reported(self) -> None:
        assert refused(event(), commands.Report(3, 1, Result(draw=True))) == "refuse.no_such_round"
        assert refused(event(), commands.Report(1, 9, Result(draw=True))) == "refuse.no_such_match"

    @pytest.mark.parametrize(
        ("result", "code"),
        [
            (Result(winner="B"), "sense.winner_not_seated"),
            (Result(winner="A", draw=True), "sense.result_contradicts"),
            (Result(), "sense.result_contradicts"),
            (Result(lost=("A",)), "sense.lost_not_everybody"),
            (Result(winner="A", games=(0, 2, 0)), "sense.games_contradict"),
            (Result(draw=True, games=(2, 1, 0)), "sense.games_contradict"),
            (Result(winner="A", out=("C",)), "sense.only_in_pods"),
        ],
    )
    def test_an_impossible_result_is_an_input_error(self, result: Result, code: str) -> None:
        with pytest.raises(InputError) as caught:
            decide(event(), commands.Report(2, 1, result))
        assert code in [finding.code for finding in caught.value.findings]

    def test_a_concession_may_go_against_the_games(self) -> None:
        asked = commands.Report(2, 1, Result(winner="A", games=(0, 1, 0), how="concession"))
        assert after(event(), asked).rounds[1].matches[0].result == asked.result


class TestPairAndCut:
    def test_a_pairing_is_taken_as_it_is_and_ends_what_was_settled(self) -> None:
        results = [commands.Report(2, table, Result(draw=True)) for table in (1, 2)]
        pair = commands.PairRound(None, (PairedMatch(1, ("A", "D")), PairedMatch(2, ("B", "C"))))
        state = after(event(), *results, commands.MarkAbsent("A"), pair)
        assert state.next is None
        assert state.rounds[2].matches[0].seats == ("A", "D")

    def test_a_cut_is_made_once(self) -> None:
        cut = commands.MakeCut(1, ("A", "C", "D", "B"), ("A", "C"))
        state = after(event(), cut)
        assert state.cuts[0].through == ("A", "C")
        assert refused(state, cut) == "refuse.cut_made"
