"""A play-off that leaves to the rules who enters: it is there while they recommend one."""

from headjudge.running.stages import stages_of
from headjudge.tournament.state import Enters, Stage
from tests.desk.making import event

FOLLOWS = (Stage("swiss", "swiss"), Stage("playoff", "bracket"))


def test_it_comes_and_goes_with_the_number_of_entrants():
    found = [
        [(stage.id, stage.enters) for stage in stages_of(event(count, stages=FOLLOWS))]
        for count in (8, 9, 17)
    ]
    assert found == [
        [("swiss", None)],
        [("swiss", None), ("playoff", Enters(top=4))],
        [("swiss", None), ("playoff", Enters(top=8))],
    ]


def test_an_own_cut_stays_whatever_the_rules_recommend():
    own = (FOLLOWS[0], Stage("playoff", "bracket", enters=Enters(top=4)))
    assert [stage.id for stage in stages_of(event(8, stages=own))] == ["swiss", "playoff"]


def test_beyond_the_table_it_stays_and_asks_for_a_number():
    # The table ends at 736, so nothing is recommended for more, and nothing says that there is no play-off.
    stages = stages_of(event(737, stages=FOLLOWS))
    assert [(stage.id, stage.planned, stage.enters) for stage in stages] == [
        ("swiss", None, None),
        ("playoff", None, None),
    ]
