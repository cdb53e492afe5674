"""Nobody enters an event without a round to play, nobody is absent from a round that asks for a result."""

import pytest

from headjudge.findings import Refused
from headjudge.running.coming import check_absence, check_entry
from headjudge.tournament import commands
from headjudge.tournament.events import Entry
from headjudge.tournament.state import Tournament
from tests.running.made_by_hand import after, event, played

STAGES = [
    {"id": "swiss", "kind": "swiss", "options": {"rounds": 2}},
    {"id": "playoff", "kind": "bracket", "enters": {"top": 4}},
]


def entered(state: Tournament) -> Tournament:
    return after(state, commands.Enter((Entry("Z", len(state.rounds) + 1, name="Z"),)))


def test_entering_needs_a_round_to_play() -> None:
    check_entry(entered(event(8, stages=STAGES)))
    check_entry(entered(played(event(8, stages=STAGES), 1)))
    with pytest.raises(Refused) as caught:
        check_entry(entered(played(event(8, stages=STAGES), 2)))
    assert caught.value.findings[0].code == "refuse.no_round_to_enter"


def test_days_with_a_cut_between_them() -> None:
    days = [
        {"id": "one", "kind": "swiss", "options": {"rounds": 2}},
        {"id": "two", "kind": "swiss", "options": {"rounds": 2}, "enters": {"top": 4}},
    ]
    with pytest.raises(Refused) as caught:
        check_entry(entered(played(event(8, stages=days), 2)))
    assert caught.value.findings[0].params["left"] == "cut"
    check_entry(entered(played(event(8, stages=days), 1)))


def test_a_table_that_plans_a_further_round_for_one_more_lets_them_in() -> None:
    with pytest.raises(Refused):
        check_entry(entered(played(event(7), 3)))
    check_entry(entered(played(event(8), 3)))


@pytest.mark.parametrize(("rounds", "left"), [(2, "playoff"), (3, "playoff"), (4, "none")])
def test_a_play_off_knows_no_absence(rounds: int, left: str) -> None:
    with pytest.raises(Refused) as caught:
        check_absence(played(event(8, stages=STAGES), rounds, draws=0), "E001")
    finding = caught.value.findings[0]
    assert (finding.code, finding.params["left"]) == ("refuse.absent_in_no_round", left)
    check_absence(played(event(8, stages=STAGES), 1), "E001")
